"""Random positions of Knitting Circle and lines of moves on them for the tests: sensible and odd ones, of every phase; found again by their seed."""
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from random import Random

from rulelib import knitting_circle
from slow_knit import BONUSES, BUTTON_BOX, CARDS, CATS, COLOURS, REQUESTS, SHAPES, SlowTable, colour, shape, side_of, turned
from slow_knit_moves import PHASE, kept, split, words

PHASES = ("cards", "start-tile", "gather", *["knit"] * 6, "round-end", "end")
ALL_BUTTONS = list(BUTTON_BOX)


class Box:
    """What is still in the box, in an order by chance."""

    def __init__(self, rng: Random):
        self.rng = rng
        few = self.few = rng.sample(COLOURS, rng.choice((2, 2, 3, 6)))  # with few colours more patterns and buttons come
        self.yarn = [each for each in COLOURS for _ in range(24)]
        rng.shuffle(self.yarn)
        self.yarn.sort(key=lambda each: each in few)
        self.buttons = rng.sample(ALL_BUTTONS, counts=BUTTON_BOX.values(), k=BUTTON_BOX.total())
        self.cards = {each: rng.sample(BONUSES * 2, 14) for each in CARDS}

    def colours(self, most: int) -> list[str]:
        """At most so many tiles, without their sides."""
        return [self.yarn.pop() for _ in range(min(most, len(self.yarn)))]

    def tiles(self, most: int) -> list[str]:
        """At most so many tiles with a side by chance."""
        return [f"{each} {self.rng.choice('kp')}" for each in self.colours(most)]

    def garment(self) -> dict:
        """A garment: at work, full, finished with buttons or without."""
        kind = self.rng.choice([each for each, left in self.cards.items() if left])
        sides = CARDS[kind][1]
        required, spaces = sides.index("/"), len(sides) - 1
        finished = self.rng.random() < 0.5
        filled = self.rng.choice((required, required, self.rng.randint(required, spaces), spaces) if finished else (0, required - 1, required, self.rng.randint(0, spaces)))
        shown = {"garment": kind, "bonus": self.cards[kind].pop(), "finished": finished, "yarn": self.pattern(filled, sides.replace("/", ""))}
        if finished:
            shapes = self.rng.sample(SHAPES, self.rng.choice((0, 1, 2, 3, 3)))
            shown["buttons"] = [self.button(each) for each in shapes]
        return shown

    def pattern(self, filled: int, sides: str) -> list[str]:
        """Tiles that now and then have a pattern, whatever there is."""
        tiles = self.colours(filled)
        wanted = self.rng.choice(("none", "solid", "stripes", "stripes", "symmetry"))
        for at in range(len(tiles)):
            like = {"solid": tiles[0], "stripes": self.few[at % 2], "symmetry": tiles[min(at, len(tiles) - 1 - at)], "none": tiles[at]}[wanted]
            if like in self.yarn:
                self.yarn[self.yarn.index(like)], tiles[at] = tiles[at], like
        return [f"{each} {side}" for each, side in zip(tiles, sides)]

    def button(self, wanted: str) -> str:
        """A button of a shape."""
        found = next(each for each in self.buttons if shape(each) == wanted)
        self.buttons.remove(found)
        return found

    def player(self) -> dict:
        """What one player has: rich or poor."""
        choice = self.rng.choice
        garments = [self.garment() for _ in range(choice((0, 1, 2, 4, 6)))]
        while sum(not each["finished"] for each in garments) > 2:
            garments.remove(next(each for each in garments if not each["finished"]))
        free = 2 - sum(not each["finished"] for each in garments)
        workspace = [self.button(each) for each in SHAPES for _ in range(choice((2, 2, 1, 0)))]
        row, bowl, paws = self.tiles(choice((0, 1, 2, 4))), self.colours(choice((0, 1, 2, 3))), choice((0, 1, 2))
        return {"rows": row, "bowls": bowl, "paws": paws, "needles": free, "workspaces": workspace, "garments": garments}


