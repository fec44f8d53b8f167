"""Roads laid freely: the longest road of every colour, where a town cuts it, and where the card lies, live after each click."""
from typing import Any, NamedTuple

import figures.catan  # noqa: F401  signs up the painters
from figures.catan_island_controls import named, step_controls
from figures.catan_saying import IN_MIDDLE
from figures.catan_shown import edge_of, number_of
from figures.catan_telling import said
from figures.labels import Label
from figures.notes import Note, refused
from figures.picture import Picture
from figures.saying import both, labelled, mistaken, paragraph, reasons
from figures.scene import Control, Event, View
from rulelib.answer import Answer, Because, no
from rulelib.catan.building import LIMITS, corner_reasons, free_edge, owner_of_corner, owner_of_edge
from rulelib.catan.holders import lengths, recounted
from rulelib.catan.island import edge_names
from rulelib.catan.places_text import read_corner, read_edge
from rulelib.catan.roads import longest_trail
from rulelib.catan.scoring import NONE, holders, longest_road
from rulelib.catan.table import Table
from rulelib.forms import one_line
from rulelib.mistake import Mistake

HINT: Label = (
    "Click edges to lay or lift roads, corners for settlements; the numbers follow the longest road of the colour chosen. Try a blue settlement on corner 36 or 24.",
    "辺を選ぶと道を、交差点を選ぶと開拓地を置いたり外したりできます。道の数字は、選んでいる色の最も長い道をたどる順番です。青の開拓地を交差点36や24に置いてみましょう。",
)
COLOUR: Label = ("Colour", "色")
BARE: Label = ("Clear the island", "全部外す")
EXAMPLE: Label = ("red 12-17, blue 17", "red 12-17、blue 17")
LINE: Label = ("Type a colour and a place", "色と場所を入力")
LENGTHS: Label = ("Longest roads", "最も長い道")
OF: Label = ("{0} {1} of {2} roads", "{0} {2}本のうち{1}本")
HOLDER: Label = ("The card", "最長交易路のカード")
FORM: Label = ("Type a colour and an edge or a corner, such as `red 12-17` or `blue 17`.", "`red 12-17`や`blue 17`のように、色と辺または交差点を入力してください。")


class Laid(NamedTuple):
    """A table before and after the last click."""

    table: Table
    before: Table | None = None


