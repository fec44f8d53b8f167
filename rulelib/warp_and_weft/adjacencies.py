"""Why an adjacency card counts what it counts (weave.adjacency.*)."""
from rulelib.answer import BLOCKER, MEMBER, MISSING, Because, no, yes
from rulelib.warp_and_weft.cards import Adjacency
from rulelib.warp_and_weft.counting import pairs
from rulelib.warp_and_weft.loom import Loom
from rulelib.warp_and_weft.threads import AXES, COLOURS, axis_places, place_texts


def why_adjacent(loom: Loom, card: Adjacency) -> list[Because]:
    """The neighbouring pairs, axis by axis; without any, what seems to be one and is not."""
    found = pairs(loom, card)
    facts = {"first": COLOURS[card.first], "second": COLOURS[card.second]}
    reasons = [_pairs_on(loom, axis, [pair for pair in found if (pair[0] >= loom.holes) == axis], facts) for axis in (0, 1)]
    told = [reason for reason in reasons if reason]
    if len(told) == 2:
        vertical, horizontal = (reason.fact("count") for reason in told)
        places = place_texts(dict.fromkeys(place for pair in found for place in pair), loom.holes)
        told.append(yes("weave.adjacency.both-axes", {MEMBER: places}, **facts, vertical=vertical, horizontal=horizontal))
    return told + ([] if found else [no("weave.adjacency.per-neighbour", None, **facts)]) + _gaps(loom, card, facts) + _across(loom, card, facts, found)


def _pairs_on(loom: Loom, axis: int, found: list[tuple[int, int]], facts: dict) -> Because | None:
    """The pairs of one axis; None where there are none."""
    if not found:
        return None
    texts = tuple(" ".join(place_texts(pair, loom.holes)) for pair in found)
    places = place_texts(dict.fromkeys(place for pair in found for place in pair), loom.holes)
    return yes("weave.adjacency.per-neighbour", {MEMBER: places}, **facts, pairs=texts, count=len(found), axis=AXES[axis])


def _gaps(loom: Loom, card: Adjacency, facts: dict) -> list[Because]:
    """The two colours with only empty places between them (weave.adjacency.gap)."""
    wanted, reasons = {card.first, card.second}, []
    for axis in (0, 1):
        lying = [place for place in axis_places(axis, loom.holes) if loom.places[place] >= 0]
        for left, right in zip(lying, lying[1:]):
            if right - left > 1 and {loom.places[left], loom.places[right]} == wanted:
                between = place_texts(range(left + 1, right), loom.holes)
                places = place_texts((left, right), loom.holes)
                reasons.append(no("weave.adjacency.gap", {MEMBER: places, MISSING: between}, **facts, places=places, empty=between))
    return reasons


def _across(loom: Loom, card: Adjacency, facts: dict, found: list) -> list[Because]:
    """The threads that only cross, where nothing else is there to count (weave.adjacency.same-direction)."""
    if found:
        return []
    firsts, seconds = ((loom.threads(0, colour), loom.threads(1, colour)) for colour in (card.first, card.second))
    members = (*(firsts[0] if seconds[1] else ()), *(firsts[1] if seconds[0] else ()))
    across = (*(seconds[1] if firsts[0] else ()), *(seconds[0] if firsts[1] else ()))
    if not members:
        return []
    marks = {MEMBER: place_texts(members, loom.holes), BLOCKER: place_texts(across, loom.holes)}
    return [no("weave.adjacency.same-direction", marks, **facts, places=place_texts(sorted((*members, *across)), loom.holes))]
