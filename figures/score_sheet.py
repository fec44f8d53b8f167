"""Everybody's points as a table, who has won, and the log of a game: of any kind."""
from collections.abc import Callable, Sequence
from html import escape

from figures.game_labels import EARLIER, FINAL, LATER, PLAYER, SO_FAR, WINNER
from figures.labels import Label
from figures.saying import paragraph, reasons
from rulelib.answer import Answer
from rulelib.story import Story

SHOWN = 4


def named(player: int, at: int) -> str:
    """A player as the beginning of a line."""
    return PLAYER[at].format(player).capitalize()


def score_table(columns: dict[str, Label], rows: Sequence[dict[str, int]], over: bool, at: int, names: Sequence[str] = ()) -> str:
    """The points of players 1, 2, … (or by their names) as an HTML table, a column for each key."""
    head = "".join(f'<th scope="col">{label[at]}</th>' for label in columns.values())
    lines = []
    for player, found in enumerate(rows, 1):
        cells = "".join(f"<td>{found[column]}</td>" for column in columns)
        name = escape(names[player - 1]) if names else named(player, at)
        lines.append(f'<tr><th scope="row">{name}</th>{cells}</tr>')
    table = f'<table class="scores"><tr><td></td>{head}</tr>{"".join(lines)}</table>'
    return f"<p><b>{(FINAL if over else SO_FAR)[at]}</b></p>{table}"


def held_first(answer: Answer) -> Answer:
    """An answer with what holds before what does not."""
    return Answer(answer.value, tuple(sorted(answer.because, key=lambda reason: not reason.holds)))


def won(answer: Answer, at: int) -> str:
    """Who has won and by which rules."""
    names = (", ", "、")[at].join(answer.value)
    return f'<p class="answer"><b>{escape(WINNER[at].format(names))}</b></p>' + reasons(answer.because, at)


def log(story: Story, heading: Label, entry: Callable[[int], str], at: int, kept: Label = LATER, earlier: int = 0) -> str:
    """The last moves up to where one looks, each as `entry(number)` writes it, with how many were before and are kept after; `earlier` ones are folded away."""
    first = max(0, story.at - SHOWN)
    before = _items(range(max(0, first - earlier), first), entry)
    later = len(story.moves) - story.at
    parts = [f"<p><b>{heading[at].format(story.at)}</b></p>", f"<details><summary>{EARLIER[at]}</summary>{before}</details>" if before else ""]
    return "".join([*parts, _items(range(first, story.at), entry), *([paragraph(kept[at].format(later))] if later else [])])


def _items(numbers: range, entry: Callable[[int], str]) -> str:
    """Some moves as a numbered list."""
    items = "".join(f"<li>{entry(number)}</li>" for number in numbers)
    return f'<ol start="{numbers.start + 1}" class="moves">{items}</ol>' if items else ""
