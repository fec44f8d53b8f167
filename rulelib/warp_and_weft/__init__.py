"""Warp & Weft: threads over and under on a loom, buttons on pattern cards, a shared goal.

A position is a Weaver (one player's loom and cards) or a Table (a whole game, or a draft); the same few names work on both.
"""
from typing import Any

from rulelib.answer import Answer, Refused
from rulelib.warp_and_weft.legality import Mark, Weave, check_weaver
from rulelib.warp_and_weft.playing import legal_turns, playout, random_move
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.scoring import score as score_weaver
from rulelib.warp_and_weft.table import Draw, Keep, Move, Table, check_table, moved, new_game, play_table

__all__ = ["Draw", "Keep", "Mark", "Table", "Weave", "Weaver", "check", "legal_moves", "new_game", "play", "playout", "random_move", "read", "read_move", "score", "show", "show_move"]

Position = Weaver | Table


def check(position: Position, move: Move) -> Answer:
    """Whether a move may be made: true or false, with every rule that it breaks; never raises."""
    return check_weaver(position, move) if isinstance(position, Weaver) else check_table(position, move)


def play(position: Position, move: Move) -> Position:
    """The position after a move. Raises Refused, with all the reasons, where `check` says no."""
    if isinstance(position, Table):
        return play_table(position, move)
    answer = check_weaver(position, move)
    if not answer.value:
        raise Refused(move, answer)
    return moved(position, move)


def legal_moves(position: Table) -> list[Move]:
    """Every legal move, a thread once for each colour and place: over all that it crosses, as each crossing is free."""
    return legal_turns(position)


def score(position: Position, player: int = 1) -> Answer:
    """The score of a loom, or of a player's loom at a table, and where each point comes from."""
    return score_weaver(position if isinstance(position, Weaver) else position.weavers[player - 1])


def read(position: dict[str, Any]) -> Position:
    """The loom, the draft or the table of a case's position. Raises Mistake with the key."""
    from rulelib.forms import mapping
    from rulelib.warp_and_weft.positions import read_table, read_weaver

    return read_table(position) if mapping(position).keys() & {"players", "hands"} else read_weaver(position)


def show(position: Position) -> dict[str, Any]:
    """A position as a map that `read` reads back to an equal one."""
    from rulelib.warp_and_weft.positions import show_table, show_weaver

    return show_weaver(position) if isinstance(position, Weaver) else show_table(position)


def read_move(line: str, position: Position) -> Move:
    """A move from its line: `weave pink v3 under h1`, `button pink-blue`, `keep pink | keep blue`, `draw`. Raises Mistake."""
    from rulelib.warp_and_weft.texts import read_move

    return read_move(line, position)


def show_move(move: Move, position: Position) -> str:
    """The line of a move, which `read_move` reads back."""
    from rulelib.warp_and_weft.texts import show_move

    return show_move(move, position)
