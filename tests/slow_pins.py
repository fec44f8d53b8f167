"""Whatever comes along with requirements.txt is named there, on each system and Python; asks the package index, so only .ci/long runs it."""
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PIN = re.compile(r"([\w.-]+)==([\w.]+)")


def pins(text):
    """Versions by names, the names as an index compares them."""
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in PIN.findall(text)}


@pytest.mark.skipif(not shutil.which("uv"), reason="needs uv, which resolves for systems other than this one")
@pytest.mark.parametrize("python", ["3.11.0", "3.12", "3.13", "3.14"])
@pytest.mark.parametrize("platform", ["linux", "windows", "macos"])
def test_nothing_comes_along_unpinned(platform, python, tmp_path):
    named = (ROOT / "requirements.txt").read_text("utf-8").replace("\n-e .", "")
    (tmp_path / "named.txt").write_text(named, "utf-8")
    command = ["uv", "pip", "compile", "-q", "--no-header", "--no-annotate", "--python-platform", platform, "--python-version", python, "named.txt"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    resolved = pins(told.stdout)
    assert len(resolved) > 100 and set(resolved.items()) - set(pins(named).items()) == set()
