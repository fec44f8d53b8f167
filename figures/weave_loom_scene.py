"""The clickable loom: choose a thread and a place, choose over or under at each crossing, see what it would bring, weave it; put buttons."""
import re
from typing import Any

import figures.weave_paint  # noqa: F401  signs up the painters
from figures import weave_loom_words as words
from figures.labels import Label
from figures.picture import Picture
from figures.saying import both, labelled, mistaken, paragraph, reasons, rule_item
from figures.scene import Event, View
from figures.warp_and_weft_saying import move_words, value
from figures.weave_changes import by_reading, changes, goal_of, new_reasons
from figures.weave_loom import Weaving
from figures.weave_loom_controls import asks_reading, reading_control, step_controls, thread_control, weaving_controls
from figures.weave_telling import change_table, short_changes
from rulelib.answer import Answer
from rulelib.mistake import LANGUAGES, Mistake
from rulelib.warp_and_weft import check, play, read_move, score, show, show_move
from rulelib.warp_and_weft.counting import READINGS
from rulelib.warp_and_weft.legality import Mark, Weave
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.table import KEPT
from rulelib.warp_and_weft.texts import read_card, read_place
from rulelib.warp_and_weft.threads import COLOURS, crossing_text, place_text
from rulelib.words import term

PLACE = re.compile(r"[vh]\d+")
CROSSING = re.compile(r"(v\d+)-(h\d+)")
SKEIN = re.compile(r"kept\d*:(\d+)")


