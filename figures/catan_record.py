"""A game of Catan so far: the log of its moves and whom each paid, everybody's points, the winner."""
from functools import lru_cache
from html import escape

from figures import score_sheet
from figures.catan_game_words import LATER, LOG
from figures.catan_hidden import secret, told
from figures.catan_island_telling import hands_changed, one_line_of, points_changed
from figures.catan_telling import move_words, said
from figures.labels import Label
from rulelib.answer import Answer
from rulelib.catan.moves import Knight, Monopoly, Move, Pair, Robber, Roll
from rulelib.catan.scoring import score_of, winner
from rulelib.catan.table import Table
from rulelib.story import Story

PARTS = ("settlements", "cities", "longest-road", "largest-army", "victory-points")
COLUMNS: dict[str, Label] = dict(zip(PARTS, (("settl.", "開拓地"), ("cities", "都市"), ("road", "道"), ("army", "騎士"), ("cards", "カード"))))
COLUMNS["total"] = ("total", "合計")
EARLIER = 16
PAY = (Roll, Monopoly, Robber, Knight, Pair)  # what brings cards; the price of the rest is well known


def points(table: Table, player: int) -> dict[str, int]:
    """A player's points as they stand."""
    return score_of(table, player - 1).value


def score_text(table: Table, player: int) -> str:
    """A player's points as plain text."""
    return f"{table.colours[player - 1]}: " + ", ".join(f"{column} {number}" for column, number in points(table, player).items())


@lru_cache(maxsize=64)
def score_table(table: Table, at: int) -> str:
    """Everybody's points as an HTML table."""
    rows = [points(table, player) for player in range(1, table.players + 1)]
    return score_sheet.score_table(COLUMNS, rows, table.over, at, [said(colour, at) for colour in table.colours])


@lru_cache(maxsize=16)
def ending(table: Table, at: int) -> str:
    """Who has won and by which rules."""
    return score_sheet.won(Answer((said(table.colours[table.turn], at),), winner(table).because), at)


@lru_cache(maxsize=8)
def explained_score(table: Table, player: int) -> Answer:
    """A player's score with its evidence on the table."""
    return score_of(table, player - 1)


def points_marks(table: Table, player: int) -> tuple:
    """The pieces that bring a player's points."""
    return explained_score(table, player).marks()


@lru_cache(maxsize=2048)
def entry(before: Table, move: Move, after: Table, hidden: tuple[str, ...], at: int) -> str:
    """One move in the log: who, what, and whom it paid; a bonus card that went elsewhere."""
    words = move_words(told(move, before, hidden), before.colours, at, before.turn)
    hands = hands_changed(before, after, at) if isinstance(move, PAY) and not secret(move, before, hidden) else []
    bonuses = points_changed(before, after, at)[1:] if _holders(before) != _holders(after) else []
    brought = one_line_of(hands + bonuses, at)
    return escape(words) + (f" → <b>{escape(brought)}</b>" if brought else "")


def _holders(table: Table) -> tuple[int, int]:
    return table.longest_road, table.largest_army


def log(story: Story, at: int, hidden: tuple[str, ...] = ()) -> str:
    """The last moves up to where one looks, with how many were before and are kept after."""
    positions, moves = story.positions, story.moves
    return score_sheet.log(story, LOG, lambda n: entry(positions[n], moves[n], positions[n + 1], hidden, at), at, LATER, EARLIER)
