"""How many kernels an evening's server has, and what they hold."""
import time
from contextlib import suppress

import psutil


def kernels(server) -> list[psutil.Process]:
    """The kernels of a server; one that has just ended is none any more."""
    found = []
    for child in psutil.Process(server.pid).children():
        with suppress(psutil.NoSuchProcess):  # a zombie is one too
            found += [child] if "ipykernel_launcher" in child.cmdline() else []
    return found


def megabytes(server) -> int:
    """What a server and its kernels hold in memory."""
    return sum(process.memory_info().rss for process in (psutil.Process(server.pid), *kernels(server))) // 1_000_000


def wait_for(so, seconds: float) -> bool:
    """Whether something becomes so in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if so():
            return True
        time.sleep(0.2)
    return so()


def twenty_visits(page, url: str, pages: tuple[str, ...]) -> None:
    """Open, reload, leave and go back, twenty pages in all, each with its boards alive."""
    def alive():
        page.locator(".rule-board").first.wait_for(timeout=90_000)

    for _ in range(5):
        page.goto(f"{url}/voila/render/{pages[0]}", timeout=90_000)
        alive()
        page.reload(timeout=90_000)
        alive()
        page.goto(f"{url}/voila/render/{pages[1]}", timeout=90_000)
        alive()
        page.go_back(timeout=90_000)
        alive()
    page.goto("about:blank")
