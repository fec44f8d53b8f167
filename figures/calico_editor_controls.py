"""The controls of the quilt editor, one part of the work at a time."""
from collections.abc import Iterator

from figures import calico_editor_words as w, editor_words as words
from figures.calico_settings import PAIRS
from figures.case_editor_controls import expect_control, file_controls, frame_controls, options, term_label, terms
from figures.saying import both
from figures.scene import Control
from rulelib.calico.board import BORDERS, SPACES
from rulelib.calico.cats import CATS
from rulelib.calico.goals import GOALS
from rulelib.calico.patches import PATTERNS
from rulelib.casebook import Solved
from rulelib.mistake import LANGUAGES
from rulelib.words import COMMA


def controls(editor, solved: Solved | None) -> Iterator[Control]:
    """The controls that the editor shows now."""
    yield from frame_controls(editor, w.PARTS, w.EXAMPLE)
    yield from {"lay": _lay, "setup": _setup, "ask": _ask, "file": _file}[editor.part](editor, solved)


def _lay(editor, _solved) -> Iterator[Control]:
    yield Control("history", "choice", *w.HISTORY, "on" if editor.draft.history else "off", options(w.HISTORIES))


def _setup(editor, _solved) -> Iterator[Control]:
    quilt = editor.draft.start
    yield Control("border", "choice", *w.BORDER, quilt.border, terms(BORDERS))
    cats = tuple((name, *both(lambda at: w.POINTS[at].format(term_label(name)[at], CATS[name].points))) for name in CATS)
    pairs = tuple((pair, *both(lambda at: COMMA[LANGUAGES[at]].join(term_label(pattern)[at] for pattern in pair.split()))) for pair in PAIRS)
    for at, name in enumerate(quilt.cat_names):
        liked = " ".join(PATTERNS[pattern] for pattern in range(6) if quilt.wants[pattern] == at)
        yield Control(f"cat{at + 1}", "choice", *both(lambda lang: w.CAT[lang].format(at + 1)), name, cats)
        yield Control(f"likes{at + 1}", "choice", *both(lambda lang: w.LIKES[lang].format(term_label(name)[lang])), liked, pairs)
    for space, goal in zip(SPACES, quilt.goals):
        yield Control(space, "choice", *term_label(space), goal, terms(GOALS))


def _ask(editor, _solved) -> Iterator[Control]:
    draft = editor.draft
    yield Control("ask", "choice", *words.ASK, draft.ask, options(w.ASKS))
    if draft.ask == "legal":
        yield Control("legal", "field", *words.LEGAL, draft.argument("move"), ("kd C2", "kd C2"))
    yield expect_control(draft)


def _file(editor, solved: Solved | None) -> Iterator[Control]:
    yield from file_controls(editor, w.FIELDS, solved)
