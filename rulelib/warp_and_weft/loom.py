"""One player's loom: which threads are woven, and at each crossing which one lies on top (weave.thread.*)."""
from typing import NamedTuple

from rulelib.groups import members
from rulelib.warp_and_weft.threads import HOLES, axis_places


class Loom(NamedTuple):
    """A loom. `places[p]` is the colour of the thread at a place, -1 where there is none.

    Crossing c = holes × row + column; its bit in `vertical_over` is set where the vertical thread lies on top.
    `order` is the places in the order woven.
    """

    holes: int = HOLES
    places: tuple[int, ...] = (-1,) * (2 * HOLES)
    vertical_over: int = 0
    order: tuple[int, ...] = ()

    def crossing(self, place: int, other: int) -> int:
        """The number of the crossing of a vertical and a horizontal place, in either order."""
        column, row = (place, other) if place < other else (other, place)
        return (row - self.holes) * self.holes + column

    def over(self, place: int, other: int) -> bool:
        """Whether the thread at a place lies over the one that it crosses."""
        return bool(self.vertical_over >> self.crossing(place, other) & 1) == (place < self.holes)

    def crossed(self, place: int) -> tuple[int, ...]:
        """The places of the threads that a thread at this place crosses, in order along it."""
        across = axis_places(place < self.holes, self.holes)
        return tuple(other for other in across if self.places[other] >= 0)

    def across(self, place: int) -> int:
        """The mask of the threads that a thread at this place crosses."""
        return sum(1 << other for other in self.crossed(place))

    def threads(self, axis: int, colour: int) -> tuple[int, ...]:
        """The places on an axis (0 vertical, 1 horizontal) where a colour is woven."""
        return tuple(place for place in axis_places(axis, self.holes) if self.places[place] == colour)

    @property
    def free(self) -> tuple[int, ...]:
        """The places without a thread."""
        return tuple(place for place, colour in enumerate(self.places) if colour < 0)


def empty_loom(holes: int = HOLES) -> Loom:
    """A loom without threads; 8 to 16 holes an axis (weave.loom.holes)."""
    return Loom(holes, (-1,) * (2 * holes))


def woven(loom: Loom, colour: int, place: int, under: int = 0) -> Loom:
    """The loom with a thread woven at a free place, over all that it crosses except those of the mask `under` (weave.thread.over-under)."""
    places = loom.places[:place] + (colour,) + loom.places[place + 1 :]
    vertical_over = loom.vertical_over
    for other in loom.crossed(place):
        if bool(under >> other & 1) != (place < loom.holes):
            vertical_over |= 1 << loom.crossing(place, other)
    return Loom(loom.holes, places, vertical_over, loom.order + (place,))


def under_of(loom: Loom, place: int) -> int:
    """The mask of the earlier threads that the thread at a place was woven under."""
    earlier = set(loom.order[: loom.order.index(place)])
    return sum(1 << other for other in loom.crossed(place) if other in earlier and not loom.over(place, other))


def unwoven(loom: Loom, place: int) -> Loom:
    """The loom without one of its threads: for evidence, never a move (weave.thread.fixed)."""
    rest = empty_loom(loom.holes)
    for earlier in loom.order:
        if earlier != place:
            rest = woven(rest, loom.places[earlier], earlier, under_of(loom, earlier))
    return rest


def places_of(mask: int) -> tuple[int, ...]:
    """The places of a mask."""
    return tuple(members(mask))
