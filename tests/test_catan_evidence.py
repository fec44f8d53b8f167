"""Every answer about a table of Catan is proved by the pieces that it marks, and told in both languages; every point has its reason."""
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from catan_proofs import ask_again, claimed, left, unblocked, unproved
from random_catan_moves import moves_to_try
from random_tables import random_table
from rulelib import catan
from rulelib.casebook import solve
from rulelib.casefile import read_cases
from rulelib.catan.moves import Roll
from rulelib.catan.questions import QUESTIONS, Asked
from sentences import unsayable
from slow_catan import COSTS, RESOURCES, SlowTable
from slow_catan_moves import broken
from slow_island import CORNERS_OF, NEXT_TO

ROOT = Path(__file__).parents[1]
CASES = [case for path in sorted((ROOT / "rulelib" / "catan").glob("cases/*.yaml")) for case in read_cases(path)]
each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: getattr(case, "id", str(case)))
SEEDS = range(16)  # each stands for four tables
OF_PLAYERS = ("longest-road", "score", "rates")
OF_TABLES = sorted(set(QUESTIONS) - {"legal", "chips", "first-player", *OF_PLAYERS})
PLACES = r"land:\d+|corner:\d+|edge:\d+-\d+|harbour:\d|robber|dice|deck|bank|bonus:(longest-road|largest-army)"
NAMES = re.compile(rf"{PLACES}|bank:[a-z]+|(hand|knights):[a-z]+|hand:[a-z]+:[a-z]+|card:[a-z]+:[a-z-]+")


def asked_of(case):
    """A case played out: what it asks, and its answer."""
    solved = solve(case)
    return Asked(solved.position, solved.history, case.arguments), solved.answer


def questions_about(seed: int):
    """What four random tables are asked, some moves among it: ask, Asked, answer."""
    for number in range(4):
        rng = Random(f"{seed} {number}")
        table = random_table(rng)
        asks = [(ask, {}) for ask in OF_TABLES] + [(ask, {"of": rng.choice(table.colours)}) for ask in OF_PLAYERS]
        slow, moves = SlowTable(table), moves_to_try(table, rng)
        likely = [move for move in moves if "catan.turn.order" not in broken(slow, move)]  # the others are all refused for one reason
        asks += [("legal", {"move": catan.show_move(move, table)}) for move in rng.sample(likely, min(16, len(likely))) + rng.sample(moves, 4)]
        for ask, given in asks:
            asked = Asked(table, (), given)
            yield ask, asked, ask_again(ask, asked)


@each_case
def test_a_case_keeps_its_yes_with_only_the_marked_pieces(case):
    asked, answer = asked_of(case)
    assert unproved(case.ask, asked, answer) == []


@each_case
def test_a_case_loses_its_no_without_the_marked_blockers(case):
    asked, answer = asked_of(case)
    assert unblocked(case.ask, asked, answer) == []


@each_case
def test_a_case_has_reasons_that_can_be_told_in_both_languages(case):
    _, answer = asked_of(case)
    assert answer.because
    assert [wrong for reason in answer.because for wrong in unsayable(reason)] == []


@each_case
def test_a_case_counts_the_points_of_its_evidence(case):
    asked, answer = asked_of(case)
    if case.ask == "points":
        assert claimed(answer) == sum(answer.value.values())
    elif case.ask == "longest-road":
        trails = [reason for reason in answer.because if reason.rule == "catan.longest-road.trail" and reason.holds and "length" in dict(reason.facts)]
        assert sum(len(reason.pieces("member")) for reason in trails) == answer.value


