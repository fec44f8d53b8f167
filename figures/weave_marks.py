"""Marks on threads and on free places: lines along both edges, signs near both ends."""
import numpy as np

from figures.marks import along, kinds, label_at, sign_at, told
from figures.paper import ACCENT, CREAM, STOP, Layer, Stroke, disc, lines, polygon

OUT = 0.075  # from a thread's edge to the middle of a mark's line


def _way(points, upright: bool) -> np.ndarray:
    points = np.array(points, float)
    return points[:, ::-1] if upright else points


def edges(roles: tuple[str, ...], start: float, end: float, half: float, upright: bool) -> Layer:
    """The lines of some roles along both edges: whole, dashed, dotted; teeth that point at the thread."""
    drawn: list = []
    for role in roles:
        if role == "blocker":
            drawn += _teeth(start, end, half, upright)
        else:
            path = lines(*(_way([(start, side), (end, side)], upright) for side in (-half - OUT, half + OUT)))
            drawn += [stroke._replace(cap="butt") if not stroke.dash else stroke for stroke in along(role, path, 0.075)]
    return tuple(drawn)


def _teeth(start: float, end: float, half: float, upright: bool) -> Layer:
    count = max(round((end - start) / 0.3), 1)
    step = (end - start) / count
    drawn = []
    for side in (-1, 1):
        outer = [(start, side * (half + 0.19)), (end, side * (half + 0.19))]
        points = [(end - step * k / 2, side * (half + (0.11 if k % 2 == 0 else -0.05))) for k in range(2 * count + 1)]
        drawn.append(Stroke(polygon(_way([*outer, *points], upright)), STOP, CREAM, 0.03))
    return tuple(drawn)


def end_signs(roles: tuple[str, ...], spots: tuple[tuple[float, float], tuple[float, float]], upright: bool) -> Layer:
    """The sign near both ends, a label near the first; a pointer inwards for what is chosen."""
    inwards = (0.0, 1.0) if upright else (1.0, 0.0)
    kind, _, label = told(roles).partition(":")
    if label:
        return label_at(label, *spots[0], 0.36)
    drawn = [part for spot in spots for part in sign_at(kind, *spot)]
    if kinds(roles)[-1] == "chosen":
        for (x, y), way in zip(spots, (1, -1)):
            dx, dy = way * inwards[0], way * inwards[1]
            arrow = polygon([(x - 0.1 * dx - 0.16 * dy, y - 0.1 * dy - 0.16 * dx), (x - 0.1 * dx + 0.16 * dy, y - 0.1 * dy + 0.16 * dx), (x + 0.15 * dx, y + 0.15 * dy)])
            drawn += [Stroke(disc(x, y, 0.27), ACCENT, CREAM, 0.05), Stroke(arrow, CREAM)]
    return tuple(drawn)
