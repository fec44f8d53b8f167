"""Moves of Catan to try on any table: right ones, nearly right ones, and all the wrong ones; for the tests, by a seed."""
from random import Random

from rulelib.catan.cards import ONE, counts
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Pair, Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty
from rulelib.catan.table import Table
from slow_catan import SlowTable
from slow_island import CORNERS, CORNERS_OF, EDGES


def some_cards(rng: Random, most: int, kinds: int = 2) -> int:
    """A few cards of a few kinds."""
    return sum(rng.randint(0, most) * ONE[kind] for kind in rng.sample(range(5), kinds))


def part_of(rng: Random, hand: int, number: int) -> int:
    """So many cards out of a hand, or all of it."""
    cards = [kind for kind, count in enumerate(counts(hand)) for _ in range(count)]
    return sum(ONE[kind] for kind in rng.sample(cards, max(0, min(number, len(cards)))))


def likely_edges(rng: Random, slow: SlowTable, number: int) -> list[int]:
    """Edges at own roads and towns for the most part, taken ones too."""
    near = [at for at, road in enumerate(EDGES) if any(slow.mine.reached(end) or end in slow.mine.towns for end in road)]
    return [rng.choice(near) if near and rng.random() < 0.75 else rng.randrange(len(EDGES)) for _ in range(number)]


def likely_corners(rng: Random, slow: SlowTable, number: int) -> list[int]:
    """Corners (from 0) at own roads for the most part, or with a town."""
    near, towns = [corner for corner in CORNERS if slow.mine.reached(corner)], sorted(slow.towns())
    pools = [pool for pool in (near, near, towns, sorted(slow.mine.settlements), list(CORNERS)) if pool]
    return [rng.choice(rng.choice(pools)) - 1 for _ in range(number)]


def robber_moves(rng: Random, table: Table, kind: type) -> list:
    """The robber to lands, with victims of every sort."""
    moves = []
    for _ in range(3):
        land, victim = rng.randrange(19), rng.choice((None, *range(table.players)))
        there = [number for number, seat in enumerate(table.seats) if any(seat.towns >> corner - 1 & 1 for corner in CORNERS_OF[land + 1])]
        if there and rng.random() < 0.6:
            victim = rng.choice(there)
        held = [card for card, count in enumerate(counts(table.seats[victim].hand)) if count] if victim is not None else []
        gets = rng.choice(held) if held and rng.random() < 0.6 else rng.choice((None, rng.randrange(5))) if victim is not None else None
        moves.append(kind(land if rng.random() < 0.9 else table.robber, victim, gets))
    return moves


def bank_moves(rng: Random, table: Table) -> list[Bank]:
    """Trades with the bank: nearly all rates, of cards that are held and of others."""
    moves = []
    for number in (1, 2, 2, 3, 3, 4, 4, 5):
        held = [card for card, count in enumerate(counts(table.seats[table.turn].hand)) if count >= number]
        kind = rng.choice(held) if held and rng.random() < 0.7 else rng.randrange(5)
        moves.append(Bank(number * ONE[kind], ONE[rng.randrange(5)]))
    return moves + [Bank(some_cards(rng, 3), some_cards(rng, 1)), Bank(4 * ONE[1], 0), Bank(0, ONE[2]), Bank(4 * ONE[0], 2 * ONE[4])]


def trades(rng: Random, table: Table) -> list[Trade]:
    """Trades with everybody, oneself too; gifts, and cards that nobody has."""
    mine, moves = table.seats[table.turn].hand, []
    for partner, seat in enumerate(table.seats):
        moves.append(Trade(partner, part_of(rng, mine, rng.randint(1, 3)), part_of(rng, seat.hand, rng.randint(1, 2))))
        moves.append(Trade(partner, some_cards(rng, 2), rng.choice((0, some_cards(rng, 2)))))
    return moves


def discards(rng: Random, table: Table) -> list[Discard]:
    """Everybody's discards, mostly as many as are owed."""
    moves = []
    for owner, seat in enumerate(table.seats):
        owed = table.owes[owner] if table.owes else 0
        cards = part_of(rng, seat.hand, owed), some_cards(rng, 4, 3), part_of(rng, seat.hand, owed + rng.choice((-1, 1)))
        moves += [Discard(owner, some) for some in cards]
    return [move for move in moves if move.cards]


def buy_known(rng: Random, table: Table) -> Buy:
    """A card bought that is told: the top one, or any where the deck is unknown."""
    return Buy(rng.randrange(5) if table.deck is None else table.deck[0] if table.deck else None)


