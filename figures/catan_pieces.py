"""What lies on the island: lands with their chips, harbours, roads, towns and the robber, each as a layer around its own middle."""
from functools import cache
from math import cos, radians, sin

import numpy as np

from figures.catan_colours import HOT, LAND_FILL, PLAYER_FILL, PLAYER_LETTER, SAND, SEA, SEA_LINE
from figures.catan_glyphs import LANDS, glyph
from figures.paper import CREAM, INK, THREAD, Layer, Letter, Path, Stroke, disc, ellipse, hexagon, lines, mix, panel, polygon, readable_on, together
from rulelib.catan.lands import ANY, LETTERS, PIPS

Spot = tuple[float, float]
CHIP = (0.0, 0.26)  # the middle of a land's chip
LETTER = (-0.5, -0.12)
NUMBER = (-0.53, 0.1)
ROBBER = (0.5, -0.1)
GLYPH = (-0.02, -0.45)
_PIP = hexagon(0.041)


def turned(path: Path, degrees: float) -> Path:
    """A path turned around (0, 0), with the clock as it is seen."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return Path(path.vertices @ np.array(((c, s), (-s, c))), path.codes)


def land(terrain: int, number: int, chip: int) -> Layer:
    """A land: its colour, drawing and letter, its number, its chip."""
    fill = LAND_FILL[terrain]
    ink = readable_on(fill)
    ground = Stroke(hexagon(0.97), fill, mix(fill, INK, 0.45), 0.04)
    drawn = glyph(LANDS[terrain], *GLYPH, 0.33, ink, CREAM if ink == INK else fill)
    words = Letter(LETTERS[terrain], *LETTER, 0.27, ink), Letter(str(number), *NUMBER, 0.19, mix(ink, fill, 0.15), False)
    return (ground, *drawn, *words, *(((numbered, chip),) if chip else ()))


def numbered(chip: int) -> Layer:
    """A number chip with its pips; 6 and 8, which come most often, light on dark and with a second ring."""
    x, y = CHIP
    hot = PIPS[chip] == 5
    ground, ink = (HOT, CREAM) if hot else (CREAM, INK)
    rings = (Stroke(disc(x, y, 0.41), ground, INK, 0.03), *((Stroke(disc(x, y, 0.365), None, CREAM, 0.03),) if hot else ()))
    pips = together(*(Path(_PIP.vertices + (x + 0.098 * (k - (PIPS[chip] - 1) / 2), y + 0.215), _PIP.codes) for k in range(PIPS[chip])))
    return (*rings, Letter(str(chip), x, y - 0.05, 0.4 if hot else 0.37, ink), Stroke(pips, ink))


def lettered(letter: str) -> Layer:
    """The letter on a chip's back, at the lower left of the chip."""
    return Stroke(panel(-0.69, 0.34, -0.37, 0.68, 0.08), CREAM, INK, 0.03), Letter(letter, -0.53, 0.51, 0.26)


def harbour(kind: int, number: str = "", left: bool = False) -> Layer:
    """A harbour: 3:1, or 2:1 with its resource; its number at a side when asked."""
    fill = CREAM if kind == ANY else LAND_FILL[kind]
    ink = readable_on(fill)
    plate = Stroke(disc(0, 0, 0.43), fill, INK, 0.045)
    name = (Letter(number, -0.57 if left else 0.57, 0, 0.24, INK, False),) if number else ()
    if kind == ANY:
        return (plate, Letter("3:1", 0, 0, 0.3), *name)
    return (plate, *glyph(LANDS[kind], 0, -0.13, 0.21, ink, CREAM if ink == INK else fill), Letter("2:1", 0, 0.22, 0.23, ink), *name)


def pier(start: tuple[float, float], end: tuple[float, float]) -> Path:
    """A pier from the middle of a harbour to a corner of the coast."""
    here, along = np.array(start), np.subtract(end, start)
    way = along / np.hypot(*along)
    across, first, last = 0.055 * np.array((-way[1], way[0])), here + 0.36 * way, here + along - 0.14 * way
    return polygon([first + across, last + across, last - across, first - across])


HOUSE = polygon([(-0.25, 0.23), (-0.25, -0.07), (0, -0.34), (0.25, -0.07), (0.25, 0.23)])
CITY = polygon([(-0.34, 0.22), (-0.34, -0.32), (-0.16, -0.58), (0.02, -0.32), (0.02, -0.14), (0.34, -0.14), (0.34, 0.22)])
BAR = panel(-0.32, -0.125, 0.32, 0.125, 0.06)


def _outlined(path: Path, colour: str) -> Layer:
    """A piece of a player's: cream around an ink line, so that it is seen on every land."""
    return Stroke(path, CREAM, CREAM, 0.16), Stroke(path, PLAYER_FILL[colour], INK, 0.06)


def settlement(colour: str) -> Layer:
    """A house with its owner's letter."""
    return (*_outlined(HOUSE, colour), Letter(PLAYER_LETTER[colour], 0, 0.06, 0.28, readable_on(PLAYER_FILL[colour])))


def city(colour: str) -> Layer:
    """A hall with a tower, larger than a house, with its owner's letter and windows."""
    ink = readable_on(PLAYER_FILL[colour])
    window = polygon([(-0.21, -0.31), (-0.11, -0.31), (-0.11, -0.17), (-0.21, -0.17)])
    return (*_outlined(CITY, colour), Stroke(window, ink), Letter(PLAYER_LETTER[colour], 0.06, 0.045, 0.28, ink))


def road(colour: str, degrees: int) -> Layer:
    """A bar along its edge, with its owner's letter upright."""
    return (*_outlined(turned(BAR, degrees), colour), Letter(PLAYER_LETTER[colour], 0, 0, 0.2, readable_on(PLAYER_FILL[colour])))


@cache
def _pawn() -> Path:
    body = polygon([(-0.18, 0.34), (-0.13, 0.16), (-0.07, -0.08), (0.07, -0.08), (0.13, 0.16), (0.18, 0.34)])
    return together(disc(0, -0.19, 0.15), body, ellipse(0, 0.33, 0.2, 0.065))


def robber() -> Layer:
    """The robber: a dark pawn with a mask."""
    eyes = together(*(ellipse(x, -0.21, 0.038, 0.05) for x in (-0.065, 0.065)))
    return Stroke(_pawn(), CREAM, CREAM, 0.14), Stroke(_pawn(), "#17120d"), Stroke(eyes, CREAM)


def sea(corners: tuple[Spot, ...], coast: tuple[Spot, ...], waves: tuple[Spot, ...], piers: tuple[tuple[Spot, Spot], ...]) -> Layer:
    """The frame of sea with a sandy coast, short waves, and the piers of the harbours."""
    beach = together(*(Path(hexagon(1.13).vertices + spot, hexagon(1.13).codes) for spot in coast))
    frame = Stroke(polygon(corners), mix(SEA_LINE, INK, 0.1), INK, 0.05), Stroke(polygon([(0.975 * x, 0.975 * y) for x, y in corners]), SEA)
    runs = [[(x - 0.3, y), (x - 0.15, y - 0.07), (x, y), (x + 0.15, y - 0.07), (x + 0.3, y)] for x, y in waves]
    wood = Stroke(together(*(pier(*ends) for ends in piers)), mix(THREAD, INK, 0.25), mix(THREAD, INK, 0.6), 0.03)
    return (*frame, Stroke(lines(*runs), None, SEA_LINE, 0.035), Stroke(beach, SAND), wood)
