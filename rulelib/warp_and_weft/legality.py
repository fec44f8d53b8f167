"""Whether a thread may be woven or a button put, with every rule that is broken (weave.thread.*, weave.order.*, weave.button.*)."""
from typing import NamedTuple

from rulelib.answer import BLOCKER, CANDIDATE, MEMBER, Answer, Because, no, yes
from rulelib.warp_and_weft.cards import Adjacency, Card, Interlacing, card_text
from rulelib.warp_and_weft.loom import places_of
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.threads import COLOURS, place_text, place_texts

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
        return not weaver.kept and all(reason.holds for reason in _marking(weaver, move.card))
    loom = weaver.loom
    kept = weaver.kept is None or move.colour in weaver.kept
    return kept and loom.places[move.place] < 0 and move.end in (None, move.place) and not move.under & ~loom.across(move.place)


def check_weaver(weaver: Weaver, move: Weave | Mark) -> Answer:
    """Whether a move may be made on one's own loom and cards: true or false, with every rule that it breaks; never raises."""
    if len(weaver.buttons) >= 2 * BUTTONS_A_SHAPE:
        reasons = [no("weave.end.finished")]
    elif isinstance(move, Weave):
        reasons = _weaving(weaver, move)
    elif weaver.kept:
        reasons = [no("weave.round.phases", None, say="weave-first", left=tuple(COLOURS[colour] for colour in weaver.kept))]
    else:
        reasons = _marking(weaver, move.card)
    return Answer(all(reason.holds for reason in reasons), tuple(reasons))


def _weaving(weaver: Weaver, move: Weave) -> list[Because]:
    loom, name = weaver.loom, place_text(move.place, weaver.loom.holes)
    reasons = [_place(weaver, move, name), _kept(weaver, move)]
    if move.end is not None and move.end != move.place:
        ends = place_texts((move.place, move.end), loom.holes)
        reasons.append(no("weave.thread.straight", {CANDIDATE: ends}, start=ends[0], end=ends[1]))
    return [reason for reason in (*reasons, _sides(weaver, move, name)) if reason]


def _place(weaver: Weaver, move: Weave, name: str) -> Because:
    lying = weaver.loom.places[move.place]
    if lying < 0:
        return yes("weave.thread.any-place", {CANDIDATE: (name,)}, place=name, free=len(weaver.loom.free))
    return no("weave.thread.one-a-place", {BLOCKER: (name,)}, place=name, colour=COLOURS[lying])


def _kept(weaver: Weaver, move: Weave) -> Because | None:
    if weaver.kept is None:
        return None
    tell = yes if move.colour in weaver.kept else no
    return tell("weave.order.kept-only", None, colour=COLOURS[move.colour], kept=tuple(COLOURS[colour] for colour in weaver.kept))


def _sides(weaver: Weaver, move: Weave, name: str) -> Because | None:
    """Whether it crosses all the threads that it is said to lie under."""
    loom = weaver.loom
    crossed, under = set(loom.crossed(move.place)), places_of(move.under)
    unknown = place_texts((other for other in under if other not in crossed), loom.holes)
    if unknown:
        return no("weave.thread.over-under", {CANDIDATE: unknown}, place=name, unknown=unknown)
    if not crossed or loom.places[move.place] >= 0:
        return None
    over = place_texts((other for other in crossed if other not in under), loom.holes)
    return yes("weave.thread.over-under", {MEMBER: place_texts(sorted(crossed), loom.holes)}, place=name, over=over, under=place_texts(under, loom.holes))


def same_card(card: Card, other: Card, reading: str) -> bool:
    """Whether two texts name one card: turned round it is the same, unless the reading has a direction (weave.interlace.reading)."""
    if isinstance(card, Interlacing) and isinstance(other, Interlacing) and reading != "fixed":
        return card[:2] == other[:2] and sorted(card.order) == sorted(other.order)
    return card == other


def _marking(weaver: Weaver, card: Card) -> list[Because]:
    text, kind = card_text(card), Adjacency if isinstance(card, Adjacency) else Interlacing
    shape = "round-button" if kind is Adjacency else "square-button"
    marks = {BLOCKER: (f"card:{text}",)}
    reasons = []
    if weaver.marked:
        reasons.append(no("weave.button.one-a-round", None, card=card_text(weaver.buttons[-1])))
    if weaver.shown is not None and not any(same_card(card, other, weaver.reading) for other in weaver.shown):
        reasons.append(no("weave.button.one-a-round", None, say="not-shown", card=text))
    if any(same_card(card, other, weaver.reading) for other in weaver.buttons):
        reasons.append(no("weave.button.same-card", marks, card=text))
    if sum(isinstance(other, kind) for other in weaver.buttons) >= BUTTONS_A_SHAPE:
        reasons.append(no("weave.button.shape", None, shape=shape, card=text))
    return reasons or [yes("weave.button.one-a-round", None, card=text), yes("weave.button.shape", None, shape=shape, card=text)]
