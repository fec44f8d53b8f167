"""Setting up Catan: the island's places, lands, chips by the spiral from every coast land, harbours, the deck, and who starts."""
from collections import Counter
from itertools import product
from random import Random

import pytest

import slow_island
from rulelib import catan
from rulelib.catan import island, lands
from rulelib.catan.cards import DECK, counts
from rulelib.catan.questions import QUESTIONS, Asked
from rulelib.catan.setup import Rolls, starters
from rulelib.catan.table import COLOURS, Seat
from slow_catan import SlowTable
from slow_island import COAST_EDGES, COAST_LANDS, CORNERS, CORNERS_OF, EDGES, FRAME, LANDS_AT, LANDS_BESIDE, NEXT_TO, angle

each_start = pytest.mark.parametrize("start", COAST_LANDS)
each_number = pytest.mark.parametrize("players", [3, 4])


def games(players: int, count: int = 100):
    """Games set up by seed."""
    return [catan.new_game(players, Random(seed)) for seed in range(count)]


def from_one(places) -> list[int]:
    """Places as texts count them."""
    return [place + 1 for place in places]


def test_the_island_has_the_corners_edges_and_lands_of_the_ledger():
    assert len(CORNERS) == 54 and len(EDGES) == 72 and len(COAST_EDGES) == 30 and len(COAST_LANDS) == 12
    assert Counter(map(len, NEXT_TO.values())) == {3: 36, 2: 18} and Counter(map(len, LANDS_AT.values())) == {3: 24, 2: 12, 1: 18}
    assert CORNERS_OF[1] == [1, 5, 9, 13, 8, 4] and CORNERS_OF[10] == [19, 25, 31, 36, 30, 24]


def test_the_places_of_the_island_are_those_of_the_points_on_paper():
    assert [tuple(from_one(ends)) for ends in island.ENDS] == EDGES
    assert list(map(from_one, island.CORNERS_OF_LAND)) == list(CORNERS_OF.values())
    assert [set(from_one(there)) for there in island.LANDS_OF_CORNER] == list(LANDS_AT.values())
    assert [set(from_one(beside)) for beside in island.LANDS_OF_EDGE] == list(LANDS_BESIDE.values())
    assert [set(from_one(island.bits(near))) for near in island.NEIGHBOURS] == list(NEXT_TO.values())
    assert [{EDGES[edge] for edge in island.bits(there)} for there in island.EDGES_AT] == [{road for road in EDGES if corner in road} for corner in CORNERS]
    assert from_one(island.COAST) == COAST_LANDS
    assert [set(from_one(island.bits(mask))) for mask in island.LAND_CORNERS] == [set(corners) for corners in CORNERS_OF.values()]


def test_the_harbours_lie_clockwise_on_the_coast_as_they_are_printed():
    assert [EDGES[edge] for edge in island.HARBOURS] == [corners for corners, _, _ in FRAME]
    assert [lands.HARBOUR_KINDS[kind] for kind in lands.PRINTED_HARBOURS] == [kind for _, _, kind in FRAME]
    assert Counter(kind for _, _, kind in FRAME) == {"any": 4, "lumber": 1, "wool": 1, "grain": 1, "brick": 1, "ore": 1}
    for corners, land, _ in FRAME:
        assert LANDS_BESIDE[corners] == {land} and corners in COAST_EDGES
    round_from_first = [(angle(CORNERS[FRAME[0][0][0]]) - angle(CORNERS[corners[0]])) % 6.2832 for corners, _, _ in FRAME]
    assert round_from_first == sorted(round_from_first)
    assert len({corner for corners, _, _ in FRAME for corner in corners}) == 18
    assert [set(from_one(island.bits(mask))) for mask in island.HARBOUR_CORNERS] == [set(corners) for corners, _, _ in FRAME]


@each_start
def test_the_spiral_ends_in_the_middle_and_is_that_of_the_angles(start):
    path = from_one(lands.spiral(start - 1))
    assert path == slow_island.spiral(start)
    assert sorted(path) == list(range(1, 20)) and path[0] == start and path[-1] == 10
    assert all(len(set(CORNERS_OF[here]) & set(CORNERS_OF[there])) == 2 for here, there in zip(path, path[1:]))


