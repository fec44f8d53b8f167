"""The seven bonuses at the foot of garment cards, the six requests, and the icons of garment spaces, as drawings without words."""
from figures.knit_colours import BACK, WOOD
from figures.knit_glyphs import bolt, hanger, paw_token, points_at, swatch
from figures.knit_shapes import small
from figures.knit_stitches import arc
from figures.marks import boxed
from figures.paper import CREAM, INK, LINEN, THREAD, Layer, Letter, Stroke, disc, lines, mix, moved, panel
from rulelib.knitting_circle.deck import COLOUR_BLOCK, REQUEST_POINTS, SOLID, STRIPES, SYMMETRY
from rulelib.knitting_circle.knitter import Request
from rulelib.knitting_circle.requests import FOUR_GARMENTS, NEEDED, SAME_STRIPES, SEVEN_TILES, THREE_BUTTONS, THREE_PATTERNS

BONUS = (2.3, 1.3)
REQUEST = (3.3, 2.3)
Icons = tuple


def yarn_token(x: float = 0.0, y: float = 0.0, radius: float = 0.4) -> Layer:
    """A ball of yarn drawn by chance from the bag."""
    wound = lines(arc(radius * 0.72, 2.4, 4.2, x, y), arc(radius * 0.72, -0.7, 1.1, x, y))
    return Stroke(disc(x, y, radius), CREAM, INK, 0.06), Stroke(wound, None, BACK, 0.06), Letter("?", x, y, radius * 1.25)


def bonus(of: int, type: int, roles: tuple[str, ...] = ()) -> Layer:
    """A bonus around (0, 0): what it brings, and for each of what."""
    wide, high = BONUS[0] / 2, BONUS[1] / 2
    card = Stroke(panel(-wide, -high, wide, high, 0.25), CREAM, mix(THREAD, INK, 0.45), 0.05)
    marked = boxed(roles, -wide - 0.02, -high - 0.02, wide + 0.02, high + 0.02) if roles else ()
    return (card, *_BONUSES[of](type), *marked)


def _times(points: str, *icon) -> Layer:
    """So many points for each of something."""
    return (*points_at(points, -0.68, 0, 0.6), Letter("×", -0.06, 0, 0.5), *icon)


_BONUSES = (
    lambda type: (*bolt(-0.62, 0, 0.42), *yarn_token(0.32, 0, 0.46)),
    lambda type: (*bolt(-0.62, 0, 0.42), *paw_token(0.32, 0, 0.5)),
    lambda type: points_at("2", 0, 0, 0.72),
    lambda type: _times("1", Stroke(moved(small(type), 0.6, 0, 0.52), INK)),
    lambda type: _times("2", *swatch(SOLID, 0.6, 0, 0.62, 0.95)),
    lambda type: _times("2", *swatch(STRIPES, 0.6, 0, 0.62, 0.95)),
    lambda type: _times("1", *hanger(0.6, 0.1, 0.42)),
)  # in the order of BONUSES


def request(of: Request, roles: tuple[str, ...] = ()) -> Layer:
    """A request card from its middle: what it asks for, its points, and the paw for whoever is first; turned it is darker and has none."""
    wide, high = REQUEST[0] / 2, REQUEST[1] / 2
    ground = mix(LINEN, THREAD, 0.45) if of.turned else CREAM
    card = Stroke(panel(-wide, -high, wide, high, 0.22), ground, INK, 0.06)
    corner = () if of.turned else paw_token(wide - 0.45, -high + 0.45, 0.4)
    marked = boxed(roles, -wide - 0.02, -high - 0.02, wide + 0.02, high + 0.02) if roles else ()
    return (card, *_asked(of.name), *points_at(str(REQUEST_POINTS[of.name]), wide - 0.5, high - 0.48, 0.6), *corner, *marked)


def _asked(name: int) -> Layer:
    """What a request asks for, in the left of its card."""
    if name == SAME_STRIPES:
        return (*swatch(STRIPES, -1.1, 0, 0.6, 1.5), Letter("=", -0.52, 0, 0.5), *swatch(STRIPES, 0.06, 0, 0.6, 1.5))
    if name == THREE_PATTERNS:
        shown = [(*swatch(pattern, -1.2 + 0.76 * k, -0.12, 0.46, 1.35), *_apart(k)) for k, pattern in enumerate((STRIPES, COLOUR_BLOCK, SYMMETRY))]
        return tuple(part for each in shown for part in each)
    if name == FOUR_GARMENTS:
        return (Letter(str(NEEDED[name]), -1.2, 0, 0.8), Letter("×", -0.68, 0, 0.5), *hanger(0.05, 0.06, 0.52))
    if name == SEVEN_TILES:
        return (Letter(f"{NEEDED[name]}+", -0.85, 0, 0.85), *_strip(0.25))
    if name == THREE_BUTTONS:
        return _buttons()
    shown = [(Stroke(moved(small(kind), -1.2 + 0.78 * kind, -0.1, 0.56), INK), *_apart(kind)) for kind in range(3)]
    return tuple(part for each in shown for part in each)


def _apart(k: int) -> Layer:
    return (Letter("≠", 0.76 * k - 0.82, 0.85, 0.5),) if k < 2 else ()


def _strip(x: float) -> Layer:
    """A garment of seven spaces."""
    return tuple(Stroke(panel(x - 0.36, -0.92 + 0.26 * k, x + 0.36, -0.68 + 0.26 * k, 0.04), WOOD, INK, 0.04) for k in range(7))


def _buttons() -> Layer:
    """A card with a button of each shape on it."""
    from figures.knit_buttons import outline

    card = Stroke(panel(-1.42, -0.5, 0.62, 0.52, 0.12), WOOD, INK, 0.04)
    return (card, *(Stroke(moved(outline(shape, 0.3), -1.06 + 0.68 * shape, 0.02), CREAM, INK, 0.05) for shape in range(3)))
