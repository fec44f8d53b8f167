"""What a self-check on the loom asks for, and looms by chance on which it can be done and missed."""
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

from figures.labels import Label
from figures.saying import both
from figures.warp_and_weft_saying import card_words, points
from figures.weave_unseen import unseen_loom
from rulelib.mistake import LANGUAGES
from rulelib.warp_and_weft.cards import ADJACENCY_CARDS, GOAL_CARDS, INTERLACING_CARDS, Card, Interlacing, card_text
from rulelib.warp_and_weft.counting import count
from rulelib.warp_and_weft.legality import Weave
from rulelib.warp_and_weft.loom import Loom, places_of, under_of
from rulelib.warp_and_weft.scoring import FREE_THREADS, Weaver, shared_goal
from rulelib.warp_and_weft.table import moved
from rulelib.warp_and_weft.threads import COLOURS, crossing_text, place_text, place_texts
from rulelib.words import COMMA, term

THREAD: Label = ("the {} thread", "{}の糸")
MISSED: Label = ("It would count {0}; {1} was asked for.", "これでは{0}回です。求められているのは{1}回です。")
LOSES: Label = ("This thread loses {0}.", "この糸で{0}を失います。")
STILL: Label = ("The shared goal still lacks one of its patterns.", "共有目標のパターンがまだそろっていません。")
OTHER_SIDE: Label = ("It passes on the wrong side at {}.", "{}で上下が違います。")
ELSEWHERE: Label = ("This thread belongs at {0}; only its crossings are yours to choose.", "この問題の糸の場所は{0}です。選ぶのは上下だけです。")


class Task(NamedTuple):
    """A loom, one thread to weave, and what it is to bring: the card counting `wanted`, or no more points lost, or the shared goal.

    place: where it must be woven, None for anywhere. answer: one right way.
    """

    aim: str
    weaver: Weaver
    colour: int
    card: Card | None
    wanted: int
    answer: Weave
    place: int | None = None

    def right(self, move: Weave) -> bool:
        """Whether a legal thread does what is asked."""
        if self.place not in (None, move.place):
            return False
        return AIMS[self.aim].right(self, moved(self.weaver, move))

    def wish(self, at: int) -> str:
        """What is asked, in words."""
        aim, lang = AIMS[self.aim], LANGUAGES[at]
        thread = THREAD[at].format(term(COLOURS[self.colour], lang))
        card = card_words(card_text(self.card), at) if self.card else ""
        place = "" if self.place is None else place_text(self.place, self.weaver.loom.holes)
        under = COMMA[lang].join(place_texts(places_of(self.answer.under), self.weaver.loom.holes))
        said = (aim.en, aim.ja)[at].format(thread=thread, card=card, wanted=self.wanted, place=place, under=under)
        return said[0].upper() + said[1:]

    def why_not(self, move: Weave) -> Label:
        """Why a legal thread does not do what is asked."""
        if self.place not in (None, move.place):
            place = place_text(self.place, self.weaver.loom.holes)
            return ELSEWHERE[0].format(place), ELSEWHERE[1].format(place)
        return AIMS[self.aim].why(self, moved(self.weaver, move))


class Aim(NamedTuple):
    """What is asked ({thread}, {card}, {wanted}, {place}, {under}), who makes such a task by chance (None: this loom will not do), what passes."""

    en: str
    ja: str
    make: Callable[[Random], Task | None]
    right: Callable[[Task, Weaver], bool]
    why: Callable[[Task, Weaver], Label]


def ways(loom: Loom, colour: int, places: tuple[int, ...] | None = None, flipped: int = 6) -> Iterator[Weave]:
    """The ways to weave a thread, the first `flipped` crossings under or over freely, the fewest under first."""
    for place in places or loom.free:
        crossed = loom.crossed(place)[:flipped]
        for number in range(len(crossed) + 1):
            for under in combinations(crossed, number):
                yield Weave(colour, place, sum(1 << other for other in under))


def _task(rng: Random, aim: str, weaver: Weaver, card: Card | None, wanted: int, colour: int, place: int | None = None) -> Task | None:
    """The task with an answer found by trying; None where there is none, or where hardly anything would be wrong."""
    made = Task(aim, weaver, colour, card, wanted, Weave(colour, 0), place)
    right, wrong = [], 0
    for way in ways(weaver.loom, colour, None if place is None else (place,), 6 if isinstance(card, Interlacing) else 0):
        if made.right(way):
            right.append(way)
        else:
            wrong += 1
        if len(right) > 60 and wrong > 60:
            break
    return made._replace(answer=right[0]) if right and wrong > 2 else None


def _about(card: Card, loom: Loom, colour: int) -> Weaver:
    return Weaver(loom, (colour,), (card,), (card,))


def _beside(rng: Random, aim: str, more: int) -> Task | None:
    loom, card = unseen_loom(rng, rng.randrange(6, 10)), rng.choice(ADJACENCY_CARDS)
    colour = rng.choice(card[:2])
    return _task(rng, aim, _about(card, loom, colour), card, count(loom, card) + more, colour)


def _interlaced(rng: Random, aim: str, more: int) -> Task | None:
    loom, card = unseen_loom(rng, rng.randrange(5, 9)), rng.choice(INTERLACING_CARDS)
    colour = rng.choice(card[:2])
    return _task(rng, aim, _about(card, loom, colour), card, count(loom, card) + more, colour)


