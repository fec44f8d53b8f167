"""The knitting circle as pieces: spaces with their number and side, slots with tiles, cats, the centre, the way to walk."""
from functools import cache, lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from figures.knit_colours import BACK, FAINT, LETTERS, YARN
from figures.knit_glyphs import cat, star
from figures.knit_stitches import place, stitched, tile, yarn_line
from figures.marks import boxed, kinds, label_at, sign_at, told
from figures.marks import along as line_along
from figures.paper import ACCENT, CREAM, INK, LINEN, STOP, THREAD, Key, Layer, Letter, Stroke, disc, mix, panel, polygon, readable_on, together
from figures.sheet import Look
from rulelib.knitting_circle.circle import CATS, EMPTY, SLOTS, Circle, side_of
from rulelib.knitting_circle.yarn import COLOURS

PAD = 1.0  # the radius of a space
SLOT = 1.9  # from a space's middle outwards to its slots
BESIDE = 0.86  # from the line outwards to a slot
Spot = tuple[float, float]
Roles = tuple[tuple[str, tuple[str, ...]], ...]


class Round(NamedTuple):
    """What lies in the middle of the circle at a table: the centre tiles left, the round."""

    centre: tuple[int, ...]
    number: int


def radius(spaces: int) -> float:
    """From the middle of the circle to that of a space."""
    return max(3.5, 1.72 / sin(pi / spaces) - SLOT + 0.12, 1.16 / sin(pi / spaces))


def side(spaces: int) -> float:
    """Width and height of the circle, in units."""
    return 2 * (radius(spaces) + SLOT + 1.25)


@cache
def at(spaces: int, space: int, out: float = 0.0, along: float = 0.0) -> Spot:
    """The place of a space, from 0, seen from the circle's middle; further out and further along clockwise, in units."""
    angle = 2 * pi * space / spaces - pi / 2 + pi / spaces
    reach = radius(spaces) + out
    return reach * cos(angle) - along * sin(angle), reach * sin(angle) + along * cos(angle)


def board(spaces: int, starts: int = 0) -> Layer:
    """The circle's board around (0, 0): the track, arrows clockwise, the start spaces of the cats with the star on the first."""
    reach = radius(spaces)
    ground = Stroke(disc(0, 0, reach + SLOT + 1.15), mix(LINEN, CREAM, 0.35), mix(THREAD, INK, 0.15), 0.05)
    track = Stroke(disc(0, 0, reach), None, mix(LINEN, THREAD, 0.45), 0.55)
    heads = [polygon(_chevron(reach, 2 * pi * (space + 1) / spaces - pi / 2)) for space in range(spaces)]
    marked = [part for start in range(starts) for part in _start(spaces, start)]
    return (ground, track, Stroke(together(*heads), INK), *marked)


def _chevron(reach: float, angle: float) -> list[Spot]:
    """An arrowhead on the track that points clockwise."""
    points = ((-0.17, -0.24), (0.2, 0), (-0.17, 0.24), (-0.06, 0))
    return [((reach + y) * cos(angle) - x * sin(angle), (reach + y) * sin(angle) + x * cos(angle)) for x, y in points]


def _start(spaces: int, start: int) -> Layer:
    """A start space: the star, or a spot, at the board's edge outside of the space."""
    x, y = at(spaces, 2 * start, SLOT + 0.72)
    return star(x, y, 0.4) if not start else (Stroke(disc(x, y, 0.16), INK, CREAM, 0.04),)


def pad(space: int, number_at: Spot, can: bool, roles: tuple[str, ...] = ()) -> Layer:
    """A space around (0, 0): its side by the stitch, its number, a broad rim where the cat may go, its marks."""
    half = PAD * 0.98
    ground = Stroke(disc(0, 0, PAD), CREAM if can else mix(CREAM, LINEN, 0.6), INK if can else mix(THREAD, INK, 0.4), 0.11 if can else 0.05)
    cloth = Stroke(stitched(side_of(space), (-half, -half, half, half), disc(0, 0, PAD * 0.88)), None, FAINT, 0.065)
    number = Stroke(disc(*number_at, 0.37), INK, CREAM, 0.05), Letter(str(space + 1), *number_at, 0.5 if space < 9 else 0.42, CREAM)
    return (ground, cloth, *_round_marks(roles, (number_at[1] * 0.68, -number_at[0] * 0.68)), *number)


def _round_marks(roles: tuple[str, ...], sign: Spot) -> Layer:
    """The marks of a space along its edge, the sign at its side clockwise."""
    drawn: list = []
    for role in kinds(roles):
        drawn += (Stroke(_toothed(), STOP, CREAM, 0.04),) if role == "blocker" else line_along(role, disc(0, 0, PAD + 0.03), 0.1)
        if role == "chosen":
            drawn.append(Stroke(polygon([(-0.26, -PAD - 0.3), (0.26, -PAD - 0.3), (0, -PAD + 0.08)]), ACCENT, CREAM, 0.05))
    if roles:
        kind, _, label = told(roles).partition(":")
        drawn += label_at(label, *sign, 0.34) if label else sign_at(kind, *sign)
    return tuple(drawn)


