"""Questions about what one player has now: row, bowl, paws, needles, workspace, each with the moves that made it so."""
from rulelib.answer import MEMBER, Answer, Because, yes
from rulelib.asked import Asked, player_of
from rulelib.knitting_circle import check
from rulelib.knitting_circle.deck import A_SHAPE, BUTTON_SHAPES, BUTTONS, SHAPES
from rulelib.knitting_circle.knitter import Knitter, Seat, Supply, Yarn
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.turns import of_player
from rulelib.knitting_circle.yarn import UNKNOWN, colour_texts, tile_texts
from rulelib.mistake import Mistake

_PAID = ("knit.flip.cost", "knit.begin.cost")
TOLD = {  # the rules by which a move changes what is asked about
    "row": ("knit.gather.take", "knit.gather.keep-side", "knit.stitch.have-tile", *_PAID, "knit.round-end.bowl"),
    "bowl": ("knit.stitch.yarn-icon", "knit.stitch.bowl-flips", "knit.paw.search", "knit.finish.order", *_PAID, "knit.round-end.bowl"),
    "paws": ("knit.stitch.paw-icon", "knit.paw.search", "knit.finish.order", "knit.request.first", "knit.request.turned"),
    "needles": ("knit.begin.needle", "knit.finish.order"),
    "workspace": tuple(f"knit.finish.{rule}" for rule in ("colour-button", "pattern-button", "type-button", "one-a-shape")),
}


def knitter_of(asked: Asked) -> tuple[Knitter, Supply]:
    """The one player, or at a table the one whom `of` names, and what lies in the middle."""
    position = asked.position
    if isinstance(position, Seat) and "of" not in asked.arguments:
        return position.knitter, position.supply
    if isinstance(position, Yarn):
        raise Mistake("pattern-only", "ask")
    player = player_of(asked, Table)
    return position.knitters[player - 1], position.supply


def seated(asked: Asked, answer: Answer) -> Answer:
    """An answer about one player, with that player's pieces as a table names them."""
    return of_player(answer, asked.arguments["of"]) if isinstance(asked.position, Table) else answer


def _moves(asked: Asked) -> list[tuple]:
    """The moves of the player who is asked about, with the position before each."""
    if not isinstance(asked.position, Table):
        return list(asked.history)
    return [(before, move) for before, move in asked.history if before.to_play == asked.arguments["of"]]


def by_moves(asked: Asked, ask: str) -> list[Because]:
    """What the player's moves have to do with it; their pieces have moved on since, so none is marked."""
    reasons = [reason for before, move in _moves(asked) for reason in check(before, move).because]
    return list(dict.fromkeys(reason._replace(marks=()) for reason in reasons if reason.rule in TOLD[ask]))


def _named(word: str, pieces) -> dict[str, tuple[str, ...]]:
    return {MEMBER: tuple(f"{word}:{number}" for number in range(1, len(pieces) + 1))}


def ask_row(asked: Asked) -> Answer:
    """The tiles in the row, as they lie."""
    row = knitter_of(asked)[0].row
    reasons = [*by_moves(asked, "row"), yes("knit.gather.four-turns", _named("row", row), say="row", count=len(row))]
    return seated(asked, Answer(list(tile_texts(row)), tuple(reasons)))


def ask_bowl(asked: Asked) -> Answer:
    """The colours in the bowl, where sides do not matter. Raises Mistake, with the move that nobody completed, where one is not known."""
    bowl = knitter_of(asked)[0].bowl
    known(asked)
    reasons = by_moves(asked, "bowl")
    if isinstance(asked.position, Table) and asked.position.round == 1 and asked.position.phase in ("cards", "start-tile"):
        reasons.append(yes("knit.setup.bowl", _named("bowl", bowl), count=len(bowl)))
    reasons.append(yes("knit.bowl.at-end", _named("bowl", bowl), count=len(bowl)))
    return seated(asked, Answer(list(colour_texts(bowl)), tuple(reasons)))


def known(asked: Asked) -> None:
    """Raises Mistake where a tile in the bowl is not known, with the move after which it was not."""
    if UNKNOWN not in knitter_of(asked)[0].bowl:
        return
    number = len(asked.history)
    while number and UNKNOWN in knitter_of(asked._replace(position=asked.history[number - 1][0]))[0].bowl:
        number -= 1
    raise Mistake("unknown-yarn", f"moves {number}" if number else "position.bowl")


def ask_paws(asked: Asked) -> Answer:
    """How many paws a player has."""
    knitter = knitter_of(asked)[0]
    return seated(asked, Answer(knitter.paws, (*by_moves(asked, "paws"), _set_up(knitter))))


def ask_needles(asked: Asked) -> Answer:
    """How many needles a player has free."""
    knitter = knitter_of(asked)[0]
    return seated(asked, Answer(knitter.needles, (*by_moves(asked, "needles"), _set_up(knitter))))


def _set_up(knitter: Knitter) -> Because:
    working = [number for number, garment in enumerate(knitter.garments, 1) if not garment.finished]
    pieces = [f"paw:{number}" for number in range(1, knitter.paws + 1)] + [f"needle:{number}" for number in range(1, knitter.needles + 1)]
    marks = {MEMBER: (*pieces, *(f"g{number}:needle" for number in working))}
    return yes("knit.setup.player", marks, paws=knitter.paws, needles=knitter.needles, working=len(working))


def ask_workspace(asked: Asked) -> Answer:
    """The buttons in a player's workspace."""
    workspace = knitter_of(asked)[0].workspace
    reasons = [*by_moves(asked, "workspace"), *_refilled(asked, workspace)]
    counts = {word: sum(BUTTON_SHAPES[button] == shape for button in workspace) for shape, word in enumerate(SHAPES)}
    reasons.append(yes("knit.setup.workspace", _named("button", workspace), **counts))
    return seated(asked, Answer([BUTTONS[button] for button in workspace], tuple(reasons)))


def _refilled(asked: Asked, workspace: tuple[int, ...]) -> list[Because]:
    """That it was refilled with the round's end, or is not before that."""
    table = asked.position
    if isinstance(table, Table) and table.round > 1 and table.phase == "start-tile":
        return [yes("knit.round-end.buttons", _named("button", workspace), count=len(workspace))]
    if len(workspace) < A_SHAPE * len(SHAPES):
        return [yes("knit.finish.no-refill", _named("button", workspace), count=len(workspace))]
    return []
