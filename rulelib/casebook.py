"""The casebook: cases played, asked and compared. `check_file` is what `python -m rulelib check` prints."""
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from rulelib.answer import Answer, Refused
from rulelib.casefile import Case, read_cases
from rulelib.expected import same, same_type
from rulelib.forms import one_line
from rulelib.games import game_module, game_questions, read_played
from rulelib.mistake import Mistake, file_name, inside, short

LONGEST_VALUE = 1000  # of an answer in a line of the check


class Solved(NamedTuple):
    """A case played out: the position in which it asks, what came before, the answer, and whether it is the expected one."""

    case: Case
    position: Any
    history: tuple[tuple[Any, Any], ...]
    answer: Answer | None
    failure: str

    @property
    def passed(self) -> bool:
        """Whether the answer is the expected one, for the expected reasons."""
        return not self.failure


def solve(case: Case, compare: bool = True) -> Solved:
    """A case played and asked, and compared with what it expects unless it was only made up to be asked. Raises Mistake where it cannot be read."""
    game, questions = game_module(case.game), game_questions(case.game)
    position = _start(case, game, questions)
    history: list[tuple[Any, Any]] = []
    for number, line in enumerate(case.moves, 1):
        move = inside(f"moves {number}", read_played, case.game, line, position)
        try:
            after = game.play(position, move)
        except Refused as refused:
            failure = f"expected move {number} ({short(line)}) to be legal, got {one_line(list(refused.answer.broken))}"
            return Solved(case, position, (*history, (position, move)), refused.answer, failure)
        history.append((position, move))
        position = after
    answer = questions.QUESTIONS[case.ask](questions.Asked(position, tuple(history), case.arguments))
    return Solved(case, position, tuple(history), answer, _failure(case, answer, questions) if compare else "")


def _start(case: Case, game: ModuleType, questions: ModuleType) -> Any:
    """The position of a case as it is written; for `winners` the results."""
    if case.ask != "winners":
        return inside("position", game.read, case.position)
    if case.moves:
        raise Mistake("moves-none", "moves")
    return inside("position", questions.read_results, case.position)


def _failure(case: Case, answer: Answer, questions: ModuleType) -> str:
    """What is wrong with the answer, as the check prints it; empty where nothing is."""
    got = answer.value
    if case.ask == "legal" and case.expect is not False and (not got or case.expect == []):
        got = list(answer.broken)  # a legal move breaks none: []
    if case.ask != "legal":
        same_type(case.expect, got, case.ask in questions.NUMBERS)
    alike = getattr(questions, "alike", lambda ask, value: value)  # where a game has two ways to write one thing
    if not same(alike(case.ask, case.expect), alike(case.ask, got), case.ask in questions.ORDERED):
        return f"expected {_value(case.expect)}, got {_value(got)}"
    lacking = [name for name in case.because if name not in answer.rules]
    if lacking:
        return f"expected because {_value(lacking)}, got {_value(list(answer.rules))}"
    return ""


def _value(value: Any) -> str:
    """A value as YAML on one line, of a very long one the beginning."""
    return short(one_line(value), LONGEST_VALUE)


class Tally(NamedTuple):
    """How many cases passed, failed, and could not be read."""

    passed: int = 0
    failed: int = 0
    errors: int = 0

    @property
    def exit_code(self) -> int:
        """2 with any error, else 1 with any failure, else 0."""
        return 2 if self.errors else 1 if self.failed else 0


def check_file(path: str | Path, lang: str = "en") -> Iterator[tuple[str, str]]:
    """For each case of a file: (passed | failed | errors, the line to print)."""
    try:
        for case in read_cases(path):
            yield _checked(case, path, lang)
    except Mistake as mistake:
        yield "errors", f"ERROR {mistake.say(lang)}"


def _checked(case: Case | Mistake, path: str | Path, lang: str) -> tuple[str, str]:
    try:
        if isinstance(case, Mistake):
            raise case
        solved = solve(case)
    except Mistake as mistake:
        name = case.id if isinstance(case, Case) else mistake.facts["case"]
        return "errors", f"ERROR {file_name(path)} {short(name)} {mistake.place or 'case'}: {mistake.sentence(lang)}"
    return ("failed", f"FAIL {case.id}: {solved.failure}") if solved.failure else ("passed", f"ok {case.id}")
