"""Development cards: buying, when they may be played, and what each does (catan.dev.*)."""
from rulelib.answer import MEMBER, MISSING, Because, no, yes
from rulelib.catan.building import can_road, cost_reason, edge_reasons, pieces_left, road_places, supply_reasons
from rulelib.catan.cards import DECK, DEVELOPMENT_COST, DEVELOPMENTS, KNIGHT, MONOPOLY, ONE, ROAD_BUILDING, YEAR_OF_PLENTY, RESOURCES, count, holds, lacking, total, words
from rulelib.catan.holders import recounted
from rulelib.catan.island import edge_text
from rulelib.catan.moves import Knight, Monopoly, RoadBuilding, YearOfPlenty
from rulelib.catan.robber import may_move_robber, robber_reasons
from rulelib.catan.table import Seat, Table
from rulelib.catan.trading import bank_names

Card = Knight | RoadBuilding | YearOfPlenty | Monopoly
KIND_OF = {Knight: KNIGHT, RoadBuilding: ROAD_BUILDING, YearOfPlenty: YEAR_OF_PLENTY, Monopoly: MONOPOLY}
MOST_ROADS, MOST_CARDS = 2, 2


def unseen_cards(table: Table) -> list[int]:
    """The kinds that the next card of an unknown deck may be: those of the box that are not on the table."""
    seen = sum(seat.cards + seat.new + seat.knights * ONE[KNIGHT] for seat in table.seats)
    return [kind for kind, number in enumerate(DECK) if count(seen, kind) < number]


def deck_is_empty(table: Table) -> bool:
    """Whether no card is left; of an unknown deck, whether all 25 are on the table."""
    return not table.deck if table.deck is not None else not unseen_cards(table)


def may_buy(table: Table, player: int) -> bool:
    """Whether a card may be bought, without reasons."""
    return holds(table.seats[player].hand, DEVELOPMENT_COST) and not deck_is_empty(table)


def buy_reasons(table: Table, player: int) -> list[Because]:
    """Whether the deck has a card, and whether its price is held."""
    colour = table.colours[player]
    if deck_is_empty(table):
        deck = no("catan.dev.buy", {MISSING: ("deck",)}, player=colour)
    else:
        deck = yes("catan.dev.buy", {MEMBER: ("deck",)}, player=colour)
    unknown = [yes("catan.deck.twenty-five", {MEMBER: ("deck",)}, unseen=tuple(DEVELOPMENTS[kind] for kind in unseen_cards(table)))] if table.deck is None and deck.holds else []
    return [deck, *unknown, cost_reason(table, player, "development", DEVELOPMENT_COST)]


def may_play_card(table: Table, player: int, move: Card) -> bool:
    """Whether a card may be played, without reasons."""
    if table.played or not count(table.seats[player].cards, KIND_OF[type(move)]):
        return False
    if isinstance(move, Knight):
        return may_move_robber(table, move)
    if isinstance(move, RoadBuilding):
        return _may_build(table, player, move.edges)
    return not isinstance(move, YearOfPlenty) or _may_take(table.bank, move.gets)


def _may_take(bank: int, gets: int) -> bool:
    return total(gets) == min(MOST_CARDS, total(bank)) > 0 and holds(bank, gets)


def _may_build(table: Table, player: int, edges: tuple[int, ...]) -> bool:
    if not 1 <= len(edges) <= MOST_ROADS:
        return False
    for edge in edges:
        if not can_road(table, player, edge):
            return False
        table = with_road(table, player, edge)
        if table.over:
            break
    return True


def with_road(table: Table, player: int, edge: int) -> Table:
    """The table with one more road, the longest road counted anew."""
    seat = table.seats[player]
    return recounted(table.with_seat(player, seat._replace(roads=seat.roads | 1 << edge)))


def with_roads(table: Table, player: int, edges: tuple[int, ...]) -> Table:
    """The table with the roads of a card; a win after the first ends the game, so that no second one is built (catan.win.at-once)."""
    for edge in edges:
        table = with_road(table, player, edge)
        if table.over:
            break
    return table


