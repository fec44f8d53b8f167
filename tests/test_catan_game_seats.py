"""Who sees what in a whole game of Catan: the log, hidden hands, seats played by chance, a new game, layouts, what one may do."""
import re

from playing import click, draw, marks, press, typed
from settling import by_clicks, by_lines, html, in_play, played, put, said

from figures.catan_game import Game
from figures.scene import Event
from rulelib.catan import score
from rulelib.catan.cards import ONE, packed
from rulelib.catan.lands import EXAMPLE_ISLAND
from rulelib.catan.moves import Bank, End, Robber
from rulelib.catan.robber import victims
from rulelib.catan.table import Table

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龥]")


def test_the_log_says_whom_a_roll_paid():
    game = in_play()
    put(game, phase="roll")
    chips = game.turns.table.island.chips
    land = next(land for land in range(19) if chips[land] and chips[land] not in (7,) and victims(game.turns.table, land) and land != game.turns.table.robber)
    number = chips[land]
    typed(game, f"roll {number // 2} {number - number // 2}")
    before, after = game.story.positions[-2:]
    paid = [colour.capitalize() for colour, had, has in zip(after.colours, before.seats, after.seats) if had.hand != has.hand]
    entry = next(line for line in said(game)[0].splitlines() if line.startswith("- Red: a roll"))
    assert paid and all(f"{colour} +" in entry for colour in paid)


def test_hidden_hands_are_shown_to_their_owners_alone():
    game = in_play(seats={0: {"hand": packed({"wool": 2}), "cards": ONE[4]}, 1: {"hand": packed({"ore": 1}), "new": 2 * ONE[4]}})
    assert draw(game).position.hidden == () and "Blue 2 0 0 0 2 4" in said(game)[0]
    press(game, "hands")
    assert draw(game).position.hidden == ("red", "blue", "white")
    assert "Blue 2 0 0 0 0 2" in said(game)[0] and "hand:red:wool" not in game.picture.targets()
    press(game, "explain", "score:2")
    assert "Blue: points so far, and why: 2" in said(game)[0] and "card:blue:victory-point" not in str(draw(game).marks)
    click(game, "points:blue")
    assert "hidden" in said(game)[0] and "伏せて" in said(game)[1]
    press(game, "reveal")
    assert draw(game).position.hidden == ("blue", "white") and "hand:red:wool" in game.picture.targets()
    press(game, "end")
    assert draw(game).position.hidden == ("red", "blue", "white")
    press(game, "hands")
    assert draw(game).position.hidden == ()


def test_alone_one_sees_ones_own_hand_only():
    game = Game(4, "one", setup="chance", seed=8)
    assert draw(game).position.hidden == ("blue", "white", "orange") and "reveal" not in {control.id for control in game.view().controls}
    for _ in range(12):
        played(game, 3, by_lines, 1)
        stolen = [move for move in game.story.moves if isinstance(move, Robber) and move.gets is not None]
    assert stolen or game.story.at > 20


def test_where_nobody_sits_here_the_game_goes_on_turn_by_turn():
    game = Game(3, ("chance",) * 3, setup="chance", seed=8)
    press(game, "let")
    first = game.story.at
    press(game, "let")
    assert isinstance(game.story.moves[-1], End) and game.story.at > first and "Nobody sits here" in said(game)[0]
    while not game.turns.table.over:
        press(game, "let")
    assert "Winner" in said(game)[0]


def test_a_new_game_is_what_was_chosen_and_the_old_one_can_be_gone_back_to():
    game = played(Game(3, seed=1), until=5)
    before = game.story
    press(game, "new")
    for name, value in (("players", "4"), ("seat:2", "person"), ("island", "example"), ("setup", "chance")):
        press(game, name, value)
    for line in ("seed", "x", "-1", "99999999999999"):
        typed(game, line)
        assert game.draft.seed == 2 and 'class="mistake"' in html(game)[0]
    for name, value in (("players", "5"), ("players", 3), ("seat:1", "dog"), ("island", None), ("setup", "odd")):
        press(game, name, value)
        assert 'class="mistake"' in html(game)[1]
    typed(game, "seed 40")
    press(game, "cancel")
    assert game.story == before
    press(game, "new")
    for name, value in (("players", "4"), ("seat:2", "person"), ("island", "example"), ("setup", "chance")):
        press(game, name, value)
    press(game, "start")
    now = game.turns.table
    assert (now.players, now.island, now.phase, game.turns.here) == (4, EXAMPLE_ISLAND, "roll", (0, 1))
    draw(game)
    assert "hand:orange" in game.picture.pieces


def test_legal_places_are_shown_on_request_and_players_stand_beside_or_below():
    game = Game(3, "all", seed=5)
    assert "candidate" not in marks(game)
    press(game, "legal")
    assert len(marks(game)["candidate"]) == 54
    sizes = {}
    for layout in ("two", "beside", "below", "odd", None):
        press(game, "layout", layout)
        draw(game)
        sizes[layout] = game.picture.size
    assert sizes["beside"][0] > sizes["two"][0] == sizes["below"][0]
    assert sizes["beside"][1] < sizes["two"][1] < sizes["below"][1] == sizes["odd"][1] == sizes[None][1]


def test_there_is_always_one_line_that_says_what_to_do_and_off_buttons_say_why():
    game, seen = Game(3, "all", seed=5), set()
    while not game.turns.table.over and game.story.at < 200:
        view = game.view()
        assert all(told.count('class="next"') == 1 for told in view.ask)
        for control in view.controls:
            assert control.en and JAPANESE.search(control.ja) and (control.enabled or all(control.why)), control
        seen.add(said(game)[0].splitlines()[0])
        played(game, 1, by_clicks, 1)
    assert len(seen) > 12


def test_a_bank_trade_by_buttons():
    game = in_play(seats={0: {"hand": packed({"wool": 4})}})
    press(game, "tool", "trade")
    for name in ("give:wool",) * 4 + ("get:ore",):
        game.handle(Event("control", (name, None)))
    press(game, "do")
    assert game.story.moves == (Bank(4 * ONE[1], ONE[4]),) and isinstance(game.turns.table, Table)
