"""Kernels that outlive their page by a while: what is counted is the time since the last connection was lost."""
from contextvars import ContextVar

from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import Int

# The list in which the page that is being made notes its kernel.
making: ContextVar[list | None] = ContextVar("making", default=None)


class Kernels(AsyncMappingKernelManager):
    """Voila's kernels; `cull_idle_timeout` begins anew when a page goes."""

    most = Int(60, config=True, help="Kernels at a time, some 100 MB each; who comes then is asked to come back later.")

    async def start_kernel(self, *args, **kwargs):
        """A kernel for a page."""
        if len(self) >= self.most:
            raise HTTPError(503)
        kernel_id = await super().start_kernel(*args, **kwargs)
        if (noted := making.get()) is not None:
            noted.append(kernel_id)
        return kernel_id

    async def end_unseen(self, kernel_id) -> None:
        """End the kernel of a page that nobody waited for, unless somebody has come to it."""
        if kernel_id in self and not self._kernel_connections.get(kernel_id):
            await self.shutdown_kernel(kernel_id)

    def notify_disconnect(self, kernel_id):
        """A reader who thought for long and then pocketed the phone finds the kernel again."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self:
            self.get_kernel(kernel_id).last_activity = utcnow()

    def remove_kernel(self, kernel_id):
        """What was kept for a page that might come back would hold its sockets for good."""
        self.stop_buffering(kernel_id)
        return super().remove_kernel(kernel_id)
