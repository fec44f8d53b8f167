"""How a game of Calico ended: a row a player with points, cat tokens and buttons."""
from figures.calico_glyphs import button, cat
from figures.paper import Layer, Letter
from figures.picture import PAINTERS, Painter
from figures.score_board import ROW, rows
from figures.sheet import Look
from rulelib.calico.scoring import Results

WIDTH = 11.0


def tokens(cats: int, buttons: int) -> Layer:
    """How many cat tokens and buttons a player has."""
    y = ROW / 2
    return (*cat("", 6.7, y, 0.4), Letter(str(cats), 7.5, y, 0.55), *button("rainbow", 8.8, y, 0.38), Letter(str(buttons), 9.6, y, 0.55))


def pieces(results: Results, marks=(), names: bool = False) -> dict[str, Look]:
    """The rows, as `result:ann`; a mark says who is ahead."""
    told = {name: (of["score"], ((tokens, of["cats"], of["buttons"]),)) for name, of in results.items()}
    return rows(told, marks, WIDTH)


def size(results: Results, names: bool = False) -> tuple[float, float]:
    """Width and height of the picture, in units."""
    return WIDTH, ROW * len(results)


def targets(results: Results, **_options) -> dict:
    """Nothing can be clicked: the rows are to be read."""
    return {}


PAINTERS[Results] = Painter(pieces, size, targets)
