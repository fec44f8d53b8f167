"""What the Calico notebooks are made of: each name is one cell of a page."""
import base64
from functools import cache
from html import escape
from pathlib import Path

from IPython.display import display

import figures.calico  # noqa: F401  signs up the painters
import figures.calico_results  # noqa: F401
from figures import calico_handouts, hex_figure
import rulelib.calico
from figures.board import Board
from figures.calico_cat_tasks import CatTasks
from figures.calico_deal import Deal
from figures.calico_editor import Editor
from figures.calico_goal_tasks import GoalTasks
from figures.calico_pointing import POINTS
from figures.calico_sewing import Sewing
from figures.calico_tasks import Tasks
from figures.calico_turns import Turns
from figures.calico_unseen import unseen_case
from figures.lab import CaseLab
from figures.language import switch
from figures.lesson import Cases, case_text, speech, to_the_point
from figures.picture import Picture
from figures.plain import plain
from figures.pointing import Pointing
from figures.saying import both, labelled, paragraph, reasons
from figures.labels import ANSWER
from rulelib import words
from rulelib.calico.patches import BY_TEXT, PATCHES
from rulelib.calico.quilt import BEGINNER_CATS, BEGINNER_GOALS, empty_quilt
from rulelib.casebook import Solved, solve
from rulelib.casefile import Case, read_cases
from rulelib.mistake import LANGUAGES, Mistake

__all__ = ["cat_check", "choose_goals", "editor", "example", "goal_check", "handout", "lab", "ladder", "point", "predict", "quiz", "rules", "sandbox", "self_check", "switch", "try_it", "turn"]

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
    _still(Picture(position, marks, names=True).png(720), alt, 560)


def rules(*ids: str) -> None:
    """Rule cards: id, title, what the rule says, and what we decided where the text is silent."""
    show_both(*both(lambda at: "".join(_card(rule, LANGUAGES[at]) for rule in ids)))


HANDOUTS = {
    "beginner-goals": (
        calico_handouts.beginner_goal_rings,
        1000,
        "The goals ≠, AAA-BBB and AA-BB-CC with six tiles around: above fulfilled by colours for 10, 8 and 7 points, "
        "below by colours and patterns for 15, 13 and 11.",
        "目標≠、AAA-BBB、AA-BB-CCと周囲の6枚。上の段は色だけで満たして10点、8点、7点、下の段は色と模様の両方で満たして15点、13点、11点。",
    ),
    "cat-cards": (
        calico_handouts.cat_cards,
        1000,
        "The ten cats' tiles with their points and what each wants; the two sides of a tile above each other.",
        "10匹のネコ得点タイル。点数と求めるものが書かれ、1枚の表と裏を上下に並べてある。",
    ),
    "cat-shapes": (
        calico_handouts.cat_shapes,
        800,
        "The five shapes in every orientation: Callie's triangle in two, the lines of Rumi (three), Tecolote (four) and Leo (five) in three, "
        "Almond's trapezoid in six.",
        "5つの形とそのすべての向き。キャリーの三角形は2通り、ルミ（3枚）、テコローテ（4枚）、レオ（5枚）の一直線は3通り、アーモンドの台形は6通り。",
    ),
    "goal-rings": (
        calico_handouts.goal_rings,
        1280,
        "The six goals with six tiles around: above fulfilled by colours (≠ 10, AAA-BBB 8, AA-BB-CC 7, AAAA-BB 8, AAA-BB-C 7, AA-BB-C-D 5), "
        "below by colours and patterns (15, 13, 11, 14, 11, 8).",
        "6枚の目標と周囲の6枚。上の段は色だけで満たした例（≠は10点、AAA-BBBは8点、AA-BB-CCは7点、AAAA-BBは8点、AAA-BB-Cは7点、AA-BB-C-Dは5点）、"
        "下の段は両方で満たした例（15点、13点、11点、14点、11点、8点）。",
    ),
    "marks": (
        calico_handouts.marks_legend,
        900,
        "The marks, on a tile and on a free space: a whole line with a tick, teeth with a cross, dashes with a question mark, dots, "
        "dots with points, a pointer.",
        "印の見本（上はタイル、下は空きマス）。実線とチェック、とげと×、破線と？、点線、点線と点数、上の三角。",
    ),
    "neighbours": (
        hex_figure.adjacency,
        900,
        "A hexagon and its six neighbours, each behind a shared edge; the hexagons beyond its corners are crossed out. "
        "At the right three hexagons A, B, C around one corner: any two of them share an edge.",
        "1つの六角形と、辺を共有する6つの隣のマス。角の先にあるマスには×が付いている。右は1つの角に集まるA、B、Cの3マスで、どの2つも辺を共有する。",
    ),
    "button-groups": (
        calico_handouts.button_groups,
        1000,
        "Two of a colour: no button. Three: one. Six connected: still one. Two groups of three apart: two.",
        "同じ色2枚はボタンなし、3枚で1個、つながった6枚でも1個、離れた3枚ずつのまとまり2つで2個。",
    ),
    "patches": (
        calico_handouts.patch_legend,
        800,
        "The 36 patches: a row for each of six colours, a column for each of six patterns, each with its two letters.",
        "36種類の布地タイル。横の列が6色、縦の列が6つの模様で、それぞれに2文字の名前が付いている。",
    ),
}  # name: (figure, width in pixels, what it shows in English and in Japanese)


def handout(name: str) -> None:
    """A figure of HANDOUTS, with what it shows for those who cannot see it."""
    figure, width, en, ja = HANDOUTS[name]
    _still(Picture(figure()).png(width), f"{en}\n{ja}", 720)


def _still(png: bytes, alt: str, width: int) -> None:
    html = {"image/png": {"alt": alt, "width": width}}
    display({"image/png": base64.b64encode(png).decode("ascii"), "text/plain": alt}, metadata=html, raw=True)


def _card(rule: str, lang: str) -> str:
    ruling = words.ruling(rule, lang)
    decided = f'<p class="ruling">{escape(ruling)}</p>' if ruling else ""
    return f'<p class="rule"><b>{escape(words.title(rule, lang))}</b> <code>{rule}</code><br>{escape(words.text(rule, lang))}</p>{decided}'


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
    """The quilt of a case to sew on, with some tiles (or all 36); every click may be typed as well."""
    return Board(Sewing(solved(id).position, _patches(patches)))


def turn(id: str) -> Board:
    """The table of a case before its moves, to take turns on: a tile of the hand, a space, a tile of the market."""
    there = solved(id)
    return Board(Turns(there.history[0][0] if there.history else there.position))


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
