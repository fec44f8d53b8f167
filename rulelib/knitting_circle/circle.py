"""The knitting circle: spaces with two tiles beside each, cats that walk clockwise (knit.gather.*, knit.setup.spaces)."""
from typing import NamedTuple

CATS = ("red", "blue", "green", "yellow")  # of players 1 to 4
SLOTS = 2
REACH = 2  # the first or the second available space (knit.gather.move)
EMPTY = -2
FEWEST_SPACES, MOST_SPACES = 3, 12


class Circle(NamedTuple):
    """The circle. Slot 2 × space + number (both from 0) holds a tile, EMPTY or UNKNOWN; `cats` is the space of each cat, -1 where it is not here."""

    slots: tuple[int, ...]
    cats: tuple[int, ...]

    @property
    def spaces(self) -> int:
        """How many spaces it has."""
        return len(self.slots) // SLOTS

    def beside(self, space: int) -> tuple[int, ...]:
        """The tiles beside a space, UNKNOWN where nobody stated one."""
        return tuple([tile for tile in self.slots[SLOTS * space : SLOTS * space + SLOTS] if tile != EMPTY])


def side_of(space: int) -> int:
    """The side that a space prescribes: purl at 1, 3, 5 …, knit at 2, 4, 6 …."""
    return 1 - space % 2


def available(circle: Circle, space: int) -> bool:
    """Whether a space has a tile at least; other cats are left to `reachable` (knit.gather.available)."""
    slots = circle.slots
    return slots[2 * space] != EMPTY or slots[2 * space + 1] != EMPTY


def reachable(circle: Circle, cat: int) -> tuple[int, ...]:
    """The spaces, from 0, to which a cat may move: the first two available ones clockwise, its own only where there is no other."""
    own, spaces, others = circle.cats[cat], len(circle.slots) // SLOTS, circle.cats
    found: list[int] = []
    for step in range(1, spaces):
        space = (own + step) % spaces
        if space not in others and available(circle, space):
            found.append(space)
            if len(found) == REACH:
                return tuple(found)
    return tuple(found) if found else (own,) if available(circle, own) else ()


def taken(circle: Circle, cat: int, space: int, tile: int) -> Circle:
    """The circle after a cat has moved to a space and its player taken a tile there."""
    at = SLOTS * space + (circle.slots[SLOTS * space] != tile)
    slots = circle.slots[:at] + (EMPTY,) + circle.slots[at + 1 :]
    return Circle(slots, circle.cats[:cat] + (space,) + circle.cats[cat + 1 :])
