"""How a game of Warp & Weft ended: a row a player with the total."""
from figures.picture import PAINTERS, Painter
from figures.score_board import ROW, rows
from figures.sheet import Look
from rulelib.warp_and_weft.scoring import Results

WIDTH = 7.4


def pieces(results: Results, marks=(), names: bool = False) -> dict[str, Look]:
    """The rows, as `result:ann`; a mark says who is ahead."""
    return rows({name: (total, ()) for name, total in results.items()}, marks, WIDTH)


PAINTERS[Results] = Painter(pieces, lambda results, **_: (WIDTH, ROW * len(results)), lambda results, **_: {})
