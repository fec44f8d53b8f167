"""One player's loom as a picture: the loom, beneath it the threads kept, the buttons left, the goal and the cards; a draft beside it if asked."""
from functools import lru_cache
from typing import NamedTuple

from figures import weave_drafts
from figures.marks import roles_of
from figures.sheet import Look
from figures.weave_cards import buttons_left
from figures.weave_loom import Weaving, loom_names, loom_pieces, side
from figures.weave_shelf import ACROSS, ROW, SKEINS, Spot, card_gids, cards_of, cards_shelf, kept_count, same_gid, skeins, used
from rulelib.warp_and_weft.scoring import Weaver

MARGIN = 0.1


class Plan(NamedTuple):
    """Where things lie beside the loom, None for what is not drawn; the size of the sheet."""

    draft: Spot | None
    kept: Spot | None
    buttons: Spot | None
    cards: Spot | None
    size: tuple[float, float]


def weaver_of(position: Weaver | Weaving) -> Weaver:
    """The weaver of a position."""
    return position.weaver if isinstance(position, Weaving) else position


def plan(weaver: Weaver, draft: bool = False, beside: bool = False) -> Plan:
    """The layout: all else beneath the loom, or to its right with `beside`."""
    whole, open_cards = side(weaver.loom.holes), cards_of(weaver, 2 if beside else ACROSS)
    width = whole * (2 if draft else 1) + 0.6 * draft
    left, top = (width + 0.6, 0.6) if beside else (MARGIN, whole)
    shown, spots = open_cards.size, [None, None, None]
    count, marks = kept_count(weaver), weaver.shown is not None
    reach, y = left, top
    if count or marks:
        spots[0] = (left, y + ROW / 2 + 0.1) if count else None
        spots[1] = (left + SKEINS * count + 0.7 * bool(count), y + ROW / 2 + 0.1) if marks else None
        reach, y = left + SKEINS * count + 3.9 * marks, y + ROW + 0.2
    if shown[1]:
        spots[2] = (left, y)
        reach, y = max(reach, left + shown[0]), y + shown[1] + 0.1
    drafted = (whole + 0.6, 0.0) if draft else None
    size = (max(width, reach + MARGIN * (reach > left)), max(whole, y)) if reach > left else (width, whole)
    return Plan(drafted, *spots, size)


@lru_cache(maxsize=64)
def markable(weaver: Weaver) -> frozenset[str]:
    """The gids that can be clicked and marked."""
    kept = {f"kept:{number}" for number in range(1, kept_count(weaver) + 1)}
    return loom_names(weaver.loom.holes) | kept | card_gids(cards_of(weaver)).keys()


def pieces(position: Weaver | Weaving, marks=(), names: bool = False, draft: bool = False, beside: bool = False) -> dict[str, Look]:
    """The loom's `v3` and `v2-h5`; `kept:1`, `card:pink-blue`; what cannot be marked: `frame`, `draft`, `buttons`, `goal`."""
    weaver = weaver_of(position)
    move = position.move if isinstance(position, Weaving) else None
    where, open_cards = plan(weaver, draft, beside), cards_of(weaver, 2 if beside else ACROSS)
    gids = card_gids(open_cards)
    roles = roles_of(((role, tuple(same_gid(piece, gids, weaver.reading) for piece in of)) for role, of in marks), markable(weaver))
    known = loom_names(weaver.loom.holes)
    drawn = dict(loom_pieces(weaver.loom, move, tuple((gid, of) for gid, of in roles.items() if gid in known)))
    if where.draft:
        drawn["draft"] = drafted(weaver, move, where.draft)
    if where.kept:
        drawn |= skeins(weaver.kept, kept_count(weaver), "kept", where.kept, roles)
    if where.buttons:
        drawn["buttons"] = Look(*where.buttons, ((buttons_left, used(weaver.buttons)),))
    if where.cards:
        drawn |= cards_shelf(open_cards, (("", weaver.buttons),), where.cards, roles, weaver.reading)
    return drawn


def drafted(weaver: Weaver, move, at: Spot) -> Look:
    """The draft of a loom, a square a place."""
    return Look(*at, ((weave_drafts.draft, weaver.loom, move),))


def size(position: Weaver | Weaving, names: bool = False, draft: bool = False, beside: bool = False) -> tuple[float, float]:
    """Width and height of the picture, in units."""
    return plan(weaver_of(position), draft, beside).size
