"""The example of two turns on a clickable table: each step told, any other legal move answered, the other player's turns played."""
from html import escape
from typing import Any

from figures import calico_example_words as words
from figures.calico_saying import move_words, value
from figures.calico_seat import seat
from figures.calico_steps import Placement, Steps
from figures.calico_turn_notes import gained, placed_marks
from figures.calico_turn_words import placed
from figures.calico_turns import Turns
from figures.scene import Control, View
from rulelib.calico import check, read_move, show_move
from rulelib.calico.patches import COLOUR_OF
from rulelib.calico.table import Table, Turn
from rulelib.calico.tokens import Prospect, prospect, prospects
from rulelib.groups import members
from rulelib.story import Story, begin

OWN, OTHER = 1, 2
PLACE, TAKE, JOIN, TAKE_AGAIN, DONE = range(5)


class Example(Turns):
    """Two turns of player 1 as the lines of a case have them; player 2 is away and plays as the case says.

    calico.example.two-turns: a tile beside a printed patch of its colour, another of that colour from the
    market, and in the next turn the two joined: three of a colour, a button.
    """

    def __init__(self, table: Table, lines: tuple[str, ...]):
        self.start, self.lines = table, lines
        story = begin("calico", table)
        for line in lines:
            story = story.play(read_move(line, story.position))
        self.model = story
        self.first, self.second = story.moves[0], story.moves[2]
        super().__init__(table, away=frozenset({OTHER}), reply=self._reply)

    def _reply(self, story: Story) -> Turn:
        """The other player's turn: the case's where it can be played, else whatever comes first."""
        table = story.position
        turn = self.model.moves[story.at] if story.at < len(self.model.moves) else None
        if turn and turn.patch in table.hand(OTHER) and table.quilt(OTHER).free >> turn.cell & 1:
            return turn if turn.take in table.market else turn._replace(take=table.market[0], slot=0)
        return Turn(table.hand(OTHER)[0], next(members(table.quilt(OTHER).free)), table.market[0], 0)

    def shown(self):
        """The player's own quilt, large, with the market."""
        return seat(super().shown())

    @property
    def stage(self) -> int:
        """How far the two turns have come, PLACE to DONE."""
        return min(DONE, self.story.at // 2 * 2 + bool(self.steps.laid))

    @property
    def own_last(self) -> Placement | None:
        """The last tile that player 1 laid."""
        if self.steps.laid or not self.story.at:
            return self.steps.last
        return self._own(self.story.at - 2)

    def _own(self, at: int) -> Placement:
        return Placement(OWN, self.story.positions[at].quilt(OWN), self.story.moves[at].patch, self.story.moves[at].cell)

    def _prospect(self, last: Placement) -> Prospect:
        return prospect(last.quilt, last.patch, last.cell)

    @property
    def joins(self) -> tuple[int, ...]:
        """The spaces where the second tile of the example would now make three of the colour."""
        if self.steps.laid:
            quilt = self.steps.shown.table.quilt(OWN)
        else:
            quilt = self.table.quilt(OWN)
        return tuple(cell for cell, there in prospects(quilt, self.second.patch).items() if there.button)

    def next(self, at: int) -> str:
        """What the example does now, or what became of a move of the reader's own."""
        if self.story.at > 4 or self.story.at == 4 and self.steps.laid:
            return super().next(at)
        said = {PLACE: self._begin, TAKE: self._laid_first, JOIN: self._taken, TAKE_AGAIN: self._laid_second, DONE: self._end}[self.stage]
        return "".join(f'<p class="{kind}">{"<b>" * (kind == "next")}{escape(sentence[at])}{"</b>" * (kind == "next")}</p>' for kind, sentence in said())

    def _begin(self):
        return (("next", words.PLACE),)

    def _laid_first(self):
        last = self.steps.last
        size, fits = self._prospect(last).colour_size, bool(self.joins)
        if last.patch != self.first.patch:
            return ("hint", words.OTHER_TILE), ("next", words.TAKE_ANY)
        if size == 2:
            return ("hint", words.TWO), ("next", words.TAKE)
        return ("hint", words.GAP if fits else words.ALONE), ("next", words.TAKE if fits else words.TAKE_ANY)

    def _taken(self):
        there = (("hint", self._other_turn()),)
        if self.second.patch not in self.table.hand(OWN):
            lost = words.STILL_THERE if self.second.patch in self.table.market else words.GONE
            return *there, ("hint", lost), ("next", words.PLACE_ANY)
        return *there, ("next", words.JOIN if self.joins else words.NO_JOIN)

    def _other_turn(self) -> tuple[str, str]:
        line = show_move(self.story.moves[self.story.at - 1], self.story.positions[self.story.at - 1])
        return words.OTHER_TURN[0].format(move_words(line, 0)), words.OTHER_TURN[1].format(move_words(line, 1))

    def _laid_second(self):
        if self._prospect(self.steps.last).button and self.steps.last.patch == self.second.patch:
            return ("hint", words.THREE), ("next", words.TAKE_AGAIN)
        return ("hint", words.NO_BUTTON), ("next", words.TAKE_ANY)

    def _end(self):
        done = self._own(2)
        followed = done.patch == self.second.patch and self._prospect(done).button
        return (("next", words.DONE if followed else words.OWN_WAY),)

    def brought(self, at: int) -> str:
        """What the last tile of player 1 has brought, with its reasons; empty at the start."""
        last = self.own_last
        return placed(last, gained(last), at) if last and self.stage in (TAKE, TAKE_AGAIN, DONE) else ""

    def view(self) -> View:
        """The seat, with the evidence of the player's own last tile."""
        view = super().view()
        return view if self.marks() or self.busy else view._replace(marks=placed_marks(self.own_last))

    def controls(self):
        """The typed twin, the steps, the example's own next move, and the start again."""
        yield from super().controls()
        yield Control("show", "button", *words.SHOW, enabled=self._model_move() is not None, why=words.LEFT)
        yield Control("again", "button", *words.AGAIN, enabled=self.steps != Steps(begin("calico", self.start)), why=words.AT_START, above=True)

    def _control(self, value: Any) -> None:
        name = value[0] if isinstance(value, tuple) and value else None
        if name == "again":
            self.set(Steps(begin("calico", self.start)))
        elif name == "show" and self._model_move() is not None:
            self._typed(self._model_move())
        else:
            super()._control(value)

    def _model_move(self) -> Turn | None:
        """The next move of the example where the reader is still in it."""
        if self.stage == PLACE:
            return Turn(self.first.patch, self.first.cell)
        if self.stage == TAKE and self.steps.last.patch == self.first.patch and self.joins:
            return Turn(take=self.first.take)
        if self.stage == JOIN and self.second.patch in self.table.hand(OWN) and self.joins:
            return Turn(self.second.patch, self.second.cell if self.second.cell in self.joins else self.joins[0])
        if self.stage == TAKE_AGAIN and self._prospect(self.steps.last).button:
            return Turn(take=self.second.take if self.second.take in self.table.market else self.table.market[0])
        return None

    def text(self) -> str:
        """The turns of the example as they are typed, and what each tile of player 1 brings with the rules that say so."""
        lines = []
        for number, (line, before, turn) in enumerate(zip(self.lines, self.model.positions, self.model.moves), 1):
            player = before.to_play
            answer = gained(Placement(player, before.quilt(player), turn.patch, turn.cell))
            lines.append(f"{number}. {line}: {value('gain', answer.value, 0)} [{', '.join(answer.rules)}]")
        return "\n".join(lines)
