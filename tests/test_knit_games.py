"""Whole games of Knitting Circle by seed, for two to four: nothing is lost, tiles keep their sides, and every step can be told and taken back."""
from collections import Counter
from random import Random

import pytest

from knit_proofs import claimed
from random_knit import moves_to_try
from rulelib import knitting_circle
from rulelib.answer import Refused
from rulelib.knitting_circle.knitter import Seat
from rulelib.knitting_circle.moves import Begin, Centre, Choose, Done, Finish, Flip, Gather, Keep, Knit, Paw
from rulelib.knitting_circle.scoring import results
from rulelib.knitting_circle.scoring import winners as winners_of
from rulelib.story import begin, load, read_story, save, story_text
from slow_knit import SlowTable, same, winners
from slow_knit_moves import broken
from slow_knit_play import play

GAME = "knitting-circle"
KINDS = {Begin, Centre, Choose, Done, Finish, Flip, Gather, Keep, Knit, Paw}
each_number = pytest.mark.parametrize("players", [2, 3, 4])


def set_up(players: int, seed: int, chance: bool = True):
    """A game and the chance by which it is played on; with requests in every second one. Without chance, tiles that go back come last."""
    rng = Random(f"{players} {seed}")
    table = knitting_circle.new_game(players, rng, requests=bool(seed % 2))
    return table if chance else table._replace(supply=table.supply._replace(chance=None)), rng


def whole_game(players: int, seed: int, chance: bool = True):
    """Every position of a game with the move that is made there, at the end None."""
    table, rng = set_up(players, seed, chance)
    while not table.over:
        move = knitting_circle.random_move(table, rng)
        yield table, move
        table = knitting_circle.play(table, move)
    yield table, None


def slowly(table) -> SlowTable:
    """The slow reading's table."""
    return SlowTable(knitting_circle.show(table))


@each_number
@pytest.mark.parametrize("seed", [-1, -2])
def test_games_go_step_by_step_as_the_slow_reading_goes(players, seed):
    slow, kinds = None, Counter()
    for table, move in whole_game(players, seed, chance=False):
        now = slowly(table)
        assert slow is None or same(now, slow)
        slow = now
        if move is not None:
            line = knitting_circle.show_move(move, table)
            kinds[type(move)] += 1
            assert broken(slow, line) == [] and knitting_circle.check(table, move).value, line
            play(slow, line)
    assert (kinds[Choose], kinds[Centre], kinds[Gather], kinds[Done], kinds[Keep]) == (players, 6, 24 * players, 6 * players, 5 * players)


@each_number
def test_check_and_play_agree_with_the_slow_reading_on_right_and_wrong_moves(players):
    seen, rng = Counter(), Random(players)
    for number, (table, move) in enumerate(whole_game(players, -3, chance=False)):
        if number % 4 and move is not None:
            continue
        slow = slowly(table)
        for line in moves_to_try(slow, rng):
            tried = knitting_circle.read_move(line, table)
            answer, rules = knitting_circle.check(table, tried), broken(slow, line)
            assert (sorted(answer.broken), answer.value) == (rules, not rules), (number, line)
            seen.update(rules or ["legal"])
            if rules:
                with pytest.raises(Refused):
                    knitting_circle.play(table, tried)
            else:
                after = slowly(table)
                play(after, line)
                assert same(slowly(knitting_circle.play(table, tried)), after), (number, line)
    assert len(seen) > 20 and seen["legal"] > 50 and seen["knit.aim"] > 5, seen


@each_number
def test_points_of_all_are_those_of_the_slow_reading_and_of_their_evidence_on_the_way(players):
    totals = Counter()
    for seed in range(-12, -6):
        for number, (table, move) in enumerate(whole_game(players, seed)):
            if number % 40 == 0 or move is None:
                slow = slowly(table)
                for player, own in slow.people.items():
                    answer = knitting_circle.score(table, player)
                    assert answer.value == own.score(list(slow.requests)) == claimed(answer), (seed, number, player)
                    totals.update(answer.value)
    assert all(totals[part] > 0 for part in ("garments", "buttons", "bonuses", "angry-cats", "requests")), totals


@each_number
def test_the_winners_of_whole_games_have_the_most_points_then_the_most_yarn(players):
    for seed in range(-80, -60):
        end = knitting_circle.playout(*set_up(players, seed))
        slow, ended = slowly(end), results(end)
        slow_ended = {str(player): (own.score(list(slow.requests))["total"], len(own.row) + len(own.bowl)) for player, own in slow.people.items()}
        assert ended == slow_ended and sorted(winners_of(ended).value) == winners(slow_ended)


@each_number
def test_every_step_comes_back_from_its_text(players):
    for table, move in whole_game(players, -13):
        assert knitting_circle.read(knitting_circle.show(table)) == table
        if move is not None:
            again = knitting_circle.read_move(knitting_circle.show_move(move, table), table)
            assert (type(again), again) == (type(move), move)


def played_story(players: int, seed: int):
    """A whole game as a story, with its chance."""
    table, rng = set_up(players, seed)
    story = begin(GAME, table)
    while not story.position.over:
        story = story.play(knitting_circle.random_move(story.position, rng))
    return story, rng


