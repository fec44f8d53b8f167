"""A loom whose size one chooses and to which one adds cards of one's own: what our rulings about both change (weave.loom.holes, weave.cards)."""
from figures.labels import Label
from figures.saying import both, labelled, mistaken, paragraph
from figures.scene import Control
from figures.warp_and_weft_saying import card_words, times
from figures.weave_loom_scene import LoomScene
from rulelib.mistake import LANGUAGES, Mistake
from rulelib.warp_and_weft import show
from rulelib.warp_and_weft.cards import Card, card_text
from rulelib.warp_and_weft.counting import count
from rulelib.warp_and_weft.loom import Loom, empty_loom, under_of, woven
from rulelib.warp_and_weft.table import KEPT, ROUNDS
from rulelib.warp_and_weft.texts import read_card
from rulelib.warp_and_weft.threads import FEWEST_HOLES, MOST_HOLES, place_text
from rulelib.words import COMMA, ruling

THREADS = ROUNDS * KEPT
HOLES: Label = ("Places an axis", "縦横それぞれの場所")
SIZE: Label = ("A loom of {0} places an axis", "縦横{0}か所ずつの織機")
PLACES: Label = (
    "{0} places in all. A game weaves {1} threads, so {2} stay empty at the end.",
    "場所は全部で{0}か所です。1ゲームで織る糸は{1}本なので、終わったとき{2}か所が空いています。",
)
FULL: Label = ("{0} places in all: the {1} threads of a game fill every one of them.", "場所は全部で{0}か所です。1ゲームの糸{1}本で、すべて埋まります。")
OFF: Label = ("No room on this loom, so taken off: {0}", "この織機には場所がないので外した糸：{0}")
OWN_CARD: Label = ("A card of your own: {0}", "自分で加えたカード：{0}")
LYING: Label = ("{0} lies there already.", "{0}はもう並んでいます。")
COUNTS: Label = ("on this loom {0}", "この織機では{0}")


def fitted(loom: Loom, holes: int) -> tuple[Loom, tuple[str, ...]]:
    """The threads on a loom of another size, over and under as they were; and the places of those that find no room."""
    fits, gone = empty_loom(holes), []
    moved = lambda place: place if place < loom.holes else place - loom.holes + holes
    for place in loom.order:
        if place % loom.holes >= holes:
            gone.append(place_text(place, loom.holes))
            continue
        under = [other for other in loom.crossed(place) if other % loom.holes < holes and under_of(loom, place) >> other & 1]
        fits = woven(fits, loom.places[place], moved(place), sum(1 << moved(other) for other in under))
    return fits, tuple(gone)


class OwnLoom(LoomScene):
    """A loom of 8 to 16 places an axis, threads of all colours, and cards to which `card pink UU blue` adds another; readings come later."""

    def _control(self, control, given) -> None:
        if control != "holes":
            super()._control(control, given)
        elif isinstance(given, int) and FEWEST_HOLES <= given <= MOST_HOLES and given != self.weaver.loom.holes:
            self._resize(given)

    def _resize(self, holes: int) -> None:
        """Another size; moves made on the old one cannot be taken back."""
        loom, gone = fitted(self.weaver.loom, holes)
        self.before.clear()
        self.after.clear()
        self._stand(self.weaver._replace(loom=loom))
        self._draw()
        self._keep(lambda at: self._sized(at) + (paragraph(OFF[at].format(COMMA[LANGUAGES[at]].join(gone))) if gone else ""))

    def _sized(self, at: int) -> str:
        holes = self.weaver.loom.holes
        empty = 2 * holes - THREADS
        said = (PLACES if empty else FULL)[at].format(2 * holes, THREADS, empty)
        return labelled((SIZE[at].format(holes),) * 2, said, at, "answer") + paragraph(ruling("weave.loom.holes", LANGUAGES[at]) or "", "ruling")

    def _type(self, line: str) -> None:
        words = line.split()
        if words[:1] != ["card"]:
            super()._type(line)
            return
        try:
            self._add(read_card(" ".join(words[1:])))
        except Mistake as mistake:
            self._keep(mistaken(mistake).__getitem__)

    def _add(self, card: Card) -> None:
        """Another card beside those that lie there, from our set or not."""
        name = both(lambda at: card_words(card_text(card), at))
        if card in self.weaver.shown:
            self._keep(lambda at: paragraph(LYING[at].format(name[at]), "hint"))
            return
        self._stand(self.weaver._replace(shown=(*self.weaver.shown, card)))
        self._draw()
        found = count(self.weaver.loom, card, self.weaver.reading)
        told = lambda at: labelled((OWN_CARD[at].format(name[at]),) * 2, COUNTS[at].format(times(found, at)), at, "answer")
        self._keep(lambda at: told(at) + paragraph(ruling("weave.cards", LANGUAGES[at]) or "", "ruling"))

    def _controls(self):
        yield Control("holes", "slider", *HOLES, self.weaver.loom.holes, (FEWEST_HOLES, MOST_HOLES))
        yield from (control for control in super()._controls() if control.id != "reading")

    def text(self) -> str:
        """The size of the loom, its threads, the cards."""
        loom = self.weaver.loom
        return f"{loom.holes} places an axis; {', '.join(show(self.weaver)['loom'])}; {', '.join(map(card_text, self.weaver.shown))}"
