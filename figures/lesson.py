"""Lessons out of cases, for any game: guess and see why, or walk from plain to ruling."""
from collections.abc import Sequence
from html import escape
from importlib import import_module
from types import ModuleType
from typing import Any

from figures import labels
from figures.picture import Picture
from figures.saying import both, folded, labelled, paragraph, reasons
from figures.scene import Control, Event, View
from rulelib import words
from rulelib.answer import Answer
from rulelib.casebook import Solved
from rulelib.games import game_folder
from rulelib.mistake import LANGUAGES

MANY = 8
MISSED = 2


def speech(game: str) -> ModuleType:
    """How a game's questions and answers are worded: `question`, `value`, `asked_about`."""
    return import_module(f"figures.{game_folder(game)}_saying")


def guessing(game: str) -> ModuleType:
    """What one might guess in a game: `guesses`, `about`."""
    return import_module(f"figures.{game_folder(game)}_guesses")


class Cases:
    """Cases one after the other. With `guess` the answer is shown after a guess, which stays beside it; else at once, until
    the reader hides the answers to guess them."""

    def __init__(self, solved: Sequence[Solved], guess: bool = True):
        self.solved = list(solved)
        self.guess = guess
        self.ladder = not guess and len(self.solved) > 1
        self.at = 0
        self.guessed: dict[int, Any] = {}
        self.picture = self._new_picture()

    @property
    def now(self) -> Solved:
        """The case that is looked at."""
        return self.solved[self.at]

    @property
    def revealed(self) -> bool:
        """Whether the answer is to be seen."""
        return not self.guess or self.at in self.guessed

    def handle(self, event: Event) -> None:
        """A guess, or a step to another case."""
        if event.kind != "control":
            return
        control, value = event.value
        if control == "guess" and not self.revealed:
            self._guess(value)
        elif control == "next":
            self._step(self.at + 1)
        elif control == "back":
            self._step(self.at - 1)
        elif control == "at" and isinstance(value, int):
            self._step(value - 1)
        elif control == "hide" and self.ladder:
            self.guess = not self.guess
            self.picture = self._new_picture()

    def _guess(self, value: Any) -> None:
        """The guess of a number is kept; the answer has a new picture where there are other pieces, as after a move."""
        guesses = {str(number): guess for number, guess in enumerate(self._guesses())}
        if str(value) not in guesses:
            return
        self.guessed[self.at] = guesses[str(value)]
        painted = self._new_picture()
        if painted.pieces.keys() != self.picture.pieces.keys() or painted.size != self.picture.size:
            self.picture = painted

    def _step(self, at: int) -> None:
        self.at = max(0, min(at, len(self.solved) - 1))
        self.picture = self._new_picture()

    def _new_picture(self) -> Picture:
        return Picture(*self._seen(), names=True)

    def _seen(self) -> tuple[Any, tuple]:
        if self.revealed:
            return self.now.position, to_the_point(self.now).marks()
        return speech(self.now.case.game).asked_about(self.now)

    def _guesses(self) -> list[Any]:
        return guessing(self.now.case.game).guesses(self.now)

    def view(self) -> View:
        """The case with its question; the answer with its evidence once it may be seen."""
        position, marks = self._seen()
        return View(position, marks, both(self.said), tuple(self._controls()), ask=both(self.asked))

    def asked(self, at: int) -> str:
        """The case and its question in words."""
        case, say = self.now.case, speech(self.now.case.game)
        kind = "" if self.guess and case.kind != "ruling" else f' <span class="kind">{escape(labels.KINDS[case.kind][at])}</span>'
        told = f"{kind} {escape((case.en, case.ja)[at])}" if case.en else ""
        return f'<p class="case"><b>{self._count(at)}</b>{told}</p>' + paragraph(say.question(self.now, at), "question")

    def said(self, at: int) -> str:
        """The answer in words, once it may be seen; how it comes to be seen is told until the first guess."""
        if self.revealed:
            return "".join(self._answer(at))
        return "" if self.guessed else paragraph(labels.GUESS_FIRST[at], "hint")

    def _count(self, at: int) -> str:
        """Which case of how many; nothing where it is the only one."""
        return f"{self.at + 1}/{len(self.solved)}" if len(self.solved) > 1 else ""

    def _answer(self, at: int) -> list[str]:
        case, say, answer = self.now.case, speech(self.now.case.game), self.now.answer
        parts: list[str] = []
        point = to_the_point(self.now).because
        because, shown = (*point, *(reason for reason in answer.because if reason not in point)), len(point)
        if self.guess:
            guess = self.guessed[self.at]
            right = guess == answer.value
            parts.append(labelled(labels.YOU_SAID, say.value(case.ask, guess, at), at, "guess"))
            parts.append(paragraph((labels.CORRECT if right else labels.WRONG)[at], "right" if right else "wrong"))
            if not right:
                about = guessing(case.game).about(self.now, guess)
                first = tuple(dict.fromkeys((*about[:MISSED], *point)))
                because, shown = tuple(dict.fromkeys((*first, *about))), len(first)
        parts.append(labelled(labels.ANSWER, say.value(case.ask, answer.value, at), at, "answer"))
        parts.append(reasons(because, at, shown))
        parts += [self._decided(rule, ruling, at) for rule in case.rules if (ruling := words.ruling(rule, LANGUAGES[at]))]
        if self.guess:
            rights = sum(self.solved[index].answer.value == guess for index, guess in self.guessed.items())
            parts.append(paragraph(labels.RIGHT_SO_FAR[at].format(rights, len(self.guessed)), "tally"))
        return parts

    def _decided(self, rule: str, ruling: str, at: int) -> str:
        """What we decided where a text is silent: in full at the first case that is about it, else for those who want it."""
        first = next((solved for solved in self.solved if solved.case.kind == "ruling" and rule in solved.case.rules), None)
        return paragraph(ruling, "ruling") if self.now is first else folded(labels.KINDS["ruling"][at], ruling)

    def _controls(self):
        if self.guess:
            say, ask = speech(self.now.case.game), self.now.case.ask
            options = tuple((str(index), *both(lambda at: say.value(ask, value, at))) for index, value in enumerate(self._guesses()))
            chosen = str(self._guesses().index(self.guessed[self.at])) if self.revealed else None
            guessed = labels.GUESSED if len(self.solved) > 1 else labels.GUESSED_ALONE
            yield Control("guess", "choice", *labels.GUESS, chosen, options, not self.revealed, guessed)
        yield from self._steps()
        if self.ladder:
            yield Control("hide", "button", *(labels.SHOW_ANSWERS if self.guess else labels.HIDE_ANSWERS), above=True)

    def _steps(self):
        if len(self.solved) > 1:
            yield Control("back", "button", *labels.BACK, enabled=self.at > 0, why=labels.FIRST, above=True)
            yield Control("next", "button", *labels.NEXT, enabled=self.at + 1 < len(self.solved), why=labels.LAST, above=True)
        if len(self.solved) > 4:
            yield Control("at", "slider", *labels.BOARD, self.at + 1, (1, len(self.solved)), above=True)

    def text(self) -> str:
        """Every case with its answer and the rules that made it so: what a changed rule changes."""
        return "\n".join(case_text(solved) for solved in self.solved)


def to_the_point(solved: Solved) -> Answer:
    """The answer of a case with those reasons alone that speak of what the case is about (where they are many, those that hold);
    where none does, what a refusal breaks, else all."""
    about = {*solved.case.rules, *solved.case.because}
    point = tuple(reason for reason in solved.answer.because if reason.rule in about)
    if len(point) > MANY:
        point = tuple(reason for reason in point if reason.holds) or point
    if not point and solved.answer.value is False:
        point = tuple(reason for reason in solved.answer.because if not reason.holds)
    return Answer(solved.answer.value, point or solved.answer.because)


def case_text(solved: Solved) -> str:
    """One case as two lines: what is asked, and the answer with the rules cited."""
    case, say = solved.case, speech(solved.case.game)
    return f"{case.id}: {say.question(solved, 0)} {say.value(case.ask, solved.answer.value, 0)} [{', '.join(solved.answer.rules)}]"
