"""A whole game of Knitting Circle (knit.setup.*, knit.round.phases)."""
from typing import NamedTuple

from rulelib.knitting_circle.circle import Circle
from rulelib.knitting_circle.knitter import Knitter, Supply

ROUNDS, TURNS = 6, 4
PHASES = ("cards", "start-tile", "gather", "knit", "round-end", "end")


class Table(NamedTuple):
    """The position of a game. `turn` is how many turns of this phase have been taken; `piles` are the face-down buttons of each shape, next first."""

    knitters: tuple[Knitter, ...]
    supply: Supply
    circle: Circle
    piles: tuple[tuple[int, ...], ...] = ((), (), ())
    centre: tuple[int, ...] = ()
    round: int = 1
    phase: str = "cards"
    start: int = 1
    turn: int = 0

    @property
    def players(self) -> int:
        """How many play, 2 to 4."""
        return len(self.knitters)

    @property
    def over(self) -> bool:
        """Whether the sixth round has ended (knit.aim)."""
        return self.phase == "end"

    @property
    def to_play(self) -> int:
        """Whose turn it is, from 1; 0 after the end."""
        return 0 if self.phase == "end" else (self.start - 1 + self.turn) % len(self.knitters) + 1
