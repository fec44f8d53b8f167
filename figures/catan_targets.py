"""What of a table can be clicked, each with its label in English and in Japanese."""
from functools import lru_cache

from figures.catan_island import EDGE_TEXTS
from figures.catan_seats import LEFT, points_text
from figures.catan_seen import Position, seen
from figures.catan_setup import chips_table
from rulelib.catan.cards import DEVELOPMENTS, RESOURCES, counts, total
from rulelib.catan.island import ENDS, HARBOURS, LANDS_OF_CORNER, bits
from rulelib.catan.lands import ANY, HARBOUR_KINDS, TERRAINS, Island
from rulelib.catan.setup import Chips, Rolls
from rulelib.catan.spelling import spell
from rulelib.catan.table import NOBODY, Seat, Table
from rulelib.words import term

Label = tuple[str, str]
FREE: Label = ("free", "空き")
LANDS: tuple[Label, ...] = (("", ""), ("1 land", "土地1つ"), ("2 lands", "土地2つ"), ("3 lands", "土地3つ"))
_AT_HARBOUR = {corner: place for place, edge in enumerate(HARBOURS) for corner in ENDS[edge]}


@lru_cache(maxsize=256)
def both(key: str) -> Label:
    """A word as Catan says it, in both languages."""
    return spell(key, "en", term) or term(key, "en"), spell(key, "ja", term) or term(key, "ja")


def joined(*labels: Label) -> Label:
    """Labels as one, with the commas of each language."""
    return ", ".join(en for en, _ in labels), "、".join(ja for _, ja in labels)


def numbered(key: str, number: object) -> Label:
    """A place by its number: corner 14."""
    en, ja = both(key)
    return f"{en} {number}", f"{ja}{number}"


def owned(colour: str, key: str) -> Label:
    """A piece and whose it is: Red's settlement."""
    (en, ja), (what, of) = both(colour), both(key)
    return f"{en}'s {what}", f"{ja}の{of}"


@lru_cache(maxsize=512)
def land_label(island: Island, land: int, robbed: bool) -> Label:
    """A land by its number, kind and chip, and whether the robber stands there."""
    chip = (numbered("chip", island.chips[land]),) if island.chips[land] else ()
    return joined(numbered("land", land + 1), both(TERRAINS[island.lands[land]]), *chip, *((both("robber"),) if robbed else ()))


@lru_cache(maxsize=128)
def harbour_label(island: Island, place: int) -> Label:
    """A harbour by its number, its rate, and its two corners."""
    one, other = (corner + 1 for corner in ENDS[HARBOURS[place]])
    return joined(numbered("harbour", place + 1), _rate(island.harbours[place]), (f"corners {one} and {other}", f"{both('corner')[1]}{one}と{other}"))


def _rate(kind: int) -> Label:
    """What a harbour is good for: 3:1, or 2:1 for its resource."""
    if kind == ANY:
        return both("any")
    en, ja = both(HARBOUR_KINDS[kind])
    return f"2:1 {en}", f"{ja}2対1"


def _land_words(island: Island, land: int) -> Label:
    """A land in short: hills 9."""
    (en, ja), chip = both(TERRAINS[island.lands[land]]), str(island.chips[land] or "")
    return f"{en} {chip}".strip(), ja + chip


@lru_cache(maxsize=4096)
def corner_label(island: Island, corner: int, colour: str, kind: str) -> Label:
    """A corner by its number, its town, its lands with their chips, its harbour."""
    lands = LANDS_OF_CORNER[corner]
    (count, number), (en, ja) = LANDS[len(lands)], joined(*(_land_words(island, land) for land in lands))
    harbour = ()
    if corner in _AT_HARBOUR:
        of = island.harbours[_AT_HARBOUR[corner]]
        harbour = (joined(both("harbour"), _rate(of)),)
    return joined(numbered("corner", corner + 1), owned(colour, kind) if colour else FREE, (f"{count}: {en}", f"{number}：{ja}"), *harbour)


@lru_cache(maxsize=1024)
def edge_label(edge: int, colour: str) -> Label:
    """An edge by its two corners, and whose road lies there."""
    return joined(numbered("edge", EDGE_TEXTS[edge]), owned(colour, "road") if colour else FREE)


@lru_cache(maxsize=4096)
def cards_label(colour: str, where: str, what: str) -> Label:
    """Some cards and where they lie: Red, hand, 2 ore."""
    whose = (both(colour),) if colour else ()
    return joined(*whose, both(where), both(what))


Pieces = tuple[tuple[str, int, int, int], ...]  # of each player: colour, roads, settlements, cities


