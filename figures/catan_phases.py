"""The phase of a turn as a small picture: set-up, roll, discard, robber, trade and build."""
from figures.catan_cards import die
from figures.catan_pieces import BAR, HOUSE, robber, turned
from figures.paper import CREAM, INK, LINEN, Layer, Path, Stroke, disc, moved, panel, polygon, together


def _setup() -> Layer:
    return Stroke(moved(HOUSE, -0.12, -0.04, 0.95), INK), Stroke(moved(turned(BAR, 0), 0.14, 0.3, 0.75), INK, CREAM, 0.04)


def _roll() -> Layer:
    return die(5, 0, 0, 0.27)


def _discard() -> Layer:
    arrow = polygon([(-0.09, 0.02), (0.09, 0.02), (0.09, 0.18), (0.22, 0.18), (0, 0.4), (-0.22, 0.18), (-0.09, 0.18)])
    return Stroke(together(panel(-0.28, -0.38, 0.0, -0.02, 0.05), panel(0.04, -0.38, 0.3, -0.02, 0.05)), INK), Stroke(arrow, INK)


def _arrow(way: int, y: float) -> Path:
    points = [(-0.3, -0.055), (0.1, -0.055), (0.1, -0.15), (0.32, 0), (0.1, 0.15), (0.1, 0.055), (-0.3, 0.055)]
    return polygon([(way * px, y + py) for px, py in points])


def _play() -> Layer:
    return (Stroke(together(_arrow(1, -0.13), _arrow(-1, 0.17)), INK),)


def _robber() -> Layer:
    return tuple(part._replace(path=moved(part.path, 0, 0, 0.85), width=0.85 * part.width) for part in robber() if isinstance(part, Stroke))


_SIGNS = {"setup": _setup, "roll": _roll, "discard": _discard, "robber": _robber, "play": _play}


def phase(name: str, colour: str) -> Layer:
    """The sign of a phase in a ring of the colour of the player who acts."""
    return (Stroke(disc(0, 0, 0.56), LINEN, INK, 0.19), Stroke(disc(0, 0, 0.56), None, colour, 0.12), *_SIGNS[name]())

