"""What is told of a piece that was pointed at: the sentences of the rules that speak for and against it."""
from collections.abc import Iterable

from figures.labels import Label
from figures.saying import both
from rulelib import words
from rulelib.answer import Because
from rulelib.mistake import LANGUAGES

NO_CORNER: Label = ("A corner is asked for: the points where lands meet.", "探しているのは、土地の角にある交差点です。")
NO_EDGE: Label = ("An edge is asked for: the line between two corners.", "探しているのは、2つの交差点を結ぶ辺です。")
NO_LAND: Label = ("A land is asked for.", "探しているのは土地です。")
NO_TOWN: Label = ("Nobody's town stands there.", "そこには誰の町もありません。")
NO_CARD: Label = ("A development card of Red's is asked for.", "探しているのは、赤の発展カードです。")


def filled(label: Label, **facts: Label | str | int) -> Label:
    """A sentence in both languages with words put in."""
    return both(lambda at: label[at].format(**{name: fact[at] if isinstance(fact, tuple) else fact for name, fact in facts.items()}))


def why(because: Iterable[Because]) -> Label:
    """The sentences of what stands in the way; where nothing does, of what made it so."""
    told = tuple(because)
    wanted = [reason for reason in told if not reason.holds] or list(told)
    return both(lambda at: ("", " ")[at == 0].join(words.sentence(reason, LANGUAGES[at]) for reason in wanted[:3]))
