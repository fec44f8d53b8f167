"""Knitting Circle read a second time from its ledger, slowly and plainly; for tests only, and without the logic of rulelib.

Tiles, cards, buttons, moves are the words of case files; spaces and players are numbered from 1. Nothing
is remembered that can be counted again.
"""
from collections import Counter
from dataclasses import dataclass, field
from itertools import groupby

COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"]
CARDS = {  # spaces with / after the required ones, points from there on, icons by space: the ledger's own table
    "mittens": ("red", "kpk/p", "3→3 4→5", {}),
    "socks": ("orange", "pkp/kp", "3→3 4→4 5→6", {4: "yarn"}),
    "hat": ("yellow", "kpkp/kp", "4→5 5→6 6→8", {5: "yarn"}),
    "scarf": ("green", "pkpk/pkpk", "4→4 5→5 6→7 7→9 8→11", {6: "paw"}),
    "sweater": ("blue", "kpkpk/pk", "5→7 6→8 7→10", {4: "yarn", 6: "paw"}),
    "long-johns": ("purple", "pkpkp/kpk", "5→7 6→8 7→10 8→12", {5: "yarn", 7: "paw"}),
}
BONUSES = ["yarn-now", "paw-now", "two-points", "one-each-of-type", "two-each-solid", "two-each-stripes", "one-each-garment"]
PATTERNS = {"stripes": 3, "solid": 3, "colour-block": 3, "symmetry": 4}  # buttons, with their points
REQUESTS = {"same-stripes": 3, "three-patterns": 3, "four-garments": 4, "three-buttons": 4, "seven-tiles": 4, "three-types": 3}
SHAPES = ["circle", "triangle", "square"]
CATS = ["red", "blue", "green", "yellow"]  # of players 1 to 4
BUTTON_BOX = Counter({f"{a}+{b}": 2 for number, a in enumerate(COLOURS) for b in COLOURS[number + 1 :]})
BUTTON_BOX += Counter({"stripes": 8, "solid": 8, "colour-block": 8, "symmetry": 6}) + Counter(dict.fromkeys(CARDS, 5))


def colour(tile: str) -> str:
    """The colour of a tile."""
    return tile.split()[0]


def turned(tile: str) -> str:
    """A tile turned over."""
    return colour(tile) + (" p" if tile.endswith("k") else " k")


def side_of(space: int) -> str:
    """The side that a space of the circle prescribes."""
    return "p" if space % 2 else "k"


def pattern_of(colours: list[str]) -> str:
    """The one pattern of a sequence from the top."""
    different, neighbours = set(colours), list(zip(colours, colours[1:]))
    blocks = [(kind, len(list(run))) for kind, run in groupby(colours)]
    if len(colours) >= 3 and len(different) == 1:
        return "solid"
    if len(colours) >= 3 and len(different) == 2 and all(one != other for one, other in neighbours):
        return "stripes"
    if len(colours) >= 4 and colours == colours[::-1]:
        return "symmetry"
    if len(colours) >= 4 and len(blocks) == len(different) >= 2 and all(length >= 2 for _, length in blocks):
        return "colour-block"
    return "none"


def shape(button: str) -> str:
    """The shape of a button."""
    return "circle" if "+" in button else "triangle" if button in CARDS else "square"


@dataclass
class Garment:
    """A garment card with what lies on it."""

    type: str
    yarn: list = field(default_factory=list)
    bonus: str | None = None
    finished: bool = False
    buttons: list = field(default_factory=list)

    @property
    def sides(self) -> str:
        """The sides of all its spaces, from the top."""
        return CARDS[self.type][1].replace("/", "")

    @property
    def required(self) -> int:
        """How many spaces must be full."""
        return CARDS[self.type][1].index("/")

    @property
    def colours(self) -> list[str]:
        """Its colours from the top."""
        return [colour(tile) for tile in self.yarn]

    @property
    def pattern(self) -> str:
        """Its pattern."""
        return pattern_of(self.colours)

    def icon(self, space: int) -> str | None:
        """What a space brings."""
        return CARDS[self.type][3].get(space)

    def worth(self) -> int:
        """The number beside its lowest filled space."""
        ladder = dict(step.split("→") for step in CARDS[self.type][2].split())
        return int(ladder.get(str(len(self.yarn)), 0))

    def fits(self, button: str) -> bool:
        """Whether a button's condition is met."""
        if shape(button) == "circle":
            return set(button.split("+")) <= set(self.colours)
        return button in (self.pattern, self.type)

    def fitting(self, workspace: list[str]) -> dict[str, list[str]]:
        """The different fitting buttons of a workspace, by shape."""
        found: dict[str, list[str]] = {each: [] for each in SHAPES}
        for button in workspace:
            if self.fits(button) and button not in found[shape(button)]:
                found[shape(button)].append(button)
        return found


