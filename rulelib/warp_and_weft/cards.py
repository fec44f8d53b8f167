"""Pattern cards: neighbours of two colours, or a thread that crosses two others in an order; the teaching set (weave.cards)."""
from typing import NamedTuple

from rulelib.warp_and_weft.threads import COLOURS

CARDS_A_KIND = 10


class Adjacency(NamedTuple):
    """Two colours side by side: `pink-blue`. A round button goes here (weave.adjacency.per-neighbour)."""

    first: int
    second: int


class Interlacing(NamedTuple):
    """A thread of the first colour over (O) or under (U) two of the second: `pink OU blue`. A square button goes here."""

    first: int
    second: int
    order: str


Card = Adjacency | Interlacing


def card_text(card: Card) -> str:
    """A card as it is typed."""
    first, second = COLOURS[card.first], COLOURS[card.second]
    return f"{first}-{second}" if isinstance(card, Adjacency) else f"{first} {card.order} {second}"


def adjacency(first: int, second: int) -> Adjacency:
    """The adjacency card of two colours; which comes first does not matter."""
    return Adjacency(*sorted((first, second)))


def same_card(card: Card, other: Card, reading: str) -> bool:
    """Whether two texts name one card: turned round it is the same, unless the reading has a direction (weave.interlace.reading)."""
    if isinstance(card, Interlacing) and isinstance(other, Interlacing) and reading != "fixed":
        return card[:2] == other[:2] and sorted(card.order) == sorted(other.order)
    return card == other


ADJACENCY_CARDS = tuple(Adjacency(a, b) for a in range(5) for b in range(a + 1, 5))
INTERLACING_CARDS = tuple(Interlacing(i, (i + step) % 5, "OU") for step in (1, 2) for i in range(5))
GOAL_CARDS: tuple[tuple[Card, Card], ...] = tuple(
    (adjacency(i, (i + near) % 5), Interlacing((i + over) % 5, (i + 4) % 5, "OU")) for near, over in ((1, 2), (2, 3)) for i in range(5)
)
