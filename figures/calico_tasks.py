"""Self-check on the board: lay a tile so that it does what is asked. Any right space passes; a wrong one is told why."""
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from figures import labels
from figures.calico_bench import Bench
from figures.calico_sewing import Sewing
from figures.calico_saying import PLACES, value
from figures.calico_targets import patch_label
from figures.calico_unseen import unseen_quilt
from figures.picture import Picture
from figures.saying import both, labelled, paragraph, reasons
from figures.scene import Control, View
from rulelib.answer import Answer
from rulelib.calico import check, show
from rulelib.calico.board import NAME
from rulelib.calico.patches import COLOUR_OF, PATCHES, PATTERN_OF, patch_text
from rulelib.calico.quilt import Quilt, laid
from rulelib.calico.table import Turn
from rulelib.calico.tokens import Prospect, gain, prospect
from rulelib.groups import members

COUNT = ("Right so far: {0} of {1}", "正解：{1}回中{0}回")

DONE = ("This one is solved; “New position” gives another.", "この局面はもう解けました。「新しい局面」で次に進めます。")
OTHER = ("{0} is not among the tiles of this task.", "{0}は、この問題のタイルではありません。")


class Aim(NamedTuple):
    """What is asked, in English and Japanese ({0} is the tile), and whether a placement does it."""

    en: str
    ja: str
    right: Callable[[Quilt, int, int, Prospect], bool]
    standard: bool = False


def _second(quilt: Quilt, patch: int, cell: int, there: Prospect) -> bool:
    return there.button and quilt.buttons[COLOUR_OF[patch]] > 0


def _wasted(quilt: Quilt, patch: int, cell: int, there: Prospect) -> bool:
    """The tile joins a scored group of its colour and so brings no button."""
    return there.colour_size > 3 and not there.button


def _again(quilt: Quilt, patch: int, cell: int, there: Prospect) -> bool:
    return there.cat is not None and quilt.cats[quilt.wants[PATTERN_OF[patch]]] > 0


AIMS: dict[str, Aim] = {
    "button": Aim("Lay {0} so that you earn a button.", "ボタンを得られるように、{0}を置いてください。", lambda q, p, c, there: there.button),
    "second-button": Aim("This colour has a button already. Lay {0} so that you earn another.", "この色のボタンはもうあります。もう1個得られるように、{0}を置いてください。", _second),
    "no-button": Aim("Lay {0} so that a group that has its button grows, and no new button comes.", "ボタンを得たまとまりにつながり、新しいボタンにならないマスへ{0}を置いてください。", _wasted),
    "cat": Aim("Lay {0} so that a cat comes.", "ネコが来るように、{0}を置いてください。", lambda q, p, c, there: there.cat is not None),
    "cat-again": Aim("This cat has come before. Lay {0} so that it comes again.", "このネコはもう来ています。もう一度来るように、{0}を置いてください。", _again),
    "both": Aim("Lay {0} so that a button and a cat come at once.", "ボタンとネコを同時に得られるように、{0}を置いてください。", lambda q, p, c, there: there.button and there.cat is not None),
    "nothing": Aim("Lay {0} next to the same colour, but so that no token comes.", "同じ色の隣で、しかもトークンを得ないマスへ{0}を置いてください。", lambda q, p, c, there: there.colour_size > 1 and not there.points),
    "shape": Aim("Lay {0} so that its cat finds the shape that it wants.", "ネコの求める形ができるように、{0}を置いてください。", lambda q, p, c, there: there.cat is not None, True),
}  # fmt: skip
AIMS |= {f"{name}-standard": AIMS[name]._replace(standard=True) for name in ("button", "second-button", "no-button")}


class Task(NamedTuple):
    """A quilt and a tile to lay on it, and the cells where it does what is asked."""

    aim: str
    quilt: Quilt
    patch: int
    right: frozenset[int]


