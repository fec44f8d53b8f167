"""Cards and tokens beside the island: resources, development cards, backs with a number, bonus cards, dice."""
from figures.catan_colours import LAND_FILL, PLAYER_FILL, PLAYER_LETTER
from figures.catan_glyphs import CARDS, LANDS, glyph, knight, star, winding
from figures.catan_pieces import CITY, HOUSE
from figures.marks import boxed
from figures.paper import CREAM, INK, LINEN, THREAD, Layer, Letter, Stroke, disc, mix, moved, panel, polygon, readable_on, together

WIDE, HIGH = 0.78, 1.14  # a card
STEP = 0.85  # from a card to the next
TRAY = (5.12, 1.4)  # a row of five cards beside a back
FIRST = 1.26  # the middle of its first card
_BACK = mix(THREAD, INK, 0.35)
VIOLET = "#6d5a9e"
GOLD = "#f3c84b"


def slot() -> Layer:
    """A card's place where no card of the kind lies."""
    return (Stroke(panel(-WIDE / 2, -HIGH / 2, WIDE / 2, HIGH / 2, 0.12), None, mix(THREAD, INK, 0.1), 0.025, (0.06, 0.07)),)


def resource(kind: int, number: str, roles: tuple[str, ...] = ()) -> Layer:
    """A resource with how many there are of it, `?` where nobody knows; only its outline for none ("")."""
    return _counted(LANDS[kind], LAND_FILL[kind], number, "", roles)


def development(kind: int, number: str, new: str, roles: tuple[str, ...] = ()) -> Layer:
    """A development card with how many there are of it, `+1` for those bought this turn; only its outline for none."""
    return _counted(CARDS[kind], mix(VIOLET, CREAM, 0.25), number, f"+{new}" if new else "", roles)


def _counted(drawing, fill: str, number: str, more: str, roles: tuple[str, ...]) -> Layer:
    marked = (((boxed, roles, -0.46, -0.62, 0.46, 0.62),) if roles else ())
    if not number and not more:
        pale = mix(LINEN, INK, 0.22)
        return ((slot,), *glyph(drawing, 0, -0.02, 0.24, pale, LINEN), *marked)
    ink = readable_on(fill)
    card = Stroke(panel(-WIDE / 2, -HIGH / 2, WIDE / 2, HIGH / 2, 0.12), fill, INK, 0.045)
    words = (Letter(number, 0, 0.32, 0.42, ink),) if number else ()
    pill = (Stroke(panel(-0.36, 0.12, 0.36, 0.5, 0.19), CREAM, INK, 0.03), Letter(more, 0, 0.31, 0.3)) if more and not number else ()
    corner = (Stroke(panel(-0.02, -0.68, 0.54, -0.32, 0.18), CREAM, INK, 0.03), Letter(more, 0.26, -0.5, 0.27)) if more and number else ()
    return (card, *glyph(drawing, 0, -0.22, 0.3, ink, CREAM if ink == INK else fill), *words, *pill, *marked, *corner)


def back(number: str, development: bool) -> Layer:
    """A card face down at the left of a tray, with how many cards there are; a shield for development cards."""
    x, y = 0.44, TRAY[1] / 2
    card = Stroke(panel(x - 0.36, y - 0.52, x + 0.36, y + 0.52, 0.12), _BACK, INK, 0.045)
    seam = Stroke(panel(x - 0.29, y - 0.45, x + 0.29, y + 0.45, 0.08), None, CREAM, 0.025, (0.07, 0.06))
    if development:
        return (card, seam, *glyph(knight, x, y - 0.2, 0.18, CREAM, _BACK), Letter(number, x, y + 0.2, 0.38, CREAM))
    return card, seam, Letter(number, x, y, 0.44, CREAM)


def tray(roles: tuple[str, ...] = ()) -> Layer:
    """The cloth under a row of cards, from (0, 0)."""
    wide, high = TRAY
    cloth = Stroke(panel(0, 0, wide, high, 0.2), mix(LINEN, CREAM, 0.45), mix(THREAD, INK, 0.1), 0.03)
    return (cloth, *(((boxed, roles, -0.02, -0.02, wide + 0.02, high + 0.02),) if roles else ()))


def owed(number: int) -> Layer:
    """How many cards have still to be given back."""
    return Stroke(panel(-0.4, -0.24, 0.4, 0.24, 0.22), "#92261b", CREAM, 0.05), Letter(f"−{number}", 0, 0, 0.36, CREAM)


def deck(number: str, roles: tuple[str, ...]) -> Layer:
    """The deck of development cards with how many there are; an empty place for none."""
    if number == "0":
        drawn: Layer = (Stroke(panel(-0.5, -0.72, 0.5, 0.72, 0.14), None, mix(THREAD, INK, 0.3), 0.04, (0.1, 0.09)), Letter("0", 0, 0, 0.5))
    else:
        below = tuple(Stroke(panel(-0.5 + d, -0.72 + d, 0.5 + d, 0.72 + d, 0.14), VIOLET, INK, 0.04) for d in (0.12, 0.06, 0))
        drawn = (*below, *glyph(knight, 0, -0.28, 0.3, CREAM, VIOLET), Letter(number, 0, 0.34, 0.46, CREAM))
    return (*drawn, *(((boxed, roles, -0.6, -0.82, 0.66, 0.88),) if roles else ()))


