"""The scenes in which whole games of Calico are played: by clicks and by typed lines, back and forth, saved, loaded, and fed rubbish."""
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

import figures.calico  # noqa: F401  its painters
from figures.calico_game import Game
from figures.calico_prospects import grows
from figures.calico_record import points, save_text
from figures.calico_turns import Turns
from figures.plain import plain
from figures.scene import Event
from rulelib.calico import check, legal_moves, new_game, play, playout, random_turn, score, show_move
from rulelib.calico.board import BY_NAME, NAME
from rulelib.calico.goals import goal_points
from rulelib.calico.patches import patch_text
from rulelib.calico.quilt import laid
from rulelib.calico.table import Turn
from rulelib.calico.tokens import prospects
from rulelib.story import read_story, story_text

SEATS = [(1, "beginner"), (2, "standard"), (3, "family"), (4, "beginner"), (1, "lower-variance"), (2, "lower-variance"), (4, "standard")]


def table(players=2, variant="beginner", seed=7):
    return new_game(players, Random(seed), variant)


def click(scene, *gids):
    for gid in gids:
        scene.handle(Event("click", gid))


def typed(scene, *lines):
    for line in lines:
        scene.handle(Event("type", line))


def press(scene, name, value=None):
    scene.handle(Event("control", (name, value)))


def said(scene):
    return tuple(plain(html) for html in scene.view().say)


def marks(scene):
    return dict(scene.view().marks)


def clicks_of(turn: Turn, now) -> tuple[str, str, str]:
    """The three clicks of a turn."""
    player = now.to_play
    slot = now.market.index(turn.take) if turn.slot is None else turn.slot
    return f"hand{player}:{now.hand(player).index(turn.patch) + 1}", f"{player}:{NAME[turn.cell]}", f"market:{slot + 1}"


def draw(scene):
    """What the board does after each event."""
    view = scene.view()
    scene.picture.change(view.position, view.marks)
    return view


def played(game: Game, seed: int = 1) -> Game:
    """The game played to its end at random, by typed lines."""
    rng = Random(seed)
    while game.phase == "goals":
        press(game, "place-goals")
    while not game.turns.table.over:
        now = game.turns.table
        typed(game, show_move(random_turn(now, rng), now))
    return game


@pytest.mark.parametrize("players, variant", SEATS)
def test_clicks_and_lines_play_the_same_game(players, variant):
    """A whole game, once by clicks, once by whole lines, once by half lines: equal stories, equal pictures."""
    start, rng = table(players, variant), Random(3)
    by_click, by_line, by_halves = Turns(start), Turns(start), Turns(start)
    while not by_click.table.over:
        now = by_click.table
        turn = random_turn(now, rng)
        click(by_click, *clicks_of(turn, now))
        line = show_move(turn, now)
        typed(by_line, line)
        typed(by_halves, *(half.strip() for half in line.replace("take", "|take").split("|")))
        assert by_click.story == by_line.story == by_halves.story
        assert by_click.table == play(now, turn)
    assert len(by_click.story.moves) == 22 * players
    assert by_click.shown() == by_line.shown()


def test_a_patch_twice_in_the_market_is_taken_by_its_slot():
    """`take ys` means the first of two; written down, it always names the slot."""
    start = table()
    start = start._replace(market=(start.market[0], start.market[1], start.market[0]))
    line = f"place {patch_text(start.hand(1)[0])} B2 take {patch_text(start.market[0])}"
    by_line, by_click, third = Turns(start), Turns(start), Turns(start)
    typed(by_line, line)
    click(by_click, "hand1:1", "1:B2", "market:1")
    click(third, "hand1:1", "1:B2", "market:3")
    assert by_line.story == by_click.story != third.story
    assert by_line.story.lines() == [f"{line} 1"] and third.story.lines() == [f"{line} 3"]


