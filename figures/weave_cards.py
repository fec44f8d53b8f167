"""Pattern cards, the shared goal, buttons and loose threads, each as a layer around (0, 0) or from a corner."""
from figures.marks import boxed
from figures.paper import CREAM, INK, LINEN, THREAD, Key, Layer, Letter, Path, Stroke, disc, lines, mix, moved, panel, polygon, readable_on, together
from figures.sheet import layer
from figures.weave_yarn import Strand, crossing, knot, length
from rulelib.warp_and_weft.cards import Adjacency, Card
from rulelib.warp_and_weft.scoring import SHARED_GOAL_POINTS

CARD = (2.95, 2.7)
GOAL = (4.1, 2 * CARD[1])
SKEIN = (1.75, 1.15)
EMPTY = mix(THREAD, INK, 0.15)
BRASS = "#c99a3c"


def _flat(keys: Layer) -> Layer:
    return tuple(part for key in keys for part in layer(key))


def shrunk(parts: Layer, scale: float, x: float, y: float) -> Layer:
    """Strokes and letters made smaller (or larger) and moved."""
    return tuple(_shrunk(part, scale, x, y) for part in parts)


def _shrunk(part: Stroke | Letter, scale: float, x: float, y: float) -> Stroke | Letter:
    if isinstance(part, Letter):
        return part._replace(x=part.x * scale + x, y=part.y * scale + y, size=part.size * scale)
    return part._replace(path=moved(part.path, x, y, scale), width=part.width * scale**0.5, dash=tuple(size * scale for size in part.dash))


def pattern(card: Card, scale: float, x: float, y: float) -> Layer:
    """What a card asks for: two threads side by side, or one that crosses two others in its order."""
    first, second = Strand(card.first), Strand(card.second)
    drawn: list = []
    if isinstance(card, Adjacency):
        for strand, across in ((first, -0.46), (second, 0.46)):
            drawn += shrunk((*length(strand, -0.9, 1.15, True), *knot(strand, 0, -0.9)), scale, x + scale * across, y)
        return tuple(drawn)
    lie = (-0.6, 0.6)
    drawn += shrunk(length(first, -1.2, 1.32, False), scale, x, y + 0.12 * scale)
    for at in lie:
        drawn += shrunk((*length(second, -0.9, 1.0, True), *knot(second, 0, -1.1)), scale, x + scale * at, y + 0.12 * scale)
    for at, side in zip(lie, card.order):
        drawn += shrunk(_flat(crossing(second, first, side == "U")), scale, x + scale * at, y + 0.12 * scale)
    return (*drawn, *shrunk(knot(first, -1.35, 0), scale, x, y + 0.12 * scale))


def outline(square: bool, x: float, y: float, radius: float) -> Path:
    """The shape of a button: round for adjacency cards, square for interlacing cards (weave.button.shape)."""
    return panel(x - radius, y - radius, x + radius, y + radius, radius * 0.28) if square else disc(x, y, radius)


def button(square: bool, x: float, y: float, radius: float = 0.27, owner: str = "") -> Layer:
    """A button with its rim and four holes, or with its owner's number instead of holes."""
    rim = Stroke(outline(square, x, y, radius), BRASS, INK, 0.055), Stroke(outline(square, x, y, radius * 0.72), None, mix(BRASS, INK, 0.45), 0.03)
    if owner:
        return (*rim, Letter(owner, x, y, radius * 1.25))
    holes = together(*(disc(x + dx * radius * 0.27, y + dy * radius * 0.27, radius * 0.13) for dx in (-1, 1) for dy in (-1, 1)))
    return (*rim, Stroke(holes, INK))


def no_button(square: bool, x: float, y: float, radius: float = 0.25) -> Layer:
    """Where a button may be put, or where one was."""
    return (Stroke(outline(square, x, y, radius), None, EMPTY, 0.04, (0.1, 0.09)),)


def card(of: Card, owners: tuple[str, ...], roles: tuple[str, ...] = ()) -> Layer:
    """A pattern card, from its corner: its pattern, the buttons on it by their owners ("" for a weaver's own), its marks."""
    put = (buttons_on, not isinstance(of, Adjacency), owners)
    return ((face, of), put, *(((boxed, roles, 0.04, 0.04, CARD[0] - 0.04, CARD[1] - 0.04),) if roles else ()))


def face(of: Card) -> Layer:
    """A card without anything on it."""
    width, height = CARD
    paper = Stroke(panel(0.06, 0.06, width - 0.06, height - 0.06, 0.22), CREAM, mix(THREAD, INK, 0.3), 0.05)
    seam = Stroke(panel(0.15, 0.15, width - 0.15, height - 0.15, 0.16), None, LINEN, 0.035)
    return (paper, seam, *(pattern(of, 0.85, 1.2, 1.28) if isinstance(of, Adjacency) else pattern(of, 0.72, 1.42, 1.3)))


