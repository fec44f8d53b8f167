"""The scene in which a whole game of Calico is played, from its set-up to its winner."""
from random import Random

import pytest
from playing import click, clicks_of, draw, marks, played, press, said, table, typed

from figures.calico_game import Game
from figures.calico_record import points
from figures.scene import Event
from rulelib.calico import check, legal_moves, playout, random_turn, score, show_move
from rulelib.calico.goals import goal_points


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


def test_family_goals_bring_nothing():
    """Over tables whose goals would bring points, the points shown are those of `score`."""
    found = 0
    for seed in range(60):
        last = playout(table(1, "family", seed), Random(seed))
        found += any(goal_points(last.quilt(1), space) for space in range(3))
        assert points(last, 1) == score(last, 1).value
    assert found