def test_family_goals_bring_nothing():
    """Over tables whose goals would bring points, the points shown are those of `score`."""
    found = 0
    for seed in range(60):
        last = playout(table(1, "family", seed), Random(seed))
        found += any(goal_points(last.quilt(1), space) for space in range(3))
        assert points(last, 1) == score(last, 1).value
    assert found


def test_what_a_placement_brings_is_told_before_a_tile_is_taken():
    scene = Turns(table())
    before = scene.table
    click(scene, "hand1:1", "1:B2")
    assert scene.story.at == 0 and scene.table == before
    shown = scene.view().position
    assert shown.table.quilt(1) == laid(before.quilt(1), before.hand(1)[0], BY_NAME["B2"])
    assert shown.empty == "hand1:1"
    assert "calico.button.three" in said(scene)[0] and "calico.button.three" in said(scene)[1]
    assert "1:B2" in marks(scene)["chosen"]


def test_a_placement_can_be_taken_back():
    scene = Turns(table())
    start = scene.view()
    click(scene, "hand1:2", "1:C2", "hand1:2")
    assert scene.view().position == start.position and scene.steps.laid is None
    press(scene, "redo")
    assert scene.steps.laid == Turn(scene.table.hand(1)[1], BY_NAME["C2"])
    typed(scene, "undo")
    click(scene, "hand1:1", "1:D2", "market:1")
    assert scene.story.moves[0].cell == BY_NAME["D2"]


REFUSED = [
    (("market:1",), "calico.turn.order", "market:1"),
    (("2:B2",), "calico.turn.order", "2:B2"),
    (("hand2:1",), "calico.turn.order", "hand2:1"),
    (("1:C4",), "calico.setup.goals-closed", "1:C4"),
    (("1:A1",), "calico.place.not-occupied", "1:A1"),
    (("hand1:1", "1:E3"), "calico.setup.goals-closed", "1:E3"),
    (("hand1:1", "1:G7"), "calico.place.not-occupied", "1:G7"),
    (("hand1:1", "market:2"), "calico.turn.order", "market:2"),
    (("hand1:1", "1:B2", "1:B3"), "calico.turn.order", "1:B3"),
    (("hand1:1", "1:B2", "hand1:2"), "calico.turn.order", "hand1:2"),
    (("hand1:1", "1:B2", "2:B2"), "calico.turn.order", "2:B2"),
]


@pytest.mark.parametrize("gids, rule, marked", REFUSED)
def test_a_refused_click_changes_nothing_and_says_why(gids, rule, marked):
    scene = Turns(table())
    click(scene, *gids[:-1])
    before, held, shown = scene.steps, scene.held, scene.shown()
    click(scene, gids[-1])
    assert (scene.steps, scene.held, scene.shown()) == (before, held, shown)
    assert all(rule in text and "✗" in text for text in said(scene))
    assert marks(scene)["blocker"] == (marked,)
    draw(scene)


def test_an_occupied_cell_is_refused():
    scene = Turns(table(1))
    click(scene, "hand1:1", "1:B2", "market:1", "hand1:1", "1:B2")
    assert "calico.place.not-occupied" in said(scene)[0] and marks(scene)["blocker"] == ("1:B2",)
    assert scene.story.at == 1 and scene.steps.laid is None


def test_all_the_reasons_of_a_refused_line_are_told():
    scene = Turns(table())
    now = scene.table
    absent = next(patch for patch in range(36) if patch not in now.hand(1) + now.market)
    line = f"place {patch_text(absent)} C4 take {patch_text(absent)}"
    typed(scene, line)
    for rule in ("calico.setup.goals-closed", "calico.place.from-hand", "calico.take.market"):
        assert all(rule in text for text in said(scene))
    waiting = next(patch for patch in now.market if patch not in now.hand(1))
    typed(scene, f"place {patch_text(waiting)} B2")
    assert all("calico.take.not-this-turn" in text for text in said(scene))
    typed(scene, "2: place yd B2 take ys")
    assert all("calico.turn.order" in text for text in said(scene))
    assert scene.story.at == 0 and scene.steps.laid is None


