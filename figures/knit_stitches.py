"""Knitted ground: V stitches on the knit side, bumps on the purl side, as many as a shape holds; and loose tiles of it."""
from functools import lru_cache

import numpy as np

from figures.paper import CREAM, INK, Layer, Letter, Path, Stroke, disc, lines, mix, panel, readable_on
from figures.knit_colours import BACK, LETTERS, YARN
from rulelib.knitting_circle.yarn import PURL

STEP = (0.34, 0.34)  # from a stitch to the next, across and down
TILE = 1.3  # the side of a loose tile
Box = tuple[float, float, float, float]  # left, top, right, bottom


def _v(x: float, y: float) -> list:
    return [(x - 0.12, y - 0.12), (x, y + 0.11), (x + 0.12, y - 0.12)]


def _bump(x: float, y: float) -> list:
    return [(x - 0.095, y + 0.06), (x - 0.06, y - 0.05), (x + 0.06, y - 0.05), (x + 0.095, y + 0.06)]


def stitched(side: int, box: Box, shape: Path | None = None) -> Path:
    """The stitches of a side in a box, those alone that lie within a shape; knit ones in columns, purl ones like bricks."""
    left, top, right, bottom = box
    rows, columns = (max(round((high - low) / step), 1) for low, high, step in ((top, bottom, STEP[1]), (left, right, STEP[0])))
    down, across = (bottom - top) / rows, (right - left) / columns
    runs = []
    for row in range(rows):
        shift = 0.5 if side == PURL and row % 2 else 0.0
        for column in range(columns - bool(shift)):
            runs.append((_bump if side == PURL else _v)(left + (column + 0.5 + shift) * across, top + (row + 0.5) * down))
    return lines(*(_within(shape, runs) if shape is not None else runs))


def _within(shape: Path, runs: list) -> list:
    """The stitches that lie in a shape, or a speck at its corner where none does."""
    inside = shape.contains_points(np.concatenate(runs)).reshape(len(runs), -1).all(1)
    return [run for run, kept in zip(runs, inside) if kept] or [[runs[0][0]] * 2]


@lru_cache(maxsize=64)
def loose(side: int) -> Path:
    """The stitches of a loose tile."""
    half = TILE / 2 - 0.05
    return stitched(side, (-half, -half, half, half))


def yarn_line(fill: str) -> str:
    """The colour of stitches on a colour."""
    return mix(fill, readable_on(fill), 0.5)


def letter(colour: int, x: float, y: float, size: float) -> Layer:
    """The letter of a yarn on a spot of its colour, clear of the stitches."""
    fill = YARN[colour]
    return Stroke(disc(x, y, size * 0.62), fill), Letter(LETTERS[colour], x, y, size, readable_on(fill))


def tile(of: int) -> Layer:
    """A loose tile around (0, 0), its colour, its side by the stitch, its letter."""
    if of < 0:
        return unknown()
    fill, half = YARN[of >> 1], TILE / 2
    cloth = Stroke(panel(-half, -half, half, half, 0.2), fill, mix(fill, INK, 0.5), 0.06)
    return (cloth, Stroke(loose(of & 1), None, yarn_line(fill), 0.07), *letter(of >> 1, -0.24, -0.24, 0.58))


def unknown() -> Layer:
    """A tile that nobody knows."""
    half = TILE / 2
    cloth = Stroke(panel(-half, -half, half, half, 0.2), BACK, mix(BACK, INK, 0.5), 0.06)
    return cloth, Stroke(panel(-half + 0.14, -half + 0.14, half - 0.14, half - 0.14, 0.12), None, CREAM, 0.04, (0.1, 0.09)), Letter("?", 0, 0, 0.66, CREAM)


def place() -> Layer:
    """Where a tile may lie."""
    half = TILE / 2 - 0.06
    return (Stroke(panel(-half, -half, half, half, 0.2), mix(CREAM, BACK, 0.12), BACK, 0.045, (0.13, 0.11)),)


def ball(colour: int) -> Layer:
    """A ball of yarn, which has no side, with its letter; -1 is one that nobody knows."""
    fill = YARN[colour] if colour >= 0 else BACK
    dark, light = mix(fill, INK, 0.5), yarn_line(fill)
    wound = lines(*(arc(0.5, *each) for each in ((2.6, 4.4, 0.22, 0), (-0.5, 1.1, -0.28, -0.1), (3.9, 5.6, 0, 0.24), (0.7, 2.3, 0, -0.26))))
    known = letter(colour, 0, 0, 0.56) if colour >= 0 else (Letter("?", 0, 0, 0.6, CREAM),)
    return Stroke(disc(0, 0, 0.58), fill, dark, 0.06), Stroke(wound, None, light, 0.055), *known


def arc(radius: float, start: float, end: float, x: float = 0.0, y: float = 0.0, steps: int = 7) -> list:
    """Points along an arc around (x, y), its angles in radians clockwise from the right."""
    return [(x + radius * np.cos(angle), y + radius * np.sin(angle)) for angle in np.linspace(start, end, steps)]
