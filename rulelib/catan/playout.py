"""Moves and whole games by chance."""
from random import Random

from rulelib.catan.building import first_places
from rulelib.catan.choosing import legal_moves
from rulelib.catan.island import EDGES_AT, bits
from rulelib.catan.moves import Move, Pair
from rulelib.catan.playing import play_table
from rulelib.catan.quick_game import QuickGame
from rulelib.catan.table import Table


def random_move(table: Table, rng: Random) -> Move:
    """One legal move by chance: a kind of move first, then one of it."""
    kinds: dict[type, list[Move]] = {}
    for move in legal_moves(table):
        kinds.setdefault(type(move), []).append(move)
    return rng.choice(kinds[rng.choice(list(kinds))])


def _first_pair(table: Table, rng: Random) -> Pair:
    """A settlement and a road of the set-up by chance."""
    corner = rng.choice(bits(first_places(table.towns)))
    return Pair(corner, rng.choice(bits(EDGES_AT[corner] & ~table.roads)))


def playout(table: Table, rng: Random, moves: list[Move] | None = None) -> Table:
    """The end of a game in which everybody plays by chance; with a list, every move is put into it. The deck must be known."""
    while table.phase in ("setup", "discard", "robber") and not table.over:
        move = _first_pair(table, rng) if table.phase == "setup" else random_move(table, rng)
        table = play_table(table, move)
        if moves is not None:
            moves.append(move)
    return QuickGame(table, rng, moves).to_the_end()
