"""Catan's facts in words: `lumber 2` is 2 lumber, 木材2枚; `red` is the player Red, 赤; `12-17` stays; some words differ from other games'."""
import re
from collections.abc import Callable

from rulelib.catan.cards import DEVELOPMENTS, RESOURCES
from rulelib.catan.table import COLOURS

OWN = {
    "any": "three-to-one",
    "corner": "crossing-point",
    "deck": "development-deck",
    "middle": "table-middle",
    "setup": "set-up",
    "victory-point": "point-card",
}
CARDS = {"en": "{0} {1}", "ja": "{1}{0}枚"}
_CARD = re.compile(rf"({'|'.join(RESOURCES + DEVELOPMENTS)}) ([0-9]+)")


def spell(word: str, lang: str, term: Callable[[str, str], str]) -> str | None:
    """Counted cards, a player, or a word that Catan has for itself; None for anything else."""
    if match := _CARD.fullmatch(word):
        return CARDS[lang].format(match[2], _kind(match[1], int(match[2]), lang, term))
    if word in COLOURS:
        return term(word, lang).capitalize()
    return term(OWN[word], lang) if word in OWN else None


def _kind(kind: str, number: int, lang: str, term: Callable[[str, str], str]) -> str:
    """A kind of card after a number; in English knights and cards in the plural."""
    word = term(OWN.get(kind, kind), lang)
    if lang != "en" or kind in RESOURCES:
        return word
    card = word if kind == "knight" else word.replace(" ", "-") + " card"
    return card if number == 1 else f"{card}s"