@pytest.mark.parametrize("line", ["", "place", "place zz B2", "place yd H9 take ys", "take", "jump", "jump 5", "jump x", "9: take yd", "hello", "undo now"])
def test_a_bad_line_is_told_in_both_languages(line):
    scene = Turns(table())
    before = said(scene)
    typed(scene, line)
    english, japanese = scene.view().say
    assert 'class="mistake"' in english and 'class="mistake"' in japanese
    assert said(scene) != before and scene.story.at == 0


def test_after_the_end_everything_is_refused():
    scene = Turns(table(1))
    rng = Random(2)
    while not scene.table.over:
        typed(scene, show_move(random_turn(scene.table, rng), scene.table))
    for event in (Event("click", "hand1:1"), Event("click", "1:B2"), Event("click", "market:2"), Event("type", "take yd")):
        scene.handle(event)
        assert "calico.end.full" in said(scene)[0], event
        draw(scene)
    assert scene.view().hover == ()


@pytest.mark.parametrize("seed", range(4))
def test_pointing_at_a_tile_marks_what_it_would_bring(seed):
    """The labels are the points of `prospects`, cell by cell; growing groups are marked without a label."""
    scene, rng = Turns(table(2, "standard", seed)), Random(seed)
    for _ in range(30):
        typed(scene, show_move(random_turn(scene.table, rng), scene.table))
    player = scene.table.to_play
    for place, patch in enumerate(scene.table.hand(player), 1):
        scene.handle(Event("hover", f"hand{player}:{place}"))
        view = draw(scene)
        told = {piece: role for role, pieces in view.marks for piece in pieces}
        quilt = scene.table.quilt(player)
        expected = {}
        for cell, there in prospects(quilt, patch).items():
            if there.points:
                expected[f"{player}:{NAME[cell]}"] = f"candidate:+{there.points}"
            elif grows(quilt, patch, cell, there):
                expected[f"{player}:{NAME[cell]}"] = "candidate"
        assert told == expected and expected
        assert all(f"+{there.points}" in view.say[0] for there in prospects(quilt, patch).values() if there.points)
    scene.handle(Event("hover", ""))
    assert "candidate" not in marks(scene)


def test_a_chosen_tile_keeps_its_prospects_without_pointing():
    scene = Turns(table())
    click(scene, "hand1:1")
    assert marks(scene)["chosen"] == ("hand1:1",) and "candidate" in marks(scene)
    click(scene, "hand1:1")
    assert scene.held is None and marks(scene) == {}


def test_every_step_back_and_forth_meets_the_same_positions():
    scene, rng = Turns(table()), Random(5)
    seen = [scene.shown()]
    for _ in range(9):
        for gid in clicks_of(random_turn(scene.table, rng), scene.table)[0:3]:
            click(scene, gid)
            seen += [scene.shown()] if scene.shown() != seen[-1] else []
    assert len(seen) == 19
    for expected in reversed(seen[:-1]):
        press(scene, "undo")
        assert scene.shown() == expected
    assert scene.steps.undo() == scene.steps
    for expected in seen[1:]:
        press(scene, "redo")
        assert scene.shown() == expected
    for at in (0, 9, 4):
        typed(scene, f"jump {at}")
        assert scene.shown() == seen[2 * at] and len(scene.story.moves) == 9
    press(scene, "undo-turn")
    assert scene.story.at == 3


def test_another_turn_after_a_jump_replaces_what_followed():
    game = played(Game("2", seed=4))
    press(game, "at", 5)
    assert len(game.story.moves) == 44 and "Played after this and kept: 39" in said(game)[0]
    now = game.turns.table
    other = next(turn for turn in legal_moves(now) if turn != game.story.moves[5])
    click(game, *clicks_of(other, now)[:2])
    assert len(game.story.moves) == 44
    click(game, clicks_of(other, now)[2])
    assert len(game.story.moves) == 6 and game.story.at == 6


