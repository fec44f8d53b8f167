"""Looms on clickable boards: clicks and lines do the same, what a thread brings is told before it is woven, refusals, steps, readings; no event breaks a scene."""
from random import Random

import pytest
from playing import click, press, typed

from figures.board import Board
from figures.weave_aims import AIMS
from figures.weave_changes import changes
from figures.weave_drafting import DraftScene
from figures.weave_loom_scene import LoomScene
from figures.weave_readings import readings_of
from figures.weave_tasks import WeaveTasks
from figures.weave_unseen import sides, unseen_loom, unseen_weaver
from rulelib.warp_and_weft import check, play, read_move, score, show_move
from rulelib.warp_and_weft.cards import Interlacing, card_text
from rulelib.warp_and_weft.counting import READINGS, count
from rulelib.warp_and_weft.legality import Weave
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.texts import read_card
from rulelib.warp_and_weft.threads import COLOURS, crossing_text, place_text


def weaver(seed: int = 3, threads: int = 8, kept: tuple[int, ...] | None = (0, 1, 1, 2)) -> Weaver:
    """A loom with two buttons."""
    made = unseen_weaver(Random(seed), threads)
    return made._replace(kept=kept, buttons=(made.shown[0], made.shown[4]))


def clicks(scene: LoomScene, move: Weave) -> None:
    """A thread woven by clicks alone: the place, each crossing that it passes under, the place again."""
    holes = scene.weaver.loom.holes
    press(scene, "thread", COLOURS[move.colour])
    place = place_text(move.place, holes)
    under = [crossing_text(move.place, other, holes) for other in scene.weaver.loom.crossed(move.place) if move.under >> other & 1]
    click(scene, place, *under, place)


def some_thread(rng: Random, loom, colours) -> Weave:
    place = rng.choice(loom.free)
    return Weave(rng.choice(colours), place, sides(rng, loom, place))


@pytest.mark.parametrize("seed", range(6))
def test_clicks_and_lines_weave_the_same_loom(seed):
    rng, start = Random(seed), weaver(seed)
    by_click, by_line, by_move = LoomScene(start), LoomScene(start), LoomScene(start)
    while by_click.weaver.kept:
        now = by_click.weaver
        move = some_thread(rng, now.loom, now.kept)
        line = show_move(move, now)
        clicks(by_click, move)
        typed(by_line, line.removeprefix("weave "))
        typed(by_move, line)
        assert by_click.weaver == by_line.weaver == by_move.weaver == play(now, move)
    assert by_click.view().say[0].count("<tr>") == by_line.view().say[0].count("<tr>") > 2
    card = f"card:{card_text(start.shown[1])}"
    click(by_click, card)
    typed(by_line, f"button {card_text(start.shown[1])}")
    assert by_click.weaver == by_line.weaver and by_click.weaver.buttons[-1] == start.shown[1]


def test_what_a_thread_would_bring_is_told_before_it_is_woven_and_comes_true():
    rng = Random(5)
    for seed in range(20):
        scene = LoomScene(weaver(seed, 10))
        before = scene.weaver
        move = some_thread(rng, before.loom, before.kept)
        press(scene, "thread", COLOURS[move.colour])
        click(scene, place_text(move.place, 10))
        assert scene.weaver == before and scene.view().position.move == Weave(move.colour, move.place)
        total = changes(before, play(before, Weave(move.colour, move.place)))[-1]
        assert (total.before, total.after) == (score(before).value["total"], score(play(before, scene.move)).value["total"])
        assert (f"{total.before} → <b>{total.after}</b>" in scene.view().say[0]) or total.before == total.after
        press(scene, "weave")
        assert score(scene.weaver).value["total"] == total.after


def test_crossings_of_the_new_thread_flip_and_woven_ones_stay():
    start = Weaver(unseen_loom(Random(1), 8), None)
    scene, loom = LoomScene(start), start.loom
    vertical = next(place for place in loom.order if place < 10)
    horizontal = next(place for place in loom.order if place >= 10)
    free = next(place for place in loom.free if place < 10)
    click(scene, crossing_text(free, horizontal, 10))
    assert scene.move is None and "First choose" in scene.view().say[0]
    press(scene, "thread", "pink")
    click(scene, place_text(free, 10), crossing_text(free, horizontal, 10))
    assert scene.move == Weave(0, free, 1 << horizontal)
    click(scene, crossing_text(vertical, horizontal, 10))
    assert scene.move.under == 1 << horizontal and "weave.thread.fixed" in scene.view().say[1]
    assert ("blocker", (crossing_text(vertical, horizontal, 10),)) in scene.view().marks
    click(scene, crossing_text(free, horizontal, 10))
    assert scene.move == Weave(0, free, 0)
    press(scene, "cancel")
    assert scene.move is None and scene.weaver == start


