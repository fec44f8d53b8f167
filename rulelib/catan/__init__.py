"""Catan: settlements, cities and roads on one island, resources by the dice, trade, development cards, and ten points on one's own turn.

A position is a Table; Unsure where a card was drawn that nobody named; Chips and Rolls for what is decided before the first settlement.
"""
from typing import Any

from rulelib.answer import Answer
from rulelib.catan import choosing
from rulelib.catan.moves import Move
from rulelib.catan.playout import playout, random_move
from rulelib.catan.scoring import score_of
from rulelib.catan.setup import Chips, Rolls
from rulelib.catan.table import PLAYERS, Seat, Table, new_game
from rulelib.catan.worlds import Unsure, check_worlds, play_worlds, worlds

__all__ = ["PLAYERS", "Chips", "Rolls", "Seat", "Table", "Unsure", "check", "legal_moves", "new_game", "play", "playout", "random_move", "read", "read_move", "score", "show", "show_move"]

Position = Table | Unsure


def check(position: Position, move: Move) -> Answer:
    """Whether a move may be made: true or false, with every rule that it breaks; never raises."""
    return check_worlds(position, move)


def play(position: Position, move: Move) -> Position:
    """The position after a move. Raises Refused, with all the reasons, where `check` says no."""
    return play_worlds(position, move)


def legal_moves(position: Table) -> list[Move]:
    """Every legal move, each throw of the dice and each stolen card for itself; trades with players card for card, each of another kind."""
    return choosing.legal_moves(position)


def score(position: Position, player: int = 1) -> Answer:
    """The points of a player, from 1 in turn order, and where each comes from; of an unsure table the first that it may be."""
    return score_of(worlds(position)[0], player - 1)


def read(position: dict[str, Any]) -> Table | Chips | Rolls:
    """The table of a case's position, or the lands of `chips`, or the dice of `first-player`. Raises Mistake with the key."""
    from rulelib.catan.setup_text import read_chips, read_rolls
    from rulelib.catan.table_text import read_table
    from rulelib.forms import mapping

    given = mapping(position).keys()
    return read_chips(position) if given & {"lands", "start"} else read_rolls(position) if "rolls" in given else read_table(position)


def show(position: Table | Chips | Rolls) -> dict[str, Any]:
    """A position as a map that `read` reads back to an equal one."""
    from rulelib.catan.setup_text import show_chips, show_rolls
    from rulelib.catan.table_text import show_table

    showing = {Chips: show_chips, Rolls: show_rolls}
    return showing.get(type(position), show_table)(position)


def read_move(line: str, position: Position) -> Move:
    """A move from its line, as the cases write it: `roll 3 4`, `road 12-17`, `blue: settle 14`. Raises Mistake."""
    from rulelib.catan.move_text import read_move
    from rulelib.mistake import Mistake

    if isinstance(position, (Chips, Rolls)):
        raise Mistake("moves-table")
    return read_move(line, worlds(position)[0])


def show_move(move: Move, position: Position) -> str:
    """The line of a move, which `read_move` reads back."""
    from rulelib.catan.move_text import show_move

    return show_move(move, worlds(position)[0])
