"""The scene in which a whole game of Catan is played, from its set-up to its winner: clicks, lines, steps, offers, hidden hands, refusals."""
import re

import pytest
from playing import click, draw, marks, press, typed
from settling import by_clicks, by_lines, in_play, played, put, said

from figures.catan_game import Game
from figures.catan_island_scene import IslandScene
from figures.scene import Event
from rulelib.catan import check, score
from rulelib.catan.cards import ONE, packed, total
from rulelib.catan.island import edge_text
from rulelib.catan.lands import EXAMPLE_ISLAND
from rulelib.catan.moves import Discard, Robber, Roll, Trade
from rulelib.catan.robber import victims

GAMES = [(3, "one"), (4, "all"), (3, ("person", "chance", "person"))]
JAPANESE = re.compile("[ぁ-んァ-ヶ一-龥]")


@pytest.mark.parametrize("players, who", GAMES)
def test_clicks_and_lines_play_the_same_game_to_its_end(players, who):
    by_click, by_line = (played(Game(players, who, seed=6), 3, make) for make in (by_clicks, by_lines))
    assert by_click.story == by_line.story and by_click.turns.table.over
    assert draw(by_click).position == draw(by_line).position and by_click.text() == by_line.text()
    for before, move in zip(by_click.story.positions, by_click.story.moves):
        assert check(before, move).value
    english, japanese = said(by_click)
    table = by_click.turns.table
    for player, colour in enumerate(table.colours, 1):
        value = score(table, player).value
        assert f"{colour.capitalize()} {' '.join(map(str, value.values()))}" in english
        press(by_click, "explain", f"score:{player}")
        assert f"and why: {value['total']}" in said(by_click)[0] and "catan.score" in said(by_click)[0] and draw(by_click).marks
    winner = table.colours[table.turn].capitalize()
    assert f"Winner: {winner}" in english and "勝者" in japanese and "catan.win.at-once" in english


def test_the_island_and_the_first_settlements_are_as_chosen():
    game = Game(4, "all", "example", seed=3)
    assert game.turns.table.island == EXAMPLE_ISLAND and game.turns.table.phase == "setup"
    click(game, "corner:14", "edge:14-19")
    assert game.story.lines() == ["settle 14 road 14-19"] and "Blue" in said(game)[0].splitlines()[0]
    press(game, "deal")
    assert game.turns.table.phase == "roll" and len(game.story.moves) == 8
    dealt = Game(4, "one", seed=3, setup="chance")
    assert dealt.turns.table.phase == "roll" and dealt.turns.table.island != EXAMPLE_ISLAND and dealt.turns.table.turn == 0
    assert Game(4, "one", seed=3, setup="chance").story == dealt.story != Game(4, "one", seed=4, setup="chance").story


def test_dice_fall_by_the_seed_or_are_chosen_and_are_never_thrown_again():
    game = Game(3, "all", setup="chance", seed=4)
    press(game, "roll")
    first = game.story.moves[-1]
    press(game, "undo")
    press(game, "roll")
    assert game.story.moves[-1] == first
    press(game, "undo")
    press(game, "total", "7")
    assert sum(game.story.moves[-1][:2]) == 7 and draw(game).position.dice == game.story.moves[-1][:2]
    press(game, "undo")
    typed(game, "roll 6 6")
    assert game.story.moves[-1] == Roll(6, 6)


def test_a_trade_between_people_is_offered_and_answered():
    game = in_play(seats={0: {"hand": packed({"wool": 2})}, 1: {"hand": packed({"ore": 1})}})
    press(game, "tool", "trade")
    press(game, "partner", "blue")
    click(game, "hand:red:wool", "hand:red:wool", "hand:blue:ore")
    assert {control.id: control.en for control in game.view().controls}["do"] == "Offer these"
    press(game, "do")
    before = game.story
    assert "Blue: Red gives you 2 wool for 1 ore" in said(game)[0] and "応じますか" in said(game)[1]
    click(game, "edge:1-5", "corner:3", "dice")
    assert game.story is before and "answers first" in said(game)[0]
    press(game, "decline")
    assert game.story is before and game.turns.asked is None and "declines" in said(game)[0]
    typed(game, "offer blue wool 1 for ore 1")
    press(game, "undo")
    assert game.turns.asked is None and game.story is before
    typed(game, "offer blue wool 1 for ore 1", "accept")
    assert game.story.moves == (Trade(1, ONE[1], ONE[4]),)
    typed(game, "accept", "decline")
    assert len(game.story.moves) == 1 and "Nobody has offered" in said(game)[0]


