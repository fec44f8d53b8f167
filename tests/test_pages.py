"""Every page has the shape of a page: nine beats, two languages, few words, one line of code, rules that exist."""
import json
import re
from pathlib import Path

import pytest

from rulelib import words
from rulelib.games import GAMES

ROOT = Path(__file__).parent.parent
BEATS = ("board-first", "rules", "examples", "predict", "try-it", "ladder", "self-check", "summary", "sandbox")
PAGES = sorted(path for path in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
NO_CHAPTERS = ("start", "a_whole_game", "edge_cases")
CHAPTERS = [path for path in PAGES if path.stem.partition("_")[2] not in NO_CHAPTERS]
BLOCK = re.compile(r'<div lang="(en|ja)">(.*?)</div>', re.S)


def cells(path: Path) -> list[dict]:
    """The cells of a notebook, their sources joined."""
    found = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell | {"source": "".join(cell["source"])} for cell in found]


def blocks(path: Path, lang: str) -> list[str]:
    """The blocks of one language in the texts of a page."""
    return [text for cell in cells(path) if cell["cell_type"] == "markdown" for of, text in BLOCK.findall(cell["source"]) if of == lang]


def name(path: Path) -> str:
    """A page by its folder and file."""
    return str(path.relative_to(ROOT / "notebooks"))


def test_there_are_pages():
    assert len(CHAPTERS) >= 14


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_both_languages_stand_side_by_side(path):
    english, japanese = blocks(path, "en"), blocks(path, "ja")
    assert len(english) == len(japanese) > 0
    for text in japanese:
        assert re.search("[ぁ-んァ-ヶ一-龥]", text), text
    for cell in cells(path):
        if cell["cell_type"] == "markdown":
            outside = re.sub(r"[#*\-\s]", "", BLOCK.sub("", cell["source"]))
            assert outside == "", f"text outside the language blocks: {outside}"


@pytest.mark.parametrize("path", CHAPTERS, ids=name)
def test_a_chapter_has_its_nine_beats_in_order(path):
    tags = [tag for cell in cells(path) for tag in cell["metadata"].get("tags", []) if tag in BEATS]
    assert list(dict.fromkeys(tags)) == list(BEATS)


@pytest.mark.parametrize("path", CHAPTERS, ids=name)
def test_a_chapter_is_short(path):
    assert 18 <= len(cells(path)) <= 26
    assert sum(len(text.split()) for text in blocks(path, "en")) <= 600
    assert sum(len(re.sub(r"\s", "", text)) for text in blocks(path, "ja")) <= 1500  # about 600 English words


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_a_cell_has_one_line_of_code(path):
    code = [cell for cell in cells(path) if cell["cell_type"] == "code"]
    for cell in code:
        assert len(cell["source"].strip().splitlines()) == 1, cell["source"]
        assert cell["outputs"], f"not run: {cell['source']}"
    assert code[0]["source"].startswith("from figures.")
    for cell in code[1:]:
        assert cell["metadata"].get("jupyter", {}).get("source_hidden"), cell["source"]


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_every_board_has_a_still_picture_and_a_text(path):
    for cell in cells(path):
        for output in cell.get("outputs", ()):
            forms = output.get("data", {})
            if "application/vnd.jupyter.widget-view+json" in forms and "head(" not in cell["source"]:
                assert "image/png" in forms and "Board(" not in "".join(forms["text/plain"]), cell["source"]


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_no_page_shows_an_error_or_a_warning(path):
    for cell in cells(path):
        for output in cell.get("outputs", ()):
            assert output["output_type"] in ("display_data", "execute_result"), output


@pytest.mark.parametrize("path", CHAPTERS, ids=name)
def test_a_chapter_leads_on_and_back(path):
    links = re.findall(r"\]\(([^)]+\.ipynb)\)", "".join(cell["source"] for cell in cells(path)))
    assert any(link.endswith("00_start.ipynb") for link in links)
    for link in links:
        assert (path.parent / link).resolve().exists(), link


def test_every_rule_has_its_page():
    shown = "\n".join(cell["source"] for path in PAGES for cell in cells(path) if cell["cell_type"] == "code")
    for rule in (rule for game in GAMES for rule in words.rulebook(game)):
        assert re.search(rf"['\"]{re.escape(rule)}['\"]", shown), rule
