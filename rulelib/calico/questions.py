"""The questions that a case may ask of Calico, each answered with its evidence."""
from collections.abc import Callable
from typing import Any

from rulelib.answer import MEMBER, Answer, Because, yes
from rulelib.asked import Asked, move_of, player_of
from rulelib.calico import check, read_move, score
from rulelib.calico.goals import judge_all
from rulelib.calico.patches import patch_text
from rulelib.calico.quilt import Quilt
from rulelib.calico.scoring import Results, winners
from rulelib.calico.table import Table, Turn
from rulelib.calico.tokens import gain, tokens
from rulelib.forms import integer, keys, mapping, named_results
from rulelib.mistake import Mistake

Position = Quilt | Table


def _player(asked: Asked) -> int:
    """The player that `of` names; a table has no quilt without one."""
    return player_of(asked, Table)


def _quilt(asked: Asked) -> Quilt:
    if isinstance(asked.position, Quilt) and "of" not in asked.arguments:
        return asked.position
    player = _player(asked)  # says so where there are no players, before any is asked for
    return asked.position.quilt(player)


def _seated(ask: Callable[[Asked], Answer]) -> Callable[[Asked], Answer]:
    """A question about a quilt, with its marks on the pieces of the table where there is one: `2:B2`."""

    def asked_there(asked: Asked) -> Answer:
        answer = ask(asked)
        return answer if isinstance(asked.position, Quilt) else answer.under(f"{_player(asked)}:")

    return asked_there


def _table(asked: Asked) -> Table:
    if isinstance(asked.position, Quilt):
        raise Mistake("needs-table", "ask")
    return asked.position


def _known(tiles, what: str) -> list[str]:
    if None in tiles:
        raise Mistake("unknown-patch", what)
    return [patch_text(patch) for patch in tiles]


def ask_gain(asked: Asked) -> Answer:
    """What the last move brought (of a player at a table: that player's last move)."""
    moves = asked.history
    if isinstance(asked.position, Table):
        player = _player(asked)
        moves = [(table, turn) for table, turn in moves if table.to_play == player]
    if not moves:
        raise Mistake("gain-needs-move", "moves")
    before, turn = moves[-1]
    return gain(before if isinstance(before, Quilt) else before.quilt(before.to_play), turn.patch, turn.cell)


def ask_goals(asked: Asked) -> Answer:
    """The points of the three goals; in the family game they lie face down and bring none (calico.variants)."""
    if isinstance(asked.position, Table) and asked.position.variant == "family":
        value, reasons = judge_all(_quilt(asked))
        return Answer(dict.fromkeys(value, 0), score(asked.position, _player(asked)).because[1:2])
    return judge_all(_quilt(asked))


def ask_score(asked: Asked) -> Answer:
    """The score of a quilt."""
    if isinstance(asked.position, Quilt):
        return score(_quilt(asked))
    return score(asked.position, _player(asked))


def ask_hand(asked: Asked) -> Answer:
    """The two tiles of a player."""
    player = _player(asked)
    pieces = (f"hand{player}:1", f"hand{player}:2")
    return Answer(_known(asked.position.hand(player), f"position.hands.{player}"), (yes("calico.setup.hand-and-market", {MEMBER: pieces}, player=player),))


def ask_market(asked: Asked) -> Answer:
    """The market, in order, and how its last refill went (calico.take.refill, calico.solo.market)."""
    table = _table(asked)
    value = _known(table.market, _market_known_until(asked))
    reasons: tuple[Because, ...] = (yes("calico.take.market", {MEMBER: ("market:1", "market:2", "market:3")}, say="shown", market=tuple(value)),)
    if asked.history:
        reasons = (_refill(*asked.history[-1], tuple(value)), *reasons)
    return Answer(value, reasons)


def _market_known_until(asked: Asked) -> str:
    """Where the market became unknown: the move whose refill nobody stated, or the position itself."""
    number = len(asked.history)
    while number and None in asked.history[number - 1][0].market:
        number -= 1
    return f"moves {number}.market" if number else "position.market"


def _refill(before: Table, turn: Turn, market: tuple[str, ...]) -> Because:
    if before.players > 1:
        return yes("calico.take.refill", {MEMBER: ("market:3",)}, market=market, patch=market[2])
    slot = before.market.index(turn.take) if turn.slot is None else turn.slot
    left = [patch_text(patch) for index, patch in enumerate(before.market) if index != slot]
    return yes("calico.solo.market", {MEMBER: ("market:1", "market:2", "market:3")}, left=left[0], far=left[1], new=market[1:], market=market)


def ask_to_play(asked: Asked) -> Answer:
    """Whose turn it is: a number, or none after the end."""
    table = _table(asked)
    return Answer(table.to_play or "none", (_end(table),))


def ask_over(asked: Asked) -> Answer:
    """Whether the game has ended (calico.end.full)."""
    table = _table(asked)
    return Answer(table.over, (_end(table),))


def _end(table: Table) -> Because:
    if table.over:
        return yes("calico.end.full", None, placed=22, players=table.players)
    left = tuple(quilt.free.bit_count() for quilt in table.quilts)
    return yes("calico.turn.order", None, player=table.to_play, left=left)


def ask_legal(asked: Asked) -> Answer:
    """Whether the move of the argument `move` may be played now."""
    return check(asked.position, move_of(asked, read_move, depends_on_unknown))


def complete(position: Position, move: Turn) -> None:
    """Raises Mistake where a move of a table is only a part of a turn: a played one always places and takes."""
    if isinstance(position, Table) and (move.patch is None or move.take is None):
        raise Mistake("half-a-turn")


def depends_on_unknown(position: Position, move: Turn) -> None:
    """Raises Mistake where a hand or a market tile that is not known decides about the move."""
    if isinstance(position, Quilt) or position.over or move.player not in (None, position.to_play) or move.patch is None:
        return
    hand = position.hand(position.to_play)
    placed = move.patch if move.patch not in hand else None  # whether it lies in the market decides which rule it breaks
    for patch, tiles, what in ((move.patch, hand, "hand"), (placed, position.market, "market"), (move.take, position.market, "market")):
        if patch is not None and patch not in tiles and None in tiles:
            raise Mistake(f"unknown-{what}", f"{what}s.{position.to_play}" if what == "hand" else what, patch=patch_text(patch), player=position.to_play)


def ask_winners(asked: Asked) -> Answer:
    """Who has won, by the results (calico.score.ties)."""
    return winners(asked.position)


def read_results(position: dict[str, Any]) -> Results:
    """The results of `winners`: {ann: {score, cats, buttons}, …}."""
    results = named_results(position)
    for name, result in results.items():
        keys(mapping(result, f"results.{name}"), ("score", "cats", "buttons"), f"results.{name}")
        for key in ("score", "cats", "buttons"):
            integer(result.get(key), f"results.{name}.{key}", 0)
    return Results(results)


QUESTIONS: dict[str, Callable[[Asked], Answer]] = {
    "tokens": _seated(lambda asked: tokens(_quilt(asked))),
    "gain": _seated(ask_gain),
    "goals": _seated(ask_goals),
    "score": _seated(ask_score),
    "hand": ask_hand,
    "market": ask_market,
    "to-play": ask_to_play,
    "over": ask_over,
    "legal": ask_legal,
    "winners": ask_winners,
}
ORDERED = ("market",)
NUMBERS = ()  # questions that are answered with a list of numbers: in all other lists a number is an unquoted word
ARGUMENTS = ("of", "move")
