"""The moves of Catan made a second time, each by the ledger's words; for tests only. What is made must be legal."""
from collections import Counter

from rulelib.catan.cards import DEVELOPMENTS
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Pair, Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty
from slow_catan import COSTS, RESOURCES, Player, SlowTable, counted
from slow_catan_moves import PLAYED
from slow_island import EDGES


def play(table: SlowTable, move) -> None:
    """A legal move made: what it does, then who has the bonus cards."""
    if type(move) in PLAYED:
        table.mine.cards[PLAYED[type(move)]] -= 1
        table.played = True
    MAKE[type(move)](table, move)
    table.longest_road, table.largest_army = table.road_holder(table.longest_road), table.army_holder(table.largest_army)


def pay(table: SlowTable, cost: Counter) -> None:
    """Cards of the player in turn back to the bank."""
    table.mine.hand -= cost
    table.bank += cost


def take(table: SlowTable, name: str, cards: Counter) -> None:
    """Cards from the bank."""
    table.players[name].hand += cards
    table.bank -= cards


def pair(table: SlowTable, move: Pair) -> None:
    """A settlement and a road; the second settlement's lands pay a card each that the bank has."""
    table.mine.settlements.add(move.corner + 1)
    table.mine.roads.add(EDGES[move.edge])
    if len(table.mine.settlements) == 2:
        take(table, table.turn, Counter(table.lands_of(move.corner + 1)) & table.bank)
    placed = sum(len(player.settlements) for player in table.players.values())
    snake = table.order + table.order[::-1]
    if placed == len(snake):
        table.turn, table.phase = table.order[0], "roll"
    else:
        table.turn = snake[placed]


def roll(table: SlowTable, move: Roll) -> None:
    """Everybody is paid; or, on a 7, many discard and the robber moves."""
    number = move.first + move.second
    if number != 7:
        for name, cards in table.paid(number).items():
            take(table, name, cards)
        table.phase = "play"
        return
    table.owes = table.discards()
    table.phase = "discard" if table.owes else "robber"


def discard(table: SlowTable, move: Discard) -> None:
    """Cards back to the bank; the last to discard leaves the robber to the player in turn."""
    name = table.order[move.owner]
    table.players[name].hand -= counted(move.cards)
    table.bank += counted(move.cards)
    del table.owes[name]
    table.phase = "discard" if table.owes else "robber"


def rob(table: SlowTable, move: Robber | Knight) -> None:
    """The robber to a land, and a card from a victim who has any."""
    table.robber = move.land + 1
    if move.victim is None or not table.players[table.order[move.victim]].hand.total():
        return
    victim = table.players[table.order[move.victim]]
    card = next(iter(+victim.hand)) if move.gets is None else RESOURCES[move.gets]
    victim.hand -= Counter([card])
    table.mine.hand += Counter([card])


def robber(table: SlowTable, move: Robber) -> None:
    """After a 7 the turn goes on."""
    rob(table, move)
    table.phase = "play"


def knight(table: SlowTable, move: Knight) -> None:
    """The knight stays face up."""
    table.mine.knights += 1
    rob(table, move)


def road(table: SlowTable, move: Road) -> None:
    """A road bought."""
    pay(table, COSTS["road"])
    table.lay(EDGES[move.edge])


def settle(table: SlowTable, move: Settle) -> None:
    """A settlement bought: it takes nothing now."""
    pay(table, COSTS["settlement"])
    table.mine.settlements.add(move.corner + 1)


def city(table: SlowTable, move: City) -> None:
    """A city in a settlement's place."""
    pay(table, COSTS["city"])
    table.mine.settlements.remove(move.corner + 1)
    table.mine.cities.add(move.corner + 1)


def buy(table: SlowTable, move: Buy) -> None:
    """The top card, or the one that is told where the deck is unknown."""
    pay(table, COSTS["development"])
    card = table.deck.pop(0) if table.deck else DEVELOPMENTS[move.gets]
    table.mine.new[card] += 1


def bank(table: SlowTable, move: Bank) -> None:
    """A trade with the bank."""
    pay(table, counted(move.gives))
    take(table, table.turn, counted(move.gets))


def trade(table: SlowTable, move: Trade) -> None:
    """A trade with another player."""
    partner: Player = table.players[table.order[move.partner]]
    gives, gets = counted(move.gives), counted(move.gets)
    table.mine.hand = table.mine.hand - gives + gets
    partner.hand = partner.hand - gets + gives


def road_building(table: SlowTable, move: RoadBuilding) -> None:
    """One or two roads, free of charge; no second one where the first has won."""
    for edge in move.edges:
        if not table.finished():
            table.lay(EDGES[edge])


def year_of_plenty(table: SlowTable, move: YearOfPlenty) -> None:
    """Cards of one's choice from the bank."""
    take(table, table.turn, counted(move.gets))


def monopoly(table: SlowTable, move: Monopoly) -> None:
    """All cards of one kind, from everybody."""
    kind = RESOURCES[move.kind]
    for name in table.others(table.turn):
        table.mine.hand[kind] += table.players[name].hand.pop(kind, 0)


def end(table: SlowTable, move: End) -> None:
    """Bought cards may be played from the next turn on; the dice go to the left."""
    table.mine.cards += table.mine.new
    table.mine.new = Counter()
    table.turn = table.around(table.turn)[1]
    table.phase, table.played = "roll", False


MAKE = {
    Pair: pair, Roll: roll, Discard: discard, Robber: robber, Knight: knight, Road: road, Settle: settle, City: city, Buy: buy,
    Bank: bank, Trade: trade, RoadBuilding: road_building, YearOfPlenty: year_of_plenty, Monopoly: monopoly, End: end,
}  # fmt: skip
