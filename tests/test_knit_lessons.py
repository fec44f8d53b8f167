"""Knitting Circle to be learned: unseen cases with their guesses, pieces to point at, self-checks, moves in words, the cells of a page."""
import pytest
from playing import click, marks, press, said, typed

from figures import knit_page
from figures.board import Board
from figures.knit_check_scene import Checking
from figures.knit_checks import CHECKS
from figures.knit_pointing import POINTS
from figures.knit_telling import move_words
from figures.knit_unseen import MADE, unseen_case
from figures.knitting_circle_guesses import about, guesses
from figures.knitting_circle_saying import CHAPTERS, asked_about, question, value
from figures.lesson import Cases
from figures.picture import Picture
from figures.pointing import Pointing
from rulelib.knitting_circle import read, read_move
from rulelib.knitting_circle.table import Table


@pytest.mark.parametrize("kind", MADE)
def test_unseen_cases_are_asked_guessed_and_explained(kind):
    answers = set()
    for seed in range(10):
        case = unseen_case(kind, seed)
        assert case == unseen_case(kind, seed)
        offered = guesses(case)
        assert case.answer.value in offered and len(offered) > 1
        told = [value(case.case.ask, guess, at) for guess in offered for at in (0, 1)]
        assert len(set(told[::2])) == len(set(told[1::2])) == len(offered)
        assert all(len(about(case, guess)) == len(case.answer.because) for guess in offered)
        assert question(case, 0) != question(case, 1) and "{" not in question(case, 0) + question(case, 1)
        answers.add(told[2 * offered.index(case.answer.value)])
    assert len(answers) > 1


@pytest.mark.parametrize("kind", MADE)
def test_a_guess_draws_the_answer_with_its_own_pieces(kind):
    for seed in range(4):
        quiz = knit_page.quiz(kind, count=1, seed=seed)
        quiz.control("guess", "99")
        quiz.control("guess", None)
        assert quiz.scene.guessed == {} and quiz.trouble is None
        quiz.control("guess", "1")
        assert quiz.trouble is None and quiz.scene.revealed and quiz.scene.picture.position == quiz.scene.now.position


def test_every_case_of_the_book_is_asked_and_answered_in_words():
    for id in knit_page.cases():
        solved = knit_page.solved(id)
        for at in (0, 1):
            told = question(solved, at) + value(solved.case.ask, solved.answer.value, at)
            assert told and "{" not in told and "knit." not in told
        offered = guesses(solved)
        assert solved.answer.value in offered
        assert len({value(solved.case.ask, guess, 0) for guess in offered}) == len(offered)


def test_a_picture_to_guess_from_does_not_tell_the_answer():
    for id in knit_page.cases():
        solved = knit_page.solved(id)
        position, seen = asked_about(solved)
        if solved.case.ask in ("garment", "pattern") and hasattr(position, "knitter"):
            assert "g1:angry" not in Picture(position, seen).targets()
        assert not {role for role, _ in seen} - {"candidate"}


def test_a_wrong_guess_is_told_what_it_missed():
    solved = knit_page.solved("two-circles-fit")
    scene = Cases([solved])
    for number, guess in enumerate(guesses(solved)):
        scene = Cases([solved])
        press(scene, "guess", str(number))
        assert ("Right." in said(scene)[0]) == (guess == solved.answer.value)
    pattern = knit_page.solved("stripes-end-in-a-pair")
    assert about(pattern, "symmetry")[0].rule == "knit.pattern.symmetry" and len(guesses(pattern)) == 5


@pytest.mark.parametrize("kind", POINTS)
def test_any_right_piece_passes_and_a_wrong_one_is_told_why(kind):
    for seed in range(3):
        first = Pointing((POINTS[kind],), seed)
        assert first.quest.right and first.quest.right <= set(first.picture.targets())
        wrong = [gid for gid in first.picture.targets() if gid not in first.quest.right]
        for gid in (*sorted(first.quest.right)[:3], *wrong[:6]):
            scene = Pointing((POINTS[kind],), seed)
            click(scene, gid)
            assert scene.done == (gid in scene.quest.right) and scene.quest.rule in said(scene)[0]
            assert all(line for line in scene.quest.about(gid))


