"""The garment editor writes cases that check reads, clicks and lines do the same, and nothing is lost to bad input."""
import random
import re

import pytest

from downloading import downloaded
from figures.case_draft import asked, begun
from figures.knit_draft import ASKS, about_the_game
from figures.knit_editor import Editor
from figures.knit_page import cases, editor, game, lab
from figures.knit_settings import SETTINGS
from figures.plain import plain
from figures.scene import Event
from rulelib.casebook import check_file, solve
from rulelib.casefile import read_case_text
from rulelib.casetext import show_case
from rulelib.knitting_circle.knitter import Seat, Yarn
from rulelib.knitting_circle.moves import Finish, Knit
from rulelib.knitting_circle.table import Table

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龥]")
ALL = [case for case in cases().values() if about_the_game(case)]
BENCH = ("finished false", "row red k, blue p", "bowl green yellow", "needles 1", "paws 1")


def typed(*lines: str, case=None) -> Editor:
    """An editor into which lines were typed."""
    made = Editor(case)
    for line in lines:
        made.handle(Event("type", line))
    return made


def control(made: Editor, name: str, value=None) -> None:
    made.handle(Event("control", (name, value)))


def click(made: Editor, *gids: str) -> None:
    for gid in gids:
        made.handle(Event("click", gid))


def drawn(made: Editor):
    """What the board does after each event."""
    view = made.view()
    made.picture.change(view.position, view.marks)
    return view


def message(made: Editor) -> tuple[str, str]:
    """What the editor last said."""
    return plain(made.message[0]), plain(made.message[1])


def judged(made: Editor):
    """The answer to the question as it stands."""
    return asked(made.draft).answer.value


def test_a_garment_is_knitted_by_clicks_as_by_lines_and_judged_at_once():
    clicked = typed("yarn none")
    for colour, number in (("red", 1), ("green", 2), ("green", 3), ("red", 4)):
        control(clicked, "colour", colour)
        click(clicked, f"g1:s{number}")
        drawn(clicked)
    made, pressed = typed("yarn RGGR"), typed("yarn none")
    for name in ("put:red", "put:green", "put:green", "put:red"):
        control(pressed, name)
    assert clicked.draft == made.draft == pressed.draft and judged(made)["pattern"] == "symmetry"
    assert judged(made) == {"points": 5, "pattern": "symmetry", "buttons": ["red+green", "hat", "symmetry"], "choices": [], "angry-cat": False}
    english, japanese = map(plain, drawn(made).say)
    assert "symmetry" in english and "シンメトリー" in japanese and "knit.pattern.symmetry" in english
    assert drawn(made).marks == asked(made.draft).answer.marks()


def test_one_change_makes_the_cat_angry():
    made = typed("yarn RGGB")
    assert judged(made)["angry-cat"] and "knit.finish.angry-cat" in plain(drawn(made).say[0])
    control(made, "finished", "false")
    assert judged(made) == {"points": 0, "pattern": "none", "buttons": [], "choices": [], "angry-cat": False}
    control(made, "finished", "true")
    control(made, "colour", "red")
    click(made, "g1:s4")
    assert judged(made)["pattern"] == "symmetry"
    click(made, "g1:s4")
    assert len(made.draft.start.knitter.garments[0].yarn) == 3
    control(made, "colour", "off")
    click(made, "g1:s2")
    assert len(made.draft.start.knitter.garments[0].yarn) == 1


@pytest.mark.parametrize("line", ["yarn red k, blue p, red k", "yarn [red k, blue p, red k]", "yarn rk bp rk", "yarn red, blue, red", "yarn RBR", "yarn rbr", "yarn red k blue p red k"])
def test_a_sequence_may_be_typed_in_several_ways(line):
    made = typed("yarn none", line)
    assert [tile for tile in made.draft.start.knitter.garments[0].yarn] == [0, 9, 0], message(made)


def test_sides_may_be_chosen_against_the_card():
    made = typed("yarn none")
    control(made, "side", "p")
    click(made, "g1:s1")
    assert made.draft.start.knitter.garments[0].yarn == (1,) and 'class="mistake"' not in made.message[0]


def test_buttons_bonus_and_further_garments():
    made = typed("workspace none")
    for button in ("red+blue", "red+green", "stripes"):
        control(made, "button", button)
    assert judged(made)["buttons"] == ["red+blue", "stripes"]
    click(made, "button:1")
    assert judged(made)["buttons"] == ["stripes"]
    click(made, "g1:bonus")
    assert made.draft.start.knitter.garments[0].bonus == 3
    made.handle(Event("type", "add scarf"))
    made.handle(Event("type", "yarn GRGR"))
    assert len(made.draft.start.knitter.garments) == 2 and made.draft.argument("number") == 2 and judged(made)["pattern"] == "stripes"
    click(made, "g1")
    assert made.draft.argument("number") == 1
    control(made, "remove")
    assert [garment.type for garment in made.draft.start.knitter.garments] == [3] and judged(made)["pattern"] == "stripes"
    drawn(made)


