"""How long a reader waits: from the click to the changed picture, in JupyterLab in a true Chromium.

    python tests/bench/click_to_picture.py                              a scene with no game in it
    python tests/bench/click_to_picture.py PAGE.ipynb GID,GID,…         a page of ours; the gids are clicked in turn
    options: --clicks 30  --board 0 (which board of the page)  --pause 400 (ms between clicks)

Printed: the machine's load; click to changed picture and to the next frame, median and 95th percentile; an empty
message there and back, of the same kind of widget in the same run, and the ratio; from the asking for a kernel to
the first clickable board.
"""
import argparse
import os
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

import nbformat

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "browser")]
from conftest import CHROMIUM, FLAGS, missing, open_in_lab, start_lab, stop, write_notebook  # noqa: E402

FAKE = "from fake_scene import FakeScene; from figures.board import Board; Board(FakeScene)"
# The same script as a board's, but its message is empty and the answer too.
ECHO = '''
from anywidget import AnyWidget
class Echo(AnyWidget):
    _esm = """export default { render({ model, el }) {
        el.innerHTML = "<button class='echo'>echo</button>";
        el.firstChild.onclick = () => model.send({});
        model.on("msg:custom", () => { el.firstChild.dataset.back = performance.now(); });
    } }"""
    def __init__(self):
        super().__init__()
        self.on_msg(lambda widget, content, buffers: self.send({}))
Echo()
'''
# The time stands where the browser has just changed the page; the frame after it is when eyes can see it.
WATCH = """(root) => new Promise((done, fail) => {
    let start;
    addEventListener('click', () => { start = performance.now(); }, { capture: true, once: true });
    const watcher = new MutationObserver(() => {
        if (start === undefined) return;
        watcher.disconnect();
        const changed = performance.now() - start;
        requestAnimationFrame(() => setTimeout(() => done([changed, performance.now() - start])));
    });
    watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['style', 'd', 'data-back'] });
    setTimeout(() => fail('no change within 5 s'), 5000);
})"""


def with_echo(page: Path, home: Path) -> str:
    """A copy of the page with the echo as its last cell; its name in `home`."""
    notebook = nbformat.read(page, as_version=4)
    notebook.cells.append(nbformat.v4.new_code_cell(ECHO))
    nbformat.write(notebook, home / "page.ipynb")
    return "page.ipynb"


def timed(page, root, spot, pause: int) -> tuple[float, float]:
    """Click a spot with the mouse; ms to the change in `root`, ms to the frame after it."""
    spot.scroll_into_view_if_needed()
    box = spot.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.wait_for_timeout(pause)
    root.evaluate(f"(root) => {{ root.watched = ({WATCH})(root); }}")
    page.mouse.click(x, y)
    return tuple(root.evaluate("(root) => root.watched"))


def spread(times) -> str:
    """Median and 95th percentile in ms."""
    ordered = sorted(times)
    return f"median {statistics.median(ordered):6.1f} ms   p95 {ordered[int(0.95 * (len(ordered) - 1) + 0.5)]:6.1f} ms"


def measure(page, gids: list[str], which: int, clicks: int, pause: int) -> None:
    """Click the board and the echo in turn, so that both meet the same machine, and print what was seen."""
    board = page.locator(".rule-board").nth(which)
    echo = page.locator(".echo")
    seen, empty = [], []
    for k in range(-2, clicks):
        piece = board.locator(f'[data-gid="{gids[k % len(gids)]}"]')
        click = timed(page, board.locator(".rule-picture"), piece, pause)
        back = timed(page, echo.locator("xpath=.."), echo, pause)
        # The first two of each warm the code up.
        if k >= 0:
            seen.append(click)
            empty.append(back)
    changed = [first for first, _ in seen]
    print(f"click to changed picture    {spread(changed)}   ({clicks} clicks)")
    print(f"click to the frame after it {spread([frame for _, frame in seen])}")
    print(f"an empty message and back   {spread([first for first, _ in empty])}")
    print(f"ratio of the medians        {statistics.median(changed) / statistics.median([first for first, _ in empty]):.2f}")


def start_time(page, url: str, name: str) -> float:
    """Seconds from the asking for a kernel to the first clickable board."""
    asked = []
    page.on("request", lambda request: asked.append(time.monotonic()) if request.method == "POST" and "/api/sessions" in request.url else None)
    open_in_lab(page, url, name)
    page.wait_for_selector(".rule-board [data-target]", state="attached", timeout=120_000)
    return time.monotonic() - asked[0]


def main() -> int:
    """Start a server and a browser, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("page", nargs="?", type=Path)
    parser.add_argument("gids", nargs="?", default="B2,C3,D4,E5,F6,C6")
    parser.add_argument("--clicks", type=int, default=30)
    parser.add_argument("--board", type=int, default=0)
    parser.add_argument("--pause", type=int, default=400)
    asked = parser.parse_args()
    if missing():
        print(missing())
        return 0
    from playwright.sync_api import sync_playwright

    home = Path(tempfile.mkdtemp(prefix="bench-"))
    name = with_echo(asked.page or write_notebook(home / "fake.ipynb", FAKE), home)
    server, url = start_lab(home)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            page = browser.new_page(viewport={"width": 1280, "height": 1000}, locale="en-US")
            print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
            print(f"kernel asked for to first clickable board  {start_time(page, url, name):.2f} s")
            page.wait_for_selector(".echo", state="attached", timeout=60_000)
            measure(page, asked.gids.split(","), asked.board, asked.clicks, asked.pause)
            print(f"load {os.getloadavg()[0]:.1f} at the end")
            browser.close()
    finally:
        stop(server)
        shutil.rmtree(home, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
