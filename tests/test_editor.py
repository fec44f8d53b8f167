"""The quilt editor writes cases that check reads, clicks and typed lines do the same, and nothing is lost to bad input."""
import random
import re

import pytest

from downloading import downloaded
from figures.calico_draft import of_case
from figures.case_draft import asked
from figures.calico_editor import Editor
from figures.calico_editor_words import SENTENCES
from figures.calico_page import cases, editor, lab
from figures.calico_settings import PAIRS, SETTINGS
from figures.plain import plain
from figures.scene import Event
from rulelib.calico.board import NAME
from rulelib.calico.cats import CATS
from rulelib.calico.patches import TEXT
from rulelib.casebook import check_file, solve
from rulelib.casefile import read_case_text
from rulelib.casetext import show_case

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龥]")
QUILT_CASES = [case for case in cases().values() if case.ask in ("tokens", "gain", "goals", "score", "legal") and "players" not in case.position]
THREE_YELLOW = ("yd B2", "yf B3", "yv C2")


def typed(*lines: str, case=None) -> Editor:
    """An editor into which lines were typed."""
    made = Editor(case)
    for line in lines:
        made.handle(Event("type", line))
    return made


def message(made: Editor) -> tuple[str, str]:
    """What the editor last said."""
    return plain(made.message[0]), plain(made.message[1])


def test_what_is_clicked_is_what_is_typed():
    clicked = Editor()
    for gid in ("patch:yd", "B2", "patch:yf", "B3", "patch:ks", "F6", "patch:off", "F6", "patch:yv", "C2"):
        clicked.handle(Event("click", gid))
    made = typed("yd B2", "yf B3", "ks F6", "off F6", "yv C2")
    assert clicked.draft == made.draft and clicked.before == made.before
    assert asked(made.draft).answer.value["buttons"] == ["yellow"]
    clicked.handle(Event("control", ("ask", "score")))
    assert clicked.draft == typed("yd B2", "yf B3", "yv C2", "ask score").draft
    assert clicked.view().marks == asked(clicked.draft).answer.marks()


def test_tokens_follow_from_the_picture_or_from_the_moves():
    pairs = ("border none", "yd B2", "yf B3", "yv B5", "yq B6")
    assert asked(typed(*pairs, "ys B4").draft).answer.value["buttons"] == ["yellow"]
    scored = ("border none", "yd B2", "yf B3", "ys C2", "yv B5", "yq C6", "yw B6")
    assert asked(typed(*scored, "yf B4").draft).answer.value["buttons"] == ["yellow"]
    kept = typed("border none", "history on", *scored[1:], "yf B4")
    assert asked(kept.draft).answer.value["buttons"] == ["yellow", "yellow"]
    assert len(asked(kept.draft).case.moves) == 7
    kept.handle(Event("type", "history off"))
    assert asked(kept.draft).answer.value["buttons"] == ["yellow"] and not kept.draft.moves


def test_tokens_that_do_not_follow_from_the_picture_stay_until_the_board_changes():
    case = next(case for case in QUILT_CASES if "scored" in case.position)
    made = typed(f"ks {NAME[of_case(case).start.free.bit_length() - 1]}", case=case)
    assert made.draft.start == of_case(case).start and len(made.draft.moves) == len(case.moves) + 1
    made.handle(Event("type", "border purple" if made.draft.start.border != "purple" else "border blue"))
    assert "follow from the picture" in message(made)[0] and "付け直しました" in message(made)[1]
    made.handle(Event("control", ("undo", None)))
    assert made.draft.start == of_case(case).start


def test_a_refused_tile_changes_nothing_and_shows_the_piece():
    made = typed("yd B2")
    for line, rule, cell in [("ks B2", "calico.place.not-occupied", "B2"), ("ks A1", "calico.place.not-occupied", "A1"), ("ks C4", "calico.setup.goals-closed", "C4")]:
        before = made.draft
        made.handle(Event("type", line))
        assert made.draft is before and rule in made.message[0] and rule in made.message[1]
        assert ("blocker", (cell,)) in made.view().marks


