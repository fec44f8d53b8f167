"""A whole game of Catan on one clickable screen: set-up, turns, trades that are answered, every step explained, undo, slider, save and load, the winner."""
from typing import Any

from figures import catan_choices, catan_game_controls, catan_record
from figures.catan_choices import Choices
from figures.catan_steps import Steps
from figures.catan_telling import said
from figures.catan_turns import Turns
from figures.saves import loaded_story
from figures.saying import both
from figures.scene import View
from figures.whole_game import WholeGame
from rulelib.catan.table import Table
from rulelib.mistake import Mistake
from rulelib.story import begin

GAME = "catan"


class Game(WholeGame):
    """A game from its set-up to its winner.

    players: 3 or 4; who: "one" (red sits here, chance plays for the others), "all", or for each seat "person" or "chance"; island: "chance" or
    "example"; setup: "clicks" or "chance"; the seed fixes island, deck, dice and chance; explain: "off", "move" or "score:1" (points of the first).
    """

    before, record, beside = catan_choices, catan_record, catan_game_controls
    chosen = ("players", "seat:1", "seat:2", "seat:3", "seat:4", "island", "setup")

    def __init__(self, players: int = 3, who: str | tuple[str, ...] = "one", island: str = "chance", setup: str = "clicks", seed: int = 1, explain: str = "move", below: bool | None = None):
        choices = Choices().choose("players", str(players)).choose("island", island).choose("setup", setup).choose("seed", seed)
        seats = {"one": ("person",), "all": ("person",) * 4}.get(who, who) if isinstance(who, str) else who
        for number, sits in enumerate(seats, 1):
            choices = choices.choose(f"seat:{number}", sits)
        super().__init__(choices, explain)
        self.below = below
        self._start(choices)

    def _start(self, choices: Choices) -> None:
        steps = Steps(begin(GAME, choices.table()), choices.away, choices.seed)
        below = self.turns.below if self.turns is not None else self.below
        self.turns = Turns(steps, below)
        if choices.setup == "chance":
            self.turns.deal()
        elif self.turns.here:
            self.turns.play_on()
        self.choices, self.draft, self.file, self.phase = choices, choices, "", "play"

    def _layout(self, layout: Any) -> None:
        self.turns.lay_out(layout)

    def _load(self, file: Any) -> None:
        name, story = loaded_story(file, GAME, Table)
        for number, position in enumerate(story.positions):
            if not isinstance(position, Table):
                raise Mistake("unknown-card", f"moves {number}", name, moves=list(story.lines()[number - 1 : number]))
        self.choices = self.choices._replace(players=story.position.players)
        self.file = name
        self.turns.set(Steps(story, self.choices.away, self.choices.seed))

    def view(self) -> View:
        """The table; what is to be done and what happened above the controls, points and log beneath them."""
        if self.phase == "setup":
            return super().view()
        marks = self._marks()
        controls = tuple(catan_game_controls.play_controls(self))
        return View(self._lying(), marks, both(self._so_far), controls, self.turns.offered, self.turns.focus(), both(self._happened))

    def _happened(self, at: int) -> str:
        table = self.turns.table
        ended = catan_record.ending(table, at) if table.over and not self.turns.busy else ""
        return "".join([self.turns.next(at), self.note[at], self.turns.about(at), ended, "" if self.turns.busy else self._explained(at)])

    def _so_far(self, at: int) -> str:
        return self._points(at) + self._log(at) + catan_game_controls.way_said(self, at)

    def said(self, at: int) -> str:
        """What happened, and the game so far."""
        return super().said(at) if self.phase == "setup" else self._happened(at) + self._so_far(at)

    def _marks(self) -> tuple:
        self.turns.explained = self.explain != "off"
        return super()._marks()

    def _last_marks(self) -> tuple:
        return self.turns.last_marks()

    def _counted(self) -> Table:
        return self.turns.public

    def _log(self, at: int) -> str:
        return catan_record.log(self.story, at, self.turns.hidden)

    def _named(self, player: int, at: int) -> str:
        return said(self.turns.table.colours[player - 1], at)

    def text(self) -> str:
        """The set-up, the moves as they are typed, and everybody's points."""
        table = self.turns.table
        lines = [f"{number}. {line}" for number, line in enumerate(self.story.lines(), 1)]
        totals = [catan_record.score_text(table, player) for player in range(1, table.players + 1)]
        return "\n".join([catan_game_controls.way_line(self, 0), *lines, f"at {self.story.at}", *totals])
