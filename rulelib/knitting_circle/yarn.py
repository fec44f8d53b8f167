"""Yarn tiles: six colours, two sides, 24 of each colour (knit.setup.bag).

A colour is an int, 0 to 5; a side is 0 (knit, `k`) or 1 (purl, `p`); a tile is 2 × colour + side, its text `red k`.
"""
from collections.abc import Iterable

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
SIDES = "kp"
KNIT, PURL = 0, 1
COPIES = 24
UNKNOWN = -1  # a tile or a colour that nobody stated: `?`


def tile_of(colour: int, side: int) -> int:
    """The tile of a colour that shows a side."""
    return 2 * colour + side


def turned(tile: int) -> int:
    """The same tile turned over."""
    return tile ^ 1


def colours_of(tiles: Iterable[int]) -> tuple[int, ...]:
    """The colours of some tiles, in order."""
    return tuple([tile >> 1 for tile in tiles])


def tile_text(tile: int) -> str:
    """A tile as it is typed: `red k`."""
    return "?" if tile == UNKNOWN else f"{COLOURS[tile >> 1]} {SIDES[tile & 1]}"


def tile_texts(tiles: Iterable[int]) -> tuple[str, ...]:
    """Some tiles as they are typed."""
    return tuple(tile_text(tile) for tile in tiles)


def colour_text(colour: int) -> str:
    """A colour as it is typed."""
    return "?" if colour == UNKNOWN else COLOURS[colour]


def colour_texts(colours: Iterable[int]) -> tuple[str, ...]:
    """Some colours as they are typed."""
    return tuple(colour_text(colour) for colour in colours)


def without(pieces: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """Some pieces without one that is among them; the others keep their order."""
    at = pieces.index(piece)
    return pieces[:at] + pieces[at + 1 :]
