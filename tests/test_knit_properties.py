"""Random positions: the rules of Knitting Circle say and do what the slow reading says and does, and every table and move comes back from its text."""
from collections import Counter
from itertools import product
from random import Random

import pytest

from knit_proofs import claimed
from random_knit import every_line, meaning, moves_to_try, random_map, random_table
from rulelib import knitting_circle
from rulelib.answer import Refused
from rulelib.knitting_circle.deck import PATTERNS
from rulelib.knitting_circle.patterns import pattern
from rulelib.knitting_circle.questions import QUESTIONS, Asked, read_results
from slow_knit import BUTTON_BOX, CARDS, CATS, COLOURS, SHAPES, Garment, SlowTable, pattern_of, reachable, same, shape, winners
from slow_knit_moves import broken
from slow_knit_play import play

SEEDS = range(20)  # each stands for TABLES tables
TABLES = 30
RULES = """aim begin.cost begin.draw-two begin.needle finish.colour-button finish.declare finish.no-refill finish.one-a-shape finish.pattern-button
    finish.required finish.type-button flip.cost gather.available gather.four-turns gather.keep-side gather.move gather.own-space gather.take paw.search
    round-end.bowl round.phases setup.garment setup.start-tile stitch.active stitch.have-tile stitch.side stitch.top-down stitch.yarn-icon""".split()


def ask(question: str, position: dict, **arguments):
    """The value of a question's answer about the map of a position."""
    return QUESTIONS[question](Asked(knitting_circle.read(position), (), arguments)).value


def seeded(seed: int, tables: int = TABLES, phase: str | None = None):
    """Random tables with their slow reading and their chance."""
    for number in range(tables):
        rng = Random(f"{seed} {number}")
        table = random_table(rng, phase)
        yield table, SlowTable(knitting_circle.show(table)), rng


def wrong_patterns(sequences) -> list[str]:
    """The sequences of letters of which the two readings say different things."""
    letters = ["".join(each) for each in sequences]
    quick = [PATTERNS[pattern.__wrapped__(tuple("ABCDEF".index(each) for each in some))] for some in letters]
    return [some for some, found in zip(letters, quick) if found != pattern_of(list(some))]


@pytest.mark.parametrize("length", range(1, 7))
def test_every_sequence_of_three_colours_has_the_pattern_of_the_slow_reading(length):
    assert wrong_patterns(product("ABC", repeat=length)) == []


