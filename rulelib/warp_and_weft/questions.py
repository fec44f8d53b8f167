"""The questions that a case may ask of Warp & Weft, each answered with its evidence."""
from collections.abc import Callable

from rulelib.answer import Answer, Because, yes
from rulelib.asked import Asked, move_of, player_of
from rulelib.mistake import Mistake
from rulelib.warp_and_weft import check, read_move
from rulelib.warp_and_weft.positions import read_one_card, read_results
from rulelib.warp_and_weft.scoring import Weaver, penalty, score, shared_goal, why_counted, winners
from rulelib.warp_and_weft.table import DRAWN, Draw, Move, Table
from rulelib.warp_and_weft.threads import COLOURS

__all__ = ["ARGUMENTS", "NUMBERS", "ORDERED", "QUESTIONS", "Asked", "complete", "depends_on_unknown", "read_results"]

Position = Weaver | Table


def _weaver(asked: Asked) -> Weaver:
    """The one player's loom, or at a table that of the player whom `of` names."""
    if isinstance(asked.position, Weaver) and "of" not in asked.arguments:
        return asked.position
    player = player_of(asked, Table)  # says so where there are no players, before any is asked for
    return asked.position.weavers[player - 1]


def _on_loom(ask: Callable[[Asked, Weaver], Answer]) -> Callable[[Asked], Answer]:
    """A question about one loom, with its marks on the pieces of the table where there is one: `2:v3`."""

    def asked_there(asked: Asked) -> Answer:
        answer = ask(asked, _weaver(asked))
        return answer if isinstance(asked.position, Weaver) else answer.under(f"{asked.arguments['of']}:")

    return asked_there


def _table(asked: Asked) -> Table:
    if isinstance(asked.position, Weaver):
        raise Mistake("needs-hands", "ask")
    return asked.position


def _count(asked: Asked, weaver: Weaver) -> Answer:
    if "card" not in asked.arguments:
        raise Mistake("card-missing", "card")
    return why_counted(weaver.loom, read_one_card(asked.arguments["card"]), weaver.reading)


def _words(colours: tuple[int, ...]) -> list[str]:
    return [COLOURS[colour] for colour in colours]


def ask_hands(asked: Asked) -> Answer:
    """What each player now holds to choose from."""
    table = _table(asked)
    value = {player: _words(hand) for player, hand in enumerate(table.hands, 1)}
    if not table.hands[0]:
        return Answer(value, tuple(_leaving(asked)))
    return Answer(value, tuple(_held(player, tuple(hand), table.players) for player, hand in value.items()))


def _held(player: int, hand: tuple[str, ...], players: int) -> Because:
    """Where the threads of a hand come from: the bag, or the player to the right."""
    if len(hand) == DRAWN:
        return yes("weave.draw.five", None, player=player, hand=hand)
    return yes("weave.draft.keep-one", None, say="passed", player=player, hand=hand, giver=(player - 2) % players + 1)


def _leaving(asked: Asked) -> list[Because]:
    """What became of the fifth threads, where no hand is left; out of the draft, only the phase."""
    left = _left(asked)
    return [yes("weave.draft.fifth-leaves", None, left=left)] if left else [yes("weave.round.phases", None, phase=_table(asked).phase)]


def _left(asked: Asked) -> tuple[str, ...]:
    """The threads that left the game with the last choice, player by player; none where the draft goes on or was over before."""
    if _table(asked).phase == "draft" or not asked.history or not isinstance(asked.history[-1][0], Table) or asked.history[-1][0].phase != "draft":
        return ()
    before, keep = asked.history[-1]
    rest = [list(hand) for hand in before.hands]
    for hand, colour in zip(rest, keep.colours):
        hand.remove(colour)
    return tuple(COLOURS[colour] for hand in rest for colour in hand)


def ask_kept(asked: Asked) -> Answer:
    """What each player has kept, and not yet woven."""
    table = _table(asked)
    value = {player: _words(weaver.kept or ()) for player, weaver in enumerate(table.weavers, 1)}
    left = _left(asked)
    if left or table.phase == "draft":
        reasons = [yes("weave.draft.keep-one", None, player=player, kept=tuple(kept)) for player, kept in value.items() if kept]
        return Answer(value, (*reasons, *(_leaving(asked) if left or not reasons else ())))
    reasons = [yes("weave.order.free", None, say="left", player=player, kept=tuple(kept)) for player, kept in value.items() if kept]
    return Answer(value, (*_leaving(asked), *reasons))


def ask_bag(asked: Asked) -> Answer:
    """How many threads are still in the bag. Raises Mistake where that is not known."""
    table = _table(asked)
    if not table.bag and not any(isinstance(move, Draw) for _, move in asked.history):
        raise Mistake("unknown-bag", "bag", needed=DRAWN * table.players, had=0)
    left = _left(asked)
    reason = yes("weave.setup.bag", None, count=len(table.bag))
    return Answer(len(table.bag), (reason, *(_leaving(asked) if left else ())))


def ask_phase(asked: Asked) -> Answer:
    """The phase of the round: draw, draft, weave, choose, or end."""
    table = _table(asked)
    reason = yes("weave.end.finished") if table.over else yes("weave.round.phases", None, phase=table.phase)
    return Answer(table.phase, (reason,))


def ask_round(asked: Asked) -> Answer:
    """The round, 1 to 4."""
    table = _table(asked)
    return Answer(table.round, (yes("weave.round.phases", None, say="round", round=table.round, phase=table.phase),))


def ask_legal(asked: Asked) -> Answer:
    """Whether the move of the argument `move` may be made now."""
    move = move_of(asked, read_move)
    depends_on_unknown(asked.position, move)
    return check(asked.position, move)


def complete(position: Position, move: Move) -> None:
    """Every move of this game is whole."""


def depends_on_unknown(position: Position, move: Move) -> None:
    """Raises Mistake where threads are drawn from a bag that is not known."""
    if isinstance(move, Draw) and position.phase == "draw" and len(position.bag) < DRAWN * position.players:
        raise Mistake("unknown-bag", "bag", needed=DRAWN * position.players, had=len(position.bag))


QUESTIONS: dict[str, Callable[[Asked], Answer]] = {
    "count": _on_loom(_count),
    "penalty": _on_loom(lambda asked, weaver: penalty(weaver.loom)),
    "shared-goal": _on_loom(lambda asked, weaver: shared_goal(weaver)),
    "score": _on_loom(lambda asked, weaver: score(weaver)),
    "hands": ask_hands,
    "kept": ask_kept,
    "bag": ask_bag,
    "phase": ask_phase,
    "round": ask_round,
    "legal": ask_legal,
    "winners": lambda asked: winners(asked.position),
}
ORDERED = ()
NUMBERS = ()
ARGUMENTS = ("of", "card", "move")
