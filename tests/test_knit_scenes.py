"""Knitting Circle's workbench by clicks and by typed lines; where its boards begin; no event breaks a scene."""
from random import Random
from time import perf_counter

import pytest
from playing import click, draw, marks, press, said, typed

from figures import knit_page
from figures.knit_bench_scene import BenchScene
from figures.knit_circle_scene import CircleScene, walk_of
from figures.knit_round_scene import RoundScene
from figures.knit_starts import STARTS
from figures.knit_stock import free_seat, stocked
from figures.knit_strip_scene import StripScene
from figures.plain import plain
from figures.scene import Event
from rulelib.knitting_circle import check, play, read
from rulelib.knitting_circle.deck import BUTTONS
from rulelib.knitting_circle.knitter import Yarn
from rulelib.knitting_circle.moves import Knit
from rulelib.knitting_circle.table import Table


def bench(start, tool=None):
    begin = STARTS[start]
    return BenchScene(begin.seat(), begin.hint, tool or begin.tool)


def asked(scene):
    return tuple(plain(html) for html in scene.view().ask)


def test_a_tile_is_knitted_by_clicking_it_and_a_garment():
    scene = bench("sides")
    click(scene, "row:1")
    assert marks(scene)["chosen"] == ("row:1",) and "red (knit)" in asked(scene)[0]
    click(scene, "g1")
    assert [len(garment.yarn) for garment in scene.position.knitter.garments] == [2]
    assert "2 of 8" in said(scene)[0] and marks(scene)["member"] == ("g1:s2",)
    twin = bench("sides")
    typed(twin, "knit red k 1")
    assert twin.position == scene.position
    press(scene, "undo")
    assert scene.position == scene.first
    press(scene, "redo")
    assert scene.position == twin.position
    press(scene, "again")
    assert scene.position == scene.first and not scene.past


def test_a_wrong_side_is_refused_with_its_rule_and_the_tile_stays_chosen():
    scene = bench("sides")
    click(scene, "row:3", "g1")
    assert "knit.stitch.side" in said(scene)[0] and "knit.stitch.side" in said(scene)[1]
    assert scene.position == scene.first and scene.draft.tile == "row:3"
    click(scene, "row:3", "bowl:1", "g1")
    assert len(scene.position.knitter.garments[0].yarn) == 2


def test_a_space_further_down_is_refused_by_the_order_from_the_top():
    scene = bench("sides")
    click(scene, "bowl:1", "g1:s4")
    assert "knit.stitch.top-down" in said(scene)[0] and scene.position == scene.first


def test_all_reasons_of_a_refusal_are_told():
    scene = bench("begin")
    click(scene, "row:4")
    typed(scene, "begin scarf cost purple k keep two-points", "knit purple p 1 at 3")
    told = said(scene)[0]
    move_refused = check(scene.position, Knit(11, 0, space=2))
    assert not move_refused.value and all(reason.rule in told for reason in move_refused.because if not reason.holds)


def test_a_garment_is_begun_by_deck_card_and_tile():
    scene = bench("begin")
    click(scene, "deck:hat")
    cards = next(control for control in scene.view().controls if control.id == "keep").options
    press(scene, "keep", cards[0][0])
    click(scene, "row:3")
    assert "knit.begin.cost" in said(scene)[0] and len(scene.position.knitter.garments) == 1
    click(scene, "row:1")
    assert [garment.type for garment in scene.position.knitter.garments] == [0, 2] and not scene.position.knitter.needles
    click(scene, "deck:scarf", "bowl:1")
    assert "knit.begin.needle" in said(scene)[0] and len(scene.position.knitter.garments) == 2


def test_a_tile_is_turned_over_for_another():
    scene = bench("flip")
    click(scene, "bowl:1")
    assert scene.draft.tile == "" and said(scene)[0]
    click(scene, "row:1", "row:4")
    assert [tile for tile in scene.position.knitter.row] == [9, 4, 5] and len(scene.position.supply.bag) == len(scene.first.supply.bag) + 1
    click(scene, "row:1", "g1:s1")
    assert "knit.flip.cost" in said(scene)[0] and scene.position.knitter.garments[0].yarn == (4,)


def test_a_paw_finds_a_colour_in_the_bag_alone():
    scene = bench("finish")
    click(scene, "paw:1")
    press(scene, "find:green")
    assert scene.position.knitter.paws == 0 and scene.position.knitter.bowl == (0, 3)
    press(scene, "find:blue")
    assert "knit.paw.search" in said(scene)[0]


