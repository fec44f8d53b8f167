"""What clicks and lines do in a game of Knitting Circle: choose a card, put the start tile, gather, knit, keep; chance plays for those who are away."""
import re
from typing import Any

from figures import knit_game_words as say
from figures.game_labels import OTHERS
from figures.knit_bench_telling import garment_told
from figures.knit_circle_scene import EMPTY_SLOT
from figures.knit_drafting import cards_of, garment_of, tile_at
from figures.knit_labels import both as word
from figures.knit_layout import Laid
from figures.knit_steps import Steps, turn_of
from figures.knit_table_bench import TableBench, owned, seat_of
from figures.knit_turns_told import Half, move_told, request_said
from figures.knit_typed import read_line
from figures.labels import Label
from figures.notes import Note, refused
from figures.saying import both, mistaken, paragraph
from figures.scene import Event
from figures.score_sheet import named
from figures.stepping import STEPS, past_those_away
from rulelib.knitting_circle import check
from rulelib.knitting_circle.circle import CATS, EMPTY, SLOTS, side_of
from rulelib.knitting_circle.deck import BONUSES, REQUESTS, TYPES
from rulelib.knitting_circle.gathering import may_gather
from rulelib.knitting_circle.moves import Centre, Choose, Done, Gather, Keep, Move
from rulelib.knitting_circle.yarn import COLOURS, tile_of
from rulelib.mistake import Mistake

_OWN = re.compile(r"p([1-4]):(.*)")
SETUP = ("cards", "start-tile")


