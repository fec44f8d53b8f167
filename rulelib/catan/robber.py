"""A seven and the robber: discards, the land, the victim and what is stolen (catan.seven.*)."""
from rulelib.answer import BLOCKER, CANDIDATE, MEMBER, Because, no, yes
from rulelib.catan.building import hand_names
from rulelib.catan.cards import ONE, RESOURCES, counts, holds, kinds_of, total, words
from rulelib.catan.island import LAND_CORNERS, corner_names, land_name
from rulelib.catan.lands import TERRAINS
from rulelib.catan.moves import Discard, Knight, Robber
from rulelib.catan.table import HAND_LIMIT, Table, discarder, owing


def may_discard(table: Table, move: Discard) -> bool:
    """Whether a discard is right, without reasons."""
    seat, owes = table.seats[move.owner], table.owes[move.owner]
    return move.owner == discarder(table) and bool(owes) and total(move.cards) == owes and holds(seat.hand, move.cards)


def discard_reasons(table: Table, move: Discard) -> list[Because]:
    """Whose discard is awaited, how many cards, and whether they are held (catan.seven.discard, catan.seven.order)."""
    colour, first = table.colours[move.owner], discarder(table)
    owes, hand = table.owes[move.owner], table.seats[move.owner].hand
    if not owes:
        return [no("catan.seven.discard", None, say="owes-nothing", player=colour, had=total(hand), limit=HAND_LIMIT + 1)]
    reasons = [_in_order(table, move, first)]
    facts = {"player": colour, "owes": owes, "given": words(move.cards), "count": total(move.cards)}
    if total(move.cards) != owes:
        reasons.append(no("catan.seven.discard", {MEMBER: (f"hand:{colour}",)}, **facts))
    if not holds(hand, move.cards):
        reasons.append(no("catan.seven.discard", {MEMBER: (f"hand:{colour}",)}, say="not-held", held=words(hand), **facts))
    if all(reason.holds for reason in reasons):
        reasons.append(yes("catan.seven.discard", {MEMBER: hand_names(colour, move.cards)}, **facts))
    return reasons


def _in_order(table: Table, move: Discard, first: int) -> Because:
    facts = {"player": table.colours[move.owner], "first": table.colours[first]}
    if move.owner == first:
        return yes("catan.seven.order", None, **facts)
    return no("catan.seven.order", {BLOCKER: (f"hand:{table.colours[first]}",)}, **facts)


def victims(table: Table, land: int) -> list[int]:
    """The players, other than the one in turn, with a town on a land."""
    return [player for player, seat in enumerate(table.seats) if player != table.turn and seat.towns & LAND_CORNERS[land]]


def may_move_robber(table: Table, move: Robber | Knight) -> bool:
    """Whether land, victim and card are right, without reasons."""
    if move.land == table.robber:
        return False
    there = victims(table, move.land)
    if move.victim not in there:
        return move.victim is None and not there
    return move.gets is None or holds(table.seats[move.victim].hand, ONE[move.gets])


def robber_reasons(table: Table, move: Robber | Knight) -> list[Because]:
    """Whether the robber moves, and whether the right player is robbed of a card that they can have."""
    return [_moves(table, move.land), *_steal(table, move)]


def _moves(table: Table, land: int) -> Because:
    facts = {"land": land + 1, "terrain": TERRAINS[table.island.lands[land]]}
    if land == table.robber:
        return no("catan.seven.robber-moves", {BLOCKER: ("robber", land_name(land))}, **facts)
    return yes("catan.seven.robber-moves", {MEMBER: (land_name(land),)}, before=table.robber + 1, **facts)


def _steal(table: Table, move: Robber | Knight) -> list[Because]:
    there = victims(table, move.land)
    towns = sum(table.seats[player].towns & LAND_CORNERS[move.land] for player in there)
    facts = {"land": move.land + 1, "there": tuple(table.colours[player] for player in there)}
    marks = {CANDIDATE: corner_names(towns)}
    if move.victim is None:
        if there:
            return [no("catan.seven.steal", {BLOCKER: corner_names(towns)}, say="must-pick", **facts)]
        return [yes("catan.seven.steal", None, say="nobody", land=move.land + 1)]
    victim = table.colours[move.victim]
    if move.victim == table.turn:
        return [no("catan.seven.steal", marks, say="oneself", player=victim, **facts)]
    if move.victim not in there:
        return [no("catan.seven.steal", marks, say="not-there", victim=victim, **facts)]
    return [_card(table, move, victim, facts)]


def _card(table: Table, move: Robber | Knight, victim: str, facts: dict) -> Because:
    hand = table.seats[move.victim].hand
    town = corner_names(table.seats[move.victim].towns & LAND_CORNERS[move.land])
    marks = {MEMBER: (*town, f"hand:{victim}")}
    if move.gets is not None and not holds(hand, ONE[move.gets]):
        return no("catan.seven.steal", {MEMBER: (f"hand:{victim}",)}, say="not-held", victim=victim, kind=RESOURCES[move.gets])
    if not hand:
        return yes("catan.seven.steal", marks, say="empty", victim=victim, **facts)
    kinds = kinds_of(hand)
    kind = move.gets if move.gets is not None else kinds[0] if len(kinds) == 1 else None
    if kind is None:
        return yes("catan.seven.steal", marks, say="unknown", victim=victim, **facts)
    sure = {"say": "sure"} if len(kinds) == 1 else {"chance": counts(hand)[kind], "of": total(hand)}
    return yes("catan.seven.steal", marks, victim=victim, kind=RESOURCES[kind], **sure, **facts)


def seven_reasons(table: Table) -> list[Because]:
    """Who has to discard, and what follows (catan.seven.*)."""
    owes = owing(table.seats)
    told = [
        yes("catan.seven.discard", {MEMBER: (f"hand:{table.colours[player]}",)}, say="owes", player=table.colours[player], had=total(table.seats[player].hand), owes=number)
        for player, number in enumerate(owes)
        if number
    ]
    return told or [yes("catan.seven.discard", None, say="nobody", limit=HAND_LIMIT + 1)]
