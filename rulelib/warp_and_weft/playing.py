"""Moves to choose from, and games by chance."""
from itertools import product
from random import Random

from rulelib.warp_and_weft.legality import Mark, Weave, may
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.table import Draw, Keep, Move, Table, play_table, waiting


def legal_turns(table: Table) -> list[Move]:
    """Every legal move, but for the sides of a thread: those lie over all that they cross, and each crossing is free."""
    if table.phase == "draw":
        return [Draw()]
    if table.phase == "draft":
        return [Keep(colours) for colours in product(*(dict.fromkeys(hand) for hand in table.hands))]
    return [move for player in waiting(table) for move in _own(table.weavers[player - 1], table.phase, player)]


def _own(weaver: Weaver, phase: str, player: int) -> list[Move]:
    if phase == "weave":
        return [Weave(colour, place, player=player) for colour in dict.fromkeys(weaver.kept or ()) for place in weaver.loom.free]
    return [mark for card in weaver.shown or () if may(weaver, mark := Mark(card, player))]


def random_move(table: Table, rng: Random) -> Move:
    """One legal move by chance; the sides at the crossings too."""
    if table.phase == "draw":
        return Draw()
    if table.phase == "draft":
        return Keep(tuple(rng.choice(hand) for hand in table.hands))
    player = rng.choice(waiting(table))
    weaver = table.weavers[player - 1]
    if table.phase == "choose":
        return rng.choice(_own(weaver, "choose", player))
    place = rng.choice(weaver.loom.free)
    under = sum(1 << other for other in weaver.loom.crossed(place) if rng.random() < 0.5)
    return Weave(rng.choice(weaver.kept), place, under, player=player)


def playout(table: Table, rng: Random) -> Table:
    """The end of a game in which everybody plays random legal moves."""
    while not table.over:
        table = play_table(table, random_move(table, rng))
    return table
