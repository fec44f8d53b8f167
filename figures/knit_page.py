"""What the Knitting Circle notebooks are made of: each name is one cell of a page."""
from typing import Any

import figures.knitting_circle  # noqa: F401  signs up the painters
from figures.board import Board
from figures.knit_bench_scene import BenchScene
from figures.knit_bench_words import FREE
from figures.knit_captions import HANDOUTS
from figures.knit_check_scene import Checking
from figures.knit_checks import CHECKS
from figures.knit_circle_scene import CircleScene, walk_of
from figures.knit_editor import Editor
from figures.knit_game import Game
from figures.knit_labels import Label
from figures.knit_pointing import POINTS
from figures.knit_round_scene import RoundScene
from figures.knit_starts import STARTS
from figures.knit_stock import alone, free_seat, stocked
from figures.knit_strip_scene import StripScene
from figures.knit_tally_scene import Tally
from figures.knit_unseen import unseen_case
from figures.language import head
from figures.page_cells import Cells, rules, show_handout, unseen_quiz
from figures.pointing import Pointing
from rulelib.knitting_circle import Seat, Table, Yarn
from rulelib.knitting_circle.judging import letter
from rulelib.knitting_circle.knitter import Supply

__all__ = ["circle", "editor", "example", "game", "handout", "lab", "ladder", "point", "predict", "quiz", "round_end", "rules", "sandbox", "self_check", "strip", "head", "tally", "try_it"]

_cells = Cells("knitting-circle")
cases, solved, chapter_cases = _cells.cases, _cells.solved, _cells.chapter_cases
example, predict, ladder, lab = _cells.example, _cells.predict, _cells.ladder, _cells.lab


def handout(name: str) -> None:
    """A figure of HANDOUTS, with what it shows for those who cannot see it."""
    show_handout(*HANDOUTS[name])


def quiz(*kinds: str, count: int = 10, seed: int = 1) -> Board:
    """Positions that nobody has seen, to guess: kinds of figures.knit_unseen.MADE in turn."""
    return unseen_quiz(unseen_case, kinds, count, seed)


def point(*kinds: str, seed: int = 1) -> Board:
    """Pieces to find by pointing: kinds of figures.knit_pointing.POINTS in turn; any right piece passes."""
    return Board(lambda: Pointing(tuple(POINTS[kind] for kind in kinds), seed))


def self_check(*kinds: str, seed: int = 1) -> Board:
    """Unseen positions to answer by choosing pieces: kinds of figures.knit_checks.CHECKS in turn; any right answer passes."""
    return Board(lambda: Checking(tuple(CHECKS[kind] for kind in kinds), seed))


def strip(letters: str = "ABABA") -> Board:
    """A strip of 3 to 8 colours to change, judged as it stands: its pattern, or what breaks it and which change would mend it."""
    return Board(lambda: StripScene(letters))


def circle(start: str = "circle") -> Board:
    """The circle, on which the cats walk in turn: one of STARTS, or a case with a circle."""
    position, hint = _begin(start)
    return Board(lambda: CircleScene(walk_of(position), hint))


def round_end(start: str = "round-end") -> Board:
    """The end of a round: keep two tiles, refill buttons and circle; one of STARTS, or a case of one player."""
    position, hint = _begin(start)
    seat = stocked(alone(position))
    return Board(lambda: RoundScene(seat._replace(supply=Supply(seat.supply.bag, chance=seat.supply.chance)), hint))


def tally(id: str) -> Board:
    """The points of a case's garments, counted one by one."""
    return Board(lambda: Tally(alone(solved(id).position)))


def try_it(start: str) -> Board:
    """A board to play on, from one of STARTS or the position of a case before its moves: a strip, the circle where there is one, or the workbench.

    ValueError for results, where there is nothing to do.
    """
    position, hint = _begin(start)
    if isinstance(position, Yarn):
        return Board(lambda: StripScene("".join(map(letter, position.colours))))
    if not isinstance(position, Seat | Table):
        raise ValueError(f"{start} is no position")
    seat = alone(position)
    if start == "round-end" or seat.keep is not None:
        return round_end(start)
    return circle(start) if seat.circle is not None else Board(lambda: BenchScene(seat, hint, STARTS[start].tool if start in STARTS else "knit"))


def _begin(start: str) -> tuple[Any, Label]:
    """A position and what to try in it; of a case nothing is told."""
    if start in STARTS:
        return STARTS[start].seat(), STARTS[start].hint
    return _cells.start(start), ("", "")


def sandbox(seed: int = 1) -> Board:
    """A workbench with everything free: every colour, needles and paws come back, other buttons when asked for."""
    return Board(lambda: BenchScene(free_seat(seed), FREE, free=True, seed=seed))


def game(players: int = 3, who: str | tuple[str, ...] = "one", requests: str = "off", setup: str = "clicks", seed: int = 1, layout: str = "one") -> Board:
    """A whole game of 2 to 4 players: who is "one" (the reader as player 1, chance plays for the others), "all" on one screen, or for each player "person" or "chance"."""
    return Board(lambda: Game(players, who, requests, setup, seed, layout=layout))


def editor(id: str | None = None) -> Board:
    """A garment and its buttons to change, to ask about, and to write down as a case; or one of the cases to go on from."""
    return Board(lambda: Editor(cases()[id] if id else None))
