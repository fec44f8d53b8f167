"""Positions of Catan that nobody has seen: by chance, from a random.Random, for quizzes."""
from collections.abc import Callable
from random import Random
from typing import Any

from figures.catan_offers import bank_trades, buildings, discards, plays, robbers, steps, swaps
from figures.catan_scatter import armed, dealt, grown, placing
from figures.catan_slips import cut_by, knight_next, tied
from rulelib.casebook import Solved, solve
from rulelib.casefile import Case
from rulelib.catan import check, legal_moves, show, show_move
from rulelib.catan.cards import FULL_BANK, ONE, SETTLEMENT_COST
from rulelib.catan.island import COAST
from rulelib.catan.lands import deal_island
from rulelib.catan.moves import Move, Roll
from rulelib.catan.production import claims
from rulelib.catan.roads import length
from rulelib.catan.setup import Chips, Rolls
from rulelib.catan.table import COLOURS, GOAL, Table, points
from rulelib.catan.trading import harbours_of

Made = dict[str, Any]


def _chips(rng: Random) -> Made:
    return {"position": show(Chips(deal_island(rng).lands, rng.choice(COAST))), "ask": "chips"}


def _first_player(rng: Random) -> Made:
    """Tied as often as not."""
    colours = COLOURS[: rng.choice((3, 4))]
    while True:
        rolls = Rolls(colours, tuple((rng.randint(1, 6), rng.randint(1, 6)) for _ in colours))
        totals = [sum(dice) for dice in rolls.dice]
        if totals.count(max(totals)) > 1 or rng.random() < 0.15:
            return {"position": show(rolls), "ask": "first-player"}


def _first_places(rng: Random) -> Made:
    """Late in a set-up of four, so that the places left can be counted."""
    return {"position": show(placing(rng, 7, 4)), "ask": "settlements"}


def _second_yield(rng: Random) -> Made:
    table = placing(rng, rng.randint(3, 5))
    return {"position": show(table), "moves": [_line(rng.choice(legal_moves(table)), table)], "ask": "hands"}


def _snake(rng: Random) -> Made:
    players = rng.choice((3, 4))
    table = placing(rng, rng.randrange(1, 2 * players), players)
    return {"position": show(table), "moves": [_line(rng.choice(legal_moves(table)), table)], "ask": "turn"}


def _line(move: Move, table: Table) -> str:
    return show_move(move, table)


def _roll(rng: Random, total: int) -> Roll:
    return Roll(*rng.choice([(a, total - a) for a in range(1, 7) if 1 <= total - a <= 6]))


def _production(rng: Random, short: bool = False) -> Made:
    """A roll that pays somebody, the robber's land more often than not among those of its number."""
    while True:
        table = dealt(rng, grown(rng, 16), 0, 2)._replace(phase="roll")
        total = table.island.chips[table.robber] if rng.random() < 0.7 else rng.choice((5, 6, 8, 9))
        found = claims(table, total) if total else []
        if len(found) < 2 or len({claim.player for claim in found}) < 2:
            continue
        if short:
            table = _run_short(rng, table, {table.island.lands[claim.land] for claim in found})
        return {"position": show(table), "moves": [_line(_roll(rng, total), table)], "ask": "hands"}


def _run_short(rng: Random, table: Table, kinds: set[int]) -> Table:
    """A bank with one card left of each kind that is claimed."""
    return table._replace(bank=table.bank - sum((table.bank >> 8 * kind & 255) * ONE[kind] - ONE[kind] for kind in kinds))


def _legal(offers: Callable[[Random], tuple[Table, list[Move]]]) -> Callable[[Random], Made]:
    """One move of many, legal as often as not."""

    def made(rng: Random) -> Made:
        wanted = rng.random() < 0.5
        while True:
            table, moves = offers(rng)
            found = [move for move in moves if check(table, move).value == wanted]
            if found:
                move = rng.choice(found)
                return {"position": show(table), "ask": "legal", "arguments": {"move": _line(move, table)}}

    return made


def _rates(rng: Random) -> Made:
    """Somebody with a harbour, most often."""
    while True:
        table = grown(rng, 16)
        player = rng.randrange(table.players)
        if harbours_of(table.island, table.seats[player].towns) or rng.random() < 0.05:
            return {"position": show(table), "ask": "rates", "arguments": {"of": table.colours[player]}}


def _places(rng: Random, ask: str) -> Made:
    """The cards for it in hand; a handful of places."""
    while True:
        table = grown(rng, 14)
        seat = table.seats[0]._replace(hand=SETTLEMENT_COST)
        table = table.with_seat(0, seat)._replace(bank=FULL_BANK - SETTLEMENT_COST)
        made = {"position": show(table), "ask": ask}
        if 1 <= len(_solved("places", made).answer.value) <= 12:
            return made


def _longest_road(rng: Random) -> Made:
    """Branches or a cut: not all roads count."""
    while True:
        table = grown(rng, 22)
        player = rng.randrange(table.players)
        roads = table.seats[player].roads
        if 4 <= length(roads, table.walls(player)) < roads.bit_count():
            return {"position": show(table), "ask": "longest-road", "arguments": {"of": table.colours[player]}}


def _holders(rng: Random) -> Made:
    """A settlement that cuts the longest road, a knight, or one road more."""
    table, move = rng.choice((cut_by, knight_next, tied))(rng)
    return {"position": show(table), "moves": [_line(move, table)], "ask": "holders"}


def _score(rng: Random) -> Made:
    table = armed(rng, grown(rng, 20))
    return {"position": show(table), "ask": "score", "arguments": {"of": table.colours[rng.randrange(table.players)]}}


def _winner(rng: Random) -> Made:
    """Somebody near ten points, in turn or not."""
    while True:
        table = armed(rng, grown(rng, 45))
        best = max(range(table.players), key=lambda player: points(table, player))
        if GOAL - 1 <= points(table, best) <= GOAL + 1:
            turn = best if rng.random() < 0.6 else (best + 1) % table.players
            return {"position": show(table._replace(turn=turn, phase="roll")), "ask": "winner"}


MADE: dict[str, Callable[[Random], Made]] = {
    "turn": _legal(steps),
    "chips": _chips,
    "first-player": _first_player,
    "first-places": _first_places,
    "second-yield": _second_yield,
    "snake": _snake,
    "production": _production,
    "shortage": lambda rng: _production(rng, True),
    "discard": _legal(discards),
    "robber": _legal(robbers),
    "rates": _rates,
    "bank-trade": _legal(bank_trades),
    "trade": _legal(swaps),
    "places": lambda rng: _places(rng, "settlements"),
    "roads": lambda rng: _places(rng, "roads"),
    "build": _legal(buildings),
    "card": _legal(plays),
    "longest-road": _longest_road,
    "holders": _holders,
    "score": _score,
    "winner": _winner,
}


def _solved(id: str, made: Made) -> Solved:
    made = {"moves": (), "arguments": {}} | made
    return solve(Case(id, "catan", (), "plain", "", "", made["position"], tuple(made["moves"]), made["ask"], None, (), made["arguments"]), compare=False)


def unseen_case(kind: str, seed: int) -> Solved:
    """A case by chance of a kind of MADE; the same for the same seed."""
    return _solved(f"{kind}-{seed}", MADE[kind](Random(f"{kind} {seed}")))
