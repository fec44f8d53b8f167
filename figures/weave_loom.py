"""A loom as pieces: the wooden frame, every place `v3` (a thread, or two holes), every crossing `v2-h5`, so that a flip redraws only one."""
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from figures.marks import boxed, kinds
from figures.paper import ACCENT, CREAM, INK, Layer, Letter, Stroke, disc, lines, mix, panel, polygon, together
from figures.sheet import Look
from figures.weave_marks import edges, end_signs
from figures.weave_yarn import GROUND, BULGE, REACH, Strand, band, crossing, knot, marked, passing
from rulelib.warp_and_weft.legality import Weave
from rulelib.warp_and_weft.loom import Loom
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.threads import place_text

STEP = 2 * REACH  # from a place to the next
FRAME, ROOM = 1.5, 0.54  # the breadth of the wood, and from it to the first crossing; the twist of the yarn runs on
FIRST = FRAME + ROOM + REACH
NUMBER, HOLE, SIGN = 0.45, 1.14, FRAME + 0.27  # from the outer edge
WOOD = "#d8ae74"
GRAIN = mix(WOOD, INK, 0.22)
DARK = mix(WOOD, INK, 0.55)


class Weaving(NamedTuple):
    """A weaver about to weave a thread: it is drawn lighter and with dashed edges; None where nothing is chosen yet."""

    weaver: Weaver
    move: Weave | None = None


def side(holes: int) -> float:
    """The length of a loom's side."""
    return 2 * (FRAME + ROOM) + STEP * holes


@lru_cache(maxsize=32)
def crossing_names(holes: int) -> tuple[str, ...]:
    """The crossings of a loom by their names, row by row."""
    return tuple(f"v{column + 1}-h{row + 1}" for row in range(holes) for column in range(holes))


@lru_cache(maxsize=32)
def loom_names(holes: int) -> frozenset[str]:
    """All that can be marked on a loom: its places and crossings."""
    return frozenset((*(place_text(place, holes) for place in range(2 * holes)), *crossing_names(holes)))


def frame(holes: int, highlight: bool = False) -> Layer:
    """Four beams of wood, pegged together, with the cloth's ground between them and faint lines where threads may run."""
    whole, b = side(holes), FRAME
    beams = [panel(0.1, 0.1, whole - 0.1, b, 0.22), panel(0.1, whole - b, whole - 0.1, whole - 0.1, 0.22)]
    posts = [polygon([(x, b), (x + b - 0.26, b), (x + b - 0.26, whole - b), (x, whole - b)]) for x in (0.18, whole - b + 0.08)]
    ways = [[(FIRST + STEP * k, b), (FIRST + STEP * k, whole - b)] for k in range(holes)]
    ways += [[(b, FIRST + STEP * k), (whole - b, FIRST + STEP * k)] for k in range(holes)]
    ground = polygon([(b - 0.3, b - 0.1), (whole - b + 0.3, b - 0.1), (whole - b + 0.3, whole - b + 0.1), (b - 0.3, whole - b + 0.1)])
    pegs = together(*(disc(x, y, 0.13) for x in (0.62, whole - 0.62) for y in (0.62, whole - 0.62)))
    shade = lines([(b - 0.08, whole - b), (b - 0.08, b), (whole - b + 0.08, b)])
    return (
        Stroke(ground, GROUND),
        Stroke(lines(*ways), None, mix(GROUND, DARK, 0.3), 0.035, (0.02, 0.14)),
        *(Stroke(post, mix(WOOD, INK, 0.06), DARK, 0.06) for post in posts),
        *(Stroke(beam, WOOD, DARK, 0.06) for beam in beams),
        Stroke(_grain(whole), None, GRAIN, 0.028),
        Stroke(shade, None, mix(GROUND, INK, 0.3), 0.07),
        Stroke(pegs, mix(WOOD, INK, 0.35), DARK, 0.04),
        *((Stroke(panel(0.08, 0.08, whole - 0.08, whole - 0.08, 0.26), None, ACCENT, 0.16),) if highlight else ()),
    )


def _grain(whole: float):
    """The grain of the wood: long lines that waver a little, the same ones each time."""
    runs = []
    for k, deep in enumerate((0.22, 0.78, 1.36)):
        at = np.linspace(0.5 + 0.3 * (k % 2), whole - 0.6 - 0.25 * (k % 3), 40)
        wave = 0.035 * np.sin(at * (1.1 + 0.23 * k) + 2 * k)
        runs += [np.stack((at, deep + wave), 1), np.stack((at, whole - deep + wave), 1)]
        at = at[(at > FRAME + 0.15) & (at < whole - FRAME - 0.15)]
        wave = 0.035 * np.sin(at * (1.3 + 0.19 * k) + k)
        runs += [np.stack((deep + 0.02 + wave, at), 1), np.stack((whole - deep - 0.02 + wave, at), 1)]
    return lines(*runs)


