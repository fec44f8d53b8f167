"""Looms that nobody has seen: by chance, from a random.Random, for quizzes and self-checks."""
from collections.abc import Callable
from random import Random
from typing import Any

from rulelib.casebook import Solved, solve
from rulelib.casefile import Case
from rulelib.warp_and_weft import new_game, play, show, show_move
from rulelib.warp_and_weft.cards import ADJACENCY_CARDS, GOAL_CARDS, INTERLACING_CARDS, Card, card_text
from rulelib.warp_and_weft.counting import READINGS, count
from rulelib.warp_and_weft.legality import Mark, Weave
from rulelib.warp_and_weft.loom import Loom, empty_loom, woven
from rulelib.warp_and_weft.playing import random_move
from rulelib.warp_and_weft.scoring import Weaver, penalty_points, score_total, shared_goal
from rulelib.warp_and_weft.table import Draw
from rulelib.warp_and_weft.threads import COLOURS, HOLES

NAMES = ("ann", "ben", "chie")


def unseen_loom(rng: Random, threads: int, colours: int = 3, holes: int = HOLES) -> Loom:
    """A loom with some threads, most of them of a few colours, so that patterns come about; each crossing by chance."""
    loom, common = empty_loom(holes), rng.sample(range(len(COLOURS)), colours)
    for _ in range(threads):
        colour = rng.choice(common) if rng.random() < 0.85 else rng.randrange(len(COLOURS))
        place = rng.choice(loom.free)
        loom = woven(loom, colour, place, sides(rng, loom, place))
    return loom


def sides(rng: Random, loom: Loom, place: int) -> int:
    """The threads that a thread at a place goes under, each by chance, as a mask."""
    return sum(1 << other for other in loom.crossed(place) if rng.random() < 0.5)


def unseen_weaver(rng: Random, threads: int, colours: int = 3) -> Weaver:
    """A loom with the common cards of a game, as yet without buttons."""
    shown = (*rng.sample(ADJACENCY_CARDS, 4), *rng.sample(INTERLACING_CARDS, 4))
    return Weaver(unseen_loom(rng, threads, colours), None, (), shown, rng.choice(GOAL_CARDS))


def _marked(rng: Random, weaver: Weaver, each: int = 2) -> Weaver:
    """The weaver with some buttons of either shape."""
    return weaver._replace(buttons=(*rng.sample(weaver.shown[:4], each), *rng.sample(weaver.shown[4:], each)))


def _counted(rng: Random, cards: tuple[Card, ...], least: int, most: int = 7, reading: str = "consecutive") -> dict[str, Any]:
    """A loom on which a card counts something, now and then nothing."""
    while True:
        weaver = Weaver(unseen_loom(rng, rng.randrange(9, 15)), reading=reading)
        card = rng.choice(cards)
        if (least <= count(weaver.loom, card, reading) <= most) or rng.random() < 0.02:
            return {"position": show(weaver), "ask": "count", "arguments": {"card": card_text(card)}}


def _reading(rng: Random) -> dict[str, Any]:
    """An interlacing card under a reading by which it counts otherwise than by the usual one."""
    while True:
        made = _counted(rng, INTERLACING_CARDS, 2, reading=rng.choice(READINGS[1:]))
        solved = solve(_case("reading", made), compare=False)
        loom, card = solved.position.loom, next(card for card in INTERLACING_CARDS if card_text(card) == made["arguments"]["card"])
        if count(loom, card) != solved.answer.value:
            return made


def _penalty(rng: Random) -> dict[str, Any]:
    while True:
        weaver = Weaver(unseen_loom(rng, rng.randrange(10, 17), 2))
        if penalty_points(weaver.loom) or rng.random() < 0.1:
            return {"position": show(weaver), "ask": "penalty"}


def _shared_goal(rng: Random) -> dict[str, Any]:
    """As often fulfilled as not, and hardly ever without one of its patterns at least."""
    wanted = rng.choice((0, 5))
    while True:
        weaver = Weaver(unseen_loom(rng, rng.randrange(9, 15)), goal=rng.choice(GOAL_CARDS))
        halves = [count(weaver.loom, card) for card in weaver.goal]
        if shared_goal(weaver).value == wanted and any(halves):
            return {"position": show(weaver), "ask": "shared-goal"}


def _score(rng: Random) -> dict[str, Any]:
    while True:
        weaver = _marked(rng, unseen_weaver(rng, rng.randrange(12, 17)))
        if 3 <= score_total(weaver) <= 18:
            return {"position": show(weaver), "ask": "score"}


