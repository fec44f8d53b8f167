"""Marks on corners and edges: rings and bars whose lines differ by role, signs that stay small."""
from functools import cache

import numpy as np

from figures.catan_pieces import turned
from figures.marks import halo, kinds, label_at, sign_at, told
from figures.paper import ACCENT, CREAM, INK, STOP, Layer, Letter, Path, Stroke, disc, panel, polygon, together

DASHES = {"missing": (0.16, 0.12), "candidate": (0.001, 0.125)}


@cache
def _thorny(radius: float, count: int) -> Path:
    """A ring with teeth that point outwards."""
    angle = np.linspace(0, 2 * np.pi, 2 * count, endpoint=False)
    reach = np.where(np.arange(2 * count) % 2, radius + 0.02, radius + 0.13)
    outer = np.stack((reach * np.cos(angle), reach * np.sin(angle)), 1)
    return together(polygon(outer), disc(0, 0, radius - 0.05, hole=True))


def ring(role: str, radius: float, free: bool) -> Layer:
    """The line around a marked corner: whole, dashed, dotted, thorny; a free one is filled so that it is seen."""
    ground = (Stroke(disc(0, 0, radius), CREAM),) if free else ()
    if role == "blocker":
        return (*ground, Stroke(_thorny(radius, 12), STOP, CREAM, 0.03))
    if role == "chosen":
        pointer = polygon([(-0.17, -radius - 0.3), (0.17, -radius - 0.3), (0, -radius + 0.02)])
        return (*ground, *halo(disc(0, 0, radius), 0.085, (), ACCENT), Stroke(pointer, ACCENT, CREAM, 0.04))
    return (*ground, *halo(disc(0, 0, radius), 0.075 + 0.015 * (role == "candidate"), DASHES.get(role, ())))


def spot(roles: tuple[str, ...], radius: float, free: bool, above: bool = True) -> Layer:
    """All the marks of a corner; the sign in the middle where it is free, else at the upper right of the town."""
    rings = tuple((ring, kind, radius, free and k == 0) for k, kind in enumerate(kinds(roles)))
    kind, _, label = told(roles).partition(":")
    x, y = (0.0, 0.0) if free else (0.8 * radius, -0.8 * radius)
    if label:
        return (*rings, (label_at, label, x, y, 0.24))
    return (*rings, (small_sign, kind, x, y, 0.62 if free else 0.7)) if kind != "candidate" or not free else (*rings, (dot,))


def dot() -> Layer:
    """The heart of a free corner or edge that is a candidate."""
    return (Stroke(disc(0, 0, 0.075), INK),)


def small_sign(role: str, x: float, y: float, scale: float) -> Layer:
    """A tick, a cross or a question mark, smaller than on a land."""
    drawn = []
    for part in sign_at(role, 0, 0):
        if isinstance(part, Letter):
            drawn.append(part._replace(x=x, y=y, size=part.size * scale))
        else:
            drawn.append(part._replace(path=Path(part.path.vertices * scale + (x, y), part.path.codes), width=part.width * scale))
    return tuple(drawn)


@cache
def _toothed_bar(half: float, wide: float) -> Path:
    """A bar's outline with teeth that point outwards."""
    teeth = []
    for side in (-1, 1):
        steps = np.linspace(-half, half, 9) * side
        teeth += [(x, -side * (wide + (0.12 if k % 2 else 0.0))) for k, x in enumerate(steps)]
    inner = polygon([(-half + 0.03, wide - 0.05), (half - 0.03, wide - 0.05), (half - 0.03, 0.05 - wide), (0.03 - half, 0.05 - wide)])
    return together(polygon(teeth), inner)


def bar(role: str, degrees: int, free: bool) -> Layer:
    """The line around a marked edge."""
    half, wide = 0.35, 0.17
    path = turned(panel(-half, -wide, half, wide, 0.1), degrees)
    ground = (Stroke(path, CREAM),) if free else ()
    if role == "blocker":
        return (*ground, Stroke(turned(_toothed_bar(half, wide + 0.02), degrees), STOP, CREAM, 0.03))
    if role == "chosen":
        pointer = turned(polygon([(-0.12, -wide - 0.26), (0.12, -wide - 0.26), (0, -wide + 0.02)]), degrees if degrees != 90 else -90)
        return (*ground, *halo(path, 0.08, (), ACCENT), Stroke(pointer, ACCENT, CREAM, 0.04))
    return (*ground, *halo(path, 0.07 + 0.015 * (role == "candidate"), DASHES.get(role, ())))


def side(roles: tuple[str, ...], degrees: int, free: bool) -> Layer:
    """All the marks of an edge; the sign in its middle where it is free, else beside its road."""
    bars = tuple((bar, kind, degrees, free and k == 0) for k, kind in enumerate(kinds(roles)))
    kind, _, label = told(roles).partition(":")
    x, y = (0.0, 0.0) if free else (0.22, 0.0) if degrees == 90 else (0.0, -0.24)
    if label:
        return (*bars, (label_at, label, x, y, 0.22))
    if kind == "candidate":
        return (*bars, *(((dot,),) if free else ()))
    return (*bars, (small_sign, kind, x, y, 0.55))


def round_mark(roles: tuple[str, ...], radius: float) -> Layer:
    """The marks of a harbour."""
    return (*((ring, kind, radius, False) for kind in kinds(roles)), (corner_sign, roles, radius))


def robber_mark(roles: tuple[str, ...], radius: float) -> Layer:
    """The marks of the robber; without a blocker's teeth, which would hide the chip beside it."""
    rings = tuple(halo(disc(0, 0, radius), 0.06, (), STOP) if kind == "blocker" else ring(kind, radius, False) for kind in kinds(roles))
    return (*(stroke for each in rings for stroke in each), (corner_sign, roles, radius))


def corner_sign(roles: tuple[str, ...], radius: float) -> Layer:
    """The sign of something round, at its upper right."""
    kind, _, label = told(roles).partition(":")
    x, y = 0.72 * radius, -0.72 * radius
    return label_at(label, x, y, 0.26) if label else small_sign(kind, x, y, 0.8)
