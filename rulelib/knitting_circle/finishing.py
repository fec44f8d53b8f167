"""Why a garment may be declared finished or not, and what it brings at once (knit.finish.*, knit.request.*)."""
from rulelib.answer import CANDIDATE, MEMBER, MISSING, Because, no, yes
from rulelib.knitting_circle.actions import finished, first_fulfilled, may_get, replaced
from rulelib.knitting_circle.buttons import button_texts, fitting, lying, why_choice, why_fits
from rulelib.knitting_circle.deck import BUTTON_SHAPES, BUTTONS, NONE, PAW_NOW, REQUESTS, SHAPES, TYPES, YARN_NOW
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Knitter, Supply
from rulelib.knitting_circle.moves import Finish
from rulelib.knitting_circle.requests import fulfilled, towards
from rulelib.knitting_circle.yarn import COLOURS, UNKNOWN, colour_text


def why_finish(knitter: Knitter, supply: Supply, move: Finish) -> list[Because | None]:
    """Whether a garment may be finished; if so the needle, the instant bonus, the buttons and the angry cat."""
    garment, card = knitter.garments[move.garment], f"g{move.garment + 1}"
    if garment.finished:
        return [no("knit.finish.declare", None, say="again", garment=TYPES[garment.type])]
    required = why_required(garment, card)
    wrong = [reason for reason in (required, *_named(knitter, move, card), _instant(knitter, supply, move, card)) if not reason.holds]
    if wrong:
        return wrong
    reasons = [required, yes("knit.finish.declare", {MEMBER: (card,)}, garment=TYPES[garment.type]), _instant(knitter, supply, move, card)]
    return [*reasons, *_buttons(knitter, move, card), *_angry(knitter, move, card), *_requests(knitter, supply, move)]


def why_required(garment: Garment, card: str) -> Because:
    """Whether all required spaces are full."""
    filled, needed = len(garment.yarn), garment.required
    full = tuple(f"{card}:s{each}" for each in range(1, min(filled, needed) + 1))
    facts = {"garment": TYPES[garment.type], "needed": needed, "had": filled}
    if filled >= needed:
        return yes("knit.finish.required", {MEMBER: full}, **facts)
    return no("knit.finish.required", {MISSING: tuple(f"{card}:s{each}" for each in range(filled + 1, needed + 1))}, **facts)


def _named(knitter: Knitter, move: Finish, card: str) -> list[Because]:
    """What is wrong with the buttons that are named: not there, not met, or two of one shape; nothing before the garment is ready."""
    garment = knitter.garments[move.garment]
    if len(garment.yarn) < garment.required:
        return []
    reasons = []
    for button in dict.fromkeys(move.take):
        if button not in knitter.workspace:
            reasons.append(no("knit.finish.no-refill", None, button=BUTTONS[button]))
        reasons.append(why_fits(button, garment, lying(button, knitter.workspace), card))
    shapes = [BUTTON_SHAPES[button] for button in move.take]
    for shape in dict.fromkeys(shapes):
        if shapes.count(shape) > 1:
            two = tuple(button for button in move.take if BUTTON_SHAPES[button] == shape)
            pieces = tuple(f"button:{number}" for number, button in enumerate(knitter.workspace, 1) if button in two)
            reasons.append(no("knit.finish.one-a-shape", {CANDIDATE: pieces}, shape=SHAPES[shape], buttons=button_texts(two)))
    return reasons


def _instant(knitter: Knitter, supply: Supply, move: Finish, card: str) -> Because:
    """The needle that comes back, and an instant bonus (knit.finish.order)."""
    garment = knitter.garments[move.garment]
    facts, piece = {"garment": TYPES[garment.type]}, {MEMBER: (f"{card}:needle", f"{card}:bonus")}
    drawn = got(supply, move.gets, garment.bonus == YARN_NOW, "knit.finish.order", piece, facts)
    if drawn:
        return drawn
    if garment.bonus == PAW_NOW:
        return yes("knit.finish.order", piece, say="paw", **facts, paws=knitter.paws + 1)
    return yes("knit.finish.order", {MEMBER: (f"{card}:needle",)}, **facts)


