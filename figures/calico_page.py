"""What the Calico notebooks are made of: each name is one cell of a page."""
import base64
from functools import cache
from html import escape
from pathlib import Path
from random import Random

from IPython.display import display

import figures.calico  # noqa: F401  signs up the painters
import figures.calico_results  # noqa: F401
import rulelib.calico
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
from figures.lab import CaseLab
from figures.language import switch
from figures.lesson import Cases, case_text, speech, to_the_point
from figures.picture import Picture
from figures.plain import plain
from figures.pointing import Pointing
from figures.saying import both, labelled, paragraph, reasons, rule_said
from figures.labels import ANSWER
from rulelib import words
from rulelib.calico import new_game
from rulelib.calico.patches import BY_TEXT, PATCHES
from rulelib.calico.quilt import BEGINNER_CATS, BEGINNER_GOALS, empty_quilt
from rulelib.calico.table import Table
from rulelib.casebook import Solved, solve
from rulelib.casefile import Case, read_cases
from rulelib.mistake import LANGUAGES, Mistake

__all__ = ["cat_check", "choose_goals", "count_up", "editor", "deal", "example", "game", "goal_check", "handout", "lab", "ladder", "point", "predict", "quiz", "rules", "sandbox", "self_check", "switch", "try_it", "turn", "two_turns"]

CASES = Path(rulelib.calico.__file__).parent / "cases"


@cache
def cases() -> dict[str, Case]:
    """Every Calico case by its id, chapter by chapter. Raises Mistake where one cannot be read."""
    found = {}
    for case in (case for path in sorted(CASES.glob("*.yaml")) for case in read_cases(path)):
        if isinstance(case, Mistake):
            raise case
        found[case.id] = case
    return found


@cache
def solved(id: str) -> Solved:
    """A case by its id, played and asked."""
    return solve(cases()[id])


@cache
def chapter_cases(chapter: str) -> tuple[str, ...]:
    """The ids of the cases of a chapter (b4, s2), in the order of their file: from plain to ruling."""
    return tuple(case.id for path in sorted(CASES.glob(f"{chapter.lower()}_*.yaml")) for case in read_cases(path))


def show_both(en: str, ja: str) -> None:
    """Show HTML in both languages; the switch hides one."""
    html = f'<div lang="en" class="rule-said">{en}</div><div lang="ja" class="rule-said">{ja}</div>'
    display({"text/html": html, "text/plain": f"{plain(en)}\n{plain(ja)}"}, raw=True)


def show_picture(position, marks, alt: str) -> None:
    """Show a position with its marks as a still picture; `alt` stands for it in text."""
    wide = isinstance(position, Table) and position.players > 1
    _still(Picture(position, marks, names=True).png(1040 if wide else 720), alt, 840 if wide else 560)


def rules(*ids: str) -> None:
    """Rule cards: id, title, what the rule says, and what we decided where the text is silent."""
    show_both(*both(lambda at: "".join(_card(rule, LANGUAGES[at]) for rule in ids)))


