"""The clickable picture without a browser: what goes down for what comes up, the text form, both languages."""
import base64
import json
import logging
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from fake_scene import NAMES, FakeScene

from figures.board import Board
from figures.language import head
from figures.live import BROKE, LiveScene
from figures.plain import plain
from figures.scene import Event


@pytest.fixture
def board():
    """A board that writes down the messages it sends."""
    board = Board(FakeScene)
    board.down = []
    board.send = lambda content, buffers=None: board.down.append(content)
    return board


def up(board, **content):
    """A message as the browser sends it; JSON knows no tuples."""
    board._receive(board, json.loads(json.dumps(content)), [])
    return board.down[-1]


def drawn(board) -> str:
    """The whole picture as a browser gets it that opens the board now."""
    return board.get_state("page")["page"]["svg"]


def test_the_whole_picture_is_state_as_it_stands_when_asked_for(board):
    assert "#2f6f9f" not in drawn(board)
    board.click("B2")
    assert drawn(board).count("#2f6f9f") == 1
    page = board.get_state()["page"]
    assert set(page) == {"key", "svg", "ask", "say", "controls", "targets", "hover", "focus", "events"}
    assert page["targets"]["B2"] == ("B2, turned", "B2、裏")


def test_a_click_is_answered_with_one_message_of_what_changed(board):
    drawn(board)
    board.click("B2")
    assert len(board.down) == 1
    (news,) = board.down
    assert list(news["pieces"]) == ["B2"]
    assert ElementTree.fromstring(news["pieces"]["B2"]).get("id") == "B2"
    assert news["say"] == ["<p><b>B2</b> is turned</p>", "<p><b>B2</b>を裏返しました</p>"]
    assert news["targets"] == {"B2": ("B2, turned", "B2、裏")}
    assert "hover" not in news and "focus" not in news
    assert len(json.dumps(news, ensure_ascii=False)) < 6000


def test_nothing_that_stayed_is_sent_again(board):
    drawn(board)
    board.hover("B1")
    assert set(board.down[-1]) == {"n", "pieces", "say"} and board.down[-1]["pieces"] == {}


def test_a_target_that_is_gone_is_told(board):
    drawn(board)
    board.click("A1")
    assert board.down[-1]["targets"] == {"A1": None}


def test_another_picture_travels_whole(board):
    drawn(board)
    board.click("B2")
    board.type("another")
    news = board.down[-1]
    assert news["svg"].count("#2f6f9f") == 1 and news["pieces"] == {} and news["targets"] == board.scene.picture.targets()
    board.click("B3")
    assert list(board.down[-1]["pieces"]) == ["B3"] and "svg" not in board.down[-1]


def test_the_browser_and_the_methods_go_the_same_way(board):
    other = Board(FakeScene)
    for message, call in (
        ({"kind": "click", "value": "C3"}, lambda: other.click("C3")),
        ({"kind": "type", "value": "D4"}, lambda: other.type("D4")),
        ({"kind": "control", "value": ["undo", None]}, lambda: other.control("undo")),
        ({"kind": "control", "value": ["step", 7]}, lambda: other.control("step", 7)),
        ({"kind": "hover", "value": "B1"}, lambda: other.hover("B1")),
        ({"kind": "control", "value": ["load", ["my.txt", "abc"]]}, lambda: other.control("load", ("my.txt", "abc"))),
    ):
        assert up(board, n=5, **message)["n"] == 5
        call()
        assert board.text() == other.text()
    assert board.scene.turned == {"C3"} and board.scene.pointed == ["B1"]


def test_a_file_comes_as_its_name_and_text(board):
    heard = []
    board.scene.handle = heard.append
    up(board, n=1, kind="control", value=["load", ["my.txt", "abc"]])
    assert heard == [Event("control", ("load", ("my.txt", "abc")))]


def test_hovering_is_only_heard_where_the_scene_asked(board):
    board.hover("C3")
    assert board.scene.pointed == [] and board.down == []
    board.hover("B1")
    board.hover("")
    assert board.scene.pointed == ["B1", ""]


@pytest.mark.parametrize("content", [{"kind": "explode", "value": 1}, {"kind": "control", "value": 5}, {"kind": "control", "value": ["undo"]}, [], None, "click", 3])
def test_messages_that_no_page_sends_are_left_alone(board, content):
    board._receive(board, content, [])
    assert board.down == [] and board.scene.turned == frozenset()


def test_a_browser_changes_no_state(board):
    board.set_state({"page": {"svg": "<script>"}, "_esm": "evil"})
    board.click("B2")
    assert "<script>" not in drawn(board) and board._esm != "evil"


def test_what_was_done_is_told_and_comes_back(board):
    for message in ({"kind": "click", "value": "C3"}, {"kind": "hover", "value": "B1"}, {"kind": "type", "value": "D4"}, {"kind": "control", "value": ["undo", None]}):
        up(board, n=1, **message)
    kept = [["click", "C3"], ["type", "D4"], ["control", ["undo", None]]]
    assert json.loads(json.dumps(board.state()["events"])) == kept
    other = Board(FakeScene)
    other.down = []
    other.send = lambda content, buffers=None: other.down.append(content)
    news = up(other, n=7, kind="replay", value=kept)
    assert news["n"] == 7 and json.loads(json.dumps(news["events"])) == kept and other.text() == board.text()
    assert up(other, n=8, kind="replay", value=[])["events"] == [] and other.text() == Board(FakeScene).text()


