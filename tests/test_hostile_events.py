"""Nothing that a browser can send breaks a scene, makes it wait, or makes it show what nobody can draw."""
import json
import time
from random import Random

import pytest

from figures.page_cells import Cells
from figures.saves import save_text
from figures.scene import Event
from hostile_events import events, files, scenes
from rulelib.games import GAMES

SCENES = {f"{game} {call}": (game, scene) for game in GAMES for call, scene in scenes(game).items()}
LONGEST = 1.0
EVENTS = 60


def words_of(game: str) -> list[str]:
    """Moves of a game as its cases write them, and all that stands in its positions."""
    cases = [*Cells(game).cases().values()][::3]
    moves = [move for case in cases for move in case.moves]
    return [*moves, *(str(key) for case in cases for key in (*case.position, *map(str, case.arguments.values()), case.ask, *case.rules))]


@pytest.mark.parametrize("name", SCENES)
def test_no_event_breaks_a_scene(name):
    game, scene = SCENES[name]
    rng, slowest = Random(name), (0.0, "")
    texts = files(game) + ([save_text(scene.story)] if hasattr(scene, "story") else [])
    stream = events(rng, scene, texts, words_of(game))
    for _ in range(EVENTS):
        event = next(stream)
        began = time.process_time()
        seen(scene, event)
        slowest = max(slowest, (time.process_time() - began, str(event)[:200]))
    assert slowest[0] < LONGEST, slowest


def seen(scene, event):
    """What a board does with an event, and all that it sends, as JSON; a scene that raises fails the test."""
    shown = scene.picture
    scene.handle(event)
    view = scene.view()
    if scene.picture is shown:
        scene.picture.change(view.position, view.marks)
    sent = [view.say, view.ask, [control._asdict() for control in view.controls], scene.picture.targets(), view.hover, view.focus]
    json.dumps(sent, ensure_ascii=False).encode()
    scene.picture.change(view.position, view.marks)
    assert isinstance(scene.text(), str)


def test_a_card_that_does_not_lie_there_is_no_card_to_click():
    _, scene = SCENES["warp-and-weft setting(3, 2)"]
    for gid in ("card:", "card:pink-pink", "card:zz"):
        told = scene.view().say
        scene.handle(Event("click", gid))
        assert scene.view().say == told


def test_every_game_shows_its_kinds_of_scene():
    kinds = {(game, type(scene).__name__) for game, scene in SCENES.values()}
    assert {name for _, name in kinds} >= {"Cases", "CaseLab", "Editor", "Game", "Pointing"} and len(kinds) > 40
