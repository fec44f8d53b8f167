"""What one player has in text: settlements, cities, roads, hand, development cards, played knights."""
from typing import Any

from rulelib.catan.cards import DECK, DEVELOPMENTS, KNIGHT, ONE, by_name
from rulelib.catan.cards_text import pile_text, read_hand, read_pile
from rulelib.catan.island import bits, edge_text
from rulelib.catan.places_text import read_corner, read_edge
from rulelib.catan.table import CITIES, COLOURS, PLAYERS, ROADS, SETTLEMENTS, Seat
from rulelib.forms import integer, keys, listed, mapping, one_of
from rulelib.mistake import Mistake

SEAT_KEYS = ("settlements", "cities", "roads", "hand", "cards", "new-cards", "knights")
MOST = {"settlements": SETTLEMENTS, "cities": CITIES, "roads": ROADS}


def read_colours(value: Any, place: str) -> tuple[str, ...]:
    """The three or four colours of a map, in its order."""
    colours = tuple(one_of(colour, COLOURS, place) for colour in mapping(value, place))
    if len(colours) not in PLAYERS:
        raise Mistake("three-or-four", place, had=len(colours), known=COLOURS)
    return colours


def read_seats(value: dict[str, Any], place: str = "players") -> tuple[Seat, ...]:
    """What each player has, no two things in one place and no more pieces or cards than the box has."""
    towns: dict[int, str] = {}
    roads: dict[int, str] = {}
    return tuple(_seat(each, f"{place}.{colour}", towns, roads) for colour, each in value.items())


def _seat(value: Any, place: str, towns: dict[int, str], roads: dict[int, str]) -> Seat:
    keys(mapping(value, place), SEAT_KEYS, place)
    return Seat(
        _corners(value.get("settlements", []), "settlements", place, towns),
        _corners(value.get("cities", []), "cities", place, towns),
        _edges(value.get("roads", []), place, roads),
        read_hand(value.get("hand", {}), f"{place}.hand"),
        _cards(value.get("cards", []), f"{place}.cards"),
        _cards(value.get("new-cards", []), f"{place}.new-cards"),
        integer(value.get("knights", 0), f"{place}.knights", 0, DECK[KNIGHT]),
    )


def _corners(value: Any, kind: str, place: str, taken: dict[int, str]) -> int:
    """The mask of a player's towns of a kind; `taken` tells which corners have a town already."""
    mask = 0
    for number, entry in enumerate(_pieces(value, kind, place), 1):
        where = f"{place}.{kind} {number}"
        corner = read_corner(integer(entry, where), where)
        if corner in taken:
            raise Mistake("corner-twice", where, given=corner + 1, other=taken[corner])
        taken[corner] = where
        mask |= 1 << corner
    return mask


def _edges(value: Any, place: str, taken: dict[int, str]) -> int:
    """The mask of a player's roads; `taken` tells which edges have a road already."""
    mask = 0
    for number, entry in enumerate(_pieces(value, "roads", place), 1):
        where = f"{place}.roads {number}"
        edge = read_edge(entry, where)
        if edge in taken:
            raise Mistake("edge-twice", where, given=edge_text(edge), other=taken[edge])
        taken[edge] = where
        mask |= 1 << edge
    return mask


def _pieces(value: Any, kind: str, place: str) -> list:
    """The list of a player's pieces of a kind, no more than the player has (catan.pieces.limits)."""
    pieces = listed(value, f"{place}.{kind}")
    if len(pieces) > MOST[kind]:
        raise Mistake("pieces-too-many", f"{place}.{kind}", had=len(pieces), pieces=kind, most=MOST[kind])
    return pieces


def _cards(value: Any, place: str) -> int:
    """Development cards counted; a list that is longer than the box's would not fit into the count."""
    pile = read_pile(value, place)
    for kind, most in enumerate(DECK):
        if (had := pile.count(kind)) > most:
            raise Mistake("developments-too-many", place, had=had, card=DEVELOPMENTS[kind], most=most)
    return sum(ONE[kind] for kind in pile)


def show_seat(seat: Seat) -> dict[str, Any]:
    """What a player has, as a position shows it: only what is not nothing."""
    shown = {
        "settlements": [corner + 1 for corner in bits(seat.settlements)],
        "cities": [corner + 1 for corner in bits(seat.cities)],
        "roads": [edge_text(edge) for edge in bits(seat.roads)],
        "hand": by_name(seat.hand),
        "cards": pile_text(seat.cards),
        "new-cards": pile_text(seat.new),
        "knights": seat.knights,
    }
    return {key: value for key, value in shown.items() if value}
