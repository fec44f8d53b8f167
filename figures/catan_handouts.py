"""Figures that teach Catan on its island: what a roll pays, the odds of corners, a longest trail, what is next to what, the spiral."""
from functools import reduce
from operator import or_

import numpy as np

from figures import catan_pieces as drawn
from figures.catan_colours import PLAYER_FILL
from figures.catan_island import EDGE_POINTS, EDGE_TEXTS, MIDDLE, SIZE, SLOPES, at_corner, island_pieces, on_edge
from figures.catan_marks import spot
from figures.catan_setup import bare, letters_on
from figures.catan_table import known
from figures.hex_marks import mark
from figures.marks import roles_of
from figures.paper import CREAM, INK, Layer, Letter, Path, Stroke, disc, lines, mix, polygon, readable_on, together
from figures.picture import Still
from figures.sheet import Look
from rulelib.catan.island import CORNER_POINTS, CORNERS_OF_LAND, EDGE_AT, ENDS, HARBOURS, LAND_POINTS, LANDS_OF_CORNER, LANDS_OF_EDGE, NEIGHBOURS, STEPS, bits
from rulelib.catan.lands import DESERT, EXAMPLE_ISLAND, PIPS, Island, chips_on, spiral
from rulelib.catan.production import claims, claims_on
from rulelib.catan.roads import cuts, longest_trail
from rulelib.catan.table import Table, near

Marks = tuple[tuple[str, tuple[str, ...]], ...]


def production_marks(table: Table, number: int) -> Marks:
    """The marks of a roll: lands that pay, towns with what they take (+1, +2 …), the robber's land and the towns it leaves without (0)."""
    takes: dict[int, int] = {}
    for claim in claims(table, number):
        takes[claim.corner] = takes.get(claim.corner, 0) + claim.amount
    pay = tuple(f"land:{land + 1}" for land, chip in enumerate(table.island.chips) if chip == number and land != table.robber)
    found = [("member", pay), *((f"member:+{amount}", (f"corner:{corner + 1}",)) for corner, amount in takes.items())]
    if table.robber >= 0 and table.island.chips[table.robber] == number:
        without = {claim.corner for claim in claims_on(table.seats, table.robber)} - takes.keys()
        found += [("blocker", ("robber", f"land:{table.robber + 1}")), ("missing:0", tuple(f"corner:{corner + 1}" for corner in sorted(without)))]
    return tuple(found)


def production(table: Table, number: int) -> Still:
    """What a roll pays, on the island."""
    return island(table, production_marks(table, number))


def island(table: Table, marks: Marks = (), names: bool | str = False) -> Still:
    """The island of a table alone, with marks."""
    return Still(tuple(island_pieces(table, roles_of(marks, known(table.colours)), names).items()), SIZE)


def pips(of: Island, corner: int) -> int:
    """How many of 36 rolls pay at a corner, lands counted one by one."""
    return sum(PIPS.get(of.chips[land], 0) for land in LANDS_OF_CORNER[corner])


def odds(table: Table) -> Still:
    """The pips of each corner where a settlement may still be placed, as circles: the more, the larger and the darker."""
    taken = reduce(or_, (seat.towns for seat in table.seats), 0)
    shut = taken | near(taken)
    looks = island_pieces(table, {}, False)
    for corner, (x, y) in enumerate(CORNER_POINTS):
        if not shut >> corner & 1:
            looks[f"odds:{corner + 1}"] = Look(MIDDLE[0] + x, MIDDLE[1] + y, ((odds_at, pips(table.island, corner)),))
    return Still(tuple(looks.items()), SIZE)


def odds_at(number: int) -> Layer:
    """The pips of a corner on a circle."""
    fill = mix(CREAM, "#4a2a7a", min(number / 13, 1.0) ** 1.3)
    return Stroke(disc(0, 0, 0.17 + 0.0125 * number), fill, INK, 0.03), Letter(str(number), 0, 0, 0.23, readable_on(fill))


