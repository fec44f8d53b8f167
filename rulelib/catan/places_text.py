"""Lands, corners and edges in text, counted from 1: `10`, `14`, `12-17`."""
from typing import Any

from rulelib.catan.island import CORNERS, ENDS, HEXES
from rulelib.forms import text
from rulelib.mistake import Mistake

LANDS = {str(land + 1): land for land in range(len(HEXES))}
NUMBERS = {str(corner + 1): corner for corner in range(len(CORNERS))}
EDGES = {f"{one + 1}-{other + 1}": edge for edge, (a, b) in enumerate(ENDS) for one, other in ((a, b), (b, a))}


def read_land(number: str | int, place: str = "") -> int:
    """A land from its number, 1 to 19."""
    if str(number) not in LANDS:
        raise Mistake("land", place, given=number, most=len(LANDS))
    return LANDS[str(number)]


def read_corner(number: str | int, place: str = "") -> int:
    """A corner from its number, 1 to 54."""
    if str(number) not in NUMBERS:
        raise Mistake("corner", place, given=number, most=len(NUMBERS))
    return NUMBERS[str(number)]


def read_edge(word: Any, place: str = "") -> int:
    """An edge from its two corners in either order, `12-17` or `17-12`."""
    if text(word, place) not in EDGES:
        raise Mistake("edge", place, given=word)
    return EDGES[word]
