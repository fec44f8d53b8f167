"""A table as pieces: each player's loom with the threads kept and those in hand, the shared goal and the cards beneath all."""
from functools import lru_cache
from typing import NamedTuple

from figures.marks import roles_of
from figures.paper import CREAM, INK, LINEN, THREAD, Layer, Stroke, mix, panel, polygon
from figures.seats import player
from figures.sheet import Look
from figures.weave_cards import bag, buttons_left
from figures.weave_loom import WOOD, loom_names, loom_pieces, side
from figures.weave_shelf import ROW, SKEINS, Spot, card_gids, cards_of, cards_shelf, same_gid, skeins, used
from rulelib.warp_and_weft.legality import Weave
from rulelib.warp_and_weft.table import DRAWN, KEPT, Table, waiting

APART = 0.8  # between seats
BAG = 2.7  # the room for the bag
NUMBER = 1.95  # the room for a player's number
MAT = NUMBER + SKEINS * DRAWN + 0.9


class TableWeaving(NamedTuple):
    """A table at which a player (move.player) is about to weave a thread: it is drawn lighter and with dashed edges."""

    table: Table
    move: Weave | None = None


class Plan(NamedTuple):
    """Whether looms are drawn; the corner of each seat, of the bag and the cards; the size of the sheet."""

    looms: bool
    seats: tuple[Spot, ...]
    cards: Spot
    size: tuple[float, float]


def has_looms(table: Table) -> bool:
    """Whether the looms are worth drawing: not in a draft that stands alone."""
    return any(weaver.loom.order or weaver.shown is not None for weaver in table.weavers)


def seat_size(table: Table, looms: bool) -> tuple[float, float]:
    """The room of one player, in units."""
    whole = side(table.weavers[0].loom.holes)
    return (max(whole, MAT), whole + 2 * ROW + 0.3) if looms else (MAT, 2 * ROW + 0.5)


