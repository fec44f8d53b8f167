"""Resources and development cards in text: a hand's map, a list of cards, and `wool 2 ore 1` in a move."""
import re
from typing import Any

from rulelib.catan.cards import BANK_EACH, DEVELOPMENTS, ONE, RESOURCES, counts, packed
from rulelib.forms import integer, keys, listed, mapping, one_of
from rulelib.mistake import Mistake

_WHOLE = re.compile(r"-?[0-9]{1,9}")


def read_hand(value: Any, place: str) -> int:
    """A hand from its map, `{lumber: 1, ore: 2}`; what is left out is nothing."""
    keys(mapping(value, place), RESOURCES, place)
    return packed({name: integer(number, f"{place}.{name}", 0, BANK_EACH) for name, number in value.items()})


def read_kind(word: Any, place: str = "") -> int:
    """A resource from its word."""
    return RESOURCES.index(one_of(word, RESOURCES, place))


def read_development(word: Any, place: str = "") -> int:
    """A kind of development card from its word."""
    return DEVELOPMENTS.index(one_of(word, DEVELOPMENTS, place))


def read_pile(value: Any, place: str) -> tuple[int, ...]:
    """Development cards in order, from the list of their words."""
    return tuple(read_development(word, f"{place} {number}") for number, word in enumerate(listed(value, place), 1))


def pile_text(cards: int) -> list[str]:
    """Counted development cards as a list of words."""
    return [name for name, number in zip(DEVELOPMENTS, counts(cards)) for _ in range(number)]


def read_cards(words: list[str]) -> int:
    """Resources with their numbers from the words of a move, `wool 2 ore 1`: each resource once, one card of it or more."""
    if not words or len(words) % 2 or not all(_WHOLE.fullmatch(number) for number in words[1::2]):
        raise Mistake("card-list", given=" ".join(words))
    cards = 0
    for name, number in zip(words[::2], words[1::2]):
        one = ONE[read_kind(name)]
        if cards & 255 * one:
            raise Mistake("resource-twice", given=name)
        cards += one * integer(int(number), "", 1, BANK_EACH)
    return cards
