"""The painters of Catan: tables, a table as it is seen (Seen), tables in doubt, the set-up's chips and rolls; a table in a notebook draws itself."""
from typing import Any

from matplotlib.figure import Figure

from figures import catan_setup, catan_table, catan_targets, picture
from figures.catan_seen import Seen
from figures.picture import PAINTERS, Painter, Picture
from rulelib.catan.setup import Chips, Rolls
from rulelib.catan.table import Table
from rulelib.catan.worlds import Unsure

PAINTERS[Table] = PAINTERS[Unsure] = PAINTERS[Seen] = Painter(catan_table.pieces, catan_table.size, catan_targets.targets)
PAINTERS[Chips] = Painter(catan_setup.chips_pieces, catan_setup.chips_size, catan_targets.chips_targets)
PAINTERS[Rolls] = Painter(catan_setup.rolls_pieces, catan_setup.rolls_size, catan_targets.rolls_targets)


def paint(position: Any, marks=(), names: bool | str = False, **options: Any) -> Figure:
    """The picture of a position with its marks; with `names` the numbers of corners and harbours, with "edges" those of edges too.

    For a table: `shelf=False` draws the island alone, `below` puts the players beneath it one by one (for narrow screens),
    `below=False` beside it, else two by two beneath; `hidden` names the
    colours of whose cards only the number is shown. ValueError for a mark on a piece that is not known.
    """
    return picture.figure(position, marks, names=names, **options)


def _drawn(position: Any) -> str:
    return Picture(position).svg()


Table._repr_svg_ = Unsure._repr_svg_ = Seen._repr_svg_ = Chips._repr_svg_ = Rolls._repr_svg_ = _drawn
