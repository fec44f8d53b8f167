"""Own drawings for Knitting Circle: paw, needle, star, bolt, hanger, angry cat, the cats of the circle, small patterns."""
from functools import cache
from math import cos, pi, sin

import numpy as np

from figures.knit_colours import CAT_FILL, CAT_LETTER, STEEL, WOOD
from figures.knit_stitches import arc
from figures.paper import CREAM, INK, STOP, THREAD, Layer, Letter, Path, Stroke, disc, ellipse, lines, mix, moved, panel, polygon, readable_on, together
from rulelib.knitting_circle.deck import COLOUR_BLOCK, SOLID, STRIPES, SYMMETRY


@cache
def paw_path() -> Path:
    """A cat's paw within a circle of radius 1."""
    toes = [ellipse(x, y, 0.2, 0.28, turn) for x, y, turn in ((-0.66, -0.12, -0.35), (-0.25, -0.58, -0.1), (0.25, -0.58, 0.1), (0.66, -0.12, 0.35))]
    return together(*toes, ellipse(0, 0.36, 0.52, 0.42))


def paw_token(x: float = 0.0, y: float = 0.0, radius: float = 0.55) -> Layer:
    """A paw token."""
    return Stroke(disc(x, y, radius), WOOD, mix(WOOD, INK, 0.6), 0.06), Stroke(moved(paw_path(), x, y + 0.02, radius * 0.66), INK)


def needle(length: float = 3.0) -> Layer:
    """A needle token that lies across, around (0, 0): a knob at its left, a point at its right."""
    half = length / 2
    shaft = polygon([(-half, -0.09), (half - 0.4, -0.09), (half, 0), (half - 0.4, 0.09), (-half, 0.09)])
    return Stroke(shaft, STEEL, INK, 0.055), Stroke(disc(-half, 0, 0.24), STOP, INK, 0.055)


def star(x: float, y: float, radius: float, fill: str = INK) -> Layer:
    """A star of five points."""
    points = [(x + r * radius * sin(k * pi / 5), y - r * radius * cos(k * pi / 5)) for k, r in zip(range(10), (1, 0.45) * 5)]
    return (Stroke(polygon(points), fill, CREAM, 0.04),)


def bolt(x: float, y: float, size: float) -> Layer:
    """A flash: at once."""
    points = [(0.12, -1), (-0.5, 0.12), (-0.05, 0.12), (-0.16, 1), (0.5, -0.2), (0.05, -0.2), (0.3, -1)]
    return (Stroke(polygon([(x + size * px, y + size * py) for px, py in points]), INK, CREAM, 0.04),)


def hanger(x: float, y: float, size: float) -> Layer:
    """A clothes hanger: any garment."""
    hook = arc(0.24, pi * 0.95, pi * 2.4, 0, -0.62, 9)
    path = lines([*hook, (0, -0.3), (0, -0.12)], [(0, -0.12), (-0.95, 0.5), (0.95, 0.5), (0, -0.12)])
    return (Stroke(moved(path, x, y, size), None, INK, 0.17 * size),)


def head(x: float, y: float, radius: float) -> Path:
    """The outline of a cat's head."""
    ears = [(-0.62, -0.55), (-0.78, -1.12), (-0.24, -0.82), (0.24, -0.82), (0.78, -1.12), (0.62, -0.55)]
    cheeks = [(0.94 * cos(a), 0.84 * sin(a)) for a in np.linspace(-0.5, pi + 0.5, 19)]
    return polygon([(x + radius * px, y + radius * py) for px, py in (*ears, *cheeks)])


def whiskers(x: float, y: float, radius: float, ink: str) -> Layer:
    """A cat's whiskers."""
    hairs = [(side, start, end) for side in (-1, 1) for start, end in ((0.22, 0.1), (0.36, 0.42))]
    runs = [[(x + side * radius * 0.55, y + radius * start), (x + side * radius * 1.12, y + radius * end)] for side, start, end in hairs]
    return (Stroke(lines(*runs), None, ink, 0.05),)


def cat(number: int, x: float = 0.0, y: float = 0.0, radius: float = 0.72) -> Layer:
    """The cat of a player (from 0): its colour and the letter of it."""
    fill = CAT_FILL[number]
    face = Stroke(head(x, y, radius), fill, CREAM, 0.2), Stroke(head(x, y, radius), fill, INK, 0.075)
    return (*face, *whiskers(x, y, radius, INK), Letter(CAT_LETTER[number], x, y + radius * 0.04, radius * 0.95, readable_on(fill)))


def angry(x: float = 0.0, y: float = 0.0, radius: float = 0.62) -> Layer:
    """The angry cat token."""
    token = Stroke(disc(x, y, radius), CREAM, STOP, 0.1), Stroke(head(x, y + 0.08 * radius, radius * 0.68), INK)
    brows = lines(*([(x + side * radius * 0.42, y - radius * 0.16), (x + side * radius * 0.12, y + radius * 0.04)] for side in (-1, 1)))
    mouth = lines(arc(radius * 0.24, pi * 1.15, pi * 1.85, x, y + radius * 0.58))
    eyes = together(*(disc(x + side * radius * 0.26, y + radius * 0.12, radius * 0.08) for side in (-1, 1)))
    return (*token, Stroke(brows, None, CREAM, 0.07), Stroke(eyes, CREAM), Stroke(mouth, None, CREAM, 0.06))


SHADES = (mix(INK, CREAM, 0.15), "#ffffff", mix(THREAD, CREAM, 0.1))
SWATCHES = {STRIPES: (0, 1, 0, 1, 0), COLOUR_BLOCK: (0, 0, 0, 1, 1), SYMMETRY: (0, 1, 2, 1, 0), SOLID: (0, 0, 0, 0, 0)}


def swatch(pattern: int, x: float, y: float, wide: float = 0.9, high: float = 1.0) -> Layer:
    """A pattern as a small strip of five tiles in shades without a colour; a mirror's line across a symmetry."""
    step, left, top = high / 5, x - wide / 2, y - high / 2
    drawn = []
    for k, shade in enumerate(SWATCHES[pattern]):
        drawn.append(Stroke(panel(left, top + step * k, left + wide, top + step * (k + 1), 0.02), SHADES[shade], INK, 0.035))
    if pattern == SYMMETRY:
        drawn.append(Stroke(lines([(left - 0.16, y), (left + wide + 0.16, y)]), None, INK, 0.06, (0.06, 0.1)))
    return tuple(drawn)


def points_at(text: str, x: float, y: float, size: float = 0.5) -> Layer:
    """Points, on a dark spot."""
    return Stroke(disc(x, y, size * (0.72 if len(text) < 2 else 0.85)), INK, CREAM, 0.04), Letter(text, x, y, size, CREAM)
