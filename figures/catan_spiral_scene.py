"""Where chip A may begin: click a land of the coast and see the chips go round; any other land is refused."""
from random import Random

import figures.catan  # noqa: F401  signs up the painters
from figures import labels
from figures.labels import Label
from figures.picture import Picture
from figures.saying import both, labelled, mistaken, paragraph, reasons, rule_item
from figures.scene import Control, Event, View
from rulelib.asked import Asked
from rulelib.catan import show
from rulelib.catan.island import COAST, land_name
from rulelib.catan.lands import DESERT, deal_island, spiral
from rulelib.catan.places_text import read_land
from rulelib.catan.questions import ask_chips
from rulelib.catan.setup import Chips
from rulelib.forms import one_line
from rulelib.mistake import Mistake

CHOOSE: Label = ("Click a land on the coast for chip A.", "数字チップAを置く海沿いの土地を選んでください。")
LAID: Label = ("A on land {0}", "Aは土地{0}")
SKIPPED: Label = ("Land {1} is the desert: A on land {0}", "土地{1}は砂漠なので、Aは土地{0}")
ON: Label = ("then counter-clockwise round the coast and inwards", "海岸沿いを反時計回りに進み、内側へ")
INLAND: Label = ("Land {0} has no coast; chip A goes to one of the twelve lands round the edge.", "土地{0}は海に面していません。Aは外周の12の土地のどれかに置きます。")
SHUFFLE: Label = ("Shuffle the lands", "土地を混ぜる")
TYPE: Label = ("Type the number of a land", "土地の番号を入力")
EXAMPLE: Label = ("8", "8")


class SpiralScene:
    """The lands of an island whose chips are laid from wherever one clicks; `at` is where A lies, -1 for nowhere yet."""

    def __init__(self, lands: tuple[int, ...], seed: int = 1):
        self.first, self.lands, self.rng, self.at = lands, lands, Random(seed), -1
        self.said, self.marks = both(lambda at: paragraph(CHOOSE[at], "hint")), ()
        self.picture = Picture(self.chips, names=True)

    @property
    def chips(self) -> Chips:
        """The lands, and where the chips begin."""
        return Chips(self.lands, self.at)

    def handle(self, event: Event) -> None:
        """A land clicked, or its number typed; the lands shuffled."""
        if event.kind == "click" and str(event.value).startswith("land:") and event.value in self.picture.targets():
            self._begin(int(str(event.value)[5:]) - 1)
        elif event.kind == "type":
            self._typed(str(event.value).strip())
        elif event.kind == "control" and isinstance(event.value, tuple) and event.value[:1] == ("new",):
            self.lands, self.at, self.marks = deal_island(self.rng).lands, -1, ()
            self.said = both(lambda at: paragraph(CHOOSE[at], "hint"))

    def _typed(self, line: str) -> None:
        try:
            self._begin(read_land(line))
        except Mistake as mistake:
            self.said, self.marks = mistaken(mistake), ()

    def _begin(self, land: int) -> None:
        if land not in COAST:
            self.at, self.marks = -1, (("blocker", (land_name(land),)),)
            told = both(lambda at: labelled(labels.REFUSED, INLAND[at].format(land + 1), at, "wrong"))
            self.said = both(lambda at: f'{told[at]}<ul class="reasons">{rule_item("catan.island.chips", False, at)}</ul>')
            return
        self.at = land
        answer = ask_chips(Asked(self.chips, (), {}))
        first = next(each for each in spiral(land) if self.lands[each] != DESERT)
        laid = LAID if first == land else SKIPPED
        self.marks = (("chosen", (land_name(land),)),)
        self.said = both(lambda at: labelled((laid[at].format(first + 1, land + 1),) * 2, ON[at], at, "answer") + reasons(answer.because, at))

    def view(self) -> View:
        """The island with its chips, and what was said last."""
        return View(self.chips, self.marks, self.said, tuple(self._controls()))

    def _controls(self):
        yield Control("line", "line", *TYPE, options=EXAMPLE)
        yield Control("new", "button", *SHUFFLE, above=True)

    def text(self) -> str:
        """The lands, and the chips when A lies on the first one."""
        answer = ask_chips(Asked(Chips(self.first, 0), (), {}))
        return f"{''.join(show(Chips(self.first, 0))['lands'])}: {one_line(answer.value)} [{', '.join(answer.rules)}]"
