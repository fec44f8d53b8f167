"""A player's board as pieces: the row on top, the yarn bowl, free needles and paws, the workspace with its buttons; and the garments beside it."""
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from figures.knit_buttons import RADIUS, button, outline
from figures.knit_colours import BACK, BRASS
from figures.knit_garments import CARD, Roles, garment_pieces
from figures.knit_glyphs import cat, needle, paw_token
from figures.knit_stitches import arc, ball, place, tile
from figures.marks import boxed
from figures.paper import CREAM, INK, LINEN, THREAD, Key, Layer, Stroke, lines, mix, moved, panel, polygon
from figures.seats import player
from figures.sheet import Look
from rulelib.knitting_circle.deck import A_SHAPE, BUTTON_SHAPES, SHAPES
from rulelib.knitting_circle.knitter import NEEDLES, Knitter
from rulelib.knitting_circle.table import TURNS

BOARD = (7.0, CARD[1])
ROW, NEEDLE_ROWS, PAWS = 2.2, (6.4, 6.98), 6.68  # heights of their middles
FRONT, BACK_ROW = 4.42, 3.9
HEAD = 0.95  # the room above the row for whose board it is
BOWLFUL, PAWFUL = 7, 4  # places that are always there
SHELF = tuple((1.25 + 2.25 * shape, 8.9 + 2.3 * k) for k in range(A_SHAPE) for shape in range(len(SHAPES)))  # first of each shape, second
Spot = tuple[float, float]


class Owner(NamedTuple):
    """Whose board it is at a table: the player from 1, whether it is the player's turn."""

    player: int
    acts: bool


def mat(acts: bool, top: float = 0.0) -> Layer:
    """The board itself from its corner, or from lower down where nobody's number stands on it: the tray of the row, the workspace."""
    wide, high = BOARD
    line = (INK, 0.11) if acts else (mix(THREAD, INK, 0.2), 0.05)
    ground = Stroke(panel(0.06, top + 0.06, wide - 0.06, high - 0.06, 0.4), mix(LINEN, CREAM, 0.25), *line)
    tray = Stroke(panel(0.25, ROW - 0.85, wide - 0.25, ROW + 0.85, 0.25), mix(LINEN, THREAD, 0.35), mix(THREAD, INK, 0.2), 0.04)
    shelf = Stroke(panel(0.2, 7.6, wide - 0.2, high - 0.22, 0.3), mix(CREAM, LINEN, 0.3), mix(THREAD, INK, 0.2), 0.04)
    places = [Stroke(moved(outline(number % len(SHAPES), RADIUS * 0.9), x, y), None, BACK, 0.05, (0.13, 0.11)) for number, (x, y) in enumerate(SHELF)]
    return (ground, tray, shelf, *places)


def part(name: str) -> Layer:
    """The workspace without a board, or the tray of the row."""
    _, tray, *shelf = mat(False)
    return (tray,) if name == "row" else tuple(shelf)


def bowl() -> Layer:
    """The front of the yarn bowl."""
    rim, foot = arc(1.5, 0.0, 3.1416, 0, 0, 17), 5.95
    front = polygon([(3.5 + 2.05 * x, 4.86 + 0.74 * y) for x, y in rim])
    base = Stroke(panel(2.4, foot - 0.28, 4.6, foot - 0.06, 0.1), mix(BRASS, INK, 0.35), INK, 0.04)
    band = lines([(0.75, 5.12), (6.25, 5.12)])
    return base, Stroke(front, BRASS, mix(BRASS, INK, 0.6), 0.06), Stroke(band, None, mix(BRASS, CREAM, 0.5), 0.09)


def marked(face: Key, roles: tuple[str, ...], wide: float, high: float) -> tuple[Key, ...]:
    """A piece with its marks around it."""
    return (face, (boxed, roles, -wide, -high, wide, high)) if roles else (face,)


