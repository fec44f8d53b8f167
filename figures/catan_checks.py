"""Tasks for a self-check on the island: all the places, all the towns that are paid, a longest path, cards to give back or to trade."""
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from figures.catan_check_words import ASKED, BANK_MORE, BRANCH, CUT, LEFT_OUT, LONGER, OTHER_LAND, PAID, ROADS_ONLY
from figures.catan_scatter import cards, dealt, grown, placing
from figures.catan_shown import edge_of, number_of
from figures.catan_telling import said
from figures.checking import Verdict, all_of
from figures.labels import Label
from figures.quests import filled, why
from figures.saying import both
from rulelib.catan.building import corner_reasons, edge_reasons, first_places, road_places, settlement_places, settlement_reasons
from rulelib.catan.cards import FULL_BANK, ONE, RESOURCES, counts, total
from rulelib.catan.island import LAND_CORNERS, bits, corner_names, edge_names
from rulelib.catan.legality import check_table
from rulelib.catan.moves import Bank, Discard
from rulelib.catan.production import claims, claims_on
from rulelib.catan.roads import length, longest_trail
from rulelib.catan.table import Table, owing
from rulelib.catan.trading import may_bank, rates


class Check(NamedTuple):
    """What is asked, which pieces can be chosen (beginnings of their names), what is right, one right answer.

    judge(chosen) tells whether the pieces chosen are right, what is to be said where they are not, and which are wrong.
    again: a piece may be chosen several times, as cards of a hand are; else a second click lets it go.
    """

    kind: str
    ask: Label
    rule: str
    table: Table
    of: tuple[str, ...]
    judge: Callable[[tuple[str, ...]], Verdict]
    answer: tuple[str, ...]
    shelf: bool = False
    again: bool = False


def _places(kind: str, rule: str, table: Table, right: tuple[str, ...], about: Callable[[str], Label], **facts: Label | str | int) -> Check:
    of = right[0].partition(":")[0] + ":"
    return Check(kind, filled(ASKED[kind], **facts), rule, table, (of,), all_of(right, about, LEFT_OUT), right)


def first_check(rng: Random) -> Check:
    """Which corners of a land the distance leaves free (catan.place.distance)."""
    while True:
        table, land = placing(rng, rng.randrange(3, 7), 4), rng.randrange(19)
        free = first_places(table.towns) & LAND_CORNERS[land]
        if free and free != LAND_CORNERS[land]:
            break
    about = lambda gid: why(corner_reasons(table, number_of(gid))) if LAND_CORNERS[land] >> number_of(gid) & 1 else OTHER_LAND
    return _places("first-places", "catan.place.distance", table, corner_names(free), about, land=land + 1)


def settle_check(rng: Random) -> Check:
    """Every corner where Red may settle (catan.settlement.connects)."""
    while True:
        table = grown(rng, 15)
        right = settlement_places(table.seats[0], table.towns)
        if 1 < right.bit_count() < 7:
            break
    about = lambda gid: why(settlement_reasons(table, 0, number_of(gid))[:-2])
    return _places("settlements", "catan.settlement.connects", table, corner_names(right), about)


def road_check(rng: Random) -> Check:
    """Every edge where Red may lay a road, rivals' towns in the way (catan.road.connects, .blocked)."""
    while True:
        table = grown(rng, 15)
        seat, walls = table.seats[0], table.walls(0)
        right = road_places(seat, table.roads, walls)
        if 2 < right.bit_count() < 8 and (right != road_places(seat, table.roads, 0) or rng.random() < 0.2):
            break
    return _places("roads", "catan.road.connects", table, edge_names(bits(right)), lambda gid: why(edge_reasons(table, 0, edge_of(gid))))


def paid_check(rng: Random) -> Check:
    """Every town that a roll pays, the robber on one of its lands (catan.produce.settlement-city)."""
    while True:
        table = grown(rng, 18)
        number = table.island.chips[table.robber] or rng.choice((4, 5, 6, 8, 9, 10))
        found = claims(table, number)
        if 1 < len({claim.corner for claim in found}) < 6:
            break
    robbed = {claim.corner for claim in claims_on(table.seats, table.robber)}

    def about(gid: str) -> Label:
        corner = number_of(gid)
        if not table.towns >> corner & 1:
            return filled(PAID["nobody"], corner=corner + 1)
        return filled(PAID["robbed" if corner in robbed and table.island.chips[table.robber] == number else "other"], corner=corner + 1, number=number)

    right = corner_names(sum({1 << claim.corner for claim in found}))
    return _places("paid", "catan.produce.settlement-city", table, right, about, number=number)


