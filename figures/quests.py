"""What is told of a piece that was pointed at or chosen, in any game: sentences with words put in, and those of the rules that speak for and against it."""
from collections.abc import Iterable

from figures.labels import Label
from figures.saying import both
from rulelib import words
from rulelib.answer import Because
from rulelib.mistake import LANGUAGES


def filled(label: Label, **facts: Label | str | int) -> Label:
    """A sentence in both languages with words put in."""
    return both(lambda at: label[at].format(**{name: fact[at] if isinstance(fact, tuple) else fact for name, fact in facts.items()}))


def why(because: Iterable[Because], first: tuple[str, ...] = ()) -> Label:
    """The sentences of what stands in the way; where nothing does, of what made it so, by the rules that come first."""
    told = tuple(because)
    wanted = [reason for reason in told if not reason.holds] or [reason for reason in told if reason.rule in first] or list(told)
    return both(lambda at: ("", " ")[at == 0].join(words.sentence(reason, LANGUAGES[at]) for reason in wanted[:3]))
