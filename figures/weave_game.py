"""A whole game of Warp & Weft on one clickable table: set-up, four rounds, every step explained, undo, slider, save and load, the winner."""
from typing import Any

from figures import weave_choices, weave_game_controls, weave_record
from figures.saves import loaded_story
from figures.weave_choices import Choices
from figures.weave_steps import Steps
from figures.weave_turns import Turns
from figures.whole_game import WholeGame
from rulelib import words
from rulelib.mistake import LANGUAGES
from rulelib.story import begin
from rulelib.warp_and_weft.table import Table

GAME = "warp-and-weft"


class Game(WholeGame):
    """A game from its set-up to its winners.

    players: 2 to 5; who: "one" (player 1 sits here, chance plays for the others) or "all"; holes: 8 to 16; reading:
    of interlacing cards; the seed fixes threads, cards and chance; explain: "off", "move" or "score:1" (a player's points).
    """

    before, record, beside = weave_choices, weave_record, weave_game_controls
    chosen = ("players", "who", "holes", "reading")

    def __init__(self, players: int = 3, who: str = "one", holes: int = 10, reading: str = "consecutive", seed: int = 1, explain: str = "move"):
        choices = Choices()
        for name, value in (("players", str(players)), ("who", who), ("holes", holes), ("reading", reading), ("seed", seed)):
            choices = choices.choose(name, value)
        super().__init__(choices, explain)
        self._start(choices)

    def _start(self, choices: Choices) -> None:
        steps, alone = Steps(begin(GAME, choices.table()), choices.away, choices.seed), choices.who == "one"
        if self.turns is not None and self.choices.who == choices.who:
            self.turns.set(steps)
        else:
            self.turns = Turns(steps, alone)
        self.choices, self.draft, self.file, self.phase = choices, choices, "", "play"

    def _layout(self, layout: Any) -> None:
        if layout in ("beside", "below", "one"):
            self.turns.lay_out(layout == "one", 1 if layout == "below" else None)

    def _load(self, file: Any) -> None:
        name, story = loaded_story(file, GAME, Table)
        players, weaver = story.position.players, story.position.weavers[0]
        self.choices = self.choices._replace(players=players, holes=weaver.loom.holes, reading=weaver.reading)
        self.file = name
        self.turns.set(Steps(story, self.choices.away, self.choices.seed))

    def _marks(self) -> tuple:
        self.turns.explained = self.explain != "off"
        return super()._marks()

    def _last_marks(self) -> tuple:
        return self.turns.last_marks()

    def text(self) -> str:
        """The set-up, the moves as they are typed, why the points are what they are, and everybody's points."""
        table = self.turns.table
        lines = [f"{number}. {line}" for number, line in enumerate(self.story.lines(), 1)]
        told = [words.sentence(reason, lang) for lang in LANGUAGES for reason in self.turns.because()]
        rules = [f"[{', '.join(dict.fromkeys(reason.rule for reason in self.turns.because()))}]"] if told else []
        totals = [weave_record.score_text(table, player) for player in range(1, table.players + 1)]
        return "\n".join([weave_game_controls.way_line(self, 0), *lines, f"at {self.story.at}", *rules, *told, *totals])
