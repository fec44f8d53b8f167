"""Hundreds of whole games of Knitting Circle at every step: yarn, buttons, cards, needles and paws are all there, sides stay; drafts never stand still."""
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from rulelib import knitting_circle
from rulelib.knitting_circle.circle import Circle, reachable, taken
from rulelib.knitting_circle.deck import BUTTONS, TYPES
from rulelib.knitting_circle.moves import Finish, Flip, Gather, Keep, Knit, Paw
from slow_knit import BONUSES, BUTTON_BOX, CARDS, SHAPES, SlowTable, shape

PARTS = range(6)  # each stands for GAMES games of each number of players
GAMES = 20
ALL_YARN = dict.fromkeys(range(6), 24)
ALL_BUTTONS = {BUTTONS.index(name): number for name, number in BUTTON_BOX.items()}
ALL_CARDS = {(kind, bonus): 2 for kind in range(6) for bonus in range(7)}
SIDES = [tuple("kp".index(side) for side in CARDS[kind][1].replace("/", "")) for kind in TYPES]
ICONS = [[space - 1 for space, icon in CARDS[kind][3].items() if icon == "paw"] for kind in TYPES]
PAW_NOW = BONUSES.index("paw-now")
each_number = pytest.mark.parametrize("players", [2, 3, 4])


def yarn(table) -> Counter:
    """All tiles by colour."""
    colours = [*table.supply.bag, *table.centre, *(tile >> 1 for tile in table.circle.slots if tile >= 0)]
    for knitter in table.knitters:
        colours += [*knitter.bowl, *(tile >> 1 for tile in knitter.row)]
        colours += [tile >> 1 for garment in knitter.garments for tile in garment.yarn]
    return Counter(colours)


def buttons_and_cards(table) -> tuple[Counter, Counter]:
    """All buttons, and all cards by type and bonus."""
    buttons = Counter(button for pile in table.piles for button in pile)
    cards = Counter((kind, bonus) for kind, deck in enumerate(table.supply.decks) for bonus in deck)
    for knitter in table.knitters:
        buttons.update(knitter.workspace)
        for garment in knitter.garments:
            buttons.update(garment.buttons or ())
            cards[garment.type, garment.bonus] += 1
    return buttons, cards


