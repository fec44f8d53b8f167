"""How the tests play Warp & Weft: whole games by clicks alone, or by lines alone."""
from random import Random

import figures.weave_paint  # noqa: F401  its painters
from figures.scene import Event
from figures.weave_game import Game
from rulelib.warp_and_weft import random_move, show_move
from rulelib.warp_and_weft.cards import card_text
from rulelib.warp_and_weft.legality import Mark, Weave
from rulelib.warp_and_weft.loom import places_of
from rulelib.warp_and_weft.table import Draw, Keep
from rulelib.warp_and_weft.threads import COLOURS, crossing_text, place_text


def next_own(game: Game, rng: Random):
    """A random move of somebody who sits here."""
    steps = game.turns.steps
    while True:
        move = random_move(steps.table, rng)
        if getattr(move, "player", None) not in steps.away:
            return move


def clicks_of(move, game: Game) -> list:
    """The clicks of a move, `None` for the button that draws, which is a control."""
    steps = game.turns.steps
    if isinstance(move, Draw):
        return [None]
    if isinstance(move, Keep):
        return [f"hand{player}:{steps.table.hands[player - 1].index(move.colours[player - 1]) + 1}" for player in steps.here]
    if isinstance(move, Mark):
        return [f"card:{card_text(move.card)}"]
    holes, player = steps.table.weavers[0].loom.holes, move.player
    place = f"{player}:{place_text(move.place, holes)}"
    flips = [f"{player}:{crossing_text(move.place, other, holes)}" for other in places_of(move.under)]
    return [f"kept{player}:{steps.table.weavers[player - 1].kept.index(move.colour) + 1}", place, *flips, place]


def by_clicks(game: Game, move) -> None:
    """Make a move by clicks; a button is put by whoever is next."""
    for gid in clicks_of(move, game):
        game.handle(Event("control", ("draw", None)) if gid is None else Event("click", gid))


def by_lines(game: Game, move) -> None:
    """Make a move by typed lines: one's own choices only, with the player's number."""
    steps = game.turns.steps
    if isinstance(move, Keep):
        lines = [f"{player}: keep {COLOURS[move.colours[player - 1]]}" for player in steps.here]
    else:
        lines = [show_move(move, steps.table)]
    for line in lines:
        game.handle(Event("type", line))


def played(game: Game, seed: int = 1, make=by_lines, until: int = 10**6) -> Game:
    """The game played on at random, to its end or for some moves."""
    rng = Random(seed)
    while not game.turns.table.over and until > 0:
        before = game.story.at
        make(game, _marked_in_order(next_own(game, rng), game, rng))
        assert game.story.at > before, game.view().say[0]
        until -= 1
    return game


def _marked_in_order(move, game: Game, rng: Random):
    while isinstance(move, Mark) and move.player != game.turns.active:
        move = next_own(game, rng)
    return move


__all__ = ["Weave", "by_clicks", "by_lines", "clicks_of", "next_own", "played"]
