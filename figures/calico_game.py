"""A whole game of Calico on one clickable table: set-up, turns, every step explained, undo, slider, save and load, the winner."""
from random import Random
from typing import Any

from figures import calico_choices, calico_game_controls, calico_record
from figures.calico_choices import Choices, exchanged, goals_controls, goals_said, typed_goals
from figures.calico_steps import Steps
from figures.calico_turn_notes import CHOSEN, placed_marks
from figures.calico_turns import Turns
from figures.saves import loaded_story
from figures.saying import both
from figures.scene import View
from figures.whole_game import WholeGame
from rulelib.calico.board import GOAL_CELLS, NAME, SPACES
from rulelib.calico.table import Table, Turn, random_turn
from rulelib.forms import text
from rulelib.story import Story, begin


class Game(WholeGame):
    """A game from its set-up to its winner.

    who: "1" to "4" players on one screen, or "opponent" for one against chance; variant: beginner, standard,
    family or lower-variance; the seed fixes every tile; goals: three a player, in player order, where they
    are chosen already; explain: "off", "move" (the last tile) or "score:1" (a player's points so far).
    """

    before, record, beside = calico_choices, calico_record, calico_game_controls
    chosen = ("who", "variant", "border:1", "border:2", "border:3", "border:4")

    def __init__(self, who: str = "1", variant: str = "beginner", seed: int = 1, goals=None, across: int | None = None, explain: str = "move"):
        choices = Choices()
        for name, value in (("who", who), ("variant", variant), ("seed", seed)):
            choices = choices.choose(name, value)
        super().__init__(choices, explain)
        self.turns = Turns(choices.table({}), across, reply=self._reply)
        self._start(choices, dict(enumerate(goals or (), 1)))

    def _start(self, choices: Choices, goals: dict[int, tuple] | None = None) -> None:
        self.choices, self.goals, self.file = choices, goals or {}, ""
        self.turns.away = choices.opponents
        self.phase, self.draft = "play", choices
        self._next_chooser()
        self._deal()

    def _next_chooser(self) -> None:
        """Who chooses goals next; nobody where all have, or where none are chosen."""
        waiting = set(range(1, self.choices.players + 1)) - self.choices.opponents - self.goals.keys()
        if self.choices.goals_chosen and waiting:
            self.phase, self.chooser = "goals", min(waiting)
            self.picked = self.choices.dealt_goals()[self.chooser - 1][:3]

    def _reply(self, story: Story) -> Turn:
        """A random turn that is the same whenever the same game comes to the same point."""
        return random_turn(story.position, Random(f"{self.choices.seed} {story.at}"))

    def _phases(self) -> dict:
        return super()._phases() | {"goals": self._choose}

    def _choose(self, kind: str, value: Any) -> None:
        four = self.choices.dealt_goals()[self.chooser - 1]
        cells = {f"{self.chooser}:{NAME[cell]}": space for space, cell in enumerate(GOAL_CELLS)}
        if kind == "click" and isinstance(value, str) and value in cells:
            self._pick(exchanged(self.picked, four, cells[value]))
        elif kind == "type":
            self._pick(typed_goals(text(value).removeprefix("goals").split(), four))
        elif kind == "control" and value[0] in {f"goal:{space}" for space in SPACES} and value[1] in four:
            self._pick(exchanged(self.picked, four, SPACES.index(value[0][5:]), value[1]))
        elif kind == "control" and value[0] == "place-goals":
            self.goals = self.goals | {self.chooser: self.picked}
            self.phase = "play"
            self._next_chooser()
            self._deal()
        elif kind == "control" and value[0] == "new":
            self._open_setup()

    def _pick(self, goals: tuple) -> None:
        self.picked = goals
        self._deal()

    def _deal(self) -> None:
        """The table with the goals as they are chosen so far; nothing else of it depends on them."""
        table = self.choices.table(self.goals | ({self.chooser: self.picked} if self.phase == "goals" else {}))
        self.turns.set(Steps(begin("calico", table._replace(to_play=self.chooser) if self.phase == "goals" else table)))

    def _given(self) -> dict:
        return super()._given() | {"hands": self._hands}

    def _hands(self, _value: Any) -> None:
        self.turns.open_hands = not self.turns.open_hands

    def _layout(self, layout: Any) -> None:
        if layout in ("beside", "below", "one"):
            self.turns.lay_out(1 if layout == "below" else None, layout == "one")

    def _load(self, file: Any) -> None:
        name, story = loaded_story(file, "calico", Table)
        players, variant = story.position.players, story.position.variant
        who = self.choices.who if players == self.choices.players else str(players)
        self.choices, self.file = self.choices._replace(who=who, variant=variant), name
        self.turns.away = self.choices.opponents
        self.turns.set(Steps(story))

    def view(self) -> View:
        """The table, what is to be done, and the controls of the phase."""
        if self.phase != "goals":
            return super().view()
        cells = tuple(f"{self.chooser}:{NAME[cell]}" for cell in GOAL_CELLS)
        four = self.choices.dealt_goals()[self.chooser - 1]
        return View(self.turns.shown(), (("candidate", cells),), both(self.said), tuple(goals_controls(self.picked, four)), (), cells)

    def _lying(self) -> Any:
        return self.turns.shown()

    def _last_marks(self) -> tuple:
        last = self.turns.steps.last
        if self.explain == "off" and last:
            return ((CHOSEN, (f"{last.player}:{NAME[last.cell]}",)),)
        return placed_marks(last)

    def _explains_points(self) -> bool:
        return super()._explains_points() and not self.turns.steps.laid

    def said(self, at: int) -> str:
        """What to do next, what was refused or explained, everybody's points, the last turns."""
        return goals_said(self.chooser, at) + self.note[at] if self.phase == "goals" else super().said(at)

    def _points(self, at: int) -> str:
        return calico_record.score_table(self.turns.steps.shown.table, at)

    def text(self) -> str:
        """The set-up, the turns as they are typed, what the last tile brought, and everybody's points."""
        totals = [calico_record.score_text(self.turns.table, player) for player in range(1, self.turns.table.players + 1)]
        return "\n".join([calico_game_controls.way_line(self, 0), self.turns.text(), *totals])
