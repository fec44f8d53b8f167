"""Pieces of Calico to point at: neighbours alike, tiles around goals, and what lies where after the set-up."""
from collections.abc import Callable
from random import Random

from figures.calico_midturn import Midturn
from figures.calico_quilt import patches_on
from figures.calico_targets import both as word, patch_label
from figures.calico_unseen import unseen_quilt
from figures.labels import Label
from figures.pointing import Quest
from rulelib.calico import new_game
from rulelib.calico.board import BORDER, GOAL_CELLS, GOALS, NAME, NEAR, PLAYABLE, PLAYABLE_CELLS, SPACES
from rulelib.calico.patches import PATTERNS
from rulelib.calico.quilt import Quilt, laid
from rulelib.calico.table import Table
from rulelib.groups import members

ALIKE: dict[str, Label] = {
    "pattern": ("Click a neighbour of {0} ({1}) with its pattern, but of another colour.", "{0}（{1}）に隣接し、模様が同じで色の違うタイルを選んでください。"),
    "colour": ("Click a neighbour of {0} ({1}) of its colour, but with another pattern.", "{0}（{1}）に隣接し、色が同じで模様の違うタイルを選んでください。"),
}
EDGE = {True: ("{0} shares an edge with {1}", "{0}は{1}と辺を共有しています。"), False: ("{0} shares no edge with {1}", "{0}は{1}と辺を共有していません。")}
COLOUR = {True: ("the colour is the same", "色は同じで"), False: ("the colour is another", "色は違い")}
PATTERN = {True: ("the pattern is the same", "模様は同じです。"), False: ("the pattern is another", "模様は違います。")}
NO_TILE: Label = ("{0} carries no tile.", "{0}にはタイルがありません。")
AROUND: Label = ("Click a space whose tile will count for {0} and for no other goal.", "置いたタイルを{0}に数え、ほかの目標には数えないマスを選んでください。")
TOUCHES: Label = ("{0} touches {1}.", "{0}が接しているのは、{1}です。")
NO_GOAL: Label = ("no goal", "どの目標でもないマス")
AND: Label = (" and ", "と")
GOAL_PLACE: Label = ("Your three goals lie face down. Click the space where {0} belongs.", "3枚の目標が伏せてあります。{0}を置く目標スペースを選んでください。")
LIES_HERE: Label = ("{0}: {1} belongs here.", "{0}に置くのは{1}です。")
CALLS: Label = ("Click a printed patch whose pattern {0} likes in this game.", "外周の印刷タイルから、このゲームで{0}が好む模様を1枚選んでください。")
LIKED: Label = ("{0}: a pattern that {1} likes.", "{0}は{1}の好む模様です。")
FIRST_TILE: Label = ("Your first turn begins. Click a tile that you may place.", "最初の手番です。置くことのできるタイルを1枚選んでください。")
FIRST_TAKE: Label = ("Your first tile is placed. Click one that you may take now.", "最初のタイルを置きました。次に取ることのできるタイルを1枚選んでください。")
WHERE: dict[str, Label] = {
    "hand": ("It lies in your hand.", "これは手元のタイルです。"),
    "market": ("It lies in the market.", "これは市場のタイルです。"),
    "goal": ("This is a goal.", "ここは目標です。"),
    "border": ("This is printed on the border.", "これは外周に印刷されたタイルです。"),
    "tile": ("This is the tile that you placed.", "これは今置いたタイルです。"),
    "free": ("This is a free space.", "ここは空きマスです。"),
}


def filled(label: Label, *values: Label) -> Label:
    """A sentence in both languages with words put in."""
    return tuple(label[at].format(*(value[at] for value in values)) for at in (0, 1))


