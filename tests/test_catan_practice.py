"""The boards of Catan's chapters do what their hints say; roads laid freely, chips, no event breaks a scene."""
from random import Random

import pytest
from playing import click, draw, marks, press, said, typed
from random_tables import random_table

from figures.board import Board
from figures.catan_check_scene import Checking
from figures.catan_checks import CHECKS
from figures.catan_island_scene import IslandScene
from figures.catan_page import FREE
from figures.catan_pointing import POINTS
from figures.catan_roads_scene import RoadsScene
from figures.catan_scatter import dealt, grown
from figures.catan_setup import chips_table
from figures.catan_spiral_scene import SpiralScene
from figures.catan_starts import LOOP, STARTS
from figures.pointing import Pointing
from rulelib.catan import new_game, read
from rulelib.catan.cards import DEVELOPMENTS, by_name, count
from rulelib.catan.holders import lengths
from rulelib.catan.lands import DESERT, EXAMPLE_ISLAND, chips_on
from rulelib.catan.robber import victims
from rulelib.catan.table import discarder


def begun(name: str) -> IslandScene:
    begin = STARTS[name]
    return IslandScene(begin.table(), begin.hint, begin.roll_on, begin.tool)


def test_production_practice_does_what_its_hint_says():
    scene = begun("production")
    press(scene, "total", "6")
    assert [by_name(seat.hand) for seat in scene.table.seats] == [{}, {}, {"grain": 1}] and "catan.produce.robber-blocks" in said(scene)[0]
    assert "robber" in marks(scene)["blocker"]
    press(scene, "total", "5")
    assert by_name(scene.table.seats[0].hand) == {"ore": 1} and "catan.produce.shortage-single" in said(scene)[1]
    press(scene, "total", "3")
    assert not count(scene.table.seats[1].hand, 0) and "catan.produce.shortage" in said(scene)[0]
    assert scene.table.turn == 2 and len(scene.past) == 3
    press(scene, "undo")
    assert scene.table.turn == 1 and scene.table.phase == "play"


def test_a_seven_is_played_by_clicks():
    scene = begun("robber")
    press(scene, "total", "7")
    assert scene.table.phase == "discard" and scene.table.owes == (4, 4, 0)
    click(scene, "hand:blue:grain")
    assert "Nothing to be done" in said(scene)[0]
    click(scene, *["hand:red:lumber"] * 3)
    press(scene, "do")
    assert "catan.seven.discard" in said(scene)[0] and discarder(scene.table) == 0
    click(scene, "hand:red:lumber")
    press(scene, "do")
    click(scene, *["hand:blue:grain"] * 4)
    press(scene, "do")
    assert scene.table.phase == "robber"
    click(scene, "robber")
    assert "catan.seven.robber-moves" in said(scene)[0]
    land = next(land for land in range(19) if len(victims(scene.table, land)) == 1 and land != scene.table.robber)
    click(scene, f"land:{land + 1}")
    assert scene.table.phase == "play" and scene.table.robber == land


def test_who_wins_and_when():
    scene = begun("winning")
    typed(scene, "settle 24")
    assert scene.table.over and "catan.win.at-once" in said(scene)[0] and "Red has won" in said(scene)[0]
    press(scene, "end")
    assert "catan.win.at-once" in said(scene)[1] and scene.table.turn == 0
    press(scene, "undo")
    press(scene, "end")
    assert scene.table.over and scene.table.turn == 1 and "青の勝ち" in said(scene)[1]


@pytest.mark.parametrize("card", DEVELOPMENTS[:4])
def test_a_second_card_is_refused(card):
    scene = begun("cards")
    line = {"knight": "knight 3 steal blue", "road-building": "road-building 18-24", "year-of-plenty": "year-of-plenty ore ore", "monopoly": "monopoly ore"}[card]
    typed(scene, line)
    assert scene.table.played and len(scene.past) == 1
    typed(scene, "monopoly wool")
    assert "catan.dev.one-per-turn" in said(scene)[0] and len(scene.past) == 1


def test_pieces_that_are_no_move_tell_their_rules():
    scene = begun("trade")
    click(scene, "harbour:9")
    assert "catan.trade.harbour-2" in said(scene)[0] and "catan.trade.harbour-needs-town" in said(scene)[1]
    click(scene, "points:blue")
    assert "catan.score.sum" in said(scene)[0]
    click(scene, "bonus:longest-road")
    assert "catan.longest-road.five" in said(scene)[1]
    press(scene, "partner", "blue")
    click(scene, "hand:red:wool", "hand:blue:ore")
    press(scene, "do")
    assert count(scene.table.seats[0].hand, 4) == 1
    typed(scene, "bank lumber 2 for lumber 1")
    assert "catan.trade.same-kind" in said(scene)[0]


def test_the_players_beside_or_below():
    scene = begun("building")
    press(scene, "layout", "beside")
    wide = scene.picture.size
    assert next(control for control in scene.view().controls if control.id == "layout").narrow == "below"
    press(scene, "layout", "below")
    assert scene.picture.size[0] < wide[0] and scene.picture.size[1] > wide[1]


