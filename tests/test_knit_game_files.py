"""Games of Knitting Circle saved and loaded, bad files, and whatever else a browser may send."""
import time

import pytest
from hypothesis import given, settings, strategies as st
from knitting import by_clicks, played
from playing import draw, press, said, typed

from figures.knit_game import Game
from figures.saves import save_text
from figures.scene import Event
from rulelib.knitting_circle import check
from rulelib.knitting_circle.yarn import tile_text
from rulelib.story import read_story, story_text


@pytest.mark.parametrize("players, who, at", [(2, "one", 30), (4, "all", 60)])
def test_a_saved_game_comes_back(players, who, at):
    game = played(Game(players, who, "on", seed=6), until=130)
    press(game, "at", at)
    name, text = next(control.value for control in game.view().controls if control.id == "save")
    assert " ".join(text.split()) == " ".join(story_text(game.story).split()) and text == save_text(game.story)
    assert read_story(text, "knitting-circle") == game.story
    other = Game(3, who, seed=99)
    press(other, "load", (name, text))
    assert other.story == game.story and draw(other).position == game.turns.table and other.choices.players == players
    assert name in said(other)[0] and name in said(other)[1]
    played(other, 3, until=other.story.at + 5)


def test_kept_tiles_are_saved_with_their_comma():
    game = played(Game(2, "all", seed=5, setup="chance"), until=11)
    while game.turns.table.phase != "round-end":
        typed(game, "done")
    both = [tile_text(tile) for tile in game.turns.table.knitters[game.turns.table.to_play - 1].row[:2]]
    typed(game, f"keep {', '.join(both)}")
    text = save_text(game.story)
    assert "," in game.story.lines()[-1] and read_story(text, "knitting-circle") == game.story == read_story(story_text(game.story))


def bad_files():
    whole = story_text(played(Game(2, "all", seed=2, setup="chance"), until=40).story)
    head = "game: knitting-circle\nposition: {players: 2"
    yield "empty.yaml", ""
    yield "notes.txt", "a: [1, 2"
    yield "cut.yaml", whole[: len(whole) // 2]
    yield "cut-late.yaml", whole[:-6]
    yield "other.yaml", whole.replace("game: knitting-circle", "game: catan")
    yield "nothing.yaml", "game: knitting-circle\n"
    yield "move.yaml", whole.replace("gather ", "gahter ", 1)
    yield "illegal.yaml", whole.replace("moves: [", "moves: [done, ", 1)
    yield "at.yaml", whole.replace("at: 40", "at: 999")
    yield "garment.yaml", "game: knitting-circle\nposition: {garment: hat}\nat: 0\nmoves: []\n"
    yield "pattern.yaml", "game: knitting-circle\nposition: {yarn: ABBA}\nat: 0\nmoves: []\n"
    yield "bag.yaml", head + "}\nat: 0\nmoves: []\n"
    yield "deck.yaml", head + ", bag: [red]}\nat: 0\nmoves: []\n"
    decks = "decks: {mittens: [], socks: [], hat: [], scarf: [], sweater: [], long-johns: []}"
    yield "slots.yaml", head + ", bag: [red], " + decks + ", slots: {2: ['?']}}\nat: 0\nmoves: []\n"
    yield "bowl.yaml", head + ", bag: [red], " + decks + ", bowls: {1: ['?']}}\nat: 0\nmoves: []\n"


@pytest.mark.parametrize("name, source", list(bad_files()), ids=lambda value: value if len(value) < 16 else "")
def test_a_bad_file_is_told_and_changes_nothing(name, source):
    game = played(Game(3, "all", seed=3), until=3)
    before = game.story, game.choices
    press(game, "load", (name, source))
    assert (game.story, game.choices) == before
    for html in game.view().say:
        assert 'class="mistake"' in html and name in html


PIECES = ["space:1", "space:4", "space:99", "slot:1:1", "slot:3:2", "slot:x", "cat:red", "cat:blue", "cat:pink", "centre:red", "centre:blue", "deck:hat", "deck:scarf", "bag", "marker", "request:four-garments", "request:x"]
PIECES += [f"p{player}:{piece}" for player in (1, 2, 4) for piece in ("row:1", "row:3", "bowl:1", "bowl:9", "needle:1", "paw:1", "button:1", "button:5", "g1", "g2", "g1:s1", "g1:s4", "g1:needle", "g1:bonus", "g3:button:1", "g1:angry")]
PIECES += ["p1:", "p9:g1", "", ":", None, 5, [], ("bag",)]
LINES = ["choose hat keep two-points", "choose scarf keep paw-now", "centre red 4 2", "gather 2 red k", "gather 3 blue p", "knit red k 1", "knit blue p 1 from bowl", "flip red k cost blue p", "paw green", "begin hat cost yellow k keep two-points", "finish 1", "finish 2 take hat"]
LINES += ["done", "deal", "keep nothing", "keep red, blue", "2: done", "9: done", "undo", "redo", "undo turn", "jump 1", "jump -1", "seed 3", "\x00", None, 3]
NAMES = ["keep", "do", "done", "deal", "legal", "tool", "find:red", "find:x", "take:0", "take:9", "finish", "shuffle", "undo", "redo", "undo-turn", "again", "at", "explain", "layout", "load", "new", "let", "start", "cancel", "players", "seat:1", "seat:4", "requests", "setup", "", None, 4]
VALUES = [None, 0, 3, -5, 10**9, 1.5, "2", "4", "score:1", "score:9", "off", "on", "one", "all", "narrow", "knit", "flip", "begin", "paw", "finish", "two-points", "yarn-now", "hat", "red+blue", "person", "chance", "clicks", [], {}, ("a.yaml", ""), ("a.yaml", "game: knitting-circle"), ("a", 3), ("a",), "text"]
EVENTS = st.one_of(
    st.tuples(st.just("control"), st.just(("tool", "flip"))),
    st.tuples(st.sampled_from(["click", "click", "hover"]), st.sampled_from(PIECES)),
    st.tuples(st.just("type"), st.sampled_from(LINES) | st.text(max_size=20)),
    st.tuples(st.just("control"), st.tuples(st.sampled_from(NAMES), st.sampled_from(VALUES)) | st.sampled_from([None, (), "undo", ("undo",), 3])),
    st.tuples(st.sampled_from(["scroll", "", None]), st.sampled_from(VALUES)),
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.sampled_from([(3, "all", 0), (4, "one", 40), (2, "all", 12), (3, "all", 100)]), st.lists(EVENTS, max_size=25))
def test_no_event_breaks_a_game(start, events):
    """Whatever a browser may send, the game goes on, its picture can be drawn, and every move in it is legal."""
    players, who, until = start
    game = played(Game(players, who, "on", seed=2), until=until)
    for event in events:
        game.handle(Event(*event))
        draw(game)
    for before, move in zip(game.story.positions, game.story.moves):
        assert check(before, move).value


def test_an_event_is_quick():
    """Half of all events of a game on one screen, with view and picture, in less than 10 ms on a busy machine (3 ms on an idle one)."""
    game, times = Game(4, "all", "on", seed=2, setup="chance"), []

    def timed(game, move):
        began = time.process_time()
        by_clicks(game, move)
        draw(game)
        times.append(time.process_time() - began)

    played(game, 2, timed, 150)
    assert sorted(times)[len(times) // 2] < 0.010
