"""Four goals turned up, three to choose and place: the standard set-up on a clickable quilt (calico.standard.goals)."""
from random import Random
from typing import Any, NamedTuple

from figures import calico_tiles as tiles
from figures import labels
from figures.calico_choices import typed_goals
from figures.calico_glyphs import cat
from figures.calico_quilt import BOARD_SIZE, MARGIN, pieces as quilt_pieces_of
from figures.calico_targets import Label, both as word, joined, quilt_targets
from figures.hex_marks import mark
from figures.marks import roles_of
from figures.paper import CREAM, INK, THREAD, Layer, Stroke, hexagon, mix
from figures.picture import PAINTERS, Painter, Picture
from figures.saying import both, labelled, mistaken, paragraph, rule_item
from figures.scene import Control, Event, View
from figures.sheet import Look
from rulelib.answer import BLOCKER, CANDIDATE
from rulelib.calico.board import BY_NAME, GOAL_CELLS, HEX, NAME, SPACES
from rulelib.calico.goals import GOALS
from rulelib.calico.quilt import Quilt, empty_quilt
from rulelib.calico.setup import COLOURED_BORDERS, deal_goals
from rulelib.forms import one_of, text
from rulelib.hexes import centre
from rulelib.mistake import Mistake

RULE = "calico.standard.goals"
SCALE, STEP, ROW = 1.08, 2.25, 2.5
SPACE_NAMES = tuple(NAME[cell] for cell in GOAL_CELLS)
DOWN = ("down:1", "down:2")

CHOOSE: Label = (
    "Four goals are turned up. Click one, then one of the three spaces with a cat's head.",
    "表になった目標は4枚です。1枚を選び、次にネコの印がある3か所のどれかを選んでください。",
)
CHOSEN: Label = ("Chosen: {goal}. Now click a space with a cat's head.", "{goal}を選んでいます。ネコの印がある場所を選んでください。")
PLACED: Label = ("{goal} lies on {cell} now. Still to place: {left}.", "{goal}を{cell}に置きました。あと{left}枚です。")
READY: Label = (
    "All three are placed. {spare} goes back to the box with the two that lie face down. You may still exchange them.",
    "3枚とも置きました。{spare}は、裏向きの2枚と一緒に箱へ戻します。まだ入れ替えてもかまいません。",
)
WORTH: Label = ("These three are worth", "この3枚の点")
POINTS: Label = (
    "{low} by colours or patterns alone, {high} at most",
    "色か模様の一方だけなら{low}点、すべて両方で満たせば{high}点",
)
FACE_DOWN: Label = ("This goal was not turned up: only the four that show their letters can be chosen.", "この目標は表になっていません。選べるのは表の4枚だけです。")
NOT_DEALT: Label = ("{goal} was not turned up; your four are {four}.", "{goal}は表になっていません。選べる4枚は{four}です。")
NO_SPACE: Label = ("{cell} is no goal space: goals lie on C4, D5 and E3 only.", "{cell}は目標スペースではありません。目標を置けるのはC4、D5、E3だけです。")
CLEAR: Label = ("Take all three back", "3枚とも戻す")
EMPTY: Label = ("Nothing has been placed yet.", "まだ何も置いていません。")
DEAL: Label = ("Deal four others", "別の4枚にする")


class Dealt(NamedTuple):
    """A quilt without goals, the four turned up, which of them lies on each space (top, right, left), and the one chosen."""

    quilt: Quilt
    four: tuple[str, ...]
    placed: tuple[str | None, str | None, str | None] = (None, None, None)
    chosen: str | None = None


def goal_space(name: str) -> Layer:
    """A goal space that is still empty: a cat's head with the name of the cell."""
    return Stroke(hexagon(0.95), mix(CREAM, THREAD, 0.25), INK, 0.05, (0.16, 0.12)), *cat(name, 0, 0.12, 0.5)


def gone() -> Layer:
    """Where a goal lay that is on the quilt now."""
    return (Stroke(hexagon(0.95), None, mix(THREAD, INK, 0.2), 0.04, (0.12, 0.14)),)