def test_an_offer_does_not_tell_what_the_partner_holds():
    game = in_play(seats={0: {"hand": packed({"wool": 1})}, 1: {"hand": packed({"brick": 3})}})
    typed(game, "offer blue wool 1 for ore 1")
    accept = next(control for control in game.view().controls if control.id == "accept")
    assert game.turns.asked and not accept.enabled and "ore" in accept.why[0] and JAPANESE.search(accept.why[1])
    press(game, "accept")
    assert "catan.trade.must-hold" in said(game)[0] and not game.story.moves
    typed(game, "offer blue ore 1 for brick 1")
    assert game.turns.asked is None and "catan.trade.must-hold" in said(game)[0]
    typed(game, "offer blue wool 1 for wool 1")
    assert game.turns.asked is None and "catan.trade.same-kind" in said(game)[0]


def test_nobody_trades_with_a_player_by_chance():
    game = in_play("one", seats={0: {"hand": packed({"wool": 2})}, 1: {"hand": packed({"ore": 2})}})
    for line in ("offer blue wool 1 for ore 1", "trade blue wool 1 for ore 1"):
        typed(game, line)
        assert not game.story.moves and game.turns.asked is None and "played by chance" in said(game)[0] and "ランダム" in said(game)[1]
    press(game, "tool", "trade")
    partner = next(control for control in game.view().controls if control.id == "partner")
    assert [option[0] for option in partner.options] == ["bank"]


def test_a_seven_is_discarded_for_and_the_robber_steals():
    game = put(Game(3, "all", "example", "chance", seed=4), seats={1: {"hand": packed({"ore": 5, "wool": 4})}})
    typed(game, "roll 3 4")
    assert game.turns.table.phase == "discard" and "Blue returns 4 cards" in said(game)[0]
    click(game, "hand:red:ore")
    assert len(game.story.moves) == 1
    click(game, *["hand:blue:ore"] * 3)
    press(game, "do")
    assert "catan.seven.discard" in said(game)[0] and game.turns.table.phase == "discard"
    click(game, "hand:blue:wool", "hand:blue:ore", "hand:blue:ore", "hand:blue:ore") if not game.turns.draft.gives else click(game, "hand:blue:wool")
    press(game, "do")
    assert isinstance(game.story.moves[-1], Discard) and game.turns.table.phase == "robber"
    land = next(land for land in range(19) if len(victims(game.turns.table, land)) > 1 and land != game.turns.table.robber)
    click(game, f"land:{land + 1}")
    victim = game.turns.table.colours[victims(game.turns.table, land)[1]]
    assert f"land {land + 1}" in said(game)[0].splitlines()[0] and game.turns.table.phase == "robber"
    press(game, "victim", victim)
    assert isinstance(game.story.moves[-1], Robber) and game.turns.table.robber == land
    assert game.story.moves[-1].gets is not None or not total(game.story.positions[-2].seats[game.story.moves[-1].victim].hand)


@pytest.mark.parametrize(
    "line, rules",
    [
        ("roll 1 2", ["catan.turn.order"]), ("blue: end", ["catan.turn.order"]), ("settle 1", ["catan.settlement.connects", "catan.cost.settlement"]), ("buy", ["catan.cost.development"]),
        ("city 1", ["catan.city.upgrade", "catan.cost.city"]), ("bank wool 4 for ore 1", ["catan.trade.must-hold"]), ("knight 3", ["catan.dev.must-hold"]), ("robber 3", ["catan.turn.order"]),
        ("trade blue wool 1 for wool 1", ["catan.trade.same-kind", "catan.trade.must-hold"]), ("settle 14 road 14-19", ["catan.turn.order"]), ("discard red wool 1", ["catan.turn.order"]),
    ],
)  # fmt: skip
def test_a_refusal_changes_nothing_and_says_every_reason(line, rules):
    game = in_play(seats={player: {"hand": 0} for player in range(3)})
    before = game.turns.steps
    typed(game, line)
    assert game.turns.steps == before
    for text in said(game):
        assert all(rule in text for rule in rules) and "✗" in text
    draw(game)


