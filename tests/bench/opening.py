"""Seconds from opening a page in JupyterLab to its first clickable board, without touching anything; the file stays as it was.

    python tests/bench/opening.py [calico/04_buttons …] [--times 3]
"""
import argparse
import os
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "browser"))

from conftest import CHROMIUM, FLAGS, ROOT, missing, start_lab, stop  # noqa: E402

PAGES = ("calico/04_buttons", "catan/11_a_whole_game")


def opened(browser, url: str, name: str) -> tuple[float, float]:
    """Seconds to the first clickable board, and to the end of the page's run, in a browser that has never been here."""
    page = browser.new_page(viewport={"width": 1366, "height": 850}, locale="en-US")
    begun = time.monotonic()
    page.goto(f"{url}/doc/tree/notebooks/{name}.ipynb")
    page.wait_for_selector(".rule-board [data-target]", state="attached", timeout=120_000)
    first = time.monotonic() - begun
    page.wait_for_function("window.jupyterapp.shell.currentWidget.ruleRuns === false", timeout=120_000)
    whole = time.monotonic() - begun
    page.evaluate("window.jupyterapp.shell.currentWidget.close()")
    page.wait_for_timeout(1000)
    page.close()
    return first, whole


def main() -> int:
    """Start JupyterLab on a copy of the project and a browser, open, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pages", nargs="*", default=PAGES)
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args()
    if missing():
        print(missing())
        return 0
    from playwright.sync_api import sync_playwright

    home = Path(tempfile.mkdtemp(prefix="bench-"))
    for room in ("figures", "rulelib", "notebooks"):
        shutil.copytree(ROOT / room, home / room, ignore=shutil.ignore_patterns("__pycache__"))
    server, url = start_lab(home, home)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            for name in asked.pages:
                times = [opened(browser, url, name) for _ in range(asked.times)]
                first, whole = (statistics.median(column) for column in zip(*times))
                same = (home / "notebooks" / f"{name}.ipynb").read_bytes() == (ROOT / "notebooks" / f"{name}.ipynb").read_bytes()
                print(f"{name}: first clickable board {first:.2f} s, all of the page {whole:.2f} s ({asked.times} times), file {'as it was' if same else 'CHANGED'}")
            print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
            browser.close()
    finally:
        stop(server)
        shutil.rmtree(home, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
