"""What is said in a game of Knitting Circle: what to do next, what the last move brought, who has fulfilled a request."""
from functools import lru_cache
from html import escape
from typing import NamedTuple

from figures import knit_game_words as say
from figures.game_labels import ALL_AWAY, AWAY, OVER
from figures.knit_bench_telling import brought, todo
from figures.knit_circle_scene import WHICH
from figures.knit_drafting import Draft
from figures.knit_labels import cat_label
from figures.knit_round_scene import ASK as ROUND_END
from figures.knit_round_scene import KEEP
from figures.knit_table_bench import owned, seat_of
from figures.knit_telling import garment_words, listed, move_words, said
from figures.notes import Note
from figures.saying import both, paragraph, reasons
from figures.score_sheet import named
from rulelib.knitting_circle import check
from rulelib.knitting_circle.deck import TYPES
from rulelib.knitting_circle.moves import Action, Centre, Choose, Gather, Move
from rulelib.knitting_circle.requests import fulfilled
from rulelib.knitting_circle.table import ROUNDS, Table
from rulelib.knitting_circle.yarn import COLOURS

SHOWN = 3


class Half(NamedTuple):
    """What is half chosen outside of knitting: a deck drawn from, a tile of the centre, a space of two tiles (from 0), tiles to keep."""

    deck: int | None = None
    colour: int | None = None
    space: int | None = None
    keeps: tuple[str, ...] = ()


def next_line(line: str) -> str:
    """The one line that says whose turn it is for what."""
    return f'<p class="next"><b>{escape(line)}</b></p>'


def waiting(table: Table, anybody: bool, at: int) -> str:
    """What to do where chance is to play."""
    return next_line((AWAY if anybody else ALL_AWAY)[at].format(player=named(table.to_play, at)))


def next_said(table: Table, half: Half, draft: Draft, at: int) -> str:
    """Round, phase and player, and what to click."""
    if table.over:
        return next_line(OVER[at])
    now = say.NOW[at].format(round=table.round, rounds=ROUNDS, phase=said(table.phase, at), player=table.to_play)
    if table.phase == "knit":
        return next_line(now) + todo(seat_of(table, table.to_play), draft, at) + _ready(table, at)
    return next_line(now) + paragraph(_asked(table, half, at), "question")


def _asked(table: Table, half: Half, at: int) -> str:
    cat, row = cat_label(table.to_play - 1)[at], table.knitters[table.to_play - 1].row
    if table.phase == "cards":
        return say.DECK[at] if half.deck is None else say.DRAWN[at].format(garment=said(TYPES[half.deck], at))
    if table.phase == "start-tile":
        return say.CENTRE[at] if half.colour is None else say.SLOT[at].format(colour=said(COLOURS[half.colour], at))
    if table.phase == "gather":
        if half.space is not None:
            return WHICH[at].format(cat=cat[:1].upper() + cat[1:], space=half.space + 1)
        return say.GATHER[at].format(number=len(row) + 1)
    return ROUND_END[KEEP][at] + (" " + say.KEEP_NOW[at].format(count=len(half.keeps)) if half.keeps else "")


def _ready(table: Table, at: int) -> str:
    """The garments that could be declared finished; in the last round what becomes of the others."""
    knitter = table.knitters[table.to_play - 1]
    numbers = [number for number, garment in enumerate(knitter.garments) if not garment.finished and len(garment.yarn) >= garment.required]
    told = say.READY[at].format(garments=listed((garment_words(number, knitter, at) for number in numbers), at)) if numbers else ""
    last = say.LAST_ROUND[at] if table.round == ROUNDS else ""
    return paragraph((" " * (1 - at)).join(part for part in (told, last) if part), "hint") if told or last else ""


@lru_cache(maxsize=512)
def made(before: Table, move: Move, after: Table) -> Note:
    """What a move brought, with its reasons."""
    player = before.to_play
    if isinstance(move, Action):
        seat = seat_of(before, player)
        note = brought(seat, move, check(seat, move), seat_of(after, player))
        return note._replace(marks=owned(note.marks, player))
    because = check(before, move).because
    return Note(both(lambda at: move_told(move, before, at) + reasons(because, at, SHOWN)), _marks(move, player, after))


def move_told(move: Move, position: Table, at: int) -> str:
    """A move as a paragraph."""
    words = move_words(move, position, at)
    return paragraph(words[:1].upper() + words[1:], "guess")


def _marks(move: Move, player: int, after: Table) -> tuple:
    """The piece that a move has put somewhere."""
    knitter = after.knitters[player - 1]
    if isinstance(move, Choose):
        return (("member", (f"p{player}:g{len(knitter.garments)}",)),)
    if isinstance(move, Centre):
        return (("member", (f"slot:{move.space + 1}:{move.slot + 1}",)),)
    if isinstance(move, Gather) and knitter.row:
        return (("member", (f"space:{move.space + 1}", f"p{player}:row:{len(knitter.row)}")),)
    return ()


def request_said(table: Table, request: int, at: int) -> str:
    """Who has fulfilled a request."""
    done = [named(player, at) for player, knitter in enumerate(table.knitters, 1) if fulfilled(request, knitter.garments)]
    return say.DONE_BY[at].format(listed(done, at)) if done else say.NOBODY[at]
