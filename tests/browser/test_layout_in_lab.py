"""Pages in JupyterLab beside its side bar, light and dark, and at 200 % zoom: cards, axe-core, and its window on paper."""
import re
import shutil

import pytest
from axe import violations
from conftest import ROOT, open_in_lab
from layout import LANGUAGES, leaves, show_language, sticking_out
from playwright.sync_api import expect

NOTEBOOKS = ROOT / "notebooks"
PAGES = {
    "calico/09_a_whole_game.ipynb": 2,
    "catan/11_a_whole_game.ipynb": 2,
    "knitting_circle/08_a_whole_game.ipynb": 2,
    "warp_and_weft/09_a_whole_game.ipynb": 2,
    "calico/05_cats.ipynb": 6,
}
# 640 is a screen of 1280 at 200 %.
WIDTHS = (640, 1024, 1280, 1366, 1920)
THEMES = ("JupyterLab Light", "JupyterLab Dark")


@pytest.fixture(scope="module", params=PAGES)
def page(request, lab, long_reader):
    """A page, all its cells run, beside the list of files."""
    home, url = lab
    name = request.param.replace("/", "_")
    shutil.copy(NOTEBOOKS / request.param, home / name)
    opened = long_reader()
    open_in_lab(opened, url, name)
    expect(opened.locator(".rule-board").nth(PAGES[request.param] - 1)).to_be_attached(timeout=90_000)  # those far below come when one is near
    # Boards that were never in sight are not laid out.
    opened.add_style_tag(content=".jp-Cell { content-visibility: visible !important; }")
    opened.evaluate("window.jupyterapp.commands.execute('filebrowser:activate')")
    expect(opened.locator("#filebrowser")).to_be_visible()
    yield opened
    opened.close()


def wear(page, theme: str) -> None:
    page.evaluate("(theme) => window.jupyterapp.commands.execute('apputils:change-theme', { theme })", theme)
    expect(page.locator("body")).to_have_attribute("data-jp-theme-name", theme)
    expect(page.locator("#jupyterlab-splash")).to_have_count(0)


def test_nothing_sticks_out_of_its_card_beside_the_side_bar(page):
    found = {}
    for number, width in enumerate(WIDTHS):
        page.set_viewport_size({"width": width, "height": 720})
        show_language(page, LANGUAGES[number % 3])
        if out := sticking_out(page):
            found[width] = out
    assert found == {}


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_of_ours(page, theme):
    wear(page, theme)
    show_language(page, "both")
    assert violations(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_paper_gets_the_whole_window(page, theme):
    wear(page, theme)
    show_language(page, "en")
    page.set_viewport_size({"width": 1280, "height": 900})
    printed = page.pdf(format="A4")
    tall = leaves(page)
    assert len(re.findall(rb"/Type /Page\b", printed)) >= tall > 0, f"{tall} leaves of text and pictures"
