"""A visitor who speaks to a kernel without a browser, and what that visitor hears."""
import json
import re
import urllib.error
import urllib.request
import uuid

import websocket
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1

PROTOCOL = "v1.kernel.websocket.jupyter.org"
KERNEL = re.compile(r'"kernelId": "([\w-]+)"')


def ask(address: str, method: str = "GET", data: bytes | None = None, **headers) -> tuple[int, str]:
    """Status and text of an answer with its headers, whatever it is."""
    request = urllib.request.Request(address, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=90) as answer:
            return answer.status, f"{answer.headers}\n{answer.read().decode()}"
    except urllib.error.HTTPError as refused:
        return refused.code, f"{refused.headers}\n{refused.read().decode()}"


def open_kernel(url: str, page: str) -> str:
    """The kernel that comes with a page."""
    status, text = ask(f"{url}/voila/render/{page}")
    assert status == 200
    return KERNEL.search(text).group(1)


class Stranger:
    """A raw WebSocket to a kernel."""

    def __init__(self, url: str, kernel: str, **options):
        self.session = uuid.uuid4().hex
        self.heard: list[tuple[str, dict, dict]] = []
        self.raw: list[bytes] = []
        address = f"ws{url.removeprefix('http')}/api/kernels/{kernel}/channels?session_id={self.session}"
        self.socket = websocket.create_connection(address, timeout=20, **{"subprotocols": [PROTOCOL], **options})

    def tell(self, kind: str, content, channel: str = "shell", metadata=None) -> str:
        """Send a message; its id."""
        name = uuid.uuid4().hex
        header = {"msg_id": name, "msg_type": kind, "session": self.session, "username": "x", "version": "5.3", "date": "2026-01-01T00:00:00Z"}
        parts = [json.dumps(part).encode() for part in (header, {}, metadata or {"version": "2.1.0"}, content)]
        self.socket.send_binary(serialize_msg_to_ws_v1(parts, channel))
        return name

    def until(self, name: str) -> dict:
        """Listen until a message is answered and all that came before it has been told; its answer."""
        answer, idle = None, False
        while answer is None or not idle:
            said = self.socket.recv()
            self.raw.append(said if isinstance(said, bytes) else said.encode())
            _, (header, parent, _, content, *_) = deserialize_msg_from_ws_v1(self.raw[-1])
            header, parent, content = map(json.loads, (header, parent, content))
            self.heard.append((header["msg_type"], parent, content))
            if parent.get("msg_id") == name:
                answer = content if header["msg_type"].endswith("_reply") else answer
                idle = idle or content.get("execution_state") == "idle"
        return answer

    def comms(self) -> dict:
        """The widgets that the kernel has; whatever was told before has been dealt with by then."""
        return self.until(self.tell("comm_info_request", {}))["comms"]

    def states(self) -> dict:
        """What the kernel says of all its widgets, as a page asks for it."""
        comm = uuid.uuid4().hex
        self.tell("comm_open", {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {}}, metadata={"version": "1.0.0"})
        self.tell("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})
        self.comms()
        return next(content["data"]["states"] for kind, _, content in self.heard if kind == "comm_msg" and content["comm_id"] == comm)
