"""Random looms: the quick rules of Warp & Weft say what the slow reading says, and agree with themselves."""
from random import Random

from hypothesis import given
from hypothesis import strategies as st

import slow_weave
from random_looms import CARDS, INTERLACING, OFTEN, RARE, looms, place_names, tried
from rulelib import warp_and_weft
from rulelib.warp_and_weft.cards import ADJACENCY_CARDS, GOAL_CARDS, INTERLACING_CARDS, card_text
from rulelib.warp_and_weft.counting import READINGS, count
from rulelib.warp_and_weft.loom import unwoven
from rulelib.warp_and_weft.positions import read_results, show_weaver
from rulelib.warp_and_weft.scoring import penalty, penalty_points, score_total, shared_goal, why_counted, winners
from rulelib.warp_and_weft.texts import read_card, show_thread
from rulelib.warp_and_weft.threads import place_text
from slow_weave import SlowLoom

FULL_AND_PART = st.one_of(looms(), looms(count=16), looms(count=14))


def counted(position: dict, reading: str) -> dict[str, int]:
    """How often each interlacing card's pattern appears on a loom, in a reading."""
    loom = warp_and_weft.read(position).loom
    return {card: count(loom, read_card(card), reading) for card in INTERLACING}


@OFTEN
@given(FULL_AND_PART)
def test_every_card_counts_what_the_slow_reading_counts(position):
    weaver, slow = warp_and_weft.read(position), SlowLoom(position)
    for card in CARDS:
        answer = why_counted(weaver.loom, read_card(card), weaver.reading)
        assert answer.value == count(weaver.loom, read_card(card), weaver.reading) == slow.count(card), card


@OFTEN
@given(FULL_AND_PART)
def test_penalty_shared_goal_and_score_are_those_of_the_slow_reading(position):
    weaver, slow = warp_and_weft.read(position), SlowLoom(position)
    assert penalty(weaver.loom).value == penalty_points(weaver.loom) == slow.penalty()
    assert shared_goal(weaver).value == slow.shared_goal()
    assert warp_and_weft.score(weaver).value == slow.score()
    assert score_total(weaver) == slow.score()["total"]


@OFTEN
@given(FULL_AND_PART)
def test_the_readings_stand_to_each_other_as_they_are_told(position):
    each = {reading: counted(position, reading) for reading in READINGS}
    for card in INTERLACING:
        first, order, second = card.split()
        turned = f"{first} {order[::-1]} {second}"
        assert each["consecutive"][card] == each["consecutive"][turned] and each["neighbours"][card] == each["neighbours"][turned]
        assert each["neighbours"][card] <= each["consecutive"][card] <= 2 * each["disjoint"][card]
        assert each["disjoint"][card] <= each["consecutive"][card]
        if order in ("OU", "UO"):
            assert each["fixed"][card] + each["fixed"][turned] == each["consecutive"][card]
        else:
            assert each["fixed"][card] == each["consecutive"][card]


def turned_loom(position: dict, place_of) -> dict:
    """A loom whose threads lie elsewhere, over and under as before."""
    lines = []
    for line in position["loom"]:
        colour, place, *rest = line.split()
        lines.append(" ".join([colour, place_of(place), *rest[:1], *map(place_of, rest[1:])]))
    return position | {"loom": lines}


@RARE
@given(FULL_AND_PART)
def test_a_loom_counts_the_same_turned_half_round_or_with_its_axes_changed(position):
    holes = position["holes"]
    half_round = turned_loom(position, lambda place: f"{place[0]}{holes + 1 - int(place[1:])}")
    axes_changed = turned_loom(position, lambda place: f"{'h' if place[0] == 'v' else 'v'}{place[1:]}")
    for reading in READINGS:
        before, half = counted(position, reading), counted(half_round, reading)
        assert counted(axes_changed, reading) == before
        for card in INTERLACING:
            first, order, second = card.split()
            assert half[f"{first} {order[::-1]} {second}" if reading == "fixed" else card] == before[card]


