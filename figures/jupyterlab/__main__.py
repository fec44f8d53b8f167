"""`python -m figures.jupyterlab` writes down the code cells of all pages as they are shipped; a test compares."""
import json

from figures.jupyterlab.ours import SHIPPED, code_cells, name_of, pages

cells = {name_of(path): code_cells(path) for path in pages()}
SHIPPED.write_text(json.dumps(cells, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
