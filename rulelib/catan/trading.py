"""Trade with players, the bank and the harbours (catan.trade.*)."""
from rulelib.answer import MEMBER, MISSING, Because, no, yes
from rulelib.catan.building import hand_names
from rulelib.catan.cards import RESOURCES, count, holds, kinds_of, lacking, total, words
from rulelib.catan.island import EDGES_AT, ENDS, HARBOUR_CORNERS, HARBOURS, LAND_CORNERS, LANDS_OF_EDGE, bits, corner_names, edge_names
from rulelib.catan.lands import ANY, HARBOUR_KINDS, Island
from rulelib.catan.moves import Bank, Trade
from rulelib.catan.table import Seat, Table


def harbours_of(island: Island, towns: int) -> list[int]:
    """The harbours that some towns stand at, from 0."""
    return [harbour for harbour, corners in enumerate(HARBOUR_CORNERS) if corners & towns]


def rates(island: Island, towns: int) -> tuple[int, ...]:
    """How many cards of each kind buy one from the bank (catan.trade.bank-4, .harbour-3, .harbour-2)."""
    kinds = {island.harbours[harbour] for harbour in harbours_of(island, towns)}
    most = 3 if ANY in kinds else 4
    return tuple(2 if kind in kinds else most for kind in range(5))


def may_bank(table: Table, player: int, move: Bank) -> bool:
    """Whether a trade with the bank is right, without reasons."""
    given = kinds_of(move.gives)
    if len(given) != 1 or total(move.gets) != 1 or move.gives & move.gets:
        return False
    seat, number = table.seats[player], total(move.gives)
    allowed = number == 4 or number in (2, 3) and _harbour_at(table, seat, given[0], number) >= 0
    return allowed and holds(seat.hand, move.gives) and holds(table.bank, move.gets) and kinds_of(move.gets) != given


def _harbour_at(table: Table, seat: Seat, kind: int, number: int) -> int:
    """A harbour of a player that trades a number of a kind; -1 for none."""
    wanted = ANY if number == 3 else kind
    return next((harbour for harbour in harbours_of(table.island, seat.towns) if table.island.harbours[harbour] == wanted), -1)


def bank_reasons(table: Table, player: int, move: Bank) -> list[Because]:
    """Every reason for and against a trade with the bank."""
    held = [_held(table, player, move.gives)] if move.gives else []
    return [_rate(table, player, move), *_same_kind(move), *held, *_bank_has(table.bank, move.gets)]


def _bank_has(bank: int, gets: int) -> list[Because]:
    if lacks := lacking(bank, gets):
        return [no("catan.trade.bank-has", {MISSING: bank_names(lacks)}, lacks=words(lacks), gets=words(gets))]
    return [yes("catan.trade.bank-has", {MEMBER: bank_names(gets)}, gets=words(gets))] if gets else []


def bank_names(cards: int) -> tuple[str, ...]:
    """The kinds of some cards in the bank as pieces of a picture: `bank:ore`."""
    return tuple(f"bank:{RESOURCES[kind]}" for kind in kinds_of(cards))


def _rate(table: Table, player: int, move: Bank) -> Because:
    given, number = kinds_of(move.gives), total(move.gives)
    facts = {"player": table.colours[player], "gives": words(move.gives), "gets": words(move.gets)}
    if len(given) != 1 or total(move.gets) != 1 or number not in (2, 3, 4):
        say = "mixed" if len(given) > 1 else "one" if total(move.gets) != 1 else "number"
        return no("catan.trade.bank-4", None, say=say, **facts)
    if number == 4:
        return yes("catan.trade.bank-4", None, **facts)
    return _harbour_rate(table, player, given[0], number, facts)


def _harbour_rate(table: Table, player: int, kind: int, number: int, facts: dict) -> Because:
    seat, rule = table.seats[player], f"catan.trade.harbour-{number}"
    at = _harbour_at(table, seat, kind, number)
    if at >= 0:
        marks = {MEMBER: (f"harbour:{at + 1}", *corner_names(HARBOUR_CORNERS[at] & seat.towns))}
        return yes(rule, marks, harbour=at + 1, kind=RESOURCES[kind], **facts)
    wanted = [harbour for harbour, kept in enumerate(table.island.harbours) if kept == (ANY if number == 3 else kind)]
    for harbour in wanted:
        if near_miss := _near_miss(seat, harbour):
            say, names = near_miss
            marks = {MEMBER: names, MISSING: corner_names(HARBOUR_CORNERS[harbour])}
            return no("catan.trade.harbour-needs-town", marks, say=say, harbour=harbour + 1, kind=HARBOUR_KINDS[table.island.harbours[harbour]], player=facts["player"])
    corners = sum(HARBOUR_CORNERS[harbour] for harbour in wanted)
    return no(rule, {MISSING: corner_names(corners)}, kind=RESOURCES[kind], rate=rates(table.island, seat.towns)[kind], **facts)


