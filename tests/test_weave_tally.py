"""The score pad of a loom: its lines add up to its total, each with its evidence; clicks go to a card's line; no event breaks it."""
from random import Random

import pytest
from playing import click, press

from figures.weave_page import solved
from figures.weave_tally import Tally, entries
from figures.weave_unseen import unseen_weaver
from rulelib.answer import Answer
from rulelib.warp_and_weft.cards import card_text
from rulelib.warp_and_weft.scoring import score_total


@pytest.mark.parametrize("seed", range(30))
def test_the_lines_add_up_to_the_total(seed):
    made = unseen_weaver(Random(seed), 14)
    weaver = made._replace(buttons=(*made.shown[:2], *made.shown[4:6]))
    *lines, total = entries(weaver)
    assert len(lines) == 6 and sum(line.points for line in lines) == total.points == score_total(weaver)
    for line in lines:
        assert not line.points or dict(Answer(None, line.because).marks())["member"], line


def test_the_example_is_written_line_by_line():
    scene = Tally(solved("fifteen-points").position)
    assert [line.points for line in scene.lines] == [5, 3, 3, 6, 0, -2, 15]
    sums = []
    for _ in scene.lines:
        sums.append(scene.view().say[0].split("</table>")[0].rsplit("<td>", 1)[1].split("</td>")[0])
        press(scene, "next")
    assert sums == ["5", "8", "11", "17", "17", "15", "<b>15</b>"]
    assert scene.at == 6 and "weave.score.example" in scene.view().say[1]
    assert dict(scene.view().marks)["member"]


def test_a_click_on_a_card_goes_to_its_line():
    scene = Tally(solved("fifteen-points").position)
    for card in scene.weaver.buttons:
        click(scene, f"card:{card_text(card)}")
        assert scene.lines[scene.at].what == card and ("chosen", (f"card:{card_text(card)}",)) in scene.view().marks
    press(scene, "back")
    assert scene.at == 3
    click(scene, "goal")
    assert scene.at == 0
    click(scene, f"card:{card_text(scene.weaver.buttons[2])}")
    click(scene, "v5", "nothing", "")
    press(scene, "nothing")
    assert scene.at == 3
