"""The longest trail of one player's roads: no road twice, branches not added, cut at others' towns (catan.longest-road.*).

`roads` is a mask of edges, `walls` a mask of the corners with another player's town: a trail may end there, not go on.
"""
from itertools import combinations

from rulelib.catan.island import EDGES_AT, ENDS, STEPS, bits

_END = len(STEPS)  # stands for a corner from which a trail does not go on
_ON = tuple({sum(road for road, _ in some): some for number in range(4) for some in combinations(steps, number)} for steps in STEPS) + ({0: ()},)
_AT = (*EDGES_AT, 0)


def length(roads: int, walls: int = 0) -> int:
    """How many roads the longest trail has."""
    best, left = 0, roads
    while left:
        a, b = ENDS[(left & -left).bit_length() - 1]
        root = b if walls >> a & 1 else a
        if walls >> root & 1:
            best, left = best or 1, left & (left - 1)
            continue
        part = left
        corners, parents, left = _spread(root, left, walls)
        found = _diameter(parents) if corners else _round_about(part & ~left, walls)
        best = found if found > best else best
    return best


def _spread(root: int, left: int, walls: int) -> tuple[list[int], list[int], int]:
    """The corners of one part, each with the place in the list of the one before it, and the roads of other parts; no corners where a loop closes."""
    corners, parents, seen, place, loop = [root], [0], walls | 1 << root, 0, False
    for corner in corners:
        for road, far in _ON[corner][_AT[corner] & left]:
            left ^= road
            if not seen >> far & 1:
                seen |= 1 << far
                corners.append(far)
            else:
                loop = loop or not walls >> far & 1
                corners.append(_END)
            parents.append(place)
        place += 1
    return ([] if loop else corners), parents, left


def _diameter(parents: list[int]) -> int:
    """The longest path of a tree that is given by the parents of its corners."""
    best, arms = 0, [0] * len(parents)
    for place in range(len(parents) - 1, 0, -1):
        before = parents[place]
        arm, other = arms[place] + 1, arms[before]
        if arm + other > best:
            best = arm + other
        if arm > other:
            arms[before] = arm
    return best


def _round_about(roads: int, walls: int) -> int:
    """The longest trail of one part that has loops."""
    best, most = 0, roads.bit_count()
    for corner in _starts(roads, walls):
        best = max(best, _reach(corner, roads, walls))
        if best == most:
            break
    return best


def _reach(corner: int, roads: int, walls: int) -> int:
    """The longest way on from a corner, every turning tried."""
    best = 0
    for road, far in _ON[corner][EDGES_AT[corner] & roads]:
        arm = 1 if walls >> far & 1 else 1 + _reach(far, roads ^ road, walls)
        if arm > best:
            best = arm
    return best


def _starts(roads: int, walls: int) -> list[int]:
    """Where a longest trail of one part can begin: an odd number of roads, or another's town; without these it is a round tour, from anywhere."""
    corners = sorted({corner for edge in bits(roads) for corner in ENDS[edge]})
    odd = [corner for corner in corners if walls >> corner & 1 or (EDGES_AT[corner] & roads).bit_count() % 2]
    return odd or corners[:1]


def longest_trail(roads: int, walls: int = 0) -> tuple[int, ...]:
    """The edges of a longest trail, in order; the first one found."""
    best: tuple[int, ...] = ()
    for part in _parts(roads, walls):
        for corner in _starts(part, walls):
            trail = _trail_on(corner, part, walls)
            best = trail if len(trail) > len(best) else best
    return best


def _parts(roads: int, walls: int) -> list[int]:
    """The roads, as far as each hangs together without passing another's town."""
    parts = []
    while roads:
        a, b = ENDS[(roads & -roads).bit_length() - 1]
        root = b if walls >> a & 1 else a
        left = roads & (roads - 1) if walls >> root & 1 else _spread(root, roads, walls)[2]
        parts.append(roads & ~left)
        roads = left
    return parts


def _trail_on(corner: int, roads: int, walls: int) -> tuple[int, ...]:
    """The longest trail that begins at a corner."""
    best: tuple[int, ...] = ()
    for road, far in _ON[corner][EDGES_AT[corner] & roads]:
        on = () if walls >> far & 1 else _trail_on(far, roads ^ road, walls)
        if len(on) >= len(best):
            best = (road.bit_length() - 1, *on)
    return best


def cuts(roads: int, walls: int) -> tuple[tuple[int, int], ...]:
    """The corners where another's town keeps the trail short, each with the length there would be without it."""
    now = length(roads, walls)
    there = [corner for corner in bits(walls) if (EDGES_AT[corner] & roads).bit_count() > 1]
    without = [(corner, length(roads, walls & ~(1 << corner))) for corner in there]
    return tuple((corner, then) for corner, then in without if then > now)