def card_reasons(table: Table, player: int, move: Card) -> list[Because]:
    """Every reason for and against a card: held, old enough, the only one, and what it does."""
    seat, colour, kind = table.seats[player], table.colours[player], DEVELOPMENTS[KIND_OF[type(move)]]
    reasons = [_held(seat, colour, KIND_OF[type(move)]), _only(table, colour, kind), yes("catan.dev.own-turn", None, player=colour, card=kind, phase=table.phase), *_limits(table, player, move)]
    return reasons + (_effect(table, player, move) if all(reason.holds for reason in reasons) else [])


def _held(seat: Seat, colour: str, kind: int) -> Because:
    card = DEVELOPMENTS[kind]
    name = (f"card:{colour}:{card}",)
    if count(seat.cards, kind):
        return yes("catan.dev.must-hold", {MEMBER: name}, player=colour, card=card)
    if count(seat.new, kind):
        return no("catan.dev.not-same-turn", {MISSING: name}, player=colour, card=card)
    return no("catan.dev.must-hold", {MISSING: name}, player=colour, card=card)


def _only(table: Table, colour: str, card: str) -> Because:
    tell = no if table.played else yes
    return tell("catan.dev.one-per-turn", None, player=colour, card=card)


def _limits(table: Table, player: int, move: Card) -> list[Because]:
    """What may stand in the way of a card's own action."""
    if isinstance(move, Knight):
        return robber_reasons(table, move)
    if isinstance(move, RoadBuilding):
        return _building(table, player, move.edges)
    return [_plenty(table, table.colours[player], move.gets)] if isinstance(move, YearOfPlenty) else []


def _effect(table: Table, player: int, move: Card) -> list[Because]:
    """What a card does, and what becomes of it."""
    colour = table.colours[player]
    discarded = yes("catan.dev.progress-discarded", None, player=colour, card=DEVELOPMENTS[KIND_OF[type(move)]])
    if isinstance(move, Knight):
        return [yes("catan.dev.knight", None, player=colour, knights=table.seats[player].knights + 1)]
    if isinstance(move, RoadBuilding):
        told = "catan.dev.road-building" if len(move.edges) == MOST_ROADS else "catan.dev.road-building-fewer"
        return [yes(told, None, player=colour, edges=tuple(map(edge_text, move.edges))), discarded]
    return [discarded] if isinstance(move, YearOfPlenty) else [_taken(table, player, move), discarded]


def _taken(table: Table, player: int, move: Monopoly) -> Because:
    colour = table.colours[player]
    taken = {table.colours[who]: count(seat.hand, move.kind) for who, seat in enumerate(table.seats) if who != player}
    marks = {MEMBER: tuple(f"hand:{who}:{RESOURCES[move.kind]}" for who, number in taken.items() if number)}
    if not any(taken.values()):
        return yes("catan.dev.monopoly", None, say="nobody", player=colour, kind=RESOURCES[move.kind])
    return yes("catan.dev.monopoly", marks, player=colour, kind=RESOURCES[move.kind], gains=f"{RESOURCES[move.kind]} {sum(taken.values())}")


def _plenty(table: Table, colour: str, gets: int) -> Because:
    bank, needed = table.bank, min(MOST_CARDS, total(table.bank))
    facts = {"player": colour, "gets": words(gets), "count": total(gets), "needed": needed}
    if not needed:
        return no("catan.dev.year-of-plenty", {MISSING: ("bank",)}, say="empty", **facts)
    if lacks := lacking(bank, gets):
        return no("catan.dev.year-of-plenty", {MISSING: bank_names(lacks)}, say="bank", lacks=words(lacks), **facts)
    if total(gets) != needed:
        return no("catan.dev.year-of-plenty", None, say="number", **facts)
    return yes("catan.dev.year-of-plenty", {MEMBER: bank_names(gets)}, **facts)


def _building(table: Table, player: int, edges: tuple[int, ...]) -> list[Because]:
    seat, colour = table.seats[player], table.colours[player]
    if not pieces_left(seat, "road"):
        return [no("catan.dev.road-building-fewer", None, say="piece", player=colour)]
    if not road_places(seat, table.roads, table.walls(player)):
        return [no("catan.dev.road-building-fewer", None, say="edge", player=colour)]
    reasons = [] if len(edges) <= MOST_ROADS else [no("catan.dev.road-building", None, player=colour, count=len(edges))]
    for edge in edges:
        reasons += [*edge_reasons(table, player, edge), supply_reasons(table, player, "road")[0]]
        table = with_road(table, player, edge)
        if table.over:
            break
    return reasons
