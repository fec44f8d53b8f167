"""Seats of one player by chance with moves to judge: each with what may be done there and what one might try in vain."""
from random import Random

from figures.knit_chance import bench, circle, garment, tiles, workspace
from rulelib.knitting_circle.circle import side_of
from rulelib.knitting_circle.deck import BONUSES, BUTTONS, TYPES
from rulelib.knitting_circle.gathering import TURNS
from rulelib.knitting_circle.knitter import Knitter, Seat, Supply
from rulelib.knitting_circle.moves import Begin, Finish, Flip, Gather, Keep, Knit, Move, Paw
from rulelib.knitting_circle.round_end import unplaced
from rulelib.knitting_circle.yarn import COLOURS, KNIT, PURL, tile_of, turned

Offers = tuple[Seat, list[Move]]


def gathers(rng: Random) -> Offers:
    """Every tile of every space, and one with its other side up; a full row at times."""
    around = circle(rng)
    row = tiles(rng, TURNS if rng.random() < 0.06 else rng.randint(0, TURNS - 1))
    moves: list[Move] = []
    for space in range(around.spaces):
        lying = around.beside(space)
        moves += [Gather(space, tile) for tile in lying]
        moves += [Gather(space, turned(lying[0]))] if lying and rng.random() < 0.1 else []
        moves += [] if lying or rng.random() > 0.5 else [Gather(space, tile_of(rng.randrange(len(COLOURS)), side_of(space)))]
    return Seat(Knitter(row), circle=around), moves


def knits(rng: Random) -> Offers:
    """Tiles from row and bowl on the garments at work, at times a space too far."""
    knitter = bench(rng)
    moves: list[Move] = []
    for number, of in enumerate(knitter.garments):
        skipped = len(of.yarn) + 1 if len(of.yarn) + 1 < of.spaces and rng.random() < 0.15 else None
        moves += [Knit(tile, number, False, skipped) for tile in knitter.row]
        moves += [Knit(tile_of(colour, side), number, True) for colour in knitter.bowl for side in (KNIT, PURL)]
    return Seat(knitter), moves


def flips(rng: Random) -> Offers:
    """A tile for another one, for itself, and one that lies on a garment."""
    knitter = bench(rng)
    placed = knitter.garments[0].yarn[:1]
    lying = (*knitter.row, *(tile_of(colour, KNIT) for colour in knitter.bowl), *placed)
    return Seat(knitter), [Flip(tile, cost) for tile in lying for cost in lying]


def begins(rng: Random) -> Offers:
    """Any deck for any tile; without a needle at times."""
    knitter = bench(rng)
    seat = Seat(knitter, Supply(None, tuple((rng.randrange(len(BONUSES)), rng.randrange(len(BONUSES))) for _ in TYPES)))
    kept = {type: rng.choice(seat.supply.decks[type] or (0,)) for type in range(len(TYPES))}
    costs = [(tile, False) for tile in knitter.row] + [(tile_of(colour, KNIT), True) for colour in knitter.bowl]
    return seat, [Begin(type, tile, kept[type], bowl) for type in range(len(TYPES)) for tile, bowl in costs if tile >> 1 == type or rng.random() < 0.2]


def paws(rng: Random) -> Offers:
    """A colour that is in the bag or not, with a paw or without."""
    bag = tuple(rng.choices(range(len(COLOURS)), k=5))
    knitter = bench(rng)._replace(paws=rng.choice((0, 1, 1, 1)))
    return Seat(knitter, Supply(bag)), [Paw(colour) for colour in range(len(COLOURS))]


def finishes(rng: Random) -> Offers:
    """A garment that is ready or lacks a tile, with buttons named that fit or do not."""
    of = garment(rng, False)
    of = of._replace(yarn=of.yarn[: of.required - 1]) if rng.random() < 0.3 else of
    knitter = Knitter((), (), 0, 1, workspace(rng, of), (of,))
    named = [(button,) for button in dict.fromkeys(knitter.workspace)]
    wrong = [(rng.randrange(len(BUTTONS)),)] if rng.random() < 0.2 else []
    return Seat(knitter), [Finish(0), *(Finish(0, take) for take in (*named, *wrong))]


def keeps(rng: Random) -> Offers:
    """One, two or three tiles, at times one that is not there."""
    knitter = Knitter(tiles(rng, rng.randint(1, 3)), tuple(rng.randrange(4) for _ in range(rng.randint(1, 2))))
    lying = unplaced(knitter)
    some = [tuple(rng.sample(lying, min(count, len(lying)))) for count in (1, 2, 3)]
    return Seat(knitter), [Keep(()), *map(Keep, some), Keep((lying[0], rng.randrange(len(COLOURS))))]
