"""Pieces on a sheet: the same looks as matplotlib artists (figures, PNG, PDF) and as small SVG fragments.

A look is where a piece lies and its layers; a layer is a function and its arguments, so that looks can be
compared. A layer that is made of layers shares them with others: each is drawn as SVG only once.
"""
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from html import escape
from importlib.util import find_spec
from io import StringIO
from pathlib import Path as FilePath
from typing import NamedTuple

import matplotlib
import numpy as np
from matplotlib.artist import Artist
from matplotlib.backends.backend_svg import RendererSVG
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, fontManager
from matplotlib.path import Path
from matplotlib.text import Text

from figures.paper import FONTS, PAPER, Key, Letter, Stroke

UNIT = 40  # points, or pixels at natural size, to a hex's side
CAPITALS = 0.73  # height of a capital in DejaVu Sans, in font sizes


class Look(NamedTuple):
    """Where a piece lies (units, y down), how large, and its layers from below: (function, *arguments) each."""

    x: float
    y: float
    layers: tuple[Key, ...]
    scale: float = 1.0


@lru_cache(maxsize=4096)
def layer(key: Key) -> tuple[Stroke | Letter, ...]:
    """The strokes and letters of a layer and of the layers in it."""
    found: list[Stroke | Letter] = []
    for part in key[0](*key[1:]):
        found += (part,) if isinstance(part, (Stroke, Letter)) else layer(part)
    return tuple(found)


@contextmanager
def letters_stay_letters() -> Iterator[None]:
    """SVG text as text and in our fonts, whatever the reader's settings; single keys, as rc_context copies all. A sign that no font has is a box, and no warning."""
    ours = {"svg.fonttype": "none", "font.sans-serif": list(FONTS)}
    theirs = {key: matplotlib.rcParams[key] for key in ours}
    try:
        matplotlib.rcParams.update(ours)
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "Glyph")
            yield
    finally:
        matplotlib.rcParams.update(theirs)


_CLEAR = (1, 1, 1, 0)  # not None: the SVG renderer would cut a line without a face at the sheet's edge


def _stroke(renderer, stroke: Stroke, place, points: float) -> None:
    gc = renderer.new_gc()
    gc.set_linewidth(0)
    if stroke.line:
        gc.set_foreground(stroke.line)
        gc.set_linewidth(stroke.width * points)
        gc.set_joinstyle("round")
        gc.set_capstyle(stroke.cap if stroke.dash or stroke.fill is None else "butt")
        gc.set_dashes(0, [length * points for length in stroke.dash] or None)
    path = Path(place(stroke.path.vertices), stroke.path.codes)
    path.should_simplify = False
    renderer.draw_path(gc, path, matplotlib.transforms.IdentityTransform(), (*to_rgb(stroke.fill), 1) if stroke.fill else _CLEAR)
    gc.restore()


def family(text: str) -> str:
    """The font family of some letters: ours, or a Japanese one for a name that is written so."""
    return _japanese() if any(letter > "\u2fff" for letter in text) else "sans-serif"


@cache
def _japanese() -> str:
    found = find_spec("matplotlib_fontja")  # found, not imported: importing it changes the reader's own settings
    path = FilePath(found.origin).parent / "fonts" / "ipaexg.ttf"
    fontManager.addfont(path)
    return FontProperties(fname=path).get_name()


def _write(renderer, letter: Letter, place, points: float, anchored: bool) -> None:
    x, y = place(np.array([(letter.x, letter.y + letter.size * CAPITALS / 2)]))[0]
    font = FontProperties(family=family(letter.text), weight="bold" if letter.bold else "normal", size=round(letter.size * points, 2))
    gc = renderer.new_gc()
    gc.set_foreground(letter.colour)
    width = 0 if anchored else renderer.get_text_width_height_descent(letter.text, font, False)[0]
    down = renderer.get_canvas_width_height()[1] - y if renderer.flipy() else y
    # drawn without Text.draw, which would give every text an id of its own; SVG takes the anchor from the Text
    renderer.draw_text(gc, x - width / 2, down, letter.text, font, 0, False, Text(x, y, letter.text, ha="center"))
    gc.restore()


def _draw(renderer, part: Stroke | Letter, place, points: float, anchored: bool = False) -> None:
    if isinstance(part, Stroke):
        _stroke(renderer, part, place, points)
    else:
        _write(renderer, part, place, points, anchored)


class Piece(Artist):
    """One piece of a sheet: all its layers in one group with its gid."""

    def __init__(self, gid: str, look: Look, height: float):
        super().__init__()
        self.set_gid(gid)
        self.look = look
        self.height = height

    def draw(self, renderer) -> None:
        """Draw the layers, from below."""
        pixels = renderer.points_to_pixels(UNIT)
        x, y, layers, scale = self.look

        def place(vertices):
            return ((vertices * scale + (x, y)) * (1, -1) + (0, self.height)) * pixels

        renderer.open_group("piece", gid=self.get_gid())
        with letters_stay_letters():
            for part in (part for key in layers for part in layer(key)):
                _draw(renderer, part, place, UNIT * scale)
        renderer.close_group("piece")
        self.stale = False


def sheet(pieces: dict[str, Look], size: tuple[float, float]) -> Figure:
    """A figure of pieces, in their order from below, on a sheet of (width, height) units."""
    figure = Figure(figsize=(size[0] * UNIT / 72, size[1] * UNIT / 72), dpi=72, facecolor=PAPER)
    for gid, look in pieces.items():
        figure.add_artist(Piece(gid, look, size[1]))
    return figure


_BLANKS = re.compile(r"\s*([MLCz])\s*")
_ROUTE = re.compile(r"(?<= d=\")[^\"]*")
_FILE = StringIO()
_RENDERER = RendererSVG(0, 0, _FILE, metadata={"Date": None})  # one for all: its header costs more than a layer
_RENDERER.writer.flush()


@lru_cache(maxsize=4096)
def svg_layer(key: Key) -> str:
    """A layer as SVG around (0, 0), in pixels at natural size, to a tenth of a pixel."""
    return "".join(_svg_part(part) if isinstance(part, (Stroke, Letter)) else svg_layer(part) for part in key[0](*key[1:]))


def _round(vertices):
    return np.round(vertices * UNIT * (1, -1), 1)


def _svg_part(part: Stroke | Letter) -> str:
    _FILE.seek(0)
    _FILE.truncate()
    with letters_stay_letters():
        _draw(_RENDERER, part, _round, UNIT, anchored=True)
    _RENDERER.writer.flush()
    drawn = _ROUTE.sub(lambda route: _BLANKS.sub(r"\1", route[0]), _FILE.getvalue())
    return "".join(line.strip() for line in drawn.splitlines())


def fragment(gid: str, look: Look) -> str:
    """One piece as a complete SVG group with its gid as id; a gid may hold a name that somebody wrote, and this is where all SVG is written."""
    return f'<g id="{escape(gid)}">{_placed(look)}</g>'


@lru_cache(maxsize=8192)
def _placed(look: Look) -> str:
    x, y, layers, scale = look
    size = "" if scale == 1 else f" scale({scale:g})"
    drawn = "".join(svg_layer(key) for key in layers)
    shift = f"translate({x * UNIT:.1f} {y * UNIT:.1f}){size}"
    return f'<g transform="{shift}">{drawn}</g>'
