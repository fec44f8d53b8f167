"""The controls of the quilt editor, one part of the work at a time."""
from collections.abc import Iterator

from figures import calico_editor_words as w
from figures.calico_draft import draft_text
from figures.calico_settings import PAIRS
from figures.labels import KINDS, Label
from figures.saying import both
from figures.scene import Control
from rulelib.calico.board import BORDERS, SPACES
from rulelib.calico.cats import CATS
from rulelib.calico.goals import GOALS
from rulelib.calico.patches import PATTERNS
from rulelib.casebook import Solved
from rulelib.mistake import LANGUAGES
from rulelib.words import COMMA, term

Options = tuple[tuple[str, str, str], ...]


def controls(editor, solved: Solved | None) -> Iterator[Control]:
    """The controls that the editor shows now."""
    yield Control("line", "line", *w.LINE, options=w.EXAMPLE)
    yield Control("undo", "button", *w.UNDO, enabled=bool(editor.before), why=w.NOTHING_BEFORE)
    yield Control("redo", "button", *w.REDO, enabled=bool(editor.after), why=w.NOTHING_AFTER)
    yield Control("part", "choice", *w.PART, editor.part, _options(w.PARTS))
    yield from {"lay": _lay, "setup": _setup, "ask": _ask, "file": _file}[editor.part](editor, solved)


def _options(labels: dict[str, Label]) -> Options:
    return tuple((value, *label) for value, label in labels.items())


def _term(key: str) -> Label:
    return both(lambda at: term(key, LANGUAGES[at]))


def _terms(keys) -> Options:
    return tuple((key, *_term(key)) for key in keys)


def _lay(editor, _solved) -> Iterator[Control]:
    yield Control("history", "choice", *w.HISTORY, "on" if editor.draft.history else "off", _options(w.HISTORIES))


def _setup(editor, _solved) -> Iterator[Control]:
    quilt = editor.draft.start
    yield Control("border", "choice", *w.BORDER, quilt.border, _terms(BORDERS))
    cats = tuple((name, *both(lambda at: w.POINTS[at].format(_term(name)[at], CATS[name].points))) for name in CATS)
    pairs = tuple((pair, *both(lambda at: COMMA[LANGUAGES[at]].join(_term(pattern)[at] for pattern in pair.split()))) for pair in PAIRS)
    for at, name in enumerate(quilt.cat_names):
        liked = " ".join(PATTERNS[pattern] for pattern in range(6) if quilt.wants[pattern] == at)
        yield Control(f"cat{at + 1}", "choice", *both(lambda lang: w.CAT[lang].format(at + 1)), name, cats)
        yield Control(f"likes{at + 1}", "choice", *both(lambda lang: w.LIKES[lang].format(_term(name)[lang])), liked, pairs)
    for space, goal in zip(SPACES, quilt.goals):
        yield Control(space, "choice", *_term(space), goal, _terms(GOALS))


def _ask(editor, _solved) -> Iterator[Control]:
    draft = editor.draft
    yield Control("ask", "choice", *w.ASK, draft.ask, _options(w.ASKS))
    if draft.ask == "legal":
        yield Control("legal", "field", *w.LEGAL, draft.move, ("kd C2", "kd C2"))
    yield Control("expect", "field", *w.EXPECT, draft.expect, w.EXPECT_EXAMPLE)


def _file(editor, solved: Solved | None) -> Iterator[Control]:
    draft = editor.draft
    for name, (label, example) in w.FIELDS.items():
        held = getattr(draft, name)
        yield Control(name, "field", *label, held if isinstance(held, str) else ", ".join(held), example)
    yield Control("kind", "choice", *w.KIND, draft.kind, _options(KINDS))
    source = draft_text(draft) if solved else ""
    yield Control("download", "download", *w.DOWNLOAD, (editor.file_name, source), enabled=bool(source), why=w.NOT_ASKED)
    yield Control("load", "file", *w.LOAD)
    if len(editor.offers) > 1:
        chosen = draft.id if draft.id in editor.offers else None
        yield Control("which", "choice", *w.WHICH, chosen, tuple((id, id, id) for id in editor.offers))
    yield Control("save", "field", *w.SAVE, "", w.SAVE_EXAMPLE)
    if editor.taken:
        yield Control("replace", "button", *both(lambda at: w.REPLACE[at].format(editor.taken)))
