"""Controls that stand beside a whole game of any kind: steps and slider, what is explained, the file; each once."""
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from figures import labels
from figures.game_labels import EXPLAIN, LAST_MOVE, LOAD, NEW, OFF, POINTS_OF, REDO_STEP, SAVE, SLIDER, UNDO_STEP, UNDO_TURN
from figures.labels import Label
from figures.saves import save_text
from figures.scene import Control


def way_said(line: str) -> str:
    """How the game can be repeated, as the last line of what is said."""
    return f'<p class="hint"><small>{escape(line)}</small></p>'


def step_controls(steps: Any, half_made: bool) -> Iterator[Control]:
    """The steps back and forth, and the slider, above all that is said; what is half made can be taken back too."""
    story = steps.story
    back = half_made or story.at > 0
    yield Control("undo", "button", *UNDO_STEP, enabled=back, why=labels.NOTHING_BEFORE, above=True)
    yield Control("redo", "button", *REDO_STEP, enabled=steps.following is not None, why=labels.NOTHING_AFTER, above=True)
    yield Control("undo-turn", "button", *UNDO_TURN, enabled=back, why=labels.NOTHING_BEFORE, above=True)
    if story.moves:
        yield Control("at", "slider", *SLIDER, story.at, (0, len(story.moves)), above=True)


def explain_control(chosen: str, names: Sequence[Label]) -> Control:
    """What of the position is to be explained: nothing, the last move, the points of a player by these names."""
    players = ((f"score:{player}", *(told.format(word) for told, word in zip(POINTS_OF, name))) for player, name in enumerate(names, 1))
    return Control("explain", "choice", *EXPLAIN, chosen, (("off", *OFF), ("move", *LAST_MOVE), *players))


def file_controls(file_name: str, story: Any) -> Iterator[Control]:
    """Save, load, another game."""
    yield Control("save", "download", *SAVE, (file_name, save_text(story)))
    yield Control("load", "file", *LOAD)
    yield Control("new", "button", *NEW, above=True)