@pytest.mark.parametrize("kind", CHECKS)
def test_a_check_takes_any_right_answer_and_tells_why_another_is_wrong(kind):
    passed = 0
    for seed in range(6):
        scene = Checking((CHECKS[kind],), seed)
        typed(scene, " ".join(scene.check.answer), "check")
        assert scene.done and scene.passed == 1 and scene.check.rule in said(scene)[1]
        scene = Checking((CHECKS[kind],), seed)
        everything = [gid for gid in scene.picture.targets() if gid.startswith(scene.check.of)]
        click(scene, *everything)
        press(scene, "check")
        passed += scene.done
        assert scene.done or "Not quite" in said(scene)[0]
        press(scene, "show")
        assert scene.done and (marks(scene)["member"] == scene.check.answer or scene.passed)
        press(scene, "new")
        assert not scene.done and not scene.chosen
    assert passed < 6


def test_of_two_buttons_that_fit_either_passes():
    for seed in range(60):
        scene = Checking((CHECKS["buttons"],), seed)
        others = [gid for gid in scene.picture.targets() if gid.startswith("button:") and gid not in scene.check.answer]
        for gid in others:
            swapped = [(gid, *(each for each in scene.check.answer if each != old)) for old in scene.check.answer]
            right = [answer for answer in swapped if scene.check.judge(answer)[0]]
            if right:
                click(scene, *right[0])
                press(scene, "check")
                assert scene.done
                return
    raise AssertionError("no garment with two buttons of a shape came up")


def test_names_that_are_not_there_are_told_with_one_that_is():
    scene = Checking((CHECKS["spaces"],))
    typed(scene, "spcae")
    assert "spcae" in said(scene)[0] and "space:1" in said(scene)[1]
    typed(scene, "1")
    assert scene.chosen == ("space:1",)
    typed(scene, "1")
    assert scene.chosen == ()


@pytest.mark.parametrize(
    ("line", "english", "japanese"),
    (
        ("knit red k 1 from bowl", "knit red (knit) from the bowl on the hat", "毛糸ボウルの赤（編み目側）を帽子に編む"),
        ("knit red k 1 at 3", "knit red (knit) on the hat, space 3", "赤（編み目側）を帽子のマス3に編む"),
        ("flip red k cost blue p", "turn red (knit) over for blue (purl)", "青（裏編み側）を袋に戻し、赤（編み目側）を裏返す"),
        ("paw green", "use a paw for a green tile", "肉球トークンで緑を手に入れる"),
        ("finish 1 take red+blue", "finish the hat and take red and blue", "帽子を完成させる（ボタンは赤と青）"),
        ("keep nothing", "keep nothing", "何も残さない"),
    ),
)
def test_moves_in_words(line, english, japanese):
    seat = read({"row": ["red k", "blue p"], "bowl": ["red"], "paws": 1, "garments": [{"garment": "hat", "yarn": []}]})
    assert tuple(move_words(read_move(line, seat), seat, at) for at in (0, 1)) == (english, japanese)


def test_the_cells_of_a_page():
    assert set(knit_page.__all__) <= set(dir(knit_page))
    boards = [
        knit_page.predict("two-circles-fit"), knit_page.ladder("k5"), knit_page.quiz("pattern", "knit", count=2), knit_page.point("space"),
        knit_page.self_check("buttons"), knit_page.strip(), knit_page.circle(), knit_page.round_end(), knit_page.tally("declared-hat-scores"), knit_page.sandbox(),
    ]  # fmt: skip
    assert all(isinstance(board, Board) and board.text() for board in boards)
    assert set(CHAPTERS) == {f"K{number}" for number in range(1, 8)} and all(knit_page.chapter_cases(chapter) for chapter in CHAPTERS)
    assert any(isinstance(knit_page.solved(id).position, Table) for id in knit_page.cases())
