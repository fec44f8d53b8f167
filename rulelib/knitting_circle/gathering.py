"""Where a cat may go and why not elsewhere, and which tile may be taken (knit.gather.*)."""
from rulelib.answer import BLOCKER, CANDIDATE, MEMBER, MISSING, Answer, Because, no, yes
from rulelib.knitting_circle.circle import CATS, EMPTY, SLOTS, Circle, available, reachable
from rulelib.knitting_circle.moves import Gather
from rulelib.knitting_circle.yarn import SIDES, UNKNOWN, tile_text, tile_texts, turned

TURNS = 4  # tiles in a full row (knit.gather.four-turns)


def why_reachable(circle: Circle, cat: int) -> Answer:
    """The spaces, from 1, to which a cat may move; and of every other space why not."""
    reach = reachable(circle, cat)
    own, spaces = circle.cats[cat], circle.spaces
    reasons = list(_reached(circle, cat, reach))
    walk = [(own + step) % spaces for step in range(1, spaces)]
    reasons += [reason for space in walk for reason in _closed(circle, cat, space)]
    far = [space for space in walk if space not in reach and not _closed(circle, cat, space)]
    if far:
        reasons.append(no("knit.gather.move", _pieces(CANDIDATE, far), spaces=_numbers(far), reach=_numbers(reach)))
    if own not in reach and available(circle, own) and reach:
        reasons.append(_stay(cat, own, reach))
    return Answer([space + 1 for space in reach], tuple(reasons))


def _reached(circle: Circle, cat: int, reach: tuple[int, ...]) -> list[Because]:
    """What makes the spaces that it may reach so."""
    if not reach:
        return [no("knit.gather.move", None, say="nowhere", cat=CATS[cat])]
    if reach == (circle.cats[cat],):
        return [yes("knit.gather.own-space", _pieces(MEMBER, reach), space=reach[0] + 1, cat=CATS[cat])]
    return [yes("knit.gather.move", _pieces(MEMBER, reach), cat=CATS[cat], spaces=_numbers(reach))]


def _closed(circle: Circle, cat: int, space: int) -> list[Because]:
    """What closes a space to this cat: another cat, no tile, or both."""
    reasons = []
    for other, at in enumerate(circle.cats):
        if at == space and other != cat:
            reasons.append(no("knit.gather.available", {BLOCKER: (f"cat:{CATS[other]}",)}, say="cat", space=space + 1, cat=CATS[other]))
    if not available(circle, space):
        slots = tuple(f"slot:{space + 1}:{number}" for number in range(1, SLOTS + 1))
        reasons.append(no("knit.gather.available", {MISSING: slots}, say="empty", space=space + 1))
    return reasons


def _stay(cat: int, own: int, reach: tuple[int, ...]) -> Because:
    return no("knit.gather.own-space", _pieces(CANDIDATE, reach), space=own + 1, cat=CATS[cat], reach=_numbers(reach))


def _pieces(role: str, spaces) -> dict[str, tuple[str, ...]]:
    return {role: tuple(f"space:{space + 1}" for space in spaces)}


def _numbers(spaces) -> tuple[int, ...]:
    return tuple(space + 1 for space in spaces)


def may_gather(circle: Circle, cat: int, row: tuple[int, ...], move: Gather) -> bool:
    """Whether `check_gather` says yes, without reasons."""
    return len(row) < TURNS and move.space in reachable(circle, cat) and move.tile in circle.beside(move.space)


def check_gather(circle: Circle, cat: int, row: tuple[int, ...], move: Gather) -> Answer:
    """Whether a cat may move to a space and its player take a tile there, with every rule that is broken; never raises."""
    reasons = [_turns(row), *_walk(circle, cat, move.space)]
    goes = all(reason.holds for reason in reasons)
    if circle.beside(move.space) and not _unknown(circle, move):
        reasons += [reason for reason in _tile(circle, move) if goes or not reason.holds]  # what is taken is told only where the cat may go
    return Answer(all(reason.holds for reason in reasons), tuple(reasons))


def _turns(row: tuple[int, ...]) -> Because:
    if len(row) < TURNS:
        return yes("knit.gather.four-turns", None, number=len(row) + 1)
    return no("knit.gather.four-turns", {BLOCKER: tuple(f"row:{number}" for number in range(1, len(row) + 1))}, count=len(row))


def _walk(circle: Circle, cat: int, space: int) -> list[Because]:
    """Whether the cat reaches the space."""
    reach = reachable(circle, cat)
    if space in reach:
        if space == circle.cats[cat]:
            return _reached(circle, cat, reach)
        steps = yes("knit.gather.move", _pieces(MEMBER, [space]), say="to", cat=CATS[cat], space=space + 1)
        return [steps, *([_skipped(circle, cat, space)] if _between(circle, cat, space) else [])]
    closed = _closed(circle, cat, space)
    if closed:
        return closed
    if space == circle.cats[cat]:
        return [_stay(cat, space, reach)]
    return [no("knit.gather.move", _pieces(CANDIDATE, [space]), spaces=(space + 1,), reach=_numbers(reach))]


def _between(circle: Circle, cat: int, space: int) -> list[int]:
    """The closed spaces that the cat passes on its way."""
    own, spaces = circle.cats[cat], circle.spaces
    walk = [(own + step) % spaces for step in range(1, (space - own) % spaces)]
    return [passed for passed in walk if _closed(circle, cat, passed)]


def _skipped(circle: Circle, cat: int, space: int) -> Because:
    passed = _between(circle, cat, space)
    return yes("knit.gather.available", _pieces(CANDIDATE, passed), say="skipped", spaces=_numbers(passed))


def _tile(circle: Circle, move: Gather) -> list[Because]:
    """Whether the tile lies there, and as it lies (knit.gather.take, knit.gather.keep-side)."""
    lying, tile, space = circle.beside(move.space), tile_text(move.tile), move.space + 1
    names = {number: slot for number, slot in enumerate(circle.slots[SLOTS * move.space : SLOTS * space], 1) if slot != EMPTY}
    slots = tuple(f"slot:{space}:{number}" for number in names)
    if move.tile in lying:
        piece = {MEMBER: tuple(f"slot:{space}:{number}" for number, slot in names.items() if slot == move.tile)[:1]}
        side = yes("knit.gather.keep-side", piece, tile=tile, side=SIDES[move.tile & 1])
        return [yes("knit.gather.take", piece, tile=tile, space=space), side]
    if turned(move.tile) in lying:
        shows = tile_text(turned(move.tile))
        return [no("knit.gather.keep-side", {CANDIDATE: slots}, tile=tile, shows=shows, space=space)]
    return [no("knit.gather.take", {CANDIDATE: slots}, tile=tile, space=space, tiles=tile_texts(lying))]


def _unknown(circle: Circle, move: Gather) -> bool:
    """Whether nobody stated if the tile lies there."""
    lying = circle.beside(move.space)
    return UNKNOWN in lying and move.tile not in lying


def depends_on_slot(circle: Circle, cat: int, row: tuple[int, ...], move: Gather) -> bool:
    """Whether a step would be legal if only the tile that nobody stated were the one wanted."""
    return _unknown(circle, move) and len(row) < TURNS and move.space in reachable(circle, cat)
