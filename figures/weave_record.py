"""A game of Warp & Weft so far: the log of its moves, everybody's points, the ending."""
from functools import lru_cache
from html import escape

from figures import score_sheet
from figures.labels import Label
from figures.score_sheet import named
from figures.warp_and_weft_saying import move_words
from rulelib.answer import Answer
from rulelib.story import Story
from rulelib.warp_and_weft import score, show_move
from rulelib.warp_and_weft.counting import count
from rulelib.warp_and_weft.scoring import SHARED_GOAL_POINTS, Results, Weaver, penalty_points, score_total, winners
from rulelib.warp_and_weft.table import Move, Table

COLUMNS: dict[str, Label] = {
    "shared-goal": ("shared goal", "共有目標"),
    "buttons": ("buttons", "ボタン"),
    "penalty": ("penalty", "失点"),
    "total": ("total", "合計"),
}
LOG: Label = ("Moves so far: {}", "ここまでの手：{}")
LATER: Label = ("Made after this and kept: {}", "この先に残っている手：{}")


@lru_cache(maxsize=256)
def points(weaver: Weaver) -> dict[str, int]:
    """A player's points as they stand, without reasons."""
    goal = SHARED_GOAL_POINTS if weaver.goal and all(count(weaver.loom, card, weaver.reading) for card in weaver.goal) else 0
    buttons = sum(count(weaver.loom, card, weaver.reading) for card in weaver.buttons)
    return {"shared-goal": goal, "buttons": buttons, "penalty": penalty_points(weaver.loom), "total": score_total(weaver)}


def score_text(table: Table, player: int) -> str:
    """A player's points as plain text."""
    return f"player {player}: " + ", ".join(f"{column} {value}" for column, value in points(table.weavers[player - 1]).items())


def score_table(table: Table, at: int) -> str:
    """Everybody's points as an HTML table; the penalty is what is lost."""
    rows = [found | {"penalty": -found["penalty"]} for found in map(points, table.weavers)]
    return score_sheet.score_table(COLUMNS, rows, table.over, at)


def winning(table: Table, at: int) -> Answer:
    """Who has won a finished game, named in one language, and why."""
    return winners(Results({named(player, at): score_total(weaver) for player, weaver in enumerate(table.weavers, 1)}))


@lru_cache(maxsize=16)
def ending(table: Table, at: int) -> str:
    """Who has won and by which rules."""
    return score_sheet.won(winning(table, at), at)


@lru_cache(maxsize=8)
def explained_score(table: Table, player: int) -> Answer:
    """A player's score with its evidence on the table; the sum and what brought points come first."""
    return score_sheet.held_first(score(table, player).under(f"{player}:"))


def points_marks(table: Table, player: int) -> tuple:
    """The pieces that bring a player's points, and those that lose some."""
    answer = explained_score(table, player)
    return Answer(answer.value, tuple(reason for reason in answer.because if reason.holds or reason.rule == "weave.score.penalty")).marks()


@lru_cache(maxsize=1024)
def entry(before: Table, move: Move, at: int) -> str:
    """One move in the log."""
    return escape(move_words(show_move(move, before), at))


def log(story: Story, at: int) -> str:
    """The last moves up to where one looks, with how many were before and are kept after."""
    return score_sheet.log(story, LOG, lambda number: entry(story.positions[number], story.moves[number], at), at, LATER)
