"""The frame of a case editor of any game: edits and their undoing, the question's answer, the case that it makes, its file."""
import re
from html import escape
from typing import Any

from figures import editor_words as w
from figures.case_draft import asked, draft_text, readable
from figures.labels import ANSWER, CASE_FILE, Label
from figures.lesson import speech
from figures.saying import both, labelled, mistaken, paragraph, reasons
from figures.scene import Event, View
from rulelib.casebook import Solved
from rulelib.casefile import Case
from rulelib.forms import text
from rulelib.mistake import LANGUAGES, Mistake


class CaseEditor:
    """A case in the making; `draft` is what it is now, `before` and `after` what it was.

    A game's editor has `settings` and `parts` (by their words), `lacking` (kind of Mistake: what to do about it), `picture`,
    and the methods at the end of this class.
    """

    settings: dict[str, Any] = {}
    parts: dict[str, Label] = {}
    lacking: dict[str, Label] = {}
    picture: Any

    def __init__(self, draft: Any, start: Label):
        self.draft = draft
        self.before: list[Any] = []
        self.after: list[Any] = []
        self.part = next(iter(self.parts))
        self.offers: dict[str, Case] = {}
        self.refusal: tuple | None = None
        self.message = both(lambda at: paragraph(start[at], "hint"))

    @property
    def file_name(self) -> str:
        """What the case's file is called when it is downloaded."""
        return (re.sub(r"[^\w-]+", "-", self.draft.id).strip("-") or "case") + ".yaml"

    def handle(self, event: Event) -> None:
        """Edit by clicks or lines, set anything, ask, load; what cannot be taken is told and changes nothing."""
        try:
            if event.kind == "click":
                self._click(str(event.value))
            elif event.kind == "type":
                self._type(text(event.value, "line"))
            elif event.kind == "control" and isinstance(event.value, tuple) and len(event.value) == 2:
                self._control(*event.value)
        except Mistake as mistake:
            self._tell(mistaken(mistake).__getitem__)

    def _tell(self, speak, refusal: tuple | None = None) -> None:
        self.message, self.refusal = both(speak), refusal

    def _hint(self, label: Label, *facts: Any) -> None:
        self._tell(lambda at: paragraph(label[at].format(*(fact[at] if isinstance(fact, tuple) else fact for fact in facts)), "hint"))

    def _type(self, line: str) -> None:
        verb, _, rest = line.strip().partition(" ")
        if verb == "save":
            self._hint(w.NOT_HERE)
        elif verb in self.settings:
            self._set(verb, rest)
        else:
            self._play(line)

    def _set(self, name: str, word: Any) -> None:
        self._edit(self.settings[name](self.draft, text(word, name)), w.DONE)

    def _edit(self, draft: Any, said: Label, *facts: Any) -> None:
        """Go on with another draft, unless it cannot be written down."""
        readable(draft)
        if draft == self.draft:
            self._hint(w.AS_BEFORE)
            return
        said = self._said_of(draft, said)
        self.before.append(self.draft)
        self.after.clear()
        self.draft = draft
        self._hint(said, *facts)
        self._shown()

    def _control(self, control: Any, value: Any) -> None:
        if control in ("undo", "redo"):
            self._back_or_forth(control == "undo")
        elif control == "load" and isinstance(value, tuple) and len(value) == 2:
            self._load(*(text(part, "load") for part in value))
        elif isinstance(control, str) and control in (*self.settings, "part", "which"):
            self._choose(control, text(value, control))

    def _choose(self, control: str, word: str) -> None:
        if control in self.settings:
            self._set(control, word)
        elif control == "part" and word in self.parts:
            self.part = word
        elif control == "which" and word in self.offers:
            self._edit(self._of_case(self.offers[word]), w.LOADED, word)

    def _back_or_forth(self, back: bool) -> None:
        here, there = (self.before, self.after) if back else (self.after, self.before)
        if here:
            there.append(self.draft)
            self.draft = here.pop()
            self._hint(w.UNDONE if back else w.REDONE)
            self._shown()

    def _load(self, name: str, source: str) -> None:
        cases = self._cases(source, name)
        try:
            draft = self._of_case(cases[0])
        except Mistake as mistake:
            raise mistake.at(cases[0].id, name) from None
        self.offers = {case.id: case for case in cases}
        self._edit(draft, w.LOADED, draft.id)

    def view(self) -> View:
        """The position with the answer's evidence, or with what refused the last edit; the answer, and the case it makes."""
        try:
            solved = asked(self.draft)
            marks, said = solved.answer.marks(), both(lambda at: self._answered(solved, at))
        except Mistake as mistake:
            solved, marks, said = None, (), both(lambda at: self._unanswered(mistake, at))
        marks = self._seen(marks if self.refusal is None else self.refusal)
        said = both(lambda at: self.message[at] + said[at])
        return View(self._position(), marks, said, tuple(self._controls(solved)), (), self._focus())

    def _answered(self, solved: Solved, at: int) -> str:
        case, answer, say = solved.case, solved.answer, speech(solved.case.game)
        passes = paragraph(w.PASSES[at].format(case.id), "right")
        fails = paragraph(w.FAILS[at].format(case.id, solved.failure), "wrong")
        written = f'<details><summary>{CASE_FILE[at]}</summary><pre>{escape(draft_text(self.draft))}</pre></details>'
        asked_for = paragraph(say.question(solved, at), "question") + labelled(ANSWER, say.value(case.ask, answer.value, at), at, "answer")
        return asked_for + reasons(answer.because, at) + (passes if solved.passed else fails) + written

    def _unanswered(self, mistake: Mistake, at: int) -> str:
        cure = self.lacking.get(mistake.kind)
        return paragraph(cure[at] if cure else mistake.say(LANGUAGES[at]), "hint")

    def text(self) -> str:
        """The case as its file has it, or why there is none yet."""
        try:
            return draft_text(self.draft)
        except Mistake as mistake:
            return mistake.say()

    def _said_of(self, draft: Any, said: Label) -> Label:
        """What is said of an edit; a game may have something more to say."""
        return said

    def _seen(self, marks: tuple) -> tuple:
        """The marks whose pieces are drawn."""
        return marks

    def _shown(self) -> None:
        """After another draft: a new picture where there are other pieces."""

    def _click(self, gid: str) -> None:
        raise NotImplementedError

    def _play(self, line: str) -> None:
        raise NotImplementedError

    def _of_case(self, case: Case) -> Any:
        raise NotImplementedError

    def _cases(self, source: str, name: str) -> list[Case]:
        raise NotImplementedError

    def _position(self) -> Any:
        raise NotImplementedError

    def _focus(self) -> tuple[str, ...]:
        raise NotImplementedError

    def _controls(self, solved: Solved | None):
        raise NotImplementedError
