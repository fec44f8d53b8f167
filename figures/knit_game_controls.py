"""The controls beside a game of Knitting Circle, and the line that says how the game can be repeated."""
from collections.abc import Iterator
from typing import Any

from figures import knit_bench_words as bench_words
from figures import knit_game_words as say
from figures import game_controls, labels
from figures.game_labels import LET, PLAYER
from figures.knit_bench_controls import tool_controls
from figures.knit_drafting import cards_of
from figures.knit_labels import both as named
from figures.knit_labels import tile_label
from figures.knit_round_scene import DO, KEEP
from figures.knit_table_bench import seat_of
from figures.labels import Label
from figures.saying import both
from figures.scene import Control
from rulelib.knitting_circle import legal_moves, show_move
from rulelib.knitting_circle.circle import SLOTS
from rulelib.knitting_circle.deck import BONUSES
from rulelib.knitting_circle.table import ROUNDS, Table


def file_name(game: Any) -> str:
    """What a save is called: by its seed, or as the file that it came from."""
    return game.file or f"knitting-circle-{game.choices.players}-{game.choices.seed}.yaml"


def way_line(game: Any, at: int) -> str:
    """From which choices and seed, or from which file, the game comes."""
    table = game.turns.table
    facts = {"players": table.players, "requests": say.WITH_REQUESTS[bool(table.supply.requests)][at], "seed": game.choices.seed, "file": game.file}
    return (say.FILE if game.file else say.SEED)[at].format(**facts)


def way_said(game: Any, at: int) -> str:
    """The same, as the last line of what is said."""
    return game_controls.way_said(way_line(game, at))


def play_controls(game: Any) -> Iterator[Control]:
    """All controls while a game is played."""
    turns = game.turns
    yield from game_controls.step_controls(turns.steps, turns.half_made)
    yield from _acting(turns)
    yield Control("line", "line", *labels.TYPED, options=example(turns.table))
    yield game_controls.explain_control(game.explain, [both(lambda at: PLAYER[at].format(player)) for player in range(1, turns.table.players + 1)])
    yield Control("layout", "choice", *say.SEEN, turns.layout, tuple((layout, *label) for layout, label in say.LAYOUTS.items()), narrow="narrow")
    yield from game_controls.file_controls(file_name(game), game.story)


def example(table: Table) -> Label:
    """A line that can be typed now."""
    line = "undo" if table.over else show_move(legal_moves(table)[0], table)
    return line, line


def _acting(turns: Any) -> Iterator[Control]:
    """What whoever is to act can do."""
    table = turns.table
    if turns.steps.stalled:
        yield Control("let", "button", *LET, above=True)
    elif not table.over:
        yield Control("legal", "button", *(bench_words.HIDE if turns.legal else bench_words.SHOW), above=True)
        if turns.dealing:
            yield Control("deal", "button", *say.DEAL, above=True)
        yield from _PHASES[table.phase](turns)


def _cards(turns: Any) -> Iterator[Control]:
    """Which of the two cards is kept."""
    if turns.half.deck is not None:
        cards = cards_of(seat_of(turns.table, turns.table.to_play), turns.half.deck)
        yield Control("keep", "choice", *bench_words.KEEP, None, tuple((BONUSES[bonus], *named(BONUSES[bonus])) for bonus in cards))


def _gather(turns: Any) -> Iterator[Control]:
    """Which of two tiles is taken."""
    space = turns.half.space
    for number, tile in enumerate(turns.table.circle.slots[SLOTS * space : SLOTS * space + SLOTS] if space is not None else (), 1):
        yield Control(f"slot:{space + 1}:{number}", "button", *tile_label(tile))


def _knit(turns: Any) -> Iterator[Control]:
    """The tools of the workbench, and the end of one's actions."""
    yield from tool_controls(turns.bench.position, turns.bench.draft)
    yield Control("done", "button", *(say.DONE_LAST if turns.table.round == ROUNDS else say.DONE), above=True)


_PHASES = {
    "cards": _cards,
    "start-tile": lambda turns: iter(()),
    "gather": _gather,
    "knit": _knit,
    "round-end": lambda turns: iter([Control("do", "button", *DO[KEEP], above=True)]),
}
