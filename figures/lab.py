"""The edge-case lab of any game: every case there is, found by chapter, kind and rule, drawn with its evidence."""
from collections import Counter
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from figures import labels
from figures.lesson import Cases, speech
from figures.saying import both, labelled
from figures.scene import Control, Event
from rulelib import words
from rulelib.casebook import Solved, solve
from rulelib.casefile import KINDS, Case, chapter_of, read_cases
from rulelib.casetext import show_case
from rulelib.games import game_module
from rulelib.mistake import LANGUAGES, Mistake

ALL = "all"
LOOSENED = ("rule", "kind", "chapter")  # what gives way first where a choice leaves no case


class Found(NamedTuple):
    """A case of a game, played out, and the chapter in whose file it stands."""

    chapter: str
    solved: Solved

    def named(self, name: str) -> tuple[str, ...]:
        """Its chapter, its kind, or the rules that it is about."""
        case = self.solved.case
        return case.rules if name == "rule" else (case.kind if name == "kind" else self.chapter,)


def game_cases(game: str) -> tuple[list[Found], list[tuple[str, str]]]:
    """Every case of a game, file by file; and, in English and Japanese, what is wrong with those that cannot be read or do not pass."""
    return _cases_in(Path(game_module(game).__file__).parent / "cases")


@cache
def _cases_in(folder: Path) -> tuple[list[Found], list[tuple[str, str]]]:
    """The same of a folder; a board that begins again need not read it again."""
    found: list[Found] = []
    wrong: list[tuple[str, str]] = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            for case in read_cases(path, path.name):
                _add(case, chapter_of(path), found, wrong)
        except Mistake as mistake:
            wrong.append(_told(mistake))
    return found, wrong


def _add(case: Any, chapter: str, found: list[Found], wrong: list[tuple[str, str]]) -> None:
    try:
        if isinstance(case, Mistake):
            raise case.at(case.facts["case"])
        solved = solve(case)
    except Mistake as mistake:
        wrong.append(_told(mistake.at(case.id) if isinstance(case, Case) else mistake))
        return
    if solved.passed:
        found.append(Found(chapter, solved))
    else:
        wrong.append((f"{case.id}: {solved.failure}",) * 2)


def _told(mistake: Mistake) -> tuple[str, str]:
    return both(lambda at: mistake.say(LANGUAGES[at]))


class CaseLab(Cases):
    """All the cases of a game with their answers; `chosen` is the chapter, kind and rule looked for, ALL for any."""

    def __init__(self, game: str):
        self.game = game
        self.all, self.wrong = game_cases(game)
        self.chosen = {"chapter": ALL, "kind": ALL, "rule": ALL}
        self._written: dict[int, str] = {}
        self.offered = {name: self._offered(name) for name in self.chosen}
        super().__init__([found.solved for found in self.all], guess=False)

    def handle(self, event: Event) -> None:
        """Look for a chapter, a kind or a rule, or step to another case."""
        if event.kind != "control" or not isinstance(event.value, tuple) or len(event.value) != 2:
            return
        control, value = event.value
        if isinstance(control, str) and control in self.chosen:
            self._choose(control, value)
        else:
            super().handle(event)

    def _choose(self, name: str, value: Any) -> None:
        """Look for something; what was looked for before gives way where no case is both."""
        if value != ALL and not any(value == offered for offered, _, _ in self.offered[name]):
            return
        here = self.now
        self.chosen[name] = value
        for other in LOOSENED:
            if other != name and not self._found():
                self.chosen[other] = ALL
        self.offered["rule"] = self._offered("rule")
        self.solved = [found.solved for found in self._found()]
        self._step(next((at for at, solved in enumerate(self.solved) if solved is here), 0))

    def _found(self, *without: str) -> list[Found]:
        """The cases that are all that is looked for, some of it left out."""
        wanted = [(name, value) for name, value in self.chosen.items() if value != ALL and name not in without]
        return [found for found in self.all if all(value in found.named(name) for name, value in wanted)]

    def _count(self, at: int) -> str:
        return labels.CASE_OF[at].format(self.at + 1, len(self.solved))

    def said(self, at: int) -> str:
        """The case in words, its rules, and how it is written."""
        case = self.now.case
        rules = "".join(f"<li>{escape(words.title(rule, LANGUAGES[at]))} <code>{rule}</code></li>" for rule in case.rules)
        written = f'<pre>{escape(self.written())}</pre>'
        about = f'<details><summary>{labels.CASE_FILE[at]}{(": ", "：")[at]}<code>{escape(case.id)}</code></summary><ul>{rules}</ul>{written}</details>'
        return "".join([super().said(at), about, *self._not_shown(at)])

    def written(self) -> str:
        """The case as it stands in its file."""
        case = self.now.case
        if id(case) not in self._written:
            self._written[id(case)] = show_case(case)
        return self._written[id(case)]

    def _not_shown(self, at: int) -> list[str]:
        return [labelled(labels.NOT_SHOWN, told[at], at, "wrong") for told in self.wrong]

    def _controls(self):
        yield Control("kind", "choice", *labels.KIND, self.chosen["kind"], self.offered["kind"], above=True)
        yield Control("chapter", "choice", *labels.CHAPTER, self.chosen["chapter"], self.offered["chapter"], above=True)
        yield Control("rule", "choice", *labels.RULE, self.chosen["rule"], self.offered["rule"], above=True)
        yield Control("back", "button", *labels.BACK, enabled=self.at > 0, why=labels.FIRST, above=True)
        yield Control("next", "button", *labels.NEXT, enabled=self.at + 1 < len(self.solved), why=labels.LAST, above=True)
        if len(self.solved) > 1:
            yield Control("at", "slider", *labels.CASE, self.at + 1, (1, len(self.solved)), above=True)

    def _offered(self, name: str) -> tuple[tuple[str, str, str], ...]:
        """What of a kind can be looked for, each with the number of its cases; rules only where chapter and kind have some."""
        among = self._found(name) if name == "rule" else self.all
        options = [(ALL, *_numbered(labels.ALL, len(among)))]
        counts = Counter(value for found in among for value in set(found.named(name)))
        return (*options, *((value, *_numbered(label, counts[value])) for value, label in self._known(name) if counts[value]))

    def _known(self, name: str) -> list[tuple[str, labels.Label]]:
        if name == "kind":
            return [(kind, labels.KINDS[kind]) for kind in KINDS]
        if name == "rule":
            return [(rule, both(lambda at: f"{words.title(rule, LANGUAGES[at])} · {rule}")) for rule in words.rulebook(self.game)]
        named = speech(self.game).CHAPTERS
        return [(chapter, both(lambda at: f"{chapter} {named[chapter][at]}")) for chapter in named]


def _numbered(label: labels.Label, count: int) -> labels.Label:
    return f"{label[0]} ({count})", f"{label[1]}（{count}）"