@RARE
@given(FULL_AND_PART)
def test_from_the_back_over_is_under(position):
    """The back of a loom: each thread goes over what it went under."""
    back, slow = [], SlowLoom(position | {"loom": []})
    for line in position["loom"]:
        colour, place, *rest = line.split()
        over = [other for other in slow.crossed(place) if other not in rest]
        back.append(f"{colour} {place}" + (f" under {' '.join(over)}" if over else ""))
        slow.lay(line)
    front, other = counted(position, "consecutive"), counted(position | {"loom": back}, "consecutive")
    swapped = str.maketrans("OU", "UO")
    for card in INTERLACING:
        first, order, second = card.split()
        assert other[f"{first} {order.translate(swapped)} {second}"] == front[card]


@RARE
@given(FULL_AND_PART, st.integers(0, 2**32))
def test_the_order_of_weaving_does_not_matter_to_the_score(position, seed):
    weaver, slow = warp_and_weft.read(position), SlowLoom(position)
    places, lines, bare = list(slow.threads), [], SlowLoom({"holes": position["holes"]})
    Random(seed).shuffle(places)
    for place in places:
        pairs = {other: (place, other) if place[0] == "v" else (other, place) for other in bare.crossed(place)}
        under = [other for other, pair in pairs.items() if slow.on_top[pair] == other]
        lines.append(f"{slow.threads[place]} {place}" + (f" under {' '.join(under)}" if under else ""))
        bare.lay(lines[-1])
    again = warp_and_weft.read(position | {"loom": lines})
    assert again.loom[:3] == weaver.loom[:3]
    assert warp_and_weft.score(again).value == warp_and_weft.score(weaver).value


@OFTEN
@given(FULL_AND_PART, st.data())
def test_a_thread_taken_out_leaves_the_others_as_they_were(position, data):
    slow, loom = SlowLoom(position), warp_and_weft.read(position).loom
    if not loom.order:
        return
    place = data.draw(st.sampled_from(loom.order))
    name, rest = place_text(place, loom.holes), unwoven(loom, place)
    assert rest.order == tuple(other for other in loom.order if other != place) and rest.places[place] == -1
    tops = {pair: top for pair, top in slow.on_top.items() if name not in pair}
    assert SlowLoom(show_weaver(warp_and_weft.Weaver(rest))).on_top == tops


@OFTEN
@given(tried())
def test_check_lists_the_rules_of_the_slow_reading_and_moves_do_what_it_says(game):
    position, lines = game
    weaver, slow = warp_and_weft.read(position), SlowLoom(position)
    for line in lines:
        move = warp_and_weft.read_move(line, weaver)
        answer, broken = warp_and_weft.check(weaver, move), slow.broken(line)
        assert sorted(set(answer.broken)) == sorted(set(broken)), line
        assert answer.value == (not broken)
        if not broken:
            weaver = warp_and_weft.play(weaver, move)
            slow.play(line)
            assert warp_and_weft.score(weaver).value == slow.score()


@OFTEN
@given(tried())
def test_a_loom_and_its_moves_come_back_from_their_text(game):
    position, lines = game
    weaver = warp_and_weft.read(position)
    assert warp_and_weft.read(warp_and_weft.show(weaver)) == weaver
    for line in lines:
        move = warp_and_weft.read_move(line, weaver)
        assert warp_and_weft.read_move(warp_and_weft.show_move(move, weaver), weaver) == move
        spread = f"  {line.replace(' ', '   ')} "
        assert warp_and_weft.read_move(spread, weaver) == move
    for card in CARDS:
        assert card_text(read_card(card)) == card
    for name, place in zip(place_names(weaver.loom.holes), range(2 * weaver.loom.holes)):
        assert place_text(place, weaver.loom.holes) == name
        assert show_thread(0, place, 0, weaver.loom.holes) == f"pink {name}"


@OFTEN
@given(st.dictionaries(st.sampled_from(("ann", "bob", "cho", "dai", "eve")), st.integers(-2, 2), min_size=1))
def test_winners_are_those_of_the_slow_reading(results):
    assert sorted(winners(read_results({"results": results})).value) == slow_weave.winners(results)


def test_the_teaching_set_is_that_of_the_ledger():
    assert [card_text(card) for card in ADJACENCY_CARDS] == slow_weave.ADJACENCY
    assert sorted(map(card_text, INTERLACING_CARDS)) == sorted(slow_weave.TEACHING)
    assert [{card_text(card) for card in goal} for goal in GOAL_CARDS] == slow_weave.goals()
