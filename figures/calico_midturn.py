"""A table in the middle of a turn, as a picture: the tile lies on the quilt, and its place in the hand is empty."""
from typing import NamedTuple

from figures import calico_table, calico_tiles as tiles
from figures.calico_targets import Label, both, joined
from figures.picture import PAINTERS, Painter
from figures.sheet import Look
from rulelib.calico.table import Table

EMPTY: Label = ("empty", "空き")


class Midturn(NamedTuple):
    """A table as it lies before the players; `empty` is the gid of the place in a hand that a tile has just left."""

    table: Table
    empty: str = ""


def pieces(midturn: Midturn, marks=(), names: bool = False, across: int | None = None) -> dict[str, Look]:
    """The pieces of the table."""
    drawn = calico_table.pieces(midturn.table, marks, names, across)
    if midturn.empty:
        drawn[midturn.empty] = drawn[midturn.empty]._replace(layers=((tiles.free,),))
    return drawn


def size(midturn: Midturn, names: bool = False, across: int | None = None) -> tuple[float, float]:
    """Width and height of the picture, in units."""
    return calico_table.size(midturn.table, names, across)


def targets(midturn: Midturn, **options) -> dict[str, Label]:
    """The targets of the table."""
    labels = calico_table.targets(midturn.table, **options)
    return labels | {midturn.empty: joined(both("hand"), EMPTY)} if midturn.empty else labels


PAINTERS[Midturn] = Painter(pieces, size, targets)