def _near_miss(seat: Seat, harbour: int) -> tuple[str, tuple[str, ...]] | None:
    """A road at a harbour, or a town elsewhere on its land: neither is enough."""
    roads = sum(EDGES_AT[corner] for corner in ENDS[HARBOURS[harbour]]) - (1 << HARBOURS[harbour])
    if roads & seat.roads:
        return "road", edge_names(bits(roads & seat.roads))
    towns = LAND_CORNERS[LANDS_OF_EDGE[HARBOURS[harbour]][0]] & seat.towns
    return ("land", corner_names(towns)) if towns else None


def _same_kind(move: Bank | Trade) -> list[Because]:
    same = [kind for kind in kinds_of(move.gives) if count(move.gets, kind)]
    return [no("catan.trade.same-kind", None, kinds=tuple(RESOURCES[kind] for kind in same))] if same else []


def _held(table: Table, player: int, cards: int) -> Because:
    colour, hand = table.colours[player], table.seats[player].hand
    if holds(hand, cards):
        return yes("catan.trade.must-hold", {MEMBER: hand_names(colour, cards)}, player=colour, gives=words(cards))
    lacks = lacking(hand, cards)
    return no("catan.trade.must-hold", {MISSING: hand_names(colour, lacks)}, player=colour, gives=words(cards), lacks=words(lacks))


def may_trade(table: Table, player: int, move: Trade) -> bool:
    """Whether a trade between players is right, without reasons."""
    if not move.gives or not move.gets or move.partner == player:
        return False
    if any(count(move.gets, kind) for kind in kinds_of(move.gives)):
        return False
    return holds(table.seats[player].hand, move.gives) and holds(table.seats[move.partner].hand, move.gets)


def trade_reasons(table: Table, player: int, move: Trade) -> list[Because]:
    """Every reason for and against a trade that two players agreed on."""
    facts = {"player": table.colours[player], "partner": table.colours[move.partner], "gives": words(move.gives), "gets": words(move.gets)}
    if move.partner == player:
        return [no("catan.trade.agreed", None, say="oneself", player=facts["player"])]
    reasons = [yes("catan.trade.active-only", None, player=facts["player"], partner=facts["partner"])]
    if not move.gives or not move.gets:
        giver, taker = ("player", "partner") if move.gives else ("partner", "player")
        reasons.append(no("catan.trade.no-gift", None, giver=facts[giver], taker=facts[taker]))
    else:
        reasons.append(yes("catan.trade.no-gift", None, **facts))
    reasons += _same_kind(move)
    reasons += [_held(table, who, cards) for who, cards in ((player, move.gives), (move.partner, move.gets)) if cards]
    return reasons + ([yes("catan.trade.agreed", None, **facts)] if all(reason.holds for reason in reasons) else [])


def rate_reasons(table: Table, player: int) -> list[Because]:
    """Why the bank asks what it asks of a player: the harbours with a town, and near misses at the others."""
    seat, colour = table.seats[player], table.colours[player]
    told = []
    for harbour, kind in enumerate(table.island.harbours):
        towns = HARBOUR_CORNERS[harbour] & seat.towns
        facts = {"harbour": harbour + 1, "kind": HARBOUR_KINDS[kind], "player": colour}
        if towns:
            rule = "catan.trade.harbour-3" if kind == ANY else "catan.trade.harbour-2"
            told.append(yes(rule, {MEMBER: (f"harbour:{harbour + 1}", *corner_names(towns))}, say="rate", **facts))
        elif near_miss := _near_miss(seat, harbour):
            told.append(no("catan.trade.harbour-needs-town", {MEMBER: near_miss[1], MISSING: corner_names(HARBOUR_CORNERS[harbour])}, say=near_miss[0], **facts))
    return [*told, yes("catan.trade.bank-4", None, say="rate", player=colour)]
