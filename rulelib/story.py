"""A story: a start and its moves, for any game. Undo, redo, jump; saved whole or not at all, and read back."""
import json
from binascii import crc32
from pathlib import Path
from typing import Any, NamedTuple

from rulelib.answer import Refused
from rulelib.files import read_text, write_whole
from rulelib.forms import integer, keys, listed, mapping, text
from rulelib.games import GAMES, game_module, read_played
from rulelib.mistake import Mistake, inside

SAVE_KEYS = ("game", "position", "at", "moves")
CHECKSUM = "checksum"  # stands in a save for its other lines; whoever edits them on purpose deletes it
MOST_NODES = 20_000  # of a save; a long game of Catan has two thousand
MOST_MOVES = 5000


class Story(NamedTuple):
    """A game as it was played: `positions[n]` is the position after n moves, `at` the one that is looked at."""

    game: str
    positions: tuple[Any, ...]
    moves: tuple[Any, ...] = ()
    at: int = 0

    @property
    def position(self) -> Any:
        """The position that is looked at."""
        return self.positions[self.at]

    def play(self, move: Any) -> "Story":
        """The story with a move played here; moves that were undone are dropped. Raises Refused."""
        after = game_module(self.game).play(self.position, move)
        return Story(self.game, self.positions[: self.at + 1] + (after,), self.moves[: self.at] + (move,), self.at + 1)

    def undo(self) -> "Story":
        """One move back; the start stays the start. The move can be redone."""
        return self.jump(self.at - 1)

    def redo(self) -> "Story":
        """One move forward again; the end stays the end."""
        return self.jump(self.at + 1)

    def jump(self, at: int) -> "Story":
        """Any position of the story, 0 for the start."""
        return self._replace(at=max(0, min(at, len(self.moves))))

    def lines(self) -> list[str]:
        """The moves as they can be typed."""
        show_move = game_module(self.game).show_move
        return [show_move(move, position) for move, position in zip(self.moves, self.positions)]


def begin(game: str, position: Any) -> Story:
    """A story that starts with a position."""
    return Story(game, (position,))


def story_text(story: Story) -> str:
    """A story as YAML, in the form of a case: game, position, where one looks, and the moves."""
    import yaml

    position, lines = game_module(story.game).show(story.positions[0]), story.lines()
    seal = checksum(story.game, position_seal(position), story.at, lines)
    saved = {"game": story.game, CHECKSUM: seal, "position": position, "at": story.at, "moves": lines}  # a closing bracket last: no cut goes unseen
    return yaml.dump(saved, Dumper=_block_text(yaml), sort_keys=False, allow_unicode=True, width=1000)


def position_seal(position: Any) -> int:
    """What a checksum needs of the position that a save begins with."""
    return crc32(json.dumps(position, default=str).encode())


def checksum(game: str, position: int, at: Any, moves: list) -> str:
    """A word that changes with anything in a save, however its lines are broken."""
    return f"crc-{crc32(json.dumps([game, position, at, moves], default=str).encode()):08x}"


def _block_text(yaml):
    class Dumper(yaml.SafeDumper):
        """Pictures of several rows as block text, short lists on one line."""

    Dumper.add_representer(str, lambda dumper, value: dumper.represent_scalar("tag:yaml.org,2002:str", value, style="|" if "\n" in value else None))
    Dumper.add_representer(list, lambda dumper, value: dumper.represent_sequence("tag:yaml.org,2002:seq", value, flow_style=True))
    return Dumper


def read_story(source: str, game: str | None = None) -> Story:
    """The story of a saved text. Raises Mistake for a text that is no save, stops half-way, is of another game, or has a refused move."""
    saved = _saved(source.removeprefix("\ufeff"), game)
    found = saved["game"]
    story = begin(found, inside("position", game_module(found).read, mapping(saved["position"], "position")))
    if len(listed(saved["moves"], "moves")) > MOST_MOVES:
        raise Mistake("save-moves", "moves", had=len(saved["moves"]), most=MOST_MOVES)
    for number, line in enumerate(saved["moves"], 1):
        try:
            story = story.play(inside(f"moves {number}", read_played, found, line, story.position))
        except Refused as refused:
            raise Mistake("save-move", f"moves {number}", number=number, line=line, rules=list(refused.answer.broken)) from None
    story = story.jump(integer(saved["at"], "at", 0, len(story.moves)))
    if CHECKSUM in saved and saved[CHECKSUM] != checksum(found, position_seal(saved["position"]), saved["at"], saved["moves"]):
        raise Mistake("save-checksum", CHECKSUM)  # last: whoever edited a save first hears of what is wrong in it
    return story


def _saved(source: str, game: str | None) -> dict[str, Any]:
    """The map of a save, with all its keys, of a game of ours (and of the one that is wanted)."""
    saved = _map(source)
    if any(saved.get(key) is None for key in SAVE_KEYS):
        raise Mistake("save-cut")
    found = text(saved["game"], "game")
    if found not in GAMES:
        raise Mistake("save-not-ours")
    if game not in (None, found):
        raise Mistake("save-other-game", given=found, needed=game)
    return saved


def _map(source: str) -> dict[str, Any]:
    """The map of a text that may have been cut."""
    from rulelib.strict_yaml import LIMITS, built, composed

    try:
        node = composed(source)
    except Mistake as mistake:
        if mistake.kind in LIMITS:
            raise
        raise Mistake("save-cut" if source.lstrip().startswith("game:") else "save-not-ours") from None
    saved = built(node, MOST_NODES) if node else None
    if not isinstance(saved, dict) or "game" not in saved:
        raise Mistake("save-not-ours")
    keys(saved, (*SAVE_KEYS, CHECKSUM))
    return saved


def save(story: Story, path: str | Path, replace: bool = False) -> None:
    """Write a story to a file, whole or not at all; raises Mistake where the file is there already and may not be replaced."""
    write_whole(story_text(story), path, replace)


def load(path: str | Path, game: str | None = None) -> Story:
    """The story of a file. Raises Mistake, with the file named."""
    try:
        return read_story(read_text(path), game)
    except Mistake as mistake:
        raise mistake.at(file=str(path)) from None
