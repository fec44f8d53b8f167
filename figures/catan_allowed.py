"""Where something may be placed or moved to now, by place and pieces; whether it can be paid for is another matter."""
from figures.catan_drafting import Draft, playing, thief
from rulelib.catan.building import first_places, pieces_left, road_places, settlement_places
from rulelib.catan.development import with_road
from rulelib.catan.island import EDGES_AT, bits, corner_names, edge_names, land_name
from rulelib.catan.table import Table


def allowed_gids(table: Table, draft: Draft) -> tuple[str, ...]:
    """The pieces that may be clicked with success."""
    if table.over:
        return ()
    if table.phase == "setup":
        if draft.corner is None:
            return corner_names(first_places(table.towns))
        return edge_names(bits(EDGES_AT[draft.corner] & ~table.roads))
    if thief(table, draft):
        return tuple(land_name(land) for land in range(len(table.island.lands)) if land != table.robber)
    if playing(table, draft, "road-building"):
        for edge in draft.edges:
            table = with_road(table, table.turn, edge)
        return _roads(table)
    return (*_roads(table), *_towns(table, draft)) if table.phase == "play" else ()


def _roads(table: Table) -> tuple[str, ...]:
    seat = table.seats[table.turn]
    return edge_names(bits(road_places(seat, table.roads, table.walls(table.turn)))) if pieces_left(seat, "road") else ()


def _towns(table: Table, draft: Draft) -> tuple[str, ...]:
    """Free corners for settlements, and settlements that may become cities."""
    seat, found = table.seats[table.turn], 0
    if pieces_left(seat, "settlement") and draft.piece != "city":
        found |= settlement_places(seat, table.towns)
    if pieces_left(seat, "city") and draft.piece in ("any", "city"):
        found |= seat.settlements
    return corner_names(found)
