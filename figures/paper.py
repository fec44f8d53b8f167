"""What every picture is drawn with: colours, strokes, letters, and a few shapes.

Lengths are in units of a hex's side, x to the right and y down. The six colours were searched for: they stay apart
in lightness (grey) and for deuteranopes, protanopes and tritanopes; each is always drawn together with its letter.
"""
from functools import cache
from math import cos, pi, sin
from typing import Any, NamedTuple

import numpy as np
from matplotlib.colors import to_hex, to_rgb
from matplotlib.path import Path

FILL = {
    "yellow": "#fbcb62",
    "green": "#237a45",
    "cyan": "#63c8d4",
    "blue": "#123f72",
    "purple": "#877ab6",
    "pink": "#f2718a",
}
INK = "#2e2318"
CREAM = "#fff7e6"
PAPER = "#fbf5e9"
LINEN = "#e6d7bb"
CLOTH = "#f3e9d5"
THREAD = "#b9a680"
ACCENT = "#c8641e"
STOP = "#92261b"
FONTS = ("DejaVu Sans", "Verdana")


class Stroke(NamedTuple):
    """A path, filled or lined or both; `dash` is lengths on and off, `width` the line's."""

    path: Path
    fill: str | None = None
    line: str | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    cap: str = "round"


class Letter(NamedTuple):
    """A letter, a number or a few of them; (x, y) is the middle of the capitals, `size` the font's."""

    text: str
    x: float
    y: float
    size: float
    colour: str = INK
    bold: bool = True


Key = tuple[Any, ...]  # a function that draws a layer, and its arguments
Layer = tuple[Stroke | Letter | Key, ...]  # from below; layers may be made of layers


def mix(colour: str, other: str, share: float) -> str:
    """A colour with a share (0 to 1) of another one stirred in."""
    return to_hex((1 - share) * np.array(to_rgb(colour)) + share * np.array(to_rgb(other)))


def lightness(colour: str) -> float:
    """CIE L* of a colour, 0 black to 100 white."""
    rgb = np.array(to_rgb(colour))
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    y = float(linear @ (0.2126, 0.7152, 0.0722))
    return 116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y


def readable_on(colour: str) -> str:
    """Ink or cream, whichever can be read on a colour."""
    return INK if lightness(colour) > 58 else CREAM


def polygon(corners) -> Path:
    """A closed path through corners."""
    corners = [tuple(corner) for corner in corners]
    return Path([*corners, corners[0]], [Path.MOVETO, *[Path.LINETO] * (len(corners) - 1), Path.CLOSEPOLY])


@cache
def hexagon(radius: float = 1.0) -> Path:
    """A hexagon that points up, around (0, 0)."""
    return polygon((radius * sin(k * pi / 3), -radius * cos(k * pi / 3)) for k in range(6))


_ARC = 0.5522847498  # the handle that makes four cubic curves a circle


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0.0, hole: bool = False) -> Path:
    """An ellipse around (x, y), its first radius turned by `turn` radians; wound the other way as a hole."""
    k = _ARC
    points = [(1, 0), (1, k), (k, 1), (0, 1), (-k, 1), (-1, k), (-1, 0), (-1, -k), (-k, -1), (0, -1), (k, -1), (1, -k), (1, 0), (1, 0)]
    points = np.array(points) * (rx, -ry if hole else ry) @ ((cos(turn), sin(turn)), (-sin(turn), cos(turn))) + (x, y)
    return Path(points, [Path.MOVETO, *[Path.CURVE4] * 12, Path.CLOSEPOLY])


def disc(x: float, y: float, radius: float, hole: bool = False) -> Path:
    """A full circle around (x, y)."""
    return ellipse(x, y, radius, radius, 0.0, hole)


def panel(left: float, top: float, right: float, bottom: float, radius: float = 0.3) -> Path:
    """A rectangle with round corners."""
    r, k = radius, radius * (1 - _ARC)
    points = [(left + r, top), (right - r, top), (right - k, top), (right, top + k), (right, top + r), (right, bottom - r)]
    points += [(right, bottom - k), (right - k, bottom), (right - r, bottom), (left + r, bottom), (left + k, bottom)]
    points += [(left, bottom - k), (left, bottom - r), (left, top + r), (left, top + k), (left + k, top), (left + r, top), (left + r, top)]
    corner = [Path.LINETO, *[Path.CURVE4] * 3]
    return Path(points, [Path.MOVETO, *corner * 4, Path.CLOSEPOLY])


def lines(*runs) -> Path:
    """Open lines, each through its points, as one path."""
    runs = [np.array(run, float) for run in runs]
    return Path(np.concatenate(runs), [code for run in runs for code in (Path.MOVETO, *[Path.LINETO] * (len(run) - 1))])


def ribbon(middle, widths) -> Path:
    """A closed band along a middle line, as wide as `widths` says at each of its points."""
    middle, half = np.array(middle, float), np.array(widths, float)[:, None] / 2
    along = np.gradient(middle, axis=0)
    across = np.stack((-along[:, 1], along[:, 0]), 1) / np.linalg.norm(along, axis=1)[:, None]
    return polygon(np.concatenate((middle + half * across, (middle - half * across)[::-1])))


def together(*paths: Path) -> Path:
    """Several paths as one."""
    return Path.make_compound_path(*paths)


def moved(path: Path, x: float, y: float, scale: float = 1.0) -> Path:
    """A path made larger or smaller around (0, 0), then moved."""
    return Path(path.vertices * scale + (x, y), path.codes)
