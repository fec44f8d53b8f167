"""A game of Knitting Circle so far: the log of its moves and what came of them, everybody's points, the winner."""
from functools import lru_cache
from html import escape
from typing import Any

from figures import knit_game_words as say
from figures import score_sheet
from figures.game_labels import LATER_MOVES, LOG
from figures.knit_telling import move_words, said
from figures.knitting_circle_saying import value as value_said
from figures.score_sheet import named
from rulelib.answer import Answer, Because
from rulelib.knitting_circle import score
from rulelib.knitting_circle.deck import BUTTONS, PATTERNS
from rulelib.knitting_circle.moves import Finish, Knit, Move
from rulelib.knitting_circle.scoring import Results, points, results, winners
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS
from rulelib.story import Story

EARLIER = 24


def points_of(table: Table, player: int) -> dict[str, int]:
    """A player's points as they stand, without reasons; angry cats as points lost."""
    return points(table.knitters[player - 1].garments, table.supply.requests)


def score_text(table: Table, player: int) -> str:
    """A player's points as plain text."""
    return f"player {player}: " + ", ".join(f"{column} {number}" for column, number in points_of(table, player).items())


@lru_cache(maxsize=64)
def score_table(table: Table, at: int) -> str:
    """Everybody's points as an HTML table; what angry cats take stands below zero."""
    rows = [found | {"angry-cats": -found["angry-cats"]} for found in (points_of(table, player) for player in range(1, table.players + 1))]
    columns = {key: label for key, label in say.COLUMNS.items() if key != "requests" or table.supply.requests}
    return score_sheet.score_table(columns, rows, table.over, at)


def winning(table: Table, at: int) -> Answer:
    """Who has won a finished game, named in one language, and why: points, then yarn left."""
    return winners(Results({named(int(player), at): result for player, result in results(table).items()}))


@lru_cache(maxsize=16)
def ending(table: Table, at: int) -> str:
    """Who has won and by which rules."""
    return score_sheet.won(winning(table, at), at)


def _order(reason: Because) -> int:
    """The sum first, then what brings points, what the angry cats take, what does not count."""
    if reason.rule == "knit.aim":
        return 0
    if reason.holds and reason.rule.startswith(("knit.score.", "knit.request.")) and dict(reason.facts).get("points"):
        return 1
    return 2 if reason.rule == "knit.score.angry" else 3 if not reason.holds else 4


@lru_cache(maxsize=8)
def explained_score(table: Table, player: int) -> Answer:
    """A player's score with its evidence on the table: garments, buttons, bonuses, requests, angry cats."""
    answer = score(table, player)
    return answer._replace(because=tuple(sorted(answer.because, key=_order)))


def points_marks(table: Table, player: int) -> tuple:
    """The pieces that bring a player's points, and those that take some."""
    answer = explained_score(table, player)
    return Answer(answer.value, tuple(reason for reason in answer.because if reason.holds or reason.rule == "knit.score.angry")).marks()


@lru_cache(maxsize=2048)
def entry(before: Table, move: Move, after: Table, at: int) -> str:
    """One move in the log: who, what, and what came of it."""
    words = move_words(move._replace(player=before.to_play), before, at)
    came = _came(before, move, after, at)
    return escape(words[:1].upper() + words[1:]) + (f" → <b>{escape(came)}</b>" if came else "")


def _came(before: Table, move: Move, after: Table, at: int) -> str:
    """What a garment brought when it was finished, yarn from the bag, a new round."""
    if before.round != after.round:
        return say.NEW_ROUND[at].format(after.round)
    had, has = before.knitters[before.to_play - 1], after.knitters[before.to_play - 1]
    if isinstance(move, Finish):
        return value_said("garment", garment_value(has.garments[move.garment]), at)
    drawn = isinstance(move, Knit) and len(has.bowl) > len(had.bowl) - move.bowl
    return say.BAG_GIVES[at].format(said(COLOURS[has.bowl[-1]], at)) if drawn else ""


def garment_value(garment: Any) -> dict[str, Any]:
    """What a finished garment brings, as the answer to `garment`."""
    buttons = [BUTTONS[button] for button in garment.buttons or ()]
    return {"points": garment.points, "pattern": PATTERNS[garment.pattern], "buttons": buttons, "choices": [], "angry-cat": garment.angry}


def log(story: Story, at: int) -> str:
    """The last moves up to where one looks, with how many were before and are kept after."""
    positions, moves = story.positions, story.moves
    return score_sheet.log(story, LOG, lambda n: entry(positions[n], moves[n], positions[n + 1], at), at, LATER_MOVES, EARLIER)
