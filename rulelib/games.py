"""The games, by the names that cases use."""
from importlib import import_module
from types import ModuleType
from typing import Any

GAMES = ("calico", "catan", "knitting-circle", "warp-and-weft")


def game_folder(game: str) -> str:
    """The package of a game: knitting-circle is knitting_circle."""
    return game.replace("-", "_")


def game_module(game: str) -> ModuleType:
    """The package of a game, by the name that cases use."""
    return import_module(f"rulelib.{game_folder(game)}")


def game_questions(game: str) -> ModuleType:
    """The questions module of a game."""
    return import_module(f"rulelib.{game_folder(game)}.questions")


def read_played(game: str, line: Any, position: Any) -> Any:
    """A move that is to be played, from its line. Raises Mistake where it is only a part of one, or depends on what is not known."""
    questions = game_questions(game)
    move = game_module(game).read_move(line, position)
    questions.complete(position, move)
    questions.depends_on_unknown(position, move)
    return move
