"""The final score of a quilt and the winners of a table (calico.score.*)."""
from rulelib.answer import MEMBER, Answer, no, yes
from rulelib.calico.goals import goal_points, judge_all
from rulelib.calico.quilt import Quilt
from rulelib.calico.tokens import button_points, cat_points, tokens


def score_total(quilt: Quilt, goals_count: bool = True) -> int:
    """The total of a quilt, without reasons."""
    goals = sum(goal_points(quilt, space) for space in range(3)) if goals_count else 0
    return goals + cat_points(quilt) + button_points(quilt)


def score(quilt: Quilt, goals_count: bool = True) -> Answer:
    """The score of a quilt: {goals: 29, cats: 11, buttons: 12, total: 52}, and where each point comes from (calico.score.sum)."""
    judged, taken = judge_all(quilt), tokens(quilt)
    each = judged.value if goals_count else dict.fromkeys(judged.value, 0)
    value = {"goals": sum(each.values()), "cats": cat_points(quilt), "buttons": button_points(quilt)}
    value["total"] = sum(value.values())
    count = sum(quilt.buttons) + quilt.rainbow
    total = yes("calico.score.sum", None, **value, **each, cat_tokens=sum(quilt.cats), button_tokens=count)
    if goals_count:
        return Answer(value, (total, *judged.because, *taken.because))
    return Answer(value, (total, no("calico.variants", None, say="goals"), *taken.because))


class Results(dict[str, dict[str, int]]):
    """How a game ended: {ann: {score, cats, buttons}, …}."""


def winners(results: Results) -> Answer:
    """Who wins, by points, then cat tokens, then buttons, then shared (calico.score.ties); results: {ann: {score, cats, buttons}}."""
    left = list(results)
    reasons = []
    for key in ("score", "cats", "buttons"):
        best = max(results[name][key] for name in left)
        ahead = [name for name in left if results[name][key] == best]
        behind = tuple(name for name in left if name not in ahead)
        say = key if behind else f"{key}-tied"
        if key != "score" or behind or len(left) > 1:
            rule = "calico.score.ties" if key != "score" else "calico.aim"
            marks = {MEMBER: tuple(f"result:{name}" for name in ahead)}
            reasons.append(yes(rule, marks, say=say, names=tuple(ahead), best=best, behind=behind))
        left = ahead
        if len(left) == 1:
            break
    else:
        marks = {MEMBER: tuple(f"result:{name}" for name in left)}
        reasons.append(yes("calico.score.ties", marks, say="shared", names=tuple(left)))
    return Answer(left, tuple(reasons))