@dataclass
class Player:
    """What one player has."""

    row: list
    bowl: list  # colours
    paws: int
    needles: int
    workspace: list
    garments: list

    @property
    def finished(self) -> list[Garment]:
        """The garments that count."""
        return [garment for garment in self.garments if garment.finished]

    def fulfils(self, request: str) -> bool:
        """Whether a request is fulfilled by finished garments."""
        done = self.finished
        stripes = [tuple(garment.colours) for garment in done if garment.pattern == "stripes"]
        return {
            "same-stripes": len(stripes) > len(set(stripes)),
            "three-patterns": len({garment.pattern for garment in done} - {"none"}) >= 3,
            "four-garments": len(done) >= 4,
            "three-buttons": any(len(garment.buttons) == 3 for garment in done),
            "seven-tiles": any(len(garment.yarn) >= 7 for garment in done),
            "three-types": len({garment.type for garment in done}) >= 3,
        }[request]

    def bonus_points(self, garment: Garment) -> int:
        """What the bonus of a finished garment brings at the end."""
        patterns = [each.pattern for each in self.finished]
        return {
            "two-points": 2,
            "one-each-of-type": sum(each.type == garment.type for each in self.finished),
            "two-each-solid": 2 * patterns.count("solid"),
            "two-each-stripes": 2 * patterns.count("stripes"),
            "one-each-garment": len(patterns),
        }.get(garment.bonus, 0)

    def score(self, requests: list[str]) -> dict:
        """Each part of the points, and the total."""
        parts = {
            "garments": sum(garment.worth() for garment in self.finished),
            "buttons": sum(PATTERNS.get(button, 3) for garment in self.finished for button in garment.buttons),
            "bonuses": sum(self.bonus_points(garment) for garment in self.finished),
            "angry-cats": 3 * sum(garment.pattern == "none" for garment in self.finished),
            "requests": sum(REQUESTS[request] for request in requests if self.fulfils(request)),
        }
        return parts | {"total": sum(parts.values()) - 2 * parts["angry-cats"]}


def garment_of(shown: dict) -> Garment:
    """A garment from a position."""
    return Garment(shown["garment"], list(shown.get("yarn", [])), shown.get("bonus"), shown.get("finished", False), sorted(shown.get("buttons", [])))


def reachable(tiles: dict[int, int], cats: dict[str, int], cat: str) -> list[int]:
    """The spaces to which a cat may move, from the number of tiles beside each and where the cats stand."""
    count, here = len(tiles), cats[cat]
    lap = [(here - 1 + step) % count + 1 for step in range(1, count)]
    others = [space for name, space in cats.items() if name != cat]
    free = [space for space in lap if space not in others and tiles[space]]
    return free[:2] or ([here] if tiles[here] else [])


class SlowTable:
    """A game, from the map of its position. Where a tile that goes back comes to lie in the bag is left to chance: here it comes last."""

    def __init__(self, shown: dict):
        self.players = shown["players"]
        self.round, self.phase, self.start, self.turn = (shown[key] for key in ("round", "phase", "start", "turn"))
        self.spaces, self.cats = shown["spaces"], dict(shown["cats"])
        slots = shown.get("slots", {})
        self.slots = {space: [None if tile == "free" else tile for tile in slots.get(space, ["free"] * 2)] for space in range(1, self.spaces + 1)}
        own = ("rows", "bowls", "paws", "needles", "workspaces", "garments")
        self.people = {}
        for player in range(1, self.players + 1):
            row, bowl, paws, needles, workspace, garments = (shown[key][player] for key in own)
            self.people[player] = Player(list(row), list(bowl), paws, needles, sorted(workspace), [garment_of(each) for each in garments])
        self.piles = {each: list(shown["piles"].get(each, [])) for each in SHAPES}
        self.centre, self.bag, self.chance = sorted(shown["centre"]), list(shown["bag"]), "chance" in shown
        self.decks = {each: list(shown["decks"][each]) for each in CARDS}
        self.requests = {each.split()[0]: each.endswith("turned") for each in shown.get("requests", [])}

    def acting(self) -> int:
        """Whose turn it is: 0 after the end."""
        return 0 if self.phase == "end" else (self.start - 1 + self.turn) % self.players + 1

    @property
    def mine(self) -> Player:
        """What the player has whose turn it is."""
        return self.people[self.acting()]

    @property
    def cat(self) -> str:
        """The cat of the player whose turn it is."""
        return CATS[self.acting() - 1]

    def reach(self) -> list[int]:
        """Where that cat may go."""
        return reachable({space: sum(tile is not None for tile in tiles) for space, tiles in self.slots.items()}, self.cats, self.cat)

    def yarn(self) -> Counter:
        """All tiles by colour, wherever they lie."""
        tiles = [*self.bag, *self.centre, *(tile for both in self.slots.values() for tile in both if tile)]
        for player in self.people.values():
            tiles += [*player.row, *player.bowl, *(tile for garment in player.garments for tile in garment.yarn)]
        return Counter(map(colour, tiles))


def lying(table: SlowTable) -> dict:
    """All that can be told apart about a table: the order of a row, of a bowl and in the bag cannot."""
    people = {number: vars(player) | {"row": sorted(player.row), "bowl": sorted(player.bowl)} for number, player in table.people.items()}
    return vars(table) | {"people": people, "bag": sorted(table.bag)}


def same(one: SlowTable, other: SlowTable, drawn_back: bool = False) -> bool:
    """Whether two tables lie alike; where tiles that had just gone back were drawn again, only which slots are full, and all the yarn."""
    first, second = lying(one), lying(other)
    if drawn_back:
        full = [[[tile is not None for tile in both] for both in table.slots.values()] for table in (one, other)]
        if full[0] != full[1] or one.yarn() != other.yarn():
            return False
        first |= {"slots": None, "bag": len(one.bag)}
        second |= {"slots": None, "bag": len(other.bag)}
    return first == second


def winners(results: dict[str, tuple[int, int]]) -> list[str]:
    """Most points, then most yarn, then shared: sorted names, of points and yarn."""
    return sorted(name for name in results if results[name] == max(results.values()))
