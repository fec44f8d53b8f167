"""What passes between a visitor's browser and a kernel: the messages of boards, taken apart and put together anew."""
from typing import Any

from jupyter_client.session import DELIM
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

PROTOCOL = "v1.kernel.websocket.jupyter.org"
CONTROL = "jupyter.widget.control"
TOLD = {"kernel_info_reply", "comm_info_reply", "comm_open", "comm_msg", "comm_close", "status"}
LONGEST_ID = 100
# A message begins with how many offsets follow. Six of them are one message without buffers; Jupyter's own reader
# believes any number, and one message could keep the server counting for good.
OFFSETS = (6).to_bytes(8, "little")


class Wire(ZMQChannelsWebsocketConnection):
    """The connection of one page; whatever it does not know is dropped, without an answer and without a trace."""

    def handle_incoming_message(self, incoming_msg) -> None:
        """A message from the browser."""
        if self.subprotocol != PROTOCOL or not self.channels:
            return
        try:
            if incoming_msg[:8] != OFFSETS:
                return
            channel, (header, _, _, content) = deserialize_msg_from_ws_v1(incoming_msg)
            header, content = self.session.unpack(header), self.session.unpack(content)
            asked = allowed(header["msg_type"], content) if channel == "shell" else None
            named = [ident(header[name]) for name in ("msg_id", "session")]
            packed = self.session.pack(asked)
        except Exception:  # bytes of a stranger: any way of being malformed is the same to us
            return
        if asked is None:
            return
        header = self.session.msg_header(header["msg_type"]) | dict(zip(("msg_id", "session"), named), username="")
        metadata = {"version": "1.0.0"} if header["msg_type"] == "comm_open" else {}
        self.session.send_raw(self.channels["shell"], [*map(self.session.pack, (header, {}, metadata)), packed])

    def handle_outgoing_message(self, stream, outgoing_msg) -> None:
        """A message from the kernel: no output, no error, no name of the server's user."""
        _, (signature, header, parent, *rest) = self.session.feed_identities(outgoing_msg)
        header, parent = self.session.unpack(header), self.session.unpack(parent)
        if self.subprotocol != PROTOCOL or header["msg_type"] not in TOLD:
            return
        known = [self.session.pack({**part, "username": ""} if part else part) for part in (header, parent)]
        super().handle_outgoing_message(stream, [DELIM, signature, *known, *rest])


def allowed(kind: str, content: dict) -> dict | None:
    """The content of a message as the kernel may have it, None where it may not."""
    if kind == "kernel_info_request":
        return {}
    if kind == "comm_info_request":
        return {"target_name": "jupyter.widget"}
    if kind == "comm_open":
        # Any other target makes a widget of whatever class the browser names.
        return {"comm_id": ident(content["comm_id"]), "target_name": CONTROL, "data": {}} if content["target_name"] == CONTROL else None
    if kind == "comm_close":
        return {"comm_id": ident(content["comm_id"]), "data": {}}
    if kind == "comm_msg":
        data = told(content["data"])
        return data and {"comm_id": ident(content["comm_id"]), "data": data}
    return None


def told(data: dict) -> dict | None:
    """What a page tells a widget: that it wants its state, or an event. `update`, which sets traits, is not among it."""
    if data["method"] in ("request_state", "request_states"):
        return {"method": data["method"]}
    if data["method"] == "custom" and isinstance(data["content"], dict):
        return {"method": "custom", "content": data["content"]}
    return None


def ident(value: Any) -> str:
    """An id as the browser's own library makes them; ValueError for anything else."""
    if isinstance(value, str) and len(value) <= LONGEST_ID and value.replace("-", "").replace("_", "").isalnum():
        return value
    raise ValueError("no id")
