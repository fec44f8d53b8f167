"""Lands, chips and harbours of one island, and the lettered spiral (catan.island.*)."""
from random import Random
from typing import NamedTuple

from rulelib.catan.island import COAST, HEXES, LAND_AT
from rulelib.hexes import neighbours

TERRAINS = ("forest", "pasture", "fields", "hills", "mountains", "desert")
LETTERS = "FPGHMD"
LANDS_IN_BOX = (4, 4, 4, 3, 3, 1)
DESERT = 5
ANY = 5  # a 3:1 harbour, beside the five 2:1 harbours
HARBOUR_KINDS = ("lumber", "wool", "grain", "brick", "ore", "any")
HARBOURS_IN_BOX = (1, 1, 1, 1, 1, 4)
PRINTED_HARBOURS = (ANY, 2, 4, ANY, 1, ANY, ANY, 3, 0)
CHIPS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)  # A to R
PIPS = {number: 6 - abs(7 - number) for number in range(2, 13)}


class Island(NamedTuple):
    """Nineteen lands (0 to 4 as their resource, 5 desert) with their chips (0 for none), and the kinds of the nine harbours."""

    lands: tuple[int, ...]
    chips: tuple[int, ...]
    harbours: tuple[int, ...] = PRINTED_HARBOURS

    @property
    def desert(self) -> int:
        """The land that gives nothing."""
        return self.lands.index(DESERT)


def _ring(start: int, around: tuple[int, ...]) -> list[int]:
    """The lands of a ring from a start, against the clock."""
    path = [start]
    while len(path) < len(around):
        path.append(next(land for land in _next_to(path[-1]) if land in around and land not in path and _against_clock(path[-1], land)))
    return path


def _next_to(land: int) -> list[int]:
    return [LAND_AT[hex] for hex in neighbours(HEXES[land]) if hex in LAND_AT]


def _against_clock(land: int, following: int) -> bool:
    """Whether a step along a ring turns against the clock as seen from the middle (the drawing's y grows downwards)."""
    (q1, r1), (q2, r2) = HEXES[land], HEXES[following]
    return q1 * r2 - r1 * q2 < 0


def spiral(start: int) -> tuple[int, ...]:
    """All 19 lands from a coast land against the clock to the middle; ValueError from any other land (catan.island.chips)."""
    if start not in COAST:
        raise ValueError(f"land {start + 1} has no coast")
    coast = _ring(start, COAST)
    centre = LAND_AT[0, 0]
    inner = tuple(land for land in range(len(HEXES)) if land not in COAST and land != centre)
    entry = next(land for land in inner if land in _next_to(coast[0]) and land in _next_to(coast[-1]))
    return (*coast, *_ring(entry, inner), centre)


def chips_on(lands: tuple[int, ...], start: int) -> tuple[int, ...]:
    """The chips of all lands when A lies on a coast land: the desert is skipped (catan.island.chips)."""
    numbers, chips = iter(CHIPS), [0] * len(lands)
    for land in spiral(start):
        if lands[land] != DESERT:
            chips[land] = next(numbers)
    return tuple(chips)


def deal_island(rng: Random) -> Island:
    """Shuffled lands, chips from a coast land by chance, the printed harbours."""
    box = [terrain for terrain, number in enumerate(LANDS_IN_BOX) for _ in range(number)]
    lands = tuple(rng.sample(box, len(box)))
    return Island(lands, chips_on(lands, rng.choice(COAST)))


def _read_letters(lands: str, chips: str) -> Island:
    return Island(tuple(map(LETTERS.index, lands)), tuple(map(int, chips.split())))


EXAMPLE_ISLAND = _read_letters("MPFGHPHGFDFMFMGPHGP", "5 10 8 2 9 11 4 6 4 0 3 11 3 5 6 12 8 10 9")
