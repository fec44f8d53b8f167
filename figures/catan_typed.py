"""The typed twin of a game of Catan: moves, `roll` by chance, `offer`, `accept`, `decline`, `deal`, steps."""
from typing import Any

from figures.stepping import typed_step
from rulelib.catan import read_move
from rulelib.catan.questions import complete
from rulelib.forms import text


def read_line(line: Any, turns: Any) -> None:
    """Do what a line says. Raises Mistake for what cannot be read."""
    words = " ".join(text(line).split())
    does = {"roll": turns.roll, "accept": turns.accept, "decline": turns.decline, "deal": turns.deal}
    if step := typed_step(words.split(), turns.steps):
        turns.step(step)
    elif words in does:
        does[words]()
    elif words.startswith("offer "):
        turns.offer(read_move(f"trade {words.removeprefix('offer ')}", turns.table))
    else:
        move = read_move(words, turns.table)
        complete(turns.table, move)
        turns.make(move)
