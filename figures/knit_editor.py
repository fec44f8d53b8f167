"""A garment editor: colours, buttons, bonus and declaration by clicking or typing, judged live; any other position typed; ask anything, and write the answer down as a case."""
import re
from collections.abc import Iterator
from typing import Any

import figures.knitting_circle  # noqa: F401  signs up the painters
from figures import knit_editor_words as w
from figures.case_draft import Draft, begun, cases_in
from figures.case_editor import CaseEditor
from figures.editor_words import DONE
from figures.knit_draft import about_the_game, garments_of, new_draft, next_bonus, number_of, put_tile, take_tiles, with_cat, with_garment, with_slot, without
from figures.knit_editor_controls import controls
from figures.knit_settings import SETTINGS
from figures.knit_strip import FEWEST
from figures.knit_telling import move_words
from figures.labels import Label
from figures.picture import Picture
from figures.saying import both, paragraph, reasons
from figures.scene import Control
from rulelib.casebook import Solved
from rulelib.casefile import Case
from rulelib.knitting_circle import check, read, read_move, show
from rulelib.knitting_circle.circle import EMPTY, side_of
from rulelib.knitting_circle.deck import CARDS
from rulelib.knitting_circle.knitter import Seat, Yarn
from rulelib.knitting_circle.questions import complete, depends_on_unknown
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS, SIDES, tile_of, tile_text

_PIECE = re.compile(r"g(?P<garment>\d+)(?::(?P<part>s|needle|bonus|button:)?(?P<number>\d*))?")
SPARE = {"row": "row", "bowl": "bowl", "button": "workspace"}  # pieces that are told in a list