BONUSES = {"longest-road": winding, "largest-army": knight}


def bonus(name: str, holder: str, roles: tuple[str, ...]) -> Layer:
    """A bonus card: its drawing, 2 points, and its holder's letter; an empty ring while it lies in the middle."""
    fill = "#ead18a"
    card = Stroke(panel(-0.62, -0.95, 0.62, 0.95, 0.16), fill, INK, 0.05), Stroke(panel(-0.54, -0.87, 0.54, 0.87, 0.11), None, mix(fill, INK, 0.45), 0.025)
    worth = *glyph(star, 0.26, -0.55, 0.3, INK, fill), Letter("2", 0.26, -0.53, 0.26, CREAM)
    drawn = glyph(BONUSES[name], -0.22, -0.28, 0.36, INK, fill)
    return (*card, *worth, *drawn, (held_by, holder, mix(fill, INK, 0.6)), *(((boxed, roles, -0.72, -1.05, 0.72, 1.05),) if roles else ()))


def held_by(colour: str, line: str) -> Layer:
    """The holder of a bonus card; an empty ring for nobody."""
    if not colour:
        return (Stroke(disc(-0.02, 0.52, 0.28), None, line, 0.04, (0.09, 0.08)),)
    fill = PLAYER_FILL[colour]
    return Stroke(disc(-0.02, 0.52, 0.3), fill, INK, 0.05), Letter(PLAYER_LETTER[colour], -0.02, 0.52, 0.36, readable_on(fill))


_SPOTS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1))}
_SPOTS |= {5: (*_SPOTS[4], (0, 0)), 6: (*_SPOTS[4], (-1, 0), (1, 0))}


def die(pips: int, x: float, y: float, half: float = 0.36) -> Layer:
    """One die; no pips where it was not yet rolled."""
    face = Stroke(panel(x - half, y - half, x + half, y + half, 0.3 * half), CREAM if pips else mix(LINEN, THREAD, 0.2), INK, 0.05)
    if not pips:
        return face, Letter("?", x, y, 1.2 * half, mix(THREAD, INK, 0.4))
    dots = together(*(disc(x + 0.52 * half * dx, y + 0.52 * half * dy, 0.17 * half) for dx, dy in _SPOTS[pips]))
    return face, Stroke(dots, INK)


def dice(rolled: tuple[int, int] | None, roles: tuple[str, ...]) -> Layer:
    """Two dice with their total beneath."""
    first, second = rolled or (0, 0)
    total = (Letter(str(first + second), 0, 0.68, 0.46),) if rolled else ()
    reach = Stroke(panel(-0.8, -0.4, 0.8, 0.9, 0.1))  # not seen: where a click hits the dice
    return (reach, *die(first, -0.42, 0), *die(second, 0.42, 0), *total, *(((boxed, roles, -0.92, -0.5, 0.92, 0.98),) if roles else ()))


def piece_left(kind: str, colour: str, number: int, roles: tuple[str, ...]) -> Layer:
    """One of a player's pieces and how many are left of it."""
    fill = PLAYER_FILL[colour]
    path = {"roads": panel(-0.3, -0.1, 0.3, 0.1, 0.05), "settlements": moved(HOUSE, 0, 0.04), "cities": moved(CITY, 0, 0.13, 0.9)}[kind]
    few = Stroke(path, fill if number else None, INK if number else mix(THREAD, INK, 0.3), 0.05, () if number else (0.08, 0.07))
    reach = Stroke(panel(-0.45, -0.42, 0.95, 0.42, 0.1))  # not seen: where a click hits
    return (reach, few, Letter(str(number), 0.64, 0, 0.42), *(((boxed, roles, -0.5, -0.46, 1.0, 0.46),) if roles else ()))


def knights_played(number: int, roles: tuple[str, ...]) -> Layer:
    """The knights that lie face up, and how many."""
    tone = INK if number else mix(LINEN, INK, 0.3)
    return (*glyph(knight, 0, 0, 0.36, tone, CREAM), Letter(str(number), 0.64, 0, 0.42, tone), *(((boxed, roles, -0.5, -0.46, 1.0, 0.46),) if roles else ()))


def points_now(number: str, roles: tuple[str, ...]) -> Layer:
    """A player's points on a star."""
    return (*starred(number, 0.62), *(((boxed, roles, -0.64, -0.62, 0.64, 0.62),) if roles else ()))


def starred(number: str, scale: float) -> Layer:
    """Points of the game on a star."""
    face = tuple(part._replace(line=mix(GOLD, INK, 0.6), width=0.04) for part in glyph(star, 0, 0, scale, GOLD, CREAM))
    return (*face, Letter(number, 0, 0.05, 0.72 * scale))


def badge(colour: str, to_act: bool) -> Layer:
    """A player's colour and letter; with a pointer for the one to act."""
    fill = PLAYER_FILL[colour]
    pointer = (Stroke(polygon([(0.52, -0.26), (0.52, 0.26), (0.86, 0)]), INK),) if to_act else ()
    return (*pointer, Stroke(disc(0, 0, 0.44), fill, INK, 0.07 if to_act else 0.045), Letter(PLAYER_LETTER[colour], 0, 0, 0.52, readable_on(fill)))
