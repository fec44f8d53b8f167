"""The clickable island: clicks, buttons and lines do the same; refusals with all their reasons; what is allowed is shown."""
from random import Random

import pytest
from catan_clicks import act
from playing import click, draw, marks, press, said, typed
from random_catan_moves import moves_to_try
from random_tables import random_table

from figures.catan_allowed import allowed_gids
from figures.catan_island_scene import IslandScene
from figures.catan_scatter import grown, placing
from rulelib.catan import check, new_game, play, read_move, show_move
from rulelib.catan.building import city_reasons, corner_reasons, edge_reasons, pieces_left
from rulelib.catan.island import edge_names
from rulelib.catan.moves import Buy, Knight, Pair, Robber
from rulelib.catan.playout import random_move
from rulelib.catan.table import Table


def nameless(move):
    """The move without the card that it brings."""
    return move._replace(gets=None) if isinstance(move, (Robber, Knight, Buy)) else move


@pytest.mark.parametrize("seed", range(4))
def test_clicks_and_lines_play_the_same_game(seed):
    rng, start, kinds = Random(seed), new_game(3 + seed % 2, Random(seed)), set()
    by_click, by_line = IslandScene(start, seed=seed), IslandScene(start, seed=seed)
    for _ in range(220):
        table = by_line.table
        if table.over:
            break
        move = nameless(random_move(table, rng))
        kinds.add(type(move))
        typed(by_line, show_move(move, table))
        act(by_click, move)
        assert by_click.table == by_line.table != table, move
        draw(by_click)
    assert len(kinds) > 9
    while by_click.past:
        press(by_click, "undo")
    assert by_click.table == start
    press(by_click, "redo")
    assert by_click.table == play(start, read_move(show_move(nameless_first(start, by_line), start), start))
    press(by_line, "again")
    assert by_line.table == start and not by_line.past


def nameless_first(start: Table, scene: IslandScene) -> Pair:
    """The first move of a game, found again by what stands after it."""
    after = scene.past[1].table
    seat = after.seats[0]
    return Pair(seat.settlements.bit_length() - 1, seat.roads.bit_length() - 1)


@pytest.mark.parametrize("seed", range(12))
def test_a_refusal_tells_every_rule_and_marks_the_pieces(seed):
    rng, refusals = Random(seed), 0
    scene = IslandScene(random_table(rng))
    for move in moves_to_try(scene.table, rng):
        table, answer = scene.table, check(scene.table, move)
        if answer.value:
            continue
        refusals += 1
        typed(scene, show_move(move, table))
        assert scene.table == table
        told = said(scene)
        assert all(rule in each for rule in answer.broken for each in told)
        pieces = {name for reason in answer.because if not reason.holds for _, names in reason.marks for name in names}
        assert pieces == {name for _, names in scene.view().marks for name in names}
        draw(scene)
    assert refusals > 5


@pytest.mark.parametrize("seed", range(6))
def test_what_is_allowed_by_place_is_shown(seed):
    table = grown(Random(seed), 16)
    scene = IslandScene(table)
    press(scene, "legal")
    shown = set(marks(scene)["candidate"])
    seat = table.seats[0]
    for edge, name in enumerate(edge_names(tuple(range(72)))):
        mine = seat.roads >> edge & 1
        assert (name in shown) == (not mine and all(reason.holds for reason in edge_reasons(table, 0, edge)) and pieces_left(seat, "road") > 0)
    for corner in range(54):
        reached = any(seat.roads >> edge & 1 and f"{corner + 1}" in name[5:].split("-") for edge, name in enumerate(edge_names(tuple(range(72)))))
        settle = reached and all(reason.holds for reason in corner_reasons(table, corner)) and pieces_left(seat, "settlement") > 0
        city = city_reasons(table, 0, corner)[0].holds and pieces_left(seat, "city") > 0
        assert (f"corner:{corner + 1}" in shown) == (settle or city)
    press(scene, "legal")
    assert "candidate" not in marks(scene)


def test_the_set_up_shows_corners_then_edges():
    scene = IslandScene(placing(Random(3), 5))
    press(scene, "legal")
    corner = marks(scene)["candidate"][0]
    click(scene, corner)
    assert marks(scene)["chosen"] == (corner,) and all(f"{corner[7:]}" in edge[5:].split("-") for edge in marks(scene)["candidate"])
    assert allowed_gids(scene.table, scene.draft)
    taken = next(f"corner:{place + 1}" for place in range(54) if scene.table.towns >> place & 1)
    click(scene, taken)
    assert "catan.place.free-corner" in said(scene)[0] and scene.draft.corner is None
    click(scene, "edge:1-4")
    assert "First a corner" in said(scene)[0] and "先に" in said(scene)[1]
