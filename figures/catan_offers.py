"""Tables by chance, each with moves of one kind to be judged: what one would try there, right and wrong."""
from random import Random

from figures.catan_scatter import armed, cards, dealt, grown
from rulelib.catan.building import road_places, settlement_places
from rulelib.catan.cards import CITY_COST, FULL_BANK, KNIGHT, ONE, ROAD_COST, SETTLEMENT_COST, count, counts, kinds_of, total
from rulelib.catan.island import ENDS, NEIGHBOURS, STEPS, bits
from rulelib.catan.moves import Bank, City, Discard, End, Knight, Monopoly, Move, Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty
from rulelib.catan.table import HAND_LIMIT, Table, discarder, owing

Offers = tuple[Table, list[Move]]


def _held(table: Table, player: int, hand: int) -> Table:
    """The table with another hand for one player, paid by the bank."""
    table = table.with_seat(player, table.seats[player]._replace(hand=hand))
    return table._replace(bank=FULL_BANK - sum(seat.hand for seat in table.seats))


def steps(rng: Random) -> Offers:
    """The parts of a turn, each in its moment or not: the roll, a road, a trade with the bank, the dice passed; by the next player too."""
    table = grown(rng, 12)._replace(phase=rng.choice(("roll", "play")))
    tried: list[Move] = [Roll(rng.randint(1, 6), rng.randint(1, 6)), End()]
    for player in (0, 1):
        table = _held(table, player, ROAD_COST + 4 * ONE[rng.randrange(5)])
        kind = max(range(5), key=lambda of: count(table.seats[player].hand, of))
        free = bits(road_places(table.seats[player], table.roads, table.walls(player)))
        tried += [Road(edge, player or None) for edge in free[:1]] + [Bank(4 * ONE[kind], ONE[(kind + 1) % 5], player or None)]
    return table, tried + [Roll(*tried[0][:2], 1), End(1)]


def discards(rng: Random) -> Offers:
    """After a 7: half rounded down, rounded up, one too few; now and then of somebody who has seven."""
    table = dealt(rng, grown(rng, 10, robber=False), 4, 11)
    table = table._replace(owes=owing(table.seats), phase="discard")
    owner = discarder(table)
    if owner < 0:
        return table._replace(phase="robber"), []
    who = owner if rng.random() < 0.75 else rng.randrange(table.players)
    hand = table.seats[who].hand
    half = total(hand) // 2
    amounts = {half, half + total(hand) % 2, half - 1, max(total(hand) - HAND_LIMIT, 1)}
    return table, [Discard(who, _some(rng, hand, number)) for number in amounts if number]


def _some(rng: Random, hand: int, number: int) -> int:
    """Some cards of a hand by chance."""
    each = [kind for kind, has in enumerate(counts(hand)) for _ in range(has)]
    return sum(ONE[kind] for kind in rng.sample(each, min(number, len(each))))


def robbers(rng: Random) -> Offers:
    """The robber anywhere, with a victim who is there, one who is not, oneself, nobody."""
    table = dealt(rng, grown(rng, 14), 0, 5)._replace(phase="robber")
    lands = [table.robber, table.island.desert, *rng.sample(range(19), 4)]
    return table, [Robber(land, victim) for land in lands for victim in (None, *range(table.players))]


def bank_trades(rng: Random) -> Offers:
    """Two, three or four of a kind, with harbours and near them; mixed, for the same, more than one has."""
    table = grown(rng, 18)
    kind, other = rng.sample(range(5), 2)
    table = _held(table, 0, 4 * ONE[kind] + rng.randint(0, 2) * ONE[other])
    moves = [Bank(number * ONE[kind], ONE[other]) for number in (2, 3, 4)]
    if rng.random() < 0.3:
        moves = [Bank(3 * ONE[kind] + ONE[other], ONE[(other + 1) % 5]), Bank(4 * ONE[kind], ONE[kind]), Bank(4 * ONE[kind], 2 * ONE[other]), moves[2]]
    return table, moves


def swaps(rng: Random) -> Offers:
    """Between two players: fair, a gift, the same kind, more than one holds, without the player in turn."""
    table = dealt(rng, grown(rng, 9), 2, 5)
    partner = rng.randrange(1, table.players)
    mine, theirs = table.seats[0].hand, table.seats[partner].hand
    give, get = rng.choice(kinds_of(mine)), rng.choice(kinds_of(theirs))
    fair = Trade(partner, ONE[give], ONE[get])
    tried = [fair, fair, fair._replace(gets=2 * ONE[get]), fair._replace(gives=2 * ONE[give]), fair._replace(gets=0), fair._replace(gets=ONE[give])]
    more = fair._replace(gives=_some(rng, mine, 2), gets=cards(rng, 1))
    return table, [*tried, more, fair._replace(player=partner, partner=0, gives=ONE[get], gets=ONE[give])]


def buildings(rng: Random) -> Offers:
    """A road, a settlement or a city: where it may stand, beside it, without the cards."""
    table = grown(rng, 15)
    seat = table.seats[0]
    kind, cost = rng.choice((("road", ROAD_COST), ("settle", SETTLEMENT_COST), ("city", CITY_COST)))
    table = _held(table, 0, cost - (ONE[rng.choice(kinds_of(cost))] if rng.random() < 0.15 else 0) + cards(rng, 2))
    if kind == "road":
        near = {step.bit_length() - 1 for edge in bits(seat.roads) for end in ENDS[edge] for step, _ in STEPS[end]}
        return table, [Road(edge) for edge in {*near, *bits(road_places(seat, table.roads, table.walls(0)))}]
    if kind == "settle":
        reached = settlement_places(seat, 0) | sum(NEIGHBOURS[corner] for corner in bits(seat.settlements)[:1])
        return table, [Settle(corner) for corner in bits(reached)]
    return table, [City(corner) for corner in {*bits(seat.towns), *bits(table.towns)[:3], *bits(settlement_places(seat, table.towns))}]


def plays(rng: Random) -> Offers:
    """A development card: held or not, bought this turn, the second one, before the roll."""
    table = armed(rng, dealt(rng, grown(rng, 12), 1, 4))
    seat, new = table.seats[0], ONE[KNIGHT] if rng.random() < 0.4 else 0
    table = table.with_seat(0, seat._replace(new=new))._replace(played=rng.random() < 0.2, phase=rng.choice(("roll", "play", "play")))
    free = bits(road_places(seat, table.roads, table.walls(0)))[:3]
    land = rng.choice([land for land in range(19) if land != table.robber])
    cards_played = [RoadBuilding(tuple(free[:2])), YearOfPlenty(ONE[rng.randrange(5)] + ONE[rng.randrange(5)]), Monopoly(rng.randrange(5))]
    there = [Knight(land, victim) for victim in (None, *range(1, table.players))]
    held = [move for kind, move in enumerate((there[0], *cards_played)) if count(seat.cards + new, kind)]
    return table, [*there, *cards_played, *held, *held]
