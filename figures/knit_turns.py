"""Rounds of Knitting Circle as they are seen: what to do next, what is chosen and allowed, why something was refused, what the last move brought."""
from figures.knit_drafting import allowed, half_chosen, tile_gids
from figures.knit_rounds import Rounds
from figures.knit_table_bench import owned, seat_of
from figures.knit_turns_told import made, next_said, waiting
from figures.notes import Note
from rulelib.knitting_circle.circle import EMPTY, SLOTS, reachable
from rulelib.knitting_circle.deck import TYPES
from rulelib.knitting_circle.yarn import COLOURS


class Turns(Rounds):
    """A table on which a game is played, and what is to be said about it; explained: whether the last move is told with its reasons."""

    explained = True

    @property
    def busy(self) -> bool:
        """Whether there is something else to tell than what the last move brought."""
        return bool(self.note.say[0])

    def marks(self) -> tuple:
        """What is to be marked because of the last event: what was told, what is half chosen, and what is allowed where that is asked."""
        player = self.table.to_play or 1
        can = (("candidate", self.focus()),) if self.legal and self.focus() else ()
        return (*self.note.marks, *self._chosen(player), *owned(half_chosen(self.bench.draft), player), *can)

    def _chosen(self, player: int) -> tuple:
        half = self.half
        pieces = [f"p{player}:{piece}" for piece in half.keeps]
        pieces += [f"deck:{TYPES[half.deck]}"] if half.deck is not None else []
        pieces += [f"centre:{COLOURS[half.colour]}"] if half.colour is not None else []
        pieces += [f"space:{half.space + 1}"] if half.space is not None else []
        return (("chosen", tuple(pieces)),) if pieces else ()

    def next(self, at: int) -> str:
        """Whose turn it is for what, and what to click."""
        return waiting(self.table, bool(self.here), at) if self.steps.stalled else next_said(self.table, self.half, self.bench.draft, at)

    def about(self, at: int) -> str:
        """What was refused, or what finishing would bring."""
        return self.note.say[at]

    def last(self) -> Note:
        """What the last move of somebody here brought, of anybody where nobody is; nothing at the start."""
        story, away = self.steps.story, self.steps.away if self.here else frozenset()
        number = next((number for number in reversed(range(story.at)) if story.positions[number].to_play not in away), None)
        return Note() if number is None else made(story.positions[number], story.moves[number], story.positions[number + 1])

    def last_marks(self) -> tuple:
        """The evidence of the last move."""
        return self.last().marks if self.explained else ()

    def brought(self, at: int) -> str:
        """What the last move brought, where it is to be explained."""
        return self.last().say[at] if self.explained else ""

    @property
    def offered(self) -> tuple[str, ...]:
        """Nothing is to be pointed at."""
        return ()

    def focus(self) -> tuple[str, ...]:
        """Where the next click is expected: all that is allowed."""
        table = self.table
        if table.over or self.steps.stalled:
            return ()
        seat, half = seat_of(table, table.to_play), self.half
        if table.phase == "cards":
            return tuple(f"deck:{word}" for type, word in enumerate(TYPES) if seat.supply.decks[type] and half.deck in (None, type))
        if table.phase == "start-tile":
            centre = tuple(f"centre:{COLOURS[colour]}" for colour in table.centre)
            return centre if half.colour is None else self._slots(tuple(range(table.circle.spaces)), False)
        if table.phase == "gather":
            spaces = reachable(table.circle, table.to_play - 1)
            return self._slots(spaces if half.space is None else (half.space,))
        own = allowed(seat, self.bench.draft) if table.phase == "knit" else tuple(tile_gids(seat.knitter))
        return owned((("", own),), table.to_play)[0][1]

    def _slots(self, spaces: tuple[int, ...], full: bool = True) -> tuple[str, ...]:
        """The slots beside some spaces; only those with a tile."""
        slots = self.table.circle.slots
        found = [(space, number) for space in spaces for number in range(SLOTS) if not full or slots[SLOTS * space + number] != EMPTY]
        return tuple(f"slot:{space + 1}:{number + 1}" for space, number in found)
