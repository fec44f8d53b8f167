"""What is in the box: no position has more yarn, cards or buttons than that."""
from collections import Counter
from collections.abc import Iterable

from rulelib.knitting_circle.circle import Circle
from rulelib.knitting_circle.deck import BONUSES, BUTTON_COPIES, BUTTONS, COPIES_A_BONUS, TYPES
from rulelib.knitting_circle.knitter import Knitter, Supply
from rulelib.knitting_circle.yarn import COLOURS, COPIES, colours_of
from rulelib.mistake import Mistake


def count_box(knitters: tuple[Knitter, ...], supply: Supply, circle: Circle | None, piles: Iterable[int] = (), centre: Iterable[int] = ()) -> None:
    """Raises Mistake for more tiles, buttons or cards than the box has."""
    for colour, had in yarn_on_table(knitters, supply, circle, centre).items():
        if had > COPIES:
            raise Mistake("yarn-too-much", colour=COLOURS[colour], had=had, most=COPIES)
    for button, had in buttons_on_table(knitters, piles).items():
        if had > BUTTON_COPIES[button]:
            raise Mistake("buttons-too-much", button=BUTTONS[button], had=had, most=BUTTON_COPIES[button])
    for (kind, bonus), had in cards_on_table(knitters, supply).items():
        if had > COPIES_A_BONUS:
            raise Mistake("garments-too-many", garment=TYPES[kind], bonus=BONUSES[bonus], had=had, most=COPIES_A_BONUS)


def yarn_on_table(knitters: tuple[Knitter, ...], supply: Supply, circle: Circle | None, centre: Iterable[int] = ()) -> Counter:
    """All tiles by colour, those that nobody knows left out."""
    seen = Counter((*(supply.bag or ()), *centre))
    if circle is not None:
        seen.update(tile >> 1 for tile in circle.slots)
    for knitter in knitters:
        seen.update((*colours_of(knitter.row), *knitter.bowl))
        seen.update(tile >> 1 for garment in knitter.garments for tile in garment.yarn)
    return Counter({colour: had for colour, had in seen.items() if colour >= 0})


def buttons_on_table(knitters: tuple[Knitter, ...], piles: Iterable[int] = ()) -> Counter:
    """All buttons: in workspaces, on garments, in the piles."""
    seen = Counter(piles)
    for knitter in knitters:
        seen.update(knitter.workspace)
        seen.update(button for garment in knitter.garments for button in garment.buttons or ())
    return seen


def cards_on_table(knitters: tuple[Knitter, ...], supply: Supply) -> Counter:
    """All garment cards whose bonus is known, as (type, bonus)."""
    seen = Counter((kind, bonus) for kind, deck in enumerate(supply.decks) for bonus in deck or ())
    seen.update((garment.type, garment.bonus) for knitter in knitters for garment in knitter.garments if garment.bonus is not None)
    return seen
