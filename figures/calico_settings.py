"""What of a Calico case in the making can be set by a word: border, cats, goals, question, and what is written about it."""
from collections.abc import Callable

from figures.calico_draft import ASKS, keep_history, redrawn, take_off
from figures.case_draft import Draft
from figures.case_settings import case_settings
from rulelib.calico.board import BORDERS, SPACES
from rulelib.calico.cats import CATS
from rulelib.calico.goals import GOALS
from rulelib.calico.patches import PATTERNS
from rulelib.calico.quilt_text import read_cell
from rulelib.forms import one_of
from rulelib.mistake import Mistake

PAIRS = tuple(f"{first} {second}" for at, first in enumerate(PATTERNS) for second in PATTERNS[at + 1 :])
HISTORY = ("off", "on")


def _border(draft: Draft, word: str) -> Draft:
    return draft._replace(start=redrawn(draft.start, border=one_of(word, BORDERS, "border")))


def _goal(space: int) -> Callable[[Draft, str], Draft]:
    def choose(draft: Draft, word: str) -> Draft:
        goals = list(draft.start.goals)
        goals[space] = one_of(word, GOALS, SPACES[space])
        return draft._replace(start=draft.start._replace(goals=tuple(goals)))

    return choose


def _cat(place: int) -> Callable[[Draft, str], Draft]:
    """Another cat; one that is there already changes places. Mistake for the other side of a tile in use."""

    def choose(draft: Draft, word: str) -> Draft:
        names = list(draft.start.cat_names)
        if one_of(word, CATS, f"cat{place + 1}") in names:
            names[names.index(word)] = names[place]
        names[place] = word
        twins = [name for name in names if [CATS[other].tile for other in names].count(CATS[name].tile) > 1]
        if twins:
            raise Mistake("cat-tile-twice", f"cat{place + 1}", cats=twins)
        return draft._replace(start=redrawn(draft.start, cat_names=tuple(names)))

    return choose


def _likes(place: int) -> Callable[[Draft, str], Draft]:
    """Two patterns for a cat; cats that liked them get those that it gives up."""

    def choose(draft: Draft, word: str) -> Draft:
        words = " ".join(sorted(word.replace(",", " ").split(), key=lambda each: PATTERNS.index(each) if each in PATTERNS else -1))
        wanted = [PATTERNS.index(each) for each in one_of(words, PAIRS, f"likes{place + 1}").split()]
        wants = list(draft.start.wants)
        given_up = [pattern for pattern in range(6) if wants[pattern] == place and pattern not in wanted]
        for pattern in wanted:
            if wants[pattern] != place:
                wants[given_up.pop(0)], wants[pattern] = wants[pattern], place
        return draft._replace(start=redrawn(draft.start, wants=tuple(wants)))

    return choose


SETTINGS: dict[str, Callable[[Draft, str], Draft]] = {
    "border": _border,
    **{space: _goal(at) for at, space in enumerate(SPACES)},
    **{f"cat{at + 1}": _cat(at) for at in range(3)},
    **{f"likes{at + 1}": _likes(at) for at in range(3)},
    "off": lambda draft, word: take_off(draft, read_cell(word.strip())),
    "history": lambda draft, word: keep_history(draft, one_of(word, HISTORY, "history") == "on"),
    **case_settings(ASKS),
}
