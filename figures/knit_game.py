"""A whole game of Knitting Circle on one clickable screen: set-up, six rounds, every step explained, undo, slider, save and load, the winner."""
from typing import Any

import figures.knitting_circle  # noqa: F401  signs up the painters
from figures import knit_choices, knit_game_controls, knit_record
from figures.knit_choices import Choices
from figures.knit_steps import Steps
from figures.knit_turns import Turns
from figures.saves import loaded_story
from figures.whole_game import WholeGame
from rulelib.knitting_circle.circle import SLOTS
from rulelib.knitting_circle.deck import TYPES
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import UNKNOWN
from rulelib.mistake import Mistake
from rulelib.story import begin

GAME = "knitting-circle"


class Game(WholeGame):
    """A game from its set-up to its winners.

    players: 2 to 4; who: "one" (player 1 sits here, chance plays for the others), "all", or for each player "person" or "chance"; requests: "off" or
    "on"; setup: "clicks" or "chance"; the seed fixes yarn, cards, buttons and chance; explain: "off", "move" or "score:1" (points of a player).
    """

    before, record, beside = knit_choices, knit_record, knit_game_controls
    chosen = ("players", "seat:1", "seat:2", "seat:3", "seat:4", "requests", "setup")

    def __init__(
        self, players: int = 3, who: str | tuple[str, ...] = "one", requests: str = "off", setup: str = "clicks", seed: int = 1, explain: str = "move", layout: str = "one"
    ):
        choices = Choices().choose("players", str(players)).choose("requests", requests).choose("setup", setup).choose("seed", seed)
        seats = {"one": ("person",), "all": ("person",) * 4}.get(who, who) if isinstance(who, str) else who
        for number, sits in enumerate(seats, 1):
            choices = choices.choose(f"seat:{number}", sits)
        super().__init__(choices, explain)
        self.layout = layout
        self._start(choices)

    def _start(self, choices: Choices) -> None:
        layout = self.turns.layout if self.turns is not None else self.layout
        self.turns = Turns(Steps(begin(GAME, choices.table()), choices.away, choices.seed), layout)
        if choices.setup == "chance":
            self.turns.deal()
        elif self.turns.here:
            self.turns.play_on()
        self.choices, self.draft, self.file, self.phase = choices, choices, "", "play"
        self._looked()

    def _layout(self, layout: Any) -> None:
        self.turns.lay_out(layout)

    def _explain(self, what: Any) -> None:
        super()._explain(what)
        self._looked()

    def _looked(self) -> None:
        """Whose points are explained is looked at."""
        self.turns.look(self._explained_player() if self._explains_points() else 0)

    def _load(self, file: Any) -> None:
        name, story = loaded_story(file, GAME, Table)
        known(story.positions[0], name)
        self.choices = self.choices._replace(players=story.position.players, requests="on" if story.position.supply.requests else "off")
        self.file = name
        self.turns.set(Steps(story, self.choices.away, self.choices.seed))
        self._looked()

    def _marks(self) -> tuple:
        self.turns.explained = self.explain != "off"
        return super()._marks()

    def _last_marks(self) -> tuple:
        return self.turns.last_marks()

    def text(self) -> str:
        """The set-up, the moves as they are typed, and everybody's points."""
        table = self.turns.table
        lines = [f"{number}. {line}" for number, line in enumerate(self.story.lines(), 1)]
        totals = [knit_record.score_text(table, player) for player in range(1, table.players + 1)]
        return "\n".join([knit_game_controls.way_line(self, 0), *lines, f"at {self.story.at}", *totals])


def known(table: Table, name: str) -> None:
    """Raises Mistake for a table of which something is not known: it could not be played on."""
    if table.supply.bag is None or UNKNOWN in table.supply.bag:
        raise Mistake("bag-unstated", "position.bag", name)
    for kind, deck in zip(TYPES, table.supply.decks):
        if deck is None:
            raise Mistake("deck-unstated", "position.decks", name, garment=kind)
    for player, knitter in enumerate(table.knitters, 1):
        if UNKNOWN in knitter.bowl:
            raise Mistake("unknown-yarn", f"position.bowls.{player}", name)
    if UNKNOWN in table.circle.slots:
        raise Mistake("unknown-slot", "position.slots", name, given=table.circle.slots.index(UNKNOWN) // SLOTS + 1)
