"""Why a sequence of colours is a pattern, or what breaks it and which change of one tile would make one (knit.pattern.*)."""
from collections.abc import Callable

from rulelib.answer import BLOCKER, MEMBER, Answer, Because, no, yes
from rulelib.knitting_circle.deck import COLOUR_BLOCK, PATTERNS, SOLID, STRIPES, SYMMETRY
from rulelib.knitting_circle.patterns import FEWEST, blocks, pattern

Colours = tuple[int, ...]
Name = Callable[[int], str]


def why_pattern(colours: Colours, name: Name, before: str = "") -> Answer:
    """The pattern of a sequence, and why; `before` stands before the spaces that are marked, as in `g1:s3`."""
    found = pattern(colours)
    reasons = _made(colours, found, name) if found else _missed(colours, name)
    return Answer(PATTERNS[found], Answer(found, tuple(reasons)).under(before).because)


def spaces_of(places) -> tuple[str, ...]:
    """The names of some spaces, given from 0."""
    return tuple(f"s{place + 1}" for place in places)


def near(colours: Colours) -> dict[int, tuple[int, int]]:
    """The patterns that a change of one tile would make: pattern to (space, colour), the lowest space first."""
    found: dict[int, tuple[int, int]] = {}
    for place in reversed(range(len(colours))):
        for colour in dict.fromkeys(colours):
            made = pattern(colours[:place] + (colour,) + colours[place + 1 :])
            if made and colour != colours[place]:
                found.setdefault(made, (place, colour))
    return found


def _made(colours: Colours, found: int, name: Name) -> list[Because]:
    marks = {MEMBER: spaces_of(range(len(colours)))}
    sizes = [len(block) for block in blocks(colours)]
    if found == STRIPES:
        reasons = [yes("knit.pattern.stripes", marks, first=name(colours[0]), second=name(colours[1]), count=len(colours))]
    elif found == COLOUR_BLOCK:
        reasons = [
            yes("knit.pattern.colour-block", marks, count=len(sizes), sizes=tuple(sizes)),
            yes("knit.pattern.block-run", marks, smallest=min(sizes)),
        ]
    elif found == SYMMETRY:
        reasons = [yes("knit.pattern.symmetry", marks, count=len(colours)), *_no_stripes(colours)]
    else:
        reasons = [yes("knit.pattern.solid", marks, colour=name(colours[0]), count=len(colours))]
    if found != SYMMETRY and len(colours) >= FEWEST[SYMMETRY] and colours == colours[::-1]:
        reasons.append(yes("knit.pattern.one-a-garment", marks, pattern=PATTERNS[found], also=PATTERNS[SYMMETRY]))
    return reasons


def _missed(colours: Colours, name: Name) -> list[Because]:
    """Pattern by pattern what breaks it; a change of one tile where one would do."""
    close = near(colours)
    told = {pattern: [_change(pattern, *close[pattern], colours, name)] for pattern in close}
    told.setdefault(STRIPES, _no_stripes(colours) or _many_colours(colours))
    told[COLOUR_BLOCK] = _no_blocks(colours, name) or told.get(COLOUR_BLOCK, [])
    told.setdefault(SYMMETRY, _no_symmetry(colours))
    told.setdefault(SOLID, _few(SOLID, colours))
    return [reason for pattern in (STRIPES, COLOUR_BLOCK, SYMMETRY, SOLID) for reason in told[pattern]]


def _change(wanted: int, place: int, colour: int, colours: Colours, name: Name) -> Because:
    marks = {BLOCKER: spaces_of([place])}
    return no(f"knit.pattern.{PATTERNS[wanted]}", marks, space=place + 1, colour=name(colour), shows=name(colours[place]))


def _few(wanted: int, colours: Colours) -> list[Because]:
    """That there are too few tiles for a pattern, where there are."""
    if len(colours) >= FEWEST[wanted]:
        return []
    return [no(f"knit.pattern.{PATTERNS[wanted]}", None, say="few", count=len(colours), needed=FEWEST[wanted])]


def _no_stripes(colours: Colours) -> list[Because]:
    """Two colours that do not alternate: the second of two tiles alike in a row."""
    if len(colours) < FEWEST[STRIPES] or len(set(colours)) != 2:
        return _few(STRIPES, colours)
    wide = [place for place in range(1, len(colours)) if colours[place] == colours[place - 1]]
    return [no("knit.pattern.stripes", {BLOCKER: spaces_of(wide)}, say="wide", spaces=_numbers(wide))]


def _many_colours(colours: Colours) -> list[Because]:
    """A third colour, and more: stripes have two. The tiles of the colours after the first two are marked."""
    kinds = list(dict.fromkeys(colours))
    more = [place for place, colour in enumerate(colours) if colour in kinds[2:]]
    return [no("knit.pattern.stripes", {BLOCKER: spaces_of(more)}, say="many", count=len(kinds))] if more else []


def _no_blocks(colours: Colours, name: Name) -> list[Because]:
    """A colour in two blocks, or else a block of a single tile."""
    if len(colours) < FEWEST[COLOUR_BLOCK]:
        return _few(COLOUR_BLOCK, colours)
    runs = blocks(colours)
    seen: set[int] = set()
    for run in runs:
        if colours[run[0]] in seen:
            if COLOUR_BLOCK in near(colours):
                return []
            return [no("knit.pattern.colour-block", {BLOCKER: spaces_of(run)}, say="again", colour=name(colours[run[0]]), spaces=_numbers(run))]
        seen.add(colours[run[0]])
    single = [run[0] for run in runs if len(run) == 1]
    return [no("knit.pattern.block-run", {BLOCKER: spaces_of(single)}, spaces=_numbers(single))]


def _no_symmetry(colours: Colours) -> list[Because]:
    """The pairs, from both ends inwards, that differ; the lower tile of each is marked."""
    if len(colours) < FEWEST[SYMMETRY]:
        return _few(SYMMETRY, colours)
    last = len(colours) - 1
    wrong = [last - place for place in range(len(colours) // 2) if colours[place] != colours[last - place]]
    return [no("knit.pattern.symmetry", {BLOCKER: spaces_of(wrong)}, say="pairs", spaces=_numbers(sorted(wrong)), pairs=len(wrong))]


def _numbers(places) -> tuple[int, ...]:
    return tuple(place + 1 for place in places)


def letter(colour: int) -> str:
    """A colour of a bare pattern as its letter."""
    return "ABCDEF"[colour] if colour < 6 else "?"


