"""Garment cards as knitted pieces: spaces in the shape of the garment, its points, icons, bonus; needle, buttons and cat on it."""
from functools import cache, lru_cache

from figures.knit_bonuses import bonus, yarn_token
from figures.knit_buttons import button, outline
from figures.knit_colours import FAINT, LETTERS, OPTIONAL, REQUIRED, YARN
from figures.knit_glyphs import angry, needle, paw_token
from figures.knit_shapes import HIGH, Band, band, extras, height, small
from figures.knit_stitches import letter, stitched, unknown, yarn_line
from figures.marks import boxed
from figures.paper import CREAM, INK, LINEN, THREAD, Key, Layer, Letter, Path, Stroke, disc, mix, moved, panel, readable_on
from figures.sheet import Look
from rulelib.knitting_circle.deck import BUTTON_SHAPES, CARDS, MOST_SPACES, SHAPES
from rulelib.knitting_circle.garments import Garment

CARD = (6.1, 12.3)
MIDDLE, TOP = 3.05, 1.62  # where the garment's middle line and its first space lie, from the card's corner
LADDER, ICONS = -2.38, 2.42  # from the middle line
BONUS = (1.5, TOP + HIGH + 0.95)
BUTTONS = tuple((1.17 + 1.88 * shape, CARD[1] - 1.12) for shape in range(len(SHAPES)))  # of each shape
NEEDLE = (MIDDLE, TOP - 0.34)
ANGRY = (CARD[0] - 0.78, 1.1)
Spot = tuple[float, float]


def card(type: int, finished: bool, roles: tuple[str, ...] = ()) -> Layer:
    """The card of a type, from its corner, with a ball of its deck's colour; a finished one has a broad frame."""
    wide, high = CARD
    deck = YARN[type]
    line = (INK, 0.12) if finished else (mix(THREAD, INK, 0.3), 0.05)
    paper = Stroke(panel(0.08, 0.08, wide - 0.08, high - 0.08, 0.35), mix(CREAM, LINEN, 0.35), *line)
    head = Stroke(panel(0.2, 0.2, wide - 0.2, 0.92, 0.25), deck, mix(deck, INK, 0.4), 0.04)
    marked = ((boxed, roles, 0.02, 0.02, wide - 0.02, high - 0.02),) if roles else ()
    ink = readable_on(deck)
    kind = Letter(LETTERS[type], 0.7, 0.56, 0.62, ink), Stroke(moved(small(type), MIDDLE, 0.56, 0.31), ink)
    places = [Stroke(moved(outline(shape, 0.78), x, y), None, mix(THREAD, INK, 0.1), 0.04, (0.12, 0.1)) for shape, (x, y) in enumerate(BUTTONS)]
    return (paper, head, *kind, *extras_of(type, MIDDLE, TOP), *places, *marked)


def extras_of(type: int, x: float = 0.0, y: float = 0.0) -> Layer:
    """What a garment has beside its spaces, its middle line at x and its first space at y."""
    path = extras(type)
    return () if path is None else (Stroke(moved(path, x, y), mix(LINEN, THREAD, 0.6), mix(THREAD, INK, 0.4), 0.045),)


@cache
def stitches_of(type: int, space: int) -> Path:
    """The stitches of a space, of the side that it shows."""
    cut = band(type, space)
    return stitched(CARDS[type].sides[space], cut.whole, cut.path)


def space(type: int, place: int, tile: int | None, current: bool, name: str = "", roles: tuple[str, ...] = ()) -> Layer:
    """A space of a garment, from 0, from the middle line at the top: empty or knitted, its points and icon beside it, its marks."""
    key: Key = (empty, type, place) if tile is None else (knitted, type, place, tile)
    left, top, right, bottom = band(type, place).box
    words: Layer = ((numbered, name, left + 0.3, _middle(type, place)),) if name else ()
    marked = ((boxed, roles, left + 0.02, top + 0.02, right - 0.02, bottom - 0.02),) if roles else ()
    return (key, (beside, type, place, current), *words, *marked)


def numbered(name: str, x: float, y: float) -> Layer:
    """The number of a space."""
    return Stroke(disc(x, y, 0.24), CREAM), Letter(name, x, y, 0.36, INK, False)


def _middle(type: int, place: int) -> float:
    return (place + 0.5) * height(type)


def empty(type: int, place: int) -> Layer:
    """A space without a tile: pale where it is required, darker where it is optional."""
    ground = REQUIRED if place < CARDS[type].required else OPTIONAL
    line = mix(THREAD, INK, 0.5)
    ink = FAINT if place < CARDS[type].required else mix(THREAD, INK, 0.55)
    return (*_cloth(band(type, place), ground, line), Stroke(stitches_of(type, place), None, ink, 0.06))


def knitted(type: int, place: int, tile: int) -> Layer:
    """A space with its tile, knitted in the yarn's colour, with its letter."""
    if tile < 0:
        return unknown()
    fill, cut = YARN[tile >> 1], band(type, place)
    left, top, right, bottom = cut.box
    middle = (left + right) / 2 if len(cut.path.codes) and left * right > -1.2 else 0.0
    ground = (*_cloth(cut, fill, mix(fill, INK, 0.5)), Stroke(stitches_of(type, place), None, yarn_line(fill), 0.075))
    return (*ground, *letter(tile >> 1, middle, (top + bottom) / 2, 0.62))


