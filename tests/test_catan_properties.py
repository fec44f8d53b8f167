"""Random tables: the quick rules of Catan say and do what the slow reading says and does, and every table and move comes back from its text."""
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from random_catan_moves import every_move, moves_to_try, open_draw
from random_tables import OFTEN, RARE, random_table, tables, with_holders
from rulelib import catan
from rulelib.answer import Refused
from rulelib.catan.cards import DEVELOPMENTS, RESOURCES, ROAD_COST, SETTLEMENT_COST
from rulelib.catan.moves import Road, Roll, Settle
from rulelib.catan.questions import QUESTIONS, Asked
from slow_catan import RESOURCES as WORDS
from slow_catan import SlowTable
from slow_catan_moves import broken
from slow_catan_play import play
from slow_island import EDGES, is_trail

SEEDS = range(24)  # each stands for TABLES tables
TABLES = 6
RULES = """city.upgrade cost.city cost.development cost.road cost.settlement dev.buy dev.must-hold dev.not-same-turn dev.one-per-turn dev.road-building
    dev.road-building-fewer dev.year-of-plenty pieces.run-out place.distance place.free-corner road.blocked road.connects road.free-edge settlement.connects setup.pair
    seven.discard seven.order seven.robber-moves seven.steal trade.after-roll trade.agreed trade.bank-4 trade.bank-has trade.harbour-2 trade.harbour-3
    trade.harbour-needs-town trade.must-hold trade.no-gift trade.same-kind turn.order win.at-once""".split()


def ask(question: str, table, **arguments):
    """The value of a question's answer."""
    return QUESTIONS[question](Asked(table, (), arguments)).value


def same(table, slow: SlowTable) -> bool:
    """Whether a table lies as the slow reading has it."""
    return vars(SlowTable(table)) == vars(slow)


def seeded(seed: int, phase: str | None = None):
    """Random tables with their chance."""
    for number in range(TABLES):
        rng = Random(f"{seed} {number}")
        yield random_table(rng, phase), rng


@OFTEN
@given(tables())
def test_questions_about_players_are_answered_as_the_slow_reading_does(table):
    slow = SlowTable(table)
    assert ask("points", table) == {name: slow.points(name) for name in slow.order}
    assert ask("hands", table) == {name: +player.hand for name, player in slow.players.items()}
    assert ask("bank", table) == {resource: slow.bank[resource] for resource in WORDS}
    assert ask("robber", table) == slow.robber and ask("phase", table) == slow.phase
    assert ask("holders", table) == {"longest-road": slow.longest_road or "none", "largest-army": slow.largest_army or "none"}
    assert ask("winner", table) == (slow.turn if slow.finished() else "none") and ask("turn", table) == (slow.acting() or "none")
    for name in slow.order:
        assert ask("rates", table, of=name) == slow.rates(name)


@OFTEN
@given(tables())
def test_places_to_build_are_those_of_the_slow_reading(table):
    slow = SlowTable(table)
    assert sorted(ask("settlements", table)) == sorted(slow.settlements())
    assert sorted(ask("roads", table)) == sorted(f"{a}-{b}" for a, b in slow.roads())


@OFTEN
@given(tables(late=True))
def test_longest_roads_and_their_trails_are_those_of_the_brute_force(table):
    slow = SlowTable(table)
    for name in slow.order:
        answer = QUESTIONS["longest-road"](Asked(table, (), {"of": name}))
        assert answer.value == slow.road_length(name), name
        trails = [reason.pieces("member") for reason in answer.because if reason.holds and reason.rule == "catan.longest-road.trail"]
        roads = [tuple(map(int, piece.removeprefix("edge:").split("-"))) for trail in trails[:1] for piece in trail if piece.startswith("edge:")]
        assert len(roads) == answer.value and is_trail(roads, slow.walls(name)) and set(roads) <= slow.players[name].roads


@OFTEN
@given(tables(), st.integers(0, 2**32))
def test_without_history_the_holders_are_who_alone_has_the_most(table, seed):
    slow, shown = SlowTable(table), catan.show(table)
    plain = catan.read({key: value for key, value in shown.items() if key not in ("longest-road", "largest-army")})
    assert plain == table._replace(longest_road=plain.longest_road, largest_army=plain.largest_army)
    assert (SlowTable(plain).longest_road, SlowTable(plain).largest_army) == (slow.road_holder(None), slow.army_holder(None))
    again = with_holders(Random(seed), table)
    assert catan.read(catan.show(again)) == again


