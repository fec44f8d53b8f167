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

from figures.board import BROKE, Board
from figures.language import switch
from figures.plain import plain
from figures.scene import Event


@pytest.fixture
def board():
    """A board that writes down the messages it sends."""
    board = Board(FakeScene())
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
    assert set(page) == {"svg", "ask", "say", "controls", "targets", "hover", "focus"}
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
    other = Board(FakeScene())
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


def test_unknown_messages_are_left_alone(board):
    board._receive(board, {"kind": "explode", "value": 1}, [])
    assert board.down == [] and board.scene.turned == frozenset()


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
    script = "from fake_scene import FakeScene; from figures.board import Board; b = Board(FakeScene()); b.type('boom'); print(b)"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=_path())
    assert ran.stderr == "" and "Something went wrong" in ran.stdout


def _path():
    here = Path(__file__).parent
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(here.parent), str(here)))}


def test_scenes_need_no_jupyter():
    script = "import sys, figures.scene, figures.plain; print([m for m in ('ipywidgets', 'anywidget', 'matplotlib') if m in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=_path(), check=True)
    assert ran.stdout.strip() == "[]"


def test_the_text_form_is_fixed_and_in_both_languages(board):
    board.click("B2")
    board.click("B4")
    assert board.text() == repr(board) == "turned: B2 B4\nB4 is turned\nB4を裏返しました"
    twin = Board(FakeScene())
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


def test_the_switch_is_always_told_the_same():
    assert repr(switch()) == repr(switch()) == "English / 日本語 / both 両方"
    assert switch()._repr_mimebundle_()[0]["text/plain"] == repr(switch())


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
