"""The edge-case lab shows every case, and a case is written as it is read."""
import re
from functools import cache

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from figures.board import Board
from figures.calico_page import CASES, cases, chapter_cases, lab
from figures.lab import ALL, CaseLab
from figures.lesson import case_text, to_the_point
from figures.plain import plain
from rulelib.answer import ROLES
from rulelib.casebook import solve
from rulelib.casefile import KINDS, read_case_text
from rulelib.letters import UNSEEN
from rulelib.casetext import show_case
from rulelib.words import rulebook

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龥]")
FIRST, SECOND = list(cases().values())[:2]


@cache
def raw_cases() -> list[tuple[str, dict]]:
    """Every case as its file has it, with the chapter in the file's name."""
    return [(path.name[:2].upper(), raw) for path in CASES.glob("*.yaml") for raw in yaml.load(path.read_text("utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))]


def options(board: Board, id: str) -> dict[str, str]:
    """What a choice offers, with its English label."""
    return {value: en for control in board.scene.view().controls if control.id == id for value, en, _ in control.options}


@pytest.fixture(scope="module")
def shown():
    return lab()


@pytest.mark.parametrize("name, of", [("kind", lambda chapter, raw: [raw["kind"]]), ("chapter", lambda chapter, raw: [chapter]), ("rule", lambda chapter, raw: raw["rules"])])
def test_each_filter_finds_what_the_files_hold(shown, name, of):
    told = [of(chapter, raw) for chapter, raw in raw_cases()]
    for other in ("rule", "kind", "chapter"):
        shown.control(other, ALL)
    offered = options(shown, name)
    assert set(offered) - {ALL} == {value for values in told for value in values}
    for value, label in offered.items():
        shown.control(name, value)
        count = len(told) if value == ALL else sum(value in values for values in told)
        assert label.endswith(f"({count})") and len(shown.scene.solved) == count
        shown.control(name, ALL)


def test_filters_narrow_each_other_and_the_newest_one_holds(shown):
    shown.control("kind", "edge")
    shown.control("chapter", "B4")
    assert {solved.case.kind for solved in shown.scene.solved} == {"edge"}
    assert {solved.case.id for solved in shown.scene.solved} <= set(chapter_cases("b4"))
    rule = next(value for value in options(shown, "rule") if value != ALL)
    shown.control("rule", rule)
    assert all(rule in solved.case.rules for solved in shown.scene.solved)
    shown.control("chapter", "S6")
    assert shown.scene.solved and {solved.case.id for solved in shown.scene.solved} <= set(chapter_cases("s6"))
    for name in ("chapter", "kind", "rule"):
        shown.control(name, ALL)


def test_every_case_is_drawn_with_its_evidence_and_told_in_both_languages(shown):
    assert not shown.scene.wrong
    shown.control("at", 1)
    for number, solved in enumerate(shown.scene.solved, 1):
        view = shown.scene.view()
        assert shown.trouble is None and shown.scene.picture.position == solved.position
        assert view.marks == to_the_point(solved).marks() and {role for role, _ in view.marks} <= set(ROLES)
        english, japanese = map("".join, zip(view.ask, view.say))
        assert f"{number} of {len(raw_cases())}" in english and solved.case.en in plain(english)
        assert solved.case.ja in plain(japanese) and JAPANESE.search(plain(japanese))
        assert to_the_point(solved).because[0].rule in english and f"- id: {solved.case.id}" in english
        shown.control("next")
    assert shown.scene.at == len(shown.scene.solved) - 1


def test_the_text_of_the_lab_is_every_case_with_its_rules(shown):
    assert shown.scene.text() == "\n".join(case_text(solve(case)) for case in cases().values())


def test_a_case_that_fails_or_cannot_be_read_is_named_and_the_others_shown(tmp_path, monkeypatch):
    good, wrong = show_case(FIRST), show_case(SECOND._replace(expect={"buttons": ["pink"] * 3, "cats": [], "rainbow": False}, ask="tokens"))
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "b1_x.yaml").write_text(good + wrong + good.replace("border", "bordr").replace("- id: ", "- id: un"), "utf-8")
    (tmp_path / "cases" / "b2_x.yaml").write_text("- [", "utf-8")
    monkeypatch.setattr("figures.lab.game_module", lambda game: type("", (), {"__file__": str(tmp_path / "__init__.py")}))
    made = CaseLab("calico")
    assert [solved.case for solved in made.solved] == [FIRST]
    assert len(made.wrong) == 3 and all(told[0] in plain(made.view().say[0]) for told in made.wrong)


def test_every_case_is_written_so_that_it_is_read_back_equal():
    for case in cases().values():
        assert list(read_case_text(show_case(case), "x.yaml")) == [case]


TEXTS = st.text().map(lambda text: "".join(letter for letter in text if letter in "\t\n" or not UNSEEN.match(letter)))
NUMBERS = st.integers(-(10**18), 10**18)


@given(TEXTS, TEXTS, st.recursive(TEXTS | st.booleans() | NUMBERS, lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner)))
@settings(max_examples=60, deadline=None)
def test_any_text_in_a_case_comes_back(english, japanese, expect):
    case = FIRST._replace(en=english, ja=japanese, expect=expect, ask="tokens")
    assert list(read_case_text(show_case(case), "x.yaml")) == [case]


def test_the_pages_controls_name_each_kind_and_rule_once(shown):
    assert list(options(shown, "kind")) == [ALL, *KINDS]
    assert [value for value in rulebook("calico") if value in options(shown, "rule")] == list(options(shown, "rule"))[1:]
