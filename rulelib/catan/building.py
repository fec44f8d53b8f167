"""Where roads, settlements and cities may stand, and why not (catan.place.*, catan.road.*, catan.settlement.*, catan.city.*, catan.pieces.*)."""
from rulelib.answer import BLOCKER, CANDIDATE, MEMBER, MISSING, Because, no, yes
from rulelib.catan.cards import CITY_COST, ROAD_COST, SETTLEMENT_COST, count, holds, kinds_of, lacking, words
from rulelib.catan.cards import RESOURCES
from rulelib.catan.island import EDGES_AT, ENDS, NEIGHBOURS, STEPS, bits, corner_names, edge_names, edge_text
from rulelib.catan.table import CITIES, ROADS, SETTLEMENTS, Seat, Table, near

EVERYWHERE = (1 << 54) - 1
LIMITS = {"road": ROADS, "settlement": SETTLEMENTS, "city": CITIES}
COSTS = {"road": ROAD_COST, "settlement": SETTLEMENT_COST, "city": CITY_COST}


def pieces_left(seat: Seat, kind: str) -> int:
    """How many pieces of a kind a player still has: road, settlement, city (catan.pieces.limits)."""
    stand = {"road": seat.roads, "settlement": seat.settlements, "city": seat.cities}[kind]
    return LIMITS[kind] - stand.bit_count()


def road_places(seat: Seat, roads: int, walls: int) -> int:
    """The free edges that a player's roads or towns reach; `roads` are all roads, `walls` others' towns. Pieces are not asked for."""
    reached, left = seat.towns, seat.roads
    while left:
        low = left & -left
        a, b = ENDS[low.bit_length() - 1]
        reached |= 1 << a | 1 << b
        left ^= low
    places, reached = 0, reached & ~walls
    while reached:
        low = reached & -reached
        places |= EDGES_AT[low.bit_length() - 1]
        reached ^= low
    return places & ~roads


def settlement_places(seat: Seat, towns: int) -> int:
    """The corners that a player's roads reach, free and without a neighbour. Pieces are not asked for."""
    reached = 0
    for edge in bits(seat.roads):
        a, b = ENDS[edge]
        reached |= 1 << a | 1 << b
    return reached & ~towns & ~near(towns)


def first_places(towns: int) -> int:
    """The corners for a settlement of the set-up (catan.place.distance)."""
    return EVERYWHERE & ~towns & ~near(towns)


def can_pair(table: Table) -> bool:
    """Whether the player in turn has the pieces for a settlement and a road of the set-up."""
    seat = table.seats[table.turn]
    return bool(pieces_left(seat, "settlement") and pieces_left(seat, "road"))


def can_road(table: Table, player: int, edge: int) -> bool:
    """Whether place and pieces allow a road."""
    seat = table.seats[player]
    return bool(pieces_left(seat, "road") and road_places(seat, table.roads, table.walls(player)) >> edge & 1)


def can_settle(table: Table, player: int, corner: int) -> bool:
    """Whether place and pieces allow a settlement outside the set-up."""
    seat = table.seats[player]
    return bool(pieces_left(seat, "settlement") and settlement_places(seat, table.towns) >> corner & 1)


def can_city(table: Table, player: int, corner: int) -> bool:
    """Whether a city may replace what stands on a corner."""
    seat = table.seats[player]
    return bool(pieces_left(seat, "city") and seat.settlements >> corner & 1)


def owner_of_corner(table: Table, corner: int) -> int:
    """Whose town stands on a corner; -1 for nobody's."""
    return next((player for player, seat in enumerate(table.seats) if seat.towns >> corner & 1), -1)


def owner_of_edge(table: Table, edge: int) -> int:
    """Whose road lies on an edge; -1 for nobody's."""
    return next((player for player, seat in enumerate(table.seats) if seat.roads >> edge & 1), -1)


