"""The island editor writes cases that check reads, clicks and lines do the same, and nothing is lost to bad input."""
import random
import re

import pytest

from downloading import downloaded
from figures.case_draft import asked, begun
from figures.catan_draft import ASKS
from figures.catan_editor import Editor
from figures.catan_page import cases, editor, lab
from figures.catan_settings import SETTINGS
from figures.plain import plain
from figures.scene import Event
from rulelib.casebook import check_file, solve
from rulelib.casefile import read_case_text
from rulelib.casetext import show_case
from rulelib.catan import show
from rulelib.catan.cards import counts, packed
from rulelib.catan.lands import DESERT
from rulelib.catan.moves import Roll
from rulelib.catan.setup import Chips, Rolls

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龥]")
ALL = list(cases().values())
TABLE = ("put red city 14", "put red road 14-19", "put blue settlement 20", "red.hand ore 2 wool 1", "blue.cards knight, monopoly")


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


def test_what_is_clicked_is_what_is_typed():
    clicked = Editor()
    control(clicked, "town", "cities")
    click(clicked, "corner:14", "edge:14-19")
    control(clicked, "colour", "blue")
    control(clicked, "town", "settlements")
    click(clicked, "corner:20", "land:4", "hand:red:ore", "hand:red:ore", "card:blue:knight", "knights:white", "player:white", "bonus:largest-army")
    control(clicked, "step", "new")
    click(clicked, "card:blue:monopoly")
    control(clicked, "step", "less")
    click(clicked, "hand:red:ore")
    made = typed(
        "put red city 14", "put red road 14-19", "put blue settlement 20", "robber 4", "red.hand ore 1", "red.hand ore 2", "blue.cards knight", "white.knights 1",
        "turn white", "largest-army red", "blue.new-cards monopoly", "red.hand ore 1",
    )  # fmt: skip
    assert clicked.draft == made.draft and len(clicked.before) == len(made.before) == 12
    assert show(made.draft.start)["players"]["red"] == {"cities": [14], "roads": ["14-19"], "hand": {"ore": 1}}
    assert drawn(clicked).marks == asked(clicked.draft).answer.marks()


def test_the_same_click_again_takes_a_piece_off_and_another_player_takes_the_place():
    made = Editor()
    click(made, "corner:3", "corner:3", "edge:3-7", "edge:3-7")
    assert made.draft.start == Editor().draft.start and len(made.before) == 4
    click(made, "corner:3", "edge:3-7")
    control(made, "colour", "white")
    click(made, "corner:3", "edge:3-7")
    seats = show(made.draft.start)["players"]
    assert seats["red"] == {} and seats["white"] == {"settlements": [3], "roads": ["3-7"]}
    for line in ("off 3", "off 7-3"):
        made.handle(Event("type", line))
    assert show(made.draft.start)["players"]["white"] == {}


def test_two_clicks_exchange_lands_chips_and_harbours():
    made = Editor()
    before = made.draft.start.island
    control(made, "part", "island")
    click(made, "land:1", "land:2")
    lands = made.draft.start.island
    assert (lands.lands[0], lands.lands[1], lands.chips) == (before.lands[1], before.lands[0], before.chips)
    control(made, "swap", "chips")
    click(made, "land:1", f"land:{before.desert + 1}")
    assert made.draft.start.island == lands and "desert" in message(made)[0]
    click(made, "land:1", "land:2")
    assert made.draft.start.island.chips[:2] == (before.chips[1], before.chips[0])
    control(made, "swap", "harbours")
    click(made, "land:1", "harbour:1", "harbour:2")
    assert made.draft.start.island.harbours[:2] == (before.harbours[1], before.harbours[0])
    control(made, "swap", "lands")
    click(made, "land:1", "robber")
    island = made.draft.start.island
    assert island.lands[0] == DESERT and not island.chips[0] and made.draft.start.robber == 0 and 0 not in island.chips[1:]
    drawn(made)


def test_an_island_is_typed_row_by_row_or_dealt():
    made = Editor()
    rows = made.rows
    control(made, "another")
    assert made.rows != rows
    made.handle(Event("type", f"island {rows}"))
    assert made.draft.start.island == Editor().draft.start.island
    made.handle(Event("type", "island F5 / F5"))
    assert "five rows" in message(made)[0] and made.rows == rows


