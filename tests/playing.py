"""How the tests play a scene: by clicks, typed lines and controls."""
from random import Random

import figures.calico  # noqa: F401  its painters
from figures.calico_game import Game
from figures.plain import plain
from figures.scene import Event
from rulelib.calico import new_game, random_turn, show_move
from rulelib.calico.board import NAME
from rulelib.calico.table import Turn


def table(players=2, variant="beginner", seed=7):
    return new_game(players, Random(seed), variant)


def click(scene, *gids):
    for gid in gids:
        scene.handle(Event("click", gid))


def typed(scene, *lines):
    for line in lines:
        scene.handle(Event("type", line))


def press(scene, name, value=None):
    scene.handle(Event("control", (name, value)))


def said(scene):
    return tuple(plain(html) for html in scene.view().say)


def marks(scene):
    return dict(scene.view().marks)


def clicks_of(turn: Turn, now) -> tuple[str, str, str]:
    """The three clicks of a turn."""
    player = now.to_play
    slot = now.market.index(turn.take) if turn.slot is None else turn.slot
    return f"hand{player}:{now.hand(player).index(turn.patch) + 1}", f"{player}:{NAME[turn.cell]}", f"market:{slot + 1}"


def draw(scene):
    """What the board does after each event."""
    view = scene.view()
    scene.picture.change(view.position, view.marks)
    return view


def played(game: Game, seed: int = 1) -> Game:
    """The game played to its end at random, by typed lines."""
    rng = Random(seed)
    while game.phase == "goals":
        press(game, "place-goals")
    while not game.turns.table.over:
        now = game.turns.table
        typed(game, show_move(random_turn(now, rng), now))
    return game
