"""The first half of the pages in Voila, each opened once: cards at every width, axe-core, and paper."""
import pytest
from walked import PAGES, Walk, at_every_width, faults, name, sheets

MINE = [path for path in PAGES if name(path) < "catan/05"]


@pytest.fixture(scope="module")
def walk(voila, long_reader):
    return Walk(MINE, *voila, long_reader)


@pytest.fixture(scope="module", params=MINE, ids=name)
def page(request, walk):
    opened = walk.take(request.param)
    yield opened
    opened.close()


def test_nothing_sticks_out_of_its_card(page):
    assert at_every_width(page) == {}


def test_axe_finds_nothing_of_ours(page):
    assert faults(page) == []


def test_paper_gets_the_whole_page(page):
    printed, filled = sheets(page)
    assert printed >= filled > 0
