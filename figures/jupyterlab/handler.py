"""The one question that a page in JupyterLab asks its server: are these cells ours?"""
from pathlib import Path

from jupyter_server.base.handlers import APIHandler
from jupyter_server.utils import to_os_path, url_path_join
from tornado.web import authenticated

from figures.jupyterlab.ours import our_cells


class CellsHandler(APIHandler):
    """`GET rule-notebooks/cells?path=…`: the code cells with which the page at this path was shipped, none where it is not ours."""

    @authenticated
    def get(self) -> None:
        """Answer with `{"cells": [...]}`."""
        root = Path(self.contents_manager.root_dir).expanduser()
        path = to_os_path(self.get_query_argument("path"), str(root))
        self.finish({"cells": our_cells(Path(path))})


def handlers(base_url: str) -> list[tuple]:
    """The addresses that our part of the server answers."""
    return [(url_path_join(base_url, "rule-notebooks", "cells"), CellsHandler)]
