"""The questions that a case may ask of Knitting Circle, each answered with its evidence."""
from collections.abc import Callable
from typing import Any

from rulelib.answer import Answer, Because, yes
from rulelib.asked import Asked, move_of, player_of
from rulelib.forms import integer, keys, mapping, named_results
from rulelib.knitting_circle import check, read_move, score
from rulelib.knitting_circle.actions import has, whole
from rulelib.knitting_circle.buttons import button_texts, fitting, lying, why_choice, why_fits
from rulelib.knitting_circle.deck import PATTERNS
from rulelib.knitting_circle.finishing import why_angry, why_required
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.gathering import depends_on_slot, why_reachable
from rulelib.knitting_circle.judging import letter, why_pattern
from rulelib.knitting_circle.knitter import KEPT, Seat, Yarn
from rulelib.knitting_circle.middle import MIDDLE
from rulelib.knitting_circle.moves import Action, Begin, Flip, Gather, Keep, Knit, Move, Paw
from rulelib.knitting_circle.pieces import ask_bowl, ask_needles, ask_paws, ask_row, ask_workspace, known, knitter_of, seated
from rulelib.knitting_circle.round_end import check_keep, unplaced
from rulelib.knitting_circle.scoring import Result, Results, why_garment_pattern, why_next, why_points, why_unfinished, winners
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS, UNKNOWN, colour_texts
from rulelib.mistake import Mistake

__all__ = ["ARGUMENTS", "NUMBERS", "ORDERED", "QUESTIONS", "Asked", "alike", "complete", "depends_on_unknown", "read_results"]

Position = Yarn | Seat | Table


def _garment(asked: Asked) -> tuple[Garment, int]:
    """The garment that `number` names, or the only one; and its number."""
    garments = knitter_of(asked)[0].garments
    if "number" not in asked.arguments and len(garments) != 1:
        raise Mistake("garment-number", "number", had=len(garments))
    number = integer(asked.arguments.get("number", 1), "number")
    if not 1 <= number <= len(garments):
        raise Mistake("knit-garment", "number", given=number, most=len(garments))
    return _settled(asked, garments[number - 1]), number


def _settled(asked: Asked, garment: Garment) -> Garment:
    """A garment that does not say if it is finished: it is, unless it was still worked on."""
    return garment._replace(finished=not asked.history) if garment.finished is None else garment


def ask_pattern(asked: Asked) -> Answer:
    """The pattern of a sequence, or of a garment."""
    if isinstance(asked.position, Yarn):
        return why_pattern(asked.position.colours, letter)
    garment, number = _garment(asked)
    return seated(asked, Answer(PATTERNS[garment.pattern], tuple(why_garment_pattern(garment, f"g{number}"))))


def ask_garment(asked: Asked) -> Answer:
    """{points: 5, pattern: stripes, buttons: [hat], choices: [[…, …]], angry-cat: false} of a garment, and why."""
    garment, number = _garment(asked)
    card, workspace = f"g{number}", knitter_of(asked)[0].workspace
    value: dict[str, Any] = {"points": 0, "pattern": PATTERNS[garment.pattern], "buttons": [], "choices": [], "angry-cat": False}
    pattern = why_garment_pattern(garment, card)
    if not garment.done:
        return seated(asked, Answer(value, (*why_unfinished(garment, card), *why_next(garment, card), *pattern)))
    reasons: list[Because] = [why_points(garment, card), why_required(garment, card), *pattern]
    given = garment.buttons is None
    shapes = fitting(workspace, garment) if given else ()
    buttons = [button for of_shape in shapes if len(of_shape) == 1 for button in of_shape] if given else list(garment.buttons or ())
    pieces = {button: lying(button, workspace) if given else (f"{card}:button:{at}",) for at, button in enumerate(workspace if given else buttons, 1)}
    reasons += [why_fits(button, garment, piece, card) for button, piece in pieces.items()]
    reasons += [why_choice(two, workspace, card) for two in shapes if len(two) > 1]
    value |= {"points": garment.points, "buttons": list(button_texts(buttons)), "angry-cat": garment.angry}
    value["choices"] = [list(button_texts(two)) for two in shapes if len(two) > 1]
    reasons += why_angry(garment._replace(buttons=tuple(buttons)), card, tuple(piece for button in buttons for piece in pieces[button]))
    return seated(asked, Answer(value, tuple(reasons)))


def ask_score(asked: Asked) -> Answer:
    """The score of a player."""
    if isinstance(asked.position, Table):
        return score(asked.position, player_of(asked, Table))
    knitter, _ = knitter_of(asked)
    garments = tuple(_settled(asked, garment) for garment in knitter.garments)
    return score(asked.position._replace(knitter=knitter._replace(garments=garments)))


def ask_reachable(asked: Asked) -> Answer:
    """The spaces to which a cat may move: of the case's cat, or at a table of whoever's turn it is or `of` names."""
    position = asked.position
    if isinstance(position, Table):
        player = player_of(asked, Table) if "of" in asked.arguments else position.to_play
        if not player:
            raise Mistake("of-missing", "of")
        return why_reachable(position.circle, player - 1)
    knitter_of(asked)
    if position.circle is None:
        raise Mistake("circle-missing", "position")
    return why_reachable(position.circle, position.cat)


