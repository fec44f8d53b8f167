"""The quilt board: 49 hexes in seven rows, the printed border around, three goals inside.

A cell is an int, 7 × row + column, both from 0; a set of cells is a bit mask. The name of a cell
is its row letter and column number: `B2`.
"""
from functools import lru_cache

from rulelib import hexes
from rulelib.calico.patches import COLOURS, PATTERNS
from rulelib.groups import members

ROWS = "ABCDEFG"
SIZE = 7
CELLS = range(SIZE * SIZE)
NAME = tuple(f"{ROWS[cell // SIZE]}{cell % SIZE + 1}" for cell in CELLS)
BY_NAME = {name: cell for cell, name in zip(CELLS, NAME)}
HEX = tuple(hexes.from_offset(cell // SIZE, cell % SIZE) for cell in CELLS)
BY_HEX = {hex: cell for cell, hex in zip(CELLS, HEX)}

SPACES = ("top", "right", "left")  # the three goal spaces, in this order everywhere
GOAL_CELLS = (BY_NAME["C4"], BY_NAME["D5"], BY_NAME["E3"])


def mask(cells) -> int:
    """The bit mask of some cells."""
    return sum(1 << cell for cell in set(cells))


_NAME_OF_BIT = {1 << cell: name for cell, name in zip(CELLS, NAME)}


@lru_cache(4096)  # an answer names the same group again and again
def names(cells: int) -> tuple[str, ...]:
    """The names of the cells in a mask, in reading order."""
    found = []
    while cells:
        low = cells & -cells
        found.append(_NAME_OF_BIT[low])
        cells ^= low
    return tuple(found)


AROUND = tuple(tuple(BY_HEX[hex] for hex in hexes.neighbours(HEX[cell]) if hex in BY_HEX) for cell in CELLS)
NEAR = tuple(mask(around) for around in AROUND)
GOALS = mask(GOAL_CELLS)
BORDER = mask(cell for cell in CELLS if cell // SIZE in (0, 6) or cell % SIZE in (0, 6))
PLAYABLE = mask(CELLS) & ~BORDER & ~GOALS
PLAYABLE_CELLS = tuple(members(PLAYABLE))

_PRINTED = {
    "blue": (
        "pink-vines yellow-stripes cyan-vines pink-fern purple-quatrefoil yellow-flowers green-stripes",
        "blue-dots purple-vines yellow-fern green-quatrefoil blue-flowers",
        "purple-flowers cyan-quatrefoil pink-flowers blue-fern green-vines pink-dots cyan-stripes",
        "green-flowers blue-quatrefoil cyan-fern purple-stripes yellow-dots",
    ),
    "green": (
        "blue-fern yellow-vines green-fern blue-stripes purple-quatrefoil yellow-dots cyan-vines",
        "pink-flowers purple-fern yellow-stripes cyan-quatrefoil pink-dots",
        "green-stripes blue-dots green-quatrefoil pink-stripes cyan-fern blue-flowers green-vines",
        "purple-dots pink-quatrefoil cyan-stripes yellow-flowers purple-vines",
    ),
    "purple": (
        "yellow-flowers pink-dots purple-flowers yellow-fern cyan-stripes pink-quatrefoil green-dots",
        "blue-vines cyan-flowers pink-fern green-stripes blue-quatrefoil",
        "purple-fern yellow-quatrefoil purple-stripes blue-fern green-flowers yellow-vines purple-dots",
        "cyan-quatrefoil blue-stripes green-fern pink-vines cyan-dots",
    ),
    "yellow": (
        "green-quatrefoil blue-flowers yellow-stripes purple-dots blue-vines green-fern pink-quatrefoil",
        "cyan-flowers blue-stripes green-dots pink-vines cyan-fern",
        "cyan-vines purple-fern yellow-vines cyan-dots pink-stripes purple-flowers yellow-quatrefoil",
        "pink-fern purple-vines yellow-dots green-flowers blue-quatrefoil",
    ),
}  # top row, right column from the second row, bottom row, left column from the second row


def _printed(top: str, right: str, bottom: str, left: str) -> dict[int, int]:
    cells = [*range(7), *range(13, 42, 7), *range(42, 49), *range(7, 36, 7)]
    patches = " ".join((top, right, bottom, left)).split()
    pairs = (patch.split("-") for patch in patches)
    return {cell: 6 * COLOURS.index(colour) + PATTERNS.index(pattern) for cell, (colour, pattern) in zip(cells, pairs, strict=True)}


BORDERS: dict[str, dict[int, int]] = {"none": {}} | {name: _printed(*sides) for name, sides in _PRINTED.items()}
