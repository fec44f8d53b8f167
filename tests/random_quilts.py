"""Random quilts, moves and tables for the tests, as the maps of case files: for hypothesis, and by a seed."""
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from printed_borders import printed
from slow_calico import BEGINNER_GOALS, GOAL_VALUES, NEIGHBOURS, PLAYABLE

RARE = settings(deadline=None, derandomize=True, max_examples=60, suppress_health_check=list(HealthCheck))
OFTEN = settings(RARE, max_examples=250)
BORDERS = ("none", "blue", "green", "purple", "yellow")
COLOURS, PATTERNS = "ygcbpk", "dsfwvq"
PATTERN_WORDS = ("dots", "stripes", "fern", "flowers", "vines", "quatrefoil")
CAT_TILES = (("millie", "callie"), ("tibbit", "rumi"), ("coconut", "tecolote"), ("cira", "almond"), ("gwenivere", "leo"))
PATCHES = [colour + pattern for colour in COLOURS for pattern in PATTERNS]


def quilt_rows(patches: dict[str, str]) -> str:
    """The drawn rows of some patches."""
    rows = []
    for row in "BCDEF":
        cells = [f"{row}{column}" for column in range(2, 7)]
        rows.append(" ".join([row] + ["##" if cell in ("C4", "D5", "E3") else patches.get(cell, "..") for cell in cells]))
    return "\n".join(rows) + "\n"


def random_patches(rng: Random, cells: list[str]) -> dict[str, str]:
    """Patches for some cells: of few colours and patterns, or like a neighbour, so that groups come about."""
    colours, patterns = (rng.sample(letters, rng.randint(1, 6)) for letters in (COLOURS, PATTERNS))
    like, patches = rng.random(), {}
    for cell in cells:
        near = rng.choice([patches[other] for other in NEIGHBOURS[cell] if other in patches] or [""])
        colour = near[0] if near and rng.random() < like else rng.choice(colours)
        patches[cell] = colour + (near[1] if near and rng.random() < like else rng.choice(patterns))
    return patches


def random_cats(rng: Random) -> dict[str, list[str]]:
    """Three cats of three tiles, each with two patterns."""
    words = rng.sample(PATTERN_WORDS, 6)
    return {rng.choice(tile): words[2 * place : 2 * place + 2] for place, tile in enumerate(rng.sample(CAT_TILES, 3))}


def random_goals(rng: Random) -> dict[str, str]:
    """Three different goals."""
    return dict(zip(BEGINNER_GOALS, rng.sample(tuple(GOAL_VALUES), 3)))


def random_quilt(rng: Random, filled: int | None = None, marked: bool = False) -> dict:
    """A quilt's position with a number of patches; `marked` lists some cells as scored."""
    cells = rng.sample(PLAYABLE, rng.randint(0, 22) if filled is None else filled)
    patches = random_patches(rng, cells)
    position = {"border": rng.choice(BORDERS), "cats": random_cats(rng), "goals": random_goals(rng), "quilt": quilt_rows(patches)}
    if marked:
        there = sorted(patches | printed(position["border"]))
        position["scored"] = sorted(rng.sample(there, min(len(there), rng.randint(0, 6))))
    return position


def random_moves(rng: Random, position: dict, most: int = 22) -> list[str]:
    """Moves onto the free cells of a quilt, in any order."""
    taken = {f"{line.split()[0]}{column}" for line in position["quilt"].splitlines() for column, entry in enumerate(line.split()[1:], 2) if entry != ".."}
    free = [cell for cell in PLAYABLE if cell not in taken]
    cells = rng.sample(free, rng.randint(0, min(most, len(free))))
    return [f"{patch} {cell}" for cell, patch in random_patches(rng, cells).items()]


@st.composite
def quilts(draw, filled: int | None = None, marked: bool = False) -> dict:
    """Random quilt positions; a failing one is found again by its number."""
    return random_quilt(Random(draw(st.integers(0, 2**32))), filled, marked)


@st.composite
def played(draw, filled: int | None = None, marked: bool = False) -> tuple[dict, list[str]]:
    """A quilt and moves on it."""
    rng = Random(draw(st.integers(0, 2**32)))
    position = random_quilt(rng, filled, marked)
    return position, random_moves(rng, position)


@st.composite
def tables(draw) -> dict:
    """Random table positions, from the start to the end of a game, with no more of a patch than the box has."""
    rng = Random(draw(st.integers(0, 2**32)))
    variant = rng.choice(("beginner", "standard", "family", "lower-variance"))
    players = rng.randint(1, 2 if variant == "lower-variance" else 4)
    supply = PATCHES * (2 if variant == "lower-variance" else 3)
    rng.shuffle(supply)
    turns = rng.choice((0, 22, rng.randint(0, 22)))
    numbers = range(1, players + 1)
    return {
        "players": players,
        "variant": variant,
        "to-play": rng.randint(1, players) if turns < 22 else "none",
        "cats": random_cats(rng),
        "goals": {player: random_goals(rng) for player in numbers},
        "borders": dict(zip(numbers, rng.sample(BORDERS[1:], players))),
        "quilts": {player: quilt_rows({cell: supply.pop() for cell in rng.sample(PLAYABLE, turns)}) for player in numbers},
        "hands": {player: [supply.pop(), supply.pop()] for player in numbers},
        "market": [supply.pop() for _ in range(3)],
        "bag": [supply.pop() for _ in range(rng.randint(0, len(supply)))],
    }
