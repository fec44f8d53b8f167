"""The page of edge cases in a true browser: look a case up, lay a quilt, mend a refused field, take the case home, load another."""
import shutil

import pytest
from conftest import ROOT, open_in_lab
from playwright.sync_api import expect

from rulelib.casebook import check_file

PAGE = ROOT / "notebooks" / "calico" / "10_edge_cases.ipynb"
LAB, EDITOR = 0, 1


@pytest.fixture
def page(lab, reader):
    """The page, all its cells run, in English."""
    home, url = lab
    shutil.copy(PAGE, home / PAGE.name)
    opened = reader()
    open_in_lab(opened, url, PAGE.name)
    expect(opened.locator(".rule-board")).to_have_count(2, timeout=60_000)
    return opened


def control(page, board, id):
    return page.locator(".rule-board").nth(board).locator(f'[data-control="{id}"]')


def say(page, board):
    return page.locator(".rule-board").nth(board).locator('.rule-say [lang="en"]')


def test_a_case_is_found_by_its_kind(page):
    asked = page.locator(".rule-board").nth(LAB).locator('.rule-ask [lang="en"]')
    control(page, LAB, "kind").get_by_label("our ruling").check(force=True)
    expect(asked).to_contain_text("1 of ")
    expect(asked).to_contain_text("our ruling")
    control(page, LAB, "next").get_by_role("button").click()
    expect(asked).to_contain_text("2 of ")


def test_a_quilt_is_laid_named_taken_home_and_another_one_loaded(page, tmp_path):
    editor = page.locator(".rule-board").nth(EDITOR)
    for gid in ("B2", "B3", "C2"):
        editor.locator(f'[data-gid="{gid}"] path').first.click()
        expect(say(page, EDITOR)).to_contain_text(f"yellow dots on {gid}")
    expect(say(page, EDITOR)).to_contain_text("Answer: yellow button, Millie")
    control(page, EDITOR, "part").get_by_label("Case file").check(force=True)
    rules = control(page, EDITOR, "rules").get_by_role("textbox")
    rules.fill("calico.button.thre")
    rules.press("Enter")
    expect(say(page, EDITOR)).to_contain_text("did you mean calico.button.three?")
    expect(rules).to_have_value("calico.button.thre")
    rules.fill("calico.button.three")
    rules.press("Tab")
    expect(say(page, EDITOR)).to_contain_text("Changed.")
    with page.expect_download() as taken:
        control(page, EDITOR, "download").get_by_role("button").click()
    taken.value.save_as(tmp_path / "mine.yaml")
    assert list(check_file(tmp_path / "mine.yaml")) == [("passed", "ok my-case")]
    loaded_and_refused(page, tmp_path)


def loaded_and_refused(page, tmp_path):
    """A broken file is told and changes nothing; a sound one is drawn."""
    (tmp_path / "bad.yaml").write_text("- [", "utf-8")
    chooser = control(page, EDITOR, "load").locator("input")
    chooser.set_input_files(tmp_path / "bad.yaml")
    expect(say(page, EDITOR)).to_contain_text("bad.yaml: this file is not YAML")
    expect(say(page, EDITOR)).to_contain_text("yellow button, Millie")
    chooser.set_input_files(ROOT / "rulelib" / "calico" / "cases" / "b4_buttons.yaml")
    expect(say(page, EDITOR)).to_contain_text("Loaded: two-of-a-colour")
    expect(control(page, EDITOR, "which")).to_be_visible()