@pytest.mark.parametrize(
    "line, english",
    [
        ("zz B2", "there is no patch zz"), ("yd H9", "there is no cell H9"), ("hello", "is no move"), ("", "is no move"), ("off C3", "no tile that can be taken off lies on C3"),
        ("off A1", "no tile that can be taken off lies on A1"), ("off Z", "there is no cell Z"), ("legal", ""), ("ask hand", "there is no hand here"), ("border red", "there is no red here"),
        ("top XYZ", "there is no XYZ here"), ("cat1 leopold", "there is no leopold here"), ("cat1 rumi", "two sides of one tile"), ("likes2 dots", "there is no dots here"),
        ("likes2 dots dots", "there is no dots dots here"), ("kind odd", "there is no odd here"), ("id ", ""), ("rules calico.button.thre", "did you mean calico.button.three"),
        ("because x.y", "there is no rule x.y"), ("expect {a: [", "this expectation is no YAML"), ("expect 8", "a map"), ("expect {buttons: yellow}", "a list"), ("history maybe", "there is no maybe here"),
    ],
)  # fmt: skip
def test_a_bad_line_is_told_and_leaves_the_case_as_it_was(line, english):
    made = typed("yd B2")
    before = made.draft
    made.handle(Event("type", line))
    assert made.draft is before and made.before == [Editor().draft]
    assert english in message(made)[0] and 'class="mistake"' in made.message[0] and JAPANESE.search(message(made)[1])


def test_undo_and_redo_go_through_every_edit():
    made = typed(*THREE_YELLOW, "border green", "cat1 leo", "likes1 dots vines", "ask score", "id mine", "history on", "ks F6", "off B2")
    steps = [*made.before, made.draft]
    assert len(steps) == 12 and len(set(steps)) == 12
    for step in reversed(steps[:-1]):
        made.handle(Event("control", ("undo", None)))
        assert made.draft == step
    made.handle(Event("control", ("undo", None)))
    for step in steps[1:]:
        made.handle(Event("control", ("redo", None)))
        assert made.draft == step


def test_cats_and_patterns_stay_whole_whatever_is_chosen():
    made, chance = Editor(), random.Random(4)
    for _ in range(200):
        place = chance.randint(1, 3)
        made.handle(Event("control", chance.choice([(f"cat{place}", chance.choice(list(CATS))), (f"likes{place}", chance.choice(PAIRS))])))
        quilt = made.draft.start
        assert sorted(quilt.wants) == [0, 0, 1, 1, 2, 2] and len({CATS[name].tile for name in quilt.cat_names}) == 3
    assert len(made.before) > 60


def test_a_downloaded_case_passes_check(tmp_path):
    made = typed(*THREE_YELLOW, "id three yellow", "rules calico.button.three", "because calico.button.three", "en Three.", "ja 3枚。")
    path = downloaded(made, tmp_path)
    assert path.name == "three-yellow.yaml" and list(check_file(path)) == [("passed", "ok three yellow")]


def test_the_download_is_the_case_and_another_expectation_fails_honestly(tmp_path):
    made = typed(*THREE_YELLOW, "expect {buttons: [], cats: [], rainbow: false}")
    made.handle(Event("control", ("part", "file")))
    name, source = next(control.value for control in made.view().controls if control.id == "download")
    (tmp_path / name).write_text(source, "utf-8")
    ((kind, line),) = check_file(tmp_path / name)
    assert kind == "failed" and line in plain(made.view().say[0]) and line in plain(made.view().say[1])


@pytest.mark.parametrize("ask, cure", [("ask gain", "each tile laid is a move"), ("ask legal", "legal kd C2")])
def test_a_question_that_lacks_something_says_what(ask, cure):
    made = typed("yd B2", ask)
    made.handle(Event("control", ("part", "file")))
    download = next(control for control in made.view().controls if control.id == "download")
    assert not download.enabled and cure in plain(made.view().say[0])
    done = typed("yd B2", ask, "history on", "legal ks B2" if "legal" in ask else "ks B3")
    assert asked(done.draft).passed


def test_a_refused_move_is_expected_with_all_that_it_breaks():
    made = typed("yd B2", "legal ks B2")
    assert asked(made.draft).case.expect == ["calico.place.not-occupied"]


def test_every_quilt_case_goes_through_the_editor_unchanged(tmp_path):
    for case in QUILT_CASES:
        made = Editor(case)
        back = next(read_case_text(made.text(), "x.yaml"))
        assert back == case._replace(position=back.position, moves=back.moves, arguments=back.arguments) and solve(back).passed
        assert solve(back).position == solve(case).position and solve(back).answer == solve(case).answer
        assert of_case(back) == made.draft


