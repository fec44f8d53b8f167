"""Yarn: a thread, its knots at both ends, and how one thread lies over another. Lengths in units, drawn around (0, 0).

A strand is a colour, whether it is only thought of (drawn lighter, with dashed edges), and its roles.
"""
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from figures.marks import kinds
from figures.paper import CREAM, FILL, INK, LINEN, Layer, Letter, Path, Stroke, disc, lines, mix, polygon, readable_on, ribbon
from figures.weave_marks import edges
from rulelib.warp_and_weft.threads import COLOURS

LETTERS = "kbygp"  # of the five colours, as on the patches of Calico
HALF, BULGE, GAP = 0.3, 0.35, 0.42  # half a thread's width, half of it where it lies over another, half the gap in the lower one
REACH = 0.6  # half a crossing
GROUND = mix(LINEN, CREAM, 0.62)  # what is seen between the threads
DASH = (0.15, 0.12)


class Strand(NamedTuple):
    """How a thread looks: colour 0 to 4, not yet woven, roles of its marks."""

    colour: int
    thought: bool = False
    roles: tuple[str, ...] = ()

    @property
    def fill(self) -> str:
        """The colour of the yarn."""
        fill = FILL[COLOURS[self.colour]]
        return mix(fill, CREAM, 0.55) if self.thought else fill

    @property
    def edge(self) -> str:
        """The colour of its edges."""
        return mix(self.fill, INK, 0.85 if self.thought else 0.55)


def turned(points, upright: bool) -> np.ndarray:
    """Points given as (along, across) a thread, as (x, y)."""
    points = np.array(points, float)
    return points[:, ::-1] if upright else points


def band(start: float, end: float, half: float, upright: bool) -> Path:
    """A straight piece of thread."""
    return polygon(turned([(start, -half), (end, -half), (end, half), (start, half)], upright))


def twist(strand: Strand, start: float, end: float, half: float, upright: bool) -> Layer:
    """The slanting lines of a twisted yarn."""
    if strand.thought:
        return ()
    middle = np.arange(start + 0.15, end - 0.1, 0.3)
    slants = [turned([(x - 0.1, 0.72 * half), (x + 0.1, -0.72 * half)], upright) for x in middle]
    return (Stroke(lines(*slants), None, mix(strand.fill, readable_on(strand.fill), 0.3), 0.045),) if slants else ()


def length(strand: Strand, start: float, end: float, upright: bool) -> Layer:
    """A thread from end to end, as it lies where nothing is above it."""
    sides = lines(*(turned([(start, side), (end, side)], upright) for side in (-HALF, HALF)))
    outline = Stroke(sides, None, strand.edge, 0.05, DASH if strand.thought else (), "butt")
    return Stroke(band(start, end, HALF, upright), strand.fill), *twist(strand, start, end, HALF, upright), outline


def marked(strand: Strand, start: float, end: float, upright: bool) -> Layer:
    """Keys of a thread and of the marks along it."""
    bare = (length, strand._replace(roles=()), start, end, upright)
    return (bare, *((edges, kinds(strand.roles), start, end, BULGE, upright),) * bool(strand.roles))


def knot(strand: Strand, x: float, y: float) -> Layer:
    """The end of a thread in its hole, with the letter of its colour."""
    dash = (0.12, 0.09) if strand.thought else ()
    rim = Stroke(disc(x, y, 0.36), strand.fill, strand.edge, 0.07, dash, "butt")
    return rim, Letter(LETTERS[strand.colour], x, y, 0.5, readable_on(strand.fill))


def crossing(vertical: Strand, horizontal: Strand, vertical_over: bool) -> Layer:
    """Two threads where they cross: the lower one dips into its shadow and is not seen beside the upper one, which runs on unbroken."""
    upper, lower = (vertical, horizontal) if vertical_over else (horizontal, vertical)
    gap = GAP + 0.13 * bool(upper.roles)
    over = (rises, upper._replace(roles=()), vertical_over)
    marks = ((edges, kinds(upper.roles), -REACH, REACH, BULGE, vertical_over),) * bool(upper.roles)
    return (dips, lower._replace(roles=()), gap, not vertical_over), (hidden, gap, bool(lower.roles), not vertical_over), over, *marks


def hidden(gap: float, marked: bool, upright: bool) -> Layer:
    """Where the lower thread is not seen."""
    return (Stroke(band(-gap, gap, HALF + (0.2 if marked else 0.06), upright), GROUND),)


def dips(strand: Strand, gap: float, upright: bool) -> Layer:
    """The shadow on both ends of the lower thread, narrower as it dips."""
    dark, outer = mix(strand.fill, INK, 0.5), min(gap + 0.09, REACH)
    ends = [polygon(turned([(side * outer, -HALF), (side * gap, -HALF + 0.04), (side * gap, HALF - 0.04), (side * outer, HALF)], upright)) for side in (-1, 1)]
    return tuple(Stroke(end, dark) for end in ends)


@lru_cache(maxsize=2)
def _swell(upright: bool) -> tuple[np.ndarray, np.ndarray, Path]:
    """The two sides of a thread that swells a little where it lies over another, and the yarn between them."""
    at = np.linspace(-REACH, REACH, 13)
    half = HALF + (BULGE - HALF) * np.cos(at * np.pi / 2 / REACH) ** 2
    sides = turned(np.stack((at, -half), 1), upright), turned(np.stack((at, half), 1), upright)
    return (*sides, ribbon(turned(np.stack((at, 0 * at), 1), upright), 2 * half))


def rises(strand: Strand, upright: bool) -> Layer:
    """The upper thread, unbroken."""
    left, right, yarn = _swell(upright)
    outline = Stroke(lines(left, right), None, strand.edge, 0.05, DASH if strand.thought else (), "butt")
    return Stroke(yarn, strand.fill), *twist(strand, -REACH, REACH, BULGE, upright), outline


def passing(strand: Strand, upright: bool) -> Layer:
    """A thread drawn again above the marks of a free place that it crosses."""
    room = band(-REACH + 0.02, REACH - 0.02, HALF + 0.02, upright)
    return (Stroke(room, GROUND), *marked(strand, -REACH, REACH, upright))
