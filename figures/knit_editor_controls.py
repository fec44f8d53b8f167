"""The controls of the garment editor, one part of the work at a time."""
from collections.abc import Iterator
from typing import Any

from figures import editor_words as words
from figures import knit_editor_words as w
from figures.case_draft import TAKES
from figures.case_editor_controls import expect_control, file_controls, frame_controls, options, terms
from figures.knit_draft import number_of
from figures.knit_labels import both as named
from figures.knit_labels import button_label
from figures.scene import Control
from rulelib.casebook import Solved, one_line
from rulelib.knitting_circle import show, show_move
from rulelib.knitting_circle.deck import BONUSES, BUTTONS, TYPES
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Seat, Yarn
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS, tile_texts

Position = dict[str, Any]


def controls(editor: Any, solved: Solved | None) -> Iterator[Control]:
    """The controls that the editor shows now."""
    yield from frame_controls(editor, w.PARTS, w.EXAMPLE)
    part, start = editor.part, editor.draft.start
    if part == "file":
        yield from file_controls(editor, w.FIELDS, solved)
    elif part in ("ask", "moves"):
        yield from (_ask if part == "ask" else _moves)(editor)
    elif isinstance(start, Yarn):
        yield _colour(editor)
        yield Control("letters", "field", *w.LETTERS, show(start)["yarn"], w.LETTERS_EXAMPLE)
    elif isinstance(start, Table):
        yield from _whole(editor)
    else:
        yield from {"garment": _garment, "bench": _bench, "circle": _circle}[part](editor, start, show(start))


def typed(value: Any) -> str:
    """A value of a position as it can be typed."""
    if isinstance(value, dict):
        return one_line(value)
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return "" if value is None else str(value)


def _colour(editor: Any) -> Control:
    return Control("colour", "choice", *w.COLOUR, editor.colour, (*terms(COLOURS), ("off", *w.OFF)))


def _garment(editor: Any, seat: Seat, _position: Position) -> Iterator[Control]:
    garments, at = seat.knitter.garments, number_of(editor.draft)
    yield from _put(garments[at] if at < len(garments) else None)
    yield _colour(editor)
    yield Control("side", "choice", *w.SIDE, editor.side, options(w.SIDES))
    if len(garments) > 1:
        numbers = tuple((str(number), *(f"{number} ({kind})" for kind in named(TYPES[garment.type]))) for number, garment in enumerate(garments, 1))
        yield Control("number", "choice", *w.NUMBER, str(at + 1), numbers)
    if at < len(garments):
        yield from _one(garments[at])
    yield Control("button", "choice", *w.BUTTON, None, tuple((button, *button_label(number)) for number, button in enumerate(BUTTONS)))
    yield Control("workspace", "field", *w.WORKSPACE, ", ".join(BUTTONS[button] for button in seat.knitter.workspace), w.BUTTONS_EXAMPLE)
    yield Control("add", "choice", *w.ADD, None, tuple((kind, *named(kind)) for kind in TYPES))
    if garments:
        yield Control("remove", "button", *w.REMOVE)


def _put(garment: Garment | None) -> Iterator[Control]:
    """A tile more of each colour."""
    room = garment is None or len(garment.yarn) < garment.spaces
    for name, colour in w.PUT.items():
        yield Control(name, "button", *put_label(colour), enabled=room, why=w.FULL)


def put_label(colour: int) -> tuple[str, str]:
    """A colour as a tile that is added."""
    return w.PUT_LABEL[0].format(named(COLOURS[colour])[0]), w.PUT_LABEL[1].format(named(COLOURS[colour])[1])


def _one(garment: Garment) -> Iterator[Control]:
    """All about the garment that is edited."""
    yield Control("garment", "choice", *w.GARMENT, TYPES[garment.type], tuple((kind, *named(kind)) for kind in TYPES))
    yield Control("yarn", "field", *w.YARN, ", ".join(tile_texts(garment.yarn)), w.YARN_EXAMPLE)
    bonus = "none" if garment.bonus is None else BONUSES[garment.bonus]
    yield Control("bonus", "choice", *w.BONUS, bonus, (*((word, *named(word)) for word in BONUSES), ("none", *w.UNSTATED)))
    stated = "" if garment.finished is None else str(garment.finished).lower()
    yield Control("finished", "choice", *w.FINISHED, stated, options(w.FINISHED_OR))
    yield Control("buttons", "field", *w.BUTTONS, ", ".join(BUTTONS[button] for button in garment.buttons or ()), w.BUTTONS_EXAMPLE)


def _fields(fields: dict, position: Position) -> Iterator[Control]:
    for key, (label, example) in fields.items():
        yield Control(key, "field", *label, typed(position.get(key)), example)


def _bench(editor: Any, _seat: Seat, position: Position) -> Iterator[Control]:
    yield _colour(editor)
    yield from _fields(w.BENCH, position)


def _circle(editor: Any, _seat: Seat, position: Position) -> Iterator[Control]:
    yield _colour(editor)
    yield from _fields(w.CIRCLE, position)
    yield Control("letters", "field", *w.LETTERS, "", w.LETTERS_EXAMPLE)


def _moves(editor: Any) -> Iterator[Control]:
    line = "; ".join(show_move(move, editor.draft.start) for move in editor.draft.moves)
    yield Control("moves", "field", *w.MOVES, line, w.MOVES_EXAMPLE)
    yield from _whole(editor)


def _whole(editor: Any) -> Iterator[Control]:
    yield Control("position", "field", *w.POSITION, one_line(show(editor.draft.start)), w.POSITION_EXAMPLE)
    yield Control("deal", "choice", *w.DEAL, None, options(w.DEALT))


def _ask(editor: Any) -> Iterator[Control]:
    draft = editor.draft
    yield Control("ask", "choice", *words.ASK, draft.ask, options(w.ASKS))
    takes = TAKES.get(draft.ask, ())
    if "number" in takes:
        yield Control("number", "field", *w.NUMBER, str(draft.argument("number")), ("1", "1"))
    if "of" in takes and isinstance(draft.start, Table):
        yield Control("of", "field", *w.OF, str(draft.argument("of")), ("1", "1"))
    if draft.ask == "legal":
        yield Control("legal", "field", *words.LEGAL, draft.argument("move"), w.LEGAL_EXAMPLE)
    yield expect_control(draft)