class RoadsScene:
    """An island on which roads and settlements are laid without price or connection; `player` is whose colour clicks lay."""

    def __init__(self, table: Table):
        self.start, self.player = table, 0
        self.now, self.past, self.coming = Laid(table), [], []
        self.note = Note(both(lambda at: paragraph(HINT[at], "hint")))
        self.picture = Picture(table, names=True, shelf=False)

    @property
    def table(self) -> Table:
        """The table as it lies."""
        return self.now.table

    def handle(self, event: Event) -> None:
        """A road or a settlement more or less, another colour, a step back or forth."""
        if event.kind == "click":
            gid = str(event.value)
            if gid in self.picture.targets() and gid.startswith(("edge:", "corner:")):
                self._place(self.player, gid)
        elif event.kind == "type":
            self._typed(str(event.value).split())
        elif event.kind == "control" and isinstance(event.value, tuple) and len(event.value) == 2:
            self._control(*event.value)

    def _typed(self, words: list[str]) -> None:
        try:
            player, place = self._read(words)
        except Mistake as mistake:
            self.note = Note(mistaken(mistake))
            return
        if player < 0:
            self.note = Note(both(lambda at: f'<p class="mistake">{FORM[at].replace("`", "")}</p>'))
        else:
            self._place(player, place)

    def _read(self, words: list[str]) -> tuple[int, str]:
        """Whose piece, and the edge or corner; nobody's where it is no such line. Raises Mistake for a place that there is not."""
        if len(words) != 2 or words[0] not in self.table.colours:
            return -1, ""
        player = self.table.colours.index(words[0])
        if "-" in words[1]:
            return player, edge_names((read_edge(words[1]),))[0]
        return player, f"corner:{read_corner(words[1]) + 1}"

    def _place(self, player: int, gid: str) -> None:
        """Lay a road or a settlement, lift one's own, or say why neither can be."""
        self.player = player
        edge = gid.startswith("edge:")
        place = edge_of(gid) if edge else number_of(gid)
        owner = (owner_of_edge if edge else owner_of_corner)(self.table, place)
        because = [] if owner == player else self._against(player, place, edge)
        if because:
            self.note = refused(Answer(False, tuple(because)), gid)
            return
        seat = self.table.seats[player]
        seat = seat._replace(roads=seat.roads ^ 1 << place) if edge else seat._replace(settlements=seat.settlements ^ 1 << place)
        self._go(recounted(self.table.with_seat(player, seat)))

    def _against(self, player: int, place: int, edge: bool) -> list[Because]:
        """What speaks against a new piece there: taken, too near, none left."""
        seat, kind = self.table.seats[player], "road" if edge else "settlement"
        because = [free_edge(self.table, place)] if edge else corner_reasons(self.table, place)
        found = [reason for reason in because if not reason.holds]
        if (seat.roads if edge else seat.settlements).bit_count() >= LIMITS[kind]:
            found.append(no("catan.pieces.run-out", None, player=self.table.colours[player], piece=kind, limit=LIMITS[kind]))
        return found

    def _go(self, table: Table) -> None:
        self.past.append(self.now)
        self.coming.clear()
        lifted = self.table.roads & ~table.roads  # a road that a hand took away was not cut
        self.now, self.note = Laid(table, None if lifted else self.table), Note()

    def _control(self, control: Any, given: Any) -> None:
        if control == "colour" and given in self.table.colours:
            self.player, self.note = self.table.colours.index(given), Note()
        elif control == "undo" and self.past:
            self.coming.append(self.now)
            self.now, self.note = self.past.pop(), Note()
        elif control == "redo" and self.coming:
            self.past.append(self.now)
            self.now, self.note = self.coming.pop(), Note()
        elif control == "again" and self.past:
            self.now, self.past, self.coming, self.note = Laid(self.start), [], [], Note(both(lambda at: paragraph(HINT[at], "hint")))
        elif control == "bare":
            self._go(recounted(self.table._replace(seats=tuple(seat._replace(roads=0, settlements=0, cities=0) for seat in self.table.seats))))

    def view(self) -> View:
        """The island with the trail of the colour chosen, all lengths, and where the card lies."""
        return View(self.table, self._marks(), both(self._said), tuple(self._controls()))

    def _marks(self) -> tuple:
        """The trail's roads by their numbers, and the towns that cut it."""
        seat, walls = self.table.seats[self.player], self.table.walls(self.player)
        trail = edge_names(longest_trail(seat.roads, walls))
        cut = longest_road(self.table, self.player)
        blockers = tuple(piece for reason in cut.because for piece in reason.pieces("blocker"))
        numbered = tuple((f"member:{number}", (name,)) for number, name in enumerate(trail, 1))
        return (*numbered, ("blocker", blockers), *self.note.marks)

    def _said(self, at: int) -> str:
        each = [OF[at].format(said(colour, at), length, seat.roads.bit_count()) for colour, length, seat in zip(self.table.colours, lengths(self.table), self.table.seats)]
        card = holders(self.table, self.now.before)
        road = tuple(reason for reason in card.because if "longest-road" in reason.rule)
        own = tuple(reason for reason in longest_road(self.table, self.player).because)
        on = card.value["longest-road"]
        holder = IN_MIDDLE[at] if on == NONE else said(on, at)
        told = labelled(LENGTHS, ("; ", "、")[at].join(each), at) + labelled(HOLDER, holder, at, "answer")
        return self.note.say[at] + told + reasons((*road, *own), at, 6)

    def _controls(self):
        yield from step_controls(bool(self.past), bool(self.coming))
        yield Control("bare", "button", *BARE, above=True)
        yield Control("colour", "choice", *COLOUR, self.table.colours[self.player], tuple((colour, *named(colour)) for colour in self.table.colours))
        yield Control("line", "line", *LINE, options=EXAMPLE)

    def text(self) -> str:
        """The lengths at the beginning, and where the card lies, with the rules that say so."""
        card = holders(self.start)
        return f"{one_line(dict(zip(self.start.colours, lengths(self.start))))} {one_line(card.value)} [{', '.join(card.rules)}]"
