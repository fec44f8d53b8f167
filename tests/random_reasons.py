"""The reasons that chance brings about, game by game: what random positions and whole games answer."""
from collections.abc import Iterator
from random import Random

import random_knit_moves
import random_looms
import weave_proofs
from proofs import ask_again
from random_catan_moves import moves_to_try
from random_quilts import random_moves, random_quilt
from random_tables import random_table
from rulelib import calico, catan, knitting_circle, warp_and_weft
from rulelib.answer import Because
from rulelib.calico.questions import Asked
from rulelib.catan.questions import QUESTIONS as ABOUT_TABLES
from rulelib.catan.questions import Asked as AskedOfTable
from rulelib.knitting_circle.questions import QUESTIONS as ABOUT_KNITTING
from rulelib.knitting_circle.questions import Asked as AskedOfKnitting
from rulelib.warp_and_weft.questions import Asked as AskedOfLoom


def of_quilts() -> Iterator[Because]:
    """Some hundred random quilts with their moves."""
    rng = Random(11)
    for number in range(300):
        position = random_quilt(rng, filled=rng.choice((0, 6, 22)), marked=number % 3 == 2)
        quilt, history = calico.read(position), ()
        for line in random_moves(rng, position):
            move = calico.read_move(line, quilt)
            quilt, history = calico.play(quilt, move), ((quilt, move),)
            yield from ask_again("gain", Asked(quilt, history, {})).because
        yield from calico.score(quilt).because


def of_looms() -> Iterator[Because]:
    """Some hundred random looms with moves on them, and what is asked on the way through two games."""
    rng = Random(11)
    for _ in range(150):
        position = random_looms.random_loom(rng)
        for ask, asked in loom_questions(position, random_looms.random_lines(rng, position), rng):
            yield from weave_proofs.ask_again(ask, asked).because
    for players in (2, 5):
        table, history = warp_and_weft.new_game(players, rng), ()
        while not table.over:
            move = warp_and_weft.random_move(table, rng)
            yield from warp_and_weft.check(table, move).because
            table, history = warp_and_weft.play(table, move), ((table, move),)
            for ask in ("hands", "kept", "phase", "round"):
                yield from weave_proofs.ask_again(ask, AskedOfLoom(table, history, {})).because


def loom_questions(position: dict, lines: list[str], rng: Random) -> Iterator[tuple[str, AskedOfLoom]]:
    """The questions that a loom allows, some cards and moves among them: ask, Asked."""
    weaver = warp_and_weft.read(position)
    arguments = [("count", {"card": card}) for card in rng.sample(random_looms.CARDS, 8)] + [("legal", {"move": line}) for line in lines]
    for ask, given in (*arguments, ("penalty", {}), ("shared-goal", {}), ("score", {})):
        yield ask, AskedOfLoom(weaver, (), given)


def of_tables() -> Iterator[Because]:
    """Some random tables of Catan, every question about them, and moves of every kind tried on them; one game played on its way."""
    rng = Random(11)
    asks = sorted(set(ABOUT_TABLES) - {"legal", "chips", "first-player"})
    for _ in range(60):
        table = random_table(rng)
        for move in moves_to_try(table, rng):
            yield from catan.check(table, move).because
        for ask in asks:
            yield from ABOUT_TABLES[ask](AskedOfTable(table, (), {"of": rng.choice(table.colours)})).because
    table = catan.new_game(3, rng)
    while not table.over:
        move = catan.random_move(table, rng)
        table, history = catan.play(table, move), ((table, move),)
        for ask in ("holders", "turn", "phase"):
            yield from ABOUT_TABLES[ask](AskedOfTable(table, history, {})).because


def of_rounds() -> Iterator[Because]:
    """Three games of Knitting Circle on their way, moves of every kind tried on them, and now and then every question."""
    rng = Random(11)
    asks = sorted(set(ABOUT_KNITTING) - {"legal", "winners", "round-end", "pattern", "garment", "bag"})
    for players in (2, 3, 4):
        table, history = knitting_circle.new_game(players, rng, requests=players > 2), ()
        while not table.over:
            for move in random_knit_moves.moves_to_try(table, rng):
                yield from knitting_circle.check(table, move).because
            for ask in asks if rng.random() < 0.1 else ():
                yield from ABOUT_KNITTING[ask](AskedOfKnitting(table, history, {"of": rng.randint(1, players)})).because
            move = knitting_circle.random_move(table, rng)
            table, history = knitting_circle.play(table, move), (*history, (table, move))


BY_CHANCE = {"calico": of_quilts, "catan": of_tables, "knitting-circle": of_rounds, "warp-and-weft": of_looms}