@pytest.mark.parametrize("length", [7, 8])
def test_longer_sequences_have_the_pattern_of_the_slow_reading(length):
    rng = Random(length)
    some = [[rng.choice("ABCDEF"[: rng.randint(2, 6)]) for _ in range(length)] for _ in range(1000)]
    mirrored = [half + half[-1 - length % 2 :: -1] for half in (each[: (length + 1) // 2] for each in some)]
    assert {len(each) for each in mirrored} == {length} and "symmetry" in map(pattern_of, mirrored)
    blocks = [[each for each in rng.sample("ABCDEF", 4) for _ in range(rng.choice((1, 2, 3)))][:length] for _ in range(1000)]
    assert {"colour-block", "none"} <= set(map(pattern_of, blocks))
    assert wrong_patterns([*some, *mirrored, *blocks]) == []


def test_a_bare_pattern_is_asked_by_its_letters():
    for letters in map("".join, product("ABC", repeat=5)):
        assert ask("pattern", {"yarn": letters}) == pattern_of(list(letters))


def test_reachable_spaces_are_those_of_the_slow_reading():
    seen = Counter()
    for seed in range(1000):
        rng = Random(seed)
        spaces = rng.randint(3, 12)
        tiles = {space: rng.choice((0, 0, 1, 2)) for space in range(1, spaces + 1)}
        cats = dict(zip(rng.sample(CATS, 4), rng.sample(list(tiles), min(spaces, rng.randint(1, 4)))))
        standing = {space: cat for cat, space in cats.items()}
        circle = [f"{standing[space]} {number}" if space in standing else number for space, number in tiles.items()]
        for cat in cats:
            found = reachable(tiles, cats, cat)
            assert ask("reachable", {"circle": circle, "cat": cat}) == found, (circle, cat)
            seen["own" if found == [cats[cat]] else len(found)] += 1
    assert set(seen) == {"own", 0, 1, 2} and min(seen.values()) > 30


def garment_map(rng: Random) -> dict:
    """A garment and a workspace; with few colours, so that buttons fit."""
    kind, few = rng.choice(list(CARDS)), rng.sample(COLOURS, rng.choice((1, 2, 3)))
    sides = CARDS[kind][1].replace("/", "")
    yarn = [f"{few[at % len(few)] if rng.random() < 0.6 else rng.choice(few)} {side}" for at, side in enumerate(sides[: rng.randint(rng.choice((0, 3, 4)), len(sides))])]
    likely = [button for button in BUTTON_BOX if rng.random() < 0.1 or set(button.split("+")) <= {*few, kind, *PATTERNS}]
    workspace: list[str] = []
    for each in SHAPES:
        some = [button for button in likely if shape(button) == each]
        workspace += [rng.choice(some) for _ in range(rng.choice((1, 2, 2)))] if some else []
    return {"garment": kind, "yarn": yarn, "workspace": workspace, "finished": rng.random() < 0.8}


def test_a_garment_has_the_points_buttons_and_choices_of_the_slow_reading():
    seen = Counter()
    for seed in range(1500):
        shown = garment_map(Random(seed))
        garment = Garment(shown["garment"], shown["yarn"])
        counts = shown["finished"] and len(shown["yarn"]) >= garment.required
        fitting = [sorted(some) for some in garment.fitting(shown["workspace"] if counts else []).values()]
        value = ask("garment", shown)
        assert value["points"] == (garment.worth() if counts else 0) and value["pattern"] == garment.pattern
        assert sorted(value["buttons"]) == sorted(some[0] for some in fitting if len(some) == 1), seed
        assert sorted(map(sorted, value["choices"])) == sorted(some for some in fitting if len(some) == 2), seed
        assert value["angry-cat"] == (counts and garment.pattern == "none") and len(value) == 5
        seen.update([counts, value["pattern"], f"buttons {len(value['buttons'])}", f"choices {len(value['choices'])}", value["angry-cat"]])
    assert min(seen[each] for each in (*PATTERNS, "buttons 0", "buttons 1", "buttons 2", "buttons 3", "choices 1", True, False)) > 15, seen


@pytest.mark.parametrize("seed", SEEDS)
def test_the_score_is_that_of_the_slow_reading_and_of_its_evidence(seed):
    for table, slow, _ in seeded(seed):
        for player, own in slow.people.items():
            answer = knitting_circle.score(table, player)
            assert answer.value == own.score(list(slow.requests)) == claimed(answer), (seed, player)


def test_random_garments_earn_every_kind_of_point():
    seen = Counter()
    for seed in range(12):
        for _, slow, _ in seeded(seed):
            for own in slow.people.values():
                seen.update(each.bonus for each in own.finished if own.bonus_points(each))
                seen.update(request for request in slow.requests if own.fulfils(request))
                seen.update(each.pattern for each in own.finished)
    assert len(seen) == 5 + 6 + 5 and min(seen.values()) > 2, seen


@pytest.mark.parametrize("seed", SEEDS)
def test_check_lists_the_rules_of_the_slow_reading_and_play_does_what_it_does(seed):
    for table, slow, rng in seeded(seed):
        for line in moves_to_try(slow, rng):
            move = knitting_circle.read_move(line, table)
            answer, rules = knitting_circle.check(table, move), broken(slow, line)
            assert (sorted(answer.broken), answer.value) == (rules, not rules), (seed, line)
            if rules:
                with pytest.raises(Refused) as refused:
                    knitting_circle.play(table, move)
                assert refused.value.answer == answer and refused.value.move == move
                continue
            after = SlowTable(knitting_circle.show(table))
            play(after, line)
            drawn_back = slow.phase == "round-end" and len(slow.bag) < 2 * slow.spaces
            assert same(SlowTable(knitting_circle.show(knitting_circle.play(table, move))), after, drawn_back), (seed, line)


def test_the_moves_to_try_break_every_rule_and_are_legal_too():
    """What the test above compares is worth comparing."""
    seen, legal = Counter(), Counter()
    for seed in range(14):
        for _, slow, rng in seeded(seed):
            for line in moves_to_try(slow, rng):
                rules = broken(slow, line)
                seen.update(rules)
                legal[line.rpartition(": ")[2].split()[0]] += not rules
    assert set(seen) == {f"knit.{rule}" for rule in RULES} and min(seen.values()) > 2, seen
    assert len(legal) == 10 and min(legal.values()) > 20, legal


@pytest.mark.parametrize("seed", range(8))
def test_tables_and_moves_come_back_from_their_text(seed):
    for table, slow, rng in seeded(seed):
        assert knitting_circle.read(knitting_circle.show(table)) == table
        for line in moves_to_try(slow, rng):
            move = knitting_circle.read_move(line, table)
            again = knitting_circle.read_move(knitting_circle.show_move(move, table), table)
            assert (type(again), again) == (type(move), move), line
            assert knitting_circle.read_move(f"  {line.replace(' ', '   ')} ", table) == move


@pytest.mark.parametrize("phase", ["cards", "start-tile", "gather", "knit", "round-end", "end"])
def test_legal_moves_are_all_that_the_slow_reading_allows(phase):
    flips = 0
    for table, slow, _ in seeded(7, 24, phase):
        listed = [meaning(slow, knitting_circle.show_move(move, table)) for move in knitting_circle.legal_moves(table)]
        allowed = {meaning(slow, line) for line in every_line(slow) if not broken(slow, line)}
        idle = {each for each in allowed if each[:2] == ("flip", "bowl")}  # a tile in the bowl, which lies on either side, is not turned over
        assert len(listed) == len(set(listed)) and set(listed) == allowed - idle
        flips += len(idle)
    assert (flips > 0) == (phase == "knit")


def test_what_is_kept_at_the_end_of_a_round_is_that_of_the_slow_reading():
    seen = Counter()
    for seed in range(400):
        rng = Random(seed)
        few = rng.sample(COLOURS, 3)
        row, bowl = [f"{rng.choice(few)} {rng.choice('kp')}" for _ in range(rng.randint(0, 4))], rng.choices(few, k=rng.randint(0, 3))
        had = Counter([*bowl, *(tile.split()[0] for tile in row)])
        keep = rng.choices(few, k=rng.randint(0, 3))
        right = len(keep) <= 2 and Counter(keep) <= had
        line = "keep " + (", ".join(keep) or "nothing")
        assert ask("legal", {"row": row, "bowl": bowl}, move=line) == right
        if right:
            assert Counter(ask("round-end", {"row": row, "bowl": bowl, "keep": keep})) == Counter(keep)
        seen[right, len(keep)] += 1
    assert set(seen) == {(True, 0), (True, 1), (True, 2), (False, 1), (False, 2), (False, 3)}


def test_winners_are_those_of_the_slow_reading():
    seen = Counter()
    for seed in range(300):
        rng = Random(seed)
        results = {name: (rng.randint(40, 42), rng.randint(0, 2)) for name in rng.sample(["ann", "ben", "cho", "dan"], rng.randint(2, 4))}
        shown = {"results": {name: {"score": points, "yarn": yarn} for name, (points, yarn) in results.items()}}
        assert sorted(QUESTIONS["winners"](Asked(read_results(shown), (), {})).value) == winners(results)
        seen[len(winners(results))] += 1
    assert min(seen[1], seen[2]) > 20


def test_random_maps_hold_no_more_than_the_box():
    for seed in range(200):
        shown = random_map(Random(seed))
        slow = SlowTable(shown)
        assert max(slow.yarn().values()) <= 24
        assert all(person.needles + sum(not each.finished for each in person.garments) == 2 for person in slow.people.values())
