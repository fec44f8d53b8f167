"""The controls beside a workbench: tools, the card that is kept, the colour looked for, buttons to choose between, the typed twin."""
from collections.abc import Iterator

from figures import knit_bench_words as words
from figures.knit_drafting import Draft, cards_of, choices, finishes
from figures.knit_labels import button_label
from figures.knit_labels import both as named
from figures.scene import Control
from rulelib.knitting_circle.deck import BONUSES, BUTTON_SHAPES, BUTTONS
from rulelib.knitting_circle.knitter import Seat
from rulelib.knitting_circle.yarn import COLOURS


def tool_controls(seat: Seat, draft: Draft) -> Iterator[Control]:
    """The tool, and what is to be chosen with it."""
    yield Control("tool", "choice", *words.TOOL, draft.tool, tuple((tool, *label) for tool, label in words.TOOLS.items()))
    if draft.tool == "begin" and draft.type is not None:
        yield from _cards(seat, draft)
    elif draft.tool == "paw":
        yield from _colours(seat)
    elif draft.tool == "finish":
        yield from _buttons(seat, draft)


def line_control(example: str = "") -> Control:
    """The line that can be typed instead."""
    return Control("line", "line", *words.LINE, options=(example, example) if example else words.EXAMPLE)


def _cards(seat: Seat, draft: Draft) -> Iterator[Control]:
    options = tuple((BONUSES[bonus], *named(BONUSES[bonus])) for bonus in cards_of(seat, draft.type or 0))
    yield Control("keep", "choice", *words.KEEP, None if draft.keep is None else BONUSES[draft.keep], options)


def _colours(seat: Seat) -> Iterator[Control]:
    for number, colour in enumerate(COLOURS):
        there = seat.supply.bag is None or number in seat.supply.bag
        yield Control(f"find:{colour}", "button", *named(colour), enabled=there, why=words.NOT_IN_BAG)


def _buttons(seat: Seat, draft: Draft) -> Iterator[Control]:
    for two in choices(seat.knitter, draft):
        shape = BUTTON_SHAPES[two[0]]
        chosen = next((BUTTONS[button] for button in two if button in draft.take), None)
        yield Control(f"take:{shape}", "choice", *words.SHAPE[shape], chosen, tuple((BUTTONS[button], *button_label(button)) for button in two))
    why = words.CHOOSE_FIRST if draft.garment is None else words.CHOOSE_BUTTON
    yield Control("finish", "button", *words.FINISH, enabled=finishes(seat.knitter, draft) is not None, why=why)
