"""Moves and whole games by chance."""
from random import Random

from rulelib.catan.choosing import legal_moves
from rulelib.catan.moves import Move
from rulelib.catan.playing import play_table
from rulelib.catan.quick_game import QuickGame
from rulelib.catan.table import Table


def random_move(table: Table, rng: Random) -> Move:
    """One legal move by chance: a kind of move first, then one of it."""
    kinds: dict[type, list[Move]] = {}
    for move in legal_moves(table):
        kinds.setdefault(type(move), []).append(move)
    return rng.choice(kinds[rng.choice(list(kinds))])


def playout(table: Table, rng: Random, moves: list[Move] | None = None) -> Table:
    """The end of a game in which everybody plays by chance; with a list, every move is put into it. The deck must be known."""
    while table.phase in ("setup", "discard", "robber") and not table.over:
        move = random_move(table, rng)
        table = play_table(table, move)
        if moves is not None:
            moves.append(move)
    return QuickGame(table, rng, moves).to_the_end()
