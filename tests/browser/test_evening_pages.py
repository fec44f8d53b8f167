"""Pages of an evening's server in a true browser: their own server only, links, boards that were lost, what is said meanwhile."""
import json
import re

import pytest
from conftest import ROOT, start_voila, stop, write_notebook
from evening_watch import kernels
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from playwright.sync_api import expect

GAME = "calico/09_a_whole_game.ipynb"
PAGES = ("00_start.ipynb", "calico/04_buttons.ipynb", "calico_standard/02_play.ipynb", "catan/11_a_whole_game.ipynb", "knitting_circle/02_gathering_yarn.ipynb",
         "warp_and_weft/06_adjacency.ipynb")
MISSING, LOST = "This board could not be shown", "This page is no longer connected"
SWITCH = "from figures.calico_page import *; head('slow')"


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """(server, address) of Voila on the folder of pages."""
    server, url = start_voila(tmp_path_factory.mktemp("evening"), ROOT / "notebooks")
    yield server, url
    stop(server)


@pytest.fixture(scope="module")
def single(tmp_path_factory):
    """The address of Voila on one page."""
    server, url = start_voila(tmp_path_factory.mktemp("single"), ROOT / "notebooks" / GAME)
    yield url
    stop(server)


@pytest.fixture
def quiet(chromium):
    """A page whose console may complain: here something is broken on purpose."""
    context = chromium.new_context(locale="en-US")
    yield context.new_page()
    context.close()


def see_boards(page):
    expect(page.locator(".rule-board").first).to_be_visible(timeout=90_000)


def leave(page):
    page.goto("about:blank")


@pytest.mark.parametrize("path", PAGES)
def test_no_page_asks_another_host(path, evening, reader):
    page, foreign, frames = reader(), [], []

    def look(route):
        own = route.request.url.startswith((evening[1], "data:", "blob:"))
        foreign.extend([] if own else [route.request.url])
        route.continue_() if own else route.abort()

    page.route("**/*", look)
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    page.goto(f"{evening[1]}/voila/render/{path}", timeout=90_000)
    see_boards(page)
    page.wait_for_timeout(1500)
    told = b"\n".join(frame if isinstance(frame, bytes) else frame.encode() for frame in frames)
    assert foreign == [] and b"figures.board.Board" in told
    assert str(ROOT).encode() not in told and b"site-packages" not in told
    leave(page)


def test_the_folder_opens_on_the_start_page_and_its_links_work(evening, reader):
    page = reader()
    page.goto(evening[1], timeout=90_000)
    see_boards(page)
    assert page.url.endswith("/voila/render/00_start.ipynb")
    page.locator('[lang="en"] a[href="calico/04_buttons.ipynb"]').first.click()
    page.wait_for_url("**/calico/04_buttons.ipynb")
    see_boards(page)
    page.go_back()
    page.wait_for_url("**/00_start.ipynb")
    see_boards(page)
    page.go_forward()
    page.wait_for_url("**/calico/04_buttons.ipynb")
    see_boards(page)
    leave(page)


def test_links_of_a_single_page_work(single, reader):
    page = reader()
    page.goto(single, timeout=90_000)
    see_boards(page)
    assert page.url.endswith(GAME)
    page.locator('[lang="en"] a[href="10_edge_cases.ipynb"]').first.click()
    page.wait_for_url("**/calico/10_edge_cases.ipynb")
    see_boards(page)
    page.go_back()
    page.wait_for_url(f"**/{GAME}")
    see_boards(page)
    page.locator('[lang="en"] a[href="../00_start.ipynb"]').first.click()
    page.wait_for_url("**/voila/render/00_start.ipynb")
    see_boards(page)
    leave(page)


def forgetful(times):
    """A connection on which the kernel has no widgets, as often as told."""
    left = [times]

    def edit(message):
        if not isinstance(message, bytes) or b'"update_states"' not in message or not left[0]:
            return message
        left[0] -= 1
        channel, (header, parent, metadata, content, *_) = deserialize_msg_from_ws_v1(message)
        content = json.loads(content)
        content["data"] |= {"states": {}, "buffer_paths": []}
        return serialize_msg_to_ws_v1([bytes(header), bytes(parent), bytes(metadata), json.dumps(content).encode()], channel)

    def open_socket(socket):
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(edit(message)))

    return open_socket


def test_a_board_that_was_lost_comes_back(evening, quiet):
    # Voila itself asks twice, when it begins and when it is connected.
    quiet.route_web_socket(re.compile("/channels"), forgetful(2))
    quiet.goto(f"{evening[1]}/voila/render/calico/04_buttons.ipynb", timeout=90_000)
    expect(quiet.get_by_text("Error displaying widget").first).to_be_attached(timeout=30_000)
    see_boards(quiet)
    expect(quiet.get_by_text("Error displaying widget")).to_have_count(0)
    board = quiet.locator(".rule-board").first
    board.locator('[data-control="guess"] input').first.check(force=True)
    expect(board.locator('.rule-say [lang="en"]')).to_be_visible()
    expect(quiet.get_by_text(MISSING)).to_have_count(0)
    leave(quiet)


