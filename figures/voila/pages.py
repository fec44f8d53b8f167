"""A page as it is sent, and what is said where there is none."""
from jupyter_core.utils import ensure_async
from jupyter_server.utils import url_escape, url_path_join
from tornado import web
from tornado.ioloop import IOLoop
from voila.handler import BaseVoilaHandler
from voila.tornado.handler import TornadoVoilaHandler

from figures.voila.kernels import making

GRACE = 20  # seconds in which a page is made to its end, though nobody waits for it any more


class First(BaseVoilaHandler):
    """`/`, from where one is sent on, so that the links of a page mean the same however Voila was started."""

    def initialize(self, first, **kwargs):
        """With the path of the first page."""
        super().initialize(**kwargs)
        self.first = first

    @web.authenticated
    def get(self):
        """Send the visitor on."""
        self.redirect(url_path_join(self.base_url, "voila/render", url_escape(self.first)))


class Page(TornadoVoilaHandler):
    """One page with a kernel of its own."""

    @property
    def content_security_policy(self) -> str:
        """What the browser may ask for: this server, and what the page itself made."""
        here = f"'self' ws://{self.request.host} wss://{self.request.host}"
        made = "'self' 'unsafe-inline' 'unsafe-eval' blob: data:"
        return f"default-src {made}; connect-src {here} blob: data:; frame-ancestors 'self'; base-uri 'none'; form-action 'self'; object-src 'none'"

    @web.authenticated
    async def get(self, path):
        """Send the page while it is being made."""
        if self.request.query:
            # A query chooses templates and becomes part of the kernel's environment: here it means nothing.
            self.redirect(self.request.path)
            return
        if not path.endswith(".ipynb") or not await ensure_async(self.contents_manager.file_exists(path)):
            raise web.HTTPError(404)
        self.xsrf_token  # noqa: B018  made when asked for, and its cookie lets the page end its kernel when it is left
        self.kernels: list[str] = []
        making.set(self.kernels)
        await super().get(path)

    def on_connection_close(self):
        """Whoever leaves before the page is there can tell nobody; the kernel would wait for ten minutes."""
        super().on_connection_close()
        for kernel_id in getattr(self, "kernels", ()):
            IOLoop.current().call_later(GRACE, self.kernel_manager.end_unseen, kernel_id)


class Nowhere(BaseVoilaHandler):
    """Any other address."""

    def get(self):
        """Say that there is nothing."""
        raise web.HTTPError(404)
