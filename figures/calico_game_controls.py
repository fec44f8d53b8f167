"""The controls beside a game of Calico, and the line that says how the game can be repeated."""
from html import escape

from figures import labels
from figures.calico_turn_words import EXAMPLE
from figures.game_labels import (
    EXPLAIN, LAYOUT_BELOW, LAYOUT_BESIDE, LET, LOAD, NEW, OFF, PLAYER, POINTS_OF, REDO_STEP, SAVE, UNDO_STEP, UNDO_TURN
)
from figures.saves import save_text
from figures.saying import both
from figures.scene import Control
from rulelib.mistake import LANGUAGES
from rulelib.words import term

LAST_TILE = ("the last tile", "最後に置いたタイル")
MY_POINTS = ("the points", "得点")
SLIDER = ("Turn", "手番")
HIDE = ("Hide hands", "手元を伏せる")
SHOW = ("Show all hands", "全員の手元を見せる")
LAYOUT = ("Quilts", "キルトの並べ方")
ONE = ("only the one to move", "手番の人だけ")
SEED = ("Variant: {variant}. Seed: {seed}.", "遊び方：{variant}。混ぜ方の番号：{seed}。")
FILE = ("Variant: {variant}. From the file {file}.", "遊び方：{variant}。ファイル{file}から読み込みました。")


def file_name(game) -> str:
    """What a save is called: by its seed, or as the file that it came from."""
    return game.file or f"calico-{game.choices.variant}-{game.choices.seed}.yaml"


def way_line(game, at: int) -> str:
    """From which variant and seed, or from which file, the game comes."""
    variant = term(game.choices.variant, LANGUAGES[at])
    return (FILE if game.file else SEED)[at].format(variant=variant, seed=game.choices.seed, file=game.file)


def way_said(game, at: int) -> str:
    """The same, as the last line of what is said."""
    return f'<p class="hint"><small>{escape(way_line(game, at))}</small></p>'


def explain_control(game) -> Control:
    """What of the position is to be explained."""
    players = game.turns.table.players
    options = [("off", *OFF), ("move", *LAST_TILE)]
    for player in range(1, players + 1):
        label = both(lambda at: POINTS_OF[at].format(PLAYER[at].format(player))) if players > 1 else MY_POINTS
        options.append((f"score:{player}", *label))
    return Control("explain", "choice", *EXPLAIN, game.explain, tuple(options))


def step_controls(game):
    """The typed twin, the steps back and forth, the slider."""
    steps, turns = game.turns.steps, len(game.story.moves)
    yield Control("line", "line", *labels.TYPED, options=EXAMPLE)
    back = steps.undo() != steps
    yield Control("undo", "button", *UNDO_STEP, enabled=back, above=True)
    yield Control("redo", "button", *REDO_STEP, enabled=steps.redo() != steps, above=True)
    yield Control("undo-turn", "button", *UNDO_TURN, enabled=back, above=True)
    if turns:
        yield Control("at", "slider", *SLIDER, steps.story.at, (0, turns), above=True)


def play_controls(game):
    """All controls while a game is played."""
    table = game.turns.table
    if table.to_play in game.turns.away:
        yield Control("let", "button", *LET)
    yield from step_controls(game)
    yield explain_control(game)
    if table.players > 1:
        chosen = "one" if game.turns.alone else "below" if game.turns.options["across"] == 1 else "beside"
        yield Control("layout", "choice", *LAYOUT, chosen, (("beside", *LAYOUT_BESIDE), ("below", *LAYOUT_BELOW), ("one", *ONE)))
        yield Control("hands", "button", *(HIDE if game.turns.open_hands else SHOW))
    yield Control("save", "download", *SAVE, (file_name(game), save_text(game.story)))
    yield Control("load", "file", *LOAD)
    yield Control("new", "button", *NEW)
