"""Moves of Catan that are half made: what has been chosen so far; and why one cannot even be begun."""
from typing import NamedTuple

from rulelib.answer import Answer
from rulelib.catan.building import corner_reasons, pieces_left, road_places
from rulelib.catan.cards import DEVELOPMENTS, ONE, count, holds, kinds_of, total
from rulelib.catan.development import MOST_CARDS, MOST_ROADS, with_road
from rulelib.catan.island import EDGES_AT, LAND_CORNERS, bits, corner_names, edge_names
from rulelib.catan.legality import check_table, in_turn
from rulelib.catan.moves import Bank, Discard, Knight, Monopoly, Move, RoadBuilding, Robber, Trade, YearOfPlenty
from rulelib.catan.robber import robber_reasons, victims
from rulelib.catan.table import NOBODY, Table, discarder

CARD_KINDS = dict(zip(DEVELOPMENTS[:4], (Knight, RoadBuilding, YearOfPlenty, Monopoly)))
THIEVES = {"robber": Robber, "knight": Knight}


class Half(NamedTuple):
    """A move begun; cards are packed, places and players count from 0.

    kind                what is chosen already                  what is still to come
    "pair"              place: a corner                         an edge for the road
    "robber", "knight"  place: a land, -1 before it is chosen   a victim
    "road-building"     edges: none or one                      one or two edges
    "discard"           gives: some cards                       the rest
    "year-of-plenty"    gets: none or one card                  the rest
    "monopoly"                                                  a kind, by a card of it
    "bank"              gives: what the bank asks               what is wanted
    "offer"             partner, gives, gets: so far            more cards, then the offer itself
    "asked"             partner, gives, gets                    the partner's answer
    """

    kind: str
    place: int = NOBODY
    edges: tuple[int, ...] = ()
    gives: int = 0
    gets: int = 0
    partner: int = NOBODY

    @property
    def trade(self) -> Trade:
        """The trade that is offered."""
        return Trade(self.partner, self.gives, self.gets)


def actor(table: Table, half: Half | None = None) -> int:
    """Who is to do something: who was asked, who discards, else the player in turn."""
    if half and half.kind == "asked":
        return half.partner
    return discarder(table) if table.phase == "discard" else table.turn


def sample_card(table: Table, kind: str) -> Move:
    """A card of a kind played as well as it can be: what stands in its way stands in the way of any."""
    if kind == "knight":
        return _sample_robbery(table)
    if kind == "road-building":
        seat = table.seats[table.turn]
        places = bits(road_places(seat, table.roads, table.walls(table.turn))) or [0]
        return RoadBuilding((places[0],))
    return YearOfPlenty(_from_bank(table.bank)) if kind == "year-of-plenty" else Monopoly(0)


def _sample_robbery(table: Table) -> Knight:
    land = 0 if table.robber else 1
    return Knight(land, next(iter(victims(table, land)), None))


def _from_bank(bank: int) -> int:
    """The first cards that year of plenty could take."""
    cards = [ONE[kind] for kind in kinds_of(bank) for _ in range(min(MOST_CARDS, count(bank, kind)))]
    return sum(cards[:MOST_CARDS])


def taken_by_plenty(table: Table) -> int:
    """How many cards year of plenty takes from this bank."""
    return min(MOST_CARDS, total(table.bank))


def against(table: Table, half: Half) -> Answer | None:
    """What stands in the way of a move begun, whatever comes of it; None for nothing."""
    reasons = _REASONS[half.kind](table, half)
    broken = [reason for reason in reasons if not reason.holds]
    return Answer(False, tuple(broken)) if broken else None


def _thief(table: Table, half: Half) -> list:
    if half.place == NOBODY:
        return list(check_table(table, sample_card(table, half.kind)).because) if half.kind == "knight" else []
    there = victims(table, half.place)
    return robber_reasons(table, Robber(half.place, there[0] if there else None))


def _roads(table: Table, half: Half) -> list:
    move = RoadBuilding(half.edges) if half.edges else sample_card(table, half.kind)
    return list(check_table(table, move).because)


def _discarded(table: Table, half: Half) -> list:
    """Too many cards, or cards that are not held; too few is no fault yet."""
    owner = discarder(table)
    if holds(table.seats[owner].hand, half.gives) and total(half.gives) <= table.owes[owner]:
        return []
    return list(check_table(table, Discard(owner, half.gives)).because)


def _wanted(table: Table, half: Half) -> list:
    taken = half.gets if total(half.gets) == taken_by_plenty(table) else 0
    move = YearOfPlenty(taken) if taken else sample_card(table, half.kind)
    return list(check_table(table, move).because)


def _after_roll(table: Table, move: Bank | Trade) -> list:
    """Of a trade that is not yet put together only whether there may be one now."""
    return [] if in_turn(table, move) else list(check_table(table, move).because)


def _offered(table: Table, half: Half) -> list:
    """Of an offer all but what the partner holds, which one does not know."""
    partner = table.colours[half.partner]
    reasons = check_table(table, half.trade).because
    return [reason for reason in reasons if reason.rule != "catan.trade.must-hold" or reason.fact("player") != partner]


_REASONS = {
    "pair": lambda table, half: corner_reasons(table, half.place),
    "robber": _thief,
    "knight": _thief,
    "road-building": _roads,
    "discard": _discarded,
    "year-of-plenty": _wanted,
    "monopoly": lambda table, half: check_table(table, sample_card(table, "monopoly")).because,
    "bank": lambda table, half: _after_roll(table, Bank(half.gives, 0)),
    "offer": lambda table, half: _after_roll(table, half.trade._replace(partner=max(half.partner, 0))),
    "asked": _offered,
}


def more_roads(table: Table, edges: tuple[int, ...]) -> bool:
    """Whether road building has another road to come after these."""
    for edge in edges:
        table = with_road(table, table.turn, edge)
    seat = table.seats[table.turn]
    free = pieces_left(seat, "road") and road_places(seat, table.roads, table.walls(table.turn))
    return len(edges) < MOST_ROADS and not table.over and bool(free)


def open_places(table: Table, half: Half) -> tuple[str, ...]:
    """The pieces of the island that a move begun may go on with."""
    if half.kind == "pair":
        return edge_names(bits(EDGES_AT[half.place] & ~table.roads))
    if half.kind == "road-building":
        for edge in half.edges:
            table = with_road(table, table.turn, edge)
        return edge_names(bits(road_places(table.seats[table.turn], table.roads, table.walls(table.turn))))
    if half.kind in THIEVES and half.place != NOBODY:
        towns = sum(table.seats[player].towns for player in victims(table, half.place))
        return corner_names(towns & LAND_CORNERS[half.place])
    return ()
