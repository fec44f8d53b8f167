"""A Knitting Circle case being written: a garment and its buttons, a workbench, a circle, a bare pattern or a table; and all that a case file says beside."""
from collections.abc import Callable
from typing import Any

from figures.case_draft import Draft
from figures.editor_words import EditorMistake
from rulelib.casefile import Case
from rulelib.knitting_circle import read, show
from rulelib.knitting_circle.circle import SLOTS
from rulelib.knitting_circle.deck import BONUSES, TYPES
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Seat
from rulelib.knitting_circle.questions import QUESTIONS
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import tile_text

ASKS = tuple(ask for ask in QUESTIONS if ask != "winners")
Position = dict[str, Any]
FIRST: Position = {
    "garment": "hat",
    "yarn": ["red k", "blue p", "red k", "blue p"],
    "bonus": "two-points",
    "workspace": ["red+blue", "red+green", "hat", "scarf", "stripes", "symmetry"],
}


def new_draft() -> Draft:
    """A finished hat of two colours, and buttons to take."""
    return Draft("knitting-circle", read(FIRST), "garment")


def about_the_game(case: Case) -> bool:
    """Whether a case is one of Knitting Circle with pieces; results alone are asked of `winners`."""
    return case.game == "knitting-circle" and case.ask != "winners"


def number_of(draft: Draft) -> int:
    """The garment, from 0, that is edited and asked about; one that is there, where there is any."""
    had = len(draft.start.knitter.garments) if isinstance(draft.start, Seat) else 0
    return max(0, min(int(draft.argument("number") or 1), had) - 1)


def edited(draft: Draft, change: Callable[[Position], None]) -> Draft:
    """The draft with something changed in its position as a case file writes it; from a bare pattern one goes on with an empty bench."""
    position = show(draft.start if isinstance(draft.start, Seat | Table) else Seat())
    change(position)
    return draft._replace(start=read(position))


def garments_of(draft: Draft) -> tuple[Garment, ...]:
    """The garments of the one player. Raises Mistake at a table, whose garments are typed."""
    if isinstance(draft.start, Table):
        raise EditorMistake("table-typed")
    return draft.start.knitter.garments if isinstance(draft.start, Seat) else ()


def with_garment(draft: Draft, change: Callable[[Position], None], number: int | None = None) -> Draft:
    """The draft with its garment changed, the one of a number (from 0) where one is given; the first one is begun where there is none."""
    garments_of(draft)
    at = number_of(draft) if number is None else number

    def on(position: Position) -> None:
        garments = position.setdefault("garments", [])
        if not garments:
            garments.append({"garment": TYPES[2], "yarn": []})
        change(garments[at])

    return edited(draft, on)


def put_tile(draft: Draft, number: int, place: int, tile: int) -> Draft:
    """The draft with a tile on a space (both from 0): another one instead of the one there, or the next one; the same again takes the last one off."""
    yarn = garments_of(draft)[number].yarn
    if place > len(yarn):
        raise EditorMistake("space-next", given=place + 1, next=len(yarn) + 1)
    same = place == len(yarn) - 1 and yarn[place] == tile
    tiles = [tile_text(each) for each in (yarn[:place] if same else (*yarn[:place], tile, *yarn[place + 1 :]))]
    return with_garment(draft, lambda garment: garment.update(yarn=tiles), number)


def take_tiles(draft: Draft, number: int, place: int) -> Draft:
    """The draft without the tiles of a garment from a space on; Mistake where there are none."""
    yarn = garments_of(draft)[number].yarn
    if place >= len(yarn):
        raise EditorMistake("nothing-knitted", given=place + 1)
    return with_garment(draft, lambda garment: garment.update(yarn=[tile_text(each) for each in yarn[:place]]), number)


def next_bonus(draft: Draft, number: int) -> Draft:
    """The draft with the next bonus on a garment."""
    bonus = garments_of(draft)[number].bonus
    word = BONUSES[0 if bonus is None else (bonus + 1) % len(BONUSES)]
    return with_garment(draft, lambda garment: garment.update(bonus=word), number)


def without(draft: Draft, key: str, at: int) -> Draft:
    """The draft with one piece less in a list of the player, from 0."""
    return edited(draft, lambda position: position[key].pop(at) and None)


def with_slot(draft: Draft, space: int, number: int, tile: int) -> Draft:
    """The draft with a tile, or EMPTY, in a slot of its circle, all from 0."""
    circle = draft.start.circle
    at = SLOTS * space + number
    return draft._replace(start=draft.start._replace(circle=circle._replace(slots=circle.slots[:at] + (tile,) + circle.slots[at + 1 :])))


def with_cat(draft: Draft, space: int) -> Draft:
    """The draft with the cat that walks on a space, from 0; Mistake where another one stands."""
    start = draft.start
    cat = start.cat if isinstance(start, Seat) else start.to_play - 1
    if space in start.circle.cats[:cat] + start.circle.cats[cat + 1 :]:
        raise EditorMistake("cat-there", given=space + 1)
    cats = start.circle.cats[:cat] + (space,) + start.circle.cats[cat + 1 :]
    return draft._replace(start=start._replace(circle=start.circle._replace(cats=cats)))
