"""The painters of Knitting Circle: a bare pattern, one player alone, a table, results; a position in a notebook draws itself."""
from typing import Any

from matplotlib.figure import Figure

from figures import knit_results, knit_seat, knit_strip, knit_table, knit_targets, picture
from figures.picture import PAINTERS, Painter, Picture
from rulelib.knitting_circle.knitter import Seat, Yarn
from rulelib.knitting_circle.scoring import Results
from rulelib.knitting_circle.table import Table

PAINTERS[Yarn] = Painter(knit_strip.pieces, knit_strip.size, knit_targets.yarn_targets)
PAINTERS[Seat] = Painter(knit_seat.pieces, knit_seat.size, knit_targets.targets)
PAINTERS[Table] = Painter(knit_table.pieces, knit_table.size, knit_targets.table_targets)
PAINTERS[Results] = Painter(knit_results.pieces, knit_results.size, lambda results, **_: {})


def paint(position: Any, marks=(), names: bool = False, **options: Any) -> Figure:
    """The picture of a position with its marks; with `names` the spaces of garments are numbered. ValueError for a mark on no piece.

    Yarn: `length`, for how many tiles there is room. Seat: `board` (all, row, workspace, or "" for none; else what the position needs),
    `cards`, for how many garments there is a place, `reach`, whether the spaces that the cat reaches have a broad rim. Table: `seats`,
    the players who are shown, `below`, whether they sit beneath the circle, `slim`, whether the decks lie there too, `across`, how many of them in a row, `cards`, `reach`.
    """
    return picture.figure(position, marks, names=names, **options)


def _drawn(position: Any) -> str:
    return Picture(position).svg()


Yarn._repr_svg_ = Seat._repr_svg_ = Table._repr_svg_ = Results._repr_svg_ = _drawn  # type: ignore[attr-defined]
