"""Why an interlacing card counts what it counts (weave.interlace.*)."""
from rulelib.answer import BLOCKER, CANDIDATE, MEMBER, Because, no, yes
from rulelib.warp_and_weft.cards import Interlacing
from rulelib.warp_and_weft.counting import crossings, first_threads, occurrences, orders, seen
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
        return [no("weave.interlace.two-crossings", {MEMBER: (name, *facts["crossings"])}, say="few" if across else "no-crossing", **facts)]
    found = occurrences(loom, place, card, reading)
    reasons = _made(loom, place, found, facts) if found else []
    fitting = [pair for pair in zip(across, across[1:]) if seen(loom, place, pair) in orders(card, reading)]
    if not fitting:
        reasons.append(no("weave.interlace.two-crossings", {MEMBER: (name, *facts["crossings"])}, **facts))
    return reasons + _on_wrong_side(loom, place, _wrong(across, fitting), facts) + _left_out(loom, fitting, found, reading, facts)


def _on_wrong_side(loom: Loom, place: int, wrong: tuple[int, ...], facts: dict) -> list[Because]:
    """The crossings that spoil an occurrence (weave.interlace.wrong-side)."""
    if not wrong:
        return []
    names = place_texts(wrong, loom.holes)
    marks = {
        MEMBER: (facts["thread"], *(other for other in facts["crossings"] if other not in names)),
        BLOCKER: names,
        CANDIDATE: tuple(crossing_text(place, other, loom.holes) for other in wrong),
    }
    return [no("weave.interlace.wrong-side", marks, **facts, wrong=names)]


def _left_out(loom: Loom, fitting: list, found: list, reading: str, facts: dict) -> list[Because]:
    """The pairs in the right order that the reading does not count: B threads apart, or one used already (weave.interlace.reading)."""
    pairs = tuple(" ".join(place_texts(pair, loom.holes)) for pair in fitting if pair not in found)
    say = "apart" if reading == "neighbours" else "used"
    return [no("weave.interlace.reading", {MEMBER: (facts["thread"], *facts["crossings"])}, say=say, **facts, pairs=pairs)] if pairs else []


def _made(loom: Loom, place: int, found: list[tuple[int, int]], facts: dict) -> list[Because]:
    marks = {MEMBER: (facts["thread"], *place_texts(dict.fromkeys(other for pair in found for other in pair), loom.holes))}
    reasons = [yes("weave.interlace.two-crossings", marks, **facts, count=len(found)), yes("weave.interlace.view", marks, **facts)]
    return reasons + ([yes("weave.interlace.repeat", marks, **facts, count=len(found))] if len(found) > 1 else [])


def _wrong(across: tuple[int, ...], fitting: list[tuple[int, int]]) -> tuple[int, ...]:
    """Of each two that follow each other and do not fit, the one that no fitting pair uses; the second where that is both or neither."""
    used = {other for pair in fitting for other in pair}
    spoilt = [pair for pair in zip(across, across[1:]) if pair not in fitting]
    return tuple(dict.fromkeys(first if second in used and first not in used else second for first, second in spoilt))
