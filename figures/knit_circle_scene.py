"""The clickable circle: cats walk to a space and their players take a tile; who may go where, and why not elsewhere, when it is asked."""
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import figures.knitting_circle  # noqa: F401  signs up the painters
from figures.knit_labels import Label, cat_label, tile_label
from figures.knit_stages import Staged, hinted
from figures.knit_telling import move_words
from figures.notes import Note, refused
from figures.picture import Picture
from figures.saying import both, labelled, paragraph, reasons
from figures.scene import Control, View
from rulelib.answer import Answer
from rulelib.knitting_circle import read_move
from rulelib.knitting_circle.circle import CATS, EMPTY, SLOTS, Circle, reachable, side_of, taken
from rulelib.knitting_circle.gathering import TURNS, check_gather, why_reachable
from rulelib.knitting_circle.knitter import Knitter, Seat
from rulelib.knitting_circle.moves import Gather
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS, UNKNOWN, tile_of, tile_text

ASK: Label = ("{cat}: click a space, or the tile itself.", "{cat}：スペースか、取りたいタイルを選びます。")
WHICH: Label = ("{cat}, space {space}: which of the two tiles?", "{cat}、スペース{space}：2枚のどちらを取りますか。")
FULL: Label = ("Every row has four tiles; now everybody knits.", "全員が4枚揃いました。続いて編み上げフェーズです。")
ONLY_WALKS: Label = ("On this board the cats only walk; write a turn, as in gather 2 red k.", "ここでは猫駒を進めるだけなので、gather 2 red k のように書いてください。")
EMPTY_SLOT: Label = ("No tile lies there.", "そこにタイルはありません。")
CAT: Label = ("Cat", "猫駒")
SHOW: Label = ("Where may it go?", "進めるスペースを示す")
HIDE: Label = ("Hide where it may go", "進めるスペースを隠す")
MAY: Label = ("May go to", "進めるスペース")
LINE: Label = ("Type a turn", "手番を入力")
EXAMPLE: Label = ("gather 3 red p", "gather 3 red p")
NOWHERE: Label = ("nowhere", "なし")
SHOWN = 3


class Walk(NamedTuple):
    """The circle, the row of each cat's player, and which cat walks now (from 0)."""

    circle: Circle
    rows: tuple[tuple[int, ...], ...]
    cat: int

    @property
    def seat(self) -> Seat:
        """Whoever's cat walks, with the circle."""
        return Seat(Knitter(self.rows[self.cat]), circle=self.circle, cat=self.cat)

    @property
    def walking(self) -> tuple[int, ...]:
        """The cats on the circle."""
        return tuple(cat for cat, space in enumerate(self.circle.cats) if space >= 0)

    @property
    def over(self) -> bool:
        """Whether every row is full."""
        return all(len(self.rows[cat]) >= TURNS for cat in self.walking)

    def after(self, move: Gather) -> "Walk":
        """After a legal turn; the next cat walks."""
        rows = tuple((*row, move.tile) if cat == self.cat else row for cat, row in enumerate(self.rows))
        at = self.walking.index(self.cat)
        return Walk(taken(self.circle, self.cat, move.space, move.tile), rows, self.walking[(at + 1) % len(self.walking)])