def test_roads_are_laid_freely_and_cut():
    scene = RoadsScene(read(LOOP))
    assert lengths(scene.table)[0] == 9 and scene.table.longest_road == 0
    typed(scene, "blue 36")
    assert lengths(scene.table)[0] == 8 and "catan.longest-road.ends-at-town" not in said(scene)[0]
    press(scene, "colour", "red")
    assert "catan.longest-road.cut" in said(scene)[0] and "corner:36" in marks(scene)["blocker"]
    click(scene, "corner:41")
    assert "catan.place.distance" in said(scene)[0]
    press(scene, "undo")
    assert lengths(scene.table)[0] == 9
    typed(scene, "blue 9-14")
    assert "catan.road.free-edge" in said(scene)[1]
    press(scene, "bare")
    assert lengths(scene.table) == (0, 0, 0) and scene.table.longest_road == -1


def test_chips_begin_on_the_coast():
    scene = SpiralScene(EXAMPLE_ISLAND.lands)
    click(scene, "land:8")
    assert scene.chips.start == 7 and ", ".join(map(str, (5, 2, 6, 3))) in said(scene)[0]
    assert chips_table(scene.view().position).island.chips == chips_on(EXAMPLE_ISLAND.lands, 7)
    typed(scene, "10")
    assert scene.at == -1 and "catan.island.chips" in said(scene)[1]
    typed(scene, "20")
    assert "19" in said(scene)[0]


def test_a_desert_on_the_coast_takes_no_chip():
    scene = SpiralScene((DESERT, *(land for land in EXAMPLE_ISLAND.lands if land != DESERT)))
    click(scene, "land:1")
    assert "A on land 4" in said(scene)[0] and "Aは土地4" in said(scene)[1]


SCENES = {name: lambda name=name: begun(name) for name in STARTS} | {
    "free": lambda: IslandScene(new_game(3, Random(5)), FREE),
    "odd": lambda: IslandScene(random_table(Random(5))),
    "late": lambda: IslandScene(dealt(Random(6), grown(Random(6), 30)), roll_on=True, below=True),
    "roads": lambda: RoadsScene(read(LOOP)),
    "spiral": lambda: SpiralScene(EXAMPLE_ISLAND.lands),
    "points": lambda: Pointing(tuple(POINTS.values()), 2),
    "checks": lambda: Checking(tuple(CHECKS.values()), 2),
}
LINES = ("roll 3 4", "road 12-17", "settle 14", "settle 14 road 14-19", "city 13", "buy", "end", "robber 3", "knight 3 steal blue", "monopoly ore", "bank wool 4 for ore 1",
         "trade blue wool 1 for nothing", "blue: end", "", "14", "red 12-17", "check", "道", "road 99-1", "year-of-plenty ore ore", "discard red ore 1", "12-17", "trade red ore 1 for wool 1")  # fmt: skip
def test_a_step_back_gives_back_the_tool_that_was_in_hand():
    scene = begun("cards")
    tool = lambda: next(control.value for control in scene.view().controls if control.id == "tool")
    assert tool() == "cards"
    typed(scene, "monopoly wool")
    assert tool() == "build"
    press(scene, "undo")
    assert tool() == "cards"
    press(scene, "redo")
    assert tool() == "build"
    press(scene, "again")
    assert tool() == "cards"


CONTROLS = ("undo", "redo", "again", "legal", "layout", "roll", "total", "tool", "piece", "card", "partner", "victim", "do", "clear", "buy", "end", "give:ore", "get:wool",
            "give:gold", "colour", "bare", "new", "check", "show", "no-such")  # fmt: skip
VALUES = (None, None, "7", "8", "trade", "cards", "build", "monopoly", "year-of-plenty", "road-building", "knight", "city", "red", "blue", "bank", "below", "beside", 3, "", [], ("a",))


@pytest.mark.parametrize("name", SCENES)
def test_no_event_breaks_a_scene(name):
    rng, board = Random(name), Board(SCENES[name])
    for _ in range(250):
        targets = [*board.scene.picture.targets(), "corner:99", "edge:1-9", "land:x", "hand:green:ore", "card:red", ""]
        kind = rng.choice(("click", "click", "type", "control", "control"))
        if kind == "click":
            board.click(rng.choice(targets))
        elif kind == "type":
            board.type(rng.choice(LINES))
        else:
            board.control(rng.choice(CONTROLS), rng.choice(VALUES))
        assert board.trouble is None
        assert all("None" not in each and "{" not in each for each in board.scene.view().say)
    assert board.text()


def test_no_more_cards_are_chosen_than_the_box_has():
    for start, tool in (("trade", "trade"), ("robber", "build")):
        scene = begun(start)
        typed(scene, *(["roll 3 4"] if start == "robber" else []))
        press(scene, "tool", tool)
        for _ in range(300):
            press(scene, "give:ore")
        press(scene, "do")
        assert "19 ore" in said(scene)[0] and "catan." in said(scene)[0] and draw(scene)
