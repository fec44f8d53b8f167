"""Why an interlacing card counts what it counts (weave.interlace.*)."""
from rulelib.answer import BLOCKER, CANDIDATE, MEMBER, Because, no, yes
from rulelib.warp_and_weft.cards import Interlacing
from rulelib.warp_and_weft.counting import crossings, first_threads, occurrences, seen
from rulelib.warp_and_weft.loom import Loom
from rulelib.warp_and_weft.threads import COLOURS, crossing_text, place_text, place_texts


def why_interlaced(loom: Loom, card: Interlacing, reading: str) -> list[Because]:
    """Thread by thread of the first colour: the crossings that make the pattern, and those on the wrong side."""
    facts = {"first": COLOURS[card.first], "second": COLOURS[card.second], "order": card.order}
    reasons = [reason for place in first_threads(loom, card) for reason in _thread(loom, place, card, reading, facts)]
    total = sum(reason.fact("count") for reason in reasons if reason.rule == "weave.interlace.two-crossings" and reason.holds)
    if total:
        reasons.append(yes("weave.interlace.reading", _members(reasons), **facts, reading=reading, count=total))
        if card.order[0] == card.order[1]:
            reasons.append(yes("weave.interlace.same", _members(reasons), **facts, count=total))
    return reasons or [no("weave.interlace.two-crossings", None, say="none", **facts)]


def _members(reasons: list[Because]) -> dict[str, tuple[str, ...]]:
    return {MEMBER: tuple(dict.fromkeys(piece for reason in reasons if reason.holds for piece in reason.pieces(MEMBER)))}


def _thread(loom: Loom, place: int, card: Interlacing, reading: str, facts: dict) -> list[Because]:
    """What one thread of the first colour makes of its crossings with the second."""
    across = crossings(loom, place, card.second)
    name, sides = place_text(place, loom.holes), seen(loom, place, across)
    facts = facts | {"thread": name, "seen": sides, "crossings": place_texts(across, loom.holes)}
    if len(across) < 2:
        return [no("weave.interlace.two-crossings", {MEMBER: (name, *facts["crossings"])}, say="few", **facts)]
    found = occurrences(loom, place, card, reading)
    reasons = _made(loom, place, found, facts) if found else []
    wrong = _wrong(across, found)
    if not found:
        reasons.append(no("weave.interlace.two-crossings", {MEMBER: (name, *facts["crossings"])}, **facts))
    if wrong and reading != "disjoint":
        marks = {
            MEMBER: (name, *place_texts((other for other in across if other not in wrong), loom.holes)),
            BLOCKER: place_texts(wrong, loom.holes),
            CANDIDATE: tuple(crossing_text(place, other, loom.holes) for other in wrong),
        }
        reasons.append(no("weave.interlace.wrong-side", marks, **facts, wrong=place_texts(wrong, loom.holes)))
    return reasons


def _made(loom: Loom, place: int, found: list[tuple[int, int]], facts: dict) -> list[Because]:
    marks = {MEMBER: (facts["thread"], *place_texts(dict.fromkeys(other for pair in found for other in pair), loom.holes))}
    reasons = [yes("weave.interlace.two-crossings", marks, **facts, count=len(found)), yes("weave.interlace.view", marks, **facts)]
    return reasons + ([yes("weave.interlace.repeat", marks, **facts, count=len(found))] if len(found) > 1 else [])


def _wrong(across: tuple[int, ...], found: list[tuple[int, int]]) -> tuple[int, ...]:
    """The crossed places that spoil an occurrence: the second of each two that follow each other and do not make the pattern."""
    made = set(found)
    return tuple(second for first, second in zip(across, across[1:]) if (first, second) not in made)
