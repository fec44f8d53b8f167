"""A game of Calico so far: the log of its turns, everybody's points, the ending."""
from functools import lru_cache
from html import escape

from figures import score_sheet
from figures.calico_saying import move_words
from figures.calico_turn_words import NO_TOKEN, earned
from figures.saying import paragraph
from figures.score_sheet import named
from rulelib.answer import Answer
from rulelib.calico import score, show_move
from rulelib.calico.goals import goal_points
from rulelib.calico.scoring import winners
from rulelib.calico.table import Table, Turn
from rulelib.calico.tokens import button_points, cat_points
from rulelib.story import Story

COLUMNS = {"goals": ("goals", "目標"), "cats": ("cats", "ネコ"), "buttons": ("buttons", "ボタン"), "total": ("total", "合計")}
LOG = ("Turns so far: {}", "ここまでの手番：{}")
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
    rows = [points(table, player) for player in range(1, table.players + 1)]
    return score_sheet.score_table(COLUMNS, rows, table.over, at)


def winning(table: Table, at: int) -> Answer:
    """Who has won a finished game, named in one language, and why."""
    results = {}
    for player in range(1, table.players + 1):
        quilt = table.quilt(player)
        total = points(table, player)["total"]
        results[named(player, at)] = {"score": total, "cats": sum(quilt.cats), "buttons": sum(quilt.buttons) + quilt.rainbow}
    return winners(results)


@lru_cache(maxsize=16)
def ending(table: Table, at: int) -> str:
    """Who has won and by which rules."""
    if table.players == 1:
        return paragraph(ALONE[at].format(points(table, 1)["total"]), "answer")
    return score_sheet.won(winning(table, at), at)


@lru_cache(maxsize=8)
def explained_score(table: Table, player: int) -> Answer:
    """A player's score with its evidence on the table; what brought points comes first."""
    return score_sheet.held_first(score(table, player).under(f"{player}:"))


def points_marks(table: Table, player: int) -> tuple:
    """The pieces that bring a player's points; what is only missing stays unmarked, or everything would be marked."""
    answer = explained_score(table, player)
    return Answer(answer.value, tuple(reason for reason in answer.because if reason.holds)).marks()


@lru_cache(maxsize=1024)
def entry(before: Table, turn: Turn, at: int) -> str:
    """One turn in the log: who, what, and its tokens."""
    line = show_move(turn, before)
    quilt = before.quilt(before.to_play)
    who = named(before.to_play, at) + (": ", "：")[at] if before.players > 1 else ""
    tokens = earned(quilt, turn.patch, turn.cell, at)
    brought = "" if tokens == NO_TOKEN[at] else f" → <b>{escape(tokens)}</b>"
    return f"{escape(who + move_words(line, at))}{brought}"


def log(story: Story, at: int) -> str:
    """The last turns up to where one looks, with how many were before and are kept after."""
    return score_sheet.log(story, LOG, lambda n: entry(story.positions[n], story.moves[n], at), at)
