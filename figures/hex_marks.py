"""Marks on a hex: the lines along its inside and where the signs stand. Shared by the games that are played on hexes."""
from functools import cache

import numpy as np

from figures.marks import halo, kinds, label_at, sign_at, told
from figures.paper import ACCENT, CREAM, STOP, Layer, Stroke, hexagon, polygon, together

SIGN = (0.54, -0.44)  # in the upper right of a hex


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
        return halo(hexagon(0.89), 0.09)
    if role == "missing":
        return halo(hexagon(0.88), 0.07, (0.27, 0.17))
    if role == "candidate":
        return halo(hexagon(0.88), 0.095, (0.001, 0.19))
    if role == "blocker":
        return _thorns()
    pointer = polygon([(-0.3, -1.02), (0.3, -1.02), (0, -0.58)])
    return (*halo(hexagon(0.89), 0.09, (), ACCENT), Stroke(pointer, ACCENT, CREAM, 0.05))


def sign(role: str, free: bool) -> Layer:
    """A tick, cross or question mark in the upper right (in the middle of a free hex), or the role's label."""
    kind, _, label = role.partition(":")
    if label:
        return label_at(label, 0.0, 0.0, 0.38) if free else label_at(label, 0.4, -0.5, 0.3)
    return sign_at(kind, *((0.0, 0.0) if free else SIGN))


def mark(roles: tuple[str, ...], free: bool) -> Layer:
    """All the marks of one hex."""
    return (*((outline, kind) for kind in kinds(roles)), (sign, told(roles), free))