def unseen_task(aim: str, rng: Random) -> Task:
    """A task by chance, with at least one right space and at least three wrong ones."""
    wanted = AIMS[aim]
    while True:
        quilt, patch = unseen_quilt(rng, rng.randrange(8, 15), wanted.standard), rng.choice(PATCHES)
        if aim == "shape" and not quilt.cat_for(PATTERN_OF[patch]).shape:
            continue
        free = list(members(quilt.free))
        right = frozenset(cell for cell in free if wanted.right(quilt, patch, cell, prospect(quilt, patch, cell)))
        if right and len(free) - len(right) > 2:
            return Task(aim, quilt, patch, right)


class Tasks(Sewing):
    """Tasks of some aims, one after the other, as many as one likes."""

    def __init__(self, aims: tuple[str, ...], seed: int = 1):
        self.aims, self.rng, self.tried, self.passed = aims, Random(seed), 0, 0
        self.number = 0
        self._deal()
        super().__init__(self.task.quilt, (self.task.patch,), hints=False)
        self._ask()
        self.picture = Picture(self.bench, names=True)

    def _deal(self) -> None:
        self.task = unseen_task(self.aims[self.number % len(self.aims)], self.rng)
        self.done = False

    def _ask(self) -> None:
        self.bench = Bench(self.task.quilt, (self.task.patch,), self.task.patch)
        self._say(lambda at: self._wish(at))

    def _wish(self, at: int) -> str:
        aim = AIMS[self.task.aim]
        return paragraph((aim.en, aim.ja)[at].format(patch_label(self.task.patch)[at]), "question")

    def _control(self, control: str, _value) -> None:
        if control == "new":
            self.number += 1
            self._deal()
            self._ask()
            self.picture = Picture(self.bench, names=True)
        elif control == "again":
            self._ask()
            self.done = False

    def lay(self, patch: int, cell: int) -> None:
        """Lay the tile of the task; what it does is told with its reasons, right or wrong."""
        if self.done or patch != self.task.patch:
            self._say(lambda at: self._wish(at) + paragraph((DONE if self.done else OTHER)[at].format(patch_label(patch)[at]), "hint"))
            return
        legal = check(self.task.quilt, Turn(patch, cell))
        self.answer = gain(self.task.quilt, patch, cell) if legal.value else legal
        right = cell in self.task.right
        self.tried, self.passed = self.tried + legal.value, self.passed + right
        self.done = right
        lying = laid(self.task.quilt, patch, cell) if legal.value else self.task.quilt
        self.bench = Bench(lying, (patch,), patch)
        self._say(lambda at: self._wish(at) + self._verdict(at, cell, right, legal))
        self.marks = self.answer.marks()

    def _click(self, gid: str) -> None:
        if not self.done:
            self.bench = Bench(self.task.quilt, (self.task.patch,), self.task.patch)
        super()._click(gid)

    def _verdict(self, at: int, cell: int, right: bool, legal: Answer) -> str:
        where = PLACES[at].format(patch=patch_label(self.task.patch)[at], cell=NAME[cell])
        said = value("gain", self.answer.value, at) if legal.value else value("legal", False, at)
        brought = labelled((where, where), said, at, "answer")
        verdict = paragraph((labels.CORRECT if right else labels.WRONG)[at], "right" if right else "wrong")
        return verdict + brought + reasons(self.answer.because, at)

    def view(self) -> View:
        """The task, what was said of the last try, and how many were right."""
        said = both(lambda at: self.said[at] + paragraph(COUNT[at].format(self.passed, self.tried), "tally"))
        return View(self.bench, self.marks, said, tuple(self._controls()))

    def _controls(self):
        yield Control("line", "line", *labels.TYPED, options=(f"{patch_text(self.task.patch)} B2",) * 2)
        yield Control("again", "button", *labels.AGAIN, above=True)
        yield Control("new", "button", *labels.NEW, above=True)

    def text(self) -> str:
        """The first task, and where its tile does what is asked."""
        cells = " ".join(NAME[cell] for cell in sorted(self.task.right))
        return f"{show(self.task.quilt)['quilt']}{self.task.aim} {patch_text(self.task.patch)}: {cells}"
