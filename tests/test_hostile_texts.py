"""Whatever somebody names a player, a case or a file, it stays text: in SVG, in what a page says, in what the command line draws."""
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from html.parser import HTMLParser
from io import BytesIO

import pytest

import figures.calico_editor
import figures.catan_editor
import figures.knit_editor
import figures.weave_editor
from figures import showing
from figures.lab import CaseLab, Found
from figures.lesson import Cases
from figures.page_cells import Cells
from figures.picture import Picture, figure
from figures.scene import Event
from figures.score_sheet import score_table, won
from rulelib.casebook import Solved, solve
from rulelib.casetext import show_case
from rulelib.games import GAMES

HOSTILE = """"><img src=x onerror=boo()>&'"""
NAMES = (HOSTILE, "Tom & Jerry", "]]> <!--", "</g></svg><script>", "$x^2$ 緑💥")
EDITORS = {"calico": figures.calico_editor, "catan": figures.catan_editor, "knitting-circle": figures.knit_editor, "warp-and-weft": figures.weave_editor}


def hostile(solved: Solved) -> Solved:
    """A case with another id, other words and other names, and the answer that it expects."""
    case = solved.case._replace(id=HOSTILE, en=f"{HOSTILE} en", ja=f"{HOSTILE} ja")
    if case.ask == "winners":
        results = [*case.position["results"].values()]
        case = case._replace(position={"results": {name: results[at % len(results)] for at, name in enumerate(NAMES)}})
    return solve(case, compare=case.ask != "winners")


def one_of_each(game: str) -> Iterator[Solved]:
    """A case for each question of a game and each kind of position, and one that is a ruling."""
    seen, cells = set(), Cells(game)
    for id in cells.cases():
        solved = cells.solved(id)
        key = (solved.case.ask, type(solved.position), solved.case.kind == "ruling")
        if key not in seen:
            seen.add(key)
            yield hostile(solved)


EACH = [pytest.param(solved, id=f"{game}-{number}-{solved.case.ask}") for game in GAMES for number, solved in enumerate(one_of_each(game))]
each_case = pytest.mark.parametrize("solved", EACH)


class Tags(HTMLParser):
    def __init__(self, html: str):
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.words: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attributes}

    def handle_data(self, data):
        self.words.append(data)


def assert_harmless(*htmls: str) -> str:
    """The text of some HTML that holds no element and no attribute of the hostile text."""
    tags = Tags("".join(htmls))
    assert not tags.tags & {"img", "script", "svg", "g"} and not any(name.startswith("on") or name == "src" for name in tags.attributes)
    return "".join(tags.words)


def assert_sound(svg: str, gids: set[str]) -> None:
    """SVG that parses, whose groups have the gids of the pieces, and that holds nothing else."""
    root = ElementTree.fromstring(svg)
    local = {element.tag.split("}")[-1] for element in root.iter()}
    assert local <= {"svg", "g", "rect", "path", "text", "defs", "use", "clipPath", "style", "metadata", "tspan"} | {"RDF", "Work", "Agent", "creator", "title", "format", "type", "date"}
    assert gids <= {element.get("id") for element in root.iter()}
    assert not any(name.startswith("on") for element in root.iter() for name in element.attrib)
    assert not Tags(svg).tags & {"img", "script"}


@each_case
def test_a_picture_of_hostile_words_is_svg_with_the_pieces_gids(solved, tmp_path):
    picture = Picture(solved.position, solved.answer.marks(), names=True)
    assert_sound(picture.svg(), set(picture.pieces))
    showing.draw(solved, tmp_path / "it.svg")
    assert_sound((tmp_path / "it.svg").read_text("utf-8"), set(picture.pieces))


RESULTS = [param for param in EACH if param.values[0].case.ask == "winners"]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("solved", RESULTS)
def test_matplotlib_writes_the_names_of_players_as_text(solved):
    file = BytesIO()
    figure(solved.position, solved.answer.marks(), names=True).savefig(file, format="svg")
    svg = file.getvalue().decode()
    assert Picture(solved.position).png().startswith(b"\x89PNG")
    assert_sound(svg, {f"result:{name}" for name in NAMES})
    assert all(name in "".join(ElementTree.fromstring(Picture(solved.position).svg()).itertext()) for name in NAMES)


def test_each_game_with_results_is_among_them():
    assert {param.values[0].case.game for param in RESULTS} == set(GAMES) - {"catan"}


@each_case
def test_what_a_page_says_of_a_hostile_case_is_text(solved):
    scene = Cases([solved, solved], guess=False)
    shown = "".join(map(assert_harmless, (*scene.view().say, *scene.view().ask)))
    assert f"{HOSTILE} en" in shown and f"{HOSTILE} ja" in shown
    scene = Cases([solved])
    for guess in ("0", "1"):
        assert_harmless(*scene.view().say, *scene.view().ask)
        scene.handle(Event("control", ("guess", guess)))
    assert_harmless(*scene.view().say, *scene.view().ask)


@pytest.mark.parametrize("game", GAMES)
def test_the_lab_and_the_editors_show_hostile_words_as_text(game, tmp_path, monkeypatch):
    solved = next(solved for solved in one_of_each(game) if solved.case.ask == "legal")
    wrong = solved.case._replace(moves=(HOSTILE,), id=f"{HOSTILE}2")
    monkeypatch.setattr("figures.lab.game_cases", lambda _: ([Found("B1", solved)], [("", "")]))
    lab = CaseLab(game)
    assert HOSTILE in assert_harmless(*lab.view().say)
    made = EDITORS[game].Editor()
    for name, source in ((HOSTILE, show_case(wrong)), (HOSTILE, HOSTILE), ("mine.yaml", show_case(solved.case))):
        made.handle(Event("control", ("load", (name, source))))
        assert HOSTILE in assert_harmless(*made.view().say)
    assert made.draft.id == HOSTILE
    for line in (HOSTILE, f"id {HOSTILE}", f"en {HOSTILE}", f"ask {HOSTILE}", f"expect {HOSTILE}", f"rules {HOSTILE}", f"of {HOSTILE}", f"legal {HOSTILE}"):
        made.handle(Event("type", line))
        assert HOSTILE[3:12] in assert_harmless(*made.view().say)


def test_cases_that_the_lab_cannot_show_are_told_as_text_without_their_folder(tmp_path, monkeypatch):
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "b1_x.yaml").write_text(f"- id: '{HOSTILE.replace(chr(39), chr(39) * 2)}'\n  game: calico\n  ask: tokens\n  expect: '<img>'\n- id: two\n  game: chess\n", "utf-8")
    (tmp_path / "cases" / "b2_y.yaml").write_bytes(b"\xff")
    (tmp_path / "cases" / "b3_z.yaml").write_text(show_case(next(one_of_each("calico")).case), "utf-8")
    monkeypatch.setattr("figures.lab.game_module", lambda game: type("", (), {"__file__": str(tmp_path / "__init__.py")}))
    said = CaseLab("calico").view().say
    assert "b1_x.yaml" in said[0] and "b2_y.yaml" in said[0] and str(tmp_path) not in "".join(said)
    assert_harmless(*said)


def test_a_table_of_points_and_its_winners_show_names_as_text():
    (solved,) = [solved for solved in one_of_each("calico") if solved.case.ask == "winners"]
    table = score_table({"total": ("total", "合計")}, [{"total": 1}] * len(NAMES), True, 0, NAMES)
    assert NAMES[3] in assert_harmless(table, won(solved.answer, 0))
