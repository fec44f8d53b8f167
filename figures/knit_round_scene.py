"""The end of a round, step by step: keep two tiles, refill the workspace, refill the circle."""
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import figures.knitting_circle  # noqa: F401  signs up the painters
from figures.knit_drafting import tile_at, tile_gids
from figures.knit_labels import Label
from figures.knit_stages import Staged
from figures.knit_telling import move_words
from figures.notes import Note, refused
from figures.picture import Picture
from figures.saying import both, paragraph, reasons
from figures.scene import Control, View
from rulelib.answer import MEMBER, Because, yes
from rulelib.knitting_circle import check, play, read_move
from rulelib.knitting_circle.deck import BUTTON_COPIES, BUTTON_SHAPES, SHAPES
from rulelib.knitting_circle.knitter import Seat
from rulelib.knitting_circle.moves import Keep
from rulelib.knitting_circle.round_end import check_keep, unplaced, why_refilled, with_buttons, with_slots
from rulelib.knitting_circle.yarn import colour_texts, tile_texts

KEEP, BUTTONS, SLOTS, OVER = range(4)
ASK: tuple[Label, ...] = (
    ("Click the tiles that you keep for the next round: two at most, from row and bowl together.", "次のラウンドに残すタイルを、個人ボードの上部と毛糸ボウルから合わせて2枚まで選びます。"),
    ("Now the workspace: two of each shape again.", "次に、作業スペースのボタンを各形2枚に戻します。"),
    ("Now the circle: a tile in every empty slot, from the start player's cat clockwise.", "次に、スタートプレイヤーの猫駒から時計回りに、空いたスロットへ毛糸タイルを置きます。"),
    ("The round is over; the start player marker passes on.", "これでラウンドが終わり、スタートプレイヤーマーカーが時計回りに次の人へ移ります。"),
)
DO: tuple[Label, ...] = (("Keep these", "これを残す"), ("Refill the buttons", "ボタンを補充"), ("Refill the circle", "サークルを補充"), ("The round is over", "ラウンド終了"))
ONLY_KEEPS: Label = ("Here the round ends; write what is kept, as in keep red, blue.", "ここはラウンド終了時なので、keep red, blue のように残すものを書いてください。")
KEPT_ALREADY: Label = ("The tiles have been kept; undo to choose others.", "残すタイルはもう選びました。選び直すときは一手戻してください。")
NOTHING_LEFT: Label = ("Everything is done; undo, or begin again.", "すべて終わりました。一手戻すか、もう一度始めてください。")
LINE: Label = ("Type what you keep", "残すものを入力")
EXAMPLE: Label = ("keep red, blue", "keep red, blue")


class Ending(NamedTuple):
    """A seat at the end of a round, and which step comes next."""

    seat: Seat
    step: int = KEEP


