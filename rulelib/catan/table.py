"""The position of a game: island, seats, bank, deck, robber, whose turn and which phase."""
from functools import reduce
from operator import or_
from random import Random
from typing import NamedTuple

from rulelib.catan.cards import DECK, FULL_BANK, VICTORY_POINT, count, total
from rulelib.catan.island import NEIGHBOURS, bits
from rulelib.catan.lands import Island, deal_island

COLOURS = ("red", "blue", "white", "orange")
PLAYERS = (3, 4)
PHASES = ("setup", "roll", "discard", "robber", "play")
ROADS, SETTLEMENTS, CITIES = 15, 5, 4  # catan.pieces.limits
GOAL = 10
HAND_LIMIT = 7
NOBODY = -1


class Seat(NamedTuple):
    """All that one player has: masks of corners and edges, resources and development cards counted (`new` are bought this turn), played knights."""

    settlements: int = 0
    cities: int = 0
    roads: int = 0
    hand: int = 0
    cards: int = 0
    new: int = 0
    knights: int = 0

    @property
    def towns(self) -> int:
        """The corners with a settlement or a city of this player."""
        return self.settlements | self.cities


class Table(NamedTuple):
    """A game: `colours` and `seats` in turn order; `deck` None is unknown and not empty, else its first card is the top; -1 holds no bonus card."""

    island: Island
    colours: tuple[str, ...]
    seats: tuple[Seat, ...]
    bank: int = FULL_BANK
    deck: tuple[int, ...] | None = None
    robber: int = 0
    turn: int = 0
    phase: str = "play"
    owes: tuple[int, ...] = ()
    longest_road: int = NOBODY
    largest_army: int = NOBODY
    played: bool = False

    @property
    def players(self) -> int:
        """How many play, 3 or 4."""
        return len(self.seats)

    @property
    def towns(self) -> int:
        """All corners with a town."""
        return reduce(or_, (seat.towns for seat in self.seats))

    @property
    def roads(self) -> int:
        """All edges with a road."""
        return reduce(or_, (seat.roads for seat in self.seats))

    @property
    def winner(self) -> int:
        """The player in turn, with ten points, or -1 (catan.win.at-once, catan.win.not-on-others)."""
        return self.turn if self.phase != "setup" and points(self, self.turn) >= GOAL else NOBODY

    @property
    def over(self) -> bool:
        """Whether the player in turn has won."""
        return self.winner != NOBODY

    def walls(self, player: int) -> int:
        """The corners where a player's roads do not go on: the towns of all others (catan.longest-road.cut)."""
        return reduce(or_, (seat.towns for number, seat in enumerate(self.seats) if number != player), 0)

    def with_seat(self, player: int, seat: Seat) -> "Table":
        """The table with another seat for one player."""
        return self._replace(seats=(*self.seats[:player], seat, *self.seats[player + 1 :]))


def points(table: Table, player: int) -> int:
    """All points of a player, hidden cards included (catan.score.sum)."""
    seat = table.seats[player]
    towns = seat.settlements.bit_count() + 2 * seat.cities.bit_count()
    bonuses = 2 * (table.longest_road == player) + 2 * (table.largest_army == player)
    return towns + bonuses + count(seat.cards, VICTORY_POINT) + count(seat.new, VICTORY_POINT)


def near(towns: int) -> int:
    """The corners next to a town (catan.place.distance)."""
    return reduce(or_, (NEIGHBOURS[corner] for corner in bits(towns)), 0)


def owing(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """How many cards each has to discard after a 7: half of eight or more, rounded down (catan.seven.discard)."""
    hands = [total(seat.hand) for seat in seats]
    return tuple(hand // 2 if hand > HAND_LIMIT else 0 for hand in hands)


def discarder(table: Table) -> int:
    """Who discards next: the first in turn order, from the player in turn, who still owes; -1 for nobody (catan.seven.order)."""
    for step in range(table.players):
        player = (table.turn + step) % table.players
        if table.owes and table.owes[player]:
            return player
    return NOBODY


def moment(table: Table) -> str:
    """The phase in which the next move is made: after a 7 of which nobody owes cards any more, the robber moves."""
    return "robber" if table.phase == "discard" and discarder(table) < 0 else table.phase


def snake(players: int) -> tuple[int, ...]:
    """Who places in the set-up, in order (catan.setup.snake)."""
    return (*range(players), *reversed(range(players)))


def shuffled_deck(rng: Random) -> tuple[int, ...]:
    """The 25 development cards in an order by chance (catan.deck.twenty-five)."""
    box = [kind for kind, number in enumerate(DECK) for _ in range(number)]
    return tuple(rng.sample(box, len(box)))


def new_game(players: int, rng: Random, island: Island | None = None) -> Table:
    """A game set up and ready for the first settlement (catan.setup.*, catan.island.*). ValueError but for 3 or 4 players."""
    if players not in PLAYERS:
        raise ValueError(f"3 or 4 players, not {players}")
    island = island or deal_island(rng)
    return Table(island, COLOURS[:players], (Seat(),) * players, deck=shuffled_deck(rng), robber=island.desert, phase="setup", owes=(0,) * players)
