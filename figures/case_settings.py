"""What of a case in the making can be set by a word, in any game: the question, the expectation, and what is written about it."""
from collections.abc import Callable

from figures.case_draft import Draft, asked, expected
from rulelib.casefile import KINDS
from rulelib.forms import one_of
from rulelib.games import game_module

Setting = Callable[[Draft, str], Draft]


def _legal(draft: Draft, line: str) -> Draft:
    game_module(draft.game).read_move(line, draft.start)
    return draft.asking("legal", move=" ".join(line.split()))


def _expect(draft: Draft, line: str) -> Draft:
    """An expectation of one's own; nothing for the given answer. Mistake where no answer can be so."""
    draft = draft._replace(expect="" if expected(line, draft.game) is None else line.strip())
    asked(draft)
    return draft


def _ids(name: str) -> Setting:
    return lambda draft, line: draft._replace(**{name: tuple(line.strip("[] ").replace(",", " ").split())})


def _plain(name: str) -> Setting:
    return lambda draft, line: draft._replace(**{name: line.strip()})


def case_settings(asks: tuple[str, ...]) -> dict[str, Setting]:
    """The settings of a draft whose questions are `asks`; another question expects its given answer."""
    return {
        "ask": lambda draft, word: draft._replace(ask=one_of(word, asks, "ask"), expect=""),
        "legal": _legal,
        "expect": _expect,
        "id": _plain("id"),
        "kind": lambda draft, word: draft._replace(kind=one_of(word, KINDS, "kind")),
        "rules": _ids("rules"),
        "because": _ids("because"),
        "en": _plain("en"),
        "ja": _plain("ja"),
    }
