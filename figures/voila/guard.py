"""What a visitor may do with a kernel besides talking to it: ask whether it is there."""
from jupyter_server.auth.authorizer import Authorizer


class Guard(Authorizer):
    """Kernels are ended by their own page (Voila's shutdown request, which proves that it is that page), never by DELETE."""

    def is_authorized(self, handler, user, action, resource) -> bool:
        """Whether a request may pass."""
        return (resource, action) in {("kernels", "read"), ("kernels", "execute")}
