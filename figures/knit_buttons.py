"""Button tokens by their shape, what each asks for drawn on it, its points beneath: around (0, 0)."""
from functools import cache
from math import pi

from figures.knit_colours import BACK, BRASS, LETTERS, YARN
from figures.knit_glyphs import points_at, swatch
from figures.knit_shapes import small
from figures.knit_stitches import arc
from figures.marks import boxed
from figures.paper import CREAM, INK, Key, Layer, Letter, Path, Stroke, disc, mix, moved, panel, polygon, readable_on
from rulelib.knitting_circle.deck import BUTTON_POINTS, BUTTON_SHAPES, CIRCLE, FIRST_PATTERN, FIRST_TYPE, PAIRS, SQUARE

RADIUS = 0.86


@cache
def outline(shape: int, radius: float) -> Path:
    """A circle, a triangle with blunt corners, or a square."""
    if shape == CIRCLE:
        return disc(0, 0, radius)
    if shape == SQUARE:
        return panel(-radius * 0.92, -radius * 0.92, radius * 0.92, radius * 0.92, radius * 0.2)
    corners = [(0, -1.12), (1.12, 0.8), (-1.12, 0.8)]
    blunt = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in zip(corners, (*corners[1:], corners[0])) for share in (0.1, 0.9)]
    return polygon([(radius * x, radius * y) for x, y in blunt])


def button(of: int) -> Layer:
    """A button token."""
    shape = BUTTON_SHAPES[of]
    rim = Stroke(outline(shape, RADIUS), BRASS, INK, 0.07), Stroke(outline(shape, RADIUS * 0.86), CREAM, mix(BRASS, INK, 0.4), 0.03)
    points = points_at(str(BUTTON_POINTS[of]), 0.0 if shape != SQUARE else 0.62, 0.74 if shape != SQUARE else 0.66, 0.42)
    return (*rim, *_face(of), *points)


def _face(of: int) -> Layer:
    """What a button asks for: a garment, a pattern, or two colours."""
    if of >= FIRST_TYPE:
        return (Stroke(moved(small(of - FIRST_TYPE), 0, 0.02, 0.52), INK),)
    if of >= FIRST_PATTERN:
        return swatch(of - FIRST_PATTERN + 1, -0.08, -0.02, 0.8, 1.0)
    drawn: list = []
    for colour, side in zip(PAIRS[of], (-1, 1)):
        fill, turn = YARN[colour], pi / 2 if side < 0 else -pi / 2
        half = polygon([(x + side * 0.03, y) for x, y in arc(RADIUS * 0.76, turn, turn + pi, steps=17)])
        drawn += [Stroke(half, fill, mix(fill, INK, 0.4), 0.03), Letter(LETTERS[colour], side * 0.32, -0.08, 0.56, readable_on(fill))]
    return tuple(drawn)


def no_button(shape: int) -> Layer:
    """Where a button of a shape lies or lay."""
    return (Stroke(outline(shape, RADIUS * 0.9), None, BACK, 0.05, (0.13, 0.11)),)


def face_down(shape: int, count: int) -> Layer:
    """A pile of buttons, face down, with how many are left."""
    return Stroke(outline(shape, RADIUS), BRASS, INK, 0.07), Letter(str(count), 0, 0.12, 0.6)


def slot(of: int | None, shape: int, roles: tuple[str, ...] = ()) -> tuple[Key, ...]:
    """A button in its place, or an empty one, with its marks."""
    face: Key = (no_button, shape) if of is None else (button, of)
    return (face, (boxed, roles, -1.06, -1.08, 1.06, 1.24)) if roles else (face,)