@pytest.mark.parametrize("who, variant", [("1", "beginner"), ("2", "standard"), ("3", "family"), ("4", "standard"), ("opponent", "lower-variance"), ("1", "lower-variance")])
def test_a_whole_game_ends_with_everybodys_points(who, variant):
    game = played(Game(who, variant, seed=11))
    last = game.turns.table
    assert last.over and len(game.story.moves) == 22 * last.players
    for player in range(1, last.players + 1):
        value = score(last, player).value
        row = " ".join(str(value[key]) for key in ("goals", "cats", "buttons", "total"))
        assert f"Player {player} {row}" in said(game)[0] and f"プレイヤー{player} {row}" in said(game)[1]
    english, japanese = said(game)
    assert ("Winner" in english and "勝者" in japanese) == (last.players > 1)
    for player in range(1, last.players + 1):
        press(game, "explain", f"score:{player}")
        draw(game)
        assert "calico.score.sum" in said(game)[0]


def test_the_opponent_plays_legal_turns_and_the_same_ones_again():
    game = Game("opponent", seed=9)
    rng = Random(1)
    for _ in range(6):
        now = game.turns.table
        typed(game, show_move(random_turn(now, rng), now))
        assert game.turns.table.to_play == 1
    for before, move in zip(game.story.positions, game.story.moves):
        assert check(before, move).value
    first = game.story
    press(game, "undo")
    assert game.turns.table.to_play == 1 and game.turns.steps.laid
    click(game, clicks_of(first.moves[10], first.positions[10])[2])
    assert game.story == first
    press(game, "undo-turn")
    assert (game.story.at, game.turns.table.to_play) == (10, 1)


def test_an_opponent_to_move_can_be_told_to():
    game = Game("opponent", seed=9)
    now = game.turns.table
    typed(game, show_move(random_turn(now, Random(1)), now))
    first = game.story
    press(game, "at", 1)
    assert "let" in {control.id for control in game.view().controls}
    press(game, "let")
    assert game.story == first


def test_goals_are_chosen_by_control_click_and_line():
    game = Game("2", "standard", seed=5)
    four = game.choices.dealt_goals()[0]
    assert game.phase == "goals" and game.picked == four[:3]
    press(game, "goal:left", four[0])
    assert game.picked == (four[2], four[1], four[0])
    click(game, "1:D5")
    assert game.picked == (four[2], four[3], four[0])
    typed(game, f"goals {four[3]} {four[2]} {four[1]}")
    assert game.view().position.table.quilt(1).goals == (four[3], four[2], four[1])
    for line in (f"goals {four[3]} {four[3]} {four[1]}", "goals yd", f"goals {four[0]} {four[1]} AAAAAA", ""):
        typed(game, line)
        assert game.picked == (four[3], four[2], four[1]) and 'class="mistake"' in game.view().say[0], line
    press(game, "place-goals")
    press(game, "place-goals")
    assert game.phase == "play"
    assert game.turns.table.quilt(1).goals == (four[3], four[2], four[1])
    assert game.turns.table.quilt(2).goals == game.choices.dealt_goals()[1][:3]
    assert game.turns.table._replace(quilts=()) == Game("2", "standard", seed=5, goals=[four[:3]] * 2).turns.table._replace(quilts=())


def test_a_new_game_is_what_was_chosen():
    game = Game("1", seed=1)
    press(game, "new")
    assert game.draft.seed == 2
    for name, value in (("who", "3"), ("variant", "family"), ("border:1", "green"), ("border:2", "green"), ("border:3", "blue")):
        press(game, name, value)
    typed(game, "seed 40")
    press(game, "start")
    now = game.turns.table
    assert (now.players, now.variant, game.choices.seed) == (3, "family", 40)
    assert [quilt.border for quilt in now.quilts][1:] == ["green", "blue"] and now.quilts[0].border not in ("green", "blue")
    assert len(game.picture.targets()) > 3 * 49
    press(game, "new")
    press(game, "start")
    assert game.turns.table != now
    press(game, "new")
    typed(game, "40")
    press(game, "start")
    assert game.turns.table == now


