"""The rules that a move of Knitting Circle breaks, and what a legal move does: the slow reading, on lines of moves; for tests only."""
import re

from slow_knit import CARDS, SHAPES, Garment, Player, SlowTable, colour, shape, side_of, turned

PHASE = {"choose": "cards", "centre": "start-tile", "gather": "gather", "done": "knit", "keep": "round-end"}
TILE, WORD = r"(\w+ [kp])", r"([\w+-]+)"
FORM = {
    "choose": rf"{WORD} keep {WORD}", "centre": rf"{WORD} (\d+) (\d+)", "gather": rf"(\d+) {TILE}", "paw": WORD, "done": "()", "keep": "(.+)",
    "knit": rf"{TILE} (\d+)(?: at (\d+))?( from bowl)?(?: gets {WORD})?", "flip": rf"{TILE} cost {TILE}( from bowl)?",
    "begin": rf"{WORD} cost {TILE}( from bowl)? keep {WORD}", "finish": rf"(\d+)(?: take ([\w+ -]+?))?(?: gets {WORD})?",
}  # fmt: skip


def words(line: str) -> tuple[str, tuple]:
    """A move's verb and the words after it."""
    verb, _, rest = line.partition(" ")
    return verb, re.fullmatch(FORM[verb], rest).groups()


def broken(table: SlowTable, line: str) -> list[str]:
    """The rules that a line breaks: sorted, without repeats."""
    owner, named, move = line.rpartition(": ")
    if table.phase == "end":
        return ["knit.aim"]
    verb, given = words(move)
    if PHASE.get(verb, "knit") != table.phase or named and int(owner) != table.acting():
        return ["knit.round.phases"]
    return sorted({f"knit.{rule}" for rule in JUDGE[verb](table, *given)})


def choose(table: SlowTable, kind: str, keep: str) -> list[str]:
    """One of the two cards on top."""
    if not table.decks[kind]:
        return ["begin.draw-two"]
    return [] if keep in table.decks[kind][:2] else ["setup.garment"]


def centre(table: SlowTable, kind: str, space: str, slot: str) -> list[str]:
    """A tile of the centre into any slot."""
    return [] if kind in table.centre else ["setup.start-tile"]


def gather(table: SlowTable, number: str, tile: str) -> list[str]:
    """First or second available space, one of its tiles with the side that it shows."""
    space = int(number)
    beside = [each for each in table.slots[space] if each]
    rules = ["gather.four-turns"] if len(table.mine.row) == 4 else []
    if space not in table.reach():
        taken = any(there == space for name, there in table.cats.items() if name != table.cat)
        rules.append("gather.own-space" if space == table.cats[table.cat] and beside else "gather.available" if taken or not beside else "gather.move")
    if beside and tile not in beside:
        rules.append("gather.keep-side" if turned(tile) in beside else "gather.take")
    return rules


def bonus_yarn(table: SlowTable, draws: bool, gets: str | None) -> list[str]:
    """A tile that is named must be in the bag, and the next one where chance is settled."""
    may_be = table.bag[:1] if table.chance else table.bag
    return ["stitch.yarn-icon"] if gets and not (draws and gets in may_be) else []


def knit(table: SlowTable, tile: str, number: str, at: str | None, bowl: str | None, gets: str | None) -> list[str]:
    """A tile that one has, on the next free space of a garment at work, with its side up."""
    garment = table.mine.garments[int(number) - 1]
    rules = [] if (colour(tile) in table.mine.bowl if bowl else tile in table.mine.row) else ["stitch.have-tile"]
    if garment.finished or len(garment.yarn) == len(garment.sides):
        return [*rules, "stitch.active"]
    following = len(garment.yarn) + 1
    space = int(at) if at else following
    if not tile.endswith(garment.sides[space - 1]):
        rules.append("stitch.side")
    return rules + (bonus_yarn(table, garment.icon(space) == "yarn", gets) if space == following else ["stitch.top-down"])


def flip(table: SlowTable, tile: str, cost: str, bowl: str | None) -> list[str]:
    """Two different unplaced tiles, one to turn over and one to pay."""
    return [] if split(table.mine, tile, cost, bowl) else ["flip.cost"]


def split(player: Player, tile: str, cost: str, bowl: str | None) -> tuple[str, str] | None:
    """Where the tile to turn over lies and where the cost does, row or bowl; the row before the bowl."""
    for flipped in ("row", "bowl"):
        row, pot = list(player.row), list(player.bowl)
        if (tile in row) if flipped == "row" else (colour(tile) in pot):
            (row.remove(tile) if flipped == "row" else pot.remove(colour(tile)))
            if cost in row and not bowl:
                return flipped, "row"
            if colour(cost) in pot:
                return flipped, "bowl"
    return None


def paw(table: SlowTable, kind: str) -> list[str]:
    """A paw, and the colour in the bag."""
    return [] if table.mine.paws and kind in table.bag else ["paw.search"]


def begin(table: SlowTable, kind: str, cost: str, bowl: str | None, keep: str) -> list[str]:
    """A free needle, a tile of the deck's colour, one of the two cards on top."""
    have = colour(cost) in table.mine.bowl or (cost in table.mine.row and not bowl)
    rules = [] if table.mine.needles else ["begin.needle"]
    rules += [] if have and colour(cost) == CARDS[kind][0] else ["begin.cost"]
    return rules + ([] if keep in table.decks[kind][:2] else ["begin.draw-two"])


def finish(table: SlowTable, number: str, take: str | None, gets: str | None) -> list[str]:
    """All required spaces full, not declared before; and the buttons that are named."""
    garment = table.mine.garments[int(number) - 1]
    if garment.finished:
        return ["finish.declare"]
    full = len(garment.yarn) >= garment.required
    rules = named_buttons(table.mine, garment, take.split() if take else []) if full else ["finish.required"]
    return rules + bonus_yarn(table, garment.bonus == "yarn-now", gets)


def named_buttons(player: Player, garment: Garment, named: list[str]) -> list[str]:
    """Named buttons lie in the workspace and fit, at most one of each shape."""
    fit = {"circle": "finish.colour-button", "triangle": "finish.type-button", "square": "finish.pattern-button"}
    rules = [fit[shape(button)] for button in named if not garment.fits(button)]
    rules += ["finish.no-refill" for button in named if button not in player.workspace]
    return rules + ["finish.one-a-shape" for each in SHAPES if sum(shape(button) == each for button in named) > 1]


def done(table: SlowTable, nothing: str) -> list[str]:
    """One may always stop."""
    return []


def keep(table: SlowTable, tiles: str) -> list[str]:
    """At most two of the tiles that one has."""
    return [] if len(kept(tiles)) <= 2 and not missing(table.mine, kept(tiles)) else ["round-end.bowl"]


def kept(tiles: str) -> list[str]:
    """The colours that are named."""
    return [] if tiles == "nothing" else [colour(tile.strip()) for tile in tiles.split(",")]


def missing(player: Player, colours: list[str]) -> bool:
    """Whether any of some colours is named more often than one has it."""
    had = [*player.bowl, *map(colour, player.row)]
    return any(colours.count(each) > had.count(each) for each in colours)


JUDGE = {
    "choose": choose, "centre": centre, "gather": gather, "knit": knit, "flip": flip, "paw": paw, "begin": begin, "finish": finish,
    "done": done, "keep": keep,
}  # fmt: skip
