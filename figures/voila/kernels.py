"""Kernels that outlive their page by a while: what is counted is the time since the last connection was lost."""
from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager


class Kernels(AsyncMappingKernelManager):
    """Voila's kernels; `cull_idle_timeout` begins anew when a page goes."""

    def notify_disconnect(self, kernel_id):
        """A reader who thought for long and then pocketed the phone finds the kernel again."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self:
            self.get_kernel(kernel_id).last_activity = utcnow()

    def remove_kernel(self, kernel_id):
        """What was kept for a page that might come back would hold its sockets for good."""
        self.stop_buffering(kernel_id)
        return super().remove_kernel(kernel_id)
