"""Games saved and loaded on a page: quick enough to be at hand after every click, and refused in one sentence."""
from functools import lru_cache
from typing import Any

from rulelib.games import game_module
from rulelib.mistake import Mistake
from rulelib.story import Story, begin, read_story, story_text


@lru_cache(maxsize=4)
def _head(game: str, start: Any) -> str:
    return story_text(begin(game, start)).rpartition("at: 0")[0]


@lru_cache(maxsize=4)
def _moves(game: str, moves: tuple, start: Any) -> str:
    show_move = game_module(game).show_move
    lines = (show_move(move, start) for move in moves)
    return ", ".join(f"'{line}'" if set(":,") & set(line) else line for line in lines)


def save_text(story: Story) -> str:
    """The story as `story_text` writes it, but for line breaks. Moves must be written alike whatever the position."""
    start = story.positions[0]
    return f"{_head(story.game, start)}at: {story.at}\nmoves: [{_moves(story.game, story.moves, start)}]\n"


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
