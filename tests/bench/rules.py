"""How quick Calico's rules are, told as ratios within one run: `python tests/bench/rules.py`.

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

from rulelib import calico  # noqa: E402
from rulelib.calico.board import PLAYABLE_CELLS  # noqa: E402
from rulelib.calico.scoring import score_total  # noqa: E402
from rulelib.calico.tokens import gain, prospects, tokens  # noqa: E402

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
    bare, rules = start("pass"), start("import rulelib.calico")
    print(f"python alone                    {bare * 1000:9.1f} ms")
    print(f"  and import rulelib.calico     {rules * 1000:9.1f} ms   {rules / bare:6.2f} × a bare start, {(rules - bare) * 1000:.1f} ms more")


def positions():
    """A full quilt, a half-full one, and a table in the middle of a game of four."""
    rng = Random(4)
    alone = calico.playout(calico.new_game(1, rng), rng)
    table = calico.new_game(4, rng)
    for _ in range(44):
        table = calico.play(table, calico.random_turn(table, rng))
    return alone.quilt(1), table.quilt(1), table


def works() -> dict:
    """What is measured: its name, and a call of it."""
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


def main() -> None:
    """Print the figures: time of one call, calls a second, and the call as a part of the yardstick beside it."""
    imports()
    print(f"\n{'':30}  {'one call':>12} {'a second':>10}   of a loop of {LOOP:,} steps")
    for name, work in works().items():
        before = seconds(count, 0.15)
        one = seconds(work)
        yardstick = (before + seconds(count, 0.15)) / 2
        print(f"{name:30}  {one * 1e6:9.1f} µs {1 / one:10,.0f}   {one / yardstick:7.4f} × (loop {yardstick * 1000:.2f} ms)")


if __name__ == "__main__":
    main()
