"""The score of a loom: shared goal, marked cards, penalty; and who has won (weave.score.*, weave.end.ties)."""
from typing import NamedTuple

from rulelib.answer import BLOCKER, MEMBER, Answer, Because, no, yes
from rulelib.warp_and_weft.adjacencies import why_adjacent
from rulelib.warp_and_weft.cards import Adjacency, Card, card_text, same_card
from rulelib.warp_and_weft.counting import count
from rulelib.warp_and_weft.interlacings import why_interlaced
from rulelib.warp_and_weft.loom import Loom
from rulelib.warp_and_weft.threads import AXES, COLOURS, place_texts

SHARED_GOAL_POINTS = 5
EXAMPLE = (5, 12, 2)  # shared goal, buttons, penalty: 15
FREE_THREADS = 3  # of a colour on an axis; the fourth is the first to cost a point


class Weaver(NamedTuple):
    """What one player has: the loom, the colours still to weave (None: any), the marked cards, and what is common to all.

    `marked` is whether a button was put this round; `shown` the cards on the table (None: any).
    """

    loom: Loom
    kept: tuple[int, ...] | None = None
    buttons: tuple[Card, ...] = ()
    shown: tuple[Card, ...] | None = None
    goal: tuple[Card, ...] = ()
    reading: str = "consecutive"
    marked: bool = False


def why_counted(loom: Loom, card: Card, reading: str) -> Answer:
    """How often a card's pattern appears on a loom, and why."""
    reasons = why_adjacent(loom, card) if isinstance(card, Adjacency) else why_interlaced(loom, card, reading)
    return Answer(count(loom, card, reading), tuple(reasons))


def surplus(loom: Loom) -> list[tuple[int, int, tuple[int, ...]]]:
    """The axis, the colour and all its places wherever there are more than three (weave.score.penalty)."""
    found = ((axis, colour, loom.threads(axis, colour)) for axis in (0, 1) for colour in range(5))
    return [(axis, colour, places) for axis, colour, places in found if len(places) > FREE_THREADS]


def penalty_points(loom: Loom) -> int:
    """The points lost to threads past the third, 0 or more, without reasons."""
    return sum(len(places) - FREE_THREADS for _, _, places in surplus(loom))


def penalty(loom: Loom) -> Answer:
    """The points lost, 0 or more, with the threads past the third."""
    reasons = []
    for axis, colour, places in surplus(loom):
        late = sorted(places, key=loom.order.index)[FREE_THREADS:]
        facts = {"colour": COLOURS[colour], "axis": AXES[axis], "count": len(places)}
        first = place_texts((place for place in places if place not in late), loom.holes)
        marks = {MEMBER: first, BLOCKER: place_texts(late, loom.holes)}
        reasons.append(no("weave.score.penalty", marks, **facts, lost=len(late), threads=place_texts(late, loom.holes)))
        reasons.append(yes("weave.thread.no-limit", {MEMBER: place_texts(places, loom.holes)}, say="lying", **facts))
    return Answer(penalty_points(loom), tuple(reasons) or (yes("weave.score.penalty"),))


def shared_goal(weaver: Weaver) -> Answer:
    """5 points if both patterns of the shared goal appear, else 0 (weave.score.shared-goal)."""
    answers = [why_counted(weaver.loom, card, weaver.reading) for card in weaver.goal]
    missing = tuple(card_text(card) for card, answer in zip(weaver.goal, answers) if not answer.value)
    inner = tuple(reason for answer in answers for reason in answer.because)
    cards = tuple(map(card_text, weaver.goal))
    if not weaver.goal:
        return Answer(0, (no("weave.score.shared-goal", None, say="unstated"),))
    if missing:
        return Answer(0, (no("weave.score.shared-goal", None, missing=missing, cards=cards), *inner))
    return Answer(SHARED_GOAL_POINTS, (yes("weave.score.shared-goal", _pieces(inner), cards=cards), *inner))


def _pieces(reasons: tuple[Because, ...]) -> dict[str, tuple[str, ...]]:
    return {MEMBER: tuple(dict.fromkeys(piece for reason in reasons if reason.holds for piece in reason.pieces(MEMBER)))}


