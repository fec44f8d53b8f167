"""What the evidence tests of Warp & Weft need: looms with only some threads left, or without some, and the points that reasons claim."""
from rulelib import warp_and_weft
from rulelib.answer import Answer, Because
from rulelib.warp_and_weft.cards import card_text
from rulelib.warp_and_weft.loom import Loom, unwoven
from rulelib.warp_and_weft.questions import QUESTIONS, Asked
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.table import Table
from rulelib.warp_and_weft.threads import place_text

ABOUT = ("say", "first", "second", "order", "axis", "thread", "colour", "card", "cards", "place", "player", "unknown", "end")


def about(reason: Because) -> tuple:
    """What a reason speaks of, so that it is known again in another answer."""
    facts = dict(reason.facts)
    return (reason.rule, reason.holds, *(facts.get(name) for name in ABOUT))


def left_on_loom(loom: Loom, stays, before: str) -> Loom:
    """A loom with only the threads of which `stays(name)` is true; over and under as they were."""
    for place in loom.order:
        if not stays(before + place_text(place, loom.holes)):
            loom = unwoven(loom, place)
    return loom


def left_of_weaver(weaver: Weaver, stays, before: str = "") -> Weaver:
    """What one player has with only the pieces of which `stays(name)` is true: threads, and buttons by their cards."""
    buttons = tuple(card for card in weaver.buttons if stays(f"card:{card_text(card)}"))
    marked = weaver.marked and buttons[-1:] == weaver.buttons[-1:]
    return weaver._replace(loom=left_on_loom(weaver.loom, stays, before), buttons=buttons, marked=marked)


def left(position, stays):
    """A position with only the pieces of which `stays(name)` is true."""
    if isinstance(position, Weaver):
        return left_of_weaver(position, stays)
    if not isinstance(position, Table):
        return position  # results, which have no pieces
    weavers = tuple(left_of_weaver(weaver, stays, f"{player}:") for player, weaver in enumerate(position.weavers, 1))
    hands = tuple(
        tuple(colour for number, colour in enumerate(hand, 1) if stays(f"hand{player}:{number}")) for player, hand in enumerate(position.hands, 1)
    )
    return position._replace(weavers=weavers, hands=hands)


def ask_again(ask: str, asked: Asked, stays=lambda name: True) -> Answer:
    """A question asked once more where only some pieces are left."""
    position = left(asked.position, stays)
    if ask == "legal":
        return warp_and_weft.check(position, warp_and_weft.read_move(asked.arguments["move"], asked.position))
    return QUESTIONS[ask](Asked(position, asked.history, asked.arguments))


def unproved(ask: str, asked: Asked, answer: Answer) -> list[Because]:
    """The yes reasons that are gone, or count less, when only their marked pieces (and the buttons) are kept."""
    together = {piece for reason in answer.because for role in ("member", "candidate") for piece in reason.pieces(role)}
    lost = []
    for reason in answer.because:
        kept = {*reason.pieces("member"), *reason.pieces("candidate")}
        if not reason.holds or not kept:
            continue
        kept = together if ask == "legal" else kept  # one move: proved together
        again = ask_again(ask, asked, lambda name: name in kept or name.startswith("card:"))
        counts = [dict(each.facts).get("count", 0) for each in again.because if about(each) == about(reason)]
        if not counts or max(counts) < dict(reason.facts).get("count", 0):
            lost.append(reason)
    return lost


def unblocked(ask: str, asked: Asked, answer: Answer) -> list[Because]:
    """The no reasons that stay although the pieces that they mark as blockers are taken away."""
    stay = []
    for reason in answer.because:
        away = reason.pieces("blocker")
        if reason.holds or not away:
            continue
        again = ask_again(ask, asked, lambda name: name not in away)
        if about(reason) in [about(each) for each in again.because]:
            stay.append(reason)
    return stay


def claimed(answer: Answer) -> dict[str, int]:
    """The points that the reasons of a score claim: 5 for the goal, those of each marked card, and what is lost."""
    points = told(answer, "weave.score.buttons", "count")
    goal = 5 * any(reason.rule == "weave.score.shared-goal" and reason.holds for reason in answer.because)
    lost = told(answer, "weave.score.penalty", "lost", holds=False)
    return {"shared-goal": goal, "buttons": points, "penalty": lost, "total": goal + points - lost}


def told(answer: Answer, rule: str, fact: str, holds: bool = True) -> int:
    """The sum of a fact over the reasons of a rule."""
    return sum(reason.fact(fact) for reason in answer.because if reason.rule == rule and reason.holds == holds)


def pattern_points(answer: Answer) -> int:
    """What the evidence of one counted card adds up to: pairs on each axis, or occurrences on each thread."""
    return sum(told(answer, rule, "count") for rule in ("weave.adjacency.per-neighbour", "weave.interlace.two-crossings"))


def threads_marked(answer: Answer) -> int:
    """How many threads are marked as past the third."""
    return sum(len(reason.pieces("blocker")) for reason in answer.because if reason.rule == "weave.score.penalty")
