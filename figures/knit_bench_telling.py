"""What a workbench says: what to do next, what a garment is so far and what its next space would bring, what an action brought."""
from figures import knit_bench_words as words
from figures.knit_drafting import Draft, choices, tile_at
from figures.knit_telling import garment_words, move_words, said
from figures.knitting_circle_saying import points as points_said
from figures.knitting_circle_saying import value as value_said
from figures.notes import Note
from figures.saying import both, labelled, paragraph, reasons
from rulelib.answer import CANDIDATE, MEMBER, Answer, Because
from rulelib.knitting_circle.buttons import RULES as BUTTONED
from rulelib.knitting_circle.buttons import button_texts, fitting, why_fits
from rulelib.knitting_circle.deck import PATTERNS, TYPES
from rulelib.knitting_circle.finishing import why_required
from rulelib.knitting_circle.knitter import Knitter, Seat
from rulelib.knitting_circle.moves import Finish, Knit, Move
from rulelib.knitting_circle.scoring import points, why_garment_pattern, why_next, why_points
from rulelib.knitting_circle.yarn import COLOURS, tile_text

SHOWN = 3


def todo(seat: Seat, draft: Draft, at: int) -> str:
    """What is to be clicked next."""
    key, knitter = _next(seat, draft), seat.knitter
    tile = said(_tile(knitter, draft.tile), at) if draft.tile and draft.tool != "begin" else ""
    kind = said(TYPES[draft.type], at) if draft.type is not None else ""
    colour = said(COLOURS[draft.type], at) if draft.type is not None else ""
    garment = garment_words(draft.garment, knitter, at) if draft.garment is not None else kind
    return paragraph(words.TODO[key][at].format(tile=tile, colour=colour, garment=garment), "question")


def _tile(knitter: Knitter, gid: str) -> str:
    """A tile by its text; one in the bowl by its colour alone."""
    tile, bowl = tile_at(knitter, gid)
    return COLOURS[tile >> 1] if bowl else tile_text(tile)


def _next(seat: Seat, draft: Draft) -> str:
    if draft.tool in ("knit", "flip") and draft.tile:
        return "knit-on" if draft.tool == "knit" else "flip-for"
    if draft.tool == "begin" and draft.type is not None:
        return "begin-keep" if draft.keep is None else "begin-pay"
    if draft.tool == "finish" and draft.garment is not None:
        return "finish-choice" if choices(seat.knitter, draft) else "finish-now"
    return draft.tool


def garment_told(seat: Seat, number: int, named: bool = True) -> Note:
    """How a garment stands, what its next space would bring and which pattern its tiles have so far."""
    knitter, card = seat.knitter, f"g{number + 1}"
    garment = knitter.garments[number]
    ahead = [] if garment.finished else [why_required(garment, card), *why_next(garment, card)]
    because = [*([why_points(garment, card)] if garment.points else []), *ahead, *why_garment_pattern(garment, card)]
    marks = why_next(garment, card)[0].marks if ahead and why_next(garment, card) else ((CANDIDATE, (card,)),)
    return Note(both(lambda at: labelled(words.SO_FAR, _state(knitter, number, at), at) + reasons(because, at, SHOWN)), marks)


def _state(knitter: Knitter, number: int, at: int) -> str:
    garment = knitter.garments[number]
    facts = {"filled": len(garment.yarn), "spaces": garment.spaces, "pattern": said(PATTERNS[garment.pattern], at)}
    return words.STATE[at].format(garment=garment_words(number, knitter, at), **facts)


def button_told(seat: Seat, number: int) -> Note:
    """Which of the garments meets what a button asks for."""
    knitter = seat.knitter
    button, piece = knitter.workspace[number], (f"button:{number + 1}",)
    because = [why_fits(button, garment, piece, f"g{at}") for at, garment in enumerate(knitter.garments, 1) if not garment.finished]
    holding = [reason for reason in because if reason.holds]
    marks = tuple(mark for reason in holding for mark in reason.marks) or ((CANDIDATE, piece),)
    return Note(both(lambda at: reasons(because, at, SHOWN)), marks)


