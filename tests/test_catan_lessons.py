"""Catan to be learned: unseen cases with their guesses, moves in words, pieces to point at, self-checks, the cells of a page."""
from random import Random

import pytest
from playing import click, press, said, typed

import figures.page_cells
from figures import catan_page
from figures.board import Board
from figures.catan_captions import HANDOUTS
from figures.catan_check_scene import Checking
from figures.catan_checks import CHECKS
from figures.catan_guesses import about, guesses
from figures.catan_pointing import POINTS
from figures.catan_saying import CHAPTERS, asked_about, question, value
from figures.catan_shown import edge_of
from figures.catan_starts import STARTS
from figures.catan_telling import move_words
from figures.catan_unseen import MADE, unseen_case
from figures.lesson import Cases
from figures.picture import Picture
from figures.pointing import Pointing
from rulelib import words
from rulelib.catan import check, read_move
from rulelib.catan.cards import ONE, RESOURCES, total
from rulelib.catan.island import bits, edge_names
from rulelib.catan.moves import Bank
from rulelib.catan.roads import length
from rulelib.catan.table import COLOURS
from rulelib.catan.trading import may_bank


@pytest.mark.parametrize("kind", sorted(set(POINTS) - {"ten"}))
def test_the_name_given_as_an_example_is_a_wrong_piece_of_the_kind_that_is_asked(kind):
    board = Board(lambda: Pointing((POINTS[kind],), 1))
    example = next(control.options[0] for control in board.scene.view().controls if control.id == "line")
    right = board.scene.quest.right
    assert example not in right and example.partition(":")[0] in {gid.partition(":")[0] for gid in right}


@pytest.mark.parametrize("kind", MADE)
def test_unseen_cases_are_asked_guessed_and_explained(kind):
    for seed in range(6):
        case = unseen_case(kind, seed)
        assert case == unseen_case(kind, seed)
        offered = guesses(case)
        assert case.answer.value in offered and 1 < len(offered) < 5
        told = [value(case.case.ask, guess, at) for guess in offered for at in (0, 1)]
        assert len(set(told[::2])) == len(set(told[1::2])) == len(offered)
        assert question(case, 0).endswith("?") and question(case, 1).endswith("。")
        assert all(set(about(case, guess)) == set(case.answer.because) for guess in offered)
        board = Board(lambda: Cases([case]))
        board.control("guess", str(seed % len(offered)))
        assert board.trouble is None


@pytest.mark.parametrize("kind", ("turn", "discard", "robber", "bank-trade", "trade", "build", "card"))
def test_as_much_is_allowed_as_is_refused(kind):
    values = [unseen_case(kind, seed).answer.value for seed in range(30)]
    assert 8 < sum(values) < 22


def test_how_many_cards_are_returned_is_not_shown_while_it_is_asked():
    there = catan_page.solved("three-instead-of-four")
    assert "owed" in str(Picture(there.position, names=True).pieces) and "owed" not in str(Picture(*asked_about(there), names=True).pieces)
    assert not any(CHECKS["discard"](Random(seed)).table.owes[0] for seed in range(5))


def test_an_open_question_is_not_answered_by_its_picture():
    for kind in ("chips", "score", "winner"):
        case = unseen_case(kind, 3)
        pieces = str(Picture(*asked_about(case), names=True).pieces)
        if kind == "chips":
            assert all(f"'numbered', {number}" not in pieces for number in range(2, 13)) and asked_about(case)[0].start == -1
        else:
            assert all(f"points:{colour}" in asked_about(case)[0].hidden for colour in case.position.colours)


def test_every_chapter_of_the_rulebook_has_its_name():
    assert list(CHAPTERS) == list(dict.fromkeys(rule["chapter"] for rule in words.rulebook("catan").values()))


@pytest.mark.parametrize("line, en, ja", [
    ("settle 14 road 14-19", "Red: a settlement on corner 14 with a road on 14-19", "赤：交差点14に開拓地、14-19に道"),
    ("roll 3 4", "Red: a roll of 3 and 4, 7 in all", "赤：サイコロは3と4、合計7"),
    ("discard blue wool 2 ore 1", "Blue returns 2 wool, 1 ore", "青が羊毛2枚、鉱石1枚を返す"),
    ("robber 10 steal blue gets ore", "Red: the robber to land 10, 1 ore of Blue", "赤：盗賊を土地10へ、青から鉱石1枚を取る"),
    ("blue: trade red wool 2 for nothing", "Blue: 2 wool to Red for nothing", "青：赤に羊毛2枚を渡し、何ももらわない"),
    ("bank wool 4 for ore 1", "Red: 4 wool to the bank for 1 ore", "赤：銀行に羊毛4枚を返し、鉱石1枚をもらう"),
    ("road-building 1-5 5-9", "Red: road building on 1-5, 5-9", "赤：街道建設で1-5、5-9に道"),
    ("buy gets knight", "Red: a development card is bought: knight", "赤：発展カードを買う（騎士）"),
])  # fmt: skip
def test_moves_in_words(line, en, ja):
    table = STARTS["trade"].table()
    assert tuple(move_words(read_move(line, table), table.colours, at, 0) for at in (0, 1)) == (en, ja)


