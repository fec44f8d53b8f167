"""How a game ended, as a small score board: a row a player, with a broad line and a tick for who is ahead. Any game."""
from collections.abc import Mapping
from typing import Any

from figures.marks import roles_of, sign_at, told
from figures.paper import CREAM, INK, LINEN, THREAD, Key, Layer, Letter, Stroke, mix, panel
from figures.sheet import Look

ROW = 1.7


def row(name: str, score: int, details: tuple[Key, ...], roles: tuple[str, ...], width: float) -> Layer:
    """One player's row: name, points, and what else a game tells, each a layer drawn to the right of the points."""
    line = (INK, 0.12) if roles else (mix(THREAD, INK, 0.2), 0.04)
    card = Stroke(panel(0.15, 0.12, width - 0.15, ROW - 0.12, 0.35), CREAM if roles else LINEN, *line)
    numbers = Letter(name, 2.3, ROW / 2, 0.55), Letter(str(score), 5.1, ROW / 2, 0.8)
    return (card, *numbers, *details, *(sign_at(told(roles), width - 0.6, ROW / 2) if roles else ()))


def rows(results: Mapping[str, tuple[int, tuple[Key, ...]]], marks: Any, width: float) -> dict[str, Look]:
    """The rows, as `result:ann`, from each name's points and details; a mark says who is ahead."""
    roles = roles_of(marks, {f"result:{name}" for name in results})
    return {
        f"result:{name}": Look(0, ROW * place, ((row, name, score, details, roles.get(f"result:{name}", ()), width),))
        for place, (name, (score, details)) in enumerate(results.items())
    }
