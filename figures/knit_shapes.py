"""The six garments as shapes, cut into their spaces from the top down; and as small pictures of their type."""
from functools import cache
from typing import NamedTuple

import numpy as np

from figures.knit_stitches import Box, arc
from figures.paper import Path, ellipse, moved, polygon, together
from rulelib.knitting_circle.deck import CARDS, TYPES

Points = tuple[tuple[float, float], ...]
HIGH = 7.2  # the room of all the spaces of a garment
TALLEST = 1.28  # the height of a space where there are few


def mirrored(points: Points) -> Points:
    """Points as in a mirror."""
    return tuple((-x, y) for x, y in points[::-1])


def _both(right: Points) -> Points:
    """An outline from its right half, downwards."""
    return (*right, *mirrored(right))


class Shape(NamedTuple):
    """A garment's parts, x from its middle line, y in spaces from the top: its body, then sleeves or a thumb."""

    body: tuple[Points, ...]
    beside: tuple[Points, ...] = ()


_MITTEN = _both((*((1.2 * np.cos(a), 1.3 - 1.3 * np.sin(a)) for a in np.linspace(np.pi / 2 - 0.15, 0, 9)), (1.2, 3.0), (1.02, 3.12), (1.02, 4.0)))
_THUMB = ((1.1, 2.95), (1.1, 2.1), (1.35, 1.55), (1.68, 1.35), (1.92, 1.5), (1.92, 1.85), (1.62, 2.45))
_SOCK = ((-1.1, 0), (0.3, 0), (0.3, 2.9), (0.65, 3.35), (1.45, 3.62), (1.85, 4.1), (1.85, 4.6), (1.6, 4.95), (1.3, 5), (-0.5, 5), (-0.95, 4.75), (-1.1, 4.2))
_HAT = _both(((0.55, 0), (1.0, 0.35), (1.38, 1.0), (1.6, 1.9), (1.7, 3.0), (1.72, 4.98), (1.98, 5), (1.98, 6)))
_SCARF = _both(((0.95, 0), (0.95, 8)))
_SWEATER = _both(((0.62, 0), (1.12, 0.5), (1.12, 7)))
_SLEEVE = ((1.0, 0.42), (1.3, 0.62), (1.55, 1.4), (1.95, 4.7), (1.4, 4.95), (1.05, 2.2))
_HIPS = _both(((1.15, 0), (1.28, 3.0)))
_LEG = ((0.06, 2.98), (1.28, 2.98), (1.02, 8), (0.3, 8))
SHAPES = {
    "mittens": Shape((_MITTEN,), (_THUMB,)),
    "socks": Shape((_SOCK,)),
    "hat": Shape((_HAT,)),
    "scarf": Shape((_SCARF,)),
    "sweater": Shape((_SWEATER,), (_SLEEVE, mirrored(_SLEEVE))),
    "long-johns": Shape((_HIPS, _LEG, mirrored(_LEG))),
}


class Band(NamedTuple):
    """One space of a garment: its outline, the box of its stitches and that of its marks."""

    path: Path
    whole: Box
    box: Box


def _cut(points: Points, top: float, bottom: float) -> Points:
    """The part of an outline between two heights."""
    for level, below in ((top, True), (bottom, False)):
        kept: list = []
        for (x, y), (other, next_y) in zip(points, (*points[1:], *points[:1])):
            inside, then = ((each >= level) == below or each == level for each in (y, next_y))
            if inside:
                kept.append((x, y))
            if inside != then:
                kept.append((x + (other - x) * (level - y) / (next_y - y), level))
        points = tuple(kept)
    return points if len(points) > 2 and max(y for _, y in points) - min(y for _, y in points) > 0.05 else ()


def height(type: int) -> float:
    """The height of one space of a type, in units."""
    return min(TALLEST, HIGH / len(CARDS[type].sides)) if TYPES[type] != "hat" else 1.0


def _parts(parts: tuple[Points, ...], top: float, bottom: float, tall: float) -> list:
    cut = [_cut(part, top, bottom) for part in parts]
    return [np.array(points) * (1, tall) for points in cut if points]


def _box(parts: list) -> Box:
    points = np.concatenate(parts)
    return (*points.min(0), *points.max(0))


@cache
def band(type: int, space: int) -> Band:
    """A space of a garment type, from 0, as it lies in the garment; y from the top of the first space."""
    shape, tall = SHAPES[TYPES[type]], height(type)
    body = _parts(shape.body, space, space + 1, tall)
    parts = body + _parts(shape.beside, space, space + 1, tall)
    return Band(together(*map(polygon, parts)), _box(parts), _box(body))


_EDGES = {"sweater": [(-0.62, 0), (-0.5, -0.22), (0.5, -0.22), (0.62, 0)], "long-johns": [(-1.2, 0), (-1.2, -0.2), (1.2, -0.2), (1.2, 0)]}


@cache
def extras(type: int) -> Path | None:
    """What is drawn of a garment beside its spaces: a hat's pompon, a scarf's fringe, a sweater's collar, a waistband."""
    tall = height(type)
    if TYPES[type] == "hat":
        return polygon(arc(0.42, 0, 2 * np.pi, 0, -0.34, 17))
    if TYPES[type] == "scarf":
        end = 8 * tall
        return together(*(polygon([(x - 0.09, end), (x + 0.09, end), (x + 0.05, end + 0.38), (x - 0.05, end + 0.38)]) for x in np.linspace(-0.8, 0.8, 6)))
    return polygon(_EDGES[TYPES[type]]) if TYPES[type] in _EDGES else None


@cache
def small(type: int) -> Path:
    """A whole garment within a circle of radius 1 around (0, 0); a scarf as it is worn, to be known when small."""
    if TYPES[type] == "scarf":
        return _worn()
    shape, tall = SHAPES[TYPES[type]], height(type)
    parts = [np.array(points) * (1, tall) for points in (*shape.body, *shape.beside)]
    outline = together(*map(polygon, parts), *(() if extras(type) is None else (extras(type),)))
    left, top, right, bottom = _box([outline.vertices])
    scale = 2 / max(bottom - top, right - left) * 0.9
    return moved(outline, -scale * (left + right) / 2, -scale * (top + bottom) / 2, scale)


def _worn() -> Path:
    """A scarf: a loop, and two ends with their fringes."""
    loop = ellipse(0, -0.42, 0.66, 0.42), ellipse(0, -0.5, 0.34, 0.17, 0.0, True)
    ends = [polygon([(x, -0.1), (x + 0.36, -0.1), (x + 0.36 + lean, end), (x + lean, end)]) for x, lean, end in ((-0.42, -0.12, 0.78), (0.02, 0.1, 0.5))]
    threads = [(left + apart, end) for left, end in ((-0.54, 0.78), (0.12, 0.5)) for apart in (0, 0.145, 0.29)]
    fringe = [polygon([(x, end), (x + 0.07, end), (x + 0.07, end + 0.2), (x, end + 0.2)]) for x, end in threads]
    return together(*loop, *ends, *fringe)
