"""What one might guess: the right answer of a Warp & Weft case among plausible wrong ones, each with the rule that it gets wrong."""
from collections.abc import Iterator
from typing import Any

from figures.guessed import Wrong, missed_first, mixed
from rulelib.answer import Because
from rulelib.casebook import Solved
from rulelib.warp_and_weft.cards import Adjacency, Card, Interlacing
from rulelib.warp_and_weft.counting import READINGS, count, crossings, first_threads, occurrences, pairs
from rulelib.warp_and_weft.loom import Loom
from rulelib.warp_and_weft.scoring import FREE_THREADS, SHARED_GOAL_POINTS, Weaver
from rulelib.warp_and_weft.table import DRAWN, PHASES, ROUNDS
from rulelib.warp_and_weft.texts import read_card
from rulelib.warp_and_weft.threads import COLOURS, axis_places

MOST = 4
NUMBERS = ("count", "penalty", "shared-goal", "score", "bag", "round", "legal")  # guesses in their order


def guesses(solved: Solved) -> list[Any]:
    """At most four different values, the right one among them, in an order that tells nothing."""
    found = [solved.answer.value]
    for value, _ in WRONG[solved.case.ask](solved, solved.answer.value):
        if value not in found and len(found) < MOST:
            found.append(value)
    if solved.case.ask in NUMBERS:
        return sorted(found, key=lambda value: value["total"] if isinstance(value, dict) else value)
    return mixed(solved, found)


def weaver_of(solved: Solved) -> Weaver:
    """The loom that a case asks about."""
    return solved.position if isinstance(solved.position, Weaver) else solved.position.weavers[solved.case.arguments["of"] - 1]


def _count(solved: Solved, right: int) -> Iterator[Wrong]:
    weaver, card = weaver_of(solved), read_card(solved.case.arguments["card"])
    yield from _adjacent(weaver.loom, card) if isinstance(card, Adjacency) else _interlaced(weaver, card)
    yield right + 1, "weave.score.buttons"
    yield max(right - 1, 0), "weave.score.buttons"
    yield right + 2, "weave.score.buttons"


def _adjacent(loom: Loom, card: Adjacency) -> Iterator[Wrong]:
    """Each thread once, gaps counted, crossings counted, one axis alone, each pair from both sides."""
    found = pairs(loom, card)
    yield len({place for pair in found for place in pair if loom.places[place] == card.first}), "weave.adjacency.per-neighbour"
    yield len(found) + _gaps(loom, card), "weave.adjacency.gap"
    yield len(found) + _crossed(loom, card), "weave.adjacency.same-direction"
    yield sum(first < loom.holes for first, _ in found), "weave.adjacency.both-axes"
    yield sum(first >= loom.holes for first, _ in found), "weave.adjacency.both-axes"
    yield 2 * len(found), "weave.adjacency.per-neighbour"


def _gaps(loom: Loom, card: Adjacency) -> int:
    """The pairs with nothing but empty places between them."""
    wide = 0
    for axis in (0, 1):
        lying = [place for place in axis_places(axis, loom.holes) if loom.places[place] >= 0]
        wide += sum(far - near > 1 and {loom.places[near], loom.places[far]} == set(card) for near, far in zip(lying, lying[1:]))
    return wide


def _crossed(loom: Loom, card: Adjacency) -> int:
    """The crossings of the two colours."""
    return sum(len(loom.threads(0, first)) * len(loom.threads(1, second)) for first, second in (card, card[::-1]))


def _interlaced(weaver: Weaver, card: Interlacing) -> Iterator[Wrong]:
    """Each thread once, sides not looked at, seen from the other colour, the other readings, one axis alone."""
    loom, places = weaver.loom, first_threads(weaver.loom, card)
    made = [len(occurrences(loom, place, card, weaver.reading)) for place in places]
    yield sum(bool(number) for number in made), "weave.interlace.repeat"
    yield sum(max(len(crossings(loom, place, card.second)) - 1, 0) for place in places), "weave.interlace.wrong-side"
    yield count(loom, Interlacing(card.second, card.first, card.order), weaver.reading), "weave.interlace.view"
    for reading in READINGS:
        yield count(loom, card, reading), "weave.interlace.reading"
    yield sum(number for place, number in zip(places, made) if place < loom.holes), "weave.interlace.view"
    yield sum(len(crossings(loom, place, card.second)) for place in places), "weave.interlace.two-crossings"


def lost_otherwise(loom: Loom) -> Iterator[int]:
    """What would be lost with the third thread counted, with both axes together, with all threads of such a colour, with none."""
    alike = [len(loom.threads(axis, colour)) for axis in (0, 1) for colour in range(len(COLOURS))]
    together = [loom.places.count(colour) for colour in range(len(COLOURS))]
    yield sum(max(number - FREE_THREADS + 1, 0) for number in alike)
    yield sum(max(number - FREE_THREADS, 0) for number in together)
    yield sum(number for number in alike if number > FREE_THREADS)
    yield 0
    yield sum(max(number - FREE_THREADS, 0) for number in alike) + 1
    yield 2


