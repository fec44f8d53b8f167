"""One loom and one card under the four readings of an interlacing card, with the pairs that each one counts (weave.interlace.reading)."""
from html import escape
from typing import Any

import figures.weave_paint  # noqa: F401  signs up the painters
from figures import labels
from figures import weave_loom_words as words
from figures.picture import Picture
from figures.saying import both, folded, labelled, reasons
from figures.scene import Event, View
from figures.warp_and_weft_saying import card_words, times
from figures.weave_changes import counted
from figures.weave_loom import Weaving
from figures.weave_loom_controls import reading_control
from rulelib import words as rulebook
from rulelib.answer import CANDIDATE, Answer, Because
from rulelib.mistake import LANGUAGES
from rulelib.warp_and_weft.cards import Interlacing, card_text
from rulelib.warp_and_weft.counting import READINGS
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.words import term

TOLD = 6  # the pairs left out are read together with what is counted


class Readings:
    """A loom whose interlacing card is read in one of four ways, which one switches."""

    def __init__(self, weaver: Weaver, card: Interlacing):
        self.weaver, self.card = weaver, card
        self.picture = Picture(Weaving(weaver), names=True)

    def handle(self, event: Event) -> None:
        """Choose a reading."""
        if event.kind == "control" and isinstance(event.value, tuple) and event.value[0] == "reading" and event.value[1] in READINGS:
            self.weaver = self.weaver._replace(reading=event.value[1])

    @property
    def answer(self) -> Answer:
        """How often the card counts under the reading chosen, and why."""
        return counted(self.weaver.loom, self.card, self.weaver.reading)

    def view(self) -> View:
        """The loom with what is counted and the crossings left out, all four numbers, and what the reading means."""
        marks = Answer(None, tuple(reason for reason in self.answer.because if reason.holds)).marks()
        left = tuple(dict.fromkeys(name for reason in self._left_out() for name in _crossings(reason)))
        return View(Weaving(self.weaver), (*marks, (CANDIDATE, left)), both(self._said), (reading_control(self.weaver.reading)._replace(above=True),))

    def _left_out(self) -> tuple[Because, ...]:
        """The pairs in the right order that this reading alone does not count."""
        return tuple(reason for reason in self.answer.because if reason.rule == "weave.interlace.reading" and not reason.holds)

    def _said(self, at: int) -> str:
        reading, lang = self.weaver.reading, LANGUAGES[at]
        numbers = {name: counted(self.weaver.loom, self.card, name).value for name in READINGS}
        cells = "".join(self._cell(name, number, lang) for name, number in numbers.items())
        told = (reason for reason in self.answer.because if reason.rule in ("weave.interlace.two-crossings", "weave.interlace.wrong-side"))
        return (
            labelled((card_words(card_text(self.card), at),) * 2, times(numbers[reading], at), at, "answer")
            + f'<table>{cells}</table>'
            + labelled((term(reading, lang),) * 2, words.READINGS[reading][at], at)
            + reasons((*self._left_out(), *told), at, TOLD)
            + folded(labels.KINDS["ruling"][at], rulebook.ruling("weave.interlace.reading", lang) or "")
        )

    def _cell(self, name: str, number: int, lang: str) -> str:
        chosen = name == self.weaver.reading
        return f'<tr><th scope="row">{escape(term(name, lang))}</th><td>{"<b>" * chosen}{number}{"</b>" * chosen}</td></tr>'

    def text(self) -> str:
        """The number under each reading."""
        return f"{card_text(self.card)}: " + ", ".join(f"{name} {counted(self.weaver.loom, self.card, name).value}" for name in READINGS)


def _crossings(reason: Because) -> tuple[str, ...]:
    """The crossings of the pairs that a reason is about: v2-h5, the vertical place first."""
    thread = reason.fact("thread")
    others = (place for pair in reason.fact("pairs") for place in pair.split())
    return tuple("-".join(sorted((thread, other), reverse=True)) for other in others)


def readings_of(weaver: Weaver, card: Any) -> Readings:
    """The four readings of a card on a loom. ValueError for an adjacency card, which is read in one way only."""
    if not isinstance(card, Interlacing):
        raise ValueError("only an interlacing card has several readings")
    return Readings(weaver._replace(shown=(card,), goal=(), buttons=(card,), kept=()), card)
