"""Pieces of an island to point at: a place for a settlement, a town that is paid, a land for the robber, where a road grows or is cut."""
from collections.abc import Callable
from random import Random

import figures.catan  # noqa: F401  signs up the painters
from figures import catan_quests as say
from figures.catan_road_quests import cut_quest, longer_quest, ten_quest
from figures.catan_scatter import armed, dealt, grown, placing
from figures.catan_shown import edge_of, number_of
from figures.catan_telling import listed, said
from figures.labels import Label
from figures.pointing import Quest
from figures.quests import filled, why
from figures.saying import both
from rulelib import words
from rulelib.catan.building import city_reasons, corner_reasons, edge_reasons, first_places, pair_reasons, road_places, settlement_places, settlement_reasons
from rulelib.catan.cards import DEVELOPMENTS, ONE, RESOURCES, count
from rulelib.catan.development import card_reasons
from rulelib.catan.island import EDGES_AT, HARBOUR_CORNERS, LANDS_OF_CORNER, bits, corner_names, edge_names, land_name
from rulelib.catan.lands import ANY, DESERT, HARBOUR_KINDS, TERRAINS, deal_island, spiral
from rulelib.catan.moves import Knight, Monopoly, RoadBuilding, Robber, YearOfPlenty
from rulelib.catan.production import Claim, claims
from rulelib.catan.robber import robber_reasons, victims
from rulelib.catan.setup import Chips
from rulelib.catan.table import Table

LETTERS = "ABCDEFGHIJKLMNOPQR"
CHIP: Label = ("Chip A goes to land {start}. Click the land that gets chip {letter}.", "数字チップAを土地{start}に置きます。{letter}を置く土地を選んでください。")
CHIP_IS: Label = ("Land {land} gets {letter}.", "土地{land}には{letter}を置きます。")
CHIP_NONE: Label = ("Land {land} is the desert and gets no chip.", "土地{land}は砂漠なので、数字チップを置きません。")
GIVES: Label = ("Click a land that gives {kind}.", "{kind}の出る土地を選んでください。")
IS: Label = ("Land {land}: {terrain}.", "土地{land}は{terrain}です。")
FIRST: Label = ("{player}'s next settlement: click a corner where it may stand.", "{player}が次の開拓地を置ける交差点を選んでください。")
PAIR: Label = ("{player} has placed a settlement on corner {corner}. Click an edge for its road.", "{player}が交差点{corner}に開拓地を置きました。その道を置く辺を選んでください。")
PAID: Label = ("A {number} is rolled. Click a town that takes resources.", "{number}が出ました。材料を受け取る町を選んでください。")
PAID_IS: Label = ("Corner {corner}: {cards}.", "交差点{corner}：{cards}。")
PAID_NOT: Label = ("No land there bears a {number} that pays.", "そこには、{number}で材料の出る土地がありません。")
PAID_ROBBED: Label = ("The robber stands on its {number}.", "接する{number}の土地には盗賊がいます。")
ROB: Label = ("Red rolled a 7. Click a land where the robber lets Red steal from {victim}.", "赤が7を出しました。赤が{victim}から材料を取れる土地を選んでください。")
SETTLE: Label = ("Click a corner where Red may build a settlement now.", "赤が今、開拓地を建てられる交差点を選んでください。")
ROAD: Label = ("Click an edge where Red may lay a road now.", "赤が今、道を置ける辺を選んでください。")
CITY: Label = ("Red has the cards for a city. Click where it may stand.", "赤は都市の費用を持っています。都市を置ける場所を選んでください。")
HARBOUR: Label = ("Click a corner where a town gives {rate}.", "町を置くと{rate}の交換ができる交差点を選んでください。")
AT_HARBOUR: Label = ("Corner {corner} is at {rate}.", "交差点{corner}にあるのは{rate}の港です。")
NO_HARBOUR: Label = ("No harbour is at corner {corner}.", "交差点{corner}には港がありません。")
CARD: Label = ("Click a card that Red may play now.", "赤が今使える発展カードを選んでください。")


def _quest(ask: Label, right: tuple[str, ...], rule: str, table: Table, about: Callable[[str], Label], marks: tuple = (), shelf: bool = False) -> Quest:
    return Quest(ask, frozenset(right), rule, table, table, about, marks, (("shelf", shelf), ("below", True)))


def _player(table: Table) -> Label:
    return both(lambda at: said(table.colours[table.turn], at))


