"""Own drawings for Calico: the six patterns, each one path within a circle of radius 1, and the three kinds of token."""
from math import cos, pi, sin

import numpy as np

from figures.paper import CREAM, FILL, INK, Layer, Letter, Path, Stroke, disc, ellipse, hexagon, mix, polygon, ribbon, together


def dots() -> Path:
    """Seven discs, one in the middle."""
    around = [disc(0.66 * sin(k * pi / 3), -0.66 * cos(k * pi / 3), 0.25) for k in range(6)]
    return together(disc(0, 0, 0.25), *around)


def stripes() -> Path:
    """Five slanting bars, cut to a circle."""
    bars = []
    for middle in (-0.76, -0.38, 0.0, 0.38, 0.76):
        sides = [middle - 0.11, middle + 0.11]
        top, bottom = [[(x, s * (1 - x * x) ** 0.5) for x in sides] for s in (-0.98, 0.98)]
        bars.append(polygon(_turned([*top, *bottom[::-1]], pi / 6)))
    return together(*bars)


def _turned(points, angle: float) -> np.ndarray:
    return np.array(points) @ ((cos(angle), sin(angle)), (-sin(angle), cos(angle)))


def fern() -> Path:
    """A frond: a stem with rounded leaves in pairs that get smaller, and one at the tip."""
    stem = polygon([(-0.02, -0.7), (0.02, -0.7), (0.075, 1.02), (-0.075, 1.02)])
    leaves = [ellipse(0, -0.8, 0.1, 0.24)]
    for y, length in ((0.7, 0.43), (0.37, 0.45), (0.05, 0.4), (-0.24, 0.32), (-0.48, 0.22)):
        for side in (-1, 1):
            x, rise = side * (length * 0.86), length * 0.52
            leaves.append(ellipse(x, y - rise, length, 0.125, -0.54 * side))
    return together(stem, *leaves)


def flowers() -> Path:
    """A daisy: eight narrow petals around a disc."""
    petals = [ellipse(0.62 * cos(k * pi / 4), 0.62 * sin(k * pi / 4), 0.35, 0.16, k * pi / 4) for k in range(8)]
    return together(*petals, disc(0, 0, 0.19))


def vines() -> Path:
    """A tendril that curls up at both ends, with two leaves."""
    turn = np.linspace(0, 1, 26)
    angle, radius = pi * (2.9 * turn - 0.95), 0.55 - 0.43 * turn
    curl = np.stack((0.49 + radius * np.cos(angle), radius * np.sin(angle) - 0.12), 1)
    line = np.concatenate((-curl[::-1], curl[1:]))
    widths = 0.2 - 0.06 * np.abs(np.linspace(-1, 1, len(line)))
    return together(ribbon(line, widths), ellipse(-0.1, -0.8, 0.31, 0.15, 0.7), ellipse(0.1, 0.8, 0.31, 0.15, 0.7))


def quatrefoil() -> Path:
    """Four round lobes as a broad ring, with a disc in the middle."""
    return together(_lobes(0.48, 0.47), _lobes(0.4, 0.26, -1), disc(0, 0, 0.17))


def _lobes(out: float, radius: float, way: int = 1) -> Path:
    """The outline of four discs that overlap, as one line; wound the other way as a hole."""
    corners = []
    reach = pi * 0.75 - np.arccos(min(out / 2**0.5 / radius, 1))
    for k in range(4):
        mid = k * pi / 2
        for a in np.linspace(-reach, reach, 11):
            corners.append((out * cos(mid) + radius * cos(mid + a), out * sin(mid) + radius * sin(mid + a)))
    return polygon(corners[::way])


PATTERN_PATHS = {"dots": dots(), "stripes": stripes(), "fern": fern(), "flowers": flowers(), "vines": vines(), "quatrefoil": quatrefoil()}


def button(colour: str, x: float, y: float, radius: float = 0.26) -> Layer:
    """A button of a colour, with its rim and four holes; `rainbow` is a button of all six."""
    rim = Stroke(disc(x, y, radius), CREAM, INK, radius * 0.17)
    if colour == "rainbow":
        face: Layer = tuple(Stroke(_slice(x, y, radius * 0.78, k), fill) for k, fill in enumerate(FILL.values()))
    else:
        face = (Stroke(disc(x, y, radius * 0.74), FILL[colour]),)
    holes = together(*(disc(x + dx * radius * 0.24, y + dy * radius * 0.24, radius * 0.13) for dx in (-1, 1) for dy in (-1, 1)))
    return (rim, *face, Stroke(holes, CREAM, INK, radius * 0.08))


def _slice(x: float, y: float, radius: float, k: int) -> Path:
    arc = [(x + radius * sin(a), y - radius * cos(a)) for a in np.linspace(k * pi / 3, (k + 1) * pi / 3, 7)]
    return polygon([(x, y), *arc])


def cat(number: str, x: float, y: float, radius: float = 0.3, fill: str = INK, line: str = CREAM) -> Layer:
    """A cat's head with its points (or a letter) on it."""
    outline = [(-0.62, -0.55), (-0.74, -1.08), (-0.24, -0.82), (0.24, -0.82), (0.74, -1.08), (0.62, -0.55)]
    cheeks = [(0.9 * cos(a), 0.84 * sin(a)) for a in np.linspace(-0.5, pi + 0.5, 19)]
    head = polygon([(x + radius * px, y + radius * py) for px, py in [*outline, *cheeks]])
    size = radius * (1.15 if len(number) == 1 else 0.92)
    return (Stroke(head, fill, line, radius * 0.16), Letter(number, x, y + radius * 0.04, size, line))
