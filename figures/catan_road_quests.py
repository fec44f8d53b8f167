"""Where a road grows longer, where a town cuts it, and who has won: pieces to point at."""
from random import Random

from figures import catan_quests as say
from figures.catan_scatter import armed, grown
from figures.catan_shown import edge_of, number_of
from figures.catan_telling import said
from figures.labels import Label
from figures.pointing import Quest
from figures.quests import filled, why
from figures.saying import both
from rulelib.catan.building import corner_reasons, edge_reasons, first_places, road_places
from rulelib.catan.island import bits, corner_names, edge_names
from rulelib.catan.roads import length
from rulelib.catan.table import GOAL, Table, points

LONGER: Label = ("Red's longest road has {now} roads. Click an edge where one more makes it longer.", "赤の最も長い道は{now}本です。もう1本置くと長くなる辺を選んでください。")
LONGER_IS: Label = ("With a road there the longest has {then}.", "そこに置くと、最も長い道は{then}本になります。")
CUT: Label = ("Red's longest road has {now} roads. Click a corner where a town of Blue's would make it shorter.", "赤の最も長い道は{now}本です。青の町を置くと短くなる交差点を選んでください。")
CUT_IS: Label = ("With Blue's town there {then} of {now} are left.", "そこに青の町があると、{now}本が{then}本になります。")
TEN: Label = ("It is {player}'s turn. Click the player who has won, or the dice where nobody has.", "{player}の手番です。勝ったプレイヤーを選んでください。まだ誰も勝っていなければサイコロを選んでください。")
TEN_IS: Label = ("{player} has {number} points.", "{player}は{number}点です。")
TEN_TURN: Label = ("{player} has {number} points, but it is not {player}'s turn.", "{player}は{number}点ですが、自分の手番ではありません。")
NOBODY_TEN: Label = ("The player in turn has {number} points.", "手番のプレイヤーは{number}点です。")
SEAT: Label = ("A player or the dice are asked for.", "選ぶのはプレイヤーかサイコロです。")
ISLAND = (("shelf", False), ("below", True))


def longer_quest(rng: Random) -> Quest:
    """A place where a road makes the longest longer, and one where it does not (catan.longest-road.trail)."""
    while True:
        table = grown(rng, 18)
        roads, walls = table.seats[0].roads, table.walls(0)
        free, now = bits(road_places(table.seats[0], table.roads, walls)), length(roads, walls)
        right = [edge for edge in free if length(roads | 1 << edge, walls) > now]
        if right and len(right) < len(free) and now > 2:
            break

    def about(gid: str) -> Label:
        if not gid.startswith("edge:"):
            return say.NO_EDGE
        edge = edge_of(gid)
        return filled(LONGER_IS, then=length(roads | 1 << edge, walls)) if edge in free else why(edge_reasons(table, 0, edge))

    return Quest(filled(LONGER, now=now), frozenset(edge_names(right)), "catan.longest-road.trail", table, table, about, (), ISLAND)


def cut_quest(rng: Random) -> Quest:
    """A free corner on the path, not at its end (catan.longest-road.cut)."""
    while True:
        table = grown(rng, 18)
        roads, walls = table.seats[0].roads, table.walls(0)
        now = length(roads, walls)
        left = {corner: length(roads, walls | 1 << corner) for corner in bits(first_places(table.towns))}
        right = sum(1 << corner for corner, then in left.items() if then < now)
        if right and now > 3:
            break

    def about(gid: str) -> Label:
        if not gid.startswith("corner:"):
            return say.NO_CORNER
        corner = number_of(gid)
        return filled(CUT_IS, then=left[corner], now=now) if corner in left else why(corner_reasons(table, corner))

    return Quest(filled(CUT, now=now), frozenset(corner_names(right)), "catan.longest-road.cut", table, table, about, (), ISLAND)


def ten_quest(rng: Random) -> Quest:
    """Somebody has ten points, in turn or not, or nearly (catan.win.not-on-others)."""
    while True:
        table = armed(rng, grown(rng, 45))
        best = max(range(table.players), key=lambda player: points(table, player))
        if GOAL - 1 <= points(table, best) <= GOAL + 1:
            break
    table = table._replace(turn=best if rng.random() < 0.6 else (best + 1) % table.players)
    right = table.colours[table.turn] if table.over else ""
    names = tuple(f"{piece}:{right}" for piece in ("player", "points")) if right else ("dice",)
    ask = filled(TEN, player=_name(table, table.turn))
    hidden = tuple(f"points:{colour}" for colour in table.colours)
    return Quest(ask, frozenset(names), "catan.win.not-on-others", table, table, lambda gid: _ten(table, gid), (), (("below", True), ("hidden", hidden)))


def _name(table: Table, player: int) -> Label:
    return both(lambda at: said(table.colours[player], at))


def _ten(table: Table, gid: str) -> Label:
    kind, _, colour = gid.partition(":")
    if kind == "dice":
        return filled(NOBODY_TEN, number=points(table, table.turn))
    if kind not in ("player", "points"):
        return SEAT
    player = table.colours.index(colour)
    told = TEN_TURN if points(table, player) >= GOAL and player != table.turn else TEN_IS
    return filled(told, player=_name(table, player), number=points(table, player))
