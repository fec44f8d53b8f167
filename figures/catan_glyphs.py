"""Own drawings for Catan, each a few paths within a circle of radius 1: lands and their resources, cards, a star."""
from functools import cache
from math import cos, pi, sin

from figures.paper import Layer, Path, Stroke, disc, ellipse, moved, panel, polygon, ribbon, together

INKED, LIGHT = "ink", "light"
Drawing = tuple[tuple[Path, str], ...]  # from below: a path and its tone


def _mirrored(points) -> Path:
    """A closed path from its right half, top to bottom."""
    return polygon([*points, *((-x, y) for x, y in reversed(points))])


def tree() -> Drawing:
    """A fir: three tiers and a trunk."""
    half = [(0, -1), (0.42, -0.45), (0.22, -0.45), (0.6, 0.1), (0.36, 0.1), (0.8, 0.66), (0.14, 0.66), (0.14, 1)]
    return ((_mirrored(half), INKED),)


def _fleece(wide: float, high: float) -> Path:
    """A cloud: nine bulges around an ellipse."""
    ring = [(wide * cos(k * pi / 9), high * sin(k * pi / 9)) for k in range(19)]
    points = [(x * 1.3, y * 1.3) if k % 2 else (x * 0.94, y * 0.94) for k, (x, y) in enumerate(ring)]
    return Path([(x + 0.1, y - 0.03) for x, y in [*points, points[0]]], [Path.MOVETO, *[Path.CURVE3] * 18, Path.CLOSEPOLY])


def _bar(left: float, top: float, right: float, bottom: float) -> Path:
    return polygon([(left, top), (right, top), (right, bottom), (left, bottom)])


def sheep() -> Drawing:
    """A sheep: woolly and light, with a dark head and legs."""
    legs = together(_bar(-0.34, 0.4, -0.16, 0.95), _bar(0.3, 0.4, 0.48, 0.95))
    head = together(ellipse(-0.74, -0.16, 0.27, 0.2, 0.5), ellipse(-0.52, -0.34, 0.17, 0.08, 0.6))
    return (legs, INKED), (_fleece(0.82, 0.64), INKED), (_fleece(0.71, 0.53), LIGHT), (head, INKED)


def wheat() -> Drawing:
    """An ear: a stem, grains in pairs and one at the tip."""
    grains = [ellipse(0, -0.78, 0.14, 0.26)]
    for y in (-0.42, -0.06, 0.3):
        grains += [ellipse(side * 0.27, y, 0.3, 0.13, -0.95 * side) for side in (-1, 1)]
    stem = polygon([(-0.05, -0.6), (0.05, -0.6), (0.07, 1), (-0.07, 1)])
    return ((together(stem, *grains), INKED),)


def bricks() -> Drawing:
    """A wall of three courses."""
    rows = ((-0.68, ((-0.5, 0.5),)), (-0.1, ((-0.94, -0.06), (0.06, 0.94))), (0.48, ((-0.94, -0.61), (-0.5, 0.5), (0.61, 0.94))))
    return ((together(*(_bar(left, top, right, top + 0.46) for top, spans in rows for left, right in spans)), INKED),)


def peaks() -> Drawing:
    """Two mountains with snow."""
    rock = polygon([(-1, 0.75), (-0.3, -0.75), (0.08, 0.02), (0.32, -0.38), (1, 0.75)])
    snow = polygon([(-0.3, -0.6), (-0.07, -0.12), (-0.22, -0.24), (-0.32, -0.06), (-0.45, -0.22), (-0.53, -0.12)])
    return (rock, INKED), (snow, LIGHT)


def cactus() -> Drawing:
    """A cactus with two arms on a dune."""
    parts = [panel(-0.17, -0.95, 0.17, 0.75, 0.17), panel(-0.62, -0.35, -0.36, 0.2, 0.12), panel(-0.62, 0.02, 0, 0.26, 0.12)]
    parts += [panel(0.36, -0.6, 0.62, 0, 0.12), panel(0, -0.2, 0.62, 0.04, 0.12), panel(-0.9, 0.72, 0.9, 0.88, 0.08)]
    return ((together(*parts), INKED),)


def knight() -> Drawing:
    """A sword on a shield."""
    shield = _mirrored([(0, -0.92), (0.78, -0.7), (0.74, 0.1), (0.5, 0.58), (0, 0.98)])
    blade = polygon([(0, -0.72), (0.1, -0.56), (0.1, 0.22), (0.36, 0.22), (0.36, 0.38), (0.1, 0.38), (0.1, 0.66)])
    other = polygon([(0, -0.72), (0, 0.66), (-0.1, 0.66), (-0.1, 0.38), (-0.36, 0.38), (-0.36, 0.22), (-0.1, 0.22), (-0.1, -0.56)])
    return (shield, INKED), (together(blade, other), LIGHT), (polygon([(-0.1, 0.6), (0.1, 0.6), (0.1, 0.7), (-0.1, 0.7)]), LIGHT)


def two_roads() -> Drawing:
    """Two roads that meet at a corner."""
    left = polygon([(-0.95, 0.35), (-0.18, -0.62), (0.08, -0.4), (-0.68, 0.56)])
    right = polygon([(0.2, -0.42), (0.42, -0.64), (0.98, 0.36), (0.7, 0.52)])
    return ((together(left, right), INKED),)


def plenty() -> Drawing:
    """Two cards, one a little behind the other."""
    return (panel(-0.75, -0.9, 0.35, 0.55, 0.16), INKED), (panel(-0.33, -0.62, 0.83, 0.98, 0.2), LIGHT), (panel(-0.22, -0.5, 0.72, 0.86, 0.16), INKED)


def crown() -> Drawing:
    """A crown: all of a kind for one."""
    top = [(-0.9, -0.55), (-0.42, 0.05), (0, -0.8), (0.42, 0.05), (0.9, -0.55), (0.7, 0.45), (-0.7, 0.45)]
    gems = [disc(x, y, 0.14) for x, y in ((-0.9, -0.6), (0, -0.85), (0.9, -0.6))]
    return ((together(polygon(top), *gems, panel(-0.72, 0.55, 0.72, 0.8, 0.08)), INKED),)


def star() -> Drawing:
    """A star with five points: a point of the game."""
    points = [(r * sin(k * pi / 5), -r * cos(k * pi / 5)) for k, r in enumerate((1, 0.45) * 5)]
    return ((polygon(points), INKED),)


def winding() -> Drawing:
    """A long road that winds, with a line along its middle."""
    way = [(0.62 * sin(2.1 * pi * t - 0.4), 0.92 - 1.84 * t) for t in (k / 24 for k in range(25))]
    return (ribbon(way, [0.5] * 25), INKED), (ribbon(way, [0.1] * 25), LIGHT)


LANDS = (tree, sheep, wheat, bricks, peaks, cactus)  # in the order of TERRAINS, the first five of RESOURCES
CARDS = (knight, two_roads, plenty, crown, star)  # in the order of DEVELOPMENTS


@cache
def _paths(drawing) -> Drawing:
    return drawing()


def glyph(drawing, x: float, y: float, scale: float, ink: str, light: str) -> Layer:
    """A drawing at a place and scale, in two tones."""
    tones = {INKED: ink, LIGHT: light}
    return tuple(Stroke(moved(path, x, y, scale), tones[tone]) for path, tone in _paths(drawing))
