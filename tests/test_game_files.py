"""Games of Calico saved and loaded, bad files, and whatever else a browser may send."""
import pytest
from hypothesis import given, settings, strategies as st
from playing import click, draw, played, press, said, table

from figures.calico_game import Game
from figures.calico_turns import Turns
from figures.saves import save_text
from figures.scene import Event
from rulelib.calico import check
from rulelib.story import read_story, story_text


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
