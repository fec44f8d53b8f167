"""The painters of Warp & Weft: looms, a thread about to be woven, tables, results; a loom in a notebook draws itself."""
from typing import Any

from matplotlib.figure import Figure

from figures import picture, weave_targets, weave_weaver
from figures.picture import PAINTERS, Painter, Picture
from figures.weave_loom import Weaving
from rulelib.warp_and_weft.scoring import Weaver

PAINTERS[Weaver] = PAINTERS[Weaving] = Painter(weave_weaver.pieces, weave_weaver.size, weave_targets.targets)


def paint(position: Any, marks=(), names: bool = False, **options: Any) -> Figure:
    """The picture of a Weaver, a Weaving or a Table with its marks. ValueError for a mark on a piece that is not in the picture.

    For a loom: `draft` draws its draft beside it, `beside` puts threads and cards to its right instead of beneath.
    """
    return picture.figure(position, marks, names=names, **options)


def _drawn(position: Any) -> str:
    return Picture(position).svg()


Weaver._repr_svg_ = Weaving._repr_svg_ = _drawn
