"""Knitting Circle: yarn gathered round a circle and knitted into garments, their patterns and buttons.

A position is a Yarn (a bare pattern), a Seat (one player alone) or a Table (a whole game); the same few names work on all.
"""
from typing import Any

from rulelib.answer import Answer
from rulelib.knitting_circle.knitter import Seat, Yarn
from rulelib.knitting_circle.moves import Begin, Centre, Choose, Done, Finish, Flip, Gather, Keep, Knit, Move, Paw
from rulelib.knitting_circle.playing import legal_turns, playout, random_move
from rulelib.knitting_circle.scoring import score_knitter
from rulelib.knitting_circle.seats import check_seat, play_seat
from rulelib.knitting_circle.setup import new_game
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.turns import check_table, of_player, play_table

__all__ = ["Begin", "Centre", "Choose", "Done", "Finish", "Flip", "Gather", "Keep", "Knit", "Paw", "Seat", "Table", "Yarn"]
__all__ += ["check", "legal_moves", "new_game", "play", "playout", "random_move", "read", "read_move", "score", "show", "show_move"]

Position = Yarn | Seat | Table


def check(position: Seat | Table, move: Move) -> Answer:
    """Whether a move may be made: true or false, with every rule that it breaks; never raises."""
    return check_table(position, move) if isinstance(position, Table) else check_seat(position, move)


def play(position: Seat | Table, move: Move) -> Seat | Table:
    """The position after a whole move. Raises Refused, with all the reasons, where `check` says no."""
    return play_table(position, move) if isinstance(position, Table) else play_seat(position, move)


def legal_moves(position: Table) -> list[Move]:
    """Every legal move of whoever's turn it is, each tile once; tiles in the bowl, which lie on either side, are not turned over."""
    return legal_turns(position)


def score(position: Seat | Table, player: int = 1) -> Answer:
    """The score of a player as if the game ended now, and where each point comes from."""
    if isinstance(position, Table):
        return of_player(score_knitter(position.knitters[player - 1], position.supply.requests, True), player)
    return score_knitter(position.knitter, position.supply.requests)


def read(position: dict[str, Any]) -> Position:
    """The pattern, the player or the table of a case's position. Raises Mistake with the key."""
    from rulelib.forms import mapping
    from rulelib.knitting_circle.positions import read_seat, read_yarn
    from rulelib.knitting_circle.tables import TABLE_ONLY, read_table

    stated = mapping(position).keys()
    if stated & TABLE_ONLY:
        return read_table(position)
    return read_yarn(position) if "yarn" in stated and "garment" not in stated else read_seat(position)


def show(position: Position) -> dict[str, Any]:
    """A position as a map that `read` reads back to an equal one."""
    from rulelib.knitting_circle.positions import show_position
    from rulelib.knitting_circle.tables import show_table

    return show_table(position) if isinstance(position, Table) else show_position(position)


def read_move(line: str, position: Seat | Table) -> Move:
    """A move from its line: `gather 2 red k`, `knit red k 1 from bowl`, `finish 1 take red+blue`. Raises Mistake."""
    from rulelib.knitting_circle.texts import read_move

    return read_move(line, position)


def show_move(move: Move, position: Seat | Table) -> str:
    """The line of a move, which `read_move` reads back."""
    from rulelib.knitting_circle.texts import show_move

    return show_move(move, position)
