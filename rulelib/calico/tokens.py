"""The tokens of a quilt: what a placement earns, what lies there, what a patch would bring on every free space."""
from typing import NamedTuple

from rulelib.answer import MEMBER, Answer, Because, yes
from rulelib.calico.board import NAME, NEAR
from rulelib.calico.buttons import BUTTON_POINTS, why_buttons, why_gained, why_rainbow
from rulelib.calico.cats import CATS
from rulelib.calico.patches import COLOUR_OF, COLOURS, PATTERN_OF, patch_text
from rulelib.calico.quilt import Quilt, laid
from rulelib.calico.visits import why_visited, why_visits
from rulelib.groups import members, spread


def token_value(quilt: Quilt) -> dict:
    """The tokens on a quilt: {buttons: [yellow, …], cats: [millie, …], rainbow: false}."""
    return _value(quilt, quilt.buttons, quilt.cats, quilt.rainbow)


def _value(quilt: Quilt, buttons: tuple[int, ...], cats: tuple[int, ...], rainbow: bool) -> dict:
    return {
        "buttons": [COLOURS[colour] for colour, count in enumerate(buttons) for _ in range(count)],
        "cats": [quilt.cat_names[index] for index, count in enumerate(cats) for _ in range(count)],
        "rainbow": rainbow,
    }


def tokens(quilt: Quilt) -> Answer:
    """The tokens on a quilt, and for every group why it has one or what it lacks."""
    reasons = [reason for colour in range(6) for reason in why_buttons(quilt, colour)]
    reasons += why_rainbow(quilt.buttons)
    reasons += [reason for index in range(3) for reason in why_visits(quilt, index)]
    return Answer(token_value(quilt), tuple(reasons))


def gain(before: Quilt, patch: int, cell: int) -> Answer:
    """What a patch earns when it is laid on a free cell, in the form of `tokens`, and why (calico.token.now)."""
    after = laid(before, patch, cell)
    colour, pattern = COLOUR_OF[patch], PATTERN_OF[patch]
    button = after.buttons != before.buttons
    rainbow = after.rainbow and not before.rainbow
    reasons = why_gained(before, colour, cell)
    reasons += why_rainbow(after.buttons, before.buttons) if button and (sum(map(bool, after.buttons)) > 4) else []
    reasons += why_visited(before, pattern, cell)
    new_buttons = tuple(a - b for a, b in zip(after.buttons, before.buttons))
    new_cats = tuple(a - b for a, b in zip(after.cats, before.cats))
    reasons += _taken(before, after, patch, cell, button, any(new_cats))
    return Answer(_value(before, new_buttons, new_cats, rainbow), tuple(reasons))


def _taken(before: Quilt, after: Quilt, patch: int, cell: int, button: bool, cat: bool) -> list[Because]:
    """What holds for every token that is taken, and for two at once (calico.example.both-tokens)."""
    if not (button or cat):
        return []
    colour, pattern = COLOUR_OF[patch], PATTERN_OF[patch]
    taken = ((f"{COLOURS[colour]} button",) if button else ()) + ((after.cat_for(pattern).name,) if cat else ())
    group = spread(1 << cell, after.colours[colour], NEAR) * button | spread(1 << cell, after.patterns[pattern], NEAR) * cat
    marks = {MEMBER: tuple(NAME[place] for place in members(group))}
    facts = {"patch": patch_text(patch), "cell": NAME[cell], "tokens": taken}
    reasons = []
    if button and cat:
        reasons += [yes(f"calico.{rule}", marks, **facts) for rule in ("example.both-tokens", "tile.counts-everywhere")]
    reasons += [yes(f"calico.token.{rule}", marks, **facts) for rule in ("now", "marks-group", "hides-nothing")]
    return reasons


class Prospect(NamedTuple):
    """What a patch would bring on one free cell: points of the tokens, and the sizes of the groups that it would be part of."""

    points: int
    button: bool
    cat: str | None
    rainbow: bool
    colour_size: int
    pattern_size: int


def prospect(quilt: Quilt, patch: int, cell: int) -> Prospect:
    """What a patch would bring on one free cell, without reasons."""
    after = laid(quilt, patch, cell)
    colour, pattern = COLOUR_OF[patch], PATTERN_OF[patch]
    button, rainbow = after.buttons != quilt.buttons, after.rainbow and not quilt.rainbow
    cat = quilt.cat_for(pattern) if after.cats != quilt.cats else None
    points = BUTTON_POINTS * (button + rainbow) + (cat.points if cat else 0)
    sizes = (spread(1 << cell, plane, NEAR).bit_count() for plane in (after.colours[colour], after.patterns[pattern]))
    return Prospect(points, button, cat.name if cat else None, rainbow, *sizes)


def prospects(quilt: Quilt, patch: int) -> dict[int, Prospect]:
    """What a patch would bring on every free cell at once."""
    return {cell: prospect(quilt, patch, cell) for cell in members(quilt.free)}


def cat_points(quilt: Quilt) -> int:
    """The printed points of the cats that have come."""
    return sum(count * CATS[name].points for count, name in zip(quilt.cats, quilt.cat_names))


def button_points(quilt: Quilt) -> int:
    """Three points a button, the rainbow button included."""
    return BUTTON_POINTS * (sum(quilt.buttons) + quilt.rainbow)
