"""The small positions of the questions `chips` and `first-player`, from their text and back."""
from typing import Any

from rulelib.catan.island import COAST
from rulelib.catan.island_text import check_lands
from rulelib.catan.lands import LANDS_IN_BOX, LETTERS
from rulelib.catan.places_text import read_land
from rulelib.catan.seat_text import read_colours
from rulelib.catan.setup import DIE, Chips, Rolls
from rulelib.forms import integer, keys, listed, mapping, one_of
from rulelib.mistake import Mistake

CHIPS_KEYS = ("lands", "start")
ROLLS_KEYS = ("rolls",)


def read_chips(position: dict[str, Any]) -> Chips:
    """Nineteen lands by their letters, in reading order, and the coast land that gets A."""
    keys(position, CHIPS_KEYS)
    words = listed(position.get("lands"), "lands", sum(LANDS_IN_BOX))
    lands = tuple(LETTERS.index(one_of(word, tuple(LETTERS), f"lands {number}")) for number, word in enumerate(words, 1))
    check_lands(lands, "lands")
    start = read_land(integer(position.get("start"), "start"), "start")
    if start not in COAST:
        raise Mistake("start-inland", "start", given=start + 1, known=[land + 1 for land in COAST])
    return Chips(lands, start)


def show_chips(chips: Chips) -> dict[str, Any]:
    """The position that `read_chips` reads back."""
    return {"lands": [LETTERS[land] for land in chips.lands], "start": chips.start + 1}


def read_rolls(position: dict[str, Any]) -> Rolls:
    """Two dice of each of three or four players."""
    keys(position, ROLLS_KEYS)
    rolls = mapping(position.get("rolls"), "rolls")
    return Rolls(read_colours(rolls, "rolls"), tuple(_dice(value, f"rolls.{colour}") for colour, value in rolls.items()))


def _dice(value: Any, place: str) -> tuple[int, int]:
    first, second = (integer(die, f"{place} {number}", 1, DIE) for number, die in enumerate(listed(value, place, 2), 1))
    return first, second


def show_rolls(rolls: Rolls) -> dict[str, Any]:
    """The position that `read_rolls` reads back."""
    return {"rolls": {colour: list(dice) for colour, dice in zip(rolls.colours, rolls.dice)}}
