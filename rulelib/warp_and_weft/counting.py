"""How often a card's pattern appears on a loom, and why (weave.adjacency.*, weave.interlace.*)."""
from collections.abc import Sequence

from rulelib.warp_and_weft.cards import Adjacency, Card, Interlacing
from rulelib.warp_and_weft.loom import Loom
from rulelib.warp_and_weft.threads import axis_places

READINGS = ("consecutive", "neighbours", "fixed", "disjoint")


def count(loom: Loom, card: Card, reading: str = "consecutive") -> int:
    """How often a card's pattern appears, without reasons."""
    if isinstance(card, Adjacency):
        return len(pairs(loom, card))
    return sum(len(occurrences(loom, place, card, reading)) for place in first_threads(loom, card))


def pairs(loom: Loom, card: Adjacency) -> list[tuple[int, int]]:
    """The neighbouring places, on either axis, that hold one thread of each colour (weave.adjacency.per-neighbour)."""
    wanted, places = {card.first, card.second}, loom.places
    found = []
    for axis in (0, 1):
        numbers = axis_places(axis, loom.holes)
        found += [(place, place + 1) for place in numbers[:-1] if {places[place], places[place + 1]} == wanted]
    return found


def first_threads(loom: Loom, card: Interlacing) -> tuple[int, ...]:
    """The places of the threads of an interlacing card's first colour, on both axes."""
    return loom.threads(0, card.first) + loom.threads(1, card.first)


def crossings(loom: Loom, place: int, colour: int) -> tuple[int, ...]:
    """The places of a colour's threads that a thread crosses, in order along it."""
    return tuple(other for other in loom.crossed(place) if loom.places[other] == colour)


def seen(loom: Loom, place: int, across: Sequence[int]) -> str:
    """Over (O) or under (U) at each crossing, as seen from the thread at a place (weave.interlace.view)."""
    return "".join("O" if loom.over(place, other) else "U" for other in across)


def orders(card: Interlacing, reading: str = "consecutive") -> tuple[str, ...]:
    """The orders that make a card's pattern: from either end, unless the reading has a direction (weave.interlace.reading)."""
    return (card.order,) if reading == "fixed" else (card.order, card.order[::-1])


def occurrences(loom: Loom, place: int, card: Interlacing, reading: str) -> list[tuple[int, int]]:
    """The pairs of crossed places where a thread makes an interlacing card's pattern (weave.interlace.reading)."""
    across = crossings(loom, place, card.second)
    sides = seen(loom, place, across)
    wanted = orders(card, reading)
    found = [
        (across[at], across[at + 1])
        for at in range(len(across) - 1)
        if sides[at : at + 2] in wanted and (reading != "neighbours" or across[at + 1] - across[at] == 1)
    ]
    return _disjoint(found) if reading == "disjoint" else found


def _disjoint(found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """As many pairs as can be had with each crossing used once: from one end, the first that is free."""
    kept: list[tuple[int, int]] = []
    for pair in found:
        if not kept or pair[0] != kept[-1][1]:
            kept.append(pair)
    return kept
