"""What is decided before the first settlement: where the chips begin, and who starts (catan.island.chips, catan.setup.first)."""
from typing import NamedTuple

DIE = 6


class Chips(NamedTuple):
    """Nineteen lands that have no chips yet (kinds as in `Island`), and the coast land that gets A."""

    lands: tuple[int, ...]
    start: int


class Rolls(NamedTuple):
    """Two dice of each player, in the order in which they sit."""

    colours: tuple[str, ...]
    dice: tuple[tuple[int, int], ...]


def starters(rolls: Rolls) -> tuple[str, ...]:
    """The colours with the highest total: one starts, more than one roll again (catan.setup.first)."""
    totals = [sum(dice) for dice in rolls.dice]
    return tuple(colour for colour, had in zip(rolls.colours, totals) if had == max(totals))