def test_a_board_that_stays_lost_says_what_to_do(evening, quiet):
    quiet.route_web_socket(re.compile("/channels"), forgetful(99))
    quiet.goto(f"{evening[1]}/voila/render/00_start.ipynb", timeout=90_000)
    expect(quiet.get_by_text(MISSING).first).to_be_visible(timeout=90_000)
    expect(quiet.locator('.rule-output [lang="ja"]').filter(has_text="再読み込み").first).to_be_hidden()
    expect(quiet.get_by_text("Error displaying widget")).to_have_count(0)
    quiet.evaluate("document.documentElement.dataset.ruleLanguage = 'ja'")
    expect(quiet.get_by_text("このボードを表示できませんでした").first).to_be_visible()
    leave(quiet)


def test_a_connection_that_never_comes_says_what_to_do(evening, quiet):
    quiet.route_web_socket(re.compile("/channels"), lambda socket: socket.close())
    quiet.goto(f"{evening[1]}/voila/render/calico/04_buttons.ipynb", timeout=90_000)
    expect(quiet.get_by_text(MISSING).first).to_be_visible(timeout=90_000)
    leave(quiet)


def test_a_kernel_that_died_says_what_to_do_and_a_reload_helps(evening, quiet):
    server, url = evening
    quiet.goto(f"{url}/voila/render/calico/04_buttons.ipynb", timeout=90_000)
    see_boards(quiet)
    expect(quiet.locator("#rule-lost")).to_be_hidden()
    mine = quiet.evaluate("kernelId()")
    next(kernel for kernel in kernels(server) if any(mine in part for part in kernel.cmdline())).kill()
    expect(quiet.locator("#rule-lost").get_by_text(LOST)).to_be_visible(timeout=30_000)
    quiet.locator("#rule-lost").get_by_role("button", name="Reload").click()
    see_boards(quiet)
    expect(quiet.locator("#rule-lost")).to_be_hidden()
    leave(quiet)


@pytest.mark.parametrize("cell", ["1 / 0", "import sys; print('/etc/secret', file=sys.stderr)", "import os; os._exit(1)"])
def test_a_cell_that_fails_shows_one_sentence(cell, voila, quiet):
    home, url = voila
    write_notebook(home / "failing.ipynb", "<h1>Before</h1>", cell)
    quiet.goto(f"{url}/voila/render/failing.ipynb", timeout=90_000)
    expect(quiet.get_by_text("Before")).to_be_visible(timeout=60_000)
    shown = quiet.content()
    assert [word for word in ("ZeroDivisionError", "Traceback", "/etc/secret", str(home), "show_tracebacks", "site-packages") if word in shown] == []
    if "stderr" not in cell:
        expect(quiet.locator("#rendered_cells").get_by_text("This page could not be set up completely")).to_have_count(1)
    leave(quiet)


def test_a_page_in_the_making_says_so_in_both_languages(voila, reader):
    home, url = voila
    write_notebook(home / "slow.ipynb", SWITCH, "import time; time.sleep(4)")
    page = reader(locale="ja-JP")
    page.goto(f"{url}/voila/render/slow.ipynb", wait_until="commit", timeout=90_000)
    expect(page.locator('#loading [lang="ja"]')).to_have_text(re.compile("準備しています。（2／2）"), timeout=30_000)
    expect(page.locator('#loading [lang="en"]')).to_have_text("This page is being set up. Part 2 of 2.")
    expect(page.locator('#loading [lang="en"]')).to_be_hidden()
    expect(page.locator(".rule-switch")).to_be_visible(timeout=60_000)
    expect(page.locator("#loading")).to_have_count(0)
    leave(page)


def test_where_there_is_no_page_one_sentence_leads_on(evening, quiet):
    quiet.goto(f"{evening[1]}/voila/render/calico/nothing.ipynb")
    expect(quiet.get_by_text("There is no page here.")).to_be_visible()
    expect(quiet.get_by_text("ここにはページがありません。")).to_be_hidden()
    assert quiet.get_by_role("link", name="To the first page").get_attribute("href") == "/"


def test_a_page_is_printed_whole(evening, reader):
    page = reader()
    page.goto(f"{evening[1]}/voila/render/calico/04_buttons.ipynb", timeout=90_000)
    see_boards(page)
    sheets = page.pdf().count(b"/Type /Page\n")
    assert sheets >= 3
    leave(page)
