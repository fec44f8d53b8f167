"""JupyterLab, Voila and Chromium for the browser tests: own ports, own folders, nothing of the reader's touched."""
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import nbformat
import pytest

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync")
SETTINGS = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyter-widgets/jupyterlab-manager:plugin": {"saveState": True},
    "@jupyterlab/notebook-extension:tracker": {"kernelStatus": {"showOnStatusBar": True, "showProgress": False}},
}
# What Jupyter and Voila say of themselves; everything else in the console fails a test.
NOISE = (
    # JupyterLab's debugger asks a kernel that has just been ended.
    r"Could not restore the debugger state",
)


def _asked(config) -> bool:
    return os.environ.get("RULE_BROWSER") == "1" or "browser" in (config.getoption("markexpr") or "").replace("not browser", "")


def missing() -> str:
    """Why there can be no browser tests here, in one line; empty where there can."""
    try:
        import playwright  # noqa: F401
    except ImportError:
        return "browser tests skipped: playwright is not installed"
    return "" if CHROMIUM else "browser tests skipped: no chromium on this machine (apt install chromium)"


def pytest_ignore_collect(collection_path, config):
    """Browser tests are collected only where they are asked for: RULE_BROWSER=1 or -m browser."""
    if collection_path.name.startswith("test_") and not _asked(config):
        return True
    return None


def pytest_collection_modifyitems(config, items):
    """All tests of this folder carry the mark `browser`."""
    here = Path(__file__).parent
    why = missing()
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if why:
                item.add_marker(pytest.mark.skip(reason=why))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def own_folders(home: Path, project: Path = ROOT) -> dict[str, str]:
    """An environment in which Jupyter reads and writes only below `home`, and Python imports from `project`."""
    labconfig = home / "config" / "labconfig"
    labconfig.mkdir(parents=True)
    (labconfig / "default_setting_overrides.json").write_text(json.dumps(SETTINGS))
    paths = {name: str(home / name) for name in ("config", "data", "runtime", "settings", "workspaces")}
    return {
        **os.environ,
        "JUPYTER_CONFIG_DIR": paths["config"],
        "JUPYTER_DATA_DIR": paths["data"],
        "JUPYTER_RUNTIME_DIR": paths["runtime"],
        "JUPYTERLAB_SETTINGS_DIR": paths["settings"],
        "JUPYTERLAB_WORKSPACES_DIR": paths["workspaces"],
        "IPYTHONDIR": str(home / "ipython"),
        "PYTHONPATH": os.pathsep.join((str(project), str(ROOT / "tests"))),
    }


def serve(command: list[str], home: Path, url: str, project: Path = ROOT) -> subprocess.Popen:
    """Start a server and wait until it answers; RuntimeError with its last words if it does not."""
    heard = (home / "server.txt").open("w")
    server = subprocess.Popen([sys.executable, "-m", *command], env=own_folders(home, project), stdout=heard, stderr=heard, cwd=home)
    for _ in range(300):
        try:
            urllib.request.urlopen(url, timeout=2).close()
            return server
        except OSError:
            if server.poll() is not None:
                break
            time.sleep(0.2)
    server.terminate()
    raise RuntimeError((home / "server.txt").read_text()[-2000:])


def stop(server: subprocess.Popen) -> None:
    """End a server that `serve` started, and its kernels with it."""
    server.terminate()
    try:
        server.wait(15)
    except subprocess.TimeoutExpired:
        server.kill()


def start_lab(home: Path, project: Path = ROOT) -> tuple[subprocess.Popen, str]:
    """JupyterLab without token on `home`, with the figures of `project`; the process and its address."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    options = [f"--ServerApp.port={port}", f"--ServerApp.root_dir={home}", "--ServerApp.port_retries=0", "--IdentityProvider.token="]
    exposed = ["--LabApp.expose_app_in_browser=True", "--LabApp.news_url="]
    return serve(["jupyter", "lab", "--no-browser", "--allow-root", *options, *exposed], home, f"{url}/api", project), url


def start_voila(home: Path, shown: Path | None = None, *more: str) -> tuple[subprocess.Popen, str]:
    """Voila on `shown`, or the notebooks in `home`, with more options; the process and its address."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    options = [f"--port={port}", "--no-browser", *more]
    # Any page would start a kernel that nobody looks at.
    return serve(["voila", str(shown or home), *options], home, f"{url}/voila/static/voila.js"), url


@pytest.fixture(scope="session")
def lab(tmp_path_factory):
    """(folder, address) of a JupyterLab that lives as long as the tests."""
    home = tmp_path_factory.mktemp("lab")
    server, url = start_lab(home)
    yield home, url
    stop(server)


@pytest.fixture(scope="session")
def voila(tmp_path_factory):
    """(folder, address) of a Voila that lives as long as the tests."""
    home = tmp_path_factory.mktemp("voila")
    server, url = start_voila(home)
    yield home, url
    stop(server)


@pytest.fixture(scope="session")
def chromium():
    """A Chromium without a window."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


class Readers:
    """Pages of readers, each with a browser profile of its own, and what was said in their consoles."""

    def __init__(self, chromium):
        self.chromium, self.said, self.contexts = chromium, [], []

    def __call__(self, **options):
        """A new page; options as for Playwright's new_context."""
        context = self.chromium.new_context(**{"viewport": {"width": 1280, "height": 900}, "locale": "en-US", **options})
        self.contexts.append(context)
        context.on("page", self._listen)
        return context.new_page()

    def _listen(self, page) -> None:
        page.set_default_timeout(30_000)
        page.on("console", lambda line: self.said.append(f"{line.text} ({line.location.get('url', '')})") if line.type == "error" else None)
        page.on("pageerror", lambda error: self.said.append(str(error)))

    def close(self) -> None:
        """Close them all; AssertionError if anything but known noise was said."""
        for context in self.contexts:
            context.close()
        assert [line for line in self.said if not any(re.match(noise, line) for noise in NOISE)] == []


@pytest.fixture
def reader(chromium):
    """Make a page of a reader; at the end nothing may have been said in its console."""
    readers = Readers(chromium)
    yield readers
    readers.close()


@pytest.fixture(scope="module")
def long_reader(chromium):
    """The same for a page that several tests share."""
    readers = Readers(chromium)
    yield readers
    readers.close()


def write_notebook(path: Path, *cells: str) -> Path:
    """A notebook in the making: cells beginning with < are Markdown, the rest code."""
    made = [nbformat.v4.new_markdown_cell(c) if c.startswith("<") else nbformat.v4.new_code_cell(c) for c in cells]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    nbformat.write(nbformat.v4.new_notebook(cells=made, metadata=kernel), path)
    return path


def open_in_lab(page, url: str, name: str, run: bool = True) -> None:
    """Open a notebook in JupyterLab, wait for its kernel and have all cells run."""
    page.goto(f"{url}/doc/tree/{name}")
    # Cells run before the kernel is there are never run at all.
    page.wait_for_function("window.jupyterapp?.shell.currentWidget?.sessionContext?.kernelDisplayStatus === 'idle'")
    if run:
        page.evaluate("void window.jupyterapp.commands.execute('notebook:run-all-cells')")
