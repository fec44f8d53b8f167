"""The pieces of the picture that a move of Knitting Circle is about, before it is made."""
from collections.abc import Callable
from typing import Any

from rulelib.knitting_circle.actions import from_bowl, settled
from rulelib.knitting_circle.buttons import lying
from rulelib.knitting_circle.circle import CATS
from rulelib.knitting_circle.deck import TYPES
from rulelib.knitting_circle.knitter import Knitter, Seat
from rulelib.knitting_circle.moves import Begin, Centre, Choose, Finish, Flip, Gather, Keep, Knit, Move, Paw
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS

Pieces = tuple[str, ...]


def tile_pieces(knitter: Knitter, tile: int, bowl: bool) -> Pieces:
    """The tile that a move takes, where a player has it."""
    if not from_bowl(knitter, tile, bowl):
        return (f"row:{knitter.row.index(tile) + 1}",)
    return (f"bowl:{knitter.bowl.index(tile >> 1) + 1}",) if tile >> 1 in knitter.bowl else ()


def _knit(move: Knit, knitter: Knitter) -> Pieces:
    garment = knitter.garments[move.garment]
    space = len(garment.yarn) if move.space is None else move.space
    place = f"g{move.garment + 1}:s{space + 1}" if space < garment.spaces else f"g{move.garment + 1}"
    if move.bowl:
        return (*tile_pieces(knitter, move.tile, True), place)
    return (*(tile_pieces(knitter, move.tile, False) if move.tile in knitter.row else ()), place)


def _flip(move: Flip, knitter: Knitter) -> Pieces:
    move = settled(knitter, move)
    return tuple(dict.fromkeys((*tile_pieces(knitter, move.tile, False), *tile_pieces(knitter, move.cost, move.bowl))))


def _finish(move: Finish, knitter: Knitter) -> Pieces:
    return (f"g{move.garment + 1}", *(piece for button in move.take for piece in lying(button, knitter.workspace)))


def _keep(move: Keep, knitter: Knitter) -> Pieces:
    names = [f"row:{number}" for number in range(1, len(knitter.row) + 1)] + [f"bowl:{number}" for number in range(1, len(knitter.bowl) + 1)]
    left = dict(zip(names, (*(tile >> 1 for tile in knitter.row), *knitter.bowl)))
    found = []
    for colour in move.colours:
        piece = next((name for name, has in left.items() if has == colour), None)
        if piece:
            found.append(piece)
            del left[piece]
    return tuple(found)


_OWN: dict[type, Callable[[Any, Knitter], Pieces]] = {
    Knit: _knit,
    Flip: _flip,
    Finish: _finish,
    Keep: _keep,
    Paw: lambda move, knitter: ("paw:1",) if knitter.paws else (),
    Begin: lambda move, knitter: (*tile_pieces(knitter, move.cost, move.bowl), *(("needle:1",) if knitter.needles else ())),
}


def move_pieces(move: Move, position: Seat | Table) -> Pieces:
    """The pieces that a move is about; at a table the player's own as `p1:row:2`."""
    if isinstance(move, Choose):
        return (f"deck:{TYPES[move.type]}",)
    if isinstance(move, Centre):
        lies = isinstance(position, Table) and move.colour in position.centre
        return (*((f"centre:{COLOURS[move.colour]}",) if lies else ()), f"slot:{move.space + 1}:{move.slot + 1}")
    if isinstance(position, Seat):
        if isinstance(move, Gather):
            return _gather(move, position, position.cat)
        return _OWN[type(move)](move, position.knitter) if type(move) in _OWN else ()
    player = move.player or position.to_play or 1
    if isinstance(move, Gather):
        return _gather(move, position, player - 1)
    return tuple(f"p{player}:{piece}" for piece in _OWN[type(move)](move, position.knitters[player - 1])) if type(move) in _OWN else ()


def _gather(move: Gather, position: Seat | Table, cat: int) -> Pieces:
    circle = position.circle
    slots = [number for number in (1, 2) if circle and circle.slots[2 * move.space + number - 1] == move.tile]
    return (f"cat:{CATS[cat]}", f"space:{move.space + 1}", *(f"slot:{move.space + 1}:{number}" for number in slots[:1]))