@each_number
def test_undo_redo_and_jump_return_to_equal_positions(players):
    story, rng = played_story(players, -15)
    steps, back = story.positions, story
    for position in reversed(steps[:-1]):
        back = back.undo()
        assert back.position == position
    assert back.undo() == back
    for position in steps[1:]:
        back = back.redo()
        assert back.position == position
    assert back == story and back.redo() == story
    for at in rng.sample(range(len(steps)), 10):
        assert story.jump(at).position == steps[at]
    at = next(at for at, move in enumerate(story.moves) if isinstance(move, Gather))
    other = next(move for move in knitting_circle.legal_moves(steps[at]) if move != story.moves[at])
    again = story.jump(at).play(other)
    assert again.position == knitting_circle.play(steps[at], other) != steps[at + 1]
    assert again.positions[: at + 1] == steps[: at + 1] and again.moves == (*story.moves[:at], other) and again.redo() == again


@each_number
def test_a_saved_game_is_loaded_equal_and_goes_on_alike(players, tmp_path):
    story, _ = played_story(players, -17)
    for at in (0, 7, len(story.moves) // 2, len(story.moves)):
        path = tmp_path / f"game-{at}.yaml"
        save(story.jump(at), path)
        assert load(path, GAME) == story.jump(at)
    table = load(tmp_path / f"game-{len(story.moves) // 2}.yaml", GAME).position
    for move, after in zip(story.moves[len(story.moves) // 2 :], story.positions[len(story.moves) // 2 + 1 :]):
        table = knitting_circle.play(table, move)
        assert table == after
    assert read_story(story_text(story)) == story


@each_number
def test_the_same_moves_give_the_same_positions_where_tiles_go_back_by_chance(players):
    """Chance is recorded in the position; a tile that goes back comes anywhere in the bag, and everything else there keeps its order."""
    back = Counter()
    for seed in range(-30, -20):
        steps = list(whole_game(players, seed))
        table, _ = set_up(players, seed)
        for (before, move), (after, _) in zip(steps, steps[1:]):
            table = knitting_circle.play(table, move)
            assert table == after
            old, new = before.supply.bag, after.supply.bag
            if len(new) == len(old) + 1:
                at = next((at for at, (one, other) in enumerate(zip(old, new)) if one != other), len(old))
                assert new[:at] + new[at + 1 :] == old and before.supply.chance != after.supply.chance
                back[at * 4 // len(new)] += 1
            elif len(new) == len(old):
                assert new == old and before.supply.chance == after.supply.chance
    assert set(back) == {0, 1, 2, 3} and min(back.values()) > back.total() / 10, back


def test_another_chance_puts_tiles_elsewhere():
    table, rng = set_up(2, -40)
    other = table._replace(supply=table.supply._replace(chance=rng.getrandbits(48)))
    moves = 0
    while table.supply.bag == other.supply.bag and not table.over:
        move = knitting_circle.random_move(table, rng)
        table, other, moves = knitting_circle.play(table, move), knitting_circle.play(other, move), moves + 1
    assert Counter(table.supply.bag) == Counter(other.supply.bag) and table.supply.bag != other.supply.bag and moves < 30


@each_number
def test_a_player_alone_acts_as_at_a_table(players):
    """What one player has, the bag and the decks, taken from a table: the actions do the same there."""
    acted = 0
    for table, move in whole_game(players, -18):
        if isinstance(move, (Begin, Finish, Flip, Gather, Knit, Paw)):
            at = table.to_play - 1
            seat = Seat(table.knitters[at], table.supply, table.circle, at)
            after, alone = knitting_circle.play(table, move), knitting_circle.play(seat, move)
            assert (alone.knitter, alone.circle) == (after.knitters[at], after.circle)
            assert alone.supply == after.supply
            acted += 1
    assert acted > 24 * players


def test_random_moves_are_of_every_kind_and_legal_moves_can_all_be_played():
    kinds = Counter()
    for players in (2, 3, 4):
        rng = Random(players)
        for number, (table, move) in enumerate(whole_game(players, -50)):
            kinds[type(move)] += move is not None
            moves = knitting_circle.legal_moves(table) if number % 5 == 0 else []
            assert number % 5 or move is None or move in moves or isinstance(move, Keep)
            for each in rng.sample(moves, min(4, len(moves))):
                assert knitting_circle.check(table, each).value
                knitting_circle.play(table, each)
    assert {kind for kind in kinds if kinds[kind]} == KINDS, kinds


@each_number
def test_after_the_end_everything_is_refused_alone(players):
    end = knitting_circle.playout(*set_up(players, -19))
    assert knitting_circle.legal_moves(end) == [] and (end.round, end.to_play) == (6, 0)
    for line in moves_to_try(slowly(end), Random(1)):
        move = knitting_circle.read_move(line, end)
        assert knitting_circle.check(end, move).broken == ("knit.aim",)
        with pytest.raises(Refused):
            knitting_circle.play(end, move)


@each_number
def test_the_same_seed_is_the_same_game(players):
    ends = [knitting_circle.playout(*set_up(players, -20)) for _ in range(2)]
    assert ends[0] == ends[1] != knitting_circle.playout(*set_up(players, -22))
