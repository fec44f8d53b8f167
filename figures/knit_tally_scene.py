"""The points of a player counted one by one: garments, buttons, bonuses, requests, then what the angry cats take."""
from collections.abc import Iterator
from html import escape
from typing import NamedTuple

import figures.knitting_circle  # noqa: F401  signs up the painters
from figures import labels
from figures.knit_labels import Label
from figures.knit_telling import said
from figures.picture import Picture
from figures.saying import both, paragraph, reason_item
from figures.scene import Control, Event, View
from rulelib.answer import Answer, Because
from rulelib.knitting_circle import score
from rulelib.knitting_circle.knitter import Seat

KINDS = {
    "knit.score.garments": "garments",
    "knit.score.buttons": "buttons",
    "knit.score.bonus": "bonuses",
    "knit.score.requests": "requests",
    "knit.request.turned": "requests",
    "knit.score.angry": "angry-cat",
    "knit.score.unfinished": "unfinished",
}  # the rules that bring points or none, by what is counted
BEGIN: Label = ("Garments first, then buttons, bonuses, requests, angry cats. Press Next for the first points.", "衣服、ボタン、ボーナス、リクエスト、お怒り猫トークンの順に数えます。「次へ」で始めましょう。")
HEAD: Label = ("{1} · {0}", "{1}：{0}点")
UNFINISHED: Label = ("not finished", "未完成")
SO_FAR: Label = ("{parts} = {total} points", "{parts}＝{total}点")
FEW: Label = ("{} points so far", "ここまで{}点")


class Item(NamedTuple):
    """Points, which may be less than none, and the reason for them; what they are counted as."""

    kind: str
    points: int
    reason: Because


def items(answer: Answer) -> tuple[Item, ...]:
    """All that a score is made of, in the order of counting."""
    found = []
    for reason in answer.because:
        facts = dict(reason.facts)
        if reason.rule in KINDS and (reason.holds or reason.rule in ("knit.score.angry", "knit.score.unfinished")):
            found.append(Item(KINDS[reason.rule], -facts["lost"] if "lost" in facts else facts.get("points", 0), reason))
    order = list(dict.fromkeys(KINDS.values()))
    return tuple(sorted(found, key=lambda item: order.index(item.kind)))


class Tally:
    """A score counted item by item, forth and back."""

    def __init__(self, seat: Seat):
        garments = tuple(garment._replace(finished=garment.finished is not False) for garment in seat.knitter.garments)
        self.seat = seat._replace(knitter=seat.knitter._replace(garments=garments))
        self.answer, self.at = score(self.seat), 0
        self.items = items(self.answer)
        self.picture = Picture(self.seat, names=True, board="", cards=0)

    def handle(self, event: Event) -> None:
        """A step, or a jump with the slider."""
        if event.kind == "control" and isinstance(event.value, tuple) and len(event.value) == 2:
            name, value = event.value
            step = {"next": self.at + 1, "back": self.at - 1}.get(name, value if name == "at" else None)
            if isinstance(step, int):
                self.at = max(0, min(step, len(self.items)))

    def view(self) -> View:
        """The garments with what brought the last points; at the end with nothing marked."""
        marks = self.items[self.at - 1].reason.marks if 0 < self.at else ()
        return View(self.seat, marks, both(self._said), tuple(self._controls()))

    def _said(self, at: int) -> str:
        if not self.at:
            return paragraph(BEGIN[at], "hint")
        item = self.items[self.at - 1]
        kind = UNFINISHED[at] if item.kind == "unfinished" else said(item.kind, at)
        head = f"<p><b>{escape(HEAD[at].format(f'{item.points:+d}' if item.points else '0', kind))}</b></p>"
        return head + f'<ul class="reasons">{reason_item(item.reason, at)}</ul>' + paragraph(self._sum(at), "tally")

    def _sum(self, at: int) -> str:
        counted = [item.points for item in self.items[: self.at]]
        total = sum(counted)
        if len(counted) < 2:
            return FEW[at].format(total)
        parts = "".join(f" {'+' if each >= 0 else '−'} {abs(each)}" for each in counted).removeprefix(" + ")
        return SO_FAR[at].format(parts=parts, total=total)

    def _controls(self) -> Iterator[Control]:
        yield Control("back", "button", *labels.BACK, enabled=self.at > 0, why=labels.FIRST, above=True)
        yield Control("next", "button", *labels.NEXT, enabled=self.at < len(self.items), why=labels.LAST, above=True)
        yield Control("at", "slider", *labels.COUNTED, self.at, (0, len(self.items)), above=True)

    def text(self) -> str:
        """Each item with its points and rule, and the total."""
        counted = "\n".join(f"{item.points:+d} {item.kind} [{item.reason.rule}]" for item in self.items)
        return f"{counted}\n{self.answer.value['total']}"
