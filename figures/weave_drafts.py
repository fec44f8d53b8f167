"""A draft, as weavers write a cloth: a grid of squares, black where the vertical thread lies on top, white where the horizontal one does."""
from figures.paper import CREAM, INK, THREAD, Layer, Letter, Path, Stroke, disc, mix, panel, polygon, readable_on, together
from figures.weave_loom import FIRST, STEP, side, strands, vertical_over
from figures.weave_yarn import LETTERS, Strand
from rulelib.warp_and_weft.legality import Weave
from rulelib.warp_and_weft.loom import Loom


def _square(x: float, y: float, half: float = STEP / 2) -> Path:
    return polygon([(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)])


def draft(loom: Loom, move: Weave | None = None) -> Layer:
    """The draft of a loom, drawn as large: each thread's letter at its edge, black and white squares, a dot where nothing crosses."""
    n, threads, whole = loom.holes, strands(loom, move), side(loom.holes)
    at = [FIRST + STEP * k for k in range(n)]
    black, white, none = [], [], []
    for row in range(n):
        for column in range(n):
            both = threads[column] and threads[n + row]
            if not both:
                none.append(disc(at[column], at[row], 0.05))
            else:
                (black if vertical_over(loom, move, column, row) else white).append(_square(at[column], at[row]))
    low, high = FIRST - STEP / 2 - 0.12, whole - FIRST + STEP / 2 + 0.12
    paper = Stroke(panel(low - 1.25, low - 1.25, high, high, 0.25), CREAM, mix(THREAD, INK, 0.3), 0.05)
    drawn = [Stroke(together(*paths), fill, line, 0.04) for paths, fill, line in ((none, mix(THREAD, CREAM, 0.3), None), (white, "#ffffff", INK), (black, INK, CREAM)) if paths]
    heads = [part for k, strand in enumerate(threads) if strand for part in _head(strand, *((at[k], low - 0.6) if k < n else (low - 0.6, at[k - n])))]
    return (paper, *drawn, *heads)


def _head(strand: Strand, x: float, y: float) -> Layer:
    """A thread's letter on its colour."""
    return Stroke(panel(x - 0.42, y - 0.42, x + 0.42, y + 0.42, 0.12), strand.fill, strand.edge, 0.05), Letter(LETTERS[strand.colour], x, y, 0.5, readable_on(strand.fill))
