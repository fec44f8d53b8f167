"""A strip of three to eight colours, judged as it changes: its pattern, the tiles that make it, what breaks it, which one change would make another."""
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import figures.knitting_circle  # noqa: F401  signs up the painters
from figures.knit_labels import Label
from figures.knit_labels import both as named
from figures.knit_stages import Staged, hinted
from figures.notes import Note
from figures.picture import Picture
from figures.saying import both, labelled, paragraph, reasons
from figures.scene import Control, View
from rulelib.answer import Because
from rulelib.knitting_circle import read
from rulelib.knitting_circle.deck import MOST_SPACES, PATTERNS
from rulelib.knitting_circle.judging import letter, near, why_pattern
from rulelib.knitting_circle.knitter import Yarn
from rulelib.knitting_circle.patterns import pattern
from rulelib.mistake import Mistake

FEWEST, KINDS = 3, 6
HINT: Label = (
    "Click a tile and it takes the next colour. Or type the strip, from the top down.",
    "タイルを選ぶと次の色に変わります。並びを上から順に入力することもできます。",
)
ADD: Label = ("Add {}", "{}を足す")
LESS: Label = ("Take the last one off", "最後の1枚を外す")
FULL: Label = ("No garment has more than eight spaces.", "8マスより長い衣服はありません。")
SHORT: Label = ("Three tiles are the least that any pattern needs.", "どのパターンにも、少なくとも3枚が必要です。")
MAKE: Label = ("{pattern}: space {space} becomes {colour}", "{pattern}：{space}枚目を{colour}に")
LINE: Label = ("Type a strip, or a space and a colour", "並び、またはマスと色を入力")
IS: Label = ("Pattern", "パターン")
NONE_NEAR: Label = ("No single change makes a pattern of it.", "1枚変えるだけでは、どのパターンにもなりません。")
SHOWN = 3


@lru_cache(maxsize=4096)
def shown(colours: tuple[int, ...]) -> tuple[Because, ...]:
    """Why a strip is a pattern or is none: where one tile would do, those reasons first."""
    because = why_pattern(colours, letter).because
    return tuple(sorted(because, key=lambda reason: "space" not in dict(reason.facts))) if not pattern(colours) else because


def read_letters(letters: str) -> tuple[int, ...]:
    """A strip as it is typed, in the colours A to F; others become those in the order in which they come. Raises Mistake."""
    try:
        colours = read({"yarn": letters}).colours
    except Mistake as mistake:
        raise Mistake(mistake.kind, **mistake.facts) from None
    kinds = list(dict.fromkeys(colours))
    return colours if max(colours) < KINDS else tuple(map(kinds.index, colours))


class StripScene(Staged):
    """A strip to change. Its position is a Yarn."""

    def __init__(self, letters: str = "ABABA"):
        yarn = read({"yarn": letters})
        self.picture = Picture(yarn, names=True, length=MOST_SPACES)
        super().__init__(yarn, HINT)

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours from the top, A is 0."""
        return self.position.colours

    def clicked(self, gid: str) -> None:
        """A tile takes the next colour: one of those there are, and one more."""
        at = int(gid[1:]) - 1
        others = self.colours[:at] + self.colours[at + 1 :]
        choice = sorted({*range(min(KINDS, max(others) + 2)), self.colours[at]})
        self._change(at, choice[(choice.index(self.colours[at]) + 1) % len(choice)])

    def _change(self, at: int, colour: int) -> None:
        self.go(Yarn(self.colours[:at] + (colour,) + self.colours[at + 1 :]), Note())

    def typed(self, line: str) -> None:
        """`AABBA`, or `4 B` for one tile. Raises Mistake."""
        words = line.upper().split()
        if len(words) == 2 and words[0] in map(str, range(1, len(self.colours) + 1)) and words[1] in tuple("ABCDEF"):
            self._change(int(words[0]) - 1, "ABCDEF".index(words[1]))
            return
        colours = read_letters("".join(words))
        if len(colours) < FEWEST:
            self.note = hinted(SHORT)
        else:
            self.go(Yarn(colours), Note())

    def pressed(self, name: str, value: Any) -> None:
        """A tile more, a tile less, the one change that makes a pattern."""
        kind, _, what = name.partition(":")
        if kind == "add" and what in tuple("ABCDEF") and len(self.colours) < MOST_SPACES:
            self.go(Yarn((*self.colours, "ABCDEF".index(what))), Note())
        elif kind == "less" and len(self.colours) > FEWEST:
            self.go(Yarn(self.colours[:-1]), Note())
        elif kind == "make" and what in PATTERNS and PATTERNS.index(what) in near(self.colours):
            self._change(*near(self.colours)[PATTERNS.index(what)])

    def view(self) -> View:
        """The strip with the tiles that make its pattern, or those that break one."""
        because = shown(self.colours)
        first = [reason for reason in because if reason.holds] or because[:1]
        marks = tuple(mark for reason in first for mark in reason.marks)
        return View(self.position, marks, both(self._said), tuple(self._controls()), ask=both(self._verdict))

    def _verdict(self, at: int) -> str:
        found = pattern(self.colours)
        return labelled(IS, named(PATTERNS[found])[at], at, "right" if found else "wrong")

    def _said(self, at: int) -> str:
        nearby = "" if pattern(self.colours) or near(self.colours) else paragraph(NONE_NEAR[at], "hint")
        return reasons(shown(self.colours), at, SHOWN) + nearby + self.note.say[at]

    def _controls(self) -> Iterator[Control]:
        yield from self.step_controls()
        used = max(self.colours) + 2
        room = len(self.colours) < MOST_SPACES
        for colour in "ABCDEF"[: min(KINDS, used)]:
            yield Control(f"add:{colour}", "button", ADD[0].format(colour), ADD[1].format(colour), enabled=room, why=FULL)
        yield Control("less", "button", *LESS, enabled=len(self.colours) > FEWEST, why=SHORT)
        found = pattern(self.colours)
        for made, (space, colour) in sorted(near(self.colours).items()):
            if made != found:
                facts = {"space": space + 1, "colour": letter(colour)}
                yield Control(f"make:{PATTERNS[made]}", "button", *both(lambda at: MAKE[at].format(pattern=_capital(named(PATTERNS[made])[at]), **facts)))
        yield Control("line", "line", *LINE, options=("AABBA, 4 B", "AABBA、4 B"))

    def text(self) -> str:
        """The strip, its pattern and the rules that make it so."""
        answer = why_pattern(self.first.colours, letter)
        return f"{''.join(map(letter, self.first.colours))}: {answer.value} [{', '.join(answer.rules)}]"


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
