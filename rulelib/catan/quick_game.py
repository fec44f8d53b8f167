"""A game laid out in lists and played to its end by chance, in place: quick enough for statistics.

Whoever is in turn builds, buys and plays cards by chance while anything can be had, trades with the bank where nothing else can be done,
then passes the dice; places, robbed players and cards are by chance too. The same rules as `play`: the moves can be recorded, and `play` takes every one of them.
"""
from rulelib.catan.cards import ALL_ONE, CITY_COST, DEVELOPMENT_COST, GUARD, ONE, ROAD_COST, SETTLEMENT_COST, VICTORY_POINT, count, total
from rulelib.catan.holders import LEAST_ROAD, road_holder
from rulelib.catan.island import EDGES_AT, ENDS, LAND_CORNERS, NEIGHBOURS
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Road, Robber, Roll, Settle
from rulelib.catan.production import paid
from rulelib.catan.quick_cards import play_card
from rulelib.catan.quick_table import QuickTable
from rulelib.catan.roads import length
from rulelib.catan.table import CITIES, GOAL, HAND_LIMIT, ROADS, SETTLEMENTS, Table

_ONE_OF = 0x7F * ALL_ONE
_DICE = tuple((first, second) for first in range(1, 7) for second in range(1, 7))
_TOTALS = tuple(map(sum, _DICE))


class QuickGame(QuickTable):
    """A game that plays itself."""

    def to_the_end(self) -> Table:
        """Turn after turn until somebody has won."""
        while not self.over:
            if self.phase == "roll":
                if self.cards[self.turn] & 0xFFFFFFFF and self.random() < 0.5 and play_card(self) and self.over:
                    break
                self.roll()
            while not self.over and self.act():
                pass
            if not self.over:
                self.end()
        return self.to_table()

    def end(self) -> None:
        """The dice passed to the left."""
        self.note(End)
        turn = self.turn
        if self.new[turn]:
            self.cards[turn] += self.new[turn]
            self.new[turn] = 0
        self.turn = (turn + 1) % len(self.hands)
        self.phase, self.played = "roll", False
        self.over = self.points[self.turn] >= GOAL

    def roll(self) -> None:
        """The dice, and what they bring."""
        throw = int(self.random() * 36)
        self.note(Roll, *_DICE[throw])
        self.phase = "play"
        number = _TOTALS[throw]
        if number == 7:
            self.seven()
        else:
            self.produce(number)

    def produce(self, number: int) -> None:
        """All towns paid; where the bank runs short, by the slow way."""
        hands, robber, needed = self.hands, self.robber, 0
        for land, gains in self.lands[number]:
            if land != robber:
                for player, gain in gains:
                    hands[player] += gain
                    needed += gain
        if (self.bank - needed) & GUARD:
            needed = self.share(number)
        self.bank -= needed

    def share(self, number: int) -> int:
        """What was paid taken back, and paid as the rules say where the bank runs short; how much that is."""
        for land, gains in self.lands[number]:
            if land != self.robber:
                for player, gain in gains:
                    self.hands[player] -= gain
        shares = paid(self.to_table(), number)
        self.hands = [hand + share for hand, share in zip(self.hands, shares)]
        return sum(shares)

    def seven(self) -> None:
        """Discards in turn order, then the robber."""
        players = len(self.hands)
        for step in range(players):
            owner = (self.turn + step) % players
            had = total(self.hands[owner])
            if had > HAND_LIMIT:
                self.discard(owner, had)
        self.note(Robber, *self.rob())

    def discard(self, owner: int, had: int) -> None:
        """Half of a hand, by chance."""
        hand = self.hands[owner]
        cards = [one for kind, one in enumerate(ONE) for _ in range(count(hand, kind))]
        given = sum(self.rng.sample(cards, had // 2))
        self.hands[owner] -= given
        self.bank += given
        self.note(Discard, owner, given)

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
        """One action by chance: of what can be built, bought and played, else a trade with the bank; false where nothing is left."""
        turn = self.turn
        hand = self.hands[turn]
        options = [paid for paid in _PAYABLE[(hand + _ONE_OF) & GUARD] if paid[1](self, turn)]
        if not (hand - CITY_COST) & GUARD and _has_settlement(self, turn):
            options.append((QuickGame.city, None))
        if self.cards[turn] & 0xFFFFFFFF and not self.played:
            options.append((play_card, None))
        if not options:
            return bool((hand + self.offers[turn]) & GUARD) and self.trade()
        return options[int(self.random() * len(options))][0](self) is not False

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
        self.note(Road, edge)
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
        self.note(Settle, corner)
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
        self.note(City, corner)
        self.settlements[turn] &= ~(1 << corner)
        self.cities[turn] |= 1 << corner
        self.claim(corner)
        self.gain(turn, 1)

    def buy(self) -> None:
        """The top card of the deck."""
        kind = self.deck.pop()
        self.pay(DEVELOPMENT_COST)
        self.note(Buy, kind)
        self.new[self.turn] += ONE[kind]
        if kind == VICTORY_POINT:
            self.gain(self.turn, 1)

    def trade(self) -> bool:
        """A trade with the bank at the best rate, a kind by chance for another; none where the bank has not that one."""
        turn = self.turn
        enough = (self.hands[turn] + self.offers[turn]) & GUARD
        kind = self.picked(enough) >> 3
        wanted = (kind + 1 + int(self.random() * 4)) % 5
        if not self.bank >> 8 * wanted & 255:
            return False
        gives = (128 - (self.offers[turn] >> 8 * kind & 255)) * ONE[kind]
        gets = ONE[wanted]
        self.hands[turn] += gets - gives
        self.bank += gives - gets
        self.note(Bank, gives, gets)
        return True


def _has_edge(game: QuickGame, turn: int) -> bool:
    return bool(game.open[turn] & ~game.laid) and game.roads[turn].bit_count() < ROADS


def _has_corner(game: QuickGame, turn: int) -> bool:
    return bool(game.reach[turn] & game.free) and game.settlements[turn].bit_count() < SETTLEMENTS


def _has_settlement(game: QuickGame, turn: int) -> bool:
    return bool(game.settlements[turn]) and game.cities[turn].bit_count() < CITIES


_OFFERS = ((ROAD_COST, QuickGame.buy_road, _has_edge), (SETTLEMENT_COST, QuickGame.settle, _has_corner), (DEVELOPMENT_COST, QuickGame.buy, lambda game, turn: game.deck))
_PAYABLE = {
    kinds << 7: tuple((action, place) for cost, action, place in _OFFERS if cost & kinds == cost)
    for kinds in (sum(one for number, one in enumerate(ONE) if flags >> number & 1) for flags in range(32))
}  # what each set of kinds in a hand pays for: a road, a settlement and a card cost one of each kind
