"""Moves to choose from."""
from itertools import product

from rulelib.catan.building import can_pair, first_places, pieces_left, road_places, settlement_places
from rulelib.catan.cards import CITY_COST, KNIGHT, MONOPOLY, ONE, ROAD_BUILDING, ROAD_COST, SETTLEMENT_COST, YEAR_OF_PLENTY, count, counts, holds, kinds_of, total
from rulelib.catan.development import MOST_CARDS, may_buy, with_road
from rulelib.catan.island import EDGES_AT, bits
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Move, Pair, Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty
from rulelib.catan.playing import outcomes
from rulelib.catan.robber import victims
from rulelib.catan.table import Seat, Table, discarder, moment
from rulelib.catan.trading import may_bank

LANDS = 19


def legal_moves(table: Table) -> list[Move]:
    """Every legal move, each throw of the dice and each stolen card for itself; trades with players card for card, each of another kind."""
    return [] if table.over else _IN_PHASE[moment(table)](table, table.turn, table.seats[table.turn])


def _set_up(table: Table, player: int, seat: Seat) -> list[Move]:
    places = first_places(table.towns) if can_pair(table) else 0
    return [Pair(corner, edge) for corner in bits(places) for edge in bits(EDGES_AT[corner] & ~table.roads)]


def _rolls(table: Table, player: int, seat: Seat) -> list[Move]:
    return [Roll(first, second) for first in range(1, 7) for second in range(1, 7)] + _cards(table, player, seat)


def _discards(table: Table, player: int, seat: Seat) -> list[Move]:
    owner = discarder(table)
    ranges = [range(number + 1) for number in counts(table.seats[owner].hand)]
    return [Discard(owner, sum(n * one for n, one in zip(some, ONE))) for some in product(*ranges) if sum(some) == table.owes[owner]]


def robberies(table: Table, move: type) -> list[Move]:
    """The robber, or a knight, to every other land, with every victim and every card."""
    found = []
    for land in range(LANDS):
        if land != table.robber:
            for victim in victims(table, land) or [None]:
                found += outcomes(table, move(land, victim))
    return found


def _play(table: Table, player: int, seat: Seat) -> list[Move]:
    return [End(), *buildings(table, player, seat), *_bank(table, seat), *_trades(table, player, seat), *_cards(table, player, seat)]


def buildings(table: Table, player: int, seat: Seat) -> list[Move]:
    """What the player in turn can pay for and has a place for: roads, settlements, cities, a development card."""
    found: list[Move] = []
    if holds(seat.hand, ROAD_COST) and pieces_left(seat, "road"):
        found += [Road(edge) for edge in bits(road_places(seat, table.roads, table.walls(player)))]
    if holds(seat.hand, SETTLEMENT_COST) and pieces_left(seat, "settlement"):
        found += [Settle(corner) for corner in bits(settlement_places(seat, table.towns))]
    if holds(seat.hand, CITY_COST) and pieces_left(seat, "city"):
        found += [City(corner) for corner in bits(seat.settlements)]
    return found + (outcomes(table, Buy()) if may_buy(table, player) else [])


def _bank(table: Table, seat: Seat) -> list[Move]:
    """Each kind at each number that a harbour or the bank allows: 4 for 1 stays legal beside a better rate."""
    tries = [Bank(number * ONE[kind], ONE[wanted]) for kind in kinds_of(seat.hand) for number in (2, 3, 4) for wanted in kinds_of(table.bank)]
    return [move for move in tries if may_bank(table, table.turn, move)]


def _trades(table: Table, player: int, seat: Seat) -> list[Move]:
    partners = [(number, other) for number, other in enumerate(table.seats) if number != player]
    return [
        Trade(partner, ONE[gives], ONE[gets])
        for partner, other in partners
        for gives in kinds_of(seat.hand)
        for gets in kinds_of(other.hand)
        if gives != gets
    ]


def _cards(table: Table, player: int, seat: Seat) -> list[Move]:
    """Every way to play a development card now."""
    if table.played:
        return []
    found: list[Move] = robberies(table, Knight) if count(seat.cards, KNIGHT) else []
    if count(seat.cards, ROAD_BUILDING):
        found += _two_roads(table, player)
    if count(seat.cards, YEAR_OF_PLENTY):
        found += _plenty(table.bank)
    return found + ([Monopoly(kind) for kind in range(5)] if count(seat.cards, MONOPOLY) else [])


def _two_roads(table: Table, player: int) -> list[Move]:
    """One road or two, the second where the first lets it."""
    found: list[Move] = []
    for first in _free_roads(table, player):
        after = with_road(table, player, first)
        found.append(RoadBuilding((first,)))
        found += [] if after.over else [RoadBuilding((first, second)) for second in _free_roads(after, player)]
    return found


def _free_roads(table: Table, player: int) -> list[int]:
    seat = table.seats[player]
    return bits(road_places(seat, table.roads, table.walls(player))) if pieces_left(seat, "road") else []


def _plenty(bank: int) -> list[Move]:
    if total(bank) < MOST_CARDS:
        return [YearOfPlenty(bank)] if bank else []
    pairs = {ONE[first] + ONE[second] for first in range(5) for second in range(5)}
    return [YearOfPlenty(pair) for pair in sorted(pairs) if holds(bank, pair)]


_IN_PHASE = {"setup": _set_up, "roll": _rolls, "discard": _discards, "robber": lambda table, player, seat: robberies(table, Robber), "play": _play}