def corner_reasons(table: Table, corner: int) -> list[Because]:
    """Whether a corner is free and far enough from every town."""
    owner, beside = owner_of_corner(table, corner), NEIGHBOURS[corner] & table.towns
    name, number = corner_names(1 << corner), corner + 1
    reasons = []
    if owner >= 0:
        kind = "city" if table.seats[owner].cities >> corner & 1 else "settlement"
        facts = {"corner": number, "owner": table.colours[owner], "town": kind}
        reasons += [no("catan.place.free-corner", {BLOCKER: name}, **facts), yes("catan.aim.contested", {MEMBER: name}, **facts)]
    else:
        reasons.append(yes("catan.place.free-corner", {CANDIDATE: name}, corner=number))
    for other in bits(beside):
        facts = {"corner": number, "other": other + 1, "owner": table.colours[owner_of_corner(table, other)]}
        reasons.append(no("catan.place.distance", {BLOCKER: corner_names(1 << other), CANDIDATE: name}, **facts))
    if not beside:
        reasons.append(yes("catan.place.distance", {CANDIDATE: name}, corner=number, others=tuple(each + 1 for each in bits(NEIGHBOURS[corner]))))
    return reasons


def _settlement_road(table: Table, player: int, corner: int) -> Because:
    mine = tuple(bits(EDGES_AT[corner] & table.seats[player].roads))
    facts = {"corner": corner + 1, "player": table.colours[player]}
    if mine:
        return yes("catan.settlement.connects", {MEMBER: edge_names(mine)}, edge=edge_text(mine[0]), **facts)
    edges = tuple(bits(EDGES_AT[corner]))
    return no("catan.settlement.connects", {MISSING: edge_names(edges)}, edges=tuple(map(edge_text, edges)), **facts)


def settlement_reasons(table: Table, player: int, corner: int) -> list[Because]:
    """Every reason for and against a settlement outside the set-up, its price included."""
    return [*corner_reasons(table, corner), _settlement_road(table, player, corner), *supply_reasons(table, player, "settlement")]


def city_reasons(table: Table, player: int, corner: int) -> list[Because]:
    """Every reason for and against a city, its price included."""
    seat, name = table.seats[player], corner_names(1 << corner)
    facts = {"corner": corner + 1, "player": table.colours[player]}
    if seat.settlements >> corner & 1:
        place = yes("catan.city.upgrade", {MEMBER: name}, **facts)
    elif (owner := owner_of_corner(table, corner)) < 0:
        place = no("catan.city.upgrade", {MISSING: name}, say="free", **facts)
    else:
        say = "own-city" if owner == player else "others"
        place = no("catan.city.upgrade", {BLOCKER: name}, say=say, owner=table.colours[owner], **facts)
    return [place, *supply_reasons(table, player, "city")]


def supply_reasons(table: Table, player: int, kind: str) -> list[Because]:
    """Whether a piece is left and its price is held."""
    seat, colour, limit = table.seats[player], table.colours[player], LIMITS[kind]
    left = pieces_left(seat, kind)
    if not left:
        return [no("catan.pieces.run-out", _stand(seat, kind), player=colour, piece=kind, limit=limit), cost_reason(table, player, kind, COSTS[kind])]
    return [yes("catan.pieces.limits", None, player=colour, piece=kind, limit=limit, left=left), cost_reason(table, player, kind, COSTS[kind])]


def _stand(seat: Seat, kind: str) -> dict[str, tuple[str, ...]]:
    if kind == "road":
        return {BLOCKER: edge_names(bits(seat.roads))}
    return {BLOCKER: corner_names(seat.settlements if kind == "settlement" else seat.cities)}


def cost_reason(table: Table, player: int, kind: str, cost: int) -> Because:
    """Whether a player holds a price; the rule is `catan.cost.` and what is bought."""
    hand, colour = table.seats[player].hand, table.colours[player]
    if holds(hand, cost):
        return yes(f"catan.cost.{kind}", {MEMBER: hand_names(colour, cost)}, player=colour, cost=words(cost))
    lacks = lacking(hand, cost)
    had = tuple(f"{RESOURCES[each]} {count(hand, each)}" for each in kinds_of(lacks))
    return no(f"catan.cost.{kind}", {MISSING: hand_names(colour, lacks)}, player=colour, cost=words(cost), lacks=words(lacks), had=had)


