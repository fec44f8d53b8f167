"""The first pages of Warp & Weft: a table set up, a loom of any size with any card, pieces to point at, sides to weave as asked."""
from random import Random

import pytest
from playing import click, press, said, typed

from figures.board import Board
from figures.pointing import Pointing
from figures.weave_own_loom import OwnLoom, fitted
from figures.weave_pointing import POINTS
from figures.weave_setting import Setting
from figures.weave_unseen import unseen_case, unseen_loom
from rulelib.warp_and_weft.cards import ADJACENCY_CARDS, card_text
from rulelib.warp_and_weft.loom import empty_loom
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.texts import read_card


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_a_set_up_tells_how_far_the_threads_go(players):
    scene = Setting(players)
    assert f"{20 * players} of 100; in the bag at the end: {100 - 20 * players}" in said(scene)[0]
    press(scene, "draw")
    assert len(scene.table.bag) == 100 - 5 * players and all(len(hand) == 5 for hand in scene.table.hands)
    press(scene, "players", "4")
    assert scene.table.players == 4 and len(scene.table.bag) == 100
    before = scene.table
    press(scene, "new")
    assert scene.table != before


def test_a_card_of_the_row_is_in_play_and_one_of_the_box_is_not():
    scene = Setting(3, 2)
    for card in ADJACENCY_CARDS:
        typed(scene, card_text(card))
        assert ("in the box" in said(scene)[0]) == (card not in scene.table.weavers[0].shown)
    click(scene, f"card:{card_text(scene.table.weavers[0].shown[5])}")
    assert "in play" in said(scene)[0]
    typed(scene, "pink-pink")
    assert "in play" not in said(scene)[0] and scene.table.phase == "draw"


def test_every_piece_of_a_set_up_may_be_clicked():
    board = Board(lambda: Setting(5, 3))
    for gid in board.scene.picture.targets():
        board.click(gid)
        assert "went wrong" not in board.text()


def test_threads_keep_their_sides_on_a_loom_of_another_size():
    rng = Random(5)
    for _ in range(20):
        loom = unseen_loom(rng, 12)
        wide, gone = fitted(loom, 16)
        assert gone == () and fitted(wide, 10) == (loom, ())
        small, gone = fitted(loom, 8)
        assert len(small.order) + len(gone) == len(loom.order)
        assert all(small.over(a, 8 + b) == loom.over(a, 10 + b) for a in range(8) for b in range(8) if small.places[a] >= 0 and small.places[8 + b] >= 0)


def test_a_loom_is_resized_and_takes_any_card():
    scene = OwnLoom(Weaver(empty_loom(), None, (), (read_card("pink-blue"),)))
    typed(scene, "pink v9", "blue h2 under v9")
    press(scene, "holes", 8)
    assert "v9" in said(scene)[0] and scene.weaver.loom.order == (9,)
    press(scene, "undo")
    assert scene.weaver.loom.holes == 8
    press(scene, "holes", 17)
    assert scene.weaver.loom.holes == 8
    typed(scene, "card pink UU blue", "blue h5", "pink v3 under h2 h5")
    assert read_card("pink UU blue") in scene.weaver.shown and "UU" in said(scene)[0] + Board(lambda: scene).text()
    typed(scene, "card pink")
    assert len(scene.weaver.shown) == 2


@pytest.mark.parametrize("kind", POINTS)
def test_right_pieces_pass_and_others_are_told_what_they_are(kind):
    for seed in range(6):
        scene = Pointing((POINTS[kind],), seed)
        targets = scene.picture.targets()
        assert scene.quest.right and scene.quest.right < set(targets)
        for gid in sorted(set(targets) - scene.quest.right)[::5]:
            click(scene, gid)
            assert not scene.done and all(scene.quest.about(gid))
        click(scene, min(scene.quest.right))
        assert scene.done


def test_a_bag_and_a_row_by_chance():
    assert {unseen_case("row", seed).answer.value for seed in range(12)} == {True, False}
    for seed in range(8):
        case = unseen_case("bag", seed)
        assert case.answer.value == 100 - 5 * case.position.players * case.position.round