def walk_of(position: Seat | Table, seed: int = 1) -> Walk:
    """The circle of a position, tiles that nobody stated drawn by chance. ValueError where there is no circle."""
    if position.circle is None:
        raise ValueError("no circle there")
    rng, slots = Random(seed), list(position.circle.slots)
    for at, tile in enumerate(slots):
        if tile == UNKNOWN:
            slots[at] = tile_of(rng.randrange(len(COLOURS)), side_of(at // SLOTS))
    circle = position.circle._replace(slots=tuple(slots))
    if isinstance(position, Table):
        rows = tuple(position.knitters[cat].row if cat < position.players else () for cat in range(len(CATS)))
        return Walk(circle, rows, (position.to_play or 1) - 1)
    return Walk(circle, tuple(position.knitter.row if cat == position.cat else () for cat in range(len(CATS))), position.cat)


class CircleScene(Staged):
    """A circle on which the cats walk in turn. Its position is a Walk; `space` the space chosen, while two tiles lie there."""

    def __init__(self, walk: Walk, hint: Label = ("", "")):
        self.legal, self.space = False, -1
        self.picture = Picture(walk.seat, names=True, board="row", cards=0)
        super().__init__(walk, hint)

    def settle(self) -> None:
        """No space is half chosen."""
        self.space = -1

    def clicked(self, gid: str) -> None:
        """A space, one of its tiles, or the cat that stands there."""
        kind, *names = gid.split(":")
        if kind == "space":
            self._space(int(names[0]) - 1)
        elif kind == "slot":
            self._slot(int(names[0]) - 1, int(names[1]) - 1)
        elif kind == "cat":
            self._space(self.position.circle.cats[CATS.index(names[0])])
        else:
            self.note = Note(both(lambda at: paragraph(self.picture.targets()[gid][at], "hint")))

    def _space(self, space: int) -> None:
        lying = tuple(dict.fromkeys(self.position.circle.beside(space)))
        may = space in reachable(self.position.circle, self.position.cat) and len(self.position.seat.knitter.row) < TURNS
        if len(lying) > 1 and may:
            self.space, self.note = space, Note()
        else:
            self.make(Gather(space, lying[0] if lying else tile_of(0, side_of(space))), bool(lying))

    def _slot(self, space: int, number: int) -> None:
        tile = self.position.circle.slots[SLOTS * space + number]
        if tile == EMPTY:
            self.note = hinted(EMPTY_SLOT)
        else:
            self.make(Gather(space, tile))

    def _cat(self, name: Any) -> None:
        if name in CATS and CATS.index(name) in self.position.walking:
            self.stage = self.stage._replace(position=self.position._replace(cat=CATS.index(name)))
            self.space, self.note = -1, Note()

    def make(self, move: Gather, named: bool = True) -> None:
        """Take a turn, or say by every rule why not; not `named`, where no tile lies there that could be named."""
        walk = self.position
        answer = check_gather(walk.circle, walk.cat, walk.seat.knitter.row, move)
        told = both(lambda at: paragraph(move_words(move, walk.seat, at), "guess") if named else "")
        if not answer.value:
            note = refused(answer)
            self.space, self.note = -1, note._replace(say=both(lambda at: told[at] + note.say[at]))
            return
        piece = (("member", (f"cat:{CATS[walk.cat]}",)),)
        self.go(walk.after(move), Note(both(lambda at: told[at] + reasons(_first(answer), at, SHOWN)), piece))

    def typed(self, line: str) -> None:
        """A turn, as the cases write it. Raises Mistake."""
        move = read_move(line, self.position.seat)
        if not isinstance(move, Gather):
            self.note = Note(both(lambda at: paragraph(ONLY_WALKS[at], "wrong")))
            return
        self.make(move)

    def pressed(self, name: str, value: Any) -> None:
        """Another cat, one of two tiles, where it may go."""
        kind, _, number = name.partition(":")
        if kind == "legal":
            self.legal = not self.legal
        elif kind == "cat":
            self._cat(value)
        elif kind == "take" and self.space >= 0 and number in ("1", "2"):
            self._slot(self.space, int(number) - 1)

    def view(self) -> View:
        """The circle with what was said last, and where the cat may go if that is asked."""
        walk = self.position
        chosen = (("chosen", (f"space:{self.space + 1}",)),) if self.space >= 0 else ()
        can = _open_and_closed(walk) if self.legal and not walk.over else ()
        return View(walk.seat, (*self.note.marks, *chosen, *can), both(self._said), tuple(self._controls()), ask=both(self._asked))

    def _asked(self, at: int) -> str:
        told = FULL if self.position.over else ASK if self.space < 0 else WHICH
        return paragraph(told[at].format(cat=_capital(cat_label(self.position.cat)[at]), space=self.space + 1), "question")

    def _said(self, at: int) -> str:
        return self.note.say[at] + (self._may(at) if self.legal and not self.position.over else "")

    def _may(self, at: int) -> str:
        """Where the cat may go, and why not to the others."""
        answer = why_reachable(self.position.circle, self.position.cat)
        spaces = (", ", "、")[at].join(map(str, answer.value)) or NOWHERE[at]
        return labelled(MAY, spaces, at, "answer") + reasons(answer.because, at, SHOWN + 1)

    def _controls(self) -> Iterator[Control]:
        yield from self.step_controls()
        yield Control("legal", "button", *(HIDE if self.legal else SHOW), above=True)
        walk = self.position
        if len(walk.walking) > 1:
            yield Control("cat", "choice", *CAT, CATS[walk.cat], tuple((CATS[cat], *cat_label(cat)) for cat in walk.walking))
        for number, tile in enumerate(walk.circle.slots[SLOTS * self.space : SLOTS * self.space + SLOTS] if self.space >= 0 else (), 1):
            yield Control(f"take:{number}", "button", *tile_label(tile))
        yield Control("line", "line", *LINE, options=self._example())

    def _example(self) -> Label:
        reach = reachable(self.position.circle, self.position.cat)
        lying = self.position.circle.beside(reach[0]) if reach else ()
        return (f"gather {reach[0] + 1} {tile_text(lying[0])}",) * 2 if lying else EXAMPLE

    def text(self) -> str:
        """Where the first cat may go, with the rules that say so."""
        answer = why_reachable(self.first.circle, self.first.cat)
        return f"{CATS[self.first.cat]}: {answer.value} [{', '.join(answer.rules)}]"


def _open_and_closed(walk: Walk) -> tuple:
    """The spaces that the cat may reach, and what closes those that it skips."""
    because = why_reachable(walk.circle, walk.cat).because
    return tuple(mark for reason in because if reason.holds or reason.rule == "knit.gather.available" for mark in reason.marks)


def _first(answer: Answer) -> list:
    """Why the step may be taken, then what is taken, then the rest."""
    return sorted(answer.because, key=lambda reason: reason.rule == "knit.gather.four-turns")


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
