"""What the evidence tests of Knitting Circle need: positions with only some pieces left, or without some, and the points that reasons claim."""
from collections.abc import Callable

from rulelib import knitting_circle
from rulelib.answer import Answer, Because
from rulelib.knitting_circle.circle import CATS, EMPTY, Circle
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Knitter, Seat, Yarn
from rulelib.knitting_circle.questions import QUESTIONS, Asked
from rulelib.knitting_circle.table import Table

Stays = Callable[[str], bool]
ABOUT = ("say", "garment", "button", "tile", "space", "colour", "request", "bonus", "shape", "card", "cat", "keep", "side")  # what a yes speaks of
AGAINST = (*ABOUT, "next", "count", "working", "spaces")  # what a no speaks of
POINTS = {"garments": "garments", "buttons": "buttons", "bonus": "bonuses", "requests": "requests"}


def about(reason: Because, names: tuple[str, ...] = ABOUT) -> tuple:
    """What a reason speaks of, so that it is known again in another answer."""
    facts = dict(reason.facts)
    return (reason.rule, reason.holds, *(facts.get(name) for name in names))


def pieces(name: str, some: tuple, stays: Stays) -> tuple:
    """Those of some numbered pieces that stay."""
    return tuple(piece for number, piece in enumerate(some, 1) if stays(f"{name}:{number}"))


def garment_left(garment: Garment, name: str, stays: Stays) -> Garment:
    """A garment with only what stays on it; the whole of it where its card is named."""
    if stays(name):
        return garment
    yarn = tuple(tile for number, tile in enumerate(garment.yarn, 1) if stays(f"{name}:s{number}"))
    buttons = None if garment.buttons is None else pieces(f"{name}:button", garment.buttons, stays)
    return garment._replace(yarn=yarn, buttons=buttons, bonus=garment.bonus if stays(f"{name}:bonus") else None)


def knitter_left(knitter: Knitter, before: str, stays: Stays) -> Knitter:
    """One player with only the pieces that stay."""
    row, bowl, workspace = (pieces(f"{before}{name}", some, stays) for name, some in zip(("row", "bowl", "button"), (knitter.row, knitter.bowl, knitter.workspace)))
    paws, needles = (sum(stays(f"{before}{name}:{number}") for number in range(1, had + 1)) for name, had in (("paw", knitter.paws), ("needle", knitter.needles)))
    garments = tuple(garment_left(garment, f"{before}g{number}", stays) for number, garment in enumerate(knitter.garments, 1))
    return knitter._replace(row=row, bowl=bowl, paws=paws, needles=needles, workspace=workspace, garments=garments)


def circle_left(circle: Circle | None, stays: Stays) -> Circle | None:
    """The circle with only the tiles that stay."""
    if circle is None:
        return None
    slots = (tile if stays(f"slot:{at // 2 + 1}:{at % 2 + 1}") or stays(f"space:{at // 2 + 1}") else EMPTY for at, tile in enumerate(circle.slots))
    return circle._replace(slots=tuple(slots))


def left(position, stays: Stays):
    """A position with only the pieces of which `stays` is true; what has no pieces stays as it is."""
    if isinstance(position, Yarn):
        return Yarn(tuple(colour for number, colour in enumerate(position.colours, 1) if stays(f"s{number}")))
    if isinstance(position, Seat):
        return position._replace(knitter=knitter_left(position.knitter, "", stays), circle=circle_left(position.circle, stays))
    if isinstance(position, Table):
        knitters = tuple(knitter_left(knitter, f"p{number}:", stays) for number, knitter in enumerate(position.knitters, 1))
        return position._replace(knitters=knitters, circle=circle_left(position.circle, stays))
    return position


def bare(knitter: Knitter, before: str, away: set[str]) -> Knitter:
    """One player without some pieces: a tile of a garment alone, a needle back among the free ones."""
    garments = []
    for number, garment in enumerate(knitter.garments, 1):
        yarn = tuple(tile for at, tile in enumerate(garment.yarn, 1) if f"{before}g{number}:s{at}" not in away)
        garments.append(garment._replace(yarn=yarn))
    back = sum(f"{before}g{number}:needle" in away for number in range(1, len(garments) + 1))
    row, bowl, workspace = (
        pieces(f"{before}{name}", some, lambda piece: piece not in away)
        for name, some in zip(("row", "bowl", "button"), (knitter.row, knitter.bowl, knitter.workspace))
    )
    return knitter._replace(garments=tuple(garments), needles=knitter.needles + back, row=row, bowl=bowl, workspace=workspace)


def without(position: Seat | Table, away: set[str]) -> Seat | Table:
    """A position from which some pieces are taken, cats too."""
    if position.circle is not None:
        circle = circle_left(position.circle, lambda piece: piece not in away)
        position = position._replace(circle=circle._replace(cats=tuple(-1 if f"cat:{name}" in away else at for name, at in zip(CATS, circle.cats))))
    if isinstance(position, Seat):
        return position._replace(knitter=bare(position.knitter, "", away))
    return position._replace(knitters=tuple(bare(knitter, f"p{number}:", away) for number, knitter in enumerate(position.knitters, 1)))


def ask_again(ask: str, asked: Asked, position=None) -> Answer:
    """A question asked once more, about another position."""
    position = asked.position if position is None else position
    if ask == "legal":
        return knitting_circle.check(position, knitting_circle.read_move(asked.arguments["move"], asked.position))
    return QUESTIONS[ask](Asked(position, asked.history, asked.arguments))


def unproved(ask: str, asked: Asked, answer: Answer) -> list[Because]:
    """The yes reasons that are gone when only their marked pieces are kept."""
    together = {piece for reason in answer.because for role in ("member", "candidate") for piece in reason.pieces(role)}
    lost = []
    for reason in answer.because:
        kept = {*reason.pieces("member"), *reason.pieces("candidate")}
        if not reason.holds or not kept:
            continue
        kept = together if ask == "legal" else kept  # one move: proved together
        again = ask_again(ask, asked, left(asked.position, kept.__contains__))
        if about(reason) not in [about(each) for each in again.because]:
            lost.append(reason)
    return lost


def unblocked(ask: str, asked: Asked, answer: Answer) -> list[Because]:
    """The no reasons that stay although the pieces that they mark as blockers are taken away; in patterns they are to be changed instead."""
    stay = []
    for reason in answer.because:
        if reason.holds or not reason.pieces("blocker") or reason.rule.startswith("knit.pattern."):
            continue
        again = ask_again(ask, asked, without(asked.position, set(reason.pieces("blocker"))))
        if about(reason, AGAINST) in [about(each, AGAINST) for each in again.because]:
            stay.append(reason)
    return stay


def claimed(answer: Answer) -> dict[str, int]:
    """The points that the reasons of a score claim, by their parts and in total."""
    points = {"garments": 0, "buttons": 0, "bonuses": 0, "angry-cats": 0, "requests": 0}
    for reason in answer.because:
        facts, part = dict(reason.facts), reason.rule.rpartition(".")[2]
        if reason.rule == "knit.score.angry" and not reason.holds:
            points["angry-cats"] += facts["lost"]
        elif reason.rule == "knit.request.turned" and facts.get("say") == "points":
            points["requests"] += facts["points"]
        elif reason.rule.startswith("knit.score.") and reason.holds and part in POINTS and facts.get("say") not in ("next", "instant"):
            points[POINTS[part]] += facts["points"]
    return points | {"total": sum(points.values()) - 2 * points["angry-cats"]}
