"""The moves. Chance is in them: dice, and what a thief or a buyer gets. `player` is the seat that makes one; None is the player in turn."""
from typing import NamedTuple


class Pair(NamedTuple):
    """A settlement and a road of the set-up."""

    corner: int
    edge: int
    player: int | None = None


class Roll(NamedTuple):
    """Two dice."""

    first: int
    second: int
    player: int | None = None


class Discard(NamedTuple):
    """What an owner of too many cards gives back after a 7."""

    owner: int
    cards: int
    player: int | None = None


class Robber(NamedTuple):
    """The robber to a land; a card of the victim's, `gets` its kind where it is known."""

    land: int
    victim: int | None = None
    gets: int | None = None
    player: int | None = None


class Road(NamedTuple):
    """A road bought."""

    edge: int
    player: int | None = None


class Settle(NamedTuple):
    """A settlement bought."""

    corner: int
    player: int | None = None


class City(NamedTuple):
    """A city bought in a settlement's place."""

    corner: int
    player: int | None = None


class Buy(NamedTuple):
    """A development card bought; `gets` its kind where the deck does not say it."""

    gets: int | None = None
    player: int | None = None


class Knight(NamedTuple):
    """A knight played: the robber to a land, a card of the victim's."""

    land: int
    victim: int | None = None
    gets: int | None = None
    player: int | None = None


class RoadBuilding(NamedTuple):
    """Road building played: one or two edges, in order."""

    edges: tuple[int, ...]
    player: int | None = None


class YearOfPlenty(NamedTuple):
    """Year of plenty played: one or two resources, packed."""

    gets: int
    player: int | None = None


class Monopoly(NamedTuple):
    """Monopoly played: a resource."""

    kind: int
    player: int | None = None


class Bank(NamedTuple):
    """A trade with the bank, both sides packed."""

    gives: int
    gets: int
    player: int | None = None


class Trade(NamedTuple):
    """A trade that two players agreed on, both sides packed, seen from the player in turn."""

    partner: int
    gives: int
    gets: int
    player: int | None = None


class End(NamedTuple):
    """The dice passed to the left."""

    player: int | None = None


Move = Pair | Roll | Discard | Robber | Road | Settle | City | Buy | Knight | RoadBuilding | YearOfPlenty | Monopoly | Bank | Trade | End
