"""What a reader has done comes back: after a reload, a walk to another page, in another browser by a file; and goes when it is cleared."""
import json
import shutil

import pytest
from conftest import ROOT, write_notebook
from fake_page import CELLS, OTHER, PLAIN, TURNED, board, control, piece, ready, say, shape
from playwright.sync_api import expect


@pytest.fixture
def page(voila, reader):
    """The page of the fake boards in Voila."""
    home, url = voila
    write_notebook(home / "kept.ipynb", *CELLS)
    page = reader()
    page.url_of = f"{url}/voila/render/kept.ipynb"
    return opened(page)


def opened(page):
    page.goto(page.url_of)
    ready(page)
    return page


def turn(page, gid, which=0):
    shape(page, gid, which).click()
    expect(say(page, which)).to_have_text(f"{gid} is turned")


def typed(page, line, which=0):
    field = control(page, "line", which).get_by_role("textbox")
    field.fill(line)
    field.press("Enter")


def test_a_board_comes_back_after_a_reload_and_a_walk(page):
    turn(page, "B2")
    turn(page, "C4", OTHER)
    page.reload()
    expect(shape(page, "B2")).to_have_attribute("style", TURNED, timeout=60_000)
    expect(say(page)).to_have_text("B2 is turned")
    expect(shape(page, "C4", OTHER)).to_have_attribute("style", TURNED)
    expect(shape(page, "B2", OTHER)).to_have_attribute("style", PLAIN)
    turn(page, "B3")
    page.goto("about:blank")
    page.go_back()
    expect(shape(page, "B3")).to_have_attribute("style", TURNED, timeout=60_000)
    expect(shape(page, "B2")).to_have_attribute("style", TURNED)
    control(page, "undo").get_by_role("button").click()
    expect(shape(page, "B3")).to_have_attribute("style", PLAIN)


def test_a_board_is_begun_afresh_when_asked_twice(page):
    expect(board(page).locator(".rule-afresh")).to_be_hidden()
    turn(page, "B2")
    board(page).get_by_role("button", name="Start this board afresh").click()
    board(page).get_by_role("button", name="Keep it").click()
    expect(shape(page, "B2")).to_have_attribute("style", TURNED)
    board(page).get_by_role("button", name="Start this board afresh").click()
    board(page).get_by_role("button", name="Start afresh", exact=True).click()
    expect(shape(page, "B2")).to_have_attribute("style", PLAIN)
    expect(board(page).locator(".rule-afresh")).to_be_hidden()
    page.reload()
    ready(page)
    expect(shape(page, "B2")).to_have_attribute("style", PLAIN)


def keeping(page):
    page.get_by_text("What this browser keeps").click()
    return page.locator(".rule-keeping")


def test_what_is_kept_moves_to_another_browser_as_a_file(page, reader, tmp_path):
    turn(page, "B2")
    page.get_by_role("button", name="日本語").click()
    page.get_by_text("このブラウザーに残した記録").click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="ファイルに保存").click()
    taken.value.save_as(tmp_path / "kept.json")
    other = reader()
    other.url_of = page.url_of
    opened(other)
    expect(shape(other, "B2")).to_have_attribute("style", PLAIN)
    box = keeping(other)
    box.locator("input[type=file]").set_input_files(tmp_path / "kept.json")
    expect(shape(other, "B2")).to_have_attribute("style", TURNED)
    expect(box.get_by_role("status")).to_contain_text("kept.json：読み込みました。")


