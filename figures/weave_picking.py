"""Self-check of choosing: a loom by chance and eight cards; put the button where it brings most. Any best card passes (weave.button.*, weave.tip.button)."""
from random import Random

import figures.weave_paint  # noqa: F401  signs up the painters
from figures import labels
from figures.labels import Label
from figures.picture import Picture
from figures.saying import both, labelled, mistaken, paragraph, reasons, rule_item
from figures.scene import Control, Event, View
from figures.warp_and_weft_saying import card_words, times
from figures.weave_changes import counted
from figures.weave_loom import Weaving
from figures.weave_loom_words import NOT_HERE
from figures.weave_tasks import COUNT, DONE
from figures.weave_unseen import unseen_weaver
from rulelib.answer import Answer
from rulelib.mistake import Mistake
from rulelib.warp_and_weft.cards import Adjacency, Card, Interlacing, card_text
from rulelib.warp_and_weft.counting import count
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.texts import read_card

ROUND: Label = ("Put a round button where it brings most as the loom stands.", "今の織機でいちばん点になるカードに、円形のボタンを置いてください。")
SQUARE: Label = ("Put a square button where it brings most as the loom stands.", "今の織機でいちばん点になるカードに、正方形のボタンを置いてください。")
CLICK: Label = ("Click a card, or type it: {0}", "カードをクリックするか、入力してください。例：{0}")
CARD: Label = ("Type a card", "カードを入力")
MORE: Label = ("Another card of this row brings more.", "同じ列に、もっと点になるカードがあります。")
KINDS = ((ROUND, Adjacency), (SQUARE, Interlacing))


def choice(rng: Random, kind: type) -> Weaver:
    """A loom with open cards, where one or two of a kind are best and at least two bring anything."""
    while True:
        weaver = unseen_weaver(rng, rng.randrange(9, 14))
        found = sorted(count(weaver.loom, card) for card in weaver.shown if isinstance(card, kind))
        if 2 <= found[-1] <= 5 and found[1] < found[-1] and found[-2] > 0:
            return weaver._replace(goal=())


class Picking:
    """Looms one after the other, a round and a square button in turn."""

    def __init__(self, seed: int = 1):
        self.rng, self.number, self.passed, self.tried = Random(seed), 0, 0, 0
        self._deal()

    def _deal(self) -> None:
        self.wish, self.kind = KINDS[self.number % len(KINDS)]
        self.weaver, self.done = choice(self.rng, self.kind), False
        self.picture = Picture(Weaving(self.weaver), names=True)
        self._say(lambda at: paragraph(CLICK[at].format(card_text(self.weaver.shown[0])), "hint"))

    def handle(self, event: Event) -> None:
        """Put the button on a card, or go on to another loom."""
        if event.kind == "control" and isinstance(event.value, tuple) and event.value[:1] == ("new",):
            self.number += 1
            self._deal()
        elif event.kind == "click" and str(event.value).startswith("card:"):
            self._read(str(event.value).removeprefix("card:"))
        elif event.kind == "type":
            self._read(" ".join(str(event.value).split()).removeprefix("button "))

    def _read(self, line: str) -> None:
        try:
            card = read_card(line)
        except Mistake as mistake:
            self._say(mistaken(mistake).__getitem__)
            return
        if card in self.weaver.shown:
            self._put(card)
        else:
            self._say(lambda at: paragraph(NOT_HERE[at].format(line[:20]), "mistake"))

    def _put(self, card: Card) -> None:
        """Judge a card: its shape, then whether any other of its row brings more."""
        if self.done:
            self._say(lambda at: paragraph(DONE[at], "hint"), self.marks)
            return
        self.tried += 1
        if not isinstance(card, self.kind):
            shape = lambda at: f'<ul class="reasons">{rule_item("weave.button.shape", False, at)}</ul>'
            self._say(lambda at: paragraph(labels.WRONG[at], "wrong") + shape(at), (("blocker", (f"card:{card_text(card)}",)),))
            return
        answer = counted(self.weaver.loom, card, self.weaver.reading)
        self.done = answer.value == max(self.counts().values())
        self.passed += self.done
        if self.done:
            self.weaver = self.weaver._replace(buttons=(card,))
        self._judge(card, answer)

    def _judge(self, card: Card, answer: Answer) -> None:
        verdict, kind = (labels.CORRECT, "right") if self.done else (labels.WRONG, "wrong")
        hint = lambda at: "" if self.done else paragraph(MORE[at], "hint")
        named = lambda at: labelled((card_words(card_text(card), at),) * 2, times(answer.value, at), at, "answer")
        held = Answer(None, tuple(reason for reason in answer.because if reason.holds))
        self._say(lambda at: paragraph(verdict[at], kind) + named(at) + hint(at) + reasons(answer.because, at), held.marks())

    def counts(self) -> dict[Card, int]:
        """How often each card of the kind asked for appears."""
        return {card: count(self.weaver.loom, card) for card in self.weaver.shown if isinstance(card, self.kind)}

    def _say(self, speak, marks: tuple = ()) -> None:
        self.said, self.marks = both(speak), marks

    def view(self) -> View:
        """The loom and its cards, what is asked, what was said of the last try."""
        tally = both(lambda at: paragraph(COUNT[at].format(self.passed, self.tried), "tally"))
        say = both(lambda at: paragraph(self.wish[at], "question") + self.said[at] + tally[at])
        line = Control("line", "line", *CARD, options=(card_text(self.weaver.shown[0]),) * 2)
        return View(Weaving(self.weaver), self.marks, say, (line, Control("new", "button", *labels.NEW, above=True)))

    def text(self) -> str:
        """The first question with the count of each card that may be chosen."""
        return f"{self.wish[0]} " + ", ".join(f"{card_text(card)} {number}" for card, number in self.counts().items())
