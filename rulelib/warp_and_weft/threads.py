"""Threads and their places: five colours, twenty of each; places are numbered from 1 on each axis (weave.parts, weave.loom.holes).

A colour is an int, 0 to 4. A place is an int: the vertical ones 0 to holes - 1, from the left, then the
horizontal ones from the top. Its text is `v3` or `h1`.
"""
from collections.abc import Iterable

COLOURS = ("pink", "blue", "yellow", "green", "purple")
COPIES = 20
FEWEST_HOLES, HOLES, MOST_HOLES = 8, 10, 16
AXES = ("vertical", "horizontal")


def place_text(place: int, holes: int) -> str:
    """A place as it is typed: `v3` is the third vertical one from the left, `h1` the top horizontal one."""
    return f"v{place + 1}" if place < holes else f"h{place - holes + 1}"


def place_texts(places: Iterable[int], holes: int) -> tuple[str, ...]:
    """Some places as they are typed."""
    return tuple(place_text(place, holes) for place in places)


def axis_places(axis: int, holes: int) -> range:
    """All the places of an axis: 0 vertical, 1 horizontal."""
    return range(axis * holes, (axis + 1) * holes)


def crossing_text(place: int, other: int, holes: int) -> str:
    """The crossing of a vertical and a horizontal place: `v2-h5`."""
    return "-".join(place_texts(sorted((place, other)), holes))
