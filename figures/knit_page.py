"""What the Knitting Circle notebooks are made of: each name is one cell of a page."""
import figures.knitting_circle  # noqa: F401  signs up the painters
from figures.board import Board
from figures.knit_captions import HANDOUTS
from figures.knit_strip_scene import StripScene
from figures.language import switch
from figures.page_cells import Cells, rules, show_handout

__all__ = ["example", "handout", "lab", "ladder", "predict", "rules", "strip", "switch"]

_cells = Cells("knitting-circle")
cases, solved, chapter_cases = _cells.cases, _cells.solved, _cells.chapter_cases
example, predict, ladder, lab = _cells.example, _cells.predict, _cells.ladder, _cells.lab


def handout(name: str) -> None:
    """A figure of HANDOUTS, with what it shows for those who cannot see it."""
    show_handout(*HANDOUTS[name])


def strip(letters: str = "ABABA") -> Board:
    """A strip of 3 to 8 colours to change, judged as it stands: its pattern, or what breaks it and which change would mend it."""
    return Board(StripScene(letters))