def _bowl_spot(number: int) -> Spot:
    """The place of a ball, from 0: four in front, then three behind; more lie among them."""
    front = number % BOWLFUL < 4
    x = 1.36 + 1.43 * (number % BOWLFUL) if front else 2.08 + 1.43 * (number % BOWLFUL - 4)
    return x, (FRONT if front else BACK_ROW - 0.28) - 0.25 * (number // BOWLFUL)


@lru_cache(maxsize=1024)
def board_pieces(knitter: Knitter, at: Spot, scale: float, prefix: str = "", mine: Roles = (), owner: Owner | None = None) -> dict[str, Look]:
    """A player's board without garments, `row:1`, `bowl:1`, `needle:1`, `paw:1`, `button:1`; `mine` are the roles of its pieces."""
    roles = dict(mine)
    drawn: dict[str, tuple[Spot, tuple[Key, ...]]] = {"mat": ((0.0, 0.0), ((mat, owner.acts) if owner else (mat, False, HEAD),))}
    if owner:
        drawn["owner"] = (0.85, 0.75), ((player, owner.player, owner.acts),)
        drawn["own-cat"] = (2.7, 0.8), ((cat, owner.player - 1, 0.0, 0.0, 0.52),)
    drawn |= _row(knitter.row, roles, prefix) | _bowl(knitter.bowl, roles, prefix) | _tokens(knitter, roles, prefix)
    drawn |= _workspace(knitter.workspace, roles, prefix)
    return placed(drawn, at, scale, prefix)


def placed(drawn: dict[str, tuple[Spot, tuple[Key, ...]]], at: Spot, scale: float, prefix: str) -> dict[str, Look]:
    """Pieces from a corner, under a player's prefix."""
    return {prefix + gid: Look(at[0] + scale * x, at[1] + scale * y, layers, scale) for gid, ((x, y), layers) in drawn.items()}


def _row(row: tuple[int, ...], roles: dict, prefix: str) -> dict:
    """The tiles in the row, and the places that are left."""
    found = {}
    for number in range(max(TURNS, len(row))):
        gid = f"row:{number + 1}"
        face: Key = (tile, row[number]) if number < len(row) else (place,)
        found[gid] = (1.06 + 1.63 * number, ROW), marked(face, roles.get(prefix + gid, ()), 0.72, 0.72)
    return found


def _bowl(lying: tuple[int, ...], roles: dict, prefix: str) -> dict:
    """The balls in the bowl, those behind first, then the bowl's front."""
    found: dict = {}
    for number in sorted(range(max(BOWLFUL, len(lying))), key=lambda number: _bowl_spot(number)[1]):
        gid = f"bowl:{number + 1}"
        there = marked((ball, lying[number]), roles.get(prefix + gid, ()), 0.66, 0.66) if number < len(lying) else ()
        found[gid] = _bowl_spot(number), there
    return found | {"bowl": ((0.0, 0.0), ((bowl,),))}


def _tokens(knitter: Knitter, roles: dict, prefix: str) -> dict:
    """Free needles and paws."""
    found: dict = {}
    for number in range(1, max(NEEDLES, knitter.needles) + 1):
        gid = f"needle:{number}"
        there = marked((needle, 2.4), roles.get(prefix + gid, ()), 1.5, 0.3) if number <= knitter.needles else ()
        found[gid] = (1.78, NEEDLE_ROWS[number - 1]), there
    for number in range(1, max(PAWFUL, knitter.paws) + 1):
        gid = f"paw:{number}"
        there = marked((paw_token, 0.0, 0.0, 0.46), roles.get(prefix + gid, ()), 0.52, 0.52) if number <= knitter.paws else ()
        found[gid] = (3.68 + 0.95 * (number - 1), PAWS), there
    return found


def shelf_places(workspace: tuple[int, ...]) -> list[Spot]:
    """The place of each button of a workspace: those of a shape in its column."""
    seen = [0] * len(SHAPES)
    spots = []
    for each in workspace:
        shape = BUTTON_SHAPES[each]
        spots.append(SHELF[shape + len(SHAPES) * min(seen[shape], A_SHAPE - 1)])
        seen[shape] += 1
    return spots


def _workspace(workspace: tuple[int, ...], roles: dict, prefix: str) -> dict:
    """The buttons by their place in the workspace; those beyond are not there."""
    found: dict = {f"button:{number}": ((0.0, 0.0), ()) for number in range(1, len(SHELF) + 1)}
    for number, (each, spot) in enumerate(zip(workspace, shelf_places(workspace)), 1):
        gid = f"button:{number}"
        found[gid] = spot, marked((button, each), roles.get(prefix + gid, ()), 1.04, 1.14)
    return found


@lru_cache(maxsize=256)
def part_pieces(name: str, knitter: Knitter, at: Spot, mine: Roles = ()) -> dict[str, Look]:
    """The row alone, or the workspace alone, from the corner of the board that is left out."""
    roles = dict(mine)
    inside = _row(knitter.row, roles, "") if name == "row" else _workspace(knitter.workspace, roles, "")
    return placed({"mat": ((0.0, 0.0), ((part, name),))} | inside, at, 1.0, "")


def garments_at(garments: tuple, spots: Sequence[tuple[Spot, float]], prefix: str, roles: dict, names: bool) -> dict[str, Look]:
    """Garments in their places, each with its scale; a place without a garment shows where one may be laid."""
    drawn: dict[str, Look] = {}
    for number, (spot, scale) in enumerate(spots, 1):
        gid = f"{prefix}g{number}"
        mine = tuple((piece, of) for piece, of in roles.items() if piece == gid or piece.startswith(f"{gid}:"))
        drawn |= garment_pieces(garments[number - 1] if number <= len(garments) else None, gid, spot, scale, mine, names)
    return drawn
