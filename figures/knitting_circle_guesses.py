"""What one might guess: the right answer of a Knitting Circle case among plausible wrong ones, each with the rule that it gets wrong."""
from collections.abc import Callable, Iterator
from typing import Any

from figures.guessed import Wrong, missed_first, mixed
from figures.knit_mistaken import wrong_bag, wrong_bowls, wrong_centres, wrong_garments, wrong_requests, wrong_rows, wrong_slots, wrong_spaces, wrong_workspaces
from rulelib.answer import Because
from rulelib.casebook import Solved
from rulelib.knitting_circle.deck import PATTERNS
from rulelib.knitting_circle.knitter import Knitter, Seat
from rulelib.knitting_circle.round_end import unplaced
from rulelib.knitting_circle.table import PHASES, ROUNDS, Table
from rulelib.knitting_circle.yarn import colour_texts

MOST = {"pattern": len(PATTERNS)}
USUAL = 4
NUMBERS = ("paws", "needles", "round", "legal", "score", "start", "bag")  # guesses in their order


def guesses(solved: Solved) -> list[Any]:
    """At most four different values, of patterns all five, the right one among them, in an order that tells nothing."""
    from figures.knitting_circle_saying import value as told

    ask, found = solved.case.ask, [solved.answer.value]
    for value, _ in WRONG[ask](solved, solved.answer.value):
        if len(found) < MOST.get(ask, USUAL) and all(told(ask, value, 0) != told(ask, other, 0) for other in found):
            found.append(value)
    if ask == "pattern":
        return sorted(found, key=lambda value: (PATTERNS.index(value) or len(PATTERNS)))
    if ask in NUMBERS:
        return sorted(found, key=_number)
    return mixed(solved, found)


def _number(value: Any) -> int:
    return value.get("total", sum(value.values())) if isinstance(value, dict) else value


def own(solved: Solved, position: Any = None) -> Knitter:
    """The pieces that a case asks about, after its moves or in another position of it."""
    position = solved.position if position is None else position
    if isinstance(position, Seat):
        return position.knitter
    return position.knitters[(solved.case.arguments.get("of") or position.to_play or 1) - 1]


def _before(solved: Solved) -> Knitter | None:
    return own(solved, solved.history[-1][0]) if solved.history else None


def _pattern(solved: Solved, right: str) -> Iterator[Wrong]:
    yield from ((pattern, f"knit.pattern.{pattern}" if pattern != "none" else "knit.finish.angry-cat") for pattern in PATTERNS)


def _circle(solved: Solved, right: list) -> Iterator[Wrong]:
    position, of = solved.position, solved.case.arguments.get("of")
    return wrong_spaces(position.circle, position.cat if isinstance(position, Seat) else (of or position.to_play) - 1, right)


def _garment(solved: Solved, right: dict) -> Iterator[Wrong]:
    knitter, number = own(solved), solved.case.arguments.get("number", 1)
    return wrong_garments(knitter.garments[number - 1], knitter.workspace, right)


def _score(solved: Solved, right: dict) -> Iterator[Wrong]:
    """Parts forgotten, angry cats overlooked, a garment counted that nobody declared."""
    total = right["total"]
    parts = {"angry-cats": "knit.score.angry", "bonuses": "knit.score.bonus", "requests": "knit.score.requests", "buttons": "knit.score.buttons"}
    for part, rule in parts.items():
        yield right | {"total": total + right[part] * (1 if part == "angry-cats" else -1)}, rule
    unfinished = sum(garment.points for garment in own(solved).garments if not garment.done)
    yield right | {"total": total + unfinished}, "knit.score.unfinished"
    yield from ((right | {"total": total + more}, "knit.score.garments") for more in (3, -3, 1, 2, -1) if total + more >= 0 or total < 0)


def _paws(solved: Solved, right: int) -> Iterator[Wrong]:
    before = _before(solved)
    yield (before.paws if before else right + 1), "knit.stitch.paw-icon"
    yield from ((number, "knit.request.first") for number in (right + 1, right - 1, right + 2) if number >= 0)


def _needles(solved: Solved, right: int) -> Iterator[Wrong]:
    yield from ((number, "knit.begin.needle") for number in (0, 1, 2, 3))


def _row(solved: Solved, right: list) -> Iterator[Wrong]:
    return wrong_rows(right, _before(solved))


def _bowl(solved: Solved, right: list) -> Iterator[Wrong]:
    return wrong_bowls(right, own(solved), _before(solved))


def _workspace(solved: Solved, right: list) -> Iterator[Wrong]:
    return wrong_workspaces(right, _before(solved))


def _round_end(solved: Solved, right: list) -> Iterator[Wrong]:
    """All that is there, one too few, the bowl alone, two others."""
    lying = list(colour_texts(unplaced(own(solved))))
    yield lying, "knit.round-end.bowl"
    yield lying[:3], "knit.round-end.bowl"
    yield list(colour_texts(own(solved).bowl)), "knit.round-end.bowl"
    yield from ((some, "knit.round-end.bowl") for some in (right[:1], right[1:], [], right + lying[:1], ["red"], ["blue"]))


def _phase(solved: Solved, right: str) -> Iterator[Wrong]:
    at = PHASES.index(right)
    yield from ((PHASES[(at + step) % len(PHASES)], "knit.round.phases") for step in (1, -1, 2))


def _round(solved: Solved, right: int) -> Iterator[Wrong]:
    yield from ((number, "knit.round.phases") for number in (right + 1, right - 1, right + 2, right - 2) if 1 <= number <= ROUNDS)


def _player(solved: Solved, right: Any) -> Iterator[Wrong]:
    table: Table = solved.position
    yield from ((player, "knit.act.turn-order") for player in range(1, table.players + 1))


def _to_play(solved: Solved, right: Any) -> Iterator[Wrong]:
    yield from _player(solved, right)
    yield "none", "knit.round-end.last"


def _winners(solved: Solved, right: list) -> Iterator[Wrong]:
    yield from (([name], "knit.score.ties") for name in solved.position)
    yield list(solved.position), "knit.score.ties"


def _of_table(wrong: Callable[[Any, Table | None, Table], Iterator[Wrong]]) -> Callable[[Solved, Any], Iterator[Wrong]]:
    """Guesses about the middle of a table, out of what it was before the last move."""
    return lambda solved, right: wrong(right, solved.history[-1][0] if solved.history else None, solved.position)


WRONG: dict[str, Callable[[Solved, Any], Iterator[Wrong]]] = {
    "pattern": _pattern,
    "reachable": _circle,
    "garment": _garment,
    "score": _score,
    "row": _row,
    "bowl": _bowl,
    "paws": _paws,
    "needles": _needles,
    "workspace": _workspace,
    "round-end": _round_end,
    "phase": _phase,
    "round": _round,
    "to-play": _to_play,
    "start": _player,
    "slots": _of_table(wrong_slots),
    "centre": _of_table(wrong_centres),
    "requests": _of_table(wrong_requests),
    "bag": _of_table(wrong_bag),
    "legal": lambda solved, right: iter([(not right, "")]),
    "winners": _winners,
}


def about(solved: Solved, guess: Any) -> tuple[Because, ...]:
    """The reasons of the answer: those first of the rule that the guess gets wrong, then those of the rules that the case is about."""
    return missed_first(solved, guess, WRONG[solved.case.ask](solved, solved.answer.value))