def test_what_is_told_of_an_event_says_where_it_belongs(board):
    assert [up(board, n=1, kind="click", value=gid)["kept"] for gid in ("B2", "B3")] == [[0, ["click", "B2"]], [1, ["click", "B3"]]]
    assert [up(board, n=1, kind="control", value=["step", at])["kept"][0] for at in (3, 4, 9)] == [2, 2, 2], "a slider that moves on is one event"
    assert "kept" not in up(board, kind="control", value=["pace", "fast"], kept=False)
    assert [event[0] for event in board.state()["events"]] == ["click", "click", "control"]


@pytest.mark.parametrize("value", [None, 5, "x", {}, [5], [["click"]], [["explode", 1]], [["click", 3], ["hover", "B1"], [None, None]]])
def test_a_replay_of_nonsense_is_a_fresh_board(board, value):
    assert up(board, n=1, kind="replay", value=value)["events"] == [] and board.trouble is None


def test_a_replayed_event_that_breaks_the_scene_leaves_the_rest(board):
    up(board, n=1, kind="replay", value=[["click", "B2"], ["type", "boom"], ["click", "B3"]])
    assert board.scene.turned == {"B2", "B3"}


def test_a_boards_name_is_what_it_begins_with():
    assert LiveScene(FakeScene).name == LiveScene(FakeScene).name != LiveScene(lambda: FakeScene("other")).name


def test_a_scene_that_breaks_keeps_its_picture_and_says_so(board, caplog):
    board.click("B2")
    with caplog.at_level(logging.ERROR, "figures.board"):
        board.type("boom")
    assert board.down[-1]["say"] == list(BROKE) and board.down[-1]["pieces"] == {}
    assert drawn(board).count("#2f6f9f") == 1
    assert isinstance(board.trouble, RuntimeError) and "a bug in the scene" in caplog.text
    board.click("B3")
    assert board.down[-1]["say"][0] == "<p><b>B3</b> is turned</p>"


def test_a_scene_that_breaks_while_showing_keeps_the_page_too(board):
    good = board.scene.view
    board.scene.view = lambda: 1 / 0
    board.click("B2")
    assert board.down[-1]["say"] == list(BROKE)
    board.scene.view = good
    board.click("B3")
    assert set(board.down[-1]["pieces"]) <= {"B2", "B3"} and "B3 is turned" in board.text()


def test_no_traceback_reaches_the_page():
    script = "from fake_scene import FakeScene; from figures.board import Board; b = Board(FakeScene); b.type('boom'); print(b)"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=_path())
    assert ran.stderr == "" and "Something went wrong" in ran.stdout


def _path():
    here = Path(__file__).parent
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(here.parent), str(here)))}


def test_scenes_need_no_jupyter():
    script = "import sys, figures.live, figures.scene, figures.plain; print([m for m in ('ipywidgets', 'anywidget', 'matplotlib') if m in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=_path(), check=True)
    assert ran.stdout.strip() == "[]"


def test_the_text_form_is_fixed_and_in_both_languages(board):
    board.click("B2")
    board.click("B4")
    assert board.text() == repr(board) == "turned: B2 B4\nB4 is turned\nB4を裏返しました"
    twin = Board(FakeScene)
    twin.click("B2")
    twin.click("B4")
    assert repr(twin) == repr(board)


def test_the_mime_bundle_has_text_still_picture_and_widget(board):
    forms, _ = board._repr_mimebundle_()
    assert forms["text/plain"] == board.text()
    assert base64.b64decode(forms["image/png"])[:8] == b"\x89PNG\r\n\x1a\n"
    assert forms["application/vnd.jupyter.widget-view+json"]["model_id"] == board.model_id


def test_every_label_is_in_both_languages(board):
    page = board.get_state("page")["page"]
    pairs = [*page["targets"].values(), *((control["en"], control["ja"]) for control in page["controls"]), page["say"]]
    assert len(pairs) > len(NAMES) and all(len(pair) == 2 and all(pair) for pair in pairs)


def test_the_state_is_plain_json(board):
    assert json.loads(json.dumps(board.get_state("page")))["page"]["controls"][0]["id"] == "undo"


def test_the_head_of_a_page_is_always_told_the_same():
    assert repr(head("one")) == repr(head("another")) == "English / 日本語 / both 両方"
    assert head("one")._repr_mimebundle_()[0]["text/plain"] == repr(head("one"))


@pytest.mark.parametrize(
    "html, text",
    [
        ("<p>One <b>two</b>\n three</p><p>four</p>", "One two three\nfour"),
        ("<ul><li>a</li><li>b &amp; c</li></ul>", "- a\n- b & c"),
        ("bare<br>next", "bare\nnext"),
        ("<table><tr><td>3</td><td>buttons</td></tr></table>", "3 buttons"),
        ("", ""),
    ],
)
def test_html_as_plain_text(html, text):
    assert plain(html) == text
