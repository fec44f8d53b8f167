"""Kernels of an evening's server: gone with the page that is left, kept for the page that comes back."""
import time

import psutil
import pytest
from conftest import ROOT, start_voila, stop
from evening_stranger import Stranger, ask, open_kernel
from evening_watch import kernels, megabytes, twenty_visits, wait_for
from playwright.sync_api import expect

PATIENCE = 6
PAGES = ("calico/04_buttons.ipynb", "00_start.ipynb")
HIDES = "(kept) => window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: kept}))"


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """(server, address) of a Voila that waits seconds where README's waits minutes."""
    home = tmp_path_factory.mktemp("evening")
    short = (f"--MappingKernelManager.cull_idle_timeout={PATIENCE}", "--MappingKernelManager.cull_interval=1")
    server, url = start_voila(home, ROOT / "notebooks", *short)
    yield server, url
    stop(server)


def there(url, kernel):
    return ask(f"{url}/api/kernels/{kernel}")[0] == 200


def open_page(page, url):
    """A page with its boards alive; its kernel."""
    page.goto(f"{url}/voila/render/{PAGES[0]}", timeout=90_000)
    expect(page.locator(".rule-board").first).to_be_visible(timeout=90_000)
    return page.evaluate("kernelId()")


def test_twenty_visits_leave_nothing(evening, reader):
    server, url = evening
    page = reader()
    open_page(page, url)
    page.goto("about:blank")
    assert wait_for(lambda: not kernels(server), 30)
    before, files = megabytes(server), psutil.Process(server.pid).num_fds()
    twenty_visits(page, url, PAGES)
    assert wait_for(lambda: not kernels(server), 30)
    assert megabytes(server) < before + 60
    assert psutil.Process(server.pid).num_fds() <= files + 5


def test_a_page_only_put_by_keeps_its_kernel(evening, reader):
    server, url = evening
    page = reader()
    kernel = open_page(page, url)
    page.evaluate("window.dispatchEvent(new Event('beforeunload', {cancelable: true}))")
    page.evaluate(HIDES, True)
    page.wait_for_timeout(2000)
    assert there(url, kernel)
    page.evaluate(HIDES, False)
    assert wait_for(lambda: not there(url, kernel), 10)
    page.goto("about:blank")


def test_who_thinks_for_long_and_is_then_away_finds_the_kernel(evening):
    server, url = evening
    kernel = open_kernel(url, PAGES[0])
    thinking = Stranger(url, kernel)
    time.sleep(2 * PATIENCE)
    assert there(url, kernel)
    thinking.socket.close()
    time.sleep(PATIENCE - 3)
    back = Stranger(url, kernel)
    assert back.comms()
    back.socket.close()
    assert wait_for(lambda: not there(url, kernel), PATIENCE + 10)


def test_a_page_that_nobody_waited_for_goes_too(evening):
    server, url = evening
    open_kernel(url, PAGES[0])
    assert kernels(server)
    assert wait_for(lambda: not kernels(server), PATIENCE + 20)
