"""What one might guess: the right answer of a Calico case among plausible wrong ones."""
from collections.abc import Iterator
from typing import Any

from figures.guessed import mixed
from rulelib.answer import Because
from rulelib.calico.board import SPACES
from rulelib.calico.goals import GOALS, open_spaces
from rulelib.calico.patches import patch_text
from rulelib.casebook import Solved

MOST = 4


def guesses(solved: Solved) -> list[Any]:
    """At most four different values, the right one among them, in an order that tells nothing."""
    right = solved.answer.value
    found = [right]
    for value in WRONG[solved.case.ask](solved, right):
        if value not in found and len(found) < MOST:
            found.append(value)
    if solved.case.ask in ("over", "legal", "to-play"):
        return sorted(found, key=str)
    return mixed(solved, found)


def _tokens(solved: Solved, right: dict) -> Iterator[dict]:
    """One token less, the token that is nearly there, the same token once more, nothing."""
    for kind in ("buttons", "cats"):
        if right[kind]:
            yield right | {kind: right[kind][1:]}
    for reason in solved.answer.because:
        facts = dict(reason.facts)
        if not reason.holds and "colour" in facts:
            yield right | {"buttons": right["buttons"] + [facts["colour"]]}
        if not reason.holds and "cat" in facts:
            yield right | {"cats": right["cats"] + [facts["cat"]]}
    for kind in ("buttons", "cats"):
        if right[kind]:
            yield right | {kind: right[kind] + right[kind][-1:]}
    if right["rainbow"] or len(set(right["buttons"])) > 3:
        yield right | {"rainbow": not right["rainbow"]}
    yield {"buttons": [], "cats": [], "rainbow": False}


def _goals(solved: Solved, right: dict) -> Iterator[dict]:
    """Each surrounded goal at its other values, at none, at both added up; then those not surrounded yet."""
    position = solved.position
    quilt = position if hasattr(position, "goals") else position.quilt(solved.case.arguments["of"])
    others: dict[bool, list[list[dict]]] = {True: [], False: []}
    for place, (space, name) in enumerate(zip(SPACES, quilt.goals)):
        goal = GOALS[name]
        values = (goal.lower, goal.higher, 0, goal.lower + goal.higher)
        others[not open_spaces(quilt, place)].append([right | {space: points} for points in values if points != right[space]])
    for wrong in (*zip(*others[True]), *zip(*others[False])):
        yield from wrong


def _score(solved: Solved, right: dict) -> Iterator[dict]:
    """Without the goals, with a button forgotten, with a button too many."""
    for change in (-right["buttons"], 3, -3, -right["cats"], -right["goals"], 6):
        if change and right["total"] + change >= 0:
            yield right | {"total": right["total"] + change}


def _market(solved: Solved, right: list) -> Iterator[list]:
    """The new tile first, two tiles exchanged, the market before."""
    yield right[-1:] + right[:-1]
    yield [right[0], right[2], right[1]]
    yield [right[1], right[0], right[2]]


def _hand(solved: Solved, right: list) -> Iterator[list]:
    """The hand before the last move, one tile kept and another of the market taken."""
    before = solved.history[-1][0] if solved.history else solved.position
    yield [patch_text(patch) for patch in before.hand(solved.case.arguments["of"])]
    yield from ([right[0], patch_text(patch)] for patch in before.market)


def _to_play(solved: Solved, right: Any) -> Iterator[Any]:
    yield from range(1, solved.position.players + 1)
    yield "none"


def _winners(solved: Solved, right: list) -> Iterator[list]:
    yield from ([name] for name in solved.position)
    yield list(solved.position)


def _turned(solved: Solved, right: bool) -> Iterator[bool]:
    yield not right


WRONG = {
    "tokens": _tokens, "gain": _tokens, "goals": _goals, "score": _score, "market": _market, "hand": _hand,
    "to-play": _to_play, "winners": _winners, "over": _turned, "legal": _turned,
}  # fmt: skip


def about(solved: Solved, guess: Any) -> tuple[Because, ...]:
    """The reasons of the answer: those first that speak of what was guessed wrong, then those of the rules that the case is about;
    those that hold first where a token was overlooked. A rainbow that nobody thought of comes last."""
    right, rules = solved.answer.value, solved.case.rules
    if not isinstance(guess, dict) or guess == right:
        return tuple(sorted(solved.answer.because, key=lambda reason: (reason.rule not in rules, right is False and reason.holds)))
    wrong, overlooked = {space for space in SPACES if guess.get(space) != right.get(space)}, False
    for kind in ("buttons", "cats"):
        if kind in guess and isinstance(guess[kind], list):
            wrong |= set(guess[kind]) ^ set(right[kind])
            wrong |= {token for token in right[kind] if guess[kind].count(token) != right[kind].count(token)}
            overlooked |= any(guess[kind].count(token) < right[kind].count(token) for token in right[kind])

    def far(reason: Because) -> tuple[bool, ...]:
        facts = dict(reason.facts)
        idle = reason.rule == "calico.button.rainbow" and not reason.holds and guess.get("rainbow") == right.get("rainbow")
        near = bool(wrong & {facts.get("space"), facts.get("colour"), facts.get("cat")})
        return idle, not near, reason.rule not in rules, overlooked and not reason.holds

    return tuple(sorted(solved.answer.because, key=far))