@pytest.mark.parametrize("kind", POINTS)
def test_any_right_piece_passes_and_a_wrong_one_is_told_why(kind):
    for seed in range(4):
        scene = Pointing((POINTS[kind],), seed)
        targets = list(scene.picture.targets())
        assert scene.quest.right and scene.quest.right < set(targets)
        for gid in Random(seed).sample([gid for gid in targets if gid not in scene.quest.right], 10):
            click(scene, gid)
            assert not scene.done and all(told and told in each for told, each in zip(scene.quest.about(gid), said(scene)))
        typed(scene, Random(seed).choice(sorted(scene.quest.right)))
        assert scene.done and scene.passed == 1


@pytest.mark.parametrize("kind", CHECKS)
def test_a_check_passes_what_is_right_and_nothing_less_or_more(kind):
    for seed in range(5):
        scene = Checking((CHECKS[kind],), seed)
        answer, targets = scene.check.answer, [gid for gid in scene.picture.targets() if gid.startswith(scene.check.of)]
        other = next(gid for gid in targets if gid not in answer)
        for wrong in (answer[1:], (*answer, other)):
            if wrong:
                click(scene, *wrong)
                press(scene, "check")
                assert not scene.done and all(label[at] in said(scene)[at] for label in scene.verdict[1] for at in (0, 1)) and scene.verdict[1]
                press(scene, "clear")
        typed(scene, " ".join(gid.partition(":")[2].rpartition(":")[2] for gid in answer))
        assert sorted(scene.chosen) == sorted(answer)
        typed(scene, "check")
        assert scene.done and scene.passed == 1


def test_another_right_answer_passes_too():
    discards, banks, trails = 0, 0, 0
    for seed in range(12):
        check_, rng = CHECKS["discard"](Random(seed)), Random(seed)
        cards = [f"hand:red:{kind}" for number, kind in enumerate(RESOURCES) for _ in range(check_.table.seats[0].hand >> 8 * number & 255)]
        chosen = tuple(rng.sample(cards, len(check_.answer)))
        assert check_.judge(chosen)[0]
        discards += sorted(chosen) != sorted(check_.answer)
        bank = CHECKS["bank"](Random(seed))
        wanted = next(kind for kind in range(5) if RESOURCES[kind] in bank.ask[0].split("from")[0])
        gives = sum(ONE[RESOURCES.index(gid.rpartition(":")[2])] for gid in bank.answer)
        assert may_bank(bank.table, 0, Bank(gives, ONE[wanted])) and check(bank.table, Bank(gives, ONE[wanted])).value and total(gives) == len(bank.answer)
        banks += len(bank.answer) < 4
        trails += trail_check(seed)
    assert discards and banks and trails


def trail_check(seed: int) -> int:
    """Whether a road of the path can be left for another one; the whole network never passes."""
    trail = CHECKS["trail"](Random(seed))
    roads, walls = trail.table.seats[0].roads, trail.table.walls(0)
    assert not trail.judge(edge_names(bits(roads)))[0]
    mask, passed = sum(1 << edge_of(gid) for gid in trail.answer), 0
    for gone in bits(mask):
        for new in bits(roads & ~mask):
            other = mask ^ 1 << gone ^ 1 << new
            right = length(other, walls) == len(trail.answer)
            assert trail.judge(edge_names(bits(other)))[0] == right
            passed += right
    return passed


def test_cells_of_a_page(monkeypatch):
    shown = []
    monkeypatch.setattr(figures.page_cells, "display", lambda data, **_: shown.append(data))
    for name in HANDOUTS:
        catan_page.handout(name)
    assert len(shown) == len(HANDOUTS) and all("data:image/png" in data["text/html"] for data in shown)
    catan_page.rules("catan.seven.discard")
    assert "catan.seven.discard" in shown[-1]["text/html"]
    boards = [catan_page.try_it(name) for name in STARTS]
    boards += [catan_page.quiz("rates", "build", count=2), catan_page.point("cut"), catan_page.self_check("roads"), catan_page.roads_lab(), catan_page.spiral()]
    boards += [catan_page.sandbox(4, printed=True)]
    for board in boards:
        assert board.text() and board.trouble is None and "None" not in board.text()
    assert boards[-1].scene.table.colours == COLOURS and set(catan_page.__all__) <= set(dir(catan_page))
