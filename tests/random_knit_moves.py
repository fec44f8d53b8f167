"""Moves of Knitting Circle to try on any table: right ones, nearly right ones, and all the wrong ones; for the tests, by a seed."""
from random import Random

from rulelib.knitting_circle.moves import Begin, Centre, Choose, Done, Finish, Flip, Gather, Keep, Knit, Move, Paw
from rulelib.knitting_circle.table import Table

TILES, COLOURS, BONUSES, TYPES, BUTTONS, SLOTS = 12, 6, 7, 6, 25, 2


def moves_to_try(table: Table, rng: Random) -> list[Move]:
    """A move or two of every kind, most of them refused; actions on every garment of whoever's turn it is."""
    less, spaces = rng.randrange, table.circle.spaces
    moves: list[Move] = [
        Flip(less(TILES), less(TILES), rng.random() < 0.3),
        Paw(less(COLOURS)),
        Begin(less(TYPES), less(TILES), less(BONUSES), rng.random() < 0.3),
        Gather(less(spaces), less(TILES)),
        Keep(tuple(less(COLOURS) for _ in range(less(4)))),
        Centre(less(COLOURS), less(spaces), less(SLOTS)),
        Choose(less(TYPES), less(BONUSES)),
        Done(),
        Done(player=1),
    ]
    for number in range(len(table.knitters[(table.to_play or 1) - 1].garments)):
        moves += on_garment(table, number, rng)
    return moves


def on_garment(table: Table, number: int, rng: Random) -> list[Move]:
    """A tile, and the word that it is finished, for a garment (from 0) of whoever's turn it is."""
    spaces = table.knitters[(table.to_play or 1) - 1].garments[number].spaces
    gets = rng.choice((None, rng.randrange(COLOURS)))
    knit = Knit(rng.randrange(TILES), number, rng.random() < 0.4, rng.choice((None, rng.randrange(spaces))), gets)
    return [knit, Finish(number, tuple(rng.randrange(BUTTONS) for _ in range(rng.randrange(3))), gets)]
