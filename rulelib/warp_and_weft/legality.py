"""Whether a thread may be woven or a button put, with every rule that is broken (weave.thread.*, weave.order.*, weave.button.*)."""
from typing import NamedTuple

from rulelib.answer import BLOCKER, CANDIDATE, MEMBER, Answer, Because, no, yes
from rulelib.warp_and_weft.cards import Adjacency, Card, card_text, same_card
from rulelib.warp_and_weft.loom import Loom, places_of
from rulelib.warp_and_weft.scoring import FREE_THREADS, Weaver
from rulelib.warp_and_weft.threads import AXES, COLOURS, place_text, place_texts

BUTTONS_A_SHAPE = 2


class Weave(NamedTuple):
    """A thread of a colour from a place, under some others (a mask); `end` is where it ends if not opposite."""

    colour: int
    place: int
    under: int = 0
    end: int | None = None
    player: int | None = None


class Mark(NamedTuple):
    """A button put on a card."""

    card: Card
    player: int | None = None


def may(weaver: Weaver, move: Weave | Mark) -> bool:
    """Whether `check_weaver` says yes, without reasons."""
    if len(weaver.buttons) >= 2 * BUTTONS_A_SHAPE:
        return False
    if isinstance(move, Mark):
        return not weaver.kept and _may_mark(weaver, move.card)
    loom = weaver.loom
    kept = weaver.kept is None or move.colour in weaver.kept
    return kept and loom.places[move.place] < 0 and move.end in (None, move.place) and not move.under & ~loom.across(move.place)


def _may_mark(weaver: Weaver, card: Card) -> bool:
    if weaver.marked and weaver.buttons or sum(type(other) is type(card) for other in weaver.buttons) >= BUTTONS_A_SHAPE:
        return False
    shown = weaver.shown is None or card in weaver.shown or any(same_card(card, other, weaver.reading) for other in weaver.shown)
    return shown and not any(same_card(card, other, weaver.reading) for other in weaver.buttons)


def check_weaver(weaver: Weaver, move: Weave | Mark) -> Answer:
    """Whether a move may be made on one's own loom and cards: true or false, with every rule that it breaks; never raises."""
    if len(weaver.buttons) >= 2 * BUTTONS_A_SHAPE:
        reasons = [no("weave.end.finished")]
    elif isinstance(move, Weave):
        reasons = _weaving(weaver, move)
    else:
        return check_mark(weaver, move)
    return Answer(all(reason.holds for reason in reasons), tuple(reasons))


def check_mark(weaver: Weaver, move: Mark) -> Answer:
    """Whether a button may be put on a card while the game goes on, for a player who may have put the fourth already."""
    if weaver.kept:
        reasons = [no("weave.round.phases", None, say="weave-first", left=tuple(COLOURS[colour] for colour in weaver.kept))]
    else:
        reasons = _marking(weaver, move.card)
    return Answer(all(reason.holds for reason in reasons), tuple(reasons))


def _weaving(weaver: Weaver, move: Weave) -> list[Because]:
    loom, name = weaver.loom, place_text(move.place, weaver.loom.holes)
    reasons = [*_place(weaver, move, name), *_kept(weaver, move), _straight(move, loom), _sides(weaver, move, name)]
    told = [reason for reason in reasons if reason]
    return told + (_many(loom, move) if all(reason.holds for reason in told) else [])


def _place(weaver: Weaver, move: Weave, name: str) -> list[Because]:
    lying = weaver.loom.places[move.place]
    if lying < 0:
        return [yes("weave.thread.any-place", {CANDIDATE: (name,)}, place=name, free=len(weaver.loom.free))]
    facts = {"place": name, "colour": COLOURS[lying]}
    return [no("weave.thread.one-a-place", {BLOCKER: (name,)}, **facts), yes("weave.thread.fixed", {MEMBER: (name,)}, **facts)]


