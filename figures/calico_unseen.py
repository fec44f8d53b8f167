"""Positions that nobody has seen: by chance, from a random.Random, for self-checks."""
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from rulelib.calico import new_game, random_turn, show, show_move
from rulelib.calico.board import NAME, PLAYABLE_CELLS
from rulelib.calico.goals import goal_points
from rulelib.calico.patches import PATCHES, patch_text
from rulelib.calico.quilt import BEGINNER_CATS, BEGINNER_GOALS, Quilt, empty_quilt, laid
from rulelib.calico.setup import COLOURED_BORDERS, copies, deal_cats, deal_goals, deal_patterns, shuffled
from rulelib.calico.table import Table, play
from rulelib.casebook import Solved, solve
from rulelib.casefile import Case
from rulelib.groups import members


def unseen_quilt(rng: Random, filled: int, standard: bool = False, few: int = 3) -> Quilt:
    """A quilt with some spaces filled; only `few` colours and patterns are common, so that groups come about."""
    cats = deal_cats(rng) if standard else BEGINNER_CATS
    goals = deal_goals(rng)[:3] if standard else BEGINNER_GOALS
    quilt = empty_quilt(rng.choice(COLOURED_BORDERS), goals, cats, deal_patterns(rng))
    colours, patterns = rng.sample(range(6), few), rng.sample(range(6), few)
    for cell in rng.sample(PLAYABLE_CELLS, filled):
        patch = rng.choice(PATCHES) if rng.random() < 0.3 else 6 * rng.choice(colours) + rng.choice(patterns)
        quilt = laid(quilt, patch, cell)
    return quilt


def unseen_table(rng: Random, players: int, turns: int, variant: str = "beginner") -> Table:
    """A table after some random turns."""
    table = new_game(players, rng, variant)
    for _ in range(turns):
        table = play(table, random_turn(table, rng))
    return table


def bag_filled(table: Table, rng: Random) -> Table:
    """The table with the tiles that nobody has seen shuffled under those that its bag names (calico.setup.pile)."""
    left = Counter({patch: copies(table.variant) for patch in PATCHES})
    left.subtract(quilt.patch_at(cell) for quilt in table.quilts for cell in members(quilt.filled))
    left.subtract(patch for tiles in (*table.hands, table.market, table.bag) for patch in tiles if patch is not None)
    return table._replace(bag=table.bag + shuffled(tuple(left.elements()), rng))


def _legal(rng: Random, variant: str = "beginner") -> dict[str, Any]:
    """A turn that is as often against the rules as not."""
    table = unseen_table(rng, 2, rng.randrange(6, 20), variant)
    turn = random_turn(table, rng)
    slips = ("", "", "occupied", "market", "other", "take")
    slip = rng.choice(slips)
    if slip == "occupied":
        turn = turn._replace(cell=rng.choice([cell for cell in range(49) if not table.quilt(table.to_play).free >> cell & 1]))
    if slip == "market":
        turn = turn._replace(patch=rng.choice(table.market))
    if slip == "take":
        turn = turn._replace(take=rng.choice(table.hand(table.to_play)), slot=None)
    if slip == "other":
        turn = turn._replace(player=3 - table.to_play)
    return {"position": show(table), "ask": "legal", "arguments": {"move": show_move(turn, table)}}


def _gain(rng: Random, standard: bool = False) -> dict[str, Any]:
    """A placement, more often than not one that brings a token."""
    while True:
        quilt = unseen_quilt(rng, rng.randrange(8, 16), standard)
        patch, cell = rng.choice(PATCHES), rng.choice([cell for cell in PLAYABLE_CELLS if quilt.free >> cell & 1])
        after = laid(quilt, patch, cell)
        if (after.buttons, after.cats) != (quilt.buttons, quilt.cats) or rng.random() < 0.3:
            return {"position": show(quilt), "moves": [f"{patch_text(patch)} {NAME[cell]}"], "ask": "gain"}


def _goals(rng: Random, standard: bool = False) -> dict[str, Any]:
    """A full quilt of which at least one goal scores."""
    while True:
        quilt = unseen_quilt(rng, 22, standard, rng.choice((2, 3, 4)))
        if any(goal_points(quilt, space) for space in range(3)):
            return {"position": show(quilt), "ask": "goals"}


def _score(rng: Random, standard: bool = False) -> dict[str, Any]:
    return _goals(rng, standard) | {"ask": "score"}


def _market(rng: Random) -> dict[str, Any]:
    """The solo market after one more turn."""
    table = unseen_table(rng, 1, rng.randrange(0, 18))
    return {"position": show(table), "moves": [show_move(random_turn(table, rng), table)], "ask": "market"}


def _winners(rng: Random) -> dict[str, Any]:
    """Results that are often tied."""
    ends = {name: {"score": rng.choice((50, 52, 52)), "cats": rng.choice((3, 4)), "buttons": rng.choice((4, 5))} for name in ("Ann", "Ben", "Chie")}
    return {"position": {"results": ends}, "ask": "winners"}


MADE: dict[str, Callable[[Random], dict[str, Any]]] = {
    "legal": _legal,
    "legal-standard": lambda rng: _legal(rng, "standard"),
    "gain": _gain,
    "gain-standard": lambda rng: _gain(rng, True),
    "goals": _goals,
    "goals-standard": lambda rng: _goals(rng, True),
    "score": _score,
    "score-standard": lambda rng: _score(rng, True),
    "market": _market,
    "winners": _winners,
}


def unseen_case(kind: str, seed: int) -> Solved:
    """A case by chance of a kind of MADE; the same for the same seed."""
    made = {"moves": (), "arguments": {}} | MADE[kind](Random(f"{kind} {seed}"))
    case = Case(f"{kind}-{seed}", "calico", (), "plain", "", "", made["position"], tuple(made["moves"]), made["ask"], None, (), made["arguments"])
    return solve(case, compare=False)
