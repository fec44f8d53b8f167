"""A table in the middle of a turn, as a picture: the tile lies on the quilt, and its place in the hand is empty."""
from typing import NamedTuple

from figures import calico_table, calico_tiles as tiles
from figures.calico_targets import Label, both, joined
from figures.picture import PAINTERS, Painter
from figures.sheet import Look
from rulelib.calico.table import Table

EMPTY: Label = ("empty", "空き")


class Midturn(NamedTuple):
    """A table as it lies before the players; `empty` is the gid of the place in a hand that a tile has just left.

    only: the player whose quilt alone is drawn, for a narrow screen; 0 for all.
    """

    table: Table
    empty: str = ""
    only: int = 0


def _seat(gid: str) -> int:
    """Whose seat a piece belongs to; 0 for what is common."""
    owner = gid.partition(":")[0].removeprefix("hand")
    number = gid.removeprefix("player:") if owner == "player" else owner
    return int(number) if number.isdecimal() else 0


def pieces(midturn: Midturn, marks=(), names: bool = False, across: int | None = None) -> dict[str, Look]:
    """The pieces of the table, or those of one seat and what is common."""
    drawn = calico_table.pieces(midturn.table, marks, names, 1 if midturn.only else across)
    if midturn.empty:
        drawn[midturn.empty] = drawn[midturn.empty]._replace(layers=((tiles.free,),))
    if not midturn.only:
        return drawn
    above = {0: calico_table.SEAT[1] * (midturn.table.players - 1), midturn.only: calico_table.SEAT[1] * (midturn.only - 1)}
    return {gid: look._replace(y=look.y - above[_seat(gid)]) for gid, look in drawn.items() if _seat(gid) in above}


def size(midturn: Midturn, names: bool = False, across: int | None = None) -> tuple[float, float]:
    """Width and height of the picture, in units."""
    if not midturn.only:
        return calico_table.size(midturn.table, names, across)
    width, height = calico_table.size(midturn.table, names, 1)
    return width, height - calico_table.SEAT[1] * (midturn.table.players - 1)


def targets(midturn: Midturn, **options) -> dict[str, Label]:
    """The targets of the table, as far as they are drawn."""
    labels = calico_table.targets(midturn.table, **options)
    labels |= {midturn.empty: joined(both("hand"), EMPTY)} if midturn.empty else {}
    return {gid: label for gid, label in labels.items() if _seat(gid) in (0, midturn.only)} if midturn.only else labels


PAINTERS[Midturn] = Painter(pieces, size, targets)
