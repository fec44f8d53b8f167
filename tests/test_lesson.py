"""Cases to guess and to walk through: what is asked stays as it is, and no sentence is told where nobody needs it any more."""
from html import escape

import pytest

from figures import calico_page, knit_page, weave_page
from figures.board import Board
from figures.calico_guesses import about
from figures.calico_page import chapter_cases, ladder, predict, solved
from figures.labels import GUESS_FIRST, KINDS, RIGHT_SO_FAR
from figures.plain import plain
from figures.saying import reasons
from rulelib import words

SOME = chapter_cases("b4")[:3]


@pytest.fixture
def guessing():
    return predict(*SOME)


def control(board: Board, id: str):
    """A control of a board as it stands now, None where there is none."""
    return next((each for each in board.scene.view().controls if each.id == id), None)


def guess(board: Board, right: bool) -> None:
    """Guess the case that is looked at, right or wrong."""
    values = board.scene._guesses()
    at = next(at for at, value in enumerate(values) if (value == board.scene.now.answer.value) is right)
    board.control("guess", str(at))


def test_the_question_stays_and_the_hint_is_told_until_the_first_guess(guessing):
    asked = guessing.scene.view().ask
    assert plain(guessing.scene.view().say[0]) == GUESS_FIRST[0]
    guess(guessing, True)
    assert guessing.scene.view().ask == asked and GUESS_FIRST[0] not in guessing.scene.view().say[0]
    guessing.control("next")
    assert guessing.scene.view().say == ("", "") and guessing.scene.view().ask != asked


@pytest.mark.parametrize("id", chapter_cases("b4"))
def test_a_wrong_guess_is_told_first_why_it_is_wrong(id):
    board = predict(id)
    guess(board, False)
    first = about(solved(id), board.scene.guessed[0])[0]
    for at, lang in enumerate(("en", "ja")):
        told = board.scene.view().say[at].split("<li")[1]
        assert plain(words.sentence(first, lang)) in plain(f"<li{told}")


@pytest.mark.parametrize("game", [calico_page, weave_page], ids=lambda page: page.__name__)
def test_a_decision_of_ours_is_told_in_full_at_the_first_case_about_it_and_else_folded(game):
    chapter = "b4" if game is calico_page else "w7"
    board, told = game.ladder(chapter), set()
    for at, id in enumerate(game.chapter_cases(chapter), 1):
        board.control("at", at)
        case, said = game.solved(id).case, board.scene.view().say[0]
        for rule in case.rules:
            ruling = words.ruling(rule, "en")
            if not ruling:
                continue
            full = case.kind == "ruling" and rule not in told
            assert (f'<p class="ruling">{escape(ruling)}' in said) is full
            assert (f"<details><summary>{KINDS['ruling'][0]}</summary><p>{escape(ruling)}" in said) is not full
            told |= {rule} if full else set()
    assert told


def test_the_answers_of_a_ladder_can_be_hidden_and_guessed():
    board = ladder("b4")
    assert control(board, "guess") is None and "Answer" in board.scene.view().say[0]
    board.control("hide")
    assert control(board, "guess").enabled and "Answer" not in board.scene.view().say[0]
    guess(board, True)
    assert RIGHT_SO_FAR[0].format(1, 1) in board.scene.view().say[0]
    board.control("hide")
    board.control("next")
    assert control(board, "guess") is None and "Answer" in board.scene.view().say[0]


def test_what_is_guessed_has_no_answers_to_hide(guessing):
    assert control(guessing, "hide") is None
    guessing.control("hide")
    assert not guessing.scene.revealed


def test_what_sounds_alike_is_told_once_with_how_many_times():
    because = knit_page.solved("angry-cats-eat-it-all").answer.because
    lost = [reason for reason in because if reason.rule == "knit.score.angry"]
    assert len(lost) == 3
    for at in (0, 1):
        told, folded = reasons([lost[0], because[0], *lost[1:], *because], at, 3).split("<details>")
        assert told.count("knit.score.angry") == 1 and "× 6" in told and "knit.score.angry" not in folded
        assert told.count("<li") == 2 and "×" not in reasons(because[:1], at)
