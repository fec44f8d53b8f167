"""A whole game of Calico: hands, market, bag, turns (calico.turn.*, calico.place.*, calico.take.*, calico.solo.*).

Chance is in the position: the bag's order is fixed when the game is set up, so a move played again
gives the same position. An unknown patch is None (`?` in text).
"""
from random import Random
from typing import NamedTuple

from rulelib.answer import Answer, Refused
from rulelib.calico.board import PLAYABLE_CELLS
from rulelib.calico.quilt import Quilt, laid

Patch = int | None
_tuple = tuple.__new__  # builds a position half as fast again as its class does


class Turn(NamedTuple):
    """A whole turn: a patch of the hand on a cell, then a patch of the market; or a part of one, to be judged alone.

    `slot` (0 to 2) is given only where the market shows the patch more than once.
    """

    patch: int | None = None
    cell: int | None = None
    take: int | None = None
    slot: int | None = None
    player: int | None = None


class Table(NamedTuple):
    """The position of a game. Players are 1 to 4; `to_play` is 0 after the end; the bag's first patch is drawn next."""

    players: int
    variant: str
    to_play: int
    quilts: tuple[Quilt, ...]
    hands: tuple[tuple[Patch, Patch], ...]
    market: tuple[Patch, Patch, Patch]
    bag: tuple[Patch, ...]

    @property
    def over(self) -> bool:
        """Whether everybody has filled the 22 spaces (calico.end.full)."""
        return self.to_play == 0

    def quilt(self, player: int) -> Quilt:
        """The quilt of a player, 1 to 4."""
        return self.quilts[player - 1]

    def hand(self, player: int) -> tuple[Patch, Patch]:
        """The two tiles of a player, 1 to 4."""
        return self.hands[player - 1]


def refilled(table: Table, slot: int) -> tuple[tuple, tuple]:
    """The market and the bag after the patch of a slot was taken (calico.take.refill, calico.solo.market)."""
    market, bag = table.market, table.bag
    rest = market[:slot] + market[slot + 1 :]
    if table.players > 1:
        return rest + (bag[:1] or (None,)), bag[1:]
    first, second = bag[:2] if len(bag) > 1 else (*bag, None, None)[:2]
    return (rest[1], first, second), bag[2:]


def play(table: Table, turn: Turn) -> Table:
    """The position after a whole turn. Raises Refused, with all the reasons, where `check` says no."""
    players, variant, to_play, quilts, hands, market, bag = table
    player = to_play - 1
    hand, (patch, cell, take, slot, who) = hands[player], turn
    if take is None or cell is None or who not in (None, player + 1) or player < 0 or patch not in hand:
        return _refuse(table, turn)
    if slot is None and take in market:
        slot = market.index(take)
    quilt = quilts[player]
    if slot is None or market[slot] != take or not quilt.free >> cell & 1:
        return _refuse(table, turn)
    kept = hand[1] if hand[0] == patch else hand[0]
    quilts = quilts[:player] + (laid(quilt, patch, cell),) + quilts[player + 1 :]
    hands = hands[:player] + ((kept, take),) + hands[player + 1 :]
    market, bag = refilled(table, slot)
    next_player = to_play % players + 1
    if not quilts[next_player - 1].free:
        next_player = _next(quilts, player)
    return _tuple(Table, (players, variant, next_player, quilts, hands, market, bag))


def _refuse(table: Table, turn: Turn) -> Table:
    from rulelib.calico.legality import check_turn

    answer = check_turn(table, turn)
    if answer.value:
        raise ValueError(f"a part of a turn cannot be played alone: {turn}")
    raise Refused(turn, answer)


def _next(quilts: tuple[Quilt, ...], player: int) -> int:
    """Who plays next, 1 to 4: the next clockwise with a space to fill; 0 when there is none."""
    count = len(quilts)
    for step in range(1, count + 1):
        following = (player + step) % count
        if quilts[following].free:
            return following + 1
    return 0


def legal_turns(table: Table) -> list[Turn]:
    """Every whole turn that may be played now; none after the end."""
    if table.over:
        return []
    hand, free = table.hand(table.to_play), table.quilt(table.to_play).free
    cells = [cell for cell in PLAYABLE_CELLS if free >> cell & 1]
    return [Turn(patch, cell, take) for patch in dict.fromkeys(hand) for cell in cells for take in dict.fromkeys(table.market) if None not in (patch, take)]


def random_turn(table: Table, rng: Random) -> Turn:
    """One legal turn by chance: a hand tile, a free space, a market tile, each turn as likely as any other."""
    quilts, hands, market, player, random = table.quilts, table.hands, table.market, table.to_play - 1, rng.random
    free = quilts[player].free
    while True:
        chance = int(random() * 132)  # 22 spaces, 2 hand tiles, 3 slots
        cell = PLAYABLE_CELLS[chance // 6]
        if free >> cell & 1:
            break
    slot = chance % 3
    take = market[slot]
    return _tuple(Turn, (hands[player][chance % 2], cell, take, slot if market.count(take) > 1 else None, None))


def playout(table: Table, rng: Random) -> Table:
    """The end of a game in which everybody plays random legal turns."""
    while table.to_play:
        table = play(table, random_turn(table, rng))
    return table
