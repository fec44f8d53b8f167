"""Pictures for handouts and pages: over and under, adjacency and interlacing, drafts, the teaching cards, an example of each card, the marks."""
from figures import weave_cards as cards
from figures import weave_drafts
from figures.marks import boxed
from figures.paper import CREAM, INK, Layer, Letter, Stroke, mix, panel
from figures.picture import Still
from figures.sheet import Look, layer
from figures.weave_loom import loom_pieces, place, side
from figures.weave_weaver import pieces, size
from figures.weave_yarn import GROUND, Strand, crossing, length
from rulelib.warp_and_weft.cards import ADJACENCY_CARDS, GOAL_CARDS, INTERLACING_CARDS, Adjacency, Card, Interlacing
from rulelib.warp_and_weft.loom import Loom, empty_loom, woven
from rulelib.warp_and_weft.scoring import Weaver, why_counted
from rulelib.warp_and_weft.texts import read_loom
from rulelib.warp_and_weft.threads import COLOURS

PINK, BLUE, YELLOW, GREEN, PURPLE = range(len(COLOURS))
COLUMNS = {1: GREEN, 2: PINK, 3: GREEN, 4: PINK, 7: PINK, 8: PINK, 9: PINK, 10: PURPLE}
ROWS = {
    2: (PURPLE, "HVVVVVVV"),
    3: (GREEN, "VVVVVHVV"),
    4: (YELLOW, "VVHVVHHV"),
    5: (GREEN, "HVHHVVHV"),
    6: (YELLOW, "VHHVHHVV"),
    8: (BLUE, "VVVVVVVH"),
    9: (BLUE, "HHHHVVVV"),
    10: (BLUE, "HHHVHHHV"),
}  # the thread of each row and which thread lies on top at each column


def full_loom() -> Loom:
    """The full loom of the scoring example (weave.score.example)."""
    loom = empty_loom()
    for column, colour in COLUMNS.items():
        loom = woven(loom, colour, column - 1)
    for row, (colour, tops) in ROWS.items():
        under = sum(1 << column - 1 for column, top in zip(COLUMNS, tops) if top == "V")
        loom = woven(loom, colour, loom.holes + row - 1, under)
    return loom


def drawn(weaver: Weaver, marks=(), **options) -> Still:
    """A loom with its marks as a picture of its own."""
    return Still(tuple(pieces(weaver, marks, **options).items()), size(weaver, **options))


def patch(vertical: int, horizontal: int, vertical_over: bool) -> Layer:
    """Two short threads that cross, from the crossing."""
    one, other = Strand(vertical), Strand(horizontal)
    ends = (*length(one, -1.5, 1.5, True), *length(other, -1.5, 1.5, False))
    ground = Stroke(panel(-1.55, -1.55, 1.55, 1.55, 0.2), GROUND, mix(INK, CREAM, 0.5), 0.05)
    return (ground, *ends, *(part for key in crossing(one, other, vertical_over) for part in layer(key)))


def square(black: bool) -> Layer:
    """One square of a draft."""
    return (Stroke(panel(-0.7, -0.7, 0.7, 0.7, 0.06), INK if black else "#ffffff", INK, 0.06),)


def equals() -> Layer:
    """The sign between a crossing and its square."""
    return (Letter("=", 0, 0, 0.8),)


def over_under() -> Still:
    """A crossing both ways, and how weavers write it: black where the vertical thread lies on top, white where it does not."""
    looks = {}
    for k, over in enumerate((True, False)):
        x = 1.7 + 6.2 * k
        looks |= {f"crossing{k}": Look(x, 1.7, ((patch, PINK, BLUE, over),)), f"is{k}": Look(x + 2.1, 1.7, ((equals,),))}
        looks[f"square{k}"] = Look(x + 3.3, 1.7, ((square, over),))
    return Still(tuple(looks.items()), (12.0, 3.4))


def adjacency_loom() -> Loom:
    """Pink beside blue four times, as in the rules, and once with an empty place between."""
    lines = ["pink v1", "blue v2", "pink v3", "blue v4", "green v5", "pink v6", "blue v8"]
    lines += ["pink h3 under v1 v3 v6", "blue h4 under v2 v4 v8", "green h7 under v1 v4 v6"]
    return read_loom(lines, 8, "")


def adjacency() -> Still:
    """Pink beside blue: the pairs, and one with a free place between; a loom and its card."""
    weaver = Weaver(adjacency_loom(), None, (Adjacency(PINK, BLUE),))
    answer = why_counted(weaver.loom, weaver.buttons[0], weaver.reading)
    found = {piece for because in answer.because if because.holds for piece in because.pieces("member")}
    gaps = {piece for because in answer.because for piece in because.pieces("missing")}
    return drawn(weaver, (("member", tuple(sorted(found))), ("missing", tuple(sorted(gaps)))), beside=True)