def alike(rng: Random, way: str) -> Quest:
    """A neighbour that is like a tile in one way only (calico.tile.two-faces, calico.adjacent.edge)."""
    while True:
        quilt = unseen_quilt(rng, rng.randrange(12, 20))
        patches = patches_on(quilt)
        cell = rng.choice([cell for cell in patches if PLAYABLE >> cell & 1])
        here = patches[cell]
        same = {other: (patch // 6 == here // 6, patch % 6 == here % 6) for other, patch in patches.items()}
        wanted = (way == "colour", way == "pattern")
        right = frozenset(NAME[other] for other in members(NEAR[cell]) if same.get(other) == wanted)
        if right:
            break
    ask = filled(ALIKE[way], (NAME[cell],) * 2, patch_label(here))
    return Quest(ask, right, "calico.tile.two-faces", quilt, quilt, lambda gid: _likeness(gid, cell, same), (("chosen", (NAME[cell],)),))


def _likeness(gid: str, cell: int, same: dict[int, tuple[bool, bool]]) -> Label:
    other = NAME.index(gid)
    if other not in same:
        return filled(NO_TILE, (gid, gid))
    colour, pattern = same[other]
    edge = filled(EDGE[bool(NEAR[cell] >> other & 1)], (gid, gid), (NAME[cell],) * 2)
    en, ja = zip(edge, COLOUR[colour], PATTERN[pattern])
    return "; ".join(en) + ".", f"{ja[0]}{ja[1]}、{ja[2]}"


def around_goals(rng: Random) -> Quest:
    """A space that touches one goal or two (calico.tile.counts-everywhere)."""
    quilt = unseen_quilt(rng, rng.randrange(4, 9))
    touched = {NAME[cell]: tuple(k for k in range(3) if NEAR[GOAL_CELLS[k]] >> cell & 1) for cell in range(49)}
    goals = rng.choice(sorted({spaces for gid, spaces in touched.items() if spaces and gid not in map(NAME.__getitem__, GOAL_CELLS)}))
    right = frozenset(gid for gid, spaces in touched.items() if spaces == goals)

    def named(spaces: tuple[int, ...]) -> Label:
        words = [word(quilt.goals[k]) for k in spaces]
        return tuple(AND[at].join(each[at] for each in words) or NO_GOAL[at] for at in (0, 1))

    about = lambda gid: filled(TOUCHES, (gid, gid), named(touched[gid]))
    return Quest(filled(AROUND, named(goals)), right, "calico.tile.counts-everywhere", quilt, quilt, about)


def _where(gid: str) -> str:
    """What kind of piece it is on the table of one player."""
    place, _, name = gid.partition(":")
    if place != "1":
        return place.rstrip("1")
    bit = 1 << NAME.index(name)
    return "goal" if bit & GOALS else "border" if bit & BORDER else "free"


def goal_place(rng: Random) -> Quest:
    """Where a beginner's goal belongs (calico.setup.goals)."""
    table, space = new_game(1, rng), rng.randrange(3)
    spaces = {f"1:{NAME[cell]}": k for k, cell in enumerate(GOAL_CELLS)}

    def about(gid: str) -> Label:
        if gid not in spaces:
            return WHERE[_where(gid)]
        return filled(LIES_HERE, _capital(word(SPACES[spaces[gid]])), word(table.quilts[0].goals[spaces[gid]]))

    right = frozenset(gid for gid, k in spaces.items() if k == space)
    ask = filled(GOAL_PLACE, word(table.quilts[0].goals[space]))
    return Quest(ask, right, "calico.setup.goals", table._replace(variant="family"), table, about)


def liked_pattern(rng: Random) -> Quest:
    """A printed patch that a cat likes (calico.setup.cat-patterns)."""
    table, of = new_game(1, rng), rng.randrange(3)
    quilt = table.quilts[0]
    printed = {f"1:{NAME[cell]}": patch % 6 for cell, patch in patches_on(quilt).items()}

    def about(gid: str) -> Label:
        pattern = _pattern(table, gid, printed)
        return WHERE[_where(gid)] if pattern is None else _both_said(WHERE[_where(gid)], pattern, quilt.cat_names[quilt.wants[pattern]])

    right = frozenset(gid for gid, pattern in printed.items() if quilt.wants[pattern] == of)
    return Quest(filled(CALLS, word(quilt.cat_names[of])), right, "calico.setup.cat-patterns", table, table, about)


def _pattern(table: Table, gid: str, printed: dict[str, int]) -> int | None:
    place, _, number = gid.partition(":")
    if place == "1":
        return printed.get(gid)
    return (table.market if place == "market" else table.hands[0])[int(number) - 1] % 6


def _both_said(where: Label, pattern: int, cat: str) -> Label:
    liked = filled(LIKED, _capital(word(PATTERNS[pattern])), word(cat))
    return f"{where[0]} {liked[0]}", where[1] + liked[1]


def _capital(label: Label) -> Label:
    return label[0][:1].upper() + label[0][1:], label[1]


def first_tile(rng: Random) -> Quest:
    """One of the two tiles in hand (calico.setup.hand-and-market)."""
    table = new_game(1, rng)
    return Quest(FIRST_TILE, frozenset({"hand1:1", "hand1:2"}), "calico.setup.hand-and-market", table, table, lambda gid: WHERE[_where(gid)])


def first_take(rng: Random) -> Quest:
    """One of the three tiles of the market, in the middle of a turn (calico.take.market)."""
    table = new_game(1, rng)
    quilt = laid(table.quilts[0], table.hands[0][0], rng.choice(PLAYABLE_CELLS))
    there = Midturn(table._replace(quilts=(quilt,)), "hand1:1")
    right = frozenset(f"market:{slot}" for slot in (1, 2, 3))
    return Quest(FIRST_TAKE, right, "calico.take.market", there, there, lambda gid: WHERE["tile" if _filled(quilt, gid) else _where(gid)])


def _filled(quilt: Quilt, gid: str) -> bool:
    place, _, name = gid.partition(":")
    return place == "1" and bool(quilt.filled >> NAME.index(name) & 1)


POINTS: dict[str, Callable[[Random], Quest]] = {
    "same-pattern": lambda rng: alike(rng, "pattern"),
    "same-colour": lambda rng: alike(rng, "colour"),
    "around-goals": around_goals,
    "goal-place": goal_place,
    "liked-pattern": liked_pattern,
    "first-tile": first_tile,
    "first-take": first_take,
}