class LoomScene:
    """One player's loom to weave on. `weaver` as it stands, `move` the thread that is being decided, `colour` the thread chosen."""

    def __init__(self, weaver: Weaver):
        self.weaver = weaver
        self.before: list[Weaver] = []
        self.after: list[Weaver] = []
        self.move: Weave | None = None
        self.marks: tuple = ()
        self.said: tuple[str, str] = ("", "")
        self.colour: int | None = None
        self._rest()
        self._draw()

    def _draw(self) -> None:
        """Begin a picture: of the cards that lie there, and of as many kept threads."""
        self._beside = self.weaver.shown or self.weaver.buttons, max(len(self.weaver.kept or ()), KEPT)
        self.picture = Picture(Weaving(self.weaver), names=True)

    @property
    def offered(self) -> tuple[int, ...]:
        """The colours that may be chosen: those kept, or all five where any thread may be woven."""
        return tuple(range(len(COLOURS))) if self.weaver.kept is None else tuple(dict.fromkeys(self.weaver.kept))

    def handle(self, event: Event) -> None:
        """Choose a thread, a place, the sides; weave; put a button; take back; read otherwise."""
        if event.kind == "click":
            self._click(str(event.value))
        elif event.kind == "type":
            self._type(str(event.value))
        elif event.kind == "control" and isinstance(event.value, tuple) and len(event.value) == 2:
            self._control(*event.value)

    def _click(self, gid: str) -> None:
        crossing, kept = CROSSING.fullmatch(gid), SKEIN.fullmatch(gid)
        try:
            if crossing:
                self._flip(*(read_place(word, self.weaver.loom.holes) for word in crossing.groups()))
            elif PLACE.fullmatch(gid):
                self._place(read_place(gid, self.weaver.loom.holes))
            elif kept and self.weaver.kept and int(kept[1]) <= len(self.weaver.kept):
                self._choose(self.weaver.kept[int(kept[1]) - 1])
            elif gid == "goal":
                found = goal_of(self.weaver)
                self._keep(lambda at: reasons(found.because, at), self._seen(found.marks()))
            elif gid.startswith("card:"):
                self.put(Mark(read_card(gid.removeprefix("card:"))))
        except Mistake:
            self._say(lambda at: paragraph(words.NOT_HERE[at].format(gid[:20]), "mistake"))

    def _choose(self, colour: int) -> None:
        """Another thread; one that is being decided changes its colour and stays where it lies."""
        self.colour = colour
        if self.move:
            self._decide(self.move._replace(colour=colour))
        else:
            self._rest()

    def _place(self, place: int) -> None:
        if self.move and place == self.move.place:
            self.weave(self.move)
        elif self.colour is None:
            self._rest()
        else:
            self._decide(Weave(self.colour, place))

    def _decide(self, move: Weave) -> None:
        """Look at a thread before it is woven; one that may not be woven is refused at once."""
        answer = check(self.weaver, move)
        if not answer.value:
            self._refuse(move, answer)
            return
        self.move = move
        after = play(self.weaver, move)
        hint = words.FLIP if self.weaver.loom.crossed(move.place) else words.NOTHING_CROSSED
        line = show_move(move, self.weaver).removeprefix("weave ")
        self._tell(words.WOULD, move, self.weaver, after, lambda at: paragraph(hint[at].format(line), "hint"))

    def _flip(self, column: int, row: int) -> None:
        """Over becomes under at a crossing of the new thread; those of woven threads stay as they are."""
        loom, move = self.weaver.loom, self.move
        other = row if move and move.place == column else column
        if move and move.place in (column, row) and loom.places[other] >= 0:
            self._decide(move._replace(under=move.under ^ 1 << other))
            return
        name = f"{place_text(column, loom.holes)}-{place_text(row, loom.holes)}"
        if loom.places[column] >= 0 and loom.places[row] >= 0:
            fixed = both(lambda at: f'<ul class="reasons">{rule_item("weave.thread.fixed", False, at)}</ul>')
            self._keep(lambda at: paragraph(words.NOT_YOURS[at], "hint") + fixed[at], (("blocker", (name,)),))
        else:
            self._keep(lambda at: paragraph((words.NO_CROSSING if move else words.CROSS_FIRST)[at].format(name), "hint"))

    def weave(self, move: Weave) -> None:
        """Weave a thread, or say by every rule why it may not be woven."""
        self._play(move, words.BROUGHT)

    def put(self, mark: Mark) -> None:
        """Put a button on a card, or say why it may not lie there."""
        self._play(mark, words.MARKED)

    def _play(self, move: Weave | Mark, heading: Label) -> None:
        answer = check(self.weaver, move)
        if not answer.value:
            self._refuse(move, answer)
            return
        before = self.weaver
        self.before.append(before)
        self.after.clear()
        self._stand(play(before, move))
        self._tell(heading, move, before, self.weaver)

    def _stand(self, weaver: Weaver) -> None:
        """The loom as it now stands, with nothing being decided; a thread that is gone is no longer chosen."""
        self.weaver, self.move = weaver, None
        if self.colour not in self.offered:
            self.colour = self.offered[0] if len(self.offered) == 1 else None
        if self._beside != (weaver.shown or weaver.buttons, max(len(weaver.kept or ()), KEPT)):
            self._draw()

    def _refuse(self, move: Weave | Mark, answer: Answer) -> None:
        broken = Answer(False, tuple(reason for reason in answer.because if not reason.holds))
        named = self._named(move)
        self._keep(lambda at: paragraph(words.REFUSED[at].format(named[at][:1].upper() + named[at][1:]), "wrong") + reasons(broken.because, at), self._seen(broken.marks()))

    def _tell(self, heading, move, before: Weaver, after: Weaver, hint=lambda at: "") -> None:
        new, named = new_reasons(before, after), self._named(move)
        found = changes(before, after)
        told = lambda at: labelled((heading[at].format(named[at]),) * 2, short_changes(found, at) or words.NO_CHANGE[at], at, "answer")
        self._say(lambda at: told(at) + hint(at) + reasons(new, at) + change_table(before, after, at), self._seen(Answer(None, new).marks()))

    def _named(self, move: Weave | Mark) -> tuple[str, str]:
        return both(lambda at: move_words(show_move(move, self.weaver), at))

    def _seen(self, marks: tuple) -> tuple:
        """Those marks whose pieces are in the picture."""
        pieces = self.picture.pieces
        return tuple((role, tuple(name for name in names if name in pieces)) for role, names in marks)

    def _rest(self) -> None:
        """Nothing is being decided: what to do next, and the numbers as they stand."""
        hint = words.NONE_LEFT if not self.offered else words.CHOOSE if self.colour is None else words.PLACE
        chosen = "" if self.colour is None else COLOURS[self.colour]
        self._say(lambda at: paragraph(hint[at].format(term(chosen, LANGUAGES[at])), "hint") + change_table(self.weaver, self.weaver, at))

    def _say(self, speak, marks: tuple = ()) -> None:
        self.said, self.marks = both(speak), marks

    def _keep(self, speak, marks: tuple = ()) -> None:
        """Say something beside the numbers of the loom as it stands."""
        self._say(lambda at: speak(at) + change_table(self.weaver, self.weaver, at), marks)

    def _type(self, line: str) -> None:
        """A thread or a whole move: `pink v3 under h1`, `weave pink v3`, `button pink-blue`."""
        line = " ".join(line.split())
        if line.partition(" ")[0] in COLOURS:
            line = f"weave {line}"
        try:
            move = read_move(line, self.weaver)
        except Mistake as mistake:
            self._keep(mistaken(mistake).__getitem__)
            return
        self._play(move, words.BROUGHT if isinstance(move, Weave) else words.MARKED)

    def _control(self, control: Any, given: Any) -> None:
        if control == "thread" and given in COLOURS and COLOURS.index(given) in self.offered:
            self._choose(COLOURS.index(given))
        elif control == "weave" and self.move:
            self.weave(self.move)
        elif control == "cancel":
            self.move = None
            self._rest()
        elif control == "undo" and self.before:
            self._step(self.before, self.after)
        elif control == "redo" and self.after:
            self._step(self.after, self.before)
        elif control == "reading" and given in READINGS:
            self._read(given)

    def _step(self, back: list[Weaver], forth: list[Weaver]) -> None:
        """Take the last move back, or make it again; the reading stays as it is now."""
        forth.append(self.weaver)
        self._stand(back.pop()._replace(reading=self.weaver.reading))
        self._rest()

    def _read(self, reading: str) -> None:
        """Read interlacing cards in another way, and tell which numbers that changes."""
        before = self.weaver
        self.weaver, self.move = before._replace(reading=reading), None
        changed = both(lambda at: short_changes(by_reading(before, reading), at, True))
        told = both(lambda at: words.READING_CHANGES[at].format(changed[at]) if changed[at] else words.READING_SAME[at])
        name = both(lambda at: term(reading, LANGUAGES[at]))
        self._keep(lambda at: labelled((words.READ_AS[at].format(name[at]),) * 2, words.READINGS[reading][at], at) + paragraph(told[at], "answer"))

    def view(self) -> View:
        """The loom with the thread that is being decided, what was said last, and the controls."""
        return View(Weaving(self.weaver, self.move), (*self.marks, *self._deciding()), self.said, tuple(self._controls()))

    def _deciding(self) -> tuple:
        """The thread that is being decided, and the crossings where it can be flipped."""
        if not self.move:
            return ()
        loom, place = self.weaver.loom, self.move.place
        crossed = tuple(crossing_text(place, other, loom.holes) for other in loom.crossed(place))
        return (("chosen", (place_text(place, loom.holes),)), ("candidate", crossed))

    def _controls(self):
        if self.offered:
            yield thread_control({colour: (self.weaver.kept or ()).count(colour) for colour in self.offered}, self.colour)
        yield from weaving_controls(self.move is not None, why=words.NO_PREVIEW if self.offered else words.ALL_WOVEN)
        yield from step_controls(bool(self.before), bool(self.after))
        if asks_reading(self.weaver):
            yield reading_control(self.weaver.reading)

    def text(self) -> str:
        """The loom as it is typed, and what it scores with the rules that say so."""
        answer, threads = score(self.weaver), "\n".join(show(self.weaver)["loom"])
        return f"{threads}\n{value('score', answer.value, 0)} [{', '.join(answer.rules)}]".lstrip()
