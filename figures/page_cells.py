"""What a page is made of in any game: each name, or each method of a game's Cells, is one cell of a page."""
import base64
from collections.abc import Callable, Iterator
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

from IPython.display import display

from figures.board import Board
from figures.lab import CaseLab
from figures.labels import ANSWER
from figures.lesson import Cases, speech, to_the_point
from figures.picture import Picture
from figures.plain import plain
from figures.saying import both, labelled, paragraph, reasons, rule_said
from rulelib import words
from rulelib.casebook import Solved, solve
from rulelib.casefile import Case, chapter_of, read_cases
from rulelib.games import game_module
from rulelib.mistake import LANGUAGES, Mistake


def show_both(en: str, ja: str) -> None:
    """Show HTML in both languages; the switch hides one."""
    html = f'<div lang="en" class="rule-said">{en}</div><div lang="ja" class="rule-said">{ja}</div>'
    display({"text/html": html, "text/plain": f"{plain(en)}\n{plain(ja)}"}, raw=True)


def show_picture(position: Any, marks: tuple, en: str, ja: str) -> None:
    """Show a position with its marks as a still picture, a table of several players that is wider than high larger."""
    png = Picture(position, marks, names=True).png(1040 if getattr(position, "players", 1) > 1 else 960)
    wide = getattr(position, "players", 1) > 1 and _width_of(png) > _height_of(png)
    show_still(png, 840 if wide else 640, en, ja)


def _width_of(png: bytes) -> int:
    return int.from_bytes(png[16:20])


def _height_of(png: bytes) -> int:
    return int.from_bytes(png[20:24])


# Here and not in board.css: a page that is exported as HTML has no style sheet of ours.
UNSEEN = "position: absolute; top: 0; left: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap"


def show_still(png: bytes, width: int, en: str, ja: str) -> None:
    """Show a picture that is drawn already, `width` pixels wide, with what it shows for those who cannot see it; a row of figures keeps its size on a phone, where one pushes it along."""
    kind = "rule-still rule-row" if _width_of(png) > 2 * _height_of(png) else "rule-still"
    # As HTML: JupyterLab and Voila drop the `alt` of an image/png, and an attribute cannot follow the language switch.
    picture = f'<img alt="" width="{width}" src="data:image/png;base64,{base64.b64encode(png).decode("ascii")}">'
    told = f'<div lang="en">{escape(en)}</div><div lang="ja">{escape(ja)}</div>'
    html = f'<figure class="{kind}" style="position: relative; margin: 0">{picture}<figcaption style="{UNSEEN}">{told}</figcaption></figure>'
    display({"text/html": html, "text/plain": f"{en}\n{ja}"}, raw=True)


def show_handout(figure: Callable[[], Any], width: int, en: str, ja: str) -> None:
    """A figure that is no position, with what it shows for those who cannot see it."""
    show_still(Picture(figure()).png(width), width * 4 // 5, en, ja)


def rules(*ids: str) -> None:
    """Rule cards: id, title, what the rule says, and what we decided where the text is silent."""
    show_both(*both(lambda at: "".join(_card(rule, LANGUAGES[at]) for rule in ids)))


def _card(rule: str, lang: str) -> str:
    ruling = words.ruling(rule, lang)
    decided = f'<p class="ruling">{escape(ruling)}</p>' if ruling else ""
    return rule_said(rule, LANGUAGES.index(lang)) + decided


class Cells:
    """The cells of a game's pages that show its cases."""

    def __init__(self, game: str):
        self.game = game
        self.folder = Path(game_module(game).__file__).parent / "cases"
        self._solved: dict[str, Solved] = {}
        self._chapters: dict[str, tuple[str, ...]] = {}

    @cached_property
    def _cases(self) -> dict[str, Case]:
        return {case.id: case for path in sorted(self.folder.glob("*.yaml")) for case in _read(path)}

    def cases(self) -> dict[str, Case]:
        """Every case of the game by its id, chapter by chapter. Raises Mistake where one cannot be read."""
        return self._cases

    def solved(self, id: str) -> Solved:
        """A case by its id, played and asked."""
        if id not in self._solved:
            self._solved[id] = solve(self._cases[id])
        return self._solved[id]

    def chapter_cases(self, chapter: str) -> tuple[str, ...]:
        """The ids of the cases of a chapter (b4, w6), in the order of their file: from plain to ruling."""
        if chapter not in self._chapters:
            paths = [path for path in sorted(self.folder.glob("*.yaml")) if chapter_of(path) == chapter.upper()]
            self._chapters[chapter] = tuple(case.id for path in paths for case in _read(path))
        return self._chapters[chapter]

    def start(self, id: str) -> Any:
        """The position of a case before its moves."""
        there = self.solved(id)
        return there.history[0][0] if there.history else there.position

    def example(self, id: str) -> None:
        """A case worked out: the situation, the picture with its evidence, the answer and its reasons."""
        there = self.solved(id)
        case, answer, say = there.case, there.answer, speech(self.game)
        point = to_the_point(there)
        show_both(*both(lambda at: paragraph((case.en, case.ja)[at], "case") + paragraph(say.question(there, at), "question")))
        show_picture(there.position, point.marks(), *both(lambda at: f"{say.question(there, at)} {say.value(case.ask, answer.value, at)}"))
        told = (*point.because, *(reason for reason in answer.because if reason not in point.because))
        show_both(*both(lambda at: labelled(ANSWER, say.value(case.ask, answer.value, at), at, "answer") + reasons(told, at, len(point.because))))

    def predict(self, *ids: str) -> Board:
        """Cases to guess first; the guess stays beside the answer."""
        solved = [self.solved(id) for id in ids]
        return Board(lambda: Cases(solved))

    def ladder(self, chapter: str) -> Board:
        """All the cases of a chapter with their answers, from plain to ruling."""
        solved = [self.solved(id) for id in self.chapter_cases(chapter)]
        return Board(lambda: Cases(solved, guess=False))

    def lab(self) -> Board:
        """Every case of the game with its evidence, to be found by chapter, kind and rule."""
        return Board(lambda: CaseLab(self.game))


def _read(path: Path) -> Iterator[Case]:
    """The cases of a file. Raises Mistake, which names the file as a page may: without its folder."""
    for case in read_cases(path, path.name):
        if isinstance(case, Mistake):
            raise case
        yield case


def unseen_quiz(unseen: Callable[[str, int], Solved], kinds: tuple[str, ...], count: int, seed: int) -> Board:
    """Positions that nobody has seen, to guess: kinds in turn, each made by `unseen(kind, seed)`."""
    solved = [unseen(kinds[number % len(kinds)], seed + number) for number in range(count)]
    return Board(lambda: Cases(solved))
