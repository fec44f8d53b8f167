"""A table with one player's seat alone and what is common, for a narrow screen or a large loom."""
from typing import NamedTuple

from figures import weave_table, weave_targets
from figures.labels import Label
from figures.picture import PAINTERS, Painter
from figures.sheet import Look
from figures.weave_table import TableWeaving


class Seat(NamedTuple):
    """A table, of which only one player's loom and threads are drawn, with the bag and the cards."""

    lying: TableWeaving
    only: int


def _owner(gid: str) -> int:
    """Whose seat a piece belongs to; 0 for what is common."""
    kind, _, number = gid.partition(":")
    owner = number if kind == "player" else kind.removeprefix("hand").removeprefix("kept")
    return int(owner) if owner.isdecimal() else 0


def _above(seat: Seat) -> dict[int, float]:
    """How far the common pieces, and those of the seat, move up as the others are left out."""
    table = seat.lying.table
    high = weave_table.seat_size(table, True)[1] + 0.5
    return {0: high * (table.players - 1), seat.only: high * (seat.only - 1)}


def pieces(seat: Seat, marks=(), **options) -> dict[str, Look]:
    """The pieces of the seat and what is common."""
    above = _above(seat)
    drawn = weave_table.pieces(seat.lying, marks, across=1, looms=True, **options)
    return {gid: look._replace(y=look.y - above[_owner(gid)]) for gid, look in drawn.items() if _owner(gid) in above}


def size(seat: Seat, **options) -> tuple[float, float]:
    """Width and height of the picture, in units."""
    width, height = weave_table.size(seat.lying, across=1, looms=True, **options)
    return width, height - _above(seat)[0]


def targets(seat: Seat, **options) -> dict[str, Label]:
    """The targets of the table, as far as they are drawn."""
    found = weave_targets.table_targets(seat.lying, looms=True, **options)
    return {gid: label for gid, label in found.items() if _owner(gid) in (0, seat.only)}


PAINTERS[Seat] = Painter(pieces, size, targets)
