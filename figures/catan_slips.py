"""Tables by chance on which one move decides where a bonus card lies."""
from random import Random

from figures.catan_scatter import armed, grown
from rulelib.catan.building import pieces_left, road_places, settlement_places
from rulelib.catan.cards import FULL_BANK, KNIGHT, ONE, ROAD_COST, SETTLEMENT_COST
from rulelib.catan.holders import lengths, recounted
from rulelib.catan.island import bits
from rulelib.catan.moves import Knight, Move, Road, Settle
from rulelib.catan.robber import victims
from rulelib.catan.roads import length
from rulelib.catan.table import NOBODY, Table

Decisive = tuple[Table, Move]


def _paying(table: Table, player: int, cost: int) -> Table:
    """The table in the turn of a player who holds a price and nothing else."""
    seats = tuple(seat._replace(hand=cost if number == player else 0) for number, seat in enumerate(table.seats))
    return table._replace(seats=seats, bank=FULL_BANK - cost, turn=player, phase="play")


def cut_by(rng: Random) -> Decisive:
    """A settlement that shortens the road of whoever holds the longest."""
    while True:
        table = grown(rng, 24)
        holder = table.longest_road
        if holder == NOBODY:
            continue
        for player in rng.sample([other for other in range(table.players) if other != holder], table.players - 1):
            for corner in bits(settlement_places(table.seats[player], table.towns)) if pieces_left(table.seats[player], "settlement") else ():
                if length(table.seats[holder].roads, table.walls(holder) | 1 << corner) < max(lengths(table)):
                    return _paying(table, player, SETTLEMENT_COST), Settle(corner)


def tied(rng: Random) -> Decisive:
    """One more road of somebody who then has as many as the holder, or one more."""
    while True:
        table = grown(rng, 20)
        holder, each = table.longest_road, lengths(table)
        for player in range(table.players):
            if player == holder or not pieces_left(table.seats[player], "road") or (holder != NOBODY and each[player] < each[holder] - 1):
                continue
            for edge in bits(road_places(table.seats[player], table.roads, table.walls(player))):
                longer = length(table.seats[player].roads | 1 << edge, table.walls(player))
                if longer > each[player] and longer >= 5:
                    return recounted(_paying(table, player, ROAD_COST)), Road(edge)


def knight_next(rng: Random) -> Decisive:
    """A knight that brings somebody to three or to as many as another."""
    table = armed(rng, grown(rng, 8), 3)
    player = rng.randrange(table.players)
    seat = table.seats[player]
    table = _paying(table.with_seat(player, seat._replace(knights=2, cards=ONE[KNIGHT])), player, 0)
    most = max((each.knights, number) for number, each in enumerate(table.seats))
    table = table._replace(largest_army=most[1] if most[0] >= 3 and most[1] != player else NOBODY)
    land = rng.choice([land for land in range(19) if land != table.robber])
    return table, Knight(land, next(iter(victims(table, land)), None))
