"""Sewing on a workbench: choose a tile, click a space, see what it brings or why it may not lie there."""
from typing import Any

from figures import labels
from figures.calico_bench import Bench
from figures.calico_prospects import prospect_marks
from figures.calico_saying import PLACES, POINTS, value
from figures.calico_targets import patch_label
from figures.picture import Picture
from figures.saying import both, labelled, mistaken, paragraph, reasons
from figures.scene import Control, Event, View
from rulelib.answer import Answer
from rulelib.calico import check, read_move, show
from rulelib.calico.board import BY_NAME, GOAL_CELLS, NAME, NEAR
from rulelib.calico.goals import judge
from rulelib.calico.patches import BY_TEXT, PATCHES
from rulelib.calico.quilt import Quilt, laid
from rulelib.calico.scoring import score
from rulelib.calico.table import Turn
from rulelib.calico.tokens import gain
from rulelib.mistake import LANGUAGES, Mistake
from rulelib.words import COMMA, term

CHOOSE = ("Choose a tile below the quilt, then click a space.", "キルトの下のタイルを1枚選び、次に置くマスを選んでください。")
CLICK = ("Chosen: {0}. Now click a space.", "{0}を選んでいます。置くマスを選んでください。")
BROUGHT = ("{0} brings", "{0}を置いて得たもの")
REFUSED = ("Not allowed", "置けません")
TOTAL = ("Score so far", "ここまでの得点")
EXAMPLE = ("yd B2", "yd B2")


class Sewing:
    """A quilt to sew on freely, with any of some tiles. The best spaces for the chosen tile are shown where `hints` is set."""

    def __init__(self, quilt: Quilt, patches=PATCHES, hints: bool = True):
        self.before: list[Quilt] = []
        self.after: list[Quilt] = []
        self.bench = Bench(quilt, tuple(patches), patches[0] if len(patches) == 1 else None)
        self.hints = hints
        self.answer: Answer | None = None
        self.said: tuple[str, str] = both(lambda at: paragraph(CHOOSE[at], "hint"))
        self.marks: tuple = ()
        self.pointed: int | None = None
        self.picture = Picture(self.bench, names=True)

    @property
    def quilt(self) -> Quilt:
        """The quilt as it lies."""
        return self.bench.quilt

    def handle(self, event: Event) -> None:
        """Choose a tile, lay it, look at what it would bring, take the last one back."""
        if event.kind == "click":
            self._click(str(event.value))
        elif event.kind == "hover":
            self.pointed = BY_TEXT.get(str(event.value).removeprefix("patch:"))
        elif event.kind == "type":
            self._type(event.value)
        elif event.kind == "control":
            self._control(*event.value)

    def _click(self, gid: str) -> None:
        self.pointed = None
        if gid in self.bench.offered:
            self._choose(BY_TEXT[gid.removeprefix("patch:")])
        elif gid in BY_NAME and self.bench.chosen is None:
            self._say(lambda at: paragraph(CHOOSE[at], "hint"))
        elif gid in BY_NAME:
            self.lay(self.bench.chosen, BY_NAME[gid])

    def _choose(self, patch: int) -> None:
        self.bench = self.bench._replace(chosen=patch)
        self._say(lambda at: paragraph(CLICK[at].format(patch_label(patch)[at]), "hint"))

    def _type(self, line: Any) -> None:
        try:
            move = read_move(line, self.quilt)
        except Mistake as mistake:
            self._say(mistaken(mistake).__getitem__)
            return
        self.lay(move.patch, move.cell)

    def _control(self, control: str, _value: Any) -> None:
        if control == "undo" and self.before:
            self.after.append(self.quilt)
            self._look(self.before.pop())
        elif control == "redo" and self.after:
            self.before.append(self.quilt)
            self._look(self.after.pop())

    def lay(self, patch: int, cell: int) -> None:
        """Lay a tile, or say why it may not lie there."""
        turn = Turn(patch, cell)
        self.answer = check(self.quilt, turn)
        words = both(lambda at: PLACES[at].format(patch=patch_label(patch)[at], cell=NAME[cell]))
        if not self.answer.value:
            self._say(lambda at: labelled((f"{words[at]}: {REFUSED[0]}", f"{words[1]}は{REFUSED[1]}"), "", at, "wrong") + reasons(self.answer.because, at))
            self.marks = self.answer.marks()
            return
        sewn = laid(self.quilt, patch, cell)
        brought, goals = gain(self.quilt, patch, cell), goals_surrounded(sewn, cell)
        self.answer = Answer(brought.value, (*(reason for goal in goals.values() for reason in goal.because), *brought.because))
        self.before.append(self.quilt)
        self.after.clear()
        self.bench = self.bench._replace(quilt=sewn)
        self._say(lambda at: labelled((BROUGHT[0].format(words[0]), BROUGHT[1].format(words[1])), _brought(brought, goals, at), at, "answer") + reasons(self.answer.because, at))
        self.marks = self.answer.marks()

    def _look(self, quilt: Quilt) -> None:
        self.bench = self.bench._replace(quilt=quilt)
        self._say(lambda at: paragraph(CHOOSE[at], "hint"))

    def _say(self, speak) -> None:
        self.said, self.marks = both(speak), ()

    def view(self) -> View:
        """The bench with its marks, what was said last, and the score so far."""
        marks = self.marks if self.pointed is None else prospect_marks(self.quilt, self.pointed)
        total = score(self.quilt).value
        said = both(lambda at: self.said[at] + labelled(TOTAL, value("score", total, at), at, "tally"))
        return View(self.bench, marks, said, tuple(self._controls()), self.bench.offered if self.hints else (), self.bench.offered[:1])

    def _controls(self):
        yield Control("line", "line", *labels.TYPED, options=EXAMPLE)
        yield Control("undo", "button", *labels.UNDO, enabled=bool(self.before), why=labels.NOTHING_BEFORE, above=True)
        yield Control("redo", "button", *labels.REDO, enabled=bool(self.after), why=labels.NOTHING_AFTER, above=True)

    def text(self) -> str:
        """The quilt as it is typed, and what it scores with the rules that say so."""
        answer = score(self.quilt)
        return f"{show(self.quilt)['quilt']}{value('score', answer.value, 0)} [{', '.join(answer.rules)}]"


def goals_surrounded(quilt: Quilt, cell: int) -> dict[str, Answer]:
    """The goals whose last space a tile on `cell` has just filled: what each scores, and why."""
    done = [space for space, goal in enumerate(GOAL_CELLS) if NEAR[goal] >> cell & 1 and not NEAR[goal] & quilt.free]
    return {quilt.goals[space]: judge(quilt, space) for space in done}


def _brought(tokens: Answer, goals: dict[str, Answer], at: int) -> str:
    """Tokens and goals in short."""
    lang = LANGUAGES[at]
    parts = [f"{term(goal, lang)} {POINTS[at].format(judged.value)}" for goal, judged in goals.items()]
    if any(tokens.value.values()) or not parts:
        parts.insert(0, value("gain", tokens.value, at))
    return COMMA[lang].join(parts)
