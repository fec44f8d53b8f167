"""Positions of Knitting Circle that nobody has seen: by chance, from a random.Random, for quizzes."""
from collections.abc import Callable
from random import Random
from typing import Any

from figures.knit_chance import circle, garment, sequence, workspace
from figures.knit_offers import begins, finishes, flips, gathers, keeps, knits, paws
from figures.knit_telling import said
from figures.saying import both
from rulelib.casebook import Solved, solve
from rulelib.casefile import Case
from rulelib.knitting_circle import check, show, show_move
from rulelib.knitting_circle.buttons import fits, fitting
from rulelib.knitting_circle.circle import reachable
from rulelib.knitting_circle.deck import BUTTON_SHAPES, CARDS, NONE, REQUESTS, SHAPES
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Knitter, Request, Seat, Supply, Yarn
from rulelib.knitting_circle.moves import Finish, Knit, Move
from rulelib.knitting_circle.yarn import COLOURS, tile_of

Made = dict[str, Any]
NEXT_IN_BAG = ("If a tile has to be drawn, it will be {}.", "袋から引くことになったら、出るのは{}です。")
EMPTY_BAG = ("The bag is empty.", "袋は空です。")
NAMES = ("Ann", "Ben", "Cho")


def _pattern(rng: Random) -> Made:
    """Letters in the order in which they come."""
    colours = sequence(rng, rng.randint(4, 8), NONE if rng.random() < 0.25 else None)
    kinds = list(dict.fromkeys(colours))
    return {"position": show(Yarn(tuple(map(kinds.index, colours)))), "ask": "pattern"}


def _reachable(rng: Random) -> Made:
    """A cat that skips something, most often."""
    while True:
        around = circle(rng)
        own, found = around.cats[0], reachable(around, 0)
        far = found and found != tuple((own + step) % around.spaces for step in (1, 2))
        if far and (len(found) > 1 or rng.random() < 0.3):
            return {"position": show(Seat(circle=around)), "ask": "reachable"}


def _legal(offers: Callable[[Random], tuple[Seat, list[Move]]]) -> Callable[[Random], Made]:
    """One move of many, legal as often as not."""

    def made(rng: Random) -> Made:
        wanted = rng.random() < 0.5
        while True:
            seat, moves = offers(rng)
            found = [move for move in moves if check(seat, move).value == wanted]
            if found:
                return {"position": show(seat), "ask": "legal", "arguments": {"move": show_move(rng.choice(found), seat)}}

    return made


def _points(rng: Random) -> Made:
    """A finished garment without buttons before it."""
    return _finished(garment(rng), ())


def _buttons(rng: Random) -> Made:
    """Two buttons of a shape fit more often than by chance."""
    while True:
        of = garment(rng)
        lying = workspace(rng, of)
        made = _finished(of, lying)
        value = _solved("buttons", made).answer.value
        if value["choices"] or value["buttons"] and rng.random() < 0.4:
            return made


def _finished(of: Garment, lying: tuple[int, ...]) -> Made:
    seat = Seat(Knitter(workspace=lying, garments=(of._replace(finished=True, buttons=None, bonus=None),)))
    return {"position": show(seat), "ask": "garment"}


def _icons(rng: Random) -> Made:
    """A tile on a space with an icon, or on one beside it."""
    types = [type for type, card in enumerate(CARDS) if card.yarn]
    type = rng.choice(types)
    filled = CARDS[type].yarn[0] - (rng.random() < 0.25)
    of = garment(rng, False, None, filled, type)
    tile = tile_of(rng.randrange(len(COLOURS)), of.side)
    knitter = Knitter((tile,), tuple(rng.choices(range(len(COLOURS)), k=rng.randint(0, 2))), 0, 1, (), (of,))
    bag = tuple(rng.choices(range(len(COLOURS)), k=3)) if rng.random() < 0.85 else ()
    return _after(Seat(knitter, Supply(bag)), Knit(tile, 0), "bowl")


def _after(seat: Seat, move: Move, ask: str) -> Made:
    made = {"position": show(seat), "moves": (show_move(move, seat),), "ask": ask}
    return made | _next_in(seat.supply.bag) if ask == "bowl" else made


def _next_in(bag: tuple[int, ...] | None) -> Made:
    """Which tile would come out of the bag, for nobody can see it."""
    told = EMPTY_BAG if not bag else both(lambda at: NEXT_IN_BAG[at].format(said(COLOURS[bag[0]], at)))
    return {"en": told[0], "ja": told[1]}


