"""Whole games of Catan by seed, for three and four: no card is lost, points are right, and every step can be told and taken back."""
from collections import Counter
from random import Random

import pytest

from catan_proofs import claimed
from random_catan_moves import moves_to_try, open_draw
from rulelib import catan
from rulelib.answer import Refused
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Pair, Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty
from rulelib.story import begin, load, read_story, save, story_text
from slow_catan import CARDS, RESOURCES, SlowTable
from slow_catan_moves import broken
from slow_catan_play import play

GAME = "catan"
PARTS = range(10)  # each stands for GAMES games of each number of players
GAMES = 100
KINDS = (Bank, Buy, City, Discard, End, Knight, Monopoly, Pair, Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty)
each_number = pytest.mark.parametrize("players", [3, 4])


def set_up(players: int, seed: int):
    """A game and the chance by which it is played on."""
    rng = Random(f"{players} {seed}")
    return catan.new_game(players, rng), rng


def quick_game(players: int, seed: int):
    """A whole game at once: its start, its moves and its end."""
    table, rng = set_up(players, seed)
    moves = []
    return table, moves, catan.playout(table, rng, moves)


def discarded(moves) -> Counter:
    """The development cards that leave the game when they are played."""
    names = {RoadBuilding: "road-building", YearOfPlenty: "year-of-plenty", Monopoly: "monopoly"}
    return Counter(names[type(move)] for move in moves if type(move) in names)


def nothing_is_lost(slow: SlowTable, gone: Counter) -> None:
    """19 cards of each kind, 25 development cards (those played and discarded are `gone`), and no more pieces than each has."""
    resources, cards = Counter(slow.bank), Counter(slow.deck) + gone
    for player in slow.players.values():
        resources += player.hand
        cards += player.cards + player.new + Counter(knight=player.knights)
        assert len(player.roads) <= 15 and len(player.settlements) <= 5 and len(player.cities) <= 4
        assert not player.settlements & player.cities
    assert resources == dict.fromkeys(RESOURCES, 19)
    assert cards == CARDS
    towns = [corner for player in slow.players.values() for corner in player.towns]
    roads = [road for player in slow.players.values() for road in player.roads]
    assert len(towns) == len(set(towns)) and len(roads) == len(set(roads))


def holders_are_right(slow: SlowTable) -> None:
    """The bonus cards lie with somebody who can have them; who has one had it, so that taking it away and giving it back changes nothing."""
    assert slow.longest_road == slow.road_holder(slow.longest_road) and slow.largest_army == slow.army_holder(slow.largest_army)


@each_number
@pytest.mark.parametrize("part", PARTS)
def test_whole_games_lose_nothing_and_end_with_ten_points(players, part):
    for seed in range(part * GAMES, (part + 1) * GAMES):
        _, moves, end = quick_game(players, seed)
        slow = SlowTable(end)
        nothing_is_lost(slow, discarded(moves))
        holders_are_right(slow)
        points = [slow.points(name) for name in slow.order]
        assert end.over and slow.finished() and points[end.turn] >= 10 and end.winner == end.turn
        answer = catan.score(end, end.turn + 1)
        assert claimed(answer) == points[end.turn], seed


@each_number
def test_a_whole_game_at_once_is_the_game_of_its_moves(players):
    for seed in range(-60, -30):
        table, moves, end = quick_game(players, seed)
        for move in moves:
            table = catan.play(table, move)
        assert table == end, seed


@each_number
def test_a_game_goes_on_at_once_from_any_of_its_steps(players):
    for at, (table, _, _) in enumerate(whole_game(players, -26)):
        if at % 40 == 0 and not table.over:
            moves = []
            end = catan.playout(table, Random(at), moves)
            for move in moves:
                table = catan.play(table, move)
            assert table == end and end.over, at


@each_number
@pytest.mark.parametrize("seed", (-28, -27))
def test_the_moves_of_a_whole_game_at_once_are_legal_for_the_slow_reading(players, seed):
    table, moves, end = quick_game(players, seed)
    slow = SlowTable(table)
    for move in moves:
        assert broken(slow, move) == [], move
        play(slow, move)
    assert vars(slow) == vars(SlowTable(end))


def whole_game(players: int, seed: int):
    """Every position of a game with the move that is made there."""
    table, rng = set_up(players, seed)
    while not table.over:
        move = catan.random_move(table, rng)
        yield table, move, rng
        table = catan.play(table, move)
    yield table, None, rng


