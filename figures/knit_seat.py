"""One player alone as pieces: the circle if the case has one, what the player has, the garments in a row."""
import re
from typing import NamedTuple

from figures.knit_board import BOARD, ROW, board_pieces, garments_at, part_pieces
from figures.knit_circle import circle_pieces, side
from figures.knit_garments import CARD
from figures.knit_middle import middle_pieces, middle_size, small_decks
from figures.marks import roles_of
from figures.sheet import Look
from rulelib.knitting_circle.circle import reachable
from rulelib.knitting_circle.knitter import Knitter, Seat

APART = 0.25
ACROSS = 4  # garments in a row
STEP = CARD[0] + 0.12  # from a garment to the next
NARROW = 0.9  # of the height: no sheet is narrower
ROOMS = {"all": (0.0, BOARD[1]), "workspace": (7.5, BOARD[1] - 7.5), "row": (ROW - 1.0, 2.0), "": (0.0, 0.0)}  # of a board's parts: top, height
_PIECE = re.compile(
    r"(p[1-4]:)?((row|bowl|paw|needle|button):[1-9]\d*|g[1-9]\d*(:(needle|bonus|angry|s[1-8]|button:[1-3]))?)"
    r"|space:\d+|slot:\d+:[12]|(cat|centre|deck):[a-z-]+|request:[a-z-]+|bag|marker|s[1-8]"
)


class Known:
    """The names of pieces that can be marked, whether a picture shows them or not."""

    def __contains__(self, piece: str) -> bool:
        return bool(_PIECE.fullmatch(piece))


KNOWN = Known()
Spot = tuple[float, float]


def has_board(seat: Seat) -> str:
    """What is worth drawing of a player beside the garments: `all`, the `row`, the `workspace`, or nothing."""
    knitter = seat.knitter
    if knitter.bowl or knitter.paws or knitter.needles or knitter.row and seat.circle is None:
        return "all"
    if seat.circle is not None and not knitter.garments:
        return "row" if knitter.row or max(seat.circle.slots) >= 0 else ""
    return "workspace" if knitter.workspace else "" if knitter.garments or seat.circle is not None else "all"


def places(knitter: Knitter) -> int:
    """How many garments a player may have before another one is finished."""
    return len(knitter.garments) + knitter.needles


class Plan(NamedTuple):
    """What is drawn of the player; where circle (its middle), board, garments and supply lie; the size of the sheet."""

    board: str
    circle: Spot
    at: Spot
    cards: tuple[tuple[Spot, float], ...]
    supply: Spot
    size: tuple[float, float]


def plan(seat: Seat, board: str | None = None, cards: int | None = None) -> Plan:
    """The layout: circle, board and garments beside each other, a row alone under its circle, the supply beneath all."""
    shown = has_board(seat) if board is None else board
    count = max(places(seat.knitter) if cards is None else cards, len(seat.knitter.garments))
    ring = side(seat.circle.spaces) if seat.circle else 0.0
    below = shown == "row" and ring > 0
    start = (ring + APART * bool(ring)) + (BOARD[0] + APART) * bool(shown and not below)
    top, room = ROOMS[shown]
    high = max(ring + room * below, room, CARD[1] * -(-count // ACROSS))
    wide = max(start + STEP * min(count, ACROSS) - APART * (not count), ring)
    across, down = middle_size(seat.supply)
    sheet = max(wide, across, NARROW * high)
    left = (sheet - wide) / 2
    at = (left + (ring - BOARD[0]) / 2, ring - top) if below else (left + ring + APART * bool(ring), (high - room) / 2 - top)
    spots = tuple(((left + start + STEP * (k % ACROSS), CARD[1] * (k // ACROSS)), 1.0) for k in range(count))
    middle = left + ring / 2, ring / 2 if below else high / 2
    return Plan(shown, middle, at, spots, (0.0, high + APART), (sheet + 0.1, high + (down + APART) * bool(down)))


def pieces(seat: Seat, marks=(), names: bool = False, board: str | None = None, cards: int | None = None, reach: bool = False) -> dict[str, Look]:
    """One player alone: circle, board, garments `g1`, `g1:s1` …, and decks, bag and requests as far as they are stated."""
    roles = roles_of(marks, KNOWN)
    where, mine = plan(seat, board, cards), tuple(roles.items())
    drawn: dict[str, Look] = {}
    if seat.circle is not None:
        can = frozenset(reachable(seat.circle, seat.cat)) if reach else frozenset()
        drawn |= circle_pieces(seat.circle, where.circle, mine, seat.cat, can)
    if where.board == "all":
        drawn |= board_pieces(seat.knitter, where.at, 1.0, "", mine)
        drawn |= small_decks(seat.supply, where.at, BOARD[0], roles)
    elif where.board:
        drawn |= part_pieces(where.board, seat.knitter, where.at, mine)
    drawn |= garments_at(seat.knitter.garments, where.cards, "", roles, names)
    return drawn | middle_pieces(seat.supply, where.supply, where.size[0], roles)


def size(seat: Seat, names: bool = False, board: str | None = None, cards: int | None = None, reach: bool = False) -> tuple[float, float]:
    """Width and height of the picture of one player, in units."""
    return plan(seat, board, cards).size