@RARE
@given(tables(phase="roll"))
def test_every_roll_pays_what_the_slow_reading_pays(table):
    if table.over:
        return
    for first, second in ((1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (3, 4), (2, 6), (3, 6), (4, 6), (5, 6), (6, 6)):
        slow = SlowTable(table)
        play(slow, Roll(first, second))
        assert same(catan.play(table, Roll(first, second)), slow), first + second


@pytest.mark.parametrize("seed", SEEDS)
def test_check_lists_the_rules_of_the_slow_reading_and_play_does_what_it_does(seed):
    for table, rng in seeded(seed):
        slow = SlowTable(table)
        for move in moves_to_try(table, rng):
            answer, rules = catan.check(table, move), broken(slow, move)
            assert (sorted(answer.broken), answer.value) == (rules, not rules), (seed, move)
            if rules:
                with pytest.raises(Refused) as refused:
                    catan.play(table, move)
                assert refused.value.answer == answer and refused.value.move == move
            elif not open_draw(table, move):
                after = SlowTable(table)
                play(after, move)
                assert same(catan.play(table, move), after), (seed, move)


@pytest.mark.parametrize("seed", SEEDS)
def test_tables_and_moves_come_back_from_their_text(seed):
    for table, rng in seeded(seed):
        assert catan.read(catan.show(table)) == table
        for move in moves_to_try(table, rng):
            line = catan.show_move(move, table)
            again = catan.read_move(line, table)
            assert (type(again), again) == (type(move), move), line
            assert catan.read_move(f"  {line.replace(' ', '   ')} ", table) == move


@pytest.mark.parametrize("seed", range(12))
def test_legal_moves_are_all_that_the_slow_reading_allows(seed):
    for table, _ in seeded(seed + 1000):
        slow, listed = SlowTable(table), [(type(move), move) for move in catan.legal_moves(table)]
        assert len(listed) == len(set(listed))
        assert set(listed) == {(type(move), move) for move in every_move(table) if not broken(slow, move)}


def test_the_moves_to_try_break_every_rule_and_are_legal_too():
    """What the tests above compare is worth comparing."""
    seen, legal = Counter(), Counter()
    for seed in SEEDS:
        for table, rng in seeded(seed):
            slow = SlowTable(table)
            for move in moves_to_try(table, rng):
                rules = broken(slow, move)
                seen.update(rules)
                legal[type(move).__name__] += not rules
    assert set(seen) == {f"catan.{rule}" for rule in RULES} and min(seen.values()) > 5
    assert len(legal) == 15 and min(legal.values()) > 0


@RARE
@given(tables(), st.integers(0, 2**32))
def test_an_open_draw_may_be_any_card_that_can_be_drawn(table, seed):
    rng = Random(seed)
    for move in moves_to_try(table, rng):
        if not open_draw(table, move) or not catan.check(table, move).value:
            continue
        after = catan.play(table, move)
        may_be = [SlowTable(world) for world in after.worlds]
        expected = []
        for card in range(len(DEVELOPMENTS if move._fields[0] == "gets" else RESOURCES)):
            told = move._replace(gets=card)
            if not broken(SlowTable(table), told):
                expected.append(SlowTable(table))
                play(expected[-1], told)
        assert len(may_be) == len(expected) > 1 and all(any(vars(one) == vars(other) for other in expected) for one in may_be), move


def fate(before: str | None, after: str | None, slow: SlowTable) -> str:
    """What became of the longest road's card."""
    if before == after:
        lengths = [slow.road_length(name) for name in slow.order]
        return "nobody's" if after is None else "kept by a tie" if lengths.count(max(lengths)) > 1 else "kept"
    return "taken" if before is None else "to the middle" if after is None else "moved"


def test_the_longest_road_goes_where_the_ledger_says_after_every_road_and_town():
    fates = Counter()
    for seed in (*range(60), 193, 198, 239, 247, 250, 252, 293):  # after 60, tables on which a town cuts the longest road
        table = random_table(Random(seed), "play", late=True)
        if table.over:
            continue
        table = table.with_seat(table.turn, table.seats[table.turn]._replace(hand=SETTLEMENT_COST + ROAD_COST))
        slow = SlowTable(table)
        for move in (*(Settle(corner - 1) for corner in slow.settlements()), *(Road(EDGES.index(road)) for road in slow.roads())):
            after, then = SlowTable(table), SlowTable(catan.play(table, move))
            play(after, move)
            assert then.longest_road == after.longest_road, (seed, move)
            fates[type(move).__name__, fate(slow.longest_road, after.longest_road, after)] += 1
    stay = {"nobody's", "kept", "kept by a tie"}
    assert set(fates) == {("Road", what) for what in stay | {"taken", "moved"}} | {("Settle", what) for what in stay | {"taken", "moved", "to the middle"}}, fates


def test_edges_are_numbered_alike():
    assert len(EDGES) == 72 and WORDS == list(RESOURCES)
