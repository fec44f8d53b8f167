"""Setting up, by the beginner's text, the standard one and the two options: what is dealt, and that all of it can be dealt."""
from collections import Counter
from random import Random

import pytest

from rulelib import calico
from rulelib.calico.board import BORDERS
from rulelib.calico.cats import CATS
from rulelib.calico.patches import PATCHES
from rulelib.calico.setup import deal_goals
from slow_calico import GOAL_VALUES

BEGINNER = [(players, variant) for variant in ("beginner", "family") for players in (1, 2, 3, 4)]
DEALT = [("standard", players) for players in (1, 2, 3, 4)] + [("lower-variance", players) for players in (1, 2)]


def games(players: int, variant: str, count: int = 400):
    """Games set up by seed."""
    return [calico.new_game(players, Random(seed), variant) for seed in range(count)]


@pytest.mark.parametrize(("players", "variant"), BEGINNER)
def test_beginners_have_three_set_cats_and_three_set_goals(players, variant):
    for table in games(players, variant, 20):
        for quilt in table.quilts:
            assert quilt.cat_names == ("millie", "tibbit", "coconut")
            assert quilt.goals == ("AAA-BBB", "not-equal", "AA-BB-CC")


@pytest.mark.parametrize(("players", "variant"), BEGINNER)
def test_six_pattern_tiles_are_shuffled_two_to_each_cat(players, variant):
    seen = {table.quilts[0].wants for table in games(players, variant)}
    assert all(sorted(wants) == [0, 0, 1, 1, 2, 2] for wants in seen)
    assert len(seen) > 80  # of the ninety ways


@pytest.mark.parametrize(("variant", "players"), DEALT)
def test_a_cat_is_dealt_from_each_dot_group_and_never_two_sides_of_a_tile(variant, players):
    seen = Counter(table.quilts[0].cat_names for table in games(players, variant))
    assert all([CATS[name].dots for name in cats] == [1, 2, 3] and len({CATS[name].tile for name in cats}) == 3 for cats in seen)
    assert {name for cats in seen for name in cats} == set(CATS)


@pytest.mark.parametrize(("variant", "players"), DEALT)
def test_each_has_three_different_goals_of_six(variant, players):
    seen = [quilt.goals for table in games(players, variant) for quilt in table.quilts]
    assert all(len(set(goals)) == 3 for goals in seen)
    for space in range(3):
        assert {goals[space] for goals in seen} == set(GOAL_VALUES)


def test_four_different_goals_are_turned_up_to_choose_from():
    assert all(len(set(deal_goals(Random(seed)))) == 4 for seed in range(50))


def test_three_goals_of_the_four_are_placed_as_their_owner_likes():
    chosen = [("AA-BB-C-D", "AAAA-BB", "not-equal"), ("not-equal", "AAA-BB-C", "AA-BB-CC")]
    table = calico.new_game(2, Random(1), "standard", goals=chosen)
    assert [quilt.goals for quilt in table.quilts] == chosen


@pytest.mark.parametrize(("players", "variant"), BEGINNER + [(players, variant) for variant, players in DEALT])
def test_hands_of_two_a_market_of_three_and_all_the_rest_in_the_bag(players, variant):
    for table in games(players, variant, 20):
        assert [len(hand) for hand in table.hands] == [2] * players and len(table.market) == 3 and table.to_play == 1
        lying = Counter(table.bag) + Counter(table.market) + sum((Counter(hand) for hand in table.hands), Counter())
        assert lying == {patch: 2 if variant == "lower-variance" else 3 for patch in PATCHES}
        assert len({quilt.border for quilt in table.quilts}) == players and "none" not in {quilt.border for quilt in table.quilts}
        assert all(quilt.free.bit_count() == 22 and not any(quilt.buttons) and not any(quilt.cats) for quilt in table.quilts)
        assert len({(quilt.cat_names, quilt.wants) for quilt in table.quilts}) == 1


def test_every_patch_may_lie_anywhere_in_the_pile():
    tables = games(1, "beginner", 600)
    for draw in (lambda table: table.bag[0], lambda table: table.bag[-1], lambda table: table.hands[0][0], lambda table: table.market[2]):
        assert {draw(table) for table in tables} == set(PATCHES)
    assert {table.quilts[0].border for table in tables} == set(BORDERS) - {"none"}


@pytest.mark.parametrize(("players", "variant"), [(0, "beginner"), (5, "standard"), (3, "lower-variance"), (5, "family")])
def test_more_or_fewer_players_than_the_game_is_for_are_refused(players, variant):
    with pytest.raises(ValueError, match=variant):
        calico.new_game(players, Random(1), variant)