def pieces(dealt: Dealt, marks=()) -> dict[str, Look]:
    """The quilt with its goal spaces, and below it `goal:1` to `goal:4` and two goals face down."""
    roles = roles_of(marks, set(NAME))
    cells = tuple((role, of) for role, of in marks)
    drawn = quilt_pieces_of(dealt.quilt, cells, True, False)
    for cell, name, goal in zip(GOAL_CELLS, SPACE_NAMES, dealt.placed):
        x, y = centre(HEX[cell])
        base = (tiles.goal, goal, name) if goal else (goal_space, name)
        marked = ((mark, roles[name], False),) if name in roles else ()
        drawn[name] = Look(MARGIN[0] + x, MARGIN[1] + y, (base, *marked))
    faces = [(gone,) if goal in dealt.placed else (tiles.goal, goal) for goal in dealt.four] + [(tiles.face_down,)] * 2
    gids = [f"goal:{number}" for number in range(1, 5)] + list(DOWN)
    for place, (gid, face) in enumerate(zip(gids, faces)):
        chosen = place < 4 and dealt.four[place] == dealt.chosen
        layers = (face, (mark, ("chosen",), False)) if chosen else (face,)
        drawn[gid] = Look(1.45 + STEP * place, BOARD_SIZE[1] + 1.3, layers, SCALE)
    return drawn


def targets(dealt: Dealt) -> dict[str, Label]:
    """Every cell of the quilt and the six goals."""
    found = quilt_targets(dealt.quilt)
    for space, name, goal in zip(SPACES, SPACE_NAMES, dealt.placed):
        found = found | {name: joined((name, name), word(space), word(goal) if goal else ("empty", "空き"))}
    for number, goal in enumerate(dealt.four, 1):
        where = (word(SPACES[dealt.placed.index(goal)]),) if goal in dealt.placed else ()
        found[f"goal:{number}"] = joined(word("goal"), word(goal), *where)
    return found | dict.fromkeys(DOWN, joined(word("goal"), word("face-down")))


PAINTERS[Dealt] = Painter(pieces, lambda dealt: (BOARD_SIZE[0], BOARD_SIZE[1] + ROW), targets)


