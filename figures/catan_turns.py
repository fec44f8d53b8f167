"""A table of Catan on which a game is played: the island scene with a story, players for whom chance plays, offers that are answered, hidden hands."""
from typing import Any

from figures import catan_game_words as say
from figures.catan_allowed import allowed_gids
from figures.catan_drafting import proposed
from figures.catan_hidden import public
from figures.catan_island_scene import IslandScene, Stage
from figures.catan_island_telling import can_pay, chosen, todo
from figures.catan_opponent import room
from figures.catan_seen import Seen
from figures.catan_steps import Steps
from figures.catan_telling import said
from figures.catan_turns_told import asking, last_made, waiting
from figures.catan_typed import read_line
from figures.labels import Label
from figures.notes import Note, refused
from figures.picture import Picture
from figures.saying import both, mistaken, paragraph
from figures.stepping import STEPS, past_those_away
from rulelib.answer import Answer
from rulelib.catan import check
from rulelib.catan.legality import CARDS
from rulelib.catan.moves import End, Move, Pair, Trade
from rulelib.catan.table import Table
from rulelib.mistake import Mistake

BELOW: dict[str, bool | None] = {"two": None, "beside": False, "below": True}  # how a picture of a table is told


class Turns(IslandScene):
    """A game that is played here and by chance; what is refused is told with its reasons and changes nothing.

    asked: a trade whose partner is to answer; hands: whether they are hidden; revealed: who looks at a hidden hand of their own.
    """

    explained = True
    offered: tuple[str, ...] = ()

    def __init__(self, steps: Steps, below: bool | None = None):
        self.steps, self.asked, self.revealed = steps, None, -1
        self.hands_hidden = len(self.here) == 1
        super().__init__(steps.table, below=below)
        self.set(steps)

    def set(self, steps: Steps, note: Note = Note()) -> None:
        """Look at other steps; the picture is a new one where others play."""
        others = steps.table.colours != self.table.colours
        self.steps, self.asked = steps, None
        self._stand(Stage(steps.table, steps.dice, note))
        if others:
            self._draw()

    def _draw(self) -> None:
        self.picture = Picture(self.lying(), names=True, below=self.below)

    @property
    def here(self) -> tuple[int, ...]:
        """The seats, from 0, of those who sit here."""
        return tuple(player for player in range(self.steps.table.players) if player not in self.steps.away)

    @property
    def active(self) -> int:
        """Who is to act: who is asked, who discards, else the player in turn."""
        return self.asked.partner if self.asked else self.steps.active

    @property
    def hidden(self) -> tuple[str, ...]:
        """The colours of those whose hands are not shown: of all but the one who looks, where hands are hidden; none after the end."""
        table = self.steps.table
        if not self.hands_hidden or table.over:
            return ()
        viewer = self.here[0] if len(self.here) == 1 else self.revealed if self.revealed == self.active else -1
        return tuple(colour for player, colour in enumerate(table.colours) if player != viewer)

    @property
    def public(self) -> Table:
        """The table as everybody may count it."""
        return public(self.table, self.hidden)

    def lying(self) -> Seen:
        """The table as it is drawn."""
        return Seen(self.steps.table, self.steps.dice, self.hidden)

    def _click(self, gid: str) -> None:
        colour = gid.partition(":")[2].partition(":")[0]
        if gid not in self.picture.targets():
            return
        if self.asked:
            self.tell(say.ANSWER_FIRST)
        elif colour in self.hidden and gid.startswith(("points:", "player:", "pieces:")) and not gid.endswith(":roads"):
            self.tell(say.HIDDEN, player=self.table.colours.index(colour))
        else:
            super()._click(gid)

    def _type(self, line: Any) -> None:
        try:
            read_line(line, self)
        except Mistake as mistake:
            self.note = Note(mistaken(mistake))

    def _control(self, control: Any, given_value: Any) -> None:
        reveal = lambda: setattr(self, "revealed", self.active)
        own = {"accept": self.accept, "decline": self.decline, "deal": self.deal, "hands": self._hands, "reveal": reveal}
        if control in STEPS:
            self.step(STEPS[control])
        elif control in own:
            own[control]()
        elif control == "layout":
            self.lay_out(given_value)
        elif control != "again":
            super()._control(control, given_value)

    def lay_out(self, layout: Any) -> None:
        """The players beneath the island in two columns or one, or beside it."""
        if isinstance(layout, str) and layout in BELOW:
            self.below = BELOW[layout]
            self._draw()

    def _hands(self) -> None:
        self.hands_hidden, self.revealed = not self.hands_hidden, -1

    def tell(self, label: Label, **seats: int) -> None:
        """A hint; nothing else changes."""
        seats = {"player": self.steps.active, "partner": self.active} | seats
        named = both(lambda at: {name: said(self.table.colours[seat], at) for name, seat in seats.items()})
        self.note = Note(both(lambda at: paragraph(label[at].format(**named[at]), "hint")))

    def roll(self) -> None:
        """The dice, by chance."""
        self._roll(None)

    def _roll(self, total: int | None) -> None:
        self.rng = self.steps.chance
        self.tell(say.OTHERS) if self.steps.stalled else super()._roll(total)

    def _do(self) -> None:
        move = proposed(self.table, self.draft)
        if isinstance(move, Trade):
            self.offer(move)
        elif move is not None:
            self.make(move)

    def offer(self, trade: Trade) -> None:
        """Ask the partner; what one cannot know, whether they hold the cards, is left to the answer."""
        partner = self.table.colours[trade.partner]
        broken = [reason for reason in check(self.table, trade).because if not reason.holds]
        against = [reason for reason in broken if reason.rule != "catan.trade.must-hold" or reason.fact("player") != partner]
        if against:
            self._refuse(trade, refused(Answer(False, tuple(against))))
        elif trade.partner in self.steps.away:
            self.tell(say.NO_TRADE, partner=trade.partner)
        else:
            self.asked, self.note = trade, Note()

    def accept(self) -> None:
        """The partner agrees."""
        if not self.asked:
            self.tell(say.NO_OFFER)
            return
        trade, self.asked = self.asked, None
        self.make(trade)

    def decline(self) -> None:
        """The partner does not."""
        if not self.asked:
            self.tell(say.NO_OFFER)
            return
        partner, self.asked = self.asked.partner, None
        self.tell(say.DECLINED, partner=partner)

    def make(self, move: Move) -> None:
        """A move of somebody here, and those of the players for whom chance plays."""
        table = self.table
        answer = check(table, move)
        if not table.over and self.steps.stalled:
            self.tell(say.OTHERS)
        elif not answer.value:
            self._refuse(move, refused(answer))
        elif isinstance(move, Trade) and move.partner in self.steps.away:
            self.tell(say.NO_TRADE, partner=move.partner)
        else:
            self.tool = "build" if isinstance(move, (End, *CARDS)) else self.tool
            self.set(self.steps.play(move))
            self.play_on()

    def deal(self) -> None:
        """The rest of the set-up by chance, for everybody."""
        steps = self.steps
        while steps.table.phase == "setup" and room(steps.table):
            steps = steps.let()
        self.set(steps)
        self.play_on()

    def play_on(self) -> None:
        """The moves of those for whom chance plays, up to somebody here or the end; where nobody is here, to the end of a turn."""
        steps = self.steps
        while steps.stalled and room(steps.table):
            steps = steps.let()
            if not self.here and isinstance(steps.story.moves[steps.story.at - 1], (End, Pair)):
                break
        if steps is not self.steps:
            self.set(steps)
        if not room(steps.table):
            self.tell(say.NO_ROOM)

    def step(self, step: Any) -> None:
        """A step back or forth, on past those for whom chance plays; an offer that is not answered is taken back first."""
        if self.asked:
            self.asked = None
        else:
            self.set(past_those_away(self.steps, step, lambda steps: steps.stalled and bool(self.here)))

    @property
    def busy(self) -> bool:
        """Whether there is something else to tell than what the last move brought."""
        return bool(self.note.say[0] and not self.note.beside or self.asked or proposed(self.table, self.draft))

    def marks(self) -> tuple:
        """What is to be marked because of the last event."""
        return self._marks()

    def next(self, at: int) -> str:
        """One line that says what to do."""
        if self.asked:
            return asking(self.asked, self.table, at)
        return waiting(self.steps, bool(self.here), at) if self.steps.stalled else todo(self.table, self.draft, at)

    def about(self, at: int) -> str:
        """What is chosen so far, what was refused, what could be paid for."""
        pays = can_pay(self.table, at) if self.legal and self.table.phase == "play" else ""
        return ("" if self.asked else chosen(self.table, self.draft, at)) + self.note.say[at] + pays

    def last(self) -> Note:
        """What the last move brought that was more than passing the dice; nothing at the start."""
        return last_made(self.steps, self.hidden)

    def last_marks(self) -> tuple:
        """The evidence of the last move."""
        return self.last().marks if self.explained else ()

    def brought(self, at: int) -> str:
        """What the last move brought, where it is to be explained."""
        return self.last().say[at] if self.explained else ""

    def focus(self) -> tuple[str, ...]:
        """Where the next click is expected."""
        return () if self.asked or self.steps.stalled else allowed_gids(self.table, self.draft)
