"""What the Calico notebooks are made of: each name is one cell of a page."""
from random import Random

import figures.calico  # noqa: F401  signs up the painters
from figures.board import Board
from figures.calico_captions import HANDOUTS
from figures.calico_cat_tasks import CatTasks
from figures.calico_count_up import CountUp
from figures.calico_deal import Deal
from figures.calico_editor import Editor
from figures.calico_example import Example
from figures.calico_game import Game
from figures.calico_goal_tasks import GoalTasks
from figures.calico_pointing import POINTS
from figures.calico_sewing import Sewing
from figures.calico_tasks import Tasks
from figures.calico_turns import Turns
from figures.calico_unseen import bag_filled, unseen_case
from figures.language import head
from figures.page_cells import Cells, rules, show_handout, unseen_quiz
from figures.pointing import Pointing
from rulelib.calico import new_game
from rulelib.calico.patches import BY_TEXT, PATCHES
from rulelib.calico.quilt import BEGINNER_CATS, BEGINNER_GOALS, empty_quilt

__all__ = ["cat_check", "choose_goals", "count_up", "editor", "deal", "example", "game", "goal_check", "handout", "lab", "ladder", "point", "predict", "quiz", "rules", "sandbox", "self_check", "head", "try_it", "turn", "two_turns"]

_cells = Cells("calico")
CASES = _cells.folder
cases, solved, chapter_cases = _cells.cases, _cells.solved, _cells.chapter_cases
example, predict, ladder, lab = _cells.example, _cells.predict, _cells.ladder, _cells.lab


def handout(name: str) -> None:
    """A figure of HANDOUTS, with what it shows for those who cannot see it."""
    show_handout(*HANDOUTS[name])


def quiz(*kinds: str, count: int = 10, seed: int = 1) -> Board:
    """Positions that nobody has seen, to guess: kinds of figures.calico_unseen.MADE in turn."""
    return unseen_quiz(unseen_case, kinds, count, seed)


def self_check(*aims: str, seed: int = 1) -> Board:
    """Tiles to lay so that they do what is asked: aims of figures.calico_tasks.AIMS in turn; any right space passes."""
    return Board(lambda: Tasks(aims, seed))


def point(*kinds: str, seed: int = 1) -> Board:
    """Pieces to find by pointing: kinds of figures.calico_pointing.POINTS in turn; any right piece passes."""
    return Board(lambda: Pointing(tuple(POINTS[kind] for kind in kinds), seed))


def goal_check(standard: bool = False, seed: int = 1) -> Board:
    """Goals to fulfil with one last tile; with `standard` all six of them."""
    return Board(lambda: GoalTasks(("goal-standard" if standard else "goal",), seed))


def try_it(id: str, *patches: str) -> Board:
    """The quilt of a case before its moves, to sew on with some tiles (or all 36); every click may be typed as well."""
    return Board(lambda: Sewing(_cells.start(id), _patches(patches)))


def turn(id: str) -> Board:
    """The table of a case before its moves, to take turns on: a tile of the hand, a space, a tile of the market."""
    return Board(lambda: Turns(bag_filled(_cells.start(id), Random(id))))


def count_up(id: str) -> Board:
    """The score of a case's quilt point by point, each with its evidence."""
    return Board(lambda: CountUp(solved(id).position))


def two_turns(id: str) -> Board:
    """The example of two turns as the moves of a case have it, to be played by clicks; other legal moves are answered as well."""
    return Board(lambda: Example(bag_filled(_cells.start(id), Random(id)), cases()[id].moves))


def deal(players: int = 2, seed: int = 1) -> Board:
    """A beginner's table just set up, to take turns on; the seed fixes every tile."""
    return Board(lambda: Turns(new_game(players, Random(seed))))


def game(who: str = "1", variant: str = "beginner", seed: int = 1) -> Board:
    """A whole game: who is "1" to "4" players on one screen, or "opponent" for one against chance."""
    return Board(lambda: Game(who, variant, seed))


def choose_goals(seed: int = 1) -> Board:
    """Four goals turned up; choose three and place them."""
    return Board(lambda: Deal(seed))


def cat_check(seed: int = 1) -> Board:
    """Two cats drawn; find one that may be the third."""
    return Board(lambda: CatTasks(seed))


def sandbox(border: str = "blue", cats=BEGINNER_CATS, goals=BEGINNER_GOALS) -> Board:
    """An empty quilt and all 36 tiles."""
    return Board(lambda: Sewing(empty_quilt(border, goals, cats)))


def editor(id: str | None = None) -> Board:
    """An empty quilt to lay, to ask about, and to write down as a case; or one of the cases to go on from."""
    return Board(lambda: Editor(cases()[id] if id else None))


def _patches(texts: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(BY_TEXT[text] for text in texts) or tuple(PATCHES)
