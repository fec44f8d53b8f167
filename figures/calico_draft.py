"""A Calico case being written: a quilt as a picture and moves on it, a question, and all that a case file says beside."""
from functools import lru_cache
from typing import Any, NamedTuple

from figures.calico_editor_words import EditorMistake
from rulelib.calico import check, play, read, read_move, show, show_move
from rulelib.calico.board import NAME
from rulelib.calico.quilt import Quilt, drawn_quilt, empty_quilt
from rulelib.calico.table import Turn
from rulelib.casebook import Solved, one_line, solve
from rulelib.casefile import Case, read_case, read_case_text
from rulelib.casetext import show_case
from rulelib.groups import members
from rulelib.mistake import Mistake
from rulelib.strict_yaml import built, composed

ASKS = ("tokens", "gain", "goals", "score", "legal")
ANYTHING = dict.fromkeys(ASKS, {}) | {"legal": True}  # what a case of each question may expect at first


class Draft(NamedTuple):
    """A case in the making: `start` as it lies before the moves; `history` says whether a tile laid now is a move.

    `move` is the one that `legal` asks about; `expect` is YAML text, empty where the given answer is to be expected.
    """

    start: Quilt
    moves: tuple[Turn, ...] = ()
    history: bool = False
    ask: str = "tokens"
    move: str = ""
    expect: str = ""
    id: str = "my-case"
    kind: str = "plain"
    rules: tuple[str, ...] = ()
    because: tuple[str, ...] = ()
    en: str = ""
    ja: str = ""

    @property
    def quilt(self) -> Quilt:
        """The quilt after the moves."""
        quilt = self.start
        for move in self.moves:
            quilt = play(quilt, move)
        return quilt


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
    start = draft.start if keep else redrawn(draft.quilt)
    return draft._replace(history=keep, start=start, moves=draft.moves if keep else ())


def case_of(draft: Draft, expect: Any) -> Case:
    """The draft as a case that expects something. Raises Mistake that names the key."""
    raw = {"id": draft.id, "game": "calico", "rules": list(draft.rules), "kind": draft.kind, "en": draft.en, "ja": draft.ja}
    raw |= {"position": show(draft.start), "moves": [show_move(move, draft.start) for move in draft.moves], "ask": draft.ask}
    raw |= {"move": draft.move} if draft.ask == "legal" and draft.move else {}
    return read_case(raw | {"expect": expect, "because": list(draft.because)})


@lru_cache(maxsize=64)
def asked(draft: Draft) -> Solved:
    """The draft as a case, played, asked and checked. Raises Mistake where it cannot be asked."""
    if draft.expect:
        return solve(case_of(draft, expected(draft.expect)))
    answer = solve(case_of(draft, ANYTHING[draft.ask])).answer
    refused = draft.ask == "legal" and not answer.value
    return solve(case_of(draft, list(answer.broken) if refused else answer.value))


def readable(draft: Draft) -> None:
    """Raises Mistake, with the key, where the draft is no case even before it is asked."""
    case_of(draft, ANYTHING[draft.ask])


def expected(line: str) -> Any:
    """The value of a typed expectation. Raises Mistake."""
    try:
        node = composed(line)
        return None if node is None else built(node)
    except Mistake:
        raise EditorMistake("expectation", "expect") from None


@lru_cache(maxsize=64)
def draft_text(draft: Draft) -> str:
    """The draft as a case file. Raises Mistake where it cannot be asked."""
    return show_case(asked(draft).case)


def of_case(case: Case) -> Draft:
    """The draft of a case about a single quilt. Raises Mistake where it cannot be played or asked."""
    start = read(case.position)
    moves: list[Turn] = []
    quilt = start
    for number, line in enumerate(case.moves, 1):
        move = read_move(line, quilt)
        answer = check(quilt, move)
        if not answer.value:
            raise EditorMistake("case-move", f"moves {number}", line=line, rules=", ".join(answer.broken))
        quilt = play(quilt, move)
        moves.append(move)
    solve(case)
    kept = bool(moves) or start != redrawn(start)
    words = {name: getattr(case, name) for name in ("ask", "id", "kind", "rules", "because", "en", "ja")}
    return Draft(start, tuple(moves), kept, move=case.arguments.get("move", ""), expect=one_line(case.expect), **words)


def quilt_cases(source: str, name: str) -> list[Case]:
    """The cases about a single quilt in the text of a file. Raises Mistake where one cannot be read, or there is none."""
    if "\ufffd" in source:  # what a browser makes of bytes that are no UTF-8
        raise Mistake("file-not-utf8", file=name)
    found = []
    for case in read_case_text(source.removeprefix("\ufeff"), name):
        if isinstance(case, Mistake):
            raise case.at(case.facts["case"])
        if case.game == "calico" and case.ask in ASKS and "players" not in case.position:
            found.append(case)
    if not found:
        raise EditorMistake("no-quilt-case", file=name)
    return found