def laid_right(table) -> None:
    """Needles, workspaces, and sides of placed tiles and of those beside the circle."""
    assert all(tile % 2 == (at // 2 + 1) % 2 for at, tile in enumerate(table.circle.slots) if tile >= 0)  # spaces 1, 3, 5 … are purl
    cats = [at for at in table.circle.cats if at >= 0]
    assert len(cats) == len(set(cats)) == table.players
    for knitter in table.knitters:
        assert knitter.needles + sum(not garment.finished for garment in knitter.garments) == 2 and len(knitter.row) <= 4
        assert max(Counter(shape(BUTTONS[button]) for button in knitter.workspace).values(), default=0) <= 2
        for garment in knitter.garments:
            assert tuple(tile % 2 for tile in garment.yarn) == SIDES[garment.type][: len(garment.yarn)]


def sides_stay(before, move, after) -> None:
    """A gathered tile keeps its side, a row changes by one flip only, and what is knitted stays."""
    at = before.to_play - 1
    old, new = before.knitters[at], after.knitters[at]
    if isinstance(move, Gather):
        assert new.row == (*old.row, move.tile) and move.tile in before.circle.slots[2 * move.space : 2 * move.space + 2]
    elif isinstance(move, Flip):
        assert not Counter(new.row) - Counter((*old.row, move.tile ^ 1))
    else:
        assert not Counter(new.row) - Counter(old.row)
    for was, now in zip(old.garments, new.garments):
        assert now.yarn[: len(was.yarn)] == was.yarn and len(now.yarn) - len(was.yarn) <= isinstance(move, Knit)


def paws_due(knitter, used: int, requests: int) -> int:
    """One at the start, those of icons, instant bonuses and requests; less those used."""
    icons = sum(place < len(garment.yarn) for garment in knitter.garments for place in ICONS[garment.type])
    return 1 + icons + sum(bool(garment.finished) and garment.bonus == PAW_NOW for garment in knitter.garments) + requests - used


def fulfilled(table, paid: list[set]) -> None:
    """Note the requests that bring a player a paw: those fulfilled before they are turned."""
    slow = SlowTable(knitting_circle.show(table))
    for player, had in enumerate(paid, 1):
        had |= {request for request, turned in slow.requests.items() if not turned and slow.people[player].fulfils(request)}


def whole_game(players: int, seed: int) -> None:
    """One game with all that must hold on the way."""
    rng = Random(f"{players} {seed}")
    table = knitting_circle.new_game(players, rng, requests=bool(seed % 2))
    used, paid, gathered = [0] * players, [set() for _ in range(players)], 0
    while not table.over:
        move, before, at = knitting_circle.random_move(table, rng), table, table.to_play - 1
        table = knitting_circle.play(table, move)
        used[at] += isinstance(move, Paw)
        if isinstance(move, Finish):
            fulfilled(table, paid)
        assert yarn(table) == ALL_YARN
        laid_right(table)
        sides_stay(before, move, table)
        assert table.knitters[at].paws == paws_due(table.knitters[at], used[at], len(paid[at]))
        gathered += isinstance(move, Gather)
        if isinstance(move, (Finish, Keep)):
            assert buttons_and_cards(table) == (ALL_BUTTONS, ALL_CARDS)
        if table.phase == "start-tile":
            refilled(table)
    assert buttons_and_cards(table) == (ALL_BUTTONS, ALL_CARDS) and gathered == 24 * players and table.centre == ()


def refilled(table) -> None:
    """A round begins: full circle, full workspaces while the piles last, empty rows, at most two tiles in a bowl."""
    assert -2 not in table.circle.slots and len(table.centre) == 7 - table.round
    for knitter in table.knitters:
        assert knitter.row == () and len(knitter.bowl) <= 2
        lying = Counter(shape(BUTTONS[button]) for button in knitter.workspace)
        assert all(lying[name] == 2 or not pile for name, pile in zip(SHAPES, table.piles))


@each_number
@pytest.mark.parametrize("part", PARTS)
def test_whole_games_lose_nothing_and_keep_every_side(players, part):
    for seed in range(part * GAMES, (part + 1) * GAMES):
        whole_game(players, seed)


def stands_still(players: int, spaces: int, cats: tuple[int, ...]) -> int | None:
    """The turn at which some way of gathering a round comes to a standstill; None if none does. All ways are gone through together."""
    ways = {Circle((0,) * (2 * spaces), cats + (-1,) * (4 - players))}
    for turn in range(4 * players):
        after = set()
        for circle in ways:
            reach = reachable(circle, turn % players)
            if not reach:
                return turn
            after.update(taken(circle, turn % players, space, 0) for space in reach)
        ways = after
    return None


def starts(players: int) -> list[tuple[int, ...]]:
    """Where cats may stand when a round begins, the first at one space: 2 × players + 2 spaces are alike."""
    return [(0, *others) for others in permutations(range(1, 2 * players + 2), players - 1)]


@pytest.mark.parametrize("players", [2, 3])
def test_no_draft_of_two_or_three_comes_to_a_standstill_from_any_places(players):
    assert [cats for cats in starts(players) if stands_still(players, 2 * players + 2, cats) is not None] == []


def test_no_draft_of_four_comes_to_a_standstill_from_the_marked_places():
    """Whoever starts, the cats go in this order round the table; the others stand on the marked spaces in every order."""
    assert [others for others in permutations((2, 4, 6)) if stands_still(4, 10, (0, *others)) is not None] == []


def test_drafts_of_four_by_chance_do_not_stand_still_from_any_places():
    assert len(starts(4)) == 504
    for cats in starts(4):
        rng = Random(str(cats))
        for _ in range(4):
            circle = Circle((0,) * 20, cats)
            for turn in range(16):
                reach = reachable(circle, turn % 4)
                assert reach, (cats, turn)
                circle = taken(circle, turn % 4, rng.choice(reach), 0)
            assert circle.slots.count(0) == 4


@each_number
def test_with_fewer_spaces_a_draft_can_come_to_a_standstill(players):
    """Why the ruling has two spaces more."""
    assert stands_still(players, 2 * players, tuple(range(0, 2 * players, 2))) is not None