def test_a_refused_road_marks_what_stands_in_the_way():
    game = in_play(seats={0: {"hand": packed({"lumber": 1, "brick": 1})}})
    taken = next(edge for edge in range(72) if game.turns.table.seats[1].roads >> edge & 1)
    click(game, f"edge:{edge_text(taken)}")
    assert f"edge:{edge_text(taken)}" in marks(game)["blocker"] and not game.story.moves and "catan.road.free-edge" in said(game)[0]


@pytest.mark.parametrize("players, who", [(3, "one"), (4, "all")])
def test_steps_back_and_forth_lose_nothing_and_never_draw_again(players, who):
    game = played(Game(players, who, seed=9), 2)
    whole, backs = game.story, 0
    while game.turns.steps.story.at and backs < 900:
        press(game, "undo")
        draw(game)
        backs += 1
        assert game.story.moves == whole.moves and (not game.turns.steps.stalled or not game.story.at)
    while game.turns.steps.following is not None:
        press(game, "redo")
    assert game.story == whole
    for at in range(0, len(whole.moves), 23):
        press(game, "at", at)
        draw(game)
        assert game.story.position == whole.positions[at]
        if "let" in {control.id for control in game.view().controls}:
            press(game, "let")
            assert game.story.moves == whole.moves and not game.turns.steps.stalled
    typed(game, "jump 0", "redo", "undo", "undo turn")
    assert game.story.at == 0


def test_another_move_after_a_jump_replaces_what_followed():
    game = played(Game(3, "all", seed=9, setup="chance"), 2, until=40)
    kept = len(game.story.moves) - 6
    press(game, "at", 6)
    assert f"Made after this and kept: {kept}" in said(game)[0]
    typed(game, "roll 6 6")
    assert game.story.at == 7 and len(game.story.moves) == 7


@pytest.mark.parametrize("again", [("control", ("roll", None)), ("control", ("total", "9")), ("type", "roll"), ("click", "dice")])
def test_dice_that_may_not_be_thrown_are_not_thrown_and_what_the_last_ones_paid_stays(again):
    game = Game(3, "all", setup="chance", seed=4)
    press(game, "total", "8")
    story, told, seen = game.story, said(game), marks(game)
    chance = game.turns.steps.chance.getstate()
    game.handle(Event(*again))
    now = said(game)
    assert game.story == story and game.turns.rng.getstate() == chance and marks(game) == seen
    assert all("catan.turn.order" in each for each in now)
    for each, before in zip(now, told):
        new = [line for line in each.splitlines() if line not in before.splitlines()]
        assert len(new) == 2 and not re.search("a roll of|サイコロの目", " ".join(new)) and set(before.splitlines()) <= set(each.splitlines())


def test_a_refused_steal_or_purchase_draws_no_card():
    scene = IslandScene(in_play().turns.table)
    for line in ("robber 1", "buy", "knight 1"):
        before = scene.rng.getstate()
        typed(scene, line)
        assert scene.rng.getstate() == before and not scene.past and "gets" not in scene.view().say[0]


def test_rolling_on_after_the_end_throws_no_dice_and_takes_nothing_back():
    table = next(position for position in reversed(played(Game(3, "all", seed=6), 3, by_lines).story.positions) if position.over)
    scene = IslandScene(table, roll_on=True)
    scene.past = [scene.stage] * 3
    before = scene.rng.getstate()
    press(scene, "roll")
    assert scene.rng.getstate() == before and len(scene.past) == 3 and scene.table == table and "catan.win.at-once" in scene.view().say[0]
