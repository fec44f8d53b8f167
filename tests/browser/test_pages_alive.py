"""The notebooks in a true browser: a page's cell with a tile laid by mouse and by keyboard, and every board of every page touched once."""
import json
import re
import shutil

import pytest
from conftest import ROOT, open_in_lab, write_notebook
from playwright.sync_api import expect

NOTEBOOKS = ROOT / "notebooks"
PAGES = sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
SEWING = "from figures.calico_page import *; sandbox('blue')"


def boards_of(path) -> int:
    """How many live boards a page has, by its own saved outputs."""
    views = "application/vnd.jupyter.widget-view+json"
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return sum("image/png" in output.get("data", {}) and views in output["data"] for cell in cells for output in cell.get("outputs", ()))


@pytest.mark.parametrize("host", ["lab", "voila"])
def test_a_tile_is_laid_and_the_reason_told(host, request, reader):
    home, url = request.getfixturevalue(host)
    write_notebook(home / "sewing.ipynb", SEWING)
    page = reader()
    if host == "lab":
        open_in_lab(page, url, "sewing.ipynb")
    else:
        page.goto(f"{url}/voila/render/sewing.ipynb", timeout=60_000)
    board = page.locator(".rule-board")
    expect(board).to_have_count(1, timeout=90_000)
    tile, say = board.locator('[data-gid="patch:yd"]'), board.locator('.rule-say [lang="en"]')
    tile.click()
    expect(say).to_contain_text("yellow dots")
    cell = board.locator('[data-gid="B2"]')
    cell.click()
    expect(cell).to_have_attribute("aria-label", re.compile("^B2, yellow dots"))
    expect(say).to_contain_text("calico.button.three")
    tile.click()
    cell.click()
    expect(say).to_contain_text("calico.place.not-occupied")
    other = board.locator('[data-gid="patch:ks"]')
    other.focus()
    page.keyboard.press("Enter")
    expect(say).to_contain_text("pink stripes")
    board.locator('[data-gid="D4"]').focus()
    page.keyboard.press("Enter")
    expect(board.locator('[data-gid="D4"]')).to_have_attribute("aria-label", re.compile("^D4, pink stripes"))


TOP = "(part) => part.getBoundingClientRect().top - part.closest('.rule-side').getBoundingClientRect().top"


@pytest.mark.parametrize("width", [390, 1280])
def test_an_answer_pushes_nothing_away(width, voila, reader):
    home, url = voila
    write_notebook(home / "guessing.ipynb", "from figures.calico_page import *; predict('two-of-a-colour', 'six-connected-one-button')")
    page = reader(viewport={"width": width, "height": 800})
    page.goto(f"{url}/voila/render/guessing.ipynb", timeout=60_000)
    board = page.locator(".rule-board")
    guess, onward, said = board.locator(".rule-radio").first, board.locator('[data-control="next"] button'), board.locator('.rule-say [lang="en"]')
    expect(guess).to_be_visible(timeout=90_000)
    before = guess.evaluate(TOP), onward.evaluate(TOP)
    guess.click()
    expect(said).to_contain_text("You said")
    assert (guess.evaluate(TOP), onward.evaluate(TOP)) == before
    assert said.evaluate(TOP) > before[0] > before[1]
    onward.click()
    expect(said).to_be_empty()
    assert onward.evaluate(TOP) == before[1]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(NOTEBOOKS)))
def test_every_board_of_a_page_answers(path, request, reader):
    home, url = request.getfixturevalue("voila")
    shutil.copy(path, home / path.name)
    page = reader()
    page.goto(f"{url}/voila/render/{path.name}", timeout=60_000)
    expect(page.locator(".rule-board")).to_have_count(boards_of(path), timeout=90_000)
    for which in range(boards_of(path)):
        board = page.locator(".rule-board").nth(which)
        board.scroll_into_view_if_needed()
        target, choice = board.locator("svg [data-target]"), board.locator('[data-control="guess"] input:not([disabled])')
        if choice.count():
            before = board.locator('.rule-say [lang="en"]').inner_text()
            choice.first.check(force=True)
            expect(board.locator('.rule-say [lang="en"]')).not_to_have_text(before)
        elif target.count():
            target.first.click(force=True)
        expect(board.locator(".rule-silence")).to_be_empty()
        told = board.locator(':is(.rule-ask, .rule-say) [lang="en"]').filter(has_text=re.compile(r"\S"))
        expect(told.first).to_be_visible()
        expect(board.locator('.rule-say [lang="en"]')).not_to_contain_text("Something went wrong")
