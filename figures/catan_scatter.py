"""Islands with towns and roads by chance, from a random.Random: for quizzes, self-checks and tests."""
from random import Random

from rulelib.catan.building import pieces_left, road_places, settlement_places
from rulelib.catan.cards import FULL_BANK, KNIGHT, ONE
from rulelib.catan.choosing import legal_moves
from rulelib.catan.holders import army_holder, recounted
from rulelib.catan.island import ENDS, bits
from rulelib.catan.playing import play_table
from rulelib.catan.table import NOBODY, Table, new_game, shuffled_deck


def placing(rng: Random, placed: int, players: int = 3) -> Table:
    """A set-up in which some settlements with their roads stand already."""
    table = new_game(players, rng)
    for _ in range(placed):
        table = play_table(table, rng.choice(legal_moves(table)))
    return table._replace(deck=None)


def settled(rng: Random, players: int = 3) -> Table:
    """The set-up over, ready for the first roll, hands empty."""
    table = placing(rng, 2 * players, players)
    return table._replace(seats=tuple(seat._replace(hand=0) for seat in table.seats), bank=FULL_BANK)


def grown(rng: Random, times: int = 14, players: int = 3, robber: bool = True) -> Table:
    """An island on which everybody has built for a while; it is Red's turn, after the roll."""
    table = settled(rng, players)
    for step in range(times):
        table = _built(rng, table, step % players)
    land = rng.choice([land for land in range(19) if land != table.robber]) if robber and rng.random() < 0.6 else table.robber
    return recounted(table._replace(robber=land, phase="play", longest_road=NOBODY))


def _built(rng: Random, table: Table, player: int) -> Table:
    """A city now and then, a settlement where one can stand, else a road or two."""
    seat = table.seats[player]
    if seat.settlements.bit_count() > 1 and rng.random() < 0.2 and pieces_left(seat, "city"):
        there = 1 << rng.choice(bits(seat.settlements))
        return table.with_seat(player, seat._replace(settlements=seat.settlements & ~there, cities=seat.cities | there))
    free = bits(settlement_places(seat, table.towns))
    if free and rng.random() < 0.5 and pieces_left(seat, "settlement"):
        return table.with_seat(player, seat._replace(settlements=seat.settlements | 1 << rng.choice(free)))
    for _ in range(2):
        table = with_road_on(rng, table, player)
    return table


def with_road_on(rng: Random, table: Table, player: int) -> Table:
    """One more road for a player, most often one that goes on from an end of their roads; none where there is no place or piece."""
    seat = table.seats[player]
    free = bits(road_places(seat, table.roads, table.walls(player)))
    if not free or not pieces_left(seat, "road"):
        return table
    ends = [edge for edge in free if not any(seat.towns >> corner & 1 for corner in ENDS[edge])]
    edge = rng.choice(ends if ends and rng.random() < 0.8 else free)
    return table.with_seat(player, seat._replace(roads=seat.roads | 1 << edge))


def cards(rng: Random, number: int) -> int:
    """Some resources by chance, packed."""
    return sum(ONE[rng.randrange(5)] for _ in range(number))


def dealt(rng: Random, table: Table, least: int = 2, most: int = 7) -> Table:
    """The table with resources by chance in every hand, taken from the bank."""
    seats = tuple(seat._replace(hand=cards(rng, rng.randint(least, most))) for seat in table.seats)
    return table._replace(seats=seats, bank=FULL_BANK - sum(seat.hand for seat in seats))


def armed(rng: Random, table: Table, most: int = 3) -> Table:
    """The table with development cards and played knights by chance; the largest army where the knights put it."""
    box = list(shuffled_deck(rng))
    seats = []
    for seat in table.seats:
        knights = min(rng.randrange(most + 1), box.count(KNIGHT))
        for _ in range(knights):
            box.remove(KNIGHT)
        held = [box.pop() for _ in range(rng.choice((0, 1, 1, 2, 3)))]
        seats.append(seat._replace(cards=sum(ONE[kind] for kind in held), knights=knights))
    table = table._replace(seats=tuple(seats))
    holder = NOBODY
    for player in rng.sample(range(table.players), table.players):
        holder = army_holder(holder, table.seats, player)
    return table._replace(largest_army=holder)
