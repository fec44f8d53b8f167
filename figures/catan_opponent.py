"""A plain opponent for Catan, by chance: builds when it can, else trades with the bank for what lacks one card, else passes the dice."""
from random import Random

from rulelib.catan.building import can_pair, first_places, pieces_left, road_places, settlement_places
from rulelib.catan.cards import CITY_COST, DEVELOPMENT_COST, ONE, ROAD_COST, SETTLEMENT_COST, count, counts, holds, kinds_of, lacking, total
from rulelib.catan.choosing import buildings, legal_moves
from rulelib.catan.island import EDGES_AT, LAND_CORNERS, bits
from rulelib.catan.lands import PIPS
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Move, Pair, Road, RoadBuilding, Robber, Roll, Settle, YearOfPlenty
from rulelib.catan.robber import victims
from rulelib.catan.table import Seat, Table, discarder, moment
from rulelib.catan.trading import rates

LOOKED_AT = 3  # corners among which the first settlements are chosen
OFTEN = 0.5  # how often a card that may be played is played


def throw(rng: Random) -> Roll:
    """Two dice."""
    return Roll(rng.randint(1, 6), rng.randint(1, 6))


def plain_move(table: Table, rng: Random) -> Move:
    """What such an opponent does now, without the card that chance gives; ValueError after the end."""
    if table.over:
        raise ValueError("the game is over")
    return _IN_PHASE[moment(table)](table, rng)


def _pair(table: Table, rng: Random) -> Pair:
    """The best of a few free corners, by the pips of its lands."""
    free = _first_corners(table)
    corner = max(rng.sample(free, min(LOOKED_AT, len(free))), key=lambda corner: _pips(table, corner))
    return Pair(corner, rng.choice(bits(EDGES_AT[corner] & ~table.roads)))


def room(table: Table) -> bool:
    """Whether the game can go on: in a set-up of somebody's own making there may be no piece or no corner left."""
    return table.phase != "setup" or bool(can_pair(table) and _first_corners(table))


def _first_corners(table: Table) -> list[int]:
    return [corner for corner in bits(first_places(table.towns)) if EDGES_AT[corner] & ~table.roads]


def _pips(table: Table, corner: int) -> int:
    return sum(PIPS.get(chip, 0) for land, chip in enumerate(table.island.chips) if LAND_CORNERS[land] >> corner & 1)


def _discard(table: Table, rng: Random) -> Discard:
    owner = discarder(table)
    cards = [ONE[kind] for kind, number in enumerate(counts(table.seats[owner].hand)) for _ in range(number)]
    return Discard(owner, sum(rng.sample(cards, table.owes[owner])))


def _rob(table: Table, rng: Random, kind: type = Robber) -> Robber | Knight:
    """A land of others where one has no town oneself, and somebody with cards there; else any other land."""
    own = table.seats[table.turn].towns
    lands = [land for land in range(len(table.island.lands)) if land != table.robber]
    targets = [(land, victim) for land in lands if not own & LAND_CORNERS[land] for victim in victims(table, land) if table.seats[victim].hand]
    land, victim = rng.choice(targets or [(land, victim) for land in lands for victim in victims(table, land) or [None]])
    return kind(land, victim)


def _play(table: Table, rng: Random) -> Move:
    seat = table.seats[table.turn]
    return _best_building(table, seat, rng) or _card(table, seat, rng) or _bank(table, seat, rng) or End()


def _best_building(table: Table, seat: Seat, rng: Random) -> Move | None:
    """A city, else a settlement, else a road where no corner is free yet, else a card."""
    found = buildings(table, table.turn, seat)
    roads_wanted = not settlement_places(seat, table.towns)
    for kind in (City, Settle, Road, Buy):
        of_kind = [move for move in found if isinstance(move, kind)]
        if of_kind and (kind is not Road or roads_wanted):
            return rng.choice(of_kind)
    return None


def _card(table: Table, seat: Seat, rng: Random) -> Move | None:
    """A card that may be played, every now and then."""
    if table.played or not seat.cards & 0xFFFFFFFF or rng.random() > OFTEN:
        return None
    found = [move for move in legal_moves(table) if isinstance(move, (RoadBuilding, YearOfPlenty, Monopoly))]
    knights = [_rob(table, rng, Knight)] if count(seat.cards, 0) else []
    kinds = sorted({type(move) for move in found} | {type(move) for move in knights}, key=lambda kind: kind.__name__)
    kind = rng.choice(kinds) if kinds else None
    return rng.choice([move for move in found + knights if type(move) is kind]) if kind else None


def _bank(table: Table, seat: Seat, rng: Random) -> Move | None:
    """A trade after which something can be built: for a price that lacks one card, with cards that it does not need."""
    each = rates(table.island, seat.towns)
    for cost in _wishes(table, seat):
        lacks = lacking(seat.hand, cost)
        if total(lacks) == 1 and holds(table.bank, lacks):
            spare = [kind for kind in kinds_of(seat.hand) if count(seat.hand, kind) - count(cost, kind) >= each[kind]]
            if spare:
                kind = rng.choice(spare)
                return Bank(each[kind] * ONE[kind], lacks)
    return None


def _wishes(table: Table, seat: Seat) -> list[int]:
    """The prices of what there would be a place for."""
    corners = settlement_places(seat, table.towns)
    edges = road_places(seat, table.roads, table.walls(table.turn))
    has_place = {
        CITY_COST: seat.settlements and pieces_left(seat, "city"),
        SETTLEMENT_COST: corners and pieces_left(seat, "settlement"),
        ROAD_COST: not corners and edges and pieces_left(seat, "road"),
        DEVELOPMENT_COST: table.deck is None or table.deck,
    }
    return [cost for cost, place in has_place.items() if place]


_IN_PHASE = {"setup": _pair, "roll": lambda table, rng: throw(rng), "discard": _discard, "robber": _rob, "play": _play}
