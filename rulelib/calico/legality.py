"""Whether a placement or a turn is legal, with every rule that it breaks (calico.turn.order, calico.place.*, calico.take.*)."""
from rulelib.answer import BLOCKER, CANDIDATE, Answer, Because, no, yes
from rulelib.calico.board import BORDER, GOAL_CELLS, GOALS, NAME, SPACES
from rulelib.calico.patches import patch_text
from rulelib.calico.quilt import Quilt
from rulelib.calico.table import Table, Turn


def _where(quilt: Quilt, cell: int, prefix: str = "") -> Because:
    """Whether a cell of a quilt can be filled."""
    marks = {BLOCKER: (prefix + NAME[cell],)}
    if 1 << cell & GOALS:
        space = GOAL_CELLS.index(cell)
        return no("calico.setup.goals-closed", marks, cell=NAME[cell], space=SPACES[space], goal=quilt.goals[space])
    if quilt.free >> cell & 1:
        return yes("calico.place.any-free", {CANDIDATE: (prefix + NAME[cell],)}, cell=NAME[cell], free=quilt.free.bit_count())
    kind = "border" if 1 << cell & BORDER else "tile"
    return no("calico.place.not-occupied", marks, say=kind, cell=NAME[cell], patch=patch_text(quilt.patch_at(cell)))


def check_quilt(quilt: Quilt, turn: Turn) -> Answer:
    """Whether a patch may lie on a cell of a quilt, hand and market left aside."""
    reason = _where(quilt, turn.cell)
    return Answer(reason.holds, (reason,))


def check_turn(table: Table, turn: Turn) -> Answer:
    """Whether a turn, or a part of one, may be played now: true or false, with every rule that it breaks; never raises."""
    if table.over:
        reasons = [no("calico.end.full", None, placed=22, players=table.players)]
    elif turn.player not in (None, table.to_play):
        reasons = [no("calico.turn.order", None, say="player", player=turn.player, to_play=table.to_play)]
    elif turn.patch is None:
        reasons = [no("calico.turn.order", None, say="place-first", player=table.to_play)]
    else:
        reasons = [_where(table.quilt(table.to_play), turn.cell, f"{table.to_play}:"), _from_hand(table, turn)]
        reasons += [_from_market(table, turn)] if turn.take is not None else []
    return Answer(all(reason.holds for reason in reasons), tuple(reasons))


def _from_hand(table: Table, turn: Turn) -> Because:
    hand, player = table.hand(table.to_play), table.to_play
    facts = {"patch": patch_text(turn.patch), "hand": tuple(map(patch_text, hand)), "player": player}
    if turn.patch in hand:
        return yes("calico.place.from-hand", {CANDIDATE: (f"hand{player}:{hand.index(turn.patch) + 1}",)}, **facts)
    if turn.patch in table.market:
        shown = tuple(f"market:{slot}" for slot, patch in enumerate(table.market, 1) if patch == turn.patch)
        return no("calico.take.not-this-turn", {BLOCKER: shown}, **facts)
    return no("calico.place.from-hand", {CANDIDATE: (f"hand{player}:1", f"hand{player}:2")}, **facts)


def _from_market(table: Table, turn: Turn) -> Because:
    facts = {"patch": patch_text(turn.take), "market": tuple(map(patch_text, table.market))}
    slots = [slot for slot in range(3) if table.market[slot] == turn.take and turn.slot in (None, slot)]
    if slots:
        return yes("calico.take.market", {CANDIDATE: (f"market:{slots[0] + 1}",)}, **facts)
    return no("calico.take.market", {CANDIDATE: ("market:1", "market:2", "market:3")}, **facts)


