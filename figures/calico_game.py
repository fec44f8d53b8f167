"""A whole game of Calico on one clickable table: set-up, turns, every step explained, undo, slider, save and load, the winner."""
from random import Random
from typing import Any

from figures.calico_choices import Choices, exchanged, goals_controls, goals_said, setup_controls, setup_said, typed_goals
from figures.calico_game_controls import play_controls, way_line, way_said
from figures.calico_record import ending, explained_score, log, points_marks, score_table, score_text
from figures.calico_steps import Steps
from figures.calico_turn_notes import CHOSEN, placed_marks
from figures.calico_turns import Turns
from figures.game_labels import EXPLAINED_SCORE, LARGEST_SEED
from figures.notes import Note
from figures.saves import loaded_story
from figures.saying import both, labelled, mistaken, reasons
from figures.scene import Event, View
from figures.score_sheet import named
from rulelib.calico.board import GOAL_CELLS, NAME, SPACES
from rulelib.calico.table import Table, Turn, random_turn
from rulelib.forms import text
from rulelib.mistake import Mistake
from rulelib.story import Story, begin


class Game:
    """A game from its set-up to its winner.

    who: "1" to "4" players on one screen, or "opponent" for one against chance; variant: beginner, standard,
    family or lower-variance; the seed fixes every tile; goals: three a player, in player order, where they
    are chosen already; explain: "off", "move" (the last tile) or "score:1" (a player's points so far).
    """

    def __init__(self, who: str = "1", variant: str = "beginner", seed: int = 1, goals=None, across: int | None = None, explain: str = "move"):
        choices = Choices()
        for name, value in (("who", who), ("variant", variant), ("seed", seed)):
            choices = choices.choose(name, value)
        self.note, self.explain = ("", ""), explain
        self.turns = Turns(choices.table({}), across, reply=self._reply)
        self._start(choices, dict(enumerate(goals or (), 1)))

    @property
    def picture(self):
        """The picture of the table; another one where the number of quilts or their layout changes."""
        return self.turns.picture

    @property
    def story(self) -> Story:
        """The game so far."""
        return self.turns.story

    def _start(self, choices: Choices, goals: dict[int, tuple]) -> None:
        self.choices, self.goals, self.file = choices, goals, ""
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

    def handle(self, event: Event) -> None:
        """An event of the phase that the game is in; what cannot be is told, and changes nothing."""
        value = event.value
        if event.kind == "control" and not (isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str)):
            return
        self.note = ("", "")
        try:
            {"setup": self._set_up, "goals": self._choose, "play": self._play}[self.phase](event.kind, value)
        except Mistake as mistake:
            self.note = mistaken(mistake)

    def _set_up(self, kind: str, value: Any) -> None:
        if kind == "type":
            self.draft = self.draft.choose("seed", text(value).strip().removeprefix("seed").strip())
        elif kind == "control" and value[0] == "start":
            self._start(self.draft, {})
        elif kind == "control" and value[0] == "cancel":
            self.phase = self.before
        elif kind == "control" and value[0] in ("who", "variant", "border:1", "border:2", "border:3", "border:4"):
            self.draft = self.draft.choose(*value)

    def _open_setup(self) -> None:
        self.before, self.phase = self.phase, "setup"
        self.draft = self.choices._replace(seed=min(self.choices.seed + (self.before == "play"), LARGEST_SEED))

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

    def _play(self, kind: str, value: Any) -> None:
        own = {"new": self._open_setup, "let": self.turns.play_on}
        given = {"at": self._jump, "explain": self._explain, "hands": self._hands, "layout": self._layout, "load": self._load}
        name = value[0] if kind == "control" else ""
        if name in own:
            own[name]()
        elif name in given:
            given[name](value[1])
        else:
            self.turns.handle(Event(kind, value))

    def _jump(self, at: Any) -> None:
        if isinstance(at, int):
            self.turns.set(self.turns.steps.jump(at))

    def _explain(self, what: Any) -> None:
        if what in ("off", "move", *(f"score:{player}" for player in range(1, self.turns.table.players + 1))):
            self.explain, self.turns.note = what, Note()

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
        said = both(self.said)
        if self.phase == "setup":
            return View(self.turns.shown(), (), said, tuple(setup_controls(self.draft)))
        if self.phase == "goals":
            cells = tuple(f"{self.chooser}:{NAME[cell]}" for cell in GOAL_CELLS)
            four = self.choices.dealt_goals()[self.chooser - 1]
            return View(self.turns.shown(), (("candidate", cells),), said, tuple(goals_controls(self.picked, four)), (), cells)
        return View(self.turns.shown(), self._marks(), said, tuple(play_controls(self)), self.turns.offered, self.turns.focus())

    def _marks(self) -> tuple:
        marks, last = self.turns.marks(), self.turns.steps.last
        if marks or self.turns.busy:
            return marks
        if self.explain.startswith("score:") and not self.turns.steps.laid:
            return points_marks(self.turns.table, self._explained_player())
        if self.explain == "off" and last:
            return ((CHOSEN, (f"{last.player}:{NAME[last.cell]}",)),)
        return placed_marks(last)

    def _explained_player(self) -> int:
        return min(int(self.explain[6:]), self.turns.table.players)

    def said(self, at: int) -> str:
        """What to do next, what was refused or explained, everybody's points, the last turns."""
        if self.phase == "setup":
            return setup_said(self.draft, at) + self.note[at]
        if self.phase == "goals":
            return goals_said(self.chooser, at) + self.note[at]
        table = self.turns.table
        events = [self.note[at], self.turns.about(at), "" if self.turns.busy else self._explained(at)]
        scores = [ending(table, at) if table.over else "", score_table(self.turns.steps.shown.table, at)]
        first, then = (scores, events) if table.over and not self.turns.busy else (events, scores)
        return "".join([self.turns.next(at), *first, *then, log(self.story, at), way_said(self, at)])

    def _explained(self, at: int) -> str:
        """What the last tile has brought, or where a player's points come from."""
        if self.explain.startswith("score:") and not self.turns.steps.laid:
            player = self._explained_player()
            label = both(lambda at: EXPLAINED_SCORE[at].format(named(player, at)))
            answer = explained_score(self.turns.table, player)
            return labelled(label, str(answer.value["total"]), at, "answer") + reasons(answer.because, at, 6)
        self.turns.explained = self.explain != "off"
        return self.turns.brought(at)

    def text(self) -> str:
        """The set-up, the turns as they are typed, what the last tile brought, and everybody's points."""
        totals = [score_text(self.turns.table, player) for player in range(1, self.turns.table.players + 1)]
        return "\n".join([way_line(self, 0), self.turns.text(), *totals])
