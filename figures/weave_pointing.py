"""Pieces of a loom to point at: a place by its number, a crossing by what lies on top, a card by its pattern."""
from collections.abc import Callable
from random import Random

from figures.labels import Label
from figures.pointing import Quest
from figures.saying import both
from figures.warp_and_weft_saying import card_words
from figures.weave_targets import crossing_label, thread_label
from figures.weave_unseen import unseen_loom, unseen_weaver
from rulelib.warp_and_weft.cards import card_text
from rulelib.warp_and_weft.loom import Loom
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.texts import read_place
from rulelib.warp_and_weft.threads import crossing_text, place_text

FROM: tuple[Label, ...] = (
    ("Click the vertical place that is number {0} from the left, {1} from the right.", "左から{0}番目、右から{1}番目の縦の場所を選んでください。"),
    ("Click the horizontal place that is number {0} from the top, {1} from the bottom.", "上から{0}番目、下から{1}番目の横の場所を選んでください。"),
)
IS: tuple[Label, ...] = (
    ("{0} is a vertical place, number {1} from the left.", "{0}は縦の場所で、左から{1}番目です。"),
    ("{0} is a horizontal place, number {1} from the top.", "{0}は横の場所で、上から{1}番目です。"),
)
CROSSED: Label = ("At {0} two places cross; a place runs from edge to edge.", "{0}は2つの場所が交わるところです。場所は端から端まで続いています。")
ON_TOP: Label = ("Click a crossing where {0} ({1}) lies on top.", "{0}（{1}）が上になっている交わりを選んでください。")
BELOW: Label = ("Click a crossing where {0} ({1}) passes below.", "{0}（{1}）が下を通っている交わりを選んでください。")
LIES: Label = ("At {0}: {1}.", "{0}では、{1}です。")
NOT_ON: Label = ("{0} is not on this thread.", "{0}はこの糸の上にありません。")
NO_CROSSING: Label = ("{0} is a place; two threads meet at a crossing.", "{0}は場所です。2本の糸が出会うところを選んでください。")
CARD: Label = ("Click the card for: {0}", "次のカードを選んでください：{0}")
ASKS: Label = ("This card asks for: {0}", "このカードのパターンは「{0}」です。")
NO_CARD: Label = ("This is no pattern card of the two rows.", "これは2つの列のパターンカードではありません。")


def filled(label: Label, *values: Label | str) -> Label:
    """A sentence in both languages with words put in."""
    return both(lambda at: label[at].format(*(value if isinstance(value, str) else value[at] for value in values)))


def place_quest(rng: Random) -> Quest:
    """A place told by its number from either side (weave.loom.holes)."""
    loom = unseen_loom(rng, rng.randrange(3, 7))
    axis, number = rng.randrange(2), rng.randrange(2, loom.holes)
    right, position = place_text(axis * loom.holes + number - 1, loom.holes), Weaver(loom)
    ask = filled(FROM[axis], str(number), str(loom.holes + 1 - number))
    return Quest(ask, frozenset({right}), "weave.loom.holes", position, position, _place)


def _place(gid: str) -> Label:
    return filled(CROSSED, gid) if "-" in gid else filled(IS[gid[0] == "h"], gid, gid[1:])


def crossing_quest(rng: Random) -> Quest:
    """A crossing on a thread that lies over some and under others (weave.thread.over-under)."""
    while True:
        loom, over = unseen_loom(rng, rng.randrange(7, 12)), rng.random() < 0.5
        place = rng.choice(loom.order)
        sides = {other: loom.over(place, other) for other in loom.crossed(place)}
        if len(set(sides.values())) == 2:
            break
    name, position = place_text(place, loom.holes), Weaver(loom)
    right = frozenset(crossing_text(place, other, loom.holes) for other, above in sides.items() if above == over)
    ask = filled(ON_TOP if over else BELOW, name, thread_label(loom.places[place]))
    return Quest(ask, right, "weave.thread.over-under", position, position, lambda gid: _crossing(gid, name, loom), (("chosen", (name,)),))


def _crossing(gid: str, name: str, loom: Loom) -> Label:
    if "-" not in gid:
        return filled(NO_CROSSING, gid)
    if name not in gid.split("-"):
        return filled(NOT_ON, gid)
    column, row = (read_place(place, loom.holes) for place in gid.split("-"))
    return filled(LIES, gid, crossing_label(loom.places[column], loom.places[row], loom.over(column, row)))


def card_quest(rng: Random) -> Quest:
    """One of the cards in the two rows, told in words (weave.cards)."""
    weaver = unseen_weaver(rng, 5)
    card = card_text(rng.choice(weaver.shown))
    ask = filled(CARD, both(lambda at: card_words(card, at)))
    return Quest(ask, frozenset({f"card:{card}"}), "weave.cards", weaver, weaver, _card)


def _card(gid: str) -> Label:
    return filled(ASKS, both(lambda at: card_words(gid.removeprefix("card:"), at))) if gid.startswith("card:") else NO_CARD


POINTS: dict[str, Callable[[Random], Quest]] = {"place": place_quest, "crossing": crossing_quest, "card": card_quest}
