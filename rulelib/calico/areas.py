"""What a patch joins: the area of one colour or pattern around a cell, and which parts of it are scored already."""
from typing import NamedTuple

from rulelib.calico.board import NEAR, names
from rulelib.groups import groups, spread, touching


class Area(NamedTuple):
    """A group, and the parts it consists of without one cell: those with a token and the loose ones, as masks."""

    group: int
    scored: tuple[int, ...]
    loose: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many patches the group has."""
        return self.group.bit_count()

    @property
    def cells(self) -> tuple[str, ...]:
        """The names of its cells."""
        return names(self.group)


def area_with(cell: int, cells: int, token_cells: int) -> Area:
    """The area that comes about when a patch joins `cells` (all of its colour, or of its pattern)."""
    bit = 1 << cell
    parts = groups(spread(bit, cells | bit, NEAR) & ~bit, NEAR)
    scored = tuple(part for part in parts if part & token_cells)
    return Area(sum(parts) | bit, scored, tuple(part for part in parts if not part & token_cells))


def rim(group: int, free: int) -> tuple[str, ...]:
    """The names of the free cells next to a group: where it can still grow."""
    return names(touching(group, NEAR) & free)