def place(name: str, holes: int, upright: bool, strand: Strand | None, roles: tuple[str, ...]) -> Layer:
    """A place from edge to edge, its middle line at 0: its thread or two holes, its number at both ends, its marks."""
    whole = side(holes)
    reach = Stroke(band(0.1, whole - 0.1, 0.42, upright))  # not seen: where a click hits the place
    signs = ((end_signs, roles, _ends(SIGN, whole, upright), upright),) * bool(roles)
    if strand:
        return (reach, *marked(strand._replace(roles=roles), HOLE, whole - HOLE, upright), (knots, strand, whole, upright), (numbers, name, whole, upright), *signs)
    lines_of = ((edges, kinds(roles), FRAME - 0.1, whole - FRAME + 0.1, BULGE, upright),) * bool(roles)
    return (reach, (two_holes, whole, upright), *lines_of, (numbers, name, whole, upright), *signs)


def _ends(deep: float, whole: float, upright: bool) -> tuple[tuple[float, float], tuple[float, float]]:
    """Two spots on a place's middle line, as far from each edge."""
    return ((0.0, deep), (0.0, whole - deep)) if upright else ((deep, 0.0), (whole - deep, 0.0))


def numbers(name: str, whole: float, upright: bool) -> Layer:
    """A place's number at both ends; a long one is made to fit between the edge of the wood and the knot."""
    long = not upright and len(name) > 2
    return tuple(Letter(name, *end, 0.25 if long else 0.32) for end in _ends(NUMBER + 0.02 * long, whole, upright))


def knots(strand: Strand, whole: float, upright: bool) -> Layer:
    """Both ends of a thread."""
    return tuple(part for end in _ends(HOLE, whole, upright) for part in knot(strand, *end))


def two_holes(whole: float, upright: bool) -> Layer:
    """The holes of a free place."""
    return (Stroke(together(*(disc(*end, 0.19) for end in _ends(HOLE, whole, upright))), mix(INK, WOOD, 0.12), mix(WOOD, CREAM, 0.5), 0.06),)


def meeting(vertical: Strand | None, horizontal: Strand | None, vertical_over: bool, roles: tuple[str, ...]) -> Layer:
    """What lies where two places cross: two threads, or one that crosses a marked free place; marks of the crossing itself."""
    drawn: tuple = ()
    if vertical and horizontal:
        drawn = (Stroke(panel(-0.52, -0.52, 0.52, 0.52, 0.1)), *crossing(vertical, horizontal, vertical_over))
    elif vertical or horizontal:
        drawn = ((passing, vertical or horizontal, bool(vertical)),)
    return (*drawn, *(boxed(roles, -0.57, -0.57, 0.57, 0.57) if roles else ()))


def strands(loom: Loom, move: Weave | None) -> list[Strand | None]:
    """The thread of every place, the one to be woven included."""
    found = [Strand(colour) if colour >= 0 else None for colour in loom.places]
    if move and found[move.place] is None:
        found[move.place] = Strand(move.colour, True)
    return found


def vertical_over(loom: Loom, move: Weave | None, column: int, row: int) -> bool:
    """Whether the vertical thread lies on top at a crossing, the thread to be woven included."""
    across = loom.holes + row
    if move and move.place in (column, across) and loom.places[move.place] < 0:
        under = bool(move.under >> (column + across - move.place) & 1)
        return under != (move.place == column)
    return bool(loom.vertical_over >> (loom.holes * row + column) & 1)


@lru_cache(maxsize=128)
def loom_pieces(
    loom: Loom, move: Weave | None, roles: tuple, at: tuple[float, float] = (0, 0), prefix: str = "", scale: float = 1.0, highlight: bool = False
) -> dict[str, Look]:
    """The frame, places and crossings of a loom; pairs of a name and its roles; `at` is the frame's corner."""
    n, of, threads = loom.holes, dict(roles), strands(loom, move)
    x0, y0 = at
    pieces = {f"{prefix}frame": Look(x0, y0, ((frame, n, highlight),), scale)}
    for number, strand in enumerate(threads):
        name = place_text(number, n)
        away = scale * (FIRST + STEP * (number % n))
        key = (place, name, n, number < n, strand, of.get(name, ()))
        pieces[prefix + name] = Look(x0 + away * (number < n), y0 + away * (number >= n), (key,), scale)
    bare = [of.get(place_text(number, n), ()) if strand is None else None for number, strand in enumerate(threads)]
    lying = [strand and strand._replace(roles=of.get(place_text(number, n), ())) for number, strand in enumerate(threads)]
    for index, name in enumerate(crossing_names(n)):
        row, column = divmod(index, n)
        vertical, horizontal, own = lying[column], lying[n + row], of.get(name, ())
        both = vertical is not None and horizontal is not None
        layers: tuple = ()
        if both or own or (vertical and bare[n + row]) or (horizontal and bare[column]):
            layers = ((meeting, vertical, horizontal, both and vertical_over(loom, move, column, row), own),)
        pieces[prefix + name] = Look(x0 + scale * (FIRST + STEP * column), y0 + scale * (FIRST + STEP * row), layers, scale)
    return pieces
