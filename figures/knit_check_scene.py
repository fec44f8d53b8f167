"""Self-check on a picture: choose all that is asked for, then have it checked. Any right answer passes; a wrong one is told why."""
from collections.abc import Callable, Iterator
from random import Random

import figures.knitting_circle  # noqa: F401  signs up the painters
from figures import knit_quests as words
from figures import labels
from figures.knit_checks import Check, Verdict
from figures.picture import Picture
from figures.saying import both, labelled, paragraph, rule_said
from figures.scene import Control, Event, View


class Checking:
    """Tasks of some kinds, one after the other, as many as one likes."""

    def __init__(self, kinds: tuple[Callable[[Random], Check], ...], seed: int = 1):
        self.kinds, self.rng = kinds, Random(seed)
        self.number = self.passed = self.tried = 0
        self._deal()
        self.first = self.check

    def _deal(self) -> None:
        self.check = self.kinds[self.number % len(self.kinds)](self.rng)
        self.chosen: tuple[str, ...] = ()
        self.verdict: Verdict | None = None
        self.given_up, self.typed = False, ""
        self.picture = Picture(self.check.position, self.check.marks, names=True)

    @property
    def done(self) -> bool:
        """Whether it was solved, or an answer was shown."""
        return self.given_up or bool(self.verdict and self.verdict[0])

    def handle(self, event: Event) -> None:
        """Choose a piece or let it go, have it checked, see an answer, go on to another."""
        if event.kind == "click":
            self._choose(str(event.value))
        elif event.kind == "type":
            self._type(str(event.value).lower().split())
        elif event.kind == "control" and isinstance(event.value, tuple) and event.value and str(event.value[0]) in _CONTROLS:
            _CONTROLS[str(event.value[0])](self)

    def _choose(self, gid: str) -> None:
        """A piece chosen, or let go; a tile beside a space stands for its space."""
        gid = ":".join(["space", gid.split(":")[1]]) if gid.startswith("slot:") and "space:" in self.check.of else gid
        if self.done or gid not in self.picture.targets() or not gid.startswith(self.check.of):
            return
        self.verdict, self.typed = None, ""
        self.chosen = tuple(each for each in self.chosen if each != gid) if gid in self.chosen else (*self.chosen, gid)

    def _type(self, names: list[str]) -> None:
        """Names of pieces, with the beginning that they share or without; `check` has it checked."""
        for name in names:
            found = [name] if name.startswith(self.check.of) else [of + name for of in self.check.of]
            known = next((gid for gid in found if gid in self.picture.targets()), "")
            if name == "check":
                self._check()
            elif known:
                self._choose(known)
            else:
                self.typed = name
                return

    def _check(self) -> None:
        if not self.done and self.chosen:
            self.verdict = self.check.judge(self.chosen)
            self.tried, self.passed = self.tried + 1, self.passed + self.verdict[0]

    def _clear(self) -> None:
        if not self.done:
            self.chosen, self.verdict = (), None

    def _give_up(self) -> None:
        if not self.done:
            self.given_up, self.chosen, self.verdict = True, self.check.answer, None

    def _new(self) -> None:
        self.number += 1
        self._deal()

    def view(self) -> View:
        """The task, what has been chosen, and what was said of it."""
        return View(self.check.position, self._marks(), both(self._said), tuple(self._controls()), ask=both(lambda at: paragraph(self.check.ask[at], "question")))

    def _marks(self) -> tuple:
        if self.done:
            return (*self.check.marks, ("member", self.chosen))
        wrong = self.verdict[2] if self.verdict else ()
        return (*self.check.marks, ("chosen", tuple(gid for gid in self.chosen if gid not in wrong)), ("blocker", wrong))

    def _said(self, at: int) -> str:
        parts = [paragraph(words.NOT_THERE[at].format(self.typed[:30], self._example), "mistake")] if self.typed else []
        parts += self._judged(at)
        tally = paragraph(words.RIGHT_SO_FAR[at].format(self.passed, self.tried), "tally") if self.tried else ""
        return "".join([*parts, self._named(at), tally])

    def _named(self, at: int) -> str:
        """The pieces chosen, as they are called."""
        names = (self.picture.targets()[gid][at] for gid in self.chosen)
        return labelled(words.CHOSEN, ("; ", "／")[at].join(names), at) if self.chosen else ""

    def _judged(self, at: int) -> list[str]:
        if self.given_up:
            return [paragraph(words.SHOWN[at], "hint"), rule_said(self.check.rule, at)]
        if not self.verdict:
            return []
        right, told, _ = self.verdict
        verdict = paragraph((labels.CORRECT if right else labels.WRONG)[at], "right" if right else "wrong")
        return [verdict, *(paragraph(label[at]) for label in told), rule_said(self.check.rule, at)]

    @property
    def _example(self) -> str:
        return next(gid for gid in self.picture.targets() if gid.startswith(self.check.of))

    def _controls(self) -> Iterator[Control]:
        ready = bool(self.chosen) and not self.done
        why = words.DONE if self.done else words.NOTHING_CHOSEN
        yield Control("check", "button", *words.CHECK, enabled=ready, why=why)
        yield Control("clear", "button", *words.CLEAR, enabled=ready, why=why)
        yield Control("line", "line", *words.TYPE, options=(self._example,) * 2)
        yield Control("show", "button", *words.SHOW, enabled=not self.done, why=words.DONE, above=True)
        yield Control("new", "button", *labels.NEW, above=True)

    def text(self) -> str:
        """The first task and one right answer."""
        return f"{self.first.rule}: {self.first.ask[0]} {' '.join(self.first.answer)}"


_CONTROLS: dict[str, Callable[[Checking], None]] = {
    "check": Checking._check,
    "clear": Checking._clear,
    "show": Checking._give_up,
    "new": Checking._new,
}
