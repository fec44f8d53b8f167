"""Self-check on the loom: weave a thread so that it does what is asked. Any right way passes; a wrong one is told why."""
from random import Random

from figures import labels
from figures import weave_loom_words as words
from figures.labels import Label
from figures.saying import both, paragraph, reasons
from figures.scene import Control, View
from figures.weave_aims import unseen_task
from figures.weave_changes import new_reasons
from figures.weave_loom_controls import weaving_controls
from figures.weave_loom_scene import LoomScene
from figures.weave_telling import change_table
from rulelib.answer import Answer
from rulelib.warp_and_weft import check, play, show, show_move
from rulelib.warp_and_weft.legality import Mark, Weave

COUNT: Label = ("Right so far: {0} of {1}", "正解：{1}回中{0}回")
DONE: Label = ("This one is solved; “New position” gives another.", "この局面はもう解けました。「新しい局面」で次に進めます。")
NO_BUTTONS: Label = ("This task is about weaving; the buttons stay where they are.", "これは織り方の問題なので、ボタンは置けません。")


class WeaveTasks(LoomScene):
    """Tasks of some aims, one after the other, as many as one likes. What a thread brings is told once it is woven."""

    def __init__(self, aims: tuple[str, ...], seed: int = 1):
        self.aims, self.rng, self.number, self.passed, self.tried = aims, Random(seed), 0, 0, 0
        self._deal()
        super().__init__(self.task.weaver)
        self._begin()

    def _deal(self) -> None:
        self.task, self.done = unseen_task(self.aims[self.number % len(self.aims)], self.rng), False

    def _begin(self) -> None:
        """The loom of the task as it was, its thread chosen; where its place is given, lying there already."""
        self.colour, self.done = self.task.colour, False
        self._stand(self.task.weaver)
        self._draw()
        if self.task.place is None:
            self._rest()
        else:
            self._decide(Weave(self.task.colour, self.task.place))

    def _rest(self) -> None:
        self._keep(lambda at: "")

    def _keep(self, speak, marks: tuple = ()) -> None:
        """Say something beneath what is asked."""
        self._say(lambda at: paragraph(self.task.wish(at), "question") + speak(at), marks)

    def _place(self, place: int) -> None:
        if self.done:
            self._keep(lambda at: paragraph(DONE[at], "hint"))
        elif self.task.place in (None, place):
            super()._place(place)
        else:
            why = self.task.why_not(Weave(self.task.colour, place))
            self._keep(lambda at: paragraph(why[at], "hint"))

    def _decide(self, move: Weave) -> None:
        """Look at a thread; what it would bring is to be found out by oneself."""
        answer = check(self.weaver, move)
        if not answer.value:
            self._refuse(move, answer)
            return
        self.move = move
        hint = words.FLIP if self.weaver.loom.crossed(move.place) else words.NOTHING_CROSSED
        line = show_move(move, self.weaver).removeprefix("weave ")
        self._keep(lambda at: paragraph(hint[at].format(line), "hint"))

    def _play(self, move: Weave | Mark, heading: Label) -> None:
        """Weave the thread of the task; a wrong one can still be changed."""
        answer = check(self.weaver, move)
        if self.done or isinstance(move, Mark):
            told = DONE if self.done else NO_BUTTONS
            self._keep(lambda at: paragraph(told[at], "hint"))
        elif not answer.value:
            self._refuse(move, answer)
        else:
            self._judge(move)

    def _judge(self, move: Weave) -> None:
        before, after, right = self.weaver, play(self.weaver, move), self.task.right(move)
        self.tried, self.passed, self.done = self.tried + 1, self.passed + right, right
        new, why = new_reasons(before, after), ("", "") if right else self.task.why_not(move)
        self.move = move
        if right:
            self._stand(after)
        named = self._named(move)
        verdict = lambda at: paragraph((labels.CORRECT if right else labels.WRONG)[at], "right" if right else "wrong")
        told = lambda at: verdict(at) + paragraph(f"{named[at]}{(': ', '：')[at]}{why[at]}" if why[at] else named[at])
        self._keep(lambda at: told(at) + reasons(new, at) + change_table(before, after, at), self._seen(Answer(None, new).marks()))

    def _control(self, control, given) -> None:
        if control == "new":
            self.number += 1
            self._deal()
            self._begin()
        elif control == "again":
            self._begin()
        elif control == "weave":
            super()._control(control, given)
        elif control == "cancel" and self.task.place is None:
            super()._control(control, given)

    def view(self) -> View:
        """The task, what was said of the last try, and how many were right."""
        view = super().view()
        return view._replace(say=both(lambda at: view.say[at] + paragraph(COUNT[at].format(self.passed, self.tried), "tally")))

    def _controls(self):
        yield from weaving_controls(self.move is not None, self.task.place is None)
        yield Control("again", "button", *labels.AGAIN, above=True)
        yield Control("new", "button", *labels.NEW, above=True)

    def text(self) -> str:
        """The first task, and one right way."""
        threads = "\n".join(show(self.task.weaver)["loom"])
        return f"{threads}\n{self.task.wish(0)} {show_move(self.task.answer, self.task.weaver)}"
