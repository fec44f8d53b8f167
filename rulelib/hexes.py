"""Hexes in axial coordinates (q, r), pointing up: shared by every game that is played on hexes.

A corner is the three hexes that meet there, an edge the two that share it; so two hexes that
meet at a corner always share an edge as well.
"""

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # east, then against the clock


def add(a: Hex, b: Hex) -> Hex:
    """The hex that lies at b as seen from a."""
    return a[0] + b[0], a[1] + b[1]


def neighbours(hex: Hex) -> tuple[Hex, ...]:
    """The six hexes that share an edge with this one, east first, against the clock."""
    return tuple(add(hex, step) for step in DIRECTIONS)


def edge(hex: Hex, direction: int) -> frozenset[Hex]:
    """The edge towards a direction (0 to 5), as its two hexes."""
    return frozenset((hex, add(hex, DIRECTIONS[direction % 6])))


def corner(hex: Hex, direction: int) -> frozenset[Hex]:
    """The corner between a direction (0 to 5) and the next one, as its three hexes."""
    return frozenset((hex, add(hex, DIRECTIONS[direction % 6]), add(hex, DIRECTIONS[(direction + 1) % 6])))


def from_offset(row: int, column: int) -> Hex:
    """The hex at a row and column (both from 0) where odd rows are shifted half a hex to the right."""
    return column - (row - (row & 1)) // 2, row


def to_offset(hex: Hex) -> tuple[int, int]:
    """Row and column (both from 0) of a hex where odd rows are shifted half a hex to the right."""
    q, r = hex
    return r, q + (r - (r & 1)) // 2


def turned(hex: Hex) -> Hex:
    """The hex after a sixth of a turn against the clock around (0, 0)."""
    q, r = hex
    return q + r, -q


def mirrored(hex: Hex) -> Hex:
    """The hex reflected in the line r = q."""
    return hex[1], hex[0]


def orientations(shape: frozenset[Hex]) -> set[frozenset[Hex]]:
    """All turned and mirrored forms of a shape, each moved so that its smallest hex is (0, 0)."""
    forms = set()
    for form in (shape, frozenset(map(mirrored, shape))):
        for _ in range(6):
            form = frozenset(map(turned, form))
            first = min(form)
            forms.add(frozenset((q - first[0], r - first[1]) for q, r in form))
    return forms


def centre(hex: Hex) -> tuple[float, float]:
    """The middle of a hex in a drawing, x to the right and y down, in units of the hex's side."""
    q, r = hex
    return 3**0.5 * (q + r / 2), 1.5 * r
