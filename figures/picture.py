"""A picture of a position that changes by pieces: whole, as the pieces that changed, or as a small PNG. Any game.

A game adds its painters to PAINTERS, by the type of position they paint.
"""
from collections.abc import Callable, Iterable
from io import BytesIO
from typing import Any, NamedTuple

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_rgb
from PIL import Image

from figures.paper import PAPER, Letter
from figures.sheet import UNIT, Look, fragment, layer, sheet

Marks = Iterable[tuple[str, tuple[str, ...]]]


class Painter(NamedTuple):
    """How a kind of position is painted; all three take the picture's options as keywords.

    `pieces(position, marks)` gives the look of each piece by its gid, from below; `size(position)` the sheet
    in units; `targets(position)` the pieces that can be clicked, with a label in English and in Japanese.
    """

    pieces: Callable[..., dict[str, Look]]
    size: Callable[..., tuple[float, float]]
    targets: Callable[..., dict[str, tuple[str, str]]]


PAINTERS: dict[type, Painter] = {}


class Still(NamedTuple):
    """A picture of its own that is no position: pieces in their order from below, and the size of the sheet."""

    pieces: tuple[tuple[str, Look], ...]
    size: tuple[float, float]

    def _repr_svg_(self) -> str:
        return Picture(self).svg()


def figure(position: Any, marks: Marks = (), **options: Any):
    """A matplotlib Figure of a position with its marks."""
    painter = PAINTERS[type(position)]
    return sheet(painter.pieces(position, marks, **options), painter.size(position, **options))


class Picture:
    """The picture of a position on a live board. Its size and its pieces' gids stay; only their looks change."""

    def __init__(self, position: Any, marks: Marks = (), **options: Any):
        self.painter = PAINTERS[type(position)]
        self.options = options
        self.position = position
        self.pieces = self.painter.pieces(position, marks, **options)
        self.size = self.painter.size(position, **options)
        self._canvas: FigureCanvasAgg | None = None

    def svg(self) -> str:
        """The whole picture, one group a piece with its gid as id."""
        width, height = (round(length * UNIT, 1) for length in self.size)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ground = f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
        drawn = "\n".join(fragment(gid, look) for gid, look in self.pieces.items())
        return f'{head} stroke-linejoin="round" style="max-width:100%;height:auto">{ground}\n{drawn}\n</svg>'

    def change(self, position: Any, marks: Marks = ()) -> dict[str, str]:
        """The new groups, by gid, of the pieces that look otherwise than before. ValueError where the pieces are not the same ones."""
        pieces = self.painter.pieces(position, marks, **self.options)
        if pieces.keys() != self.pieces.keys() or self.painter.size(position, **self.options) != self.size:
            raise ValueError("this position has other pieces: it needs a new Picture")
        changed = {gid: fragment(gid, look) for gid, look in pieces.items() if look != self.pieces[gid]}
        self.position, self.pieces = position, pieces
        return changed

    def targets(self) -> dict[str, tuple[str, str]]:
        """The gids that can be clicked, each with what it is in English and in Japanese."""
        return self.painter.targets(self.position, **self.options)

    def png(self, width: int = 640) -> bytes:
        """The picture as a small PNG, `width` pixels wide, in no other colours than its own."""
        if self._canvas is None:
            self._canvas = FigureCanvasAgg(sheet(self.pieces, self.size))
        for artist in self._canvas.figure.artists:
            artist.look = self.pieces[artist.get_gid()]
        return small_png(self._canvas, 72 * width / (self.size[0] * UNIT), colours_of(self.pieces.values()))


def colours_of(looks: Iterable[Look]) -> tuple[str, ...]:
    """Every colour that some looks are drawn with, and the paper's."""
    used = {PAPER}
    for key in {key for look in looks for key in look.layers}:
        for part in layer(key):
            used |= {part.colour} if isinstance(part, Letter) else {part.fill, part.line} - {None}
    return tuple(sorted(used))


def small_png(canvas: FigureCanvasAgg, dpi: float, colours: tuple[str, ...]) -> bytes:
    """A figure as a PNG of few colours."""
    canvas.figure.set_dpi(dpi)
    canvas.draw()
    palette = Image.new("P", (1, 1))
    palette.putpalette([round(255 * share) for colour in colours[:256] for share in to_rgb(colour)])
    image = Image.frombuffer("RGBA", canvas.get_width_height(), canvas.buffer_rgba()).convert("RGB")
    file = BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


PAINTERS[Still] = Painter(lambda still, marks: dict(still.pieces), lambda still: still.size, lambda still: {})
