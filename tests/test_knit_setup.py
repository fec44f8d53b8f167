"""Setting up Knitting Circle for two to four: every piece of the ledger, the teaching deck, the first garments and the start tile."""
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from rulelib import knitting_circle
from rulelib.knitting_circle import deck
from slow_knit import BONUSES, BUTTON_BOX, CARDS, CATS, COLOURS, PATTERNS, REQUESTS, SHAPES, SlowTable, shape

KINDS = list(CARDS)
each_number = pytest.mark.parametrize("players", [2, 3, 4])


def games(players: int, count: int = 60, **given) -> list[SlowTable]:
    """Games set up by seed, as the slow reading sees them."""
    return [SlowTable(knitting_circle.show(knitting_circle.new_game(players, Random(seed), **given))) for seed in range(count)]


def test_the_teaching_deck_is_that_of_the_ledger():
    assert list(deck.TYPES) == list(CARDS) and list(deck.BONUSES) == BONUSES and dict(zip(deck.REQUESTS, deck.REQUEST_POINTS)) == REQUESTS
    for card, (kind, (colour, spaces, ladder, icons)) in zip(deck.CARDS, CARDS.items()):
        assert colour == COLOURS[deck.TYPES.index(kind)]
        assert "".join("kp"[side] for side in card.sides) == spaces.replace("/", "") and card.required == spaces.index("/")
        assert " ".join(f"{filled}→{points}" for filled, points in card.ladder.items()) == ladder
        assert {space + 1: "yarn" for space in card.yarn} | {space + 1: "paw" for space in card.paws} == icons
    assert dict(zip(deck.BUTTONS, deck.BUTTON_COPIES)) == BUTTON_BOX and deck.SHAPES == ("circle", "triangle", "square")
    assert [SHAPES[each] for each in deck.BUTTON_SHAPES] == list(map(shape, deck.BUTTONS))
    assert dict(zip(deck.BUTTONS, deck.BUTTON_POINTS)) == {button: PATTERNS.get(button, 3) for button in BUTTON_BOX}
    assert Counter(map(shape, BUTTON_BOX.elements())) == dict.fromkeys(SHAPES, 30) and (deck.PATTERNS[1:], deck.COPIES_A_BONUS) == (tuple(deck.BUTTONS[15:19]), 2)


@each_number
def test_every_piece_lies_where_the_ledger_says(players):
    for table in games(players):
        assert (table.players, table.round, table.phase, table.turn, table.acting()) == (players, 1, "cards", 0, table.start)
        assert table.centre == sorted(COLOURS) and table.yarn() == dict.fromkeys(COLOURS, 24) and table.requests == {}
        assert len(table.bag) == 144 - 6 - 2 * players - 2 * (2 * players + 2)
        for own in table.people.values():
            assert (own.row, len(own.bowl), own.paws, own.needles, own.garments) == ([], 2, 1, 2, [])
            assert Counter(map(shape, own.workspace)) == dict.fromkeys(SHAPES, 2)
        assert all(Counter(cards) == dict.fromkeys(BONUSES, 2) for cards in table.decks.values()) and len(table.decks) == 6
        assert Counter([*sum(table.piles.values(), []), *(button for own in table.people.values() for button in own.workspace)]) == BUTTON_BOX
        assert all(shape(button) == each for each, pile in table.piles.items() for button in pile)


@each_number
def test_the_circle_has_two_spaces_more_than_two_for_each_and_two_tiles_at_each_on_its_side(players):
    for table in games(players):
        assert list(table.slots) == list(range(1, 2 * players + 3))
        for space, tiles in table.slots.items():
            assert len(tiles) == 2 and all(tile.endswith("p" if space % 2 else "k") for tile in tiles)


@each_number
def test_the_cats_stand_by_chance_on_the_marked_spaces_and_the_one_on_the_star_starts(players):
    tables = games(players, 200)
    for table in tables:
        assert list(table.cats) == CATS[:players] and table.cats[CATS[table.start - 1]] == 1
    marked = range(1, 2 * players, 2)
    assert {tuple(table.cats.values()) for table in tables} == set(permutations(marked))
    assert {table.start for table in tables} == set(range(1, players + 1))


@each_number
def test_who_starts_may_be_chosen_first(players):
    for start in range(1, players + 1):
        assert {(table.start, table.cats[CATS[start - 1]]) for table in games(players, 20, start=start)} == {(start, 1)}


