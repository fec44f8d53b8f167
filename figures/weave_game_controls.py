"""The controls beside a game of Warp & Weft, and the line that says how the game can be repeated."""
from html import escape

from figures import labels
from figures.game_labels import EXPLAIN, LAYOUT_BELOW, LAYOUT_BESIDE, LET, LOAD, NEW, OFF, PLAYER, POINTS_OF, REDO_STEP, SAVE, UNDO_STEP
from figures.labels import Label
from figures.saves import save_text
from figures.saying import both
from figures.scene import Control
from figures.weave_turn_words import EXAMPLE
from rulelib.mistake import LANGUAGES
from rulelib.words import term

LAST_MOVE: Label = ("the last move", "直前の手")
SLIDER: Label = ("Move", "手")
LAYOUT: Label = ("Looms", "織機の並べ方")
ONE: Label = ("only the one who acts", "操作する人の織機だけ")
DRAW: Label = ("Draw five threads", "糸を5本引く")
UNDO_MOVE: Label = ("Back one whole move", "1手まるごと戻す")
WEAVE: Label = ("Weave it", "この糸を織る")
SEED: Label = ("Holes: {holes}. Reading: {reading}. Seed: {seed}.", "穴の数：{holes}。読み方：{reading}。混ぜ方の番号：{seed}。")
FILE: Label = ("Holes: {holes}. Reading: {reading}. From the file {file}.", "穴の数：{holes}。読み方：{reading}。ファイル{file}から読み込みました。")


def file_name(game) -> str:
    """What a save is called: by its seed, or as the file that it came from."""
    return game.file or f"warp-and-weft-{game.choices.players}-{game.choices.seed}.yaml"


def way_line(game, at: int) -> str:
    """From which choices and seed, or from which file, the game comes."""
    weaver = game.turns.table.weavers[0]
    reading = term(weaver.reading, LANGUAGES[at])
    return (FILE if game.file else SEED)[at].format(holes=weaver.loom.holes, reading=reading, seed=game.choices.seed, file=game.file)


def way_said(game, at: int) -> str:
    """The same, as the last line of what is said."""
    return f'<p class="hint"><small>{escape(way_line(game, at))}</small></p>'


def explain_control(game) -> Control:
    """What of the position is to be explained."""
    options = [("off", *OFF), ("move", *LAST_MOVE)]
    for player in range(1, game.turns.table.players + 1):
        options.append((f"score:{player}", *both(lambda at: POINTS_OF[at].format(PLAYER[at].format(player)))))
    return Control("explain", "choice", *EXPLAIN, game.explain, tuple(options))


def step_controls(game):
    """The typed twin, the steps back and forth, the slider."""
    steps, moves = game.turns.steps, len(game.story.moves)
    back = steps.undo() != steps
    yield Control("line", "line", *labels.TYPED, options=EXAMPLE)
    yield Control("undo", "button", *UNDO_STEP, enabled=back, above=True)
    yield Control("redo", "button", *REDO_STEP, enabled=steps.can_redo, above=True)
    yield Control("undo-turn", "button", *UNDO_MOVE, enabled=back, above=True)
    if moves:
        yield Control("at", "slider", *SLIDER, steps.story.at, (0, moves), above=True)


def play_controls(game):
    """All controls while a game is played."""
    turns = game.turns
    if turns.table.phase == "draw":
        yield Control("draw", "button", *DRAW)
    if turns.steps.thread and turns.steps.acting:
        yield Control("weave", "button", *WEAVE)
    if not turns.table.over and not turns.steps.acting:
        yield Control("let", "button", *LET)
    yield from step_controls(game)
    yield explain_control(game)
    chosen = "one" if turns.alone else "below" if turns.across == 1 else "beside"
    yield Control("layout", "choice", *LAYOUT, chosen, (("one", *ONE), ("beside", *LAYOUT_BESIDE), ("below", *LAYOUT_BELOW)))
    yield Control("save", "download", *SAVE, (file_name(game), save_text(game.story)))
    yield Control("load", "file", *LOAD)
    yield Control("new", "button", *NEW)
