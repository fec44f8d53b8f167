"""The island as pieces: sea, lands, harbours, edges with their roads, corners with their towns, the robber."""
from functools import lru_cache
from math import atan2, degrees

from figures import catan_pieces as drawn
from figures.catan_marks import robber_mark, round_mark, side, spot
from figures.hex_marks import mark
from figures.paper import CREAM, INK, Layer, Letter, Stroke, hexagon, mix, panel, polygon
from figures.sheet import Look
from rulelib.catan.island import CORNER_POINTS, ENDS, HARBOURS, LAND_POINTS, bits, edge_text
from rulelib.catan.lands import Island
from rulelib.catan.table import Table

Spot = tuple[float, float]
_REACH_OF_EDGE = polygon([(-0.24, -0.22), (0.24, -0.22), (0.24, 0.22), (-0.24, 0.22)])
SIZE = (11.9, 10.4)
MIDDLE = (SIZE[0] / 2, SIZE[1] / 2)
_REACH = 5.9
FRAME = tuple((_REACH * x, _REACH * y) for x, y in ((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866)))
EDGE_POINTS = tuple(tuple((one + other) / 2 for one, other in zip(CORNER_POINTS[a], CORNER_POINTS[b])) for a, b in ENDS)


def _slope(edge: int) -> int:
    """The way of an edge in degrees with the clock: 90 upright, 30 falling, -30 rising."""
    (ax, ay), (bx, by) = (CORNER_POINTS[corner] for corner in ENDS[edge])
    return round(degrees(atan2(by - ay, bx - ax))) if bx > ax + 0.01 else round(degrees(atan2(ay - by, ax - bx))) if bx < ax - 0.01 else 90


SLOPES = tuple(map(_slope, range(len(ENDS))))


def _harbour_point(edge: int) -> Spot:
    """Out at sea before an edge of the coast."""
    x, y = EDGE_POINTS[edge]
    away = [end - start for start, end in zip(_coast_land(edge), (x, y))]
    length = (away[0] ** 2 + away[1] ** 2) ** 0.5
    return x + 0.78 * away[0] / length, y + 0.78 * away[1] / length


def _coast_land(edge: int) -> Spot:
    from_here = EDGE_POINTS[edge]
    return min(LAND_POINTS, key=lambda point: (point[0] - from_here[0]) ** 2 + (point[1] - from_here[1]) ** 2)


HARBOUR_POINTS = tuple(map(_harbour_point, HARBOURS))
_PIERS = tuple((point, CORNER_POINTS[end]) for edge, point in zip(HARBOURS, HARBOUR_POINTS) for end in ENDS[edge])
WAVES = ((-2.3, -4.72), (2.5, -4.68), (0.1, -4.7), (4.8, -0.9), (-5.05, 0.35), (4.65, 1.3), (-2.4, 4.75), (0.3, 4.75), (2.6, 4.75), (-3.75, 2.9))


def at_corner(colour: str, kind: str, roles: tuple[str, ...], name: str) -> Layer:
    """A corner: nearly unseen as long as it is free; its town, its marks, its number."""
    reach = Stroke(hexagon(0.36))  # not seen: where a click hits the corner
    town = (((drawn.city if kind == "city" else drawn.settlement), colour),) if colour else ((faint,),)
    marked = ((spot, roles, 0.54 if kind == "city" else 0.4 if kind else 0.26, not kind),) if roles else ()
    return (reach, *town, *marked, *(((named, name, bool(kind), bool(roles)),) if name else ()))


def faint() -> Layer:
    """The spot of a free corner."""
    return (Stroke(hexagon(0.06), CREAM, mix(INK, CREAM, 0.45), 0.02),)


def named(text: str, town: bool, marked: bool) -> Layer:
    """A corner's number on a pill, beneath a town or a mark; the middle of the edge below stays free to click."""
    y = 0.35 if town else 0.31 if marked else 0.0
    wide, high = 0.12 + 0.08 * len(text), 0.13 if town else 0.15
    return Stroke(panel(-wide, y - high, wide, y + high, high - 0.01), CREAM, INK, 0.025), Letter(text, 0, y, 0.24)


def on_edge(colour: str, slope: int, roles: tuple[str, ...], name: str) -> Layer:
    """An edge: unseen as long as it is free; its road, its marks, its name."""
    reach = Stroke(drawn.turned(_REACH_OF_EDGE, slope))
    lying = ((drawn.road, colour, slope),) if colour else ()
    marked = ((side, roles, slope, not colour),) if roles else ()
    return (reach, *lying, *marked, *(((edge_named, name),) if name else ()))