def open_draw(table: Table, move) -> bool:
    """Whether a move leaves open what is drawn."""
    if isinstance(move, Buy):
        return move.gets is None and table.deck is None
    stolen = isinstance(move, (Robber, Knight)) and move.gets is None and move.victim is not None
    return stolen and sum(count > 0 for count in counts(table.seats[move.victim].hand)) > 1


def cards_played(rng: Random, slow: SlowTable, table: Table) -> list:
    """Development cards of every kind."""
    roads = sorted(slow.roads())
    edges = [likely_edges(rng, slow, rng.choice((1, 1, 2, 2, 2, 2, 3))) for _ in range(4)]
    if roads:
        edges.append([EDGES.index(rng.choice(roads))] + likely_edges(rng, slow, 1))
    plenty = [some_cards(rng, 1), ONE[rng.randrange(5)], 2 * ONE[rng.randrange(5)], part_of(rng, table.bank, 2), part_of(rng, table.bank, 1)]
    moves = [RoadBuilding(tuple(each)) for each in edges] + [YearOfPlenty(cards) for cards in plenty if cards]
    return moves + [Monopoly(rng.randrange(5)), *robber_moves(rng, table, Knight)]


def moves_to_try(table: Table, rng: Random) -> list:
    """Moves of every kind, right and wrong, for any table."""
    slow = SlowTable(table)
    corners, edges = likely_corners(rng, slow, 12), likely_edges(rng, slow, 6)
    beside = [(corner, rng.choice([at for at, road in enumerate(EDGES) if corner + 1 in road])) for corner in (*corners[:4], *rng.sample(range(54), 4))]
    moves = [Pair(corner, edge) for corner, edge in (*beside, (corners[0], edges[0]))]
    moves += [Roll(rng.randint(1, 6), rng.randint(1, 6)), Buy(), buy_known(rng, table), End(), *discards(rng, table), *robber_moves(rng, table, Robber)]
    moves += [*map(Road, edges), *map(Settle, corners[4:]), *map(City, corners[4:]), *bank_moves(rng, table), *trades(rng, table)]
    moves += cards_played(rng, slow, table)
    for move in rng.sample(moves, 6):
        if not isinstance(move, Discard):
            moves.append(move._replace(player=rng.randrange(table.players)))
    return moves


def whole_hands(number: int, hand: int) -> list[int]:
    """Every way to take so many cards out of a hand."""
    ways = [(0, number)]
    for kind, count in enumerate(counts(hand)):
        ways = [(taken + some * ONE[kind], left - some) for taken, left in ways for some in range(min(count, left) + 1)]
    return [taken for taken, left in ways if not left]


def thieves(table: Table, kind: type) -> list:
    """The robber to every land, with everybody, and every card that the victim has."""
    moves = [kind(land) for land in range(19)]
    for victim, seat in enumerate(table.seats):
        held = [card for card, count in enumerate(counts(seat.hand)) if count] or [None]
        moves += [kind(land, victim, card) for land in range(19) for card in held]
    return moves


def every_move(table: Table) -> list:
    """All moves that could be legal; of trades with players only those of one card for one."""
    slow, pairs = SlowTable(table), [(a, b) for a in range(5) for b in range(5)]
    moves = [Pair(corner, edge) for corner in range(54) for edge, road in enumerate(EDGES) if corner + 1 in road] if table.phase == "setup" else []
    moves += [Roll(first, second) for first in range(1, 7) for second in range(1, 7)] + thieves(table, Robber)
    moves += [Discard(owner, cards) for owner, owed in enumerate(table.owes) if owed for cards in whole_hands(owed, table.seats[owner].hand)]
    moves += [*map(Road, range(72)), *map(Settle, range(54)), *map(City, range(54)), End()]
    moves += [Buy(card) for card in (range(5) if table.deck is None else table.deck[:1])]
    moves += [Bank(number * ONE[a], ONE[b]) for number in (2, 3, 4) for a, b in pairs]
    moves += [Trade(partner, ONE[a], ONE[b]) for partner in range(table.players) for a, b in pairs]
    if table.phase in ("roll", "play"):
        moves += every_card(slow, table)
    return moves


def every_card(slow: SlowTable, table: Table) -> list:
    """All development cards that could be played."""
    plenty = {ONE[a] + ONE[b] for a in range(5) for b in range(5)} | set(ONE)
    moves = thieves(table, Knight) + [YearOfPlenty(cards) for cards in plenty] + [Monopoly(kind) for kind in range(5)]
    if not slow.mine.cards["road-building"]:
        return moves
    first = [EDGES.index(road) for road in slow.roads()]
    return moves + [RoadBuilding(edges) for one in first for edges in ((one,), *((one, other) for other in range(72)))]
