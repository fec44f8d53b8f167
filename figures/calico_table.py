"""A table as pieces: each player's quilt and hand, the market beside the pile, the cats."""
from typing import NamedTuple

from figures import calico_tiles as tiles
from figures.calico_quilt import BOARD_SIZE, board, quilt_pieces
from figures.calico_shelf import CAT_WIDTH, SHELF_HEIGHT, buttons_shelf, cats_shelf
from figures.calico_targets import Label, both, joined, patch_label, quilt_targets
from figures.hex_marks import mark
from figures.marks import roles_of
from figures.paper import CREAM, INK, LINEN, THREAD, Layer, Stroke, hexagon, mix, moved, panel
from figures.seats import player
from figures.sheet import Look
from rulelib.calico.board import NAME
from rulelib.calico.table import Table
from rulelib.words import term

ROW = 2.5  # the height of a row of tiles
SEAT = (BOARD_SIZE[0] + 0.5, BOARD_SIZE[1] + ROW + 0.2)
STEP = 1.86  # from a tile to the next
MARKET_WIDTH = 3 * STEP + 2.6
CATS_WIDTH = 3 * CAT_WIDTH

SLOTS = ("far", "middle", "near")  # of the market beside the pile, in order

Spot = tuple[float, float]


class Plan(NamedTuple):
    """Where things lie: the corner of each seat, of the market and of the cats, the first button of each player; the size of the sheet."""

    seats: tuple[Spot, ...]
    market: Spot
    cats: Spot
    buttons: tuple[Spot, ...]
    size: tuple[float, float]


