"""Warp & Weft to be learned: tasks on the loom, a draft, unseen cases with their guesses, moves in words, the cells of a page."""
from random import Random

import pytest
from playing import click, press, typed

import figures.page_cells
from figures import weave_page
from figures.board import Board
from figures.lesson import Cases
from figures.warp_and_weft_guesses import about, guesses
from figures.warp_and_weft_saying import move_words, question, value
from figures.weave_aims import AIMS, unseen_task, ways
from figures.weave_drafting import DraftScene
from figures.weave_tasks import WeaveTasks
from figures.weave_unseen import MADE, unseen_case
from rulelib.warp_and_weft import show_move
from rulelib.warp_and_weft.legality import Weave
from rulelib.warp_and_weft.threads import COLOURS, crossing_text


@pytest.mark.parametrize("aim", AIMS)
def test_any_right_way_passes_and_a_wrong_one_is_told_why(aim):
    rng = Random(aim)
    for _ in range(3):
        task = unseen_task(aim, rng)
        assert task.right(task.answer)
        tried = {True: 0, False: 0}
        for way in ways(task.weaver.loom, task.colour, None if task.place is None else (task.place,)):
            right = task.right(way)
            tried[right] += 1
            if tried[right] > 3:
                continue
            scene = WeaveTasks((aim,))
            scene.task = task
            scene._begin()
            typed(scene, show_move(way, task.weaver))
            assert scene.done == right and scene.passed == right and scene.tried == 1
            why = task.why_not(way)
            assert right or all(told in said for told, said in zip(why, scene.view().say))
        assert tried[True] and tried[False] > 2


def test_a_task_can_be_solved_by_clicks_and_does_not_give_itself_away():
    scene = WeaveTasks(("flips",), 4)
    assert scene.view().position.move == Weave(scene.task.colour, scene.task.place) and "<table" not in scene.view().say[0]
    holes, answer = scene.weaver.loom.holes, scene.task.answer
    click(scene, *(crossing_text(answer.place, other, holes) for other in scene.weaver.loom.crossed(answer.place) if answer.under >> other & 1))
    assert scene.move == answer and "<table" not in scene.view().say[0]
    press(scene, "weave")
    assert scene.done and "<table" in scene.view().say[0]
    typed(scene, show_move(answer, scene.task.weaver))
    assert scene.tried == 1


def test_a_draft_keeps_four_and_the_fifth_leaves():
    for players in range(2, 6):
        by_click, by_line = DraftScene(players, 2), DraftScene(players, 2)
        assert len(by_click.hand) == 5
        while by_click.table.phase == "draft":
            typed(by_line, f"keep {COLOURS[by_click.hand[0]]}")
            click(by_click, "hand1:1")
            assert by_click.tables == by_line.tables
        assert all(len(each.kept) == 4 for each in by_click.table.weavers) and not by_click.hand
        assert "weave.draft.fifth-leaves" in by_click.view().say[0]
    press(by_click, "undo")
    lacking = next(colour for colour in range(5) if colour not in by_click.hand)
    typed(by_click, COLOURS[lacking])
    assert "weave.draft.from-hand" in by_click.view().say[1] and len(by_click.keeps) == 3


@pytest.mark.parametrize("kind", MADE)
def test_unseen_cases_are_asked_guessed_and_explained(kind):
    for seed in range(8):
        case = unseen_case(kind, seed)
        assert case == unseen_case(kind, seed)
        offered = guesses(case)
        assert case.answer.value in offered and len(offered) > 1
        said = [value(case.case.ask, guess, at) for guess in offered for at in (0, 1)]
        assert len(set(said[::2])) == len(set(said[1::2])) == len(offered)
        assert question(case, 0).endswith("?") and question(case, 1).endswith("。")
        assert all(set(about(case, guess)) == set(case.answer.because) for guess in offered)
        board = Board(lambda: Cases([case]))
        board.control("guess", str(seed % len(offered)))
        assert board.trouble is None


def test_moves_in_words():
    assert move_words("weave pink v3 under h1 h4", 0) == "pink at v3, under h1, h4"
    assert move_words("2: button pink OU blue", 1) == "プレイヤー2：「青の上・下を通るピンク」にボタン"
    assert move_words("keep pink | keep blue", 0) == "player 1 keeps pink, player 2 keeps blue"
    assert move_words("weave pink v3 to h4", 1) == "v3からh4へピンク"


def test_cells_of_a_page(monkeypatch):
    shown = []
    monkeypatch.setattr(figures.page_cells, "display", lambda data, **_: shown.append(data))
    ids = [id for id, case in weave_page.cases().items() if case.ask == "count" and "OU" in case.arguments["card"]]
    weave_page.example(ids[0])
    assert len(shown) == 3 and "data:image/png" in shown[1]["text/html"]
    for board in (weave_page.predict(*ids[:2]), weave_page.ladder("w6"), weave_page.quiz("penalty", count=2), weave_page.self_check("adjacent"),
                  weave_page.try_it(ids[0], "pink", "blue"), weave_page.sandbox(), weave_page.reading_switch(ids[0]), weave_page.draft(4)):  # fmt: skip
        assert board.text() and board.trouble is None
