"""The painter of Calico: quilts, tables, single patches and cat cards as figures; a quilt in a notebook draws itself."""
from typing import Any

from matplotlib.figure import Figure

from figures import calico_quilt, calico_results, calico_table, calico_targets, picture  # noqa: F401  results sign up by themselves
from figures.picture import PAINTERS, Painter, Picture
from rulelib.calico.quilt import Quilt
from rulelib.calico.table import Table

PAINTERS[Quilt] = Painter(calico_quilt.pieces, calico_quilt.size, calico_targets.targets)
PAINTERS[Table] = Painter(calico_table.pieces, calico_table.size, calico_table.targets)


def paint(position: Any, marks=(), names: bool = False, **options: Any) -> Figure:
    """The picture of a Quilt or a Table with its marks; with `names`, the names of the cells and both letters of the patches.

    ValueError for a mark on a piece that is not in the picture.
    """
    return picture.figure(position, marks, names=names, **options)


def _drawn(position: Any) -> str:
    return Picture(position).svg()


Quilt._repr_svg_ = Table._repr_svg_ = _drawn
