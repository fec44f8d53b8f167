"""What is said in a game of Catan of an offer, of those who are away, and of the last move as far as everybody may know it."""
from functools import lru_cache

from figures import catan_game_words as say
from figures.catan_hidden import public, secret, told
from figures.catan_island_telling import SHOWN, brought
from figures.catan_steps import Steps
from figures.catan_telling import cards_said, move_words, said
from figures.notes import Note
from figures.saying import both, paragraph
from rulelib.catan import check
from rulelib.catan.moves import End, Move, Trade
from rulelib.catan.table import Table


def asking(trade: Trade, table: Table, at: int) -> str:
    """The question to the partner of an offer."""
    facts = {"player": said(table.colours[table.turn], at), "partner": said(table.colours[trade.partner], at)}
    return _next(say.ASK[at].format(gives=cards_said(trade.gives, at), gets=cards_said(trade.gets, at), **facts))


def waiting(steps: Steps, anybody: bool, at: int) -> str:
    """What to do where chance is to play."""
    return _next((say.AWAY if anybody else say.ALL_AWAY)[at].format(player=said(steps.table.colours[steps.active], at)))


def _next(line: str) -> str:
    return f'<p class="next"><b>{line}</b></p>'


def last_made(steps: Steps, hidden: tuple[str, ...]) -> Note:
    """What the last move brought that was more than passing the dice; nothing at the start."""
    story = steps.story
    number = next((number for number in reversed(range(story.at)) if not isinstance(story.moves[number], End)), None)
    if number is None:
        return Note()
    by_chance = story.positions[number].turn in steps.away
    return made(story.positions[number], story.moves[number], story.positions[number + 1], hidden, 0 if by_chance else SHOWN)


@lru_cache(maxsize=256)
def made(before: Table, move: Move, after: Table, hidden: tuple[str, ...], shown: int) -> Note:
    """What a move brought, as far as everybody may know it; why chance was allowed to make it is folded away."""
    if secret(move, before, hidden):
        known = told(move, before, hidden)
        return Note(both(lambda at: paragraph(move_words(known, before.colours, at, before.turn), "answer")), check(before, known).marks())
    seen = after if after.over else public(after, hidden)
    return brought(public(before, hidden), move, check(before, move), seen, shown)
