"""An island editor: lands, chips, harbours, towns, roads, cards, turn and phase by clicking or typing; ask anything, and write the answer down as a case."""
from collections.abc import Iterator
from typing import Any

import figures.catan  # noqa: F401  signs up the painters
from figures import catan_editor_words as w
from figures.case_draft import Draft, begun, cases_in
from figures.case_editor import CaseEditor
from figures.catan_draft import about_the_game, add_card, new_draft, put_road, put_town
from figures.catan_editor_controls import controls
from figures.catan_settings import SETTINGS
from figures.catan_telling import move_words
from figures.catan_turns import BELOW
from figures.editor_words import DONE
from figures.labels import Label
from figures.picture import Picture
from figures.saying import both, paragraph, reasons
from figures.scene import Control
from rulelib.casebook import Solved
from rulelib.casefile import Case
from rulelib.catan import check, read_move
from rulelib.catan.cards import DEVELOPMENTS, RESOURCES
from rulelib.catan.cards_text import pile_text
from rulelib.catan.island_text import show_island
from rulelib.catan.questions import complete, depends_on_unknown
from rulelib.catan.setup import Chips
from rulelib.catan.table import Table
from rulelib.catan.worlds import worlds


class Editor(CaseEditor):
    """A case in the making on an island.

    colour, town, step: whose pieces and cards a click puts, which town, and whether it adds a card or takes one away;
    swap: what two clicks exchange; first: the first of the two.
    """

    settings, parts = SETTINGS, w.PARTS
    lacking = {"move-missing": w.NEEDS_LEGAL, "of-colour-missing": w.NEEDS_OF}

    def __init__(self, case: Case | None = None):
        super().__init__(begun(case) if case else new_draft(), w.START)
        self.colour, self.town, self.step, self.swap, self.first, self.dealt = "red", "settlements", "more", "lands", "", 0
        self.below: bool | None = None
        self.drawn: tuple = ()
        self._shown()

    @property
    def rows(self) -> str:
        """The island of the draft on one line."""
        return " / ".join(" ".join(row.split()[1:]) for row in show_island(self.draft.start.island).splitlines())

    def _position(self) -> Any:
        return self.draft.now

    def _shown(self) -> None:
        """A new picture where there are other pieces: of other players, or of another kind of position."""
        start = self.draft.start
        drawn = type(start), getattr(start, "colours", ()), self.below
        if drawn != self.drawn:
            self.picture, self.drawn = Picture(self._position(), names=True, **({"below": self.below} if drawn[0] is Table else {})), drawn
        self.first = ""
        self.colour = self.colour if self.colour in drawn[1] or not drawn[1] else drawn[1][0]

    def _edit(self, draft: Draft, said: Label, *facts: Any) -> None:
        """Go on with another draft, unless a move of it is not allowed any more."""
        draft.now  # noqa: B018  asked for its Mistake
        super()._edit(draft, said, *facts)

    def _control(self, control: Any, value: Any) -> None:
        tools = {"colour": getattr(self.draft.start, "colours", ()), "town": w.TOWN_KINDS, "step": w.STEPS, "swap": w.SWAPS}
        if control in tools:
            if isinstance(value, str) and value in tools[control]:
                setattr(self, control, value)
                self.first = ""
        elif control == "layout":
            self.below = BELOW.get(value, self.below) if isinstance(value, str) else self.below
            self._shown()
        elif control == "another":
            self.dealt += 1
            self._set("deal", str(self.dealt))
        else:
            super()._control(control, str(value) if control == "robber" else value)

    def _click(self, gid: str) -> None:
        kind, _, rest = gid.partition(":")
        if gid not in self.picture.targets():
            return
        if isinstance(self.draft.start, Chips) and kind == "land":
            self._set("start", rest)
        elif isinstance(self.draft.start, Table):
            self._on_table(kind, rest, gid)

    def _on_table(self, kind: str, rest: str, gid: str) -> None:
        if self.part == "island" and kind in ("land", "harbour", "robber"):
            self._exchange(f"land:{self.draft.start.robber + 1}" if kind == "robber" else gid)
        elif kind == "corner":
            self._edit(put_town(self.draft, self.colour, self.town, int(rest)), DONE)
        elif kind == "edge":
            self._edit(put_road(self.draft, self.colour, rest), DONE)
        elif kind == "land":
            self._set("robber", rest)
        elif kind == "player":
            self._set("turn", rest)
        elif kind == "bonus":
            self._pass_on(rest)
        elif not self._card(kind, *rest.split(":")):
            self._hint(w.NOTHING_THERE)

    def _card(self, kind: str, colour: str = "", name: str = "") -> bool:
        """A card more or less where a card was clicked; whether one was."""
        pile = {"hand": "hand", "card": "new-cards" if self.step == "new" else "cards", "knights": "knights"}.get(kind)
        known = {"hand": RESOURCES, "card": DEVELOPMENTS, "knights": ("",)}.get(kind, ())
        if pile is None or name not in known:
            return False
        fits = -1 if self.step == "less" else 1
        if fits < 0 and kind == "card" and name in self._new(colour):
            pile = "new-cards"
        self._edit(add_card(self.draft, colour, pile, name, fits), DONE)
        return True

    def _new(self, colour: str) -> list[str]:
        """The cards that a player bought in this turn."""
        return pile_text(self.draft.start.seats[self.draft.start.colours.index(colour)].new)

    def _pass_on(self, bonus: str) -> None:
        """A bonus card to the next player, after the last to the middle."""
        table = self.draft.start
        holder = table.longest_road if bonus == "longest-road" else table.largest_army
        self._set(bonus, "none" if holder == table.players - 1 else table.colours[holder + 1])

    def _exchange(self, gid: str) -> None:
        """The first of two places, or the second: then they are exchanged."""
        if (self.swap == "harbours") != gid.startswith("harbour:"):
            self._hint(w.NOTHING_THERE)
        elif not self.first or self.first.partition(":")[0] != gid.partition(":")[0]:
            self._tell(lambda at: paragraph(w.FIRST_OF_TWO[at], "hint"), (("chosen", (gid,)),))
            self.first = gid
        else:
            one, other = (each.partition(":")[2] for each in (self.first, gid))
            self.first = ""
            self._set({"harbours": "harbour"}.get(self.swap, self.swap), f"{one} {other}")

    def _type(self, line: str) -> None:
        """An edit; a move, with `play` before it where its first word is that of a key of the position."""
        words = line.strip()
        if words.startswith("play ") or (words.startswith("bank ") and " for " in words) or (words.startswith("robber ") and " steal " in words):
            self._play(words.removeprefix("play "))
        else:
            super()._type(line)

    def _play(self, line: str) -> None:
        """A move from the position as it stands."""
        now = self.draft.now
        move = read_move(line, now)
        complete(now, move)
        depends_on_unknown(now, move)
        answer, table = check(now, move), worlds(now)[0]
        words = both(lambda at: move_words(move, table.colours, at, table.turn))
        if not answer.value:
            self._tell(lambda at: paragraph(w.REFUSED[at].format(words[at]), "wrong") + reasons(answer.because, at), answer.marks())
            return
        self._edit(self.draft._replace(moves=(*self.draft.moves, move)), w.MOVED, words)

    def _of_case(self, case: Case) -> Draft:
        return begun(case)

    def _cases(self, source: str, name: str) -> list[Case]:
        return cases_in(source, name, about_the_game, "no-catan-case")

    def _focus(self) -> tuple[str, ...]:
        return ()

    def _controls(self, solved: Solved | None) -> Iterator[Control]:
        return controls(self, solved)
