"""A table of Knitting Circle as a game draws it: whoever acts alone, or everybody; another picture where there are other pieces."""
from typing import Any

from figures import knit_game_words as say
from figures.knit_board import BOWLFUL, PAWFUL
from figures.knit_steps import Steps
from figures.knit_table import CARDS
from figures.picture import Picture
from rulelib.knitting_circle.knitter import Knitter
from rulelib.knitting_circle.table import Table


def _room(knitter: Knitter) -> tuple[int, int, int]:
    """The places that a player's pieces need, where they are more than usual."""
    return max(CARDS, len(knitter.garments)), max(BOWLFUL, len(knitter.bowl)), max(PAWFUL, knitter.paws)


class Laid:
    """The table of some steps, and its picture.

    layout: "one" or "narrow" (whoever acts is drawn), "all"; looked: the player who is looked at instead, 0 for nobody.
    """

    def __init__(self, steps: Steps, layout: str = "one"):
        self.steps, self.layout, self.looked, self.seat = steps, layout, 0, 1
        self.picture: Picture | None = None
        self.drawn: tuple = ()

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.steps.table

    @property
    def here(self) -> tuple[int, ...]:
        """The players who sit here."""
        return tuple(player for player in range(1, self.table.players + 1) if player not in self.steps.away)

    def lying(self) -> Table:
        """The table as it is drawn."""
        return self.table

    def look(self, player: int) -> None:
        """Whose pieces are drawn where there is one player only; 0 for whoever acts."""
        self.looked = player
        self.fit()

    def lay_out(self, layout: Any) -> None:
        """Who is drawn, and where."""
        if isinstance(layout, str) and layout in say.LAYOUTS:
            self.layout = layout
            self.fit()

    def _shown(self) -> int:
        """The player who is drawn: who is looked at, else whoever acts here, else the one before."""
        acts = self.table.to_play
        if acts in self.steps.away and self.here:
            acts = self.seat if self.seat in self.here else self.here[0]
        return min(self.looked or acts or self.seat, self.table.players)

    def fit(self) -> None:
        """Another picture, where there are other pieces or another player is drawn."""
        table, self.seat = self.table, self._shown()
        rooms = tuple(map(_room, table.knitters))
        kind = (self.layout, self.seat if self.layout != "all" else 0, table.circle.spaces, len(table.supply.requests), any(table.piles), rooms)
        if kind != self.drawn:
            seats = {} if self.layout == "all" else {"seats": (self.seat,), "below": self.layout == "narrow", "slim": self.layout == "narrow"}
            self.picture, self.drawn = Picture(table, names=True, cards=max(cards for cards, _, _ in rooms), **seats), kind
