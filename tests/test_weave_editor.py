"""The loom editor writes cases that check reads, clicks and lines do the same, and nothing is lost to bad input."""
import random
import re

import pytest

from downloading import downloaded
from figures.case_draft import asked, begun
from figures.plain import plain
from figures.scene import Event
from figures.weave_case_draft import ASKS, about_a_loom
from figures.weave_editor import Editor
from figures.weave_page import cases, editor, lab
from figures.weave_settings import SETTINGS
from rulelib.casebook import check_file, solve
from rulelib.casefile import read_case_text
from rulelib.casetext import show_case
from rulelib.warp_and_weft.counting import READINGS
from rulelib.warp_and_weft.threads import COLOURS

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龥]")
LOOM_CASES = [case for case in cases().values() if about_a_loom(case)]
PAIRS = ("pink v1", "blue v2", "pink v3", "blue h1 under v1")


def typed(*lines: str, case=None) -> Editor:
    """An editor into which lines were typed."""
    made = Editor(case)
    for line in lines:
        made.handle(Event("type", line))
    return made


def control(made: Editor, name: str, value=None) -> None:
    made.handle(Event("control", (name, value)))


def drawn(made: Editor):
    """What the board does after each event."""
    view = made.view()
    made.picture.change(view.position, view.marks)
    return view


def message(made: Editor) -> tuple[str, str]:
    """What the editor last said."""
    return plain(made.message[0]), plain(made.message[1])


def test_what_is_clicked_is_what_is_typed():
    clicked = Editor()
    for tool, gid in (("pink", "v1"), ("blue", "h1"), ("blue", "v1-h1"), ("green", "h3"), ("off", "h3"), ("blue", "v2")):
        control(clicked, "tool", tool)
        clicked.handle(Event("click", gid))
    made = typed("pink v1", "blue h1", "flip v1 h1", "green h3", "off h3", "weave blue v2")
    assert clicked.draft == made.draft and clicked.before == made.before
    assert made.draft.start.loom.over(0, 10) and asked(made.draft).answer.value == 1
    assert drawn(clicked).marks == asked(clicked.draft).answer.marks()


def test_any_crossing_can_be_flipped_and_any_thread_taken_off():
    made, chance = Editor(), random.Random(3)
    for _ in range(150):
        holes = made.draft.start.loom.holes
        names = [f"{axis}{chance.randint(1, holes)}" for axis in "vh"]
        lines = [f"{chance.choice(COLOURS)} {chance.choice(names)}", f"flip {names[0]} {names[1]}", f"off {chance.choice(names)}", f"holes {chance.randint(8, 16)}", f"history {chance.choice(['on', 'off'])}"]
        line = chance.choices(lines, (6, 6, 2, 1, 1))[0]
        before, loom = made.draft, made.draft.now.loom
        made.handle(Event("type", line))
        drawn(made)
        assert solve(asked(made.draft).case).passed
        if line.startswith("flip") and made.draft != before:
            place, other = (int(names[0][1:]) - 1, int(names[1][1:]) - 1 + loom.holes)
            now = made.draft.now.loom
            assert now.places == loom.places and now.vertical_over ^ loom.vertical_over == 1 << loom.crossing(place, other)
    assert len(made.before) > 40 and len(made.draft.now.loom.order) > 5


@pytest.mark.parametrize("ask", ASKS)
def test_every_question_is_answered_and_passes_check(ask, tmp_path):
    lines = (*PAIRS, "cards pink-blue, pink OU blue, green-purple", "goal pink-blue, blue OU pink", "buttons pink-blue", "reading fixed", "card pink OU blue")
    asks = ("legal weave green v9 under h1",) if ask == "legal" else (f"ask {ask}",)
    made = typed(*lines, *asks, "id asked", "en A loom.", "ja 織機です。")
    assert list(check_file(downloaded(made, tmp_path))) == [("passed", "ok asked")]
    view = drawn(made)
    assert "ok asked" in plain(view.say[0]) and JAPANESE.search(plain(view.say[1]))


