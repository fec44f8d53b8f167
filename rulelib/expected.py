"""What a case expects, beside what came out: of the same type, or told to be quoted; and whether the two are the same."""
from typing import Any

from rulelib.forms import integer, listed, mapping, text, truth

NONE = "none"  # the word that may stand where a number would, as after the end of a game


def same_type(expected: Any, got: Any, numbers: bool = False, place: str = "expect") -> None:
    """Raises Mistake where an expectation has another type than the answer: YAML makes a truth value of an unquoted `NO`.

    `numbers`: an empty list of the answer could have held numbers, not words.
    """
    if isinstance(got, dict):
        for key, value in mapping(expected, place).items():
            if key in got:
                same_type(value, got[key], numbers, f"{place}.{key}")
    elif isinstance(got, list | tuple):
        kinds = {type(each) for each in got}
        for number, each in enumerate(listed(expected, place), 1):
            _entry(each, got[0] if len(kinds) == 1 else None, numbers or len(kinds) > 1, f"{place} {number}")
    elif isinstance(got, bool):
        truth(expected, place)
    elif isinstance(got, int) and expected != NONE:
        integer(expected, place)
    elif got == NONE and isinstance(expected, int) and not isinstance(expected, bool):
        return
    elif isinstance(got, str):
        text(expected, place)


def _entry(each: Any, got: Any, numbers: bool, place: str) -> None:
    """An entry of a list beside one of the answer's; where there is none to compare with, it may be a word, a list or a map (or a number)."""
    if got is not None:
        same_type(each, got, numbers, place)
    elif not isinstance(each, list | dict) and not (numbers and type(each) is int):
        text(each, place)


def same(expected: Any, got: Any, ordered: bool = False) -> bool:
    """Whether two values are the same: lists in any order with repeats unless ordered, maps exactly, a number no truth value and no string."""
    if isinstance(expected, dict) and isinstance(got, dict):
        return expected.keys() == got.keys() and all(same(expected[key], got[key], ordered) for key in expected)
    if isinstance(expected, list) and isinstance(got, list):
        left, right = [repr(each) for each in expected], [repr(each) for each in got]
        return left == right if ordered else sorted(left) == sorted(right)
    return type(expected) is type(got) and expected == got
