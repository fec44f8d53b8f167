"""A workbench: a quilt and the tiles that one may sew onto it, one of them chosen."""
from typing import NamedTuple

from figures import calico_tiles as tiles
from figures.calico_quilt import BOARD_SIZE, pieces as quilt_pieces_of
from figures.calico_targets import Label, both, joined, patch_label, quilt_targets
from figures.hex_marks import mark
from figures.picture import PAINTERS, Painter
from figures.calico_shelf import SHELF_HEIGHT
from figures.sheet import Look
from rulelib.calico.patches import patch_text
from rulelib.calico.quilt import Quilt

LARGE, SMALL = 1.0, 0.66  # the scale of a few tiles, and of all 36
PER_ROW = {LARGE: 7, SMALL: 12}


class Bench(NamedTuple):
    """A quilt, the tiles that lie beside it, and the one that is chosen; `unpick` offers to take a sewn tile off."""

    quilt: Quilt
    patches: tuple[int, ...]
    chosen: int | None = None
    unpick: bool = False

    @property
    def offered(self) -> tuple[str, ...]:
        """The gids of what can be chosen, in order."""
        return tuple(f"patch:{patch_text(patch)}" for patch in self.patches) + (("patch:off",) if self.unpick else ())


def _scale(bench: Bench) -> float:
    return LARGE if len(bench.offered) <= PER_ROW[LARGE] else SMALL


def _top(shelf: bool) -> float:
    return BOARD_SIZE[1] + SHELF_HEIGHT * shelf + 0.1


def pieces(bench: Bench, marks=(), names: bool = False, shelf: bool = True) -> dict[str, Look]:
    """The quilt as it is painted alone, and each tile beside it as `patch:yd`; `patch:off` takes a tile off."""
    drawn = quilt_pieces_of(bench.quilt, marks, names, shelf)
    scale, chosen = _scale(bench), "patch:off" if bench.chosen is None else f"patch:{patch_text(bench.chosen)}"
    across = PER_ROW[scale]
    step = 1.76 * scale
    left = (BOARD_SIZE[0] - step * min(len(bench.offered), across)) / 2
    for place, gid in enumerate(bench.offered):
        base = (tiles.face_down, "×") if gid == "patch:off" else (tiles.tile, bench.patches[place], names)
        roles = ((mark, ("chosen",), False),) if gid == chosen and (bench.unpick or bench.chosen is not None) else ()
        x, y = left + step * (place % across + 0.5), _top(shelf) + scale * (1.15 + 2.1 * (place // across))
        drawn[gid] = Look(x, y, (base, *roles), scale)
    return drawn


def size(bench: Bench, names: bool = False, shelf: bool = True) -> tuple[float, float]:
    """Width and height of the picture, in units."""
    scale = _scale(bench)
    rows = -(-len(bench.offered) // PER_ROW[scale])
    return BOARD_SIZE[0], _top(shelf) + scale * (0.3 + 2.1 * rows)


def targets(bench: Bench, **_options) -> dict[str, Label]:
    """Every cell of the quilt and every tile beside it."""
    labels = quilt_targets(bench.quilt)
    labels |= {gid: joined(both("tile"), patch_label(patch)) for gid, patch in zip(bench.offered, bench.patches)}
    if bench.unpick:
        labels["patch:off"] = ("take a tile off", "タイルを外す")
    return labels


PAINTERS[Bench] = Painter(pieces, size, targets)
