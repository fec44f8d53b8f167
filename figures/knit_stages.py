"""A scene that goes from position to position: each with what was said of the move that led there, and steps back and forth."""
from collections.abc import Iterator
from typing import Any, NamedTuple

from figures import labels
from figures.labels import Label
from figures.notes import Note
from figures.picture import Picture
from figures.saying import both, mistaken, paragraph
from figures.scene import Control, Event
from rulelib.mistake import Mistake

STEPS = ("undo", "redo", "again")


class Stage(NamedTuple):
    """A position, and what was said and marked when it came about."""

    position: Any
    note: Note = Note()


def hinted(hint: Label) -> Note:
    """A hint as a note; nothing where there is none."""
    return Note(both(lambda at: paragraph(hint[at], "hint") if hint[at] else ""))


class Staged:
    """Positions one after the other. A scene adds what a click, a typed line and a control do, and its view."""

    picture: Picture

    def __init__(self, position: Any, hint: Label = ("", "")):
        self.first, self.hint = position, hint
        self._begin()

    def _begin(self) -> None:
        self.past: list[Stage] = []
        self.coming: list[Stage] = []
        self._stand(Stage(self.first, hinted(self.hint)))

    def _stand(self, stage: Stage) -> None:
        self.stage, self.note = stage, stage.note
        self.settle()

    @property
    def position(self) -> Any:
        """The position as it stands."""
        return self.stage.position

    def settle(self) -> None:
        """What another position means for what was half chosen, and for the picture."""

    def clicked(self, gid: str) -> None:
        """A piece that can be clicked was clicked."""

    def typed(self, line: str) -> None:
        """A line that is no step was typed; a Mistake is told."""

    def pressed(self, name: str, value: Any) -> None:
        """A control that is no step was used."""

    def go(self, position: Any, note: Note) -> None:
        """On to another position, from which one can go back."""
        self.past.append(self.stage)
        self.coming.clear()
        self._stand(Stage(position, note))

    def handle(self, event: Event) -> None:
        """A click, a typed line, a control."""
        if event.kind == "click":
            if str(event.value) in self.picture.targets():
                self.clicked(str(event.value))
        elif event.kind == "type":
            self._type(" ".join(str(event.value).split()))
        elif event.kind == "control" and isinstance(event.value, tuple) and len(event.value) == 2:
            name, value = event.value
            if name in STEPS:
                self._step(name)
            else:
                self.pressed(str(name), value if isinstance(value, str) else None)

    def _type(self, line: str) -> None:
        if line in STEPS:
            self._step(line)
            return
        try:
            self.typed(line)
        except Mistake as mistake:
            self.note = Note(mistaken(mistake))

    def _step(self, name: str) -> None:
        if name == "again":
            self._begin()
            return
        back, forth = (self.past, self.coming) if name == "undo" else (self.coming, self.past)
        if back:
            forth.append(self.stage)
            self._stand(back.pop())

    def step_controls(self) -> Iterator[Control]:
        """A move back, a move forward, all from the beginning."""
        yield Control("undo", "button", *labels.UNDO, enabled=bool(self.past), why=labels.NOTHING_BEFORE, above=True)
        yield Control("redo", "button", *labels.REDO, enabled=bool(self.coming), why=labels.NOTHING_AFTER, above=True)
        yield Control("again", "button", *labels.AGAIN, enabled=bool(self.past), why=labels.NOTHING_BEFORE, above=True)