@pytest.mark.parametrize("line", ["pink v{taken}", "purple v{free}", "pink v{free} to h2", "purple v{taken} to h2", "button purple OO pink", "button {twice}"])
def test_a_refusal_lists_every_rule_that_is_broken(line):
    scene = LoomScene(weaver())
    loom = scene.weaver.loom
    taken = next(place for place in loom.order if place < 10) + 1
    free = next(place for place in loom.free if place < 10) + 1
    before = scene.weaver
    typed(scene, line.format(taken=taken, free=free, twice=card_text(before.buttons[0])))
    words = line.format(taken=taken, free=free, twice=card_text(before.buttons[0]))
    answer = check(before, read_move(words if words.startswith("button") else f"weave {words}", before))
    assert answer.value is False and scene.weaver == before
    for rule in answer.broken:
        assert all(rule in said for said in scene.view().say)


def test_undo_and_redo_keep_the_reading():
    scene = LoomScene(weaver(kept=None))
    start = scene.weaver
    free = [place_text(place, 10) for place in start.loom.free]
    typed(scene, f"pink {free[0]}", f"blue {free[1]}")
    done = scene.weaver
    press(scene, "undo")
    press(scene, "undo")
    assert scene.weaver == start
    press(scene, "reading", "fixed")
    press(scene, "redo")
    press(scene, "redo")
    assert scene.weaver == done._replace(reading="fixed")


def test_a_switched_reading_tells_what_changes():
    told = 0
    for seed in range(40):
        scene = LoomScene(weaver(seed, 14, None))
        for reading in READINGS:
            before = scene.weaver
            press(scene, "reading", reading)
            card = before.buttons[1]
            was, now = (count(before.loom, card, each) for each in (before.reading, reading))
            if was != now:
                told += 1
                assert f"{was} → {now}" in scene.view().say[0] and f"{was} → {now}" in scene.view().say[1]
    assert told > 5


def test_the_four_readings_are_shown_with_their_numbers():
    made = unseen_loom(Random(4), 14)
    card = next(card for card in map(read_card, ("pink OU blue", "green OU yellow", "blue OU green", "yellow OU pink")) if count(made, card))
    scene = readings_of(Weaver(made), card)
    for reading in READINGS:
        press(scene, "reading", reading)
        assert f"{count(made, card, reading)}" in scene.view().say[0]
        assert scene.answer.value == count(made, card, reading)
    assert scene.text().count(",") == 3
    with pytest.raises(ValueError, match="interlacing"):
        readings_of(Weaver(made), read_card("pink-blue"))


SCENES = {
    "kept": lambda: LoomScene(weaver()),
    "any": lambda: LoomScene(weaver(kept=None)),
    "bare": lambda: LoomScene(Weaver(unseen_loom(Random(9), 6))),
    "tasks": lambda: WeaveTasks(tuple(AIMS), 3),
    "draft": lambda: DraftScene(3, 5),
    "readings": lambda: readings_of(Weaver(unseen_loom(Random(8), 12)), Interlacing(0, 1, "OU")),
}
LINES = ("pink v3", "weave blue h2 under v1", "button pink-blue", "button pink OU blue", "keep pink", "", "v3", "pink v99", "weave", "keep", "pink v1 to h1", "ピンク v3", "1: weave pink v2")
CONTROLS = ("thread", "weave", "cancel", "undo", "redo", "reading", "keep", "new", "again", "no-such")
VALUES = (None, "pink", "blue", "fixed", "disjoint", "consecutive", 3, "", [], ("a",), "no-such")


@pytest.mark.parametrize("name", SCENES)
def test_no_event_breaks_a_scene(name):
    rng, board = Random(name), Board(SCENES[name])
    for _ in range(250):
        targets = [*board.scene.picture.targets(), "v99", "v1-h99", "card:pink-pink", "card:no", "kept:9", "hand1:9", "hand2:1", ""]
        kind = rng.choice(("click", "click", "click", "type", "control"))
        if kind == "click":
            board.click(rng.choice(targets))
        elif kind == "type":
            board.type(rng.choice(LINES))
        else:
            board.control(rng.choice(CONTROLS), rng.choice(VALUES))
        assert board.trouble is None
        assert all("None" not in said for said in board.scene.view().say)
    assert board.text()