def trail(table: Table, player: int) -> Still:
    """A player's longest trail: its roads numbered in order, the towns that cut it crossed out."""
    roads, walls = table.seats[player].roads, table.walls(player)
    way, cut = longest_trail(roads, walls), tuple(f"corner:{corner + 1}" for corner, _ in cuts(roads, walls))
    roles = roles_of((("member", tuple(f"edge:{EDGE_TEXTS[edge]}" for edge in way)), ("blocker", cut)), known(table.colours))
    looks = list(island_pieces(table, {gid: of for gid, of in roles.items() if gid.startswith("corner:")}).items())
    bars = [(f"way:{number}", at_edge(edge, (way_bar, table.colours[player], SLOPES[edge]))) for number, edge in enumerate(way, 1)]
    steps = [(f"step:{number}", at_edge(edge, (step, number))) for number, edge in enumerate(way, 1)]
    first = next(place for place, (gid, _) in enumerate(looks) if gid.startswith("corner:"))  # towns lie above roads
    return Still((*looks[:first], *bars, *looks[first:], *steps), SIZE)


def at_edge(edge: int, key: tuple) -> Look:
    """A layer in the middle of an edge of the island."""
    x, y = EDGE_POINTS[edge]
    return Look(MIDDLE[0] + x, MIDDLE[1] + y, (key,))


def way_bar(colour: str, slope: int) -> Layer:
    """A road of a trail."""
    bar = drawn.turned(drawn.BAR, slope)
    return Stroke(bar, None, INK, 0.17), Stroke(bar, PLAYER_FILL[colour], CREAM, 0.05)


def step(number: int) -> Layer:
    """The number of a road in the order of its trail."""
    return Stroke(disc(0, 0, 0.18), CREAM, INK, 0.035), Letter(str(number), 0, 0, 0.25 if number < 10 else 0.21)


WIDER = 2.0  # how much larger than on the island lands are where places have names


def around(lands: tuple[int, ...], corners: dict[int, tuple], edges: dict[int, tuple[str, ...]], size: tuple[float, float], up: float = 0.0) -> Still:
    """Some lands, the town, roles and number of some corners, the roles of some edges (their name where there are none), in the middle of a sheet."""
    points = [LAND_POINTS[land] for land in lands]
    shift = [size[axis] / 2 - WIDER * (min(p[axis] for p in points) + max(p[axis] for p in points)) / 2 for axis in (0, 1)]

    def at(point, layers, scale=1.0):
        return Look(shift[0] + WIDER * point[0], shift[1] - up + WIDER * point[1], layers, scale)

    on = EXAMPLE_ISLAND
    looks = {f"land:{land + 1}": at(LAND_POINTS[land], ((drawn.land, on.lands[land], land + 1, on.chips[land]),), WIDER) for land in lands}
    for edge, roles in edges.items():
        looks[f"edge:{EDGE_TEXTS[edge]}"] = at(EDGE_POINTS[edge], ((on_edge, "", SLOPES[edge], roles, "" if roles else EDGE_TEXTS[edge]),), 1.3)
    for corner, (colour, roles) in corners.items():
        looks[f"corner:{corner + 1}"] = at(CORNER_POINTS[corner], ((at_corner, colour, "settlement" if colour else "", roles, str(corner + 1)),), 1.3)
    return Still(tuple(looks.items()), size)


def roles_at(corners, *roles: str) -> dict[int, tuple]:
    """Free corners with some roles, as `around` takes them."""
    return dict.fromkeys(sorted(corners), ("", roles))


def land_corners(land: int = 9) -> Still:
    """A land with its six corners and six edges by their numbers."""
    ring = CORNERS_OF_LAND[land]
    edges = {EDGE_AT[tuple(sorted((ring[k], ring[(k + 1) % 6])))]: () for k in range(6)}
    return around((land,), roles_at(ring), edges, (4.9, 4.9))


def corner_neighbours(here: int = 24) -> Still:
    """A corner with its three lands, its three edges and the three corners next to it."""
    corners = roles_at(bits(NEIGHBOURS[here]), "member") | {here: ("", ("chosen",))}
    edges = {bit.bit_length() - 1: ("candidate",) for bit, _ in STEPS[here]}
    return around(LANDS_OF_CORNER[here], corners, edges, (7.1, 7.3))