def test_a_thread_as_a_move_and_a_button_on_a_card():
    made = typed("cards pink-blue, green-purple", "kept pink, blue", "history on", "pink v1", "blue v2")
    assert asked(made.draft).case.moves == ("weave pink v1", "weave blue v2") and made.draft.now.kept == ()
    made.handle(Event("type", "green v3"))
    assert "weave.order.kept-only" in made.message[0] and len(made.draft.moves) == 2
    made.handle(Event("click", "card:pink-blue"))
    assert asked(made.draft).case.moves[-1] == "button pink-blue"
    made.handle(Event("click", "card:pink-blue"))
    assert len(made.draft.moves) == 2
    made.handle(Event("type", "history off"))
    made.handle(Event("click", "card:green-purple"))
    assert made.draft.moves == () and len(made.draft.start.buttons) == 1 and len(made.draft.start.loom.order) == 2


@pytest.mark.parametrize("line, rule, piece", [("green v1", "weave.thread.one-a-place", "v1"), ("green v9 to h2", "weave.thread.straight", None), ("green v9 under h5", "weave.thread.over-under", None)])
def test_a_refused_thread_changes_nothing_and_says_why(line, rule, piece):
    made = typed(*PAIRS)
    before = made.draft
    made.handle(Event("type", line))
    assert made.draft is before and rule in made.message[0] and rule in made.message[1]
    assert piece is None or ("blocker", (piece,)) in drawn(made).marks


@pytest.mark.parametrize(
    "line, english",
    [
        ("zz v2", "is no move"), ("pink v11", "no place v11"), ("pink", "is no"), ("hello", "is no move"), ("", "is no move"), ("off v9", "no thread lies at v9"), ("off", "no place"),
        ("flip v1", "names no crossing"), ("flip v1 v2", "cross"), ("flip v1 h9", "no two threads cross"), ("ask hand", "there is no hand here"), ("reading odd", "there is no odd here"),
        ("holes 7", "7"), ("holes x", ""), ("cards pink", "is no card"), ("cards pink-pink", "one colour twice"), ("goal pink-blue", "2"), ("buttons pink-blue, green-blue, purple-blue", "round"),
        ("kept mauve", "there is no mauve here"), ("card pink", "is no card"), ("kind odd", "there is no odd here"), ("rules weave.thread.fixd", "did you mean"), ("because x.y", "there is no rule x.y"),
        ("expect {a: [", "this expectation is no YAML"), ("history maybe", "there is no maybe here"), ("legal", ""), ("id ", ""),
    ],
)  # fmt: skip
def test_a_bad_line_is_told_and_leaves_the_case_as_it_was(line, english):
    made = typed(*PAIRS)
    before = made.draft
    made.handle(Event("type", line))
    drawn(made)
    assert made.draft is before and len(made.before) == 4
    assert english in message(made)[0] and 'class="mistake"' in made.message[0] and JAPANESE.search(message(made)[1])


def test_fewer_holes_than_the_threads_need_are_refused():
    made = typed("holes 12", "pink v12", "holes 11")
    assert made.draft.start.loom.holes == 12 and "v12" not in message(made)[0] and "beyond" in message(made)[0]
    control(made, "holes", 16)
    assert made.draft.start.loom.holes == 16 and "h16" in made.picture.pieces


def test_a_move_that_an_edit_would_forbid_forbids_the_edit():
    made = typed("history on", "pink v1", "history on", "legal weave pink v2", "kept blue")
    assert made.draft.start.kept is None and "weave pink v1" in message(made)[0]


