"""What the guesses of every game share: an order that tells nothing, and the reasons that a wrong guess needs first."""
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from rulelib.answer import Because
from rulelib.casebook import Solved, one_line

Wrong = tuple[Any, str]  # a wrong value, and the rule that it gets wrong


def mixed(solved: Solved, found: list[Any]) -> list[Any]:
    """Guesses in an order that tells nothing, always the same for a case."""
    return sorted(found, key=lambda value: sha256((solved.case.id + one_line(value)).encode()).digest())


def missed_first(solved: Solved, guess: Any, wrong: Iterable[Wrong]) -> tuple[Because, ...]:
    """The reasons of the answer: those first of the rule that the guess gets wrong, then those of the rules that the case is about."""
    missed = next((rule for value, rule in wrong if value == guess), "")
    refused = solved.answer.value is False

    def far(reason: Because) -> tuple[bool, bool, bool]:
        return reason.rule != missed, reason.rule not in solved.case.rules, refused and reason.holds

    return tuple(sorted(solved.answer.because, key=far))
