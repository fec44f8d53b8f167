"""Catan's positions come back from their text; what is left out has its default."""
from itertools import combinations
from textwrap import dedent

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from random_tables import OFTEN, RARE, tables
from rulelib import catan
from rulelib.catan.cards import DECK, FULL_BANK, ONE, packed
from rulelib.catan.island import COAST, EDGE_AT, ENDS
from rulelib.catan.island_text import show_island
from rulelib.catan.lands import CHIPS, EXAMPLE_ISLAND, HARBOUR_KINDS, LANDS_IN_BOX, PRINTED_HARBOURS, chips_on
from rulelib.catan.places_text import EDGES, read_edge
from rulelib.catan.setup import starters
from rulelib.catan.table import Seat, Table, new_game

PLAIN = {"red": {}, "blue": {}, "white": {}}
ISLAND = dedent("""\
    1     M5   P10  F8
    2   G2   H9   P11  H4
    3 G6   F4   D    F3   M11
    4   F3   M5   G6   P12
    5     H8   G10  P9
    """)
STATED = f"""
island: |
  {ISLAND.replace(chr(10), chr(10) + "  ").rstrip()}
harbours: [any, grain, ore, any, wool, any, any, brick, lumber]
players:
  red:  {{settlements: [12], cities: [40], roads: [12-17, 23-17], hand: {{lumber: 1, ore: 2}}, cards: [knight], new-cards: [monopoly], knights: 2}}
  blue: {{}}
  white: {{hand: {{ore: 9}}}}
bank: {{ore: 1}}
deck: [knight]
robber: 11
turn: blue
phase: discard
owes: {{white: 4}}
longest-road: red
largest-army: none
played-card: true
"""


def read(**keys):
    """The table of three players, with other keys (`played_card` for `played-card`)."""
    return catan.read({"players": PLAIN} | {key.replace("_", "-"): value for key, value in keys.items()})


def seats(*stated):
    """Players with what is stated of them, in turn order."""
    return dict(zip(("red", "blue", "white", "orange"), [*stated, {}, {}][: max(3, len(stated))]))


# --- positions

def test_all_keys_of_a_position():
    table = catan.read(yaml.safe_load(STATED))
    red = Seat(1 << 11, 1 << 39, 1 << EDGE_AT[11, 16] | 1 << EDGE_AT[16, 22], packed({"lumber": 1, "ore": 2}), ONE[0], ONE[3], 2)
    white = Seat(hand=packed({"ore": 9}))
    assert table.island == EXAMPLE_ISLAND
    assert (table.colours, table.seats) == (("red", "blue", "white"), (red, Seat(), white))
    assert table.bank == packed({"lumber": 18, "wool": 19, "grain": 19, "brick": 19, "ore": 1})
    assert (table.deck, table.robber, table.turn, table.phase, table.owes) == ((0,), 10, 1, "discard", (0, 0, 4))
    assert (table.longest_road, table.largest_army, table.played) == (0, -1, True)
    assert catan.read(catan.show(table)) == table


def test_what_is_left_out_has_its_default_and_is_not_shown():
    table = read()
    assert table == Table(EXAMPLE_ISLAND, ("red", "blue", "white"), (Seat(),) * 3, FULL_BANK, None, 9, 0, "play", (0, 0, 0), -1, -1, False)
    assert catan.show(table) == {"players": PLAIN}


def test_turn_order_is_the_order_of_the_players():
    assert read(players={"white": {}, "orange": {}, "red": {}, "blue": {}}).colours == ("white", "orange", "red", "blue")


def test_the_bank_has_what_the_hands_leave_entry_by_entry():
    hands = seats({"hand": {"ore": 3, "wool": 1}}, {"hand": {"ore": 16}})
    assert read(players=hands).bank == packed({"lumber": 19, "wool": 18, "grain": 19, "brick": 19})
    table = read(players=hands, bank={"wool": 0})
    assert table.bank == packed({"lumber": 19, "grain": 19, "brick": 19})
    assert catan.show(table)["bank"] == {"wool": 0}


@pytest.mark.parametrize("deck, kinds", [([], ()), (["monopoly", "knight"], (3, 0))])
def test_a_stated_deck_is_all_of_it(deck, kinds):
    assert read(deck=deck).deck == kinds and catan.show(read(deck=deck))["deck"] == deck


def test_the_whole_box_of_cards_lies_on_the_table():
    deck = [name for name, number in zip(("road-building", "year-of-plenty", "monopoly", "victory-point"), DECK[1:]) for _ in range(number)]
    table = read(players=seats({"knights": 10, "cards": ["knight"] * 2, "new-cards": ["knight"]}, {"knights": 1}), deck=deck)
    assert len(table.deck) == 11 and catan.read(catan.show(table)) == table


SNAKE = [("", "red"), ("r", "blue"), ("rb", "white"), ("rbw", "white"), ("rbww", "blue"), ("rbwwb", "red"), ("rbwwbr", "red")]


@pytest.mark.parametrize("stands, turn", SNAKE)
def test_the_snake_gives_the_turn_of_the_set_up(stands, turn):
    free = iter(range(1, 55, 7))
    towns = {colour: [] for colour in PLAIN}
    for letter in stands:
        towns[next(colour for colour in towns if colour[0] == letter)].append(next(free))
    table = read(players={colour: {"settlements": corners} for colour, corners in towns.items()}, phase="setup")
    assert table.colours[table.turn] == turn
    assert "turn" not in catan.show(table)


