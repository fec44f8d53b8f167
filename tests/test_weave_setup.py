"""Setting up Warp & Weft for two to five: what lies in the middle and in the bag, and that all of it can lie there."""
from collections import Counter
from random import Random

import pytest

from rulelib import warp_and_weft
from rulelib.warp_and_weft.cards import card_text
from slow_weave import ADJACENCY, TEACHING, goals

each_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def games(players: int, count: int = 300):
    """Games set up by seed."""
    return [warp_and_weft.new_game(players, Random(seed)) for seed in range(count)]


@each_number
def test_all_threads_are_in_the_bag_and_every_loom_is_empty(players):
    for table in games(players, 20):
        assert Counter(table.bag) == {colour: 20 for colour in range(5)} and table.hands == ((),) * players
        assert (table.players, table.round, table.phase, table.over) == (players, 1, "draw", False)
        assert all(len(weaver.loom.free) == 20 and weaver.kept == weaver.buttons == () and not weaver.marked for weaver in table.weavers)


@each_number
def test_one_goal_and_four_cards_of_each_kind_lie_in_the_middle_for_all(players):
    for table in games(players, 20):
        shown = [card_text(card) for card in table.weavers[0].shown]
        assert len(set(shown)) == 8 and set(shown[:4]) <= set(ADJACENCY) and set(shown[4:]) <= set(TEACHING)
        assert set(map(card_text, table.weavers[0].goal)) in goals()
        assert len({(weaver.shown, weaver.goal) for weaver in table.weavers}) == 1


def test_every_card_every_goal_and_every_thread_may_come():
    tables = games(3)
    assert {card_text(card) for table in tables for card in table.weavers[0].shown} == set(ADJACENCY + TEACHING)
    assert len({table.weavers[0].goal for table in tables}) == len(goals()) == 10
    for at in (0, 14, 99):
        assert {table.bag[at] for table in tables} == set(range(5))


@pytest.mark.parametrize("holes", [8, 10, 16])
def test_a_loom_may_have_eight_to_sixteen_places_an_axis(holes):
    table = warp_and_weft.new_game(2, Random(1), holes=holes)
    assert all(len(weaver.loom.free) == 2 * holes for weaver in table.weavers)
    assert all(len(weaver.loom.order) == 16 for weaver in warp_and_weft.playout(table, Random(1)).weavers)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_more_or_fewer_players_than_the_game_is_for_are_refused(players):
    with pytest.raises(ValueError, match="2 to 5"):
        warp_and_weft.new_game(players, Random(1))


def test_five_players_draw_the_last_thread_in_the_fourth_round():
    table, rng = warp_and_weft.new_game(5, Random(3)), Random(3)
    left = []
    while not table.over:
        if table.phase == "draw":
            left.append(len(table.bag))
        table = warp_and_weft.play(table, warp_and_weft.random_move(table, rng))
    assert left == [100, 75, 50, 25] and table.bag == ()
