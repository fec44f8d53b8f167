"""Turns of Calico on a clickable table: clicks and lines, refusals with their reasons, prospects, steps back and forth."""
from random import Random

import pytest
from playing import click, clicks_of, draw, marks, press, said, table, typed

from figures.calico_prospects import grows
from figures.calico_turns import Turns
from figures.scene import Event
from rulelib.calico import play, random_turn, show_move
from rulelib.calico.board import BY_NAME, NAME
from rulelib.calico.patches import patch_text
from rulelib.calico.quilt import laid
from rulelib.calico.table import Turn
from rulelib.calico.tokens import prospects

SEATS = [(1, "beginner"), (2, "standard"), (3, "family"), (4, "beginner"), (1, "lower-variance"), (2, "lower-variance"), (4, "standard")]


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
