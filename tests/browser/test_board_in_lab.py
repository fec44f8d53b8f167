"""What only JupyterLab can do to a board: its keys, its saved pages, its kernel."""
import re

from fake_page import AGAIN, CELLS, PLAIN, TURNED, board, control, in_lab, page, piece, say, shape  # noqa: F401  the fixtures are used by their names
from playwright.sync_api import expect


def cells(page):
    """The ids of the notebook's cells: d d, x, a and b together would leave as many as there were."""
    return page.evaluate("window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells.map(cell => cell.id)")


def test_keys_on_a_board_edit_no_notebook_cells(in_lab):
    page = in_lab
    before = cells(page)
    assert len(before) == len(CELLS)
    shape(page, "B2").click()
    expect(say(page)).to_have_text("B2 is turned")
    expect(piece(page, "B2")).to_be_focused()
    for key in "ddxabzvm":
        page.keyboard.press(key)
    line = control(page, "line").get_by_role("textbox")
    line.click()
    page.keyboard.type("ddxab", delay=10)
    expect(line).to_have_value("ddxab")
    page.keyboard.press("Enter")
    expect(say(page)).to_have_text("no hex is called ddxab")
    control(page, "undo").get_by_role("button").click()
    expect(say(page)).to_have_text("one step back")
    for key in "ddxab":
        page.keyboard.press(key)
    page.get_by_role("button", name="日本語").focus()
    for key in "ddxab":
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert cells(page) == before


def test_a_view_that_opens_later_shows_the_picture_of_now(in_lab):
    page = in_lab
    shape(page, "C4").click()
    expect(say(page)).to_have_text("C4 is turned")
    page.evaluate("""() => {
        const notebook = window.jupyterapp.shell.currentWidget.content;
        notebook.activeCellIndex = notebook.widgets.length - 1;
        void window.jupyterapp.commands.execute('notebook:run-cell');
    }""")
    page.wait_for_timeout(1000)
    expect(shape(page, "C4", AGAIN)).to_have_attribute("style", TURNED)
    expect(say(page, AGAIN)).to_have_text("C4 is turned")
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
    page.reload()
    expect(shape(page, "C4")).to_have_attribute("style", TURNED, timeout=60_000)
    expect(piece(page, "C4")).to_have_attribute("aria-label", "C4, turned")
    shape(page, "B3").click()
    expect(say(page)).to_have_text("B3 is turned")


def test_a_saved_page_opens_without_a_kernel_as_it_was_left(in_lab):
    page = in_lab
    shape(page, "C4").click()
    expect(say(page)).to_have_text("C4 is turned")
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
    page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    page.wait_for_timeout(500)
    page.reload()
    expect(shape(page, "C4")).to_have_attribute("style", TURNED, timeout=60_000)
    expect(say(page)).to_have_text("C4 is turned")
    expect(page.locator(".jp-OutputArea img")).to_have_count(0)
    shape(page, "C5").click()
    expect(board(page).locator('.rule-silence [lang="en"]')).to_contain_text("Restart Kernel and Run All Cells", timeout=9000)


def test_a_kernel_that_is_gone_is_told(in_lab):
    page = in_lab
    page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.shutdown()")
    page.wait_for_timeout(500)
    shape(page, "B2").click()
    expect(board(page).locator('.rule-silence [lang="en"]')).to_contain_text("Restart Kernel and Run All Cells", timeout=9000)
    expect(board(page).locator('.rule-silence [lang="ja"]')).to_contain_text("すべてのセルを実行")
    expect(shape(page, "B2")).to_have_attribute("style", PLAIN)
