"""A game played: whose turn it is for what, and what comes next (knit.round.phases, knit.act.turn-order, knit.round-end.*)."""
import re
from collections.abc import Callable

from rulelib.answer import CANDIDATE, Answer, Because, Refused, no, yes
from rulelib.knitting_circle.actions import acted, kept, may_act, may_keep, whole
from rulelib.knitting_circle.circle import EMPTY, SLOTS, reachable, side_of, taken
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.gathering import check_gather, may_gather
from rulelib.knitting_circle.knitter import Knitter, Supply, put_back
from rulelib.knitting_circle.legality import check_action, why_keep
from rulelib.knitting_circle.moves import Begin, Centre, Choose, Done, Finish, Flip, Gather, Keep, Knit, Move, Paw
from rulelib.knitting_circle.round_end import check_keep, kept_tiles, may_keep_tiles, requests_turned, with_buttons, with_slots
from rulelib.knitting_circle.table import ROUNDS, TURNS, Table
from rulelib.knitting_circle.yarn import COLOURS, SIDES, UNKNOWN, tile_of, tile_text, without

PHASE_OF = {Choose: "cards", Centre: "start-tile", Gather: "gather", Keep: "round-end"}
PHASE_OF |= dict.fromkeys((Knit, Flip, Paw, Begin, Finish, Done), "knit")
_OWN = re.compile(r"(row|bowl|paw|needle|button):.*|g\d+(:.*)?")


def of_player(answer: Answer, player: int) -> Answer:
    """An answer about one player with that player's own pieces as the table has them: `p2:row:1`; common ones stay."""
    moved = []
    for reason in answer.because:
        marks = tuple((role, tuple(f"p{player}:{piece}" if _OWN.fullmatch(piece) else piece for piece in pieces)) for role, pieces in reason.marks)
        moved.append(reason._replace(marks=marks))
    return Answer(answer.value, tuple(moved))


def check_table(table: Table, move: Move) -> Answer:
    """Whether a move may be made now: true or false, with every rule that it breaks; never raises."""
    if table.over:
        return Answer(False, (no("knit.aim"),))
    if PHASE_OF[type(move)] != table.phase:
        return Answer(False, (no("knit.round.phases", None, say="phase", phase=table.phase),))
    if move.player not in (None, table.to_play):
        return Answer(False, (no("knit.round.phases", None, say="player", player=table.to_play, given=move.player),))
    return of_player(_judged(table, move), table.to_play)


def _judged(table: Table, move: Move) -> Answer:
    knitter = table.knitters[table.to_play - 1]
    if isinstance(move, Gather):
        return check_gather(table.circle, table.to_play - 1, knitter.row, move)
    if isinstance(move, Keep):
        return check_keep(knitter, move.colours)
    if isinstance(move, Choose):
        reasons = [why_keep(table.supply, move)]
    elif isinstance(move, Centre):
        reasons = [_why_centre(table, move)]
    elif isinstance(move, Done):
        reasons = [yes("knit.act.turn-order", None, player=table.to_play), _why_done(table)]
    else:
        return check_action(knitter, table.supply, move)
    return Answer(all(reason.holds for reason in reasons), tuple(reasons))


def _why_done(table: Table) -> Because:
    """Who still acts after this player (knit.round-end.when)."""
    left = tuple((table.start - 1 + turn) % table.players + 1 for turn in range(table.turn + 1, table.players))
    facts = {"say": "done", "left": left} if left else {"say": "last", "round": table.round}
    return yes("knit.round-end.when", None, **facts, player=table.to_play)


def _why_centre(table: Table, move: Centre) -> Because:
    """Whether the tile lies in the centre, and what it takes the place of (knit.setup.start-tile)."""
    colour, slot = COLOURS[move.colour], {CANDIDATE: (f"centre:{COLOURS[move.colour]}", f"slot:{move.space + 1}:{move.slot + 1}")}
    if move.colour not in table.centre:
        return no("knit.setup.start-tile", None, colour=colour, centre=tuple(COLOURS[each] for each in table.centre))
    lying = table.circle.slots[SLOTS * move.space + move.slot]
    facts = {"colour": colour, "space": move.space + 1, "side": SIDES[side_of(move.space)]}
    if lying == EMPTY:
        return yes("knit.setup.start-tile", slot, say="free", **facts)
    return yes("knit.setup.start-tile", slot, **facts, back=tile_text(lying))


