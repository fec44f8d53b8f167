"""How a game ended, as a small score board: a row a player with points, cat tokens and buttons."""
from figures.calico_glyphs import button, cat
from figures.hex_marks import sign
from figures.paper import CREAM, INK, LINEN, THREAD, Layer, Letter, Stroke, mix, panel
from figures.picture import PAINTERS, Painter
from figures.sheet import Look
from rulelib.calico.scoring import Results

WIDTH, ROW = 11.0, 1.7


def row(name: str, score: int, cats: int, buttons: int, roles: tuple[str, ...]) -> Layer:
    """One player's row; a broad line and a tick where the player is still ahead."""
    line = (INK, 0.12) if roles else (mix(THREAD, INK, 0.2), 0.04)
    card = Stroke(panel(0.15, 0.12, WIDTH - 0.15, ROW - 0.12, 0.35), CREAM if roles else LINEN, *line)
    numbers = (Letter(name, 2.3, ROW / 2, 0.55), Letter(str(score), 5.1, ROW / 2, 0.8))
    tokens = (*cat("", 6.7, ROW / 2, 0.4), Letter(str(cats), 7.5, ROW / 2, 0.55), *button("rainbow", 8.8, ROW / 2, 0.38), Letter(str(buttons), 9.6, ROW / 2, 0.55))
    ticks = sign(roles[0], True) if roles else ()
    return (card, *numbers, *tokens, *(_at(part, 10.4, ROW / 2) for part in ticks))


def _at(part: Stroke | Letter, x: float, y: float) -> Stroke | Letter:
    if isinstance(part, Letter):
        return part._replace(x=part.x + x, y=part.y + y)
    return part._replace(path=type(part.path)(part.path.vertices + (x, y), part.path.codes))


def pieces(results: Results, marks=(), names: bool = False) -> dict[str, Look]:
    """The rows, as `result:ann`; a mark says who is ahead."""
    marked = {piece: (role,) for role, named in marks for piece in named}
    drawn = {}
    for place, (name, result) in enumerate(results.items()):
        layers = ((row, name, result["score"], result["cats"], result["buttons"], marked.get(f"result:{name}", ())),)
        drawn[f"result:{name}"] = Look(0, ROW * place, layers)
    return drawn


def size(results: Results, names: bool = False) -> tuple[float, float]:
    """Width and height of the picture, in units."""
    return WIDTH, ROW * len(results)


def targets(results: Results, **_options) -> dict:
    """Nothing can be clicked: the rows are to be read."""
    return {}


PAINTERS[Results] = Painter(pieces, size, targets)
