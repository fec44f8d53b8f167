"""Which buttons of the workspace a finished garment takes (knit.finish.*-button, knit.finish.one-a-shape)."""
from rulelib.answer import CANDIDATE, MEMBER, Because, no, yes
from rulelib.knitting_circle.deck import BUTTON_SHAPES, BUTTONS, CIRCLE, FIRST_PATTERN, FIRST_TYPE, PAIRS, PATTERNS, SHAPES, SQUARE, TYPES
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.judging import spaces_of
from rulelib.knitting_circle.yarn import COLOURS

Buttons = tuple[int, ...]
RULES = ("knit.finish.colour-button", "knit.finish.type-button", "knit.finish.pattern-button")


def button_texts(buttons) -> tuple[str, ...]:
    """Some buttons as they are typed."""
    return tuple(BUTTONS[button] for button in buttons)


def fits(button: int, garment: Garment) -> bool:
    """Whether a garment meets what a button asks for."""
    if button >= FIRST_TYPE:
        return button - FIRST_TYPE == garment.type
    if button >= FIRST_PATTERN:
        return button - FIRST_PATTERN + 1 == garment.pattern
    return not lacking(button, garment)


def lacking(button: int, garment: Garment) -> tuple[int, ...]:
    """The colours of a colour button that a garment does not contain."""
    yarn = garment.yarn
    return tuple([colour for colour in PAIRS[button] if 2 * colour not in yarn and 2 * colour + 1 not in yarn])


def fitting(workspace: Buttons, garment: Garment) -> tuple[Buttons, ...]:
    """The different buttons of each shape that fit, shape by shape."""
    found: tuple[list[int], ...] = ([], [], [])
    for button in workspace:
        of_shape = found[BUTTON_SHAPES[button]]
        if button not in of_shape and fits(button, garment):
            of_shape.append(button)
    return tuple(map(tuple, found))


def chosen(workspace: Buttons, garment: Garment, take: Buttons) -> Buttons:
    """The buttons that a garment takes: of each shape the one that `take` names, or else the only one that fits."""
    found = []
    for of_shape in fitting(workspace, garment):
        named = [button for button in of_shape if button in take]
        found += named or of_shape[:1]
    return tuple(found)


def open_choices(workspace: Buttons, garment: Garment, take: Buttons) -> list[Buttons]:
    """The shapes of which two different buttons fit and `take` names none."""
    return [two for two in fitting(workspace, garment) if len(two) > 1 and not set(two) & set(take)]


def lying(button: int, workspace: Buttons) -> tuple[str, ...]:
    """The piece of a button in a workspace, if it is there."""
    return (f"button:{workspace.index(button) + 1}",) if button in workspace else ()


def why_fits(button: int, garment: Garment, piece: tuple[str, ...], card: str) -> Because:
    """Why a button, with the name of its piece, fits a garment or does not; the tiles that count are marked, as `g1:s2` of the card `g1`."""
    fit = fits(button, garment)
    tell, shape = (yes if fit else no), BUTTON_SHAPES[button]
    facts = {"button": BUTTONS[button], "garment": TYPES[garment.type]}
    if shape == CIRCLE:
        proof = [place for place, tile in enumerate(garment.yarn) if tile >> 1 in PAIRS[button]]
        missing = tuple(COLOURS[colour] for colour in lacking(button, garment))
        facts |= {"missing": missing} if missing else {}
    else:
        proof = list(range(len(garment.yarn))) if shape == SQUARE and fit else []
        facts |= {"pattern": PATTERNS[garment.pattern]} if shape == SQUARE and not fit else {}
    tiles = _under(f"{card}:", proof)
    whole = () if shape == SQUARE and fit else (card,)  # a garment of fewer tiles might not be finished
    return tell(RULES[shape], {MEMBER: (*tiles, *piece), CANDIDATE: whole} if fit else {MEMBER: tiles, CANDIDATE: piece}, **facts)


def _under(before: str, places) -> tuple[str, ...]:
    return tuple(before + space for space in spaces_of(places))


def why_choice(two: Buttons, workspace: Buttons, card: str) -> Because:
    """That of two buttons of a shape that fit a garment one is chosen."""
    pieces = tuple(f"button:{workspace.index(button) + 1}" for button in two)
    return yes("knit.finish.one-a-shape", {CANDIDATE: (card, *pieces)}, shape=SHAPES[BUTTON_SHAPES[two[0]]], buttons=button_texts(two))
