"""Catan moves from their lines and back: `settle 14`, `robber 10 steal blue`, `trade blue wool 2 for ore 1`."""
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from rulelib.catan.cards import DEVELOPMENTS, RESOURCES, counts
from rulelib.catan.cards import words as card_words
from rulelib.catan.cards_text import read_cards, read_development, read_kind
from rulelib.catan.island import edge_text
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Move, Pair, Road, RoadBuilding, Robber
from rulelib.catan.moves import Roll, Settle, Trade, YearOfPlenty
from rulelib.catan.places_text import read_corner, read_edge, read_land
from rulelib.catan.setup import DIE
from rulelib.catan.table import Table
from rulelib.forms import integer, one_of, text
from rulelib.mistake import Mistake

NOTHING = "nothing"
_THIEF = r"(\S+)(?: steal (\S+)(?: gets (\S+))?)?"


def read_move(line: Any, table: Table) -> Move:
    """A move from its line, with `blue:` before it where somebody else than the player in turn makes it. Raises Mistake for what is none."""
    words = " ".join(text(line).split())
    if not words:
        raise Mistake("empty")
    colour, colon, rest = words.partition(":")
    player, words = (_player(colour.strip(), table), rest.strip()) if colon else (None, words)
    verb, _, what = words.partition(" ")
    if verb not in _FORMS:
        raise Mistake("catan-verb", given=line, known=list(_FORMS))
    form = _FORMS[verb]
    match = form.pattern.fullmatch(what)
    if not match:
        raise Mistake("catan-move", given=line, form=form.examples)
    return form.read(table, *match.groups())._replace(player=player)


def _player(word: str, table: Table) -> int:
    return table.colours.index(one_of(word, table.colours))


def _roll(table: Table, first: str, second: str) -> Roll:
    return Roll(integer(int(first), "", 1, DIE), integer(int(second), "", 1, DIE))


def _discard(table: Table, owner: str, cards: str) -> Discard:
    return Discard(_player(owner, table), read_cards(cards.split()))


def _stolen(table: Table, land: str, victim: str | None, gets: str | None) -> tuple[int, int | None, int | None]:
    return read_land(land), _player(victim, table) if victim else None, read_kind(gets) if gets else None


def _robber(table: Table, *words: str | None) -> Robber:
    return Robber(*_stolen(table, *words))


def _knight(table: Table, *words: str | None) -> Knight:
    return Knight(*_stolen(table, *words))


def _settle(table: Table, corner: str, edge: str | None) -> Settle | Pair:
    return Pair(read_corner(corner), read_edge(edge)) if edge else Settle(read_corner(corner))


def _buy(table: Table, gets: str | None) -> Buy:
    return Buy(read_development(gets) if gets else None)


def _road_building(table: Table, edges: str) -> RoadBuilding:
    return RoadBuilding(tuple(map(read_edge, edges.split())))


def _year_of_plenty(table: Table, kinds: str) -> YearOfPlenty:
    return YearOfPlenty(read_cards([word for kind, number in Counter(kinds.split()).items() for word in (kind, str(number))]))


def _side(words: str) -> int:
    """One side of a trade; `nothing` may be said, though never agreed to (catan.trade.no-gift)."""
    return 0 if words == NOTHING else read_cards(words.split())


def _bank(table: Table, gives: str, gets: str) -> Bank:
    return Bank(_side(gives), _side(gets))


def _trade(table: Table, partner: str, gives: str, gets: str) -> Trade:
    return Trade(_player(partner, table), _side(gives), _side(gets))


class _Form(NamedTuple):
    """How a move is typed: examples, what follows its first word, and what is made of it."""

    examples: tuple[str, ...]
    pattern: re.Pattern
    read: Callable[..., Move]


def _form(examples: str, pattern: str, read: Callable[..., Move]) -> _Form:
    return _Form(tuple(examples.split(", ")), re.compile(pattern), read)


_FORMS = {
    "roll": _form("roll 3 4", r"(-?[0-9]{1,9}) (-?[0-9]{1,9})", _roll),
    "discard": _form("discard blue wool 2 ore 1", r"(\S+) (.+)", _discard),
    "robber": _form("robber 10, robber 10 steal blue, robber 10 steal blue gets ore", _THIEF, _robber),
    "road": _form("road 12-17", r"(\S+)", lambda table, edge: Road(read_edge(edge))),
    "settle": _form("settle 14, settle 14 road 14-19", r"(\S+)(?: road (\S+))?", _settle),
    "city": _form("city 14", r"(\S+)", lambda table, corner: City(read_corner(corner))),
    "buy": _form("buy, buy gets knight", r"(?:gets (\S+))?", _buy),
    "knight": _form("knight 10, knight 10 steal blue, knight 10 steal blue gets ore", _THIEF, _knight),
    "road-building": _form("road-building 1-5 5-9", r"(.+)", _road_building),
    "year-of-plenty": _form("year-of-plenty ore wool", r"(.+)", _year_of_plenty),
    "monopoly": _form("monopoly wool", r"(\S+)", lambda table, kind: Monopoly(read_kind(kind))),
    "bank": _form("bank wool 4 for ore 1", r"(.+) for (.+)", _bank),
    "trade": _form("trade blue wool 2 lumber 1 for ore 1", r"(\S+) (.+) for (.+)", _trade),
    "end": _form("end", r"", lambda table: End()),
}


def show_move(move: Move, table: Table) -> str:
    """The line of a move, which `read_move` reads back."""
    words = _SHOWN[type(move)](move, table)
    return words if move.player is None else f"{table.colours[move.player]}: {words}"


def _show_cards(cards: int) -> str:
    return " ".join(card_words(cards)) or NOTHING


def _show_thief(move: Robber | Knight, table: Table) -> str:
    steal = f" steal {table.colours[move.victim]}" if move.victim is not None else ""
    return f"{move.land + 1}{steal}" + (f" gets {RESOURCES[move.gets]}" if move.gets is not None else "")


def _show_plenty(move: YearOfPlenty, table: Table) -> str:
    return " ".join(["year-of-plenty", *(name for name, number in zip(RESOURCES, counts(move.gets)) for _ in range(number))])


_SHOWN: dict[type, Callable[[Any, Table], str]] = {
    Pair: lambda move, table: f"settle {move.corner + 1} road {edge_text(move.edge)}",
    Roll: lambda move, table: f"roll {move.first} {move.second}",
    Discard: lambda move, table: f"discard {table.colours[move.owner]} {_show_cards(move.cards)}",
    Robber: lambda move, table: f"robber {_show_thief(move, table)}",
    Road: lambda move, table: f"road {edge_text(move.edge)}",
    Settle: lambda move, table: f"settle {move.corner + 1}",
    City: lambda move, table: f"city {move.corner + 1}",
    Buy: lambda move, table: "buy" if move.gets is None else f"buy gets {DEVELOPMENTS[move.gets]}",
    Knight: lambda move, table: f"knight {_show_thief(move, table)}",
    RoadBuilding: lambda move, table: " ".join(["road-building", *map(edge_text, move.edges)]),
    YearOfPlenty: _show_plenty,
    Monopoly: lambda move, table: f"monopoly {RESOURCES[move.kind]}",
    Bank: lambda move, table: f"bank {_show_cards(move.gives)} for {_show_cards(move.gets)}",
    Trade: lambda move, table: f"trade {table.colours[move.partner]} {_show_cards(move.gives)} for {_show_cards(move.gets)}",
    End: lambda move, table: "end",
}
