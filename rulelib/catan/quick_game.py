"""A game laid out in lists and played to its end by chance, in place: quick enough for statistics.

Whoever is in turn takes one of the kinds of action that are possible, each as likely as the others, passing the dice among them;
then a place or a card by chance. The same rules as `play`: the moves can be recorded, and `play` takes every one of them.
"""
from collections.abc import Callable
from random import Random

from rulelib.catan.building import first_places, road_places
from rulelib.catan.cards import ALL_ONE, CITY_COST, DEVELOPMENT_COST, ONE, ROAD_COST, SETTLEMENT_COST, VICTORY_POINT, count, total
from rulelib.catan.holders import LEAST_ROAD, road_holder
from rulelib.catan.island import EDGES_AT, ENDS, LAND_CORNERS, LANDS_OF_CORNER, NEIGHBOURS, bits
from rulelib.catan.lands import DESERT
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Move, Road, Robber, Roll, Settle
from rulelib.catan.production import claims_on, paid
from rulelib.catan.quick_cards import play_card
from rulelib.catan.roads import length
from rulelib.catan.table import CITIES, GOAL, HAND_LIMIT, NOBODY, ROADS, SETTLEMENTS, Seat, Table, points
from rulelib.catan.trading import rates

_GUARD = 0x80 * ALL_ONE
_DICE = tuple((first, second) for first in range(1, 7) for second in range(1, 7))
_TOTALS = tuple(map(sum, _DICE))


