"""A game set up: bag, bowls, buttons, circle, centre, requests (knit.setup.*). All chance of a game is settled here."""
from random import Random

from rulelib.knitting_circle.circle import CATS, MOST_SPACES, SLOTS, Circle, side_of
from rulelib.knitting_circle.deck import A_SHAPE, BONUSES, BUTTON_COPIES, BUTTON_SHAPES, COPIES_A_BONUS, REQUESTS, SHAPES, TYPES
from rulelib.knitting_circle.knitter import NEEDLES, Knitter, Request, Supply
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS, COPIES, tile_of

PAWS, SHOWN_REQUESTS = 1, 4


def new_game(players: int, rng: Random, requests: bool = False, start: int | None = None, spaces: int | None = None) -> Table:
    """A game set up, before each chooses a garment; `start` who starts, else whoever's cat chance puts on the star.

    2 × players + 2 spaces unless an even number of them is given. ValueError but for 2 to 4 players, or for too few spaces.
    """
    spaces = _spaces(players, spaces)
    bag = _shuffled([colour for colour in range(len(COLOURS)) for _ in range(COPIES - 1)], rng)  # one of each lies in the centre
    slots = tuple(tile_of(bag.pop(), side_of(slot // SLOTS)) for slot in range(SLOTS * spaces))
    bowls = [(bag.pop(), bag.pop()) for _ in range(players)]
    piles = tuple(_pile(shape, rng) for shape in range(len(SHAPES)))
    knitters = tuple(Knitter((), bowl, PAWS, NEEDLES, _dealt(piles, seat), ()) for seat, bowl in enumerate(bowls))
    left = tuple(pile[A_SHAPE * players :] for pile in piles)
    decks = tuple(tuple(_shuffled([*range(len(BONUSES))] * COPIES_A_BONUS, rng)) for _ in TYPES)
    shown = _requests(rng) if requests else ()
    starts = rng.randint(1, players) if start is None else start
    supply, circle = Supply(tuple(bag), decks, shown, rng.getrandbits(48)), Circle(slots, _cats(players, starts, rng))
    return Table(knitters, supply, circle, left, tuple(range(len(COLOURS))), start=starts)


def _spaces(players: int, wanted: int | None) -> int:
    """How many spaces the circle has (knit.setup.spaces)."""
    if not 2 <= players <= len(CATS):
        raise ValueError(f"2 to {len(CATS)} players, not {players}")
    spaces = 2 * players + 2 if wanted is None else wanted
    if spaces % 2 or not 2 * players <= spaces <= MOST_SPACES:
        raise ValueError(f"an even number of spaces from {2 * players} to {MOST_SPACES}, not {spaces}")
    return spaces


def _requests(rng: Random) -> tuple[Request, ...]:
    """Four of the request cards, paw side up."""
    return tuple(Request(name) for name in rng.sample(range(len(REQUESTS)), SHOWN_REQUESTS))


def _shuffled(pieces: list[int], rng: Random) -> list[int]:
    rng.shuffle(pieces)
    return pieces


def _pile(shape: int, rng: Random) -> tuple[int, ...]:
    """The face-down buttons of a shape."""
    return tuple(_shuffled([button for button, copies in enumerate(BUTTON_COPIES) if BUTTON_SHAPES[button] == shape for _ in range(copies)], rng))


def _dealt(piles: tuple[tuple[int, ...], ...], seat: int) -> tuple[int, ...]:
    """Two buttons of each shape for a player."""
    return tuple(button for pile in piles for button in pile[A_SHAPE * seat : A_SHAPE * (seat + 1)])


def _cats(players: int, starts: int, rng: Random) -> tuple[int, ...]:
    """The cats on the marked start spaces 1, 3, 5, 7: the starting player's on the star at 1, the others by chance."""
    others = _shuffled([2 * number for number in range(1, players)], rng)
    return tuple(-1 if seat >= players else 0 if seat == starts - 1 else others.pop() for seat in range(len(CATS)))
