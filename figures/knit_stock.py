"""What a workbench draws from where a case does not state it: a bag and decks by chance; and what never runs out where all is free."""
from collections import Counter
from random import Random

from rulelib.knitting_circle.deck import A_SHAPE, BONUSES, BUTTON_COPIES, BUTTON_SHAPES, BUTTONS, COPIES_A_BONUS, SHAPES, TYPES
from rulelib.knitting_circle.knitter import Knitter, Seat, Supply
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS, COPIES, UNKNOWN

FREE_PAWS = 3


def alone(position: Seat | Table) -> Seat:
    """Whoever's turn it is, alone; without the circle but where yarn is gathered."""
    if isinstance(position, Seat):
        return position
    player = position.to_play or 1
    circle = position.circle if position.phase == "gather" else None
    return Seat(position.knitters[player - 1], position.supply, circle, player - 1)


def stocked(seat: Seat, seed: int = 1) -> Seat:
    """A seat that can be played on: garments at work, bag and decks settled by chance where they are not stated."""
    rng, supply = Random(seed), seat.supply
    bag = tuple(_bag(seat, rng)) if supply.bag is None else supply.bag
    decks = tuple(_deck(seat.knitter, type, rng) if deck is None else deck for type, deck in enumerate(supply.decks))
    garments = tuple(garment._replace(finished=bool(garment.finished), buttons=garment.buttons or ()) for garment in seat.knitter.garments)
    bowl = tuple(rng.randrange(len(COLOURS)) if colour == UNKNOWN else colour for colour in seat.knitter.bowl)
    knitter = seat.knitter._replace(garments=garments, bowl=bowl)
    chance = rng.getrandbits(48) if supply.chance is None else supply.chance
    return seat._replace(knitter=knitter, supply=Supply(bag, decks, supply.requests, chance))


def _bag(seat: Seat, rng: Random) -> list[int]:
    """All yarn that lies nowhere else, one tile of each colour being in the centre."""
    used = Counter(tile >> 1 for garment in seat.knitter.garments for tile in garment.yarn)
    used += Counter(tile >> 1 for tile in (*seat.knitter.row, *(seat.circle.slots if seat.circle else ())) if tile >= 0)
    used += Counter(seat.knitter.bowl)
    left = [colour for colour in range(len(COLOURS)) for _ in range(COPIES - 1 - used[colour])]
    rng.shuffle(left)
    return left


def _deck(knitter: Knitter, type: int, rng: Random) -> tuple[int, ...]:
    cards = [*range(len(BONUSES))] * COPIES_A_BONUS
    for garment in knitter.garments:
        if garment.type == type and garment.bonus in cards:
            cards.remove(garment.bonus)
    rng.shuffle(cards)
    return tuple(cards)


def some_buttons(rng: Random) -> tuple[int, ...]:
    """Two buttons of each shape by chance."""
    found: list[int] = []
    for shape in range(len(SHAPES)):
        pile = [button for button in range(len(BUTTONS)) if BUTTON_SHAPES[button] == shape for _ in range(BUTTON_COPIES[button])]
        found += rng.sample(pile, A_SHAPE)
    return tuple(found)


def free_seat(seed: int = 1) -> Seat:
    """A workbench with everything: six colours in the bowl, a free needle, paws, six buttons, six decks."""
    rng = Random(seed)
    knitter = Knitter((), tuple(range(len(COLOURS))), FREE_PAWS, 1, some_buttons(rng), ())
    return restocked(stocked(Seat(knitter, Supply(None, (None,) * len(TYPES))), seed))


def restocked(seat: Seat) -> Seat:
    """The same bench with everything there again, but for the buttons, which are replaced when they are asked for."""
    knitter = seat.knitter._replace(row=(), bowl=tuple(range(len(COLOURS))), paws=FREE_PAWS, needles=1)
    missing = tuple(colour for colour in range(len(COLOURS)) if colour not in (seat.supply.bag or ()))
    return seat._replace(knitter=knitter, supply=seat.supply._replace(bag=(*(seat.supply.bag or ()), *missing)))
