"""The score pad of one loom, an entry at a time: what it brings, the threads that prove it, and the sum so far (weave.score.*)."""
from html import escape
from typing import Any, NamedTuple

import figures.weave_paint  # noqa: F401  signs up the painters
from figures import labels
from figures import weave_loom_words as words
from figures.labels import Label
from figures.picture import Picture
from figures.saying import both, labelled, reasons
from figures.scene import Control, Event, View
from figures.warp_and_weft_saying import card_words, points
from figures.weave_loom import Weaving
from rulelib.answer import Answer, Because
from rulelib.mistake import LANGUAGES
from rulelib.warp_and_weft import score
from rulelib.warp_and_weft.cards import Adjacency, card_text
from rulelib.warp_and_weft.scoring import Weaver, penalty, shared_goal, why_counted
from rulelib.words import COMMA

TOLD = ("weave.score.shared-goal", "weave.score.penalty", "weave.adjacency.per-neighbour", "weave.interlace.two-crossings", "weave.interlace.repeat")
WHY_NOT = ("weave.interlace.wrong-side", "weave.adjacency.gap", "weave.adjacency.same-direction")
WHOLE = ("weave.score.example", "weave.score.threads-reused", "weave.score.no-floor")
SO_FAR: Label = ("So far", "ここまで")
LONGEST = 8  # five pink threads, each with its own sentence, are read together


class Entry(NamedTuple):
    """A line of the score pad: a card or the name of a row, its points, and why."""

    what: Any
    points: int
    because: tuple[Because, ...]

    @property
    def gid(self) -> str:
        """The card in the picture that the line is about, "" for none."""
        if isinstance(self.what, str):
            return "goal" if self.what == "shared-goal" else ""
        return f"card:{card_text(self.what)}"

    def said(self, at: int) -> str:
        """What the line is about."""
        if isinstance(self.what, str):
            return words.ROWS[self.what][at]
        shape = words.ROUND_BUTTON if isinstance(self.what, Adjacency) else words.SQUARE_BUTTON
        return f"{shape[at]}{(', ', '、')[at]}{card_words(card_text(self.what), at)}"


def entries(weaver: Weaver) -> tuple[Entry, ...]:
    """The lines of a loom's score: the shared goal, each button, the penalty as a loss, the total."""
    goal, lost, whole = shared_goal(weaver), penalty(weaver.loom), score(weaver)
    marked = [(card, why_counted(weaver.loom, card, weaver.reading)) for card in weaver.buttons]
    return (
        Entry("shared-goal", goal.value, _told(goal)),
        *(Entry(card, answer.value, _told(answer)) for card, answer in marked),
        Entry("penalty", -lost.value, _told(lost)),
        Entry("total", whole.value["total"], tuple(reason for reason in whole.because if reason.rule in WHOLE)),
    )


def _told(answer: Answer) -> tuple[Because, ...]:
    """The reasons that bring the points; where there are none, those that stood in the way."""
    rules = TOLD if answer.value else (*TOLD, *WHY_NOT)
    return tuple(reason for reason in answer.because if reason.rule in rules)


class Tally:
    """A loom whose score is written down line by line; a click on a marked card goes to its line."""

    def __init__(self, weaver: Weaver):
        self.weaver, self.at = weaver, 0
        self.lines = entries(weaver)
        self.picture = Picture(Weaving(weaver), names=True)

    def handle(self, event: Event) -> None:
        """Go on a line, go back, go to the line of a card."""
        if event.kind == "control" and isinstance(event.value, tuple) and event.value:
            step = (event.value[0] == "next") - (event.value[0] == "back")
            self.at = min(max(self.at + step, 0), len(self.lines) - 1)
        elif event.kind == "click":
            names = [line.gid for line in self.lines]
            self.at = names.index(event.value) if event.value and event.value in names else self.at

    def view(self) -> View:
        """The loom with the evidence of one line, and the score pad as far as it is written."""
        marks = Answer(None, self.lines[self.at].because).marks()
        card = self.lines[self.at].gid
        seen = (*marks, ("chosen", (card,))) if card.startswith("card:") else marks
        first, last = self.at == 0, self.at == len(self.lines) - 1
        back = Control("back", "button", *labels.BACK, enabled=not first, why=labels.FIRST, above=True)
        return View(Weaving(self.weaver), seen, both(self._said), (back, Control("next", "button", *labels.NEXT, enabled=not last, why=labels.LAST, above=True)))

    def _said(self, at: int) -> str:
        line = self.lines[self.at]
        heading = labelled((line.said(at),) * 2, points(line.points, at), at, "answer")
        return heading + self._pad(at) + reasons(line.because, at, LONGEST)

    def _pad(self, at: int) -> str:
        """The lines written so far, and their sum until the total says it."""
        rows = [self._row(line.said(at), line.points, number == self.at) for number, line in enumerate(self.lines[: self.at + 1])]
        if self.lines[self.at].what != "total":
            rows.append(self._row(SO_FAR[at], sum(line.points for line in self.lines[: self.at + 1]), False))
        return f'<table>{"".join(rows)}</table>'

    def _row(self, name: str, number: int, now: bool) -> str:
        return f'<tr><th scope="row">{escape(name)}</th><td>{"<b>" * now}{number}{"</b>" * now}</td></tr>'

    def text(self) -> str:
        """Every line with its points and the pieces that prove it."""
        return "\n".join(f"{line.said(0)}: {line.points} {_pieces(line.because)}" for line in self.lines)


def _pieces(because: tuple[Because, ...]) -> str:
    """The marked pieces, role by role."""
    return "; ".join(f"{role} {COMMA[LANGUAGES[0]].join(pieces)}" for role, pieces in Answer(None, because).marks())
