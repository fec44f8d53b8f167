"""The controls of the island editor, one part of the work at a time."""
from collections.abc import Iterator
from typing import Any

from figures import catan_editor_words as w
from figures import editor_words as words
from figures.case_draft import TAKES, Draft
from figures.case_editor_controls import expect_control, file_controls, frame_controls, options
from figures.catan_game_controls import layout_control
from figures.catan_telling import said
from figures.labels import Label
from figures.saying import both
from figures.scene import Control
from rulelib.casebook import Solved, one_line
from rulelib.catan import show, show_move
from rulelib.catan.lands import HARBOUR_KINDS
from rulelib.catan.setup import Chips, Rolls
from rulelib.catan.table import NOBODY, Table

NONE = "none"


def controls(editor, solved: Solved | None) -> Iterator[Control]:
    """The controls that the editor shows now."""
    yield from frame_controls(editor, w.PARTS, w.EXAMPLE)
    start = editor.draft.start
    if editor.part == "ask":
        yield from _ask(editor.draft)
    elif editor.part == "file":
        yield from file_controls(editor, w.FIELDS, solved)
    elif isinstance(start, Table):
        yield from {"pieces": _pieces, "island": _island, "turn": _turn, "moves": _moves}[editor.part](editor, show(start))
        yield layout_control(editor.below)


def colour_label(colour: str) -> Label:
    """A player by their colour."""
    return both(lambda at: said(colour, at))


def _colours(table: Table, *more: tuple[str, str, str]) -> tuple:
    return (*((colour, *colour_label(colour)) for colour in table.colours), *more)


def typed(value: Any) -> str:
    """A value of a position as it can be typed."""
    if isinstance(value, dict):
        return " ".join(f"{name} {number}" for name, number in value.items() if number)
    return ", ".join(map(str, value)) if isinstance(value, list) else "" if value is None else str(value)


def _pieces(editor, position: dict) -> Iterator[Control]:
    yield Control("colour", "choice", *w.COLOUR, editor.colour, _colours(editor.draft.start))
    yield Control("town", "choice", *w.TOWN, editor.town, options(w.TOWN_KINDS))
    yield Control("step", "choice", *w.STEP, editor.step, options(w.STEPS))
    seat, name = position["players"].get(editor.colour, {}), colour_label(editor.colour)
    for key, label in w.SEAT_FIELDS.items():
        yield Control(f"{editor.colour}.{key}", "field", *both(lambda at: label[at].format(name[at])), typed(seat.get(key)), w.SEAT_EXAMPLES[key])


def _island(editor, position: dict) -> Iterator[Control]:
    island = editor.draft.start.island
    yield Control("swap", "choice", *w.SWAP, editor.swap, options(w.SWAPS))
    yield Control("another", "button", *w.DEAL)
    yield Control("island", "field", *w.ISLAND, editor.rows, w.ISLAND_EXAMPLE)
    kinds = ", ".join(HARBOUR_KINDS[kind] for kind in island.harbours)
    yield Control("harbours", "field", *w.HARBOURS, kinds, (kinds, kinds))
    yield Control("players", "field", *w.PLAYERS, ", ".join(editor.draft.start.colours), w.PLAYERS_EXAMPLE)


def _turn(editor, position: dict) -> Iterator[Control]:
    table: Table = editor.draft.start
    yield Control("turn", "choice", *w.TURN, table.colours[table.turn], _colours(table))
    yield Control("phase", "choice", *w.PHASE, table.phase, options(w.PHASES))
    yield Control("played-card", "choice", *w.PLAYED, str(table.played).lower(), options(w.TRUTHS))
    nobody = (NONE, *both(lambda at: said("middle", at)))
    for key, holder in (("longest-road", table.longest_road), ("largest-army", table.largest_army)):
        yield Control(key, "choice", *both(lambda at: said(key, at).capitalize()), NONE if holder == NOBODY else table.colours[holder], _colours(table, nobody))
    yield Control("robber", "slider", *w.ROBBER, table.robber + 1, (1, 19))
    yield Control("owes", "field", *w.OWES, typed(position.get("owes")), w.OWES_EXAMPLE)
    yield Control("bank", "field", *w.BANK, typed(position.get("bank")), w.BANK_EXAMPLE)
    deck = NONE if table.deck == () else typed(position.get("deck"))
    yield Control("deck", "field", *w.DECK, deck, w.DECK_EXAMPLE)


def _moves(editor, position: dict) -> Iterator[Control]:
    line = "; ".join(show_move(move, editor.draft.start) for move in editor.draft.moves)
    yield Control("moves", "field", *w.MOVES, line, w.MOVES_EXAMPLE)


def _ask(draft: Draft) -> Iterator[Control]:
    yield Control("ask", "choice", *words.ASK, draft.ask, options(w.ASKS))
    if "of" in TAKES.get(draft.ask, ()) and isinstance(draft.start, Table):
        yield Control("of", "choice", *w.OF, draft.argument("of") or None, _colours(draft.start))
    if draft.ask == "legal":
        yield Control("legal", "field", *words.LEGAL, draft.argument("move"), w.LEGAL_EXAMPLE)
    if isinstance(draft.start, Chips):
        yield Control("start", "field", *w.START_LAND, str(draft.start.start + 1), ("3", "3"))
    if isinstance(draft.start, Rolls):
        yield Control("rolls", "field", *w.ROLLS, one_line(show(draft.start)["rolls"]), w.ROLLS_EXAMPLE)
    yield expect_control(draft)
