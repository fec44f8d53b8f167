"""The clickable picture in Jupyter: one widget for all games, with a live scene (figures/live.py) behind it.

The whole picture travels once, when the browser asks for the widget's state; an event is one message
up and one down, and the one down holds only what changed. What a reader has done is kept by the browser (store.js)
under the board's key, and comes up again as one message where a page is opened anew.
"""
import base64
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from figures.heard import heard
from figures.live import KEPT, MOST_KEPT, LiveScene
from figures.plain import plain
from figures.saying import mistaken
from figures.scene import Event, Scene
from rulelib.mistake import Mistake

HERE = Path(__file__).parent
SCRIPTS = ("language.js", "store.js", "host.js", "controls.js", "wire.js", "target.js", "again.js", "board.js")


def script(*names: str) -> str:
    """The named scripts of this folder as one, since a widget has one script and there is no build step."""
    return "\n".join((HERE / name).read_text(encoding="utf-8") for name in names)


class Board(anywidget.AnyWidget):
    """A scene as a clickable picture with its controls and what is said about it; `make` begins the scene.

    `click`, `hover`, `type` and `control` do what the reader's browser does, and need no kernel.
    `trouble` is the last exception that a scene raised, None where all went well.
    """

    _esm = script(*SCRIPTS)
    _css = (HERE / "board.css").read_text(encoding="utf-8")
    # Never assigned again: each time a browser asks for the state it is drawn from the scene as it stands then.
    page = traitlets.Any(None).tag(sync=True, to_json=lambda value, board: board.state())

    on_page = ""  # the page whose cells are run, as its head cell has named it

    def __init__(self, make: Callable[[], Scene]):
        self.live = LiveScene(make)
        self.key = f"{self.on_page}:{self.live.name}" if self.on_page else ""
        super().__init__(page="drawn when asked for")
        self.on_msg(self._receive)

    @property
    def scene(self) -> Scene:
        """The scene as it stands."""
        return self.live.scene

    @property
    def trouble(self) -> Exception | None:
        """The last exception that the scene raised."""
        return self.live.trouble

    def click(self, gid: str) -> None:
        """Click a piece of the picture by its gid."""
        self._happen(Event("click", gid))

    def hover(self, gid: str = "") -> None:
        """Point at a piece, or at nothing with ""; unheard where the scene did not ask for it."""
        if not gid or gid in self.live.view.hover:
            self._happen(Event("hover", gid))

    def type(self, line: str) -> None:
        """Type a line, the twin of a click."""
        self._happen(Event("type", line))

    def control(self, id: str, value: Any = None) -> None:
        """Use a control by its id, with its new value."""
        self._happen(Event("control", (id, value)))

    def state(self) -> dict:
        """All that a browser needs to show the board as it stands now, and the key under which it keeps what is done."""
        return {"key": self.key, **self.live.page()}

    def set_state(self, sync_data: dict) -> None:
        """A browser sends events, never state: whatever it says of a board's state changes nothing."""

    def text(self) -> str:
        """The fixed text form: what the scene says of itself, then what is asked and said in English, then in Japanese."""
        said = (plain("".join(told)) for told in zip(self.live.view.ask, self.live.view.say))
        return "\n".join(part for part in (self.scene.text(), *said) if part)

    def __repr__(self) -> str:
        return self.text()

    def _repr_mimebundle_(self, **kwargs):
        forms, metadata = super()._repr_mimebundle_(**kwargs)
        still = base64.b64encode(self.scene.picture.png()).decode("ascii")
        return {**forms, "image/png": still}, {**metadata, "image/png": {"alt": self.text()}}

    def _receive(self, widget, content, buffers) -> None:
        number = content.get("n") if isinstance(content, dict) and isinstance(content.get("n"), int) else None
        if isinstance(content, dict) and content.get("kind") == "replay":
            self.send({"n": number, **self.live.replay(_replayed(content.get("value")))})
            return
        try:
            event = heard(content)
        except Mistake as mistake:
            self.send({"n": number, "pieces": {}, "say": list(mistaken(mistake))})
            return
        if event is not None:
            self._happen(event, number, content.get("kept") is not False)

    def _happen(self, event: Event, number: Any = None, kept: bool = True) -> None:
        self.send({"n": number, **self.live.happen(event, kept)})


def _replayed(kept: Any) -> list[Event]:
    """The events of a list that a browser has kept; what is none is passed over."""
    events = []
    for each in kept[:MOST_KEPT] if isinstance(kept, list) else ():
        try:
            event = heard({"kind": each[0], "value": each[1]}) if isinstance(each, list) and len(each) == 2 else None
        except Mistake:
            continue
        if event is not None and event.kind in KEPT:
            events.append(event)
    return events
