"""Choosing a card: any best one passes, a lesser one and a wrong shape are told why, a line does what a click does, and no event breaks it."""
import pytest
from playing import click, press, typed

from figures.weave_picking import Picking
from rulelib.warp_and_weft.cards import card_text


def turned(seed: int, number: int) -> Picking:
    scene = Picking(seed)
    for _ in range(number):
        press(scene, "new")
    return scene


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("seed", range(1, 4))
def test_the_best_passes_and_a_lesser_one_does_not(seed, number):
    scene = turned(seed, number)
    counts = scene.counts()
    best, least = max(counts, key=counts.get), min(counts, key=counts.get)
    click(scene, f"card:{card_text(least)}")
    assert not scene.done and 'class="wrong"' in scene.view().say[0] and 'class="wrong"' in scene.view().say[1]
    typed(scene, f"button {card_text(best)}")
    assert scene.done and (scene.passed, scene.tried) == (1, 2) and scene.weaver.buttons == (best,)
    assert dict(scene.view().marks)["member"] and 'class="right"' in scene.view().say[0]
    click(scene, f"card:{card_text(best)}")
    assert (scene.passed, scene.tried) == (1, 2)


def test_a_button_of_the_wrong_shape_is_told_by_its_rule():
    scene = turned(1, 0)
    other = next(card for card in scene.weaver.shown if not isinstance(card, scene.kind))
    click(scene, f"card:{card_text(other)}")
    assert "weave.button.shape" in scene.view().say[0] and not scene.done


@pytest.mark.parametrize("line", ["", "pink", "pink-pink", "pink v3", "button", "x" * 500])
def test_a_line_that_names_no_card_is_told(line):
    scene = turned(1, 0)
    typed(scene, line)
    assert 'class="mistake"' in scene.view().say[1] and scene.tried == 0