def _cloth(cut: Band, fill: str, line: str) -> Layer:
    return Stroke(cut.path, fill, line, 0.11), Stroke(cut.path, fill)


def beside(type: int, place: int, current: bool) -> Layer:
    """The points at the left of a space, dark where they count now; the icon at its right."""
    of, y = CARDS[type], _middle(type, place)
    drawn: list = []
    points = of.ladder.get(place + 1)
    if points:
        size = 0.56 if points < 10 else 0.5
        ground = Stroke(disc(LADDER, y, 0.42), INK if current else CREAM, INK, 0.045)
        drawn += [ground, Letter(str(points), LADDER, y, size, CREAM if current else INK)]
    if place in of.yarn:
        drawn += yarn_token(ICONS, y, 0.38)
    if place in of.paws:
        drawn += paw_token(ICONS, y, 0.4)
    return tuple(drawn)


def on_needle(roles: tuple[str, ...] = ()) -> Layer:
    """The needle above the topmost space."""
    return (*needle(3.4), *(boxed(roles, -2.0, -0.3, 1.85, 0.3) if roles else ()))


def no_needle(roles: tuple[str, ...]) -> Layer:
    """Where the needle lay, where that is marked."""
    return (Stroke(panel(-1.7, -0.16, 1.7, 0.16, 0.1), CREAM, FAINT, 0.04, (0.12, 0.1)), *boxed(roles, -2.0, -0.3, 1.85, 0.3))


def on_card(of: int, roles: tuple[str, ...] = ()) -> Layer:
    """A button that lies on a card."""
    return ((button, of), *(((boxed, roles, -0.92, -1.06, 0.92, 1.18),) if roles else ()))


def on_tile(roles: tuple[str, ...] = ()) -> Layer:
    """The angry cat on a card."""
    return (*angry(), *(boxed(roles, -0.78, -0.78, 0.78, 0.78) if roles else ()))


def free_card() -> Layer:
    """Where a garment may be laid."""
    return (Stroke(panel(0.2, 0.2, CARD[0] - 0.2, CARD[1] - 0.2, 0.35), None, mix(LINEN, THREAD, 0.6), 0.05, (0.2, 0.18)),)


_SPACES = tuple(f":s{number}" for number in range(1, MOST_SPACES + 1))
PARTS = ("", ":needle", *_SPACES, ":bonus", *(f":button:{number}" for number in range(1, len(SHAPES) + 1)), ":angry")
Roles = tuple[tuple[str, tuple[str, ...]], ...]


@lru_cache(maxsize=1024)
def garment_pieces(of: Garment | None, gid: str, at: Spot, scale: float, mine: Roles = (), names: bool = False) -> dict[str, Look]:
    """A garment as pieces `g1`, `g1:s1` … from the card's corner; None is a place for one. `mine` are the roles of its pieces."""
    roles = dict(mine)
    drawn: dict[str, tuple[Spot, tuple[Key, ...]]] = dict.fromkeys(PARTS, ((0.0, 0.0), ()))
    drawn[""] = (0.0, 0.0), ((free_card,) if of is None else (card, of.type, bool(of.finished), roles.get(gid, ())),)
    if of is not None:
        drawn |= _spaces(of, gid, roles, names) | _tokens(of, gid, roles)
    return {gid + part: Look(at[0] + scale * x, at[1] + scale * y, layers, scale) for part, ((x, y), layers) in drawn.items()}


def _spaces(of: Garment, gid: str, roles: dict, names: bool) -> dict:
    filled = len(of.yarn)
    found = {}
    for place in range(of.spaces):
        part = f":s{place + 1}"
        tile = of.yarn[place] if place < filled else None
        current = place == filled - 1 and filled in CARDS[of.type].ladder
        key: Key = (space, of.type, place, tile, current, str(place + 1) if names else "", roles.get(gid + part, ()))
        found[part] = (MIDDLE, TOP), (key,)
    return found


def _tokens(of: Garment, gid: str, roles: dict) -> dict:
    """Needle or buttons, bonus, angry cat."""
    found: dict = {}
    at_needle = roles.get(f"{gid}:needle", ())
    if not of.finished or at_needle:
        found[":needle"] = NEEDLE, ((no_needle if of.finished else on_needle, at_needle),)
    if of.bonus is not None:
        found[":bonus"] = BONUS, ((bonus, of.bonus, of.type, roles.get(f"{gid}:bonus", ())),)
    for number, each in enumerate((of.buttons or ())[: len(SHAPES)], 1):
        part = f":button:{number}"
        found[part] = BUTTONS[BUTTON_SHAPES[each]], ((on_card, each, roles.get(gid + part, ())),)
    if of.angry:
        found[":angry"] = ANGRY, ((on_tile, roles.get(f"{gid}:angry", ())),)
    return found
