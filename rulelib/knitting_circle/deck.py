"""The teaching deck (knit.cards): garments, their spaces and points, bonuses, buttons, requests. The printed faces are not in our source.

A garment type, a bonus, a button and a request are ints, the place of their names in TYPES, BONUSES, BUTTONS and REQUESTS.
"""
from itertools import combinations
from typing import NamedTuple

from rulelib.knitting_circle.yarn import COLOURS, SIDES

TYPES = ("mittens", "socks", "hat", "scarf", "sweater", "long-johns")  # the deck's colour is the one of the same number
PATTERNS = ("none", "stripes", "colour-block", "symmetry", "solid")
NONE, STRIPES, COLOUR_BLOCK, SYMMETRY, SOLID = range(5)
BONUSES = ("yarn-now", "paw-now", "two-points", "one-each-of-type", "two-each-solid", "two-each-stripes", "one-each-garment")
YARN_NOW, PAW_NOW = 0, 1
COPIES_A_BONUS = 2
SHAPES = ("circle", "triangle", "square")
CIRCLE, TRIANGLE, SQUARE = range(3)
REQUESTS = ("same-stripes", "three-patterns", "four-garments", "three-buttons", "seven-tiles", "three-types")
REQUEST_POINTS = (3, 3, 4, 4, 4, 3)
ANGRY_CAT = 3  # points less (knit.score.angry)


class Card(NamedTuple):
    """What all cards of a garment type share: sides from the top, how many are required, points by filled spaces, icons by space from 0."""

    sides: tuple[int, ...]
    required: int
    ladder: dict[int, int]
    yarn: tuple[int, ...] = ()
    paws: tuple[int, ...] = ()


def _card(spaces: str, *points: int, yarn: tuple[int, ...] = (), paws: tuple[int, ...] = ()) -> Card:
    """A card from its spaces, `/` after the required ones, and its points upward from there; icons by space from 1."""
    required = spaces.index("/")
    sides = tuple(SIDES.index(side) for side in spaces.replace("/", ""))
    return Card(sides, required, dict(enumerate(points, required)), tuple(each - 1 for each in yarn), tuple(each - 1 for each in paws))


CARDS = (
    _card("kpk/p", 3, 5),
    _card("pkp/kp", 3, 4, 6, yarn=(4,)),
    _card("kpkp/kp", 5, 6, 8, yarn=(5,)),
    _card("pkpk/pkpk", 4, 5, 7, 9, 11, paws=(6,)),
    _card("kpkpk/pk", 7, 8, 10, yarn=(4,), paws=(6,)),
    _card("pkpkp/kpk", 7, 8, 10, 12, yarn=(5,), paws=(7,)),
)
MOST_SPACES = max(len(card.sides) for card in CARDS)

PAIRS = tuple(combinations(range(len(COLOURS)), 2))
FIRST_PATTERN, FIRST_TYPE = len(PAIRS), len(PAIRS) + len(PATTERNS) - 1
BUTTONS = (*(f"{COLOURS[a]}+{COLOURS[b]}" for a, b in PAIRS), *PATTERNS[1:], *TYPES)
BUTTON_COPIES = (2,) * len(PAIRS) + (8, 8, 6, 8) + (5,) * len(TYPES)
BUTTON_POINTS = (3,) * len(PAIRS) + (3, 3, 4, 3) + (3,) * len(TYPES)
BUTTON_SHAPES = (CIRCLE,) * len(PAIRS) + (SQUARE,) * 4 + (TRIANGLE,) * len(TYPES)
A_SHAPE = 2  # buttons of each shape in a workspace
