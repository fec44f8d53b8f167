"""The moves of Catan judged a second time, from the ledger and the case forms; for tests only."""
from collections import Counter

from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Pair, Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty
from slow_catan import COSTS, RESOURCES, SlowTable, counted
from slow_island import CORNERS_OF, EDGES, NEXT_TO

PHASE = {Pair: "setup", Roll: "roll", Discard: "discard", Robber: "robber"}
PLAYED = {Knight: "knight", RoadBuilding: "road-building", YearOfPlenty: "year-of-plenty", Monopoly: "monopoly"}
AFTER_ROLL = (Road, Settle, City, Buy, Bank, Trade)


def phases(move) -> tuple[str, ...]:
    """When a move may be made: a card before the roll too, all else that is not the dice's in the rest of the turn."""
    if type(move) in PLAYED:
        return "roll", "play"
    return (PHASE.get(type(move), "play"),)


def broken(table: SlowTable, move) -> list[str]:
    """The rules that a move breaks: sorted, each once."""
    return sorted({f"catan.{rule}" for rule in all_broken(table, move)})


def all_broken(table: SlowTable, move) -> list[str]:
    """The rules that a move breaks, without the name of the game."""
    if table.finished():
        return ["win.at-once"]
    mover = move.owner if isinstance(move, Discard) else table.order.index(table.turn)
    if move.player not in (None, mover):
        return ["turn.order"]
    if table.phase not in phases(move):
        return ["trade.after-roll" if table.phase == "roll" and isinstance(move, AFTER_ROLL) else "turn.order"]
    return JUDGES.get(type(move), lambda table, move: [])(table, move)


def lacks(hand: Counter, cost: Counter) -> bool:
    """Whether a hand has not all the cards of a cost."""
    return any(hand[kind] < number for kind, number in cost.items())


def cost_rule(table: SlowTable, piece: str) -> list[str]:
    """The rule of a price that the player in turn cannot pay."""
    return [f"cost.{piece}"] if lacks(table.mine.hand, COSTS[piece]) else []


def pair(table: SlowTable, move: Pair) -> list[str]:
    """A settlement and a road of the set-up."""
    road = EDGES[move.edge]
    rules = town_place(table, move.corner + 1) + ["setup.pair"] * (move.corner + 1 not in road) + ["road.free-edge"] * (not table.road_free(road))
    return rules + ["pieces.run-out"] * (len(table.mine.settlements) == 5 or len(table.mine.roads) >= 15)


def town_place(table: SlowTable, corner: int) -> list[str]:
    """What stands in the way of any new settlement on a corner."""
    return ["place.free-corner"] * (corner in table.towns()) + ["place.distance"] * bool(NEXT_TO[corner] & table.towns())


def discard(table: SlowTable, move: Discard) -> list[str]:
    """Cards back to the bank after a 7."""
    name, cards = table.order[move.owner], counted(move.cards)
    if not table.owes.get(name):
        return ["seven.discard"]
    wrong = cards.total() != table.owes[name] or lacks(table.players[name].hand, cards)
    return ["seven.order"] * (name != table.discarder()) + ["seven.discard"] * wrong


def robber(table: SlowTable, move: Robber | Knight) -> list[str]:
    """The robber to a land, and a card from somebody there."""
    land, victims = move.land + 1, table.victims(move.land + 1, table.turn)
    victim = None if move.victim is None else table.order[move.victim]
    wrong = victim not in victims if victim or victims else False
    gets = move.gets is not None and (victim is None or not table.players[victim].hand[RESOURCES[move.gets]])
    return ["seven.robber-moves"] * (land == table.robber) + ["seven.steal"] * (wrong or gets)


def road_place(table: SlowTable, edge: tuple[int, int]) -> list[str]:
    """What stands in the way of a road, whatever it costs."""
    rules = [] if table.road_free(edge) else ["road.free-edge"]
    if not table.joins(edge):
        past = any(table.mine.reached(end) and end in table.walls(table.turn) for end in edge)
        rules.append("road.blocked" if past else "road.connects")
    return rules + ["pieces.run-out"] * (len(table.mine.roads) >= 15)


