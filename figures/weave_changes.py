"""What a thread, or a button, would change on a loom: counts, shared goal, penalty, total; and the reasons that are new."""
from functools import lru_cache
from typing import NamedTuple

from rulelib.answer import Answer, Because
from rulelib.warp_and_weft.cards import Card, Interlacing
from rulelib.warp_and_weft.loom import Loom
from rulelib.warp_and_weft.scoring import Weaver, penalty, score_total, shared_goal, why_counted

TOLD = ("weave.interlace.view", "weave.interlace.reading", "weave.interlace.repeat", "weave.interlace.same", "weave.adjacency.both-axes", "weave.thread.no-limit")


class Change(NamedTuple):
    """A number before and after; `what` is a card, "shared-goal", "penalty" or "total"; `marked` where it is worth points."""

    what: Card | str
    before: int
    after: int
    marked: bool = True

    @property
    def changed(self) -> bool:
        """Whether it is another number than before."""
        return self.before != self.after


@lru_cache(maxsize=512)
def counted(loom: Loom, card: Card, reading: str) -> Answer:
    """How often a card's pattern appears, and why."""
    return why_counted(loom, card, reading)


@lru_cache(maxsize=128)
def goal_of(weaver: Weaver) -> Answer:
    """What the shared goal gives, and why."""
    return shared_goal(weaver)


@lru_cache(maxsize=128)
def lost(loom: Loom) -> Answer:
    """What the threads lose, and why."""
    return penalty(loom)


def cards_of(weaver: Weaver) -> tuple[Card, ...]:
    """The cards that matter to a weaver: the marked ones, those of the goal, the others on the table."""
    return tuple(dict.fromkeys((*weaver.buttons, *weaver.goal, *(weaver.shown or ()))))


def changes(before: Weaver, after: Weaver) -> tuple[Change, ...]:
    """Every number that matters, before and after, the total last."""
    found = [
        Change(card, counted(before.loom, card, before.reading).value, counted(after.loom, card, after.reading).value, card in after.buttons)
        for card in cards_of(after)
    ]
    if after.goal:
        found.append(Change("shared-goal", goal_of(_bare(before)).value, goal_of(_bare(after)).value))
    found.append(Change("penalty", lost(before.loom).value, lost(after.loom).value))
    return (*found, Change("total", score_total(before), score_total(after)))


def _bare(weaver: Weaver) -> Weaver:
    """A weaver with no more than the shared goal depends on."""
    return Weaver(weaver.loom, goal=weaver.goal, reading=weaver.reading)


def new_reasons(before: Weaver, after: Weaver) -> tuple[Because, ...]:
    """What holds or breaks after, and did not before: of the cards, of the goal, of the penalty."""
    found: dict[Because, None] = {}
    for card in cards_of(after):
        was, now = counted(before.loom, card, before.reading), counted(after.loom, card, after.reading)
        for reason in now.because:
            if reason not in was.because and reason.rule not in TOLD and (was.value != now.value or _worth_telling(card, reason)):
                found[reason] = None
    goal = goal_of(_bare(after)).because[:1] if after.goal else ()
    if goal and goal_of(_bare(before)).value != goal_of(_bare(after)).value:
        found[goal[0]] = None
    if lost(before.loom).value != lost(after.loom).value:
        found |= dict.fromkeys(reason for reason in lost(after.loom).because if reason not in lost(before.loom).because and reason.rule not in TOLD)
    return tuple(sorted(found, key=lambda reason: not reason.holds))


def _worth_telling(card: Card, reason: Because) -> bool:
    """Where nothing changes, only what stood in the way: a wrong side, a gap."""
    return not reason.holds and reason.rule in ("weave.interlace.wrong-side", "weave.adjacency.gap")


def by_reading(weaver: Weaver, reading: str) -> tuple[Change, ...]:
    """What changes where interlacing cards are read in another way."""
    return tuple(change for change in changes(weaver, weaver._replace(reading=reading)) if isinstance(change.what, Interlacing) or change.changed)
