"""The quilt board: printed borders, spaces, goals, neighbours, and the places of the five shapes, against the ledger."""
import itertools

import pytest

from printed_borders import PRINTED, printed
from rulelib import hexes
from rulelib.calico.board import AROUND, BORDER, BORDERS, BY_NAME, CELLS, GOAL_CELLS, GOALS, HEX, NAME, NEAR, PLAYABLE, PLAYABLE_CELLS, SPACES, mask
from rulelib.calico.cats import CATS, placements
from rulelib.calico.goals import GOALS as GOAL_TILES
from rulelib.calico.patches import BY_TEXT, PATCHES, TEXT
from rulelib.calico.quilt import Quilt
from slow_calico import CAT_POINTS, CAT_SHAPES, CAT_SIZES, GOAL_VALUES, has_shape, neighbours

PLACES = {"callie": 30, "rumi": 47, "tecolote": 26, "leo": 16, "almond": 25}


@pytest.mark.parametrize("border", PRINTED)
def test_a_printed_border_is_that_of_the_ledger(border):
    assert {NAME[cell]: TEXT[patch] for cell, patch in BORDERS[border].items()} == printed(border)
    assert mask(BORDERS[border]) == BORDER


def test_there_are_four_printed_borders_and_a_blank_one():
    assert set(BORDERS) == {*PRINTED, "none"} and BORDERS["none"] == {}


def test_a_board_has_22_spaces_24_border_patches_and_3_goals():
    assert [each.bit_count() for each in (PLAYABLE, BORDER, GOALS)] == [22, 24, 3]
    assert PLAYABLE | BORDER | GOALS == mask(CELLS) and len(CELLS) == 49
    assert [NAME[cell] for cell in GOAL_CELLS] == ["C4", "D5", "E3"]


def test_there_are_36_kinds_of_patches_and_each_has_two_letters():
    assert len(PATCHES) == len(set(TEXT)) == 36
    assert all(BY_TEXT[TEXT[patch]] == patch for patch in PATCHES)


def test_neighbours_share_an_edge_as_counted_from_rows_and_columns():
    for cell in CELLS:
        assert sorted(NAME[other] for other in AROUND[cell]) == sorted(neighbours(NAME[cell]))


def test_being_neighbours_is_mutual_and_nobody_is_its_own():
    for one, two in itertools.product(CELLS, CELLS):
        assert (NEAR[one] >> two & 1) == (NEAR[two] >> one & 1)
    assert not any(NEAR[cell] >> cell & 1 for cell in CELLS)


def test_the_two_far_corners_touch_no_space():
    lonely = [NAME[cell] for cell in CELLS if 1 << cell & BORDER and not NEAR[cell] & PLAYABLE]
    assert lonely == ["A1", "G1"]


def test_no_goal_touches_the_border_or_another_goal():
    for cell in GOAL_CELLS:
        assert NEAR[cell].bit_count() == 6 and NEAR[cell] & PLAYABLE == NEAR[cell]


def test_every_space_has_six_neighbours():
    assert {len(AROUND[cell]) for cell in PLAYABLE_CELLS} == {6}


def test_a_corner_is_three_hexes_and_an_edge_two():
    for hex, direction in itertools.product(HEX, range(6)):
        assert len(hexes.corner(hex, direction)) == 3 and len(hexes.edge(hex, direction)) == 2
        assert hexes.edge(hex, direction) < hexes.corner(hex, direction)


def test_hexes_that_meet_at_a_corner_share_an_edge():
    for hex, direction in itertools.product(HEX, range(6)):
        for one, two in itertools.combinations(hexes.corner(hex, direction), 2):
            assert two in hexes.neighbours(one)


def test_rows_and_columns_come_back_from_hexes():
    for row, column in itertools.product(range(7), range(7)):
        assert hexes.to_offset(hexes.from_offset(row, column)) == (row, column)


def test_six_turns_or_two_reflections_bring_a_hex_back():
    for hex in HEX:
        turned = hex
        for _ in range(6):
            turned = hexes.turned(turned)
        assert turned == hex == hexes.mirrored(hexes.mirrored(hex))


@pytest.mark.parametrize("border", PRINTED)
@pytest.mark.parametrize("cat", PLACES)
def test_a_shape_has_the_places_of_the_ledger(cat, border):
    places = placements(cat, border)
    assert len(places) == len(set(places)) == PLACES[cat]
    for place in places:
        assert place & PLAYABLE and not place & GOALS
        cells = {name for name, cell in BY_NAME.items() if place >> cell & 1}
        assert len(cells) == len(CAT_SHAPES[cat]) and has_shape(cells, CAT_SHAPES[cat])
        assert len({patch[1] for name, patch in printed(border).items() if name in cells}) < 2


def test_all_five_shapes_are_their_own_mirror_image():
    for cat in PLACES:
        shape = CATS[cat].shape
        turns = {at_zero(shape)}
        for _ in range(5):
            shape = frozenset(map(hexes.turned, shape))
            turns.add(at_zero(shape))
        assert turns == hexes.orientations(shape)


def at_zero(shape):
    """A shape moved so that its smallest hex is (0, 0)."""
    first = min(shape)
    return frozenset((q - first[0], r - first[1]) for q, r in shape)


def test_ten_cats_of_five_tiles_have_the_points_sizes_and_tokens_of_the_ledger():
    assert {name: cat.points for name, cat in CATS.items()} == CAT_POINTS
    assert {name: cat.size for name, cat in CATS.items()} == CAT_SIZES | {name: len(shape) for name, shape in CAT_SHAPES.items()}
    assert {name for name, cat in CATS.items() if cat.shape} == set(CAT_SHAPES)
    tiles = {}
    for cat in CATS.values():
        tiles.setdefault(cat.tile, []).append(cat)
    assert {tile: sorted(cat.name for cat in pair) for tile, pair in tiles.items()} == {
        "A": ["callie", "millie"],
        "B": ["rumi", "tibbit"],
        "C": ["coconut", "tecolote"],
        "D": ["almond", "cira"],
        "E": ["gwenivere", "leo"],
    }
    assert [pair[0].dots for pair in tiles.values()] == [pair[1].dots for pair in tiles.values()] == [1, 1, 2, 2, 3]
    tokens = "millie 12 callie 10 tibbit 10 rumi 8 coconut 8 tecolote 8 cira 6 almond 6 gwenivere 6 leo 6".split()
    assert {name: cat.tokens for name, cat in CATS.items()} == dict(zip(tokens[::2], map(int, tokens[1::2])))


def test_six_goals_have_the_two_values_of_the_ledger():
    assert {name: (goal.lower, goal.higher) for name, goal in GOAL_TILES.items()} == GOAL_VALUES
    assert all(sum(goal.counts) == 6 for goal in GOAL_TILES.values())
    assert dict(zip(SPACES, Quilt().goals)) == {"top": "AAA-BBB", "right": "not-equal", "left": "AA-BB-CC"}
