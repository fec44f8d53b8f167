"""README's evening at its true times: twenty visits, then a page that is lost and goes after ten minutes. Only .ci/long runs it."""
import time

import pytest
from conftest import ROOT, start_voila, stop
from evening_stranger import Stranger, ask, open_kernel
from evening_watch import kernels, megabytes, twenty_visits, wait_for

PAGES = ("calico/09_a_whole_game.ipynb", "00_start.ipynb")


@pytest.fixture
def evening(tmp_path):
    """(server, address) of Voila with the settings that come with the project."""
    server, url = start_voila(tmp_path, ROOT / "notebooks")
    yield server, url
    stop(server)


def test_twenty_visits_and_one_that_was_lost(evening, reader):
    server, url = evening
    before = megabytes(server)
    twenty_visits(reader(), url, PAGES)
    assert wait_for(lambda: not kernels(server), 60)
    after = megabytes(server)
    print(f"\nkernels after twenty visits: 0; MB before: {before}, after: {after}")
    assert after < before + 100
    kernel = open_kernel(url, PAGES[0])
    lost = Stranger(url, kernel)
    time.sleep(11 * 60)
    lost.socket.close()
    time.sleep(9 * 60)
    assert ask(f"{url}/api/kernels/{kernel}")[0] == 200
    assert wait_for(lambda: not kernels(server), 120)