def test_a_bench_is_typed_and_played_on():
    made = typed(*BENCH, "knit red k 1", "finish 1")
    assert made.draft.moves == (Knit(0, 0), Finish(0)) or "take" in message(made)[0], message(made)
    assert made.draft.moves == (Knit(0, 0), Finish(0)) and made.draft.start.knitter.row == (0, 9) and made.draft.now.knitter.row == (9,)
    made.handle(Event("type", "ask workspace"))
    assert judged(made) == ["red+green", "scarf", "symmetry"]
    made.handle(Event("type", "knit blue p 1"))
    assert len(made.draft.moves) == 2 and "knit.stitch.active" in message(made)[0] and drawn(made).marks
    before = made.draft
    click(made, "g1:button:1", "g1:button:2")
    assert made.draft is before and "type it" in message(made)[0]
    for line in ("moves knit red k 1; gather 1 red k", "moves fly", "row none"):
        before = made.draft
        made.handle(Event("type", line))
        assert made.draft is before and 'class="mistake"' in made.message[0], line


def test_circles_patterns_and_tables_are_typed():
    made = typed("position {circle: [red 2, 1, 0, 2, 1, 2]}", "ask reachable")
    assert judged(made) == [2, 4]
    click(made, "space:3")
    assert judged(made) == [4, 5]
    control(made, "colour", "off")
    click(made, "slot:4:1", "slot:4:2")
    assert judged(made) == [5, 6]
    made = typed("letters ABABB")
    assert isinstance(made.draft.start, Yarn) and judged(made) == "none"
    control(made, "colour", "red")
    click(made, "s5")
    assert judged(made) == "stripes" and drawn(made)
    made = typed("deal 3 4", "phase gather", "ask round")
    assert isinstance(made.draft.start, Table) and judged(made) == 1 and drawn(made)
    made = typed("row red k, blue p, green k", "keep red blue", "ask round-end")
    assert judged(made) == ["red", "blue"]


@pytest.mark.parametrize("ask", ASKS)
def test_every_question_is_answered_and_passes_check(ask, tmp_path):
    seated = ("pattern", "reachable", "garment", "score", "row", "bowl", "paws", "needles", "workspace", "round-end", "legal")
    start = [] if ask in seated else ["deal 3 4"]
    extra = {"legal": ["legal finish 1"], "reachable": ["position {circle: [red 2, 1, 0, 2]}"]}.get(ask, [])
    made = typed(*start, *extra, f"ask {ask}", "id asked", "en A table.", "ja 局面です。")
    assert list(check_file(downloaded(made, tmp_path))) == [("passed", "ok asked")], message(made)
    view = drawn(made)
    assert "ok asked" in plain(view.say[0]) and JAPANESE.search(plain(view.say[1]))


@pytest.mark.parametrize(
    "line, english",
    [
        ("yarn xx", "no yarn tile"), ("yarn red k, blue x", "no yarn tile"), ("yarn RBRBRBRB", "6"), ("garment shoe", "shoe"), ("bonus gold", "gold"), ("finished maybe", "maybe"), ("workspace red+red", "red+red"), ("workspace hat, hat, hat", "shape"),
        ("number 3", "3"), ("add shoe", "shoe"), ("remove 4", "4"), ("button gold", "gold"), ("row red", "no yarn tile"), ("bowl pink", "pink"), ("paws many", "whole number"), ("needles 5", "2"), ("circle 1, 2", "3"), ("cat red", "circle"), ("keep pink", "pink"),
        ("deck {shoe: []}", "shoe"), ("requests nobody", "nobody"), ("letters AB7", "AB7"), ("deal 9", "9"), ("round 2", "deal 3"), ("position {", "cannot be read"), ("position {garment: hat, yarn: [red]}", "no yarn tile"), ("ask weather", "weather"), ("of 7", "7"),
        ("legal fly", "is no move"), ("moves fly", "is no move"), ("play fly", "is no move"), ("hello", "is no move"), ("rules knit.finish.declar", "did you mean"), ("expect {a: [", "is no YAML"), ("id ", ""), ("buttons hat gold", "gold"),
    ],
)  # fmt: skip
def test_a_bad_line_is_told_and_leaves_the_case_as_it_was(line, english):
    made = typed(*BENCH)
    before = made.draft
    made.handle(Event("type", line))
    drawn(made)
    assert made.draft is before and len(made.before) == len(BENCH)
    assert english in message(made)[0] and 'class="mistake"' in made.message[0] and JAPANESE.search(message(made)[1]), message(made)


