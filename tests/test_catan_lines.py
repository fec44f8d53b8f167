"""Catan's moves come back from their lines."""
import pytest
from hypothesis import given
from hypothesis import strategies as st

from random_catan_moves import moves_to_try
from random_tables import RARE, tables
from rulelib import catan
from rulelib.catan.cards import ONE, packed
from rulelib.catan.island import EDGE_AT
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Pair
from rulelib.catan.moves import Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty


def read(**keys):
    """A table of three players."""
    return catan.read({"players": {"red": {}, "blue": {}, "white": {}}} | keys)


MOVES = {
    "roll 3 4": Roll(3, 4),
    "discard blue wool 2 ore 1": Discard(1, packed({"wool": 2, "ore": 1})),
    "robber 10": Robber(9),
    "robber 10 steal blue": Robber(9, 1),
    "robber 10 steal blue gets ore": Robber(9, 1, 4),
    "road 12-17": Road(EDGE_AT[11, 16]),
    "settle 14": Settle(13),
    "settle 14 road 14-19": Pair(13, EDGE_AT[13, 18]),
    "city 54": City(53),
    "buy": Buy(),
    "buy gets knight": Buy(0),
    "knight 10": Knight(9),
    "knight 19 steal white gets lumber": Knight(18, 2, 0),
    "road-building 1-5": RoadBuilding((EDGE_AT[0, 4],)),
    "road-building 5-9 1-5": RoadBuilding((EDGE_AT[4, 8], EDGE_AT[0, 4])),
    "road-building 1-5 1-5 5-9": RoadBuilding((EDGE_AT[0, 4], EDGE_AT[0, 4], EDGE_AT[4, 8])),
    "year-of-plenty ore": YearOfPlenty(ONE[4]),
    "year-of-plenty wool wool": YearOfPlenty(2 * ONE[1]),
    "year-of-plenty lumber wool ore": YearOfPlenty(packed({"lumber": 1, "wool": 1, "ore": 1})),
    "monopoly wool": Monopoly(1),
    "bank wool 4 for ore 1": Bank(4 * ONE[1], ONE[4]),
    "bank wool 2 ore 2 for grain 1": Bank(packed({"wool": 2, "ore": 2}), ONE[2]),
    "bank wool 4 for nothing": Bank(4 * ONE[1], 0),
    "trade blue lumber 1 wool 2 for ore 1": Trade(1, packed({"wool": 2, "lumber": 1}), ONE[4]),
    "trade blue wool 2 for nothing": Trade(1, 2 * ONE[1], 0),
    "trade blue nothing for ore 19": Trade(1, 0, 19 * ONE[4]),
    "end": End(),
    "blue: settle 14": Settle(13, player=1),
    "red: discard blue wool 4": Discard(1, 4 * ONE[1], player=0),
    "white: buy": Buy(player=2),
}


@pytest.mark.parametrize("line, move", MOVES.items(), ids=MOVES)
def test_a_move_and_its_line(line, move):
    for table in (read(), read(phase="setup")):
        read_back = catan.read_move(line, table)
        assert type(read_back) is type(move) and read_back == move
        assert catan.show_move(move, table) == line


@pytest.mark.parametrize(
    "typed, line",
    [
        ("road 17-12", "road 12-17"),
        ("  settle   14  road 19-14 ", "settle 14 road 14-19"),
        ("blue :end", "blue: end"),
        ("year-of-plenty ore wool", "year-of-plenty wool ore"),
        ("trade blue wool 2 lumber 1 for ore 1", "trade blue lumber 1 wool 2 for ore 1"),
    ],
)
def test_a_move_may_be_typed_otherwise(typed, line):
    assert catan.show_move(catan.read_move(typed, read()), read()) == line


def test_colours_are_those_of_the_table():
    table = read(players={"white": {}, "orange": {}, "red": {}})
    assert catan.read_move("red: robber 1 steal orange", table) == Robber(0, 1, player=2)
    assert catan.show_move(Trade(0, ONE[0], ONE[1], player=1), table) == "orange: trade white lumber 1 for wool 1"


@RARE
@given(tables(), st.randoms(use_true_random=False))
def test_moves_come_back_from_their_lines(table, rng):
    for move in moves_to_try(table, rng):
        if getattr(move, "gets", None) is None or getattr(move, "victim", 0) is not None:  # nobody to steal from, nothing stolen
            assert catan.read_move(catan.show_move(move, table), table) == move
