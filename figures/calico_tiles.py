"""What lies on a quilt: sewn and printed patches, free spaces, goals, and the tokens on them, each as a layer."""
from figures.calico_glyphs import PATTERN_PATHS, button, cat
from figures.paper import CLOTH, CREAM, FILL, INK, LINEN, THREAD, Layer, Letter, Stroke, hexagon, mix, moved, readable_on
from rulelib.calico.goals import GOALS
from rulelib.calico.patches import COLOUR_LETTERS, COLOURS, PATTERN_LETTERS, PATTERNS

CORNER = (-0.49, -0.33)  # where the colour letter stands
GLYPH = 0.47


def tile(patch: int, full: bool = False, raised: bool = False) -> Layer:
    """A sewn patch: its colour, a seam, the pattern (raised above a token), the letter of the colour (and of the pattern)."""
    fill = FILL[COLOURS[patch // 6]]
    return ((sewn, fill), *_face(patch, readable_on(fill), full, 1.0, raised))


def sewn(fill: str) -> Layer:
    """The cloth of a sewn patch, with its seam."""
    seam = Stroke(hexagon(0.86), None, mix(fill, readable_on(fill), 0.4), 0.03, (0.1, 0.075))
    return Stroke(hexagon(0.96), fill, mix(fill, INK, 0.45), 0.05), seam


def printed(patch: int, full: bool = False, raised: bool = False) -> Layer:
    """A patch printed on the border: paler, without a seam."""
    fill = mix(FILL[COLOURS[patch // 6]], CREAM, 0.38)
    return (Stroke(hexagon(0.985), fill), *_face(patch, readable_on(fill), full, 0.88, raised))


def glyph(pattern: int, ink: str, *where: float) -> Layer:
    """A pattern at a place and scale."""
    return (Stroke(moved(PATTERN_PATHS[PATTERNS[pattern]], *where), ink),)


def letters(text: str, ink: str, full: bool) -> Layer:
    """The letter of a patch's colour in its upper left, or both its letters."""
    return (Letter(text, -0.41, -0.33, 0.31, ink) if full else Letter(text, *CORNER, 0.36, ink),)


def _face(patch: int, ink: str, full: bool, scale: float, raised: bool) -> Layer:
    colour, pattern = divmod(patch, 6)
    text = COLOUR_LETTERS[colour] + (PATTERN_LETTERS[pattern] if full else "")
    where = (0.13, -0.1 * raised, 0.4 - 0.03 * raised) if full else (0.06, -0.11 * raised, (GLYPH - 0.04 * raised) * scale)
    return (glyph, pattern, ink, *where), (letters, text, ink, full)


def free(name: str = "") -> Layer:
    """A space to fill, with its name if asked."""
    cloth = Stroke(hexagon(0.95), CLOTH, THREAD, 0.035)
    return (cloth, Letter(name, 0, 0, 0.4, mix(THREAD, INK, 0.35), False)) if name else (cloth,)


def blank() -> Layer:
    """A border cell without a printed patch."""
    return (Stroke(hexagon(0.985), mix(LINEN, THREAD, 0.25)),)


def face_down(text: str = "") -> Layer:
    """A patch that is not known."""
    back = mix(THREAD, INK, 0.25)
    return (
        Stroke(hexagon(0.96), back, mix(back, INK, 0.5), 0.05),
        Stroke(hexagon(0.7), None, CREAM, 0.04, (0.1, 0.09)),
        *((Letter(text, 0, 0, 0.55, CREAM),) if text else ()),
    )


def name(text: str, ink: str) -> Layer:
    """The name of a cell, at the foot of its hex."""
    return (Letter(text, 0, 0.58, 0.24, ink),)


GOAL_ROWS = {
    "not-equal": ("≠",),
    "AAA-BBB": ("AAA", "BBB"),
    "AA-BB-CC": ("AA", "BB", "CC"),
    "AAAA-BB": ("AAAA", "BB"),
    "AAA-BB-C": ("AAA", "BB", "C"),
    "AA-BB-C-D": ("AA", "BB", "C D"),
}


def goal(of: str, name: str = "") -> Layer:
    """A goal: its letters, and its two values; its name above if asked."""
    rows = GOAL_ROWS[of]
    step, size = {1: (0.0, 0.9), 2: (0.38, 0.43), 3: (0.29, 0.35)}[len(rows)]
    words = [Letter(row, 0, -0.14 + step * (k - (len(rows) - 1) / 2), size) for k, row in enumerate(rows)]
    values = Letter(f"{GOALS[of].lower}/{GOALS[of].higher}", 0, 0.53, 0.3)
    card = Stroke(hexagon(0.95), CREAM, INK, 0.06), Stroke(hexagon(0.85), None, THREAD, 0.03)
    return (*card, *words, values, *((Letter(name, 0, -0.69, 0.2),) if name else ()))


def button_on(colour: str) -> Layer:
    """A button on the lower right of its patch, where it hides neither colour nor pattern."""
    return button(colour, 0.46, 0.42, 0.25)


def cat_on(points: int) -> Layer:
    """A cat's token on the lower left of its patch."""
    return cat(str(points), -0.45, 0.43, 0.28)
