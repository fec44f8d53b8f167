"""Thousands of whole games by seed, for two to five: no thread is lost, the count is right, and every step can be told and taken back."""
from collections import Counter
from random import Random

import pytest

from random_looms import moves_to_try
from rulelib import warp_and_weft
from rulelib.answer import Refused
from rulelib.story import begin, load, read_story, save, story_text
from rulelib.warp_and_weft.cards import Adjacency, Interlacing, card_text
from rulelib.warp_and_weft.counting import READINGS
from rulelib.warp_and_weft.scoring import score_total
from rulelib.warp_and_weft.table import Draw, Keep, waiting
from rulelib.warp_and_weft.threads import COLOURS
from slow_weave import SlowLoom, SlowTable
from weave_proofs import claimed

GAME = "warp-and-weft"
ALL = {colour: 20 for colour in range(5)}
GAMES = 500  # for each number of players
each_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def set_up(players: int, seed: int):
    """A game and the chance by which it is played on; every size of loom and every reading in turn."""
    rng = Random(f"{players} {seed}")
    return warp_and_weft.new_game(players, rng, holes=8 + seed % 9, reading=READINGS[seed % 4]), rng


def lying(table) -> Counter:
    """All threads in sight or in the bag, by colour."""
    seen = Counter(table.bag)
    for weaver, hand in zip(table.weavers, table.hands):
        seen.update((*hand, *(weaver.kept or ()), *(colour for colour in weaver.loom.places if colour >= 0)))
    return seen


def leaving(table, move) -> Counter:
    """The threads that leave the game with a move: the last of each hand."""
    if not isinstance(move, Keep) or len(table.hands[0]) > 2:
        return Counter()
    return sum((Counter(hand) for hand in table.hands), Counter()) - Counter(move.colours)


def whole_game(players: int, seed: int) -> None:
    """One game from set-up to the end, with all that must hold on the way."""
    table, rng = set_up(players, seed)
    gone, moves = Counter(), Counter()
    while not table.over:
        move = warp_and_weft.random_move(table, rng)
        gone += leaving(table, move)
        moves[type(move).__name__] += 1
        table = warp_and_weft.play(table, move)
    assert moves == {"Draw": 4, "Keep": 16, "Weave": 16 * players, "Mark": 4 * players} and table.round == 4
    assert lying(table) + gone == ALL and gone.total() == 4 * players and len(table.bag) == 100 - 20 * players
    slow = SlowTable(warp_and_weft.show(table))
    for player, weaver in enumerate(table.weavers, 1):
        assert len(weaver.loom.order) == len(set(weaver.loom.order)) == 16 and weaver.kept == () and table.hands[player - 1] == ()
        assert Counter(map(type, weaver.buttons)) == {Adjacency: 2, Interlacing: 2} and len(set(weaver.buttons)) == 4
        assert set(weaver.buttons) <= set(weaver.shown)
        score = warp_and_weft.score(table, player)
        assert score.value == slow.looms[player].score() == claimed(score) and score_total(weaver) == score.value["total"]


