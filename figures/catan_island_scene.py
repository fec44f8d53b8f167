"""The clickable island: build, roll, move the robber, trade, play cards; every refusal with all its reasons; steps back and forth."""
from random import Random
from typing import Any, NamedTuple

import figures.catan  # noqa: F401  signs up the painters
from figures import catan_island_words as words
from figures.catan_allowed import allowed_gids
from figures.catan_drafting import BANK, PLAYABLE, Draft, clicked, draft_marks, given, proposed, robbed
from figures.catan_island_controls import BELOW, layout_control, legal_control, move_controls, step_controls
from figures.catan_island_telling import brought, by_chance, can_pay, chosen, todo
from figures.catan_pieces_told import told_piece
from figures.catan_seen import Seen
from figures.catan_telling import move_words
from figures.labels import Label
from figures.notes import Note, refused
from figures.picture import Picture
from figures.saying import both, mistaken, paragraph
from figures.scene import Event, View
from rulelib.answer import Answer
from rulelib.catan import check, read_move
from rulelib.catan.building import corner_reasons
from rulelib.catan.cards import RESOURCES
from rulelib.catan.legality import CARDS
from rulelib.catan.moves import Buy, End, Move, Roll
from rulelib.catan.playing import play_table
from rulelib.catan.questions import complete
from rulelib.catan.scoring import all_points
from rulelib.catan.table import Table, discarder, moment
from rulelib.forms import one_line
from rulelib.mistake import Mistake


class Stage(NamedTuple):
    """A table with the dice last rolled, what was said of the move that led there, and the tool in hand when it was left."""

    table: Table
    dice: tuple[int, int] | None = None
    note: Note = Note()
    tool: str = ""


