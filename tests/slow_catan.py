"""Catan read a second time from its ledger, slowly and plainly; for tests only, and without the logic of rulelib.

Places are numbered from 1, roads are pairs of corners, resources, cards and players are words. Nothing
is remembered that can be counted again.
"""
from collections import Counter
from dataclasses import dataclass, field

from rulelib.catan import cards as kinds
from rulelib.catan.lands import HARBOUR_KINDS, TERRAINS
from slow_island import CORNERS, CORNERS_OF, EDGES, FRAME, LANDS, LANDS_AT, NEXT_TO, longest

GIVES = {"forest": "lumber", "pasture": "wool", "fields": "grain", "hills": "brick", "mountains": "ore"}
RESOURCES = list(GIVES.values())
CARDS = {"knight": 14, "road-building": 2, "year-of-plenty": 2, "monopoly": 2, "victory-point": 5}
COSTS = {
    "road": Counter(lumber=1, brick=1),
    "settlement": Counter(lumber=1, brick=1, wool=1, grain=1),
    "city": Counter(grain=2, ore=3),
    "development": Counter(wool=1, grain=1, ore=1),
}


def places(mask: int) -> set[int]:
    """The numbers, from 1, of the places in a mask."""
    return {place + 1 for place in range(mask.bit_length()) if mask >> place & 1}


