"""The example of two turns: followed it earns its button; every other legal move is answered in both languages."""
from random import Random

import pytest

from figures.calico_example import DONE, JOIN, PLACE, TAKE, TAKE_AGAIN, Example
from figures.calico_page import cases, solved
from figures.calico_unseen import bag_filled
from figures.scene import Event
from rulelib.calico.board import NAME
from rulelib.calico.table import legal_turns

CASE = "example-third-yellow-earns-the-button"
START = bag_filled(solved(CASE).history[0][0], Random(1))


def example() -> Example:
    """The example at its start."""
    return Example(START, cases()[CASE].moves)


def typed(scene: Example, *lines: str) -> str:
    """What is said in English after some typed lines."""
    for line in lines:
        scene.handle(Event("type", line))
    return scene.view().say[0]


def test_shown_step_by_step_it_earns_the_button():
    scene, stages = example(), []
    for _ in range(4):
        stages.append(scene.stage)
        scene.handle(Event("control", ("show", None)))
    assert [*stages, scene.stage] == [PLACE, TAKE, JOIN, TAKE_AGAIN, DONE]
    assert scene.table.quilt(1).buttons[0] == 1 and scene.story.lines()[:3] == list(cases()[CASE].moves)


def test_any_space_beside_a_printed_yellow_follows_the_example():
    for cell in ("B2", "B5", "B6", "D6", "E2", "F2"):
        scene = example()
        assert "Now take the yellow stripes" in typed(scene, f"place yd {cell}")
        typed(scene, "take ys")
        assert scene.joins, cell


@pytest.mark.parametrize("turn", legal_turns(START), ids=lambda turn: f"{turn.patch}-{NAME[turn.cell]}-{turn.take}")
def test_every_other_first_turn_is_answered(turn):
    scene = example()
    scene._play(turn)
    assert scene.stage == JOIN and scene.table.to_play == 1
    said = scene.view().say
    assert "player 2 has had a turn" in said[0] and "プレイヤー2の番も終わりました" in said[1]
    assert ("took them" in said[0]) == (turn.take != scene.second.patch and scene.second.patch not in scene.table.market)


def test_a_market_tile_cannot_be_laid_at_once():
    scene = example()
    assert "calico.take.not-this-turn" in typed(scene, "place ys C6 take ys") and scene.stage == PLACE


def test_one_step_away_the_stripes_close_the_gap():
    assert "could still close the gap" in typed(example(), "place yd C5")
    assert "will not make three" in typed(example(), "place yd D4")


def test_undo_goes_back_to_the_own_turn():
    scene = example()
    typed(scene, "place yd D6 take ys")
    scene.handle(Event("control", ("undo", None)))
    assert scene.stage == TAKE and scene.table.to_play == 1
    scene.handle(Event("control", ("redo", None)))
    assert scene.stage == JOIN
    scene.handle(Event("control", ("again", None)))
    assert scene.stage == PLACE and not scene.story.moves


def test_the_others_quilt_is_not_drawn():
    scene = example()
    assert not [gid for gid in scene.picture.pieces if gid.startswith(("2:", "hand2"))]
    assert scene.picture.targets()["market:1"] == ("market, yellow stripes", "市場、黄色の縞")