class Editor(CaseEditor):
    """A case in the making about a garment, a bench, a circle, a bare pattern or a table.

    colour: what a click on a space knits, or "off"; side: the side that it shows, or "space" for the one that its space asks for.
    """

    settings, parts = SETTINGS, w.PARTS
    lacking = {"move-missing": w.NEEDS_LEGAL, "of-missing": w.NEEDS_OF, "garment-number": w.NEEDS_NUMBER}

    def __init__(self, case: Case | None = None):
        super().__init__(begun(case) if case else new_draft(), w.START)
        self.colour, self.side = COLOURS[0], "space"
        self.picture = self._painted()

    def _position(self) -> Any:
        return self.draft.now

    def _painted(self) -> Picture:
        now = self._position()
        return Picture(now, names=True, **({"length": max(FEWEST, len(now.colours))} if isinstance(now, Yarn) else {}))

    def _shown(self) -> None:
        """A new picture where there are other pieces."""
        painted = self._painted()
        if painted.pieces.keys() != self.picture.pieces.keys() or painted.size != self.picture.size or painted.options != self.picture.options:
            self.picture = painted

    def _edit(self, draft: Draft, said: Label, *facts: Any) -> None:
        """Go on with another draft, unless it could not lie on a table, or a move of it is not allowed any more."""
        read(show(draft.start))
        draft.now  # noqa: B018  asked for its Mistake
        super()._edit(draft, said, *facts)

    def _control(self, control: Any, value: Any) -> None:
        if control == "colour" and value in (*COLOURS, "off"):
            self.colour = value
        elif control == "side" and value in w.SIDES:
            self.side = value
        elif control in w.PUT:
            self._edit(self._next(w.PUT[control]), DONE)
        elif control == "remove":
            self._set("remove", str(number_of(self.draft) + 1))
        else:
            super()._control(control, value)

    def _tile(self, side: int) -> int:
        """The tile that a click puts on a place which asks for a side."""
        return tile_of(COLOURS.index(self.colour), side if self.side == "space" else SIDES.index(self.side))

    def _click(self, gid: str) -> None:
        if gid not in self.picture.targets():
            return
        match = _PIECE.fullmatch(gid)
        kind, _, rest = gid.partition(":")
        start = self.draft.start
        if not self._begun_with(gid):
            self._hint(w.NOTHING_THERE)
        elif isinstance(start, Yarn):
            self._letter(int(gid[1:]) - 1)
        elif match and isinstance(start, Seat):
            self._garment(int(match["garment"]) - 1, match["part"], match["number"])
        elif kind in ("slot", "space"):
            self._on_circle(kind, [int(part) - 1 for part in rest.split(":")])
        elif kind in SPARE and isinstance(start, Seat):
            self._spare(SPARE[kind], int(rest) - 1)
        elif kind == "cat" and isinstance(start, Seat):
            self._set("cat", rest)
        else:
            self._hint(w.NOTHING_THERE)

    def _begun_with(self, gid: str) -> bool:
        """Whether a piece was there before the moves, and not put there by the rules: a button that a garment takes, a cat when all is over."""
        start, shown = self.draft.start, show(self.draft.start)
        match = _PIECE.fullmatch(gid)
        if match and match["part"] == "button:" and isinstance(start, Seat):
            garment = shown["garments"][int(match["garment"]) - 1] if "garments" in shown else shown
            return int(match["number"]) <= len(garment.get("buttons", ()))
        if gid.startswith("space:") and isinstance(start, Table) and start.over:
            return False
        return gid in self.picture.painter.targets(start, **self.picture.options)

    def _letter(self, place: int) -> None:
        """The colour of one tile of a bare pattern; off cuts it there."""
        colours = self.draft.start.colours
        after = colours[:place] if self.colour == "off" else (*colours[:place], COLOURS.index(self.colour), *colours[place + 1 :])
        self._edit(self.draft._replace(start=read(show(Yarn(after or colours[:1])))), DONE)

    def _garment(self, number: int, part: str | None, which: str) -> None:
        """A space takes a tile or loses it; a needle, a bonus, a button; the card itself is edited from now on."""
        draft, had = self.draft, garments_of(self.draft)
        lying = number < len(had) and (part != "button:" or int(which) <= len(had[number].buttons or ()))
        if not lying:  # it came by a move, so it is not the editor's
            self._hint(w.NOTHING_THERE)
        elif part == "s":
            self._edit(self._on_space(number, int(which) - 1), DONE)
        elif part == "needle":
            self._edit(with_garment(draft, lambda garment: garment.update(finished=True), number), DONE)
        elif part == "bonus":
            self._edit(next_bonus(draft, number), DONE)
        elif part == "button:":
            self._edit(with_garment(draft, lambda garment: garment["buttons"].pop(int(which) - 1) and None, number), DONE)
        else:
            self._set("number", str(number + 1))

    def _on_space(self, number: int, place: int) -> Draft:
        if self.colour == "off":
            return take_tiles(self.draft, number, place)
        kind = self.draft.start.knitter.garments[number].type
        return put_tile(self.draft, number, place, self._tile(CARDS[kind].sides[place]))

    def _next(self, colour: int) -> Draft:
        """One tile more on the garment that is edited; the first garment is begun with it."""
        number, had = number_of(self.draft), garments_of(self.draft)
        draft = self.draft if had else with_garment(self.draft, lambda garment: None)
        garment = garments_of(draft)[number]
        side = CARDS[garment.type].sides[min(len(garment.yarn), garment.spaces - 1)]
        return put_tile(draft, number, len(garment.yarn), tile_of(colour, side if self.side == "space" else SIDES.index(self.side)))

    def _on_circle(self, kind: str, at: list[int]) -> None:
        """A tile into a slot, or out of it; the cat that walks onto a space."""
        if kind == "space":
            self._edit(with_cat(self.draft, at[0]), DONE)
        else:
            self._edit(with_slot(self.draft, at[0], at[1], EMPTY if self.colour == "off" else self._tile(side_of(at[0]))), DONE)

    def _spare(self, key: str, at: int) -> None:
        """A tile of the row or the bowl takes the colour; with off it goes, as a button always does."""
        if self.colour == "off" or key == "workspace":
            self._edit(without(self.draft, key, at), DONE)
            return
        held = show(self.draft.start)[key]
        held[at] = tile_text(self._tile(0)) if key == "row" else self.colour
        self._set(key, ", ".join(held))

    def _type(self, line: str) -> None:
        """An edit; a move, with `play` before it where its first word is that of a key of the position."""
        words = line.strip()
        if words.startswith("play "):
            self._play(words.removeprefix("play "))
        else:
            super()._type(line)

    def _play(self, line: str) -> None:
        """A move from the position as it stands."""
        now = self.draft.now
        move = read_move(line, now)
        depends_on_unknown(now, move)
        answer = check(now, move)
        words = both(lambda at: move_words(move, now, at))
        if not answer.value:
            self._tell(lambda at: paragraph(w.REFUSED[at].format(words[at]), "wrong") + reasons(answer.because, at), answer.marks())
            return
        complete(now, move)
        self._edit(self.draft._replace(moves=(*self.draft.moves, move)), w.MOVED, words)

    def _of_case(self, case: Case) -> Draft:
        return begun(case)

    def _cases(self, source: str, name: str) -> list[Case]:
        return cases_in(source, name, about_the_game, "no-knit-case")

    def _focus(self) -> tuple[str, ...]:
        return ()

    def _controls(self, solved: Solved | None) -> Iterator[Control]:
        return controls(self, solved)