HANDS = seats({"hand": {"ore": 9}}, {"hand": {"wool": 8}}, {"hand": {"wool": 7}})
OWED = [({}, (4, 4, 0)), ({"owes": {"blue": 4}}, (0, 4, 0)), ({"owes": {}}, (0, 0, 0)), ({"owes": {"blue": 2, "white": 3}}, (0, 2, 3))]


@pytest.mark.parametrize("keys, owes", OWED)
def test_who_owes_cards(keys, owes):
    table = read(players=HANDS, phase="discard", **keys)
    assert table.owes == owes
    assert {key: value for key, value in catan.show(table).items() if key == "owes"} == keys


def test_nobody_owes_cards_in_other_phases():
    assert read(players=HANDS, phase="robber").owes == (0, 0, 0) == read(owes={"red": 0}).owes


ROADS = {"roads": ["1-5", "5-9", "9-14", "10-14", "6-10"]}
AWAY = {"roads": ["44-48", "48-52", "49-52", "45-49", "40-45"]}


@pytest.mark.parametrize(
    "players, keys, holders",
    [
        (seats(ROADS, {"knights": 3}), {}, (0, 1)),
        (seats(ROADS, AWAY), {}, (-1, -1)),
        (seats(ROADS, AWAY), {"longest-road": "blue"}, (1, -1)),
        (seats({"knights": 3}, {"knights": 3}, ROADS), {"largest-army": "red"}, (2, 0)),
        (seats(ROADS, {"knights": 3}), {"longest-road": "none", "largest-army": "none"}, (-1, -1)),
    ],
)
def test_who_holds_the_bonus_cards(players, keys, holders):
    position = {"players": players, **keys}
    table = catan.read(position)
    assert (table.longest_road, table.largest_army) == holders
    assert catan.show(table).items() >= keys.items() and catan.show(table).keys() == position.keys()


# --- the island

def test_the_island_is_drawn_as_it_is_read():
    assert show_island(EXAMPLE_ISLAND) == ISLAND
    shifted = "\n\n".join(f"  {line.replace('  ', chr(9))}" for line in ISLAND.splitlines())
    assert read(island=shifted).island == EXAMPLE_ISLAND


def test_the_robber_begins_on_the_desert_wherever_it_lies():
    table = read(island=ISLAND.replace("D ", "M5").replace("M5", "D", 1))
    assert (table.robber, table.island.chips[0], table.island.chips[9]) == (0, 0, 5)
    assert catan.show(table).keys() == {"island", "players"}


def test_harbours_elsewhere():
    kinds = list(reversed([HARBOUR_KINDS[kind] for kind in PRINTED_HARBOURS]))
    table = read(harbours=kinds)
    assert table.island.harbours == PRINTED_HARBOURS[::-1] and table.island.chips == EXAMPLE_ISLAND.chips
    assert catan.show(table) == {"harbours": kinds, "players": PLAIN}


def test_every_edge_in_either_order_and_nothing_else():
    assert sorted(EDGES.values()) == sorted([*range(72)] * 2)
    assert all(read_edge(f"{a + 1}-{b + 1}") == read_edge(f"{b + 1}-{a + 1}") == number for number, (a, b) in enumerate(ENDS))
    assert all((f"{a}-{b}" in EDGES) == ((a - 1, b - 1) in ENDS) for a, b in combinations(range(1, 55), 2))


# --- before the first settlement

def test_the_lands_and_start_of_the_chips():
    lands = [letter for letter, number in zip("FPGHMD", LANDS_IN_BOX) for _ in range(number)]
    chips = catan.read({"lands": lands, "start": 3})
    assert chips.start == 2 and sorted(chips_on(*chips)) == [0, *sorted(CHIPS)]
    assert catan.show(chips) == {"lands": lands, "start": 3}
    for start in COAST:
        assert catan.read({"lands": lands, "start": start + 1}).start == start


@pytest.mark.parametrize(
    "rolls, first",
    [
        ({"red": [3, 4], "blue": [6, 1], "white": [2, 6]}, ("white",)),
        ({"red": [3, 4], "blue": [6, 1], "white": [1, 1]}, ("red", "blue")),
        ({"orange": [1, 1], "blue": [1, 1], "white": [1, 1], "red": [1, 1]}, ("orange", "blue", "white", "red")),
    ],
)
def test_who_starts(rolls, first):
    read_rolls = catan.read({"rolls": rolls})
    assert starters(read_rolls) == first and catan.show(read_rolls) == {"rolls": rolls}


# --- by chance

@OFTEN
@given(tables())
def test_a_table_comes_back_from_its_text(table):
    shown = catan.show(table)
    assert catan.read(shown) == table
    assert catan.show(catan.read(shown)) == shown


@RARE
@given(tables())
def test_the_text_goes_through_a_file(table):
    assert catan.read(yaml.safe_load(yaml.safe_dump(catan.show(table), sort_keys=False))) == table


@RARE
@given(st.randoms(use_true_random=False), st.sampled_from((3, 4)))
def test_a_new_game_comes_back_from_its_text(rng, players):
    table = new_game(players, rng)
    assert catan.read(catan.show(table)) == table