def settle(table: SlowTable, move: Settle) -> list[str]:
    """A settlement bought."""
    corner = move.corner + 1
    rules = town_place(table, corner) + ["settlement.connects"] * (not table.mine.reached(corner))
    return rules + ["pieces.run-out"] * (len(table.mine.settlements) == 5) + cost_rule(table, "settlement")


def city(table: SlowTable, move: City) -> list[str]:
    """A city bought."""
    rules = ["city.upgrade"] * (move.corner + 1 not in table.mine.settlements)
    return rules + ["pieces.run-out"] * (len(table.mine.cities) == 4) + cost_rule(table, "city")


def buy(table: SlowTable, move: Buy) -> list[str]:
    """A development card bought."""
    return ["dev.buy"] * (table.deck == []) + cost_rule(table, "development")


def bank(table: SlowTable, move: Bank) -> list[str]:
    """A trade with the bank."""
    gives, gets = counted(move.gives), counted(move.gets)
    rules = ["trade.same-kind"] * bool(set(gives) & set(gets)) + ["trade.must-hold"] * lacks(table.mine.hand, gives)
    return rules + ["trade.bank-has"] * lacks(table.bank, gets) + rate(table, gives, gets)


def rate(table: SlowTable, gives: Counter, gets: Counter) -> list[str]:
    """Whether a trade has a rate that the player in turn has: four, or three or two at a harbour."""
    if gets.total() != 1 or len(gives) != 1 or gives.total() not in (2, 3, 4):
        return ["trade.bank-4"]
    if gives.total() == 4:
        return []
    kind, rule = ("any", "trade.harbour-3") if gives.total() == 3 else (next(iter(gives)), "trade.harbour-2")
    corners = table.harbour_corners(kind)
    if table.mine.towns & corners:
        return []
    near = any(table.mine.reached(corner) for corner in corners) or any(
        table.mine.towns & set(CORNERS_OF[land]) for land in table.harbour_lands(kind)
    )
    return ["trade.harbour-needs-town" if near else rule]


def trade(table: SlowTable, move: Trade) -> list[str]:
    """A trade between two players."""
    gives, gets, partner = counted(move.gives), counted(move.gets), table.players[table.order[move.partner]]
    if partner is table.mine:
        return ["trade.agreed"]
    rules = ["trade.no-gift"] * (not gives or not gets) + ["trade.same-kind"] * bool(set(gives) & set(gets))
    return rules + ["trade.must-hold"] * (lacks(table.mine.hand, gives) or lacks(partner.hand, gets))


def card(table: SlowTable, move) -> list[str]:
    """What stands in the way of any development card."""
    name, mine = PLAYED[type(move)], table.mine
    rules = ["dev.one-per-turn"] * table.played
    if not mine.cards[name]:
        rules.append("dev.not-same-turn" if mine.new[name] else "dev.must-hold")
    return rules


def knight(table: SlowTable, move: Knight) -> list[str]:
    """A knight played."""
    return card(table, move) + robber(table, move)


def road_building(table: SlowTable, move: RoadBuilding) -> list[str]:
    """Road building played: each road in its turn."""
    if not table.roads():
        return card(table, move) + ["dev.road-building-fewer"]
    rules = card(table, move) + ["dev.road-building"] * (len(move.edges) not in (1, 2))
    before = set(table.mine.roads), table.longest_road
    for edge, following in zip(move.edges, (*move.edges[1:], None)):
        rules += road_place(table, EDGES[edge])
        if following is not None:
            table.lay(EDGES[edge])
        if table.finished():
            break  # a first road that wins ends the game at once, and the second is not built
    table.mine.roads, table.longest_road = before
    return rules


def year_of_plenty(table: SlowTable, move: YearOfPlenty) -> list[str]:
    """Year of plenty played."""
    gets, due = counted(move.gets), min(2, table.bank.total())
    return card(table, move) + ["dev.year-of-plenty"] * (due == 0 or gets.total() != due or lacks(table.bank, gets))


def road(table: SlowTable, move: Road) -> list[str]:
    """A road bought."""
    return road_place(table, EDGES[move.edge]) + cost_rule(table, "road")


JUDGES = {
    Pair: pair, Discard: discard, Robber: robber, Road: road, Settle: settle, City: city, Buy: buy, Bank: bank, Trade: trade,
    Knight: knight, RoadBuilding: road_building, YearOfPlenty: year_of_plenty, Monopoly: card,
}  # fmt: skip