@pytest.mark.parametrize("chapter", range(4))
def test_every_case_goes_through_the_editor_unchanged(chapter):
    for case in ALL[chapter::4]:
        made = Editor(case)
        drawn(made)
        back = next(read_case_text(made.text(), "x.yaml"))
        assert back == case._replace(position=back.position, moves=back.moves, arguments=back.arguments) and solve(back).passed, case.id
        assert solve(back).position == solve(case).position and solve(back).answer == solve(case).answer and begun(back) == made.draft


def test_a_loaded_file_can_be_undone():
    made = typed("yarn RGRG", "id two greens")
    own, some = made.draft, ALL[::9]
    control(made, "load", ("all.yaml", "\ufeff" + "".join(map(show_case, some))))
    assert list(made.offers) == [case.id for case in some] and made.draft == begun(some[0])
    control(made, "which", some[3].id)
    drawn(made)
    for step in ("undo", "undo"):
        control(made, step)
        drawn(made)
    assert made.draft == own and isinstance(own.start, Seat)


@pytest.mark.parametrize("source", ["", "- [", "a: 1", "- {id: a, game: calico, ask: tokens, expect: {}}", "- {id: a, game: knitting-circle, ask: weather, expect: 1}", "- {id: a, game: knitting-circle, ask: paws, expect: 0, position: {paws: x}}", "\ufffd"])
def test_a_bad_file_is_told_in_one_sentence_and_leaves_the_editor_as_it_was(source):
    made = typed(*BENCH)
    before = made.draft
    control(made, "load", ("mine.yaml", source))
    told, japanese = message(made)
    assert made.draft is before and told.startswith("mine.yaml") and japanese.startswith("mine.yaml") and JAPANESE.search(japanese)


@pytest.mark.parametrize("start", [BENCH, ("letters ABBA",), ("deal 2",)], ids=["bench", "pattern", "table"])
def test_no_event_breaks_the_editor(start):
    made, chance, seen = typed(*start), random.Random(8), set()
    values = [None, "", "none", "red", "RBRB", "red k, blue p", "hat", "scarf", "two-points", "true", "1", "2", "red+blue", "finish 1", "ABBA", "{", "[", 9, ("a.yaml", "- ["), (), []]
    names = [*SETTINGS, "put:red", "put:blue", "colour", "side", "remove", "part", "which", "undo", "redo", "load", "replace", "", None, 4]
    pieces = ["g1", "g1:s1", "g1:s4", "g1:s6", "g2:s1", "g1:needle", "g1:bonus", "g1:button:1", "g1:angry", "row:1", "bowl:1", "button:2", "paw:1", "needle:1", "deck:hat", "bag", "space:2", "slot:1:1", "cat:red", "s1", "p1:g1", "", None, 3]
    for _ in range(200):
        kind = chance.choice(["click", "click", "type", "control", "hover", None])
        line = f"{chance.choice([*SETTINGS, 'knit', 'finish', 'play'])} {chance.choice(values)}"
        made.handle(Event(kind, {"click": chance.choice(pieces), "type": chance.choice([line, None, 3])}.get(kind, (chance.choice(names), chance.choice(values)))))
        drawn(made)
        seen.add(made.draft)
    assert len(seen) > 3


def test_the_controls_speak_both_languages_and_the_cells_work():
    for made in (editor(ALL[0].id).scene, typed(*BENCH), typed("deal 2")):
        for part in made.parts:
            control(made, "part", part)
            for shown in made.view().controls:
                assert shown.en and JAPANESE.search(shown.ja), shown
    shown = lab()
    assert not shown.scene.wrong and len(shown.scene.all) == len(cases()) and game(2).scene.turns.table.players == 2


@pytest.mark.parametrize("id, gid", [("one-more-tile-after-the-end", "space:2"), ("two-equal-buttons", "g1:button:1"), ("green-pays-for-a-scarf", "g1:s1")])
def test_what_a_move_or_a_rule_brought_is_not_changed_by_a_click(id, gid):
    made = Editor(cases()[id])
    before = made.draft
    for colour in ("red", "off"):
        made.handle(Event("control", ("colour", colour)))
        made.handle(Event("click", gid))
        assert made.draft == before and "type it" in plain(made.view().say[0])
