"""What is looked at: a table with the dice last rolled and with hands hidden, or all the tables that it may be."""
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rulelib.catan.cards import DEVELOPMENTS, RESOURCES, counts
from rulelib.catan.table import Table, points
from rulelib.catan.worlds import Unsure

Dice = tuple[int, int]


class Seen(NamedTuple):
    """A position as it is looked at: with the dice last rolled, and the colours of those whose hands are hidden."""

    table: Table | Unsure
    dice: Dice | None = None
    hidden: tuple[str, ...] = ()


Position = Table | Unsure | Seen


def table_of(position: Position) -> Table:
    """The table that is drawn; the first of those that it may be."""
    of = position.table if isinstance(position, Seen) else position
    return of.worlds[0] if isinstance(of, Unsure) else of


def seen(position: Position, hidden: Iterable[str] = ()) -> tuple[Table, Dice | None, frozenset[str]]:
    """The table that is drawn, the dice, and what is not shown: the colours of hidden hands and the pieces in doubt."""
    of = position if isinstance(position, Seen) else Seen(position)
    doubts = in_doubt(of.table) if isinstance(of.table, Unsure) else frozenset()
    return table_of(of), of.dice, doubts | {*of.hidden, *hidden}


@lru_cache(maxsize=16)
def in_doubt(position: Unsure) -> frozenset[str]:
    """The pieces that differ among the tables that it may be: kinds of cards in hands and bank, points, the deck."""
    first, *others = map(_numbers, position.worlds)
    return frozenset(gid for gid, number in first.items() if any(other[gid] != number for other in others))


def _numbers(table: Table) -> dict[str, int]:
    found = {f"bank:{RESOURCES[kind]}": number for kind, number in enumerate(counts(table.bank))}
    found["deck"] = -1 if table.deck is None else len(table.deck)
    for player, (colour, seat) in enumerate(zip(table.colours, table.seats)):
        found |= {f"hand:{colour}:{RESOURCES[kind]}": number for kind, number in enumerate(counts(seat.hand))}
        held = zip(counts(seat.cards), counts(seat.new))
        found |= {f"card:{colour}:{DEVELOPMENTS[kind]}": old + 256 * new for kind, (old, new) in enumerate(held)}
        found[f"points:{colour}"] = points(table, player)
    return found
