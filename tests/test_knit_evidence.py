"""Every answer of Knitting Circle is proved by the pieces that it marks, and told in both languages; what a no tells is true on the table."""
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from knit_proofs import ask_again, left, unblocked, unproved
from random_knit import moves_to_try, random_table
from rulelib import knitting_circle
from rulelib.casebook import solve
from rulelib.casefile import read_cases
from rulelib.knitting_circle.judging import letter, why_pattern
from rulelib.knitting_circle.knitter import Seat, Yarn
from rulelib.knitting_circle.questions import QUESTIONS, Asked
from rulelib.knitting_circle.table import Table
from sentences import unsayable
from slow_knit import CATS, SlowTable, colour, pattern_of

ROOT = Path(__file__).parents[1]
CASES = [case for path in sorted((ROOT / "rulelib" / "knitting_circle").glob("cases/*.yaml")) for case in read_cases(path)]
each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: getattr(case, "id", str(case)))
SEEDS = range(10)  # each stands for eight tables
OF_GARMENTS = ("pattern", "garment")
OF_TABLES = sorted(set(QUESTIONS) - {"legal", "winners", "round-end", *OF_GARMENTS})
OWN = r"(row|bowl|paw|needle|button):\d+|g\d+(:needle|:bonus|:angry|:s\d|:button:\d)?"
HELD = {"row": "row", "bowl": "bowl", "paw": "paws", "needle": "needles", "button": "workspace"}
NAMES = re.compile(rf"(p\d:)?({OWN})|space:\d+|slot:\d+:[12]|(cat|centre|request|deck):[a-z-]+|bag|marker")


def asked_of(case):
    """A case played out: what it asks, and its answer."""
    solved = solve(case)
    return Asked(solved.position, solved.history, case.arguments), solved.answer


def questions_about(seed: int):
    """What eight random tables, and a player of each alone, are asked, some moves among it: ask, Asked, answer."""
    for number in range(8):
        rng = Random(f"{seed} {number}")
        table = random_table(rng)
        slow = SlowTable(knitting_circle.show(table))
        player = rng.randint(1, slow.players)
        asks = [(ask, {"of": player}) for ask in OF_TABLES]
        asks += [(ask, {"of": player, "number": at}) for ask in OF_GARMENTS for at in range(1, len(slow.people[player].garments) + 1)]
        asks += [("legal", {"move": knitting_circle.show_move(knitting_circle.read_move(line, table), table)}) for line in moves_to_try(slow, rng)]
        for ask, given in asks:
            asked = Asked(table, (), given)
            yield ask, asked, ask_again(ask, asked)
        seat = Seat(table.knitters[player - 1], table.supply, table.circle, player - 1)
        for ask in ("row", "bowl", "paws", "needles", "workspace", "score", "reachable"):
            asked = Asked(seat, (), {})
            yield ask, asked, ask_again(ask, asked)


@each_case
def test_a_case_keeps_its_yes_with_only_the_marked_pieces(case):
    asked, answer = asked_of(case)
    assert unproved(case.ask, asked, answer) == []


@each_case
def test_a_case_loses_its_no_without_the_marked_blockers(case):
    asked, answer = asked_of(case)
    assert unblocked(case.ask, asked, answer) == []