def ask_round_end(asked: Asked) -> Answer:
    """The bowl after the round's end; without `keep` all stays if it is no more than may stay."""
    if not isinstance(asked.position, Seat):
        raise Mistake("pattern-only" if isinstance(asked.position, Yarn) else "round-end-alone", "ask")
    knitter, _ = knitter_of(asked)
    known(asked)
    keep = asked.position.keep
    if keep is None and len(unplaced(knitter)) > KEPT:
        raise Mistake("keep-unstated", "position.keep", most=KEPT)
    colours = unplaced(knitter) if keep is None else keep
    answer = check_keep(knitter, colours)
    if not answer.value:
        raise Mistake("keep-refused", "position.keep", given=list(colour_texts(colours)), most=KEPT, had=list(colour_texts(unplaced(knitter))))
    return Answer(list(colour_texts(colours)), answer.because)


def ask_legal(asked: Asked) -> Answer:
    """Whether the move of the argument `move` may be made now."""
    move = move_of(asked, read_move, depends_on_unknown)
    answer = check(asked.position, move)
    before = _actions(asked) if isinstance(move, Action) and answer.value else 0
    return answer._replace(because=(*answer.because, yes("knit.act.any-number", None, count=before))) if before else answer


def _actions(asked: Asked) -> int:
    """How many actions whoever acts now has taken already in this phase."""
    count = 0
    for before, move in reversed(asked.history):
        if not isinstance(move, Action) or isinstance(before, Table) and before.to_play != asked.position.to_play:
            break
        count += 1
    return count


def complete(position: Position, move: Move) -> None:
    """Raises Mistake where a move that is to be played leaves open which card or button is taken."""
    if isinstance(position, Seat) or position.to_play and move.player in (None, position.to_play):
        whole(position.knitter if isinstance(position, Seat) else position.knitters[position.to_play - 1], move)


def depends_on_unknown(position: Position, move: Move) -> None:
    """Raises Mistake where it depends on a tile that nobody stated whether a move is legal."""
    if isinstance(position, Table) and (position.over or move.player not in (None, position.to_play)):
        return
    at_table = isinstance(position, Table)
    knitter = position.knitters[position.to_play - 1] if at_table else position.knitter
    cat = position.to_play - 1 if at_table else position.cat
    if isinstance(move, Gather) and position.circle and depends_on_slot(position.circle, cat, knitter.row, move):
        raise Mistake("unknown-slot", given=move.space + 1)
    if isinstance(move, Paw) and knitter.paws and position.supply.bag is None:
        raise Mistake("unknown-bag-yarn", given=COLOURS[move.colour])
    if UNKNOWN in knitter.bowl and _wants_unknown(knitter, move):
        raise Mistake("unknown-yarn")


def _wants_unknown(knitter, move: Move) -> bool:
    """Whether a move needs a tile that the player has only if it is one that nobody knows."""
    if isinstance(move, Knit):
        return move.bowl and move.tile >> 1 not in knitter.bowl
    if isinstance(move, Begin):
        return not has(knitter, move.cost, move.bowl)
    if isinstance(move, Flip):
        return not has(knitter, move.cost, move.bowl) or not has(knitter, move.tile)
    return isinstance(move, Keep) and not check_keep(knitter, move.colours).value and len(move.colours) <= KEPT


def read_results(position: dict[str, Any]) -> Results:
    """The results of `winners`: {ann: {score: 40, yarn: 3}, …}."""
    ended = {}
    for name, value in named_results(position).items():
        keys(mapping(value, f"results.{name}"), Result._fields, f"results.{name}")
        if "score" not in value:
            raise Mistake("score-missing", f"results.{name}")
        ended[name] = Result(integer(value["score"], f"results.{name}.score"), integer(value.get("yarn", 0), f"results.{name}.yarn", 0))
    return Results(ended)


def alike(ask: str, value: Any) -> Any:
    """An answer, or what a case expects, as the two are compared: a bowl's sides do not matter, nor which colour of a button comes first."""
    if isinstance(value, dict) and ask == "garment":
        return {key: _alike(each) if key in ("buttons", "choices") else each for key, each in value.items()}
    return _alike(value, ask != "workspace") if ask in ("bowl", "round-end", "workspace") else value


def _alike(value: Any, bowl: bool = False) -> Any:
    if isinstance(value, list):
        words = [_alike(each, bowl) for each in value]
        return sorted(words, key=str) if all(isinstance(each, str) for each in words) else words
    if isinstance(value, str) and bowl:
        return value[:-2] if value[-2:] in (" k", " p") else value
    return "+".join(sorted(value.split("+"))) if isinstance(value, str) else value


QUESTIONS: dict[str, Callable[[Asked], Answer]] = {
    "pattern": ask_pattern,
    "reachable": ask_reachable,
    "garment": ask_garment,
    "score": ask_score,
    "row": ask_row,
    "bowl": ask_bowl,
    "paws": ask_paws,
    "needles": ask_needles,
    "workspace": ask_workspace,
    "round-end": ask_round_end,
    **MIDDLE,
    "legal": ask_legal,
    "winners": lambda asked: winners(asked.position),
}
ORDERED = ()
NUMBERS = ("reachable",)
ARGUMENTS = ("of", "number", "move")