def buttons_on(square: bool, owners: tuple[str, ...]) -> Layer:
    """Buttons from the lower right corner of a card, each above the last; where one may be put, if there is none."""
    x, y = CARD[0] - 0.45, CARD[1] - 0.45
    radius = {0: 0.25, 1: 0.28, 2: 0.28, 3: 0.28, 4: 0.26}.get(len(owners), 0.215)
    put = [part for k, owner in enumerate(owners) for part in button(square, x, y - (2 * radius + 0.06) * k, radius, owner)]
    return tuple(put) or no_button(square, x, y)


def goal(cards: tuple[Card, ...]) -> Layer:
    """The shared goal, from its corner: both patterns, and its points between them."""
    width, height = GOAL
    paper = Stroke(panel(0.06, 0.06, width - 0.06, height - 0.06, 0.22), mix(BRASS, CREAM, 0.72), INK, 0.07)
    seam = Stroke(panel(0.2, 0.2, width - 0.2, height - 0.2, 0.14), None, BRASS, 0.045, (0.12, 0.1))
    shown = [part for k, each in enumerate(cards) for part in pattern(each, 0.85, 1.62 + 0.16 * k, 1.42 + 2.65 * k)]
    points = Stroke(disc(width - 0.85, height / 2, 0.5), CREAM, INK, 0.06), Letter(str(SHARED_GOAL_POINTS), width - 0.85, height / 2, 0.8)
    return (paper, seam, *shown, *points)


def skein(colour: int, roles: tuple[str, ...] = ()) -> Layer:
    """A loose thread with its marks, from the middle of its place."""
    return ((wound, colour), *(((boxed, roles, -0.86, -0.6, 0.86, 0.6),) if roles else ()))


def wound(colour: int) -> Layer:
    """A loose thread, wound up, with its letter."""
    strand = Strand(colour)
    dark, light = mix(strand.fill, INK, 0.55), mix(strand.fill, readable_on(strand.fill), 0.3)
    tail = lines([(0.5, 0.2), (0.72, 0.38), (0.78, 0.5)])
    body = Stroke(tail, None, dark, 0.18), Stroke(tail, None, strand.fill, 0.09), Stroke(panel(-0.72, -0.42, 0.72, 0.42, 0.36), strand.fill, dark, 0.06)
    loops = lines(*([(-0.6 + 0.1 * abs(k), 0.12 * k), (0.6 - 0.1 * abs(k), 0.12 * k)] for k in (-2, -1, 0, 1, 2)))
    reach = Stroke(panel(-0.84, -0.56, 0.84, 0.56, 0.3))  # not seen: where a click hits the thread
    return (reach, *body, Stroke(loops, None, light, 0.045), *knot(strand, -0.1, 0))


def no_skein() -> Layer:
    """A place for a loose thread that is gone or not there yet."""
    return (Stroke(panel(-0.7, -0.42, 0.7, 0.42, 0.4), None, EMPTY, 0.04, (0.12, 0.1)),)


def buttons_left(used: tuple[int, int]) -> Layer:
    """A weaver's two round and two square buttons; an empty outline for each that lies on a card."""
    drawn: list = []
    for square, count in enumerate(used):
        for k in range(2):
            x = 0.36 + 0.72 * k + 1.6 * square
            drawn += no_button(bool(square), x, 0, 0.28) if k >= 2 - count else button(bool(square), x, 0, 0.3)
    return tuple(drawn)


def slot(colour: int | None, roles: tuple[str, ...] = ()) -> Key:
    """A loose thread, or an empty place for one."""
    return (no_skein,) if colour is None else (skein, colour, roles)


def bag(threads: int) -> Layer:
    """The cloth bag, from its middle, with how many threads are left in it."""
    cloth = mix(LINEN, BRASS, 0.35)
    dark = mix(cloth, INK, 0.55)
    x = [(-0.34, -0.75), (-0.95, -0.1), (-1.05, 0.75), (-0.7, 1.1), (0.7, 1.1), (1.05, 0.75), (0.95, -0.1), (0.34, -0.75)]
    mouth = polygon([(-0.34, -0.75), (-0.62, -1.2), (-0.3, -1.12), (0, -1.22), (0.3, -1.12), (0.62, -1.2), (0.34, -0.75)])
    sides = Path([x[0], (-0.6, -0.55), x[1], (-1.2, 0.3), x[2], (-1.0, 1.1), x[3], x[4], (1.0, 1.1), x[5], (1.2, 0.3), x[6], (0.6, -0.55), x[7], x[0]], [1, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 79])
    return Stroke(mouth, mix(cloth, CREAM, 0.3), dark, 0.06), Stroke(sides, cloth, dark, 0.06), Stroke(lines([(-0.44, -0.75), (0.44, -0.75)]), None, INK, 0.13), Letter(str(threads), 0, 0.3, 0.75)