class RoundScene(Staged):
    """A round that ends. Its position is an Ending; `kept` the tiles chosen."""

    def __init__(self, seat: Seat, hint: Label = ("", ""), seed: int = 1):
        self.seed = seed
        self.picture = Picture(seat, names=True, board="all", cards=0)
        super().__init__(Ending(seat), hint)

    def settle(self) -> None:
        """No tile is chosen."""
        self.kept: tuple[str, ...] = ()

    def clicked(self, gid: str) -> None:
        """A tile to be kept, or let go again."""
        if self.position.step == KEEP and gid in tile_gids(self.position.seat.knitter):
            self.kept = tuple(each for each in self.kept if each != gid) if gid in self.kept else (*self.kept, gid)
            self._judged()
        else:
            self.note = Note(both(lambda at: paragraph(self.picture.targets()[gid][at], "hint")))

    def _move(self) -> Keep:
        return Keep(tuple(tile_at(self.position.seat.knitter, gid)[0] >> 1 for gid in self.kept))

    def _judged(self) -> None:
        """A third tile is refused at once."""
        answer = check_keep(self.position.seat.knitter, self._move().colours)
        self.note = Note() if answer.value else refused(answer)

    def typed(self, line: str) -> None:
        """`keep red, blue`, as the cases write it. Raises Mistake."""
        move = read_move(line, self.position.seat)
        if not isinstance(move, Keep):
            self.note = Note(both(lambda at: paragraph(ONLY_KEEPS[at], "wrong")))
            return
        if self.position.step == KEEP:
            self.keep(move)
        else:
            self.note = Note(both(lambda at: paragraph(move_words(move, self.position.seat, at), "guess") + paragraph(KEPT_ALREADY[at], "hint")))

    def keep(self, move: Keep) -> None:
        """Keep tiles, or say by every rule why they may not all be kept."""
        seat = self.position.seat
        answer = check(seat, move)
        told = both(lambda at: paragraph(move_words(move, seat, at), "guess"))
        if not answer.value:
            note = refused(answer)
            self.note = note._replace(say=both(lambda at: told[at] + note.say[at]))
            return
        self.go(Ending(play(seat, move), BUTTONS), Note(both(lambda at: told[at] + reasons(answer.because, at))))

    def pressed(self, name: str, value: Any) -> None:
        """The next step."""
        if name == "do":
            (lambda: self.keep(self._move()), self._buttons, self._slots, lambda: None)[self.position.step]()

    def _buttons(self) -> None:
        seat = self.position.seat
        had = len(seat.knitter.workspace)
        knitter, _ = with_buttons(seat.knitter, self._piles())
        new = tuple(f"button:{number}" for number in range(had + 1, len(knitter.workspace) + 1))
        reason = yes("knit.round-end.buttons", {MEMBER: new}, count=len(knitter.workspace))
        self.go(Ending(seat._replace(knitter=knitter), SLOTS if seat.circle else OVER), _told(reason))

    def _piles(self) -> tuple[tuple[int, ...], ...]:
        """The face-down buttons, by chance, without those that lie before the player."""
        left = Counter({button: copies for button, copies in enumerate(BUTTON_COPIES)}) - Counter(self.position.seat.knitter.workspace)
        all_buttons = list(left.elements())
        Random(self.seed).shuffle(all_buttons)
        return tuple(tuple(button for button in all_buttons if BUTTON_SHAPES[button] == shape) for shape in range(len(SHAPES)))

    def _slots(self) -> None:
        seat = self.position.seat
        empty = tuple(f"slot:{slot // 2 + 1}:{slot % 2 + 1}" for slot, tile in enumerate(seat.circle.slots) if tile < 0)
        circle, supply = with_slots(seat.circle, seat.supply, seat.circle.cats[seat.cat])
        reason = why_refilled(circle, seat.cat)._replace(marks=((MEMBER, empty),))
        self.go(Ending(seat._replace(circle=circle, supply=supply), OVER), _told(reason))

    def view(self) -> View:
        """The player with the tiles chosen, what was said last, and the next step."""
        step = self.position.step
        chosen = (("chosen", self.kept),) if self.kept else ()
        return View(self.position.seat, (*self.note.marks, *chosen), self.note.say, tuple(self._controls()), ask=both(lambda at: paragraph(ASK[step][at], "question")))

    def _controls(self) -> Iterator[Control]:
        yield from self.step_controls()
        yield Control("do", "button", *DO[self.position.step], enabled=self.position.step < OVER, why=NOTHING_LEFT)
        yield Control("line", "line", *LINE, options=EXAMPLE)

    def text(self) -> str:
        """What lies there at the end of the round, and what may be kept of it."""
        knitter = self.first.seat.knitter
        answer = check_keep(knitter, unplaced(knitter)[:2])
        return f"{', '.join((*tile_texts(knitter.row), *colour_texts(knitter.bowl)))}: {answer.value} [{', '.join(answer.rules)}]"


def _told(reason: Because) -> Note:
    return Note(both(lambda at: reasons([reason], at)), reason.marks)
