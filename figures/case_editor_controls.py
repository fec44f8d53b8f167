"""The controls of a case editor of any game, one part of the work at a time."""
from collections.abc import Iterator
from typing import Any

from figures import editor_words as w
from figures.case_draft import draft_text
from figures.labels import KINDS, Label
from figures.saying import both
from figures.scene import Control
from rulelib.casebook import Solved
from rulelib.mistake import LANGUAGES
from rulelib.words import term

Options = tuple[tuple[str, str, str], ...]


def options(labels: dict[str, Label]) -> Options:
    """The options of a choice."""
    return tuple((value, *label) for value, label in labels.items())


def term_label(key: str) -> Label:
    """A word of the glossary in both languages."""
    return both(lambda at: term(key, LANGUAGES[at]))


def terms(keys) -> Options:
    """Words of the glossary as options."""
    return tuple((key, *term_label(key)) for key in keys)


def frame_controls(editor: Any, parts: dict[str, Label], example: Label) -> Iterator[Control]:
    """The typed twin, the steps, and which part of the work is shown."""
    yield Control("line", "line", *w.LINE, options=example)
    yield Control("undo", "button", *w.UNDO, enabled=bool(editor.before), why=w.NOTHING_BEFORE, above=True)
    yield Control("redo", "button", *w.REDO, enabled=bool(editor.after), why=w.NOTHING_AFTER, above=True)
    yield Control("part", "choice", *w.PART, editor.part, options(parts))


def expect_control(draft: Any) -> Control:
    """What the case is to expect."""
    return Control("expect", "field", *w.EXPECT, draft.expect, w.EXPECT_EXAMPLE)


def file_controls(editor: Any, fields: dict[str, tuple[Label, Label]], solved: Solved | None) -> Iterator[Control]:
    """What is written about the case, and its file; `fields` gives each a label and an example."""
    draft = editor.draft
    for name, (label, example) in fields.items():
        held = getattr(draft, name)
        yield Control(name, "field", *label, held if isinstance(held, str) else ", ".join(held), example)
    yield Control("kind", "choice", *w.KIND, draft.kind, options(KINDS))
    source = draft_text(draft) if solved else ""
    yield Control("download", "download", *w.DOWNLOAD, (editor.file_name, source), enabled=bool(source), why=w.NOT_ASKED)
    yield Control("load", "file", *w.LOAD)
    if len(editor.offers) > 1:
        chosen = draft.id if draft.id in editor.offers else None
        yield Control("which", "choice", *w.WHICH, chosen, tuple((id, id, id) for id in editor.offers))
