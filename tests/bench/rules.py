"""How quick the rules of each game are, told as ratios within one run: `python tests/bench/rules.py`.

Machines differ and are shared, so each figure also stands beside a yardstick measured in the same
moment: a bare start of Python for the import, a plain counting loop for everything else.
"""
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from rulelib import calico, catan, knitting_circle, warp_and_weft  # noqa: E402
from rulelib.calico.board import PLAYABLE_CELLS  # noqa: E402
from rulelib.calico.scoring import score_total  # noqa: E402
from rulelib.calico.tokens import gain, prospects, tokens  # noqa: E402
from rulelib.catan import moves as steps  # noqa: E402
from rulelib.catan.roads import length, longest_trail  # noqa: E402
from rulelib.catan.table import points  # noqa: E402
from rulelib.games import GAMES, game_folder  # noqa: E402
from rulelib.knitting_circle.judging import letter, why_pattern  # noqa: E402
from rulelib.knitting_circle.patterns import pattern  # noqa: E402
from rulelib.knitting_circle.scoring import points as knitter_points  # noqa: E402
from rulelib.warp_and_weft.cards import ADJACENCY_CARDS, INTERLACING_CARDS  # noqa: E402
from rulelib.warp_and_weft.counting import count as count_card  # noqa: E402
from rulelib.warp_and_weft.scoring import score_total as weaver_total  # noqa: E402
from rulelib.warp_and_weft.scoring import why_counted  # noqa: E402

LOOP = 100_000  # steps of the yardstick


def once(work) -> float:
    """The seconds that one call takes."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def seconds(work, spent: float = 0.6) -> float:
    """The seconds of one call: the median of batches, over about `spent` seconds."""
    calls = max(1, int(0.03 / max(once(work), 1e-7)))
    batches = []
    end = time.perf_counter() + spent
    while time.perf_counter() < end or len(batches) < 3:
        batches.append(once(lambda: [work() for _ in range(calls)]) / calls)
    return median(batches)


def count() -> int:
    """The yardstick: a plain loop."""
    total = 0
    for number in range(LOOP):
        total += number & 7
    return total


def start(code: str) -> float:
    """The seconds that a fresh Python takes to run a line, the median of seven."""
    return median(once(lambda: subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)) for _ in range(7))


def imports() -> None:
    """What the import of the rules adds to a bare start of Python."""
    bare = start("pass")
    print(f"{'python alone':36}{bare * 1000:9.1f} ms")
    for game in map(game_folder, GAMES):
        rules = start(f"import rulelib.{game}")
        print(f"{f'  and import rulelib.{game}':36}{rules * 1000:9.1f} ms   {rules / bare:6.2f} × a bare start, {(rules - bare) * 1000:.1f} ms more")


def positions():
    """A full quilt, a half-full one, and a table in the middle of a game of four."""
    rng = Random(4)
    alone = calico.playout(calico.new_game(1, rng), rng)
    table = calico.new_game(4, rng)
    for _ in range(44):
        table = calico.play(table, calico.random_turn(table, rng))
    return alone.quilt(1), table.quilt(1), table


def calico_works() -> dict:
    """What is measured of Calico: its name, and a call of it."""
    full, half, table = positions()
    turn, rng = calico.legal_moves(table)[0], Random(5)
    wrong = turn._replace(patch=next(p for p in range(36) if p not in table.hand(table.to_play)), cell=24)
    cell = next(cell for cell in PLAYABLE_CELLS if half.free >> cell & 1)
    patch = table.hand(1)[0]
    return {
        "score with all its evidence": lambda: calico.score(full),
        "score, the total alone": lambda: score_total(full),
        "tokens with evidence": lambda: tokens(full),
        "gain with evidence": lambda: gain(half, patch, cell),
        "prospects, every free space": lambda: prospects(half, patch),
        "check a legal turn": lambda: calico.check(table, turn),
        "check a turn thrice wrong": lambda: calico.check(table, wrong),
        "legal_moves": lambda: calico.legal_moves(table),
        "play a turn": lambda: calico.play(table, turn),
        "set up, one player": lambda: calico.new_game(1, rng),
        "a whole game alone": lambda: calico.playout(calico.new_game(1, rng), rng),
        "a whole game of four": lambda: calico.playout(calico.new_game(4, rng), rng),
        "show and read a table": lambda: calico.read(calico.show(table)),
    }


def weave_works() -> dict:
    """What is measured of Warp & Weft."""
    rng = Random(4)
    weaver = warp_and_weft.playout(warp_and_weft.new_game(3, rng), rng).weavers[0]
    table = warp_and_weft.new_game(3, rng)
    while table.round < 3 or table.phase != "weave":
        table = warp_and_weft.play(table, warp_and_weft.random_move(table, rng))
    thread, beside, across = warp_and_weft.legal_moves(table)[0], ADJACENCY_CARDS[0], INTERLACING_CARDS[0]
    wrong = thread._replace(place=table.weavers[0].loom.order[0], end=0, under=1 << 19)
    return {
        "score with all its evidence": lambda: warp_and_weft.score(weaver),
        "score, the total alone": lambda: weaver_total(weaver),
        "count an adjacency card": lambda: count_card(weaver.loom, beside),
        "  with all its evidence": lambda: why_counted(weaver.loom, beside, "consecutive"),
        "count an interlacing card": lambda: count_card(weaver.loom, across),
        "  with its evidence": lambda: why_counted(weaver.loom, across, "consecutive"),
        "check a thread": lambda: warp_and_weft.check(table, thread),
        "check a thread thrice wrong": lambda: warp_and_weft.check(table, wrong),
        "legal_moves of three": lambda: warp_and_weft.legal_moves(table),
        "weave a thread": lambda: warp_and_weft.play(table, thread),
        "set up, three players": lambda: warp_and_weft.new_game(3, rng),
        "a whole game of three": lambda: warp_and_weft.playout(warp_and_weft.new_game(3, rng), rng),
        "show and read a table": lambda: warp_and_weft.read(warp_and_weft.show(table)),
    }


def late_table(roads: int = 12):
    """A table of four in a game by chance, when the first has built so many roads; and the next seed's chance."""
    for seed in range(1000):
        rng = Random(seed)
        table, made = catan.new_game(4, rng), []
        catan.playout(table, rng, made)
        for move in made:
            if table.phase == "play" and table.seats[table.turn].roads.bit_count() >= roads:
                return table
            table = catan.play(table, move)
    raise ValueError(f"nobody built {roads} roads")


