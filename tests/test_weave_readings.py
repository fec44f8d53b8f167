"""What a reading leaves out is told first and marked at its crossings; the usual reading leaves nothing out."""
import pytest
from playing import press

from figures.weave_page import solved
from figures.weave_readings import readings_of
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.texts import read_card, read_loom

LEFT_OUT = {
    "consecutive": set(),
    "neighbours": {"v1-h1", "v1-h3", "v2-h1", "v2-h3", "v3-h1", "v3-h3"},
    "fixed": {"v1-h3", "v1-h4", "v3-h1", "v3-h3"},
    "disjoint": {"v1-h3", "v1-h4"},
}


@pytest.mark.parametrize("reading", LEFT_OUT)
def test_the_crossings_left_out_are_marked(reading):
    scene = readings_of(solved("one-loom-read-consecutively").position, read_card("pink OU blue"))
    press(scene, "reading", reading)
    view = scene.view()
    assert set(dict(view.marks)["candidate"]) == LEFT_OUT[reading]
    first = view.say[0].split("<li")[1]
    assert ("weave.interlace.reading" in first) is bool(LEFT_OUT[reading])


def test_a_horizontal_thread_is_named_by_its_vertical_partner_first():
    loom = read_loom(["blue v1", "blue v3", "pink h3 under v3"], 10, "")
    scene = readings_of(Weaver(loom, reading="neighbours"), read_card("pink OU blue"))
    assert set(dict(scene.view().marks)["candidate"]) == {"v1-h3", "v3-h3"}
