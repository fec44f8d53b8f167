"""A table as pieces: the circle with decks, bag and requests beneath it, each player's board and garments beside it or below."""
from typing import NamedTuple

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
CARDS = 8  # places for garments before each player
SMALL = 0.5  # finished garments, beside those at work
START = (4.7, 0.8)  # of the marker on its player's board
Spot = tuple[float, float]


class Layout(NamedTuple):
    """Places within a seat before it is scaled: of garments at work, of finished ones, and its size."""

    work: tuple[Spot, ...]
    done: tuple[Spot, ...]
    size: tuple[float, float]


def _layout(long: bool, cards: int) -> Layout:
    """A long seat has the finished garments at its right in two rows, the other one beneath."""
    work = tuple((BOARD[0] + 0.1 + STEP * k, 0.0) for k in range(NEEDLES))
    few, right = max(cards - NEEDLES, 1), BOARD[0] + 0.1 + STEP * NEEDLES
    rows = 2 if long else 1
    across = -(-few // rows)
    step, down = STEP * SMALL + (0.0 if long else (right - across * STEP * SMALL) / max(across - 1, 1)), CARD[1] * SMALL
    done = tuple(((right if long else 0.0) + step * (k % across), (0.0 if long else CARD[1] + 0.1) + down * (k // across)) for k in range(few))
    return Layout(work, done, (right + across * step, CARD[1]) if long else (right, CARD[1] + down + 0.1))


class Plan(NamedTuple):
    """The players shown, from 1, their corners and scale; their layout; the middles of circle and decks; the size of the sheet."""

    seats: tuple[int, ...]
    corners: tuple[Spot, ...]
    scale: float
    layout: Layout
    circle: Spot
    middle: tuple[Spot, float]
    size: tuple[float, float]


def plan(table: Table, seats: tuple[int, ...] | None = None, below: bool = False, across: int | None = None, cards: int = CARDS) -> Plan:
    """The layout: seats beside the circle, those of one player larger; or `below` it for a narrow screen."""
    shown = seats or tuple(range(1, table.players + 1))
    ring, room = side(table.circle.spaces), middle_size(table.supply, True)
    few = min(across or (1 if below or len(shown) < 3 else 2), len(shown))
    layout = _layout(below or len(shown) == 2, cards)
    if below:
        wide, column = ring + APART + room[0], max(ring, room[1])
        scale = (wide - APART * (few - 1)) / few / layout.size[0]
        left, top = 0.0, column + APART
    else:
        wide, column = max(ring, room[0]), ring + room[1]
        scale = {1: 1.0, 2: 0.78}.get(len(shown), 0.6)
        left, top = wide + APART, 0.0
    step = layout.size[0] * scale + APART, layout.size[1] * scale + APART
    rows = -(-len(shown) // few)
    size = max(left + step[0] * few - APART, wide), max(top + step[1] * rows - APART, column)
    first = top if below else (size[1] - step[1] * rows + APART) / 2
    corners = tuple((left + step[0] * (k % few), first + step[1] * (k // few)) for k in range(len(shown)))
    high = column if below else size[1]
    circle = (ring / 2, column / 2) if below else (wide / 2, (high - column) / 2 + ring / 2)
    beside = ((ring + APART, (column - room[1]) / 2), room[0]) if below else ((0.0, (high - column) / 2 + ring), wide)
    return Plan(shown, corners, scale, layout, circle, beside, (size[0] + 0.1, size[1] + 0.1))


def spots(garments: tuple[Garment, ...], layout: Layout, at: Spot, scale: float) -> tuple[tuple[Spot, float], ...]:
    """Where each garment lies: those at work large, finished ones small; then the places still free. Beyond the places they overlap."""
    work, done = list(layout.work), list(layout.done)
    found = []
    for garment in garments:
        if garment.finished or not work:
            found.append((done.pop(0) if done else (layout.done[-1][0] + 0.4, layout.done[-1][1] + 0.4), SMALL))
        else:
            found.append((work.pop(0), 1.0))
    found += [(spot, 1.0) for spot in work] + [(spot, SMALL) for spot in done]
    most = max(len(layout.work) + len(layout.done), len(garments))
    return tuple(((at[0] + scale * x, at[1] + scale * y), scale * size) for (x, y), size in found[:most])


def pieces(
    table: Table, marks=(), names: bool = False, seats: tuple[int, ...] | None = None, below: bool = False, across: int | None = None, cards: int = CARDS, reach: bool = False
) -> dict[str, Look]:
    """A table: `space:4`, `slot:4:1`, `cat:red`, `centre:red`, `deck:hat`, `bag`, `request:…`, `marker`, and what each has, `p1:row:2`, `p2:g1:s3`."""
    roles = roles_of(marks, KNOWN)
    where = plan(table, seats, below, across, cards)
    shared = tuple((piece, of) for piece, of in roles.items() if piece[0] != "p" or piece[2] != ":")
    walks = table.to_play - 1 if table.phase == "gather" else -1
    can = frozenset(reachable(table.circle, walks)) if reach and walks >= 0 else frozenset()
    drawn = dict(circle_pieces(table.circle, where.circle, shared, walks, can, Round(table.centre, table.round), table.players))
    drawn |= middle_pieces(table.supply, *where.middle, roles, table.piles)
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


def size(
    table: Table, names: bool = False, seats: tuple[int, ...] | None = None, below: bool = False, across: int | None = None, cards: int = CARDS, reach: bool = False
) -> tuple[float, float]:
    """Width and height of a table's picture, in units."""
    return plan(table, seats, below, across, cards).size
