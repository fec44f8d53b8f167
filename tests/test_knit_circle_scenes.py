"""Knitting Circle's clickable circle, its strip of colours, the end of a round, points counted."""
import pytest
from playing import click, marks, press, said, typed

from figures import knit_page
from figures.knit_circle_scene import CircleScene, walk_of
from figures.knit_round_scene import RoundScene
from figures.knit_starts import STARTS
from figures.knit_stock import alone, stocked
from figures.knit_strip_scene import StripScene
from figures.knit_tally_scene import Tally
from figures.plain import plain
from rulelib.knitting_circle import show_move
from rulelib.knitting_circle.circle import CATS, reachable
from rulelib.knitting_circle.deck import PATTERNS
from rulelib.knitting_circle.moves import Gather
from rulelib.knitting_circle.patterns import pattern


def test_cats_walk_where_they_may_and_nowhere_else():
    start = walk_of(STARTS["circle"].seat())
    for space in range(start.circle.spaces):
        scene = CircleScene(start)
        click(scene, f"space:{space + 1}")
        two = len(set(start.circle.beside(space))) == 2 and space in reachable(start.circle, 0)
        assert (scene.space == space) == two
        press(scene, "take:1")
        went = space in reachable(start.circle, 0)
        assert (scene.position.circle.cats[0] == space) == (went or space == 0) and bool(scene.position.rows[0]) == went
        assert went or "Not allowed" in said(scene)[0]
        assert not went or CATS[scene.position.cat] == "blue"


def test_the_tile_itself_can_be_clicked_and_the_line_does_the_same():
    start = walk_of(STARTS["circle"].seat())
    space = reachable(start.circle, 0)[1]
    tile = start.circle.beside(space)[0]
    by_click, by_line = CircleScene(start), CircleScene(start)
    click(by_click, f"slot:{space + 1}:1")
    typed(by_line, show_move(Gather(space, tile), start.seat))
    assert by_click.position == by_line.position != start
    typed(by_line, "done", "gather 99 red k", "undo")
    assert by_line.position == start


def test_where_a_cat_may_go_is_told_on_request():
    scene = CircleScene(walk_of(STARTS["circle"].seat()))
    assert not marks(scene)
    press(scene, "legal")
    assert ("member", ("space:2", "space:5")) in scene.view().marks
    assert "knit.gather.available" in said(scene)[0] and "May go to: 2, 5" in said(scene)[0]
    press(scene, "cat", "green")
    assert scene.position.cat == 2 and "進めるスペース：7、8" in said(scene)[1]


def test_a_cat_in_the_way_stands_for_its_space():
    scene = CircleScene(walk_of(STARTS["circle"].seat()))
    click(scene, "cat:blue")
    assert "The blue cat sits at space 3" in said(scene)[0] and scene.position == scene.first
    click(scene, "cat:red")
    assert "knit.gather.own-space" in said(scene)[0]


def test_only_after_a_full_lap_one_stays_and_a_row_is_full_with_four():
    scene = CircleScene(walk_of(STARTS["lap"].seat()))
    click(scene, "space:5")
    assert "knit.gather.available" in said(scene)[0]
    click(scene, "slot:3:1")
    assert len(scene.position.rows[0]) == 1
    scene = CircleScene(walk_of(STARTS["row"].seat()))
    click(scene, "slot:2:1")
    press(scene, "cat", "red")
    click(scene, "space:5")
    assert len(scene.position.rows[0]) == 4 and "knit.gather.four-turns" in said(scene)[0]


@pytest.mark.parametrize("letters", ("ABABA", "AABBA", "ABCD", "AAAA", "ABBA", "ABABB"))
def test_a_strip_is_judged_as_it_stands_and_the_change_offered_makes_the_pattern(letters):
    scene = StripScene(letters)
    assert plain(scene.view().ask[0]) == f"Pattern: {'no pattern' if not pattern(scene.colours) else PATTERNS[pattern(scene.colours)].replace('-', ' ')}"
    offered = [control.id for control in scene.view().controls if control.id.startswith("make:")]
    for control in offered:
        fresh = StripScene(letters)
        press(fresh, control)
        assert PATTERNS[pattern(fresh.colours)] == control.removeprefix("make:")
        assert sum(a != b for a, b in zip(fresh.colours, scene.colours)) == 1
    assert set(marks(scene)) <= ({"member"} if pattern(scene.colours) else {"blocker"})


def test_a_strip_takes_clicks_lines_and_a_tile_more_or_less():
    scene = StripScene("AAA")
    press(scene, "less")
    assert scene.colours == (0, 0, 0)
    click(scene, "s2")
    assert scene.colours == (0, 1, 0)
    for _ in range(7):
        press(scene, "add:B")
    assert len(scene.colours) == 8
    typed(scene, "aabb", "3 C")
    assert scene.colours == (0, 0, 2, 1)
    typed(scene, "XYX")
    assert scene.colours == (0, 1, 0)
    typed(scene, "AB", "A1")
    assert scene.colours == (0, 1, 0) and "A1" in said(scene)[1]


def test_a_round_ends_in_three_steps_and_a_third_tile_is_refused():
    seat = stocked(STARTS["round-end"].seat())
    scene = RoundScene(seat)
    click(scene, "row:1", "bowl:1", "row:2")
    assert "knit.round-end.bowl" in said(scene)[0]
    press(scene, "do")
    assert scene.position.step == 0
    click(scene, "row:2")
    press(scene, "do")
    assert sorted(scene.position.seat.knitter.bowl) == [0, 3] and not scene.position.seat.knitter.row
    press(scene, "do")
    assert len(scene.position.seat.knitter.workspace) == 6 and "knit.round-end.buttons" in said(scene)[0]
    press(scene, "do")
    assert -2 not in scene.position.seat.circle.slots and "knit.round-end.slots" in said(scene)[0]


def test_a_typed_line_ends_a_round_like_clicks():
    seat = stocked(STARTS["round-end"].seat())
    scene, twin = RoundScene(seat), RoundScene(seat)
    click(scene, "row:1", "bowl:1")
    for _ in range(3):
        press(scene, "do")
    typed(twin, "keep red k, green p")
    press(twin, "do")
    press(twin, "do")
    assert twin.position == scene.position
    typed(twin, "keep red")
    assert "keep red" in said(twin)[0]


def test_points_are_counted_one_by_one_to_the_total():
    for id in ("two-requests-with-one-garment", "angry-but-with-buttons", "declared-hat-scores"):
        scene = Tally(alone(knit_page.solved(id).position))
        assert sum(item.points for item in scene.items) == scene.answer.value["total"]
        for _ in scene.items:
            press(scene, "next")
            assert scene.view().say[0]
        assert f"{scene.answer.value['total']} points" in said(scene)[0]


@pytest.mark.parametrize("board, line, cure", [(knit_page.circle, "paw green", "gather 2 red k"), (knit_page.round_end, "gather 2 red k", "keep red, blue")])
def test_a_move_of_another_board_is_told_what_this_one_takes(board, line, cure):
    here = board()
    here.type(line)
    assert here.trouble is None and cure in here.text() and "no move here" not in here.text()
