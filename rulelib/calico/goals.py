"""Design goals: how many of each colour or pattern lie around, and the two values (calico.design.*)."""
from typing import NamedTuple

from rulelib.answer import BLOCKER, MEMBER, MISSING, Answer, Because, no, yes
from rulelib.calico.board import GOAL_CELLS, NEAR, SPACES, names
from rulelib.calico.patches import COLOURS, PATTERNS
from rulelib.calico.quilt import Quilt
from rulelib.groups import groups, members


class Goal(NamedTuple):
    """A goal tile: its rule, how many of each letter it wants, the lower value and the higher one."""

    name: str
    rule: str
    counts: tuple[int, ...]
    lower: int
    higher: int


GOALS = {
    goal.name: goal
    for goal in (
        Goal("not-equal", "calico.design.all-different", (1, 1, 1, 1, 1, 1), 10, 15),
        Goal("AAA-BBB", "calico.design.three-three", (3, 3), 8, 13),
        Goal("AA-BB-CC", "calico.design.three-pairs", (2, 2, 2), 7, 11),
        Goal("AAAA-BB", "calico.design.four-two", (4, 2), 8, 14),
        Goal("AAA-BB-C", "calico.design.three-two-one", (3, 2, 1), 7, 11),
        Goal("AA-BB-C-D", "calico.design.two-pairs", (2, 2, 1, 1), 5, 8),
    )
}


def split(planes: tuple[int, ...], around: int) -> tuple[int, ...]:
    """How the patches on some cells divide by colour (or pattern), most first: (4, 2)."""
    return tuple(sorted([(cells & around).bit_count() for cells in planes if cells & around], reverse=True))


def goal_points(quilt: Quilt, space: int) -> int:
    """The points of the goal in a space (0 top, 1 right, 2 left), without reasons (calico.design.lower-or-higher)."""
    goal, around = GOALS[quilt.goals[space]], NEAR[GOAL_CELLS[space]]
    if around & quilt.free:
        return 0
    fulfilled = (split(quilt.colours, around) == goal.counts) + (split(quilt.patterns, around) == goal.counts)
    return (0, goal.lower, goal.higher)[fulfilled]


def judge(quilt: Quilt, space: int) -> Answer:
    """The points of the goal in a space (0 top, 1 right, 2 left), and why (calico.design.six-around)."""
    goal, around = GOALS[quilt.goals[space]], NEAR[GOAL_CELLS[space]]
    facts = {"goal": goal.name, "space": SPACES[space]}
    if around & quilt.free:
        lying = 6 - (around & quilt.free).bit_count()
        marks = {MEMBER: names(around & ~quilt.free), MISSING: names(around & quilt.free)}
        return Answer(0, (no("calico.design.unfinished", marks, **facts, had=lying, missing=names(around & quilt.free)),))
    ways = [way for way, planes in (("colours", quilt.colours), ("patterns", quilt.patterns)) if split(planes, around) == goal.counts]
    points = (0, goal.lower, goal.higher)[len(ways)]
    reasons = _fulfilled(quilt, goal, around, facts, ways, points) if ways else ()
    reasons += tuple(_spoilt(quilt, goal, around, facts, way) for way in ("colours", "patterns") if way not in ways)
    if not ways:
        marks = {MEMBER: names(around)}
        reasons += (no("calico.design.lower-or-higher", marks, **facts, ways="neither", points=0),)
        if len(goal.counts) < 6:
            both = {"colours": _dashes(split(quilt.colours, around)), "patterns": _dashes(split(quilt.patterns, around))}
            reasons += (no("calico.design.not-mixed", marks, **facts, **both, needed=_dashes(goal.counts)),)
    return Answer(points, reasons)


def _fulfilled(quilt: Quilt, goal: Goal, around: int, facts: dict, ways: list[str], points: int) -> tuple[Because, ...]:
    marks = {MEMBER: names(around)}
    way = "both" if len(ways) == 2 else ways[0]
    reasons = [
        yes(goal.rule, marks, **facts, ways=way, points=points),
        yes("calico.design.lower-or-higher", marks, **facts, ways=way, points=points),
        yes("calico.design.six-around", marks, **facts, cells=names(around)),
    ]
    planes = quilt.colours if ways[0] == "colours" else quilt.patterns
    apart = [letter for letter, cells in enumerate(planes) if len(groups(cells & around, NEAR)) > 1]
    if apart:
        words = (COLOURS if ways[0] == "colours" else PATTERNS)[apart[0]]
        cells = names(planes[apart[0]] & around)
        reasons.append(yes("calico.design.no-adjacency", {MEMBER: names(around)}, **facts, letter=words, cells=cells))
        reasons.append(yes("calico.design.letters-no-place", {MEMBER: names(around)}, **facts))
    return tuple(reasons)


def _spoilt(quilt: Quilt, goal: Goal, around: int, facts: dict, way: str) -> Because:
    """Why six colours (or patterns) are not what the goal asks: the letters that are there too often (calico.design.letters-differ)."""
    planes, words = (quilt.colours, COLOURS) if way == "colours" else (quilt.patterns, PATTERNS)
    counts = [(cells & around).bit_count() for cells in planes]
    order = sorted((index for index in range(6) if counts[index]), key=counts.__getitem__, reverse=True)
    wanted = goal.counts + (0,) * 6
    too_many = [index for place, index in enumerate(order) if counts[index] > wanted[place]]
    spoilers = sum(planes[index] & around for index in too_many)
    marks = {MEMBER: names(around & ~spoilers), BLOCKER: names(spoilers)}
    had = _dashes(split(planes, around))
    return no(
        "calico.design.letters-differ",
        marks,
        **facts,
        way=way,
        needed=_dashes(goal.counts),
        had=had,
        spoilers=tuple(words[index] for index in too_many),
        cells=tuple(name for index in too_many for name in names(planes[index] & around)),
    )


def _dashes(counts: tuple[int, ...]) -> str:
    return "-".join(map(str, counts))


def judge_all(quilt: Quilt) -> Answer:
    """All three goals: {top: 8, right: 0, left: 11}, and why."""
    answers = [judge(quilt, space) for space in range(3)]
    return Answer({space: answer.value for space, answer in zip(SPACES, answers)}, tuple(r for answer in answers for r in answer.because))


def open_spaces(quilt: Quilt, space: int) -> tuple[int, ...]:
    """The cells around a goal that are still free."""
    return tuple(members(NEAR[GOAL_CELLS[space]] & quilt.free))
