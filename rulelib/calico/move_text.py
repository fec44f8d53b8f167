"""Calico moves from their lines and back: `kd C2` on a quilt, `place yd B2 take ys` at a table."""
import re
from typing import Any

from rulelib.calico.board import NAME
from rulelib.calico.patches import patch_text
from rulelib.calico.quilt import Quilt
from rulelib.calico.quilt_text import read_cell, read_patch
from rulelib.calico.table import Table, Turn
from rulelib.forms import text
from rulelib.mistake import Mistake

PLACE = r"(?P<patch>\S+) (?P<cell>\S+)"
_LAID = re.compile(PLACE)
_TURN = re.compile(rf"(?:(?P<player>\S+): *)?(?:place {PLACE})?(?P<and> )?(?:take (?P<take>\S+)(?: (?P<slot>[123]))?)?")


def read_move(line: Any, position: Quilt | Table) -> Turn:
    """A move from its line: `kd C2` on a quilt; `place yd B2 take ys`, or a part of it, at a table."""
    words = " ".join(text(line).split())
    if isinstance(position, Quilt):
        match = _LAID.fullmatch(words.removeprefix("place "))
        if not match:
            raise Mistake("quilt-move", given=line)
        return Turn(read_patch(match["patch"]), read_cell(match["cell"]))
    match = _TURN.fullmatch(words)
    if not match or bool(match["and"]) != bool(match["patch"] and match["take"]) or not (match["patch"] or match["take"]):
        raise Mistake("table-move", given=line)
    patch, cell = (read_patch(match["patch"]), read_cell(match["cell"])) if match["patch"] else (None, None)
    take = read_patch(match["take"]) if match["take"] else None
    slot = int(match["slot"]) - 1 if match["slot"] else None
    return Turn(patch, cell, take, slot, _player(match["player"], position))


def _player(word: str | None, table: Table) -> int | None:
    if word is None:
        return None
    if word not in map(str, range(1, table.players + 1)):
        raise Mistake("player", given=word, players=table.players)
    return int(word)


def show_move(turn: Turn, position: Quilt | Table) -> str:
    """The line of a move, which `read_move` reads back."""
    if isinstance(position, Quilt):
        return f"{patch_text(turn.patch)} {NAME[turn.cell]}"
    words = [f"{turn.player}:"] if turn.player else []
    words += [f"place {patch_text(turn.patch)} {NAME[turn.cell]}"] if turn.patch is not None else []
    words += [f"take {patch_text(turn.take)}"] if turn.take is not None else []
    words += [str(turn.slot + 1)] if turn.slot is not None else []
    return " ".join(words)
