"""Pictures that explain the parts: knit and purl side, buttons, bonuses, requests, the five actions, a round in steps."""
from figures.knit_bonuses import bonus, request
from figures.knit_board import bowl
from figures.knit_buttons import button
from figures.knit_colours import FAINT
from figures.knit_garments import garment_pieces
from figures.knit_glyphs import cat, needle, paw_token
from figures.knit_handouts import arrow
from figures.knit_middle import bag, deck, marker
from figures.knit_stitches import ball, place, stitched, tile
from figures.paper import CREAM, INK, LINEN, THREAD, Key, Layer, Letter, Stroke, disc, lines, mix, panel
from figures.picture import Still
from figures.sheet import Look
from rulelib.knitting_circle.deck import BONUSES, BUTTON_SHAPES, BUTTONS, REQUESTS, SHAPES, TYPES
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Request
from rulelib.knitting_circle.yarn import COLOURS, KNIT, PURL, tile_of, turned

RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE = range(len(COLOURS))
HAT = TYPES.index("hat")


def sides() -> Still:
    """Every yarn from its knit side above and its purl side below, and an empty space of each side."""
    looks: dict[str, Look] = {}
    for side in (KNIT, PURL):
        y = 1.3 + 2.3 * side
        looks[f"space{side}"] = Look(1.4, y, ((empty_space, side),))
        for colour in range(len(COLOURS)):
            looks[f"tile{2 * colour + side}"] = Look(4.0 + 2.2 * colour, y, ((tile, tile_of(colour, side)),), 1.5)
    return Still(tuple(looks.items()), (16.3, 4.9))


def empty_space(side: int) -> Layer:
    """A space that wants a side."""
    cloth = Stroke(panel(-1.0, -0.95, 1.0, 0.95, 0.12), CREAM, mix(THREAD, INK, 0.5), 0.06)
    return cloth, Stroke(stitched(side, (-0.85, -0.82, 0.85, 0.82)), None, FAINT, 0.075)


def buttons() -> Still:
    """All buttons: the fifteen pairs of colours on circles, the six garments on triangles, the four patterns on squares."""
    looks: dict[str, Look] = {}
    rows = [[number for number in range(len(BUTTONS)) if BUTTON_SHAPES[number] == shape] for shape in range(len(SHAPES))]
    for y, line in enumerate((rows[0][:8], rows[0][8:], rows[1], rows[2])):
        for x, number in enumerate(line):
            looks[f"button:{BUTTONS[number]}"] = Look(1.2 + 2.1 * x, 1.2 + 2.3 * y, ((button, number),))
    return Still(tuple(looks.items()), (17.1, 9.5))


