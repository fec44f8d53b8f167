"""One garment: its spaces filled from the top, its needle, its points (knit.finish.required, knit.score.garments)."""
from typing import NamedTuple

from rulelib.knitting_circle.deck import CARDS, NONE
from rulelib.knitting_circle.patterns import pattern
from rulelib.knitting_circle.yarn import colours_of


class Garment(NamedTuple):
    """A garment card with its tiles from the top. A needle is on it unless it is finished.

    `bonus` is None where no bonus was stated. `finished` is None where a case does not say: at work while one acts,
    finished where its score is asked. `buttons` are those that lie on it, None where they have not been given out.
    """

    type: int
    yarn: tuple[int, ...] = ()
    bonus: int | None = None
    finished: bool | None = False
    buttons: tuple[int, ...] | None = ()

    @property
    def spaces(self) -> int:
        """How many spaces it has."""
        return len(CARDS[self.type].sides)

    @property
    def required(self) -> int:
        """How many spaces must be full before it can be finished."""
        return CARDS[self.type].required

    @property
    def active(self) -> bool:
        """Whether it takes a tile: a needle is on it and a space is free (knit.stitch.active)."""
        return not self.finished and len(self.yarn) < len(CARDS[self.type].sides)

    @property
    def side(self) -> int:
        """The side that its next space shows."""
        return CARDS[self.type].sides[len(self.yarn)]

    @property
    def done(self) -> bool:
        """Whether it counts: declared finished, with all its required spaces full."""
        return bool(self.finished) and len(self.yarn) >= CARDS[self.type].required

    @property
    def points(self) -> int:
        """The number beside its lowest filled space, 0 where there is none (knit.score.garments)."""
        return CARDS[self.type].ladder.get(len(self.yarn), 0)

    @property
    def pattern(self) -> int:
        """Its pattern, of which a garment has only one (knit.pattern.one-a-garment)."""
        return pattern(colours_of(self.yarn))

    @property
    def angry(self) -> bool:
        """Whether an angry cat lies on it (knit.finish.angry-cat)."""
        return self.done and self.pattern == NONE