def brought(before: Seat, move: Move, answer: Answer, after: Seat) -> Note:
    """What an action brought, and for a tile what the garment is now."""
    because = _first(answer.because, move)
    if isinstance(move, Finish):
        return _finished(before, move, because, after)
    state = after.knitter if isinstance(move, Knit) else None
    marks = _marks(move, because, after)
    return Note(both(lambda at: _brought(before, move, because, state, at)), marks)


def _finished(before: Seat, move: Finish, because: tuple[Because, ...], after: Seat) -> Note:
    """What a garment brought: points, pattern, buttons, an angry cat."""
    garment = after.knitter.garments[move.garment]
    value = {"points": garment.points, "pattern": PATTERNS[garment.pattern], "buttons": list(button_texts(garment.buttons or ())), "choices": []}
    told = value | {"angry-cat": garment.angry}
    brings = both(lambda at: labelled(words.BROUGHT, value_said("garment", told, at), at, "answer"))
    return Note(both(lambda at: paragraph(move_words(move, before, at), "guess") + brings[at] + reasons(because, at, SHOWN - 1)), _marks(move, because, after))


def _brought(before: Seat, move: Move, because: tuple[Because, ...], state: Knitter | None, at: int) -> str:
    told = paragraph(move_words(move, before, at), "guess")
    if state is None or not isinstance(move, Knit):
        return told + reasons(because, at, SHOWN)
    more = why_next(state.garments[move.garment], f"g{move.garment + 1}")
    came = [reason for reason in because if reason.rule in TELLING]
    because = (*came, *more, *(reason for reason in because if reason not in came))
    return told + labelled(words.SO_FAR, _state(state, move.garment, at), at) + reasons(because, at, max(1, len(came) + len(more)))


TELLING = ("knit.stitch.bowl-flips", "knit.stitch.yarn-icon", "knit.stitch.paw-icon", "knit.finish.order", "knit.finish.angry-cat", "knit.request.first")


def _first(because: tuple[Because, ...], move: Move) -> tuple[Because, ...]:
    """The reasons in the order in which they are worth reading: what came of it before what allowed it."""
    return tuple(sorted(because, key=lambda reason: reason.rule not in TELLING))


def _marks(move: Move, because: tuple[Because, ...], after: Seat) -> tuple:
    """The tile that was knitted, the garment that was finished."""
    if isinstance(move, Knit):
        garment = after.knitter.garments[move.garment]
        return ((MEMBER, (f"g{move.garment + 1}:s{len(garment.yarn)}",)),)
    if isinstance(move, Finish):
        return ((MEMBER, (f"g{move.garment + 1}",)),)
    return ()


def would_bring(seat: Seat, move: Finish, answer: Answer) -> Note:
    """What finishing a garment would bring, with its buttons, and what one more tile would make of it."""
    garment, card = seat.knitter.garments[move.garment], f"g{move.garment + 1}"
    shapes = fitting(seat.knitter.workspace, garment)
    taken = [button for of_shape in shapes for button in of_shape if len(of_shape) == 1 or button in move.take]
    open_ones = [list(button_texts(two)) for two in shapes if len(two) > 1 and not set(two) & set(move.take)]
    value = {"points": garment.points, "pattern": PATTERNS[garment.pattern], "buttons": list(button_texts(taken)), "choices": open_ones}
    value["angry-cat"] = not garment.pattern
    more, pattern = why_next(garment, card), why_garment_pattern(garment, card)
    because = dict.fromkeys((*more, pattern[0], *(each for each in answer.because if each.rule in BUTTONED), *pattern, *answer.because))
    brings = both(lambda at: labelled(words.BRINGS, value_said("garment", value, at), at, "answer"))
    return Note(both(lambda at: brings[at] + reasons(because, at, len(more) + 1)), answer.marks())


def score_told(seat: Seat, at: int) -> str:
    """The points of the garments that are finished."""
    total = points(seat.knitter.garments, seat.supply.requests)["total"]
    return labelled(words.NOW, points_said(total, at), at, "tally")