def hand_names(colour: str, cards: int) -> tuple[str, ...]:
    """The kinds of some cards in a hand as pieces of a picture: `hand:red:ore`."""
    return tuple(f"hand:{colour}:{RESOURCES[kind]}" for kind in kinds_of(cards))


def road_reasons(table: Table, player: int, edge: int, price: bool = True) -> list[Because]:
    """Every reason for and against a road, its price included unless it is free."""
    reasons = [*edge_reasons(table, player, edge), *supply_reasons(table, player, "road")]
    return reasons if price else reasons[:-1]


def edge_reasons(table: Table, player: int, edge: int) -> list[Because]:
    """Whether an edge is free, and joined to a player's roads or towns."""
    return [free_edge(table, edge), *_joined(table, player, edge)]


def free_edge(table: Table, edge: int) -> Because:
    """Whether an edge has no road."""
    owner, name = owner_of_edge(table, edge), edge_names((edge,))
    if owner >= 0:
        return no("catan.road.free-edge", {BLOCKER: name}, edge=edge_text(edge), owner=table.colours[owner])
    return yes("catan.road.free-edge", {CANDIDATE: name}, edge=edge_text(edge))


def _joined(table: Table, player: int, edge: int) -> list[Because]:
    seat, walls = table.seats[player], table.walls(player)
    facts = {"edge": edge_text(edge), "player": table.colours[player]}
    if seat.roads >> edge & 1:
        return []
    roads = {corner: tuple(bits(EDGES_AT[corner] & seat.roads)) for corner in ENDS[edge]}
    for corner in ENDS[edge]:
        if seat.towns >> corner & 1:
            return [yes("catan.road.connects", {MEMBER: corner_names(1 << corner)}, say="town", corner=corner + 1, **facts)]
    for corner, mine in roads.items():
        if mine and not walls >> corner & 1:
            return [yes("catan.road.connects", {MEMBER: edge_names(mine)}, corner=corner + 1, road=edge_text(mine[0]), **facts)]
    if blocked := [corner for corner, mine in roads.items() if mine]:
        return [_blocked(table, corner, roads[corner], facts) for corner in blocked]
    around = tuple(each.bit_length() - 1 for corner in ENDS[edge] for each, _ in STEPS[corner] if each != 1 << edge)
    return [no("catan.road.connects", {MISSING: edge_names(around), CANDIDATE: edge_names((edge,))}, **facts)]


def _blocked(table: Table, corner: int, mine: tuple[int, ...], facts: dict[str, str]) -> Because:
    owner = table.colours[owner_of_corner(table, corner)]
    marks = {BLOCKER: corner_names(1 << corner), MEMBER: edge_names(mine)}
    return no("catan.road.blocked", marks, corner=corner + 1, owner=owner, road=edge_text(mine[0]), **facts)


def pair_reasons(table: Table, corner: int, edge: int) -> list[Because]:
    """Every reason for and against a settlement and a road of the set-up (catan.setup.pair)."""
    name = edge_names((edge,))
    leaves = corner in ENDS[edge]
    tell = yes if leaves else no
    marks = {CANDIDATE: name} if leaves else {BLOCKER: name, CANDIDATE: corner_names(1 << corner)}
    pair = tell("catan.setup.pair", marks, corner=corner + 1, edge=edge_text(edge), edges=tuple(map(edge_text, bits(EDGES_AT[corner]))))
    seat, colour = table.seats[table.turn], table.colours[table.turn]
    out = [no("catan.pieces.run-out", _stand(seat, kind), player=colour, piece=kind, limit=LIMITS[kind]) for kind in ("settlement", "road") if not pieces_left(seat, kind)]
    return [*corner_reasons(table, corner), pair, free_edge(table, edge), *out]