@cache
def _toothed():
    """A ring with teeth that point inwards."""
    outer = disc(0, 0, PAD + 0.07)
    inner = [((PAD - (0.17 if k % 2 else 0.02)) * cos(-k * pi / 24), (PAD - (0.17 if k % 2 else 0.02)) * sin(-k * pi / 24)) for k in range(48)]
    return together(outer, polygon(inner))


def slot(of: int, roles: tuple[str, ...] = ()) -> tuple[Key, ...]:
    """A slot with its tile, or free, with its marks."""
    face: Key = (place,) if of == EMPTY else (tile, of)
    return (face, (boxed, roles, -0.72, -0.72, 0.72, 0.72)) if roles else (face,)


def centre_tile(colour: int, there: bool, roles: tuple[str, ...] = ()) -> Layer:
    """A tile in the centre, or where it lay."""
    box = panel(-0.5, -0.5, 0.5, 0.5, 0.16)
    marked = boxed(roles, -0.6, -0.6, 0.6, 0.6) if roles else ()
    if not there:
        return (Stroke(box, None, BACK, 0.045, (0.12, 0.1)), *marked)
    fill = YARN[colour]
    face = Stroke(box, fill, mix(fill, INK, 0.5), 0.06), Stroke(panel(-0.38, -0.38, 0.38, 0.38, 0.1), None, yarn_line(fill), 0.04)
    return (*face, Letter(LETTERS[colour], 0, 0, 0.56, readable_on(fill)), *marked)


def walker(number: int, player: int, walks: bool, roles: tuple[str, ...] = ()) -> Layer:
    """A cat on its space, with its player's number at a table; a pointer at the one that walks."""
    drawn: list = [(cat, number)]
    if player:
        drawn += [Stroke(disc(0.56, 0.52, 0.29), CREAM, INK, 0.05), Letter(str(player), 0.56, 0.52, 0.42)]
    if walks:
        drawn.append(Stroke(polygon([(-0.3, -1.28), (0.3, -1.28), (0, -0.88)]), ACCENT, CREAM, 0.05))
    return (*drawn, *(boxed(roles, -0.84, -0.9, 0.84, 0.8) if roles else ()))


def rounds(number: int) -> Layer:
    """Which of the six rounds it is."""
    return (Letter(f"{number}/6", 0, 0, 0.54),)


@lru_cache(maxsize=512)
def circle_pieces(
    circle: Circle, middle: Spot, roles: Roles = (), walks: int = -1, can: frozenset[int] = frozenset(), table: Round | None = None, players: int = 0
) -> dict[str, Look]:
    """The circle around a point: `space:4`, `slot:4:1`, `cat:red`, at a table `centre:red` and the round."""
    told_of, spaces = dict(roles), circle.spaces
    drawn = {"circle": Look(*middle, ((board, spaces, players),))}
    for space in range(spaces):
        gid = f"space:{space + 1}"
        drawn[gid] = _look(middle, at(spaces, space), (pad, space, _number_at(spaces, space), space in can, told_of.get(gid, ())))
    for number, of in enumerate(circle.slots):
        space, which = divmod(number, SLOTS)
        gid = f"slot:{space + 1}:{which + 1}"
        drawn[gid] = _look(middle, at(spaces, space, SLOT, (2 * which - 1) * BESIDE), *slot(of, told_of.get(gid, ())))
    if table:
        drawn |= _centre(middle, table, told_of)
    return drawn | _cats(circle, middle, told_of, walks, players)


def _look(middle: Spot, spot: Spot, *layers: Key) -> Look:
    return Look(middle[0] + spot[0], middle[1] + spot[1], layers)


@cache
def _number_at(spaces: int, space: int) -> Spot:
    """Where the number of a space stands: at its edge towards the middle."""
    x, y = at(spaces, space)
    return -1.46 * x / radius(spaces), -1.46 * y / radius(spaces)


def _centre(middle: Spot, table: Round, roles: dict) -> dict[str, Look]:
    """The six centre tiles in a ring, the round in their middle."""
    drawn = {"round": _look(middle, (0, 0), (rounds, table.number))}
    for colour, word in enumerate(COLOURS):
        angle, gid = pi * colour / 3 - pi / 2, f"centre:{word}"
        key = centre_tile, colour, colour in table.centre, roles.get(gid, ())
        drawn[gid] = Look(middle[0] + 1.1 * cos(angle), middle[1] + 1.1 * sin(angle), (key,), 0.82)
    return drawn


def _cats(circle: Circle, middle: Spot, roles: dict, walks: int, players: int) -> dict[str, Look]:
    """The cats that stand on the circle."""
    drawn = {}
    for number, space in enumerate(circle.cats):
        gid = f"cat:{CATS[number]}"
        if space >= 0:
            drawn[gid] = _look(middle, at(circle.spaces, space), (walker, number, number + 1 if players else 0, number == walks, roles.get(gid, ())))
    return drawn
