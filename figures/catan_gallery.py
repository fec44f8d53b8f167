"""The pictures of Catan in the gallery."""
from functools import reduce
from operator import or_

from figures import catan_handouts as handouts
from figures import catan_legends as legends
from figures.catan import Seen
from figures.picture import Picture
from rulelib.catan.cards import DEVELOPMENTS, FULL_BANK, packed
from rulelib.catan.island import EDGE_AT
from rulelib.catan.lands import EXAMPLE_ISLAND
from rulelib.catan.table import Seat, Table


def corners(*numbers: int) -> int:
    """A mask of corners by their numbers from 1."""
    return reduce(or_, (1 << number - 1 for number in numbers), 0)


def edges(*texts: str) -> int:
    """A mask of edges by their texts, such as `12-17`."""
    return reduce(or_, (1 << EDGE_AT[tuple(int(end) - 1 for end in text.split("-"))] for text in texts), 0)


SEATS = (
    Seat(
        corners(12, 36),
        corners(40),
        edges("12-17", "17-23", "35-40", "30-35", "30-36", "36-41", "41-45", "40-44"),
        packed({"lumber": 1, "grain": 3, "ore": 2}),
        packed({"knight": 1, "victory-point": 1}, DEVELOPMENTS),
        packed({"monopoly": 1}, DEVELOPMENTS),
        1,
    ),
    Seat(corners(20, 26), corners(), edges("20-25", "25-31", "20-26", "26-32"), packed({"wool": 4, "brick": 2, "lumber": 3}), 0, 0, 3),
    Seat(corners(14, 42), corners(53), edges("14-19", "42-46", "46-50", "50-53"), packed({"lumber": 2, "wool": 1, "ore": 1}), packed({"knight": 1}, DEVELOPMENTS)),
)


def table() -> Table:
    """Three players in the middle of a game: Red has the longest road, Blue the largest army; the robber stands on the 8 of the hills."""
    bank = FULL_BANK - sum(seat.hand for seat in SEATS)
    return Table(EXAMPLE_ISLAND, ("red", "blue", "white"), SEATS, bank, (0,) * 17, 16, longest_road=0, largest_army=1)


def cut() -> Table:
    """A loop of red roads and a tail that Blue's settlement cuts."""
    loop = edges("9-14", "14-19", "19-24", "18-24", "13-18", "9-13", "24-30", "30-36", "36-41", "41-45", "19-25")
    return Table(EXAMPLE_ISLAND, ("red", "blue", "white"), (Seat(corners(9), 0, loop), Seat(corners(36), 0, edges("31-36")), Seat()), robber=9)


ISLAND = {
    "catan-table": (lambda: Picture(Seen(table(), (3, 4)), below=False), 1280),
    "catan-table-below": (lambda: Picture(Seen(table(), (3, 4), ("blue", "white")), below=True), 640),
    "island": (lambda: Picture(table(), shelf=False, names=True), 1000),
    "production": (lambda: Picture(handouts.production(table(), 8)), 900),
    "corner-odds": (lambda: Picture(handouts.odds(table())), 900),
    "longest-trail": (lambda: Picture(handouts.trail(cut(), 0)), 900),
    "land-corner-edge": (lambda: Picture(handouts.adjacency()), 1280),
    "distance": (lambda: Picture(handouts.distance()), 640),
    "spiral": (lambda: Picture(handouts.spiral_from(3)), 900),
    "harbours": (lambda: Picture(handouts.harbours()), 900),
    "costs": (lambda: Picture(legends.costs()), 800),
    "catan-marks": (lambda: Picture(handouts.marks_legend()), 1000),
}  # name: (picture, its width in pixels)