@pytest.mark.parametrize(
    "text, told",
    [
        ("not json", "kept.json: this file holds no kept boards"),
        ('{"rule-notebooks": 1, "boards": {"<img src=x onerror=alert(1)>": {"at": 1, "events": []}}}', "this file holds no kept boards"),
        ('{"rule-notebooks": 1, "boards": {"fake:1": {"at": 1, "events": [["explode", 1]]}}}', "this file holds no kept boards"),
        ('{"rule-notebooks": 9}', "saved by a newer version"),
        ("x" * 5_000_001, "too large"),
        ('{"rule-notebooks": 1, "boards": {"fake:1": {"at": 1, "events": [["type", "\\ud800"]]}}}', "holds no kept boards"),
        ('{"rule-notebooks": 1, "boards": null}', "holds no kept boards"),
    ],
)
def test_a_file_that_is_none_is_told_in_one_sentence(page, tmp_path, text, told):
    (tmp_path / "kept.json").write_text(text)
    turn(page, "B2")
    box = keeping(page)
    box.locator("input[type=file]").set_input_files(tmp_path / "kept.json")
    expect(box.get_by_role("status")).to_contain_text(told)
    expect(shape(page, "B2")).to_have_attribute("style", TURNED)


def test_all_of_it_is_cleared_at_will(page):
    turn(page, "B2")
    box = keeping(page)
    box.get_by_role("button", name="Clear all", exact=True).click()
    box.get_by_role("button", name="Yes, clear all").click()
    expect(shape(page, "B2")).to_have_attribute("style", PLAIN)
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.includes('/board/'))") == []


def test_hostile_things_in_the_store_do_no_harm(page):
    turn(page, "B2")
    name = page.evaluate("Object.keys(localStorage).find((name) => name.includes('/board/'))")
    for text in ("{", "5", '{"at": 1, "events": [["click", {"a": 1}]]}', json.dumps({"at": 1, "events": [["click", "<img src=x onerror=alert(1)>"], ["type", "x" * 5000], ["click", "B3"]]})):
        page.evaluate("([name, text]) => localStorage.setItem(name, text)", [name, text])
        page.reload()
        ready(page)
        expect(piece(page, "B2")).to_have_attribute("aria-label", "B2, plain")
    expect(shape(page, "B3")).to_have_attribute("style", TURNED)


def test_kept_events_that_do_not_come_back_are_never_written_over(page):
    turn(page, "B2")
    turn(page, "B3")
    page.route_web_socket("**/channels**", lambda socket: drop_replays(socket))
    page.reload()
    ready(page)
    page.wait_for_timeout(1000)
    shape(page, "C4").dispatch_event("click")
    shape(page, "C4").click(force=True)
    expect(board(page).locator(".rule-silence").first).to_contain_text("reload this page", timeout=25_000)
    assert "B3" in page.evaluate("Object.entries(localStorage).find(([name]) => name.includes('/board/'))[1]")


def drop_replays(socket):
    """A connection on which the events of a page that opens are lost, and all else passes."""
    server = socket.connect_to_server()
    socket.on_message(lambda message: None if b'"replay"' in (message if isinstance(message, bytes) else message.encode()) else server.send(message))


def test_what_a_full_browser_has_no_room_for_is_in_the_file_all_the_same(page, tmp_path):
    turn(page, "B2")
    page.evaluate("for (let size = 4_000_000; size > 1; size /= 2) try { while (true) localStorage.setItem('filled' + Math.random(), 'x'.repeat(size)); } catch {}")
    for gid in ("C3", "C4", "D4", "D5", "B3"):
        turn(page, gid)
    expect(board(page).locator(".rule-silence")).to_contain_text("store is full")
    with page.expect_download() as taken:
        keeping(page).get_by_role("button", name="Save as a file").click()
    taken.value.save_as(tmp_path / "kept.json")
    (record,) = json.loads((tmp_path / "kept.json").read_text())["boards"].values()
    assert record["events"][-1] == ["click", "B3"]


def test_a_browser_that_keeps_nothing_says_so_and_still_saves(page, reader, tmp_path):
    turn(page, "B2")
    with page.expect_download() as taken:
        keeping(page).get_by_role("button", name="Save as a file").click()
    taken.value.save_as(tmp_path / "kept.json")
    private = reader()
    private.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })")
    private.url_of = page.url_of
    opened(private)
    turn(private, "C4")
    box = keeping(private)
    expect(box).to_contain_text("This browser keeps nothing here")
    with private.expect_download() as taken:
        box.get_by_role("button", name="Save as a file").click()
    assert "C4" in json.dumps(json.loads(taken.value.path().read_text()))
    box.locator("input[type=file]").set_input_files(tmp_path / "kept.json")
    box.get_by_role("button", name="Clear all", exact=True).click()
    box.get_by_role("button", name="Yes, clear all").click()
    expect(shape(private, "C4")).to_have_attribute("style", PLAIN)
    box.locator("input[type=file]").set_input_files(tmp_path / "kept.json")
    expect(shape(private, "B2")).to_have_attribute("style", TURNED)


