"""Marks on a hex: evidence that is told apart without colour. Shared by the games that are played on hexes.

A role may carry a short label after a colon: `candidate:+3`.
"""
from collections.abc import Iterable
from functools import cache

import numpy as np

from figures.paper import ACCENT, CREAM, INK, STOP, Layer, Letter, Stroke, disc, hexagon, lines, panel, polygon, together

ROLES = ("chosen", "candidate", "member", "missing", "blocker")  # the last of a cell's roles gives the sign in its corner
SIGN = (0.54, -0.44)


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


def _halo(path, width: float, dash: tuple[float, ...] = (), line: str = INK) -> Layer:
    """A dark line on a broader light one, to be seen on any tile."""
    return Stroke(path, None, CREAM, width + 0.07), Stroke(path, None, line, width, dash)


@cache
def _thorns() -> Layer:
    """A ring with teeth that point inwards."""
    outer, inner = hexagon(0.97).vertices[:-1], []
    for k in range(6):
        for step in range(3):
            at = outer[k] + (outer[(k + 1) % 6] - outer[k]) * np.array([[step / 3], [step / 3 + 1 / 6]])
            inner += [at[0] * 0.91, at[1] * 0.79]
    ring = together(polygon(outer), polygon(inner[::-1]))
    return (Stroke(ring, STOP, CREAM, 0.04),)


def outline(role: str) -> Layer:
    """The line along the inside of a marked hex: whole, dashed, dotted, toothed, or with a pointer above."""
    if role == "member":
        return _halo(hexagon(0.89), 0.09)
    if role == "missing":
        return _halo(hexagon(0.88), 0.07, (0.27, 0.17))
    if role == "candidate":
        return _halo(hexagon(0.88), 0.095, (0.001, 0.19))
    if role == "blocker":
        return _thorns()
    pointer = polygon([(-0.3, -1.02), (0.3, -1.02), (0, -0.58)])
    return (*_halo(hexagon(0.89), 0.09, (), ACCENT), Stroke(pointer, ACCENT, CREAM, 0.05))


def sign(role: str, free: bool) -> Layer:
    """A tick, cross or question mark in the upper right (in the middle of a free hex), or the role's label."""
    kind, _, label = role.partition(":")
    x, y = (0.0, 0.0) if free else SIGN
    if label:
        return _label(label, 0.0, 0.0, 0.38) if free else _label(label, 0.4, -0.5, 0.3)
    if kind == "member":
        tick = lines([(x - 0.11, y + 0.0), (x - 0.03, y + 0.1), (x + 0.12, y - 0.11)])
        return Stroke(disc(x, y, 0.23), INK, CREAM, 0.05), Stroke(tick, None, CREAM, 0.075)
    if kind == "blocker":
        cross = lines([(x - 0.1, y - 0.1), (x + 0.1, y + 0.1)], [(x - 0.1, y + 0.1), (x + 0.1, y - 0.1)])
        return Stroke(disc(x, y, 0.24), STOP, CREAM, 0.05), Stroke(cross, None, CREAM, 0.09)
    if kind == "missing":
        return Stroke(disc(x, y, 0.25), CREAM, INK, 0.05), Letter("?", x, y, 0.36)
    return ()


def _label(text: str, x: float, y: float, size: float) -> Layer:
    high, half = 0.7 * size, (0.4 + 0.33 * len(text)) * size
    return Stroke(panel(x - half, y - high, x + half, y + high, high), CREAM, INK, 0.05), Letter(text, x, y, size)


def mark(roles: tuple[str, ...], free: bool) -> Layer:
    """All the marks of one hex."""
    told = next((role for role in reversed(roles) if ":" in role), roles[-1])
    return (*((outline, role.partition(":")[0]) for role in roles), (sign, told, free))