def handout(name: str) -> None:
    """A figure of HANDOUTS, with what it shows for those who cannot see it."""
    figure, width, en, ja = HANDOUTS[name]
    _still(Picture(figure()).png(width), f"{en}\n{ja}", width * 4 // 5)


def _still(png: bytes, alt: str, width: int) -> None:
    html = {"image/png": {"alt": alt, "width": width}}
    display({"image/png": base64.b64encode(png).decode("ascii"), "text/plain": alt}, metadata=html, raw=True)


def _card(rule: str, lang: str) -> str:
    ruling = words.ruling(rule, lang)
    decided = f'<p class="ruling">{escape(ruling)}</p>' if ruling else ""
    return rule_said(rule, LANGUAGES.index(lang)) + decided


def example(id: str) -> None:
    """A case worked out: the situation, the picture with its evidence, the answer and its reasons."""
    there = solved(id)
    case, answer, say = there.case, there.answer, speech("calico")
    point = to_the_point(there)
    show_both(*both(lambda at: paragraph((case.en, case.ja)[at], "case") + paragraph(say.question(there, at), "question")))
    show_picture(there.position, point.marks(), case_text(there))
    told = (*point.because, *(reason for reason in answer.because if reason not in point.because))
    show_both(*both(lambda at: labelled(ANSWER, say.value(case.ask, answer.value, at), at, "answer") + reasons(told, at, len(point.because))))


def predict(*ids: str) -> Board:
    """Cases to guess first; the guess stays beside the answer."""
    return Board(Cases([solved(id) for id in ids]))


def ladder(chapter: str) -> Board:
    """All the cases of a chapter with their answers, from plain to ruling."""
    return Board(Cases([solved(id) for id in chapter_cases(chapter)], guess=False))


def quiz(*kinds: str, count: int = 10, seed: int = 1) -> Board:
    """Positions that nobody has seen, to guess: kinds of figures.calico_unseen.MADE in turn."""
    return Board(Cases([unseen_case(kinds[number % len(kinds)], seed + number) for number in range(count)]))


def self_check(*aims: str, seed: int = 1) -> Board:
    """Tiles to lay so that they do what is asked: aims of figures.calico_tasks.AIMS in turn; any right space passes."""
    return Board(Tasks(aims, seed))


def point(*kinds: str, seed: int = 1) -> Board:
    """Pieces to find by pointing: kinds of figures.calico_pointing.POINTS in turn; any right piece passes."""
    return Board(Pointing(tuple(POINTS[kind] for kind in kinds), seed))


def goal_check(standard: bool = False, seed: int = 1) -> Board:
    """Goals to fulfil with one last tile; with `standard` all six of them."""
    return Board(GoalTasks(("goal-standard" if standard else "goal",), seed))


def try_it(id: str, *patches: str) -> Board:
    """The quilt of a case before its moves, to sew on with some tiles (or all 36); every click may be typed as well."""
    return Board(Sewing(_start(id), _patches(patches)))


def turn(id: str) -> Board:
    """The table of a case before its moves, to take turns on: a tile of the hand, a space, a tile of the market."""
    return Board(Turns(bag_filled(_start(id), Random(id))))


def count_up(id: str) -> Board:
    """The score of a case's quilt point by point, each with its evidence."""
    return Board(CountUp(solved(id).position))


def two_turns(id: str) -> Board:
    """The example of two turns as the moves of a case have it, to be played by clicks; other legal moves are answered as well."""
    return Board(Example(bag_filled(_start(id), Random(id)), cases()[id].moves))


def deal(players: int = 2, seed: int = 1) -> Board:
    """A beginner's table just set up, to take turns on; the seed fixes every tile."""
    return Board(Turns(new_game(players, Random(seed))))


def _start(id: str):
    there = solved(id)
    return there.history[0][0] if there.history else there.position


def game(who: str = "1", variant: str = "beginner", seed: int = 1) -> Board:
    """A whole game: who is "1" to "4" players on one screen, or "opponent" for one against chance."""
    return Board(Game(who, variant, seed))


def choose_goals(seed: int = 1) -> Board:
    """Four goals turned up; choose three and place them."""
    return Board(Deal(seed))


def cat_check(seed: int = 1) -> Board:
    """Two cats drawn; find one that may be the third."""
    return Board(CatTasks(seed))


def sandbox(border: str = "blue", cats=BEGINNER_CATS, goals=BEGINNER_GOALS) -> Board:
    """An empty quilt and all 36 tiles."""
    return Board(Sewing(empty_quilt(border, goals, cats)))


def lab() -> Board:
    """Every Calico case with its evidence, to be found by chapter, kind and rule."""
    return Board(CaseLab("calico"))


def editor(id: str | None = None) -> Board:
    """An empty quilt to lay, to ask about, and to write down as a case; or one of the cases to go on from."""
    return Board(Editor(cases()[id] if id else None))


def _patches(texts: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(BY_TEXT[text] for text in texts) or tuple(PATCHES)
