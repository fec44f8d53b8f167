"""What a visitor of an evening's server can do: look at pages and click, and nothing else."""
import getpass
import json
import sys
import tempfile
import time
from pathlib import Path

import psutil
import pytest
import websocket
from conftest import ROOT, start_voila, stop
from evening_stranger import PROTOCOL, Stranger, ask, open_kernel

PAGE = "calico/04_buttons.ipynb"
SECRETS = (str(ROOT), sys.prefix, str(Path.home()) + "/", tempfile.gettempdir() + "/", "site-packages", "Traceback")
NOWHERE = (
    "/voila/files/00_start.ipynb", "/voila/files/../README.md", "/voila/tree", "/voila/tree/calico", "/voila/api/contents", "/voila/api/contents/calico",
    "/voila/render/../README.md", "/voila/render/..%2fREADME.md", "/voila/render/%2fetc%2fpasswd", "/voila/render/calico", "/voila/render/nothing.ipynb",
    "/api/kernels", "/api/contents", "/api/sessions", "/api/terminals", "/voila/query/0", "/voila/execution/0", "/files/00_start.ipynb", "/figures/board.py",
)
CODE = {"code": "", "silent": False, "store_history": True, "user_expressions": {}, "allow_stdin": True, "stop_on_error": False}
WIDGET = {"_model_module": "@jupyter-widgets/controls", "_model_module_version": "2.0.0", "_view_module": "@jupyter-widgets/controls", "_view_module_version": "2.0.0"}


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """(server, address) of Voila as README starts it, on our own pages."""
    home = tmp_path_factory.mktemp("evening")
    server, url = start_voila(home, ROOT / "notebooks")
    yield server, url
    stop(server)


@pytest.fixture(scope="module")
def kernel(evening):
    """A kernel that belongs to a page."""
    return open_kernel(evening[1], PAGE)


def board_of(stranger):
    """The id of a page's first board, which answers a click."""
    return next(name for name, widget in stranger.states().items() if widget["state"].get("_anywidget_id") == "figures.board.Board")


def clicked(stranger, board):
    """Whether a board answers what its page would send."""
    stranger.tell("comm_msg", {"comm_id": board, "data": {"method": "custom", "content": {"n": 7, "kind": "click", "value": "nothing"}}})
    stranger.comms()
    return any(content["data"].get("content", {}).get("n") == 7 for kind, _, content in stranger.heard if kind == "comm_msg")


@pytest.mark.parametrize("path", NOWHERE)
def test_nothing_else_is_served(path, evening):
    status, text = ask(evening[1] + path)
    assert status == 404 and not [secret for secret in SECRETS if secret in text]


@pytest.mark.parametrize("page", ["00_start.ipynb", PAGE, "catan/11_a_whole_game.ipynb", "knitting_circle/08_a_whole_game.ipynb", "warp_and_weft/09_a_whole_game.ipynb"])
def test_a_page_names_no_path_of_the_host(page, evening):
    status, text = ask(f"{evening[1]}/voila/render/{page}")
    assert status == 200 and "data-model" in text
    assert [secret for secret in SECRETS if secret in text] == []
    assert "X-Content-Type-Options: nosniff" in text and "frame-ancestors 'self'" in text


@pytest.mark.parametrize("query", ["template=reveal", "theme=dark", "x=1"])
def test_a_query_chooses_nothing(query, evening):
    _, plain = ask(f"{evening[1]}/voila/render/{PAGE}")
    status, text = ask(f"{evening[1]}/voila/render/{PAGE}?{query}")
    assert status == 200 and text.count("data-model") == plain.count("data-model") and "reveal" not in text and 'data-jp-theme-light="true"' in text


@pytest.mark.parametrize("channel", ["shell", "control", "stdin"])
@pytest.mark.parametrize("kind", [
    "execute_request", "inspect_request", "complete_request", "history_request", "is_complete_request", "debug_request", "input_reply",
    "shutdown_request", "interrupt_request", "create_subshell_request", "usage_request", "connect_request",
])
def test_no_code_and_no_orders_to_the_kernel(kind, channel, evening, kernel, tmp_path):
    left = tmp_path / "left.txt"
    content = {**CODE, "code": f"open({str(left)!r}, 'w')", "cursor_pos": 2, "value": "x", "restart": False, "hist_access_type": "tail", "n": 9,
               "type": "request", "seq": 1, "command": "evaluate", "arguments": {"expression": f"open({str(left)!r}, 'w')"}}
    stranger = Stranger(evening[1], kernel)
    before = stranger.comms()
    stranger.heard.clear()
    name = stranger.tell(kind, content, channel)
    assert stranger.comms() == before and not left.exists()
    assert [what for what, parent, _ in stranger.heard if parent.get("msg_id") == name] == []


