"""Every answer about a loom is proved by the threads that it marks, and told in both languages; every point of a score has its reason."""
import re
from pathlib import Path
from random import Random

import pytest

from random_looms import CARDS, moves_to_try, random_lines, random_loom
from random_reasons import loom_questions
from rulelib import warp_and_weft
from rulelib.casebook import solve
from rulelib.casefile import read_cases
from rulelib.warp_and_weft.questions import Asked
from rulelib.warp_and_weft.scoring import why_counted
from rulelib.warp_and_weft.texts import read_card
from sentences import unsayable
from slow_weave import ADJACENCY, READINGS, SlowLoom
from weave_proofs import ask_again, claimed, left, pattern_points, threads_marked, unblocked, unproved

ROOT = Path(__file__).parents[1]
CASES = [case for path in sorted((ROOT / "rulelib" / "warp_and_weft").glob("cases/*.yaml")) for case in read_cases(path)]
each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: getattr(case, "id", str(case)))
SEEDS = range(20)  # each stands for six looms

# The loom of the ledger: column by column, row by row, and which thread is on top at columns 1 2 3 4 7 8 9 10.
COLUMNS = {1: "green", 2: "pink", 3: "green", 4: "pink", 7: "pink", 8: "pink", 9: "pink", 10: "purple"}
ROWS = """2 purple HVVVVVVV, 3 green VVVVVHVV, 4 yellow VVHVVHHV, 5 green HVHHVVHV, 6 yellow VHHVHHVV, 8 blue VVVVVVVH, 9 blue HHHHVVVV,
    10 blue HHHVHHHV"""
LEDGER = [f"{colour} v{column}" for column, colour in COLUMNS.items()]
for row, row_colour, tops in (row.split() for row in ROWS.split(",")):
    below = [f"v{column}" for column, top in zip(COLUMNS, tops) if top == "V"]
    LEDGER.append(f"{row_colour} h{row} under {' '.join(below)}")
MARKED = ["pink-green", "yellow-green", "pink OU blue", "green OU yellow"]


def looms_of(seed: int):
    """Six random looms of every sort, with moves on them."""
    rng = Random(seed)
    for number in range(6):
        position = random_loom(rng, 16 if number < 3 else None)
        yield position, random_lines(rng, position, 8)


def questions_about(position: dict, lines: list[str]):
    """The questions that a loom allows: ask, Asked, answer."""
    for ask, asked in loom_questions(position, lines, Random(str(position))):
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
def test_what_a_case_counts_is_the_sum_of_its_evidence(case):
    answer = solve(case).answer
    if case.ask == "score":
        assert claimed(answer) == answer.value
    elif case.ask == "count":
        assert pattern_points(answer) == answer.value
    elif case.ask == "penalty":
        assert threads_marked(answer) == answer.value


@pytest.mark.parametrize("seed", SEEDS)
def test_random_looms_keep_every_yes_with_only_the_marked_pieces(seed):
    for position, lines in looms_of(seed):
        for ask, asked, answer in questions_about(position, lines):
            assert unproved(ask, asked, answer) == [], (ask, asked.arguments, position)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_looms_lose_every_no_without_the_marked_blockers(seed):
    for position, lines in looms_of(seed):
        for ask, asked, answer in questions_about(position, lines):
            assert unblocked(ask, asked, answer) == [], (ask, asked.arguments, position)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_looms_count_the_sum_of_their_evidence_and_tell_it(seed):
    for position, lines in looms_of(seed):
        for ask, asked, answer in questions_about(position, lines):
            assert answer.because and [wrong for reason in answer.because for wrong in unsayable(reason)] == [], (ask, asked.arguments, position)
            if ask == "score":
                assert claimed(answer) == answer.value, position
            elif ask == "count":
                assert pattern_points(answer) == answer.value, (asked.arguments, position)
            elif ask == "penalty":
                assert threads_marked(answer) == answer.value, position