def random_map(rng: Random, phase: str | None = None) -> dict:
    """The map of a table, in a phase, early or late."""
    players, phase, box = rng.choice((2, 3, 4)), phase or rng.choice(PHASES), Box(rng)
    own = {number: box.player() for number in range(1, players + 1)}
    shown = {key: {number: each[key] for number, each in own.items()} for key in own[1]}
    spaces = rng.choice((2 * players + 2, 2 * players, 12))
    slots = {}
    for space in range(1, spaces + 1):
        tiles = [f"{each} {side_of(space)}" for each in box.colours(rng.choice((0, 1, 2, 2)))]
        slots[space] = rng.sample([*tiles, "free", "free"][:2], 2)
    decks = {each: left[: rng.choice((0, 1, 2, 14))] for each, left in box.cards.items()}
    piles = {each: [button for button in box.buttons if shape(button) == each][: rng.choice((0, 1, 30))] for each in SHAPES}
    requests = [name + rng.choice(("", " turned")) for name in rng.sample(list(REQUESTS), rng.choice((0, 4)))]
    centre = [each for each in rng.sample(COLOURS, rng.randint(phase == "start-tile", 6)) if each in box.yarn]
    for each in centre:
        box.yarn.remove(each)
    bag = box.colours(rng.choice((0, 1, 3, 144)))
    turns = {"gather": 4 * players, "start-tile": 1, "end": 1}.get(phase, players)
    return shown | {
        "players": players, "round": rng.choice((1, 2, 5, 6)), "phase": phase, "start": rng.randint(1, players), "turn": rng.randrange(turns),
        "spaces": spaces, "cats": dict(zip(CATS, rng.sample(range(1, spaces + 1), players))), "slots": slots, "centre": centre,
        "decks": decks, "piles": piles, "requests": requests, "bag": bag,
    }  # fmt: skip


def random_table(rng: Random, phase: str | None = None):
    """A table without chance: tiles that go back come last."""
    return knitting_circle.read(random_map(rng, phase))


def any_tile(rng: Random, table: SlowTable) -> str:
    """A tile, mostly one that the player in turn has, on either side."""
    own = [*table.mine.row, *table.mine.row, *(f"{each} {rng.choice('kp')}" for each in table.mine.bowl), f"{rng.choice(COLOURS)} {rng.choice('kp')}"]
    tile = rng.choice(own)
    return turned(tile) if rng.random() < 0.2 else tile


def on_garment(rng: Random, table: SlowTable, number: int) -> list[str]:
    """Lines about one garment."""
    garment = table.mine.garments[number - 1]
    following = garment.sides[len(garment.yarn) : len(garment.yarn) + 1]
    tile = any_tile(rng, table)
    if following and rng.random() < 0.7:
        tile = f"{colour(tile)} {following}"
    at = f" at {rng.randint(1, len(garment.sides))}" if rng.random() < 0.3 else ""
    gets = f" gets {rng.choice(table.bag[:1] + COLOURS[:1])}" if rng.random() < 0.2 else ""
    buttons = [each for each in [*table.mine.workspace, rng.choice(ALL_BUTTONS)] if rng.random() < 0.3]
    fitting = [rng.choice(some) for some in garment.fitting(table.mine.workspace).values() if some]
    take = rng.choice((buttons, fitting, fitting))
    return [
        f"knit {tile} {number}{at}{gets}",
        f"knit {tile} {number}{at} from bowl{gets}",
        f"finish {number}" + (f" take {' '.join(take)}" if take else "") + gets,
    ]