def test_two_windows_on_one_page_go_along_with_each_other(page):
    turn(page, "B2")
    second = page.context.new_page()
    second.url_of = page.url_of
    opened(second)
    expect(shape(second, "B2")).to_have_attribute("style", TURNED)
    turn(page, "B3")
    expect(shape(second, "B3")).to_have_attribute("style", TURNED)
    turn(second, "C4")
    expect(shape(page, "C4")).to_have_attribute("style", TURNED)
    page.reload()
    ready(page)
    for gid in ("B2", "B3", "C4"):
        expect(shape(page, gid)).to_have_attribute("style", TURNED)


def test_a_file_names_a_language_that_there_is_or_none(page, tmp_path):
    (tmp_path / "kept.json").write_text('{"rule-notebooks": 1, "language": "constructor", "boards": {}}')
    keeping(page).locator("input[type=file]").set_input_files(tmp_path / "kept.json")
    expect(page.locator(".rule-keeping").get_by_role("status")).to_contain_text("loaded")
    assert page.evaluate("document.documentElement.dataset.ruleLanguage") == "en"


# What is done in each game, by pieces and (with a !) by controls, and how wide the window is.
GAMES = {
    "calico/09_a_whole_game": (390, "hand1:1 1:C3 market:1 hand1:2 1:C2"),
    "catan/11_a_whole_game": (1280, "corner:14 edge:14-19 !deal !roll"),
    "knitting_circle/08_a_whole_game": (390, "!deal deck:mittens"),
    "warp_and_weft/09_a_whole_game": (1280, "!draw 1:v3 card:pink-green"),
}
SEEN = """(board) => ({
    labels: Object.fromEntries([...board.querySelectorAll('[data-target]')].map((piece) => [piece.dataset.gid, piece.getAttribute('aria-label')])),
    drawn: [...board.querySelectorAll('.rule-picture [data-gid]')].map((piece) => piece.innerHTML.replaceAll(/ (tabindex|aria-label|data-\\w+)="[^"]*"/g, '')).join(''),
    said: board.querySelector('.rule-ask').innerText + board.querySelector('.rule-say').innerText,
})"""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_survives_a_reload_and_a_walk_away(name, voila, reader):
    home, url = voila
    shutil.copytree(ROOT / "notebooks", home, dirs_exist_ok=True)
    width, steps = GAMES[name]
    page = reader(viewport={"width": width, "height": 844})
    page.goto(f"{url}/voila/render/{name}.ipynb")
    game = page.locator(".rule-board").first
    begun = seen(game)
    for step in steps.split():
        name_of = f'[data-control="{step[1:]}"] button' if step.startswith("!") else f'[data-gid="{step}"][data-target]'
        game.locator(name_of).first.dispatch_event("click")
        page.wait_for_timeout(500)
    played = seen(game)
    assert played["labels"] != begun["labels"]
    page.reload()
    came_back(game, played)
    page.goto(f"{url}/voila/render/00_start.ipynb")
    expect(page.locator(".rule-board").first).to_be_attached(timeout=60_000)
    page.go_back()
    came_back(game, played)


def seen(game):
    """What a reader sees of a board that can be clicked."""
    game.locator("[data-target]").first.wait_for(state="attached", timeout=60_000)
    game.page.wait_for_timeout(1500)  # laid out for a phone, where it is one
    return game.evaluate(SEEN)


def came_back(game, played):
    expect(game.locator(".rule-afresh")).to_be_visible(timeout=60_000)
    now = seen(game)
    assert now["labels"] == played["labels"] and now["said"] == played["said"] and now["drawn"] == played["drawn"]
