"""The workbench of whoever knits at a table: the same clicks as alone, but what they make is a move of the game."""
from collections.abc import Callable

from figures import knit_game_words as say
from figures.knit_bench_scene import BenchScene
from figures.knit_drafting import Draft
from figures.knit_stages import Stage, Staged
from figures.knit_telling import said
from figures.notes import Note
from figures.saying import both, paragraph
from rulelib.knitting_circle import check
from rulelib.knitting_circle.actions import drawn
from rulelib.knitting_circle.deck import TYPES
from rulelib.knitting_circle.knitter import Seat
from rulelib.knitting_circle.moves import Begin, Move
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import tile_of

COMMON = ("deck", "bag", "request", "space", "slot", "cat", "centre", "marker")
Marks = tuple[tuple[str, tuple[str, ...]], ...]


def owned(marks: Marks, player: int) -> Marks:
    """Marks on one player's pieces as the table names them: `p2:row:1`; common pieces stay."""
    return tuple((role, tuple(name if name.partition(":")[0] in COMMON else f"p{player}:{name}" for name in names)) for role, names in marks)


def seat_of(table: Table, player: int) -> Seat:
    """A player alone, with what lies in the middle."""
    return Seat(table.knitters[player - 1], table.supply)


class TableBench(BenchScene):
    """A workbench without a picture of its own; `does` is given the actions that are allowed."""

    def __init__(self, does: Callable[[Move], None]):
        self.free, self.opening, self.tool, self.legal, self.does, self.cards = False, "knit", "knit", False, does, 99
        Staged.__init__(self, Seat())

    def sit(self, seat: Seat) -> None:
        """The bench of a player as it stands now, with nothing chosen."""
        self.tool = "knit"
        self._stand(Stage(seat))

    @property
    def chosen(self) -> bool:
        """Whether something is half chosen."""
        return self.draft != Draft(self.draft.tool)

    def make(self, move: Move) -> None:
        """Give an allowed action on; say by every rule why another may not be done."""
        if check(self.position, move).value:
            self.does(move)
        else:
            super().make(move)

    def clicked(self, gid: str) -> None:
        """A piece of the bench, or a deck."""
        if gid.startswith("deck:"):
            self._draw(TYPES.index(gid.removeprefix("deck:")), gid)
        else:
            super().clicked(gid)

    def _draw(self, type: int, gid: str) -> None:
        """Cards are drawn from one deck, and only where the garment can be begun at all."""
        if self.draft.type not in (None, type):
            kind = both(lambda at: said(TYPES[self.draft.type or 0], at))
            self.note = Note(both(lambda at: paragraph(say.DRAWN_ALREADY[at].format(garment=kind[at]), "hint")))
            return
        move = self._payable(type)
        answer = check(self.position, move)
        if answer.value:
            self._deck(gid)
        else:
            self._refuse(move, answer)

    def _payable(self, type: int) -> Begin:
        """The garment begun with a tile of its colour that lies there, else with one that is lacking."""
        knitter = self.position.knitter
        tile = next((tile for tile in knitter.row if tile >> 1 == type), tile_of(type, 0))
        cards = drawn(self.position.supply, type)
        return Begin(type, tile, cards[0] if cards else 0)
