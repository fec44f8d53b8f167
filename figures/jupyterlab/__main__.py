"""`python -m figures.jupyterlab` writes down the code cells of all pages as they are shipped; a test compares."""
import json

from figures.jupyterlab.ours import NOTEBOOKS, SHIPPED, code_cells

pages = {path.relative_to(NOTEBOOKS).with_suffix("").as_posix(): code_cells(path) for path in sorted(NOTEBOOKS.rglob("*.ipynb")) if ".ipynb_checkpoints" not in path.parts}
SHIPPED.write_text(json.dumps(pages, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
