"""A quilt editor: lay any quilt by clicking or typing, ask anything of it, and write the answer down as a case."""
from collections.abc import Iterator
from typing import Any

from figures import calico_editor_words as w
from figures.calico_bench import Bench
from figures.calico_draft import about_a_quilt, lay, new_draft, of_case, redrawn
from figures.calico_editor_controls import controls
from figures.calico_saying import PLACES
from figures.calico_settings import SETTINGS
from figures.calico_targets import patch_label
from figures.case_draft import Draft, cases_in
from figures.case_editor import CaseEditor
from figures.editor_words import LOADED
from figures.labels import Label
from figures.picture import Picture
from figures.saying import both, paragraph, reasons
from figures.scene import Control
from rulelib.calico import check, read_move
from rulelib.calico.board import BY_NAME, NAME
from rulelib.calico.patches import BY_TEXT, PATCHES, patch_text
from rulelib.calico.table import Turn
from rulelib.casebook import Solved
from rulelib.casefile import Case


class Editor(CaseEditor):
    """A case in the making on a bench with all the tiles; `chosen` is the tile to lay, None to take one off."""

    settings, parts = SETTINGS, w.PARTS
    lacking = {"gain-needs-move": w.NEEDS_MOVE, "move-missing": w.NEEDS_LEGAL}

    def __init__(self, case: Case | None = None):
        super().__init__(of_case(case) if case else new_draft(), w.START)
        self.chosen: int | None = PATCHES[0]
        self.picture = Picture(self.bench, names=True)

    @property
    def bench(self) -> Bench:
        """The quilt as it lies now, and the tiles beside it."""
        return Bench(self.draft.now, tuple(PATCHES), self.chosen, unpick=True)

    def _position(self) -> Bench:
        return self.bench

    def _click(self, gid: str) -> None:
        if gid in self.bench.offered:
            self.chosen = BY_TEXT.get(gid.removeprefix("patch:"))
            self._hint(w.TAKING_OFF) if self.chosen is None else self._hint(w.CHOSEN, patch_label(self.chosen))
        elif gid in BY_NAME and self.chosen is None:
            self._set("off", gid)
        elif gid in BY_NAME:
            self._lay(Turn(self.chosen, BY_NAME[gid]))

    def _play(self, line: str) -> None:
        self._lay(read_move(line, self.draft.start))

    def _lay(self, move: Turn) -> None:
        answer = check(self.draft.now, move)
        words = both(lambda at: PLACES[at].format(patch=patch_label(move.patch)[at], cell=NAME[move.cell]))
        if not answer.value:
            self._tell(lambda at: paragraph(w.REFUSED[at].format(words[at]), "wrong") + reasons(answer.because, at), answer.marks())
            return
        self._edit(lay(self.draft, move), w.LAID, words)

    def _said_of(self, draft: Any, said: Label) -> Label:
        """An edit after which the tokens follow from the picture, where they did not before, says so."""
        lost = self.draft.start != redrawn(self.draft.start) and draft.start == redrawn(draft.start) and said is not LOADED
        return w.RECOUNTED if lost else said

    def _of_case(self, case: Case) -> Draft:
        return of_case(case)

    def _cases(self, source: str, name: str) -> list[Case]:
        return cases_in(source, name, about_a_quilt, "no-quilt-case")

    def _focus(self) -> tuple[str, ...]:
        return ("patch:off" if self.chosen is None else f"patch:{patch_text(self.chosen)}",)

    def _controls(self, solved: Solved | None) -> Iterator[Control]:
        return controls(self, solved)
