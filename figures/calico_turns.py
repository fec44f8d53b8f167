"""Turns of Calico on a clickable table: a tile of the hand, a free space, a tile of the market; every refusal with its reasons."""
from collections.abc import Callable
from typing import Any

from figures import calico_turn_words as say, labels
from figures.calico_prospects import prospect_marks, prospect_words
from figures.calico_steps import Steps
from figures.calico_turn_notes import CHOSEN, gained, placed_marks, refilled, take_now
from figures.notes import Note, refused
from figures.picture import Picture
from figures.saying import both, mistaken, paragraph
from figures.scene import Control, Event, View
from figures.stepping import STEPS, past_those_away, typed_step
from rulelib.answer import Answer
from rulelib.calico import check, read_move
from rulelib.calico.board import NAME
from rulelib.calico.legality import check_quilt
from rulelib.calico.questions import depends_on_unknown
from rulelib.calico.table import Table, Turn
from rulelib.forms import text
from rulelib.mistake import Mistake
from rulelib.story import begin

class Turns:
    """A table on which the players take their turns, by clicks or by typed lines.

    across: how many quilts lie in a row; names: whether cells carry their names; open_hands: whether
    everybody's hand is seen, or only that of the player to move (calico.hand.hidden).
    away: players for whom nobody sits here; `reply(story)` gives their turns.
    """

    def __init__(self, table: Table, across: int | None = None, names: bool = True, open_hands: bool = True, away=frozenset(), reply=None):
        self.options = {"names": names, "across": across}
        self.open_hands, self.away, self.reply = open_hands, away, reply
        self.explained, self.alone, self.picture = True, False, None
        self.set(Steps(begin("calico", table)))

    def set(self, steps: Steps, note: Note = Note()) -> None:
        """Look at other steps; the picture is a new one where there are other pieces."""
        self.steps, self.note, self.held, self.pointed = steps, note, None, None
        now = self.shown()
        if self.picture is None or (self.picture.position.only, self.picture.position.table.players) != (now.only, now.table.players):
            self.picture = Picture(now, **self.options)

    def lay_out(self, across: int | None, alone: bool = False) -> None:
        """Another number of quilts in a row; or, `alone`, only the quilt of the player who is here and to move."""
        self.options["across"], self.alone = across, alone
        self.picture = Picture(self.shown(), **self.options)

    @property
    def table(self) -> Table:
        """The table at the beginning of the turn."""
        return self.steps.table

    @property
    def story(self):
        """The turns played so far."""
        return self.steps.story

    def shown(self):
        """The table as it is drawn, with the hands that may be seen."""
        now = self.steps.shown._replace(only=self._seen() if self.alone and self.table.players > 1 else 0)
        if self.open_hands or self.table.players == 1 or self.table.over:
            return now
        hands = tuple(hand if seat == self.table.to_play else (None, None) for seat, hand in enumerate(self.table.hands, 1))
        return now._replace(table=now.table._replace(hands=hands))

    def _seen(self) -> int:
        """The player whose quilt is looked at: the one to move, or whoever of those here follows."""
        order = [(self.table.to_play - 1 + step) % self.table.players + 1 for step in range(self.table.players)] if self.table.to_play else [1]
        return next((player for player in order if player not in self.away), order[0])

    def handle(self, event: Event) -> None:
        """A click, a typed line, or a control; what is refused changes nothing but what is said."""
        heard: dict[str, Callable[[Any], None]] = {"click": self._click, "hover": self._hover, "type": self._type, "control": self._control}
        if event.kind in heard:
            heard[event.kind](event.value)

    def _hover(self, gid: Any) -> None:
        self.pointed = int(gid[-1]) if gid in self.offered else None

    @property
    def offered(self) -> tuple[str, ...]:
        """The tiles of the hand from which the player chooses now."""
        player = self.table.to_play
        return (f"hand{player}:1", f"hand{player}:2") if player and not self.steps.laid else ()

    def _click(self, gid: Any) -> None:
        self.pointed = None
        if not isinstance(gid, str) or gid not in self.picture.targets():
            return
        where, _, what = gid.partition(":")
        player = int(where.removeprefix("hand")) if where != "market" else None
        if where == "market":
            self._take(Turn(take=self.table.market[int(what) - 1], slot=int(what) - 1), gid)
        elif self.table.over or player != self.table.to_play:
            self._refuse(check(self.table, Turn(player=player)), gid)
        elif where.startswith("hand"):
            self._hold(int(what), gid)
        else:
            self._cell(NAME.index(what), gid)

    def _hold(self, place: int, gid: str) -> None:
        if self.steps.laid:
            self._step(Steps.undo) if gid == self.steps.shown.empty else self._wait(gid)
        elif self.table.hand(self.table.to_play)[place - 1] is None:
            self.note = Note(mistaken(Mistake("unknown-patch", f"hands.{self.table.to_play}")))
        else:
            self.held, self.note = None if self.held == place else place, Note()

    def _cell(self, cell: int, gid: str) -> None:
        player = self.table.to_play
        if self.steps.laid:
            self._wait(gid)
        elif self.held:
            self._place(Turn(self.table.hand(player)[self.held - 1], cell))
        elif self.table.quilt(player).free >> cell & 1:
            self.note = Note(both(lambda at: paragraph(say.TILE_FIRST[at], "hint")))
        else:
            self._refuse(check_quilt(self.table.quilt(player), Turn(cell=cell)), gid)

    def _refuse(self, answer: Answer, gid: str = "") -> None:
        self.note = refused(answer, gid)

    def _wait(self, gid: str = "") -> None:
        self.note = take_now(self.table.to_play, gid)

    def _place(self, turn: Turn) -> None:
        answer = check(self.table, turn)
        if not answer.value:
            return self._refuse(answer)
        self.set(self.steps.lay(turn))

    def _take(self, turn: Turn, gid: str = "") -> None:
        laid = self.steps.laid
        if laid is None:
            return self._refuse(check(self.table, turn), gid)
        if gid and turn.take is None:
            self.note = Note(mistaken(Mistake("unknown-patch", "market")))
            return None
        return self._play(turn._replace(patch=laid.patch, cell=laid.cell))

    def _play(self, turn: Turn) -> None:
        answer = check(self.table, turn)
        if not answer.value:
            return self._refuse(answer)
        self.set(self.steps.play(turn))
        return self.play_on()

    def play_on(self) -> None:
        """The turns of those who are away, up to somebody who is here, or the end."""
        steps = self.steps
        while steps.table.to_play in self.away:
            steps = steps.play(self.reply(steps.story))
        self.set(steps, refilled(steps.story))

    def _type(self, line: Any) -> None:
        try:
            if step := typed_step(text(line).split(), self.steps):
                return self._step(step)
            turn = read_move(line, self.table)
            depends_on_unknown(self.table, turn)
            self._typed(turn)
        except Mistake as mistake:
            self.note = Note(mistaken(mistake))

    def _typed(self, turn: Turn) -> None:
        if self.table.over or turn.player not in (None, self.table.to_play):
            self._refuse(check(self.table, turn))
        elif self.steps.laid and turn.patch is not None:
            self._wait()
        elif turn.patch is None:
            self._take(turn)
        elif turn.take is None:
            self._place(turn)
        else:
            self._play(turn)

    def _control(self, value: Any) -> None:
        name = value[0] if isinstance(value, tuple) and value else None
        if isinstance(name, str) and name in STEPS:
            self._step(STEPS[name])

    def _step(self, step: Callable[[Steps], Steps]) -> None:
        """A step back or forth, on past those who are away."""
        self.set(past_those_away(self.steps, step, lambda steps: steps.table.to_play in self.away))

    @property
    def looked_at(self) -> int | None:
        """The patch whose prospects are shown: the one pointed at, else the one chosen, unless something was refused."""
        place = self.pointed or (None if self.note.say[0] else self.held)
        return self.table.hand(self.table.to_play)[place - 1] if place else None

    def view(self) -> View:
        """The table with what the chosen tile would bring, or why the last event was refused, or what the last tile brought."""
        marks = self.marks() or (() if self.busy else placed_marks(self.steps.last))
        return View(self.shown(), marks, both(self.said), tuple(self.controls()), self.offered, self.focus())

    def focus(self) -> tuple[str, ...]:
        """Where the next click is expected."""
        return ("market:1", "market:2", "market:3") if self.steps.laid else self.offered

    def marks(self) -> tuple:
        """What is to be marked because of the last event; nothing where it was a turn."""
        player = self.table.to_play
        chosen = ((CHOSEN, (f"hand{player}:{self.held}",)),) if self.held else ()
        if self.looked_at is not None:
            return prospect_marks(self.table.quilt(player), self.looked_at, f"{player}:") + chosen
        return self.note.marks + chosen

    def said(self, at: int) -> str:
        """What to do next, then about the last event or the last tile."""
        return self.next(at) + self.about(at) + ("" if self.busy else self.brought(at))

    @property
    def busy(self) -> bool:
        """Whether there is something else to tell than what the last tile brought."""
        return self.looked_at is not None or bool(self.note.say[0] and not self.note.beside)

    def next(self, at: int) -> str:
        """One line that says where to click."""
        if self.table.to_play in self.away:
            return say.away_line(self.table.to_play, at)
        return say.next_line(self.steps, bool(self.held), at)

    def about(self, at: int) -> str:
        """What the tile looked at would bring, or what was refused."""
        if self.looked_at is None:
            return self.note.say[at]
        return paragraph(prospect_words(self.table.quilt(self.table.to_play), self.looked_at, at), "prospects")

    def brought(self, at: int) -> str:
        """What the last tile laid has brought, with its reasons where they are wanted; empty at the start."""
        last = self.steps.last
        return say.placed(last, gained(last), at, self.explained, self.table.players) if last else ""

    def controls(self):
        """The typed twin and the steps."""
        yield Control("line", "line", *labels.TYPED, options=say.EXAMPLE)
        yield Control("undo", "button", *labels.UNDO, enabled=self.steps.undo() != self.steps, why=say.AT_START, above=True)
        yield Control("redo", "button", *labels.REDO, enabled=self.steps.redo() != self.steps, why=say.AT_END, above=True)

    def text(self) -> str:
        """The turns as they are typed, and what the last tile brought with the rules that say so."""
        return say.fixed_text(self.steps, gained(self.steps.last) if self.steps.last else None)