def test_a_set_up_that_cannot_be_is_refused_and_a_game_can_be_gone_back_to():
    game = Game("1", seed=1)
    click(game, "hand1:1", "1:B2", "market:1")
    before = game.story
    press(game, "new")
    press(game, "who", "4")
    press(game, "variant", "lower-variance")
    assert game.draft.variant == "beginner" and all('class="mistake"' in html for html in game.view().say)
    for line in ("seed", "x", "-1", "99999999999999", "seed 1.5"):
        typed(game, line)
        assert game.draft.seed == 2 and 'class="mistake"' in game.view().say[0], line
    press(game, "cancel")
    assert game.phase == "play" and game.story == before


@pytest.mark.parametrize("who, variant", [("1", "beginner"), ("4", "standard"), ("opponent", "family")])
def test_a_saved_game_comes_back(who, variant):
    game = played(Game(who, variant, seed=6))
    press(game, "at", 7)
    name, text = next(control.value for control in game.view().controls if control.id == "save")
    assert name == f"calico-{variant}-6.yaml"
    assert read_story(text, "calico") == game.story == read_story(story_text(game.story))
    other = Game("1", seed=99)
    press(other, "load", (name, text))
    assert other.story == game.story and other.view().position == game.turns.shown()
    draw(other)
    assert (other.choices.players, other.choices.variant) == (game.turns.table.players, variant)
    assert name in said(other)[0] and name in said(other)[1]


def test_the_quick_save_is_the_saved_text_but_for_line_breaks():
    game = played(Game("2", seed=6))
    press(game, "at", 40)
    quick, slow = save_text(game.story), story_text(game.story)
    assert " ".join(quick.split()) == " ".join(slow.split())


