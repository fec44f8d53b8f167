"""Pieces of Knitting Circle by chance, from a random.Random: sequences, garments, circles, what a player has."""
from random import Random

from figures.knit_stock import some_buttons
from rulelib.knitting_circle.buttons import fits
from rulelib.knitting_circle.circle import CATS, EMPTY, SLOTS, Circle, reachable, side_of
from rulelib.knitting_circle.deck import BONUSES, BUTTON_SHAPES, BUTTONS, CARDS, COLOUR_BLOCK, NONE, PATTERNS, SOLID, STRIPES, SYMMETRY, TYPES
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Knitter
from rulelib.knitting_circle.patterns import pattern
from rulelib.knitting_circle.yarn import COLOURS, tile_of

Colours = tuple[int, ...]


def sequence(rng: Random, length: int, wanted: int | None = None) -> Colours:
    """Colours of a pattern, any where none is wanted; without a pattern most often one tile away from having one. ValueError below three."""
    if length < 3:
        raise ValueError(f"no pattern has {length} tiles")
    wanted = rng.randrange(len(PATTERNS)) if wanted is None else wanted
    kinds = rng.sample(range(len(COLOURS)), len(COLOURS))
    while True:
        found = _near_miss(rng, kinds, length) if wanted == NONE else _made(rng, kinds, length, wanted)
        if pattern(found) == wanted or length < 4 and wanted in (COLOUR_BLOCK, SYMMETRY):
            return found


def _made(rng: Random, kinds: list[int], length: int, wanted: int) -> Colours:
    if wanted == SOLID:
        return (kinds[0],) * length
    if wanted == STRIPES:
        return tuple(kinds[at % 2] for at in range(length))
    if wanted == SYMMETRY:
        half = tuple(rng.choice(kinds[:3]) for _ in range((length + 1) // 2))
        return half + half[::-1][length % 2 :]
    return _blocks(rng, kinds, length)


def _blocks(rng: Random, kinds: list[int], length: int) -> Colours:
    """Blocks of two tiles at least, two of them at least, each of its own colour."""
    count = rng.randint(min(2, max(length // 2, 1)), max(length // 2, 1))
    sizes = [2] * count
    for _ in range(length - 2 * count):
        sizes[rng.randrange(count)] += 1
    return tuple(colour for colour, size in zip(kinds, sizes) for _ in range(size))[:length]


def _near_miss(rng: Random, kinds: list[int], length: int) -> Colours:
    found = list(_made(rng, kinds, length, rng.choice((STRIPES, COLOUR_BLOCK, SYMMETRY, SOLID))))
    found[rng.randrange(length)] = rng.choice(kinds[:3])
    return tuple(found)


def garment(rng: Random, finished: bool = True, wanted: int | None = None, filled: int | None = None, type: int | None = None) -> Garment:
    """A garment with a pattern or without; all its required spaces are full unless `filled` says how many."""
    type = rng.randrange(len(TYPES)) if type is None else type
    sides, required = CARDS[type].sides, CARDS[type].required
    count = rng.randint(required, len(sides)) if filled is None else min(filled, len(sides))
    colours = sequence(rng, count, wanted) if count >= 3 else tuple(rng.choices(range(3), k=count))
    yarn = tuple(tile_of(colour, side) for colour, side in zip(colours, sides))
    return Garment(type, yarn, rng.randrange(len(BONUSES)), finished, ())


def workspace(rng: Random, of: Garment) -> Colours:
    """Six buttons, one or more of which most often fit a garment."""
    buttons = list(some_buttons(rng))
    for place, button in enumerate(buttons):
        fitting = [each for each in range(len(BUTTONS)) if BUTTON_SHAPES[each] == BUTTON_SHAPES[button] and fits(each, of)]
        if fitting and rng.random() < 0.45:
            buttons[place] = rng.choice(fitting)
    return tuple(buttons)


def tiles(rng: Random, count: int) -> Colours:
    """Some tiles of four colours, on either side."""
    return tuple(tile_of(rng.randrange(4), rng.randrange(2)) for _ in range(count))


def bench(rng: Random) -> Knitter:
    """A player in the middle of knitting: four tiles at most, a bowl, two garments at work at most."""
    working = tuple(garment(rng, False, None, rng.randint(0, 5)) for _ in range(rng.randint(1, 2)))
    shown = tuple(each._replace(yarn=each.yarn[: each.spaces]) for each in working)
    bowl = tuple(rng.randrange(len(COLOURS)) for _ in range(rng.randint(0, 2)))
    return Knitter(tiles(rng, rng.randint(2, 4)), bowl, rng.randint(0, 2), 2 - len(shown), workspace(rng, shown[0]), shown)


def circle(rng: Random, players: int | None = None) -> Circle:
    """A circle after some turns: empty spaces, cats close together."""
    players = rng.randint(2, 4) if players is None else players
    spaces = 2 * players + 2
    while True:
        slots = tuple(EMPTY if rng.random() < 0.4 else tile_of(rng.randrange(len(COLOURS)), side_of(at // SLOTS)) for at in range(SLOTS * spaces))
        near = rng.sample(range(min(spaces, players + 3)), players)
        found = Circle(slots, tuple(near[cat] if cat < players else -1 for cat in range(len(CATS))))
        if any(reachable(found, cat) for cat in range(players)) and EMPTY in slots:
            return found
