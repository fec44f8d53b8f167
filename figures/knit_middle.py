"""What lies in the middle of the table beside the circle: decks, the bag, piles of buttons, requests, and the start player's marker."""
from functools import lru_cache

from figures.knit_bonuses import REQUEST, request
from figures.knit_buttons import RADIUS, face_down
from figures.knit_colours import BRASS, LETTERS, YARN
from figures.knit_glyphs import star
from figures.knit_shapes import small
from figures.marks import boxed
from figures.paper import CREAM, INK, LINEN, Key, Layer, Letter, Path, Stroke, disc, lines, mix, moved, panel, polygon, readable_on
from figures.sheet import Look
from rulelib.knitting_circle.deck import REQUESTS, SHAPES, TYPES
from rulelib.knitting_circle.knitter import Supply

DECK = (2.05, 2.6)
BAG = 2.6  # the room of the bag
ROW = 2.75  # the height of a row
Spot = tuple[float, float]


def deck(type: int, count: str, roles: tuple[str, ...] = ()) -> Layer:
    """A face-down deck from its middle: its colour with the letter, its garment, how many cards are left."""
    fill = YARN[type]
    ink, dark = readable_on(fill), mix(fill, INK, 0.5)
    under = [Stroke(panel(-0.85 + d, -1.1 + d, 0.85 + d, 1.1 + d, 0.18), mix(fill, CREAM, 0.3), dark, 0.05) for d in (0.12, 0.06)]
    card = Stroke(panel(-0.85, -1.1, 0.85, 1.1, 0.18), fill, dark, 0.06)
    drawn = (*under, card, Stroke(moved(small(type), 0.0, 0.0, 0.56), ink), Letter(LETTERS[type], -0.56, -0.8, 0.44, ink))
    left = (Stroke(disc(0.46, 0.76, 0.38), CREAM, INK, 0.05), Letter(count, 0.46, 0.76, 0.42)) if count else ()
    return (*drawn, *left, *(boxed(roles, -0.98, -1.22, 0.98, 1.22) if roles else ()))


def bag(count: str, roles: tuple[str, ...] = ()) -> Layer:
    """The yarn bag from its middle, with how many tiles are left in it."""
    cloth = mix(LINEN, BRASS, 0.3)
    dark = mix(cloth, INK, 0.55)
    mouth = polygon([(-0.34, -0.6), (-0.62, -1.08), (-0.3, -1.0), (0, -1.1), (0.3, -1.0), (0.62, -1.08), (0.34, -0.6)])
    points = [(-0.34, -0.6), (-0.6, -0.4), (-0.95, 0.0), (-1.2, 0.4), (-1.05, 0.85), (-1.0, 1.1), (-0.7, 1.12), (0.7, 1.12)]
    points += [(1.0, 1.1), (1.05, 0.85), (1.2, 0.4), (0.95, 0.0), (0.6, -0.4), (0.34, -0.6), (-0.34, -0.6)]
    sides = Path(points, [1, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 79])
    sack = Stroke(mouth, mix(cloth, CREAM, 0.3), dark, 0.06), Stroke(sides, cloth, dark, 0.06), Stroke(lines([(-0.44, -0.6), (0.44, -0.6)]), None, INK, 0.13)
    return (*sack, *((Letter(count, 0, 0.42, 0.68),) if count else ()), *(boxed(roles, -1.2, -1.18, 1.2, 1.22) if roles else ()))


def marker(roles: tuple[str, ...] = ()) -> Layer:
    """The start player's marker: a star on a token."""
    token = Stroke(disc(0, 0, 0.6), BRASS, INK, 0.07), *star(0, 0.02, 0.46)
    return (*token, *(boxed(roles, -0.7, -0.7, 0.7, 0.7) if roles else ()))


def _count(pile: tuple | None) -> str:
    return "?" if pile is None else str(len(pile))


def rows_of(supply: Supply, table: bool, piles: bool) -> tuple[tuple[str, ...], ...]:
    """What lies there, row by row: decks, bag and piles, requests; only what is stated, but at a table all decks and the bag."""
    decks = tuple(f"deck:{word}" for number, word in enumerate(TYPES) if table or supply.decks[number] is not None)
    sack = ("bag",) if table or supply.bag is not None else ()
    shown = tuple(f"request:{REQUESTS[each.name]}" for each in supply.requests)
    heaps = tuple(f"pile:{shape}" for shape in SHAPES) if piles else ()
    return tuple(row for row in ((decks, (*sack, *heaps), shown) if table and (piles or shown) else ((*decks, *sack), shown)) if row)


def _wide(gid: str) -> float:
    return {"deck": DECK[0], "bag": BAG, "pile": 2.2}.get(gid.partition(":")[0], REQUEST[0] + 0.15)


def middle_size(supply: Supply, table: bool = False, piles: bool = False) -> tuple[float, float]:
    """The room that it takes, in units; nothing where nothing is stated."""
    rows = rows_of(supply, table, piles)
    return max((sum(map(_wide, row)) for row in rows), default=0.0), ROW * len(rows)


def _layers(gid: str, supply: Supply, piles: tuple[tuple[int, ...], ...], roles: tuple[str, ...]) -> Key:
    kind, _, word = gid.partition(":")
    if kind == "deck":
        number = TYPES.index(word)
        return deck, number, _count(supply.decks[number]), roles
    if kind == "pile":
        return face_down, SHAPES.index(word), len(piles[SHAPES.index(word)])
    if kind == "bag":
        return bag, _count(supply.bag), roles
    return request, next(each for each in supply.requests if REQUESTS[each.name] == word), roles


def middle_pieces(supply: Supply, at: Spot, wide: float, roles: dict, table: bool = False, piles: tuple[tuple[int, ...], ...] = ()) -> dict[str, Look]:
    """Decks `deck:hat`, `bag`, `pile:circle`, `request:three-types`, each row in the middle of a width."""
    drawn = {}
    for number, row in enumerate(rows_of(supply, table, any(piles))):
        x = at[0] + (wide - sum(map(_wide, row))) / 2
        for gid in row:
            drawn[gid] = _placed(x + _wide(gid) / 2, at[1] + ROW * (number + 0.5), _layers(gid, supply, piles, roles.get(gid, ())))
            x += _wide(gid)
    return drawn


@lru_cache(maxsize=512)
def _placed(x: float, y: float, key: Key) -> Look:
    return Look(x, y, (key,), RADIUS if key[0] is face_down else 1.0)


def small_decks(supply: Supply, at: Spot, wide: float, roles: dict) -> dict[str, Look]:
    """The decks of which a case states nothing, small, above a player's board."""
    step = wide / len(TYPES)
    unstated = [(number, f"deck:{word}") for number, word in enumerate(TYPES) if supply.decks[number] is None]
    return {gid: Look(at[0] + step * (number + 0.5), at[1] + 0.46, ((deck, number, "", roles.get(gid, ())),), 0.38) for number, gid in unstated}