def counted(hand: int, names: tuple[str, ...] = kinds.RESOURCES) -> Counter:
    """A packed hand as words and numbers."""
    return +Counter({name: hand // 256**place % 256 for place, name in enumerate(names)})


@dataclass
class Player:
    """What one player has."""

    settlements: set = field(default_factory=set)
    cities: set = field(default_factory=set)
    roads: set = field(default_factory=set)
    hand: Counter = field(default_factory=Counter)
    cards: Counter = field(default_factory=Counter)
    new: Counter = field(default_factory=Counter)
    knights: int = 0

    @property
    def towns(self) -> set:
        """The corners with a settlement or a city."""
        return self.settlements | self.cities

    def reached(self, corner: int) -> bool:
        """Whether a road of this player ends at a corner."""
        return any(corner in road for road in self.roads)


def player_of(seat) -> Player:
    """A seat in words."""
    roads = {EDGES[edge - 1] for edge in places(seat.roads)}
    cards = [counted(some, kinds.DEVELOPMENTS) for some in (seat.cards, seat.new)]
    return Player(places(seat.settlements), places(seat.cities), roads, counted(seat.hand), *cards, seat.knights)


class SlowTable:
    """A game, from a table of rulelib."""

    def __init__(self, table):
        self.lands = [TERRAINS[land] for land in table.island.lands]
        self.chips = list(table.island.chips)
        self.harbours = [HARBOUR_KINDS[kind] for kind in table.island.harbours]
        self.order = list(table.colours)
        self.players = {name: player_of(seat) for name, seat in zip(table.colours, table.seats)}
        self.bank = counted(table.bank)
        self.deck = None if table.deck is None else [kinds.DEVELOPMENTS[card] for card in table.deck]
        self.robber, self.phase, self.played = table.robber + 1, table.phase, table.played
        self.turn = self.order[table.turn]
        self.owes = {name: owed for name, owed in zip(self.order, table.owes) if owed}
        self.longest_road, self.largest_army = (
            None if holder < 0 else self.order[holder] for holder in (table.longest_road, table.largest_army)
        )

    # Who is who

    @property
    def mine(self) -> Player:
        """What the player in turn has."""
        return self.players[self.turn]

    def others(self, name: str) -> list[str]:
        """Everybody else."""
        return [other for other in self.order if other != name]

    def towns(self) -> set[int]:
        """All corners with a town of anybody."""
        return {corner for player in self.players.values() for corner in player.towns}

    def settled(self) -> set[int]:
        """All corners with a settlement of anybody."""
        return {corner for player in self.players.values() for corner in player.settlements}

    def walls(self, name: str) -> set[int]:
        """The towns of everybody else."""
        return {corner for other in self.others(name) for corner in self.players[other].towns}

    def around(self, name: str) -> list[str]:
        """Everybody in turn order, from a player."""
        at = self.order.index(name)
        return self.order[at:] + self.order[:at]

    def acting(self) -> str | None:
        """Who acts next."""
        if self.finished():
            return None
        return self.discarder() if self.phase == "discard" else self.turn

    def discarder(self) -> str:
        """The first in turn order who still owes cards."""
        return next(name for name in self.around(self.turn) if self.owes.get(name))

    # Points and bonus cards

    def points(self, name: str) -> int:
        """All points of a player, hidden cards included."""
        player = self.players[name]
        hidden = player.cards["victory-point"] + player.new["victory-point"]
        bonuses = [self.longest_road, self.largest_army].count(name)
        return len(player.settlements) + 2 * len(player.cities) + hidden + 2 * bonuses

    def finished(self) -> bool:
        """Whether the player in turn has won."""
        return self.phase != "setup" and self.points(self.turn) >= 10

    def road_length(self, name: str) -> int:
        """The longest road of a player."""
        return longest(self.players[name].roads, self.walls(name))

    def road_holder(self, before: str | None) -> str | None:
        """Who has the longest road, after somebody (or nobody) had it."""
        return holder({name: self.road_length(name) for name in self.order}, before, 5)

    def army_holder(self, before: str | None) -> str | None:
        """Who has the largest army, after somebody (or nobody) had it."""
        return holder({name: player.knights for name, player in self.players.items()}, before, 3)

    def lay(self, road: tuple[int, int]) -> None:
        """A road of the player in turn, and who has the longest road now."""
        self.mine.roads.add(road)
        self.longest_road = self.road_holder(self.longest_road)

    # Production and the robber

    def claims(self, number: int) -> dict[str, Counter]:
        """What each would get for a number if the bank were full."""
        claimed = {name: Counter() for name in self.order}
        for land in LANDS:
            if self.chips[land - 1] == number and self.robber != land and self.lands[land - 1] != "desert":
                for name, player in self.players.items():
                    settlements, cities = (len(towns & set(CORNERS_OF[land])) for towns in (player.settlements, player.cities))
                    claimed[name][GIVES[self.lands[land - 1]]] += settlements + 2 * cities
        return claimed

    def paid(self, number: int) -> dict[str, Counter]:
        """What each gets for a number: all that they claim, unless the bank is short."""
        claimed = self.claims(number)
        for resource in RESOURCES:
            claimants = [name for name in self.order if claimed[name][resource]]
            if sum(claimed[name][resource] for name in claimants) > self.bank[resource]:
                for name in claimants:
                    claimed[name][resource] = self.bank[resource] if len(claimants) == 1 else 0
        return {name: +each for name, each in claimed.items()}

    def discards(self) -> dict[str, int]:
        """What a 7 costs everybody with eight cards or more."""
        return {name: player.hand.total() // 2 for name, player in self.players.items() if player.hand.total() >= 8}

    def victims(self, land: int, name: str) -> list[str]:
        """Whom a player may rob at a land."""
        return [other for other in self.others(name) if self.players[other].towns & set(CORNERS_OF[land])]

    # Places

    def free_for_town(self, corner: int) -> bool:
        """Whether there is room for a settlement: nobody there, nobody next door."""
        return not self.towns() & ({corner} | NEXT_TO[corner])

    def settlements(self) -> set[int]:
        """Where the player in turn may settle, by place and pieces."""
        room = {corner for corner in CORNERS if self.free_for_town(corner)}
        if self.phase == "setup":
            return room
        return {corner for corner in room if self.mine.reached(corner)} if len(self.mine.settlements) < 5 else set()

    def road_free(self, road: tuple[int, int]) -> bool:
        """Whether nobody has a road on an edge."""
        return all(road not in player.roads for player in self.players.values())

    def joins(self, road: tuple[int, int]) -> bool:
        """Whether an edge touches an own town, or an own road not behind somebody else's town."""
        walls = self.walls(self.turn)
        return any(end in self.mine.towns or (self.mine.reached(end) and end not in walls) for end in road)

    def roads(self) -> set[tuple[int, int]]:
        """Where the player in turn may build a road, by place and pieces; none in the set-up."""
        if self.phase == "setup" or len(self.mine.roads) == 15:
            return set()
        return {road for road in EDGES if self.road_free(road) and self.joins(road)}

    # Harbours

    def harbour_corners(self, kind: str) -> set[int]:
        """The corners of all harbours of a kind."""
        return {corner for (corners, _, _), here in zip(FRAME, self.harbours) if here == kind for corner in corners}

    def harbour_lands(self, kind: str) -> list[int]:
        """The lands at which harbours of a kind lie."""
        return [land for (_, land, _), here in zip(FRAME, self.harbours) if here == kind]

    def rates(self, name: str) -> dict[str, int]:
        """How many of each resource the bank takes for one card."""
        towns = self.players[name].towns
        common = 3 if towns & self.harbour_corners("any") else 4
        return {resource: 2 if towns & self.harbour_corners(resource) else common for resource in RESOURCES}

    def lands_of(self, corner: int) -> list[str]:
        """The resources of the lands at a corner."""
        return [GIVES[self.lands[land - 1]] for land in LANDS_AT[corner] if self.lands[land - 1] != "desert"]


def holder(counts: dict[str, int], before: str | None, least: int) -> str | None:
    """Who holds a bonus card: who had it if still among the most, else who alone has the most, else nobody; never with too little."""
    most = max(counts.values())
    leaders = [name for name, count in counts.items() if count == most]
    if most < least:
        return None
    if before in leaders:
        return before
    return leaders[0] if len(leaders) == 1 else None