def plan(players: int, across: int) -> Plan:
    """The layout with `across` quilts in a row."""
    seats = tuple((SEAT[0] * (k % across), SEAT[1] * (k // across)) for k in range(players))
    width, bottom = SEAT[0] * across - 0.5, seats[-1][1] + SEAT[1]
    buttons = tuple((x + BOARD_SIZE[0] - 4.4, y + BOARD_SIZE[1] + 1.1) for x, y in seats)
    if players == 1:
        cats = (0.1, BOARD_SIZE[1] + ROW)
        button = (0.1 + CATS_WIDTH + 0.55, cats[1] + 0.75)
        return Plan(seats, (width - MARKET_WIDTH, BOARD_SIZE[1]), cats, (button,), (width, cats[1] + SHELF_HEIGHT))
    if players % across:  # a seat is left for them
        left, top = SEAT[0] * (players % across) + (BOARD_SIZE[0] - MARKET_WIDTH) / 2, seats[-1][1] + 4
        return Plan(seats, (left, top), (left - (CATS_WIDTH - MARKET_WIDTH) / 2, top + ROW + 0.6), buttons, (width, bottom))
    if across == 1:
        cats = ((width - CATS_WIDTH) / 2, bottom + ROW)
        return Plan(seats, ((width - MARKET_WIDTH) / 2, bottom), cats, buttons, (width, cats[1] + SHELF_HEIGHT))
    left = (width - MARKET_WIDTH - 1 - CATS_WIDTH) / 2
    return Plan(seats, (left, bottom), (left + MARKET_WIDTH + 1, bottom + 0.3), buttons, (width, bottom + ROW + 0.1))


def _across(table: Table, across: int | None) -> int:
    return across or min(table.players, 2)


def tray() -> Layer:
    """The cloth under the market."""
    return (Stroke(panel(0, 0.1, 3 * STEP + 0.3, ROW - 0.1, 0.4), mix(LINEN, CREAM, 0.4), mix(THREAD, INK, 0.1), 0.04),)


def pile() -> Layer:
    """The face-down pile, which the last of the market's slots is nearest to."""
    back = mix(THREAD, INK, 0.25)
    below = tuple(Stroke(moved(hexagon(0.9), 0.1 * k, 0.1 * k), back, mix(back, INK, 0.5), 0.05) for k in (2, 1))
    return (*below, Stroke(hexagon(0.9), back, mix(back, INK, 0.5), 0.05), Stroke(hexagon(0.66), None, CREAM, 0.04, (0.1, 0.09)))


def _loose(patch: int | None, names: bool, roles: tuple[str, ...], x: float, y: float) -> Look:
    """A tile that lies on no quilt."""
    base = (tiles.face_down, "?") if patch is None else (tiles.tile, patch, names)
    return Look(x, y, (base, (mark, roles, False)) if roles else (base,))


def pieces(table: Table, marks=(), names: bool = False, across: int | None = None) -> dict[str, Look]:
    """A table: quilts with cells `1:B2`, hands `hand1:1`, the market `market:1`, and what cannot be marked."""
    where = plan(table.players, _across(table, across))
    roles = roles_of(marks, targets_of(table.players))
    drawn: dict[str, Look] = {}
    for index, quilt in enumerate(table.quilts):
        drawn |= _seat(table, index + 1, where.seats[index], roles, names)
        drawn |= buttons_shelf(quilt, where.buttons[index], f"{index + 1}:")
    drawn |= _market(table, where.market, roles, names)
    return drawn | cats_shelf(table.quilts[0], where.cats, table.players == 1)


def _seat(table: Table, number: int, at: Spot, roles: dict, names: bool) -> dict[str, Look]:
    prefix, (x, y) = f"{number}:", at
    mine = tuple((gid[len(prefix) :], of) for gid, of in roles.items() if gid.startswith(prefix))
    drawn = {f"{prefix}board": Look(x, y, ((board, table.players > 1 and table.to_play == number),))}
    drawn |= quilt_pieces(table.quilts[number - 1], mine, names, at, prefix, table.variant == "family")
    middle = y + BOARD_SIZE[1] + ROW / 2
    if table.players > 1:
        drawn[f"player:{number}"] = Look(x + 0.8, middle, ((player, number, table.to_play == number),))
    for place, patch in enumerate(table.hands[number - 1]):
        gid = f"hand{number}:{place + 1}"
        left = x + (2.9 if table.players > 1 else 1.2) + STEP * place
        drawn[gid] = _loose(patch, names, roles.get(gid, ()), left, middle)
    return drawn


def _market(table: Table, at: Spot, roles: dict, names: bool) -> dict[str, Look]:
    drawn = {"tray": Look(*at, ((tray,),)), "pile": Look(at[0] + 3 * STEP + 1.4, at[1] + ROW / 2 - 0.1, ((pile,),))}
    for place, patch in enumerate(table.market):
        gid = f"market:{place + 1}"
        drawn[gid] = _loose(patch, names, roles.get(gid, ()), at[0] + 0.15 + STEP * (place + 0.5), at[1] + ROW / 2)
    return drawn


def size(table: Table, names: bool = False, across: int | None = None) -> tuple[float, float]:
    """Width and height of a table's picture, in units."""
    return plan(table.players, _across(table, across)).size


def targets_of(players: int) -> frozenset[str]:
    """The gids of a table that can be clicked and marked."""
    seats = range(1, players + 1)
    cells = {f"{seat}:{name}" for seat in seats for name in NAME}
    return frozenset(cells | {f"hand{seat}:{place}" for seat in seats for place in (1, 2)} | {f"market:{slot}" for slot in (1, 2, 3)})


def targets(table: Table, **_options) -> dict[str, Label]:
    """Every cell of every quilt, the hands and the market."""
    alone = table.players == 1
    labels: dict[str, Label] = {}
    for number, (quilt, hand) in enumerate(zip(table.quilts, table.hands), 1):
        owner = () if alone else ((f"{term('player', 'en')} {number}", f"{term('player', 'ja')}{number}"),)
        labels |= quilt_targets(quilt, f"{number}:", owner, table.variant == "family")
        labels |= {f"hand{number}:{place}": joined(*owner, both("hand"), patch_label(patch)) for place, patch in enumerate(hand, 1)}
    for place, patch in enumerate(table.market, 1):
        slot = (both(SLOTS[place - 1]),) if alone else ()
        labels[f"market:{place}"] = joined(both("market"), patch_label(patch), *slot)
    return labels
