"""A game of Calico so far: the log of its turns, everybody's points, the ending, and the text that is saved."""
from functools import lru_cache
from html import escape

from figures.calico_saying import PLAYER, move_words
from figures.calico_turn_words import NO_TOKEN, earned
from figures.saying import paragraph, reasons
from rulelib.answer import Answer
from rulelib.calico import score, show_move
from rulelib.calico.goals import goal_points
from rulelib.calico.scoring import winners
from rulelib.calico.table import Table, Turn
from rulelib.calico.tokens import button_points, cat_points
from rulelib.story import Story, begin, story_text

SHOWN = 4
COLUMNS = {"goals": ("goals", "目標"), "cats": ("cats", "ネコ"), "buttons": ("buttons", "ボタン"), "total": ("total", "合計")}
LOG = ("Turns so far: {}", "ここまでの手番：{}")
LATER = ("Played after this and kept: {}", "この先に残っている手番：{}")
SO_FAR = ("Points so far", "ここまでの得点")
FINAL = ("Final points", "最終得点")
WINNER = ("Winner: {}", "勝者：{}")
EXPLAINED_SCORE = ("{}: points so far, and why", "{}のここまでの得点とその理由")
ALONE = ("Your record: {} points.", "今回の記録は{}点です。")


def points(table: Table, player: int) -> dict[str, int]:
    """A player's points as they stand, without reasons; goals that are not surrounded bring 0, face down none."""
    quilt = table.quilt(player)
    goals = 0 if table.variant == "family" else sum(goal_points(quilt, space) for space in range(3))
    found = {"goals": goals, "cats": cat_points(quilt), "buttons": button_points(quilt)}
    return found | {"total": sum(found.values())}


def score_text(table: Table, player: int) -> str:
    """A player's points as plain text."""
    return f"player {player}: " + ", ".join(f"{column} {count}" for column, count in points(table, player).items())


def score_table(table: Table, at: int) -> str:
    """Everybody's points as an HTML table."""
    head = "".join(f'<th scope="col">{label[at]}</th>' for label in COLUMNS.values())
    rows = []
    for player in range(1, table.players + 1):
        found = points(table, player)
        cells = "".join(f"<td>{found[column]}</td>" for column in COLUMNS)
        rows.append(f'<tr><th scope="row">{PLAYER[at].format(player).capitalize()}</th>{cells}</tr>')
    return f'<p><b>{(FINAL if table.over else SO_FAR)[at]}</b></p><table style="white-space: nowrap; font-size: .82em"><tr><th></th>{head}</tr>{"".join(rows)}</table>'


def winning(table: Table, at: int) -> Answer:
    """Who has won a finished game, named in one language, and why."""
    results = {}
    for player in range(1, table.players + 1):
        quilt = table.quilt(player)
        total = points(table, player)["total"]
        results[PLAYER[at].format(player).capitalize()] = {"score": total, "cats": sum(quilt.cats), "buttons": sum(quilt.buttons) + quilt.rainbow}
    return winners(results)


@lru_cache(maxsize=16)
def ending(table: Table, at: int) -> str:
    """Who has won and by which rules."""
    if table.players == 1:
        return paragraph(ALONE[at].format(points(table, 1)["total"]), "answer")
    answer = winning(table, at)
    names = (", ", "、")[at].join(answer.value)
    return f'<p class="answer"><b>{escape(WINNER[at].format(names))}</b></p>' + reasons(answer.because, at)


@lru_cache(maxsize=8)
def explained_score(table: Table, player: int) -> Answer:
    """A player's score with its evidence on the table; what brought points comes first."""
    answer = score(table, player).under(f"{player}:")
    return Answer(answer.value, tuple(sorted(answer.because, key=lambda reason: not reason.holds)))


def points_marks(table: Table, player: int) -> tuple:
    """The pieces that bring a player's points; what is only missing stays unmarked, or everything would be marked."""
    answer = explained_score(table, player)
    return Answer(answer.value, tuple(reason for reason in answer.because if reason.holds)).marks()


@lru_cache(maxsize=1024)
def entry(before: Table, turn: Turn, at: int) -> str:
    """One turn in the log: who, what, and its tokens."""
    line = show_move(turn, before)
    quilt = before.quilt(before.to_play)
    who = PLAYER[at].format(before.to_play).capitalize() + (": ", "：")[at] if before.players > 1 else ""
    tokens = earned(quilt, turn.patch, turn.cell, at)
    brought = "" if tokens == NO_TOKEN[at] else f" → <b>{escape(tokens)}</b>"
    return f"{escape(who + move_words(line, at))}{brought}"


def log(story: Story, at: int) -> str:
    """The last turns up to where one looks, with how many were before and are kept after."""
    first = max(0, story.at - SHOWN)
    items = [f"<li>{entry(story.positions[n], story.moves[n], at)}</li>" for n in range(first, story.at)]
    later = len(story.moves) - story.at
    parts = [f"<p><b>{LOG[at].format(story.at)}</b></p>"]
    parts += [f'<ol start="{first + 1}" style="padding-left: 2.2em">{"".join(items)}</ol>'] if items else []
    return "".join(parts + ([paragraph(LATER[at].format(later))] if later else []))


@lru_cache(maxsize=4)
def _head(start: Table) -> str:
    return story_text(begin("calico", start)).rpartition("at: 0")[0]


@lru_cache(maxsize=4)
def _moves(moves: tuple[Turn, ...], start: Table) -> str:
    lines = (show_move(turn, start) for turn in moves)
    return ", ".join(f"'{line}'" if ":" in line else line for line in lines)


def save_text(story: Story) -> str:
    """The story as `story_text` writes it, but for line breaks: quick enough to be at hand after every click."""
    moves = _moves(story.moves, story.positions[0])
    return f"{_head(story.positions[0])}at: {story.at}\nmoves: [{moves}]\n"