def catan_works() -> dict:
    """What is measured of Catan."""
    late, rng = late_table(), Random(5)
    player, start = late.turn, catan.new_game(4, rng)
    roads, walls = late.seats[player].roads, late.walls(player)
    each = [(seat.roads, late.walls(number)) for number, seat in enumerate(late.seats)]
    edge = next(edge for edge in range(72) if roads >> edge & 1)
    wrong, pair, end = steps.Road(edge), catan.random_move(start, rng), steps.End()
    return {
        "longest road of a late player": lambda: length(roads, walls),
        "  of all four": lambda: [length(*both) for both in each],
        "  with its roads in order": lambda: longest_trail(roads, walls),
        "score with all its evidence": lambda: catan.score(late, player + 1),
        "score, the total alone": lambda: points(late, player),
        "check a legal end of turn": lambda: catan.check(late, end),
        "check a wrong road": lambda: catan.check(late, wrong),
        "check a first settlement": lambda: catan.check(start, pair),
        "legal_moves, late": lambda: catan.legal_moves(late),
        "play a first settlement": lambda: catan.play(start, pair),
        "play an end of turn": lambda: catan.play(late, end),
        "set up, four players": lambda: catan.new_game(4, rng),
        "a whole game of three": lambda: catan.playout(catan.new_game(3, rng), rng),
        "a whole game of four": lambda: catan.playout(catan.new_game(4, rng), rng),
        "show and read a table": lambda: catan.read(catan.show(late)),
    }


def knit_works() -> dict:
    """What is measured of Knitting Circle."""
    rng = Random(5)
    late = knitting_circle.new_game(4, rng, requests=True)
    start = late
    while late.round < 6 or late.phase != "knit":
        late = knitting_circle.play(late, knitting_circle.random_move(late, rng))
    own, sequence = late.knitters[late.to_play - 1], (0, 1, 2, 3, 2, 1, 0, 4)
    knit, wrong = knitting_circle.legal_moves(late)[0], knitting_circle.Begin(3, 0, 2)
    choose = knitting_circle.legal_moves(start)[0]
    return {
        "pattern of eight tiles": lambda: pattern.__wrapped__(sequence),
        "  with what breaks it": lambda: why_pattern(sequence, letter),
        "score with all its evidence": lambda: knitting_circle.score(late, late.to_play),
        "score, the total alone": lambda: knitter_points(own.garments, late.supply.requests),
        "check a legal action": lambda: knitting_circle.check(late, knit),
        "check a wrong beginning": lambda: knitting_circle.check(late, wrong),
        "legal_moves, late": lambda: knitting_circle.legal_moves(late),
        "play an action": lambda: knitting_circle.play(late, knit),
        "choose a first garment": lambda: knitting_circle.play(start, choose),
        "set up, four players": lambda: knitting_circle.new_game(4, rng),
        "a whole game of two": lambda: knitting_circle.playout(knitting_circle.new_game(2, rng), rng),
        "a whole game of three": lambda: knitting_circle.playout(knitting_circle.new_game(3, rng), rng),
        "a whole game of four": lambda: knitting_circle.playout(knitting_circle.new_game(4, rng), rng),
        "show and read a table": lambda: knitting_circle.read(knitting_circle.show(late)),
    }


WORKS = {"calico": calico_works, "catan": catan_works, "knitting-circle": knit_works, "warp-and-weft": weave_works}


def main() -> None:
    """Print the figures: time of one call, calls a second, and the call as a part of the yardstick beside it."""
    imports()
    for game in GAMES:
        print(f"\n{game:30}  {'one call':>12} {'a second':>10}   of a loop of {LOOP:,} steps")
        measure(WORKS[game]())


def measure(works: dict) -> None:
    """Print a line for each call."""
    for name, work in works.items():
        before = seconds(count, 0.15)
        one = seconds(work)
        yardstick = (before + seconds(count, 0.15)) / 2
        print(f"{name:30}  {one * 1e6:9.1f} µs {1 / one:10,.0f}   {one / yardstick:7.4f} × (loop {yardstick * 1000:.2f} ms)")


if __name__ == "__main__":
    main()