class Deal:
    """Goals to choose and place, as often as one likes; what is not allowed is told with its reason and changes nothing."""

    def __init__(self, seed: int = 1):
        self.rng = Random(seed)
        self._deal()
        self.picture = Picture(self.dealt)

    def _deal(self) -> None:
        self.dealt = Dealt(empty_quilt(self.rng.choice(COLOURED_BORDERS)), deal_goals(self.rng))
        self._say(lambda at: paragraph(CHOOSE[at], "hint"))

    def _say(self, speak, marks: tuple = ()) -> None:
        self.said, self.marks = both(speak), marks

    def handle(self, event: Event) -> None:
        """Choose a goal, place it, type both, take them back, deal again."""
        if event.kind == "click" and isinstance(event.value, str):
            self._click(event.value)
        elif event.kind == "type":
            self._type(event.value)
        elif event.kind == "control" and event.value[0] == "clear":
            self.dealt = self.dealt._replace(placed=(None,) * 3, chosen=None)
            self._say(lambda at: paragraph(CHOOSE[at], "hint"))
        elif event.kind == "control" and event.value[0] == "new":
            self._deal()

    def _click(self, gid: str) -> None:
        if gid in DOWN:
            self._refuse(FACE_DOWN)
        elif gid.startswith("goal:") and gid[5:] in ("1", "2", "3", "4"):
            self._choose(self.dealt.four[int(gid[5:]) - 1])
        elif gid in SPACE_NAMES and self.dealt.chosen is None and self.dealt.placed[SPACE_NAMES.index(gid)]:
            self._choose(self.dealt.placed[SPACE_NAMES.index(gid)])
        elif gid in BY_NAME and self.dealt.chosen is None:
            self._say(lambda at: paragraph(CHOOSE[at], "hint"))
        elif gid in BY_NAME:
            self.place(self.dealt.chosen, gid)

    def _choose(self, goal: str) -> None:
        self.dealt = self.dealt._replace(chosen=goal)
        self._say(lambda at: paragraph(CHOSEN[at].format(goal=word(goal)[at]), "hint"), ((CANDIDATE, SPACE_NAMES),))

    def _type(self, line: Any) -> None:
        """Either a goal and a space, `AAA-BBB C4`, or all three: `goals AAA-BBB not-equal AA-BB-CC`."""
        try:
            words = text(line).replace("≠", "not-equal").split()
            if words[:1] == ["goals"]:
                self._all(words[1:])
            elif len(words) == 2:
                self.place(one_of(words[0], GOALS, "goal"), one_of(words[1].upper(), BY_NAME, "space"))
            else:
                raise Mistake("count", "goals", needed=3, had=len(words))
        except Mistake as mistake:
            self._say(mistaken(mistake).__getitem__)

    def _all(self, names: list[str]) -> None:
        away = [goal for goal in names if goal in GOALS and goal not in self.dealt.four]
        if away:
            self._not_dealt(away[0])
            return
        self.dealt = self.dealt._replace(placed=typed_goals(names, self.dealt.four), chosen=None)
        self._say(self._ready)

    def place(self, goal: str, cell: str) -> None:
        """Place a goal on a cell by its name; a goal that lies there already changes places or goes back."""
        if goal not in self.dealt.four:
            self._not_dealt(goal)
            return
        if cell not in SPACE_NAMES:
            self._refuse(both(lambda at: NO_SPACE[at].format(cell=cell)), ((BLOCKER, (cell,)), (CANDIDATE, SPACE_NAMES)))
            return
        placed, space = list(self.dealt.placed), SPACE_NAMES.index(cell)
        if goal in placed:
            placed[placed.index(goal)] = placed[space]
        placed[space] = goal
        self.dealt = self.dealt._replace(placed=tuple(placed), chosen=None)
        left = placed.count(None)
        told = both(lambda at: paragraph(PLACED[at].format(goal=word(goal)[at], cell=cell, left=left)))
        self._say(told.__getitem__ if left else self._ready)

    def _not_dealt(self, goal: str) -> None:
        four = joined(*map(word, self.dealt.four))
        self._refuse(both(lambda at: NOT_DEALT[at].format(goal=word(goal)[at], four=four[at])))

    def _refuse(self, why: Label, marks: tuple = ()) -> None:
        self._say(lambda at: paragraph(why[at], "wrong") + f'<ul class="reasons">{rule_item(RULE, False, at)}</ul>', marks)

    def _ready(self, at: int) -> str:
        spare = next(goal for goal in self.dealt.four if goal not in self.dealt.placed)
        low, high = (sum(getattr(GOALS[goal], value) for goal in self.dealt.placed) for value in ("lower", "higher"))
        worth = labelled(WORTH, POINTS[at].format(low=low, high=high), at, "answer")
        told = paragraph(READY[at].format(spare=word(spare)[at]), "right")
        return told + worth + f'<ul class="reasons">{rule_item(RULE, True, at)}</ul>'

    def view(self) -> View:
        """The quilt and the goals, and what was said last."""
        return View(self.dealt, self.marks, self.said, tuple(self._controls()), (), ("goal:1",))

    def _controls(self):
        yield Control("line", "line", *labels.TYPED, options=(f"{self.dealt.four[0]} C4",) * 2)
        yield Control("clear", "button", *CLEAR, enabled=any(self.dealt.placed), why=EMPTY)
        yield Control("new", "button", *DEAL, above=True)

    def text(self) -> str:
        """The four goals, and what lies on each space."""
        lying = ", ".join(f"{space} {goal or '-'}" for space, goal in zip(SPACES, self.dealt.placed))
        return f"turned up: {', '.join(self.dealt.four)}; {lying} [{RULE}]"