def test_the_old_way_of_speaking_is_not_heard(evening, kernel, tmp_path):
    stranger, left = Stranger(evening[1], kernel, subprotocols=[]), tmp_path / "left.txt"
    header = {"msg_id": "a", "msg_type": "execute_request", "session": stranger.session, "username": "", "version": "5.3"}
    told = {"header": header, "parent_header": {}, "metadata": {}, "content": {**CODE, "code": f"open({str(left)!r}, 'w')"}, "channel": "shell", "buffers": []}
    stranger.socket.send(json.dumps(told))
    stranger.socket.settimeout(2)
    with pytest.raises(websocket.WebSocketTimeoutException):
        stranger.socket.recv()
    assert not left.exists()


OPENED = [
    {"target_name": "jupyter.widget", "data": {"state": {**WIDGET, "_model_name": "TextModel", "_view_name": "TextView", "value": "x"}}},
    {"target_name": "jupyter.widget", "data": {"state": {"_model_module": "os"}}},
    {"target_name": "jupyter.widget", "data": 5},
    {"target_name": "os.system", "data": {}},
    {"target_name": ["jupyter.widget.control"], "data": {}},
    {"target_name": "jupyter.widget.control", "comm_id": {"a": 1}, "data": {}},
]
TOLD = [
    {"method": "update", "state": {"page": 5, "_esm": "alert(1)", "_view_name": 7, "layout": "IPY_MODEL_x", "nothing": []}, "buffer_paths": []},
    {"method": "update", "state": 5}, {"method": "update"}, {"method": "custom"}, {"method": 5}, {}, [], 5, None, "custom",
    *({"method": "custom", "content": content} for content in (
        None, 5, [], "x", {}, {"kind": None}, {"kind": "control", "value": 5}, {"kind": "control", "value": ["undo"]}, {"kind": "control", "value": [{}, {}]},
        {"kind": "control", "value": ["side", {"a": [[]]}]}, {"kind": "click", "value": {}}, {"kind": "click", "value": 1e999}, {"kind": "type", "value": []},
        {"kind": "type", "value": "x" * 100_000}, {"kind": "hover", "value": [1]}, {"kind": "anywidget-command", "name": "x", "id": 1}, {"kind": ["click"]},
    )),
]


def test_hostile_messages_leave_no_trace(evening, kernel):
    stranger = Stranger(evening[1], kernel)
    board = board_of(stranger)
    before = stranger.comms()
    for number, content in enumerate(OPENED):
        stranger.tell("comm_open", {"comm_id": f"stranger-{number}", **content})
    for data in TOLD:
        stranger.tell("comm_msg", {"comm_id": board, "data": data})
    for content in (None, [], 5, {}, {"comm_id": []}, {"comm_id": "nobody", "data": {"method": "request_state"}}):
        for kind in ("comm_msg", "comm_open", "comm_close"):
            stranger.tell(kind, content)
    for raw in (b"", b"\0" * 9, b"\xff" * 64, b"[" * 100_000, b"\x06" + b"\0" * 60):
        stranger.socket.send_binary(raw)
    stranger.socket.send("text")
    assert stranger.comms() == before and clicked(stranger, board)
    kinds = {kind for kind, _, _ in stranger.heard}
    assert "comm_msg" in kinds and kinds <= {"comm_msg", "comm_info_reply", "comm_open", "comm_close", "status"}
    everything = b"\n".join(stranger.raw).decode(errors="replace")
    assert [secret for secret in SECRETS if secret in everything] == []
    assert f'"username":"{getpass.getuser()}"' not in everything.replace(" ", "")


def test_another_site_cannot_speak_for_a_visitor(evening, kernel):
    url, there = evening[1], f"{evening[1]}/api/kernels/{kernel}"
    with pytest.raises(websocket.WebSocketBadStatusException, match="403"):
        Stranger(url, kernel, origin="http://elsewhere.example")
    assert ask(f"{url}/voila/api/shutdown/{kernel}", "POST", b"")[0] == 403
    assert ask(f"{url}/voila/api/shutdown/{kernel}", "POST", b"_xsrf=guess", Cookie="_xsrf=other")[0] == 403
    assert ask(there, "DELETE")[0] == 403
    assert ask(f"{there}/interrupt", "POST", b"")[0] in (403, 404) and ask(f"{there}/restart", "POST", b"")[0] in (403, 404)
    status, text = ask(there)
    assert status == 200 and json.loads(text.split("\n\n", 1)[1])["id"] == kernel
    assert ask(f"{url}/voila/render/{PAGE}", Host="elsewhere.example")[0] == 403


def test_a_kernel_of_another_page_is_not_to_be_guessed(evening, kernel):
    with pytest.raises(websocket.WebSocketBadStatusException, match="404"):
        Stranger(evening[1], "00000000-0000-0000-0000-000000000000")


def test_only_this_computer_is_listened_to(evening):
    server, _ = evening
    for _ in range(50):
        listening = [at.laddr.ip for at in psutil.Process(server.pid).net_connections("tcp") if at.status == psutil.CONN_LISTEN]
        if listening:
            break
        time.sleep(0.1)
    assert listening and set(listening) <= {"127.0.0.1", "::1"}


def test_what_the_page_itself_speaks_is_heard(evening, kernel):
    stranger = Stranger(evening[1], kernel)
    assert stranger.socket.subprotocol == PROTOCOL and clicked(stranger, board_of(stranger))
