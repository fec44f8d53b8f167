"""A page of ours in JupyterLab runs when it is opened and stays where it is; opening changes no file, closing asks nothing; boards come back."""
import json
import re
import shutil
import urllib.request

import pytest
from conftest import ROOT, start_lab, stop
from playwright.sync_api import expect

PAGE = "notebooks/calico/04_buttons.ipynb"
RUNS = "window.jupyterapp?.shell.currentWidget?.ruleRuns"


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """(folder, address): JupyterLab on an installed project of its own, whose files the tests may change."""
    home = tmp_path_factory.mktemp("project")
    for room in ("figures", "rulelib", "notebooks"):
        shutil.copytree(ROOT / room, home / room, ignore=shutil.ignore_patterns("__pycache__", ".ipynb_checkpoints"))
    server, url = start_lab(home, home)
    yield home, url
    stop(server)


@pytest.fixture
def page(project, reader):
    """Somebody's browser, in English, with our page open and run."""
    page = reader(viewport={"width": 1366, "height": 850})
    return opened(page, project[1])


def opened(page, url, path=PAGE):
    page.goto(f"{url}/doc/tree/{path}")
    board(page).locator("[data-target]").first.wait_for(state="attached", timeout=60_000)
    settled(page)
    return page


def settled(page):
    page.wait_for_function(f"{RUNS} === false", timeout=60_000)


def board(page, which=0):
    return page.locator(".rule-board").nth(which)


def sandbox(page):
    """The last board of the page, a quilt to lay tiles on."""
    return page.locator(".rule-board").last


def lay(page, patch="yd", cell="B2"):
    sandbox(page).locator(f'[data-gid="patch:{patch}"]').click()
    sandbox(page).locator(f'[data-gid="{cell}"]').click()
    lies(page, patch, cell)


def lies(page, patch="yd", cell="B2"):
    names = {"yd": "yellow dots", "ys": "yellow stripes"}
    expect(sandbox(page).locator(f'[data-gid="{cell}"]')).to_have_attribute("aria-label", re.compile(f"^{cell}, {names[patch]}"), timeout=20_000)


def kernels(url):
    with urllib.request.urlopen(f"{url}/api/kernels") as answer:
        return json.load(answer)


def test_a_page_runs_where_it_stands_and_its_file_stays(page, project):
    home, url = project
    assert page.evaluate("document.querySelector('.jp-WindowedPanel-outer').scrollTop") == 0
    assert page.evaluate("window.jupyterapp.shell.currentWidget.content.activeCellIndex") == 0
    expect(page.locator(".jp-CodeCell .jp-Cell-inputWrapper").first).to_be_hidden()
    page.get_by_role("button", name="Show the code").click()
    expect(page.get_by_text("predict('six-connected-one-button')")).to_be_visible()
    page.get_by_role("button", name="Hide the code").click()
    expect(page.get_by_text("predict('six-connected-one-button')")).to_be_hidden()
    page.wait_for_timeout(2000)
    assert not page.evaluate("window.jupyterapp.shell.currentWidget.context.model.dirty")
    assert (home / PAGE).read_bytes() == (ROOT / PAGE).read_bytes()
    before = len(kernels(url))
    page.evaluate("window.jupyterapp.shell.currentWidget.close()")
    expect(page.locator(".jp-Dialog")).to_have_count(0)
    page.wait_for_timeout(4000)
    assert len(kernels(url)) == before - 1
    assert (home / PAGE).read_bytes() == (ROOT / PAGE).read_bytes()


def test_what_a_reader_edits_is_still_asked_about(page):
    page.evaluate("window.jupyterapp.shell.currentWidget.content.model.cells.get(0).sharedModel.setSource('mine')")
    page.wait_for_timeout(300)
    assert page.evaluate("window.jupyterapp.shell.currentWidget.context.model.dirty")


def strange(home, name):
    """Three pages that are not ours to run: a copy beside somebody's figures.py, a copy elsewhere, a page with a cell changed."""
    made = home / name
    made.parent.mkdir(exist_ok=True)
    text = (ROOT / PAGE).read_text("utf-8")
    if made.parent.name == "stranger":
        (made.parent / "figures.py").write_text("open('ran.txt', 'w').close()\n")
    made.write_text(text.replace("predict('six-connected-one-button')", "open('ran.txt', 'w')") if "changed" in name else text, "utf-8")
    return made


@pytest.mark.parametrize("name", ["stranger/04_buttons.ipynb", "elsewhere/04_buttons.ipynb", "notebooks/calico/changed.ipynb"])
def test_a_page_that_is_not_ours_does_not_run_by_itself(name, project, reader):
    home, url = project
    made = strange(home, name)
    page = reader()
    page.goto(f"{url}/doc/tree/{name}")
    page.wait_for_function("window.jupyterapp?.shell.currentWidget?.sessionContext?.kernelDisplayStatus === 'idle'", timeout=60_000)
    page.wait_for_timeout(2500)
    assert page.locator(".rule-board").count() == 0
    assert not page.evaluate("Boolean(window.jupyterapp.shell.currentWidget.ruleRuns)")
    assert not (made.parent / "ran.txt").exists()
    expect(page.get_by_role("button", name="Show the code")).to_have_count(0)


def test_after_a_restart_of_the_kernel_boards_come_back(page):
    lay(page)
    page.evaluate("void window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    page.wait_for_function(RUNS, timeout=30_000)
    settled(page)
    lies(page)
    lay(page, "ys", "B3")


def test_a_kernel_that_is_gone_comes_back_by_one_press(page):
    lay(page)
    page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.shutdown()")
    page.wait_for_timeout(500)
    sandbox(page).locator('[data-gid="patch:ys"]').click()
    silence = sandbox(page).locator(".rule-silence")
    expect(silence).to_contain_text("press “Run this page again”", timeout=9000)
    silence.get_by_role("button", name="Run this page again").click()
    page.wait_for_function(RUNS, timeout=30_000)
    settled(page)
    lies(page)


def test_a_saved_page_is_as_it_was_left_in_another_browser_too(page, project, reader):
    home, url = project
    lay(page)
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
    page.wait_for_function("!window.jupyterapp.shell.currentWidget.context.model.dirty")
    page.evaluate("window.jupyterapp.shell.currentWidget.close()")
    try:
        other = opened(reader(viewport={"width": 1366, "height": 850}), url)
        lies(other)
    finally:
        (home / PAGE).write_bytes((ROOT / PAGE).read_bytes())


def test_reloads_leave_one_kernel(page, project):
    lay(page)
    before = len(kernels(project[1]))
    for _ in range(2):
        page.reload()
        board(page).locator("[data-target]").first.wait_for(state="attached", timeout=60_000)
        settled(page)
        lies(page)
    assert len(kernels(project[1])) == before
