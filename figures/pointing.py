"""Self-check by pointing: click a piece of which something is true. Any right piece passes; a wrong one is told why. Any game."""
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from figures import labels
from figures.labels import Label
from figures.picture import Picture
from figures.saying import both, labelled, paragraph, rule_said
from figures.scene import Control, Event, View

RIGHT_SO_FAR: Label = ("Right so far: {0} of {1}", "正解：{1}回中{0}回")
TYPE: Label = ("Type the name of a piece", "場所や駒の名前を入力")
NOT_THERE: Label = ("Nothing here is called {0}; type a name such as {1}.", "{0}という場所はここにないので、{1}のような名前を入力してください。")
CLICKED: Label = ("You chose", "選んだもの")


class Quest(NamedTuple):
    """A piece to find: what is asked, the pieces of which it is true, and the rule that it is about.

    before, after: the position while one looks, and once the piece is found; marks: what the question speaks of;
    about(gid) tells what holds of a piece, right or wrong; shown: options of the picture.
    """

    ask: Label
    right: frozenset[str]
    rule: str
    before: Any
    after: Any
    about: Callable[[str], Label]
    marks: tuple = ()
    shown: tuple[tuple[str, Any], ...] = ()


class Pointing:
    """Quests of some kinds, one after the other, as many as one likes."""

    def __init__(self, kinds: tuple[Callable[[Random], Quest], ...], seed: int = 1):
        self.kinds, self.rng = kinds, Random(seed)
        self.number = self.passed = self.tried = 0
        self._deal()

    def _deal(self) -> None:
        self.quest = self.kinds[self.number % len(self.kinds)](self.rng)
        self.clicked = self.typed = ""
        self.picture = Picture(self.quest.before, self.quest.marks, names=True, **dict(self.quest.shown))

    @property
    def done(self) -> bool:
        """Whether a right piece has been found."""
        return self.clicked in self.quest.right

    def handle(self, event: Event) -> None:
        """A piece clicked, or its name typed; another quest."""
        if event.kind == "click":
            self._point(str(event.value))
        elif event.kind == "type":
            self._point(str(event.value).strip())
        elif event.kind == "control" and isinstance(event.value, tuple) and event.value[:1] == ("new",):
            self.number += 1
            self._deal()

    def _point(self, gid: str) -> None:
        if self.done:
            return
        by_name = {known.lower(): known for known in self.picture.targets()}
        self.typed = "" if gid.lower() in by_name else gid
        self.clicked = by_name.get(gid.lower(), "")
        self.tried += bool(self.clicked)
        self.passed += self.done

    def view(self) -> View:
        """The quest, and what was said of the last piece."""
        position = self.quest.after if self.done else self.quest.before
        return View(position, self._marks(), both(self._said), tuple(self._controls()))

    def _marks(self) -> tuple:
        if self.done:
            others = tuple(sorted(self.quest.right - {self.clicked}))
            return (*self.quest.marks, ("member", (self.clicked,)), ("candidate", others))
        return (*self.quest.marks, ("blocker", (self.clicked,))) if self.clicked else self.quest.marks

    def _said(self, at: int) -> str:
        parts = [paragraph(self.quest.ask[at], "question")]
        if self.typed:
            parts.append(paragraph(NOT_THERE[at].format(self.typed[:30], self._example), "mistake"))
        if self.clicked:
            parts.append(paragraph((labels.CORRECT if self.done else labels.WRONG)[at], "right" if self.done else "wrong"))
            parts.append(labelled(CLICKED, self.picture.targets()[self.clicked][at], at))
            parts.append(paragraph(self.quest.about(self.clicked)[at]))
            parts.append(rule_said(self.quest.rule, at))
        tally = paragraph(RIGHT_SO_FAR[at].format(self.passed, self.tried), "tally") if self.tried else ""
        return "".join([*parts, tally])

    @property
    def _example(self) -> str:
        kinds = {gid.rpartition(":")[0] for gid in self.quest.right}
        wrong = [gid for gid in self.picture.targets() if gid not in self.quest.right]
        return next((gid for gid in wrong if gid.rpartition(":")[0] in kinds), (*wrong, *self.quest.right)[0])

    def _controls(self):
        yield Control("line", "line", *TYPE, options=(self._example,) * 2)
        yield Control("new", "button", *labels.NEW, above=True)

    def text(self) -> str:
        """The first quest and its right pieces."""
        return f"{self.quest.rule}: {self.quest.ask[0]} {' '.join(sorted(self.quest.right))}"
