"""Moves to choose from, and games by chance."""
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

from rulelib.knitting_circle.actions import drawn, paid
from rulelib.knitting_circle.buttons import fitting
from rulelib.knitting_circle.circle import SLOTS, reachable
from rulelib.knitting_circle.deck import CARDS
from rulelib.knitting_circle.knitter import KEPT, Knitter, Supply
from rulelib.knitting_circle.moves import Begin, Centre, Choose, Done, Finish, Flip, Gather, Keep, Knit, Move, Paw
from rulelib.knitting_circle.round_end import unplaced
from rulelib.knitting_circle.table import TURNS, Table
from rulelib.knitting_circle.turns import played
from rulelib.knitting_circle.yarn import UNKNOWN, tile_of


def legal_turns(table: Table) -> list[Move]:
    """Every legal move, each tile once; but nobody is made to turn over a tile in the bowl, which lies on either side."""
    return list(_MOVES[table.phase](table))


def _cards(table: Table) -> Iterator[Move]:
    for deck in range(len(CARDS)):
        for keep in dict.fromkeys(drawn(table.supply, deck) or ()):
            yield Choose(deck, keep)


def _start_tiles(table: Table) -> Iterator[Move]:
    for colour, slot in product(table.centre, range(len(table.circle.slots))):
        yield Centre(colour, slot // SLOTS, slot % SLOTS)


def _gathers(table: Table) -> Iterator[Move]:
    circle = table.circle
    for space in reachable(circle, table.to_play - 1) if len(table.knitters[table.to_play - 1].row) < TURNS else ():
        for tile in dict.fromkeys(circle.beside(space)):
            if tile != UNKNOWN:
                yield Gather(space, tile)


def _keeps(table: Table) -> Iterator[Move]:
    lying = sorted(unplaced(table.knitters[table.to_play - 1]))
    for count in range(KEPT + 1):
        for colours in dict.fromkeys(combinations(lying, count)):
            yield Keep(colours)


def _actions(table: Table) -> Iterator[Move]:
    knitter, supply = table.knitters[table.to_play - 1], table.supply
    for kind in (_knits, _finishes, _begins, _paws, _flips):
        yield from kind(knitter, supply)
    yield Done()


def _knits(knitter: Knitter, supply: Supply) -> Iterator[Move]:
    for number, garment in enumerate(knitter.garments):
        if not garment.active:
            continue
        side = garment.side
        for tile in dict.fromkeys(knitter.row):
            if tile & 1 == side:
                yield Knit(tile, number)
        for colour in dict.fromkeys(knitter.bowl):
            if colour != UNKNOWN:
                yield Knit(tile_of(colour, side), number, True)


def _finishes(knitter: Knitter, supply: Supply) -> Iterator[Move]:
    for number, garment in enumerate(knitter.garments):
        if not garment.finished and len(garment.yarn) >= garment.required:
            choices = [two for two in fitting(knitter.workspace, garment) if len(two) > 1]
            for take in product(*choices):
                yield Finish(number, take)


def _begins(knitter: Knitter, supply: Supply) -> Iterator[Move]:
    if not knitter.needles:
        return
    for tile, bowl in _payments(knitter):
        if tile >= 0:
            for keep in dict.fromkeys(drawn(supply, tile >> 1) or ()):
                yield Begin(tile >> 1, tile, keep, bowl)


def _payments(knitter: Knitter) -> Iterator[tuple[int, bool]]:
    """The tiles with which one may pay, and whether it is said that they come out of the bowl."""
    for tile in dict.fromkeys(knitter.row):
        yield tile, False
    for colour in dict.fromkeys(knitter.bowl):
        if colour != UNKNOWN:
            yield tile_of(colour, 0), True


def _paws(knitter: Knitter, supply: Supply) -> Iterator[Move]:
    if knitter.paws:
        for colour in sorted(set(supply.bag or ())):
            yield Paw(colour)


def _flips(knitter: Knitter, supply: Supply) -> Iterator[Move]:
    for cost, bowl in _payments(knitter):
        rest = paid(knitter, supply._replace(bag=None), cost, bowl)[0].row
        for tile in dict.fromkeys(rest):
            yield Flip(tile, cost, bowl)


_MOVES = {
    "cards": _cards,
    "start-tile": _start_tiles,
    "gather": _gathers,
    "knit": _actions,
    "round-end": _keeps,
    "end": lambda table: iter(()),
}
TRIES = 6  # kinds of action that a random player thinks of before it is done
_KINDS = (_knits, _knits, _knits, _knits, _finishes, _finishes, _begins, _begins, _paws, _flips)


def random_move(table: Table, rng: Random) -> Move:
    """One legal move by chance; of the actions mostly those that bring a garment on."""
    if table.phase == "start-tile":
        slot = rng.randrange(len(table.circle.slots))
        return Centre(rng.choice(table.centre), slot // SLOTS, slot % SLOTS)
    if table.phase != "knit":
        return rng.choice(legal_turns(table))
    knitter = table.knitters[table.to_play - 1]
    for _ in range(TRIES):
        moves = list(_KINDS[int(rng.random() * len(_KINDS))](knitter, table.supply))
        if moves:
            return rng.choice(moves)
    return Done()


def playout(table: Table, rng: Random) -> Table:
    """The end of a game in which everybody plays random legal moves."""
    while not table.over:
        table = played(table, random_move(table, rng))
    return table
