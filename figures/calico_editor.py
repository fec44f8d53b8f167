"""A quilt editor: lay any quilt by clicking or typing, ask anything of it, and write the answer down as a case."""
import os
import re
from html import escape
from typing import Any

from figures import calico_editor_words as w
from figures.calico_bench import Bench
from figures.calico_draft import Draft, asked, draft_text, lay, of_case, quilt_cases, readable, redrawn
from figures.calico_editor_controls import controls
from figures.calico_saying import PLACES, question, value
from figures.calico_settings import SETTINGS
from figures.calico_targets import patch_label
from figures.labels import ANSWER, CASE_FILE, Label
from figures.picture import Picture
from figures.saying import both, labelled, mistaken, paragraph, reasons
from figures.scene import Event, View
from rulelib.calico import check, read_move
from rulelib.calico.board import BY_NAME, NAME
from rulelib.calico.patches import BY_TEXT, PATCHES, patch_text
from rulelib.calico.quilt import empty_quilt
from rulelib.calico.table import Turn
from rulelib.casefile import Case
from rulelib.forms import text
from rulelib.mistake import LANGUAGES, Mistake
from rulelib.story import write_whole


class Editor:
    """A case in the making on a bench with all the tiles; `draft` is what it is now, `before` and `after` what it was."""

    def __init__(self, case: Case | None = None):
        self.draft = of_case(case) if case else Draft(empty_quilt("blue"))
        self.before: list[Draft] = []
        self.after: list[Draft] = []
        self.chosen: int | None = PATCHES[0]
        self.part = "lay"
        self.offers: dict[str, Case] = {}
        self.taken = ""
        self.refusal: tuple | None = None
        self.message = both(lambda at: paragraph(w.START[at], "hint"))
        self.picture = Picture(self.bench, names=True)

    @property
    def bench(self) -> Bench:
        """The quilt as it lies now, and the tiles beside it."""
        return Bench(self.draft.quilt, tuple(PATCHES), self.chosen, unpick=True)

    @property
    def file_name(self) -> str:
        """What the case's file is called when it is downloaded."""
        return (re.sub(r"[^\w-]+", "-", self.draft.id).strip("-") or "case") + ".yaml"

    def handle(self, event: Event) -> None:
        """Lay or take off a tile, set anything, ask, save, load; what cannot be taken is told and changes nothing."""
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

    def _click(self, gid: str) -> None:
        if gid in self.bench.offered:
            self.chosen = BY_TEXT.get(gid.removeprefix("patch:"))
            self._hint(w.TAKING_OFF) if self.chosen is None else self._hint(w.CHOSEN, patch_label(self.chosen))
        elif gid in BY_NAME and self.chosen is None:
            self._set("off", gid)
        elif gid in BY_NAME:
            self._lay(Turn(self.chosen, BY_NAME[gid]))

    def _type(self, line: str) -> None:
        verb, _, rest = line.strip().partition(" ")
        if verb == "save":
            self._save(rest)
        elif verb in SETTINGS:
            self._set(verb, rest)
        else:
            self._lay(read_move(line, self.draft.start))

    def _lay(self, move: Turn) -> None:
        answer = check(self.draft.quilt, move)
        words = both(lambda at: PLACES[at].format(patch=patch_label(move.patch)[at], cell=NAME[move.cell]))
        if not answer.value:
            self._tell(lambda at: paragraph(w.REFUSED[at].format(words[at]), "wrong") + reasons(answer.because, at), answer.marks())
            return
        self._edit(lay(self.draft, move), w.LAID, words)

    def _set(self, name: str, word: Any) -> None:
        self._edit(SETTINGS[name](self.draft, text(word, name)), w.DONE)

    def _edit(self, draft: Draft, said: Label, *facts: Any) -> None:
        """Go on with another draft, unless it cannot be written down."""
        readable(draft)
        if draft == self.draft:
            self._hint(w.AS_BEFORE)
            return
        lost = self.draft.start != redrawn(self.draft.start) and draft.start == redrawn(draft.start) and said is not w.LOADED
        self.before.append(self.draft)
        self.after.clear()
        self.draft = draft
        self._hint(w.RECOUNTED if lost else said, *facts)

    def _control(self, control: Any, value: Any) -> None:
        if control in ("undo", "redo"):
            self._back_or_forth(control == "undo")
        elif control == "replace" and self.taken:
            self._save(self.taken, replace=True)
        elif control == "load" and isinstance(value, tuple) and len(value) == 2:
            self._load(*(text(part, "load") for part in value))
        elif isinstance(control, str) and control in (*SETTINGS, "part", "which", "save"):
            self._choose(control, text(value, control))

    def _choose(self, control: str, word: str) -> None:
        if control == "save":
            self._save(word)
        elif control in SETTINGS:
            self._set(control, word)
        elif control == "part" and word in w.PARTS:
            self.part = word
        elif control == "which" and word in self.offers:
            self._edit(of_case(self.offers[word]), w.LOADED, word)

    def _back_or_forth(self, back: bool) -> None:
        here, there = (self.before, self.after) if back else (self.after, self.before)
        if here:
            there.append(self.draft)
            self.draft = here.pop()
            self._hint(w.UNDONE if back else w.REDONE)

    def _load(self, name: str, source: str) -> None:
        cases = quilt_cases(source, name)
        try:
            draft = of_case(cases[0])
        except Mistake as mistake:
            raise mistake.at(cases[0].id, name) from None
        self.offers = {case.id: case for case in cases}
        self._edit(draft, w.LOADED, draft.id)

    def _save(self, path: str, replace: bool = False) -> None:
        """Write the case into a file; one that is there stays, unless it was seen to be there and may be replaced."""
        self.taken, path = "", os.path.expanduser(path.strip())
        if not path:
            return
        path = os.path.join(path, self.file_name) if os.path.isdir(path) else path
        source = draft_text(self.draft)
        try:
            write_whole(source, path, replace)
        except Mistake as mistake:
            self.taken = path if mistake.kind == "save-exists" else ""
            raise
        self._hint(w.SAVED, os.path.abspath(path))

    def view(self) -> View:
        """The bench with the answer's evidence, or with what refused the last edit; the answer, and the case it makes."""
        try:
            solved = asked(self.draft)
            marks, said = solved.answer.marks(), both(lambda at: self._answered(solved, at))
        except Mistake as mistake:
            solved, marks, said = None, (), both(lambda at: self._unanswered(mistake, at))
        marks = marks if self.refusal is None else self.refusal
        said = both(lambda at: self.message[at] + said[at])
        return View(self.bench, marks, said, tuple(controls(self, solved)), (), (self._focus(),))

    def _focus(self) -> str:
        return "patch:off" if self.chosen is None else f"patch:{patch_text(self.chosen)}"

    def _answered(self, solved, at: int) -> str:
        case, answer = solved.case, solved.answer
        passes = paragraph(w.PASSES[at].format(case.id), "right")
        fails = paragraph(w.FAILS[at].format(case.id, solved.failure), "wrong")
        written = f'<details><summary>{CASE_FILE[at]}</summary><pre style="overflow-x: auto; white-space: pre">{escape(draft_text(self.draft))}</pre></details>'
        asked_for = paragraph(question(solved, at), "question") + labelled(ANSWER, value(case.ask, answer.value, at), at, "answer")
        return asked_for + reasons(answer.because, at) + (passes if solved.passed else fails) + written

    def _unanswered(self, mistake: Mistake, at: int) -> str:
        cure = {"gain-needs-move": w.NEEDS_MOVE, "move-missing": w.NEEDS_LEGAL}.get(mistake.kind)
        return paragraph(cure[at] if cure else mistake.say(LANGUAGES[at]), "hint")

    def text(self) -> str:
        """The case as its file has it, or why there is none yet."""
        try:
            return draft_text(self.draft)
        except Mistake as mistake:
            return mistake.say()
