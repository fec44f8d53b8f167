"""What clicks and lines do to rounds of Warp & Weft: draw, keep, weave with every crossing free, put a button."""
import re
from typing import Any

from figures import weave_turn_words as say
from figures.notes import Note, refused
from figures.picture import Picture
from figures.saying import both, mistaken
from figures.scene import Event
from figures.stepping import STEPS, past_those_away
from figures.weave_seat import Seat
from figures.weave_steps import Steps, moved_to
from figures.weave_table import TableWeaving
from figures.weave_typed import read_line
from rulelib.answer import BLOCKER, Answer
from rulelib.mistake import Mistake
from rulelib.warp_and_weft import check
from rulelib.warp_and_weft.cards import Card, card_text
from rulelib.warp_and_weft.legality import Mark, Weave
from rulelib.warp_and_weft.table import Draw, Keep, Table
from rulelib.warp_and_weft.texts import read_card, read_place

_PIECE = re.compile(r"(?P<kind>hand|kept|)(?P<player>[1-5]):(?P<what>[vh]?\d+(?:-h\d+)?)")
FIXED = "weave.thread.fixed"


class Rounds:
    """A table on which the rounds are played; what is refused is told with its reasons and changes nothing.

    steps: where the game stands and for whom chance plays; alone: whether only one seat is drawn.
    """

    def __init__(self, steps: Steps, alone: bool = False):
        self.alone, self.across, self.picture = alone, None, None
        self.set(steps)

    def set(self, steps: Steps, note: Note = Note()) -> None:
        """Look at other steps; the picture is a new one where there are other pieces."""
        self.steps, self.note, self.held, self.pointed = steps, note, None, None
        if self.picture is None or self.drawn != self._kind():
            self._paint()

    def lay_out(self, alone: bool, across: int | None = None) -> None:
        """Only the seat of whoever acts; or all, so many in a row."""
        self.alone, self.across = alone, across
        self._paint()

    def _paint(self) -> None:
        options = {} if self.alone else {"across": self.across}
        self.picture, self.drawn = Picture(self.lying(), **options), self._kind()

    def _kind(self) -> tuple:
        """What decides which pieces there are."""
        weaver = self.table.weavers[0]
        return self.table.players, weaver.loom.holes, weaver.shown, weaver.goal, self.seat if self.alone else 0

    @property
    def seat(self) -> int:
        """Whose loom is looked at where there is one only."""
        return self.active or self.steps.here[0]

    @property
    def table(self) -> Table:
        """The table without what is half made."""
        return self.steps.table

    @property
    def active(self) -> int | None:
        """Who acts: whose thread lies there or is chosen, else the first of those here who have something to do."""
        if self.steps.thread:
            return self.steps.thread.player
        return self.held[0] if self.held else next(iter(self.steps.acting), None)

    def lying(self) -> TableWeaving | Seat:
        """The table as it is drawn."""
        return Seat(self.steps.lying, self.seat) if self.alone else self.steps.lying

    def handle(self, event: Event) -> None:
        """A click, a typed line, or a control; what is refused changes nothing but what is said."""
        if event.kind == "hover":
            self.pointed = event.value if event.value in self.offered else None
        elif event.kind == "click" and isinstance(event.value, str) and event.value in self.picture.pieces:
            self.pointed = None
            self._click(event.value)
        elif event.kind == "type":
            self.pointed = None
            self._type(event.value)
        elif event.kind == "control" and isinstance(event.value, tuple) and event.value:
            self._control(event.value[0])

    def _control(self, name: Any) -> None:
        if name == "draw":
            self.make(Draw())
        elif name == "weave":
            self.weave()
        elif isinstance(name, str) and name in STEPS:
            self.step(STEPS[name])

    def _click(self, gid: str) -> None:
        piece = _PIECE.fullmatch(gid)
        if gid.startswith("card:"):
            self._card(gid)
        elif gid == "bag":
            self.make(Draw())
        elif piece and int(piece["player"]) in self.steps.away:
            self.tell(say.OTHERS, piece["player"])
        elif piece:
            does = {"hand": self._hand, "kept": self._kept, "": self._loom}[piece["kind"]]
            does(int(piece["player"]), piece["what"], gid)

    def _card(self, gid: str) -> None:
        """A button where buttons are put; else the card is looked at."""
        if self.table.phase == "choose" and self.active:
            self.make(Mark(read_card(gid[5:]), self.active), gid)
        else:
            self.look(read_card(gid[5:]))

    def look(self, card: Card | None) -> None:
        """What a card counts on the loom of whoever acts, or what the shared goal gives."""
        self.note, self.pointed = Note(), "goal" if card is None else f"card:{card_text(card)}"

    def _hand(self, player: int, number: str, _gid: str) -> None:
        hand = self.table.hands[player - 1]
        if int(number) <= len(hand):
            self.keep(player, hand[int(number) - 1])

    def keep(self, player: int, colour: int) -> None:
        """A choice to keep, in secret until all here have chosen."""
        choice = Keep(tuple(colour if seat == player else hand[0] if hand else 0 for seat, hand in enumerate(self.table.hands, 1)))
        answer = check(self.table, choice)
        if not answer.value:
            return self._refuse(answer, f"hand{player}:1" if self.table.phase == "draft" else "")
        more = any(each != player for each in self.steps.acting)
        self.set(self.steps.pick(player, colour), Note(both(lambda at: say.hint(say.CHOSEN, at, player))) if more else Note())
        return self.play_on()

    def _kept(self, player: int, number: str, gid: str) -> None:
        kept = self.steps.shown.weavers[player - 1].kept or ()
        if int(number) > len(kept):
            return
        colour, thread = kept[int(number) - 1], self.steps.thread
        if self.table.phase != "weave":
            self._refuse(check(self.table, Weave(colour, 0, player=player)), gid)
        elif thread and thread.player == player:
            self.lay(thread._replace(colour=colour))
        else:
            held = None if self.held == (player, int(number)) else (player, int(number))
            self.set(self.steps if thread is None else self.steps.undo_turn())
            self.held = held

    def _loom(self, player: int, name: str, gid: str) -> None:
        if self.table.phase != "weave":
            self._refuse(check(self.table, Weave(0, 0, player=player)), gid)
        elif "-" in name:
            self._crossing(player, [self._place(part) for part in name.split("-")], gid)
        else:
            self._at(player, self._place(name), gid)

    def _place(self, name: str) -> int:
        return read_place(name, self.table.weavers[0].loom.holes)

    def _at(self, player: int, place: int, gid: str) -> None:
        """A place of a loom: the thread is laid there, or woven where it lies already."""
        thread, weaver = self.steps.thread, self.table.weavers[player - 1]
        if thread and thread.player == player:
            self.weave() if place == thread.place else self.lay(moved_to(thread, place, weaver.loom.holes))
        elif self.held and self.held[0] == player:
            self.lay(Weave(weaver.kept[self.held[1] - 1], place, player=player))
        elif weaver.loom.places[place] < 0:
            self.tell(say.THREAD_FIRST)
        else:
            self._fixed(gid)

    def _crossing(self, player: int, places: list[int], gid: str) -> None:
        thread = self.steps.thread
        if thread and thread.player == player and thread.place in places:
            self.flip(sum(places) - thread.place)
        elif all(self.table.weavers[player - 1].loom.places[place] >= 0 for place in places):
            self._fixed(gid)
        else:
            self.tell(say.NO_CROSSING if thread else say.NO_LAID)

    def _fixed(self, gid: str) -> None:
        self.note = Note(both(lambda at: say.ruled_out(FIXED, at)), ((BLOCKER, (gid,)),))

    def flip(self, other: int) -> None:
        """The thread that lies there goes to the other side of one that it crosses."""
        thread = self.steps.thread
        if thread is None:
            self.tell(say.NO_LAID)
        elif other not in self.table.weavers[thread.player - 1].loom.crossed(thread.place):
            self.tell(say.NO_CROSSING)
        else:
            self.lay(thread._replace(under=thread.under ^ 1 << other))

    def lay(self, thread: Weave) -> None:
        """A thread laid where it may be woven, to be looked at and changed."""
        answer = check(self.table, thread)
        self.set(self.steps.lay(thread)) if answer.value else self._refuse(answer)

    def weave(self) -> None:
        """The thread that lies there is woven."""
        self.make(self.steps.thread) if self.steps.thread else self.tell(say.NO_LAID)

    def make(self, move: Any, gid: str = "") -> None:
        """A whole move, and those of the players who are away."""
        answer = check(self.table, move)
        if not answer.value:
            return self._refuse(answer, gid)
        self.set(self.steps.play(move))
        return self.play_on()

    def play_on(self) -> None:
        """The moves of those who are away, up to somebody who is here, or the end."""
        steps = self.steps
        while steps.stalled:
            steps = steps.go_on()
        if steps is not self.steps:
            self.set(steps)

    def step(self, step) -> None:
        """A step back or forth, on past those who are away."""
        self.set(past_those_away(self.steps, step, lambda steps: steps.stalled))

    def _refuse(self, answer: Answer, gid: str = "") -> None:
        self.note = refused(answer, gid)

    def tell(self, label, *facts) -> None:
        """A hint; nothing else changes."""
        self.note = Note(both(lambda at: say.hint(label, at, *facts)))

    def _type(self, line: Any) -> None:
        try:
            read_line(line, self)
        except Mistake as mistake:
            self.note = Note(mistaken(mistake))

    @property
    def offered(self) -> tuple[str, ...]:
        """The cards that can be pointed at."""
        return tuple(f"card:{card_text(card)}" for card in self.table.weavers[0].shown or ())
