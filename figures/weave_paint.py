"""The painters of Warp & Weft: looms, a thread about to be woven (Weaving, TableWeaving), tables, results; a loom in a notebook draws itself."""
from typing import Any

from matplotlib.figure import Figure

from figures import picture, weave_results, weave_table, weave_targets, weave_weaver  # noqa: F401  results sign up by themselves
from figures.picture import PAINTERS, Painter, Picture
from figures.weave_loom import Weaving
from figures.weave_table import TableWeaving
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.table import Table

PAINTERS[Weaver] = PAINTERS[Weaving] = Painter(weave_weaver.pieces, weave_weaver.size, weave_targets.targets)
PAINTERS[Table] = PAINTERS[TableWeaving] = Painter(weave_table.pieces, weave_table.size, weave_targets.table_targets)


def paint(position: Any, marks=(), names: bool = False, **options: Any) -> Figure:
    """The picture of a Weaver, a Weaving or a Table with its marks. ValueError for a mark on a piece that is not in the picture.

    For a loom: `draft` draws its draft beside it, `beside` puts threads and cards to its right instead of beneath.
    For a table: `across` is how many players sit in a row, `looms` whether looms are drawn.
    """
    return picture.figure(position, marks, names=names, **options)


def _drawn(position: Any) -> str:
    return Picture(position).svg()


Weaver._repr_svg_ = Weaving._repr_svg_ = Table._repr_svg_ = TableWeaving._repr_svg_ = _drawn