def edge_named(text: str) -> Layer:
    """An edge's name on a small pill."""
    wide = 0.07 + 0.053 * len(text)
    return Stroke(panel(-wide, -0.11, wide, 0.11, 0.1), CREAM, INK, 0.02), Letter(text, 0, 0, 0.16)


def _owners(lying: tuple[tuple[str, int], ...]) -> dict[int, str]:
    """The colour of every corner or edge that has a piece."""
    return {place: colour for colour, mask in lying for place in bits(mask)}


@lru_cache(maxsize=128)
def ground(island: Island, roles: tuple, names: bool, at: Spot, letters: tuple[str, ...] = ()) -> dict[str, Look]:
    """Sea, lands and harbours; pairs of a name and its roles; `letters` are those of the chips, land by land."""
    of, pieces = dict(roles), {"sea": Look(*at, ((drawn.sea, FRAME, LAND_POINTS, WAVES, _PIERS),))}
    for place, (x, y) in enumerate(HARBOUR_POINTS):
        gid = f"harbour:{place + 1}"
        layers = ((drawn.harbour, island.harbours[place], str(place + 1) if names else "", x < 0),)
        pieces[gid] = Look(at[0] + x, at[1] + y, layers + (((round_mark, of[gid], 0.5),) if gid in of else ()))
    for land, (x, y) in enumerate(LAND_POINTS):
        gid = f"land:{land + 1}"
        marked = ((mark, of[gid], False),) if gid in of else ()
        letter = ((drawn.lettered, letters[land]),) if letters and letters[land] else ()
        pieces[gid] = Look(at[0] + x, at[1] + y, ((drawn.land, island.lands[land], land + 1, island.chips[land]), *marked, *letter))
    return pieces


def island_pieces(table: Table, roles: dict, names: bool | str = False, at: Spot = MIDDLE, letters: tuple[str, ...] = ()) -> dict[str, Look]:
    """All that lies on the island of a table, from below; `at` is its middle."""
    below = tuple((gid, of) for gid, of in roles.items() if gid.startswith(("land:", "harbour:")))
    pieces = dict(ground(table.island, below, bool(names), at, letters))
    pieces |= _edges(_lying(table, "roads"), _of(roles, "edge:"), names == "edges", at)
    pieces |= _corners(_lying(table, "settlements"), _lying(table, "cities"), _of(roles, "corner:"), bool(names), at)
    if table.robber >= 0:
        x, y = LAND_POINTS[table.robber]
        marked = ((robber_mark, roles["robber"], 0.4),) if "robber" in roles else ()
        pieces["robber"] = Look(at[0] + x + drawn.ROBBER[0], at[1] + y + drawn.ROBBER[1], ((drawn.robber,), *marked))
    return pieces


EDGE_TEXTS = tuple(map(edge_text, range(len(ENDS))))


def _lying(table: Table, kind: str) -> tuple[tuple[str, int], ...]:
    """Every player's pieces of a kind: colour and places."""
    return tuple((colour, getattr(seat, kind)) for colour, seat in zip(table.colours, table.seats))


def _of(roles: dict, kind: str) -> tuple:
    """The roles of a kind of piece, as they can be remembered."""
    return tuple((gid, of) for gid, of in roles.items() if gid.startswith(kind))


@lru_cache(maxsize=128)
def _edges(roads: tuple, of: tuple, named_too: bool, at: Spot) -> dict[str, Look]:
    pieces, owners, roles = {}, _owners(roads), dict(of)
    for edge, (x, y) in enumerate(EDGE_POINTS):
        gid = f"edge:{EDGE_TEXTS[edge]}"
        name = EDGE_TEXTS[edge] if named_too else ""
        pieces[gid] = Look(at[0] + x, at[1] + y, ((on_edge, owners.get(edge, ""), SLOPES[edge], roles.get(gid, ()), name),))
    return pieces


@lru_cache(maxsize=128)
def _corners(settlements: tuple, towns: tuple, of: tuple, names: bool, at: Spot) -> dict[str, Look]:
    pieces, houses, cities, roles = {}, _owners(settlements), _owners(towns), dict(of)
    for corner, (x, y) in enumerate(CORNER_POINTS):
        gid = f"corner:{corner + 1}"
        kind = "city" if corner in cities else "settlement" if corner in houses else ""
        colour = cities.get(corner) or houses.get(corner, "")
        pieces[gid] = Look(at[0] + x, at[1] + y, ((at_corner, colour, kind, roles.get(gid, ()), str(corner + 1) if names else ""),))
    return pieces
