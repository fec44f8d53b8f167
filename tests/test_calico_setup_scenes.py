"""The set-up of the standard game as scenes: three of four goals on three spaces, and a third cat for two."""
import pytest

from figures.board import Board
from figures.calico_cat_tasks import CatTasks, why_not
from figures.calico_deal import Deal, SPACE_NAMES
from rulelib.calico.cats import CATS
from rulelib.calico.goals import GOALS


def said(board: Board) -> str:
    return board.scene.view().say[0]


def placed(board: Board) -> tuple:
    return board.scene.dealt.placed


def test_three_of_four_goals_are_placed_by_clicks():
    board = Board(Deal)
    for number, space in zip((1, 2, 3), SPACE_NAMES):
        board.click(f"goal:{number}")
        board.click(space)
    assert placed(board) == board.scene.dealt.four[:3] and board.trouble is None
    spare = "≠" if board.scene.dealt.four[3] == "not-equal" else board.scene.dealt.four[3]
    assert f"{spare} goes back" in said(board)


def test_a_typed_line_does_what_the_clicks_do():
    clicked, typed = Board(lambda: Deal(3)), Board(lambda: Deal(3))
    clicked.click("goal:2")
    clicked.click("D5")
    typed.type(f"{typed.scene.dealt.four[1]} D5")
    assert clicked.scene.dealt == typed.scene.dealt
    typed.type(f"goals {' '.join(typed.scene.dealt.four[1:])}")
    assert placed(typed) == typed.scene.dealt.four[1:]


@pytest.mark.parametrize("space", ["B2", "A1", "F6"])
def test_a_goal_lies_on_a_goal_space_only(space):
    board = Board(Deal)
    board.click("goal:1")
    board.click(space)
    assert placed(board) == (None, None, None) and "no goal space" in said(board)
    assert ("blocker", (space,)) in board.scene.view().marks


def test_goals_face_down_cannot_be_chosen_by_click_or_line():
    board = Board(Deal)
    board.click("down:1")
    assert "not turned up" in said(board) and board.scene.dealt.chosen is None
    away = next(goal for goal in GOALS if goal not in board.scene.dealt.four)
    board.type(f"{away} C4")
    assert "was not turned up" in said(board) and placed(board) == (None, None, None)
    board.type(f"goals {away} {' '.join(board.scene.dealt.four[:2])}")
    assert "was not turned up" in said(board) and placed(board) == (None, None, None)


def test_a_goal_that_lies_already_changes_places():
    board = Board(Deal)
    one, two, three, four = board.scene.dealt.four
    board.type(f"goals {one} {two} {three}")
    board.type(f"{one} E3")
    assert placed(board) == (three, two, one)
    board.type(f"{four} D5")
    assert placed(board) == (three, four, one)


@pytest.mark.parametrize("line", ["", "goals", "AAA-BBB", "xx C4", "AAA-BBB Z9", "goals a a a", 5, None])
def test_a_line_that_cannot_be_read_changes_nothing(line):
    board = Board(Deal)
    board.type(line)
    assert placed(board) == (None, None, None) and board.trouble is None and said(board)


@pytest.mark.parametrize("seed", range(12))
def test_a_third_cat_is_right_exactly_where_its_dots_are_missing(seed):
    missing = 6 - sum(CATS[name].dots for name in CatTasks(seed).given)
    for name in CATS:
        board = Board(lambda: CatTasks(seed))
        if name in board.scene.given:
            continue
        board.click(name)
        assert (board.scene.passed == 1) == (CATS[name].dots == missing) and board.trouble is None


def test_the_other_side_of_a_tile_is_told_as_such():
    for cat in CATS.values():
        other = next(each.name for each in CATS.values() if each.tile == cat.tile and each != cat)
        assert [reason[0].count("never meet") for reason in why_not(cat, (other,))] == [1]


def test_a_cat_can_be_typed_in_both_languages():
    board = Board(CatTasks)
    board.type("キャリー")
    typed = board.scene.drawn
    board = Board(CatTasks)
    board.click("callie")
    assert typed == board.scene.drawn
    board.type("garfield")
    assert "garfield" in said(board)