@pytest.mark.parametrize("ask", ASKS)
def test_every_question_is_answered_and_passes_check(ask, tmp_path):
    extra = {"legal": ["legal settle 3"], "chips": ["start 3"], "first-player": ["rolls {red: [3, 4], blue: [6, 6], white: [1, 1]}"]}.get(ask, ["of red"])
    made = typed(*TABLE, f"ask {ask}", *extra, "id asked", "en An island.", "ja 島です。")
    assert list(check_file(downloaded(made, tmp_path))) == [("passed", "ok asked")], message(made)
    view = drawn(made)
    assert "ok asked" in plain(view.say[0]) and JAPANESE.search(plain(view.say[1]))


def test_every_key_of_a_position_can_be_typed():
    made = typed(
        *TABLE, "players blue, red, white, orange", "turn red", "phase discard", "red.hand ore 9", "owes red 4", "bank lumber 3", "deck knight, victory-point", "longest-road blue", "largest-army none",
        "played-card true", "orange.knights 2", "robber 3", "harbours grain, any, ore, any, wool, any, any, brick, lumber",
    )  # fmt: skip
    start = made.draft.start
    assert start.colours == ("blue", "red", "white", "orange") and start.turn == 1 and start.phase == "discard" and start.owes == (0, 4, 0, 0)
    assert counts(start.bank)[0] == 3 and start.deck == (0, 4) and start.longest_road == 0 and start.played and start.seats[3].knights == 2
    assert start.seats[1].cities == 1 << 13 and start.robber == 2 and start.island.harbours[0] == 2
    made.handle(Event("type", "owes"))
    assert made.draft.start.owes == (0, 4, 0, 0) and "owes" not in made.text()
    made.handle(Event("type", "deck none"))
    assert made.draft.start.deck == ()
    whole = made.text()
    back = typed("position {players: {red: {settlements: [9], hand: {ore: 4}}, blue: {}, white: {}}, robber: 3}")
    assert back.draft.start.seats[0].hand == packed({"ore": 4}) and "expect" in whole


def test_moves_are_played_from_the_position_and_refused_with_reasons():
    made = typed(*TABLE, "phase roll", "play roll 3 3", "bank ore 4 for wool 1")
    assert made.draft.moves == (Roll(3, 3),) and "catan.trade.must-hold" in message(made)[0]
    assert any(role == "missing" for role, _ in drawn(made).marks)
    made.handle(Event("type", "moves roll 5 2; robber 1"))
    assert len(made.draft.moves) == 2 and made.draft.now.robber == 0
    before = made.draft
    for line in ("moves roll 3 3; robber 1", "moves fly", "phase play"):
        made.handle(Event("type", line))
        assert made.draft is before and 'class="mistake"' in made.message[0], line
    made.handle(Event("type", "buy gets knight"))
    assert made.draft is before and "catan.cost.development" in message(made)[0]


@pytest.mark.parametrize(
    "line, english",
    [
        ("put red city 99", "no corner 99"), ("put red house 3", "puts nothing"), ("put", "puts nothing"), ("put green city 3", "no green here"), ("put red road 1-2", "1-2"), ("off 9", "nothing stands on 9"),
        ("off 1-4", "nothing stands on 1-4"), ("off x", "no corner x"), ("red.hand ore x", "whole number"), ("red.hand ore 20", "19"), ("red.cards joker", "no joker here"), ("red.knights 30", "14"), ("orange.hand ore 1", "orange"),
        ("bank ore 30", "19"), ("deck knight knight joker", "joker"), ("robber 20", "no land 20"), ("turn orange", "orange"), ("phase night", "night"), ("owes red 1", "discard"), ("longest-road green", "green"),
        ("played-card maybe", "maybe"), ("harbours any", "9"), ("players red, blue", "three or four"), ("players red, red, blue", "three or four"), ("island F5", "five rows"), ("deal x", "whole number"), ("lands 1", "two places"),
        ("chips 0 3", "1"), ("harbour 1 10", "9"), ("ask tokens", "no tokens here"), ("of orange", "orange"), ("legal fly", "is no move"), ("moves fly", "is no move"), ("rules catan.place.distanc", "did you mean"), ("hello", "is no move"),
        ("expect {a: [", "is no YAML"), ("position {", "cannot be read"), ("position {lands: [F], start: 1}", "19"), ("start 10", "coast"), ("rolls {red: [3, 4]}", "three or four"), ("id ", ""), ("red.settlements 1, 2, 3, 4, 5, 6", "5"),
    ],
)  # fmt: skip
def test_a_bad_line_is_told_and_leaves_the_case_as_it_was(line, english):
    made = typed(*TABLE)
    before = made.draft
    made.handle(Event("type", line))
    drawn(made)
    assert made.draft is before and len(made.before) == len(TABLE)
    assert english in message(made)[0] and 'class="mistake"' in made.message[0] and JAPANESE.search(message(made)[1]), message(made)


