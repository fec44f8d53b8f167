"""What a click on a table of Catan means: a whole move, a move begun, a hint (a key of catan_turn_words.HINTS), or nothing."""
from collections.abc import Callable

from figures.catan_halves import CARD_KINDS, THIEVES, Half, actor, more_roads, taken_by_plenty
from figures.catan_shown import edge_of, number_of
from rulelib.catan.building import owner_of_corner
from rulelib.catan.cards import DEVELOPMENTS, ONE, RESOURCES, total
from rulelib.catan.moves import Bank, Buy, City, Discard, Monopoly, Move, Pair, Road, RoadBuilding, Roll, Settle, YearOfPlenty
from rulelib.catan.robber import victims
from rulelib.catan.table import NOBODY, Table
from rulelib.catan.trading import rates

Meant = Move | Half | str | None
ROLL = "roll"  # the dice are to be thrown
DROP = "drop"  # what was begun is dropped


def clicked(table: Table, half: Half | None, gid: str) -> Meant:
    """What a click on a piece means, with what has been begun before it."""
    kind = gid.partition(":")[0]
    begun = half.kind if half else ""
    handler = _BEGUN.get((begun, kind)) if begun else _FRESH.get(kind)
    if handler is None and begun in ("", "bank"):
        handler = _FRESH.get(kind)
    return handler(table, half, gid) if handler else ("answer" if begun == "asked" else None)


def resource_of(gid: str) -> int:
    """The kind of `hand:red:wool` or `bank:wool`; -1 where it is another piece."""
    word = gid.rpartition(":")[2]
    return RESOURCES.index(word) if word in RESOURCES else NOBODY


def colour_of(table: Table, gid: str) -> int:
    """Whose piece `hand:red:wool`, `player:red` or a town is; -1 for nobody's."""
    if gid.startswith("corner:"):
        return owner_of_corner(table, number_of(gid))
    parts = gid.split(":")
    return table.colours.index(parts[1]) if len(parts) > 1 and parts[1] in table.colours else NOBODY


def _corner(table: Table, _half: Half | None, gid: str) -> Meant:
    corner = number_of(gid)
    if table.phase == "setup":
        return Half("pair", corner)
    if table.phase == "robber":
        return "land"
    own = owner_of_corner(table, corner) == table.turn
    return City(corner) if own else Settle(corner)


def _edge(table: Table, _half: Half | None, gid: str) -> Meant:
    if table.phase == "robber":
        return "land"
    return "corner" if table.phase == "setup" else Road(edge_of(gid))


def _land(table: Table, half: Half | None, gid: str) -> Meant:
    """The robber goes there: whom it robs is asked only where there is a choice."""
    kind = half.kind if half else "robber"
    land = table.robber if gid == "robber" else number_of(gid)
    if not half and table.phase not in ("robber", "discard"):
        return "nothing"
    there = victims(table, land)
    if land != table.robber and len(there) > 1:
        return Half(kind, land)
    return THIEVES[kind](land, there[0] if there else None)


def _victim(table: Table, half: Half, gid: str) -> Meant:
    victim = colour_of(table, gid)
    if half.place == NOBODY:
        return "land"
    return "victim" if victim == NOBODY else THIEVES[half.kind](half.place, victim)


def _hand(table: Table, half: Half | None, gid: str) -> Meant:
    """A card of a hand: to be discarded, to go to the bank, or wanted from somebody."""
    owner, kind = colour_of(table, gid), resource_of(gid)
    if table.phase == "discard":
        return Discard(owner, ONE[max(kind, 0)]) if owner != actor(table) else _discard(half, kind)
    if table.phase == "robber":
        return "land"
    if kind == NOBODY:
        return "card"
    if owner != table.turn:
        return Half("offer", partner=owner, gets=ONE[kind])
    gives = rates(table.island, table.seats[owner].towns)[kind] * ONE[kind]
    return DROP if half and half.gives == gives else Half("bank", gives=gives)


def _discard(half: Half | None, kind: int) -> Meant:
    return "card" if kind == NOBODY else Half("discard", gives=(half.gives if half else 0) + ONE[kind])


def _card(table: Table, _half: Half | None, gid: str) -> Meant:
    kind = gid.rpartition(":")[2]
    if colour_of(table, gid) != table.turn:
        return "others-card"
    if kind not in CARD_KINDS:
        return "points" if kind in DEVELOPMENTS else "card"
    return Half(kind)


def _bank(table: Table, half: Half | None, gid: str) -> Meant:
    kind = resource_of(gid)
    if kind == NOBODY:
        return "kind"
    return Bank(half.gives, ONE[kind]) if half and half.kind == "bank" else "give-first"


def _plenty(table: Table, half: Half, gid: str) -> Meant:
    kind = resource_of(gid)
    if kind == NOBODY:
        return "kind"
    gets = half.gets + ONE[kind]
    return YearOfPlenty(gets) if total(gets) >= taken_by_plenty(table) else half._replace(gets=gets)


def _named(table: Table, half: Half, gid: str) -> Meant:
    kind = resource_of(gid)
    return "kind" if kind == NOBODY else Monopoly(kind)


def _second_edge(table: Table, half: Half, gid: str) -> Meant:
    edges = (*half.edges, edge_of(gid))
    return half._replace(edges=edges) if more_roads(table, edges) else RoadBuilding(edges)


def _offer(table: Table, half: Half, gid: str) -> Meant:
    """One's own cards are given, those of the partner, and of the bank as a list of all kinds, are wanted."""
    owner, kind = colour_of(table, gid), resource_of(gid)
    if kind == NOBODY:
        return half._replace(partner=owner) if owner not in (NOBODY, table.turn) else None
    if owner == table.turn:
        return half._replace(gives=half.gives + ONE[kind])
    partner = half.partner if owner == NOBODY else owner
    return half._replace(partner=partner, gets=half.gets + ONE[kind])


_FRESH: dict[str, Callable[..., Meant]] = {
    "corner": _corner,
    "edge": _edge,
    "land": _land,
    "robber": _land,
    "hand": _hand,
    "card": _card,
    "cards": lambda table, half, gid: "card",
    "bank": _bank,
    "deck": lambda table, half, gid: Buy(),
    "dice": lambda table, half, gid: ROLL if table.phase == "roll" else Roll(1, 1),
}
_PAIR = {"corner": lambda table, half, gid: DROP if number_of(gid) == half.place else _corner(table, None, gid), "edge": lambda table, half, gid: Pair(half.place, edge_of(gid))}
_THIEF = {"land": _land, "robber": _land} | dict.fromkeys(("corner", "player", "hand", "cards", "card", "points"), _victim)
_OFFER = dict.fromkeys(("hand", "bank", "player", "cards", "points"), _offer)
_BY_HALF: dict[str, dict[str, Callable[..., Meant]]] = {
    "pair": _PAIR,
    "robber": _THIEF,
    "knight": _THIEF,
    "road-building": {"edge": _second_edge},
    "discard": {"hand": _hand},
    "year-of-plenty": {"bank": _plenty},
    "monopoly": {"bank": _named, "hand": _named},
    "offer": _OFFER,
    "asked": {},
    "bank": {"bank": _bank, "hand": _hand},
}
_BEGUN = {(half, kind): handler for half, handlers in _BY_HALF.items() for kind, handler in handlers.items()}