@lru_cache(maxsize=64)
def _island_targets(island: Island, robber: int, pieces: Pieces) -> dict[str, Label]:
    labels = {f"land:{land + 1}": land_label(island, land, land == robber) for land in range(len(island.lands))}
    labels |= {f"harbour:{place + 1}": harbour_label(island, place) for place in range(len(HARBOURS))}
    roads = {edge: colour for colour, mask, _, _ in pieces for edge in bits(mask)}
    labels |= {f"edge:{text}": edge_label(edge, roads.get(edge, "")) for edge, text in enumerate(EDGE_TEXTS)}
    towns = {corner: (colour, "settlement") for colour, _, mask, _ in pieces for corner in bits(mask)}
    towns |= {corner: (colour, "city") for colour, _, _, mask in pieces for corner in bits(mask)}
    labels |= {f"corner:{corner + 1}": corner_label(island, corner, *towns.get(corner, ("", ""))) for corner in range(len(LANDS_OF_CORNER))}
    return labels | ({"robber": joined(both("robber"), numbered("land", robber + 1))} if robber >= 0 else {})


def island_targets(table: Table) -> dict[str, Label]:
    """The places of the island alone."""
    pieces = tuple((colour, seat.roads, seat.settlements, seat.cities) for colour, seat in zip(table.colours, table.seats))
    return dict(_island_targets(table.island, table.robber, pieces))


def targets(position: Position, shelf: bool = True, hidden: tuple[str, ...] = (), **_options) -> dict[str, Label]:
    """The island's places, and with the shelf the bank, deck, dice, bonus cards and what each player has."""
    table, dice, secret = seen(position, hidden)
    labels = island_targets(table)
    if not shelf or not table.seats:
        return labels
    labels |= _shared(table, dice, secret)
    for player in range(table.players):
        labels |= _seat(table.colours[player], table.seats[player], points_text(table, player, secret), secret)
    return labels


def _shared(table: Table, dice: tuple[int, int] | None, secret: frozenset[str]) -> dict[str, Label]:
    labels = {"bank": both("bank"), "phase": joined(both("phase"), both("move-robber" if table.phase == "robber" else table.phase))}
    for kind, number in zip(RESOURCES, counts(table.bank)):
        labels[f"bank:{kind}"] = joined(both("bank"), _doubted(kind) if f"bank:{kind}" in secret else both(f"{kind} {number}"))
    left = "?" if table.deck is None or "deck" in secret else str(len(table.deck))
    labels["deck"] = joined(both("deck"), (left, f"{left}枚"))
    labels["dice"] = joined(both("dice"), (f"{dice[0]} and {dice[1]}", f"{dice[0]}と{dice[1]}")) if dice else both("dice")
    for name, holder in (("longest-road", table.longest_road), ("largest-army", table.largest_army)):
        labels[f"bonus:{name}"] = joined(both(name), both("middle" if holder == NOBODY else table.colours[holder]))
    return labels


def _doubted(kind: str) -> Label:
    return tuple(f"{word} ?" for word in both(kind))


@lru_cache(maxsize=256)
def _seat(colour: str, seat: Seat, number: str, secret: frozenset[str]) -> dict[str, Label]:
    whose = both(colour)
    labels = {f"player:{colour}": joined(whose, both("player")), f"points:{colour}": joined(whose, (f"{number} points", f"{number}点"))}
    for kind, most in LEFT.items():
        left = most - getattr(seat, kind).bit_count()
        labels[f"pieces:{colour}:{kind}"] = joined(whose, (f"{left} {both(kind)[0]} left", f"{both(kind)[1]}の残り{left}"))
    labels[f"knights:{colour}"] = joined(whose, (f"{both(f'knight {seat.knights}')[0]} played", f"使った{both('knight')[1]}{seat.knights}枚"))
    return labels | _held(colour, seat, secret)


def _held(colour: str, seat: Seat, secret: frozenset[str]) -> dict[str, Label]:
    """The hand and the development cards; of hidden ones only how many there are."""
    whose, hand, cards = both(colour), total(seat.hand), total(seat.cards + seat.new)
    labels = {f"hand:{colour}": joined(whose, both("hand"), (f"{hand} resources", f"材料{hand}枚"))}
    labels[f"cards:{colour}"] = joined(whose, (f"{cards} development cards", f"発展カード{cards}枚"))
    if colour in secret:
        return labels
    for kind, number in zip(RESOURCES, counts(seat.hand)):
        gid = f"hand:{colour}:{kind}"
        labels[gid] = joined(whose, both("hand"), _doubted(kind)) if gid in secret else cards_label(colour, "hand", f"{kind} {number}")
    for kind, number, new in zip(DEVELOPMENTS, counts(seat.cards), counts(seat.new)):
        gid = f"card:{colour}:{kind}"
        bought = ((f"{new} bought this turn", f"この手番に買った{new}枚"),) if new else ()
        labels[gid] = joined(whose, _doubted(kind)) if gid in secret else joined(whose, both(f"{kind} {number}"), *bought)
    return labels


def chips_targets(position: Chips, **_options) -> dict[str, Label]:
    """The island's places."""
    return island_targets(chips_table(position))


def rolls_targets(position: Rolls, **_options) -> dict[str, Label]:
    """The dice of each player."""
    labels = {}
    for colour, (first, second) in zip(position.colours, position.dice):
        labels[f"dice:{colour}"] = joined(both(colour), (f"{first + second}: {first} and {second}", f"{first + second}：{first}と{second}"))
    return labels
