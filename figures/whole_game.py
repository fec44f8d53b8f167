"""The frame of a whole game on one screen, of any game: set-up, moves, what is explained, points, the log."""
from collections.abc import Callable
from types import ModuleType
from typing import Any

from figures.game_labels import EXPLAINED_SCORE, LARGEST_SEED
from figures.notes import Note
from figures.saying import both, labelled, mistaken, reasons
from figures.scene import Event, View
from figures.score_sheet import named
from rulelib.forms import text
from rulelib.mistake import Mistake
from rulelib.story import Story


class WholeGame:
    """A game from its set-up to its winners.

    Of its own a game has `choices` (with `seed` and `choose(name, value)`), `turns` (a table on which it is played, with `steps`), the
    methods at the end of this class, and three modules of words: `before` (setup_controls, setup_said), `record` (ending,
    explained_score, log, points_marks, score_table, score_text) and `beside` (play_controls, way_line, way_said).
    explain: "off", "move" or "score:1" (a player's points).
    """

    before: ModuleType
    record: ModuleType
    beside: ModuleType
    chosen: tuple[str, ...] = ()
    turns: Any = None
    choices: Any

    def __init__(self, choices: Any, explain: str):
        self.note, self.explain = ("", ""), explain
        self.file, self.phase, self.earlier, self.draft = "", "play", "play", choices

    @property
    def picture(self):
        """The picture of the table; another one where there are other pieces, or they lie otherwise."""
        return self.turns.picture

    @property
    def story(self) -> Story:
        """The game so far."""
        return self.turns.steps.story

    def handle(self, event: Event) -> None:
        """An event of the phase that the game is in; what cannot be is told, and changes nothing."""
        value = event.value
        if event.kind == "control" and not (isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str)):
            return
        self.note = ("", "")
        try:
            self._phases()[self.phase](event.kind, value)
        except Mistake as mistake:
            self.note = mistaken(mistake)

    def _phases(self) -> dict[str, Callable[[str, Any], None]]:
        return {"setup": self._set_up, "play": self._play}

    def _set_up(self, kind: str, value: Any) -> None:
        if kind == "type":
            self.draft = self.draft.choose("seed", text(value).strip().removeprefix("seed").strip())
        elif kind == "control" and value[0] == "start":
            self._start(self.draft)
        elif kind == "control" and value[0] == "cancel":
            self.phase = self.earlier
        elif kind == "control" and value[0] in self.chosen:
            self.draft = self.draft.choose(*value)

    def _open_setup(self) -> None:
        self.earlier, self.phase = self.phase, "setup"
        self.draft = self.choices._replace(seed=min(self.choices.seed + (self.earlier == "play"), LARGEST_SEED))

    def _play(self, kind: str, value: Any) -> None:
        """What belongs to the game as a whole; all else is for its table."""
        name = value[0] if kind == "control" else ""
        given = self._given()
        if name == "new":
            self._open_setup()
        elif name in given:
            given[name](value[1])
        else:
            self.turns.handle(Event(kind, value))

    def _given(self) -> dict[str, Callable[[Any], None]]:
        return {"at": self._jump, "explain": self._explain, "layout": self._layout, "load": self._load, "let": lambda _value: self.turns.play_on()}

    def _jump(self, at: Any) -> None:
        if isinstance(at, int):
            self.turns.set(self.turns.steps.jump(at))

    def _explain(self, what: Any) -> None:
        if what in ("off", "move", *(f"score:{player}" for player in range(1, self.turns.table.players + 1))):
            self.explain, self.turns.note = what, Note()

    def _explained_player(self) -> int:
        return min(int(self.explain[6:]), self.turns.table.players)

    def _explains_points(self) -> bool:
        return self.explain.startswith("score:")

    def view(self) -> View:
        """The table, what is to be done, and the controls of the phase."""
        said = both(self.said)
        if self.phase == "setup":
            return View(self._lying(), (), said, tuple(self.before.setup_controls(self.draft)))
        marks = self._marks()
        return View(self._lying(), marks, said, tuple(self.beside.play_controls(self)), self.turns.offered, self.turns.focus())

    def _marks(self) -> tuple:
        """What is marked because of the last event, else because of what is explained."""
        marks = self.turns.marks()
        if marks or self.turns.busy:
            return marks
        return self.record.points_marks(self._counted(), self._explained_player()) if self._explains_points() else self._last_marks()

    def said(self, at: int) -> str:
        """What to do next, what was refused or explained, everybody's points, the last moves."""
        if self.phase == "setup":
            return self.before.setup_said(self.draft, at) + self.note[at]
        table, record = self.turns.table, self.record
        events = [self.note[at], self.turns.about(at), "" if self.turns.busy else self._explained(at)]
        scores = [record.ending(table, at) if table.over else "", self._points(at)]
        first, then = (scores, events) if table.over and not self.turns.busy else (events, scores)
        return "".join([self.turns.next(at), *first, *then, self._log(at), self.beside.way_said(self, at)])

    def _points(self, at: int) -> str:
        return self.record.score_table(self._counted(), at)

    def _counted(self) -> Any:
        """The table whose points are told and explained."""
        return self.turns.table

    def _log(self, at: int) -> str:
        return self.record.log(self.story, at)

    def _named(self, player: int, at: int) -> str:
        return named(player, at)

    def _explained(self, at: int) -> str:
        """What the last move has brought, or where a player's points come from."""
        if self._explains_points():
            player = self._explained_player()
            label = both(lambda at: EXPLAINED_SCORE[at].format(self._named(player, at)))
            answer = self.record.explained_score(self._counted(), player)
            return labelled(label, str(answer.value["total"]), at, "answer") + reasons(answer.because, at, 6)
        self.turns.explained = self.explain != "off"
        return self.turns.brought(at)

    def _lying(self) -> Any:
        """The position as it is drawn."""
        return self.turns.lying()

    def _last_marks(self) -> tuple:
        """The evidence of the last move."""
        raise NotImplementedError

    def _start(self, choices: Any) -> None:
        raise NotImplementedError

    def _layout(self, layout: Any) -> None:
        raise NotImplementedError

    def _load(self, file: Any) -> None:
        raise NotImplementedError
