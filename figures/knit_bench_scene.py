"""The clickable workbench: knit, turn over, begin, use a paw, finish; every refusal with all its reasons; steps back and forth."""
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import figures.knitting_circle  # noqa: F401  signs up the painters
from figures import knit_bench_words as words
from figures.knit_bench_controls import line_control, tool_controls
from figures.knit_bench_telling import brought, button_told, garment_told, score_told, todo, would_bring
from figures.knit_drafting import Draft, allowed, begins, cards_of, finishes, flips, garment_of, half_chosen, knits, space_of, taking, unknown
from figures.knit_labels import Label
from figures.knit_seat import places
from figures.knit_stages import Staged, hinted
from figures.knit_stock import restocked, some_buttons, stocked
from figures.knit_telling import move_words
from figures.notes import Note, refused
from figures.picture import Picture
from figures.saying import both, paragraph
from figures.scene import Control, View
from rulelib.answer import Answer
from rulelib.knitting_circle import check, play, read_move, score
from rulelib.knitting_circle.actions import whole
from rulelib.knitting_circle.deck import BONUSES, BUTTONS, TYPES
from rulelib.knitting_circle.knitter import Seat
from rulelib.knitting_circle.moves import Finish, Flip, Move, Paw
from rulelib.knitting_circle.questions import depends_on_unknown
from rulelib.knitting_circle.yarn import COLOURS

GARMENTS = {False: 2, True: 3}  # places for garments at least; more where everything is free


