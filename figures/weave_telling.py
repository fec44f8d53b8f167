"""What a thread or a button would change on a loom, as HTML: a table of the numbers before and after."""
from html import escape

from figures import weave_loom_words as say
from figures.warp_and_weft_saying import card_words
from figures.weave_changes import Change, changes
from rulelib.warp_and_weft.cards import Adjacency, card_text
from rulelib.warp_and_weft.scoring import Weaver


def change_table(before: Weaver, after: Weaver, at: int) -> str:
    """Cards with a button first, then the goal's and the others that count something, then goal, penalty and total."""
    found = [change for change in changes(before, after) if change.marked or change.what in after.goal or change.before or change.after]
    return f'<table>{"".join(_row(change, after, at) for change in found)}</table>'


def _row(change: Change, after: Weaver, at: int) -> str:
    numbers = f"{_shown(change, change.before)} → <b>{_shown(change, change.after)}</b>" if change.changed else str(_shown(change, change.before))
    name, beside = _named(change, after, at)
    small = f' <span class="kind">{escape(beside)}</span>' if beside else ""
    return f'<tr><th scope="row">{escape(name)}{small}</th><td>{numbers}</td></tr>'


def _shown(change: Change, number: int) -> str:
    """A number as a number of points: what is lost has its sign."""
    return str(-number) if change.what == "penalty" else str(number)


def _named(change: Change, after: Weaver, at: int) -> tuple[str, str]:
    if isinstance(change.what, str):
        return say.ROWS[change.what][at], ""
    name = card_words(card_text(change.what), at)
    if change.marked:
        return name, (say.ROUND_BUTTON if isinstance(change.what, Adjacency) else say.SQUARE_BUTTON)[at]
    return name, (say.IN_GOAL if change.what in after.goal else say.NO_BUTTON)[at]


def short_changes(found: tuple[Change, ...], at: int, unmarked: bool = False) -> str:
    """The numbers that changed, on one line; those of cards without a button only if asked for, or where there is no button at all."""
    every, parts = unmarked or all(isinstance(change.what, str) or not change.marked for change in found), []
    for change in found:
        if change.changed and (every or change.marked):
            name = say.ROWS[change.what][at] if isinstance(change.what, str) else card_words(card_text(change.what), at)
            parts.append(f"{name} {_shown(change, change.before)} → {_shown(change, change.after)}")
    return ("; ", "、")[at].join(parts)
