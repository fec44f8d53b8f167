"""Pages of Voila opened once each for all that is measured on them; two test files share them, one for each core."""
import os
import re
import shutil

from axe import violations
from conftest import ROOT
from layout import LANGUAGES, WIDTHS, leaves, sampled, show_language, sticking_out

NOTEBOOKS = ROOT / "notebooks"
PAGES = sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
LONG = os.environ.get("RULE_LONG") == "1"
READY = "document.querySelector('.rule-board') && getComputedStyle(document.querySelector('#rendered_cells')).display !== 'none'"


def name(path) -> str:
    """A page by its folder and file."""
    return str(path.relative_to(NOTEBOOKS))


class Walk:
    """Pages of Voila one after the other; while one is looked at, the next one's kernel starts already."""

    def __init__(self, pages, home, url, reader):
        self.pages, self.home, self.url, self.reader, self.waiting = pages, home, url, reader, {}

    def _begin(self, number: int) -> None:
        if number >= len(self.pages) or number in self.waiting:
            return
        path = self.pages[number]
        copy = self.home / name(path).replace("/", "_")
        shutil.copy(path, copy)
        page = self.reader()
        page.goto(f"{self.url}/voila/render/{copy.name}", timeout=60_000, wait_until="commit")
        self.waiting[number] = page

    def take(self, path):
        """A page that is all there, and the next one begun."""
        number = self.pages.index(path)
        self._begin(number)
        self._begin(number + 1)
        page = self.waiting.pop(number)
        page.wait_for_function(READY, timeout=90_000)
        page.wait_for_load_state("networkidle")
        return page


def at_every_width(page) -> dict:
    """What sticks out of its card, by width and language; all widths in all languages with RULE_LONG=1."""
    found = {}
    for width, lang in [(width, lang) for width in WIDTHS for lang in LANGUAGES] if LONG else sampled():
        page.set_viewport_size({"width": width, "height": 900})
        show_language(page, lang)
        if out := sticking_out(page):
            found[width, lang] = out
    return found


def faults(page) -> list[str]:
    """What axe-core finds with both languages shown; with RULE_LONG=1 also with each alone."""
    found = []
    for lang in LANGUAGES if LONG else ("both",):
        show_language(page, lang)
        found += violations(page)
    return found


def sheets(page) -> tuple[int, int]:
    """How many sheets are printed, and how many the texts and pictures fill at least."""
    show_language(page, "en")
    page.set_viewport_size({"width": 1280, "height": 900})
    printed = page.pdf(format="A4")
    return len(re.findall(rb"/Type /Page\b", printed)), leaves(page)
