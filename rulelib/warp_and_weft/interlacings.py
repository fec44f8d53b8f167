"""Why an interlacing card counts what it counts (weave.interlace.*)."""
from rulelib.answer import BLOCKER, CANDIDATE, MEMBER, Because, no, yes
from rulelib.warp_and_weft.cards import Interlacing
from rulelib.warp_and_weft.counting import crossings, first_threads, occurrences, orders, seen
from rulelib.warp_and_weft.loom import Loom
from rulelib.warp_and_weft.threads import COLOURS, crossing_text, place_text, place_texts


def why_interlaced(loom: Loom, card: Interlacing, reading: str) -> list[Because]:
    """Thread by thread of the first colour: the crossings that make the pattern, and those on the wrong side."""
    facts = {"first": COLOURS[card.first], "second": COLOURS[card.second], "order": card.order}
    threads = first_threads(loom, card)
    reasons = [reason for place in threads for reason in _thread(loom, place, card, reading, facts)]
    made = [reason for reason in reasons if reason.rule == "weave.interlace.two-crossings" and reason.holds]
    total = sum(reason.fact("count") for reason in made)
    if total:
        reasons.append(yes("weave.interlace.view", _members(reasons), **facts, threads=tuple(reason.fact("thread") for reason in made)))
        reasons.append(yes("weave.interlace.reading", _members(reasons), **facts, reading=reading, count=total))
        if card.order[0] == card.order[1]:
            reasons.append(yes("weave.interlace.same", _members(reasons), **facts, count=total))
    elif not threads:
        return [no("weave.interlace.two-crossings", None, say="none", **facts)]
    return reasons + ([] if total else _too_few(loom, threads, card, facts))


def _too_few(loom: Loom, threads: tuple[int, ...], card: Interlacing, facts: dict) -> list[Because]:
    """The threads of the first colour that do not even cross two of the second."""
    few = [place for place in threads if len(crossings(loom, place, card.second)) < 2]
    across = dict.fromkeys(other for place in few for other in crossings(loom, place, card.second))
    names = place_texts(few, loom.holes)
    marks = {MEMBER: (*names, *place_texts(across, loom.holes))}
    return [no("weave.interlace.two-crossings", marks, say="few", **facts, threads=names)] if few else []


def _members(reasons: list[Because]) -> dict[str, tuple[str, ...]]:
    return {MEMBER: tuple(dict.fromkeys(piece for reason in reasons if reason.holds for piece in reason.pieces(MEMBER)))}


def _thread(loom: Loom, place: int, card: Interlacing, reading: str, facts: dict) -> list[Because]:
    """What one thread of the first colour makes of its crossings with the second."""
    across = crossings(loom, place, card.second)
    name, sides = place_text(place, loom.holes), seen(loom, place, across)
    facts = facts | {"thread": name, "seen": sides, "crossings": place_texts(across, loom.holes)}
    if len(across) < 2:
        return []
    found = occurrences(loom, place, card, reading)
    reasons = _made(loom, place, found, facts) if found else []
    fitting = [pair for pair in zip(across, across[1:]) if seen(loom, place, pair) in orders(card)]
    if not found and (reading == "fixed" or not fitting):
        reasons.append(no("weave.interlace.two-crossings", {MEMBER: (name, *facts["crossings"])}, **facts))
    return reasons + _on_wrong_side(loom, place, _wrong(across, sides, card, reading), facts) + _left_out(loom, fitting, found, reading, facts)


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
    """The pairs in an order of the card that the reading does not count (weave.interlace.reading)."""
    pairs = tuple(" ".join(place_texts(pair, loom.holes)) for pair in fitting if pair not in found)
    say = {"neighbours": "apart", "fixed": "direction"}.get(reading, "used")
    return [no("weave.interlace.reading", {MEMBER: (facts["thread"], *facts["crossings"])}, say=say, **facts, pairs=pairs)] if pairs else []


def _made(loom: Loom, place: int, found: list[tuple[int, int]], facts: dict) -> list[Because]:
    marks = {MEMBER: (facts["thread"], *place_texts(dict.fromkeys(other for pair in found for other in pair), loom.holes))}
    reasons = [yes("weave.interlace.two-crossings", marks, **facts, count=len(found))]
    return reasons + ([yes("weave.interlace.repeat", marks, **facts, count=len(found))] if len(found) > 1 else [])


def _wrong(across: tuple[int, ...], sides: str, card: Interlacing, reading: str) -> tuple[int, ...]:
    """The crossed places that spoil an occurrence, wherever the reading looks for one; without their threads nothing is spoilt."""
    tried = [at for at in range(len(across) - 1) if reading != "neighbours" or across[at + 1] - across[at] == 1]
    if card.order[0] == card.order[1]:
        near = sorted({each for at in tried for each in (at, at + 1)})
        return tuple(across[at] for at in near if sides[at] != card.order[0])
    alike = [at for at in tried if sides[at] == sides[at + 1]]
    used = {each for at in tried if at not in alike for each in (at, at + 1)}
    return tuple(across[at] for run in _runs(alike) for at in run if at != _right(run, used))


def _runs(alike: list[int]) -> list[range]:
    """The crossings that follow each other on one side, run by run."""
    runs: list[range] = []
    for at in alike:
        if runs and runs[-1][-1] == at:
            runs[-1] = range(runs[-1][0], at + 2)
        else:
            runs.append(range(at, at + 2))
    return runs


def _right(run: range, used: set[int]) -> int:
    """The crossing of a run that is not to blame: one that makes an occurrence, else the first."""
    return run[-1] if run[-1] in used and run[0] not in used else run[0]
