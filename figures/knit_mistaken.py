"""What comes out where a rule of Knitting Circle is misread: wrong values, each with the rule that it gets wrong."""
from collections.abc import Iterator
from typing import Any

from rulelib.knitting_circle.buttons import button_texts, fits
from rulelib.knitting_circle.circle import CATS, Circle, available
from rulelib.knitting_circle.deck import BUTTONS, CARDS, PATTERNS, REQUESTS
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Knitter, Seat
from rulelib.knitting_circle.round_end import with_slots
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS, SIDES, colour_texts, tile_texts

Wrong = tuple[Any, str]


def _first(spaces: Iterator[int], count: int = 2) -> list[int]:
    return [space + 1 for space, _ in zip(spaces, range(count))]


def wrong_spaces(circle: Circle, cat: int, right: list[int]) -> Iterator[Wrong]:
    """Closed spaces counted, empty ones not skipped, other cats passed over as if they were not there, the other way round, a third space, one's own."""
    own, spaces = circle.cats[cat], circle.spaces
    walk = [(own + step) % spaces for step in range(1, spaces)]
    can = [space for space in walk if available(circle, space) and space not in circle.cats]
    yield [space + 1 for space in walk[:2] if space in can], "knit.gather.available"
    yield _first(space for space in walk if available(circle, space)), "knit.gather.available"
    yield _first(space for space in walk if space not in circle.cats), "knit.gather.available"
    yield [space + 1 for space in can[:3]], "knit.gather.move"
    yield right[:1], "knit.gather.move"
    yield [own + 1, *right[:1]], "knit.gather.own-space"
    yield _first(iter(can[::-1])), "knit.gather.move"
    yield [own + 1], "knit.gather.own-space"


def wrong_garments(garment: Garment, workspace: tuple[int, ...], right: dict[str, Any]) -> Iterator[Wrong]:
    """Another pattern with its buttons, points summed up or of a step beside, a cat too many or too few, all buttons or none."""
    ladder = CARDS[garment.type].ladder
    all_fitting = list(button_texts(button for button in dict.fromkeys(workspace) if fits(button, garment)))
    if not garment.done:
        yield right | {"points": garment.points or min(ladder.values()), "buttons": all_fitting}, "knit.finish.declare"
    if right["choices"]:
        yield right | {"buttons": all_fitting, "choices": []}, "knit.finish.one-a-shape"
        yield right | {"choices": []}, "knit.finish.one-a-shape"
    if right["angry-cat"]:
        yield right | {"angry-cat": False}, "knit.finish.angry-cat"
        yield right | {"points": 0}, "knit.finish.angry-still-counts"
    other = next(number for number in range(1, len(PATTERNS)) if number != garment.pattern)
    if garment.done:
        yield _seen_as(PATTERNS[other], workspace, right), f"knit.pattern.{PATTERNS[garment.pattern or other]}"
    yield right | {"points": sum(points for filled, points in ladder.items() if filled <= len(garment.yarn))}, "knit.score.garments"
    yield right | {"buttons": [], "choices": []}, "knit.finish.type-button"
    for step in (1, -1, 2):
        yield right | {"points": ladder.get(len(garment.yarn) + step, right["points"] + step)}, "knit.score.garments"


def _seen_as(pattern: str, workspace: tuple[int, ...], right: dict[str, Any]) -> dict[str, Any]:
    """What a garment would bring if its pattern were another one."""
    buttons = [name for name in right["buttons"] if name not in PATTERNS]
    seen = [pattern] if any(BUTTONS[button] == pattern for button in workspace) else []
    return right | {"pattern": pattern, "buttons": buttons + seen, "angry-cat": False}


def wrong_rows(right: list[str], before: Knitter | None) -> Iterator[Wrong]:
    """As before the move, a tile with its other side up, one too few."""
    if before:
        yield list(tile_texts(before.row)), "knit.stitch.have-tile"
    turned = [f"{tile[:-1]}{SIDES[1 - SIDES.index(tile[-1])]}" for tile in right]
    yield right[:-1] + turned[-1:], "knit.gather.keep-side"
    yield turned[:1] + right[1:], "knit.flip.cost"
    yield right[:-1], "knit.gather.four-turns"
    yield right[1:], "knit.gather.four-turns"


