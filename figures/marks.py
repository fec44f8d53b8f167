"""Evidence marks that are told apart without colour, whatever shape the marked piece has.

The roles and which pieces have them, the lines along a path, the signs. A role may carry a short label after a
colon: `candidate:+3`. What fits only hexes is in hex_marks, what fits threads in weave_marks.
"""
from collections.abc import Iterable

import numpy as np

from figures.paper import ACCENT, CREAM, INK, STOP, Layer, Letter, Path, Stroke, disc, lines, panel, polygon, together

ROLES = ("chosen", "candidate", "member", "missing", "blocker")  # the last of a piece's roles gives the sign
DASHES = {"member": (), "chosen": (), "missing": (0.27, 0.17), "candidate": (0.001, 0.19)}


def roles_of(marks: Iterable[tuple[str, tuple[str, ...]]], known) -> dict[str, tuple[str, ...]]:
    """The roles of each marked piece, in the order in which they are drawn.

    ValueError for a role that is not known or a piece that is not in the picture.
    """
    roles: dict[str, set[str]] = {}
    for role, pieces in marks:
        if role.partition(":")[0] not in ROLES:
            raise ValueError(f"no mark is called {role!r}; there are {', '.join(ROLES)}")
        for piece in pieces:
            if piece not in known:
                raise ValueError(f"{piece!r} is marked {role}, but is not in this picture")
            roles.setdefault(piece, set()).add(role)
    return {piece: tuple(sorted(of, key=lambda role: ROLES.index(role.partition(":")[0]))) for piece, of in roles.items()}


def kinds(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Roles without their labels."""
    return tuple(role.partition(":")[0] for role in roles)


def told(roles: tuple[str, ...]) -> str:
    """The role whose sign is shown: one with a label, or the last."""
    return next((role for role in reversed(roles) if ":" in role), roles[-1])


def halo(path: Path, width: float, dash: tuple[float, ...] = (), line: str = INK) -> Layer:
    """A dark line on a broader light one, to be seen on anything."""
    return Stroke(path, None, CREAM, width + 0.07), Stroke(path, None, line, width, dash)


def along(role: str, path: Path, width: float = 0.08) -> Layer:
    """The line of a role along a path: whole, dashed, dotted; a blocker's teeth depend on the shape and are not drawn here."""
    return halo(path, width + 0.015 * (role == "candidate"), DASHES[role], ACCENT if role == "chosen" else INK)


def sign_at(role: str, x: float, y: float) -> Layer:
    """A tick, a cross or a question mark around (x, y); nothing for the other roles."""
    if role == "member":
        tick = lines([(x - 0.11, y + 0.0), (x - 0.03, y + 0.1), (x + 0.12, y - 0.11)])
        return Stroke(disc(x, y, 0.23), INK, CREAM, 0.05), Stroke(tick, None, CREAM, 0.075)
    if role == "blocker":
        cross = lines([(x - 0.1, y - 0.1), (x + 0.1, y + 0.1)], [(x - 0.1, y + 0.1), (x + 0.1, y - 0.1)])
        return Stroke(disc(x, y, 0.24), STOP, CREAM, 0.05), Stroke(cross, None, CREAM, 0.09)
    if role == "missing":
        return Stroke(disc(x, y, 0.25), CREAM, INK, 0.05), Letter("?", x, y, 0.36)
    return ()


def label_at(text: str, x: float, y: float, size: float) -> Layer:
    """A role's label on a pill around (x, y)."""
    high, half = 0.7 * size, (0.4 + 0.33 * len(text)) * size
    return Stroke(panel(x - half, y - high, x + half, y + high, high), CREAM, INK, 0.05), Letter(text, x, y, size)


def toothed(left: float, top: float, right: float, bottom: float, step: float = 0.26, deep: float = 0.15) -> Path:
    """A rectangle as a ring with teeth that point inwards."""
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    inner: list = []
    for k, start in enumerate(np.array(corners)):
        end = np.array(corners[(k + 1) % 4])
        way = (end - start) / np.linalg.norm(end - start)
        inwards = deep * np.array((-way[1], way[0]))
        count = max(round(float(np.linalg.norm(end - start)) / step), 2)
        for tooth in range(count):
            at = start + (end - start) * tooth / count
            inner += [at + 0.35 * inwards + (0.35 * deep * way if tooth == 0 else 0), at + (end - start) / (2 * count) + inwards]
    return together(polygon(corners), polygon(inner[::-1]))


def boxed(roles: tuple[str, ...], left: float, top: float, right: float, bottom: float) -> Layer:
    """All the marks of a piece that is a rectangle, along its inside; the sign in its upper right corner."""
    drawn: list = []
    for role in kinds(roles):
        if role == "blocker":
            drawn.append(Stroke(toothed(left, top, right, bottom), STOP, CREAM, 0.04))
        else:
            drawn += along(role, panel(left + 0.07, top + 0.07, right - 0.07, bottom - 0.07, 0.16))
        if role == "chosen":
            x = (left + right) / 2
            drawn.append(Stroke(polygon([(x - 0.24, top - 0.14), (x + 0.24, top - 0.14), (x, top + 0.2)]), ACCENT, CREAM, 0.05))
    kind, _, label = told(roles).partition(":")
    x, y = right - 0.12, top + 0.12
    return (*drawn, *(label_at(label, x - 0.2, y, 0.3) if label else sign_at(kind, x, y)))
