"""Our part of JupyterLab: pages of ours run when they are opened (labextension/), and the server says which pages are ours."""


def _jupyter_server_extension_points() -> list[dict]:
    return [{"module": "figures.jupyterlab"}]


def _load_jupyter_server_extension(server) -> None:
    from figures.jupyterlab.handler import handlers

    server.web_app.add_handlers(".*$", handlers(server.web_app.settings["base_url"]))
