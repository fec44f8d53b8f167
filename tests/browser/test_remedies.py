"""What a board says when no answer comes is what helps in the very place where it is read: each test does what the sentence says."""
import subprocess
import sys

import nbformat
import pytest
from conftest import open_in_lab, write_notebook
from fake_page import CELLS, TURNED, board, ready, say, shape
from playwright.sync_api import expect


def turn(page, gid):
    shape(page, gid).click()
    expect(say(page)).to_have_text(f"{gid} is turned")


def silence(page, lang="en"):
    return board(page).locator(f'.rule-silence [lang="{lang}"]').first


@pytest.mark.parametrize("end", ["restartKernel", "shutdown"])
def test_in_a_notebook_of_ones_own_all_cells_are_run(end, lab, reader):
    home, url = lab
    write_notebook(home / f"{end}.ipynb", *CELLS)
    page = reader()
    open_in_lab(page, url, f"{end}.ipynb")
    ready(page)
    turn(page, "B2")
    page.evaluate(f"window.jupyterapp.shell.currentWidget.sessionContext.{end}()")
    page.wait_for_timeout(1000)
    shape(page, "B3").click()
    expect(silence(page)).to_contain_text("choose “Kernel → Restart Kernel and Run All Cells” in the menu", timeout=9000)
    expect(silence(page, "ja")).to_contain_text("すべてのセルを実行")
    page.get_by_role("menuitem", name="Kernel", exact=True).click()
    page.get_by_role("menuitem", name="Restart Kernel and Run All Cells…", exact=True).click()
    if end == "restartKernel":  # JupyterLab asks before it ends a kernel that is there
        page.get_by_role("button", name="Confirm Kernel Restart", exact=True).click()
    expect(silence(page)).to_have_count(0, timeout=60_000)
    ready(page)
    expect(shape(page, "B2")).to_have_attribute("style", TURNED)
    turn(page, "B4")


def test_under_voila_the_page_is_reloaded(voila, reader):
    home, url = voila
    write_notebook(home / "gone.ipynb", *CELLS)
    page = reader()
    page.goto(f"{url}/voila/render/gone.ipynb")
    ready(page)
    turn(page, "B2")
    page.route("**/api/kernels/**", lambda route: route.abort())
    page.evaluate("window.jupyterapp.widgetManager.kernel.dispose()")
    shape(page, "B3").click()
    expect(silence(page)).to_contain_text("reload this page", timeout=9000)
    expect(page.get_by_text("Run All")).to_have_count(0)
    page.unroute("**/api/kernels/**")
    board(page).locator(".rule-silence").get_by_role("button", name="Reload").click()
    ready(page)
    expect(shape(page, "B2")).to_have_attribute("style", TURNED)
    turn(page, "B4")


@pytest.fixture
def exported(tmp_path):
    """A page that was never run where it is read, as HTML by nbconvert."""
    path = write_notebook(tmp_path / "page.ipynb", *CELLS[:2])
    notebook = nbformat.read(path, as_version=4)
    from figures.language import head

    notebook.cells[1].outputs = [nbformat.v4.new_output("display_data", dict(head("fake")._repr_mimebundle_()[0]))]
    nbformat.write(notebook, path)
    subprocess.run([sys.executable, "-m", "jupyter", "nbconvert", "--to", "html", str(path)], check=True, capture_output=True)
    return path.with_suffix(".html")


def test_html_made_of_a_page_says_where_boards_answer(exported, chromium):
    page = chromium.new_page()  # not a reader of ours: nbconvert's HTML asks other hosts for its scripts, as README says
    page.goto(exported.as_uri())
    expect(page.get_by_text("The boards on this copy of the page are pictures.")).to_be_visible()
    expect(page.get_by_text("この写しでは、ボードは絵のままです。")).to_be_visible()
    page.close()