def _kept(weaver: Weaver, move: Weave) -> list[Because]:
    if weaver.kept is None:
        return []
    colour, kept = COLOURS[move.colour], tuple(COLOURS[each] for each in weaver.kept)
    if not kept:
        return [no("weave.order.kept-only", None, say="all-woven", colour=colour)]
    if move.colour not in weaver.kept:
        return [no("weave.order.kept-only", None, colour=colour, kept=kept)]
    return [yes("weave.order.kept-only", None, colour=colour, kept=kept)] + ([yes("weave.order.free")] if len(kept) > 1 else [])


def _straight(move: Weave, loom: Loom) -> Because | None:
    """Whether it ends at the hole opposite, where an end is named."""
    if move.end is None:
        return None
    start, end = ends = place_texts((move.place, move.end), loom.holes)
    if start != end:
        return no("weave.thread.straight", {CANDIDATE: ends}, start=start, end=end)
    return yes("weave.thread.straight", {CANDIDATE: (start,)}, place=start)


def _many(loom: Loom, move: Weave) -> list[Because]:
    """That a colour has no limit, where this thread goes past the free ones (weave.thread.no-limit)."""
    axis = int(move.place >= loom.holes)
    lying = loom.threads(axis, move.colour)
    if len(lying) < FREE_THREADS:
        return []
    return [yes("weave.thread.no-limit", {MEMBER: place_texts(lying, loom.holes)}, colour=COLOURS[move.colour], axis=AXES[axis], count=len(lying) + 1)]


def _sides(weaver: Weaver, move: Weave, name: str) -> Because | None:
    """Whether it crosses all the threads that it is said to lie under."""
    loom = weaver.loom
    crossed, under = set(loom.crossed(move.place)), places_of(move.under)
    unknown = place_texts((other for other in under if other not in crossed), loom.holes)
    if unknown:
        return no("weave.thread.over-under", {CANDIDATE: unknown}, place=name, unknown=unknown)
    if not crossed or loom.places[move.place] >= 0 or move.end not in (None, move.place):
        return None
    over = place_texts(sorted(crossed - set(under)), loom.holes)
    facts = {"place": name, "over": over, "under": place_texts(under, loom.holes)}
    say = {} if over and under else {"say": "all-over" if over else "all-under"}
    return yes("weave.thread.over-under", {MEMBER: place_texts(sorted(crossed), loom.holes)}, **say, **facts)


def _marking(weaver: Weaver, card: Card) -> list[Because]:
    text, kind = card_text(card), type(card)
    shape = "round-button" if kind is Adjacency else "square-button"
    alike = [other for other in weaver.buttons if isinstance(other, kind)]
    same = [other for other in alike if same_card(card, other, weaver.reading)]
    reasons = []
    if weaver.marked and weaver.buttons:
        last = weaver.buttons[-1]
        reasons.append(no("weave.button.one-a-round", _cards([last]), card=card_text(last)))
    if weaver.shown is not None and not any(same_card(card, other, weaver.reading) for other in weaver.shown):
        reasons += [no("weave.button.one-a-round", None, say="not-shown", card=text), *_row(weaver, kind)]
    if same:
        reasons.append(no("weave.button.same-card", _cards(same), card=card_text(same[0])))
    if len(alike) >= BUTTONS_A_SHAPE:
        reasons.append(no("weave.button.shape", _cards(alike), shape=shape, card=text))
    return reasons or [yes("weave.button.one-a-round", None, card=text), yes("weave.button.shape", None, shape=shape, card=text)]


def _cards(cards: list[Card]) -> dict[str, tuple[str, ...]]:
    """Cards with a button of the player's, as marks of what stands in the way."""
    return {BLOCKER: tuple(f"card:{card_text(card)}" for card in cards)}


def _row(weaver: Weaver, kind: type) -> list[Because]:
    """The cards of one kind that lie in the middle (weave.setup.rows)."""
    row = tuple(card_text(card) for card in weaver.shown or () if isinstance(card, kind))
    say = "adjacency" if kind is Adjacency else "interlacing"
    return [yes("weave.setup.rows", None, say=say, cards=row)] if row else []
