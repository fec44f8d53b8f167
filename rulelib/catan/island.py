"""The island's places: 19 lands, 54 corners, 72 edges, 9 harbours (catan.place.corner-edge, catan.island.harbours).

Lands, corners and edges are numbered from 0 in reading order; sets of them are int bit masks. Texts count from 1.
"""
from rulelib.groups import members
from rulelib.hexes import DIRECTIONS, Hex, add, centre, corner, edge

CLOCKWISE_FROM_TOP = (1, 0, 5, 4, 3, 2)  # directions of `hexes.corner`

HEXES: tuple[Hex, ...] = tuple((q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2)
LAND_AT = {hex: land for land, hex in enumerate(HEXES)}


def middle(hexes: frozenset[Hex]) -> tuple[float, float]:
    """The point of a corner (three hexes) or an edge (two), as `hexes.centre` gives points."""
    points = [centre(hex) for hex in hexes]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _reading(hexes: frozenset[Hex]) -> tuple[float, float]:
    x, y = middle(hexes)
    return round(y, 6), round(x, 6)


CORNERS = sorted({corner(hex, way) for hex in HEXES for way in range(6)}, key=_reading)
_CORNER_AT = {hexes: number for number, hexes in enumerate(CORNERS)}
CORNERS_OF_LAND = tuple(tuple(_CORNER_AT[corner(hex, way)] for way in CLOCKWISE_FROM_TOP) for hex in HEXES)
LANDS_OF_CORNER = tuple(tuple(sorted(LAND_AT[hex] for hex in hexes if hex in LAND_AT)) for hexes in CORNERS)
CORNER_POINTS = tuple(middle(hexes) for hexes in CORNERS)
LAND_POINTS = tuple(centre(hex) for hex in HEXES)

_EDGES = {edge(hex, way): tuple(sorted((_CORNER_AT[corner(hex, way - 1)], _CORNER_AT[corner(hex, way)]))) for hex in HEXES for way in range(6)}
ENDS: tuple[tuple[int, int], ...] = tuple(sorted(_EDGES.values()))
EDGE_AT = {ends: number for number, ends in enumerate(ENDS)}
LANDS_OF_EDGE = tuple(tuple(sorted(set(LANDS_OF_CORNER[a]) & set(LANDS_OF_CORNER[b]))) for a, b in ENDS)

STEPS = tuple(tuple((1 << number, b if a == here else a) for number, (a, b) in enumerate(ENDS) if here in (a, b)) for here in range(len(CORNERS)))
EDGES_AT = tuple(sum(bit for bit, _ in steps) for steps in STEPS)
NEIGHBOURS = tuple(sum(1 << far for _, far in steps) for steps in STEPS)
LAND_CORNERS = tuple(sum(1 << number for number in corners) for corners in CORNERS_OF_LAND)

HARBOURS = tuple(EDGE_AT[a - 1, b - 1] for a, b in ((1, 4), (2, 6), (11, 16), (27, 33), (43, 47), (50, 53), (48, 52), (34, 39), (12, 17)))
HARBOUR_CORNERS = tuple(1 << ENDS[number][0] | 1 << ENDS[number][1] for number in HARBOURS)

COAST = tuple(land for land, hex in enumerate(HEXES) if any(add(hex, step) not in LAND_AT for step in DIRECTIONS))


def bits(mask: int) -> list[int]:
    """The places of a mask, lowest first."""
    return list(members(mask))


def edge_text(number: int) -> str:
    """An edge as its two corners, from 1: `12-17`."""
    a, b = ENDS[number]
    return f"{a + 1}-{b + 1}"


def corner_names(mask: int) -> tuple[str, ...]:
    """The corners of a mask as pieces of a picture: `corner:14`."""
    return tuple(f"corner:{number + 1}" for number in bits(mask))


def edge_names(edges: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """Edges as pieces of a picture, in the order given: `edge:12-17`."""
    return tuple(f"edge:{edge_text(number)}" for number in edges)


def land_name(land: int) -> str:
    """A land as a piece of a picture: `land:10`."""
    return f"land:{land + 1}"