def plan(table: Table, across: int | None = None, looms: bool | None = None) -> Plan:
    """The layout with `across` seats in a row; the cards beneath, or where a seat of the last row is left free."""
    drawn = has_looms(table) if looms is None else looms
    few = 3 if table.players in (3, 5) else 2
    across = min(across or (few if drawn else 1), table.players)
    wide, high = seat_size(table, drawn)
    seats = tuple(((wide + APART) * (k % across), (high + 0.5) * (k // across)) for k in range(table.players))
    width, bottom = (wide + APART) * across - APART, seats[-1][1] + high
    shown, left = middle_size(table), table.players % across
    free = width - left * (wide + APART)
    if shown[1] and left and free >= shown[0] and high >= shown[1]:
        return Plan(drawn, seats, (left * (wide + APART) + (free - shown[0]) / 2, bottom - high + (high - shown[1]) / 2), (width, bottom))
    width, narrow = max(width, shown[0]), width
    seats = tuple((x + (width - narrow) / 2, y) for x, y in seats)
    return Plan(drawn, seats, ((width - shown[0]) / 2, bottom + 0.3), (width, bottom + (shown[1] + 0.4 if shown[1] else 0)))


def middle_size(table: Table) -> tuple[float, float]:
    """The room of the bag, the goal and the cards, in units; a draft that stands alone has none of them."""
    width, height = cards_of(table.weavers[0]).size
    return (width + BAG, height) if height else (0.0, 0.0)


def mat(to_act: bool) -> Layer:
    """The cloth under a player's hand, with a tray for the threads kept; an arrow shows the way the hand is passed."""
    line = (mix(THREAD, INK, 0.5), 0.08) if to_act else (mix(THREAD, INK, 0.1), 0.04)
    arrow = polygon([(MAT - 0.75, 0.55), (MAT - 0.3, ROW / 2 + 0.1), (MAT - 0.75, ROW - 0.35)])
    basket = Stroke(panel(NUMBER - 0.12, ROW + 0.06, NUMBER + SKEINS * KEPT + 0.12, 2 * ROW + 0.04, 0.3), mix(WOOD, CREAM, 0.35), mix(WOOD, INK, 0.35), 0.05)
    return Stroke(panel(0.05, 0.05, MAT - 0.05, 2 * ROW + 0.2, 0.5), mix(LINEN, CREAM, 0.35), *line), basket, Stroke(arrow, mix(THREAD, INK, 0.25))


@lru_cache(maxsize=32)
def _seats_names(players: int, holes: int) -> frozenset[str]:
    seats = range(1, players + 1)
    looms = {f"{seat}:{name}" for seat in seats for name in loom_names(holes)}
    return frozenset(looms | {f"{kind}{seat}:{place}" for seat in seats for kind, most in (("hand", DRAWN), ("kept", KEPT)) for place in range(1, most + 1)})


def table_of(position: Table | TableWeaving) -> Table:
    """The table of a position."""
    return position.table if isinstance(position, TableWeaving) else position


def pieces(position: Table | TableWeaving, marks=(), names: bool = False, across: int | None = None, looms: bool | None = None) -> dict[str, Look]:
    """A table: looms `1:v3` and `1:v2-h5`, hands `hand1:1`, kept threads `kept1:1`, cards `card:pink-blue`, `goal` and `bag`, and what cannot be clicked."""
    table, move = table_of(position), position.move if isinstance(position, TableWeaving) else None
    where, first = plan(table, across, looms), table.weavers[0]
    lying = cards_of(first)
    gids = card_gids(lying)
    known = _seats_names(table.players, first.loom.holes) | gids.keys()
    roles = roles_of(((role, tuple(same_gid(piece, gids, first.reading) for piece in of)) for role, of in marks), known)
    acting, drawn = waiting(table), {}
    for number in range(1, table.players + 1):
        drawn |= _seat(table, number, where, roles, number in acting, move if move and move.player == number else None)
    if lying.size[1]:
        drawn["bag"] = Look(where.cards[0] + BAG / 2 - 0.2, where.cards[1] + lying.size[1] / 2, ((bag, len(table.bag)),))
    buttons = tuple((str(number), weaver.buttons) for number, weaver in enumerate(table.weavers, 1))
    return drawn | cards_shelf(lying, buttons, (where.cards[0] + BAG, where.cards[1]), roles, first.reading)


def _seat(table: Table, number: int, where: Plan, roles: dict, acts: bool, move: Weave | None) -> dict[str, Look]:
    (x, y), weaver, prefix, drawn = where.seats[number - 1], table.weavers[number - 1], f"{number}:", {}
    if where.looms:
        mine = tuple((gid[len(prefix) :], of) for gid, of in roles.items() if gid.startswith(prefix))
        wide = seat_size(table, True)[0] - side(weaver.loom.holes)
        drawn |= loom_pieces(weaver.loom, move, mine, (x + wide / 2, y), prefix)
        y += side(weaver.loom.holes) + 0.1
    drawn[f"{prefix}mat"] = Look(x, y, ((mat, acts),))
    drawn[f"player:{number}"] = Look(x + 0.85, y + ROW + 0.1, ((player, number, acts),))
    drawn |= skeins(table.hands[number - 1], DRAWN, f"hand{number}", (x + NUMBER, y + 0.1 + ROW / 2), roles)
    drawn |= skeins(weaver.kept or (), KEPT, f"kept{number}", (x + NUMBER, y + 0.05 + 1.5 * ROW), roles)
    if weaver.shown is not None:
        drawn[f"{prefix}buttons"] = Look(x + MAT + 0.5, y + ROW, ((buttons_left, used(weaver.buttons)),))
    return drawn


def size(position: Table | TableWeaving, names: bool = False, across: int | None = None, looms: bool | None = None) -> tuple[float, float]:
    """Width and height of a table's picture, in units."""
    return plan(table_of(position), across, looms).size