@each_number
@pytest.mark.parametrize("seed", range(-2, 0))
def test_games_go_step_by_step_as_the_slow_reading_goes(players, seed):
    slow, gone, kinds = None, Counter(), Counter()
    for table, move, _ in whole_game(players, seed):
        now = SlowTable(table)
        assert slow is None or vars(now) == vars(slow)
        nothing_is_lost(now, gone)
        if move is None:
            break
        slow = now
        kinds[type(move)] += 1
        assert broken(slow, move) == [] and catan.check(table, move).value
        gone += discarded([move])
        play(slow, move)
    assert kinds[Pair] == 2 * players and kinds[Roll] - kinds[End] in (0, 1)


@each_number
def test_points_of_all_are_those_of_the_slow_reading_and_of_their_evidence_on_the_way(players):
    for number, (table, _, _) in enumerate(whole_game(players, -11)):
        if number % 5 == 0:
            slow = SlowTable(table)
            holders_are_right(slow)
            for player, name in enumerate(slow.order, 1):
                answer = catan.score(table, player)
                assert claimed(answer) == slow.points(name), (number, name)


@each_number
def test_every_step_comes_back_from_its_text(players):
    for table, move, _ in whole_game(players, -12):
        assert catan.read(catan.show(table)) == table
        if move is not None:
            again = catan.read_move(catan.show_move(move, table), table)
            assert (type(again), again) == (type(move), move)


def played_story(players: int, seed: int, most: int = 150):
    """The beginning of a game as a story, with its chance."""
    table, rng = set_up(players, seed)
    story = begin(GAME, table)
    while not story.position.over and story.at < most:
        story = story.play(catan.random_move(story.position, rng))
    return story, rng


@each_number
def test_undo_redo_and_jump_return_to_equal_positions(players):
    story, rng = played_story(players, -13)
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
    at = next(at for at, move in enumerate(story.moves) if isinstance(move, Roll))
    other = Roll(6, 6) if story.moves[at] != Roll(6, 6) else Roll(1, 1)
    again = story.jump(at).play(other)
    assert again.position == catan.play(steps[at], other) and again.moves == (*story.moves[:at], other) and again.redo() == again


@each_number
def test_a_saved_game_is_loaded_equal_and_never_rolls_again(players, tmp_path):
    story, _ = played_story(players, -14)
    for at in (0, 7, len(story.moves)):
        path = tmp_path / f"game-{at}.yaml"
        save(story.jump(at), path)
        assert load(path, GAME) == story.jump(at)
    assert read_story(story_text(story)) == story


@each_number
def test_check_and_play_agree_with_the_slow_reading_on_right_and_wrong_moves(players):
    seen = Counter()
    for number, (table, _, rng) in enumerate(whole_game(players, -15)):
        if number % 20 and not table.over:
            continue
        slow = SlowTable(table)
        for move in moves_to_try(table, rng):
            answer, rules = catan.check(table, move), broken(slow, move)
            assert (sorted(answer.broken), answer.value) == (rules, not rules), (number, move)
            seen.update(rules or ["legal"])
            if rules:
                with pytest.raises(Refused):
                    catan.play(table, move)
            elif not open_draw(table, move):
                after = SlowTable(table)
                play(after, move)
                assert vars(SlowTable(catan.play(table, move))) == vars(after), (number, move)
    assert len(seen) > 25 and seen["legal"] > 20 and seen["catan.win.at-once"] > 20


@each_number
def test_random_moves_are_legal_and_of_every_kind(players):
    kinds = Counter()
    for seed in range(-24, -22):
        for table, move, _ in whole_game(players, seed):
            if move is not None:
                kinds[type(move)] += 1
                assert table.seats != () and not table.over
    assert set(kinds) == set(KINDS), set(KINDS) - set(kinds)


@each_number
def test_after_the_end_everything_is_refused_alone(players):
    end, rng = catan.playout(*set_up(players, -16)), Random(1)
    assert catan.legal_moves(end) == []
    for move in moves_to_try(end, rng):
        assert catan.check(end, move).broken == ("catan.win.at-once",)
        with pytest.raises(Refused):
            catan.play(end, move)


@each_number
def test_the_same_seed_is_the_same_game(players):
    ends = [catan.playout(*set_up(players, -17)) for _ in range(2)]
    assert ends[0] == ends[1] != catan.playout(*set_up(players, -18))
