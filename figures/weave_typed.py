"""The typed twin of a game of Warp & Weft: whole moves, half moves, steps."""
import re
from typing import Any

from figures import weave_turn_words as say
from figures.stepping import typed_step
from rulelib.forms import text
from rulelib.mistake import Mistake
from rulelib.warp_and_weft import read_move
from rulelib.warp_and_weft.questions import depends_on_unknown
from rulelib.warp_and_weft.texts import read_card, read_colour, read_place, read_weave
from rulelib.warp_and_weft.threads import COLOURS

_WHOSE = re.compile(r"(\d+) ?: ?(.*)")


def read_line(line: Any, turns: Any) -> None:
    """Do what a line says: a step; `draw`; `keep pink`; `lay pink v3`, `flip h1`, `weave`; `weave pink v3 under h1`; `button pink-blue`; `look pink-blue`, `look goal`.

    `2:` before it names the player; without it the one who acts. Raises Mistake for what cannot be read.
    """
    words = " ".join(text(line).split())
    if step := typed_step(words.split(), turns.steps):
        return turns.step(step)
    match = _WHOSE.fullmatch(words)
    player = _player(match[1], turns) if match else turns.active or turns.steps.here[0]
    words = match[2] if match else words
    verb, _, rest = words.partition(" ")
    if player in turns.steps.away:
        return turns.tell(say.OTHERS, player)
    if verb == "look":
        return turns.look(None if rest == "goal" else read_card(rest))
    if verb == "keep":
        return _keep(rest, words, player, turns)
    if words == "weave":
        return turns.weave()
    if verb == "flip":
        return turns.flip(read_place(rest, _holes(turns)))
    if verb == "lay":
        return turns.lay(read_weave(rest, _holes(turns))._replace(player=player))
    return _move(f"weave {words}" if verb in COLOURS and "-" not in words and len(words.split()) > 1 else words, player, turns)


def _holes(turns: Any) -> int:
    return turns.table.weavers[0].loom.holes


def _player(word: str, turns: Any) -> int:
    players = turns.table.players
    if word not in map(str, range(1, players + 1)):
        raise Mistake("player", given=word, players=players)
    return int(word)


def _keep(rest: str, words: str, player: int, turns: Any) -> None:
    """One's own choice; or, where all sit here, those of all."""
    if "|" not in rest:
        return turns.keep(player, read_colour(rest.strip()))
    keep = read_move(words, turns.table)
    return turns.tell(say.OWN_KEEP) if turns.steps.away else turns.make(keep)


def _move(words: str, player: int, turns: Any) -> None:
    named = words if words == "draw" else f"{player}: {words}"
    try:
        move = read_move(named, turns.table)
    except Mistake as mistake:
        raise mistake if mistake.facts.get("given") != named else Mistake(mistake.kind, mistake.place, **mistake.facts | {"given": words}) from None
    depends_on_unknown(turns.table, move)
    turns.make(move)
