"""What a roll pays: towns on lands with the number, the robber's land, a bank that runs short (catan.produce.*, catan.seven.no-production)."""
from typing import NamedTuple

from rulelib.answer import BLOCKER, MEMBER, MISSING, Because, yes
from rulelib.catan.cards import ONE, RESOURCES, count, kinds_of, lacking
from rulelib.catan.island import LAND_CORNERS, LANDS_OF_CORNER, bits, corner_names, land_name
from rulelib.catan.lands import DESERT, TERRAINS
from rulelib.catan.table import Seat, Table


class Claim(NamedTuple):
    """What one town takes from one land: 1 for a settlement, 2 for a city."""

    player: int
    corner: int
    land: int
    amount: int


def claims(table: Table, number: int) -> list[Claim]:
    """Every claim of every town on a roll's lands, the robber's land left out."""
    lands = [land for land, chip in enumerate(table.island.chips) if chip == number and land != table.robber]
    return [claim for land in lands for claim in claims_on(table.seats, land)]


def claims_on(seats: tuple[Seat, ...], land: int) -> list[Claim]:
    """What the towns on one land would take from it."""
    around = LAND_CORNERS[land]
    found = []
    for player, seat in enumerate(seats):
        found += [Claim(player, corner, land, 1) for corner in bits(seat.settlements & around)]
        found += [Claim(player, corner, land, 2) for corner in bits(seat.cities & around)]
    return found


def wanted(table: Table, found: list[Claim]) -> dict[int, list[int]]:
    """How much of each kind each player may claim."""
    kinds: dict[int, list[int]] = {}
    for claim in found:
        kinds.setdefault(table.island.lands[claim.land], [0] * table.players)[claim.player] += claim.amount
    return kinds


def shares(each: list[int], left: int) -> list[int]:
    """What each player gets of one kind, from their claims and what the bank has left (catan.produce.shortage, .shortage-single)."""
    if sum(each) <= left:
        return each
    if sum(1 for claim in each if claim) == 1:
        return [min(claim, left) for claim in each]
    return [0] * len(each)


def paid(table: Table, number: int) -> list[int]:
    """What each player takes on a roll, packed."""
    gains = [0] * table.players
    for kind, each in wanted(table, claims(table, number)).items():
        for player, share in enumerate(shares(each, count(table.bank, kind))):
            gains[player] += share * ONE[kind]
    return gains


def production_reasons(table: Table, number: int) -> list[Because]:
    """Which towns are paid by a roll, who is not, and why."""
    if number == 7:
        return [yes("catan.seven.no-production", None, number=7)]
    found = claims(table, number)
    reasons = [_claim_reason(table, claim, number) for claim in found]
    for kind, each in wanted(table, found).items():
        reasons += _shortage(table, kind, each, found)
    blocked = table.island.chips[table.robber] == number
    reasons += [_blocked(table, number)] if blocked else []
    return reasons or [yes("catan.produce.settlement-city", None, say="nobody", number=number)]


def _claim_reason(table: Table, claim: Claim, number: int) -> Because:
    marks = {MEMBER: (land_name(claim.land), *corner_names(1 << claim.corner))}
    kind = table.island.lands[claim.land]
    facts = {"player": table.colours[claim.player], "corner": claim.corner + 1, "land": claim.land + 1, "number": number}
    town = "city" if claim.amount == 2 else "settlement"
    return yes("catan.produce.settlement-city", marks, town=town, terrain=TERRAINS[kind], gains=f"{RESOURCES[kind]} {claim.amount}", **facts)


def _shortage(table: Table, kind: int, each: list[int], found: list[Claim]) -> list[Because]:
    left, needed = count(table.bank, kind), sum(each)
    if needed <= left:
        return []
    claimants = [table.colours[player] for player, claim in enumerate(each) if claim]
    corners = sum({1 << claim.corner for claim in found if table.island.lands[claim.land] == kind})
    bank, towns = (f"bank:{RESOURCES[kind]}",), corner_names(corners)
    marks = {MISSING: bank, MEMBER: towns}
    facts = {"kind": RESOURCES[kind], "needed": needed, "left": left}
    if len(claimants) == 1:
        marks = {MEMBER: (*bank, *towns)} if left else marks
        return [yes("catan.produce.shortage-single", marks, player=claimants[0], **facts, **({} if left else {"say": "none"}))]
    return [yes("catan.produce.shortage", marks, players=tuple(claimants), **facts)]


def _blocked(table: Table, number: int) -> Because:
    land = table.robber
    there = claims_on(table.seats, land)
    marks = {BLOCKER: ("robber", land_name(land)), MEMBER: corner_names(sum({1 << claim.corner for claim in there}))}
    unpaid = tuple(dict.fromkeys(table.colours[claim.player] for claim in there))
    kind = table.island.lands[land]
    facts = {"land": land + 1, "terrain": TERRAINS[kind], "number": number}
    return yes("catan.produce.robber-blocks", marks, players=unpaid, **facts) if unpaid else yes("catan.produce.robber-blocks", marks, say="nobody", **facts)


def second_yield(table: Table, corner: int) -> int:
    """One card from each land that touches a corner, as long as the bank has it, packed (catan.setup.second-yields)."""
    due = _due(table, corner)
    return due - lacking(table.bank, due)


def second_shortage(table: Table, player: int, corner: int) -> list[Because]:
    """Which kinds the bank cannot pay in full for a second settlement (catan.produce.shortage-single)."""
    due = _due(table, corner)
    return [_second_short(table, player, corner, kind, count(due, kind)) for kind in kinds_of(lacking(table.bank, due))]


def _second_short(table: Table, player: int, corner: int, kind: int, needed: int) -> Because:
    left, bank = count(table.bank, kind), f"bank:{RESOURCES[kind]}"
    lands = [land_name(land) for land in LANDS_OF_CORNER[corner] if table.island.lands[land] == kind]
    first = (*lands, *corner_names(table.seats[player].towns))
    marks = {MEMBER: (bank, *first)} if left else {MISSING: (bank,), MEMBER: first}
    return yes("catan.produce.shortage-single", marks, player=table.colours[player], kind=RESOURCES[kind], needed=needed, left=left, **({} if left else {"say": "none"}))


def _due(table: Table, corner: int) -> int:
    return sum(ONE[kind] for land in LANDS_OF_CORNER[corner] if (kind := table.island.lands[land]) != DESERT)
