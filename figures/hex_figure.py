"""A hex and its neighbours: axial coordinates, edges that join, and why a corner never counts. For any game on hexes."""
from figures.hex_marks import sign
from figures.paper import ACCENT, CLOTH, CREAM, INK, LINEN, Layer, Letter, Stroke, disc, hexagon, lines, mix, readable_on
from figures.picture import Still
from figures.sheet import Look
from rulelib.hexes import DIRECTIONS, Hex, add, centre, neighbours

_CORNERS = hexagon(1.0).vertices[:-1]  # from the top, with the clock


def plain(text: str, fill: str) -> Layer:
    """A hex of one colour with a few letters in it."""
    ink = readable_on(fill)
    return Stroke(hexagon(0.96), fill, mix(fill, INK, 0.35), 0.04), Letter(text, 0, 0, 0.44 if len(text) < 3 else 0.36, ink)


def edge_between(there: Hex) -> Layer:
    """The edge of the hex (0, 0) towards a neighbour, as a broad line."""
    x, y = centre(there)
    ends = sorted(_CORNERS, key=lambda corner: (corner[0] - x) ** 2 + (corner[1] - y) ** 2)[:2]
    return Stroke(lines(ends), None, CREAM, 0.3), Stroke(lines(ends), None, ACCENT, 0.2)


def corner_dot() -> Layer:
    """The point where three hexes meet."""
    return (Stroke(disc(0, 0, 0.17), INK, CREAM, 0.06),)


def _text(hex: Hex) -> str:
    return f"{hex[0]}, {hex[1]}".replace("-", "−")


def neighbours_figure() -> Still:
    """A hex and its six neighbours, with their axial coordinates; the hexes beyond the corners are crossed out."""
    x, y = 3.7, 4.2
    beyond = [add(step, DIRECTIONS[(k + 1) % 6]) for k, step in enumerate(DIRECTIONS)]
    fills = {(0, 0): "#f2c14e"} | dict.fromkeys(neighbours((0, 0)), CREAM) | dict.fromkeys(beyond, LINEN)
    pieces = {}
    for hex, fill in fills.items():
        px, py = centre(hex)
        layers = ((plain, _text(hex), fill), *(((sign, "blocker", False),) if hex in beyond else ()))
        pieces[f"hex:{hex[0]},{hex[1]}"] = Look(x + px, y + py, layers)
    for step in neighbours((0, 0)):
        pieces[f"edge:{step[0]},{step[1]}"] = Look(x, y, ((edge_between, step),))
    return Still(tuple(pieces.items()), (7.4, 8.4))


def corner_figure() -> Still:
    """Three hexes that meet at a corner: each two of them share an edge as well."""
    x, y = 1.3, 1.4
    places = ((0, 0), (1, 0), (0, 1))
    pieces = {}
    for letter, hex in zip("ABC", places):
        px, py = centre(hex)
        pieces[letter] = Look(x + px, y + py, ((plain, letter, CLOTH),))
    for one, other in ((0, 1), (0, 2), (1, 2)):
        px, py = centre(places[one])
        step = places[other][0] - places[one][0], places[other][1] - places[one][1]
        pieces[f"edge:{'ABC'[one]}{'ABC'[other]}"] = Look(x + px, y + py, ((edge_between, step),))
    middle = [sum(axis) / 3 for axis in zip(*map(centre, places))]
    pieces["corner"] = Look(x + middle[0], y + middle[1], ((corner_dot,),))
    return Still(tuple(pieces.items()), (4.35, 4.3))


def beside(still: Still, x: float, y: float, scale: float, prefix: str) -> dict[str, Look]:
    """The pieces of a picture, moved and made larger, to stand beside others."""
    return {f"{prefix}{gid}": Look(x + scale * look.x, y + scale * look.y, look.layers, scale * look.scale) for gid, look in still.pieces}


def adjacency() -> Still:
    """Neighbours and their coordinates at the left; a corner and its three edges at the right."""
    left, right = neighbours_figure(), corner_figure()
    pieces = dict(left.pieces) | beside(right, left.size[0] + 0.6, (left.size[1] - 1.4 * right.size[1]) / 2, 1.4, "corner:")
    return Still(tuple(pieces.items()), (left.size[0] + 0.6 + 1.4 * right.size[0], left.size[1]))


