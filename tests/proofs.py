"""What the evidence tests need: positions with only some pieces left, or without some, and the points that reasons claim."""
from rulelib import calico
from rulelib.answer import Answer, Because
from rulelib.calico.board import BORDER, BY_NAME, CELLS, GOALS, NAME, PLAYABLE, mask
from rulelib.calico.questions import QUESTIONS, Asked
from rulelib.calico.quilt import Quilt
from rulelib.calico.table import Table
from slow_calico import GOAL_VALUES

GOAL_RULES = ("all-different", "three-three", "three-pairs", "four-two", "three-two-one", "two-pairs")
POINTS = {"calico.button.three": "buttons", "calico.button.rainbow": "buttons", "calico.cat.size": "cats", "calico.shape.any-orientation": "cats"}
POINTS |= {f"calico.design.{rule}": "goals" for rule in GOAL_RULES}
ABOUT = ("say", "space", "way", "cat", "pattern", "colour", "token")
assert len(GOAL_RULES) == len(GOAL_VALUES)


def about(reason: Because, with_cells: bool) -> tuple:
    """What a reason speaks of, so that it is known again in another answer."""
    facts = dict(reason.facts)
    return (reason.rule, reason.holds, *(facts.get(name) for name in ABOUT), facts.get("cells") if with_cells else None)


def only_cells(quilt: Quilt, kept: int) -> Quilt:
    """A quilt on which only the patches of a mask are left, printed ones too, with the tokens that lie on them."""
    colours, patterns = (tuple(cells & kept for cells in planes) for planes in (quilt.colours, quilt.patterns))
    marks = {name: getattr(quilt, name) & kept for name in ("button_cells", "cat_cells", "closed")}
    return quilt._replace(colours=colours, patterns=patterns, free=quilt.free | (PLAYABLE & ~kept), **marks)


def left(position, stays):
    """A position with only the pieces of which `stays(name)` is true."""
    if isinstance(position, Quilt):
        return only_cells(position, mask(cell for cell in CELLS if stays(NAME[cell])))
    if not isinstance(position, Table):
        return position  # results, which have no pieces
    quilts = tuple(
        only_cells(quilt, mask(cell for cell in CELLS if stays(f"{player}:{NAME[cell]}"))) for player, quilt in enumerate(position.quilts, 1)
    )
    hands = tuple(
        tuple(patch if stays(f"hand{player}:{place}") else None for place, patch in enumerate(hand, 1)) for player, hand in enumerate(position.hands, 1)
    )
    market = tuple(patch if stays(f"market:{slot}") else None for slot, patch in enumerate(position.market, 1))
    return position._replace(quilts=quilts, hands=hands, market=market)


def ask_again(ask: str, asked: Asked, stays=lambda name: True) -> Answer:
    """A question asked once more where only some pieces are left."""
    position = left(asked.position, stays)
    if ask == "legal":
        return calico.check(position, calico.read_move(asked.arguments["move"], asked.position))
    history = tuple((left(before, stays), move) for before, move in asked.history)
    return QUESTIONS[ask](Asked(position, history, asked.arguments))


def unproved(ask: str, asked: Asked, answer: Answer) -> list[Because]:
    """The yes reasons that are gone when only their marked pieces are kept."""
    together = {piece for reason in answer.because for role in ("member", "candidate") for piece in reason.pieces(role)}
    lost = []
    for reason in answer.because:
        kept = {*reason.pieces("member"), *reason.pieces("candidate")}
        if not reason.holds or not kept:
            continue
        kept = together if ask in ("hand", "market", "legal") else kept  # one line of three tiles, or one move: proved together
        again = ask_again(ask, asked, kept.__contains__)
        if about(reason, False) not in [about(each, False) for each in again.because]:
            lost.append(reason)
    return lost


def unblocked(ask: str, asked: Asked, answer: Answer) -> list[Because]:
    """The no reasons that stay although the pieces that they mark as blockers are taken away."""
    stay = []
    for reason in answer.because:
        away = [piece for piece in reason.pieces("blocker") if removable(piece, ask)]
        if reason.holds or not away:
            continue
        again = ask_again(ask, asked, lambda name: name not in away)
        if about(reason, ask != "gain") in [about(each, ask != "gain") for each in again.because]:
            stay.append(reason)
    return stay


def removable(piece: str, ask: str) -> bool:
    """Whether a piece can be taken away: never a goal, and no printed patch where a space is asked for, as there would be none under it."""
    cell = BY_NAME.get(piece.split(":")[-1])
    return cell is None or not (1 << cell & (GOALS | BORDER if ask == "legal" else GOALS))


def claimed(answer: Answer) -> dict[str, int]:
    """The points that the reasons of an answer claim, for goals, cats, buttons and in total."""
    points = {"goals": 0, "cats": 0, "buttons": 0}
    for reason in answer.because:
        if reason.holds and reason.rule in POINTS:
            points[POINTS[reason.rule]] += reason.fact("points")
    return points | {"total": sum(points.values())}
