"""The pictures of Knitting Circle in the gallery."""
from random import Random
from typing import Any

from figures import knit_handouts as handouts
from figures import knit_legends as legends
from figures import knitting_circle  # noqa: F401  the painters
from figures.picture import Picture, Still
from rulelib.knitting_circle import Seat, Table, new_game, play, random_move, read

SEAT: dict[str, Any] = {
    "row": ["red k", "blue p", "green k"],
    "bowl": ["orange", "purple"],
    "paws": 2,
    "needles": 1,
    "workspace": ["red+blue", "green+purple", "hat", "socks", "symmetry", "colour-block"],
    "garments": [
        {"garment": "hat", "yarn": ["red k", "red p", "blue k"], "bonus": "one-each-garment"},
        {"garment": "scarf", "yarn": ["green p", "yellow k"] * 3, "bonus": "two-each-stripes", "finished": True, "buttons": ["yellow+green", "scarf", "stripes"]},
    ],
}
PLAYED: dict[str, Any] = {
    "players": 2,
    "round": 4,
    "phase": "gather",
    "start": 2,
    "cats": {"red": 2, "blue": 5},
    "slots": {1: ["green p", "purple p"], 2: ["blue k"], 3: ["yellow p", "red p"], 4: ["orange k", "blue k"], 5: ["red p"], 6: ["purple k", "green k"]},
    "rows": {1: ["red k"], 2: ["orange p", "yellow k"]},
    "bowls": {1: ["blue", "red"], 2: ["green"]},
    "paws": {1: 1, 2: 2},
    "needles": {2: 1},
    "workspaces": {
        1: ["red+blue", "orange+purple", "hat", "sweater", "symmetry", "stripes"],
        2: ["yellow+green", "green+blue", "scarf", "mittens", "solid", "colour-block"],
    },
    "garments": {
        1: [
            {"garment": "mittens", "yarn": ["red k", "blue p", "red k", "blue p"], "bonus": "two-points", "finished": True, "buttons": ["red+blue", "mittens", "stripes"]},
            {"garment": "sweater", "yarn": ["blue k", "purple p", "purple k", "blue p"], "bonus": "one-each-garment"},
            {"garment": "socks", "yarn": ["orange p", "orange k", "orange p", "orange k"], "bonus": "two-each-solid", "finished": True, "buttons": ["socks", "solid"]},
            {"garment": "hat", "yarn": ["red k", "red p"], "bonus": "paw-now"},
        ],
        2: [
            {"garment": "scarf", "yarn": ["green p", "green k", "yellow p", "yellow k", "blue p", "blue k"], "bonus": "one-each-of-type", "finished": True,
             "buttons": ["green+blue", "scarf", "colour-block"]},
            {"garment": "socks", "yarn": ["red p", "green k", "blue p"], "bonus": "yarn-now", "finished": True, "buttons": ["socks"]},
            {"garment": "long-johns", "yarn": ["purple p", "yellow k", "green p"], "bonus": "two-each-stripes"},
        ],
    },
    "centre": ["green", "purple"],
    "requests": ["three-patterns", "three-types turned", "seven-tiles", "four-garments"],
}  # a game in its fourth round, put together so that everything is seen


def seat() -> Seat:
    """A player with a garment at work and a finished one."""
    return read(SEAT)  # type: ignore[return-value]


def table() -> Table:
    """Two players in the fourth round; bag, decks and piles from a game by chance."""
    some, shown = new_game(2, Random(1)), read(PLAYED)
    supply = some.supply._replace(bag=some.supply.bag[:84], decks=tuple(deck[:12] for deck in some.supply.decks), requests=shown.supply.requests)  # type: ignore
    return shown._replace(supply=supply, piles=tuple(pile[:20] for pile in some.piles))  # type: ignore[union-attr,return-value]


def played(players: int, moves: int, seed: int = 4, requests: bool = True) -> Table:
    """A table after some moves of chance."""
    rng = Random(seed)
    table = new_game(players, rng, requests)
    for _ in range(moves):
        table = table if table.over else play(table, random_move(table, rng))
    return table


def still(position: Any, marks=(), **options: Any) -> Still:
    """A position as a picture of its own."""
    shown = Picture(position, marks, **options)
    return Still(tuple(shown.pieces.items()), shown.size)


KNITTING = {
    "knitting-table": (lambda: Picture(table()), 1200),
    "knitting-table-below": (lambda: Picture(played(2, 70), below=True, seats=(1,)), 800),
    "knitting-board": (lambda: Picture(seat(), cards=2), 900),
    "knitting-circle": (lambda: Picture(handouts.movement()), 700),
    "knit-patterns": (lambda: Picture(handouts.patterns()), 900),
    "knit-garments": (lambda: Picture(handouts.garments()), 900),
    "knit-sides": (lambda: Picture(legends.sides()), 900),
    "knit-buttons": (lambda: Picture(legends.buttons()), 900),
    "knit-actions": (lambda: Picture(legends.actions()), 1000),
    "knit-round": (lambda: Picture(legends.round_steps()), 1000),
    "knit-bonuses": (lambda: Picture(legends.bonuses()), 800),
    "knit-requests": (lambda: Picture(legends.requests()), 900),
    "knit-marks": (lambda: Picture(handouts.marks_legend()), 900),
}  # name: (picture, its width in pixels)
