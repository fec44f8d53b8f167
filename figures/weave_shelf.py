"""What lies beside a loom: threads still kept, buttons left, the shared goal and the shown cards; and where."""
from collections.abc import Sequence
from typing import NamedTuple

from figures import weave_cards as cards
from figures.sheet import Look
from rulelib.warp_and_weft.cards import Adjacency, Card, card_text
from rulelib.warp_and_weft.legality import BUTTONS_A_SHAPE, same_card
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.table import KEPT

Spot = tuple[float, float]
ROW = 1.5  # the height of a row of loose threads
ACROSS = 4  # cards in a row
SKEINS = 1.75  # from a loose thread to the next


class Cards(NamedTuple):
    """The cards that lie open, by their texts in their rows, and the shared goal."""

    rows: tuple[tuple[Card, ...], ...]
    goal: tuple[Card, ...]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, in units; 0 where there are none."""
        high = max(cards.CARD[1] * len(self.rows), cards.GOAL[1] if self.goal else 0)
        return cards.GOAL[0] * bool(self.goal) + cards.CARD[0] * max(map(len, self.rows), default=0), high


def cards_of(weaver: Weaver, across: int = ACROSS) -> Cards:
    """The shown cards of a weaver, adjacency first, so many in a row; the marked ones where any card may be marked."""
    lying = tuple(dict.fromkeys(weaver.buttons if weaver.shown is None else weaver.shown))
    kinds = [card for card in lying if isinstance(card, Adjacency)], [card for card in lying if not isinstance(card, Adjacency)]
    rows = tuple(tuple(kind[at : at + across]) for kind in kinds for at in range(0, len(kind), across))
    return Cards(rows, weaver.goal)


def card_gids(lying: Cards) -> dict[str, Card]:
    """The open cards by their gids, `card:pink-blue`."""
    return {f"card:{card_text(card)}": card for row in lying.rows for card in row}


def same_gid(piece: str, gids: dict[str, Card], reading: str) -> str:
    """The gid of the open card that a mark means: turned round it is the same card, unless the reading has a direction."""
    if not piece.startswith("card:") or piece in gids:
        return piece
    from rulelib.warp_and_weft.texts import read_card

    return next((gid for gid, card in gids.items() if same_card(read_card(piece[5:]), card, reading)), piece)


def cards_shelf(lying: Cards, buttons: Sequence[tuple[str, tuple[Card, ...]]], at: Spot, roles: dict, reading: str) -> dict[str, Look]:
    """The goal and the open cards, from a corner; `buttons` are the marked cards of each owner."""
    left, drawn = at[0], {}
    if lying.goal:
        drawn["goal"] = Look(*at, ((cards.goal, lying.goal),))
        left += cards.GOAL[0]
    for row, line in enumerate(lying.rows):
        for column, card in enumerate(line):
            gid = f"card:{card_text(card)}"
            owners = tuple(owner for owner, marked in buttons if any(same_card(card, other, reading) for other in marked))
            drawn[gid] = Look(left + cards.CARD[0] * column, at[1] + cards.CARD[1] * row, ((cards.card, card, owners, roles.get(gid, ())),))
    return drawn


def slots(colours: tuple[int, ...], fewest: int) -> tuple[int | None, ...]:
    """Loose threads and empty places, so that the pieces of a picture stay as threads leave."""
    return (*colours, *[None] * (fewest - len(colours)))


def skeins(colours: tuple[int, ...], fewest: int, name: str, at: Spot, roles: dict) -> dict[str, Look]:
    """Loose threads in a row, `kept1:1` and so on, from the left end of the row's middle line."""
    return {
        f"{name}:{number}": Look(at[0] + SKEINS * (number - 0.5), at[1], (cards.slot(colour, roles.get(f"{name}:{number}", ())),))
        for number, colour in enumerate(slots(colours, fewest), 1)
    }


def used(buttons: tuple[Card, ...]) -> tuple[int, int]:
    """How many round and square buttons lie on cards."""
    round = sum(isinstance(card, Adjacency) for card in buttons)
    return min(round, BUTTONS_A_SHAPE), min(len(buttons) - round, BUTTONS_A_SHAPE)


def kept_count(weaver: Weaver) -> int:
    """How many places for kept threads are drawn; none where any thread may be woven."""
    return 0 if weaver.kept is None else max(KEPT, len(weaver.kept))
