"""axe-core from npm's registry, one pinned version, kept in the temp folder; and what it finds in our part of a page."""
import base64
import hashlib
import os
import subprocess
import tarfile
import tempfile
import urllib.request
from io import BytesIO
from pathlib import Path
from shutil import which

VERSION = "4.14.1"
SHA512 = "FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ=="
OURS = (".rule-card", ".rule-switch", ".rule-said", ".rule-still", ".jp-RenderedMarkdown > div[lang]")
TALLEST = "100 + Math.max(...[...document.querySelectorAll('body, #rendered_cells, .jp-WindowedPanel-inner')].map((each) => each.scrollHeight))"
RUN = """async (ours) => {
  const found = await axe.run({ include: ours.filter((each) => document.querySelector(each)).map((each) => [each]) }, { resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, impact, nodes }) => nodes.map(({ html, failureSummary }) => `${id} (${impact}) ${html.slice(0, 160)} ${failureSummary.split("\\n")[1]}`));
}"""


def _registry() -> str:
    """The registry that this machine's npm asks; npm's own where there is no npm."""
    asked = os.environ.get("npm_config_registry") or os.environ.get("NPM_CONFIG_REGISTRY")
    if not asked and (npm := which("npm")):
        asked = subprocess.run([npm, "config", "get", "registry"], capture_output=True, text=True, timeout=60).stdout.strip()
    return (asked or "https://registry.npmjs.org").rstrip("/")


def _is_pinned(tarball: bytes) -> bool:
    return base64.b64encode(hashlib.sha512(tarball).digest()).decode() == SHA512


def script() -> str:
    """axe-core as one script. OSError where it cannot be had, ValueError where it is not the pinned one."""
    # Not skipped without a network: whoever asks for browser tests must not take silence for no faults.
    kept = Path(tempfile.gettempdir()) / f"axe-core-{VERSION}.tgz"
    tarball = kept.read_bytes() if kept.exists() else b""
    if not _is_pinned(tarball):
        with urllib.request.urlopen(f"{_registry()}/axe-core/-/axe-core-{VERSION}.tgz", timeout=60) as answer:
            tarball = answer.read()
        if not _is_pinned(tarball):
            raise ValueError(f"axe-core {VERSION} from {_registry()} is not the one that is pinned")
        kept.write_bytes(tarball)
    with tarfile.open(fileobj=BytesIO(tarball)) as packed:
        return packed.extractfile("package/axe.min.js").read().decode("utf-8")


def violations(page) -> list[str]:
    """What axe-core finds in our part of an open page, and only there: the frame around it is Jupyter's or Voila's."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    _unfold(page)
    if found := page.evaluate(RUN, list(OURS)):
        page.wait_for_timeout(2000)  # on a busy machine a page may still have been drawn while it was looked at
        found = page.evaluate(RUN, list(OURS))
    return found


def _unfold(page) -> None:
    """Make the window as high as the page: a piece that its edge cuts in two would be asked for half of its letters."""
    height, tallest = 0, 900
    # Pictures grow with the window, up to the width of their card; on a busy machine that takes its time.
    while tallest > height + 100 and height < 100_000:
        height = tallest
        page.set_viewport_size({"width": 1280, "height": height})
        page.wait_for_timeout(200)
        tallest = page.evaluate(TALLEST)
