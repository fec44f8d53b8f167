"""Tasks for a self-check: all the spaces, all the tiles that fit, all the buttons that are taken, all the tiles to mend, what is kept."""
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from figures import knit_quests as say
from figures.checking import Verdict, all_of
from figures.knit_chance import tiles
from figures.knit_drafting import tile_at
from figures.knit_labels import Label
from figures.knit_labels import both as named
from figures.knit_pointing import about_button, about_change, about_knit, about_space, broken, knitting, mended, on_garment, skipping, space_gids, with_buttons
from figures.knit_quests import filled
from rulelib.knitting_circle.buttons import chosen as buttons_chosen
from rulelib.knitting_circle.circle import CATS, reachable
from rulelib.knitting_circle.deck import BUTTON_SHAPES
from rulelib.knitting_circle.knitter import KEPT, Knitter, Seat, Yarn
from rulelib.knitting_circle.round_end import unplaced
from rulelib.knitting_circle.yarn import COLOURS


class Check(NamedTuple):
    """What is asked, which pieces can be chosen (beginnings of their names), what is right, one right answer.

    judge(chosen) tells whether the pieces chosen are right, what is to be said where they are not, and which are wrong; marks: what is spoken of.
    """

    ask: Label
    rule: str
    position: Any
    of: tuple[str, ...]
    judge: Callable[[tuple[str, ...]], Verdict]
    answer: tuple[str, ...]
    marks: tuple = ()


def spaces_check(rng: Random) -> Check:
    """Where a cat may go, whichever walks (knit.gather.available)."""
    cat = rng.randrange(2)
    around = skipping(rng, cat)
    right = space_gids(reachable(around, cat))
    seat = Seat(circle=around, cat=cat)
    ask = filled(say.SPACES, cat=named(CATS[cat]))
    return Check(ask, "knit.gather.available", seat, ("space:",), all_of(right, about_space(around, cat), say.LEFT_OUT), right, (("candidate", (f"cat:{CATS[cat]}",)),))


def tiles_check(rng: Random) -> Check:
    """What of row and bowl may be knitted on a garment (knit.stitch.side)."""
    seat, number, right = knitting(rng)
    ask = filled(say.TILES, garment=on_garment(seat, number))
    return Check(ask, "knit.stitch.side", seat, ("row:", "bowl:"), all_of(right, about_knit(seat, number), say.LEFT_OUT), right, (("candidate", (f"g{number + 1}",)),))


def mend_check(rng: Random) -> Check:
    """Every tile whose change would give a pattern (knit.pattern.*)."""
    colours = broken(rng, rng.randint(4, 7))
    right = tuple(f"s{place + 1}" for place in range(len(colours)) if mended(colours, place))
    return Check(say.MEND, "knit.finish.angry-cat", Yarn(colours), ("s",), all_of(right, about_change(colours), say.LEFT_OUT), right)


def buttons_check(rng: Random) -> Check:
    """The buttons of a garment; of two that fit any one (knit.finish.one-a-shape)."""
    seat, fitting = with_buttons(rng)
    lying, about = seat.knitter.workspace, about_button(seat)
    taken = buttons_chosen(lying, seat.knitter.garments[0], ())
    shapes = {BUTTON_SHAPES[button] for button in taken}

    def judge(chosen: tuple[str, ...]) -> Verdict:
        wrong = tuple(gid for gid in chosen if gid not in fitting)
        of = [BUTTON_SHAPES[lying[int(gid[7:]) - 1]] for gid in chosen if gid in fitting]
        lacking, twice = len(shapes - set(of)), len(of) > len(set(of))
        told = (*dict.fromkeys(map(about, wrong)), *((say.SHAPE_TWICE,) if twice else ()), *((filled(say.LEFT_OUT, number=lacking),) if lacking else ()))
        return not told, told[:3], wrong

    answer = tuple(f"button:{lying.index(button) + 1}" for button in taken)
    ask = filled(say.BUTTONS, garment=on_garment(seat, 0))
    return Check(ask, "knit.finish.one-a-shape", seat, ("button:",), judge, answer)


def keep_check(rng: Random) -> Check:
    """Two tiles from row and bowl together, one of a colour (knit.round-end.bowl)."""
    knitter = Knitter(tiles(rng, rng.randint(2, 3)), tuple(rng.randrange(4) for _ in range(rng.randint(1, 2))))
    wanted = rng.choice(unplaced(knitter))
    most = min(KEPT, len(unplaced(knitter)))

    def judge(chosen: tuple[str, ...]) -> Verdict:
        has = wanted in [tile_at(knitter, gid)[0] >> 1 for gid in chosen]
        if len(chosen) > most:
            return False, (filled(say.TWO, most=KEPT, count=len(chosen)),), chosen
        told = ((filled(say.MORE, most=most),) if len(chosen) < most else ()) + (() if has else (filled(say.WITHOUT, colour=named(COLOURS[wanted])),))
        return not told, told, ()

    gids = [f"row:{number}" for number in range(1, len(knitter.row) + 1)] + [f"bowl:{number}" for number in range(1, len(knitter.bowl) + 1)]
    first = next(gid for gid, colour in zip(gids, unplaced(knitter)) if colour == wanted)
    answer = (first, *(gid for gid in gids if gid != first))[:most]
    ask = filled(say.KEEP, colour=named(COLOURS[wanted]))
    return Check(ask, "knit.round-end.bowl", Seat(knitter), ("row:", "bowl:"), judge, answer)


CHECKS: dict[str, Callable[[Random], Check]] = {
    "spaces": spaces_check,
    "tiles": tiles_check,
    "mend": mend_check,
    "buttons": buttons_check,
    "keep": keep_check,
}
