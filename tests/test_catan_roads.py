"""Random networks of roads: the quick longest road is that of the brute force, with towns of others in the way and without."""
from random import Random

import pytest

from random_tables import corner_mask, network, road_mask
from rulelib.catan import roads
from slow_island import CORNERS, CORNERS_OF, EDGES, is_trail, longest

PARTS = range(10)  # each stands for NETWORKS networks
NETWORKS = 200
RINGS = [[edge for edge in EDGES if set(edge) <= set(CORNERS_OF[land])] for land in CORNERS_OF]


def few_lands(rng: Random) -> list[tuple[int, int]]:
    """The edges of one to four lands: networks on them have many loops."""
    return sorted({edge for ring in rng.sample(RINGS, rng.randint(1, 4)) for edge in ring})


def networks(part: int):
    """Networks of all sizes up to fifteen roads, with towns in the way: none, few, or many."""
    for seed in range(NETWORKS):
        rng = Random(f"{part} {seed}")
        free = list(EDGES) if rng.random() < 0.4 else few_lands(rng)
        net = network(rng, free, rng.choice((rng.randint(1, 15), 15)))
        ends = sorted({end for road in net for end in road})
        yield net, set(rng.sample(ends, min(len(ends), rng.choice((0, 0, 1, 2, 3, 6))))) | {rng.choice(list(CORNERS))}


def edges_of(trail: tuple[int, ...]) -> list[tuple[int, int]]:
    """A trail as pairs of corners."""
    return [EDGES[edge] for edge in trail]


@pytest.mark.parametrize("part", PARTS)
def test_the_length_is_that_of_the_brute_force_and_the_trail_proves_it(part):
    for net, walls in networks(part):
        mask, wall_mask, best = road_mask(net), corner_mask(walls), longest(set(net), walls)
        assert roads.length(mask, wall_mask) == best, (net, walls)
        trail = edges_of(roads.longest_trail(mask, wall_mask))
        assert len(trail) == best and set(trail) <= set(net) and is_trail(trail, walls), (net, walls, trail)


@pytest.mark.parametrize("part", PARTS)
def test_one_more_town_never_lengthens_and_one_more_road_never_shortens(part):
    for net, walls in networks(part):
        rng = Random(str(net))
        mask, length = road_mask(net), roads.length(road_mask(net), corner_mask(walls))
        assert roads.length(mask, corner_mask(walls | {rng.choice(list(CORNERS))})) <= length <= roads.length(mask)
        more = road_mask([*net, rng.choice(EDGES)])
        assert length <= roads.length(more, corner_mask(walls)) <= 2 * length + 1


@pytest.mark.parametrize("land", list(CORNERS_OF))
def test_a_ring_counts_whole_and_one_town_on_it_cuts_nothing_but_two_do(land):
    ring, corners = road_mask(RINGS[land - 1]), CORNERS_OF[land]
    assert roads.length(ring) == 6
    for at, corner in enumerate(corners):
        assert roads.length(ring, corner_mask([corner])) == 6
        for step, expected in ((1, 5), (2, 4), (3, 3)):
            assert roads.length(ring, corner_mask([corner, corners[(at + step) % 6]])) == expected


def test_a_road_that_ends_at_a_town_counts_and_the_path_does_not_go_on():
    line = [(12, 17), (17, 23), (23, 29), (29, 34), (34, 39), (39, 44)]
    assert is_trail(line, set()) and [roads.length(road_mask(line[:count])) for count in range(7)] == list(range(7))
    for cut, expected in ((12, 6), (17, 5), (23, 4), (29, 3), (34, 4), (39, 5), (44, 6)):
        assert roads.length(road_mask(line), corner_mask([cut])) == expected


def test_a_corner_may_be_passed_twice_and_branches_are_not_added():
    """Two rings that share an edge are one path of eleven only; a ring with a tail of two is eight; a star is two."""
    both = {*RINGS[0], *RINGS[1]}
    assert longest(both, set()) == roads.length(road_mask(both)) == 11
    tail = [*RINGS[0], (13, 18), (18, 24)]
    assert longest(set(tail), set()) == roads.length(road_mask(tail)) == 8
    star = [road for road in EDGES if 24 in road]
    assert len(star) == 3 and longest(set(star), set()) == roads.length(road_mask(star)) == 2


def test_no_roads_are_no_path():
    assert roads.length(0) == 0 and roads.longest_trail(0, 0) == () and is_trail([], set())


@pytest.mark.parametrize(("trail", "walls", "right"), [
    ([(1, 4), (1, 5)], set(), True), ([(1, 4), (1, 5)], {1}, False), ([(1, 4), (1, 4)], set(), False),
    ([(1, 4), (2, 5)], set(), False), ([(1, 5), (2, 5), (2, 6)], {1, 6}, True), ([(1, 5), (5, 9), (2, 5)], set(), False),
])  # fmt: skip
def test_the_brute_force_knows_a_path(trail, walls, right):
    assert is_trail(trail, walls) == right