@each_start
def test_the_chips_lie_in_letter_order_along_the_spiral_and_the_desert_has_none(start):
    for seed in range(20):
        box = [terrain for terrain, number in enumerate(lands.LANDS_IN_BOX) for _ in range(number)]
        Random(f"{start} {seed}").shuffle(box)
        chips = lands.chips_on(tuple(box), start - 1)
        assert list(chips) == slow_island.chips([lands.TERRAINS[land] for land in box], start)
        asked = Asked(catan.read({"lands": [lands.LETTERS[land] for land in box], "start": start}), (), {})
        assert QUESTIONS["chips"](asked).value == list(chips)
        along = [chips[land - 1] for land in slow_island.spiral(start)]
        assert [chip for chip in along if chip] == [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
        assert chips.index(0) == box.index(lands.DESERT)


def test_the_first_chips_go_round_against_the_clock():
    """From the top left land down the left side: lands 1, 4, 8, 13, 17 on paper."""
    assert from_one(lands.spiral(0))[:5] == [1, 4, 8, 13, 17]


@pytest.mark.parametrize("land", sorted(set(range(1, 20)) - set(COAST_LANDS)))
def test_a_spiral_does_not_begin_inland(land):
    with pytest.raises(ValueError, match=f"land {land} "):
        lands.spiral(land - 1)


@each_number
def test_a_new_game_has_all_lands_chips_harbours_and_cards(players):
    for table in games(players):
        slow = SlowTable(table)
        assert Counter(slow.lands) == {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
        assert any(slow.chips == slow_island.chips(slow.lands, start) for start in COAST_LANDS)
        assert slow.harbours == [kind for _, _, kind in FRAME]
        assert slow.lands[slow.robber - 1] == "desert"
        assert slow.bank == Counter(lumber=19, wool=19, grain=19, brick=19, ore=19)
        assert Counter(slow.deck) == {"knight": 14, "victory-point": 5, "road-building": 2, "year-of-plenty": 2, "monopoly": 2}
        assert table.seats == (Seat(),) * players and len(set(table.colours)) == players and set(table.colours) <= set(COLOURS)
        assert (table.phase, table.turn, slow.longest_road, slow.largest_army, table.over) == ("setup", 0, None, None, False)


@each_number
def test_every_land_start_and_card_may_come_anywhere(players):
    slows = [SlowTable(table) for table in games(players, 300)]
    assert {slow.robber for slow in slows} == set(range(1, 20))
    assert {start for slow in slows for start in COAST_LANDS if slow.chips == slow_island.chips(slow.lands, start)} == set(COAST_LANDS)
    for at in (0, 12, 24):
        assert len({slow.deck[at] for slow in slows}) == 5
    assert all({slow.lands[land] for slow in slows} == set(lands.TERRAINS) for land in range(19))


@pytest.mark.parametrize("players", [0, 2, 5])
def test_more_or_fewer_players_than_the_game_is_for_are_refused(players):
    with pytest.raises(ValueError, match="3 or 4"):
        catan.new_game(players, Random(1))


@each_number
def test_the_snake_gives_each_two_settlements_and_the_second_pays(players):
    for seed in range(30):
        table, rng = catan.new_game(players, Random(seed)), Random(seed)
        order, hands = [], {}
        while table.phase == "setup":
            mover, before = table.turn, table
            table = catan.play(table, catan.random_move(table, rng))
            order.append(mover)
            gained = {seat: sum(counts(table.seats[seat].hand)) - sum(counts(before.seats[seat].hand)) for seat in range(players)}
            corner = (table.seats[mover].settlements & ~before.seats[mover].settlements).bit_length()
            second = order.count(mover) == 2
            assert gained == {seat: len(SlowTable(table).lands_of(corner)) if seat == mover and second else 0 for seat in range(players)}
            hands[mover] = SlowTable(table).lands_of(corner)
        assert order == [*range(players), *reversed(range(players))]
        slow = SlowTable(table)
        assert (table.turn, table.phase) == (0, "roll")
        assert all(player.hand == Counter(hands[seat]) for seat, player in enumerate(slow.players.values()))
        assert all(len(player.settlements) == len(player.roads) == 2 for player in slow.players.values())


def test_the_highest_roll_starts_and_those_tied_roll_again():
    dice = [(1, 1), (1, 6), (3, 4), (6, 6), (2, 5), (5, 6)]
    for rolled in (*product(dice, repeat=3), *product(dice[:4], repeat=4)):
        colours = COLOURS[: len(rolled)]
        best = max(first + second for first, second in rolled)
        highest = [colour for colour, (first, second) in zip(colours, rolled) if first + second == best]
        assert list(starters(Rolls(colours, rolled))) == QUESTIONS["first-player"](Asked(Rolls(colours, rolled), (), {})).value == highest


def test_the_box_is_that_of_the_ledger():
    assert dict(zip(("knight", "road-building", "year-of-plenty", "monopoly", "victory-point"), DECK)) == {
        "knight": 14, "road-building": 2, "year-of-plenty": 2, "monopoly": 2, "victory-point": 5,
    }  # fmt: skip
