"""What the Warp & Weft notebooks are made of: each name is one cell of a page."""
from collections.abc import Iterable

import figures.weave_paint  # noqa: F401  signs up the painters
from figures.board import Board
from figures.language import head
from figures.page_cells import Cells, rules, show_handout, unseen_quiz
from figures.pointing import Pointing
from figures.weave_captions import HANDOUTS
from figures.weave_drafting import DraftScene
from figures.weave_editor import Editor
from figures.weave_game import Game
from figures.weave_loom_scene import LoomScene
from figures.weave_own_loom import OwnLoom
from figures.weave_picking import Picking
from figures.weave_pointing import POINTS
from figures.weave_readings import readings_of
from figures.weave_setting import Setting
from figures.weave_tally import Tally
from figures.weave_tasks import WeaveTasks
from figures.weave_unseen import unseen_case
from rulelib.warp_and_weft.loom import empty_loom
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.texts import read_card, read_colour
from rulelib.warp_and_weft.threads import HOLES

__all__ = [
    "draft", "editor", "example", "game", "handout", "lab", "ladder", "own_loom", "pick_check", "point",
    "predict", "quiz", "reading_switch", "rules", "sandbox", "score_pad", "self_check", "setting", "head", "try_it",
]

CARDS = ("pink-blue", "pink-green", "yellow-green", "blue-purple", "pink OU blue", "green OU yellow", "blue OU yellow", "purple OU pink")
GOAL = ("blue-yellow", "green OU pink")

_cells = Cells("warp-and-weft")
cases, solved, chapter_cases = _cells.cases, _cells.solved, _cells.chapter_cases
example, predict, ladder, lab = _cells.example, _cells.predict, _cells.ladder, _cells.lab


def handout(name: str) -> None:
    """A figure of HANDOUTS, with what it shows for those who cannot see it."""
    show_handout(*HANDOUTS[name])


def quiz(*kinds: str, count: int = 10, seed: int = 1) -> Board:
    """Positions that nobody has seen, to guess: kinds of figures.weave_unseen.MADE in turn."""
    return unseen_quiz(unseen_case, kinds, count, seed)


def self_check(*aims: str, seed: int = 1) -> Board:
    """Threads to weave so that they do what is asked: aims of figures.weave_aims.AIMS in turn; any right way passes."""
    return Board(lambda: WeaveTasks(aims, seed))


def pick_check(seed: int = 1) -> Board:
    """Looms that nobody has seen, and eight cards: a button to be put where it brings most; any best card passes."""
    return Board(lambda: Picking(seed))


def try_it(id: str, *kept: str, cards: Iterable[str] = ()) -> Board:
    """The loom of a case before its moves, to weave on: with the threads named, else those kept in the case, else any.

    cards: cards to watch and to put buttons on, beside those of the case; every click may be typed as well.
    """
    weaver = _loom(id, _cells.start(id))
    if kept:
        weaver = weaver._replace(kept=tuple(map(read_colour, kept)))
    asked = solved(id).case.arguments.get("card")
    wanted = [read_card(card) for card in (*([asked] if asked else []), *cards)]
    return Board(lambda: LoomScene(weaver._replace(shown=_shown(weaver, wanted))))


def _shown(weaver: Weaver, wanted: list) -> tuple | None:
    """The cards that lie open: those of the position, else those marked; and those wanted."""
    lying = weaver.buttons if weaver.shown is None else weaver.shown
    return tuple(dict.fromkeys((*lying, *wanted))) or None


def _loom(id: str, position) -> Weaver:
    """The loom that a case is about, in one of its positions."""
    return position if isinstance(position, Weaver) else position.weavers[solved(id).case.arguments.get("of", 1) - 1]


def reading_switch(id: str, card: str = "") -> Board:
    """The loom of a case under the four readings of its interlacing card (or of another one), to be switched."""
    return Board(lambda: readings_of(_loom(id, solved(id).position), read_card(card or solved(id).case.arguments["card"])))


def score_pad(id: str) -> Board:
    """The score of a case's loom, entry by entry, each with the threads that prove it."""
    return Board(lambda: Tally(solved(id).position))


def handout(name: str) -> None:
    """A figure of HANDOUTS, with what it shows for those who cannot see it."""
    show_handout(*HANDOUTS[name])


def draft(players: int = 3, seed: int = 1) -> Board:
    """A draft of two to five players: the reader keeps a thread, the others theirs by chance, all at once; four times."""
    return Board(lambda: DraftScene(players, seed))


def sandbox(*cards: str, goal: tuple[str, str] = GOAL, holes: int = HOLES) -> Board:
    """An empty loom, threads of all five colours, and cards to put buttons on."""
    shown = tuple(read_card(card) for card in cards or CARDS)
    return Board(lambda: LoomScene(Weaver(empty_loom(holes), None, (), shown, tuple(map(read_card, goal)))))


def game(players: int = 3, who: str = "one", holes: int = HOLES, reading: str = "consecutive", seed: int = 1) -> Board:
    """A whole game of 2 to 5 players: who is "one" (the reader, chance plays for the others) or "all" on one screen."""
    return Board(lambda: Game(players, who, holes, reading, seed))


def editor(id: str | None = None) -> Board:
    """An empty loom to weave on, to ask about, and to write down as a case; or one of the cases to go on from."""
    return Board(lambda: Editor(cases()[id] if id else None))


def point(*kinds: str, seed: int = 1) -> Board:
    """Pieces to find by pointing: kinds of figures.weave_pointing.POINTS in turn; any right piece passes."""
    return Board(lambda: Pointing(tuple(POINTS[kind] for kind in kinds), seed))


def setting(players: int = 3, seed: int = 1) -> Board:
    """A table set up for two to five players: which cards are in play, how far the threads go, the first draw."""
    return Board(lambda: Setting(players, seed))


def own_loom(*cards: str, holes: int = HOLES) -> Board:
    """An empty loom whose size one chooses and to which one adds cards of one's own."""
    return Board(lambda: OwnLoom(Weaver(empty_loom(holes), None, (), tuple(map(read_card, cards)))))
