"""The scene in which a whole game of Knitting Circle is played, from its set-up to its winners: clicks, lines, steps, refusals, points with their evidence."""
import re

import pytest
from knitting import by_clicks, by_lines, controls, piece_of, played
from playing import click, draw, marks, press, said, typed

from figures.knit_game import Game
from figures.scene import Event
from rulelib.knitting_circle import check, read, score
from rulelib.knitting_circle.deck import BONUSES, TYPES
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.moves import Begin, Choose, Finish, Gather, Keep, Knit
from rulelib.knitting_circle.scoring import results, winners
from rulelib.story import begin

GAMES = [(2, "one", "on"), (3, "all", "on"), (4, ("person", "chance", "person", "chance"), "off")]
JAPANESE = re.compile("[ぁ-んァ-ヶ一-龥]")


@pytest.mark.parametrize("players, who, requests", GAMES)
def test_clicks_and_lines_play_the_same_game_to_its_end(players, who, requests):
    by_click, by_line = (played(Game(players, who, requests, seed=6), 3, make) for make in (by_clicks, by_lines))
    assert by_click.story == by_line.story and by_click.turns.table.over
    assert draw(by_click).position == draw(by_line).position and by_click.text() == by_line.text()
    for before, move in zip(by_click.story.positions, by_click.story.moves):
        assert check(before, move).value
    english, japanese = said(by_click)
    table = by_click.turns.table
    names = [f"Player {player}" for player in winners(results(table)).value]
    assert f"Winner: {', '.join(names)}" in english and "勝者" in japanese and "knit.score.ties" in english
    for player in range(1, players + 1):
        value = score(table, player).value
        row = [value["garments"], value["buttons"], value["bonuses"], -value["angry-cats"], *([value["requests"]] if requests == "on" else []), value["total"]]
        assert f"Player {player} {' '.join(map(str, row))}" in english
        press(by_click, "explain", f"score:{player}")
        assert f"and why: {value['total']}" in said(by_click)[0] and by_click.turns.seat == player and draw(by_click).marks


def at(game: Game, **position) -> Game:
    """The game from a table as a case file writes it."""
    whole = {"players": game.turns.table.players, "bag": ["red", "blue", "green"], "decks": {kind: ["two-points", "paw-now"] if kind == "hat" else [] for kind in TYPES}} | position
    game.turns.set(game.turns.steps._replace(story=begin("knitting-circle", read(whole))))
    return game


def knitting(who="all", **own) -> Game:
    """Player 1 knits."""
    return at(Game(2, who, seed=1), phase="knit", **{key: {1: value} for key, value in own.items()})


def test_everything_that_brings_points_is_shown_with_its_evidence():
    hat = {"garment": "hat", "yarn": ["red k", "blue p", "red k", "blue p"], "buttons": ["red+blue", "hat", "stripes"], "bonus": "two-each-stripes", "finished": True}
    socks = {"garment": "socks", "yarn": ["red p", "blue k", "green p"], "bonus": "two-points", "finished": True}
    mittens = {"garment": "mittens", "yarn": ["red k"], "finished": False}
    game = knitting(garments=[hat, socks, mittens], needles=1)
    game = at(game, phase="knit", garments={1: [hat, socks, mittens]}, needles={1: 1}, requests=["three-buttons", "four-garments"])
    press(game, "explain", "score:1")
    english, _ = said(game)
    for rule in ("garments", "buttons", "bonus", "angry", "requests", "unfinished"):
        assert f"knit.score.{rule}" in english, rule
    shown = {name for names in marks(game).values() for name in names}
    assert {"p1:g1:s1", "p1:g1:button:1", "p1:g1:bonus", "p1:g2:angry", "request:three-buttons"} <= shown
    press(game, "explain", "score:2")
    assert game.turns.seat == 2 and "Player 2: points so far, and why: 0" in said(game)[0]
    draw(game)


