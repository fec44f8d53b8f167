"""A Warp & Weft case being written: a loom and moves on it, a question, and all that a case file says beside."""
from typing import NamedTuple

from figures.case_draft import begun
from figures.editor_words import EditorMistake
from rulelib.casefile import Case
from rulelib.warp_and_weft import check, play, show_move
from rulelib.warp_and_weft.cards import card_text
from rulelib.warp_and_weft.legality import Mark, Weave
from rulelib.warp_and_weft.loom import Loom, empty_loom, places_of, under_of, unwoven, woven
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.threads import crossing_text, place_text

ASKS = ("count", "penalty", "shared-goal", "score", "legal")


class Draft(NamedTuple):
    """A case in the making: `start` as it lies before the moves; `history` says whether a thread woven now is a move.

    `card` is the one that `count` asks about, `move` the one that `legal` asks about.
    """

    game = "warp-and-weft"

    start: Weaver
    moves: tuple[Weave | Mark, ...] = ()
    history: bool = False
    ask: str = "count"
    card: str = "pink-blue"
    move: str = ""
    expect: str = ""
    id: str = "my-case"
    kind: str = "plain"
    rules: tuple[str, ...] = ()
    because: tuple[str, ...] = ()
    en: str = ""
    ja: str = ""

    @property
    def weaver(self) -> Weaver:
        """The loom and the cards after the moves. Raises Mistake for a move that is not allowed any more."""
        weaver = self.start
        for number, move in enumerate(self.moves, 1):
            answer = check(weaver, move)
            if not answer.value:
                raise EditorMistake("case-move", f"moves {number}", line=show_move(move, weaver), rules=", ".join(answer.broken))
            weaver = play(weaver, move)
        return weaver

    @property
    def arguments(self) -> dict[str, str]:
        """The arguments of the question."""
        if self.ask == "legal":
            return {"move": self.move} if self.move else {}
        return {"card": self.card} if self.ask == "count" else {}


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
    if draft.weaver.loom.places[place] < 0:
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
    loom = draft.weaver.loom
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
    return draft._replace(history=True) if keep else draft._replace(history=False, start=draft.weaver, moves=())


def with_holes(draft: Draft, holes: int) -> Draft:
    """The draft on a loom with another number of holes; Mistake where a thread would have no place."""
    old = draft.start.loom
    if any(place % old.holes >= holes for place in draft.weaver.loom.order):
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


def of_case(case: Case) -> Draft:
    """The draft of a case about a single loom. Raises Mistake where it cannot be played or asked."""
    start, moves, words = begun(case)
    asked_about = {name: case.arguments[name] for name in ("card", "move") if name in case.arguments}
    return Draft(start, moves, bool(moves), **asked_about, **words)


def about_a_loom(case: Case) -> bool:
    """Whether a case is about a single loom."""
    return case.game == "warp-and-weft" and case.ask in ASKS and not case.position.keys() & {"players", "hands"}


def cards_line(cards: tuple) -> str:
    """Some cards as they are typed in one line."""
    return ", ".join(map(card_text, cards))
