"""A move made: the table after it, and what comes of its chance."""
from rulelib.answer import Refused
from rulelib.catan.cards import CITY_COST, DEVELOPMENT_COST, KNIGHT, MONOPOLY, ONE, ROAD_BUILDING, ROAD_COST, SETTLEMENT_COST, YEAR_OF_PLENTY, count, kinds_of
from rulelib.catan.development import unseen_cards, with_road, with_roads
from rulelib.catan.holders import army_holder, recounted
from rulelib.catan.legality import check_table, may
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Move, Pair, Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty
from rulelib.catan.production import paid, second_yield
from rulelib.catan.table import Table, discarder, owing, snake


def play_table(table: Table, move: Move) -> Table:
    """The table after a move whose chance is known. Raises Refused, with all the reasons, where `check_table` says no."""
    if not may(table, move):
        raise Refused(move, check_table(table, move))
    return _PLAYED[type(move)](table, table.turn, move)


def outcomes(table: Table, move: Move) -> list[Move]:
    """The move with each card that it may bring where its line does not say: one where it is known, as of a known deck or a hand of one kind."""
    if getattr(move, "gets", 0) is not None:
        return [move]
    if isinstance(move, Buy):
        kinds = list(table.deck[:1]) if table.deck is not None else unseen_cards(table)
    else:
        kinds = kinds_of(table.seats[move.victim].hand) if move.victim is not None else []
    return [move._replace(gets=kind) for kind in kinds] or [move]


def exchanged(table: Table, player: int, gets: int, gives: int = 0) -> Table:
    """The table after a player took cards from the bank and gave others back."""
    seat = table.seats[player]
    return table.with_seat(player, seat._replace(hand=seat.hand + gets - gives))._replace(bank=table.bank - gets + gives)


def _handed(table: Table, giver: int, taker: int, cards: int) -> Table:
    """The table after one player handed cards to another."""
    gave, took = table.seats[giver], table.seats[taker]
    return table.with_seat(giver, gave._replace(hand=gave.hand - cards)).with_seat(taker, took._replace(hand=took.hand + cards))


def _pair(table: Table, player: int, move: Pair) -> Table:
    """A settlement and a road of the set-up; the second settlement yields, and the next in the snake goes on (catan.setup.*)."""
    seat = table.seats[player]
    gains = second_yield(table, move.corner) if seat.towns else 0
    placed = seat._replace(settlements=seat.settlements | 1 << move.corner, roads=seat.roads | 1 << move.edge)
    table = exchanged(table.with_seat(player, placed), player, gains)
    order, stand = snake(table.players), table.towns.bit_count()
    return table._replace(turn=order[stand]) if stand < len(order) else table._replace(turn=0, phase="roll")


def _roll(table: Table, player: int, move: Roll) -> Table:
    number = move.first + move.second
    if number == 7:
        owes = owing(table.seats)
        return table._replace(owes=owes, phase="discard" if any(owes) else "robber")
    for who, gains in enumerate(paid(table, number)):
        if gains:
            table = exchanged(table, who, gains)
    return table._replace(phase="play")


def _discard(table: Table, player: int, move: Discard) -> Table:
    owes = tuple(0 if who == move.owner else number for who, number in enumerate(table.owes))
    table = exchanged(table, move.owner, 0, move.cards)._replace(owes=owes)
    return table if discarder(table) >= 0 else table._replace(phase="robber")


def _rob(table: Table, player: int, move: Robber | Knight) -> Table:
    """The robber moved, and a card stolen where there is one (catan.seven.*)."""
    table = table._replace(robber=move.land)
    return table if move.gets is None else _handed(table, move.victim, player, ONE[move.gets])


def _robber(table: Table, player: int, move: Robber) -> Table:
    return _rob(table, player, move)._replace(phase="play")


def _road(table: Table, player: int, move: Road) -> Table:
    return with_road(exchanged(table, player, 0, ROAD_COST), player, move.edge)


def _settle(table: Table, player: int, move: Settle) -> Table:
    """A settlement, which may cut another's road."""
    table = exchanged(table, player, 0, SETTLEMENT_COST)
    seat = table.seats[player]
    return recounted(table.with_seat(player, seat._replace(settlements=seat.settlements | 1 << move.corner)))


def _city(table: Table, player: int, move: City) -> Table:
    table, there = exchanged(table, player, 0, CITY_COST), 1 << move.corner
    seat = table.seats[player]
    return table.with_seat(player, seat._replace(settlements=seat.settlements & ~there, cities=seat.cities | there))


def _buy(table: Table, player: int, move: Buy) -> Table:
    table = exchanged(table, player, 0, DEVELOPMENT_COST)
    seat = table.seats[player]
    kind = table.deck[0] if table.deck else move.gets
    deck = table.deck[1:] if table.deck else table.deck
    return table.with_seat(player, seat._replace(new=seat.new + ONE[kind]))._replace(deck=deck)


def _spent(table: Table, player: int, card: int) -> Table:
    """The table with a card of the player's played."""
    seat = table.seats[player]
    return table.with_seat(player, seat._replace(cards=seat.cards - ONE[card]))._replace(played=True)


def _knight(table: Table, player: int, move: Knight) -> Table:
    table = _rob(_spent(table, player, KNIGHT), player, move)
    seat = table.seats[player]
    table = table.with_seat(player, seat._replace(knights=seat.knights + 1))
    return table._replace(largest_army=army_holder(table.largest_army, table.seats, player))


def _monopoly(table: Table, player: int, move: Monopoly) -> Table:
    table = _spent(table, player, MONOPOLY)
    for giver, seat in enumerate(table.seats):
        if giver != player:
            table = _handed(table, giver, player, count(seat.hand, move.kind) * ONE[move.kind])
    return table


def _trade(table: Table, player: int, move: Trade) -> Table:
    return _handed(_handed(table, player, move.partner, move.gives), move.partner, player, move.gets)


def _end(table: Table, player: int, move: End) -> Table:
    """The turn passed to the left; what was bought in it may be played from now on."""
    seat = table.seats[player]
    table = table.with_seat(player, seat._replace(cards=seat.cards + seat.new, new=0))
    return table._replace(turn=(player + 1) % table.players, phase="roll", played=False)


_PLAYED = {
    Pair: _pair,
    Roll: _roll,
    Discard: _discard,
    Robber: _robber,
    Road: _road,
    Settle: _settle,
    City: _city,
    Buy: _buy,
    Knight: _knight,
    RoadBuilding: lambda table, player, move: with_roads(_spent(table, player, ROAD_BUILDING), player, move.edges),
    YearOfPlenty: lambda table, player, move: exchanged(_spent(table, player, YEAR_OF_PLENTY), player, move.gets),
    Monopoly: _monopoly,
    Bank: lambda table, player, move: exchanged(table, player, move.gets, move.gives),
    Trade: _trade,
    End: _end,
}
