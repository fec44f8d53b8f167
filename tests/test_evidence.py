"""Every answer is proved by the pieces that it marks, and told in both languages; every point of a score has its reason."""
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from proofs import ask_again, claimed, unblocked, unproved
from random_quilts import random_moves, random_quilt
from rulelib import calico
from rulelib.calico.board import BY_NAME
from rulelib.calico.cats import CATS
from rulelib.calico.patches import TEXT
from rulelib.calico.questions import Asked
from rulelib.casebook import solve
from rulelib.casefile import read_cases
from sentences import unsayable
from slow_calico import GOAL_CELLS, NEIGHBOURS

ROOT = Path(__file__).parents[1]
CASES = [case for path in sorted((ROOT / "rulelib" / "calico").glob("cases/*.yaml")) for case in read_cases(path)]
each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: getattr(case, "id", str(case)))
SEEDS = range(24)  # each stands for ten quilts


def quilts_of(seed: int):
    """Ten random quilts of every sort."""
    rng = Random(seed)
    for number in range(10):
        position = random_quilt(rng, filled=22 if number < 4 else None, marked=number % 3 == 2)
        yield position, random_moves(rng, position)


def questions_about(position: dict, lines: list[str]):
    """The questions that a quilt and the moves on it allow: ask, Asked, answer."""
    quilt, history = calico.read(position), ()
    for line in lines:
        move = calico.read_move(line, quilt)
        before, quilt, history = quilt, calico.play(quilt, move), (*history, (quilt, move))
        asked = Asked(quilt, history[-1:], {})
        yield "gain", asked, ask_again("gain", asked)
        legal = Asked(quilt, (), {"move": line})
        yield "legal", legal, ask_again("legal", legal)
        assert calico.check(before, move).value
    for ask in ("tokens", "goals", "score"):
        asked = Asked(quilt, history, {})
        yield ask, asked, ask_again(ask, asked)


@each_case
def test_a_case_keeps_its_yes_with_only_the_marked_pieces(case):
    solved = solve(case)
    assert unproved(case.ask, Asked(solved.position, solved.history, case.arguments), solved.answer) == []


@each_case
def test_a_case_loses_its_no_without_the_marked_blockers(case):
    solved = solve(case)
    assert unblocked(case.ask, Asked(solved.position, solved.history, case.arguments), solved.answer) == []


@each_case
def test_a_case_has_reasons_that_can_be_told_in_both_languages(case):
    answer = solve(case).answer
    assert answer.because
    assert [wrong for reason in answer.because for wrong in unsayable(reason)] == []


@each_case
def test_the_score_of_a_case_is_the_sum_of_its_evidence(case):
    answer = solve(case).answer
    if case.ask == "score":
        assert claimed(answer) == answer.value
    elif case.ask == "goals":
        assert claimed(answer)["goals"] == sum(answer.value.values())
    elif case.ask in ("tokens", "gain"):
        assert claimed(answer)["total"] == worth(answer.value)


def worth(tokens: dict) -> int:
    """The points of some tokens."""
    return 3 * (len(tokens["buttons"]) + tokens["rainbow"]) + sum(CATS[cat].points for cat in tokens["cats"])


@pytest.mark.parametrize("seed", SEEDS)
def test_random_quilts_keep_every_yes_with_only_the_marked_pieces(seed):
    for position, lines in quilts_of(seed):
        for ask, asked, answer in questions_about(position, lines):
            assert unproved(ask, asked, answer) == [], (ask, position, lines)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_quilts_lose_every_no_without_the_marked_blockers(seed):
    for position, lines in quilts_of(seed):
        for ask, asked, answer in questions_about(position, lines):
            assert unblocked(ask, asked, answer) == [], (ask, position, lines)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_quilts_score_the_sum_of_their_evidence_and_tell_it(seed):
    for position, lines in quilts_of(seed):
        for ask, asked, answer in questions_about(position, lines):
            assert answer.because and [wrong for reason in answer.because for wrong in unsayable(reason)] == []
            if ask == "score":
                assert claimed(answer) == answer.value, (position, lines)
            elif ask in ("tokens", "gain"):
                assert claimed(answer)["total"] == worth(answer.value), (ask, position, lines)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_spoilt_goal_names_the_letters_that_are_there_too_often(seed):
    rng, told = Random(seed), 0
    for _ in range(10):
        quilt = calico.read(random_quilt(rng, filled=22))
        for reason in calico.score(quilt).because:
            if reason.rule != "calico.design.letters-differ":
                continue
            told += 1
            plane = 0 if reason.fact("way") == "colours" else 1
            had = Counter(TEXT[quilt.patch_at(BY_NAME[cell])][plane] for cell in NEIGHBOURS[GOAL_CELLS[reason.fact("space")]])
            goal = reason.fact("goal")
            wanted = [1] * 6 if goal == "not-equal" else [len(part) for part in goal.split("-")] + [0] * 6
            counts = sorted(had.values(), reverse=True)
            spoilers = Counter(TEXT[quilt.patch_at(BY_NAME[cell])][plane] for cell in reason.pieces("blocker"))
            assert sorted(spoilers.values()) == sorted(count for count, most in zip(counts, wanted) if count > most) != []
            assert all(had[letter] == count for letter, count in spoilers.items()) and len(reason.fact("spoilers")) == len(spoilers)
            assert sorted(reason.pieces("member") + reason.pieces("blocker")) == sorted(NEIGHBOURS[GOAL_CELLS[reason.fact("space")]])
            assert reason.fact("had") == "-".join(map(str, counts))
    assert told
