"""Pictures for handouts and pages: the patches, the cats, their shapes, button groups, goals with the tiles around, the marks."""
from rulelib import hexes
from rulelib.calico.board import CELLS, GOAL_CELLS, HEX, NEAR
from rulelib.calico.cats import CATS
from rulelib.calico.goals import GOALS, Goal, goal_points
from rulelib.calico.patches import BY_TEXT
from rulelib.calico.quilt import Quilt, drawn_quilt, empty_quilt
from rulelib.groups import members
from rulelib.hexes import Hex, centre

from figures import calico_tiles as tiles
from figures.calico_glyphs import button, cat
from figures.calico_quilt import patches_on
from figures.calico_shelf import shape
from figures.hex_marks import mark
from figures.paper import CREAM, INK, THREAD, Layer, Letter, Stroke, disc, mix, panel
from figures.picture import Still
from figures.sheet import Look

BROWN = mix(THREAD, INK, 0.45)


def patch_legend() -> Still:
    """The 36 patches, a row a colour, each with its two letters."""
    looks = {f"patch:{patch}": Look(1.1 + 1.9 * (patch % 6), 1.2 + 2.15 * (patch // 6), ((tiles.tile, patch, True),)) for patch in range(36)}
    return Still(tuple(looks.items()), (11.7, 13.15))


def cat_tile(name: str) -> Layer:
    """A cat's tile: points, what it wants, its initial, the dots of its group, the letter of the physical tile."""
    of = CATS[name]
    card = Stroke(panel(0.1, 0.1, 3.9, 2.9, 0.35), CREAM, mix(THREAD, INK, 0.25), 0.06)
    dots = [Stroke(disc(3.55 - 0.3 * k, 0.45, 0.09), INK) for k in range(of.dots)]
    letters = Letter(name[0].upper(), 0.55, 0.55, 0.6), Letter(of.tile, 3.5, 2.5, 0.36, mix(THREAD, INK, 0.4))
    broad = 3 if of.name in ("callie", "almond") else len(of.shape)
    large = shape(of.shape, 2.78, 1.7, 1.07 / broad, BROWN) if of.shape else (Letter(f"{of.size}+", 2.6, 1.7, 0.85),)
    return (card, *cat(str(of.points), 1.05, 1.75, 0.68), *large, *dots, *letters)


def cat_cards() -> Still:
    """The ten cats, the two sides of a tile above each other."""
    order = sorted(CATS.values(), key=lambda cat: (cat.tile, bool(cat.shape)))
    looks = {cat.name: Look(0.1 + 4 * (k // 2), 0.1 + 3.1 * (k % 2), ((cat_tile, cat.name),)) for k, cat in enumerate(order)}
    return Still(tuple(looks.items()), (20.2, 6.2))


def points_head(points: int) -> Layer:
    """A cat's head with its points."""
    return cat(str(points), 0, 0, 0.55)


def cat_shapes() -> Still:
    """The five shapes, a row a cat, each in every orientation."""
    looks = {}
    for row, of in enumerate(cat for cat in CATS.values() if cat.shape):
        looks[of.name] = Look(0.9, 1.3 + 2.4 * row, ((points_head, of.points),))
        forms = sorted(hexes.orientations(of.shape), key=sorted)
        for k, form in enumerate(forms):
            looks[f"{of.name}:{k + 1}"] = Look(3.0 + 2.4 * k, 1.3 + 2.4 * row, ((shape, form, 0.0, 0.0, 0.3, BROWN),))
    return Still(tuple(looks.items()), (16.3, 12.2))


def verdict(colour: str, count: int) -> Layer:
    """The buttons that a drawn group has earned; an empty ring for none."""
    if not count:
        return (Stroke(disc(0, 0, 0.42), None, mix(THREAD, INK, 0.3), 0.06, (0.14, 0.12)),)
    return tuple(part for k in range(count) for part in button(colour, 1.1 * (k - (count - 1) / 2), 0, 0.45))


BUTTON_GROUPS: tuple[tuple[int, tuple[tuple[str, Hex], ...]], ...] = (
    (0, (("yd", (0, 0)), ("ys", (1, 0)))),
    (1, (("yd", (0, 0)), ("ys", (1, 0)), ("yw", (0, 1)))),
    (1, (("kf", (0, 0)), ("kq", (1, 0)), ("kd", (0, 1)), ("kv", (1, 1)), ("kw", (-1, 2)), ("ks", (0, 2)))),
    (2, (("gf", (0, 0)), ("gq", (1, 0)), ("gd", (0, 1)), ("bs", (1, 1)), ("gv", (2, 1)), ("gw", (1, 2)), ("gs", (2, 2)), ("cd", (0, 2)))),
)  # how many buttons, and the patches


def button_groups() -> Still:
    """Two of a colour: none; three: one; six: still one; two groups of three apart: two."""
    looks, left = {}, 0.3
    for k, (count, patches) in enumerate(BUTTON_GROUPS):
        xs = [centre(hex)[0] for _, hex in patches]
        for text, hex in patches:
            x, y = centre(hex)
            looks[f"group{k + 1}:{text}"] = Look(left + 0.9 + x - min(xs), 1.2 + y, ((tiles.tile, BY_TEXT[text]),))
        width = max(xs) - min(xs) + 1.8
        looks[f"group{k + 1}"] = Look(left + width / 2, 6.0, ((verdict, "yellow" if k < 2 else "pink" if k == 2 else "green", count),))
        left += width + 1.0
    return Still(tuple(looks.items()), (left - 0.7, 6.8))


def example_ring(goal: Goal, both: bool) -> Quilt:
    """A quilt with six patches around the top goal that fulfil it by colours, or by both colours and patterns."""
    letters = [letter for letter, count in enumerate(goal.counts) for _ in range(count)]
    other = letters if both else [0, 1, 2, 3, 4, 5] if len(goal.counts) < 6 else [0, 0, 1, 1, 2, 2]
    around = [cell for cell in CELLS if NEAR[GOAL_CELLS[0]] >> cell & 1]
    apart = (0, 2, 5, 1, 4, 3)  # letters need not touch
    patches = {around[apart[k]]: 6 * letters[k] + other[(k + both) % 6 if both else k] for k in range(6)}
    return drawn_quilt(empty_quilt("none", (goal.name, "not-equal", "AA-BB-CC")), patches)


def value(points: int) -> Layer:
    """The points of a goal, on a tab."""
    return Stroke(panel(-0.65, -0.42, 0.65, 0.42, 0.4), CREAM, INK, 0.06), Letter(str(points), 0, 0, 0.6)


def goal_rings(goals: tuple[str, ...] = tuple(GOALS)) -> Still:
    """Goals with six patches around: above fulfilled by colours, below by colours and patterns; with the points."""
    looks = {}
    for column, goal in enumerate(GOALS[name] for name in goals):
        for row, both in enumerate((False, True)):
            quilt, name = example_ring(goal, both), f"{goal.name}:{row + 1}"
            looks |= _ring(quilt, goal, name, 2.8 + 5.5 * column, 2.7 + 6.5 * row)
            looks[name] = Look(2.8 + 5.5 * column, 5.75 + 6.5 * row, ((value, goal_points(quilt, 0)),))
    return Still(tuple(looks.items()), (5.5 * len(goals) + 0.1, 12.9))


def beginner_goal_rings() -> Still:
    """The three goals of the beginner game."""
    return goal_rings(("not-equal", "AAA-BBB", "AA-BB-CC"))


def _ring(quilt: Quilt, goal: Goal, name: str, x: float, y: float) -> dict[str, Look]:
    middle = centre(HEX[GOAL_CELLS[0]])
    looks = {f"{name}:goal": Look(x, y, ((tiles.goal, goal.name),))}
    patches = patches_on(quilt)
    for cell in members(NEAR[GOAL_CELLS[0]]):
        px, py = centre(HEX[cell])
        looks[f"{name}:{cell}"] = Look(x + px - middle[0], y + py - middle[1], ((tiles.tile, patches[cell]),))
    return looks


def marks_legend() -> Still:
    """The marks side by side, on a patch above and on a free space below."""
    looks = {}
    for k, role in enumerate(("member", "blocker", "missing", "candidate", "candidate:+3", "chosen")):
        looks[f"patch:{role}"] = Look(1.2 + 2.1 * k, 1.3, ((tiles.tile, BY_TEXT["yd"]), (mark, (role,), False)))
        looks[f"free:{role}"] = Look(1.2 + 2.1 * k, 3.6, ((tiles.free,), (mark, (role,), True)))
    return Still(tuple(looks.items()), (12.9, 4.8))