def chip_quest(rng: Random) -> Quest:
    """A letter of the spiral (catan.island.chips)."""
    lands, start = deal_island(rng).lands, rng.choice(sorted(set(range(19)) & set(spiral(0)[:12])))
    way = [land for land in spiral(start) if lands[land] != DESERT]
    letter = rng.randrange(2, 18)
    ask = filled(CHIP, start=start + 1, letter=LETTERS[letter])
    about = lambda gid: _chip(number_of(gid), way) if gid.startswith("land:") else say.NO_LAND
    marks = (("chosen", (land_name(start),)),)
    return Quest(ask, frozenset({land_name(way[letter])}), "catan.island.chips", Chips(lands, -1), Chips(lands, start), about, marks)


def _chip(land: int, way: list[int]) -> Label:
    return filled(CHIP_IS, land=land + 1, letter=LETTERS[way.index(land)]) if land in way else filled(CHIP_NONE, land=land + 1)


def land_quest(rng: Random) -> Quest:
    """A land by what it gives (catan.bank.nineteen)."""
    table, kind = placing(rng, 0), rng.randrange(5)
    right = tuple(land_name(land) for land, terrain in enumerate(table.island.lands) if terrain == kind)
    resource = RESOURCES[kind]

    def about(gid: str) -> Label:
        if not gid.startswith("land:"):
            return say.NO_LAND
        land = number_of(gid)
        return filled(IS, land=land + 1, terrain=both(lambda at: said(TERRAINS[table.island.lands[land]], at)))

    return _quest(filled(GIVES, kind=both(lambda at: said(resource, at))), right, "catan.bank.nineteen", table, about)


def _corner(about: Callable[[int], Label]) -> Callable[[str], Label]:
    return lambda gid: about(number_of(gid)) if gid.startswith("corner:") else say.NO_CORNER


def _edge(about: Callable[[int], Label]) -> Callable[[str], Label]:
    return lambda gid: about(edge_of(gid)) if gid.startswith("edge:") else say.NO_EDGE


def first_quest(rng: Random) -> Quest:
    """A corner for a settlement of the set-up (catan.place.distance)."""
    table = placing(rng, rng.randrange(5, 8), 4)
    about = _corner(lambda corner: why(corner_reasons(table, corner)))
    return _quest(filled(FIRST, player=_player(table)), corner_names(first_places(table.towns)), "catan.place.distance", table, about)


def pair_quest(rng: Random) -> Quest:
    """An edge that leaves the very settlement (catan.setup.pair)."""
    table = placing(rng, rng.randrange(4, 8), 4)
    corner = rng.choice(bits(first_places(table.towns)))
    seat = table.seats[table.turn]
    shown = table.with_seat(table.turn, seat._replace(settlements=seat.settlements | 1 << corner))
    about = _edge(lambda edge: why(reason for reason in pair_reasons(table, corner, edge)[-2:]))
    ask = filled(PAIR, player=_player(table), corner=corner + 1)
    right = edge_names(bits(EDGES_AT[corner] & ~table.roads))
    return _quest(ask, right, "catan.setup.pair", shown, about, (("chosen", corner_names(1 << corner)),))


def paid_quest(rng: Random) -> Quest:
    """A town on a land with the number rolled, not under the robber (catan.produce.robber-blocks)."""
    while True:
        table = grown(rng, 16)
        number = table.island.chips[table.robber] or rng.choice((5, 6, 8, 9))
        found = claims(table, number)
        if found:
            break

    about = _corner(lambda corner: _paid_there(table, number, [claim for claim in found if claim.corner == corner], corner))
    right = corner_names(sum({1 << claim.corner for claim in found}))
    return _quest(filled(PAID, number=number), right, "catan.produce.robber-blocks", table, about)


def _paid_there(table: Table, number: int, paid: list[Claim], corner: int) -> Label:
    """What a corner takes on a roll, or why nothing."""
    if paid:
        cards = [f"{RESOURCES[table.island.lands[claim.land]]} {claim.amount}" for claim in paid]
        return filled(PAID_IS, corner=corner + 1, cards=both(lambda at: listed((said(card, at) for card in cards), at)))
    if not table.towns >> corner & 1:
        return say.NO_TOWN
    robbed = table.robber in LANDS_OF_CORNER[corner] and table.island.chips[table.robber] == number
    return filled(PAID_ROBBED if robbed else PAID_NOT, number=number)


