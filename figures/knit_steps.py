"""A game of Knitting Circle step by step; going back and forth never draws anything again, since all chance lies in the table."""
from random import Random
from typing import NamedTuple

from rulelib.knitting_circle import random_move
from rulelib.knitting_circle.moves import Move
from rulelib.knitting_circle.table import Table
from rulelib.story import Story


def turn_of(table: Table) -> tuple[int, str, int]:
    """What stays the same during one player's turn: round, phase, how many turns were before."""
    return table.round, table.phase, table.turn


class Steps(NamedTuple):
    """A story, and the players, from 1, for whom chance plays: by the seed, the same whenever the same game comes to the same point."""

    story: Story
    away: frozenset[int] = frozenset()
    seed: int = 1

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.story.position

    @property
    def stalled(self) -> bool:
        """Whether somebody who is away is to act."""
        return self.table.to_play in self.away

    @property
    def following(self) -> Move | None:
        """The move that was made here before, where one was; kept until another is made."""
        return self.story.moves[self.story.at] if self.story.at < len(self.story.moves) else None

    def play(self, move: Move) -> "Steps":
        """A whole move. Raises Refused."""
        return self._replace(story=self.story.play(move))

    def let(self) -> "Steps":
        """The move that was made here before, else one by chance, whoever is to act."""
        return self.play(random_move(self.table, Random(f"{self.seed} {self.story.at}"))) if self.following is None else self.redo()

    def undo(self) -> "Steps":
        """One move back."""
        return self._replace(story=self.story.undo())

    def redo(self) -> "Steps":
        """One move forward again."""
        return self._replace(story=self.story.redo())

    def undo_turn(self) -> "Steps":
        """Back to the beginning of this turn, or of the one before."""
        story = self.story.undo()
        while story.at and turn_of(story.positions[story.at - 1]) == turn_of(story.position):
            story = story.undo()
        return self._replace(story=story)

    def jump(self, at: int) -> "Steps":
        """Any position of the game."""
        return self._replace(story=self.story.jump(at))