def may_play(table: Table, move: Move) -> bool:
    """Whether `check_table` says yes, without reasons."""
    if PHASE_OF[type(move)] != table.phase or move.player not in (None, table.to_play):
        return False
    knitter = table.knitters[table.to_play - 1]
    if isinstance(move, Gather):
        return may_gather(table.circle, table.to_play - 1, knitter.row, move)
    if isinstance(move, Keep):
        return may_keep_tiles(knitter, move.colours)
    if isinstance(move, Choose):
        return may_keep(table.supply, move.type, move.keep)
    if isinstance(move, Centre):
        return move.colour in table.centre
    return isinstance(move, Done) or may_act(knitter, table.supply, move)


def play_table(table: Table, move: Move) -> Table:
    """The position after a whole move. Raises Refused, with all the reasons, where `check_table` says no."""
    if not may_play(table, move):
        raise Refused(move, check_table(table, move))
    whole(table.knitters[table.to_play - 1], move)
    return played(table, move)


def played(table: Table, move: Move) -> Table:
    """The position after a move that is known to be legal and whole."""
    return _PLAYED.get(type(move), _acted)(table, move)


def _with(table: Table, knitter: Knitter, supply: Supply, **other) -> Table:
    """The table with another state of whoever's turn it is."""
    at = table.to_play - 1
    return table._replace(knitters=table.knitters[:at] + (knitter,) + table.knitters[at + 1 :], supply=supply, **other)


def _acted(table: Table, move) -> Table:
    return _with(table, *acted(table.knitters[table.to_play - 1], table.supply, move))


def _chosen(table: Table, move: Choose) -> Table:
    """A first garment, without yarn for it; after the last one the start tile (knit.setup.garment)."""
    knitter = table.knitters[table.to_play - 1]
    knitter = knitter._replace(needles=knitter.needles - 1, garments=(*knitter.garments, Garment(move.type, (), move.keep)))
    table = _with(table, knitter, kept(table.supply, move.type, move.keep), turn=table.turn + 1)
    return table if table.turn < table.players else table._replace(phase="start-tile", turn=0)


def _centred(table: Table, move: Centre) -> Table:
    """A tile of the centre in a slot, the one there back in the bag; then the cats walk (knit.setup.start-tile)."""
    slots, at = table.circle.slots, SLOTS * move.space + move.slot
    supply = table.supply if slots[at] == EMPTY else put_back(table.supply, UNKNOWN if slots[at] == UNKNOWN else slots[at] >> 1)
    circle = table.circle._replace(slots=slots[:at] + (tile_of(move.colour, side_of(move.space)),) + slots[at + 1 :])
    return _walking(table._replace(circle=circle, supply=supply, centre=without(table.centre, move.colour), phase="gather", turn=0))


def _gathered(table: Table, move: Gather) -> Table:
    at = table.to_play - 1
    knitter = table.knitters[at]
    knitters = table.knitters[:at] + (knitter._replace(row=(*knitter.row, move.tile)),) + table.knitters[at + 1 :]
    return _walking(table._replace(knitters=knitters, circle=taken(table.circle, at, move.space, move.tile), turn=table.turn + 1))


def _walking(table: Table) -> Table:
    """The next turn of gathering; a cat that can go nowhere, as the bag is empty, is passed over, and after the last turn all knit."""
    turns, turn = TURNS * table.players, table.turn
    while turn < turns and not reachable(table.circle, (table.start - 1 + turn) % table.players):
        turn += 1
    if turn == turns:
        return table._replace(phase="knit", turn=0)
    return table if turn == table.turn else table._replace(turn=turn)


def _done(table: Table, move: Done) -> Table:
    """The next player acts; after the last one the round ends, and the game with the sixth (knit.round-end.when, knit.round-end.last)."""
    table = table._replace(turn=table.turn + 1)
    if table.turn < table.players:
        return table
    supply = requests_turned(table.supply, table.knitters)
    return table._replace(supply=supply, phase="end" if table.round == ROUNDS else "round-end", turn=0)


def _kept(table: Table, move: Keep) -> Table:
    """What one player keeps; after the last one all is refilled and the marker passed (knit.round-end.*)."""
    table = _with(table, *kept_tiles(table.knitters[table.to_play - 1], table.supply, move.colours), turn=table.turn + 1)
    if table.turn < table.players:
        return table
    knitters, piles = list(table.knitters), table.piles
    for turn in range(table.players):
        seat = (table.start - 1 + turn) % table.players
        knitters[seat], piles = with_buttons(knitters[seat], piles)
    circle, supply = with_slots(table.circle, table.supply, table.circle.cats[table.start - 1])
    start = table.start % table.players + 1
    return Table(tuple(knitters), supply, circle, piles, table.centre, table.round + 1, "start-tile", start, 0)


_PLAYED: dict[type, Callable[[Table, Move], Table]] = {Choose: _chosen, Centre: _centred, Gather: _gathered, Done: _done, Keep: _kept}
