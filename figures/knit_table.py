"""A table as pieces: the circle with decks, bag and requests beneath it, each player's board and garments beside it or below."""
from typing import Any, NamedTuple

from figures.knit_board import BOARD, Owner, board_pieces, garments_at
from figures.knit_circle import Round, circle_pieces, side
from figures.knit_garments import CARD
from figures.knit_middle import marker, middle_pieces, middle_size
from figures.knit_seat import KNOWN, STEP
from figures.marks import roles_of
from figures.sheet import Look
from rulelib.knitting_circle.circle import reachable
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import NEEDLES
from rulelib.knitting_circle.table import Table

APART = 0.35
CARDS = 8  # places for garments before each player of a game
SMALL = 0.5  # finished garments, beside those at work
OVERFLOW = (BOARD[0] + 0.4, 5.0), SMALL  # of garments for which there is no place left
START = (4.7, 0.8)  # of the marker on its player's board
Spot = tuple[float, float]


Place = tuple[Spot, float]  # a card's corner, and its scale


class Layout(NamedTuple):
    """Places within a seat before it is scaled: of garments at work, of finished ones, and its size."""

    work: tuple[Place, ...]
    done: tuple[Place, ...]
    size: tuple[float, float]


def _layout(long: bool, cards: int) -> Layout:
    """A long seat has the finished garments at its right in two rows, the other one beneath; without garments it is a board."""
    if not cards:
        return Layout((), (), BOARD)
    work = tuple(((BOARD[0] + 0.1 + STEP * k, 0.0), 1.0) for k in range(NEEDLES))
    right, few = BOARD[0] + 0.1 + STEP * NEEDLES, max(cards - NEEDLES, 0)
    if not few:
        return Layout(work, (), (right, CARD[1]))
    across = -(-few // 2) if long else few
    left, top, step = (right, 0.0, STEP * SMALL) if long else (0.0, CARD[1] + 0.1, max(STEP * SMALL, right / few))
    done = tuple(((left + step * (k % across), top + CARD[1] * SMALL * (k // across)), SMALL) for k in range(few))
    return Layout(work, done, (right + across * step, CARD[1]) if long else (max(right, step * few), top + CARD[1] * SMALL))


class Plan(NamedTuple):
    """The players shown, from 1, their corners and scale; their layout; the middles of circle and decks; the size of the sheet."""

    seats: tuple[int, ...]
    corners: tuple[Spot, ...]
    scale: float
    layout: Layout
    circle: Spot
    middle: tuple[Spot, float]
    size: tuple[float, float]


def places(table: Table) -> int:
    """How many garments there is a place for: in a game that was dealt so many as a player ever has; in a case as many as lie there."""
    most = max(len(knitter.garments) for knitter in table.knitters)
    return max(CARDS, most) if table.supply.chance is not None else most and max(most, NEEDLES)


def plan(table: Table, seats: tuple[int, ...] | None = None, below: bool = False, across: int | None = None, cards: int | None = None, slim: bool = False) -> Plan:
    """The layout: seats beside the circle, those of one player larger; or `below` it, and with `slim` also the decks, for a narrow screen."""
    cards = places(table) if cards is None else cards
    shown = seats or tuple(range(1, table.players + 1))
    ring, room = side(table.circle.spaces), middle_size(table.supply, True, any(table.piles))
    few = min(across or (len(shown) if not cards else 1 if below or len(shown) < 3 else 2), len(shown))
    layout = _layout(len(shown) == 2 or below and not slim, cards)
    stacked = slim or not below  # the decks beneath the circle
    wide, column = (max(ring, room[0]), ring + room[1]) if stacked else (ring + APART + room[0], max(ring, room[1]))
    if below:
        scale, left, top = (wide - APART * (few - 1)) / few / layout.size[0], 0.0, column + APART
    else:
        scale, left, top = 1.0 if len(shown) == 1 or not cards else 0.78 if len(shown) == 2 else 0.6, wide + APART, 0.0
    corners, size = _seated(len(shown), few, layout, scale, (left, top), (wide, column))
    high = column if below else size[1]
    circle = (wide / 2, (high - column + ring) / 2) if stacked else (ring / 2, column / 2)
    beside = ((0.0, (high - column) / 2 + ring), wide) if stacked else ((ring + APART, (column - room[1]) / 2), room[0])
    return Plan(shown, corners, scale, layout, circle, beside, (size[0] + 0.1, size[1] + 0.1))


def _seated(count: int, few: int, layout: Layout, scale: float, corner: Spot, least: Spot) -> tuple[tuple[Spot, ...], Spot]:
    """The corners of the seats, so `few` in a row, from a corner, in the middle of the height that is left; the size of the sheet, `least` at least."""
    step, rows = (layout.size[0] * scale + APART, layout.size[1] * scale + APART), -(-count // few)
    size = max(corner[0] + step[0] * few - APART, least[0]), max(corner[1] + step[1] * rows - APART, least[1])
    top = corner[1] + (size[1] - corner[1] - step[1] * rows + APART) / 2
    return tuple((corner[0] + step[0] * (k % few), top + step[1] * (k // few)) for k in range(count)), size


def spots(garments: tuple[Garment, ...], layout: Layout, at: Spot, scale: float) -> tuple[Place, ...]:
    """Where each garment lies: those at work large, finished ones small; then the places still free."""
    work, done, found = list(layout.work), list(layout.done), []
    for garment in garments:
        free = done if garment.finished and done else work or done
        found.append(free.pop(0) if free else OVERFLOW)
    return tuple(((at[0] + scale * x, at[1] + scale * y), scale * size) for (x, y), size in (*found, *work, *done))


def pieces(table: Table, marks=(), names: bool = False, reach: bool = False, **layout: Any) -> dict[str, Look]:
    """A table: `space:4`, `slot:4:1`, `cat:red`, `centre:red`, `deck:hat`, `bag`, `request:…`, `marker`, and what each has, `p1:row:2`, `p2:g1:s3`."""
    roles = roles_of(marks, KNOWN)
    where = plan(table, **layout)
    shared = tuple((piece, of) for piece, of in roles.items() if piece[0] != "p" or piece[2] != ":")
    walks = table.to_play - 1 if table.phase == "gather" else -1
    can = frozenset(reachable(table.circle, walks)) if reach and walks >= 0 else frozenset()
    drawn = dict(circle_pieces(table.circle, where.circle, shared, walks, can, Round(table.centre, table.round), table.players))
    drawn |= middle_pieces(table.supply, *where.middle, roles, True, table.piles)
    for player, at in zip(where.seats, where.corners):
        drawn |= _seat(table, player, where, at, roles, names)
    return drawn | {"marker": _marker(table, where, roles.get("marker", ()))}


def _seat(table: Table, player: int, where: Plan, at: Spot, roles: dict, names: bool) -> dict[str, Look]:
    knitter, prefix = table.knitters[player - 1], f"p{player}:"
    mine = {piece: of for piece, of in roles.items() if piece.startswith(prefix)}
    own = tuple((piece, of) for piece, of in mine.items() if piece[3] != "g")
    drawn = board_pieces(knitter, at, where.scale, prefix, own, Owner(player, table.to_play == player))
    return drawn | garments_at(knitter.garments, spots(knitter.garments, where.layout, at, where.scale), prefix, mine, names)


def _marker(table: Table, where: Plan, roles: tuple[str, ...]) -> Look:
    """The marker on the board of the start player; in the circle's corner where that one is not shown."""
    if table.start in where.seats:
        x, y = where.corners[where.seats.index(table.start)]
        return Look(x + where.scale * START[0], y + where.scale * START[1], ((marker, roles),), where.scale)
    ring = side(table.circle.spaces)
    return Look(where.circle[0] - ring / 2 + 0.8, where.circle[1] - ring / 2 + 0.8, ((marker, roles),))


def size(table: Table, names: bool = False, reach: bool = False, **layout: Any) -> tuple[float, float]:
    """Width and height of a table's picture, in units."""
    return plan(table, **layout).size
