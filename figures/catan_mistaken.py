"""Catan as it is easily got wrong: a roll paid wrongly, a trail not cut, the distance forgotten; each with the rule that it breaks."""
from collections.abc import Iterator
from typing import Any

from rulelib.catan.building import first_places, road_places, settlement_places
from rulelib.catan.cards import FULL_BANK, ONE, RESOURCES, count
from rulelib.catan.island import COAST, EDGES_AT, ENDS, HARBOUR_CORNERS, HARBOURS, LAND_CORNERS, LANDS_OF_EDGE, NEIGHBOURS, bits, edge_text
from rulelib.catan.lands import ANY, CHIPS, DESERT, HARBOUR_KINDS, chips_on, spiral
from rulelib.catan.moves import Bank, Monopoly, Move, Pair, Roll, Trade
from rulelib.catan.production import paid, second_yield
from rulelib.catan.roads import length
from rulelib.catan.table import NOBODY, Table, near

Wrong = tuple[Any, str]
PLENTY = 60 * (FULL_BANK // 19)  # a bank that never runs short


def misplayed(before: Table | None, move: Move | None, after: Table) -> Iterator[tuple[Table, str]]:
    """Tables after a move that was played wrongly; without a move, tables with a card too many or too few."""
    if before and isinstance(move, Roll) and move.first + move.second != 7:
        yield from _paid_wrongly(before, move.first + move.second)
    if before and isinstance(move, Pair):
        yield _gained(before, before.turn, 0 if before.seats[before.turn].towns == 0 else second_yield(before, move.corner), 2), "catan.setup.second-yields"
    if before and isinstance(move, Monopoly):
        yield _one_each(before, move.kind), "catan.dev.monopoly"
    if before and isinstance(move, (Bank, Trade)):
        yield _gained(before, before.turn, move.gets, 1), "catan.trade.must-hold"
    if before:
        yield before, "catan.turn.order"
    for player in range(after.players):
        for kind in range(5):
            yield _gained(after, player, ONE[kind], 1), "catan.bank.nineteen"


def _gained(table: Table, player: int, cards: int, times: int) -> Table:
    seat = table.seats[player]
    return table.with_seat(player, seat._replace(hand=seat.hand + times * cards))._replace(bank=max(table.bank - times * cards, 0))


def _paid_wrongly(table: Table, number: int) -> Iterator[tuple[Table, str]]:
    """The robber overlooked, cities paid once, the player in turn alone, a bank that is never short."""
    yield _payout(table, paid(table._replace(robber=NOBODY), number)), "catan.produce.robber-blocks"
    smaller = tuple(seat._replace(settlements=seat.towns, cities=0) for seat in table.seats)
    yield _payout(table, paid(table._replace(seats=smaller), number)), "catan.produce.settlement-city"
    gains = paid(table, number)
    yield _payout(table, [gain if player == table.turn else 0 for player, gain in enumerate(gains)]), "catan.produce.settlement-city"
    plenty = paid(table._replace(bank=PLENTY), number)
    if all(count(sum(plenty), kind) <= count(table.bank, kind) for kind in range(5)):
        return
    yield _payout(table._replace(bank=table.bank), plenty), "catan.produce.shortage"


def _payout(table: Table, gains: list[int]) -> Table:
    for player, gain in enumerate(gains):
        seat = table.seats[player]
        table = table.with_seat(player, seat._replace(hand=seat.hand + gain))
    left = sum(max(count(table.bank, kind) - count(sum(gains), kind), 0) * ONE[kind] for kind in range(5))
    return table._replace(bank=left)


def _one_each(table: Table, kind: int) -> Table:
    """A monopoly that takes a single card of each."""
    taken = 0
    for player, seat in enumerate(table.seats):
        if player != table.turn and count(seat.hand, kind):
            table, taken = table.with_seat(player, seat._replace(hand=seat.hand - ONE[kind])), taken + ONE[kind]
    seat = table.seats[table.turn]
    return table.with_seat(table.turn, seat._replace(hand=seat.hand + taken))


def wrong_trails(table: Table, player: int) -> Iterator[Wrong]:
    """All roads counted, branches too; not cut by others' towns; cut by one's own; a road that ends at a rival's town left out."""
    seat, walls = table.seats[player], table.walls(player)
    yield length(seat.roads, 0), "catan.longest-road.cut"
    yield seat.roads.bit_count(), "catan.longest-road.trail"
    yield length(seat.roads, walls | seat.towns), "catan.longest-road.cut"
    ends = sum(EDGES_AT[corner] for corner in bits(walls)) & seat.roads
    yield length(seat.roads & ~ends, walls), "catan.longest-road.ends-at-town"


def wrong_places(table: Table, kind: str) -> Iterator[Wrong]:
    """The distance forgotten, the connection forgotten, one's own neighbours alone; or roads past a rival's town."""
    seat, walls = table.seats[table.turn], table.walls(table.turn)
    if kind == "road":
        yield _edges(road_places(seat, table.roads, 0)), "catan.road.blocked"
        yield _edges(road_places(seat._replace(roads=0), table.roads, walls)), "catan.road.connects"
        yield _edges(road_places(seat, seat.roads, walls)), "catan.road.free-edge"
        return
    reached = settlement_places(seat, 0)
    if table.phase == "setup":
        yield _corners(((1 << 54) - 1) & ~table.towns), "catan.place.distance"
        yield _corners(first_places(seat.towns) & ~table.towns), "catan.place.distance"
        yield _corners(first_places(table.towns | near(table.towns))), "catan.place.distance"
        return
    yield _corners(reached & ~table.towns), "catan.place.distance"
    yield _corners(first_places(table.towns)), "catan.settlement.connects"
    yield _corners(reached & ~table.towns & ~near(seat.towns)), "catan.place.distance"
    yield _corners(settlement_places(seat, table.towns) & ~sum(NEIGHBOURS[corner] for corner in bits(walls))), "catan.place.distance"


def _corners(mask: int) -> list[int]:
    return [corner + 1 for corner in bits(mask & ((1 << 54) - 1))]


def _edges(mask: int) -> list[str]:
    return [edge_text(edge) for edge in bits(mask)]


def wrong_rates(table: Table, player: int) -> Iterator[Wrong]:
    """A road at a harbour, or a town on its land, taken for a town there; no harbour at all; a 2:1 harbour for everything."""
    seat, kinds = table.seats[player], table.island.harbours
    towns = [at for at, corners in enumerate(HARBOUR_CORNERS) if corners & seat.towns]
    roads = [at for at, edge in enumerate(HARBOURS) if any(EDGES_AT[corner] & seat.roads for corner in ENDS[edge])]
    lands = [at for at, edge in enumerate(HARBOURS) if LAND_CORNERS[LANDS_OF_EDGE[edge][0]] & seat.towns]
    yield _rated({kinds[at] for at in towns + roads}), "catan.trade.harbour-needs-town"
    yield _rated({kinds[at] for at in towns + lands}), "catan.trade.harbour-needs-town"
    yield _rated(set()), "catan.trade.harbour-3"
    yield _rated({kinds[at] for at in towns} - {ANY}), "catan.trade.harbour-3"
    yield _rated({ANY}), "catan.trade.harbour-3"
    special = [HARBOUR_KINDS[kinds[at]] for at in towns if kinds[at] != ANY]
    if special:
        yield dict.fromkeys(RESOURCES, 2), "catan.trade.harbour-2"
    yield _rated({kind for kind in kinds if kind != ANY}), "catan.trade.harbour-2"
    yield from ((_rated({kind}), "catan.trade.harbour-2") for kind in range(5))


def _rated(kinds: set[int]) -> dict[str, int]:
    return {name: 2 if kind in kinds else 3 if ANY in kinds else 4 for kind, name in enumerate(RESOURCES)}


def wrong_chips(lands: tuple[int, ...], start: int) -> Iterator[Wrong]:
    """The other way round, the desert given a chip, begun at the next land, in reading order."""
    way = spiral(start)
    yield _laid(lands, (way[0], *reversed(way[1:12]), *way[12:])), "catan.island.chips"
    chips = [0] * len(lands)
    for land, chip in zip(way, CHIPS):
        chips[land] = 0 if lands[land] == DESERT else chip
    yield chips, "catan.island.chips"
    yield list(chips_on(lands, COAST[(COAST.index(start) + 1) % len(COAST)])), "catan.island.chips"
    yield _laid(lands, tuple(range(len(lands)))), "catan.island.chips"


def _laid(lands: tuple[int, ...], way: tuple[int, ...]) -> list[int]:
    numbers, chips = iter(CHIPS), [0] * len(lands)
    for land in way:
        chips[land] = 0 if lands[land] == DESERT else next(numbers)
    return chips