def _paws(rng: Random) -> Made:
    """A tile on a paw, or a garment with its bonus, or a request that is fulfilled first."""
    if rng.random() < 0.5:
        type = rng.choice([type for type, card in enumerate(CARDS) if card.paws])
        of = garment(rng, False, None, CARDS[type].paws[0] - (rng.random() < 0.3), type)
        tile = tile_of(rng.randrange(len(COLOURS)), of.side)
        return _after(Seat(Knitter((tile,), (), rng.randint(0, 1), 1, (), (of,))), Knit(tile, 0), "paws")
    of = garment(rng, False)._replace(bonus=rng.choice((1, 2)))
    names = rng.sample((REQUESTS.index("seven-tiles"), REQUESTS.index("three-types"), REQUESTS.index("four-garments")), 2)
    others = tuple(garment(rng)._replace(bonus=2) for _ in range(2))
    supply = Supply(requests=tuple(Request(name, rng.random() < 0.3) for name in names))
    return _after(Seat(Knitter((), (), rng.randint(0, 1), 1, (), (of, *others)), supply), Finish(0), "paws")


def _workspace(rng: Random) -> Made:
    """What stays after a garment is finished."""
    while True:
        of = garment(rng, False)._replace(bonus=2)
        seat = Seat(Knitter((), (), 0, 1, workspace(rng, of), (of,)))
        made = _after(seat, Finish(0), "workspace")
        if not _choice(seat) and len(_solved("workspace", made).answer.value) < 2 * len(SHAPES):
            return made


def _choice(seat: Seat) -> bool:
    return any(len(two) > 1 for two in fitting(seat.knitter.workspace, seat.knitter.garments[0]))


def _bowl(rng: Random) -> Made:
    """After an action that takes a tile out of the bowl, or not: the row is not poured into it."""
    offers = rng.choice((knits, flips, begins, paws))
    while True:
        seat, moves = offers(rng)
        found = [move for move in moves if check(seat, move).value]
        if found and (seat.knitter.bowl or offers is paws):
            move = rng.choice(found)
            bag = seat.supply.bag or tuple(rng.choices(range(len(COLOURS)), k=4))
            return _after(seat._replace(supply=seat.supply._replace(bag=bag)), move, "bowl")


def _score(rng: Random) -> Made:
    """Two or three garments, an unfinished one among them at times, buttons that fit, bonuses."""
    garments = []
    for _ in range(rng.randint(2, 3)):
        of = garment(rng, rng.random() < 0.85)
        garments.append(of._replace(buttons=_given(rng, of) if of.finished else ()))
    knitter = Knitter(garments=tuple(garments))
    names = rng.sample(range(len(REQUESTS)), 2) if rng.random() < 0.5 else ()
    return {"position": show(Seat(knitter, Supply(requests=tuple(map(Request, names))))), "ask": "score"}


def _given(rng: Random, of: Garment) -> tuple[int, ...]:
    """Buttons that the garment may have taken, one of a shape."""
    lying = [button for button in workspace(rng, of) if fits(button, of)]
    return tuple({BUTTON_SHAPES[button]: button for button in lying}.values())


def _winners(rng: Random) -> Made:
    """A tie in points as often as not, at times in yarn too."""
    best, count = rng.randint(30, 50), rng.choice((2, 3))
    scores = [best, best - rng.choice((0, 0, 1, 4)), best - rng.choice((0, 2, 5))][:count]
    yarn = [rng.choice((1, 2, 2, 4)) for _ in range(count)]
    rng.shuffle(scores)
    results = {name: {"score": score, "yarn": left} for name, score, left in zip(NAMES, scores, yarn)}
    return {"position": {"results": results}, "ask": "winners"}


MADE: dict[str, Callable[[Random], Made]] = {
    "pattern": _pattern,
    "reachable": _reachable,
    "gather": _legal(gathers),
    "points": _points,
    "buttons": _buttons,
    "workspace": _workspace,
    "knit": _legal(knits),
    "flip": _legal(flips),
    "begin": _legal(begins),
    "paw": _legal(paws),
    "finish": _legal(finishes),
    "icons": _icons,
    "paws": _paws,
    "bowl": _bowl,
    "keep": _legal(keeps),
    "score": _score,
    "winners": _winners,
}


def unseen_case(kind: str, seed: int) -> Solved:
    """A case of a kind that nobody has seen, equal for equal seeds."""
    return _solved(kind, MADE[kind](Random(f"{kind} {seed}")), seed)


def _solved(kind: str, made: Made, seed: int = 0) -> Solved:
    blank: Made = {"moves": (), "expect": None, "because": (), "arguments": {}}
    about = {"id": f"unseen-{kind}-{seed}", "game": "knitting-circle", "rules": (), "kind": "plain", "en": "", "ja": ""}
    return solve(Case(**(about | blank | made)), compare=False)
