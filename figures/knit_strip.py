"""A bare pattern as a strip of knitting that hangs from a needle: the top at the left, each tile with its letter and its number."""
from figures.knit_colours import YARN
from figures.knit_glyphs import needle
from figures.knit_stitches import stitched, yarn_line
from figures.marks import boxed, roles_of
from figures.paper import INK, THREAD, Layer, Letter, Stroke, disc, mix, moved, panel, readable_on
from figures.sheet import Look
from rulelib.knitting_circle.knitter import Yarn
from rulelib.knitting_circle.positions import LETTERS
from rulelib.knitting_circle.yarn import KNIT

OF_LETTER = tuple(YARN[colour] for colour in (0, 2, 3, 4, 5, 1))  # B and G are not the letters of blue and green here
STEP, HIGH = 1.7, 2.2  # of a tile
LEFT, TOP = 1.0, 0.6
FEWEST = 4  # tiles for which there is room


def dyes(colours: tuple[int, ...]) -> tuple[int, ...]:
    """Which yarn shows each letter: A to F their own; where there are others, those in the order in which they come."""
    kinds = list(dict.fromkeys(colours))
    return colours if max(colours) < len(OF_LETTER) else tuple(map(kinds.index, colours))


def stitch_tile(letter: int, number: int | None, roles: tuple[str, ...] = (), upright: bool = False, dye: int | None = None) -> Layer:
    """One tile of a strip from its corner, with its number, if it has one, beneath, or at its left where the strip stands upright."""
    wide, high = (HIGH, STEP) if upright else (STEP, HIGH)
    fill = OF_LETTER[letter if dye is None else dye]
    middle, size = (wide / 2, high / 2), 0.95
    cloth = Stroke(panel(0.03, 0.03, wide - 0.03, high - 0.03, 0.12), fill, mix(fill, INK, 0.5), 0.06)
    stitches = Stroke(stitched(KNIT, (0.1, 0.1, wide - 0.1, high - 0.1)), None, yarn_line(fill), 0.075)
    spot = Stroke(disc(*middle, size * 0.6), fill), Letter(LETTERS[letter], *middle, size, readable_on(fill))
    beside = (-0.4, high / 2) if upright else (wide / 2, high + 0.4)
    marked = boxed(roles, 0.1, 0.1, wide - 0.1, high - 0.1) if roles else ()
    numbered = (Letter(str(number), *beside, 0.5, mix(THREAD, INK, 0.6), False),) if number else ()
    return (cloth, stitches, *spot, *numbered, *marked)


def cast_on() -> Layer:
    """The needle from which the strip hangs, on end."""
    return tuple(stroke._replace(path=_on_end(stroke.path)) for stroke in needle(HIGH + 0.7))


def _on_end(path):
    turned = moved(path, 0, 0)
    turned.vertices = turned.vertices[:, ::-1].copy()
    return turned


def upright_strip(
    colours: tuple[int, ...], roles: dict, at: tuple[float, float], prefix: str = "", scale: float = 1.0, numbers: bool = True
) -> dict[str, Look]:
    """A strip from the top down, from its corner, for handouts."""
    drawn = {}
    for number, colour in enumerate(colours, 1):
        key = stitch_tile, colour, number if numbers else None, roles.get(f"s{number}", ()), True
        drawn[f"{prefix}s{number}"] = Look(at[0], at[1] + scale * STEP * (number - 1), (key,), scale)
    return drawn


def pieces(yarn: Yarn, marks=(), names: bool = False, length: int = 0) -> dict[str, Look]:
    """A sequence as `s1` …; with `length` there is room and a piece for so many."""
    count = max(len(yarn.colours), length)
    roles = roles_of(marks, {f"s{number}" for number in range(1, count + 1)})
    left = LEFT + (size(yarn, names, length)[0] - LEFT - STEP * count - 0.3) / 2
    dyed = dyes(yarn.colours)
    drawn = {"cast-on": Look(left - 0.3, TOP + HIGH / 2, ((cast_on,),))}
    for number in range(1, count + 1):
        there = number <= len(yarn.colours)
        key = ((stitch_tile, yarn.colours[number - 1], number, roles.get(f"s{number}", ()), False, dyed[number - 1]),) if there else ()
        drawn[f"s{number}"] = Look(left + STEP * (number - 1), TOP, key)
    return drawn


def size(yarn: Yarn, names: bool = False, length: int = 0) -> tuple[float, float]:
    """Width and height of a strip's picture, in units."""
    return LEFT + STEP * max(len(yarn.colours), length, FEWEST) + 0.3, TOP + HIGH + 0.95