def got(supply: Supply, gets: int | None, due: bool, rule: str, piece: dict, facts: dict) -> Because | None:
    """What a bonus draws from the bag, or why it cannot be what `gets` names."""
    if not may_get(supply, gets, due):
        word = {"colour": COLOURS[gets or 0]}
        if not due:
            return no("knit.stitch.yarn-icon", None, **word)
        if gets not in (supply.bag or ()):
            return no("knit.stitch.yarn-icon", None, say="bag", **word)
        return no("knit.stitch.yarn-icon", None, say="next", **word, next=COLOURS[supply.bag[0]])
    if not due:
        return None
    prefix = "" if rule == "knit.stitch.yarn-icon" else "yarn-"
    if supply.bag is not None and not supply.bag:
        return yes(rule, piece, say=f"{prefix}empty", **facts)
    colour = gets if gets is not None else UNKNOWN if supply.bag is None else supply.bag[0]
    if colour == UNKNOWN:
        return yes(rule, piece, say=f"{prefix}unknown", **facts)
    return yes(rule, piece, **({"say": "yarn"} if prefix else {}), **facts, colour=colour_text(colour))


def _buttons(knitter: Knitter, move: Finish, card: str) -> list[Because]:
    """The buttons that it takes, shape by shape, and where one is chosen between two."""
    garment, reasons = knitter.garments[move.garment], []
    for of_shape in fitting(knitter.workspace, garment):
        taken = [button for button in of_shape if button in move.take] or list(of_shape if len(of_shape) == 1 else ())
        reasons += [why_fits(button, garment, lying(button, knitter.workspace), card) for button in taken or of_shape]
        if len(of_shape) > 1 and not taken:
            reasons.append(why_choice(of_shape, knitter.workspace, card))
        elif len(of_shape) > 1:
            left = tuple(button for button in of_shape if button not in taken)
            facts = {"shape": SHAPES[BUTTON_SHAPES[left[0]]], "button": BUTTONS[taken[0]], "left": button_texts(left)}
            pieces = tuple(f"button:{knitter.workspace.index(button) + 1}" for button in (*taken, *left))
            reasons.append(yes("knit.finish.one-a-shape", {CANDIDATE: pieces}, say="taken", **facts))
    return reasons


def _angry(knitter: Knitter, move: Finish, card: str) -> list[Because]:
    garment = finished(knitter, move)
    return why_angry(garment, card, tuple(piece for button in garment.buttons or () for piece in lying(button, knitter.workspace)))


def why_angry(garment: Garment, card: str, pieces: tuple[str, ...] = ()) -> list[Because]:
    """The angry cat of a garment without a pattern, and that it counts all the same (knit.finish.angry-*)."""
    if garment.pattern != NONE:
        return []
    tiles = tuple(f"{card}:s{number}" for number in range(1, len(garment.yarn) + 1))
    facts = {"garment": TYPES[garment.type]}
    cat = yes("knit.finish.angry-cat", {MEMBER: tiles}, **facts, count=len(tiles))
    with_buttons = {"buttons": button_texts(garment.buttons)} if garment.buttons else {"say": "bare"}
    return [cat, yes("knit.finish.angry-still-counts", {MEMBER: (card, *pieces)}, **facts, points=garment.points, **with_buttons)]


def _requests(knitter: Knitter, supply: Supply, move: Finish) -> list[Because]:
    """The requests that are fulfilled with it: a paw for each that is not yet turned."""
    after = knitter._replace(garments=replaced(knitter.garments, move.garment, finished(knitter, move)))
    first = first_fulfilled(knitter, after, supply)
    paws = knitter.paws + (knitter.garments[move.garment].bonus == PAW_NOW)
    reasons = [
        yes("knit.request.first", _towards(name, after), request=REQUESTS[name], paws=paws + number) for number, name in enumerate(first, 1)
    ]
    for request in supply.requests:
        if request.turned and fulfilled(request.name, after.garments) and not fulfilled(request.name, knitter.garments):
            reasons.append(yes("knit.request.turned", _towards(request.name, after), request=REQUESTS[request.name]))
    return reasons


def _towards(request: int, knitter: Knitter) -> dict[str, tuple[str, ...]]:
    """A request and the garments that fulfil it, as marks."""
    done = [(number, garment) for number, garment in enumerate(knitter.garments, 1) if garment.done]
    used = towards(request, [garment for _, garment in done])
    return {CANDIDATE: (f"request:{REQUESTS[request]}",), MEMBER: tuple(f"g{done[place][0]}" for place in used)}
