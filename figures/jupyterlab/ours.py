"""Which pages may run by themselves: those of the installed project, in their own folder, with nothing beside them that Python would import instead."""
import json
from importlib.machinery import all_suffixes
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
NOTEBOOKS = PROJECT / "notebooks"
SHIPPED = Path(__file__).parent / "pages.json"
# Whatever else lies beside a page may be imported or obeyed (modules, matplotlibrc) before what is installed.
HARMLESS = {".ipynb", ".yaml", ".yml", ".json", ".md", ".txt", ".svg", ".png", ".pdf", ".ds_store", ".ini", ".db"}


def pages() -> list[Path]:
    """The files of all pages, in order."""
    return sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def name_of(path: Path) -> str:
    """A page by its folder and name, as its head cell names it."""
    return path.relative_to(NOTEBOOKS).with_suffix("").as_posix()


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
    if not all(map(_is_harmless, path.parent.iterdir())):
        return []
    return shipped().get(name_of(path), [])


def _is_harmless(beside: Path) -> bool:
    """Whether nothing reads this in place of what is installed, though Python looks beside a page first."""
    if beside.is_dir():
        return beside.name not in ("figures", "rulelib") and not any((beside / f"__init__{suffix}").exists() for suffix in (*all_suffixes(), ".pyw"))
    return beside.suffix.lower() in HARMLESS or beside.name.lower() in HARMLESS
