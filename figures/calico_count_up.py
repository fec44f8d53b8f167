"""A quilt added up point by point: each goal, cat and button with the tiles that prove it, and the sum so far."""
from html import escape
from typing import Any, NamedTuple

from figures import labels
from figures.picture import Picture
from figures.saying import both, paragraph, reason_item
from figures.scene import Control, Event, View
from rulelib.answer import Answer, Because
from rulelib.calico.goals import GOALS
from rulelib.calico.quilt import Quilt
from rulelib.calico.scoring import score
from rulelib.mistake import LANGUAGES
from rulelib.words import term

KINDS = dict.fromkeys((goal.rule for goal in GOALS.values()), "goals") | {
    "calico.cat.size": "cats",
    "calico.shape.any-orientation": "cats",
    "calico.button.three": "buttons",
    "calico.button.rainbow": "buttons",
}  # the rules that bring points, by what they are counted as
ORDER = ("goals", "cats", "buttons")
BEGIN = ("Goals first, then cats, then buttons. Press Next for the first points.", "まず目標、次にネコ、最後にボタンを数えます。「次へ」で始めましょう。")
HEAD = ("+{0} · {1} ({2})", "{1}：+{0}点（{2}）")
SO_FAR = ("{parts} = {total} points", "{parts}＝{total}点")
FEW = ("{} points so far", "ここまで{}点")


class Item(NamedTuple):
    """Points and the reason that brings them; what they are counted as."""

    kind: str
    points: int
    reason: Because


def items(answer: Answer) -> tuple[Item, ...]:
    """All that a score is made of, in the order of counting: goals, cats, buttons."""
    found = [Item(KINDS[reason.rule], reason.fact("points"), reason) for reason in answer.because if reason.holds and reason.rule in KINDS]
    return tuple(sorted(found, key=lambda item: ORDER.index(item.kind)))


class CountUp:
    """A score counted item by item, forth and back."""

    def __init__(self, quilt: Quilt):
        self.quilt, self.answer, self.at = quilt, score(quilt), 0
        self.items = items(self.answer)
        self.picture = Picture(quilt, names=True)

    def handle(self, event: Event) -> None:
        """A step, or a jump with the slider."""
        if event.kind == "control" and isinstance(event.value, tuple) and len(event.value) == 2:
            name, value = event.value
            step = {"next": self.at + 1, "back": self.at - 1}.get(name, value if name == "at" else None)
            if isinstance(step, int):
                self.at = max(0, min(step, len(self.items)))

    def view(self) -> View:
        """The quilt with the tiles that brought the last points; at the end with nothing marked."""
        marks: Any = self.items[self.at - 1].reason.marks if self.at else ()
        return View(self.quilt, marks, both(self.said), tuple(self._controls()))

    def said(self, at: int) -> str:
        """The last points with their reason, the sum so far, and at the end the whole of it."""
        if not self.at:
            return paragraph(BEGIN[at], "hint") + self._sum(at)
        item = self.items[self.at - 1]
        head = HEAD[at].format(item.points, term(item.kind, LANGUAGES[at]), labels.CASE_OF[at].format(self.at, len(self.items)))
        parts = [f'<p class="answer"><b>{escape(head)}</b></p><ul class="reasons">{reason_item(item.reason, at)}</ul>', self._sum(at)]
        if self.at == len(self.items):
            parts.append(f'<ul class="reasons">{reason_item(self.answer.because[0], at)}</ul>')
        return "".join(parts)

    def _sum(self, at: int) -> str:
        done = self.items[: self.at]
        if len(done) < 2:
            return paragraph(FEW[at].format(sum(item.points for item in done)), "tally")
        plus = (" + ", "＋")[at]
        parts = plus.join(str(item.points) for item in done)
        return paragraph(SO_FAR[at].format(parts=parts, total=sum(item.points for item in done)), "tally")

    def _controls(self):
        yield Control("back", "button", *labels.BACK, enabled=self.at > 0, why=labels.FIRST, above=True)
        yield Control("next", "button", *labels.NEXT, enabled=self.at < len(self.items), why=labels.LAST, above=True)
        yield Control("at", "slider", *labels.COUNTED, self.at, (0, len(self.items)), above=True)

    def text(self) -> str:
        """Every item with its points and rule, and the total."""
        lines = [f"{item.kind} {item.points} [{item.reason.rule}]" for item in self.items]
        return "\n".join([*lines, f"total {self.answer.value['total']}"])
