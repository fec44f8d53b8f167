"""The four patterns of Knitting Circle: the exact counts of the ledger, and a second reading written from the rulebook's words."""
from collections import Counter
from itertools import product
from math import perm
from random import Random
from re import fullmatch

import pytest

from rulelib.knitting_circle.deck import PATTERNS
from rulelib.knitting_circle.judging import letter, near, why_pattern
from rulelib.knitting_circle.patterns import pattern

KINDS = ("solid", "stripes", "colour-block", "symmetry", "none")
COUNTS = {  # sequences of six colours by length: solid, stripes, colour block, symmetry, none
    3: (6, 30, 0, 0, 180),
    4: (6, 30, 30, 30, 1200),
    5: (6, 30, 60, 180, 7500),
    6: (6, 30, 210, 210, 46200),
    7: (6, 30, 480, 1260, 278160),
    8: (6, 30, 1230, 1290, 1677060),
}
EXAMPLES = {
    "ABABA": "stripes", "ABA": "stripes", "AABBBCC": "colour-block", "AAABBB": "colour-block", "AABB": "colour-block", "AABBAAA": "none",
    "ABCBA": "symmetry", "ABBA": "symmetry", "ABCDCBA": "symmetry", "AABBAA": "symmetry", "AAAAA": "solid", "AAA": "solid",
    "ABBB": "none", "AAAB": "none", "ABCD": "none", "AB": "none", "AA": "none", "A": "none",
}  # fmt: skip


def named(colours) -> str:
    """What the rules call a sequence."""
    return PATTERNS[pattern.__wrapped__(tuple(colours))]


def slow(letters: str) -> str:
    """The same from the rulebook's words, with regular expressions on letters: one pattern a garment."""
    if fullmatch(r"(.)\1{2,}", letters):
        return "solid"
    if len(letters) > 2 and fullmatch(r"(.)(?!\1)(.)(?:\1\2)*\1?", letters):
        return "stripes"
    if len(letters) < 4:
        return "none"
    if "".join(reversed(letters)) == letters:
        return "symmetry"
    parts = [letters[letters.index(each) : letters.rindex(each) + 1] for each in dict.fromkeys(letters)]
    whole = all(len(set(part)) == 1 and len(part) >= 2 for part in parts)
    return "colour-block" if whole and len(parts) >= 2 else "none"


def shapes(length: int, shape: str = "") -> list[str]:
    """Every sequence of at most six colours, the colours named in the order in which they come: AAB, ABA, ABC …"""
    if len(shape) == length:
        return [shape]
    used = len(set(shape))
    return [found for each in "ABCDEF"[: used + 1] for found in shapes(length, shape + each)]


def numbers(letters: str) -> tuple[int, ...]:
    return tuple(map("ABCDEF".index, letters))


@pytest.mark.parametrize("length", [3, 4, 5, 6])
def test_the_counts_of_the_ledger_sequence_by_sequence(length):
    counted = Counter(named(colours) for colours in product(range(6), repeat=length))
    assert tuple(counted[kind] for kind in KINDS) == COUNTS[length]


@pytest.mark.parametrize("length", [7, 8])
def test_the_counts_of_the_ledger_shape_by_shape(length):
    """A shape with n colours stands for 6 · 5 · … sequences, n factors."""
    counted: Counter = Counter()
    for shape in shapes(length):
        counted[named(numbers(shape))] += perm(6, len(set(shape)))
    assert tuple(counted[kind] for kind in KINDS) == COUNTS[length] and counted.total() == 6**length


@pytest.mark.parametrize("length", range(1, 9))
def test_a_slow_reading_says_the_same_of_every_shape(length):
    assert [shape for shape in shapes(length) if named(numbers(shape)) != slow(shape)] == []


@pytest.mark.parametrize(("letters", "kind"), EXAMPLES.items())
def test_the_examples_of_the_rules(letters, kind):
    assert named(numbers(letters)) == slow(letters) == kind


@pytest.mark.parametrize("length", range(3, 9))
def test_colours_are_alike_and_top_and_bottom_too(length):
    """Another colouring changes nothing, nor does the garment upside down."""
    rng = Random(length)
    for _ in range(200):
        colours = [rng.randrange(3) for _ in range(length)]
        other = rng.sample(range(6), 3)
        assert named(colours) == named(other[colour] for colour in colours) == named(reversed(colours))


@pytest.mark.parametrize("length", range(3, 8))
def test_every_change_that_is_told_makes_its_pattern_and_none_is_left_out(length):
    for shape in shapes(length):
        colours = numbers(shape)
        changed = {PATTERNS[kind]: change for kind, change in near(colours).items()}
        for kind, (place, colour) in changed.items():
            assert slow(shape[:place] + "ABCDEF"[colour] + shape[place + 1 :]) == kind
        if slow(shape) == "none":
            possible = {slow(shape[:place] + each + shape[place + 1 :]) for place in range(length) for each in "ABCDEF"} - {"none"}
            assert set(changed) == possible, shape


@pytest.mark.parametrize("length", range(1, 8))
def test_every_sequence_without_a_pattern_is_told_why(length):
    for shape in shapes(length):
        answer = why_pattern(numbers(shape), letter)
        assert answer.value == slow(shape) and answer.because
        assert (answer.value == "none") == (not any(reason.holds for reason in answer.because)), shape
        told = {reason.rule: reason for reason in answer.because if not reason.holds and "say" not in dict(reason.facts) and "space" in dict(reason.facts)}
        for rule, reason in told.items():
            place = reason.fact("space") - 1
            assert reason.pieces("blocker") == (f"s{place + 1}",) and reason.fact("shows") == shape[place]
            assert slow(shape[:place] + reason.fact("colour") + shape[place + 1 :]) == rule.removeprefix("knit.pattern.")