class QuickGame:
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

    def note(self, move: Move) -> None:
        """A move recorded, where somebody wants them."""
        if self.moves is not None:
            self.moves.append(move)

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

    def to_the_end(self) -> Table:
        """Turn after turn until somebody has won."""
        while not self.over:
            if self.phase == "roll":
                if self.cards[self.turn] & 0xFFFFFFFF and not self.played and self.random() < 0.5:
                    play_card(self)
                    continue
                self.roll()
            elif self.act():
                self.end()
        return self.to_table()

    def end(self) -> None:
        """The dice passed to the left."""
        self.note(End())
        turn = self.turn
        if self.new[turn]:
            self.cards[turn] += self.new[turn]
            self.new[turn] = 0
        self.turn = turn + 1 if turn + 1 < len(self.hands) else 0
        self.phase, self.played = "roll", False
        self.over = self.points[self.turn] >= GOAL

    def roll(self) -> None:
        """The dice, and what they bring."""
        throw = int(self.random() * 36)
        if self.moves is not None:
            self.moves.append(Roll(*_DICE[throw]))
        self.phase = "play"
        number = _TOTALS[throw]
        if number == 7:
            self.seven()
        else:
            self.produce(number)

    def produce(self, number: int) -> None:
        """All towns paid; where the bank runs short, by the slow way."""
        gains = [gain for land, each in self.lands[number] if land != self.robber for gain in each]
        if not gains:
            return
        needed = sum([gain for _, gain in gains])
        if ((self.bank | _GUARD) - needed) & _GUARD != _GUARD:
            gains = list(enumerate(paid(self.to_table(), number)))
            needed = sum([gain for _, gain in gains])
        hands = self.hands
        for player, gain in gains:
            hands[player] += gain
        self.bank -= needed

    def seven(self) -> None:
        """Discards in turn order, then the robber."""
        players = len(self.hands)
        for step in range(players):
            owner = (self.turn + step) % players
            had = total(self.hands[owner])
            if had > HAND_LIMIT:
                self.discard(owner, had)
        self.note(Robber(*self.rob()))

    def discard(self, owner: int, had: int) -> None:
        """Half of a hand, by chance."""
        hand = self.hands[owner]
        cards = [one for kind, one in enumerate(ONE) for _ in range(count(hand, kind))]
        given = sum(self.rng.sample(cards, had // 2))
        self.hands[owner] -= given
        self.bank += given
        self.note(Discard(owner, given))

    def rob(self) -> tuple[int, int | None, int | None]:
        """The robber to another land, and a card of somebody there."""
        land = int(self.random() * 18)
        self.robber = land = land + (land >= self.robber)
        around, turn = LAND_CORNERS[land], self.turn
        there = [who for who, towns in enumerate(self.settlements) if who != turn and (towns | self.cities[who]) & around]
        if not there:
            return land, None, None
        victim = there[int(self.random() * len(there))]
        hand = self.hands[victim]
        if not hand:
            return land, victim, None
        card = int(self.random() * total(hand))
        kind = 0
        while card >= hand & 255:
            card, hand, kind = card - (hand & 255), hand >> 8, kind + 1
        self.hands[victim] -= ONE[kind]
        self.hands[turn] += ONE[kind]
        return land, victim, kind

    def act(self) -> bool:
        """One action by chance among those that are possible; true for passing the dice."""
        turn = self.turn
        hand = self.hands[turn]
        if not hand and self.played:
            return True
        guarded = hand | _GUARD
        options: list[Callable | None] = [None]
        if (guarded - ROAD_COST) & _GUARD == _GUARD:
            if self.open[turn] & ~self.laid and self.roads[turn].bit_count() < ROADS:
                options.append(QuickGame.buy_road)
            if (guarded - SETTLEMENT_COST) & _GUARD == _GUARD and self.reach[turn] & self.free and self.settlements[turn].bit_count() < SETTLEMENTS:
                options.append(QuickGame.settle)
        if (guarded - CITY_COST) & _GUARD == _GUARD and self.settlements[turn] and self.cities[turn].bit_count() < CITIES:
            options.append(QuickGame.city)
        if self.deck and (guarded - DEVELOPMENT_COST) & _GUARD == _GUARD:
            options.append(QuickGame.buy)
        if (hand + self.offers[turn]) & _GUARD:
            options.append(QuickGame.trade)
        if not self.played and self.cards[turn] & 0xFFFFFFFF:
            options.append(play_card)
        if len(options) == 1:
            return True
        action = options[1 + int(self.random() * (len(options) - 1))]
        return action(self) is False

    def lay(self, edge: int) -> None:
        """A road laid, and the longest road counted anew."""
        turn, bit, walls = self.turn, 1 << edge, self.walls(self.turn)
        self.roads[turn] |= bit
        self.laid |= bit
        for corner in ENDS[edge]:
            self.reach[turn] |= 1 << corner
            if not walls >> corner & 1:
                self.open[turn] |= EDGES_AT[corner]
        if self.roads[turn].bit_count() >= LEAST_ROAD:
            self.lengths[turn] = length(self.roads[turn], walls)
            self.hold(road_holder(self.road, self.lengths))

    def buy_road(self) -> None:
        """A road bought, on an edge by chance."""
        edge = self.picked(self.open[self.turn] & ~self.laid)
        self.pay(ROAD_COST)
        self.note(Road(edge))
        self.lay(edge)

    def pay(self, cost: int) -> None:
        """A price paid to the bank."""
        self.hands[self.turn] -= cost
        self.bank += cost

    def settle(self) -> None:
        """A settlement bought, which may cut others' roads."""
        turn = self.turn
        corner = self.picked(self.reach[turn] & self.free)
        self.pay(SETTLEMENT_COST)
        self.note(Settle(corner))
        self.settlements[turn] |= 1 << corner
        self.free &= ~(1 << corner | NEIGHBOURS[corner])
        for player, reach in enumerate(self.reach):
            if reach >> corner & 1:
                self.stand(player)
                self.lengths[player] = length(self.roads[player], self.walls(player))
        self.claim(corner)
        self.gain(turn, 1)
        self.hold(road_holder(self.road, self.lengths))

    def city(self) -> None:
        """A city in a settlement's place."""
        turn = self.turn
        corner = self.picked(self.settlements[turn])
        self.pay(CITY_COST)
        self.note(City(corner))
        self.settlements[turn] &= ~(1 << corner)
        self.cities[turn] |= 1 << corner
        self.claim(corner)
        self.gain(turn, 1)

    def buy(self) -> None:
        """The top card of the deck."""
        kind = self.deck.pop()
        self.pay(DEVELOPMENT_COST)
        self.note(Buy(kind))
        self.new[self.turn] += ONE[kind]
        if kind == VICTORY_POINT:
            self.gain(self.turn, 1)

    def trade(self) -> bool:
        """A trade with the bank at the best rate: a kind by chance for another that the bank has."""
        turn = self.turn
        enough = (self.hands[turn] + self.offers[turn]) & _GUARD
        kind = self.picked(enough) >> 3
        wanted = [other for other in range(5) if other != kind and self.bank >> 8 * other & 255]
        if not wanted:
            return False
        gives = (128 - (self.offers[turn] >> 8 * kind & 255)) * ONE[kind]
        gets = ONE[wanted[int(self.random() * len(wanted))]]
        self.hands[turn] += gets - gives
        self.bank += gives - gets
        self.note(Bank(gives, gets))
        return True