def _flips(rng: Random) -> Task | None:
    """The place is given; with all crossings over the pattern does not come as often."""
    loom, card = unseen_loom(rng, rng.randrange(6, 11), 2), rng.choice(INTERLACING_CARDS)
    place, weaver = rng.choice(loom.free), _about(card, loom, card.first)
    found = {count(moved(weaver, way).loom, card) for way in ways(loom, card.first, (place,))}
    most, plain = max(found), count(moved(weaver, Weave(card.first, place)).loom, card)
    if most < 2 or most == plain:
        return None
    return _task(rng, "flips", weaver, card, most, card.first, place)


def _sides(rng: Random) -> Task:
    """The place is given, and which threads to pass under: some, not all."""
    loom = unseen_loom(rng, rng.randrange(7, 11))
    place = max(loom.free, key=lambda free: (len(loom.crossed(free)), rng.random()))
    crossed = loom.crossed(place)
    under = sum(1 << other for other in rng.sample(crossed, rng.randrange(1, len(crossed))))
    colour = rng.randrange(len(COLOURS))
    return Task("sides", Weaver(loom, (colour,)), colour, None, 0, Weave(colour, place, under), place)


def _told_sides(task: Task, after: Weaver) -> Label:
    """The crossings at which the thread passes on the other side than asked."""
    wrong = places_of(under_of(after.loom, task.place) ^ task.answer.under)
    return both(lambda at: OTHER_SIDE[at].format(COMMA[LANGUAGES[at]].join(crossing_text(task.place, other, after.loom.holes) for other in wrong)))


def _no_loss(rng: Random) -> Task | None:
    """Three threads of the colour lie on one axis already, so that the other axis alone is free."""
    loom = unseen_loom(rng, rng.randrange(7, 12), 2)
    full = [colour for colour in range(len(COLOURS)) if sorted(len(loom.threads(axis, colour)) >= FREE_THREADS for axis in (0, 1)) == [False, True]]
    if not full:
        return None
    colour = rng.choice(full)
    weaver = Weaver(loom, (colour,))
    return _task(rng, "no-loss", weaver, None, _lost(weaver), colour)


def _goal(rng: Random) -> Task | None:
    """One of the two patterns is there already."""
    loom, goal = unseen_loom(rng, rng.randrange(6, 10)), rng.choice(GOAL_CARDS)
    halves = [bool(count(loom, card)) for card in goal]
    if sum(halves) != 1:
        return None
    lacking = goal[halves.index(False)]
    colour = rng.choice(lacking[:2])
    return _task(rng, "goal", Weaver(loom, (colour,), goal=goal), lacking, 1, colour)


def _lost(weaver: Weaver) -> int:
    return sum(max(len(weaver.loom.threads(axis, colour)) - FREE_THREADS, 0) for axis in (0, 1) for colour in range(len(COLOURS)))


def _counts(task: Task, after: Weaver) -> bool:
    return count(after.loom, task.card, after.reading) == task.wanted


def _told_count(task: Task, after: Weaver) -> Label:
    now = count(after.loom, task.card, after.reading)
    return both(lambda at: MISSED[at].format(now, task.wanted))


def _told_loss(task: Task, after: Weaver) -> Label:
    return both(lambda at: LOSES[at].format(points(_lost(after) - task.wanted, at)))


AIMS: dict[str, Aim] = {
    "adjacent": Aim("Weave {thread} so that {card} counts one more: {wanted}.", "「{card}」が1回増えて{wanted}回になるように、{thread}を織ってください。",
        lambda rng: _beside(rng, "adjacent", 1), _counts, _told_count),
    "between": Aim("Weave {thread} so that {card} counts two more at once: {wanted}.", "「{card}」が一度に2回増えて{wanted}回になるように、{thread}を織ってください。",
        lambda rng: _beside(rng, "between", 2), _counts, _told_count),
    "interlaced": Aim("Weave {thread} so that {card} counts one more: {wanted}.", "「{card}」が1回増えて{wanted}回になるように、{thread}を織ってください。",
        lambda rng: _interlaced(rng, "interlaced", 1), _counts, _told_count),
    "interlaced-twice": Aim("Weave {thread} so that {card} counts two more at once: {wanted}.", "「{card}」が一度に2回増えて{wanted}回になるように、{thread}を織ってください。",
        lambda rng: _interlaced(rng, "interlaced-twice", 2), _counts, _told_count),
    "flips": Aim("{thread} goes to {place}. Choose over or under so that {card} counts {wanted}.", "{thread}を{place}に織ります。「{card}」が{wanted}回になるように、上下を選んでください。",
        _flips, _counts, _told_count),
    "sides": Aim("{thread} goes to {place}: under {under}, over all the others that it crosses.", "{thread}を{place}に織り、{under}の下、交わるほかの糸すべての上を通してください。",
        _sides, lambda task, after: under_of(after.loom, task.place) == task.answer.under, _told_sides),
    "no-loss": Aim("Weave {thread} so that no further point is lost.", "これ以上の失点がないように、{thread}を織ってください。",
        _no_loss, lambda task, after: _lost(after) == task.wanted, _told_loss),
    "goal": Aim("One half of the shared goal is there. Weave {thread} to complete it.", "共有目標の片方はもうあります。もう片方もそろうように、{thread}を織ってください。",
        _goal, lambda task, after: shared_goal(after).value > 0, lambda task, after: STILL),
}  # fmt: skip


def unseen_task(aim: str, rng: Random) -> Task:
    """A task by chance that can be solved and can be missed."""
    while True:
        task = AIMS[aim].make(rng)
        if task:
            return task
