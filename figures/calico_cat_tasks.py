"""Self-check on the standard set-up: two cats are drawn, find one that may be the third (calico.standard.cats)."""
from random import Random
from typing import Any, NamedTuple

from figures import labels
from figures.calico_handouts import cat_tile
from figures.calico_targets import Label, both as word, joined
from figures.hex_marks import sign
from figures.paper import INK, STOP, Layer, Stroke, panel
from figures.picture import PAINTERS, Painter, Picture
from figures.saying import both, mistaken, paragraph, rule_item
from figures.scene import Control, Event, View
from figures.sheet import Look
from rulelib.calico.cats import CATS, Cat
from rulelib.calico.setup import deal_cats
from rulelib.forms import one_of, text
from rulelib.mistake import Mistake

RULE = "calico.standard.cats"
ORDER = tuple(sorted(CATS.values(), key=lambda cat: (cat.tile, bool(cat.shape))))
WISH: Label = ("{cats} have been drawn. Click a cat that may be the third.", "{cats}が選ばれました。3匹目になれるネコを選んでください。")
SAME_TILE: Label = (
    "{cat} is the other side of {other}'s tile: the two never meet.",
    "{cat}は{other}と同じタイルの裏表なので、一緒に使うことはありません。",
)
SAME_DOTS: Label = (
    "{cat} has {dots} in the corner, as {other} has: that group has its cat.",
    "{cat}のドットは{other}と同じ{dots}個です。この組からは、もう選ばれています。",
)
DOTS: tuple[Label, ...] = (("one dot", "1"), ("two dots", "2"), ("three dots", "3"))
THIRD: Label = ("{cat} has {dots}: now each group has given one cat.", "{cat}のドットは{dots}個です。これで3つの組から1匹ずつそろいました。")
WANTS: Label = ("in a group of {size}, {points} points", "{size}枚以上のまとまりで{points}点")
SHAPED: Label = ("in a shape of {size}, {points} points", "{size}枚の形で{points}点")
AGAIN: Label = ("Already drawn.", "もう選ばれています。")
NEW: Label = ("Draw two others", "別の2匹にする")


class Drawn(NamedTuple):
    """The ten cats, the ones drawn, and one that was tried and cannot join them."""

    cats: tuple[str, ...]
    refused: str = ""


def frame(role: str) -> Layer:
    """A line around a cat's tile: whole for one in play, dashed for one that is refused."""
    line = (INK, 0.17, ()) if role == "member" else (STOP, 0.15, (0.3, 0.16))
    return (Stroke(panel(0.1, 0.1, 3.9, 2.9, 0.35), None, *line),)


def pieces(drawn: Drawn, marks=()) -> dict[str, Look]:
    """The ten tiles, the two sides of one above each other, framed where drawn or refused, with their sign."""
    looks = {}
    for place, cat in enumerate(ORDER):
        x, y = 0.1 + 4.1 * (place // 2), 0.1 + 3.2 * (place % 2)
        role = "member" if cat.name in drawn.cats else "blocker" if cat.name == drawn.refused else ""
        looks[cat.name] = Look(x, y, ((cat_tile, cat.name), *(((frame, role),) if role else ())))
        looks[f"{cat.name}:sign"] = Look(x + 2.0, y + 0.42, ((sign, role, True),) if role else (), 1.4)
    return looks


def targets(drawn: Drawn) -> dict[str, Label]:
    """Every cat with its dots, what it wants, and whether it has been drawn."""
    found = {}
    for cat in ORDER:
        wants = both(lambda at: (SHAPED if cat.shape else WANTS)[at].format(size=cat.size, points=cat.points))
        dots = both(lambda at: (DOTS[cat.dots - 1][0], f"ドット{cat.dots}個")[at])
        found[cat.name] = joined(word(cat.name), dots, wants, *((AGAIN,) if cat.name in drawn.cats else ()))
    return found


PAINTERS[Drawn] = Painter(pieces, lambda drawn: (20.6, 6.3), targets)


def why_not(cat: Cat, drawn: tuple[str, ...]) -> tuple[Label, ...]:
    """Each reason why a cat cannot join others: the same physical tile, the same number of dots."""
    found = []
    for other in map(CATS.get, drawn):
        told = SAME_TILE if cat.tile == other.tile else SAME_DOTS if cat.dots == other.dots else None
        if told:
            found.append(both(lambda at: told[at].format(cat=word(cat.name)[at], other=word(other.name)[at], dots=DOTS[cat.dots - 1][at])))
    return tuple(found)


class CatTasks:
    """Two cats of three different dot groups are drawn, and the third is asked for, as often as one likes."""

    def __init__(self, seed: int = 1):
        self.rng, self.tried, self.passed = Random(seed), 0, 0
        self._draw()
        self.picture = Picture(self.drawn)

    def _draw(self) -> None:
        dealt = list(deal_cats(self.rng))
        dealt.pop(self.rng.randrange(3))
        self.given = tuple(dealt)
        self._ask()

    def _ask(self) -> None:
        self.drawn, self.told = Drawn(self.given), ("", "")

    def handle(self, event: Event) -> None:
        """A cat by click or by its name, or two other cats."""
        if event.kind == "click" and event.value in CATS:
            self.draw(event.value)
        elif event.kind == "type":
            self._type(event.value)
        elif event.kind == "control" and event.value[0] == "new":
            self._draw()

    def _type(self, line: Any) -> None:
        names = {label: name for name in CATS for label in (name, word(name)[1])}
        try:
            self.draw(names[one_of(text(line).strip().lower(), names, "cat")])
        except Mistake as mistake:
            self.told = mistaken(mistake)

    def draw(self, name: str) -> None:
        """Try a cat as the third one; what keeps it out is told."""
        if len(self.drawn.cats) == 3:
            return
        if name in self.given:
            self.told = both(lambda at: paragraph(AGAIN[at], "hint"))
            return
        why = why_not(CATS[name], self.given)
        self.tried, self.passed = self.tried + 1, self.passed + (not why)
        self.drawn = Drawn(self.given, name) if why else Drawn((*self.given, name))
        told = why or (both(lambda at: THIRD[at].format(cat=word(name)[at], dots=DOTS[CATS[name].dots - 1][at])),)
        self.told = both(lambda at: self._verdict(at, not why, told))

    def _verdict(self, at: int, right: bool, told: tuple[Label, ...]) -> str:
        verdict = paragraph((labels.CORRECT if right else labels.WRONG)[at], "right" if right else "wrong")
        sentences = "".join(paragraph(each[at]) for each in told)
        return verdict + sentences + f'<ul class="reasons">{rule_item(RULE, right, at)}</ul>'

    def view(self) -> View:
        """The ten tiles, what is asked, what was said of the last try."""
        names = both(lambda at: (" and ", "と")[at].join(word(name)[at] for name in self.given))
        wish = both(lambda at: paragraph(WISH[at].format(cats=names[at]), "question"))
        tally = both(lambda at: paragraph(labels.RIGHT_SO_FAR[at].format(self.passed, self.tried), "tally"))
        return View(self.drawn, (), both(lambda at: wish[at] + self.told[at] + tally[at]), tuple(self._controls()), (), (ORDER[0].name,))

    def _controls(self):
        yield Control("line", "line", *labels.TYPED, options=("callie", "キャリー"))
        yield Control("new", "button", *NEW, above=True)

    def text(self) -> str:
        """The two cats that were drawn, and which cats may join them."""
        fit = [cat.name for cat in ORDER if not why_not(cat, self.given) and cat.name not in self.given]
        return f"drawn: {', '.join(self.given)}; may join: {', '.join(fit)} [{RULE}]"
