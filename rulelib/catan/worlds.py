"""What is not known: a stolen card or a card bought that nobody named. A table then is all the tables that it may be."""
from typing import NamedTuple

from rulelib.answer import Answer, Refused
from rulelib.catan.legality import check_table, may
from rulelib.catan.moves import Move
from rulelib.catan.playing import outcomes, play_table
from rulelib.catan.table import Table


class Unsure(NamedTuple):
    """The tables that it may be after moves that brought a `?`; `moves` are those moves, in order."""

    worlds: tuple[Table, ...]
    moves: tuple[Move, ...]

    @property
    def over(self) -> bool:
        """Whether the player in turn has won, whatever the unknown cards are."""
        return all(table.over for table in self.worlds)

    @property
    def players(self) -> int:
        """How many play, 3 or 4."""
        return self.worlds[0].players


def worlds(position: Table | Unsure) -> tuple[Table, ...]:
    """All the tables that a position may be."""
    return position.worlds if isinstance(position, Unsure) else (position,)


def check_worlds(position: Table | Unsure, move: Move) -> Answer:
    """The answer of `check_table`, for the first table that it may be; `agree` says whether the others answer so too."""
    return check_table(worlds(position)[0], move)


def agree(position: Unsure, move: Move) -> bool:
    """Whether a move is judged alike whatever the unknown cards are."""
    return len({check_table(table, move).broken for table in position.worlds}) == 1


def play_worlds(position: Table | Unsure, move: Move) -> Table | Unsure:
    """The position after a move, with a `?` for each card that nobody named. Raises Refused where the rules say no, or may say no."""
    after: dict[Table, None] = {}
    for table in worlds(position):
        if not may(table, move):
            raise Refused(move, check_table(table, move))
        for known in outcomes(table, move):
            after[play_table(table, known)] = None
    if len(after) == 1:
        return next(iter(after))
    before = position.moves if isinstance(position, Unsure) else ()
    new = any(len(outcomes(table, move)) > 1 for table in worlds(position))
    return Unsure(tuple(after), (*before, move) if new else before)