@each_number
@pytest.mark.parametrize("part", range(4))
def test_whole_games_lose_nothing_and_score_the_slow_count(players, part):
    for seed in range(part * GAMES // 4, (part + 1) * GAMES // 4):
        whole_game(players, seed)


@each_number
def test_threads_are_conserved_and_lie_where_the_slow_reading_says_at_every_step(players):
    for seed in range(-8, 0):
        table, rng = set_up(players, seed)
        slow, gone = SlowTable(warp_and_weft.show(table)), Counter()
        while not table.over:
            move = warp_and_weft.random_move(table, rng)
            gone += leaving(table, move)
            slow.play(warp_and_weft.show_move(move, table))
            table = warp_and_weft.play(table, move)
            assert lying(table) + gone == ALL and slow.lying() == {colour: 20 for colour in COLOURS}
            assert (table.round, table.phase) == (slow.round, slow.phase)
            assert [[COLOURS[colour] for colour in hand] for hand in table.hands] == list(slow.hands.values())
            for weaver, loom in zip(table.weavers, slow.looms.values()):
                assert Counter(COLOURS[colour] for colour in weaver.kept) == Counter(loom.kept) and weaver.marked == loom.marked
                assert [card_text(card) for card in weaver.buttons] == loom.buttons
        assert [warp_and_weft.score(table, player).value for player in slow.looms] == [loom.score() for loom in slow.looms.values()]


@each_number
def test_every_step_comes_back_from_its_text(players):
    table, rng = set_up(players, -11)
    while not table.over:
        assert warp_and_weft.read(warp_and_weft.show(table)) == table
        move = warp_and_weft.random_move(table, rng)
        assert warp_and_weft.read_move(warp_and_weft.show_move(move, table), table) == move
        table = warp_and_weft.play(table, move)
    assert warp_and_weft.read(warp_and_weft.show(table)) == table


def played_story(players: int, seed: int):
    """A whole game as a story, with its chance."""
    table, rng = set_up(players, seed)
    story = begin(GAME, table)
    while not story.position.over:
        story = story.play(warp_and_weft.random_move(story.position, rng))
    return story, rng


@each_number
def test_undo_redo_and_jump_return_to_equal_positions(players):
    story, rng = played_story(players, -12)
    steps = story.positions
    back = story
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
    other = next(move for move in warp_and_weft.legal_moves(steps[5]) if move != story.moves[5]._replace(under=0))
    again = story.jump(5).play(other)
    assert again.position == warp_and_weft.play(steps[5], other) != steps[6]
    assert again.positions[:6] == steps[:6] and again.moves == (*story.moves[:5], other) and again.redo() == again


@each_number
def test_a_saved_game_is_loaded_equal(players, tmp_path):
    story, _ = played_story(players, -13)
    for at in (0, 7, len(story.moves)):
        path = tmp_path / f"game-{at}.yaml"
        save(story.jump(at), path)
        assert load(path, GAME) == story.jump(at)
    assert read_story(story_text(story)) == story


@each_number
def test_check_and_play_agree_with_the_slow_reading_on_right_and_wrong_moves(players):
    table, rng = set_up(players, -14)
    seen = Counter()
    while True:
        slow = SlowTable(warp_and_weft.show(table))
        for line in moves_to_try(table, rng):
            move = warp_and_weft.read_move(line, table)
            answer, broken = warp_and_weft.check(table, move), slow.broken(line)
            assert sorted(answer.broken) == sorted(set(broken)) and answer.value == (not broken), (table.phase, line)
            seen.update(broken or ["legal"])
            if broken:
                with pytest.raises(Refused) as refused:
                    warp_and_weft.play(table, move)
                assert refused.value.answer == answer and refused.value.move == move
            else:
                assert warp_and_weft.play(table, move) != table
        if table.over:
            break
        table = warp_and_weft.play(table, warp_and_weft.random_move(table, rng))
    rules = "end.finished round.phases draft.from-hand thread.one-a-place thread.straight thread.over-under order.kept-only button.one-a-round"
    assert set(seen) == {"legal", *(f"weave.{rule}" for rule in f"{rules} button.same-card button.shape".split())}


@each_number
def test_legal_moves_are_all_that_the_slow_reading_allows_and_can_be_played(players):
    table, rng = set_up(players, -16)
    while not table.over:
        moves, slow = warp_and_weft.legal_moves(table), SlowTable(warp_and_weft.show(table))
        assert len(moves) == len(set(moves)) == allowed(table, slow)
        for move in rng.sample(moves, min(12, len(moves))):
            assert warp_and_weft.check(table, move).value and slow.broken(warp_and_weft.show_move(move, table)) == []
            warp_and_weft.play(table, move)
        table = warp_and_weft.play(table, rng.choice(moves))
    assert warp_and_weft.legal_moves(table) == [] and waiting(table) == ()


def allowed(table, slow: SlowTable) -> int:
    """How many moves there are: choices together, a colour and a free place, a card."""
    if table.phase == "draw":
        return 1
    if table.phase == "draft":
        count = 1
        for hand in slow.hands.values():
            count *= len(set(hand))
        return count
    if table.phase == "weave":
        return sum(len(set(loom.kept)) * (2 * loom.holes - len(loom.threads)) for loom in slow.looms.values())
    return sum(slow.broken(f"{player}: button {card}") == [] for player, loom in slow.looms.items() for card in loom.cards)


@each_number
def test_each_crossing_may_be_chosen_freely(players):
    table, rng = set_up(players, -17)
    while table.phase != "weave" or len(table.weavers[0].kept) > 1:
        table = warp_and_weft.play(table, warp_and_weft.random_move(table, rng))
    weaver = table.weavers[0]
    place = weaver.loom.free[0]
    tops = set()
    for number in range(2 ** len(weaver.loom.crossed(place))):
        under = sum(1 << other for bit, other in enumerate(weaver.loom.crossed(place)) if number >> bit & 1)
        after = warp_and_weft.play(table, warp_and_weft.Weave(weaver.kept[0], place, under, player=1)).weavers[0].loom
        assert {other for other in after.crossed(place) if not after.over(place, other)} == {each for each in range(2 * after.holes) if under >> each & 1}
        tops.add(after.vertical_over)
    assert len(tops) == 2 ** len(weaver.loom.crossed(place))


@each_number
def test_everybody_weaves_and_chooses_in_an_order_of_their_own(players):
    """All at once: what one player does neither waits for nor changes what another does."""
    table, rng = set_up(players, -18)
    while table.phase != "weave":
        table = warp_and_weft.play(table, warp_and_weft.random_move(table, rng))
    ends = []
    for order in (sorted, lambda numbers: sorted(numbers, reverse=True)):
        end = table
        while end.phase in ("weave", "choose"):
            player = order(waiting(end))[0]
            weaver = end.weavers[player - 1]
            if end.phase == "weave":
                move = warp_and_weft.Weave(weaver.kept[0], weaver.loom.free[-1], player=player)
            else:
                move = warp_and_weft.Mark(weaver.shown[player], player)
            end = warp_and_weft.play(end, move)
        ends.append(end)
    assert ends[0] == ends[1] and ends[0].round == 2


@each_number
def test_after_the_end_everything_is_refused_alone(players):
    end = warp_and_weft.playout(*set_up(players, -19))
    moves = [Draw(), Keep((0,) * players), *(warp_and_weft.Weave(0, place, player=1) for place in end.weavers[0].loom.free)]
    for move in (*moves, *(warp_and_weft.Mark(card, players) for card in end.weavers[0].shown)):
        assert warp_and_weft.check(end, move).broken == ("weave.end.finished",)
        with pytest.raises(Refused):
            warp_and_weft.play(end, move)


@each_number
def test_the_same_seed_is_the_same_game(players):
    ends = [warp_and_weft.playout(*set_up(players, -20)) for _ in range(2)]
    assert ends[0] == ends[1] != warp_and_weft.playout(*set_up(players, -24))


def test_a_loom_alone_is_woven_as_at_a_table():
    """A player's loom taken from a table goes on by itself, move for move, until the round is over."""
    table, rng = set_up(3, -22)
    while not table.over:
        move = warp_and_weft.random_move(table, rng)
        after = warp_and_weft.play(table, move)
        if table.phase in ("weave", "choose") and after.phase == table.phase:
            alone = warp_and_weft.play(table.weavers[move.player - 1], move)
            assert alone == after.weavers[move.player - 1]
            assert warp_and_weft.score(alone).value == SlowLoom(warp_and_weft.show(alone)).score()
        table = after
