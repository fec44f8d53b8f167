"""What the evidence tests of Catan need: tables with only some pieces left, or without some, and the points that reasons claim."""
from rulelib.answer import Answer


def claimed(answer: Answer) -> int:
    """The points that the reasons of a score claim, counted from the pieces that they mark where pieces bring them."""
    points = 0
    for reason in answer.because:
        facts, pieces = dict(reason.facts), reason.pieces("member")
        if not reason.holds or "points" not in facts:
            continue
        worth = {"settlements": 1, "cities": 2, "longest-road": 2, "largest-army": 2}.get(facts["say"])
        points += facts["points"] if worth is None else worth * len(pieces)
    return points
