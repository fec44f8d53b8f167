"""The typed twin of a game of Knitting Circle: moves as the cases write them, `deal`, steps."""
from typing import Any

from figures.stepping import typed_step
from rulelib.forms import text
from rulelib.knitting_circle import check, read_move
from rulelib.knitting_circle.questions import complete, depends_on_unknown


def read_line(line: Any, rounds: Any) -> None:
    """Do what a line says. Raises Mistake for what cannot be read, or names no choice that is open."""
    words = " ".join(text(line).split())
    if step := typed_step(words.split(), rounds.steps):
        rounds.step(step)
    elif words == "deal" and rounds.dealing:
        rounds.deal()
    else:
        move = read_move(words, rounds.table)
        depends_on_unknown(rounds.table, move)
        if check(rounds.table, move).value:
            complete(rounds.table, move)
        rounds.make(move)
