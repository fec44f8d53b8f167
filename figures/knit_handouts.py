"""Pictures for handouts and pages: the four patterns with near misses, tricky sequences, where a cat may go, the six garments, the marks."""
from figures.knit_buttons import slot as button_slot
from figures.knit_circle import circle_pieces, side
from figures.knit_garments import space
from figures.knit_garments import extras_of as extras
from figures.knit_glyphs import angry
from figures.knit_seat import pieces as seat_pieces
from figures.knit_seat import size as seat_size
from figures.knit_shapes import height
from figures.knit_stitches import ball, place, tile
from figures.knit_strip import HIGH, STEP, stitch_tile, upright_strip
from figures.marks import boxed, roles_of
from figures.paper import INK, Key, Layer, Stroke, lines, polygon
from figures.picture import Still
from figures.sheet import Look
from rulelib.knitting_circle import read
from rulelib.knitting_circle.circle import side_of
from rulelib.knitting_circle.deck import CARDS, COLOUR_BLOCK, FIRST_PATTERN, NONE, SOLID, STRIPES, SYMMETRY, TYPES
from rulelib.knitting_circle.gathering import why_reachable
from rulelib.knitting_circle.judging import near
from rulelib.knitting_circle.patterns import pattern
from rulelib.knitting_circle.positions import LETTERS
from rulelib.knitting_circle.yarn import COLOURS, tile_of, tile_texts

GOOD_AND_NEAR = {STRIPES: ("ABABA", "ABABB"), COLOUR_BLOCK: ("AABBB", "AABBA"), SYMMETRY: ("ABCBA", "ABCCA"), SOLID: ("AAAAA", "ABAAA")}
TRICKY = ("ABABA", "AABBAA", "AAA", "AABBCC", "AABBAAA", "ABBB", "AABBC", "ABCD")


def colours(letters: str) -> tuple[int, ...]:
    """The colours of a sequence of letters."""
    return tuple(map(LETTERS.index, letters))


def verdict(found: int) -> tuple[Key, ...]:
    """The button of a pattern, or the angry cat."""
    return ((angry, 0.0, 0.0, 0.8),) if found == NONE else button_slot(FIRST_PATTERN + found - 1, 0)


def arrow(length: float, head: float = 0.3) -> Layer:
    """An arrow to the right from (0, 0)."""
    return Stroke(lines([(0, 0), (length - head, 0)]), None, INK, 0.12), Stroke(polygon([(length - head, -head * 0.7), (length - head, head * 0.7), (length, 0)]), INK)


def _near_miss(letters: str, wanted: int, x: float, y: float) -> dict[str, Look]:
    """A sequence that misses a pattern by one tile: that tile marked, and beside it the one that would make it."""
    sequence = colours(letters)
    at, colour = near(sequence)[wanted]
    drawn = upright_strip(sequence, {f"s{at + 1}": ("blocker",)}, (x, y), f"near{wanted}:")
    middle = y + STEP * (at + 0.5)
    drawn[f"arrow{wanted}"] = Look(x + HIGH + 1.0, middle, ((turned_arrow, 0.85),))
    drawn[f"change{wanted}"] = Look(x + HIGH + 1.15, y + STEP * at, ((stitch_tile, colour, None, (), True),))
    return drawn


def turned_arrow(length: float) -> Layer:
    """An arrow to the left, from its point at (-length, 0)."""
    tip = polygon([(-length + 0.3, -0.21), (-length + 0.3, 0.21), (-length, 0)])
    return Stroke(lines([(-length + 0.3, 0), (0.02, 0)]), None, INK, 0.12), Stroke(tip, INK)


