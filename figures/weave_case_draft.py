"""A Warp & Weft case being written: a loom and moves on it, a question, and all that a case file says beside."""
from figures.case_draft import Draft
from figures.editor_words import EditorMistake
from rulelib.casefile import Case
from rulelib.warp_and_weft.cards import card_text
from rulelib.warp_and_weft.legality import Mark, Weave
from rulelib.warp_and_weft.loom import Loom, empty_loom, places_of, under_of, unwoven, woven
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.threads import crossing_text, place_text

ASKS = ("count", "penalty", "shared-goal", "score", "legal")


def new_draft() -> Draft:
    """An empty loom, and a card to ask about."""
    return Draft("warp-and-weft", Weaver(empty_loom()), "count", given=(("card", "pink-blue"),))


def put(draft: Draft, move: Weave | Mark) -> Draft:
    """The draft with a thread woven, or a button put: as a move, or as it lies from the beginning."""
    if draft.history:
        return draft._replace(moves=(*draft.moves, move))
    start = draft.start
    if isinstance(move, Mark):
        return draft._replace(start=start._replace(buttons=(*start.buttons, move.card)))
    return _with_loom(draft, woven(start.loom, move.colour, move.place, move.under))


def _with_loom(draft: Draft, loom: Loom) -> Draft:
    return draft._replace(start=draft.start._replace(loom=loom))


def take_off(draft: Draft, place: int) -> Draft:
    """The draft without the thread at a place, whether it lies from the beginning or is a move; Mistake where there is none."""
    if draft.now.loom.places[place] < 0:
        raise EditorMistake("nothing-woven", given=place_text(place, draft.start.loom.holes))
    moves = tuple(
        move._replace(under=move.under & ~(1 << place)) if isinstance(move, Weave) else move
        for move in draft.moves
        if getattr(move, "place", None) != place
    )
    loom = draft.start.loom
    return _with_loom(draft._replace(moves=moves), unwoven(loom, place) if loom.places[place] >= 0 else loom)


def take_button(draft: Draft, move: Mark) -> Draft:
    """The draft without the button on a card."""
    buttons = tuple(card for card in draft.start.buttons if card != move.card)
    moves = tuple(other for other in draft.moves if not isinstance(other, Mark) or other.card != move.card)
    return draft._replace(start=draft.start._replace(buttons=buttons), moves=moves)


def flip(draft: Draft, place: int, other: int) -> Draft:
    """The draft with over and under exchanged where two threads cross; Mistake where none do."""
    loom = draft.now.loom
    if (place < loom.holes) == (other < loom.holes) or loom.places[place] < 0 or loom.places[other] < 0:
        raise EditorMistake("nothing-crosses", crossing=crossing_text(place, other, loom.holes))
    later, earlier = (place, other) if loom.order.index(place) > loom.order.index(other) else (other, place)
    moves = tuple(move._replace(under=move.under ^ 1 << earlier) if getattr(move, "place", None) == later else move for move in draft.moves)
    if moves != draft.moves:
        return draft._replace(moves=moves)
    start = draft.start.loom
    return _with_loom(draft, start._replace(vertical_over=start.vertical_over ^ 1 << start.crossing(place, other)))


def keep_history(draft: Draft, keep: bool) -> Draft:
    """Threads woven from now on are moves; or, without, all lies there from the beginning."""
    return draft._replace(history=True) if keep else draft._replace(history=False, start=draft.now, moves=())


def with_holes(draft: Draft, holes: int) -> Draft:
    """The draft on a loom with another number of holes; Mistake where a thread would have no place."""
    old = draft.start.loom
    if any(place % old.holes >= holes for place in draft.now.loom.order):
        raise EditorMistake("no-room", "holes", holes=holes)
    loom = empty_loom(holes)
    for place in old.order:
        loom = woven(loom, old.places[place], _at(place, old.holes, holes), _mask(under_of(old, place), old.holes, holes))
    moves = tuple(
        move._replace(place=_at(move.place, old.holes, holes), under=_mask(move.under, old.holes, holes), end=None) if isinstance(move, Weave) else move
        for move in draft.moves
    )
    return _with_loom(draft._replace(moves=moves), loom)


def _at(place: int, before: int, holes: int) -> int:
    return place if place < before else place - before + holes


def _mask(mask: int, before: int, holes: int) -> int:
    return sum(1 << _at(place, before, holes) for place in places_of(mask))


def about_a_loom(case: Case) -> bool:
    """Whether a case is about a single loom."""
    return case.game == "warp-and-weft" and case.ask in ASKS and not case.position.keys() & {"players", "hands"}


def cards_line(cards: tuple) -> str:
    """Some cards as they are typed in one line."""
    return ", ".join(map(card_text, cards))
