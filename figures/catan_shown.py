"""Which pieces of a table a move speaks of, and which tell an answer before it is guessed."""
from typing import Any

from rulelib.catan.building import hand_names
from rulelib.catan.cards import DEVELOPMENTS, RESOURCES
from rulelib.catan.development import KIND_OF
from rulelib.catan.island import EDGE_AT, edge_names, land_name
from rulelib.catan.moves import Bank, Buy, Discard, Knight, Monopoly, Move, RoadBuilding, Robber, Roll, Trade, YearOfPlenty
from rulelib.catan.table import Table
from rulelib.catan.trading import bank_names


def move_gids(move: Move, table: Table) -> tuple[str, ...]:
    """The pieces that a move is about: its corner, its edges, its land, its cards."""
    colour = table.colours[table.turn if move.player is None else move.player]
    card = (f"card:{colour}:{DEVELOPMENTS[KIND_OF[type(move)]]}",) if type(move) in KIND_OF else ()
    places = tuple(f"corner:{move.corner + 1}" for _ in (0,) if hasattr(move, "corner"))
    edges = edge_names(move.edges) if isinstance(move, RoadBuilding) else edge_names((move.edge,)) if hasattr(move, "edge") else ()
    return (*card, *places, *edges, *_others(move, table, colour))


def _others(move: Any, table: Table, colour: str) -> tuple[str, ...]:
    """Lands, dice, deck, cards that change hands."""
    if isinstance(move, (Robber, Knight)):
        return (land_name(move.land), *((f"hand:{table.colours[move.victim]}",) if move.victim is not None else ()))
    if isinstance(move, Discard):
        return hand_names(table.colours[move.owner], move.cards)
    if isinstance(move, Bank):
        return (*hand_names(colour, move.gives), *bank_names(move.gets))
    if isinstance(move, Trade):
        return (*hand_names(colour, move.gives), *hand_names(table.colours[move.partner], move.gets))
    if isinstance(move, YearOfPlenty):
        return bank_names(move.gets)
    if isinstance(move, Monopoly):
        return tuple(f"hand:{other}:{RESOURCES[move.kind]}" for other in table.colours if other != colour)
    return ("dice",) if isinstance(move, Roll) else ("deck",) if isinstance(move, Buy) else ()


def hidden_gids(ask: str, colours: tuple[str, ...]) -> tuple[str, ...]:
    """The numbers that are not shown while a question is open: they would answer it."""
    if ask in ("points", "score", "winner"):
        return tuple(f"points:{colour}" for colour in colours)
    return tuple(f"owes:{colour}" for colour in colours) if ask == "legal" else ()


def edge_of(gid: str) -> int:
    """The edge of `edge:12-17`; KeyError for none."""
    return EDGE_AT[tuple(int(end) - 1 for end in gid.partition(":")[2].split("-"))]  # type: ignore[index]


def number_of(gid: str) -> int:
    """The land, corner or harbour of `corner:14`, from 0."""
    return int(gid.partition(":")[2]) - 1