@pytest.mark.parametrize("players", [2, 3, 5])
def test_at_a_table_the_same_pieces_prove_it_under_their_players_names(players):
    rng = Random(players)
    table = warp_and_weft.new_game(players, rng)
    while True:
        asks = [("legal", {"move": line}) for line in rng.sample(moves_to_try(table, rng), 8)]
        asks += [(ask, {"of": rng.randint(1, players)}) for ask in ("penalty", "shared-goal", "score")] + [("count", {"of": players, "card": rng.choice(CARDS)})]
        for ask, given in asks:
            asked = Asked(table, (), given)
            answer = ask_again(ask, asked)
            assert unproved(ask, asked, answer) == [] == unblocked(ask, asked, answer), (ask, given, warp_and_weft.show(table))
            assert [wrong for reason in answer.because for wrong in unsayable(reason)] == []
            named = {piece for _, pieces in answer.marks() for piece in pieces}
            assert all(re.fullmatch(r"card:.+|hand\d:\d|[1-5]:[vh]\d+|[1-5]:v\d+-h\d+", piece) for piece in named), named
        if table.over:
            break
        table = warp_and_weft.play(table, warp_and_weft.random_move(table, rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_crossing_on_the_wrong_side_spoils_a_pair_that_it_would_make_when_turned_over(seed):
    """Every marked crossing, and every thread that spoils something is told."""
    for position, _ in looms_of(seed):
        weaver, slow = warp_and_weft.read(position), SlowLoom(position)
        for card in CARDS[10:]:
            first, order, second = card.split()
            told = {reason.fact("thread"): reason for reason in why_counted(weaver.loom, read_card(card), weaver.reading).because if reason.rule == "weave.interlace.wrong-side"}
            for thread in (place for place, colour in slow.threads.items() if colour == first):
                met = slow.letters(thread, second)
                tried = [pair for pair in zip(met, met[1:]) if slow.reading != "neighbours" or int(pair[1][0][1:]) - int(pair[0][0][1:]) == 1]
                spoilt = [pair for pair in tried if sorted(letter for _, letter in pair) != sorted(order)]
                assert (thread in told) == bool(spoilt), (card, thread, position)
                if spoilt:
                    wrong = told[thread].pieces("blocker")
                    assert all(set(wrong) & {place for place, _ in pair} for pair in spoilt)
                    assert set(wrong) <= {place for pair in spoilt for place, _ in pair}
                    assert told[thread].pieces("candidate") == tuple("-".join(sorted((thread, other), reverse=True)) for other in wrong)
                    assert order[0] != order[1] or all(letter != order[0] for place, letter in met if place in wrong)


@pytest.mark.parametrize("seed", SEEDS)
def test_threads_that_only_cross_are_all_told_where_none_lie_beside_each_other(seed):
    for position, _ in looms_of(seed):
        weaver, slow = warp_and_weft.read(position), SlowLoom(position)
        for card in ADJACENCY:
            answer = why_counted(weaver.loom, read_card(card), weaver.reading)
            one, other = ({place for place, each in slow.threads.items() if each == colour} for colour in card.split("-"))
            meet = [{place for place in mine if any(each[0] != place[0] for each in theirs)} for mine, theirs in ((one, other), (other, one))]
            told = [reason for reason in answer.because if reason.rule == "weave.adjacency.same-direction"]
            assert len(told) == (not answer.value and meet[0] != set()), (card, position)
            assert all([set(reason.pieces("member")), set(reason.pieces("blocker"))] == meet for reason in told), (card, position)


def test_the_loom_of_the_ledger_has_its_worked_figures():
    weaver = warp_and_weft.read({"loom": LEDGER, "buttons": MARKED, "goal": ["pink-green", "pink OU blue"]})
    counts = [why_counted(weaver.loom, card, weaver.reading) for card in weaver.buttons]
    assert [answer.value for answer in counts] == [3, 3, 6, 0]
    by_thread = {reason.fact("thread"): reason.fact("count") for reason in counts[2].because if reason.rule == "weave.interlace.two-crossings"}
    assert by_thread == {"v2": 1, "v4": 2, "v7": 1, "v8": 1, "v9": 1}
    wrong = [reason for reason in counts[2].because if reason.rule == "weave.interlace.wrong-side" and reason.fact("thread") == "v2"]
    assert [reason.pieces("candidate") for reason in wrong] == [("v2-h10",)]
    score = warp_and_weft.score(weaver)
    assert score.value == {"shared-goal": 5, "buttons": 12, "penalty": 2, "total": 15} and "weave.score.example" in score.rules


@pytest.mark.parametrize("reading", READINGS)
def test_the_loom_of_the_ledger_counts_in_every_reading_what_the_slow_reading_counts(reading):
    position = {"loom": LEDGER, "buttons": MARKED, "reading": reading}
    weaver, slow = warp_and_weft.read(position), SlowLoom(position)
    assert [why_counted(weaver.loom, card, reading).value for card in weaver.buttons] == [slow.count(card) for card in MARKED]


def test_one_more_thread_through_the_marked_place_brings_the_last_three_a_second_point():
    """The ledger's example: A3 to A5 get a second occurrence from one more B thread."""
    more = [[*LEDGER, f"blue {place}" + (f" under {' '.join(f'v{column}' for column in (7, 8, 9) if side == 'U')}" if side == "U" else "")]
            for place in ("h1", "h7") for side in "OU"]
    slow = [SlowLoom({"loom": threads}) for threads in more]
    assert any(all(loom.along(f"v{column}", "OU", "blue") == 2 for column in (7, 8, 9)) for loom in slow)
    for threads, loom in zip(more, slow):
        weaver = warp_and_weft.read({"loom": threads})
        assert why_counted(weaver.loom, read_card("pink OU blue"), "consecutive").value == loom.count("pink OU blue")


def test_nothing_is_left_of_a_loom_of_which_nothing_stays():
    weaver = left(warp_and_weft.read({"loom": LEDGER, "buttons": MARKED}), lambda name: False)
    assert weaver.loom == warp_and_weft.read({}).loom and weaver.buttons == ()
