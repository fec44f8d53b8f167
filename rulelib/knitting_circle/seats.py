"""Moves of one player alone: actions, a step on the circle, what is kept at the end of a round."""
from rulelib.answer import Answer, Refused, no
from rulelib.knitting_circle.actions import acted, may_act, whole
from rulelib.knitting_circle.circle import taken
from rulelib.knitting_circle.gathering import check_gather, may_gather
from rulelib.knitting_circle.knitter import Seat
from rulelib.knitting_circle.legality import check_action
from rulelib.knitting_circle.moves import Centre, Choose, Done, Gather, Keep, Move
from rulelib.knitting_circle.round_end import check_keep, kept_tiles, may_keep_tiles


def check_seat(seat: Seat, move: Move) -> Answer:
    """Whether one player alone may make a move: true or false, with every rule that it breaks; never raises."""
    if isinstance(move, Choose | Centre | Done) or isinstance(move, Gather) and seat.circle is None:
        return Answer(False, (no("knit.round.phases", None, say="phase", phase="knit"),))
    if isinstance(move, Gather):
        return check_gather(seat.circle, seat.cat, seat.knitter.row, move)
    if isinstance(move, Keep):
        return check_keep(seat.knitter, move.colours)
    return check_action(seat.knitter, seat.supply, move)


def play_seat(seat: Seat, move: Move) -> Seat:
    """What one player has after a whole move. Raises Refused, with all the reasons, where `check_seat` says no."""
    if not _may(seat, move):
        raise Refused(move, check_seat(seat, move))
    whole(seat.knitter, move)
    if isinstance(move, Gather):
        knitter = seat.knitter._replace(row=(*seat.knitter.row, move.tile))
        return seat._replace(knitter=knitter, circle=taken(seat.circle, seat.cat, move.space, move.tile))
    after = kept_tiles(seat.knitter, seat.supply, move.colours) if isinstance(move, Keep) else acted(seat.knitter, seat.supply, move)
    return seat._replace(knitter=after[0], supply=after[1])


def _may(seat: Seat, move: Move) -> bool:
    if isinstance(move, Choose | Centre | Done) or isinstance(move, Gather) and seat.circle is None:
        return False
    if isinstance(move, Gather):
        return may_gather(seat.circle, seat.cat, seat.knitter.row, move)
    return may_keep_tiles(seat.knitter, move.colours) if isinstance(move, Keep) else may_act(seat.knitter, seat.supply, move)