@pytest.mark.parametrize("seed", SEEDS)
def test_random_tables_keep_every_yes_with_only_the_marked_pieces(seed):
    for ask, asked, answer in questions_about(seed):
        assert unproved(ask, asked, answer) == [], (ask, asked.arguments, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_tables_lose_every_no_without_the_marked_blockers(seed):
    for ask, asked, answer in questions_about(seed):
        assert unblocked(ask, asked, answer) == [], (ask, asked.arguments, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_tables_mark_pieces_that_a_picture_has_and_tell_what_they_mark(seed):
    for ask, asked, answer in questions_about(seed):
        assert answer.because and [wrong for reason in answer.because for wrong in unsayable(reason)] == [], (ask, asked.arguments)
        named = {piece for _, pieces in answer.marks() for piece in pieces}
        assert all(NAMES.fullmatch(piece) for piece in named), named
        if ask == "score":
            assert claimed(answer) == answer.value["total"] == SlowTable(asked.position).points(asked.arguments["of"])


def untrue(reason, slow: SlowTable) -> list[str]:
    """The facts of a reason that the slow reading does not find on the table."""
    facts, wrong = dict(reason.facts), []
    owner, corner = slow.players.get(facts.get("owner")), facts.get("other", facts.get("corner"))
    if owner and not (corner in owner.towns or "edge" in facts and tuple(map(int, facts["edge"].split("-"))) in owner.roads):
        wrong.append("owner")
    if "other" in facts and (facts["other"] not in NEXT_TO[facts["corner"]] or f"corner:{facts['other']}" not in reason.pieces("blocker")):
        wrong.append("other")
    if "others" in facts and reason.rule == "catan.place.distance" and set(facts["others"]) != NEXT_TO[facts["corner"]]:
        wrong.append("others")
    if reason.rule.startswith("catan.cost."):
        cost, hand = COSTS[reason.rule.removeprefix("catan.cost.")], slow.players[facts["player"]].hand
        lacks = {f"{kind} {cost[kind] - hand[kind]}" for kind in cost if cost[kind] > hand[kind]}
        wrong += ["lacks"] * (set(facts.get("lacks", ())) != lacks) + ["cost"] * (set(facts["cost"]) != {f"{kind} {number}" for kind, number in cost.items()})
    if "terrain" in facts and slow.lands[facts["land"] - 1] != facts["terrain"]:
        wrong.append("terrain")
    if "road" in facts and not set(map(int, facts["road"].split("-"))) & set(map(int, facts["edge"].split("-"))):
        wrong.append("road")
    if "town" in facts and facts["corner"] not in {"settlement": slow.settled(), "city": slow.towns() - slow.settled()}[facts["town"]]:
        wrong.append("town")
    return wrong


@pytest.mark.parametrize("seed", SEEDS)
def test_random_tables_tell_facts_that_are_true(seed):
    for ask, asked, answer in questions_about(seed):
        if "road-building" not in asked.arguments.get("move", ""):  # the second road is judged where the first lies already
            slow = SlowTable(asked.position)
            assert [(reason, wrong) for reason in answer.because for wrong in [untrue(reason, slow)] if wrong] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_a_town_in_the_way_tells_how_long_the_road_would_be_without_it(seed):
    for ask, asked, answer in questions_about(seed):
        for reason in answer.because:
            if ask == "longest-road" and reason.rule == "catan.longest-road.cut" and not reason.holds:
                away = reason.pieces("blocker")
                slow = SlowTable(left(asked.position, lambda name: name not in away))
                assert reason.fact("without") == slow.road_length(asked.arguments["of"]) > answer.value == reason.fact("length")


@pytest.mark.parametrize("seed", range(30))
def test_a_roll_tells_every_town_that_claims_who_is_not_paid_and_why(seed):
    table = random_table(Random(seed), "roll")
    slow = SlowTable(table)
    for first, second in () if slow.finished() else ((1, 1), (1, 2), (2, 2), (2, 3), (2, 4), (4, 4), (4, 5), (5, 5), (5, 6), (6, 6)):
        number, told = first + second, {name: Counter() for name in slow.order}
        answer, claims = catan.check(table, Roll(first, second)), slow.claims(first + second)
        for reason in answer.because:
            if reason.rule == "catan.produce.settlement-city" and "say" not in dict(reason.facts):
                kind, gained = reason.fact("gains").split()
                told[reason.fact("player")][kind] += int(gained)
        assert told == claims
        short = {kind: [name for name in slow.order if claims[name][kind]] for kind in RESOURCES if sum(claims[name][kind] for name in slow.order) > slow.bank[kind]}
        single = {reason.fact("kind"): [reason.fact("player")] for reason in answer.because if reason.rule == "catan.produce.shortage-single"}
        shared = {reason.fact("kind"): list(reason.fact("players")) for reason in answer.because if reason.rule == "catan.produce.shortage"}
        assert single == {kind: names for kind, names in short.items() if len(names) == 1}
        assert shared == {kind: names for kind, names in short.items() if len(names) > 1}
        stopped = [reason for reason in answer.because if reason.rule == "catan.produce.robber-blocks"]
        assert bool(stopped) == (slow.chips[slow.robber - 1] == number)
        for reason in stopped:
            there = slow.towns() & set(CORNERS_OF[slow.robber])
            assert set(reason.pieces("member")) == {f"corner:{corner}" for corner in there} and set(reason.pieces("blocker")) == {"robber", f"land:{slow.robber}"}


@pytest.mark.parametrize("seed", range(30))
def test_a_seven_tells_who_discards_and_no_other_roll_does(seed):
    table = random_table(Random(seed), "roll")
    slow = SlowTable(table)
    for move in () if slow.finished() else (Roll(3, 4), Roll(1, 1), Roll(4, 4)):
        because = catan.check(table, move).because
        owes = {reason.fact("player"): reason.fact("owes") for reason in because if reason.rule == "catan.seven.discard" and "owes" in dict(reason.facts)}
        assert owes == (slow.discards() if move == Roll(3, 4) else {})
        assert ("catan.seven.no-production" in {reason.rule for reason in because}) == (move == Roll(3, 4))


def test_the_second_settlement_tells_what_it_takes_and_a_thief_the_chance_of_the_card():
    seen = Counter()
    for seed in range(60):
        rng = Random(seed)
        table = random_table(rng, ("setup", "robber")[seed % 2])
        slow = SlowTable(table)
        for move in moves_to_try(table, rng):
            for reason in catan.check(table, move).because:
                facts = dict(reason.facts)
                if reason.rule == "catan.setup.second-yields":
                    gains = Counter(slow.lands_of(facts["corner"])) & slow.bank if slow.mine.towns else Counter()
                    told = {kind: int(number) for kind, number in (gain.split() for gain in facts.get("gains", ()))}
                    assert told == gains and facts.get("say") == (None if gains else "nothing" if slow.mine.towns else "first")
                elif reason.rule == "catan.seven.steal" and "chance" in facts:
                    hand = slow.players[facts["victim"]].hand
                    assert (facts["chance"], facts["of"]) == (hand[facts["kind"]], hand.total())
                else:
                    continue
                seen[reason.rule] += 1
    assert min(seen.values()) > 20 and len(seen) == 2


def test_nothing_is_left_of_a_table_of_which_nothing_stays():
    table = left(random_table(Random(5), "play"), lambda name: False)
    slow = SlowTable(table)
    assert table.towns == table.roads == table.bank == 0 and table.deck == () and set(slow.lands) == {"desert"}
    assert all(player.hand.total() == player.cards.total() == player.knights == 0 for player in slow.players.values())
    assert (slow.longest_road, slow.largest_army) == (None, None)


def test_everything_is_left_where_everything_stays():
    for seed in range(40):
        table = random_table(Random(seed))
        assert left(table, lambda name: True)._replace(owes=table.owes) == table
