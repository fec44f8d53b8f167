"""A loom editor: weave and take off, flip any crossing, set cards and buttons, ask anything, and write the answer down as a case."""
import re
from collections.abc import Iterator
from typing import Any

import figures.weave_paint  # noqa: F401  signs up the painters
from figures import weave_editor_words as w
from figures.case_draft import Draft, begun, cases_in
from figures.case_editor import CaseEditor
from figures.editor_words import DONE
from figures.labels import Label
from figures.picture import Picture
from figures.saying import both, paragraph, reasons
from figures.scene import Control
from figures.warp_and_weft_saying import move_words
from figures.weave_case_draft import about_a_loom, new_draft, put, take_button
from figures.weave_editor_controls import controls
from figures.weave_loom import Weaving
from figures.weave_settings import SETTINGS
from rulelib.casebook import Solved
from rulelib.casefile import Case
from rulelib.warp_and_weft import check, read, read_move, show, show_move
from rulelib.warp_and_weft.legality import Mark, Weave
from rulelib.warp_and_weft.texts import read_card, read_place
from rulelib.warp_and_weft.threads import COLOURS

_PLACE = re.compile(r"[vh]\d+")
_CROSSING = re.compile(r"v\d+-h\d+")


class Editor(CaseEditor):
    """A case in the making on a loom; `tool` is the colour that a click weaves, or "off"."""

    settings, parts = SETTINGS, w.PARTS
    lacking = {"move-missing": w.NEEDS_LEGAL}

    def __init__(self, case: Case | None = None):
        super().__init__(begun(case) if case else new_draft(), w.START)
        self.tool = COLOURS[0]
        self.picture = self._painted()

    def _position(self) -> Weaving:
        return Weaving(self.draft.now)

    def _painted(self) -> Picture:
        return Picture(self._position(), names=True)

    def _shown(self) -> None:
        painted = self._painted()
        if painted.pieces.keys() != self.picture.pieces.keys() or painted.size != self.picture.size:
            self.picture = painted

    def _seen(self, marks: tuple) -> tuple:
        return tuple((role, tuple(name for name in names if name in self.picture.pieces)) for role, names in marks)

    def _edit(self, draft: Draft, said: Label, *facts: Any) -> None:
        """Go on with another draft, unless its loom could not lie on a table, or a move on it is not allowed any more."""
        read(show(draft.start))
        read(show(draft.now))
        super()._edit(draft, said, *facts)

    def _control(self, control: Any, value: Any) -> None:
        if control == "tool" and value in (*COLOURS, "off"):
            self.tool = value
        else:
            super()._control(control, str(value) if control == "holes" else value)

    def _click(self, gid: str) -> None:
        if gid not in self.picture.pieces:
            return
        if _CROSSING.fullmatch(gid):
            self._set("flip", gid)
        elif _PLACE.fullmatch(gid) and self.tool == "off":
            self._set("off", gid)
        elif _PLACE.fullmatch(gid):
            self._put(Weave(COLOURS.index(self.tool), read_place(gid, self.draft.start.loom.holes)))
        elif gid.startswith("card:"):
            self._card(Mark(read_card(gid[5:])))

    def _card(self, mark: Mark) -> None:
        """A button on a card that has none, or off it."""
        without = take_button(self.draft, mark)
        if without == self.draft:
            self._put(mark)
        else:
            self._edit(without, DONE)

    def _play(self, line: str) -> None:
        first = line.strip().partition(" ")[0]
        self._put(read_move(f"weave {line}" if first in COLOURS else line, self.draft.start))

    def _put(self, move: Weave | Mark) -> None:
        """A thread or a button, where it may be; what lies there from the beginning asks only whether there is room."""
        weaver = self.draft.now
        bare = weaver._replace(kept=None, buttons=(), marked=False) if isinstance(move, Weave) else weaver._replace(kept=None, marked=False)
        answer = check(weaver if self.draft.history else bare, move)
        words = both(lambda at: move_words(show_move(move, weaver), at))
        if not answer.value:
            self._tell(lambda at: paragraph(w.REFUSED[at].format(words[at]), "wrong") + reasons(answer.because, at), answer.marks())
            return
        self._edit(put(self.draft, move), w.WOVEN, words)

    def _of_case(self, case: Case) -> Draft:
        return begun(case)

    def _cases(self, source: str, name: str) -> list[Case]:
        return cases_in(source, name, about_a_loom, "no-loom-case")

    def _focus(self) -> tuple[str, ...]:
        return ("v1",)

    def _controls(self, solved: Solved | None) -> Iterator[Control]:
        return controls(self, solved)
