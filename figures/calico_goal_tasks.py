"""Self-check on design goals: choose a tile and lay it on the last space around a goal."""
from figures import labels
from figures.calico_bench import Bench
from figures.calico_sewing import Sewing
from figures.calico_targets import patch_label
from figures.calico_tasks import DONE, OTHER, Task, Tasks
from figures.calico_unseen import unseen_quilt
from figures.saying import paragraph, reasons
from rulelib.calico import check
from rulelib.calico.board import GOAL_CELLS, NAME, NEAR
from rulelib.calico.goals import goal_points, judge
from rulelib.calico.patches import PATCHES
from rulelib.calico.quilt import laid
from rulelib.calico.table import Turn
from rulelib.groups import members
from rulelib.mistake import LANGUAGES
from rulelib.words import term


ELSEWHERE = ("This task asks for a tile on {}.", "この問題で置くマスは{}です。")


class GoalTasks(Tasks):
    """Lay the last tile around a goal so that the goal is fulfilled; three tiles to choose from."""

    WISH = (
        "Choose a tile and lay it on {cell}: the goal {goal} must score.",
        "タイルを1枚選んで{cell}に置き、目標{goal}を満たしてください。",
    )

    def _deal(self) -> None:
        self.done, self.standard = False, "goal-standard" in self.aims
        while True:
            quilt = unseen_quilt(self.rng, self.rng.randrange(14, 20), self.standard, self.rng.choice((2, 3)))
            space = self.rng.randrange(3)
            free = list(members(NEAR[GOAL_CELLS[space]] & quilt.free))
            right = [patch for patch in PATCHES if len(free) == 1 and goal_points(laid(quilt, patch, free[0]), space)]
            wrong = [patch for patch in PATCHES if patch not in right]
            if right and len(wrong) > 1:
                break
        self.space, self.cell = space, free[0]
        self.offered = tuple(self.rng.sample([self.rng.choice(right), *self.rng.sample(wrong, 2)], 3))
        self.task = Task(self.aims[0], quilt, self.offered[0], frozenset((self.cell,)))

    def _ask(self) -> None:
        self.bench = Bench(self.task.quilt, self.offered, None)
        self._say(self._wish)

    def _wish(self, at: int) -> str:
        goal = term(self.task.quilt.goals[self.space], LANGUAGES[at])
        return paragraph(self.WISH[at].format(cell=NAME[self.cell], goal=goal), "question")

    def _click(self, gid: str) -> None:
        if not self.done:
            self.bench = Bench(self.task.quilt, self.offered, self.bench.chosen)
        Sewing._click(self, gid)

    def lay(self, patch: int, cell: int) -> None:
        """Lay a tile next to the goal and have the goal judged."""
        if self.done or patch not in self.offered:
            self._say(lambda at: self._wish(at) + paragraph((DONE if self.done else OTHER)[at].format(patch_label(patch)[at]), "hint"))
            return
        legal = check(self.task.quilt, Turn(patch, cell))
        if legal.value and cell != self.cell:
            self._say(lambda at: self._wish(at) + paragraph(ELSEWHERE[at].format(NAME[self.cell]), "hint"))
            self.marks = ()
            return
        if not legal.value:
            self._say(lambda at: self._wish(at) + paragraph(labels.WRONG[at], "wrong") + reasons(legal.because, at))
            self.marks = legal.marks()
            return
        lying = laid(self.task.quilt, patch, cell)
        self.answer = judge(lying, self.space)
        self.done = self.answer.value > 0
        self.tried, self.passed = self.tried + 1, self.passed + self.done
        self.bench = Bench(lying, self.offered, patch)
        self._say(lambda at: self._wish(at) + paragraph((labels.CORRECT if self.done else labels.WRONG)[at], "right" if self.done else "wrong") + reasons(self.answer.because, at))
        self.marks = self.answer.marks()