def rob_quest(rng: Random) -> Quest:
    """Another land with a town of the victim (catan.seven.steal)."""
    while True:
        table = grown(rng, 12)._replace(phase="robber")
        victim = rng.randrange(1, table.players)
        right = tuple(land_name(land) for land in range(19) if land != table.robber and victim in victims(table, land))
        if right:
            break
    about = lambda gid: why(robber_reasons(table, Robber(number_of(gid), victim))) if gid.startswith("land:") else say.NO_LAND
    return _quest(filled(ROB, victim=both(lambda at: said(table.colours[victim], at))), right, "catan.seven.steal", table, about)


def settle_quest(rng: Random) -> Quest:
    """A free corner at one's own road, far enough from every town (catan.settlement.connects)."""
    while True:
        table = grown(rng, 14)
        right = settlement_places(table.seats[0], table.towns)
        if right:
            break
    about = _corner(lambda corner: why(settlement_reasons(table, 0, corner)[:-2]))
    return _quest(SETTLE, corner_names(right), "catan.settlement.connects", table, about)


def road_quest(rng: Random) -> Quest:
    """A free edge joined to one's own road or town (catan.road.connects)."""
    while True:
        table = grown(rng, 16)
        right = road_places(table.seats[0], table.roads, table.walls(0))
        if right:
            break
    return _quest(ROAD, edge_names(bits(right)), "catan.road.connects", table, _edge(lambda edge: why(edge_reasons(table, 0, edge))))


def city_quest(rng: Random) -> Quest:
    """One's own settlement (catan.city.upgrade)."""
    table = grown(rng, 16)
    while not table.seats[0].settlements:
        table = grown(rng, 16)
    return _quest(CITY, corner_names(table.seats[0].settlements), "catan.city.upgrade", table, _corner(lambda corner: why(city_reasons(table, 0, corner)[:1])))


def harbour_quest(rng: Random) -> Quest:
    """A corner of a harbour of some kind (catan.trade.harbour-2, .harbour-3)."""
    table = placing(rng, 0)
    at = {corner: table.island.harbours[place] for place, corners in enumerate(HARBOUR_CORNERS) for corner in bits(corners)}
    kind = rng.choice(sorted(set(at.values())))
    about = lambda corner: filled(AT_HARBOUR, corner=corner + 1, rate=_rate(at[corner])) if corner in at else filled(NO_HARBOUR, corner=corner + 1)
    right = tuple(f"corner:{corner + 1}" for corner, of in at.items() if of == kind)
    return _quest(filled(HARBOUR, rate=_rate(kind)), right, "catan.trade.harbour-3" if kind == ANY else "catan.trade.harbour-2", table, _corner(about))


def _rate(kind: int) -> Label:
    return both(lambda at: said("any", at)) if kind == ANY else both(lambda at: (f"{said(HARBOUR_KINDS[kind], at)} 2:1", f"{said(HARBOUR_KINDS[kind], at)}2対1")[at])


def card_quest(rng: Random) -> Quest:
    """A card held since an earlier turn, no victory point (catan.dev.not-same-turn)."""
    while True:
        table = armed(rng, dealt(rng, grown(rng, 10), 1, 4))
        table = table.with_seat(0, table.seats[0]._replace(new=ONE[rng.randrange(2)]))
        kinds = [kind for kind in range(4) if count(table.seats[0].cards, kind) and road_places(table.seats[0], table.roads, table.walls(0))]
        if kinds:
            break
    free = bits(road_places(table.seats[0], table.roads, table.walls(0)))[:1]
    land = next(land for land in range(19) if land != table.robber and not victims(table, land))
    tried = (Knight(land), RoadBuilding(tuple(free)), YearOfPlenty(2 * ONE[0]), Monopoly(0))

    def about(gid: str) -> Label:
        name = gid.rpartition(":")[2]
        if not gid.startswith("card:red:"):
            return say.NO_CARD
        return why(card_reasons(table, 0, tried[DEVELOPMENTS.index(name)])[:2]) if name in DEVELOPMENTS[:4] else words.both(words.text, "catan.dev.victory-point")

    return _quest(CARD, tuple(f"card:red:{DEVELOPMENTS[kind]}" for kind in kinds), "catan.dev.not-same-turn", table, about, shelf=True)


POINTS: dict[str, Callable[[Random], Quest]] = {
    "chip": chip_quest,
    "land": land_quest,
    "first-place": first_quest,
    "pair": pair_quest,
    "paid": paid_quest,
    "rob": rob_quest,
    "harbour": harbour_quest,
    "settle": settle_quest,
    "road": road_quest,
    "city": city_quest,
    "card": card_quest,
    "longer": longer_quest,
    "cut": cut_quest,
    "ten": ten_quest,
}
