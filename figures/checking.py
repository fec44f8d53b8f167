"""A self-check of any game: choose all that is asked for, then have it checked. Any right answer passes; a wrong one is told why."""
from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any

from figures import labels
from figures.labels import Label
from figures.picture import Picture
from figures.quests import filled
from figures.saying import paragraph, rule_said
from figures.scene import Control, Event

Verdict = tuple[bool, tuple[Label, ...], tuple[str, ...]]  # right?, what is to be said, the pieces that are wrong

CHECK: Label = ("Check", "答え合わせ")
CLEAR: Label = ("Begin again", "選び直す")
SHOW: Label = ("Show an answer", "答えを見る")
CHOSEN: Label = ("Chosen", "選んだもの")
NOTHING_CHOSEN: Label = ("Choose something first.", "先に何か選んでください。")
DONE: Label = ("This one is done; “New position” gives another.", "この局面は終わりました。「新しい局面」で次に進めます。")
TYPE: Label = ("Type names, or check", "名前か check を入力")
NOT_THERE: Label = ("Nothing to choose here is called {0}; type a name such as {1}.", "{0}というものはここでは選べないので、{1}のような名前を入力してください。")
RIGHT_SO_FAR: Label = ("Right so far: {0} of {1}", "正解：{1}回中{0}回")
SHOWN: Label = ("One right answer is marked.", "正しい答えの1つに印を付けました。")


def all_of(right: Collection[str], about: Callable[[str], Label], left_out: Label) -> Callable[[tuple[str, ...]], Verdict]:
    """Judges by a set: each piece too many is told why, of those missing only how many."""

    def judge(chosen: tuple[str, ...]) -> Verdict:
        wrong = tuple(gid for gid in chosen if gid not in right)
        lacking = len(set(right) - set(chosen))
        told = tuple(dict.fromkeys(map(about, wrong)))[:3]
        return not wrong and not lacking, (*told, *((filled(left_out, number=lacking),) if lacking else ())), wrong

    return judge


class Checks:
    """Tasks of some kinds, one after the other, as many as one likes.

    A task has `ask`, `rule`, `of` (beginnings of the names of what can be chosen), `judge(chosen)` and `answer`; a game adds the
    picture of a task, its view, and how a piece is chosen and named.
    """

    def __init__(self, kinds: tuple[Callable[[Random], Any], ...], seed: int = 1):
        self.kinds, self.rng = kinds, Random(seed)
        self.number = self.passed = self.tried = 0
        self._deal()
        self.first = self.check

    def _deal(self) -> None:
        self.check = self.kinds[self.number % len(self.kinds)](self.rng)
        self.chosen: tuple[str, ...] = ()
        self.verdict: Verdict | None = None
        self.given_up, self.typed = False, ""
        self.picture = self._drawn()

    def _drawn(self) -> Picture:
        raise NotImplementedError

    @property
    def done(self) -> bool:
        """Whether it was solved, or an answer was shown."""
        return self.given_up or bool(self.verdict and self.verdict[0])

    def handle(self, event: Event) -> None:
        """Choose a piece or let it go, have it checked, see an answer, go on to another."""
        if event.kind == "click":
            self._choose(str(event.value))
        elif event.kind == "type":
            self._type(self._names(str(event.value)))
        elif event.kind == "control" and isinstance(event.value, tuple) and event.value and str(event.value[0]) in _CONTROLS:
            _CONTROLS[str(event.value[0])](self)

    def _names(self, line: str) -> list[str]:
        return line.split()

    def _choose(self, gid: str) -> None:
        if self.done or gid not in self.picture.targets() or not gid.startswith(self.check.of):
            return
        self.verdict, self.typed = None, ""
        self.chosen = self._with(gid)

    def _with(self, gid: str) -> tuple[str, ...]:
        """What is chosen once a piece is chosen too, or let go."""
        return tuple(each for each in self.chosen if each != gid) if gid in self.chosen else (*self.chosen, gid)

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

    def _typo(self, at: int) -> list[str]:
        """That nothing is called what was typed."""
        return [paragraph(NOT_THERE[at].format(self.typed[:30], self._example), "mistake")] if self.typed else []

    def _tally(self, at: int) -> list[str]:
        return [paragraph(RIGHT_SO_FAR[at].format(self.passed, self.tried), "tally")] if self.tried else []

    def _judged(self, at: int) -> list[str]:
        if self.given_up:
            return [paragraph(SHOWN[at], "hint"), rule_said(self.check.rule, at)]
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
        why = DONE if self.done else NOTHING_CHOSEN
        yield Control("check", "button", *CHECK, enabled=ready, why=why)
        yield Control("clear", "button", *CLEAR, enabled=ready, why=why)
        yield Control("line", "line", *TYPE, options=(self._example,) * 2)
        yield Control("show", "button", *SHOW, enabled=not self.done, why=DONE, above=True)
        yield Control("new", "button", *labels.NEW, above=True)

    def text(self) -> str:
        """The first task and one right answer."""
        return f"{self.first.rule}: {self.first.ask[0]} {' '.join(self.first.answer)}"


_CONTROLS: dict[str, Callable[[Checks], None]] = {"check": Checks._check, "clear": Checks._clear, "show": Checks._give_up, "new": Checks._new}
