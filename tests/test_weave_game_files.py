"""Games of Warp & Weft saved and loaded, bad files, and whatever else a browser may send."""
import pytest
from hypothesis import given, settings, strategies as st
from playing import draw, press, said
from weaving import played

from figures.saves import save_text
from figures.scene import Event
from figures.weave_game import Game
from rulelib.story import read_story, story_text
from rulelib.warp_and_weft import check


@pytest.mark.parametrize("players, who, at", [(3, "one", 30), (2, "all", 60)])
def test_a_saved_game_comes_back(players, who, at):
    game = played(Game(players, who, holes=9, reading="disjoint", seed=6))
    press(game, "at", at)
    name, text = next(control.value for control in game.view().controls if control.id == "save")
    assert " ".join(text.split()) == " ".join(story_text(game.story).split()) and text == save_text(game.story)
    assert read_story(text, "warp-and-weft") == game.story
    other = Game(5, who, seed=99)
    press(other, "load", (name, text))
    assert other.story == game.story and draw(other).position == game.turns.lying()
    assert name in said(other)[0] and name in said(other)[1]


def bad_files():
    whole = story_text(played(Game(2, "all", seed=2)).story)
    yield "empty.yaml", ""
    yield "notes.txt", "a: [1, 2"
    yield "cut.yaml", whole[: len(whole) // 2]
    yield "cut-late.yaml", whole[:-6]
    yield "other.yaml", whole.replace("game: warp-and-weft", "game: calico")
    yield "coming.yaml", whole.replace("game: warp-and-weft", "game: catan")
    yield "nothing.yaml", "game: warp-and-weft\n"
    yield "move.yaml", whole.replace("weave ", "wave ", 1)
    yield "illegal.yaml", whole.replace("draw, ", "draw, draw, ", 1)
    yield "loom.yaml", "game: warp-and-weft\nposition: {}\nat: 0\nmoves: []\n"
    yield "at.yaml", whole.replace("at: 60", "at: 99")


@pytest.mark.parametrize("name, source", list(bad_files()), ids=lambda value: value if len(value) < 16 else "")
def test_a_bad_file_is_told_and_changes_nothing(name, source):
    game = played(Game(2, "all", seed=3), until=3)
    before = game.story, game.choices
    press(game, "load", (name, source))
    assert (game.story, game.choices) == before
    for html in game.view().say:
        assert 'class="mistake"' in html and name in html


PIECES = [f"{kind}{player}:{number}" for kind in ("hand", "kept") for player in (1, 2, 9) for number in (1, 3, 5, 9)]
PIECES += [f"{player}:{name}" for player in (1, 2, 3) for name in ("v1", "v2", "h1", "h2", "v1-h1", "v2-h1", "v99", "h1-v1", "frame")]
PIECES += ["card:pink-blue", "card:pink OU blue", "card:", "goal", "bag", "player:1", "", ":", None, 5, [], ("hand1:1",)]
LINES = ["draw", "look goal", "look blue OU pink", "look", "undo", "redo", "undo turn", "jump 1", "jump -1", "keep pink", "keep blue", "2: keep pink", "keep pink | keep blue", "keep |", "weave", "flip h1", "flip", "lay pink v1", "lay"]
LINES += ["pink v1", "weave blue h1 under v1", "2: weave green v2", "9: weave green v2", "button pink-blue", "1: button pink OU blue", "pink-blue", "pink", "seed 3", "\x00", None, 3]
NAMES = ["draw", "weave", "undo", "redo", "undo-turn", "at", "explain", "layout", "load", "new", "let", "start", "cancel", "players", "who", "holes", "reading", "seed", "", None, 4]
VALUES = [None, 0, 3, -5, 10**9, 1.5, "score:1", "score:9", "off", "below", "one", "all", "2", "5", 8, 16, "fixed", [], {}, ("a.yaml", ""), ("a.yaml", "game: warp-and-weft"), ("a", 3), ("a",), "text"]
EVENTS = st.one_of(
    st.tuples(st.just("control"), st.just(("draw", None))),
    st.tuples(st.sampled_from(["click", "hover"]), st.sampled_from(PIECES)),
    st.tuples(st.just("type"), st.sampled_from(LINES) | st.text(max_size=20)),
    st.tuples(st.just("control"), st.tuples(st.sampled_from(NAMES), st.sampled_from(VALUES)) | st.sampled_from([None, (), "undo", ("undo",), 3])),
    st.tuples(st.sampled_from(["scroll", "", None]), st.sampled_from(VALUES)),
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.sampled_from([(2, "all", 0), (3, "one", 7), (2, "all", 12), (2, "all", 16)]), st.lists(EVENTS, max_size=25))
def test_no_event_breaks_a_game(start, events):
    """Whatever a browser may send, the game goes on, its picture can be drawn, and every move in it is legal."""
    players, who, until = start
    game = played(Game(players, who, seed=2), until=until)
    for event in events:
        game.handle(Event(*event))
        draw(game)
    for before, move in zip(game.story.positions, game.story.moves):
        assert check(before, move).value
