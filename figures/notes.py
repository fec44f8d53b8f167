"""What is said and marked about an event: of any game."""
from typing import NamedTuple

from figures.labels import REFUSED
from figures.saying import both, labelled, reasons
from rulelib.answer import BLOCKER, Answer


class Note(NamedTuple):
    """What there is to say and to mark about the last event; `beside` where what the last move brought is told as well."""

    say: tuple[str, str] = ("", "")
    marks: tuple = ()
    beside: bool = False


def refused(answer: Answer, gid: str = "") -> Note:
    """Every rule that stands in the way; `gid` is the piece that was clicked."""
    broken = Answer(False, tuple(reason for reason in answer.because if not reason.holds))
    marks = ((BLOCKER, (gid,)),) if gid else broken.marks()
    return Note(both(lambda at: labelled(REFUSED, "", at, "wrong") + reasons(broken.because, at)), marks)
