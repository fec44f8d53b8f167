"""A move while it is being decided by clicks and buttons: what a click on a piece makes of it."""
from typing import Any, NamedTuple

from figures.catan_shown import edge_of, number_of
from rulelib.catan.building import owner_of_corner
from rulelib.catan.cards import BANK_EACH, DEVELOPMENTS, ONE, RESOURCES, count, total
from rulelib.catan.development import MOST_CARDS, MOST_ROADS
from rulelib.catan.island import LAND_CORNERS, edge_names
from rulelib.catan.moves import Bank, Buy, City, Discard, Knight, Monopoly, Move, Pair, Road, RoadBuilding, Robber, Settle, Trade, YearOfPlenty
from rulelib.catan.robber import victims
from rulelib.catan.table import Table, discarder, moment

BANK = -1
PLAYABLE = DEVELOPMENTS[:4]


class Draft(NamedTuple):
    """What is half decided: `tool` and `card` say what clicks are for; a corner of the set-up, a land for the robber, edges, cards that change hands."""

    tool: str = "build"
    piece: str = "any"
    card: str = "knight"
    corner: int | None = None
    land: int | None = None
    edges: tuple[int, ...] = ()
    gives: int = 0
    gets: int = 0
    partner: int = BANK

    def cleared(self) -> "Draft":
        """The same tools with nothing decided."""
        return Draft(self.tool, self.piece, self.card, partner=self.partner)


def thief(table: Table, draft: Draft) -> bool:
    """Whether a land is looked for: the robber moves, or a knight is being played."""
    return moment(table) == "robber" or (table.phase in ("roll", "play") and draft.tool == "cards" and draft.card == "knight")


def playing(table: Table, draft: Draft, card: str) -> bool:
    """Whether a development card of a kind is being played."""
    return table.phase in ("roll", "play") and draft.tool == "cards" and draft.card == card


def clicked(table: Table, draft: Draft, gid: str) -> Draft | Move | None:
    """What a click makes of a draft: another draft, a move to be made, or nothing."""
    kind, _, rest = gid.partition(":")
    if kind == "corner":
        return on_corner(table, draft, number_of(gid))
    if kind == "edge":
        return on_edge(table, draft, edge_of(gid))
    if kind in ("land", "robber"):
        return on_land(table, draft, table.robber if kind == "robber" else number_of(gid))
    if kind == "deck":
        return Buy()
    if kind == "card":
        return draft.cleared()._replace(tool="cards", card=rest.partition(":")[2]) if rest.partition(":")[2] in PLAYABLE else None
    if kind in ("hand", "bank", "player", "cards"):
        return _on_cards(table, draft, kind, rest)
    return None


def on_corner(table: Table, draft: Draft, corner: int) -> Draft | Move | None:
    """A settlement or a city, or the victim of a theft."""
    if table.phase == "setup":
        return draft.cleared()._replace(corner=corner)
    owner = owner_of_corner(table, corner)
    if thief(table, draft):
        return robbed(table, draft, owner) if draft.land is not None and LAND_CORNERS[draft.land] >> corner & 1 and owner >= 0 else None
    if draft.piece == "city" or (draft.piece == "any" and table.seats[table.turn].settlements >> corner & 1):
        return City(corner)
    return Settle(corner)


def on_edge(table: Table, draft: Draft, edge: int) -> Draft | Move | None:
    """A road: of the set-up, of a card, or bought."""
    if table.phase == "setup":
        return None if draft.corner is None else Pair(draft.corner, edge)
    if playing(table, draft, "road-building"):
        edges = tuple(each for each in draft.edges if each != edge) if edge in draft.edges else (*draft.edges, edge)
        return RoadBuilding(edges) if len(edges) == MOST_ROADS else draft._replace(edges=edges)
    return Road(edge)


def on_land(table: Table, draft: Draft, land: int) -> Draft | Move | None:
    """The robber's next land: at once where nobody or one alone can be robbed."""
    if not thief(table, draft):
        return None
    there = victims(table, land)
    draft = draft._replace(land=land)
    return draft if len(there) > 1 and land != table.robber else robbed(table, draft, there[0] if there else None)


def robbed(table: Table, draft: Draft, victim: int | None) -> Move:
    """The robber, or a knight, to the land chosen."""
    assert draft.land is not None
    return (Robber if moment(table) == "robber" else Knight)(draft.land, victim)


def _on_cards(table: Table, draft: Draft, kind: str, rest: str) -> Draft | Move | None:
    """A card of a hand, or of the bank."""
    colour, _, name = rest.partition(":") if kind != "bank" else ("", "", rest)
    owner = table.colours.index(colour) if colour in table.colours else BANK
    if draft.land is not None and owner >= 0 and thief(table, draft):
        return robbed(table, draft, owner)
    return given(table, draft, owner, RESOURCES.index(name)) if name in RESOURCES else None


def given(table: Table, draft: Draft, owner: int, kind: int) -> Draft | Move | None:
    """One card more of a kind, from the hand of `owner` or from the bank."""
    if table.phase == "discard":
        return draft._replace(gives=one_more(draft.gives, kind)) if owner == discarder(table) else None
    if playing(table, draft, "monopoly"):
        return Monopoly(kind)
    if playing(table, draft, "year-of-plenty"):
        gets = draft.gets + ONE[kind]
        return YearOfPlenty(gets) if total(gets) == MOST_CARDS else draft._replace(gets=gets)
    if table.phase not in ("roll", "play"):
        return None
    if draft.tool != "trade":
        draft = draft.cleared()._replace(tool="trade")
    if owner == table.turn:
        return draft._replace(gives=one_more(draft.gives, kind))
    return draft._replace(gets=one_more(draft.gets if draft.partner == owner else 0, kind), partner=owner)


def one_more(cards: int, kind: int) -> int:
    """Cards with one more of a kind, as long as the box has it."""
    return cards + ONE[kind] if count(cards, kind) < BANK_EACH else cards


def proposed(table: Table, draft: Draft) -> Move | None:
    """The move that the button makes of what has been chosen; None where nothing has."""
    if table.phase == "discard":
        return Discard(discarder(table), draft.gives) if draft.gives else None
    if playing(table, draft, "road-building"):
        return RoadBuilding(draft.edges) if draft.edges else None
    if playing(table, draft, "year-of-plenty"):
        return YearOfPlenty(draft.gets) if draft.gets else None
    if draft.tool != "trade" or not (draft.gives or draft.gets):
        return None
    return Bank(draft.gives, draft.gets) if draft.partner == BANK else Trade(draft.partner, draft.gives, draft.gets)


def draft_marks(table: Table, draft: Draft) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The pieces that are chosen so far."""
    chosen: list[Any] = [f"corner:{draft.corner + 1}"] if draft.corner is not None else []
    chosen += [f"land:{draft.land + 1}"] if draft.land is not None else []
    chosen += edge_names(draft.edges)
    return (("chosen", tuple(chosen)),) if chosen else ()