@each_case
def test_a_case_has_reasons_that_can_be_told_in_both_languages(case):
    _, answer = asked_of(case)
    assert answer.because
    assert [wrong for reason in answer.because for wrong in unsayable(reason)] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_random_tables_keep_every_yes_with_only_the_marked_pieces(seed):
    for ask, asked, answer in questions_about(seed):
        assert unproved(ask, asked, answer) == [], (ask, asked.arguments, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_tables_lose_every_no_without_the_marked_blockers(seed):
    for ask, asked, answer in questions_about(seed):
        assert unblocked(ask, asked, answer) == [], (ask, asked.arguments, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_tables_mark_pieces_that_a_picture_has_and_tell_what_they_mark(seed):
    for ask, asked, answer in questions_about(seed):
        assert answer.because and [wrong for reason in answer.because for wrong in unsayable(reason)] == [], (ask, asked.arguments)
        named = {piece for _, pieces in answer.marks() for piece in pieces}
        assert all(NAMES.fullmatch(piece) for piece in named), named
        lying = {piece for reason in answer.because for role in ("member", "blocker") for piece in reason.pieces(role)}
        assert [piece for piece in lying if not there(asked.position, piece)] == [], (ask, asked.arguments)


def there(position: Seat | Table, piece: str) -> bool:
    """Whether a piece of a player lies there."""
    whose, name = re.fullmatch(r"(?:p(\d):)?(.*)", piece).groups()
    if not re.fullmatch(OWN, name):
        return True
    if isinstance(position, Seat) == bool(whose):
        return False
    knitter = position.knitters[int(whose) - 1] if whose else position.knitter
    kind, _, rest = name.partition(":")
    if kind in HELD:
        had = getattr(knitter, HELD[kind])
        return 1 <= int(rest) <= (had if isinstance(had, int) else len(had))
    garment = knitter.garments[int(kind[1:]) - 1]
    if rest == "angry":
        return garment.finished and pattern_of([tile >> 1 for tile in garment.yarn]) == "none"
    if rest == "needle":
        return not garment.finished
    return not rest.startswith("s") or int(rest[1:]) <= len(garment.yarn)


def false(reason, slow: SlowTable, player: int) -> list[str]:
    """The facts of a reason about a player that the slow reading does not find on the table."""
    facts, own, wrong = dict(reason.facts), slow.people[player], []
    say, (rule, holds) = facts.get("say"), (reason.rule, reason.holds)
    at = next((int(found[1]) for _, pieces in reason.marks for piece in pieces if (found := re.match(r"p\d:g(\d)", piece))), 0)
    garment = own.garments[at - 1] if at else None
    if rule == "knit.gather.available" and say == "cat":
        wrong += ["cat"] * (slow.cats[facts["cat"]] != facts["space"])
    if rule == "knit.gather.available" and say == "empty":
        wrong += ["empty"] * any(slow.slots[facts["space"]])
    if rule.startswith("knit.gather.") and "reach" in facts:
        wrong += ["reach"] * (list(facts["reach"]) != slow.reach())
    if "tiles" in facts and "space" in facts:
        wrong += ["tiles"] * (sorted(facts["tiles"]) != sorted(filter(None, slow.slots[facts["space"]])))
    if rule in ("knit.stitch.have-tile", "knit.flip.cost", "knit.begin.cost") and "had" in facts:
        may_be = {"row": [own.row], "bowl": [own.bowl]}.get(facts.get("where"), [own.row + own.bowl, own.bowl])  # the bowl alone where it is named
        wrong += ["had"] * (sorted(map(colour, facts["had"])) not in [sorted(map(colour, some)) for some in may_be])
    if garment and rule != "knit.begin.needle" and facts.get("garment", garment.type) != garment.type:  # that one names the new garment
        wrong.append("garment")
    if garment and (rule in ("knit.finish.required", "knit.score.unfinished", "knit.finish.declare") or rule == "knit.score.garments" and say is None) and "had" in facts:
        wrong += ["had"] * (facts["had"] != len(garment.yarn)) + ["needed"] * (facts.get("needed", garment.required) != garment.required)
    if garment and rule == "knit.stitch.side":
        wrong += ["side"] * (garment.sides[facts["space"] - 1] != facts["side"] or facts["tile"].endswith(facts["side"]) != holds)
    if garment and rule == "knit.stitch.top-down" and not holds:
        wrong += ["next"] * (facts["next"] != len(garment.yarn) + 1)
    if garment and rule == "knit.finish.colour-button" and not holds:
        missing = facts["missing"] if isinstance(facts["missing"], tuple) else (facts["missing"],)
        wrong += ["missing"] * (set(missing) != set(facts["button"].split("+")) - set(garment.colours))
    return wrong


def test_random_tables_tell_facts_that_are_true():
    told = Counter()
    for seed in SEEDS:
        for ask, asked, answer in questions_about(seed):
            if isinstance(asked.position, Seat):
                continue
            slow = SlowTable(knitting_circle.show(asked.position))
            player = slow.acting() if ask == "legal" else asked.arguments["of"]
            if player and (ask != "reachable" or player == slow.acting()):
                assert [(reason, wrong) for reason in answer.because for wrong in [false(reason, slow, player)] if wrong] == [], (ask, asked.arguments)
                told.update((reason.rule, reason.holds) for reason in answer.because)
    checked = "gather.available gather.move gather.own-space gather.take stitch.have-tile flip.cost begin.cost finish.required stitch.side stitch.top-down"
    assert all(told[f"knit.{rule}", False] > 1 for rule in checked.split()) and told["knit.finish.colour-button", False], told


def says(reason) -> str:
    """Which way a no of a pattern puts it."""
    return dict(reason.facts).get("say", "one" if "shows" in dict(reason.facts) else "run")


def mended(shape: str, reason) -> str:
    """A sequence after what a no of a pattern marks has been mended: one tile changed, pairs made alike, or what is too much taken away."""
    marked = [int(piece[1:]) - 1 for piece in reason.pieces("blocker")]
    if says(reason) == "one":
        return shape[: marked[0]] + reason.fact("colour") + shape[marked[0] + 1 :]
    if says(reason) == "pairs":
        return "".join(shape[-1 - at] if at in marked else each for at, each in enumerate(shape))
    return "".join(each for at, each in enumerate(shape) if at not in marked)


def wrongs(shape: str, reason) -> int:
    """How much of what a no of a pattern says is true of a sequence."""
    runs = [(each, len(run)) for run, each in re.findall(r"((.)\2*)", shape)]
    return {
        "one": lambda: pattern_of(list(shape)) != reason.rule.rpartition(".")[2],
        "pairs": lambda: shape != shape[::-1],
        "many": lambda: len(set(shape)) > 2,
        "wide": lambda: any(length > 1 for _, length in runs),
        "again": lambda: [each for each, _ in runs].count(reason.fact("colour")) - 1,
        "run": lambda: any(length == 1 for _, length in runs),
    }[says(reason)]()


@pytest.mark.parametrize("length", [3, 4, 5, 6, 7])
def test_what_breaks_a_pattern_is_in_the_way_and_mended_is_no_more(length):
    rng, told = Random(length), Counter()
    for _ in range(400):
        shape = "".join(rng.choice("AABBC"[: rng.randint(2, 5)]) for _ in range(length))
        for reason in why_pattern(tuple(map("ABC".index, shape)), letter).because:
            if not reason.holds and reason.pieces("blocker"):
                before, after = wrongs(shape, reason), wrongs(mended(shape, reason), reason)
                assert before and (after < before if says(reason) == "again" else not after), (shape, reason)  # again: a third block may come later
                told[says(reason)] += 1
    assert len(told) == (6 if length > 3 else 1), told


def test_everything_is_left_where_everything_stays_and_nothing_where_nothing_does():
    for seed in range(40):
        table = random_table(Random(seed))
        assert left(table, lambda name: True) == table
        slow = SlowTable(knitting_circle.show(left(table, lambda name: False)))
        assert not any(any(both) for both in slow.slots.values()) and set(slow.cats) <= set(CATS)
        for own in slow.people.values():
            assert (own.row, own.bowl, own.paws, own.needles, own.workspace) == ([], [], 0, 0, [])
            assert all(garment.yarn == garment.buttons == [] and garment.bonus is None for garment in own.garments)
    assert left(Yarn((0, 1, 2)), "s2".__eq__) == Yarn((1,))
