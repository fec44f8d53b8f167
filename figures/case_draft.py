"""A case being written, of any game: asked, put into words of a file, and read back."""
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from figures.editor_words import EditorMistake
from rulelib.casebook import Solved, one_line, solve
from rulelib.casefile import Case, read_case, read_case_text
from rulelib.casetext import show_case
from rulelib.games import game_module
from rulelib.mistake import Mistake
from rulelib.strict_yaml import LIMITS, built, composed

EXAMPLES = {
    "calico": "{buttons: [yellow], cats: [], rainbow: false}",
    "catan": "{red: 5, blue: 3, white: 2}",
    "knitting-circle": "{points: 5, pattern: stripes, buttons: [hat], choices: [], angry-cat: false}",
    "warp-and-weft": "{shared-goal: 5, buttons: 12, penalty: 2, total: 15}",
}
TAKES = {"legal": ("move",), "count": ("card",), "garment": ("number", "of"), "pattern": ("number", "of")}  # what a question may be about
TAKES |= dict.fromkeys(("longest-road", "rates", "score", "reachable", "row", "bowl", "paws", "needles", "workspace"), ("of",))


class Draft(NamedTuple):
    """A case in the making: `start` as it lies before the moves; `history` says whether a piece put down now is a move.

    given: the arguments of questions, kept while another one is asked; expect: YAML text, empty where the given answer is to be expected.
    """

    game: str
    start: Any
    ask: str
    moves: tuple[Any, ...] = ()
    history: bool = False
    given: tuple[tuple[str, Any], ...] = ()
    expect: str = ""
    id: str = "my-case"
    kind: str = "plain"
    rules: tuple[str, ...] = ()
    because: tuple[str, ...] = ()
    en: str = ""
    ja: str = ""

    @property
    def now(self) -> Any:
        """The position after the moves. Raises Mistake for a move that is not allowed any more."""
        game, position = game_module(self.game), self.start
        for number, move in enumerate(self.moves, 1):
            answer = game.check(position, move)
            if not answer.value:
                raise EditorMistake("case-move", f"moves {number}", line=game.show_move(move, position), rules=", ".join(answer.broken))
            position = game.play(position, move)
        return position

    @property
    def arguments(self) -> dict[str, Any]:
        """The arguments of the question."""
        return {name: value for name, value in self.given if value != "" and name in TAKES.get(self.ask, ())}

    def argument(self, name: str) -> Any:
        """What an argument was set to last; empty for nothing."""
        return dict(self.given).get(name, "")

    def asking(self, ask: str, **given: Any) -> "Draft":
        """The draft with another question or other arguments; what was expected stays only for the same question."""
        expect = self.expect if self.ask == ask else ""
        return self._replace(ask=ask, given=tuple((dict(self.given) | given).items()), expect=expect)


def _anything(draft: Draft) -> Any:
    """What a case of the draft's question may expect before it is answered."""
    return True if draft.ask == "legal" else {}


def case_of(draft: Draft, expect: Any) -> Case:
    """The draft as a case that expects something. Raises Mistake that names the key."""
    game = game_module(draft.game)
    raw = {"id": draft.id, "game": draft.game, "rules": list(draft.rules), "kind": draft.kind, "en": draft.en, "ja": draft.ja}
    raw |= {"position": game.show(draft.start), "moves": [game.show_move(move, draft.start) for move in draft.moves], "ask": draft.ask}
    return read_case(raw | draft.arguments | {"expect": expect, "because": list(draft.because)})


@lru_cache(maxsize=64)
def asked(draft: Draft) -> Solved:
    """The draft as a case, played, asked and checked. Raises Mistake where it cannot be asked."""
    if draft.expect:
        return solve(case_of(draft, expected(draft.expect, draft.game)))
    answer = solve(case_of(draft, _anything(draft)), compare=False).answer
    refused = draft.ask == "legal" and not answer.value
    return solve(case_of(draft, list(answer.broken) if refused else answer.value))


def readable(draft: Draft) -> None:
    """Raises Mistake, with the key, where the draft is no case even before it is asked."""
    case_of(draft, _anything(draft))


def expected(line: str, game: str) -> Any:
    """The value of a typed expectation. Raises Mistake."""
    return typed_value(line, EditorMistake("expectation", "expect", example=EXAMPLES[game]))


def typed_value(line: str, unreadable: Mistake) -> Any:
    """What somebody typed, as a case file has it; None for an empty line. Raises Mistake: what is too much of it, or else that it is unreadable."""
    try:
        node = composed(line)
        return None if node is None else built(node)
    except Mistake as mistake:
        raise mistake.at(unreadable.place) if mistake.kind in LIMITS else unreadable from None


@lru_cache(maxsize=64)
def draft_text(draft: Draft) -> str:
    """The draft as a case file. Raises Mistake where it cannot be asked."""
    return show_case(asked(draft).case)


def begun(case: Case) -> Draft:
    """The draft of a case. Raises Mistake where it cannot be played or asked."""
    game = game_module(case.game)
    start = now = game.read(case.position)
    moves: list[Any] = []
    for line in case.moves:
        moves.append(game.read_move(line, now))
        now = Draft(case.game, start, case.ask, tuple(moves)).now
    solve(case)
    words = {name: getattr(case, name) for name in ("id", "kind", "rules", "because", "en", "ja")}
    given = tuple(case.arguments.items())
    return Draft(case.game, start, case.ask, tuple(moves), bool(moves), given, one_line(case.expect), **words)


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