def _penalty(solved: Solved, right: int) -> Iterator[Wrong]:
    for lost in lost_otherwise(weaver_of(solved).loom):
        yield lost, "weave.score.penalty"


def _shared_goal(solved: Solved, right: int) -> Iterator[Wrong]:
    weaver = weaver_of(solved)
    counts = [count(weaver.loom, card, weaver.reading) for card in weaver.goal]
    yield SHARED_GOAL_POINTS - right, "weave.score.shared-goal"
    yield SHARED_GOAL_POINTS * len([number for number in counts if number]), "weave.score.shared-goal"
    yield sum(counts), "weave.score.shared-goal"
    yield 1, "weave.score.shared-goal"


def _score(solved: Solved, right: dict) -> Iterator[Wrong]:
    """The penalty forgotten, the third thread counted, the goal forgotten, cards without a button counted, no floor forgotten."""
    weaver, total = weaver_of(solved), right["total"]
    unmarked = [card for card in weaver.shown or () if card not in weaver.buttons]
    yield right | {"total": total + right["penalty"]}, "weave.score.penalty"
    yield right | {"total": max(total, 0)}, "weave.score.no-floor"
    yield right | {"total": total + sum(_counts(weaver, unmarked))}, "weave.button.unmarked"
    yield right | {"total": total + (-1 if right["shared-goal"] else 1) * SHARED_GOAL_POINTS}, "weave.score.shared-goal"
    for lost in lost_otherwise(weaver.loom):
        yield right | {"total": total + right["penalty"] - lost}, "weave.score.penalty"
    yield right | {"total": total + 1}, "weave.score.buttons"


def _counts(weaver: Weaver, cards: list[Card]) -> list[int]:
    return [count(weaver.loom, card, weaver.reading) for card in cards]


def _hands(solved: Solved, right: dict) -> Iterator[Wrong]:
    """Nothing passed on, passed to the right, the hands before the choice."""
    held, players = list(right.values()), list(right)
    yield dict(zip(players, held[1:] + held[:1])), "weave.draft.keep-one"
    if len(held) > 2:
        yield dict(zip(players, held[2:] + held[:2])), "weave.draft.keep-one"
    yield dict(zip(players, _before(solved, "hands"))), "weave.draft.keep-one"
    yield dict(zip(players, [hand[1:] for hand in held])), "weave.draft.keep-one"


def _kept(solved: Solved, right: dict) -> Iterator[Wrong]:
    """Kept threads passed on too, the choice before, one too many."""
    held, players = list(right.values()), list(right)
    yield dict(zip(players, held[-1:] + held[:-1])), "weave.draft.keep-one"
    yield dict(zip(players, _before(solved, "kept"))), "weave.draft.keep-one"
    yield dict(zip(players, [kept + kept[:1] for kept in held])), "weave.draft.fifth-leaves"


def _before(solved: Solved, what: str) -> list[list[str]]:
    """What the players had before the last move."""
    table = solved.history[-1][0] if solved.history else solved.position
    each = table.hands if what == "hands" else [weaver.kept or () for weaver in table.weavers]
    return [[COLOURS[colour] for colour in colours] for colours in each]


def _bag(solved: Solved, right: int) -> Iterator[Wrong]:
    """Nothing drawn, the fifth threads put back, one player's hand alone drawn, four each drawn."""
    before = solved.history[-1][0] if solved.history else solved.position
    players, had = before.players, len(before.bag)
    yield had, "weave.draw.five"
    yield right + players, "weave.draft.fifth-leaves"
    yield max(had - DRAWN, 0), "weave.draw.five"
    yield right + DRAWN, "weave.setup.bag"


def _phase(solved: Solved, right: str) -> Iterator[Wrong]:
    at = PHASES.index(right)
    yield from ((PHASES[(at + step) % len(PHASES)], "weave.round.phases") for step in (1, -1, 2))


def _round(solved: Solved, right: int) -> Iterator[Wrong]:
    yield from ((number, "weave.round.phases") for number in range(1, ROUNDS + 1))


def _winners(solved: Solved, right: list) -> Iterator[Wrong]:
    yield from (([name], "weave.end.ties") for name in solved.position)
    yield list(solved.position), "weave.end.ties"


def _turned(solved: Solved, right: bool) -> Iterator[Wrong]:
    yield not right, ""


WRONG = {
    "count": _count, "penalty": _penalty, "shared-goal": _shared_goal, "score": _score, "hands": _hands, "kept": _kept,
    "bag": _bag, "phase": _phase, "round": _round, "winners": _winners, "legal": _turned,
}  # fmt: skip


def about(solved: Solved, guess: Any) -> tuple[Because, ...]:
    """The reasons of the answer: those first of the rule that the guess gets wrong, then those of the rules that the case is about."""
    return missed_first(solved, guess, WRONG[solved.case.ask](solved, solved.answer.value))
