"""Connected groups: what hangs together, from who is next to whom. Knows nothing of colours or roads.

A set of places is an int bit mask: place n is in it when bit n is set.
"""
from collections.abc import Iterator, Sequence


def members(mask: int) -> Iterator[int]:
    """The places in a mask, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def spread(seed: int, within: int, near: Sequence[int]) -> int:
    """The places of `within` that hang together with the mask `seed` (the seed included); near[n] is n's neighbours."""
    group = rim = seed
    while rim:
        low = rim & -rim
        rim ^= low
        new = near[low.bit_length() - 1] & within & ~group
        group |= new
        rim |= new
    return group


def groups(within: int, near: Sequence[int]) -> list[int]:
    """The connected groups of a mask, as masks, by their smallest place."""
    found = []
    while within:
        low = within & -within
        group = spread(low, within, near) if near[low.bit_length() - 1] & within else low
        found.append(group)
        within &= ~group
    return found


def touching(mask: int, near: Sequence[int]) -> int:
    """The places next to the places of a mask, those of the mask left out."""
    around = 0
    for place in members(mask):
        around |= near[place]
    return around & ~mask
