"""The score of a player, and who has won (knit.score.*, knit.request.turned, knit.aim)."""
from collections.abc import Sequence
from typing import NamedTuple

from rulelib.answer import CANDIDATE, MEMBER, MISSING, Answer, Because, no, yes
from rulelib.knitting_circle.buttons import button_texts
from rulelib.knitting_circle.deck import ANGRY_CAT, BONUSES, BUTTON_POINTS, PAW_NOW, REQUEST_POINTS, REQUESTS, SOLID, STRIPES, TYPES
from rulelib.knitting_circle.finishing import why_angry
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.judging import why_pattern
from rulelib.knitting_circle.knitter import Knitter, Request
from rulelib.knitting_circle.requests import NEEDED, fulfilled, reached, towards
from rulelib.knitting_circle.round_end import unplaced
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS, SIDES, colours_of

_TWO_POINTS, _OF_TYPE, _SOLID, _STRIPES, _EACH = range(2, len(BONUSES))


def bonus_count(garment: Garment, done: Sequence[Garment]) -> tuple[int, int]:
    """How often the bonus of a garment counts at the end, and for how many points each (knit.score.bonus)."""
    if garment.bonus == _TWO_POINTS:
        return 1, 2
    if garment.bonus == _OF_TYPE:
        return sum(other.type == garment.type for other in done), 1
    if garment.bonus in (_SOLID, _STRIPES):
        wanted = SOLID if garment.bonus == _SOLID else STRIPES
        return sum(other.pattern == wanted for other in done), 2
    return (len(done), 1) if garment.bonus == _EACH else (0, 0)


def points(garments: Sequence[Garment], requests: Sequence[Request]) -> dict[str, int]:
    """The points of a player, part by part and in total, without reasons; angry cats as points lost."""
    done = [garment for garment in garments if garment.done]
    bonuses = [bonus_count(garment, done) for garment in done]
    value = {
        "garments": sum(garment.points for garment in done),
        "buttons": sum(BUTTON_POINTS[button] for garment in done for button in garment.buttons or ()),
        "bonuses": sum(count * each for count, each in bonuses),
        "angry-cats": ANGRY_CAT * sum(garment.angry for garment in done),
        "requests": sum(REQUEST_POINTS[request.name] for request in requests if fulfilled(request.name, done)),
    }
    return value | {"total": sum(value.values()) - 2 * value["angry-cats"]}


def score_knitter(knitter: Knitter, requests: Sequence[Request], at_table: bool = False) -> Answer:
    """{garments: 12, buttons: 6, bonuses: 2, angry-cats: 3, requests: 3, total: 20}, and where each point comes from."""
    value = points(knitter.garments, requests)
    facts = {key: value[key] for key in ("garments", "buttons", "bonuses", "requests", "total")} | {"angry": value["angry-cats"]}
    done = [garment for garment in knitter.garments if garment.done]
    reasons = [yes("knit.aim", None, **facts)]
    for number, garment in enumerate(knitter.garments, 1):
        reasons += _garment(garment, f"g{number}", knitter.garments) if garment.done else why_unfinished(garment, f"g{number}")
    for request in requests:
        reasons.append(_request(request, knitter.garments, done))
    if at_table and (knitter.paws or knitter.workspace):
        reasons.append(yes("knit.score.nothing-else", None, paws=knitter.paws, buttons=len(knitter.workspace)))
    return Answer(value, tuple(reasons))


def _garment(garment: Garment, card: str, garments: Sequence[Garment]) -> list[Because]:
    """What a finished garment brings and costs."""
    reasons = [why_points(garment, card)]
    if garment.buttons:
        marks = {MEMBER: tuple(f"{card}:button:{number}" for number in range(1, len(garment.buttons) + 1)), CANDIDATE: (card,)}
        points = sum(BUTTON_POINTS[button] for button in garment.buttons)
        reasons.append(yes("knit.score.buttons", marks, garment=TYPES[garment.type], buttons=button_texts(garment.buttons), points=points))
    if garment.bonus is not None:
        reasons.append(_bonus(garment, card, garments))
    if garment.angry:
        tiles = tuple(f"{card}:s{number}" for number in range(1, len(garment.yarn) + 1))
        reasons.append(no("knit.score.angry", {MEMBER: (*tiles, f"{card}:angry")}, garment=TYPES[garment.type], lost=ANGRY_CAT))
        reasons += why_angry(garment, card)
    return reasons


def why_points(garment: Garment, card: str) -> Because:
    """The one number beside the lowest filled space."""
    filled = tuple(f"{card}:s{number}" for number in range(1, len(garment.yarn) + 1))
    return yes("knit.score.garments", {MEMBER: filled}, garment=TYPES[garment.type], had=len(filled), points=garment.points)


def why_next(garment: Garment, card: str) -> list[Because]:
    """What the next space would make of a garment that is not finished yet."""
    more = garment._replace(yarn=(*garment.yarn, 0))
    if not garment.active or not more.points:
        return []
    facts = {"space": len(more.yarn), "side": SIDES[garment.side], "now": garment.points, "points": more.points}
    filled = tuple(f"{card}:s{number}" for number in range(1, len(more.yarn)))
    marks = {MEMBER: filled, CANDIDATE: (f"{card}:s{len(more.yarn)}",)}
    return [yes("knit.score.garments", marks, say="next", garment=TYPES[garment.type], **facts)]


