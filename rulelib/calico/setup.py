"""Set-up: cats, their patterns, goals, borders, bag, hands, market (calico.setup.*, calico.standard.*, calico.variants)."""
from random import Random

from rulelib.calico.board import BORDERS
from rulelib.calico.cats import CATS
from rulelib.calico.goals import GOALS
from rulelib.calico.patches import COPIES, PATCHES
from rulelib.calico.quilt import BEGINNER_CATS, BEGINNER_GOALS, empty_quilt
from rulelib.calico.table import Table

VARIANTS = ("beginner", "standard", "family", "lower-variance")
COLOURED_BORDERS = tuple(name for name in BORDERS if name != "none")
_BAGS = {variant: tuple(PATCHES) * (2 if variant == "lower-variance" else COPIES) for variant in VARIANTS}


def copies(variant: str) -> int:
    """How many of each patch are in the bag: 3, with lower variance 2 (calico.variants)."""
    return len(_BAGS[variant]) // len(PATCHES)


def most_players(variant: str) -> int:
    """How many can play: 4, with lower variance 2 (calico.variants)."""
    return 2 if variant == "lower-variance" else 4


def deal_cats(rng: Random) -> tuple[str, str, str]:
    """One cat of each dot group by chance; two sides of one tile never meet (calico.standard.cats)."""
    return tuple(rng.choice([cat.name for cat in CATS.values() if cat.dots == dots]) for dots in (1, 2, 3))


def deal_patterns(rng: Random) -> tuple[int, ...]:
    """Which cat (0 to 2) likes each of the six patterns, by chance, two patterns each (calico.setup.cat-patterns)."""
    return tuple(rng.sample((0, 0, 1, 1, 2, 2), 6))


def deal_goals(rng: Random) -> tuple[str, str, str, str]:
    """The four goals that a player turns up, of which three are chosen (calico.standard.goals)."""
    return tuple(rng.sample(tuple(GOALS), 4))


def shuffled(patches: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """The patches in an order of chance (calico.setup.pile); three times as fast as Random.shuffle."""
    keys = [rng.random() for _ in patches]
    return tuple(map(patches.__getitem__, sorted(range(len(patches)), key=keys.__getitem__)))


def new_game(players: int, rng: Random, variant: str = "beginner", goals=None, cats=None, wants=None, borders=None) -> Table:
    """A game set up and ready for player 1.

    goals: a choice of three a player, in player order; cats: three names; wants: the cat of each
    pattern; borders: one a player. What is left out is dealt by `rng` as the variant says.
    Raises ValueError for a number of players that the variant does not allow.
    """
    if not 1 <= players <= most_players(variant):
        raise ValueError(f"{variant} is for 1 to {most_players(variant)} players, not {players}")
    dealt = variant in ("standard", "lower-variance")
    cats = cats or (deal_cats(rng) if dealt else BEGINNER_CATS)
    goals = goals or [deal_goals(rng)[:3] if dealt else BEGINNER_GOALS for _ in range(players)]
    wants = wants or deal_patterns(rng)
    borders = borders or rng.sample(COLOURED_BORDERS, players)
    quilts = tuple(empty_quilt(border, goals[index], cats, wants) for index, border in enumerate(borders))
    bag = shuffled(_BAGS[variant], rng)
    hands = tuple((bag[2 * index], bag[2 * index + 1]) for index in range(players))
    drawn = 2 * players
    return Table(players, variant, 1, quilts, hands, bag[drawn : drawn + 3], bag[drawn + 3 :])
