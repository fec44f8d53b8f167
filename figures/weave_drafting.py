"""A draft to take part in: everybody keeps one thread at once and passes the rest to the left, four times; the fifth leaves (weave.draft.*)."""
from random import Random

import figures.weave_paint  # noqa: F401  signs up the painters
from figures import labels
from figures.labels import Label
from figures.picture import Picture
from figures.saying import both, labelled, mistaken, paragraph, reason_item, reasons
from figures.scene import Control, Event, View
from figures.warp_and_weft_saying import move_words, threads, value
from rulelib.answer import Answer, yes
from rulelib.mistake import LANGUAGES, Mistake
from rulelib.warp_and_weft import Draw, Keep, Table, check, new_game, play, show_move
from rulelib.warp_and_weft.table import without
from rulelib.warp_and_weft.texts import read_colour
from rulelib.warp_and_weft.threads import COLOURS
from rulelib.words import term

OWN = 1
KEEP: Label = ("You are player 1. Choose {0} to keep: click it in your hand.", "あなたはプレイヤー1です。手元から残す{0}を選んでください。")
WHICH: dict[int, Label] = {0: ("the first thread", "1本目"), 1: ("the second thread", "2本目"), 2: ("the third thread", "3本目"), 3: ("the fourth thread", "4本目")}
DONE: Label = ("The draft is over. You weave {0}.", "糸の選択が終わりました。あなたが織るのは{0}です。")
AT_ONCE: Label = ("All at once", "全員同時に")
PASSED: Label = ("The rest went to the left: what player {0} did not want is in your hand now.", "残りは左隣へ渡りました。今の手元は、プレイヤー{0}が選ばなかった糸です。")
LEFT: Label = ("Out of the game", "ゲームから除かれた糸")
NOT_OWN: Label = ("That is another player's hand. You keep a thread of your own hand.", "それはほかの人の手元です。残せるのは自分の手元の糸だけです。")
THREAD: Label = ("Keep", "残す糸")
OVER: Label = ("The draft is over; “Again” begins it anew.", "糸の選択は終わっています。「もう一度」で初めからできます。")
ANOTHER: Label = ("Another draft", "別の糸で")
EXAMPLE: Label = ("keep pink", "keep pink")


class DraftScene:
    """A draft of two to five players in which player 1 is the reader; the others keep a thread by chance, the same for the same seed."""

    def __init__(self, players: int = 3, seed: int = 1):
        self.players, self.seed = players, seed
        self._begin()
        self._draw()

    def _draw(self) -> None:
        """Begin a picture: of the cards that lie there."""
        self.picture = Picture(self.table, names=True, looms=False)

    def _begin(self) -> None:
        self.tables: list[Table] = [play(new_game(self.players, Random(self.seed)), Draw())]
        self.keeps: list[Keep] = []
        self.note, self.marks = ("", ""), ()

    @property
    def table(self) -> Table:
        """The table as it now is."""
        return self.tables[-1]

    @property
    def hand(self) -> tuple[int, ...]:
        """What the reader holds to choose from."""
        return self.table.hands[OWN - 1]

    def handle(self, event: Event) -> None:
        """Keep a thread by a click, a choice or a line; take it back, begin anew."""
        self.note, self.marks = ("", ""), ()
        if event.kind == "click":
            self._click(str(event.value))
        elif event.kind == "type":
            self._type(str(event.value))
        elif event.kind == "control" and isinstance(event.value, tuple) and len(event.value) == 2:
            self._control(*event.value)

    def _click(self, gid: str) -> None:
        place, _, number = gid.partition(":")
        if place == f"hand{OWN}" and number.isdecimal() and 1 <= int(number) <= len(self.hand):
            self.keep(self.hand[int(number) - 1])
        elif place.startswith("hand"):
            self.note = both(lambda at: paragraph(NOT_OWN[at], "hint"))

    def _type(self, line: str) -> None:
        words = line.split()
        try:
            self.keep(read_colour(words[-1] if words[:1] == ["keep"] and len(words) == 2 or len(words) == 1 else line))
        except Mistake as mistake:
            self.note = mistaken(mistake)

    def _control(self, control, given) -> None:
        if control == "keep" and given in COLOURS:
            self.keep(COLOURS.index(given))
        elif control == "undo" and self.keeps:
            self.tables.pop()
            self.keeps.pop()
        elif control == "again":
            self._begin()
        elif control == "new":
            self.seed += 1
            self._begin()
            self._draw()

    def keep(self, colour: int) -> None:
        """Keep a thread; the others keep theirs at the same time, and all pass. What is not in the hand is refused."""
        if self.table.phase != "draft":
            self.note = both(lambda at: paragraph(OVER[at], "hint"))
            return
        others = self.table.hands[1:]
        answer = check(self.table, Keep((colour, *(hand[0] for hand in others))))
        if not answer.value:
            broken = Answer(False, tuple(reason for reason in answer.because if not reason.holds))
            self.note, self.marks = both(lambda at: reasons(broken.because, at)), broken.marks()
            return
        chance = Random(f"{self.seed} {len(self.keeps)}")
        move = Keep((colour, *map(chance.choice, others)))
        self.tables.append(play(self.table, move))
        self.keeps.append(move)

    def view(self) -> View:
        """The hands and what was kept, and what to do next."""
        return View(self.table, self.marks, both(self._said), tuple(self._controls()))

    def _said(self, at: int) -> str:
        over = self.table.phase != "draft"
        own = threads([COLOURS[colour] for colour in self.table.weavers[OWN - 1].kept], at)
        ask = DONE[at].format(own) if over else KEEP[at].format(WHICH[len(self.keeps)][at])
        return "".join([paragraph(ask, "question"), self.note[at], *self._happened(at)])

    def _happened(self, at: int) -> list[str]:
        """What everybody has just kept; where the hand comes from; in the end which threads left."""
        if not self.keeps:
            return []
        before, move = self.tables[-2], self.keeps[-1]
        parts = [labelled(AT_ONCE, move_words(show_move(move, before), at), at, "answer")]
        if self.table.phase == "draft":
            kept = yes("weave.draft.keep-one", None, player=OWN, kept=tuple(COLOURS[colour] for colour in self.table.weavers[OWN - 1].kept))
            return [*parts, paragraph(PASSED[at].format(self.players)), f'<ul class="reasons">{reason_item(kept, at)}</ul>']
        left = tuple(COLOURS[without(hand, colour)[0]] for hand, colour in zip(before.hands, move.colours))
        return [*parts, f'<ul class="reasons">{reason_item(yes("weave.draft.fifth-leaves", None, left=left), at)}</ul>']

    def _controls(self):
        options = tuple((COLOURS[colour], *both(lambda at: term(COLOURS[colour], LANGUAGES[at]))) for colour in dict.fromkeys(self.hand))
        if options:
            yield Control("keep", "choice", *THREAD, None, options)
        yield Control("line", "line", *labels.TYPED, options=EXAMPLE)
        yield Control("undo", "button", *labels.UNDO, enabled=bool(self.keeps), why=labels.NOTHING_BEFORE, above=True)
        yield Control("again", "button", *labels.AGAIN, above=True)
        yield Control("new", "button", *ANOTHER, above=True)

    def text(self) -> str:
        """The hands and what each has kept."""
        hands, kept = (
            {player: [COLOURS[colour] for colour in colours] for player, colours in enumerate(each, 1)}
            for each in (self.table.hands, [weaver.kept for weaver in self.table.weavers])
        )
        return f"{value('hands', hands, 0)}\n{value('kept', kept, 0)}"
