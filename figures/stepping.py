"""Steps back and forth through a story, for any game.

Steps are a value with a `story` and with `undo`, `redo`, `undo_turn` and `jump(at)`, each of which gives other steps;
what is half played counts as a step of its own.
"""
from collections.abc import Callable
from typing import Any

from rulelib.forms import integer

STEPS: dict[str, Callable[[Any], Any]] = {
    "undo": lambda steps: steps.undo(),
    "redo": lambda steps: steps.redo(),
    "undo-turn": lambda steps: steps.undo_turn(),
}


def typed_step(words: list[str], steps: Any) -> Callable[[Any], Any] | None:
    """The step that a typed line asks for: `undo`, `redo`, `undo turn`, `jump 12`; None where it is a move. Raises Mistake for a jump to nowhere."""
    if words[:1] != ["jump"] or len(words) != 2:
        return STEPS.get("-".join(words))
    given = int(words[1]) if words[1].isdecimal() and len(words[1]) < 5 else words[1]
    at = integer(given, "jump", 0, len(steps.story.moves))
    return lambda steps: steps.jump(at)


def past_those_away(steps: Any, step: Callable[[Any], Any], away: Callable[[Any], bool]) -> Any:
    """A step, and on in the same direction as long as only those who are `away` would move there."""
    steps = step(steps)
    while away(steps) and step(steps) != steps:
        steps = step(steps)
    return steps
