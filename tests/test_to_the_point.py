"""Lessons keep to the point and give nothing away; a tile that closes a goal tells what the goal scores; tasks name their tile."""
import pytest

from figures.calico_guesses import guesses
from figures.calico_page import cases, goal_check, predict, self_check, solved, try_it
from figures.calico_saying import asked_about, question
from figures.lesson import to_the_point


@pytest.mark.parametrize("id", sorted(cases()))
def test_an_answer_keeps_to_what_its_case_is_about(id):
    there = solved(id)
    point, about = to_the_point(there).because, {*there.case.rules, *there.case.because}
    assert point and set(point) <= set(there.answer.because)
    assert all(reason.rule in about for reason in point) or not about & set(there.answer.rules)


def test_tokens_that_are_asked_for_are_not_shown():
    seen, marks = asked_about(solved("five-dots-only-millie"))
    assert not (seen.cat_cells or any(seen.cats) or any(seen.buttons)) and not marks
    board = predict("five-dots-only-millie")
    assert board.scene.picture.position.cat_cells == 0
    board.control("guess", "0")
    assert board.scene.view().position.cat_cells


def test_a_market_that_is_asked_for_is_the_one_before_the_move():
    there = solved("solo-takes-the-near-tile")
    assert asked_about(there)[0].market == there.history[0][0].market != there.position.market
    assert "take purple vines: what does the market show then?" in question(there, 0)


def test_a_goal_is_guessed_at_its_own_values():
    values = [guess["right"] for guess in guesses(solved("all-different-by-colour"))]
    assert sorted(values) == [0, 10, 15, 25]


@pytest.mark.parametrize(("line", "told"), [("kq E6", "≠ 15 points"), ("kd E6", "≠ 10 points"), ("yd E6", "≠ 0 points"), ("kq B2", "nothing")])
def test_the_last_tile_around_a_goal_tells_its_points(line, told):
    board = try_it("sixth-space-still-empty", "kq", "kd", "gq", "yd")
    board.type(line)
    assert f"brings</b>: {told}" in board.scene.view().say[0]


@pytest.mark.parametrize("board", [self_check("nothing"), goal_check()])
def test_a_tile_of_another_task_is_told(board):
    offered = board.scene.bench.patches
    text = next(text for patch, text in ((0, "yd"), (1, "ys"), (2, "yf"), (3, "yw")) if patch not in offered)
    board.type(f"{text} B2")
    assert "is not among the tiles of this task" in board.scene.view().say[0] and board.scene.tried == 0
