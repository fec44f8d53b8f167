"""What is told of a piece that is no move when it is clicked: a harbour, a player, points, a bonus card."""
from figures.catan_telling import said
from figures.catan_saying import value
from figures.notes import Note
from figures.saying import both, labelled, reasons
from rulelib.answer import Answer
from rulelib.catan.cards import RESOURCES
from rulelib.catan.island import HARBOUR_CORNERS, corner_names
from rulelib.catan.scoring import holders, longest_road, score_of
from rulelib.catan.table import Table
from rulelib.catan.trading import rate_reasons, rates

RATES = ("The bank asks of {}", "{}と銀行の交換")
POINTS = ("Points of {}", "{}の得点")
LONGEST = ("Longest road of {}", "{}の最も長い道")
HOLDERS = ("The two bonus cards", "2枚のボーナスカード")


def told_piece(table: Table, gid: str) -> Note | None:
    """What to say of a harbour, a player, their points, knights and pieces, or a bonus card; None for any other piece."""
    kind, _, rest = gid.partition(":")
    colour = rest.partition(":")[0]
    if kind == "harbour":
        return _rates(table, int(rest) - 1)
    if kind == "pieces" and rest.endswith("roads"):
        player = table.colours.index(colour)
        return _told("longest-road", longest_road(table, player), LONGEST, colour)
    if kind in ("points", "player", "pieces"):
        return _told("score", score_of(table, table.colours.index(colour)), POINTS, colour)
    if kind in ("bonus", "knights"):
        return _told("holders", holders(table), HOLDERS, "")
    return None


def _told(ask: str, answer: Answer, label: tuple[str, str], colour: str) -> Note:
    heading = both(lambda at: label[at].format(said(colour, at) if colour else ""))
    return Note(both(lambda at: labelled(heading, value(ask, answer.value, at), at, "answer") + reasons(answer.because, at, 6)), answer.marks())


def _rates(table: Table, harbour: int) -> Note:
    """What the bank asks of the player in turn, and where the harbour's two corners are."""
    player = table.turn
    each = rates(table.island, table.seats[player].towns)
    because = tuple(rate_reasons(table, player))
    note = _told("rates", Answer(dict(zip(RESOURCES, each)), because), RATES, table.colours[player])
    return note._replace(marks=(*note.marks, ("candidate", corner_names(HARBOUR_CORNERS[harbour]))))
