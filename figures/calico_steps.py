"""A game of Calico step by step: each turn is two steps, a placement and a tile taken, and both can be undone."""
from typing import NamedTuple

from figures.calico_midturn import Midturn
from rulelib.calico.quilt import Quilt, laid
from rulelib.calico.table import Table, Turn
from rulelib.story import Story


class Placement(NamedTuple):
    """A tile laid on a cell of a player's quilt, and that quilt before."""

    player: int
    quilt: Quilt
    patch: int
    cell: int


def _placing(turn: Turn) -> Turn:
    return Turn(turn.patch, turn.cell)


def plain_turn(turn: Turn, table: Table) -> Turn:
    """The same turn as it is always written: a slot where the market shows the patch more than once, no player."""
    if table.market.count(turn.take) < 2:
        return turn._replace(slot=None, player=None)
    return turn._replace(slot=table.market.index(turn.take) if turn.slot is None else turn.slot, player=None)


class Steps(NamedTuple):
    """A story whose next turn may be half played: `laid` is a placement whose market tile is still to take.

    `again` is a placement that was taken back and can be laid again.
    """

    story: Story
    laid: Turn | None = None
    again: Turn | None = None

    @property
    def table(self) -> Table:
        """The table at the beginning of the turn."""
        return self.story.position

    @property
    def shown(self) -> Midturn:
        """The table as it lies now."""
        table = self.table
        if self.laid is None:
            return Midturn(table)
        player = table.to_play
        quilt = laid(table.quilt(player), self.laid.patch, self.laid.cell)
        quilts = table.quilts[: player - 1] + (quilt,) + table.quilts[player:]
        return Midturn(table._replace(quilts=quilts), f"hand{player}:{table.hand(player).index(self.laid.patch) + 1}")

    @property
    def last(self) -> Placement | None:
        """The last tile laid; None at the start."""
        if self.laid:
            return self._placement(self.table, self.laid)
        at = self.story.at
        return self._placement(self.story.positions[at - 1], self.story.moves[at - 1]) if at else None

    def _placement(self, table: Table, turn: Turn) -> Placement:
        return Placement(table.to_play, table.quilt(table.to_play), turn.patch, turn.cell)

    @property
    def following(self) -> Turn | None:
        """The turn that was played here before, where one was; kept until another is played."""
        return self.story.moves[self.story.at] if self.story.at < len(self.story.moves) else None

    def lay(self, turn: Turn) -> "Steps":
        """A placement that `check` allows."""
        return Steps(self.story, _placing(turn))

    def play(self, turn: Turn) -> "Steps":
        """A whole turn. Raises Refused."""
        return Steps(self.story.play(plain_turn(turn, self.table)))

    def undo(self) -> "Steps":
        """One step back: the tile taken, or the placement."""
        if self.laid:
            return Steps(self.story, None, self.laid)
        if not self.story.at:
            return self
        return Steps(self.story.undo(), _placing(self.story.moves[self.story.at - 1]))

    def redo(self) -> "Steps":
        """One step forward again."""
        if self.laid:
            return Steps(self.story.redo()) if self.following and _placing(self.following) == self.laid else self
        placing = self.again or self.following
        return self.lay(placing) if placing else self

    def undo_turn(self) -> "Steps":
        """Back to the beginning of this turn, or of the one before."""
        return Steps(self.story, None, self.laid) if self.laid else Steps(self.story.undo())

    def jump(self, at: int) -> "Steps":
        """Any position between two turns."""
        return Steps(self.story.jump(at))
