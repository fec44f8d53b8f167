"""Random quilts and games: the quick rules say what the slow reading says, and agree with themselves."""
from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

import slow_calico
from random_quilts import COLOURS, OFTEN, PATCHES, PATTERNS, RARE, played, quilts, tables
from rulelib import calico
from rulelib.calico.board import BY_NAME, CELLS, NAME, PLAYABLE_CELLS
from rulelib.calico.goals import goal_points, judge_all
from rulelib.calico.quilt import group_at, laid, qualifying
from rulelib.calico.scoring import score_total, winners
from rulelib.calico.tokens import gain, prospects, token_value, tokens
from slow_calico import SlowQuilt, SlowTable


def in_order(value: dict) -> dict:
    """Tokens with their lists sorted, as the slow reading tells them."""
    return {key: sorted(each) if isinstance(each, list) else each for key, each in value.items()}


def same_quilt(quilt, slow: SlowQuilt) -> None:
    """All that can be asked of a quilt, asked of both."""
    assert in_order(tokens(quilt).value) == slow.tokens()
    assert judge_all(quilt).value == slow.goals()
    assert calico.score(quilt).value == slow.score()
    assert score_total(quilt) == slow.score()["total"]


def turns(position: dict, lines: list[str]):
    """A quilt before each move, the move, and the quilt after it."""
    quilt = calico.read(position)
    for line in lines:
        move = calico.read_move(line, quilt)
        after = calico.play(quilt, move)
        yield quilt, move, after
        quilt = after


@OFTEN
@given(st.one_of(quilts(), quilts(filled=22), quilts(marked=True)))
def test_a_drawn_quilt_has_the_tokens_goals_and_score_of_the_slow_reading(position):
    same_quilt(calico.read(position), SlowQuilt(position))


@OFTEN
@given(st.one_of(played(filled=0), played(), played(marked=True)))
def test_every_placement_earns_what_the_slow_reading_says(game):
    position, lines = game
    slow, quilt = SlowQuilt(position), calico.read(position)
    for line, (before, move, quilt) in zip(lines, turns(position, lines)):
        assert in_order(gain(before, move.patch, move.cell).value) == slow.place(line)
    same_quilt(quilt, slow)


@RARE
@given(st.one_of(played(), played(marked=True)), st.sampled_from(range(36)))
def test_laid_gain_prospects_and_tokens_agree(game, patch):
    position, lines = game
    quilt = [calico.read(position), *(after for _, _, after in turns(position, lines))][-1]
    seen = prospects(quilt, patch)
    assert set(seen) == {cell for cell in PLAYABLE_CELLS if calico.check(quilt, calico.Turn(patch, cell)).value}
    for cell, prospect in seen.items():
        after, brought = laid(quilt, patch, cell), gain(quilt, patch, cell).value
        assert (len(brought["buttons"]), brought["cats"], brought["rainbow"]) == (prospect.button, [prospect.cat] * (prospect.cat is not None), prospect.rainbow)
        before, now = token_value(quilt), token_value(after)
        assert now == tokens(after).value
        for kind in ("buttons", "cats"):
            assert Counter(now[kind]) == Counter(before[kind]) + Counter(brought[kind])
        assert now["rainbow"] == (before["rainbow"] or brought["rainbow"])
        goals = sum(goal_points(after, space) - goal_points(quilt, space) for space in range(3))
        assert score_total(after) - score_total(quilt) == prospect.points + goals
        assert (prospect.colour_size, prospect.pattern_size) == (group_at(after, cell).bit_count(), group_at(after, cell, True).bit_count())


@RARE
@given(played(filled=0), st.integers(0, 2**32))
def test_goals_do_not_ask_for_the_order_and_tokens_only_where_scored_groups_are_joined(game, seed):
    position, lines = game
    shuffled = Random(seed).sample(lines, len(lines))
    ends = []
    for order in (lines, shuffled):
        quilt, joined = calico.read(position), 0
        for before, move, quilt in turns(position, order):
            joined += sum(reason.fact("tokens") - 1 for reason in gain(before, move.patch, move.cell).because if reason.rule == "calico.token.kept")
        ends.append(quilt)
        assert sum(quilt.buttons) + sum(quilt.cats) == len(qualifying(quilt)) + joined
    first, second = ends
    assert judge_all(first) == judge_all(second)
    assert (first.colours, first.patterns, first.free) == (second.colours, second.patterns, second.free)


