"""What lies beside a quilt: the cats with their patterns and wishes, and the buttons already taken."""
from figures.calico_glyphs import PATTERN_PATHS, button, cat
from figures.paper import CREAM, INK, THREAD, Layer, Letter, Stroke, disc, hexagon, mix, moved, panel, together
from figures.sheet import Look
from rulelib.calico.cats import CATS
from rulelib.calico.patches import COLOUR_LETTERS, COLOURS, PATTERNS
from rulelib.calico.quilt import Quilt
from rulelib.hexes import Hex, centre

CAT_WIDTH = 3.1
SHELF_HEIGHT = 1.9


def shape(cells: frozenset[Hex], x: float, y: float, side: float, fill: str = INK) -> Layer:
    """A shape of hexes, its middle at (x, y)."""
    places = [centre(hex) for hex in sorted(cells)]
    middle = [(min(axis) + max(axis)) / 2 for axis in zip(*places)]
    hexes = [moved(hexagon(0.92), x + side * (px - middle[0]), y + side * (py - middle[1]), side) for px, py in places]
    return (Stroke(together(*hexes), fill),)


def wish(name: str, x: float, y: float) -> Layer:
    """What a cat wants: `4+`, or a shape."""
    of = CATS[name]
    if of.shape:
        return shape(of.shape, x, y, 0.17 if len(of.shape) < 5 else 0.14)
    return (Letter(f"{of.size}+", x, y, 0.5),)


def cat_card(name: str, patterns: tuple[str, ...], taken: int) -> Layer:
    """A cat, its points, its two patterns, what it wants; a bar at the foot for each token taken."""
    card = Stroke(panel(0.06, 0.1, CAT_WIDTH - 0.06, 1.8, 0.25), CREAM, mix(THREAD, INK, 0.2), 0.04)
    head = cat(str(CATS[name].points), 0.72, 0.84, 0.48)
    glyphs = [Stroke(moved(PATTERN_PATHS[pattern], 1.68 + 0.85 * k, 0.58, 0.34), INK) for k, pattern in enumerate(patterns)]
    tokens = [part for k in range(taken) for part in cat(" ", 0.36 + 0.42 * k, 1.58, 0.18)[:1]]
    return (card, *head, *glyphs, *wish(name, 2.1, 1.32), *tokens)


def button_spot(colour: str, count: int) -> Layer:
    """A button with its letter and how often it was taken; an empty ring as long as it was not."""
    letter = "" if colour == "rainbow" else COLOUR_LETTERS[COLOURS.index(colour)]
    if not count:
        return Stroke(disc(0, 0, 0.24), None, mix(THREAD, INK, 0.3), 0.04, (0.09, 0.08)), *_below(letter)
    more = f"{letter}{count}" if count > 1 else letter
    return (*button(colour, 0, 0, 0.28), *_below(more))


def _below(text: str) -> Layer:
    return (Letter(text, 0, 0.52, 0.32),) if text else ()


def cats_shelf(quilt: Quilt, at: tuple[float, float], counted: bool = True) -> dict[str, Look]:
    """The three cats in a row, as `cat:1` to `cat:3`."""
    shelf = {}
    for index, name in enumerate(quilt.cat_names):
        likes = tuple(PATTERNS[pattern] for pattern in range(6) if quilt.wants[pattern] == index)
        layers = ((cat_card, name, likes, quilt.cats[index] if counted else 0),)
        shelf[f"cat:{index + 1}"] = Look(at[0] + CAT_WIDTH * index, at[1], layers)
    return shelf


def buttons_shelf(quilt: Quilt, at: tuple[float, float], prefix: str = "", apart: float = 0.62) -> dict[str, Look]:
    """The six buttons and the rainbow one in a row, as `button:yellow` to `button:rainbow`."""
    taken = dict(zip(COLOURS, quilt.buttons)) | {"rainbow": int(quilt.rainbow)}
    return {
        f"{prefix}button:{colour}": Look(at[0] + apart * place, at[1], ((button_spot, colour, count),))
        for place, (colour, count) in enumerate(taken.items())
    }
