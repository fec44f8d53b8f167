"""README's commands for an evening, as they stand: what they open, and who can reach it."""
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
from conftest import ROOT, own_folders
from evening_stranger import ask
from evening_watch import wait_for

VOILA = Path(sys.executable).with_name("voila")
SECTION = (ROOT / "README.md").read_text("utf-8").split("## Full screen, for an evening", 1)[1].split("\n## ", 1)[0]
HERE, JOINED = re.findall(r"^```sh\n\.venv/bin/(.*)\n```$", SECTION, re.M)
SINGLE = "voila " + re.search(r"notebooks/[\w/]*[.]ipynb", SECTION).group()


@pytest.fixture
def started(tmp_path):
    """Start a command in README's folder; the process and its port."""
    running = []

    def start(command):
        heard = tmp_path / "heard.txt"
        # A browser that comes along would be the reader's own.
        environment = {**own_folders(tmp_path), "BROWSER": "true", "PYTHONPATH": ""}
        with heard.open("w") as log:
            server = subprocess.Popen([VOILA, *command.split()[1:]], cwd=ROOT, env=environment, stdout=log, stderr=log)
        running.append(server)
        assert wait_for(lambda: re.search(r"running at:\n", heard.read_text()), 60), heard.read_text()
        return server, int(re.search(r"running at:\nhttp://[^:]*:(\d+)/", heard.read_text()).group(1))

    yield start
    for server in running:
        server.send_signal(signal.SIGINT)
        server.wait(30)


def listening(server):
    return {at.laddr.ip for at in psutil.Process(server.pid).net_connections("tcp") if at.status == psutil.CONN_LISTEN}


@pytest.mark.parametrize("command, first", [(HERE, "00_start.ipynb"), (SINGLE, SINGLE.split("notebooks/")[1])])
def test_only_this_computer_can_look(command, first, started):
    server, port = started(command)
    assert listening(server) == {"127.0.0.1"}
    status, text = ask(f"http://127.0.0.1:{port}/")
    assert status == 200 and "data-model" in text
    assert ask(f"http://127.0.0.1:{port}/voila/render/{first}")[0] == 200
    assert ask(f"http://127.0.0.1:{port}/", Host="evening.example")[0] == 403


def test_phones_join_where_asked(started):
    server, port = started(JOINED)
    assert listening(server) == {"0.0.0.0"}
    assert ask(f"http://127.0.0.1:{port}/", Host=f"192.168.1.20:{port}")[0] == 200


def test_ctrl_c_ends_it_with_its_kernels(started):
    server, port = started(HERE)
    assert ask(f"http://127.0.0.1:{port}/")[0] == 200
    with_it = psutil.Process(server.pid).children(recursive=True)
    assert with_it
    server.send_signal(signal.SIGINT)
    server.wait(30)
    time.sleep(1)
    assert [child for child in with_it if child.is_running() and child.status() != psutil.STATUS_ZOMBIE] == []
