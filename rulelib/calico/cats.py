"""The ten cats: what group each wants, its points, and whether a group pleases it (calico.cat.*, calico.shape.*)."""
from functools import cache
from typing import NamedTuple

from rulelib import hexes
from rulelib.calico.board import BORDERS, BY_HEX, GOALS, HEX, PLAYABLE, mask
from rulelib.calico.patches import PATTERN_OF
from rulelib.groups import members
from rulelib.hexes import Hex


class Cat(NamedTuple):
    """One side of a cat tile. `tile` is the physical tile's letter, `size` the fewest patches, `shape` empty where any will do."""

    name: str
    tile: str
    dots: int
    size: int
    points: int
    tokens: int
    shape: frozenset[Hex] = frozenset()


def _line(length: int) -> frozenset[Hex]:
    return frozenset((q, 0) for q in range(length))


_TRIANGLE = frozenset({(0, 0), (1, 0), (0, 1)})
_TRAPEZOID = frozenset({(0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)})

CATS = {
    cat.name: cat
    for cat in (
        Cat("millie", "A", 1, 3, 3, 12),
        Cat("callie", "A", 1, 3, 3, 10, _TRIANGLE),
        Cat("tibbit", "B", 1, 4, 5, 10),
        Cat("rumi", "B", 1, 3, 5, 8, _line(3)),
        Cat("coconut", "C", 2, 5, 7, 8),
        Cat("tecolote", "C", 2, 4, 7, 8, _line(4)),
        Cat("cira", "D", 2, 6, 9, 6),
        Cat("almond", "D", 2, 5, 9, 6, _TRAPEZOID),
        Cat("gwenivere", "E", 3, 7, 11, 6),
        Cat("leo", "E", 3, 5, 11, 6, _line(5)),
    )
}


@cache
def placements(name: str, border: str = "none") -> tuple[int, ...]:
    """Every place where a cat's shape can come about, as masks (calico.shape.any-orientation).

    No goal is in it, at least one space to fill, and all its printed patches show one pattern.
    """
    found = set()
    for form in hexes.orientations(CATS[name].shape):
        for start in HEX:
            cells = [BY_HEX.get(hexes.add(start, step)) for step in form]
            if None not in cells:
                found.add(mask(cells))
    printed = {cell: PATTERN_OF[patch] for cell, patch in BORDERS[border].items()}
    return tuple(
        sorted(
            place
            for place in found
            if place & PLAYABLE and not place & GOALS and len({printed[cell] for cell in members(place) if cell in printed}) < 2
        )
    )


def shape_in(cat: Cat, group: int) -> int:
    """The first place of a cat's shape inside a group of one pattern, as a mask; 0 where there is none (calico.shape.inside-larger)."""
    return next((place for place in placements(cat.name) if place & group == place), 0)


def pleases(cat: Cat, group: int) -> bool:
    """Whether a connected group of one pattern, as a mask, is what the cat wants (calico.cat.size)."""
    return group.bit_count() >= cat.size and (not cat.shape or shape_in(cat, group) != 0)
