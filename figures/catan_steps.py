"""A game of Catan step by step; going back and forth never throws dice or draws cards again."""
from random import Random
from typing import NamedTuple

from figures.catan_island_telling import by_chance
from figures.catan_opponent import plain_move
from rulelib.catan.moves import End, Move, Pair, Roll
from rulelib.catan.table import Table, discarder, moment
from rulelib.story import Story


class Steps(NamedTuple):
    """A story, and the seats, from 0, for which chance plays: by the seed, the same whenever the same game comes to the same point."""

    story: Story
    away: frozenset[int] = frozenset()
    seed: int = 1

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.story.position

    @property
    def active(self) -> int:
        """Who is to act: who discards, else the player in turn."""
        return discarder(self.table) if moment(self.table) == "discard" else self.table.turn

    @property
    def stalled(self) -> bool:
        """Whether somebody who is away is to act."""
        return not self.table.over and self.active in self.away

    @property
    def following(self) -> Move | None:
        """The move that was made here before, where one was; kept until another is made."""
        return self.story.moves[self.story.at] if self.story.at < len(self.story.moves) else None

    @property
    def dice(self) -> tuple[int, int] | None:
        """The dice as they lie: those of this turn, None before the throw."""
        if self.table.phase in ("setup", "roll"):
            return None
        thrown = (move for move in reversed(self.story.moves[: self.story.at]) if isinstance(move, Roll))
        return next(((move.first, move.second) for move in thrown), None)

    @property
    def chance(self) -> Random:
        """Chance at this point of the game."""
        return Random(f"{self.seed} {self.story.at}")

    def play(self, move: Move) -> "Steps":
        """A move, with the card that chance gives where it names none. Raises Refused."""
        return self._replace(story=self.story.play(by_chance(self.table, move, self.chance)))

    def let(self) -> "Steps":
        """The move that was made here before, else a plain one by chance, whoever is to act."""
        return self.play(plain_move(self.table, self.chance)) if self.following is None else self.redo()

    def undo(self) -> "Steps":
        """One move back."""
        return self._replace(story=self.story.undo())

    def redo(self) -> "Steps":
        """One move forward again."""
        return self._replace(story=self.story.redo())

    def undo_turn(self) -> "Steps":
        """Back to the beginning of this turn, or of the one before."""
        story = self.story.undo()
        while story.at and not isinstance(story.moves[story.at - 1], (End, Pair)):
            story = story.undo()
        return self._replace(story=story)

    def jump(self, at: int) -> "Steps":
        """Any position of the game."""
        return self._replace(story=self.story.jump(at))