def interlacing_loom() -> Loom:
    """Four pink threads across three blue ones: over-under-over, over-under-under, all under, over-over-under."""
    lines = ["blue h2", "blue h4", "blue h6", "yellow h7"]
    lines += ["pink v2 under h4", "pink v4 under h4 h6 h7", "pink v6 under h2 h4 h6", "pink v8 under h6"]
    return read_loom(lines, 8, "")


INTERLACED = {"v2": 2, "v4": 1, "v6": 0, "v8": 1}  # how often each thread of interlacing_loom makes the card's pattern


def interlacing() -> Still:
    """How often each pink thread goes over one blue thread and under the next."""
    weaver = Weaver(interlacing_loom(), None, (Interlacing(PINK, BLUE, "OU"),))
    marks = tuple((f"{'member' if count else 'blocker'}:{count}", (name,)) for name, count in INTERLACED.items())
    return drawn(weaver, marks, beside=True)


def cloth(over) -> Loom:
    """Eight yellow vertical threads and eight blue horizontal ones; `over(column, row)` is whether the vertical one lies on top."""
    loom = empty_loom(8)
    for column in range(8):
        loom = woven(loom, YELLOW, column)
    for row in range(8):
        loom = woven(loom, BLUE, 8 + row, sum(1 << column for column in range(8) if over(column, row)))
    return loom


CLOTHS = {"plain": lambda column, row: (column + row) % 2 == 0, "twill": lambda column, row: (column + row) % 4 < 2, "satin": lambda column, row: (column + 5 * row) % 8 == 0}


def drafts() -> Still:
    """Plain weave, twill and satin on a loom, each above its draft."""
    looks, scale = {}, 0.6
    wide = scale * side(8) + 0.6
    for k, (name, over) in enumerate(CLOTHS.items()):
        loom = cloth(over)
        looks |= loom_pieces(loom, None, (), (0.1 + wide * k, 0.1), f"{name}:", scale)
        looks[f"draft:{name}"] = Look(0.1 + wide * k, scale * side(8), ((weave_drafts.draft, loom, None),), scale)
    return Still(tuple(looks.items()), (wide * 3 - 0.4, 2 * scale * side(8) - 0.3))


def teaching_cards() -> Still:
    """The ten adjacency cards above the ten interlacing cards."""
    looks = {}
    for k, card in enumerate((*ADJACENCY_CARDS, *INTERLACING_CARDS)):
        looks[f"card{k + 1}"] = Look(0.1 + 3.05 * (k % 5), 0.1 + 2.8 * (k // 5), ((cards.card, card, ()),))
    return Still(tuple(looks.items()), (15.4, 11.4))


def shared_goals() -> Still:
    """The ten shared goals."""
    looks = {f"goal{k + 1}": Look(0.1 + 4.2 * (k % 5), 0.1 + 5.5 * (k // 5), ((cards.goal, goal),)) for k, goal in enumerate(GOAL_CARDS)}
    return Still(tuple(looks.items()), (21.1, 11.1))


def card_example(card: Card) -> Still:
    """A pattern card beside a small loom on which its pattern appears once, marked."""
    other = COLOURS[next(colour for colour in range(5) if colour not in card[:2])]
    first, second = COLOURS[card.first], COLOURS[card.second]
    if isinstance(card, Adjacency):
        lines, found = [f"{first} v4", f"{second} v5", f"{other} h3 under v4", f"{other} h6 under v5"], ("v4", "v5")
    else:
        under = [name for name, way in zip(("v3", "v6"), card.order) if way == "U"]
        lines, found = [f"{second} v3", f"{second} v6", f"{other} h7 under v3", f"{first} h4" + (" under " + " ".join(under) if under else "")], ("h4", "v3", "v6")
    return drawn(Weaver(read_loom(lines, 8, ""), None, (card,)), (("member", found),), beside=True)


ROLES = ("member", "blocker", "missing", "candidate", "candidate:+3", "chosen")


def marks_legend() -> Still:
    """The marks side by side: on a thread, on a free place, on a crossing, on a card, on a loose thread."""
    looks, scale = {}, 0.9
    for k, role in enumerate(ROLES):
        x = 1.75 + 3.4 * k
        looks[f"thread:{role}"] = Look(x - 0.7, 0.1, ((place, "v3", 1, True, Strand(PINK), (role,)),), scale)
        looks[f"free:{role}"] = Look(x + 0.7, 0.1, ((place, "v4", 1, True, None, (role,)),), scale)
        looks[f"crossing:{role}"] = Look(x, 6.5, ((patch, PINK, BLUE, True), (boxed, (role,), -0.57, -0.57, 0.57, 0.57)))
        looks[f"card:{role}"] = Look(x - 1.4, 8.4, ((cards.card, ADJACENCY_CARDS[4], (), (role,)),), 0.95)
        looks[f"skein:{role}"] = Look(x, 12.0, (cards.slot(YELLOW, (role,)),))
    return Still(tuple(looks.items()), (20.5, 12.9))
