"""Catan's whole game and its edge-case page in a true browser: settle, roll, be refused, take a move back, save and load; put pieces on an island and ask."""
import shutil

import pytest
from conftest import ROOT, open_in_lab
from playwright.sync_api import expect

from rulelib.casebook import check_file
from rulelib.story import load

FOLDER = ROOT / "notebooks" / "catan"


def opened(lab, reader, name):
    """A page, all its cells run, in English."""
    home, url = lab
    shutil.copy(FOLDER / name, home / name)
    page = reader()
    open_in_lab(page, url, name)
    expect(page.locator(".rule-board")).to_have_count(2, timeout=60_000)
    return page


@pytest.fixture
def game(lab, reader):
    """The first board of the page of a whole game."""
    return opened(lab, reader, "11_a_whole_game.ipynb").locator(".rule-board").first


@pytest.fixture
def editor(lab, reader):
    """The editor of the page of edge cases."""
    return opened(lab, reader, "12_edge_cases.ipynb").locator(".rule-board").nth(1)


def click(board, gid):
    """A true click on the middle of a piece, which may lie beneath its own number."""
    piece = board.locator(f'[data-gid="{gid}"] path').first
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    board.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def press(board, id):
    board.locator(f'[data-control="{id}"] button').click()


def typed(board, line):
    field = board.locator('[data-control="line"] input')
    field.fill(line)
    field.press("Enter")


def test_a_game_is_settled_rolled_for_saved_and_loaded(game, tmp_path):
    asked = game.locator('.rule-ask [lang="en"]')
    expect(asked).to_contain_text("Red: click a corner")
    expect(game.locator('[data-control="layout"] :checked')).to_have_count(1)
    click(game, "corner:14")
    expect(asked).to_contain_text("leaves corner 14")
    click(game, "edge:14-19")
    expect(game.locator('.rule-say [lang="en"]')).to_contain_text("Red: a settlement on corner 14 with a road on 14-19")
    press(game, "deal")
    expect(asked).to_contain_text("Red: roll the dice")
    typed(game, "settle 14")
    expect(asked).to_contain_text("catan.trade.after-roll")
    press(game, "roll")
    expect(asked).to_contain_text("Red: a roll of")
    with game.page.expect_download() as taken:
        game.locator('[data-control="save"] button').click()
    taken.value.save_as(tmp_path / "mine.yaml")
    story = load(tmp_path / "mine.yaml", "catan")
    assert story.at == len(story.moves) == 7
    press(game, "undo")
    expect(asked).to_contain_text("Red: roll the dice")
    game.locator('[data-control="load"] input').set_input_files(tmp_path / "mine.yaml")
    expect(game.locator('.rule-say [lang="en"]')).to_contain_text("From the file mine.yaml")


def test_a_double_press_is_one_press(game):
    """The second half of it falls on the button that has come to the same place."""
    asked = game.locator('.rule-ask [lang="en"]')
    click(game, "corner:14")
    expect(asked).to_contain_text("leaves corner 14")
    click(game, "edge:14-19")
    press(game, "deal")
    expect(asked).to_contain_text("Red: roll the dice")
    game.locator('[data-control="roll"] button').dblclick()
    expect(game.locator('[data-control="end"] button')).to_be_attached()
    game.page.wait_for_timeout(600)
    expect(game.locator('[data-control="end"] button')).to_be_attached()
    expect(asked).not_to_contain_text("Not allowed")
    game.locator('[data-control="end"] button').dblclick()
    expect(asked).to_contain_text("Red: roll the dice")
    game.page.wait_for_timeout(600)
    expect(asked).to_contain_text("Red: roll the dice")


def test_an_island_is_built_asked_about_and_taken_home(editor, tmp_path):
    said = editor.locator('.rule-say [lang="en"]')
    click(editor, "corner:14")
    expect(said).to_contain_text("Red 1, Blue 0, White 0")
    typed(editor, "put blue settlement 13")
    typed(editor, "legal settle 18")
    for rule in ("catan.place.distance", "catan.settlement.connects", "catan.cost.settlement"):
        expect(said).to_contain_text(rule)
    typed(editor, "put red house 3")
    expect(said).to_contain_text("puts nothing")
    expect(said).to_contain_text("catan.place.distance")
    editor.locator('[data-control="part"] select').select_option(label="Case file")
    with editor.page.expect_download() as taken:
        editor.locator('[data-control="download"] button').click()
    taken.value.save_as(tmp_path / "mine.yaml")
    assert list(check_file(tmp_path / "mine.yaml")) == [("passed", "ok my-case")]