def why_unfinished(garment: Garment, card: str) -> list[Because]:
    """That a garment does not count, and what it lacks: tiles, or only the word."""
    filled, kind = len(garment.yarn), TYPES[garment.type]
    reasons = [no("knit.score.unfinished", {CANDIDATE: (card,)}, garment=kind, had=filled)]
    if filled >= garment.required and not garment.finished:
        reasons.append(no("knit.finish.declare", {CANDIDATE: (card,)}, garment=kind, had=filled))
    elif filled < garment.required:
        missing = {MISSING: tuple(f"{card}:s{number}" for number in range(filled + 1, garment.required + 1))}
        reasons.append(no("knit.finish.required", missing, garment=kind, needed=garment.required, had=filled))
    return reasons


def _bonus(garment: Garment, card: str, garments: Sequence[Garment]) -> Because:
    done = [other for other in garments if other.done]
    count, each = bonus_count(garment, done)
    facts = {"garment": TYPES[garment.type], "bonus": BONUSES[garment.bonus or 0]}
    piece = (f"{card}:bonus", card)
    if garment.bonus is not None and garment.bonus <= PAW_NOW:
        return yes("knit.score.bonus", {MEMBER: piece}, say="instant", **facts)
    if garment.bonus == _TWO_POINTS:
        return yes("knit.score.bonus", {MEMBER: piece}, say="flat", **facts, points=each)
    if not count:
        return no("knit.score.bonus", {CANDIDATE: piece}, **facts)
    counted = [f"g{number}" for number, other in enumerate(garments, 1) if other.done and bonus_count(garment, [other])[0]]
    others = [other for other in counted if other != card]
    return yes("knit.score.bonus", {MEMBER: (*piece, *others)}, **facts, count=count, points=count * each)


def _request(request: Request, garments: Sequence[Garment], done: Sequence[Garment]) -> Because:
    """Whether a request is fulfilled, and by which garments."""
    name, card = REQUESTS[request.name], f"request:{REQUESTS[request.name]}"
    numbers = [number for number, garment in enumerate(garments, 1) if garment.done]
    used = tuple(f"g{numbers[place]}" for place in towards(request.name, done))
    if not fulfilled(request.name, done):
        facts = {"had": reached(request.name, done), "needed": NEEDED[request.name]}
        return no("knit.score.requests", {MEMBER: used, CANDIDATE: (card,)}, request=name, **facts)
    points = REQUEST_POINTS[request.name]
    if request.turned:
        return yes("knit.request.turned", {MEMBER: (card, *used)}, say="points", request=name, points=points)
    return yes("knit.score.requests", {MEMBER: (card, *used)}, request=name, points=points)


def why_garment_pattern(garment: Garment, card: str) -> list[Because]:
    """The pattern of a garment, and that neither sides nor empty spaces count for it (knit.pattern.colours-only)."""
    answer = why_pattern(colours_of(garment.yarn), COLOURS.__getitem__, f"{card}:")
    reasons = list(answer.because)
    if garment.pattern:
        marks = {MEMBER: tuple(f"{card}:s{number}" for number in range(1, len(garment.yarn) + 1))}
        facts = {"pattern": answer.value, "garment": TYPES[garment.type]}
        if len({tile & 1 for tile in garment.yarn}) > 1:
            reasons.append(yes("knit.pattern.colours-only", marks, say="sides", **facts))
        if len(garment.yarn) < garment.spaces:
            reasons.append(yes("knit.pattern.colours-only", marks, say="empty", **facts, empty=garment.spaces - len(garment.yarn)))
    return reasons


class Result(NamedTuple):
    """How a player ended: points, and yarn tiles left over."""

    score: int
    yarn: int = 0


class Results(dict[str, Result]):
    """How a game ended: {ann: Result(40, 3), …}."""


def results(table: Table) -> Results:
    """How a table stands, player by player; the yarn is all that lies in row and bowl (knit.score.ties)."""
    requests = table.supply.requests
    ended = [Result(points(knitter.garments, requests)["total"], len(unplaced(knitter))) for knitter in table.knitters]
    return Results({str(player): result for player, result in enumerate(ended, 1)})


def winners(ended: Results) -> Answer:
    """Who has won: the most points, then the most yarn left, then all who are equal (knit.score.ties)."""
    best = max(ended.values())
    ahead = tuple(name for name, result in ended.items() if result == best)
    behind = tuple(name for name in ended if name not in ahead)
    tied = any(ended[name].score == best.score for name in behind)
    say = "alone" if len(ended) == 1 else "shared" if len(ahead) > 1 else "yarn" if tied else "best"
    facts = {"names": ahead, "best": best.score, "behind": behind} | ({"yarn": best.yarn} if say in ("yarn", "shared") else {})
    marks = {MEMBER: tuple(f"result:{name}" for name in ahead)}
    return Answer(list(ahead), (yes("knit.score.ties", marks, say=say, **facts),))
