"""Which pages may run by themselves: those of the installed project, in their own folder, with nothing beside them that Python would import instead."""
import json
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
NOTEBOOKS = PROJECT / "notebooks"
SHIPPED = Path(__file__).parent / "pages.json"
IMPORTED = {".py", ".pyc", ".pyd", ".so", ".pth"}


def code_cells(path: Path) -> list[str]:
    """The code cells of a notebook file, in order."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def shipped() -> dict[str, list[str]]:
    """The code cells of every page that we ship, by its folder and name."""
    return json.loads(SHIPPED.read_text(encoding="utf-8"))


def our_cells(path: Path) -> list[str]:
    """The code cells that the page in this file was shipped with; [] where it may not run by itself."""
    try:
        path = path.resolve()
    except (OSError, ValueError):  # no file can have such a name
        return []
    if path.suffix != ".ipynb" or not path.is_relative_to(NOTEBOOKS) or not path.is_file():
        return []
    if any(map(_is_imported, path.parent.iterdir())):
        return []
    return shipped().get(path.relative_to(NOTEBOOKS).with_suffix("").as_posix(), [])


def _is_imported(beside: Path) -> bool:
    """Whether Python, which looks beside a page first, would import this before what is installed."""
    return beside.suffix in IMPORTED or beside.name in ("figures", "rulelib") or (beside / "__init__.py").exists()
