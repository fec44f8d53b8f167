"""A Calico case being written: a quilt as a picture and moves on it, a question, and all that a case file says beside."""
from typing import Any

from figures.case_draft import Draft, begun
from figures.editor_words import EditorMistake
from rulelib.calico.board import NAME
from rulelib.calico.quilt import Quilt, drawn_quilt, empty_quilt
from rulelib.calico.table import Turn
from rulelib.casefile import Case
from rulelib.groups import members

ASKS = ("tokens", "gain", "goals", "score", "legal")


def new_draft() -> Draft:
    """An empty quilt with a blue border."""
    return Draft("calico", empty_quilt("blue"), "tokens")


def redrawn(quilt: Quilt, patches: dict[int, int] | None = None, **settings: Any) -> Quilt:
    """A quilt with other patches, border, cats or goals; the tokens follow from the picture."""
    border, goals, cat_names, wants = (settings.get(name, getattr(quilt, name)) for name in ("border", "goals", "cat_names", "wants"))
    return drawn_quilt(empty_quilt(border, goals, cat_names, wants), sewn(quilt) if patches is None else patches)


def sewn(quilt: Quilt) -> dict[int, int]:
    """The patches that players have sewn, by their cells."""
    return {cell: quilt.patch_at(cell) for cell in members(quilt.filled)}


def lay(draft: Draft, move: Turn) -> Draft:
    """The draft with a patch on a free cell, as a move or as a part of the picture."""
    if draft.history:
        return draft._replace(moves=(*draft.moves, move))
    return draft._replace(start=redrawn(draft.start, sewn(draft.start) | {move.cell: move.patch}))


def take_off(draft: Draft, cell: int) -> Draft:
    """The draft without the patch on a cell; Mistake where no patch was sewn there."""
    kept = tuple(move for move in draft.moves if move.cell != cell)
    if len(kept) < len(draft.moves):
        return draft._replace(moves=kept)
    patches = sewn(draft.start)
    if patches.pop(cell, None) is None:
        raise EditorMistake("nothing-sewn", cell=NAME[cell])
    return draft._replace(start=redrawn(draft.start, patches))


def keep_history(draft: Draft, keep: bool) -> Draft:
    """Tiles laid from now on are moves; or, without, all that lies there is one picture."""
    start = draft.start if keep else redrawn(draft.now)
    return draft._replace(history=keep, start=start, moves=draft.moves if keep else ())


def of_case(case: Case) -> Draft:
    """The draft of a case about a single quilt. Raises Mistake where it cannot be played or asked."""
    draft = begun(case)
    return draft._replace(history=draft.history or draft.start != redrawn(draft.start))


def about_a_quilt(case: Case) -> bool:
    """Whether a case is about a single quilt."""
    return case.game == "calico" and case.ask in ASKS and "players" not in case.position
