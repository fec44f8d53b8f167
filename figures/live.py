"""What a board knows, without any host: a scene, the events that have made it what it is, and what an answer must bring.

An event that is kept is [kind, value] as JSON has it; a scene begun again that hears them all stands where this one does.
"""
import logging
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

from figures.scene import Event, Scene, View

KEPT = ("click", "type", "control")
MOST_KEPT = 20_000
BROKE = (
    "<p>Something went wrong inside this page, not in your move. The picture stays as it was; try something else, or start this board afresh.</p>",
    "<p>操作のせいではなく、このページの中で不具合が起きました。図はそのまま残しています。別の操作を試すか、このボードを最初から始めてください。</p>",
)

log = logging.getLogger("figures.board")
# Without a handler of our own Python writes tracebacks to stderr, and Jupyter puts that into the page.
log.addHandler(logging.NullHandler())


class LiveScene:
    """A scene that is played: `make` begins it, and begins it again where events are replayed.

    `trouble` is the last exception that the scene raised, None where all went well.
    """

    def __init__(self, make: Callable[[], Scene]):
        self._make, self.trouble = make, None
        self._begin()
        self.name = self._named()

    def _named(self) -> str:
        """A name out of what lies there at the beginning: what was done on another board is not replayed here."""
        begun = (type(self.scene).__name__, self.scene.text(), sorted(self._picture.targets().items()))
        return sha256(repr(begun).encode()).hexdigest()[:12]

    def _begin(self) -> None:
        self.scene, self.events = self._make(), []
        self._look(self.scene.view())
        self._sent = self.surroundings()

    def _look(self, view: View) -> dict[str, str]:
        picture = self.scene.picture
        changed = picture.change(view.position, view.marks)
        self.view, self._picture = view, picture
        return changed

    def happen(self, event: Event, kept: bool = True) -> dict:
        """Let the scene have an event; what has changed, piece by piece. Only what is kept is replayed later."""
        told = self._keep(event) if kept and event.kind in KEPT else {}
        picture, before = self._picture, self._sent
        pieces = self._play(event)
        self._sent = now = self.surroundings()
        changed = {name: value for name, value in now.items() if value != before[name] or name == "say"}
        if self._picture is not picture:  # the scene has begun another picture: all of it travels
            changed |= {"svg": self._picture.svg(), "targets": now["targets"]}
            pieces = {}
        elif "targets" in changed:
            changed["targets"] = _difference(before["targets"], now["targets"])
        return {"pieces": pieces, **changed, **told}

    def replay(self, events: Iterable[Event]) -> dict:
        """Begin again and let the scene have all these events; the whole page as it stands then."""
        self._begin()
        self.events = list(events)[:MOST_KEPT]
        for event in self.events:
            self._handle(event)
        try:
            self._look(self.scene.view())
        except Exception as trouble:
            self._broke(trouble, "the replayed events")
        self._sent = self.surroundings()
        return self.page()

    def page(self) -> dict:
        """All that is to be seen, and the events that have led there."""
        return {"svg": self._picture.svg(), **self.surroundings(), "events": [[*event] for event in self.events]}

    def surroundings(self) -> dict:
        """What stands around the picture."""
        view = self.view
        return {
            "ask": list(view.ask),
            "say": list(view.say),
            "controls": [control._asdict() for control in view.controls],
            "targets": self._picture.targets(),
            "hover": list(view.hover),
            "focus": list(view.focus),
        }

    def _play(self, event: Event) -> dict[str, str]:
        """The pieces that look otherwise now; a scene that raises keeps its picture and says so."""
        if not self._handle(event):
            return {}
        try:
            return self._look(self.scene.view())
        except Exception as trouble:
            return self._broke(trouble, event)

    def _handle(self, event: Event) -> bool:
        try:
            self.scene.handle(event)
        except Exception as trouble:
            self._broke(trouble, event)
            return False
        return True

    def _broke(self, trouble: Exception, event: Any) -> dict[str, str]:
        log.error("the scene broke at %r", event, exc_info=trouble)
        self.trouble, self.view = trouble, self.view._replace(say=BROKE)
        return {}

    def _keep(self, event: Event) -> dict:
        if len(self.events) >= MOST_KEPT:
            return {}
        if self.events and self._slides_on(self.events[-1], event):
            self.events.pop()
        self.events.append(event)
        return {"kept": [len(self.events) - 1, [*event]]}

    def _slides_on(self, last: Event, event: Event) -> bool:
        """Whether an event is a slider moved on: only where it stopped counts."""
        used, again = (each.value[0] if each.kind == "control" and isinstance(each.value, tuple) and each.value else None for each in (last, event))
        return used is not None and used == again and any(control.id == used and control.kind == "slider" for control in self.view.controls)


def _difference(before: dict, now: dict) -> dict:
    """What has to be laid over `before` to make it `now`; None for what is gone."""
    gone = dict.fromkeys(before.keys() - now.keys())
    return gone | {gid: labels for gid, labels in now.items() if before.get(gid) != labels}
