"""Which addresses there are: the pages, and nothing else of what Voila would serve."""
import ipaddress
from functools import partial
from pathlib import Path

from jupyter_server.auth.identity import PasswordIdentityProvider
from jupyter_server.utils import url_path_join

from figures.voila.pages import First, Nowhere, Page

OURS = Path(__file__).resolve().parents[2] / "notebooks"
START = "00_start.ipynb"


class Door(PasswordIdentityProvider):
    """Voila asks it who a visitor is, and takes addresses from it that go before its own listing, files and contents."""

    def get_handlers(self):
        """Addresses in the order in which they are tried."""
        app = self.parent
        home, first = place(app.root_dir, app.notebook_path)
        app.contents_manager.root_dir = app.kernel_manager.root_dir = str(home)
        # A web page that lets its own name point at this computer is none of the visitors that were asked in.
        app.app.settings["allow_remote_access"] = not loopback(app.ip)
        at = partial(url_path_join, app.server_url)
        shared = {"voila_configuration": app.voila_configuration}
        rendering = {**shared, "template_paths": app.template_paths, "config": app.config}
        return [
            *super().get_handlers(),
            (at("/"), First, {**shared, "first": first}),
            (at("/voila/render/(.*)"), Page, rendering),
            (at("/(?!voila/labextensions/).*"), Nowhere, shared),
        ]


def place(root: str, page: str | None) -> tuple[Path, str]:
    """The folder of all pages that can be visited, and the path in it of the page that is visited first.

    One page of ours brings the others along, since its links lead there.
    """
    asked = Path(page).resolve() if page else None
    folder = asked.parent if asked else Path(root).resolve()
    home = OURS if folder.is_relative_to(OURS) else folder
    return home, (asked or home / START).relative_to(home).as_posix()


def loopback(ip: str) -> bool:
    """Whether only this computer can reach an address to listen on."""
    try:
        return ipaddress.ip_address(ip).is_loopback
    except ValueError:
        return ip == "localhost"