def test_undo_and_redo_go_through_every_edit():
    made = typed(*PAIRS, "flip v3 h1", "holes 9", "reading disjoint", "goal pink-blue, blue OU pink", "ask score", "history on", "green h5", "off v2", "id mine")
    steps = [*made.before, made.draft]
    assert len(steps) == 14 and len(set(steps)) == 14
    for step in reversed(steps[:-1]):
        control(made, "undo")
        drawn(made)
        assert made.draft == step
    for step in steps[1:]:
        control(made, "redo")
        drawn(made)
        assert made.draft == step


def test_every_loom_case_goes_through_the_editor_unchanged():
    assert len(LOOM_CASES) > 60
    for case in LOOM_CASES:
        made = Editor(case)
        drawn(made)
        back = next(read_case_text(made.text(), "x.yaml"))
        assert back == case._replace(position=back.position, moves=back.moves, arguments=back.arguments) and solve(back).passed, case.id
        assert solve(back).position == solve(case).position and solve(back).answer == solve(case).answer
        assert begun(back) == made.draft


def test_a_loaded_file_offers_its_looms_and_undo_brings_ones_own_back():
    made = typed("pink v1")
    own = made.draft
    control(made, "load", ("all.yaml", "\ufeff" + "".join(map(show_case, cases().values()))))
    assert list(made.offers) == [case.id for case in LOOM_CASES] and made.draft == begun(LOOM_CASES[0])
    control(made, "which", LOOM_CASES[7].id)
    drawn(made)
    assert made.draft == begun(LOOM_CASES[7])
    for _ in range(2):
        control(made, "undo")
    assert made.draft == own


@pytest.mark.parametrize("source", ["", "- [", "a: 1", "- {id: a, game: calico, ask: tokens, expect: {}}", "- {id: a, game: warp-and-weft, ask: count, expect: 1}", "- {id: a, game: warp-and-weft, ask: penalty, expect: 0, position: {loom: [pink v99]}}", "\ufffd"])
def test_a_bad_file_is_told_in_one_sentence_and_leaves_the_editor_as_it_was(source):
    made = typed(*PAIRS)
    before = made.draft
    control(made, "load", ("mine.yaml", source))
    told, japanese = message(made)
    assert made.draft is before and told.startswith("mine.yaml") and japanese.startswith("mine.yaml") and JAPANESE.search(japanese)


def test_no_event_breaks_the_editor():
    made, chance = Editor(), random.Random(8)
    values = [None, "", "none", "pink", "v1", "v1 h1", "v1-h1", "pink-blue", "pink OU blue", "pink-blue, pink OU blue", 9, 16, "12", "off", "on", "score", "legal", "{", *READINGS, ("a.yaml", "- ["), (), []]
    names = [*(name for name in SETTINGS), "tool", "part", "which", "undo", "redo", "load", "replace", "", None, 4]
    pieces = ["v1", "v2", "h1", "h9", "v1-h1", "v2-h1", "kept:1", "card:pink-blue", "card:pink OU blue", "goal", "frame", "", None, 3]
    for _ in range(400):
        kind = chance.choice(["click", "type", "control", "hover", None])
        line = f"{chance.choice([*SETTINGS, *COLOURS, 'weave', 'button'])} {chance.choice(values)}"
        made.handle(Event(kind, {"click": chance.choice(pieces), "type": chance.choice([line, None, 3])}.get(kind, (chance.choice(names), chance.choice(values)))))
        drawn(made)
    assert len(made.before) > 10


def test_the_controls_speak_both_languages():
    made = editor(LOOM_CASES[0].id).scene
    for part in made.parts:
        control(made, "part", part)
        for shown in made.view().controls:
            assert shown.en and JAPANESE.search(shown.ja), shown


def test_the_lab_shows_every_case():
    shown = lab()
    assert not shown.scene.wrong and len(shown.scene.all) == len(cases())
    for at in range(1, len(cases()) + 1, 5):
        shown.control("at", at)
        english, japanese = map("".join, zip(shown.scene.view().ask, shown.scene.view().say))
        assert shown.trouble is None and shown.scene.now.case.en in plain(english) and shown.scene.now.case.ja in plain(japanese)
