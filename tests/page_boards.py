"""The boards of the notebooks, made by the very cells that make them there, without a kernel."""
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from unittest.mock import patch

from figures.board import Board
from figures.jupyterlab.ours import code_cells, pages
from figures.scene import Event

PAGES = pages()
LINES = ("undo", "redo", "nonsense", "B2", "yd B2", "road 12-17", "pink v3", "knit red k 1")


@cache
def boards(path: Path) -> tuple[Board, ...]:
    """Every board of a page, fresh."""
    known: dict = {}
    head, *rest = code_cells(path)
    exec(head, known)
    with patch("figures.page_cells.display"):
        made = [eval(line, known) for source in rest for line in source.split("; ")]
    return tuple(board for board in made if isinstance(board, Board))


def events_by_chance(board: Board, rng: Random, count: int) -> Iterator[Event]:
    """What a reader might do next, by chance, as the board stands then: each event is taken before the next one is asked for."""
    for _ in range(count):
        view = board.live.view
        choices = [Event("click", gid) for gid in board.scene.picture.targets()]
        choices = rng.sample(choices, min(len(choices), 6))
        choices += [event for control in view.controls if control.enabled for event in _uses(control, rng)]
        choices.append(Event("type", rng.choice(LINES)))
        yield rng.choice(choices)


def _uses(control, rng: Random) -> Iterator[Event]:
    if control.kind == "button":
        yield Event("control", (control.id, None))
    elif control.kind == "choice" and control.options:
        yield Event("control", (control.id, rng.choice(control.options)[0]))
    elif control.kind == "slider":
        yield Event("control", (control.id, rng.randint(*control.options)))
