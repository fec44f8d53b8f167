"""A quilt counted up: the items are the whole score, goals before cats before buttons, each with its tiles."""
from random import Random

import pytest

from figures.calico_count_up import ORDER, CountUp, items
from figures.calico_page import solved
from figures.calico_unseen import unseen_quilt
from figures.scene import Event
from rulelib.calico.scoring import score


@pytest.mark.parametrize("seed", range(40))
def test_the_items_are_the_score(seed):
    answer = score(unseen_quilt(Random(seed), 22, standard=seed % 2 == 1))
    found = items(answer)
    for kind in ORDER:
        assert sum(item.points for item in found if item.kind == kind) == answer.value[kind]
    assert [ORDER.index(item.kind) for item in found] == sorted(ORDER.index(item.kind) for item in found)


def test_the_example_of_the_text_is_counted_to_52():
    scene = CountUp(solved("sum-of-fifty-two").position)
    assert [item.points for item in scene.items] == [8, 10, 11, 3, 3, 5, 3, 3, 3, 3]
    for _ in scene.items:
        scene.handle(Event("control", ("next", None)))
        assert dict(scene.view().marks)["member"]
    english, japanese = scene.view().say
    assert "8 + 10 + 11 + 3 + 3 + 5 + 3 + 3 + 3 + 3 = 52 points" in english and "＝52点" in japanese
    scene.handle(Event("control", ("at", 99)))
    scene.handle(Event("control", ("at", "x")))
    scene.handle(Event("control", ("back", None)))
    assert scene.at == 9 and "= 49 points" in scene.view().say[0]
