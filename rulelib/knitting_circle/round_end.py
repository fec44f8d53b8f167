"""The end of a round: what is kept, and what is refilled (knit.round-end.*)."""
from collections import Counter

from rulelib.answer import CANDIDATE, MEMBER, Answer, Because, no, yes
from rulelib.knitting_circle.circle import EMPTY, SLOTS, Circle, side_of
from rulelib.knitting_circle.deck import A_SHAPE, BUTTON_SHAPES, SHAPES
from rulelib.knitting_circle.knitter import KEPT, Knitter, Request, Supply, put_back
from rulelib.knitting_circle.requests import fulfilled
from rulelib.knitting_circle.yarn import UNKNOWN, colour_texts, colours_of, tile_of


def unplaced(knitter: Knitter) -> tuple[int, ...]:
    """The colours of all the tiles in the row and the bowl."""
    return colours_of(knitter.row) + knitter.bowl


def may_keep_tiles(knitter: Knitter, colours: tuple[int, ...]) -> bool:
    """Whether at most two tiles are kept, all of them there."""
    return len(colours) <= KEPT and not Counter(colours) - Counter(unplaced(knitter))


def check_keep(knitter: Knitter, colours: tuple[int, ...]) -> Answer:
    """Whether these tiles may stay for the next round, with all that is wrong; never raises."""
    lying = unplaced(knitter)
    lacking, back = Counter(colours) - Counter(lying), Counter(lying) - Counter(colours)
    wrong = []
    if len(colours) > KEPT:
        wrong.append(no("knit.round-end.bowl", {CANDIDATE: _pieces(knitter, colours)}, count=len(colours), most=KEPT))
    if lacking:
        facts = {"say": "have", "had": colour_texts(lying)} if lying else {"say": "have-none"}
        wrong.append(no("knit.round-end.bowl", None, **facts, missing=colour_texts(lacking.elements())))
    return Answer(not wrong, tuple(wrong) or (_why_kept(knitter, colours, colour_texts(back.elements())),))


def _why_kept(knitter: Knitter, colours: tuple[int, ...], back: tuple[str, ...]) -> Because:
    """What is kept and what goes back, where there is any."""
    say = {} if colours and back else {"say": "all" if colours else "nothing" if back else "none"}
    facts = ({"kept": colour_texts(colours)} if colours else {}) | ({"back": back} if back else {})
    stay, every = _pieces(knitter, colours), _pieces(knitter, unplaced(knitter))
    marks = {MEMBER: stay, CANDIDATE: tuple(piece for piece in every if piece not in stay)}
    return yes("knit.round-end.bowl", marks, **say, **facts)


def _pieces(knitter: Knitter, colours: tuple[int, ...]) -> tuple[str, ...]:
    """The names of tiles of these colours, each once."""
    names = [f"row:{number}" for number in range(1, len(knitter.row) + 1)] + [f"bowl:{number}" for number in range(1, len(knitter.bowl) + 1)]
    left, found = list(zip(names, unplaced(knitter))), []
    for colour in colours:
        piece = next((each for each in left if each[1] == colour), None)
        if piece:
            left.remove(piece)
            found.append(piece[0])
    return tuple(found)


def kept_tiles(knitter: Knitter, supply: Supply, colours: tuple[int, ...]) -> tuple[Knitter, Supply]:
    """The player with only the kept tiles, in the bowl, and the others back in the bag."""
    for colour in (Counter(unplaced(knitter)) - Counter(colours)).elements():
        supply = put_back(supply, colour)
    return knitter._replace(row=(), bowl=colours), supply


def with_buttons(knitter: Knitter, piles: tuple[tuple[int, ...], ...]) -> tuple[Knitter, tuple[tuple[int, ...], ...]]:
    """A workspace refilled to two of each shape, as far as the piles go, and what is left of them."""
    workspace, left = knitter.workspace, list(piles)
    for shape in range(len(SHAPES)):
        lacking = A_SHAPE - sum(BUTTON_SHAPES[button] == shape for button in workspace)
        workspace += left[shape][:lacking]
        left[shape] = left[shape][lacking:]
    return knitter._replace(workspace=workspace), tuple(left)


def with_slots(circle: Circle, supply: Supply, first: int) -> tuple[Circle, Supply]:
    """Every empty slot refilled clockwise from a space, turned to the side of its space; an empty bag leaves the rest empty."""
    slots, bag = list(circle.slots), supply.bag
    used = 0
    for step in range(len(slots)):
        slot = (SLOTS * first + step) % len(slots)
        if slots[slot] != EMPTY or bag is not None and used >= len(bag):
            continue
        colour = UNKNOWN if bag is None else bag[used]
        slots[slot] = colour if colour == UNKNOWN else tile_of(colour, side_of(slot // SLOTS))
        used += 1
    return circle._replace(slots=tuple(slots)), supply if bag is None else supply._replace(bag=bag[used:])


def requests_turned(supply: Supply, knitters: tuple[Knitter, ...]) -> Supply:
    """The requests after a round: those that anybody has fulfilled are turned (knit.request.turned)."""
    turned = tuple(
        Request(request.name, request.turned or any(fulfilled(request.name, knitter.garments) for knitter in knitters)) for request in supply.requests
    )
    return supply._replace(requests=turned)


def why_refilled(circle: Circle, cat: int) -> Because:
    """Where the refilling of the slots began."""
    slots = tuple(f"slot:{slot // SLOTS + 1}:{slot % SLOTS + 1}" for slot, tile in enumerate(circle.slots) if tile != EMPTY)
    return yes("knit.round-end.slots", {MEMBER: slots}, space=circle.cats[cat] + 1, count=len(slots))