@RARE
@given(played(), st.data())
def test_two_placements_of_other_colour_and_pattern_may_change_places(game, data):
    position, lines = game
    quilt = calico.read(position)
    free = [cell for cell in PLAYABLE_CELLS if quilt.free >> cell & 1]
    if len(free) < 2:
        return
    cells = data.draw(st.permutations(free))[:2]
    colours, patterns = data.draw(st.permutations(COLOURS))[:2], data.draw(st.permutations(PATTERNS))[:2]
    one, two = (calico.read_move(f"{colour}{pattern} {NAME[cell]}", quilt) for colour, pattern, cell in zip(colours, patterns, cells))
    assert calico.play(calico.play(quilt, one), two) == calico.play(calico.play(quilt, two), one)


WORDS = st.tuples(st.sampled_from(PATCHES), st.sampled_from(slow_calico.EVERY_CELL), st.sampled_from([*PATCHES, None]))


@OFTEN
@given(tables(), st.lists(WORDS, max_size=12), st.integers(1, 4), st.data())
def test_check_lists_the_rules_of_the_slow_reading(position, tries, player, data):
    table, slow = calico.read(position), SlowTable(position)
    asked = min(player, table.players)
    near = data.draw(st.lists(st.tuples(st.sampled_from(position["hands"][asked]), st.sampled_from(slow_calico.PLAYABLE), st.sampled_from(position["market"])), max_size=12))
    for patch, cell, take in tries + near:
        for who in (None, asked):
            line = f"{f'{who}: ' if who else ''}place {patch} {cell}" + (f" take {take}" if take else "")
            answer = calico.check(table, calico.read_move(line, table))
            assert sorted(answer.broken) == slow.broken(patch, cell, take, who), line
            assert answer.value == (not answer.broken)
    part = calico.read_move(f"take {position['market'][0]}", table)
    assert list(calico.check(table, part).broken) == slow.broken(None, None, position["market"][0])


@RARE
@given(tables())
def test_legal_moves_are_those_in_which_the_slow_reading_finds_nothing_broken(position):
    table, slow = calico.read(position), SlowTable(position)
    shown = sorted(calico.show_move(move, table) for move in calico.legal_moves(table))
    found = []
    if slow.to_play:
        for patch in sorted(set(slow.hands[slow.to_play])):
            found += [f"place {patch} {cell} take {take}" for cell in slow_calico.PLAYABLE for take in sorted(set(slow.market)) if not slow.broken(patch, cell, take)]
    assert shown == sorted(found)


@RARE
@given(tables(), st.integers(0, 2**32))
def test_turns_move_hands_market_and_bag_as_the_slow_reading_says(position, seed):
    table, slow, rng = calico.read(position), SlowTable(position), Random(seed)
    for _ in range(8):
        moves = calico.legal_moves(table)
        if not moves or None in table.market or None in table.hand(table.to_play):
            break
        move = rng.choice(moves)
        _, patch, cell, _, take = calico.show_move(move, table).split()
        player = slow.to_play
        before = table.quilt(player)
        assert in_order(gain(before, move.patch, move.cell).value) == slow.play(patch, cell, take)
        table = calico.play(table, move)
        shown = calico.show(table)
        assert [shown["market"], shown["bag"], table.to_play or None] == [slow.market, slow.bag, slow.to_play]
        assert {player: sorted(hand) for player, hand in shown["hands"].items()} == {player: sorted(hand) for player, hand in slow.hands.items()}
        assert calico.score(table, player).value == slow.quilts[player].score(table.variant != "family")


RESULT = st.fixed_dictionaries({"score": st.integers(40, 43), "cats": st.integers(3, 5), "buttons": st.integers(4, 6)})


@OFTEN
@given(st.dictionaries(st.sampled_from(("ann", "bob", "cho", "dai")), RESULT, min_size=1))
def test_winners_are_those_of_the_slow_reading(results):
    assert sorted(winners(results).value) == slow_calico.winners(results)


@OFTEN
@given(st.one_of(played(), played(marked=True), played(filled=22, marked=True)))
def test_a_quilt_comes_back_from_its_text(game):
    position, lines = game
    quilt = calico.read(position)
    assert calico.read(calico.show(quilt)) == quilt
    for _, _, quilt in turns(position, lines):
        assert calico.read(calico.show(quilt)) == quilt


@RARE
@given(tables())
def test_a_table_comes_back_from_its_text_and_so_do_its_moves(position):
    table = calico.read(position)
    assert calico.read(calico.show(table)) == table
    for move in calico.legal_moves(table):
        assert calico.read_move(calico.show_move(move, table), table) == move
        named = move._replace(player=table.to_play, slot=table.market.index(move.take))
        assert calico.read_move(calico.show_move(named, table), table) == named
    for cell in CELLS:
        assert BY_NAME[NAME[cell]] == cell
