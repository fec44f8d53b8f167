"""A game of Catan step by step: whole moves, and one that is half made; undoing never throws dice or draws cards again."""
from random import Random
from typing import NamedTuple

from figures.catan_halves import Half, actor
from figures.catan_opponent import drawn, plain_move, throw
from rulelib.catan.moves import End, Move, Pair, Roll
from rulelib.catan.table import Table
from rulelib.story import Story


class Steps(NamedTuple):
    """A story whose next move may be half made.

    half: what is chosen of it already; later: half moves taken back, which can be made again. away: the seats, from 0, for
    which chance plays, by the seed, the same whenever the same game comes to the same point.
    """

    story: Story
    away: frozenset[int] = frozenset()
    seed: int = 1
    half: Half | None = None
    later: tuple[Half, ...] = ()

    @property
    def table(self) -> Table:
        """The table without what is half made."""
        return self.story.position

    @property
    def active(self) -> int:
        """Who is to do something."""
        return actor(self.table, self.half)

    @property
    def stalled(self) -> bool:
        """Whether somebody who is away is to do something."""
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
        """What chance does at this point of the game."""
        return Random(f"{self.seed} {self.story.at}")

    def _now(self, story: Story, half: Half | None = None, later: tuple[Half, ...] = ()) -> "Steps":
        return self._replace(story=story, half=half, later=later)

    def thrown(self) -> Roll:
        """The dice that fall here."""
        return throw(self.chance)

    def go_on(self) -> "Steps":
        """The next move of those who are away: the one that was made here before, else one by chance."""
        return self.by_chance() if self.following is None else self._now(self.story.redo())

    def by_chance(self) -> "Steps":
        """A plain move by chance, whoever is to act."""
        return self._now(self.story.play(plain_move(self.table, self.chance)))

    def play(self, move: Move) -> "Steps":
        """A whole move, with the card that chance gives where it names none. Raises Refused."""
        return self._now(self.story.play(drawn(self.table, move, self.chance)))

    def begin(self, half: Half | None) -> "Steps":
        """A move begun, or begun otherwise; None drops it."""
        return self._now(self.story, half)

    def undo(self) -> "Steps":
        """One step back: what is half made, else the last move."""
        return self._now(self.story, None, (*self.later, self.half)) if self.half else self._now(self.story.undo())

    def redo(self) -> "Steps":
        """One step forward again."""
        if self.later and not self.half:
            return self._now(self.story, self.later[-1], self.later[:-1])
        return self if self.following is None else self._now(self.story.redo())

    def undo_turn(self) -> "Steps":
        """Back to the beginning of this turn, or of the one before."""
        story = self.story.undo()
        while story.at and not isinstance(story.moves[story.at - 1], (End, Pair)):
            story = story.undo()
        return self._now(story)

    def jump(self, at: int) -> "Steps":
        """Any position between two moves."""
        return self._now(self.story.jump(at))
