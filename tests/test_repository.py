"""The house as README and design promise it: rooms, pins, commands, small files, rules without drawing."""
import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rulelib.games import GAMES, game_folder

ROOT = Path(__file__).resolve().parent.parent
ROOMS = {"README.md", "requirements.txt", "pyproject.toml", ".gitignore", ".ci", "rulelib", "figures", "notebooks", "tests"}
DRAWING = {"figures", "matplotlib", "numpy", "IPython", "ipywidgets", "anywidget"}
SETS_UP = "python3 -m venv .venv && .venv/bin/pip install -q -r requirements.txt && "
WINDOWS = r"py -3 -m venv .venv; .venv\Scripts\pip install -q -r requirements.txt; .venv\Scripts" + "\\"
OPENS = "--LabApp.default_url=/lab/tree/notebooks/00_start.ipynb"
SOURCES = sorted(path for room in ("rulelib", "figures", "tests") for path in (ROOT / room).rglob("*.py"))


def readme_halves():
    english, japanese = (ROOT / "README.md").read_text("utf-8").split("\n# ボードゲームのルールノート\n")
    return english, japanese


def blocks(text, language):
    return [found.strip() for found in re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)]


def imported(tree):
    """First names of all imports in a syntax tree."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module.split(".")[0]


def test_top_level_holds_only_the_rooms():
    if not (ROOT / ".git").exists():
        pytest.skip("not a git clone: a reader's own files may lie here")
    listed = subprocess.run(["git", "-c", "core.quotepath=off", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert {line.split("/")[0] for line in listed.stdout.splitlines()} <= ROOMS


def test_requirements_are_exact():
    lines = [line for line in (ROOT / "requirements.txt").read_text("utf-8").splitlines() if line and not line.startswith("#")]
    assert lines[-1] == "-e ."
    loose = [line for line in lines[:-1] if not re.fullmatch(r"[\w.-]+==[\w.]+(; sys_platform .*)?", line)]
    assert loose == []


def test_readme_commands():
    english, _ = readme_halves()
    first, second = blocks(english, "sh")[:2]
    assert first == f"{SETS_UP}.venv/bin/jupyter lab --allow-root {OPENS}"
    assert second == f"{SETS_UP}.venv/bin/pytest"
    assert blocks(english, "powershell") == [f"{WINDOWS}jupyter lab {OPENS}", f"{WINDOWS}pytest"]


@pytest.mark.parametrize("language", ["sh", "powershell", "yaml"])
def test_readme_says_the_same_in_japanese(language):
    english, japanese = readme_halves()
    assert blocks(english, language) and blocks(english, language) == blocks(japanese, language)


def test_what_readme_names_is_there():
    english, japanese = readme_halves()
    for text in (english, japanese):
        named = re.findall(r"!\[.*?\]\((.*?)\)", text) + re.findall(r"(?:notebooks|figures|rulelib|tests)/[\w/.-]*", text)
        assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.skipif(not shutil.which("awk"), reason="no awk here; .ci/run is for Linux")
def test_ci_runs_readmes_second_command():
    """The line that .ci/run cuts out of README, cut with its own awk program."""
    program = re.search(r"awk '(.*?)' README\.md", (ROOT / ".ci/run").read_text("utf-8")).group(1)
    cut = subprocess.run(["awk", program, "README.md"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert cut.stdout.strip() == blocks(readme_halves()[0], "sh")[1]


def test_readmes_case_passes(tmp_path):
    file = tmp_path / "three.yaml"
    file.write_text(blocks(readme_halves()[0], "yaml")[0], "utf-8")
    told = subprocess.run([sys.executable, "-m", "rulelib", "check", str(file)], cwd=ROOT, capture_output=True, text=True)
    assert (told.returncode, told.stdout.splitlines()) == (0, ["ok three-in-a-row", "1 passed, 0 failed"])


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_python_files_are_small(path):
    assert len(path.read_text("utf-8").splitlines()) < 300


def test_rules_never_draw():
    drawing = {str(path.relative_to(ROOT / "rulelib")): DRAWING & set(imported(ast.parse(path.read_text("utf-8"))))
               for path in SOURCES if path.is_relative_to(ROOT / "rulelib")}
    assert {name: found for name, found in drawing.items() if found and name != "__main__.py"} == {}
    assert drawing["__main__.py"] <= {"figures"}


LOADED = [(f"rulelib.{game_folder(game)}.scoring", DRAWING | {"yaml"}) for game in GAMES]


@pytest.mark.parametrize("module, unwanted", [*LOADED, ("rulelib.__main__", DRAWING)])
def test_rules_load_without_the_rest(module, unwanted):
    """In a new Python, so that what other tests imported does not count; `__main__` reaches for figures only when it draws."""
    program = f"import sys, {module}; print(*{{name.split('.')[0] for name in sys.modules}})"
    told = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "rulelib" in told.stdout.split() and unwanted.isdisjoint(told.stdout.split())
