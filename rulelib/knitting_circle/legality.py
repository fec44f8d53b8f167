"""Whether an action may be done, with every rule that it breaks (knit.begin.*, knit.stitch.*, knit.flip.cost, knit.paw.search)."""
from rulelib.answer import BLOCKER, CANDIDATE, MEMBER, MISSING, Answer, Because, no, yes
from rulelib.knitting_circle.actions import drawn, from_bowl, has, may_keep, paid, settled
from rulelib.knitting_circle.deck import BONUSES, CARDS, TYPES
from rulelib.knitting_circle.finishing import got, why_finish
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Knitter, Supply
from rulelib.knitting_circle.moves import Action, Begin, Choose, Finish, Flip, Knit, Paw
from rulelib.knitting_circle.yarn import COLOURS, SIDES, colour_texts, tile_text, tile_texts, turned


def check_action(knitter: Knitter, supply: Supply, move: Action) -> Answer:
    """Whether an action may be done: true or false, with every rule that it breaks; what it brings only where it may; never raises."""
    reasons = [reason for reason in _WHY[type(move)](knitter, supply, move) if reason]
    legal = all(reason.holds for reason in reasons)
    return Answer(legal, tuple(reason for reason in reasons if legal or not reason.holds or reason.rule not in BROUGHT))


BROUGHT = ("knit.stitch.yarn-icon", "knit.stitch.paw-icon", "knit.begin.draw-two")


def held(knitter: Knitter, tile: int, bowl: bool) -> tuple[str, ...]:
    """The piece of a tile that a player has: in the row as it lies, or in the bowl."""
    if not from_bowl(knitter, tile, bowl):
        return (f"row:{knitter.row.index(tile) + 1}",)
    return (f"bowl:{knitter.bowl.index(tile >> 1) + 1}",) if tile >> 1 in knitter.bowl else ()


def had(knitter: Knitter, bowl: bool = False) -> tuple[str, ...]:
    """All that a player has to knit with, as it is told: the row's tiles, the bowl's colours."""
    return (() if bowl else tile_texts(knitter.row)) + colour_texts(knitter.bowl)


def _knit(knitter: Knitter, supply: Supply, move: Knit) -> list[Because | None]:
    garment, card = knitter.garments[move.garment], f"g{move.garment + 1}"
    reasons = [*_tile(knitter, move), _active(garment, card)]
    if garment.active:
        reasons += [*_space(garment, move, card), *_icons(knitter, supply, garment, move)]
    return reasons


def _tile(knitter: Knitter, move: Knit) -> list[Because | None]:
    """Whether the tile lies where it is taken from; one in the bowl may be turned (knit.stitch.have-tile, knit.stitch.bowl-flips)."""
    tile, where = tile_text(move.tile), "bowl" if move.bowl else "row"
    if move.tile >> 1 in knitter.bowl if move.bowl else move.tile in knitter.row:
        piece = {MEMBER: held(knitter, move.tile, move.bowl)}
        flips = yes("knit.stitch.bowl-flips", piece, colour=COLOURS[move.tile >> 1], side=SIDES[move.tile & 1]) if move.bowl else None
        return [yes("knit.stitch.have-tile", piece, tile=tile, where=where), flips]
    if move.bowl and move.tile in knitter.row:
        piece = {CANDIDATE: held(knitter, move.tile, False)}
        return [no("knit.stitch.have-tile", piece, say="row", tile=tile), yes("knit.bowl.at-end", piece, say="row", tile=tile)]
    if not move.bowl and move.tile >> 1 in knitter.bowl:
        return [no("knit.stitch.have-tile", {CANDIDATE: held(knitter, move.tile, True)}, say="bowl", tile=tile)]
    lying = had(knitter, True) if move.bowl else tile_texts(knitter.row)
    return [_lacking("knit.stitch.have-tile", "", lying, tile=tile, where=where)]


def _lacking(rule: str, say: str, lying: tuple[str, ...], **facts: str) -> Because:
    """That a tile is not there, and what is instead; told otherwise where there is nothing at all."""
    variant = say if lying else f"{say}-none".removeprefix("-")
    return no(rule, None, **({"say": variant} if variant else {}), **facts, **({"had": lying} if lying else {}))


def _active(garment: Garment, card: str) -> Because:
    facts, needle = {"garment": TYPES[garment.type]}, (f"{card}:needle",)
    if garment.finished:
        return no("knit.stitch.active", {MISSING: needle}, say="finished", **facts)
    if not garment.active:
        return no("knit.stitch.active", {BLOCKER: (f"{card}:s{garment.spaces}",)}, say="full", **facts, spaces=garment.spaces)
    return yes("knit.stitch.active", {MEMBER: needle}, **facts)


def _space(garment: Garment, move: Knit, card: str) -> list[Because]:
    """Whether the space is the next one from the top, and shows the tile's side."""
    below = len(garment.yarn)
    place = below if move.space is None else move.space
    facts, piece = {"garment": TYPES[garment.type]}, f"{card}:s{place + 1}"
    if place < below:
        filled = tuple(f"{card}:s{each + 1}" for each in range(place, below))
        order = no("knit.stitch.top-down", {BLOCKER: filled}, space=place + 1, next=below + 1, **facts)
    elif place > below:
        skipped = tuple(f"{card}:s{each + 1}" for each in range(below, place))
        order = no("knit.stitch.top-down", {MISSING: skipped}, space=place + 1, next=below + 1, **facts)
    else:
        above = tuple(f"{card}:s{each + 1}" for each in range(below))
        order = yes("knit.stitch.top-down", {MEMBER: above, CANDIDATE: (piece,)}, space=place + 1, **facts)
    side = CARDS[garment.type].sides[place]
    tell = yes if side == move.tile & 1 else no
    return [order, tell("knit.stitch.side", {CANDIDATE: (piece,)}, tile=tile_text(move.tile), space=place + 1, side=SIDES[side], **facts)]