@each_number
def test_four_requests_may_lie_there_paw_side_up(players):
    tables = games(players, requests=True)
    assert all(len(table.requests) == 4 and not any(table.requests.values()) and set(table.requests) <= set(REQUESTS) for table in tables)
    assert {request for table in tables for request in table.requests} == set(REQUESTS)


def test_any_tile_button_and_card_may_come_anywhere():
    tables = games(3, 300)
    for at in (0, 50, -1):
        assert {table.bag[at] for table in tables} == set(COLOURS)
        assert {table.decks["hat"][at % 14] for table in tables} == set(BONUSES)
    assert {tile for table in tables for tile in table.slots[8]} == {f"{colour} k" for colour in COLOURS}
    assert {button for table in tables for button in table.people[2].workspace} == set(BUTTON_BOX)
    assert {colour for table in tables for colour in table.people[3].bowl} == set(COLOURS)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_more_or_fewer_players_than_the_game_is_for_are_refused(players):
    with pytest.raises(ValueError, match="2 to 4"):
        knitting_circle.new_game(players, Random(1))


@each_number
def test_another_number_of_spaces_may_be_given_but_not_too_few_nor_an_odd_one(players):
    assert [len(table.slots) for table in games(players, 1, spaces=12)] == [12]
    for spaces in (2 * players - 2, 2 * players + 1, 14):
        with pytest.raises(ValueError, match="even number of spaces"):
            knitting_circle.new_game(players, Random(1), spaces=spaces)


@each_number
def test_each_in_turn_keeps_one_of_two_cards_of_any_deck_and_pays_no_yarn(players):
    for seed in range(20):
        rng = Random(seed)
        table = knitting_circle.new_game(players, rng)
        order = []
        while table.phase == "cards":
            before = SlowTable(knitting_circle.show(table))
            offered = {(KINDS[move.type], BONUSES[move.keep]) for move in knitting_circle.legal_moves(table)}
            assert offered == {(kind, bonus) for kind, cards in before.decks.items() for bonus in cards[:2]}
            move = rng.choice(knitting_circle.legal_moves(table))
            table = knitting_circle.play(table, move)
            after, kind, player = SlowTable(knitting_circle.show(table)), KINDS[move.type], before.acting()
            order.append(player)
            two = before.decks[kind][:2]
            two.remove(BONUSES[move.keep])
            assert after.decks[kind] == before.decks[kind][2:] + two and after.bag == before.bag
            own = after.people[player]
            assert [(each.type, each.bonus, each.yarn, each.finished) for each in own.garments] == [(kind, BONUSES[move.keep], [], False)]
            assert (own.needles, own.bowl) == (1, before.people[player].bowl)
        assert order == [(before.start - 1 + step) % players + 1 for step in range(players)] and (table.phase, table.to_play) == ("start-tile", before.start)


@each_number
def test_a_start_tile_takes_any_slot_on_its_side_and_what_lay_there_goes_back(players):
    rng = Random(players)
    table = knitting_circle.new_game(players, rng)
    while table.phase == "cards":
        table = knitting_circle.play(table, knitting_circle.random_move(table, rng))
    before, moves = SlowTable(knitting_circle.show(table)), knitting_circle.legal_moves(table)
    assert len(set(moves)) == 6 * 2 * (2 * players + 2)
    for move in moves:
        after = SlowTable(knitting_circle.show(knitting_circle.play(table, move)))
        colour, space, slot = COLOURS[move.colour], move.space + 1, move.slot
        assert after.slots[space][slot] == f"{colour} {'p' if space % 2 else 'k'}" and after.slots[space][1 - slot] == before.slots[space][1 - slot]
        assert len(after.centre) == 5 and colour not in after.centre
        assert Counter(after.bag) == Counter(before.bag) + Counter([before.slots[space][slot].split()[0]])
        assert (after.phase, after.acting()) == ("gather", before.start)


def test_nobody_moves_out_of_turn_or_phase_at_the_beginning():
    table = knitting_circle.new_game(3, Random(1), start=2)
    kind, bonus = "hat", knitting_circle.show(table)["decks"]["hat"][0]
    for line, broken in (
        (f"choose {kind} keep {bonus}", ()),
        (f"2: choose {kind} keep {bonus}", ()),
        (f"3: choose {kind} keep {bonus}", ("knit.round.phases",)),
        ("centre red 1 1", ("knit.round.phases",)),
        ("gather 2 red k", ("knit.round.phases",)),
        ("done", ("knit.round.phases",)),
        ("keep nothing", ("knit.round.phases",)),
    ):
        assert knitting_circle.check(table, knitting_circle.read_move(line, table)).broken == broken, line