def _legal(rng: Random) -> dict[str, Any]:
    """A thread that may be woven as often as not."""
    loom = unseen_loom(rng, rng.randrange(6, 12))
    kept = tuple(rng.sample(range(len(COLOURS)), 3))
    weaver = Weaver(loom, kept)
    place = rng.choice(loom.free)
    move = Weave(rng.choice(kept), place, sides(rng, loom, place))
    slip = rng.choice(("", "", "", "taken", "colour", "crooked", "nothing-there"))
    if slip == "taken":
        move = Weave(move.colour, rng.choice(loom.order))
    if slip == "colour":
        move = move._replace(colour=rng.choice([colour for colour in range(len(COLOURS)) if colour not in kept]))
    if slip == "crooked":
        move = Weave(move.colour, place, end=place + (1 if (place + 1) % loom.holes else -1))
    empty = [other for other in loom.free if (other < loom.holes) != (place < loom.holes)]
    if slip == "nothing-there" and empty:
        move = move._replace(under=move.under | 1 << rng.choice(empty))
    return {"position": show(weaver), "ask": "legal", "arguments": {"move": show_move(move, weaver)}}


def _button(rng: Random) -> dict[str, Any]:
    """A button that may be put as often as not."""
    weaver = unseen_weaver(rng, 8)._replace(kept=())
    rows = rng.sample((weaver.shown[:4], weaver.shown[4:]), 2)
    buttons = (*rng.sample(rows[0], 2), *rng.sample(rows[1], rng.randrange(2)))
    weaver = weaver._replace(buttons=buttons, marked=rng.random() < 0.1)
    others = [card for card in (*ADJACENCY_CARDS, *INTERLACING_CARDS) if card not in weaver.shown]
    card = rng.choice((*rows[1], rng.choice(rows[0]), rng.choice(buttons), rng.choice(others)))
    return {"position": show(weaver), "ask": "legal", "arguments": {"move": show_move(Mark(card), weaver)}}


def _row(rng: Random) -> dict[str, Any]:
    """A card of the rows to mark as often as one from the box; now and then a half of the shared goal."""
    weaver = unseen_weaver(rng, 0)._replace(kept=())
    away = [card for card in (*ADJACENCY_CARDS, *INTERLACING_CARDS) if card not in weaver.shown]
    card = rng.choice(weaver.shown if rng.random() < 0.5 else rng.choice((away, weaver.goal)))
    return {"position": show(weaver), "ask": "legal", "arguments": {"move": show_move(Mark(card), weaver)}}


def _bag(rng: Random) -> dict[str, Any]:
    """The bag before the draw of a round, for two to five players."""
    players, number = rng.randrange(2, 6), rng.randrange(1, 5)
    bag = new_game(players, rng).bag[5 * players * (number - 1) :]
    return {"position": {"players": players, "round": number, "bag": [COLOURS[colour] for colour in bag]}, "moves": ["draw"], "ask": "bag"}


def _draft(rng: Random, ask: str) -> dict[str, Any]:
    """A draft of two to four players, with one to three choices made."""
    table = play(new_game(rng.randrange(2, 5), rng), Draw())
    start, moves = table, []
    for _ in range(rng.randrange(1, 4)):
        move = random_move(table, rng)
        moves.append(show_move(move, table))
        table = play(table, move)
    position = {"hands": show(start)["hands"]}
    return {"position": position, "moves": moves, "ask": ask}


def _winners(rng: Random) -> dict[str, Any]:
    """Results that are often tied."""
    return {"position": {"results": {name: rng.choice((11, 14, 14, -2)) for name in NAMES}}, "ask": "winners"}


MADE: dict[str, Callable[[Random], dict[str, Any]]] = {
    "count-adjacency": lambda rng: _counted(rng, ADJACENCY_CARDS, 2),
    "count-interlacing": lambda rng: _counted(rng, INTERLACING_CARDS, 2),
    "reading": _reading,
    "penalty": _penalty,
    "shared-goal": _shared_goal,
    "score": _score,
    "legal": _legal,
    "legal-button": _button,
    "row": _row,
    "bag": _bag,
    "hands": lambda rng: _draft(rng, "hands"),
    "kept": lambda rng: _draft(rng, "kept"),
    "winners": _winners,
}


def _case(id: str, made: dict[str, Any]) -> Case:
    made = {"moves": (), "arguments": {}} | made
    return Case(id, "warp-and-weft", (), "plain", "", "", made["position"], tuple(made["moves"]), made["ask"], None, (), made["arguments"])


def unseen_case(kind: str, seed: int) -> Solved:
    """A case by chance of a kind of MADE; the same for the same seed."""
    return solve(_case(f"{kind}-{seed}", MADE[kind](Random(f"{kind} {seed}"))), compare=False)
