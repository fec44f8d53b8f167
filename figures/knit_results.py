"""How a game of Knitting Circle ended: a row a player with the points and the yarn tiles left."""
from figures.knit_stitches import arc
from figures.paper import CREAM, INK, LINEN, Layer, Letter, Stroke, disc, lines
from figures.score_board import ROW, rows
from figures.sheet import Look
from rulelib.knitting_circle.scoring import Results

WIDTH = 9.6


def left_over(tiles: int) -> Layer:
    """A ball of yarn and how many tiles are left."""
    x, y = 6.9, ROW / 2
    wound = lines(arc(0.3, 2.4, 4.2, x, y), arc(0.3, -0.7, 1.1, x, y), arc(0.18, 0.6, 2.6, x, y))
    return Stroke(disc(x, y, 0.45), LINEN, INK, 0.06), Stroke(disc(x, y, 0.36), CREAM), Stroke(wound, None, INK, 0.05), Letter(str(tiles), x + 0.95, y, 0.6)


def pieces(results: Results, marks=(), names: bool = False) -> dict[str, Look]:
    """The rows, as `result:ann`; a mark says who is ahead."""
    return rows({name: (result.score, ((left_over, result.yarn),)) for name, result in results.items()}, marks, WIDTH)


def size(results: Results, **_options) -> tuple[float, float]:
    """Width and height of the score board, in units."""
    return WIDTH, ROW * len(results)