def test_the_first_cards_are_chosen_or_dealt():
    game = Game(3, "all", seed=3)
    start = game.turns.table.to_play
    click(game, "deck:hat")
    keep = controls(game)["keep"]
    assert len(keep.options) == 2 and not game.story.moves and "Which one is kept" in said(game)[0]
    click(game, "deck:socks")
    assert "keep one of them" in said(game)[0] and "どちらか1枚" in said(game)[1] and game.turns.half.deck == 2
    press(game, "undo")
    assert game.turns.half.deck is None
    click(game, "deck:hat")
    press(game, "keep", keep.options[1][0])
    assert game.story.moves == (Choose(2, BONUSES.index(keep.options[1][0])),) and game.turns.table.to_play == start % 3 + 1
    press(game, "deal")
    assert game.turns.table.phase == "gather" and len(game.story.moves) == 4
    dealt = Game(3, "all", setup="chance", seed=3)
    assert dealt.turns.table.phase == "gather" and dealt.story == Game(3, "all", setup="chance", seed=3).story != Game(3, "all", setup="chance", seed=4).story


def test_a_tile_is_gathered_by_its_space_or_by_itself():
    game = Game(2, "all", setup="chance", seed=3)
    press(game, "legal")
    slots = marks(game)["candidate"]
    spaces = sorted({int(slot.split(":")[1]) for slot in slots})
    far = next(space for space in range(1, 7) if space not in spaces and space - 1 not in game.turns.table.circle.cats)
    click(game, f"space:{far}")
    assert "knit.gather.move" in said(game)[0] and not game.story.at > 3
    click(game, f"space:{spaces[0]}")
    assert marks(game)["chosen"] == (f"space:{spaces[0]}",) and "which of the two" in said(game)[0]
    click(game, f"slot:{spaces[0]}:2")
    assert isinstance(game.story.moves[-1], Gather) and game.story.moves[-1].space == spaces[0] - 1


def test_two_buttons_of_a_shape_are_chosen_between():
    hat = {"garment": "hat", "yarn": ["red k", "blue p", "red k", "green p"], "bonus": "two-points", "finished": False}
    game = knitting(garments=[hat], needles=1, workspaces=["red+blue", "red+green", "hat", "stripes"])
    typed(game, "finish 1")
    assert not game.story.moves and "take red+blue" in said(game)[0] and "red+green" in said(game)[0]
    press(game, "tool", "finish")
    click(game, "p1:g1")
    assert "It would bring" in said(game)[0] and not controls(game)["finish"].enabled and controls(game)["finish"].why[0]
    press(game, "take:0", "red+green")
    press(game, "finish")
    done = game.turns.table.knitters[0].garments[0]
    assert isinstance(game.story.moves[-1], Finish) and isinstance(done, Garment) and len(done.buttons) == 2 and done.angry
    assert "knit.finish.angry-cat" in said(game)[0] and "an angry cat" in said(game)[0]


def test_a_new_garment_takes_a_deck_a_card_and_a_tile():
    game = knitting(needles=1, rows=["yellow k", "red p"])
    click(game, "deck:mittens")
    assert "knit.begin.draw-two" in said(game)[0] and not game.story.moves
    click(game, "deck:scarf")
    assert "knit.begin.draw-two" in said(game)[0] and "knit.begin.cost" in said(game)[0] and not game.story.moves
    click(game, "deck:hat")
    press(game, "keep", "paw-now")
    click(game, piece_of(game, 4, False))
    assert game.story.moves == (Begin(2, 4, 1),) and game.turns.table.knitters[0].needles == 0
    click(game, "deck:hat")
    assert "knit.begin.needle" in said(game)[0] and len(game.story.moves) == 1


@pytest.mark.parametrize(
    "line, rules",
    [
        ("knit green k 1", ["knit.stitch.side", "knit.stitch.have-tile"]), ("knit red k 1 at 4", ["knit.stitch.top-down", "knit.stitch.side"]), ("finish 1", ["knit.finish.required"]), ("paw red", ["knit.paw.search"]),
        ("begin scarf cost red k keep two-points", ["knit.begin.needle", "knit.begin.cost"]), ("flip red k cost green p", ["knit.flip.cost"]), ("gather 2 red k", ["knit.round.phases"]), ("2: done", ["knit.round.phases"]), ("keep red", ["knit.round.phases"]),
    ],
)  # fmt: skip
def test_a_refusal_changes_nothing_and_says_every_reason(line, rules):
    hats = [{"garment": "hat", "yarn": ["red k"], "finished": False}] * 2
    game = knitting(rows=["red k", "blue p"], garments=hats, needles=0)
    before = game.turns.steps
    typed(game, line)
    assert game.turns.steps == before
    for text in said(game):
        assert all(rule in text for rule in rules) and "✗" in text
    draw(game)