def bad_files():
    whole = story_text(played(Game("1", seed=2)).story)
    yield "empty.yaml", ""
    yield "notes.txt", "a: [1, 2"
    yield "cut.yaml", whole[: len(whole) // 2]
    yield "cut-late.yaml", whole[:-6]
    yield "other.yaml", whole.replace("game: calico", "game: catan")
    yield "nothing.yaml", "game: calico\n"
    yield "move.yaml", whole.replace("place", "plaice", 1)
    yield "illegal.yaml", whole.replace("place ", "place zz ", 1)
    yield "quilt.yaml", "game: calico\nposition: {}\nat: 0\nmoves: []\n"
    yield "at.yaml", whole.replace("at: 22", "at: 99")


@pytest.mark.parametrize("name, source", list(bad_files()), ids=lambda value: value if len(value) < 16 else "")
def test_a_bad_file_is_told_and_changes_nothing(name, source):
    game = Game("2", seed=3)
    click(game, "hand1:1", "1:B2", "market:1")
    before = game.story, game.choices
    press(game, "load", (name, source))
    assert (game.story, game.choices) == before
    for html in game.view().say:
        assert 'class="mistake"' in html and name in html


def test_hands_are_hidden_on_request():
    game = Game("2", seed=3)
    assert None not in game.view().position.table.hand(2)
    press(game, "hands")
    assert game.view().position.table.hand(2) == (None, None) and None not in game.view().position.table.hand(1)
    click(game, "hand1:1", "1:B2", "market:1")
    assert game.view().position.table.hand(1) == (None, None) and None not in game.view().position.table.hand(2)
    draw(game)


def test_one_quilt_alone_for_a_narrow_screen():
    game = Game("3", seed=3)
    press(game, "layout", "one")
    targets = game.picture.targets()
    assert {gid for gid in targets if gid.startswith("1:")} and not {gid for gid in targets if gid.startswith(("2:", "hand2", "3:"))}
    click(game, "hand1:1", "1:B2", "market:1")
    assert "2:B2" in game.picture.targets() and "1:B2" not in game.picture.targets()
    draw(game)
    for layout in ("below", "beside"):
        press(game, "layout", layout)
        draw(game)
        assert "3:B2" in game.picture.targets()
    opponent = Game("opponent", seed=3)
    press(opponent, "layout", "one")
    picture = opponent.picture
    click(opponent, "hand1:1", "1:B2", "market:1")
    assert opponent.picture is picture and opponent.story.at == 2


def test_explaining_nothing_shows_only_where_the_last_tile_lies():
    game = Game("1", seed=3)
    press(game, "explain", "off")
    click(game, "hand1:1", "1:B2")
    assert marks(game) == {"chosen": ("1:B2",)} and "calico.button" not in said(game)[0]
    press(game, "explain", "move")
    assert "calico.button.three" in said(game)[0]


def test_the_text_form_is_fixed():
    first, second = (played(Game("2", "standard", seed=8)) for _ in range(2))
    assert first.text() == second.text()
    assert first.text().count("\n") > 44 and "calico." in first.text()


def test_there_is_always_one_line_that_says_what_to_do():
    game = Game("2", "standard", seed=5)
    seen = set()
    for event in [("control", ("new", None)), ("control", ("cancel", None))] + [("control", ("place-goals", None))] * 2 + [("click", gid) for gid in ("hand1:1", "1:B2", "market:1")]:
        for html in game.view().say:
            assert html.count('class="next"') == 1
        seen.add(said(game)[0].splitlines()[0])
        game.handle(Event(*event))
    assert len(seen) >= 5


GIDS = [f"{seat}:{name}" for seat in (1, 2, 3) for name in ("A1", "B2", "B3", "C4", "D2", "Z9")]
GIDS += ["hand1:1", "hand1:2", "hand2:1", "hand9:1", "market:1", "market:3", "market:9", "cat:1", "board", ":", "", "1:", "hand:", None, 5, [], ("hand1:1",)]
LINES = ["undo", "redo", "undo turn", "jump 1", "jump -1", "take yd", "place yd B2", "place yd B2 take ys", "2: take yd", "seed 3", "goals AAA-BBB", "17", "\x00", None, 3]
NAMES = ["undo", "redo", "undo-turn", "at", "explain", "hands", "layout", "load", "new", "let", "start", "cancel", "who", "variant", "border:1", "border:9", "seed"]
NAMES += ["goal:top", "goal:nowhere", "place-goals", "", None, 4]
VALUES = [None, 0, 3, -5, 10**9, 1.5, "score:1", "score:9", "move", "one", "below", "opponent", "4", "standard", "lower-variance", "blue", "AAA-BBB", [], {}]
VALUES += [("a.yaml", ""), ("a.yaml", "game: calico"), ("a", 3), ("a",), "text"]
EVENTS = st.one_of(
    st.tuples(st.sampled_from(["click", "hover"]), st.sampled_from(GIDS)),
    st.tuples(st.just("type"), st.sampled_from(LINES) | st.text(max_size=20)),
    st.tuples(st.just("control"), st.tuples(st.sampled_from(NAMES), st.sampled_from(VALUES)) | st.sampled_from([None, (), "undo", ("undo",), 3])),
    st.tuples(st.sampled_from(["scroll", "", None]), st.sampled_from(VALUES)),
)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(st.sampled_from([("1", "beginner"), ("2", "standard"), ("opponent", "beginner")]), st.lists(EVENTS, max_size=25))
def test_no_event_breaks_a_game(start, events):
    """Whatever a browser may send, the game goes on, its picture can be drawn, and every turn in it is legal."""
    game = Game(*start, seed=2)
    for event in events:
        game.handle(Event(*event))
        draw(game)
    for before, move in zip(game.story.positions, game.story.moves):
        assert check(before, move).value


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(0, 99), st.lists(EVENTS, max_size=25))
def test_no_event_breaks_turns(seed, events):
    scene = Turns(table(2, "beginner", seed))
    for event in events:
        scene.handle(Event(*event))
        draw(scene)
