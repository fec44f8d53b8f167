"""A game of Warp & Weft step by step: a choice of one player, a thread laid but not yet woven; each can be undone."""
from random import Random
from typing import NamedTuple

from figures.weave_table import TableWeaving
from rulelib.story import Story
from rulelib.warp_and_weft.legality import Weave
from rulelib.warp_and_weft.playing import random_move
from rulelib.warp_and_weft.table import Keep, Move, Table, moved, waiting, without


class Pick(NamedTuple):
    """A thread that one player has chosen to keep, before all have chosen."""

    player: int
    colour: int


class Steps(NamedTuple):
    """A story whose next move may be half made.

    picks: what players have chosen to keep; thread: a thread that lies on a loom and may still be changed;
    later: half moves taken back, which can be made again. away: players for whom chance plays, by the seed,
    the same whenever the same game comes to the same point.
    """

    story: Story
    away: frozenset[int] = frozenset()
    seed: int = 1
    picks: tuple[Pick, ...] = ()
    thread: Weave | None = None
    later: tuple[Pick | Weave, ...] = ()

    @property
    def table(self) -> Table:
        """The table without what is half made."""
        return self.story.position

    @property
    def shown(self) -> Table:
        """The table as if the thread that lies there were woven; choices to keep stay secret."""
        if self.thread is None:
            return self.table
        at = self.thread.player - 1
        weavers = self.table.weavers
        return self.table._replace(weavers=(*weavers[:at], moved(weavers[at], self.thread), *weavers[at + 1 :]))

    @property
    def lying(self) -> TableWeaving:
        """The table as it is drawn: a thread that may still be changed lies on the loom, no longer among those kept."""
        return TableWeaving(self.table, None) if self.thread is None else TableWeaving(self._without_thread(), self.thread)

    def _without_thread(self) -> Table:
        at, weavers = self.thread.player - 1, self.table.weavers
        rest = weavers[at]._replace(kept=without(weavers[at].kept or (), self.thread.colour))
        return self.table._replace(weavers=(*weavers[:at], rest, *weavers[at + 1 :]))

    @property
    def here(self) -> tuple[int, ...]:
        """The players who sit here."""
        return tuple(player for player in range(1, self.table.players + 1) if player not in self.away)

    @property
    def acting(self) -> tuple[int, ...]:
        """The players here who still have something to do in this phase."""
        picked = {pick.player for pick in self.picks}
        return tuple(player for player in waiting(self.table) if player not in self.away and player not in picked)

    @property
    def stalled(self) -> bool:
        """Whether only those who are away have something to do."""
        return not self.table.over and not self.acting

    @property
    def following(self) -> Move | None:
        """The move that was made here before, where one was; kept until another is made."""
        return self.story.moves[self.story.at] if self.story.at < len(self.story.moves) else None

    def _now(self, story: Story, **half) -> "Steps":
        return Steps(story, self.away, self.seed, **half)

    def by_chance(self) -> Move:
        """What chance would do here."""
        return random_move(self.table, Random(f"{self.seed} {self.story.at}"))

    def go_on(self) -> "Steps":
        """The next move of those who are away: the one that was made here before, else one by chance."""
        return self.play(self.by_chance()) if self.following is None else self._now(self.story.redo())

    def play(self, move: Move) -> "Steps":
        """A whole move. Raises Refused."""
        return self._now(self.story.play(move))

    def lay(self, thread: Weave) -> "Steps":
        """A thread that may be woven, laid on its player's loom to be looked at and changed."""
        return self._now(self.story, thread=thread)

    def pick(self, player: int, colour: int) -> "Steps":
        """A choice to keep; with the last one of those here all threads are kept, and the hands passed. Raises Refused."""
        picks = (*(pick for pick in self.picks if pick.player != player), Pick(player, colour))
        return self._now(self.story, picks=picks) if len(picks) < len(self.here) else self.play(self._keep(picks))

    def _keep(self, picks: tuple[Pick, ...]) -> Keep:
        chosen = dict(picks)
        others = self.by_chance().colours if self.away else ()
        return Keep(tuple(chosen[player] if player in chosen else others[player - 1] for player in range(1, self.table.players + 1)))

    def undo(self) -> "Steps":
        """One step back: half a move, or a move, of which a half is left to be changed."""
        if self.thread:
            return self._now(self.story, later=(*self.later, self.thread))
        if self.picks:
            return self._now(self.story, picks=self.picks[:-1], later=(*self.later, self.picks[-1]))
        if not self.story.at:
            return self
        move, back = self.story.moves[self.story.at - 1], self.story.undo()
        if isinstance(move, Weave):
            return self._now(back, thread=move)
        if not isinstance(move, Keep):
            return self._now(back)
        picks = tuple(Pick(player, move.colours[player - 1]) for player in self.here)
        return self._now(back, picks=picks[:-1], later=picks[-1:])

    def redo(self) -> "Steps":
        """One step forward again."""
        if self.thread:
            return self._now(self.story.redo()) if self.following == self.thread else self
        half = self.later[-1] if self.later else self._half_following()
        if half is None:
            return self if self.following is None else self._now(self.story.redo())
        if isinstance(half, Weave):
            return self._now(self.story, thread=half, later=self.later[:-1])
        picks = (*self.picks, half)
        if len(picks) < len(self.here):
            return self._now(self.story, picks=picks, later=self.later[:-1])
        return self._now(self.story.redo()) if self._followed(picks) else self.play(self._keep(picks))

    def _followed(self, picks: tuple[Pick, ...]) -> bool:
        """Whether these choices are those that were made here before."""
        return isinstance(self.following, Keep) and all(self.following.colours[pick.player - 1] == pick.colour for pick in picks)

    @property
    def can_redo(self) -> bool:
        """Whether a step forward leads anywhere; without making it."""
        return self.following == self.thread if self.thread else bool(self.later) or self.following is not None

    def _half_following(self) -> Pick | Weave | None:
        """The first half of what was made here before; None where it has no halves."""
        if isinstance(self.following, Keep) and self.table.phase == "draft" and self.acting:
            return Pick(self.acting[0], self.following.colours[self.acting[0] - 1])
        return self.following if isinstance(self.following, Weave) else None

    def undo_turn(self) -> "Steps":
        """Without what is half made, or back before the last move."""
        return self._now(self.story) if self.thread or self.picks else self._now(self.story.undo())

    def jump(self, at: int) -> "Steps":
        """Any position between two moves."""
        return self._now(self.story.jump(at))


def moved_to(thread: Weave, place: int, holes: int) -> Weave:
    """A thread at another place; on the same axis it keeps its sides."""
    return thread._replace(place=place, under=thread.under if (place < holes) == (thread.place < holes) else 0)