def bonuses() -> Still:
    """The seven bonuses, as on a hat."""
    looks = {f"bonus:{word}": Look(1.35 + 2.6 * (k % 4), 0.9 + 1.6 * (k // 4), ((bonus, k, HAT, ()),)) for k, word in enumerate(BONUSES)}
    return Still(tuple(looks.items()), (10.6, 3.4))


def requests() -> Still:
    """The six requests with their paw; the last one once more, turned."""
    looks = {f"request:{word}": Look(1.85 + 3.6 * (k % 4), 1.35 + 2.6 * (k // 4), ((request, Request(k), ()),)) for k, word in enumerate(REQUESTS)}
    last = len(REQUESTS) - 1
    looks["turned"] = Look(1.85 + 3.6 * 3, 1.35 + 2.6, ((request, Request(last, True), ()),))
    looks["turns"] = Look(1.85 + 3.6 * 2 - 0.3, 1.35 + 2.6, ((arrow, 1.3),))
    return Still(tuple(looks.items()), (14.5, 5.3))


def frame(number: str, wide: float, high: float) -> Layer:
    """A step of several, with its number."""
    ground = Stroke(panel(0.06, 0.06, wide - 0.06, high - 0.06, 0.35), mix(CREAM, LINEN, 0.3), mix(THREAD, INK, 0.15), 0.05)
    return (ground, *((Stroke(disc(0.6, 0.6, 0.4), INK), Letter(number, 0.6, 0.6, 0.56, CREAM)) if number else ()))


def _flat(key: Key, x: float, y: float, scale: float = 1.0) -> tuple[float, float, float, tuple[Key, ...]]:
    return x, y, scale, (key,)


def small_card(filled: int, finished: bool = False) -> Garment:
    """A hat on its way, red and blue stripes."""
    yarn = tuple(tile_of((RED, BLUE)[place % 2], place % 2) for place in range(filled))
    return Garment(HAT, yarn, 2, finished, (BUTTONS.index("red+blue"), BUTTONS.index("hat"), BUTTONS.index("stripes")) if finished else ())


def _with_card(looks: dict[str, Look], name: str, of: Garment, x: float, y: float) -> None:
    looks |= {gid: look for gid, look in garment_pieces(of, name, (x, y), SMALL).items() if look.layers}


ACTION = (6.4, 5.3)
SMALL = 0.4  # of a card


def actions() -> Still:
    """The five actions: begin, knit, turn over, use a paw, finish."""
    wide, high = ACTION
    looks: dict[str, Look] = {}
    boxes = [(wide * (k % 3), high * (k // 3)) for k in range(5)]
    for k, (x, y) in enumerate(boxes):
        looks[f"frame{k}"] = Look(x, y, ((frame, "", wide, high),))
    parts = [*_begin(*boxes[0]), *_knit(*boxes[1]), *_flip(*boxes[2]), *_paw(*boxes[3]), *_finish(*boxes[4])]
    looks |= {f"part{k}": Look(x, y, layers, scale) for k, (x, y, scale, layers) in enumerate(parts)}
    _with_card(looks, "begun", small_card(0), boxes[0][0] + 3.65, boxes[0][1] + 0.2)
    _with_card(looks, "knitted", small_card(3), boxes[1][0] + 3.65, boxes[1][1] + 0.2)
    _with_card(looks, "full", small_card(4), boxes[4][0] + 0.25, boxes[4][1] + 0.2)
    _with_card(looks, "finished", small_card(4, True), boxes[4][0] + 3.7, boxes[4][1] + 0.2)
    return Still(tuple(looks.items()), (3 * wide, 2 * high))


def _begin(x: float, y: float) -> list:
    paid = _flat((tile, tile_of(YELLOW, KNIT)), x + 1.4, y + 2.2, 1.1), _flat((minus,), x + 2.1, y + 1.65)
    return [_flat((needle, 2.0), x + 1.45, y + 0.85), *paid, _flat((deck, HAT, "2"), x + 1.4, y + 4.1, 0.75), _flat((arrow, 0.9), x + 2.6, y + 2.6)]


def _knit(x: float, y: float) -> list:
    return [_flat((tile, tile_of(RED, KNIT)), x + 1.4, y + 2.6, 1.3), _flat((arrow, 0.9), x + 2.55, y + 2.6)]


def _flip(x: float, y: float) -> list:
    red = tile_of(RED, KNIT)
    pay = _flat((tile, tile_of(BLUE, PURL)), x + 3.2, y + 4.0, 1.1), _flat((minus,), x + 3.9, y + 3.4)
    return [_flat((tile, red), x + 1.4, y + 1.7, 1.3), _flat((arrow, 1.3), x + 2.55, y + 1.7), _flat((tile, turned(red)), x + 5.0, y + 1.7, 1.3), *pay]


def minus() -> Layer:
    """What is paid."""
    return Stroke(disc(0, 0, 0.34), INK, CREAM, 0.04), Stroke(lines([(-0.17, 0), (0.17, 0)]), None, CREAM, 0.09)


def _paw(x: float, y: float) -> list:
    paid = _flat((paw_token, 0.0, 0.0, 0.7), x + 1.4, y + 2.5), _flat((minus,), x + 2.05, y + 1.85)
    return [*paid, _flat((arrow, 1.0), x + 2.4, y + 2.5), _flat((ball, GREEN), x + 4.9, y + 2.1), _flat((bowl,), x + 3.5, y + 0.4, 0.4)]


def _finish(x: float, y: float) -> list:
    return [_flat((arrow, 0.85), x + 2.78, y + 2.6)]


STEP = (6.0, 5.1)


def round_steps() -> Still:
    """A round in six steps: four tiles each, knitting, two tiles kept, buttons refilled, slots refilled, the marker passed with a centre tile."""
    wide, high = STEP
    looks: dict[str, Look] = {}
    boxes = [(wide * (k % 3), high * (k // 3)) for k in range(6)]
    for k, (x, y) in enumerate(boxes):
        looks[f"step{k + 1}"] = Look(x, y, ((frame, str(k + 1), wide, high),))
    parts = [*_gather(*boxes[0]), *_knit(*boxes[1]), *_kept(*boxes[2]), *_refill(*boxes[3]), *_slots(*boxes[4]), *_pass(*boxes[5])]
    looks |= {f"part{k}": Look(x, y, layers, scale) for k, (x, y, scale, layers) in enumerate(parts)}
    _with_card(looks, "knit", small_card(4), boxes[1][0] + 3.35, boxes[1][1] + 0.1)
    return Still(tuple(looks.items()), (3 * wide, 2 * high))


def _gather(x: float, y: float) -> list:
    row = [_flat((tile, of), x + 0.95 + 1.37 * k, y + 3.9, 0.95) for k, of in enumerate((0, 9, 4, 7))]
    return [_flat((cat, 0), x + 2.2, y + 1.7, 1.2), _flat((arrow, 1.5), x + 3.3, y + 1.7), *row]


def _kept(x: float, y: float) -> list:
    return [_flat((ball, RED), x + 2.25, y + 2.3, 1.15), _flat((ball, BLUE), x + 3.75, y + 2.3, 1.15), _flat((bowl,), x + 0.9, y - 0.15, 0.6)]


def _refill(x: float, y: float) -> list:
    shown = ("red+blue", "hat", "stripes", "green+purple", "scarf", "symmetry")
    return [_flat((button, BUTTONS.index(word)), x + 1.35 + 1.7 * (k % 3), y + 1.7 + 1.8 * (k // 3), 0.78) for k, word in enumerate(shown)]


def _slots(x: float, y: float) -> list:
    filled = [_flat((tile, of), x + 1.3 + 1.7 * k, y + 3.8, 1.15) for k, of in enumerate((2, 9))]
    return [_flat((bag, ""), x + 3.0, y + 1.55), *filled, _flat((place,), x + 4.7, y + 3.8, 1.15)]


def _pass(x: float, y: float) -> list:
    laid = _flat((tile, 8), x + 1.6, y + 3.9), _flat((arrow, 1.4), x + 2.5, y + 3.9), _flat((place,), x + 4.8, y + 3.9)
    return [_flat((marker,), x + 1.6, y + 1.9, 1.2), _flat((arrow, 1.4), x + 2.5, y + 1.9), _flat((cat, 1), x + 4.8, y + 1.95), *laid]