def test_undo_and_redo_go_through_every_edit():
    made = typed(*TABLE, "robber 4", "lands 1 2", "players red, blue, white, orange", "ask chips", "start 4", "ask first-player", "ask score", "of blue", "phase roll", "play roll 1 1", "id mine")
    steps = [*made.before, made.draft]
    assert len(steps) == 17 and len(set(steps)) == 17
    assert isinstance(steps[9].start, Chips) and isinstance(steps[11].start, Rolls)
    for step in reversed(steps[:-1]):
        control(made, "undo")
        drawn(made)
        assert made.draft == step
    for step in steps[1:]:
        control(made, "redo")
        drawn(made)
        assert made.draft == step


@pytest.mark.parametrize("chapter", range(4))
def test_every_case_goes_through_the_editor_unchanged(chapter):
    for case in ALL[chapter::4]:
        made = Editor(case)
        drawn(made)
        back = next(read_case_text(made.text(), "x.yaml"))
        assert back == case._replace(position=back.position, moves=back.moves, arguments=back.arguments) and solve(back).passed, case.id
        assert solve(back).position == solve(case).position and solve(back).answer == solve(case).answer
        assert begun(back) == made.draft


def test_a_loaded_file_offers_its_cases_and_undo_brings_ones_own_back():
    made = typed("put red city 14")
    own, some = made.draft, ALL[::9]
    control(made, "load", ("all.yaml", "\ufeff" + "".join(map(show_case, some))))
    assert list(made.offers) == [case.id for case in some] and made.draft == begun(some[0])
    control(made, "which", some[3].id)
    drawn(made)
    assert made.draft == begun(some[3])
    for _ in range(2):
        control(made, "undo")
    assert made.draft == own


@pytest.mark.parametrize("source", ["", "- [", "a: 1", "- {id: a, game: calico, ask: tokens, expect: {}}", "- {id: a, game: catan, ask: robber, expect: 1}", "- {id: a, game: catan, ask: robber, expect: 0, position: {players: {red: {settlements: [99]}}}}", "\ufffd"])
def test_a_bad_file_is_told_in_one_sentence_and_leaves_the_editor_as_it_was(source):
    made = typed(*TABLE)
    before = made.draft
    control(made, "load", ("mine.yaml", source))
    told, japanese = message(made)
    assert made.draft is before and told.startswith("mine.yaml") and japanese.startswith("mine.yaml") and JAPANESE.search(japanese)


def test_no_event_breaks_the_editor():
    made, chance = Editor(), random.Random(8)
    values = [None, "", "none", "red", "blue", "orange", "3", "3 7", "14", "12-17", "red city 14", "blue road 12-17", "ore 2", "knight", "knight, monopoly", "discard", "roll", "true", "score", "legal", "chips", "first-player", "{", "[", 9, 16, ("a.yaml", "- ["), (), []]
    names = [*SETTINGS, "colour", "town", "step", "swap", "another", "part", "which", "undo", "redo", "load", "replace", "", None, 4]
    pieces = ["corner:14", "corner:15", "edge:12-17", "land:3", "land:10", "robber", "harbour:2", "hand:red:ore", "hand:blue", "card:red:knight", "knights:red", "bonus:longest-road", "player:white", "bank:ore", "deck", "dice", "sea", "dice:red", "", None, 3]
    for _ in range(500):
        kind = chance.choice(["click", "type", "control", "hover", None])
        line = f"{chance.choice([*SETTINGS, 'roll', 'settle', 'end', 'play'])} {chance.choice(values)}"
        made.handle(Event(kind, {"click": chance.choice(pieces), "type": chance.choice([line, None, 3])}.get(kind, (chance.choice(names), chance.choice(values)))))
        drawn(made)
    assert len(made.before) > 20


def test_the_controls_speak_both_languages():
    made = editor(ALL[0].id).scene
    for part in made.parts:
        control(made, "part", part)
        for shown in made.view().controls:
            assert shown.en and JAPANESE.search(shown.ja), shown


def test_the_lab_shows_every_case():
    shown = lab()
    assert not shown.scene.wrong and len(shown.scene.all) == len(cases())
    for at in range(1, len(cases()) + 1, 9):
        shown.control("at", at)
        english, japanese = map("".join, zip(shown.scene.view().ask, shown.scene.view().say))
        assert shown.trouble is None and shown.scene.now.case.en in plain(english) and shown.scene.now.case.ja in plain(japanese)