def test_a_click_on_the_wrong_garment_marks_why():
    game = knitting(rows=["red k"], garments=[{"garment": "hat", "yarn": ["red k"], "finished": False}], needles=1)
    click(game, "p1:row:1", "p1:g1")
    assert "knit.stitch.side" in said(game)[0] and "p1:g1:s2" in marks(game)["candidate"] and not game.story.moves
    click(game, "p2:button:1", "slot:1:1", "bag", "marker")
    assert not game.story.moves
    click(game, "p1:row:1")
    click(game, "p1:g1")
    assert not any(isinstance(move, Knit) for move in game.story.moves)


def test_two_tiles_are_kept_at_the_end_of_a_round():
    game = at(Game(2, "all", seed=1), phase="round-end", rows={1: ["red k", "blue p"]}, bowls={1: ["green"]})
    click(game, "p1:row:1", "p1:row:2", "p1:bowl:1")
    assert "knit.round-end.bowl" in said(game)[0] and "✗" in said(game)[0]
    click(game, "p1:row:1")
    press(game, "do")
    assert game.story.moves == (Keep((4, 3)),) and game.turns.table.knitters[0].bowl == (4, 3)


def test_nobody_plays_for_chance_and_garments_of_all_can_be_looked_at():
    game = played(Game(3, "one", setup="chance", seed=5, layout="all"), 2, until=40)
    before = game.story
    click(game, "p2:row:1", "p2:bowl:1", "p2:needle:1")
    assert game.story is before
    click(game, "p2:g1")
    assert "So far" in said(game)[0] and "今の状態" in said(game)[1] and any(name.startswith("p2:g1") for names in marks(game).values() for name in names)
    press(game, "at", next(number for number, position in enumerate(game.story.positions) if position.to_play == 2))
    assert "let" in controls(game) and "by chance" in said(game)[0]
    typed(game, "done")
    assert game.story.moves == before.moves
    press(game, "let")
    assert game.story.moves == before.moves and game.turns.table.to_play in (0, 1)


@pytest.mark.parametrize("players, who", [(3, "one"), (4, "all")])
def test_steps_back_and_forth_lose_nothing_and_never_draw_again(players, who):
    game = played(Game(players, who, "on", seed=9), 2, until=150)
    whole = game.story
    while game.turns.steps.story.at and not (game.turns.steps.stalled and len(game.turns.here) == 1):
        press(game, "undo")
        draw(game)
        assert game.story.moves == whole.moves
    while game.turns.steps.following is not None:
        press(game, "redo")
    assert game.story == whole
    for number in range(0, len(whole.moves), 17):
        press(game, "at", number)
        draw(game)
        assert game.story.position == whole.positions[number]
    typed(game, "jump 0", "redo", "undo turn")
    assert game.story.at == 0


def test_the_set_up_tells_what_is_ruled_and_can_be_left():
    game = Game(2, "one", seed=8)
    before = game.story
    press(game, "new")
    for name, value in (("players", "4"), ("seat:2", "person"), ("requests", "on"), ("setup", "chance")):
        press(game, name, value)
    assert "knit.act.turn-order" not in said(game)[0] and "turn" in said(game)[0] and "手番順" in said(game)[1]
    typed(game, "seed 21")
    press(game, "cancel")
    assert game.story is before and game.phase == "play"
    press(game, "new")
    for name, value in (("players", "4"), ("seat:2", "person"), ("requests", "on")):
        press(game, name, value)
    press(game, "start")
    assert game.turns.table.players == 4 and len(game.turns.table.supply.requests) == 4 and game.turns.here == (1, 2) and game.choices.seed == 9


def test_the_controls_speak_both_languages_and_say_why_they_are_off():
    game = played(Game(2, "all", "on", seed=4), 1, until=30)
    for _ in range(25):
        for control in draw(game).controls:
            assert control.en and JAPANESE.search(control.ja), control
            assert control.enabled or (control.why[0] and JAPANESE.search(control.why[1])), control
        played(game, 5, by_clicks, game.story.at + 3)
    game.handle(Event("hover", "bag"))
