"""What a clickable picture is told by its page: events in, views out; plain values, no Jupyter.

A scene is any object with `picture` (a Picture; another object when other pieces are to be seen), `handle(event)`, `view()`
and `text()` (a fixed text form with its evidence, which the notebooks' tests compare).
`handle` changes the scene and never raises for bad input: the sentence about it goes into the next view.
`view` is pure and is asked after each event.
"""
from typing import Any, NamedTuple, Protocol


class Event(NamedTuple):
    """What the reader did.

    kind "click": value is the gid of a target. kind "hover": a gid of `view.hover`, or "" on leaving.
    kind "type": the typed line. kind "control": (id of the control, its new value).
    """

    kind: str
    value: Any = None


class Control(NamedTuple):
    """A button or field beside the picture, labelled in English and Japanese.

    kind       value shown              options                        the event's value
    "button"   -                        -                              None
    "choice"   the chosen value         (value, English, Japanese) …   the chosen value; more than five become a menu
    "slider"   whole number             (least, most)                  whole number
    "line"     text, None clears it     (English, Japanese) example    sent as Event("type", line)
    "field"    text, kept               (English, Japanese) example    the text, when it is entered or left
    "file"     -                        -                              (file name, text)
    "download" (file name, text)        -                              never sent: the browser saves the text
    A control that is not `enabled` tells `why` (English, Japanese): a button when pointed at or pressed, a choice that is made never,
    the others at once.
    above: it stands over all that is said, where longer words do not push it about (steps from one position to another).
    narrow: the value that it takes by itself, once, where the board is first seen on a narrow screen.
    """

    id: str
    kind: str
    en: str
    ja: str
    value: Any = None
    options: tuple = ()
    enabled: bool = True
    why: tuple[str, str] = ("", "")
    above: bool = False
    narrow: Any = None


class View(NamedTuple):
    """What is to be seen now: a position with its marks, what is said about it as (English, Japanese) HTML, and the controls.

    ask: a question, (English, Japanese) HTML; where there is one the controls stand beneath it and what is said beneath the controls,
    so that an answer pushes nothing away from under the finger.
    hover: the gids whose hovering the scene wants to know of; focus: the gids where the keyboard starts, first one counts.
    """

    position: Any
    marks: tuple = ()
    say: tuple[str, str] = ("", "")
    controls: tuple[Control, ...] = ()
    hover: tuple[str, ...] = ()
    focus: tuple[str, ...] = ()
    ask: tuple[str, str] = ("", "")


class Scene(Protocol):
    """What stands behind a board; the head of this module says what each member promises."""

    picture: Any

    def handle(self, event: Event) -> None:
        """Take an event."""

    def view(self) -> View:
        """What is to be seen now."""

    def text(self) -> str:
        """The fixed text form."""
