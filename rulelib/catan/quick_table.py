"""A game laid out in lists, to be played on in place: what stands where, what each land pays, what each player's roads reach."""
from random import Random

from rulelib.catan.building import first_places, road_places
from rulelib.catan.cards import ONE
from rulelib.catan.island import ENDS, LANDS_OF_CORNER, bits
from rulelib.catan.lands import DESERT
from rulelib.catan.moves import Move
from rulelib.catan.production import claims_on
from rulelib.catan.roads import length
from rulelib.catan.table import GOAL, NOBODY, Seat, Table, points
from rulelib.catan.trading import rates


class QuickTable:
    """A game in lists, one entry a player; masks and packed hands as in Table."""

    def __init__(self, table: Table, rng: Random, moves: list[Move] | None):
        self.table, self.rng, self.moves, self.random = table, rng, moves, rng.random
        (self.settlements, self.cities, self.roads, self.hands, self.cards, self.new, self.knights) = map(list, zip(*table.seats))
        self.bank, self.deck, self.robber, self.turn, self.phase = table.bank, list(table.deck[::-1]), table.robber, table.turn, table.phase
        self.army, self.road, self.played = table.largest_army, table.longest_road, table.played
        self.lengths = [length(roads, self.walls(player)) for player, roads in enumerate(self.roads)]
        self.points = [points(table, player) for player in range(table.players)]
        self.over = table.over
        self.free = first_places(table.towns)
        self.laid = table.roads
        self.reach, self.open = [0] * table.players, [0] * table.players
        self.offers = [0] * table.players
        kinds = [ONE[kind] if kind != DESERT else 0 for kind in table.island.lands]
        self.gains = [[(claim.player, claim.amount * one) for claim in claims_on(table.seats, land)] for land, one in enumerate(kinds)]
        self.lands = {number: [(land, self.gains[land]) for land, chip in enumerate(table.island.chips) if chip == number] for number in range(2, 13)}
        for player in range(table.players):
            self.stand(player)

    def picked(self, mask: int) -> int:
        """One place of a mask by chance."""
        for _ in range(int(self.random() * mask.bit_count())):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1

    def walls(self, player: int) -> int:
        """The corners with others' towns."""
        towns = 0
        for other, (settlements, cities) in enumerate(zip(self.settlements, self.cities)):
            if other != player:
                towns |= settlements | cities
        return towns

    def stand(self, player: int) -> None:
        """What a player's roads and towns reach, counted anew, and what the player's harbours offer."""
        seat = Seat(self.settlements[player], self.cities[player], self.roads[player])
        self.open[player] = road_places(seat, 0, self.walls(player))
        self.reach[player] = sum({1 << corner for edge in bits(seat.roads) for corner in ENDS[edge]})
        self.offers[player] = sum((128 - rate) * one for rate, one in zip(rates(self.table.island, seat.towns), ONE))

    def claim(self, corner: int) -> None:
        """One card more from each land around a corner: a settlement's, or a city's second."""
        for land in LANDS_OF_CORNER[corner]:
            if (kind := self.table.island.lands[land]) != DESERT:
                self.gains[land].append((self.turn, ONE[kind]))

    def to_table(self) -> Table:
        """The game as it stands, as a value."""
        seats = tuple(map(Seat, self.settlements, self.cities, self.roads, self.hands, self.cards, self.new, self.knights))
        return self.table._replace(
            seats=seats, bank=self.bank, deck=tuple(self.deck[::-1]), robber=self.robber, turn=self.turn, phase=self.phase,
            longest_road=self.road, largest_army=self.army, played=self.played, owes=(0,) * len(seats),
        )  # fmt: skip

    def note(self, kind: type, *facts: object) -> None:
        """A move recorded, where somebody wants them."""
        if self.moves is not None:
            self.moves.append(kind(*facts))

    def gain(self, player: int, points: int) -> None:
        """Points won or lost; ten on the own turn end the game."""
        self.points[player] += points
        self.over = self.points[self.turn] >= GOAL

    def hold(self, road: int) -> None:
        """The longest road to another player, or to the middle."""
        if road != self.road:
            before, self.road = self.road, road
            if road != NOBODY:
                self.gain(road, 2)
            if before != NOBODY:
                self.gain(before, -2)