def _icons(knitter: Knitter, supply: Supply, garment: Garment, move: Knit) -> list[Because | None]:
    """What the next space brings at once (knit.stitch.yarn-icon, knit.stitch.paw-icon)."""
    place, card = len(garment.yarn), CARDS[garment.type]
    if move.space not in (None, place):
        return []
    piece, facts = {CANDIDATE: (f"g{move.garment + 1}:s{place + 1}",)}, {"space": place + 1, "garment": TYPES[garment.type]}
    reasons = [got(supply, move.gets, place in card.yarn, "knit.stitch.yarn-icon", piece, facts)]
    if place in card.paws:
        reasons.append(yes("knit.stitch.paw-icon", piece, paws=knitter.paws + 1, **facts))
    return reasons


def _flip(knitter: Knitter, supply: Supply, move: Flip) -> list[Because | None]:
    move = settled(knitter, move)
    facts = {"tile": tile_text(move.tile), "cost": tile_text(move.cost)}
    if not has(knitter, move.cost, move.bowl):
        paying = _lacking("knit.flip.cost", "cost", had(knitter, move.bowl), cost=facts["cost"])
        return [paying, None if has(knitter, move.tile) else _no_tile(knitter, facts["tile"])]
    if not has(knitter, move.tile):
        return [_no_tile(knitter, facts["tile"])]
    rest = paid(knitter, supply, move.cost, move.bowl)[0]
    piece = held(knitter, move.cost, move.bowl)
    if not has(rest, move.tile):
        return [no("knit.flip.cost", {CANDIDATE: piece}, say="itself", tile=facts["tile"])]
    marks = {MEMBER: tuple(dict.fromkeys((*_turned(knitter, rest, move), *piece)))}
    return [yes("knit.flip.cost", marks, **facts, shows=tile_text(turned(move.tile)))]


def _turned(knitter: Knitter, rest: Knitter, move: Flip) -> tuple[str, ...]:
    """The piece that is turned: another one than the tile that pays."""
    paying = held(knitter, move.cost, move.bowl)
    names = [f"row:{number}" for number, tile in enumerate(knitter.row, 1) if tile == move.tile]
    names += [f"bowl:{number}" for number, colour in enumerate(knitter.bowl, 1) if colour == move.tile >> 1]
    return tuple(name for name in names if name not in paying)[:1]


def _no_tile(knitter: Knitter, tile: str) -> Because:
    return _lacking("knit.flip.cost", "tile", had(knitter), tile=tile)


def _paw(knitter: Knitter, supply: Supply, move: Paw) -> list[Because | None]:
    colour = COLOURS[move.colour]
    wrong = [] if knitter.paws else [no("knit.paw.search", None, say="paws", colour=colour)]
    if supply.bag is not None and move.colour not in supply.bag:
        wrong.append(no("knit.paw.search", None, say="bag", colour=colour))
    return [*wrong] or [yes("knit.paw.search", {MEMBER: (f"paw:{knitter.paws}",)}, colour=colour, left=knitter.paws - 1)]


def _begin(knitter: Knitter, supply: Supply, move: Begin) -> list[Because | None]:
    kind = TYPES[move.type]
    working = [number for number, garment in enumerate(knitter.garments, 1) if not garment.finished]
    if knitter.needles:
        needle = yes("knit.begin.needle", {MEMBER: ("needle:1",)}, garment=kind, free=knitter.needles)
    else:
        needle = no("knit.begin.needle", {BLOCKER: tuple(f"g{number}:needle" for number in working)}, garment=kind, working=len(working))
    return [needle, *_cost(knitter, move, kind), why_keep(supply, move)]


def _cost(knitter: Knitter, move: Begin, kind: str) -> list[Because]:
    tile, colour, wrong = tile_text(move.cost), COLOURS[move.type], []
    if move.cost >> 1 != move.type:
        wrong.append(no("knit.begin.cost", {CANDIDATE: held(knitter, move.cost, move.bowl)}, say="colour", garment=kind, colour=colour, tile=tile))
    if not has(knitter, move.cost, move.bowl):
        wrong.append(_lacking("knit.begin.cost", "have", had(knitter, move.bowl), tile=tile))
    return wrong or [yes("knit.begin.cost", {MEMBER: held(knitter, move.cost, move.bowl)}, garment=kind, colour=colour, tile=tile)]


def why_keep(supply: Supply, move: Begin | Choose) -> Because:
    """Whether the card to keep is one of the two that are drawn (knit.begin.draw-two, at set-up knit.setup.garment)."""
    rule = "knit.setup.garment" if isinstance(move, Choose) else "knit.begin.draw-two"
    two, kind = drawn(supply, move.type), TYPES[move.type]
    marks = {CANDIDATE: (f"deck:{kind}",)}
    if two is not None and not two:
        return no("knit.begin.draw-two", None, say="empty", garment=kind)
    facts = {"garment": kind, "keep": BONUSES[move.keep]}
    if two is None:
        return yes("knit.begin.draw-two", marks, say="unseen", **facts)
    tell = yes if may_keep(supply, move.type, move.keep) else no
    return tell(rule, marks, **facts, drawn=tuple(BONUSES[bonus] for bonus in two))


_WHY = {Knit: _knit, Flip: _flip, Paw: _paw, Begin: _begin, Finish: why_finish}
