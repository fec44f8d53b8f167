"""What the Catan notebooks are made of: each name is one cell of a page."""
import figures.catan  # noqa: F401  signs up the painters
from figures.board import Board
from figures.catan_captions import HANDOUTS
from figures.catan_unseen import unseen_case
from figures.language import switch
from figures.page_cells import Cells, rules, show_handout, unseen_quiz

__all__ = ["example", "handout", "lab", "ladder", "predict", "quiz", "rules", "switch"]

_cells = Cells("catan")
cases, solved, chapter_cases = _cells.cases, _cells.solved, _cells.chapter_cases
example, predict, ladder, lab = _cells.example, _cells.predict, _cells.ladder, _cells.lab


def handout(name: str) -> None:
    """A figure of HANDOUTS, with what it shows for those who cannot see it."""
    show_handout(*HANDOUTS[name])


def quiz(*kinds: str, count: int = 10, seed: int = 1) -> Board:
    """Positions that nobody has seen, to guess: kinds of figures.catan_unseen.MADE in turn."""
    return unseen_quiz(unseen_case, kinds, count, seed)