class BenchScene(Staged):
    """One player's workbench. With `free` everything is there again after each action."""

    def __init__(self, seat: Seat, hint: Label = ("", ""), tool: str = "knit", free: bool = False, seed: int = 1):
        self.free, self.opening, self.legal, self.rng = free, tool, False, Random(seed)
        self.cards = max(GARMENTS[free], places(seat.knitter))
        seat = seat._replace(circle=None) if free else stocked(seat._replace(circle=None), seed)
        self.picture = self._drawn(seat)
        super().__init__(seat, hint)

    def _begin(self) -> None:
        self.tool = self.opening
        super()._begin()

    def _drawn(self, seat: Seat) -> Picture:
        return Picture(seat, names=True, board="all", cards=self.cards)

    def settle(self) -> None:
        """Nothing is half chosen; a garment too many for the picture makes another one."""
        self.draft = Draft(self.tool)
        if len(self.position.knitter.garments) > self.cards:
            self.cards = len(self.position.knitter.garments) + 1
            self.picture = self._drawn(self.position)

    def clicked(self, gid: str) -> None:
        """A tile, a garment, a deck, a paw, a needle, a button; anything else is told by its label."""
        kind = "garment" if gid[0] == "g" and gid[1:2].isdigit() else gid.partition(":")[0]
        if kind in _CLICKS:
            _CLICKS[kind](self, gid)
        else:
            self.note = Note(both(lambda at: paragraph(self.picture.targets()[gid][at], "hint")), (("candidate", (gid,)),))

    def _choose(self, draft: Draft) -> None:
        self.draft, self.tool, self.note = draft, draft.tool, Note()

    def _tile(self, gid: str) -> None:
        draft = self.draft
        if unknown(self.position.knitter, gid):
            self.note = hinted(words.UNKNOWN)
        elif draft.tool == "flip" and draft.tile and draft.tile != gid:
            self.make(flips(self.position.knitter, draft, gid))
        elif draft.tool == "flip" and gid.startswith("bowl:"):
            self.note = hinted(words.IN_BOWL)
        elif draft.tool == "begin" and draft.type is not None:
            self._begin_with(draft._replace(tile=gid))
        else:
            tool = draft.tool if draft.tool == "flip" else "knit"
            self._choose(Draft(tool, "" if draft.tile == gid else gid))

    def _garment(self, gid: str) -> None:
        """A garment takes the chosen tile, or may be finished; else it is told how it stands."""
        draft, knitter, number = self.draft, self.position.knitter, garment_of(gid)
        garment, space = knitter.garments[number], space_of(gid)
        if draft.tool == "knit" and draft.tile:
            self.make(knits(knitter, draft.tile, gid))
        elif draft.tool == "finish":
            self._finishing(Draft("finish", garment=number))
        elif draft.tool == "flip" and space is not None and space < len(garment.yarn):
            cost = flips(knitter, draft, draft.tile) if draft.tile else None
            self.make(Flip(garment.yarn[space], cost.cost if cost else garment.yarn[space], bool(cost and cost.bowl)))
        else:
            self.note = garment_told(self.position, number)

    def _finishing(self, draft: Draft) -> None:
        """What finishing would bring; refused at once where it may not be."""
        move = Finish(draft.garment or 0, draft.take)
        answer = check(self.position, move)
        if not answer.value:
            self._refuse(move, answer)
            return
        self._choose(draft)
        self.note = would_bring(self.position, move, answer)

    def _deck(self, gid: str) -> None:
        type = TYPES.index(gid.removeprefix("deck:"))
        cards = cards_of(self.position, type)
        self._begin_with(Draft("begin", "", type, cards[0] if len(cards) == 1 else None))

    def _begin_with(self, draft: Draft) -> None:
        """Begin a garment once deck, card and tile are chosen; refused as soon as it cannot be."""
        move = begins(self.position, draft)
        self._choose(draft)
        if move and (draft.keep is not None or not check(self.position, move).value):
            self.make(move)

    def _button(self, gid: str) -> None:
        number = int(gid.partition(":")[2]) - 1
        self.note = button_told(self.position, number)

    def make(self, move: Move) -> None:
        """Do an action, or say by every rule why it may not be done."""
        before = self.position
        answer = check(before, move)
        if not answer.value:
            self._refuse(move, answer)
            return
        after = play(before, move)
        self.go(restocked(after) if self.free else after, brought(before, move, answer, after))

    def _refuse(self, move: Move, answer: Answer) -> None:
        note, before = refused(answer), self.position
        self.draft = self.draft._replace(garment=None, take=(), tile="" if self.draft.tool == "begin" else self.draft.tile)
        self.note = note._replace(say=both(lambda at: paragraph(move_words(move, before, at), "guess") + note.say[at]))

    def typed(self, line: str) -> None:
        """An action, as the cases write it. Raises Mistake."""
        move = read_move(line, self.position)
        depends_on_unknown(self.position, move)
        if check(self.position, move).value:
            whole(self.position.knitter, move)
        self.make(move)

    def pressed(self, name: str, value: Any) -> None:
        """Another tool, the card kept, the colour looked for, a button named, the finishing declared."""
        kind, _, what = name.partition(":")
        if kind in _CONTROLS:
            _CONTROLS[kind](self, value if value is not None else what)

    def _keep(self, name: Any) -> None:
        if name in BONUSES and self.draft.type is not None:
            self._begin_with(self.draft._replace(keep=BONUSES.index(name)))

    def _take(self, name: Any) -> None:
        if name in BUTTONS and self.draft.garment is not None:
            self._finishing(taking(self.draft, BUTTONS.index(name)))

    def _finish(self) -> None:
        move = finishes(self.position.knitter, self.draft)
        if move:
            self.make(move)

    def _shuffle(self) -> None:
        if self.free:
            knitter = self.position.knitter._replace(workspace=some_buttons(self.rng))
            self.go(self.position._replace(knitter=knitter), Note())

    def view(self) -> View:
        """The bench with what is chosen and allowed, what was said last, and the controls."""
        can = (("candidate", allowed(self.position, self.draft)),) if self.legal else ()
        marks = (*self.note.marks, *half_chosen(self.draft), *can)
        return View(self.position, marks, both(self._said), tuple(self._controls()), ask=both(lambda at: todo(self.position, self.draft, at)))

    def _said(self, at: int) -> str:
        return self.note.say[at] + (score_told(self.position, at) if self._counts else "")

    @property
    def _counts(self) -> bool:
        return any(garment.done for garment in self.position.knitter.garments)

    def _controls(self) -> Iterator[Control]:
        yield from self.step_controls()
        yield Control("legal", "button", *(words.HIDE if self.legal else words.SHOW), above=True)
        if self.free:
            yield Control("shuffle", "button", *words.SHUFFLE, above=True)
        yield from tool_controls(self.position, self.draft)
        yield line_control()

    def text(self) -> str:
        """The points of what is finished at the beginning, with their rules, and what lies ready."""
        answer = score(self.first)
        return f"{answer.value['total']} [{', '.join(answer.rules)}]"


def _turn(scene: BenchScene) -> None:
    scene.legal = not scene.legal


_CLICKS: dict[str, Callable[[BenchScene, str], None]] = {
    "row": BenchScene._tile,
    "bowl": BenchScene._tile,
    "garment": BenchScene._garment,
    "deck": BenchScene._deck,
    "button": BenchScene._button,
    "paw": lambda scene, gid: scene._choose(Draft("paw")),
    "needle": lambda scene, gid: scene._choose(Draft("begin")),
}
_CONTROLS: dict[str, Callable[[BenchScene, Any], None]] = {
    "tool": lambda scene, value: scene._choose(Draft(value)) if value in words.TOOLS else None,
    "keep": BenchScene._keep,
    "find": lambda scene, value: scene.make(Paw(COLOURS.index(value))) if value in COLOURS else None,
    "take": lambda scene, value: scene._take(value),
    "finish": lambda scene, value: scene._finish(),
    "shuffle": lambda scene, value: scene._shuffle(),
    "legal": lambda scene, value: _turn(scene),
}
