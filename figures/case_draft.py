"""A case being written, of any game: asked, put into words of a file, and read back.

A draft is a NamedTuple with `game`, `start` (the position before the moves), `moves`, `ask`, `arguments` (of the question),
`expect` (YAML text, empty where the given answer is to be expected), `id`, `kind`, `rules`, `because`, `en`, `ja`.
"""
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from figures.editor_words import EditorMistake
from rulelib.casebook import Solved, one_line, solve
from rulelib.casefile import Case, read_case, read_case_text
from rulelib.casetext import show_case
from rulelib.games import game_module
from rulelib.mistake import Mistake
from rulelib.strict_yaml import built, composed

EXAMPLES = {"calico": "{buttons: [yellow], cats: [], rainbow: false}", "warp-and-weft": "{shared-goal: 5, buttons: 12, penalty: 2, total: 15}"}


def _anything(draft: Any) -> Any:
    """What a case of the draft's question may expect before it is answered."""
    return True if draft.ask == "legal" else {}


def case_of(draft: Any, expect: Any) -> Case:
    """The draft as a case that expects something. Raises Mistake that names the key."""
    game = game_module(draft.game)
    raw = {"id": draft.id, "game": draft.game, "rules": list(draft.rules), "kind": draft.kind, "en": draft.en, "ja": draft.ja}
    raw |= {"position": game.show(draft.start), "moves": [game.show_move(move, draft.start) for move in draft.moves], "ask": draft.ask}
    return read_case(raw | draft.arguments | {"expect": expect, "because": list(draft.because)})


@lru_cache(maxsize=64)
def asked(draft: Any) -> Solved:
    """The draft as a case, played, asked and checked. Raises Mistake where it cannot be asked."""
    if draft.expect:
        return solve(case_of(draft, expected(draft.expect, draft.game)))
    answer = solve(case_of(draft, _anything(draft)), compare=False).answer
    refused = draft.ask == "legal" and not answer.value
    return solve(case_of(draft, list(answer.broken) if refused else answer.value))


def readable(draft: Any) -> None:
    """Raises Mistake, with the key, where the draft is no case even before it is asked."""
    case_of(draft, _anything(draft))


def expected(line: str, game: str) -> Any:
    """The value of a typed expectation. Raises Mistake."""
    try:
        node = composed(line)
        return None if node is None else built(node)
    except Mistake:
        raise EditorMistake("expectation", "expect", example=EXAMPLES[game]) from None


@lru_cache(maxsize=64)
def draft_text(draft: Any) -> str:
    """The draft as a case file. Raises Mistake where it cannot be asked."""
    return show_case(asked(draft).case)


def begun(case: Case) -> tuple[Any, tuple[Any, ...], dict[str, Any]]:
    """The start and the moves of a case, and all else that a draft of it says. Raises Mistake where it cannot be played or asked."""
    game = game_module(case.game)
    start = now = game.read(case.position)
    moves: list[Any] = []
    for number, line in enumerate(case.moves, 1):
        move = game.read_move(line, now)
        answer = game.check(now, move)
        if not answer.value:
            raise EditorMistake("case-move", f"moves {number}", line=line, rules=", ".join(answer.broken))
        now = game.play(now, move)
        moves.append(move)
    solve(case)
    words = {name: getattr(case, name) for name in ("ask", "id", "kind", "rules", "because", "en", "ja")}
    return start, tuple(moves), words | {"expect": one_line(case.expect)}


def cases_in(source: str, name: str, ours: Callable[[Case], bool], none: str) -> list[Case]:
    """The cases in the text of a file that an editor can take. Raises Mistake where one cannot be read, or there is `none`."""
    if "\ufffd" in source:  # what a browser makes of bytes that are no UTF-8
        raise Mistake("file-not-utf8", file=name)
    found = []
    for case in read_case_text(source.removeprefix("\ufeff"), name):
        if isinstance(case, Mistake):
            raise case.at(case.facts["case"])
        if ours(case):
            found.append(case)
    if not found:
        raise EditorMistake(none, file=name)
    return found
