"""What the Catan notebooks are made of: each name is one cell of a page."""
from random import Random

import figures.catan  # noqa: F401  signs up the painters
from figures.board import Board
from figures.catan_captions import HANDOUTS
from figures.catan_check_scene import Checking
from figures.catan_checks import CHECKS
from figures.catan_editor import Editor
from figures.catan_game import Game
from figures.catan_island_scene import IslandScene
from figures.catan_pointing import POINTS
from figures.catan_roads_scene import RoadsScene
from figures.catan_spiral_scene import SpiralScene
from figures.catan_starts import LOOP, STARTS
from figures.catan_unseen import unseen_case
from figures.language import head
from figures.labels import Label
from figures.page_cells import Cells, rules, show_handout, unseen_quiz
from figures.pointing import Pointing
from rulelib.catan import Chips, new_game, read
from rulelib.catan.lands import EXAMPLE_ISLAND
from rulelib.catan.worlds import worlds

__all__ = ["editor", "example", "game", "handout", "lab", "ladder", "point", "predict", "quiz", "roads_lab", "rules", "sandbox", "self_check", "spiral", "head", "try_it"]

FREE: Label = (
    "Place the first settlement and road; then play on, everybody in turn. All hands lie open.",
    "最初の開拓地と道から始め、全員の手番を順に進められます。手札はすべて見えます。",
)

_cells = Cells("catan")
cases, solved, chapter_cases = _cells.cases, _cells.solved, _cells.chapter_cases
example, predict, ladder, lab = _cells.example, _cells.predict, _cells.ladder, _cells.lab


def handout(name: str) -> None:
    """A figure of HANDOUTS, with what it shows for those who cannot see it."""
    show_handout(*HANDOUTS[name])


def quiz(*kinds: str, count: int = 10, seed: int = 1) -> Board:
    """Positions that nobody has seen, to guess: kinds of figures.catan_unseen.MADE in turn."""
    return unseen_quiz(unseen_case, kinds, count, seed)


def point(*kinds: str, seed: int = 1) -> Board:
    """Pieces to find by pointing: kinds of figures.catan_pointing.POINTS in turn; any right piece passes."""
    return Board(lambda: Pointing(tuple(POINTS[kind] for kind in kinds), seed))


def self_check(*kinds: str, seed: int = 1) -> Board:
    """Unseen positions to answer on the island: kinds of figures.catan_checks.CHECKS in turn; any right answer passes."""
    return Board(lambda: Checking(tuple(CHECKS[kind] for kind in kinds), seed))


def try_it(start: str) -> Board:
    """An island to play on: one of figures.catan_starts.STARTS, or the position of a case before its moves. ValueError for rolls of the dice alone."""
    if start in STARTS:
        begin = STARTS[start]
        return Board(lambda: IslandScene(begin.table(), begin.hint, begin.roll_on, begin.tool))
    position = _cells.start(start)
    if isinstance(position, Chips):
        return Board(lambda: SpiralScene(position.lands))
    if not hasattr(position, "seats") and not hasattr(position, "worlds"):
        raise ValueError(f"{start} is no table")
    return Board(lambda: IslandScene(worlds(position)[0]))


def spiral() -> Board:
    """Lands to lay the chips on, from any land of the coast."""
    return Board(lambda: SpiralScene(EXAMPLE_ISLAND.lands))


def roads_lab(id: str | None = None) -> Board:
    """Roads of all colours laid freely, with rival towns: the longest road, its cut and its holder live; from a case's position, or a loop with a tail."""
    return Board(lambda: RoadsScene(worlds(solved(id).position)[0] if id else read(LOOP)))


def sandbox(players: int = 3, seed: int = 1, printed: bool = False) -> Board:
    """A whole game from its first settlement for 3 or 4 players on one screen, nothing hidden; on the island of the examples with `printed`."""
    return Board(lambda: IslandScene(new_game(players, Random(seed), EXAMPLE_ISLAND if printed else None), FREE))


def game(players: int = 3, who: str | tuple[str, ...] = "one", island: str = "chance", setup: str = "clicks", seed: int = 1) -> Board:
    """A whole game of 3 or 4 players: who is "one" (the reader as red, chance plays for the others), "all" on one screen, or for each seat "person" or "chance"."""
    return Board(lambda: Game(players, who, island, setup, seed))


def editor(id: str | None = None) -> Board:
    """The island of the examples to put things on, to ask about, and to write down as a case; or one of the cases to go on from."""
    return Board(lambda: Editor(cases()[id] if id else None))