def test_finishing_is_looked_at_before_it_is_declared():
    scene = bench("finish")
    click(scene, "g2")
    assert "knit.finish.required" in said(scene)[0] and scene.draft.garment is None
    click(scene, "g1")
    assert "5 points; stripes" in said(scene)[0] and "space 5" in said(scene)[0] and not scene.position.knitter.garments[0].finished
    press(scene, "finish")
    assert scene.position.knitter.garments[0].finished and "Points as it stands: 16 points" in said(scene)[0]
    assert "It brought: 5 points; stripes; buttons: red and blue, hat, stripes" in said(scene)[0]


def test_of_two_buttons_of_a_shape_one_is_chosen():
    scene = bench("buttons", "knit")
    click(scene, "row:1", "g1")
    press(scene, "tool", "finish")
    click(scene, "g1")
    assert not next(control for control in scene.view().controls if control.id == "finish").enabled
    press(scene, "finish")
    assert not scene.position.knitter.garments[0].finished
    press(scene, "take:0", "yellow+blue")
    press(scene, "finish")
    assert "yellow+blue" in [BUTTONS[each] for each in scene.position.knitter.garments[0].buttons]


def test_what_is_allowed_is_shown_on_request_and_is_true():
    scene = bench("sides")
    assert "candidate" not in marks(scene)
    press(scene, "legal")
    shown = marks(scene)["candidate"]
    assert shown == ("row:1", "row:4", "bowl:1", "bowl:2")
    click(scene, "row:1")
    assert marks(scene)["candidate"] == ("g1:s2",)


def test_where_everything_is_free_nothing_runs_out():
    scene = BenchScene(free_seat(2), free=True)
    for _ in range(3):
        click(scene, "deck:hat")
        press(scene, "keep", next(control for control in scene.view().controls if control.id == "keep").options[0][0])
        click(scene, "bowl:3")
    assert len(scene.position.knitter.garments) == 3 and scene.position.knitter.bowl == tuple(range(6)) and scene.position.knitter.needles == 1
    before = scene.position.knitter.workspace
    press(scene, "shuffle")
    assert scene.position.knitter.workspace != before and len(scene.position.knitter.workspace) == 6


@pytest.mark.parametrize("free", (False, True))
def test_no_click_and_no_control_breaks_a_bench(free):
    scene, rng, slow = BenchScene(free_seat(1), free=True) if free else bench("finish"), Random(5), []
    scene.picture.svg()
    for _ in range(400):
        controls = [control for control in scene.view().controls if control.kind != "line" and control.id != "again"]
        begun = perf_counter()
        if rng.random() < 0.6:
            click(scene, rng.choice(list(scene.picture.targets())))
        else:
            control = rng.choice(controls)
            press(scene, control.id, rng.choice(control.options)[0] if control.options else None)
        draw(scene)
        slow.append(perf_counter() - begun)
    assert sorted(slow)[len(slow) // 2] < 0.02
    for nonsense in ("", "knit", "knit red k 9", "paw ?", "🧶", "finish -1", "done"):
        typed(scene, nonsense)
        assert all(said(scene))


@pytest.mark.parametrize("make", (lambda: bench("angry"), lambda: CircleScene(walk_of(STARTS["circle"].seat())), StripScene, lambda: RoundScene(stocked(STARTS["round-end"].seat()))))
def test_no_event_breaks_a_scene(make):
    for value in (("tool", ["x"]), ("keep", None), ("take:9", 3), ("cat", {}), ("make:none", 1), ("do", "x"), ([], 1), ("add:Z", ""), "undo", None):
        scene = make()
        scene.handle(Event("control", value))
        scene.handle(Event("click", value))
        scene.handle(Event("type", value))
        assert all(scene.view().ask) and scene.text()


@pytest.mark.parametrize("start", STARTS)
def test_every_start_begins_with_its_hint_and_a_fixed_text(start):
    board = knit_page.try_it(start)
    assert STARTS[start].hint[0] in board.text() and STARTS[start].hint[1] in board.text()
    assert board.text() == knit_page.try_it(start).text()


def test_every_case_but_results_can_be_tried():
    for id in list(knit_page.cases())[::6]:
        position = knit_page.solved(id).position
        if isinstance(position, Yarn | Table) or hasattr(position, "knitter"):
            assert knit_page.try_it(id).text()
    with pytest.raises(ValueError):
        knit_page.try_it("most-points-win")


def test_a_bench_does_what_the_rules_do():
    seat = stocked(read({"row": ["red k", "blue p"], "garments": [{"garment": "hat", "yarn": []}]}))
    scene = BenchScene(seat)
    click(scene, "row:1", "g1")
    assert scene.position == play(scene.first, Knit(0, 0))
