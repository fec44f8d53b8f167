"""Pointing: every right piece passes, every other one is told why, and what is asked can be seen in the picture."""
from collections import Counter
from random import Random

import pytest

import figures.calico  # noqa: F401  signs up the painters
from figures.board import Board
from figures.calico_page import solved, turn
from figures.calico_pointing import POINTS
from figures.pointing import Pointing
from rulelib.calico.board import BY_NAME, NEAR
from rulelib.calico.quilt import Quilt
from rulelib.groups import members

KINDS = pytest.mark.parametrize("kind", POINTS)


@KINDS
@pytest.mark.parametrize("seed", range(3))
def test_right_pieces_pass_and_others_are_told_why(kind, seed):
    quest = POINTS[kind](Random(seed))
    gids = Pointing((lambda rng: quest,)).picture.targets()
    assert quest.right and quest.right < gids.keys()
    for gid in gids:
        board = Board(lambda: Pointing((lambda rng: quest,)))
        board.click(gid)
        en, ja = board.scene.view().say
        assert board.trouble is None and board.scene.done == (gid in quest.right)
        assert ("Right." in en) == ("正解です。" in ja) == board.scene.done
        assert all(about in said for about, said in zip(quest.about(gid), (en, ja)))
        assert quest.rule in en


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("kind, shared", [("same-pattern", (False, True)), ("same-colour", (True, False))])
def test_neighbours_share_an_edge_and_one_of_two_faces(kind, shared, seed):
    quest = POINTS[kind](Random(seed))
    (_, (start,)), quilt = quest.marks[0], quest.before
    here = quilt.patch_at(BY_NAME[start])
    for name in BY_NAME:
        other = quilt.patch_at(BY_NAME[name])
        alike = other is not None and (other // 6 == here // 6, other % 6 == here % 6) == shared
        assert (name in quest.right) == bool(alike and NEAR[BY_NAME[start]] >> BY_NAME[name] & 1)
    assert isinstance(quilt, Quilt)


@pytest.mark.parametrize("seed", range(6))
def test_goals_lie_face_down_until_found(seed):
    board = Board(lambda: Pointing((POINTS["goal-place"],), seed))
    assert not any("AAA-BBB" in label for label, _ in board.scene.picture.targets().values())
    board.type(next(iter(board.scene.quest.right)).lower())
    assert board.scene.done and board.scene.view().position.variant == "beginner"
    assert any("AAA-BBB" in label for label, _ in board.scene.picture.targets().values())


def test_a_name_that_is_not_there_is_told_and_not_counted():
    board = Board(lambda: Pointing((POINTS["first-tile"],), 3))
    board.type("1:Z9")
    assert "1:Z9" in board.scene.view().say[0] and "1:Z9" in board.scene.view().say[1]
    assert board.scene.tried == 0
    board.type(" HAND1:2 ")
    assert board.scene.done and board.scene.passed == 1
    board.control("new")
    assert not board.scene.done and board.trouble is None


@pytest.mark.parametrize("id", ["whole-turn-with-button-and-cat", "four-players-three-in-the-market", "tile-just-taken"])
def test_a_table_to_take_turns_on_holds_every_tile_of_the_box_once(id):
    table = turn(id).scene.table
    lying = [quilt.patch_at(cell) for quilt in table.quilts for cell in members(quilt.filled)]
    assert Counter([*lying, *table.market, *table.bag, *(patch for hand in table.hands for patch in hand)]) == Counter({patch: 3 for patch in range(36)})
    assert table.bag[: len(start := solved(id).history[0][0].bag if solved(id).history else solved(id).position.bag)] == start
