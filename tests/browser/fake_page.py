"""A page with boards that have no game in them, open in JupyterLab or in Voila; and what the tests look for on it."""
import re

import pytest
from conftest import open_in_lab, write_notebook
from playwright.sync_api import expect

CELLS = (
    '<div lang="en">\n\nSome **English**.\n\n</div>\n<div lang="ja">\n\n**日本語**の文。\n\n</div>',
    "from fake_scene import FakeScene; from figures.board import Board; from figures.language import head; head('fake')",
    "board = Board(FakeScene); board",
    "other = Board(lambda: FakeScene('other')); other",
    "board",
)
TURNED, PLAIN = re.compile("#2f6f9f"), re.compile("#e8dcc4")
FIRST, OTHER, AGAIN = 0, 1, 2


@pytest.fixture(scope="module", params=["lab", "voila"])
def host(request):
    """Open the notebook in one of the two hosts; `host.name` tells which."""
    home, url = request.getfixturevalue(request.param)
    write_notebook(home / "board.ipynb", *CELLS)

    def show(page):
        if request.param == "lab":
            open_in_lab(page, url, "board.ipynb")
        else:
            page.goto(f"{url}/voila/render/board.ipynb")
        ready(page)
        return page

    show.name = request.param
    return show


@pytest.fixture(scope="module")
def open_page(host, long_reader):
    """One page for many tests: opening it takes longer than all they do."""
    return host(long_reader())


@pytest.fixture
def page(open_page):
    """The open page with both its scenes begun afresh, and the pointer on nothing."""
    open_page.mouse.move(1, 1)
    for which in (FIRST, OTHER):
        line = control(open_page, "line", which).get_by_role("textbox")
        line.fill("afresh")
        line.press("Enter")
        expect(say(open_page, which)).to_have_text("all plain")
    return open_page


@pytest.fixture
def in_lab(lab, reader):
    """A page with a notebook of its own open in JupyterLab, all cells run."""
    home, url = lab
    write_notebook(home / "lab.ipynb", *CELLS)
    page = reader()
    open_in_lab(page, url, "lab.ipynb")
    ready(page)
    return page


def ready(page):
    """A kernel on a busy machine takes its time, so this wait alone is long."""
    expect(board(page, AGAIN)).to_be_attached(timeout=60_000)
    expect(piece(page, "B2")).to_have_attribute("role", "button")


def board(page, which=FIRST):
    return page.locator(".rule-board").nth(which)


def piece(page, gid, which=FIRST):
    return board(page, which).locator(f'[data-gid="{gid}"]')


def shape(page, gid, which=FIRST):
    return piece(page, gid, which).locator("path").first


def say(page, which=FIRST, lang="en"):
    return board(page, which).locator(f'.rule-say [lang="{lang}"]')


def control(page, id, which=FIRST):
    return board(page, which).locator(f'[data-control="{id}"]')