def patterns() -> Still:
    """The four patterns, each beside a sequence that one tile spoils, and the tile that would mend it."""
    looks: dict[str, Look] = {}
    for k, (of, (good, spoilt)) in enumerate(GOOD_AND_NEAR.items()):
        x, y = 0.8 + 9.9 * (k % 2), 2.5 + (2.5 + 5 * STEP) * (k // 2)
        looks[f"is{of}"] = Look(x + HIGH / 2, y - 1.25, verdict(pattern(colours(good))))
        looks[f"not{of}"] = Look(x + 3.2 + HIGH / 2, y - 1.25, verdict(pattern(colours(spoilt))))
        looks |= upright_strip(colours(good), {}, (x, y), f"good{of}:") | _near_miss(spoilt, of, x + 3.2, y)
    return Still(tuple(looks.items()), (19.6, 2 * (2.5 + 5 * STEP) + 0.2))


def tricky() -> Still:
    """Eight sequences that are easily misjudged, each under its pattern's button or an angry cat."""
    looks: dict[str, Look] = {}
    for k, letters in enumerate(TRICKY):
        x, y = 0.25 + 2.0 * k, 2.3
        looks[f"is{k}"] = Look(x + 0.87, 1.15, verdict(pattern(colours(letters))))
        looks |= upright_strip(colours(letters), {}, (x + 0.25, y), f"{letters}:", 0.56, False)
    return Still(tuple(looks.items()), (16.4, 2.5 + 0.56 * STEP * 7))


def garment_alone(type: int, x: float, y: float) -> dict[str, Look]:
    """An empty garment without its card: spaces, points, icons."""
    prefix = TYPES[type]
    drawn = {f"{prefix}:more": Look(x, y, ((extras, type),))}
    for number in range(len(CARDS[type].sides)):
        drawn[f"{prefix}:s{number + 1}"] = Look(x, y, ((space, type, number, None, False, str(number + 1)),))
    return drawn


def garments() -> Still:
    """The six garments of the teaching deck: sides, required and optional spaces, points, icons."""
    looks: dict[str, Look] = {}
    top = 0.95
    for row in (TYPES[:3], TYPES[3:]):
        for column, word in enumerate(row):
            looks |= garment_alone(TYPES.index(word), 3.05 + 6.0 * column, top)
        top += max(height(TYPES.index(word)) * len(CARDS[TYPES.index(word)].sides) for word in row) + 1.2
    return Still(tuple(looks.items()), (18.1, top - 0.4))


def drawn(position, marks=(), **options) -> Still:
    """One player alone, with marks, as a picture of its own."""
    return Still(tuple(seat_pieces(position, marks, **options).items()), seat_size(position, **options))


def movement(circle=("red 2", "blue 2", 0, 2, 1, "green 2", 0, 2), cat: str = "red") -> Still:
    """Where a cat may go: the first two spaces with yarn and without a cat; what closes the others."""
    position = read({"circle": list(circle), "cat": cat, "slots": {number: _tiles(number, entry) for number, entry in enumerate(circle, 1)}})
    reach = why_reachable(position.circle, position.cat)
    marks = [(role, pieces) for role, pieces in reach.marks() if role != "candidate"]
    room = side(position.circle.spaces)
    roles = tuple(roles_of(marks, _all(marks)).items())
    return Still(tuple(circle_pieces(position.circle, (room / 2, room / 2), roles, position.cat).items()), (room, room))


def _tiles(space: int, entry: str | int) -> list[str]:
    """Some tiles beside a space, as many as its entry says."""
    some = (tile_of((2 * space + 3 * number) % len(COLOURS), side_of(space - 1)) for number in range(int(str(entry)[-1])))
    return list(tile_texts(some))


def _all(marks) -> set[str]:
    return {piece for _, pieces in marks for piece in pieces}


def full_lap() -> Still:
    """The one case in which a cat comes back to its own space: no other has yarn."""
    return movement(("red 1", 0, "blue 2", 0, 0, 0))


ROLES = ("member", "blocker", "missing", "candidate", "candidate:+3", "chosen")


def marks_legend() -> Still:
    """The marks side by side: on a tile, on a free place, on a ball in the bowl, on a space of a garment, on a button."""
    looks: dict[str, Look] = {}
    for k, role in enumerate(ROLES):
        x = 1.4 + 2.7 * k
        for row, (name, face, half) in enumerate((("tile", (tile, 1), 0.72), ("free", (place,), 0.72), ("ball", (ball, 2), 0.66))):
            looks[f"{name}:{role}"] = Look(x, 1.1 + 1.8 * row, (face, (boxed, (role,), -half, -half, half, half)))
        looks[f"knitted:{role}"] = Look(x, 3.75, ((space, TYPES.index("scarf"), 2, 5, False, "", (role,)),))
        looks[f"button:{role}"] = Look(x, 8.2, button_slot(2, 0, (role,)))
    return Still(tuple(looks.items()), (16.2, 9.6))