def wrong_bowls(right: list[str], knitter: Knitter, before: Knitter | None) -> Iterator[Wrong]:
    """As before the move, the row poured in at once, one too few or another colour."""
    if before:
        yield list(colour_texts(before.bowl)), "knit.stitch.yarn-icon"
    yield right + list(colour_texts(tile >> 1 for tile in knitter.row)), "knit.bowl.at-end"
    yield right[:-1], "knit.paw.search"
    yield right + right[-1:], "knit.round-end.bowl"
    yield from (((right[:-1] or []) + [colour], "knit.stitch.yarn-icon") for colour in COLOURS)


def wrong_workspaces(right: list[str], before: Knitter | None) -> Iterator[Wrong]:
    """Nothing taken, one more taken, one of the taken ones still there."""
    lay = list(button_texts(before.workspace)) if before else right
    yield lay, "knit.finish.one-a-shape"
    taken = [name for name in lay if name not in right]
    yield from ((right + [name], "knit.finish.one-a-shape") for name in taken)
    yield from (([other for other in right if other != name], "knit.finish.one-a-shape") for name in right)
    yield [], "knit.finish.no-refill"
    yield [*right, "stripes"], "knit.finish.no-refill"


def _lying(circle: Circle) -> dict[int, list[str]]:
    return {space + 1: list(tile_texts(circle.beside(space))) for space in range(circle.spaces) if circle.beside(space)}


def wrong_slots(right: dict[int, list[str]], before: Any, after: Table) -> Iterator[Wrong]:
    """Refilled from another cat, as before the move, a tile with its other side up, one gone."""
    if isinstance(before, Table) and before.phase == "round-end":
        around = before.circle
        for cat in sorted(set(range(before.players)) - {before.start - 1}):
            yield _lying(with_slots(around, before.supply, around.cats[cat])[0]), "knit.round-end.slots"
    if isinstance(before, Seat | Table) and before.circle:
        yield _lying(before.circle), "knit.setup.start-tile"
    for space, tiles in right.items():
        flipped = f"{tiles[0][:-1]}{SIDES[1 - SIDES.index(tiles[0][-1])]}"
        yield right | {space: [flipped, *tiles[1:]]}, "knit.setup.slots"
    yield from ((right | {space: tiles[1:]}, "knit.round-end.slots") for space, tiles in right.items() if len(tiles) > 1)
    yield {}, "knit.setup.slots"


def wrong_centres(right: list[str], before: Table | None, after: Table) -> Iterator[Wrong]:
    """As before the move, one too few, another one gone."""
    yield list(colour_texts(before.centre) if before else COLOURS), "knit.setup.start-tile"
    yield right[1:], "knit.setup.centre"
    yield [], "knit.round-end.last"
    yield right[:-1], "knit.setup.centre"
    yield list(COLOURS[:2]), "knit.setup.centre"


def wrong_requests(right: list[str], before: Table | None, after: Table) -> Iterator[Wrong]:
    """Others turned over, all of them, none."""
    names = [name.removesuffix(" turned") for name in right]
    yield [name + " turned" for name in names], "knit.request.turned"
    yield names, "knit.request.turned"
    yield from (([], "knit.setup.requests"), ([*REQUESTS[:4]], "knit.setup.requests"))
    for at, name in enumerate(right):
        yield [*right[:at], names[at] if name != names[at] else f"{name} turned", *right[at + 1 :]], "knit.request.turned"


def wrong_bag(right: dict[str, int], before: Any, after: Table) -> Iterator[Wrong]:
    """A tile more or less, and six."""
    first = next(iter(right), CATS[0])
    yield from ((right | {first: right.get(first, 0) + more}, "knit.setup.bag") for more in (1, -1, 6, 2) if right.get(first, 0) + more >= 0)
