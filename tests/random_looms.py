"""Random looms, threads, cards and moves for the tests, as the maps of case files: for hypothesis, and by a seed."""
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from rulelib import warp_and_weft
from slow_weave import ADJACENCY, COLOURS, READINGS, SlowLoom

RARE = settings(deadline=None, derandomize=True, max_examples=60, suppress_health_check=list(HealthCheck))
OFTEN = settings(RARE, max_examples=200)
INTERLACING = [f"{first} {order} {second}" for first in COLOURS for second in COLOURS if first != second for order in ("OU", "UO", "OO", "UU")]
CARDS = ADJACENCY + INTERLACING


def place_names(holes: int) -> list[str]:
    """All places of a loom."""
    return [f"{axis}{number}" for axis in "vh" for number in range(1, holes + 1)]


def random_threads(rng: Random, holes: int, count: int) -> list[str]:
    """Lines of threads at different places, of few colours or many; those under which each goes are chosen by chance."""
    colours, under, bare = rng.sample(COLOURS, rng.randint(2, 5)), rng.choice((0, 0.3, 0.5, 0.9)), SlowLoom({"holes": holes})
    for place in rng.sample(place_names(holes), count):
        below = [other for other in bare.crossed(place) if rng.random() < under]
        bare.lay(f"{rng.choice(colours)} {place}")
        yield f"{bare.threads[place]} {place}" + (f" under {' '.join(below)}" if below else "")


def random_cards(rng: Random) -> tuple[list[str], list[str]]:
    """Some adjacency and some interlacing cards, no card twice even when it is turned round."""
    pairs = rng.sample([(first, second) for first in COLOURS for second in COLOURS if first != second], 4)
    return rng.sample(ADJACENCY, 4), [f"{first} {rng.choice(('OU', 'UO', 'OO', 'UU'))} {second}" for first, second in pairs]


def random_loom(rng: Random, count: int | None = None) -> dict:
    """A loom's position: threads, what is kept, the cards shown, some marked, and a goal."""
    holes = rng.choice((8, 10, 16))
    beside, across = random_cards(rng)
    position = {"holes": holes, "reading": rng.choice(READINGS)}
    position["loom"] = list(random_threads(rng, holes, rng.randint(0, 16) if count is None else count))
    position["buttons"] = rng.sample(beside, rng.randint(0, 2)) + rng.sample(across, rng.randint(0, 2))
    position["goal"] = [rng.choice(beside), rng.choice(across)] if rng.random() < 0.8 else []
    if rng.random() < 0.5:
        position["kept"] = rng.choices(COLOURS, k=rng.randint(0, 4))
    if rng.random() < 0.5:
        position["cards"] = beside + across
    if position["buttons"] and rng.random() < 0.3:
        position["marked"] = True
    return {key: value for key, value in position.items() if value != [] or key in ("loom", "kept")}


def random_lines(rng: Random, position: dict, count: int = 20) -> list[str]:
    """Moves on a loom, right and wrong ones."""
    names, lines = place_names(position["holes"]), []
    for _ in range(count):
        if rng.random() < 0.4:
            lines.append(f"button {rng.choice(position.get('cards', []) + position.get('buttons', []) + [rng.choice(CARDS)])}")
            continue
        place, end = rng.choice(names), rng.choice(names)
        across = [name for name in names if name[0] != place[0]]
        under = rng.sample(across, rng.choice((0, 0, 1, 2))) + [rng.choice(names)] * (rng.random() < 0.1)
        to = f" to {end}" if rng.random() < 0.2 else f" to {place}" if rng.random() < 0.1 else ""
        lines.append(f"weave {rng.choice(COLOURS)} {place}{to}" + (f" under {' '.join(under)}" if under else ""))
    return lines


def moves_to_try(table, rng: Random) -> list[str]:
    """Lines of moves of every kind, right and wrong, for the position of a game."""
    shown = warp_and_weft.show(table)
    lines = ["draw"] + [" | ".join(f"keep {rng.choice(COLOURS)}" for _ in table.weavers) for _ in range(6)]
    for player in range(1, table.players + 1):
        about = {"holes": shown["holes"], "cards": shown["cards"], "buttons": shown["buttons"][player]}
        lines += [f"{player}: {line}" for line in random_lines(rng, about, 10)] + [f"{player}: button {rng.choice(ADJACENCY)}"]
        lines += [f"{player}: weave {colour} h{rng.randint(1, shown['holes'])}" for colour in shown["kept"][player]]
    return lines


@st.composite
def looms(draw, count: int | None = None) -> dict:
    """Random loom positions; a failing one is found again by its number."""
    return random_loom(Random(draw(st.integers(0, 2**32))), count)


@st.composite
def tried(draw) -> tuple[dict, list[str]]:
    """A loom and moves on it, right and wrong."""
    rng = Random(draw(st.integers(0, 2**32)))
    position = random_loom(rng)
    return position, random_lines(rng, position)