def test_an_edit_and_its_undoing_leave_the_text_as_it_was():
    for case in QUILT_CASES[::7]:
        made = Editor(case)
        before, quilt = made.text(), made.draft.now
        free = next((NAME[cell] for cell in range(49) if quilt.free >> cell & 1), None)
        for line in ("border yellow", "en Another.", *([f"ks {free}", f"off {free}"] if free else ())):
            made.handle(Event("type", line))
        for _ in range(len(made.before)):
            made.handle(Event("control", ("undo", None)))
        assert made.text() == before


def test_a_loaded_file_offers_its_quilts_and_undo_brings_ones_own_back():
    source = "".join(show_case(case) for case in list(cases().values()))
    made = typed("yd B2")
    own = made.draft
    made.handle(Event("control", ("load", ("all.yaml", "\ufeff" + source))))
    assert list(made.offers) == [case.id for case in QUILT_CASES] and made.draft == of_case(QUILT_CASES[0])
    made.handle(Event("control", ("which", QUILT_CASES[5].id)))
    assert made.draft == of_case(QUILT_CASES[5])
    for _ in range(2):
        made.handle(Event("control", ("undo", None)))
    assert made.draft == own


GOOD = show_case(QUILT_CASES[0])


@pytest.mark.parametrize(
    "source, english",
    [
        ("", "no case"), ("yd B2", "no case"), ("- [", "not YAML"), ("\0", "plain text"), ("caf\ufffd", "UTF-8"), (GOOD.replace("position", "positon"), "did you mean"),
        (GOOD.replace("border: ", "border: x"), "there is no"), (GOOD + GOOD, "two cases"), (GOOD.replace("game: calico", "game: chess"), "chess"),
        (GOOD.replace("- id", "  id"), "no case"), (GOOD[: len(GOOD) // 2], ""), (show_case(next(case for case in cases().values() if case.ask == "winners")), "no case in this file is about a single quilt"),
        ("- {id: a, game: calico, ask: tokens, expect: {}, moves: [yd A1]}", "is refused"), ("- {id: a, game: calico, ask: gain, expect: {}}", "add a move"), ("- {id: a, game: calico, ask: tokens, of: 2, expect: {}}", "one player's alone"),
    ],
)  # fmt: skip
def test_a_bad_file_is_told_in_one_sentence_and_leaves_the_editor_as_it_was(source, english):
    made = typed(*THREE_YELLOW)
    before, offers = made.draft, made.offers
    made.handle(Event("control", ("load", ("mine.yaml", source))))
    assert made.draft is before and made.offers is offers and len(made.before) == 3
    told, japanese = message(made)
    assert english in told and told.startswith("mine.yaml") and JAPANESE.search(japanese) and japanese.startswith("mine.yaml")
    assert len(told.splitlines()) == 1


def test_the_editors_own_sentences_have_the_same_facts_in_both_languages():
    for english, japanese in SENTENCES.values():
        assert sorted(re.findall(r"(?<!\{)\{\w+\}", english)) == sorted(re.findall(r"(?<!\{)\{\w+\}", japanese))
        assert english.endswith(".") and japanese.endswith("。") and JAPANESE.search(japanese)


JUNK = [None, "", "B2", "A1", "C4", "patch:off", "patch:ks", "undo", "\ud800", "{a: [", "&a [*a]", "💥 B2", 7, -1, 1.5, True, [], {}, (), ("x",), ("a.yaml", "- ["), ("a.yaml", GOOD), ("id", None), "no", "<b>", "yd B2", "off B2", "cira", "dots vines"]


def test_garbage_never_breaks_the_lab_or_the_editor(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    chance = random.Random(11)
    board, shown = editor(), lab()
    names = [*SETTINGS, "undo", "redo", "load", "which", "part", "save", "at", "kind", "rule", "chapter", "next", "back", None, 3, "nothing"]
    for _ in range(400):
        event = chance.choice(
            [("click", chance.choice([*JUNK, *NAME])), ("type", chance.choice([*JUNK, f"{chance.choice(TEXT)} {chance.choice(NAME)}", f"{chance.choice(list(SETTINGS))} {chance.choice(JUNK)}"])), ("hover", chance.choice(JUNK)), ("control", chance.choice([(chance.choice(names), chance.choice(JUNK)), chance.choice(JUNK)]))]
        )  # fmt: skip
        for made in (board, shown):
            made._happen(Event(*event))
            assert made.trouble is None, (event, made.trouble)
    made = board.scene
    assert next(read_case_text(made.text(), "x.yaml")).game == "calico" or made.text()
    assert len(made.before) > 20
