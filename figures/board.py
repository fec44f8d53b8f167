"""The clickable picture: one widget for all games, with a scene (figures/scene.py) behind it.

The whole picture travels once, when the browser asks for the widget's state; an event is one message
up and one down, and the one down holds only what changed.
"""
import base64
import logging
from pathlib import Path

import anywidget
import traitlets

from figures.plain import plain
from figures.scene import Event, View

HERE = Path(__file__).parent
SCRIPTS = ("language.js", "controls.js", "wire.js", "target.js", "board.js")
KINDS = ("click", "hover", "type", "control")
BROKE = (
    "<p>Something went wrong inside this page, not in your move. The picture stays as it was; try something else, or run the cell again.</p>",
    "<p>操作のせいではなく、このページの中で不具合が起きました。図はそのまま残しています。別の操作を試すか、セルをもう一度実行してください。</p>",
)

log = logging.getLogger("figures.board")
# Without a handler of our own Python writes tracebacks to stderr, and Jupyter puts that into the page.
log.addHandler(logging.NullHandler())


def script(*names: str) -> str:
    """The named scripts of this folder as one, since a widget has one script and there is no build step."""
    return "\n".join((HERE / name).read_text(encoding="utf-8") for name in names)


class Board(anywidget.AnyWidget):
    """A scene as a clickable picture with its controls and what is said about it.

    `click`, `hover`, `type` and `control` do what the reader's browser does, and need no kernel.
    `trouble` is the last exception that a scene raised, None where all went well.
    """

    _esm = script(*SCRIPTS)
    _css = (HERE / "board.css").read_text(encoding="utf-8")
    # Never assigned again: each time a browser asks for the state it is drawn from the scene as it stands then.
    page = traitlets.Any(None).tag(sync=True, to_json=lambda value, board: board._whole())

    def __init__(self, scene):
        self.scene, self.trouble, self._view = scene, None, scene.view()
        self._picture = scene.picture
        self._picture.change(self._view.position, self._view.marks)
        self._sent = self._surroundings()
        super().__init__(page="drawn when asked for")
        self.on_msg(self._receive)

    def click(self, gid: str) -> None:
        """Click a piece of the picture by its gid."""
        self._happen(Event("click", gid))

    def hover(self, gid: str = "") -> None:
        """Point at a piece, or at nothing with ""; unheard where the scene did not ask for it."""
        if not gid or gid in self._view.hover:
            self._happen(Event("hover", gid))

    def type(self, line: str) -> None:
        """Type a line, the twin of a click."""
        self._happen(Event("type", line))

    def control(self, id: str, value=None) -> None:
        """Use a control by its id, with its new value."""
        self._happen(Event("control", (id, value)))

    def text(self) -> str:
        """The fixed text form: what the scene says of itself, then what is asked and said in English, then in Japanese."""
        said = (plain("".join(told)) for told in zip(self._view.ask, self._view.say))
        return "\n".join(part for part in (self.scene.text(), *said) if part)

    def __repr__(self) -> str:
        return self.text()

    def _repr_mimebundle_(self, **kwargs):
        forms, metadata = super()._repr_mimebundle_(**kwargs)
        still = base64.b64encode(self.scene.picture.png()).decode("ascii")
        return {**forms, "image/png": still}, metadata

    def _receive(self, widget, content, buffers) -> None:
        kind, value = content.get("kind"), content.get("value")
        if kind not in KINDS:
            log.warning("a message of unknown kind %r", kind)
            return
        if kind == "control":
            value = tuple(tuple(part) if isinstance(part, list) else part for part in value)
        self._happen(Event(kind, value), content.get("n"))

    def _happen(self, event: Event, number=None) -> None:
        pieces = self._play(event)
        before, self._sent = self._sent, self._surroundings()
        changed = {name: value for name, value in self._sent.items() if value != before[name] or name == "say"}
        if self.scene.picture is not self._picture:  # the scene has begun another picture: all of it travels
            self._picture = self.scene.picture
            changed |= {"svg": self._picture.svg(), "targets": self._sent["targets"]}
            pieces = {}
        elif "targets" in changed:
            changed["targets"] = _difference(before["targets"], self._sent["targets"])
        self.send({"n": number, "pieces": pieces, **changed})

    def _play(self, event: Event) -> dict[str, str]:
        """Let the scene have the event; a scene that raises keeps its picture and says so."""
        try:
            self.scene.handle(event)
            view = self.scene.view()
            pieces = self.scene.picture.change(view.position, view.marks)
        except Exception as trouble:
            log.exception("the scene broke at %r", event)
            self.trouble, self._view = trouble, self._view._replace(say=BROKE)
            return {}
        self._view = view
        return pieces

    def _surroundings(self) -> dict:
        view: View = self._view
        return {
            "ask": list(view.ask),
            "say": list(view.say),
            "controls": [control._asdict() for control in view.controls],
            "targets": self.scene.picture.targets(),
            "hover": list(view.hover),
            "focus": list(view.focus),
        }

    def _whole(self) -> dict:
        return {"svg": self.scene.picture.svg(), **self._surroundings()}


def _difference(before: dict, now: dict) -> dict:
    """What has to be laid over `before` to make it `now`; None for what is gone."""
    gone = dict.fromkeys(before.keys() - now.keys())
    return gone | {gid: labels for gid, labels in now.items() if before.get(gid) != labels}
