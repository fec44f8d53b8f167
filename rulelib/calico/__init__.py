"""Calico: quilts of patches, buttons for colours, cats for patterns, goals for the six around.

A position is a Quilt (one player's) or a Table (a whole game); the same few names work on both.
"""
from typing import Any

from rulelib.answer import Answer, Refused
from rulelib.calico import table as tables
from rulelib.calico.legality import check_quilt, check_turn
from rulelib.calico.quilt import Quilt, laid
from rulelib.calico.scoring import score as score_quilt
from rulelib.calico.setup import new_game
from rulelib.calico.table import Table, Turn, legal_turns, playout, random_turn

__all__ = ["Quilt", "Table", "Turn", "check", "legal_moves", "new_game", "play", "playout", "random_turn", "read", "read_move", "score", "show", "show_move"]

Position = Quilt | Table


def check(position: Position, move: Turn) -> Answer:
    """Whether a move may be played: true or false, with every rule that it breaks; never raises."""
    return check_quilt(position, move) if isinstance(position, Quilt) else check_turn(position, move)


def play(position: Position, move: Turn) -> Position:
    """The position after a move. Raises Refused, with all the reasons, where `check` says no."""
    if isinstance(position, Table):
        return tables.play(position, move)
    answer = check_quilt(position, move)
    if not answer.value:
        raise Refused(move, answer)
    return laid(position, move.patch, move.cell)


def legal_moves(position: Table) -> list[Turn]:
    """Every whole turn that may be played now; none after the end."""
    return legal_turns(position)


def score(position: Position, player: int = 1) -> Answer:
    """The score of a quilt, or of a player's quilt at a table, and where each point comes from (calico.score.sum)."""
    if isinstance(position, Quilt):
        return score_quilt(position)
    return score_quilt(position.quilt(player), position.variant != "family")


def read(position: dict[str, Any]) -> Position:
    """The quilt or the table of a case's position. Raises Mistake with the key, or the row and column."""
    from rulelib.calico.quilt_text import read_quilt
    from rulelib.calico.table_text import read_table
    from rulelib.forms import mapping

    return read_table(position) if "players" in mapping(position) else read_quilt(position)


def show(position: Position) -> dict[str, Any]:
    """A position as a map that `read` reads back to an equal one."""
    from rulelib.calico.quilt_text import show_quilt
    from rulelib.calico.table_text import show_table

    return show_quilt(position) if isinstance(position, Quilt) else show_table(position)


def read_move(line: str, position: Position) -> Turn:
    """A move from its line: `kd C2` on a quilt, `place yd B2 take ys` at a table. Raises Mistake."""
    from rulelib.calico.move_text import read_move

    return read_move(line, position)


def show_move(move: Turn, position: Position) -> str:
    """The line of a move, which `read_move` reads back."""
    from rulelib.calico.move_text import show_move

    return show_move(move, position)
