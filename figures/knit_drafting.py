"""What clicks on a workbench come to: something half chosen, a whole action, or a piece that is only told about."""
from typing import NamedTuple

from rulelib.knitting_circle.actions import drawn
from rulelib.knitting_circle.buttons import fitting
from rulelib.knitting_circle.deck import BUTTON_SHAPES, TYPES
from rulelib.knitting_circle.knitter import Knitter, Seat
from rulelib.knitting_circle.moves import Begin, Finish, Flip, Knit
from rulelib.knitting_circle.yarn import KNIT, UNKNOWN, tile_of


class Draft(NamedTuple):
    """What is half chosen: the tool, a tile's piece, the deck and the card kept, the garment (from 0) to be finished and the buttons named for it."""

    tool: str = "knit"
    tile: str = ""
    type: int | None = None
    keep: int | None = None
    garment: int | None = None
    take: tuple[int, ...] = ()


def tile_at(knitter: Knitter, gid: str, side: int = KNIT) -> tuple[int, bool]:
    """The tile of a piece `row:1` or `bowl:2`, and whether it is from the bowl, where it takes a side."""
    place, _, number = gid.partition(":")
    if place == "row":
        return knitter.row[int(number) - 1], False
    return tile_of(knitter.bowl[int(number) - 1], side), True


def unknown(knitter: Knitter, gid: str) -> bool:
    """Whether a piece is a tile that nobody knows."""
    return gid.startswith("bowl:") and knitter.bowl[int(gid[5:]) - 1] == UNKNOWN


def garment_of(gid: str) -> int:
    """The garment, from 0, that a piece `g2` or `g2:s3` belongs to."""
    return int(gid[1:].partition(":")[0]) - 1


def space_of(gid: str) -> int | None:
    """The space, from 0, of a piece `g2:s3`."""
    part = gid.partition(":")[2]
    return int(part[1:]) - 1 if part[:1] == "s" and part[1:].isdigit() else None


def knits(knitter: Knitter, tile: str, gid: str) -> Knit:
    """A chosen tile on the garment that was clicked; on an empty space that is not the next one only where that very space was clicked."""
    number, space = garment_of(gid), space_of(gid)
    garment = knitter.garments[number]
    of, bowl = tile_at(knitter, tile, garment.side if garment.active else KNIT)
    skipped = space if space is not None and space > len(garment.yarn) else None
    return Knit(of, number, bowl, skipped)


def flips(knitter: Knitter, draft: Draft, gid: str) -> Flip:
    """The chosen tile turned over for the one that was clicked."""
    cost, bowl = tile_at(knitter, gid)
    return Flip(tile_at(knitter, draft.tile)[0], cost, bowl)


def cards_of(seat: Seat, type: int) -> tuple[int, ...]:
    """The different bonuses of the two cards on top of a deck."""
    return tuple(dict.fromkeys(drawn(seat.supply, type) or ()))


def begins(seat: Seat, draft: Draft) -> Begin | None:
    """The garment that is begun, as far as it is chosen: one of the cards drawn stands for a choice not made yet."""
    if draft.type is None or not draft.tile:
        return None
    cost, bowl = tile_at(seat.knitter, draft.tile)
    cards = cards_of(seat, draft.type)
    return Begin(draft.type, cost, draft.keep if draft.keep is not None else cards[0] if cards else 0, bowl)


def choices(knitter: Knitter, draft: Draft) -> tuple[tuple[int, ...], ...]:
    """The fitting buttons of each shape of which there are two different ones, for the garment to be finished."""
    if draft.garment is None:
        return ()
    return tuple(two for two in fitting(knitter.workspace, knitter.garments[draft.garment]) if len(two) > 1)


def taking(draft: Draft, button: int) -> Draft:
    """Another button of its shape named."""
    others = tuple(each for each in draft.take if BUTTON_SHAPES[each] != BUTTON_SHAPES[button])
    return draft._replace(take=(*others, button))


def finishes(knitter: Knitter, draft: Draft) -> Finish | None:
    """The finishing that has been chosen; None while a choice is open."""
    if draft.garment is None or any(not set(two) & set(draft.take) for two in choices(knitter, draft)):
        return None
    return Finish(draft.garment, draft.take)


def half_chosen(draft: Draft) -> tuple:
    """The marks of what is half chosen."""
    pieces = [draft.tile] if draft.tile else []
    pieces += [f"deck:{TYPES[draft.type]}"] if draft.type is not None else []
    pieces += [f"g{draft.garment + 1}"] if draft.garment is not None else []
    return (("chosen", tuple(pieces)),) if pieces else ()


def tile_gids(knitter: Knitter) -> list[str]:
    """All the tiles of row and bowl that are known, by their pieces."""
    known = [f"bowl:{number}" for number, colour in enumerate(knitter.bowl, 1) if colour != UNKNOWN]
    return [*(f"row:{number}" for number in range(1, len(knitter.row) + 1)), *known]


def allowed(seat: Seat, draft: Draft) -> tuple[str, ...]:
    """The pieces with which one can go on."""
    return tuple(_ALLOWED[draft.tool](seat, draft))


def _knit_on(knitter: Knitter, tile: str) -> list[str]:
    """The spaces on which a tile may be knitted now."""
    found = []
    for number, garment in enumerate(knitter.garments, 1):
        if garment.active and (tile.startswith("bowl:") or tile_at(knitter, tile)[0] & 1 == garment.side):
            found.append(f"g{number}:s{len(garment.yarn) + 1}")
    return found


def _may_knit(seat: Seat, draft: Draft) -> list[str]:
    knitter = seat.knitter
    return _knit_on(knitter, draft.tile) if draft.tile else [tile for tile in tile_gids(knitter) if _knit_on(knitter, tile)]


def _may_flip(seat: Seat, draft: Draft) -> list[str]:
    tiles = tile_gids(seat.knitter)
    if len(tiles) < 2:
        return []
    return [tile for tile in tiles if tile != draft.tile and (draft.tile or tile.startswith("row:"))]


def _may_begin(seat: Seat, draft: Draft) -> list[str]:
    knitter = seat.knitter
    if not knitter.needles:
        return []
    paying = {tile: tile_at(knitter, tile)[0] >> 1 for tile in tile_gids(knitter)}
    if draft.type is None:
        return [f"deck:{TYPES[type]}" for type in sorted(set(paying.values())) if seat.supply.decks[type] != ()]
    return [tile for tile, colour in paying.items() if colour == draft.type]


def _may_finish(seat: Seat, draft: Draft) -> list[str]:
    return [f"g{number}" for number, garment in enumerate(seat.knitter.garments, 1) if not garment.finished and len(garment.yarn) >= garment.required]


_ALLOWED = {
    "knit": _may_knit,
    "flip": _may_flip,
    "begin": _may_begin,
    "finish": _may_finish,
    "paw": lambda seat, draft: [f"paw:{number}" for number in range(1, seat.knitter.paws + 1)],
}