def trail_check(rng: Random) -> Check:
    """The roads of a longest path of Red's; branches or a cut are in the way (catan.longest-road.trail)."""
    while True:
        table = grown(rng, 20)
        roads, walls = table.seats[0].roads, table.walls(0)
        best = length(roads, walls)
        if 4 <= best < min(roads.bit_count(), 10):
            break
    judge = lambda chosen: _path(roads, walls, best, chosen)
    return Check("trail", ASKED["trail"], "catan.longest-road.trail", table, ("edge:",), judge, edge_names(longest_trail(roads, walls)))


def _path(roads: int, walls: int, best: int, chosen: tuple[str, ...]) -> Verdict:
    """Whether the edges chosen are one path of Red's, and none is longer."""
    edges = [edge_of(gid) for gid in chosen]
    if strange := tuple(gid for gid, edge in zip(chosen, edges) if not roads >> edge & 1):
        return False, (ROADS_ONLY,), strange
    mask = sum(1 << edge for edge in edges)
    if length(mask, walls) == len(edges):
        return len(edges) == best, (filled(LONGER, number=len(edges)),) if len(edges) < best else (), ()
    return False, (CUT if length(mask, 0) == len(edges) else BRANCH,), ()


def discard_check(rng: Random) -> Check:
    """Half of eight or more cards, rounded down, of Red's choice (catan.seven.discard)."""
    table = dealt(rng, grown(rng, 8, robber=False), 8, 13)._replace(phase="discard")
    table = table._replace(owes=owing(table.seats))
    hand = table.seats[0].hand
    judge = lambda chosen: _judged(table, Discard(0, _packed(chosen)), chosen)
    each = [kind for kind, has in enumerate(counts(hand)) for _ in range(has)]
    answer = tuple(f"hand:red:{RESOURCES[kind]}" for kind in each[: total(hand) // 2])
    unsaid = table._replace(owes=(0,) * table.players)  # how many is what one has to know
    return Check("discard", ASKED["discard"], "catan.seven.discard", unsaid, ("hand:red:",), judge, answer, True, True)


def _packed(chosen: tuple[str, ...]) -> int:
    return sum(ONE[RESOURCES.index(gid.rpartition(":")[2])] for gid in chosen)


def _judged(table: Table, move: Bank | Discard, chosen: tuple[str, ...]) -> Verdict:
    """Whether a move may be made."""
    answer = check_table(table, move)
    return bool(answer.value), () if answer.value else (why(answer.because),), () if answer.value else tuple(dict.fromkeys(chosen))


def bank_check(rng: Random) -> Check:
    """The fewest cards that buy one from the bank, with harbours or without (catan.trade.bank-4)."""
    while True:
        table = grown(rng, 18)
        hand, wanted = cards(rng, 9), rng.randrange(5)
        table = table.with_seat(0, table.seats[0]._replace(hand=hand))._replace(bank=FULL_BANK - hand)
        each = rates(table.island, table.seats[0].towns)
        ways = [(rate, kind) for kind, rate in enumerate(each) if kind != wanted and counts(hand)[kind] >= rate]
        if ways and (min(each) < 4 or rng.random() < 0.15):
            break
    least, kind = min(ways)
    ask = filled(ASKED["bank"], kind=both(lambda at: said(RESOURCES[wanted], at)))
    answer = (f"hand:red:{RESOURCES[kind]}",) * least
    rule = f"catan.trade.{'bank' if least == 4 else 'harbour'}-{least}"
    return Check("bank", ask, rule, table, ("hand:red:",), lambda chosen: _cheapest(table, wanted, least, chosen), answer, True, True)


def _cheapest(table: Table, wanted: int, least: int, chosen: tuple[str, ...]) -> Verdict:
    move = Bank(_packed(chosen), ONE[wanted])
    if may_bank(table, 0, move) and len(chosen) > least:
        return False, (filled(BANK_MORE, number=least),), ()
    return _judged(table, move, chosen)


CHECKS: dict[str, Callable[[Random], Check]] = {
    "first-places": first_check,
    "paid": paid_check,
    "discard": discard_check,
    "bank": bank_check,
    "settlements": settle_check,
    "roads": road_check,
    "trail": trail_check,
}
