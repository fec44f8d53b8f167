"""A Catan case being written: a table on which anything can be put, moves from there, a question, and all that a case file says beside."""
from collections.abc import Callable
from typing import Any

from figures.case_draft import Draft
from figures.editor_words import EditorMistake
from rulelib.casefile import Case
from rulelib.catan import read, show
from rulelib.catan.island_text import show_harbours, show_island
from rulelib.catan.lands import DESERT, Island
from rulelib.catan.questions import QUESTIONS
from rulelib.catan.setup import Chips, Rolls
from rulelib.catan.table import COLOURS, Table

ASKS = tuple(QUESTIONS)
TOWNS = ("settlements", "cities")
Position = dict[str, Any]


def new_draft(players: int = 3) -> Draft:
    """The island of the examples, and nothing on it yet."""
    return Draft("catan", read({"players": {colour: {} for colour in COLOURS[:players]}}), "points")


def about_the_game(case: Case) -> bool:
    """Whether a case is one of Catan; the editor takes them all."""
    return case.game == "catan"


def table_of(draft: Draft) -> Table:
    """The table that the draft begins with. Raises Mistake where it is about lands or rolls alone."""
    if not isinstance(draft.start, Table):
        raise EditorMistake("no-table")
    return draft.start


def edited(draft: Draft, change: Callable[[Position], None]) -> Draft:
    """The draft with something changed in its position as a case file writes it; what follows from it by default follows anew."""
    position = show(table_of(draft))
    change(position)
    return draft._replace(start=read(position))


def put_town(draft: Draft, colour: str, kind: str, corner: int) -> Draft:
    """The draft with a town (settlements, cities) of a player on a corner from 1; whatever stood there goes; the same again takes it off."""

    def change(position: Position) -> None:
        seats = position["players"]
        there = corner in seats[colour].get(kind, ())
        for seat in seats.values():
            for each in TOWNS:
                _take(seat, each, corner)
        if not there:
            seats[colour].setdefault(kind, []).append(corner)

    return edited(draft, change)


def put_road(draft: Draft, colour: str, edge: str) -> Draft:
    """The draft with a road of a player on an edge, as `12-17`; whatever lay there goes; the same again takes it off."""

    def change(position: Position) -> None:
        seats = position["players"]
        there = edge in seats[colour].get("roads", ())
        for seat in seats.values():
            _take(seat, "roads", edge)
        if not there:
            seats[colour].setdefault("roads", []).append(edge)

    return edited(draft, change)


def take_off(draft: Draft, place: int | str) -> Draft:
    """The draft without the town on a corner, or the road on an edge; Mistake where there is none."""

    def change(position: Position) -> None:
        kinds = TOWNS if isinstance(place, int) else ("roads",)
        if not any(_take(seat, kind, place) for seat in position["players"].values() for kind in kinds):
            raise EditorMistake("nothing-there", given=place)

    return edited(draft, change)


def _take(seat: Position, kind: str, place: int | str) -> bool:
    """Take a piece out of a player's list, where it is there."""
    found = place in seat.get(kind, ())
    if found:
        seat[kind].remove(place)
    return found


def add_card(draft: Draft, colour: str, pile: str, kind: str, step: int) -> Draft:
    """The draft with a card more, or with step -1 less, of a kind in a player's hand, cards, new-cards; or a played knight."""

    def change(position: Position) -> None:
        seat = position["players"][colour]
        if pile == "hand":
            seat["hand"] = seat.get("hand", {}) | {kind: max(0, seat.get("hand", {}).get(kind, 0) + step)}
        elif pile == "knights":
            seat["knights"] = max(0, seat.get("knights", 0) + step)
        elif step > 0:
            seat.setdefault(pile, []).append(kind)
        else:
            _take(seat, pile, kind)

    return edited(draft, change)


def _exchanged(values: tuple, one: int, other: int) -> tuple:
    swapped = list(values)
    swapped[one], swapped[other] = swapped[other], swapped[one]
    return tuple(swapped)


def _on_island(draft: Draft, island: Island) -> Draft:
    """The draft on another island; a robber that stood on the desert goes with it."""
    return edited(draft, lambda position: position.update(island=show_island(island), harbours=show_harbours(island.harbours)))


def swap_lands(draft: Draft, one: int, other: int) -> Draft:
    """The draft with two lands, from 0, exchanged; chips stay where they are, but for the desert, which has none."""
    island = table_of(draft).island
    with_chips = DESERT in (island.lands[one], island.lands[other])
    chips = _exchanged(island.chips, one, other) if with_chips else island.chips
    return _on_island(draft, island._replace(lands=_exchanged(island.lands, one, other), chips=chips))


def swap_chips(draft: Draft, one: int, other: int) -> Draft:
    """The draft with the chips of two lands exchanged; Mistake for the desert."""
    island = table_of(draft).island
    if DESERT in (island.lands[one], island.lands[other]):
        raise EditorMistake("desert-chip")
    return _on_island(draft, island._replace(chips=_exchanged(island.chips, one, other)))


def swap_harbours(draft: Draft, one: int, other: int) -> Draft:
    """The draft with the kinds of two harbours, from 0, exchanged."""
    island = table_of(draft).island
    return _on_island(draft, island._replace(harbours=_exchanged(island.harbours, one, other)))


def ask(draft: Draft, question: str) -> Draft:
    """The draft with a question; the two that are asked before the first settlement have a position of their own."""
    start = draft.start
    kinds = {"chips": Chips, "first-player": Rolls}
    if isinstance(start, kinds.get(question, Table)):
        return draft.asking(question)
    lands = start.lands if isinstance(start, Chips) else start.island.lands if isinstance(start, Table) else new_draft().start.island.lands
    colours = COLOURS[:3] if isinstance(start, Chips) else start.colours
    fresh = {"chips": Chips(lands, 0), "first-player": Rolls(colours, ((1, 1),) * len(colours))}
    table = read({"players": {colour: {} for colour in colours}})
    return draft.asking(question)._replace(start=fresh.get(question, table), moves=())
