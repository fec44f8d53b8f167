"""A whole game of Warp & Weft on one clickable table: set-up, four rounds, every step explained, undo, slider, save and load, the winner."""
from typing import Any

from figures.game_labels import EXPLAINED_SCORE, LARGEST_SEED
from figures.notes import Note
from figures.saves import loaded_story
from figures.saying import both, labelled, mistaken, reasons
from figures.scene import Event, View
from figures.score_sheet import named
from figures.weave_choices import Choices, setup_controls, setup_said
from figures.weave_game_controls import play_controls, way_line, way_said
from figures.weave_record import ending, explained_score, log, points_marks, score_table, score_text
from figures.weave_steps import Steps
from figures.weave_turns import Turns
from rulelib import words
from rulelib.forms import text
from rulelib.mistake import LANGUAGES, Mistake
from rulelib.story import Story, begin
from rulelib.warp_and_weft.table import Table

GAME = "warp-and-weft"


class Game:
    """A game from its set-up to its winners.

    players: 2 to 5; who: "one" (player 1 sits here, chance plays for the others) or "all"; holes: 8 to 16; reading:
    of interlacing cards; the seed fixes threads, cards and chance; explain: "off", "move" or "score:1" (a player's points).
    """

    def __init__(self, players: int = 3, who: str = "one", holes: int = 10, reading: str = "consecutive", seed: int = 1, explain: str = "move"):
        choices = Choices()
        for name, value in (("players", str(players)), ("who", who), ("holes", holes), ("reading", reading), ("seed", seed)):
            choices = choices.choose(name, value)
        self.turns: Any = None
        self.note, self.explain = ("", ""), explain
        self._start(choices)

    @property
    def picture(self):
        """The picture of the table; another one where the looms, the cards or their layout change."""
        return self.turns.picture

    @property
    def story(self) -> Story:
        """The game so far."""
        return self.turns.story

    def _start(self, choices: Choices) -> None:
        steps, alone = Steps(begin(GAME, choices.table()), choices.away, choices.seed), choices.who == "one"
        if self.turns is not None and self.choices.who == choices.who:
            self.turns.set(steps)
        else:
            self.turns = Turns(steps, alone)
        self.choices, self.draft, self.file, self.phase = choices, choices, "", "play"

    def handle(self, event: Event) -> None:
        """An event of the phase that the game is in; what cannot be is told, and changes nothing."""
        value = event.value
        if event.kind == "control" and not (isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str)):
            return
        self.note = ("", "")
        try:
            {"setup": self._set_up, "play": self._play}[self.phase](event.kind, value)
        except Mistake as mistake:
            self.note = mistaken(mistake)

    def _set_up(self, kind: str, value: Any) -> None:
        if kind == "type":
            self.draft = self.draft.choose("seed", text(value).strip().removeprefix("seed").strip())
        elif kind == "control" and value[0] == "start":
            self._start(self.draft)
        elif kind == "control" and value[0] == "cancel":
            self.phase = "play"
        elif kind == "control" and value[0] in ("players", "who", "holes", "reading"):
            self.draft = self.draft.choose(*value)

    def _open_setup(self) -> None:
        self.phase = "setup"
        self.draft = self.choices._replace(seed=min(self.choices.seed + 1, LARGEST_SEED))

    def _play(self, kind: str, value: Any) -> None:
        own = {"new": self._open_setup, "let": self.turns.play_on}
        given = {"at": self._jump, "explain": self._explain, "layout": self._layout, "load": self._load}
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

    def _layout(self, layout: Any) -> None:
        if layout in ("beside", "below", "one"):
            self.turns.lay_out(layout == "one", 1 if layout == "below" else None)

    def _load(self, file: Any) -> None:
        name, story = loaded_story(file, GAME, Table)
        players, weaver = story.position.players, story.position.weavers[0]
        self.choices = self.choices._replace(players=players, holes=weaver.loom.holes, reading=weaver.reading)
        self.file = name
        self.turns.set(Steps(story, self.choices.away, self.choices.seed))

    def view(self) -> View:
        """The table, what is to be done, and the controls of the phase."""
        said = both(self.said)
        if self.phase == "setup":
            return View(self.turns.lying(), (), said, tuple(setup_controls(self.draft)))
        return View(self.turns.lying(), self._marks(), said, tuple(play_controls(self)), self.turns.offered, self.turns.focus())

    def _marks(self) -> tuple:
        self.turns.explained = self.explain != "off"
        marks = self.turns.marks()
        if marks or self.turns.busy:
            return marks
        return points_marks(self.turns.table, self._explained_player()) if self.explain.startswith("score:") else self.turns.last_marks()

    def _explained_player(self) -> int:
        return min(int(self.explain[6:]), self.turns.table.players)

    def said(self, at: int) -> str:
        """What to do next, what was refused or explained, everybody's points, the last moves."""
        if self.phase == "setup":
            return setup_said(self.draft, at) + self.note[at]
        table = self.turns.table
        events = [self.note[at], self.turns.about(at), "" if self.turns.busy else self._explained(at)]
        scores = [ending(table, at) if table.over else "", score_table(table, at)]
        first, then = (scores, events) if table.over and not self.turns.busy else (events, scores)
        return "".join([self.turns.next(at), *first, *then, log(self.story, at), way_said(self, at)])

    def _explained(self, at: int) -> str:
        """What the last move has brought, or where a player's points come from."""
        if self.explain.startswith("score:"):
            player = self._explained_player()
            label = both(lambda at: EXPLAINED_SCORE[at].format(named(player, at)))
            answer = explained_score(self.turns.table, player)
            return labelled(label, str(answer.value["total"]), at, "answer") + reasons(answer.because, at, 6)
        self.turns.explained = self.explain != "off"
        return self.turns.brought(at)

    def text(self) -> str:
        """The set-up, the moves as they are typed, why the points are what they are, and everybody's points."""
        table = self.turns.table
        lines = [f"{number}. {line}" for number, line in enumerate(self.story.lines(), 1)]
        told = [words.sentence(reason, lang) for lang in LANGUAGES for reason in self.turns.because()]
        rules = [f"[{', '.join(dict.fromkeys(reason.rule for reason in self.turns.because()))}]"] if told else []
        totals = [score_text(table, player) for player in range(1, table.players + 1)]
        return "\n".join([way_line(self, 0), *lines, f"at {self.story.at}", *rules, *told, *totals])
