"""One player alone as pieces: the circle if the case has one, what the player has, the garments in a row."""
import re
from typing import NamedTuple

from figures.knit_board import BOARD, board_pieces, garments_at, workspace_pieces
from figures.knit_circle import circle_pieces, side
from figures.knit_garments import CARD
from figures.knit_middle import middle_pieces, middle_size
from figures.marks import roles_of
from figures.sheet import Look
from rulelib.knitting_circle.circle import reachable
from rulelib.knitting_circle.knitter import Knitter, Seat

APART = 0.25
ACROSS = 4  # garments in a row
WORKSPACE = 7.5  # how much of a board is left out above a workspace that stands alone
_PIECE = re.compile(
    r"(p[1-4]:)?((row|bowl|paw|needle|button):[1-9]\d*|g[1-9]\d*(:(needle|bonus|angry|s[1-8]|button:[1-3]))?)"
    r"|space:\d+|slot:\d+:[12]|(cat|centre|deck):[a-z-]+|request:[a-z-]+|bag|marker|s[1-8]"
)


class Known:
    """The names of pieces that can be marked, whether a picture shows them or not."""

    def __contains__(self, piece: str) -> bool:
        return bool(_PIECE.fullmatch(piece))


KNOWN = Known()


def has_board(knitter: Knitter) -> str:
    """What is worth drawing of a player beside the garments: `all`, `workspace`, or nothing."""
    if knitter.row or knitter.bowl or knitter.paws or knitter.needles:
        return "all"
    return "workspace" if knitter.workspace else ""


def places(knitter: Knitter) -> int:
    """How many garments a player may have before another one is finished."""
    return len(knitter.garments) + knitter.needles


def lasting(seat: Seat, moves: int = 0) -> dict[str, object]:
    """The options of a picture that lasts while a player acts: what is drawn now stays, and so many more garments have a place."""
    board = "all" if seat.circle is not None and not seat.knitter.garments else has_board(seat.knitter)
    return {"board": board, "cards": places(seat.knitter) + moves}


class Plan(NamedTuple):
    """What is drawn of the player, where circle, board, garments and supply lie, and the size of the sheet."""

    board: str
    circle: float
    left: float
    cards: list
    supply: tuple[float, float]
    size: tuple[float, float]


def plan(seat: Seat, board: str | None = None, cards: int | None = None) -> Plan:
    """The layout: circle, board and garments beside each other, the supply beneath; `cards` is for how many garments there is a place."""
    shown = has_board(seat.knitter) if board is None else board
    if not shown and not seat.knitter.garments:
        shown = "" if seat.circle is not None else "all"
    count = max(places(seat.knitter) if cards is None else cards, len(seat.knitter.garments))
    ring = side(seat.circle.spaces) if seat.circle else 0.0
    left = ring + APART * bool(ring)
    start = left + (BOARD[0] + APART) * bool(shown)
    spots = [((start + CARD[0] * (k % ACROSS), CARD[1] * (k // ACROSS)), 1.0) for k in range(count)]
    high = max(ring, BOARD[1] * (shown == "all"), (BOARD[1] - WORKSPACE) * (shown == "workspace"), CARD[1] * -(-count // ACROSS))
    wide = max(start + CARD[0] * min(count, ACROSS) - APART * (not count), left)
    room = middle_size(seat.supply)
    return Plan(shown, ring, left, spots, (0.0, high + APART), (max(wide, room[0]) + 0.1, high + (room[1] + APART) * bool(room[1])))


def pieces(seat: Seat, marks=(), names: bool = False, board: str | None = None, cards: int | None = None, reach: bool = False) -> dict[str, Look]:
    """One player alone: circle, board, garments `g1`, `g1:s1` …, and decks, bag and requests as far as they are stated."""
    roles = roles_of(marks, KNOWN)
    where, mine = plan(seat, board, cards), tuple(roles.items())
    drawn: dict[str, Look] = {}
    if seat.circle is not None:
        middle = where.circle / 2, where.size[1] / 2 if where.supply[1] + APART >= where.size[1] else where.supply[1] / 2
        can = frozenset(reachable(seat.circle, seat.cat)) if reach else frozenset()
        drawn |= circle_pieces(seat.circle, middle, mine, seat.cat, can)
    if where.board == "all":
        drawn |= board_pieces(seat.knitter, (where.left, 0.0), 1.0, "", mine)
    elif where.board:
        drawn |= workspace_pieces(seat.knitter.workspace, (where.left, -WORKSPACE), mine)
    drawn |= garments_at(seat.knitter.garments, where.cards, "", roles, names)
    return drawn | middle_pieces(seat.supply, where.supply, where.size[0], roles)


def size(seat: Seat, names: bool = False, board: str | None = None, cards: int | None = None, reach: bool = False) -> tuple[float, float]:
    """Width and height of the picture of one player, in units."""
    return plan(seat, board, cards).size