class Rounds(Laid):
    """A game that is played here and by chance; what is refused is told with its reasons and changes nothing.

    half: what is half chosen outside of knitting; bench: where whoever's turn it is knits; legal: whether it is shown what is allowed.
    """

    def __init__(self, steps: Steps, layout: str = "one"):
        super().__init__(steps, layout)
        self.legal, self.bench = False, TableBench(self.make)
        self.set(steps)

    def set(self, steps: Steps, note: Note = Note()) -> None:
        """Look at other steps; the picture is a new one where there are other pieces."""
        self.steps, self.half = steps, Half()
        self.bench.sit(seat_of(steps.table, steps.table.to_play or 1))
        self.note = note
        self.fit()

    @property
    def half_made(self) -> bool:
        """Whether something is chosen that is no move yet."""
        return self.half != Half() or self.bench.chosen

    @property
    def note(self) -> Note:
        """What there is to say about the last event."""
        own = self.bench.note
        return own._replace(marks=owned(own.marks, self.table.to_play or 1)) if own.say[0] or own.marks else self._note

    @note.setter
    def note(self, note: Note) -> None:
        self._note, self.bench.note = note, Note()

    def handle(self, event: Event) -> None:
        """A click, a typed line, or a control; what is refused changes nothing but what is said."""
        if event.kind == "click" and isinstance(event.value, str) and event.value in self.picture.targets():
            self.note = Note()
            self._click(event.value)
        elif event.kind == "type":
            self.note = Note()
            self._type(event.value)
        elif event.kind == "control" and isinstance(event.value, tuple) and len(event.value) == 2:
            self._control(*event.value)

    def _click(self, gid: str) -> None:
        match = _OWN.fullmatch(gid)
        if match:
            self._own(int(match[1]), match[2])
        elif gid.startswith("request:"):
            self._request(REQUESTS.index(gid.removeprefix("request:")), gid)
        elif gid in ("bag", "marker") or self.table.over:
            self._label(gid)
        elif self.steps.stalled:
            self.tell(OTHERS, player=both(lambda at: named(self.table.to_play, at)))
        else:
            self._common(gid)

    def _own(self, owner: int, piece: str) -> None:
        """A piece of a player: a garment may always be looked at, the rest is for whose turn it is."""
        mine = owner == self.table.to_play and owner not in self.steps.away
        is_garment = piece[0] == "g"
        if mine and self.table.phase == "knit":
            self.bench.clicked(piece)
        elif is_garment:
            note = garment_told(seat_of(self.table, owner), garment_of(piece))
            self.note = note._replace(marks=owned(note.marks, owner))
        elif not mine and not self.table.over:
            self.tell(say.ELSEWHERE, owner=(str(owner),) * 2, player=(str(self.table.to_play),) * 2)
        elif self.table.phase == "round-end" and piece.startswith(("row:", "bowl:")):
            self._toggle(piece)
        elif piece.startswith("button:") or self.table.over:
            self._label(f"p{owner}:{piece}")
        else:
            self._out_of_phase(f"p{owner}:{piece}")

    def _common(self, gid: str) -> None:
        kind, *rest = gid.split(":")
        phase = self.table.phase
        if kind == "deck" and phase == "cards":
            self._deck(TYPES.index(rest[0]))
        elif kind == "deck" and phase == "knit":
            self.bench.clicked(gid)
        elif kind == "centre" and phase == "start-tile":
            self.half = Half(colour=COLOURS.index(rest[0]))
        elif kind == "slot" and phase in ("start-tile", "gather"):
            self._slot(int(rest[0]) - 1, int(rest[1]) - 1)
        elif kind in ("space", "cat") and phase == "gather":
            self._space(self.table.circle.cats[CATS.index(rest[0])] if kind == "cat" else int(rest[0]) - 1)
        elif kind in ("slot", "space", "cat", "centre", "deck"):
            self._out_of_phase(gid)

    def _deck(self, type: int) -> None:
        """Two cards are drawn; where both are alike one is kept at once."""
        cards = cards_of(seat_of(self.table, self.table.to_play), type)
        if self.half.deck is not None and self.half.deck != type:
            self.tell(say.DRAWN_ALREADY, garment=word(TYPES[self.half.deck]))
        elif len(cards) > 1:
            self.half = Half(deck=type)
        else:
            self.make(Choose(type, cards[0] if cards else 0))

    def _slot(self, space: int, number: int) -> None:
        tile = self.table.circle.slots[SLOTS * space + number]
        if self.table.phase == "start-tile":
            self.tell(say.CENTRE_FIRST) if self.half.colour is None else self.make(Centre(self.half.colour, space, number))
        elif tile == EMPTY:
            self.tell(EMPTY_SLOT)
        else:
            self.make(Gather(space, tile))

    def _space(self, space: int) -> None:
        """The only tile of a space at once; where there are two, one is still to be chosen."""
        table = self.table
        lying = tuple(dict.fromkeys(table.circle.beside(space)))
        move = Gather(space, lying[0] if lying else tile_of(0, side_of(space)))
        if len(lying) > 1 and may_gather(table.circle, table.to_play - 1, table.knitters[table.to_play - 1].row, move):
            self.half = Half(space=space)
        else:
            self.make(move)

    def _toggle(self, piece: str) -> None:
        """A tile to be kept, or let go again; a third one is refused at once."""
        keeps = self.half.keeps
        self.half = Half(keeps=tuple(each for each in keeps if each != piece) if piece in keeps else (*keeps, piece))
        answer = check(self.table, self._keeping())
        if not answer.value:
            self._refuse(self._keeping())

    def _keeping(self) -> Keep:
        knitter = self.table.knitters[self.table.to_play - 1]
        return Keep(tuple(tile_at(knitter, piece)[0] >> 1 for piece in self.half.keeps))

    def _request(self, request: int, gid: str) -> None:
        """A request card, and who has fulfilled it."""
        label = self.picture.targets()[gid]
        self.note = Note(both(lambda at: paragraph(say.UNFULFILLED[at].format(request=label[at], who=request_said(self.table, request, at)), "hint")), (("candidate", (gid,)),))

    def _label(self, gid: str) -> None:
        label = self.picture.targets()[gid]
        self.note = Note(both(lambda at: paragraph(label[at], "hint")), (("candidate", (gid,)),))

    def _out_of_phase(self, gid: str) -> None:
        """A piece that is not for this phase."""
        self.note = refused(check(self.table, Gather(0, 0) if self.table.phase == "knit" else Done()), gid)

    def tell(self, label: Label, **facts: Label) -> None:
        """A hint; nothing else changes."""
        self.note = Note(both(lambda at: paragraph(label[at].format(**{name: fact[at] for name, fact in facts.items()}), "hint")))

    def _refuse(self, move: Move) -> None:
        note, table = refused(check(self.table, move)), self.table
        self.note = note._replace(say=both(lambda at: move_told(move, table, at) + note.say[at]))

    def make(self, move: Move) -> None:
        """A move of somebody here, and those of the players for whom chance plays."""
        if self.steps.stalled:
            self.tell(OTHERS, player=both(lambda at: named(self.table.to_play, at)))
        elif not check(self.table, move).value:
            self._refuse(move)
        else:
            self.set(self.steps.play(move))
            self.play_on()

    def play_on(self) -> None:
        """The moves of those for whom chance plays, up to somebody here or the end; where nobody is here, to the end of a turn."""
        steps, turn = self.steps, turn_of(self.table)
        while steps.stalled and (self.here or turn_of(steps.table) == turn):
            steps = steps.let()
        if steps is not self.steps:
            self.set(steps)

    @property
    def dealing(self) -> bool:
        """Whether this is still the set-up."""
        return self.table.phase in SETUP and self.table.round == 1

    def deal(self) -> None:
        """The rest of the set-up by chance, for everybody."""
        while self.dealing:
            self.steps = self.steps.let()
        self.set(self.steps)
        self.play_on()

    def step(self, step: Any) -> None:
        """A step back or forth, on past those for whom chance plays; what is half chosen is let go first."""
        if self.half_made and step is not STEPS["redo"]:
            self.set(self.steps)
        else:
            self.set(past_those_away(self.steps, step, lambda steps: steps.stalled and bool(self.here)))

    def _type(self, line: Any) -> None:
        try:
            read_line(line, self)
        except Mistake as mistake:
            self.note = Note(mistaken(mistake))

    def _control(self, name: Any, value: Any) -> None:
        own = {"deal": self.deal, "done": lambda: self.make(Done()), "do": lambda: self.make(self._keeping()), "legal": self._show_legal}
        if name in STEPS:
            self.step(STEPS[name])
        elif name in own:
            own[name]()
        elif isinstance(name, str) and self.table.phase == "knit" and not self.steps.stalled:
            self.note = Note()
            self.bench.pressed(name, value)
        elif name == "keep" and value in BONUSES and self.half.deck is not None:
            self.make(Choose(self.half.deck, BONUSES.index(value)))

    def _show_legal(self) -> None:
        self.legal = not self.legal
