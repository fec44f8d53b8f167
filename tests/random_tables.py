"""Random tables of Catan and moves on them for the tests: sensible and odd ones, of every phase; found again by their seed."""
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from rulelib.catan.cards import BANK_EACH, DECK, FULL_BANK, ONE, counts
from rulelib.catan.lands import deal_island
from rulelib.catan.table import COLOURS, PHASES, Seat, Table
from slow_catan import SlowTable
from slow_island import CORNERS, EDGES, NEXT_TO

RARE = settings(deadline=None, derandomize=True, max_examples=60, suppress_health_check=list(HealthCheck))
OFTEN = settings(RARE, max_examples=150)
EDGE_AT = {road: number for number, road in enumerate(EDGES)}
BOX = [kind for kind, number in enumerate(DECK) for _ in range(number)]


def corner_mask(corners) -> int:
    """Corners, numbered from 1, as a mask."""
    return sum(1 << corner - 1 for corner in set(corners))


def road_mask(roads) -> int:
    """Roads, as pairs of corners, as a mask."""
    return sum(1 << EDGE_AT[road] for road in set(roads))


def network(rng: Random, free: list[tuple[int, int]], count: int) -> list[tuple[int, int]]:
    """Roads on free edges: one net that likes to close its loops, now and then with a part of its own."""
    roads, loops = [], rng.random()
    while len(roads) < count and len(roads) < len(free):
        left = [road for road in free if road not in roads]
        ends = {end for road in roads for end in road}
        joined = [road for road in left if ends & set(road)]
        closing = [road for road in joined if ends >= set(road)]
        choice = left if not joined or rng.random() < 0.05 else closing if closing and rng.random() < loops else joined
        roads.append(rng.choice(choice))
    return roads


def grow(rng: Random, players: int, late: bool) -> list[dict]:
    """Roads and towns of everybody; towns mostly at own roads, now and then too near to each other or far from any road."""
    free, taken, seats = list(EDGES), set(), []
    crowded = rng.random() < 0.2
    for _ in range(players):
        roads = network(rng, free, rng.randint(8, 15) if late else rng.choice((0, 2, 4, 6)))
        free = [road for road in free if road not in roads]
        ends = [end for road in roads for end in road] or list(CORNERS)
        towns = [set(), set()]
        for number in range(rng.randint(0, 9)):
            corner = rng.choice(ends if rng.random() < 0.8 else list(CORNERS))
            pieces = towns[0] if rng.random() < 0.6 else towns[1]
            if len(pieces) < (5 if pieces is towns[0] else 4) and corner not in taken and (crowded or not NEXT_TO[corner] & taken):
                pieces.add(corner)
                taken.add(corner)
        seats.append({"settlements": corner_mask(towns[0]), "cities": corner_mask(towns[1]), "roads": road_mask(roads)})
    return seats


def hands(rng: Random, players: int) -> tuple[list[int], int]:
    """Hands, and what is left in the bank: rich and poor, the bank now and then nearly empty."""
    piles, dealt = [BANK_EACH] * 5, []
    for _ in range(players):
        most, hand = rng.choice((0, 1, 2, 3, 9)), 0
        for kind in range(5):
            number = rng.randint(0, min(most, piles[kind]))
            piles[kind] -= number
            hand += number * ONE[kind]
        dealt.append(hand)
    for kind in range(5):
        if rng.random() < 0.25:
            piles[kind] = rng.randint(0, min(3, piles[kind]))
    if rng.random() < 0.1:
        piles = [0] * 5
        piles[rng.randrange(5)] = rng.randint(0, 2)
    return dealt, sum(number * ONE[kind] for kind, number in enumerate(piles))


def set_up_so_far(rng: Random, players: int) -> tuple[list[dict], int]:
    """A set-up under way, and whose turn it is."""
    snake = [*range(players), *reversed(range(players))]
    placed, taken = rng.randrange(2 * players), set()
    towns, roads = [set() for _ in range(players)], [set() for _ in range(players)]
    for player in snake[:placed]:
        corner = rng.choice([corner for corner in CORNERS if not taken & (NEXT_TO[corner] | {corner})])
        towns[player].add(corner)
        taken.add(corner)
        roads[player].add(rng.choice([road for road in EDGES if corner in road and not any(road in each for each in roads)]))
    return [{"settlements": corner_mask(a), "roads": road_mask(b)} for a, b in zip(towns, roads)], snake[placed]


def with_cards(rng: Random, seats: list[dict]) -> list[int]:
    """Development cards dealt to some; the rest of them, in an order by chance."""
    box = rng.sample(BOX, len(BOX))
    for seat in seats:
        for where in ("cards", "new"):
            cards = [box.pop() for _ in range(min(len(box), rng.choice((0, 1, 2, 4))))]
            seat[where] = sum(ONE[card] for card in cards)
        seat["knights"] = min(rng.choice((0, 0, 1, 2, 3, 4)), box.count(0))
        for _ in range(seat["knights"]):
            box.remove(0)
    return box


def random_table(rng: Random, phase: str | None = None, late: bool | None = None) -> Table:
    """A table: of 3 or 4 players, in a phase, early or late."""
    players, phase = rng.choice((3, 4)), phase or rng.choice((*PHASES, "play", "play", "play"))
    island = deal_island(rng)
    if rng.random() < 0.3:
        island = island._replace(harbours=tuple(rng.sample(island.harbours, 9)))
    colours = tuple(rng.sample(COLOURS, players))
    if phase == "setup":
        pieces, turn = set_up_so_far(rng, players)
        seats, box, bank = pieces, rng.sample(BOX, len(BOX)), FULL_BANK
    else:
        seats, turn = grow(rng, players, rng.random() < 0.5 if late is None else late), rng.randrange(players)
        box = with_cards(rng, seats)
        dealt, bank = hands(rng, players)
        seats = [seat | {"hand": hand} for seat, hand in zip(seats, dealt)]
    deck = rng.choice((tuple(box), tuple(box), tuple(box[:1]), (), None if len(set(box)) == 5 else ()))
    table = Table(island, colours, tuple(Seat(**seat) for seat in seats), bank, deck, rng.randrange(19), turn, phase, (0,) * players)
    return with_holders(rng, finished_phase(rng, table))


def finished_phase(rng: Random, table: Table) -> Table:
    """The table with what its phase needs: who owes cards after a 7, and whether a card was played."""
    if table.phase in ("setup", "discard"):
        owes = [sum(counts(seat.hand)) // 2 if sum(counts(seat.hand)) > 7 and rng.random() < 0.8 else 0 for seat in table.seats]
        if table.phase == "setup" or not any(owes):
            return table if table.phase == "setup" else table._replace(phase="robber")
        return table._replace(owes=tuple(owes))
    return table._replace(played=rng.random() < 0.2)


def with_holders(rng: Random, table: Table) -> Table:
    """The table with holders of the bonus cards that could have them."""
    slow, before = SlowTable(table), rng.choice((None, *table.colours))
    numbers = {name: number for number, name in enumerate(table.colours)} | {None: -1}
    return table._replace(longest_road=numbers[slow.road_holder(before)], largest_army=numbers[slow.army_holder(before)])


@st.composite
def tables(draw, phase: str | None = None, late: bool | None = None) -> Table:
    """Random tables; a failing one is found again by its number."""
    return random_table(Random(draw(st.integers(0, 2**32))), phase, late)