def score_total(weaver: Weaver) -> int:
    """The total, without reasons; it may be negative (weave.score.no-floor)."""
    goal = SHARED_GOAL_POINTS if weaver.goal and all(count(weaver.loom, card, weaver.reading) for card in weaver.goal) else 0
    return goal + sum(count(weaver.loom, card, weaver.reading) for card in weaver.buttons) - penalty_points(weaver.loom)


def score(weaver: Weaver) -> Answer:
    """{shared-goal: 5, buttons: 12, penalty: 2, total: 15}, and where each point comes from."""
    goal, lost = shared_goal(weaver), penalty(weaver.loom)
    cards = [(card, why_counted(weaver.loom, card, weaver.reading)) for card in weaver.buttons]
    points = sum(answer.value for _, answer in cards)
    value = {"shared-goal": goal.value, "buttons": points, "penalty": lost.value, "total": goal.value + points - lost.value}
    facts = {"goal": goal.value, "buttons": points, "penalty": lost.value, "total": value["total"]}
    reasons = [yes("weave.aim", None, **facts), *_as_told(facts), *goal.because]
    for card, answer in cards:
        reasons.append(_button(card, answer))
        reasons += answer.because
    reasons += (*lost.because, *_unmarked(weaver), *_reused(goal, cards, lost), *_below(value["total"]))
    return Answer(value, tuple(dict.fromkeys(reasons)))  # a card of the goal that is marked too is told once


def _as_told(facts: dict[str, int]) -> tuple[Because, ...]:
    """That these are the figures of the rulebook's example, where they are (weave.score.example)."""
    return (yes("weave.score.example", None, **facts),) if (facts["goal"], facts["buttons"], facts["penalty"]) == EXAMPLE else ()


def _unmarked(weaver: Weaver) -> list[Because]:
    """The shown cards that would bring something, but for the button (weave.button.unmarked)."""
    bare = [card for card in weaver.shown or () if not any(same_card(card, marked, weaver.reading) for marked in weaver.buttons)]
    counts = [(card, count(weaver.loom, card, weaver.reading)) for card in bare]
    return [no("weave.button.unmarked", None, card=card_text(card), count=points) for card, points in counts if points]


def _button(card: Card, answer: Answer) -> Because:
    tell = yes if answer.value else no
    return tell("weave.score.buttons", _pieces(answer.because), card=card_text(card), count=answer.value)


def _reused(goal: Answer, cards: list[tuple[Card, Answer]], lost: Answer) -> list[Because]:
    """The threads that count for more than one thing, or cost a point and count all the same (weave.score.threads-reused)."""
    uses = [goal] * (goal.value > 0) + [answer for _, answer in cards if answer.value]
    used = [piece for answer in uses for piece in _pieces(answer.because)[MEMBER]]
    twice = tuple(dict.fromkeys(piece for piece in used if used.count(piece) > 1))
    late = tuple(piece for reason in lost.because for piece in reason.pieces(BLOCKER) if piece in used)
    reasons = [yes("weave.score.threads-reused", {MEMBER: tuple(dict.fromkeys(used))}, threads=twice)] if twice else []
    if late:
        every = tuple(dict.fromkeys((*used, *(piece for reason in lost.because for role in (MEMBER, BLOCKER) for piece in reason.pieces(role)))))
        reasons.append(yes("weave.score.threads-reused", {MEMBER: every}, say="late", threads=late))
    return reasons


def _below(total: int) -> tuple[Because, ...]:
    return (yes("weave.score.no-floor", None, total=total),) if total < 0 else ()


class Results(dict[str, int]):
    """How a game ended: {ann: 15, …}."""


def winners(results: Results) -> Answer:
    """Who has won: the best total, shared where it is equal (weave.end.ties)."""
    best = max(results.values())
    ahead = tuple(name for name, total in results.items() if total == best)
    behind = tuple(name for name in results if name not in ahead)
    say = "shared" if len(ahead) > 1 else "best" if behind else "alone"
    marks = {MEMBER: tuple(f"result:{name}" for name in ahead)}
    return Answer(list(ahead), (yes("weave.end.ties", marks, say=say, names=ahead, best=best, behind=behind),))