class IslandScene:
    """An island to play on. `hint` is said while nothing has happened yet; with `roll_on` dice may be rolled again and again."""

    def __init__(self, table: Table, hint: Label = ("", ""), roll_on: bool = False, tool: str = "build", below: bool | None = None, seed: int = 1):
        self.hint, self.roll_on, self.first_tool, self.below, self.seed = hint, roll_on, tool, below, seed
        self.legal = False
        self._begin(table)

    def _begin(self, table: Table) -> None:
        self.rng, self.tool = Random(self.seed), self.first_tool
        self.start = table
        self.past: list[Stage] = []
        self.coming: list[Stage] = []
        self._stand(Stage(table, None, Note(both(lambda at: paragraph(self.hint[at], "hint") if self.hint[at] else ""))))
        self._draw()

    def _draw(self) -> None:
        self.picture = Picture(Seen(self.table, self.stage.dice), names=True, below=self.below)

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.stage.table

    def _stand(self, stage: Stage) -> None:
        self.stage, self.note, self.draft = stage, stage.note, Draft(self.tool)

    def handle(self, event: Event) -> None:
        """A click, a typed line, a control."""
        if event.kind == "click":
            self._click(str(event.value))
        elif event.kind == "type":
            self._type(str(event.value))
        elif event.kind == "control" and isinstance(event.value, tuple) and len(event.value) == 2:
            self._control(*event.value)

    def _click(self, gid: str) -> None:
        if gid not in self.picture.targets():
            return
        if gid == "dice":
            self._roll(None)
            return
        told = told_piece(self.table, gid)
        if told:
            self.note = told
            return
        self._take(clicked(self.table, self.draft, gid))

    def _take(self, what: Draft | Move | None) -> None:
        """Go on with what a click or a button came to."""
        if what is None:
            hint = words.SETTLEMENT_FIRST if self.table.phase == "setup" else words.NOT_NOW
            self.note = Note(both(lambda at: paragraph(hint[at], "hint")))
        elif isinstance(what, Draft):
            self.draft, self.note, self.tool = what, Note(), what.tool
            self._corner_judged()
        else:
            self.make(what)

    def _corner_judged(self) -> None:
        """A corner of the set-up that may not be used is refused before its road is chosen."""
        if self.table.phase != "setup" or self.draft.corner is None:
            return
        because = corner_reasons(self.table, self.draft.corner)
        if not all(reason.holds for reason in because):
            self.draft = self.draft.cleared()
            self.note = refused(Answer(False, tuple(because)))

    def make(self, move: Move) -> None:
        """Make a move, or say by every rule why it may not be made."""
        table, answer = self.table, check(self.table, move)
        if not answer.value:
            self._refuse(move, refused(answer))
            return
        move = by_chance(table, move, self.rng)  # after the check: a refused move draws nothing
        after, answer = play_table(table, move), check(table, move)
        self.past.append(self.stage._replace(tool=self.tool))
        self.coming.clear()
        dice = (move.first, move.second) if isinstance(move, Roll) else None if isinstance(move, End) else self.stage.dice
        self.tool = "build" if isinstance(move, (End, *CARDS)) else self.tool
        self._stand(Stage(after, dice, brought(table, move, answer, after)))

    def _refuse(self, move: Move, note: Note) -> None:
        named = both(lambda at: paragraph(move_words(move, self.table.colours, at, self.table.turn), "guess"))
        self.note = note._replace(say=both(lambda at: named[at] + note.say[at]))

    def _roll(self, total: int | None) -> None:
        """Roll by chance, or a total that was chosen; where one may roll on, the turn passes first."""
        passed = self.roll_on and self.table.phase == "play" and check(self.table, End()).value
        if passed:
            self.make(End())
        allowed = check(self.table, Roll(1, 1))  # the same whatever the dice show
        if not allowed.value:
            self._not_rolled(allowed)
            return
        pairs = [(a, b) for a in range(1, 7) for b in range(1, 7) if total in (None, a + b)]
        self.make(Roll(*self.rng.choice(pairs)))
        if passed and len(self.past) > 1:
            self.past.pop()  # passing and rolling are one step back

    def _not_rolled(self, answer: Answer) -> None:
        """Why no dice are thrown now, beside what was told last: nothing has come after it."""
        why, last = refused(answer), self.stage.note
        self.note = Note(both(lambda at: why.say[at] + last.say[at]), last.marks, beside=True)

    def _type(self, line: str) -> None:
        """A move, as the cases write it."""
        try:
            move = read_move(line, self.table)
            complete(self.table, move)
        except Mistake as mistake:
            self.note = Note(mistaken(mistake))
            return
        self.make(move)

    def _control(self, control: Any, given_value: Any) -> None:
        name, _, kind = str(control).partition(":")
        if name in ("give", "get") and kind in RESOURCES:
            self._pass(name, RESOURCES.index(kind))
        elif name in _CONTROLS:
            _CONTROLS[name](self, given_value if isinstance(given_value, str) else "")

    def _pass(self, name: str, kind: int) -> None:
        """A card more on one side of what changes hands."""
        mine = discarder(self.table) if moment(self.table) == "discard" else self.table.turn
        self._take(given(self.table, self.draft, mine if name == "give" else self.draft.partner, kind))

    def _choose(self, **chosen_now: Any) -> None:
        """Other tools, with nothing decided."""
        self.draft, self.note = self.draft.cleared()._replace(**chosen_now), Note()
        self.tool = self.draft.tool

    def _partner(self, name: Any) -> None:
        if name == "bank" or name in self.table.colours:
            partner = BANK if name == "bank" else self.table.colours.index(name)
            self._choose(tool="trade", partner=partner, gives=self.draft.gives if self.draft.tool == "trade" else 0)

    def _victim(self, name: Any) -> None:
        if name in self.table.colours and self.draft.land is not None:
            self.make(robbed(self.table, self.draft, self.table.colours.index(name)))

    def _do(self) -> None:
        move = proposed(self.table, self.draft)
        if move is not None:
            self.make(move)

    def _step(self, back: list[Stage], forth: list[Stage]) -> None:
        if back:
            forth.append(self.stage._replace(tool=self.tool))
            stage = back.pop()
            self.tool = stage.tool or self.tool
            self._stand(stage)

    def _lay_out(self, below: bool | None) -> None:
        self.below = below
        self._draw()

    def view(self) -> View:
        """The table with what is chosen and allowed, what was said last, and the controls."""
        return View(Seen(self.table, self.stage.dice), self._marks(), both(self._said), tuple(self._controls()))

    def _marks(self) -> tuple:
        allowed = (("candidate", allowed_gids(self.table, self.draft)),) if self.legal else ()
        return (*self.note.marks, *draft_marks(self.table, self.draft), *allowed)

    def _said(self, at: int) -> str:
        pays = can_pay(self.table, at) if self.legal and self.table.phase == "play" else ""
        return todo(self.table, self.draft, at) + chosen(self.table, self.draft, at) + self.note.say[at] + pays

    def _controls(self):
        yield from step_controls(bool(self.past), bool(self.coming))
        yield legal_control(self.legal)
        yield from move_controls(self.table, self.draft, self.roll_on)
        yield layout_control(self.below)

    def text(self) -> str:
        """Everybody's points with the rules that say so, and whose turn it is."""
        answer = all_points(self.start)
        return f"{self.start.phase}: {self.start.colours[self.start.turn]}\n{one_line(answer.value)} [{', '.join(answer.rules)}]"


_CONTROLS: dict[str, Any] = {
    "undo": lambda scene, value: scene._step(scene.past, scene.coming),
    "redo": lambda scene, value: scene._step(scene.coming, scene.past),
    "again": lambda scene, value: scene._begin(scene.start),
    "legal": lambda scene, value: setattr(scene, "legal", not scene.legal),
    "layout": lambda scene, value: scene._lay_out(BELOW[value]) if value in BELOW else None,
    "roll": lambda scene, value: scene._roll(None),
    "total": lambda scene, value: scene._roll(int(value)) if str(value) in map(str, range(2, 13)) else None,
    "tool": lambda scene, value: scene._choose(tool=value) if value in words.TOOLS else None,
    "piece": lambda scene, value: scene._choose(tool="build", piece=value) if value in words.PIECES else None,
    "card": lambda scene, value: scene._choose(tool="cards", card=value) if value in PLAYABLE else None,
    "partner": lambda scene, value: scene._partner(value),
    "victim": lambda scene, value: scene._victim(value),
    "do": lambda scene, value: scene._do(),
    "clear": lambda scene, value: scene._choose(),
    "buy": lambda scene, value: scene.make(Buy()),
    "end": lambda scene, value: scene.make(End()),
}
