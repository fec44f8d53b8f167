"""What every game's questions are asked about, the player that `of` names, and the move that `move` names."""
from collections.abc import Callable
from typing import Any, NamedTuple

from rulelib.forms import integer
from rulelib.mistake import Mistake, inside


class Asked(NamedTuple):
    """A position, how it came about (each position before its move), and the question's arguments."""

    position: Any
    history: tuple[tuple[Any, Any], ...]
    arguments: dict[str, Any]


def player_of(asked: Asked, table: type) -> int:
    """The player, from 1, that `of` names. Raises Mistake where the position is no table, or nobody is named who sits at it."""
    if not isinstance(asked.position, table):
        raise Mistake("of-needs-table", "of")
    if "of" not in asked.arguments:
        raise Mistake("of-missing", "of")
    player = integer(asked.arguments["of"], "of")
    if not 1 <= player <= asked.position.players:
        raise Mistake("player", "of", given=player, players=asked.position.players)
    return player


def move_of(asked: Asked, read_move: Callable, *looks: Callable[[Any, Any], None]) -> Any:
    """The move that the argument `move` names; `looks` raise Mistake where it is not whole or hangs on what is not known. Raises Mistake at `move`."""
    if "move" not in asked.arguments:
        raise Mistake("move-missing", "move")
    move = inside("move", read_move, asked.arguments["move"], asked.position)
    for look in looks:
        inside("move", look, asked.position, move)
    return move
