"""How the tests play a game of Knitting Circle: by clicks and controls, or by typed lines."""
from collections.abc import Callable
from random import Random

from playing import click, draw, press, typed

from figures.knit_game import Game
from rulelib.knitting_circle import random_move, show_move
from rulelib.knitting_circle.circle import SLOTS
from rulelib.knitting_circle.deck import BONUSES, BUTTON_SHAPES, BUTTONS, TYPES
from rulelib.knitting_circle.moves import Begin, Centre, Choose, Done, Finish, Flip, Gather, Keep, Knit, Move, Paw
from rulelib.knitting_circle.yarn import COLOURS


def controls(game: Game) -> dict:
    """The controls that there are now."""
    return {control.id: control for control in game.view().controls}


def piece_of(game: Game, tile: int, bowl: bool, but: str = "") -> str:
    """The piece of a tile of whoever acts, another one than `but`."""
    table = game.turns.table
    knitter, prefix = table.knitters[table.to_play - 1], f"p{table.to_play}:"
    names = [f"{prefix}bowl:{n}" for n, colour in enumerate(knitter.bowl, 1) if colour == tile >> 1]
    names = [f"{prefix}row:{n}" for n, other in enumerate(knitter.row, 1) if other == tile] + names if not bowl else names
    return next(name for name in names if name != but)


def _keep(game: Game, bonus: int) -> None:
    if "keep" in controls(game):
        press(game, "keep", BONUSES[bonus])


def _flip(game: Game, move: Flip) -> None:
    press(game, "tool", "flip")
    turned = piece_of(game, move.tile, False)
    click(game, turned, piece_of(game, move.cost, move.bowl, turned))


def _finish(game: Game, move: Finish) -> None:
    press(game, "tool", "finish")
    click(game, f"p{game.turns.table.to_play}:g{move.garment + 1}")
    for button in move.take:
        press(game, f"take:{BUTTON_SHAPES[button]}", BUTTONS[button])
    press(game, "finish")


def _keeping(game: Game, move: Keep) -> None:
    table = game.turns.table
    knitter, names = table.knitters[table.to_play - 1], []
    left = [(f"row:{n}", tile >> 1) for n, tile in enumerate(knitter.row, 1)] + [(f"bowl:{n}", colour) for n, colour in enumerate(knitter.bowl, 1)]
    for colour in move.colours:
        found = next(each for each in left if each[1] == colour)
        left.remove(found)
        names.append(f"p{table.to_play}:{found[0]}")
    click(game, *names)
    press(game, "do")


def _knit(game: Game, move: Knit) -> None:
    acts = game.turns.table.to_play
    filled = len(game.turns.table.knitters[acts - 1].garments[move.garment].yarn)
    click(game, piece_of(game, move.tile, move.bowl), f"p{acts}:g{move.garment + 1}:s{filled + 1}")


def _gather(game: Game, move: Gather) -> None:
    slots = game.turns.table.circle.slots
    number = next(number for number in range(SLOTS) if slots[SLOTS * move.space + number] == move.tile)
    click(game, f"slot:{move.space + 1}:{number + 1}")


def by_clicks(game: Game, move: Move) -> None:
    """A move by clicks and controls."""
    if isinstance(move, Choose):
        click(game, f"deck:{TYPES[move.type]}")
        _keep(game, move.keep)
    elif isinstance(move, Centre):
        click(game, f"centre:{COLOURS[move.colour]}", f"slot:{move.space + 1}:{move.slot + 1}")
    elif isinstance(move, Begin):
        click(game, f"deck:{TYPES[move.type]}")
        _keep(game, move.keep)
        click(game, piece_of(game, move.cost, move.bowl))
    elif isinstance(move, Paw):
        press(game, "tool", "paw")
        press(game, f"find:{COLOURS[move.colour]}")
    elif isinstance(move, Done):
        press(game, "done")
    else:
        {Knit: _knit, Flip: _flip, Finish: _finish, Keep: _keeping, Gather: _gather}[type(move)](game, move)


def by_lines(game: Game, move: Move) -> None:
    """A move as it is typed."""
    typed(game, show_move(move, game.turns.table))


def played(game: Game, seed: int = 1, make: Callable[[Game, Move], None] = by_lines, until: int = 10**6) -> Game:
    """The game played on by chance, for those who sit here, up to its end or to a number of moves."""
    rng = Random(seed)
    while not game.turns.table.over and game.story.at < until:
        before = game.story
        if game.turns.steps.stalled:
            press(game, "let")
            continue
        make(game, random_move(game.turns.table, rng))
        assert game.story != before, draw(game).say[0]
        draw(game)
    return game
