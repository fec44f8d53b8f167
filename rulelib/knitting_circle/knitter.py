"""What one player has, what lies in the middle for the actions, and both together where a case shows one player alone."""
from typing import NamedTuple

from rulelib.knitting_circle.circle import Circle
from rulelib.knitting_circle.garments import Garment

NEEDLES = 2
KEPT = 2  # tiles that stay for the next round (knit.round-end.bowl)


class Yarn(NamedTuple):
    """A bare sequence of colours from the top, as the letters of a `pattern` case: A is 0."""

    colours: tuple[int, ...]


class Knitter(NamedTuple):
    """One player's pieces: tiles in the row, colours in the bowl (a bowl's sides do not matter), free needles, buttons face up."""

    row: tuple[int, ...] = ()
    bowl: tuple[int, ...] = ()
    paws: int = 0
    needles: int = 0
    workspace: tuple[int, ...] = ()
    garments: tuple[Garment, ...] = ()


class Request(NamedTuple):
    """A request card; turned, it brings no more paws (knit.request.turned)."""

    name: int
    turned: bool = False


class Supply(NamedTuple):
    """What all draw from. The bag's first colour is drawn next; a deck's first bonus too. None where nobody stated it.

    `chance` says where a tile that goes back comes to lie in the bag; None in a case that states no chance: at its end.
    """

    bag: tuple[int, ...] | None = None
    decks: tuple[tuple[int, ...] | None, ...] = (None,) * 6
    requests: tuple[Request, ...] = ()
    chance: int | None = None


class Seat(NamedTuple):
    """One player alone: pieces, supply, and where a case shows it the circle with the player's cat and what is to be kept."""

    knitter: Knitter = Knitter()
    supply: Supply = Supply()
    circle: Circle | None = None
    cat: int = 0
    keep: tuple[int, ...] | None = None


def put_back(supply: Supply, colour: int) -> Supply:
    """The supply with a tile back in the bag, where chance puts it."""
    bag, chance = supply.bag, supply.chance
    if bag is None:
        return supply
    if chance is None:
        return supply._replace(bag=(*bag, colour))
    at = (chance >> 16) % (len(bag) + 1)
    return supply._replace(bag=bag[:at] + (colour,) + bag[at:], chance=(chance * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF)
