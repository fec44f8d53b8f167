"""Questions about a whole table: phase, round, whose turn, the circle's slots, the centre, the requests, the bag."""
from collections import Counter
from collections.abc import Callable

from rulelib.answer import CANDIDATE, MEMBER, Answer, Because, no, yes
from rulelib.asked import Asked
from rulelib.knitting_circle.circle import CATS, EMPTY, SLOTS
from rulelib.knitting_circle.deck import REQUESTS
from rulelib.knitting_circle.knitter import Seat, Supply
from rulelib.knitting_circle.moves import Centre, Keep
from rulelib.knitting_circle.round_end import why_refilled
from rulelib.knitting_circle.table import ROUNDS, Table
from rulelib.knitting_circle.yarn import COLOURS, UNKNOWN, tile_texts
from rulelib.mistake import Mistake


def table_of(asked: Asked) -> Table:
    """The table that a question needs. Raises Mistake for anything less."""
    if not isinstance(asked.position, Table):
        raise Mistake("needs-table", "ask")
    return asked.position


def _supply(asked: Asked) -> Supply:
    return asked.position.supply if isinstance(asked.position, Seat) else table_of(asked).supply


def ask_phase(asked: Asked) -> Answer:
    """The phase: cards, start-tile, gather, knit, round-end, or end."""
    table = table_of(asked)
    if table.over:
        return Answer(table.phase, (yes("knit.round-end.last", None, round=ROUNDS), yes("knit.round-end.when", None, round=table.round)))
    ended = [yes("knit.round-end.when", None, round=table.round)] if table.phase == "round-end" else []
    return Answer(table.phase, (*ended, yes("knit.round.phases", None, round=table.round, phase=table.phase)))


def ask_round(asked: Asked) -> Answer:
    """The round, 1 to 6."""
    table = table_of(asked)
    return Answer(table.round, (yes("knit.round.phases", None, say="round", round=table.round, phase=table.phase),))


def ask_to_play(asked: Asked) -> Answer:
    """Whose turn it is: a number, or none after the end."""
    table = table_of(asked)
    if table.over:
        return Answer("none", (yes("knit.act.turn-order", None, say="over"),))
    order = [yes("knit.act.turn-order", None, player=table.to_play)] if table.phase == "knit" else []
    return Answer(table.to_play, (*order, yes("knit.round.phases", None, round=table.round, phase=table.phase)))


def ask_start(asked: Asked) -> Answer:
    """Who has the start player marker."""
    table = table_of(asked)
    if table.round > 1:
        giver = (table.start - 2) % table.players + 1
        return Answer(table.start, (yes("knit.round-end.marker", {MEMBER: ("marker",)}, player=table.start, giver=giver),))
    cat = CATS[table.start - 1]
    space = table.circle.cats[table.start - 1] + 1
    return Answer(table.start, (yes("knit.setup.circle", {MEMBER: (f"cat:{cat}",)}, player=table.start, cat=cat, space=space),))


def ask_slots(asked: Asked) -> Answer:
    """The tiles beside each space that has any."""
    table = table_of(asked)
    circle = table.circle
    if UNKNOWN in circle.slots:
        raise Mistake("unknown-slot", "position.slots", given=circle.slots.index(UNKNOWN) // SLOTS + 1)
    value = {space + 1: list(tile_texts(circle.beside(space))) for space in range(circle.spaces) if circle.beside(space)}
    names = tuple(f"slot:{slot // SLOTS + 1}:{slot % SLOTS + 1}" for slot, tile in enumerate(circle.slots) if tile != EMPTY)
    reasons = [*_centred(asked), yes("knit.setup.spaces", None, spaces=circle.spaces, players=table.players), _lying(asked, table, names)]
    return Answer(value, tuple(reasons))


def _lying(asked: Asked, table: Table, names: tuple[str, ...]) -> Because:
    """How they came to lie there: set up, or refilled at the end of the round before."""
    if table.round > 1 and table.phase == "start-tile":
        return why_refilled(table.circle, (table.start - 2) % table.players)
    return yes("knit.setup.slots", {MEMBER: names}, count=len(names))


def ask_centre(asked: Asked) -> Answer:
    """The tiles that still lie in the centre."""
    colours = [COLOURS[colour] for colour in table_of(asked).centre]
    placed = _centred(asked)
    if not colours:
        return Answer([], (*placed, yes("knit.setup.centre", None, say="none")))
    marks = {MEMBER: tuple(f"centre:{colour}" for colour in colours)}
    return Answer(colours, (*placed, yes("knit.setup.centre", marks, count=len(colours), colours=tuple(colours))))


def ask_requests(asked: Asked) -> Answer:
    """The request cards, those turned over as `same-stripes turned`."""
    requests = _supply(asked).requests
    if not requests:
        return Answer([], (no("knit.setup.requests"),))
    names = tuple(REQUESTS[request.name] for request in requests)
    reasons = [yes("knit.setup.requests", {MEMBER: tuple(f"request:{name}" for name in names)}, requests=names)]
    for request, name in zip(requests, names):
        if request.turned:
            reasons.append(yes("knit.request.turned", {CANDIDATE: (f"request:{name}",)}, say="card", request=name))
    return Answer([name + " turned" * request.turned for request, name in zip(requests, names)], tuple(reasons))


def ask_bag(asked: Asked) -> Answer:
    """How many tiles of each colour are in the bag. Raises Mistake where nobody stated it."""
    bag = _supply(asked).bag
    if bag is None or UNKNOWN in bag:
        raise Mistake("bag-unstated", "position.bag")
    value = {COLOURS[colour]: had for colour, had in sorted(Counter(bag).items())}
    return Answer(value, (*_centred(asked), *_given_back(asked), yes("knit.setup.bag", {MEMBER: ("bag",)}, count=len(bag))))


def _given_back(asked: Asked) -> list[Because]:
    """What went back into the bag with the last move, if it was the end of a player's round."""
    return _last_move(asked, Keep)


def _centred(asked: Asked) -> list[Because]:
    """Which tile of the centre was placed with the last move, if one was."""
    return _last_move(asked, Centre)


def _last_move(asked: Asked, kind: type) -> list[Because]:
    """Why the last move was legal, if it was of this kind; the pieces have moved on since, so none is marked."""
    from rulelib.knitting_circle import check

    if not asked.history or not isinstance(asked.history[-1][1], kind):
        return []
    return [reason._replace(marks=()) for reason in check(*asked.history[-1]).because]


MIDDLE: dict[str, Callable[[Asked], Answer]] = {
    "phase": ask_phase,
    "round": ask_round,
    "to-play": ask_to_play,
    "start": ask_start,
    "slots": ask_slots,
    "centre": ask_centre,
    "requests": ask_requests,
    "bag": ask_bag,
}
