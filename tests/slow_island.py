"""Catan's island laid out a second time, by its points on paper; for tests only, and without rulelib.

Lands are hexes with a corner up and sides of length 1, numbered from 1 as the ledger numbers them. A
road is the pair of its corners, the smaller first.
"""
from functools import cache
from itertools import combinations
from math import atan2, cos, dist, pi, radians, sin, sqrt

ROWS = (3, 4, 5, 4, 3)
SPACES = [((place - (row - 1) / 2) * sqrt(3), 1.5 * number) for number, row in enumerate(ROWS) for place in range(row)]
LANDS = dict(enumerate(SPACES, 1))
MIDDLE = LANDS[10]


def corner_points(land: int) -> list[tuple[float, float]]:
    """The six corners of a land, from the top, clockwise (y grows downwards)."""
    x, y = LANDS[land]
    return [(x + cos(radians(60 * turn - 90)), y + sin(radians(60 * turn - 90))) for turn in range(6)]


def apart(one: tuple[float, float], other: tuple[float, float], length: float) -> bool:
    """Whether two points lie a length from each other."""
    return abs(dist(one, other) - length) < 0.01


def reading_order(point: tuple[float, float]) -> tuple[float, float]:
    """Rows from the top, each from the left."""
    return round(point[1], 3), round(point[0], 3)


def laid_out() -> dict[int, tuple[float, float]]:
    """All corners, each once, in reading order."""
    points = {reading_order(point): point for land in LANDS for point in corner_points(land)}
    return {number: points[place] for number, place in enumerate(sorted(points), 1)}


CORNERS = laid_out()
EDGES = [(a, b) for a, b in combinations(CORNERS, 2) if apart(CORNERS[a], CORNERS[b], 1)]
NEXT_TO = {corner: {a + b - corner for a, b in EDGES if corner in (a, b)} for corner in CORNERS}
CORNERS_OF = {land: [next(corner for corner, at in CORNERS.items() if apart(at, point, 0)) for point in corner_points(land)] for land in LANDS}
LANDS_AT = {corner: {land for land in LANDS if corner in CORNERS_OF[land]} for corner in CORNERS}
LANDS_BESIDE = {edge: LANDS_AT[edge[0]] & LANDS_AT[edge[1]] for edge in EDGES}
COAST_LANDS = [land for land in LANDS if any(len(LANDS_AT[corner]) < 3 for corner in CORNERS_OF[land])]
COAST_EDGES = [edge for edge in EDGES if len(LANDS_BESIDE[edge]) == 1]

# Printed on the frame, as the ledger lists them: corners, land, kind.
FRAME = (
    ((1, 4), 1, "any"), ((2, 6), 2, "grain"), ((11, 16), 7, "ore"), ((27, 33), 12, "any"), ((43, 47), 16, "wool"),
    ((50, 53), 18, "any"), ((48, 52), 17, "any"), ((34, 39), 13, "brick"), ((12, 17), 4, "lumber"),
)  # fmt: skip


def angle(point: tuple[float, float]) -> float:
    """How far a point lies round the middle, against the clock."""
    return atan2(MIDDLE[1] - point[1], point[0] - MIDDLE[0]) % (2 * pi)


def ring_from(start: int, ring: list[int]) -> list[int]:
    """The lands of a ring in the order in which they are met against the clock."""
    return sorted(ring, key=lambda land: round(angle(LANDS[land]) - angle(LANDS[start]), 6) % (2 * pi))


def spiral(start: int) -> list[int]:
    """All lands from a coast land inwards."""
    coast = ring_from(start, COAST_LANDS)
    inner = [land for land in LANDS if land not in COAST_LANDS and land != 10]
    entry = next(land for land in inner if all(apart(LANDS[land], LANDS[other], sqrt(3)) for other in (coast[0], coast[11])))
    return [*coast, *ring_from(entry, inner), 10]


def chips(lands: list[str], start: int) -> list[int]:
    """The chip of every land, 0 for the desert, with A on a start."""
    numbers, lying = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11], {}
    for land in spiral(start):
        lying[land] = 0 if lands[land - 1] == "desert" else numbers.pop(0)
    return [lying[land] for land in LANDS]


def trails_on(corner: int, left: frozenset, walls: frozenset) -> int:
    """The most roads that a path can still use from a corner, of those that are left."""
    best = 0
    for road in left:
        if corner in road:
            far = sum(road) - corner
            best = max(best, 1 + (0 if far in walls else trails_on(far, left - {road}, walls)))
    return best


def longest(roads: set[tuple[int, int]], walls: set[int]) -> int:
    """The longest path that uses no road twice and passes no wall: every path is tried, from everywhere."""
    return tried(frozenset(roads), frozenset(walls & {end for road in roads for end in road}))


@cache
def tried(roads: frozenset, walls: frozenset) -> int:
    """The same, remembered for the network."""
    return max((trails_on(corner, roads, walls) for corner in {end for road in roads for end in road}), default=0)


def is_trail(roads: list[tuple[int, int]], walls: set[int]) -> bool:
    """Whether roads in this order are one path, each once, with no wall between two of them."""
    ends = set(roads[0]) if roads else set()
    for road in roads[1:]:
        ends = {sum(road) - corner for corner in ends if corner in road and corner not in walls}
    return len(set(roads)) == len(roads) and (bool(ends) or not roads)