def moves_to_try(table: SlowTable, rng: Random) -> list[str]:
    """Lines of moves of every kind, right ones, nearly right ones and wrong ones, for whoever's turn it is."""
    choice, any_of, kind = rng.choice, list(CARDS), rng.choice(list(CARDS))
    if table.phase == "end":
        return ["done", "keep nothing", "paw red", f"choose {kind} keep {choice(BONUSES)}", "gather 1 red p", "centre red 1 1", "flip red k cost red k"]
    own = [*table.mine.bowl, *map(colour, table.mine.row), choice(COLOURS)]
    space, bowl = rng.randint(1, table.spaces), choice(("", " from bowl"))
    beside = [each for each in table.slots[space] if each] + [f"{choice(COLOURS)} {choice('kp')}"]
    lines = [
        f"choose {kind} keep {choice([*table.decks[kind][:2], *BONUSES[:2]])}", f"choose {choice(any_of)} keep {choice(BONUSES)}", "done",
        f"centre {choice([*table.centre, choice(COLOURS)])} {space} {choice((1, 2))}", f"paw {choice(COLOURS)}",
        "keep " + (", ".join(rng.sample(own, min(len(own), rng.randint(1, 3))))), "keep nothing",
    ]  # fmt: skip
    for space in {space, *table.reach()}:
        tile = choice(beside if rng.random() < 0.3 else [each for each in table.slots[space] if each] or beside)
        lines += [f"gather {space} {tile}", f"gather {space} {turned(tile)}"]
    for _ in range(2):
        cost = choice((f"{CARDS[kind][0]} k", any_tile(rng, table)))
        lines.append(f"begin {kind} cost {cost}{bowl} keep {choice([*table.decks[kind][:2], choice(BONUSES)])}")
        lines.append(f"flip {any_tile(rng, table)} cost {any_tile(rng, table)}{bowl}")
    for number in range(1, len(table.mine.garments) + 1):
        lines += on_garment(rng, table, number)
    now = [line for line in lines if PHASE.get(line.split()[0], "knit") == table.phase]
    out_of_phase = rng.sample([line for line in lines if line not in now], 4)
    other = table.acting() % table.players + 1
    anybody = [line for line in now if line.split()[0] not in ("knit", "finish")]  # lines that need no garment
    return [*now, *out_of_phase, f"{table.acting()}: {choice(now)}", f"{other}: {choice(anybody)}"]


def every_line(table: SlowTable) -> list[str]:
    """Every line that could be a move of the phase, right or wrong; of the garments only those that there are."""
    tiles, spaces = [f"{each} {side}" for each in COLOURS for side in "kp"], range(1, table.spaces + 1)
    if table.phase == "cards":
        return [f"choose {kind} keep {bonus}" for kind in CARDS for bonus in BONUSES]
    if table.phase == "start-tile":
        return [f"centre {each} {space} {slot}" for each in COLOURS for space in spaces for slot in (1, 2)]
    if table.phase == "gather":
        return [f"gather {space} {tile}" for space in spaces for tile in tiles]
    if table.phase == "round-end":
        return ["keep nothing"] + [f"keep {', '.join(some)}" for count in (1, 2, 3) for some in combinations_with_replacement(COLOURS, count)]
    return ["done", *(f"paw {each}" for each in COLOURS), *every_action(table, tiles)] if table.phase == "knit" else []


def every_action(table: SlowTable, tiles: list[str]) -> Iterator[str]:
    """Every action on tiles and garments."""
    for bowl in ("", " from bowl"):
        yield from (f"flip {tile} cost {cost}{bowl}" for tile in tiles for cost in tiles)
        yield from (f"begin {kind} cost {cost}{bowl} keep {bonus}" for kind in CARDS for cost in tiles for bonus in BONUSES)
        yield from (f"knit {tile} {number}{bowl}" for tile in tiles for number in range(1, len(table.mine.garments) + 1))
    for number, garment in enumerate(table.mine.garments, 1):
        for take in product(*(some for some in garment.fitting(table.mine.workspace).values() if some)):
            yield f"finish {number}" + (f" take {' '.join(take)}" if take else "")


def meaning(table: SlowTable, line: str) -> tuple:
    """What a legal line comes to, however it is put: what is paid and whence, and which buttons are taken."""
    verb, given = words(line)
    if verb == "flip":
        flipped, paid = split(table.mine, *given)
        return verb, flipped, given[0] if flipped == "row" else colour(given[0]), paid, given[1] if paid == "row" else colour(given[1])
    if verb == "begin":
        row = given[1] in table.mine.row and not given[2]
        return verb, given[0], row, given[1] if row else colour(given[1]), given[3]
    if verb == "finish":
        named = (given[1] or "").split()
        fitting = table.mine.garments[int(given[0]) - 1].fitting(table.mine.workspace)
        return verb, given[0], *sorted(button for some in fitting.values() for button in ([each for each in some if each in named] or some))
    return verb, *(tuple(sorted(kept(given[0]))) if verb == "keep" else given)