def edge_neighbours(here: int = EDGE_AT[24, 30]) -> Still:
    """An edge with its two ends, its two lands and the four edges next to it."""
    beside = {bit.bit_length() - 1: ("candidate",) for end in ENDS[here] for bit, _ in STEPS[end]} | {here: ("chosen",)}
    return around(LANDS_OF_EDGE[here], roles_at(ENDS[here], "member"), beside, (7.1, 4.9))


def side_by_side(*parts: Still, apart: float = 0.5) -> Still:
    """Several pictures in a row, each in the middle of the height."""
    high, left, looks = max(part.size[1] for part in parts), 0.0, {}
    for number, part in enumerate(parts, 1):
        down = (high - part.size[1]) / 2
        looks |= {f"{number}/{gid}": look._replace(x=look.x + left, y=look.y + down) for gid, look in part.pieces}
        left += part.size[0] + apart
    return Still(tuple(looks.items()), (left - apart, high))


def adjacency() -> Still:
    """A land, a corner and an edge, each with what is next to it."""
    return side_by_side(land_corners(), corner_neighbours(), edge_neighbours())


def distance(here: int = 24) -> Still:
    """A settlement shuts the corners next to it; those one further are free to build on."""
    shut = bits(NEIGHBOURS[here])
    further = {far for one in shut for far in bits(NEIGHBOURS[one])} - {here}
    return around(LANDS_OF_CORNER[here], roles_at(further, "candidate") | roles_at(shut, "blocker") | {here: ("red", ())}, {}, (8.2, 7.8), 0.35)


def spiral_from(start: int, lands: tuple[int, ...] = EXAMPLE_ISLAND.lands) -> Still:
    """The chips A to R from a coast land against the clock to the middle, with the way they take; the desert is skipped."""
    chips = chips_on(lands, start)
    looks = island_pieces(bare(Island(lands, chips)), {f"land:{start + 1}": ("chosen",)}, letters=letters_on(lands, start))
    way = spiral(start)
    looks["way"] = Look(*MIDDLE, ((arrows, way, way.index(lands.index(DESERT))),))
    return Still(tuple(looks.items()), SIZE)


def arrows(way: tuple[int, ...], over: int) -> Layer:
    """Arrows from land to land."""
    heads, shafts = [], []
    for one, other in zip(way, way[1:]):
        a, b = (np.array(LAND_POINTS[land]) + drawn.CHIP for land in (one, other))
        along = (b - a) / np.linalg.norm(b - a)
        across, start, end = np.array((-along[1], along[0])), a + 0.5 * along, b - 0.5 * along
        shafts.append([start, end - 0.12 * along])
        heads.append(polygon([end, end - 0.22 * along + 0.13 * across, end - 0.22 * along - 0.13 * across]))
    shaft: Path = lines(*shafts)
    return Stroke(shaft, None, CREAM, 0.17), Stroke(together(*heads), CREAM, CREAM, 0.09), Stroke(shaft, None, INK, 0.08), Stroke(together(*heads), INK)


def harbours() -> Still:
    """The nine harbours with their numbers and the corners that they serve."""
    looks = island_pieces(bare(EXAMPLE_ISLAND), {}, True)
    served = {f"corner:{corner + 1}" for edge in HARBOURS for corner in ENDS[edge]}
    looks = {gid: look for gid, look in looks.items() if not gid.startswith("corner:") or gid in served}
    return Still(tuple(looks.items()), SIZE)


def marks_legend() -> Still:
    """The marks side by side: on a land, a free corner, a town, a free edge and a road."""
    looks = {}
    for k, role in enumerate(("member", "blocker", "missing", "candidate", "candidate:+3", "chosen")):
        x = 1.2 + 2.2 * k
        looks[f"land:{role}"] = Look(x, 1.3, ((drawn.land, 2, 4, 9), (mark, (role,), False)))
        looks[f"corner:{role}"] = Look(x - 0.5, 3.0, ((spot, (role,), 0.26, True),))
        looks[f"town:{role}"] = Look(x + 0.5, 3.0, ((at_corner, "blue", "settlement", (role,), ""),))
        looks[f"edge:{role}"] = Look(x - 0.5, 4.1, ((on_edge, "", 90, (role,), ""),))
        looks[f"road:{role}"] = Look(x + 0.5, 4.1, ((on_edge, "orange", 90, (role,), ""),))
    return Still(tuple(looks.items()), (13.5, 4.8))
