"""Rounds of Warp & Weft as they are seen: what to do next, what a thread would bring, why something was refused, what the last move brought."""
from figures import weave_turn_words as say
from figures.weave_rounds import Rounds
from figures.weave_told import CHOSEN, card_answer, card_said, last_own, made_marks, made_said, thread_marks, thread_said, why_made
from rulelib.answer import Because
from rulelib.story import Story
from rulelib.warp_and_weft.cards import Card
from rulelib.warp_and_weft.texts import read_card
from rulelib.warp_and_weft.threads import COLOURS, crossing_text, place_text


class Turns(Rounds):
    """A table on which the rounds are played, by clicks or by typed lines, and what is to be said about it."""

    explained = True

    @property
    def story(self) -> Story:
        """The moves made so far."""
        return self.steps.story

    def _pointed_card(self) -> Card | None:
        return None if self.pointed == "goal" else read_card(self.pointed[5:])

    @property
    def busy(self) -> bool:
        """Whether there is something else to tell than what the last move brought."""
        return bool(self.pointed or self.steps.thread or self.note.say[0])

    def marks(self) -> tuple:
        """What is to be marked because of the last event; what the last move brought where nothing else is."""
        if self.pointed:
            return card_answer(self.steps.shown, self.seat, self._pointed_card()).marks()
        chosen = ((CHOSEN, (f"kept{self.held[0]}:{self.held[1]}",)),) if self.held else ()
        if self.note.marks or not self.steps.thread:
            return self.note.marks + chosen
        return thread_marks(self.table.weavers[self.steps.thread.player - 1], self.steps.thread)

    def last_marks(self) -> tuple:
        """The last move of somebody here."""
        number = last_own(self.story, self.steps.away)
        return () if number is None else made_marks(self.story, number, self.explained)

    def next(self, at: int) -> str:
        """One line that says what to do."""
        colour = COLOURS[self.table.weavers[self.held[0] - 1].kept[self.held[1] - 1]] if self.held else None
        return say.next_line(self.steps, self.active, colour, at)

    def about(self, at: int) -> str:
        """What was refused, what a card counts, or what the thread that lies there would bring."""
        if self.pointed:
            return card_said(self.steps.shown, self.seat, self._pointed_card(), at)
        thread = self.steps.thread
        return self.note.say[at] + (thread_said(self.table.weavers[thread.player - 1], thread, at) if thread else "")

    def brought(self, at: int) -> str:
        """What the last move has brought; empty at the start."""
        number = last_own(self.story, self.steps.away)
        return "" if number is None else made_said(self.story, number, self.steps.here, self.explained, at)

    def because(self) -> tuple[Because, ...]:
        """The reasons of the last move of somebody here."""
        number = last_own(self.story, self.steps.away)
        if number is None:
            return ()
        before, after = self.story.positions[number : number + 2]
        return why_made(before, self.story.moves[number], after, self.steps.here)

    def focus(self) -> tuple[str, ...]:
        """Where the next click is expected."""
        player, table, thread = self.active, self.table, self.steps.thread
        if player is None or table.phase == "draw":
            return ("bag",) if table.phase == "draw" else ()
        loom = table.weavers[player - 1].loom
        if thread:
            crossed = (f"{player}:{crossing_text(thread.place, other, loom.holes)}" for other in loom.crossed(thread.place))
            return (*crossed, f"{player}:{place_text(thread.place, loom.holes)}")
        if self.held:
            return tuple(f"{player}:{place_text(place, loom.holes)}" for place in loom.free)
        counted = {"draft": ("hand", table.hands[player - 1]), "weave": ("kept", table.weavers[player - 1].kept or ())}
        if table.phase in counted:
            kind, there = counted[table.phase]
            return tuple(f"{kind}{player}:{number}" for number in range(1, len(there) + 1))
        return self.offered
