"""Games saved and loaded on a page: quick enough to be at hand after every click, and refused in one sentence."""
from functools import lru_cache
from typing import Any

from rulelib.games import game_module
from rulelib.mistake import Mistake
from rulelib.story import CHECKSUM, Story, begin, checksum, position_seal, read_story, story_text


@lru_cache(maxsize=4)
def _start(game: str, start: Any) -> tuple[str, int]:
    """The lines of the position that a save begins with, and what its checksum needs of it."""
    lines = story_text(begin(game, start)).rpartition("at: 0")[0].split("\n", 2)[2]
    return lines, position_seal(game_module(game).show(start))


@lru_cache(maxsize=4)
def _moves(game: str, moves: tuple, start: Any) -> list[str]:
    show_move = game_module(game).show_move
    return [show_move(move, start) for move in moves]


@lru_cache(maxsize=4)
def _written(game: str, moves: tuple, start: Any) -> str:
    lines = _moves(game, moves, start)
    return ", ".join(f"'{line}'" if set(":,") & set(line) else line for line in lines)


def save_text(story: Story) -> str:
    """The story as `story_text` writes it, but for line breaks. Moves must be written alike whatever the position."""
    start = story.positions[0]
    lines, seal = _start(story.game, start)
    seal = checksum(story.game, seal, story.at, _moves(story.game, story.moves, start))
    return f"game: {story.game}\n{CHECKSUM}: {seal}\n{lines}at: {story.at}\nmoves: [{_written(story.game, story.moves, start)}]\n"


def loaded_story(file: Any, game: str, kind: type) -> tuple[str, Story]:
    """The name of an uploaded file (name, text) and the story in it, of positions of a kind. Raises Mistake that names the file."""
    name, source = file if isinstance(file, tuple) and len(file) == 2 and all(isinstance(part, str) for part in file) else ("", "")
    try:
        story = read_story(source, game)
    except Mistake as mistake:
        raise mistake.at(file=name) from None
    if not isinstance(story.positions[0], kind):
        raise Mistake("save-not-ours", file=name)
    return name, story
