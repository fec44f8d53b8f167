"""The controls of the loom editor, one part of the work at a time."""
from collections.abc import Iterator

from figures import editor_words as words
from figures import weave_editor_words as w
from figures.case_editor_controls import expect_control, file_controls, frame_controls, options, term_label, terms
from figures.saying import both
from figures.scene import Control
from figures.weave_case_draft import cards_line
from rulelib.casebook import Solved
from rulelib.warp_and_weft.counting import READINGS
from rulelib.warp_and_weft.threads import COLOURS, FEWEST_HOLES, MOST_HOLES


def controls(editor, solved: Solved | None) -> Iterator[Control]:
    """The controls that the editor shows now."""
    yield from frame_controls(editor, w.PARTS, w.EXAMPLE)
    yield from {"weave": _weave, "setup": _setup, "ask": _ask, "file": _file}[editor.part](editor, solved)


def _weave(editor, _solved) -> Iterator[Control]:
    tools = [(colour, *both(lambda at: w.WEAVE_IN[at].format(term_label(colour)[at]))) for colour in COLOURS]
    yield Control("tool", "choice", *w.TOOL, editor.tool, (*tools, ("off", *w.OFF)))
    yield Control("history", "choice", *w.HISTORY, "on" if editor.draft.history else "off", options(w.HISTORIES))


def _setup(editor, _solved) -> Iterator[Control]:
    start = editor.draft.start
    yield Control("holes", "slider", *w.HOLES, start.loom.holes, (FEWEST_HOLES, MOST_HOLES))
    yield Control("reading", "choice", *w.READING, start.reading, terms(READINGS))
    yield Control("cards", "field", *w.CARDS, cards_line(start.shown or ()), w.CARDS_EXAMPLE)
    yield Control("goal", "field", *w.GOAL, cards_line(start.goal), w.GOAL_EXAMPLE)
    yield Control("buttons", "field", *w.BUTTONS, cards_line(start.buttons), w.BUTTONS_EXAMPLE)
    kept = "" if start.kept is None else ", ".join(COLOURS[colour] for colour in start.kept) or "none"
    yield Control("kept", "field", *w.KEPT, kept, w.KEPT_EXAMPLE)


def _ask(editor, _solved) -> Iterator[Control]:
    draft = editor.draft
    yield Control("ask", "choice", *words.ASK, draft.ask, options(w.ASKS))
    if draft.ask == "count":
        yield Control("card", "field", *w.CARD, draft.argument("card"), w.CARD_EXAMPLE)
    if draft.ask == "legal":
        yield Control("legal", "field", *words.LEGAL, draft.argument("move"), w.LEGAL_EXAMPLE)
    yield expect_control(draft)


def _file(editor, solved: Solved | None) -> Iterator[Control]:
    yield from file_controls(editor, w.FIELDS, solved)
