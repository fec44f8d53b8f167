"""A whole game of Warp & Weft: four rounds of draw, draft, weave, choose (weave.round.phases, weave.draw.five, weave.draft.*).

Chance is in the position: the bag's order is fixed when the game is set up.
"""
from random import Random
from typing import NamedTuple

from rulelib.answer import CANDIDATE, MEMBER, Answer, Because, Refused, no, yes
from rulelib.warp_and_weft.cards import ADJACENCY_CARDS, GOAL_CARDS, INTERLACING_CARDS
from rulelib.warp_and_weft.legality import Mark, Weave, check_mark, check_weaver, may
from rulelib.warp_and_weft.loom import empty_loom, woven
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.threads import COLOURS, COPIES, HOLES

ROUNDS, DRAWN, KEPT, ROW = 4, 5, 4, 4
PHASES = ("draw", "draft", "weave", "choose", "end")


class Draw(NamedTuple):
    """Everybody draws five threads from the bag."""


class Keep(NamedTuple):
    """What each player keeps, in player order, all at once; then the hands are passed to the left."""

    colours: tuple[int, ...]


class Table(NamedTuple):
    """The position of a game: `hands` are what each now holds to choose from, `weavers` all else of each player; the bag's first thread is drawn next."""

    weavers: tuple[Weaver, ...]
    hands: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...] = ()
    round: int = 1
    phase: str = "draw"

    @property
    def players(self) -> int:
        """How many play, 2 to 5."""
        return len(self.weavers)

    @property
    def over(self) -> bool:
        """Whether the fourth round has ended (weave.end.finished)."""
        return self.phase == "end"


Move = Draw | Keep | Weave | Mark


def new_game(players: int, rng: Random, holes: int = HOLES, reading: str = "consecutive") -> Table:
    """A game set up and ready for the first draw: bag, shared goal, four cards of each kind (weave.setup.*). ValueError but for 2 to 5 players."""
    if not 2 <= players <= 5:
        raise ValueError(f"2 to 5 players, not {players}")
    threads = [colour for colour in range(len(COLOURS)) for _ in range(COPIES)]
    shown = (*rng.sample(ADJACENCY_CARDS, ROW), *rng.sample(INTERLACING_CARDS, ROW))
    goal = rng.choice(GOAL_CARDS)
    weaver = Weaver(empty_loom(holes), (), (), shown, goal, reading)
    return Table((weaver,) * players, ((),) * players, tuple(rng.sample(threads, len(threads))))


def phase_of(move: Move) -> str:
    """The phase in which a move is made."""
    return {Draw: "draw", Keep: "draft", Weave: "weave", Mark: "choose"}[type(move)]


def check_table(table: Table, move: Move) -> Answer:
    """Whether a move may be made now: true or false, with every rule that it breaks; never raises."""
    if table.over:
        reasons: list[Because] = [no("weave.end.finished")]
    elif phase_of(move) != table.phase:
        return Answer(False, (_wrong_phase(table, move),))
    elif isinstance(move, Draw):
        reasons = [yes("weave.round.phases", None, phase="draw")]
    elif isinstance(move, Keep):
        reasons = [_kept(player, colour, table.hands[player - 1]) for player, colour in enumerate(move.colours, 1)]
    else:
        weaver = table.weavers[move.player - 1]
        return check_mark(weaver, move) if isinstance(move, Mark) else check_weaver(weaver, move).under(f"{move.player}:")
    return Answer(all(reason.holds for reason in reasons), tuple(reasons))


def _wrong_phase(table: Table, move: Move) -> Because:
    if isinstance(move, Mark) and table.phase == "weave":
        left = tuple(COLOURS[colour] for weaver in table.weavers for colour in weaver.kept or ())
        return no("weave.round.phases", None, say="weave-first", left=left)
    if isinstance(move, Keep) and table.phase in ("weave", "choose"):
        return no("weave.round.phases", None, say="draft-over")
    return no("weave.round.phases", None, say="phase", phase=table.phase)


def _kept(player: int, colour: int, hand: tuple[int, ...]) -> Because:
    tell = yes if colour in hand else no
    numbers = (hand.index(colour) + 1,) if colour in hand else range(1, len(hand) + 1)
    marks = {MEMBER if colour in hand else CANDIDATE: tuple(f"hand{player}:{number}" for number in numbers)}
    return tell("weave.draft.from-hand", marks, player=player, colour=COLOURS[colour], hand=tuple(COLOURS[each] for each in hand))


def play_table(table: Table, move: Move) -> Table:
    """The position after a move. Raises Refused, with all the reasons, where `check_table` says no."""
    if not _may(table, move):
        raise Refused(move, check_table(table, move))
    if isinstance(move, Draw):
        return _drawn(table)
    if isinstance(move, Keep):
        return _passed(table, move.colours)
    weavers = list(table.weavers)
    weavers[move.player - 1] = moved(weavers[move.player - 1], move)
    return _next(table._replace(weavers=tuple(weavers)))


def _may(table: Table, move: Move) -> bool:
    """Whether `check_table` says yes, without reasons."""
    if phase_of(move) != table.phase:
        return False
    if isinstance(move, Keep):
        return all(colour in hand for colour, hand in zip(move.colours, table.hands))
    return isinstance(move, Draw) or may(table.weavers[move.player - 1], move)


def _drawn(table: Table) -> Table:
    """Five threads for each player, in player order (weave.draw.five)."""
    hands = tuple(table.bag[DRAWN * seat : DRAWN * (seat + 1)] for seat in range(table.players))
    return table._replace(hands=hands, bag=table.bag[DRAWN * table.players :], phase="draft")


def _passed(table: Table, colours: tuple[int, ...]) -> Table:
    """One thread kept by each, the rest passed to the next player; the last one leaves the game (weave.draft.*)."""
    weavers = tuple(weaver._replace(kept=(*(weaver.kept or ()), colour)) for weaver, colour in zip(table.weavers, colours))
    left = [without(hand, colour) for hand, colour in zip(table.hands, colours)]
    hands = tuple(left[-1:] + left[:-1])
    if len(hands[0]) > 1:
        return table._replace(weavers=weavers, hands=hands)
    return table._replace(weavers=weavers, hands=((),) * table.players, phase="weave")


def without(colours: tuple[int, ...], colour: int) -> tuple[int, ...]:
    """Some threads without one of a colour."""
    at = colours.index(colour)
    return colours[:at] + colours[at + 1 :]


def moved(weaver: Weaver, move: Weave | Mark) -> Weaver:
    """What a player has after a legal move."""
    if isinstance(move, Mark):
        return weaver._replace(buttons=(*weaver.buttons, move.card), marked=True)
    kept = weaver.kept if weaver.kept is None else without(weaver.kept, move.colour)
    marked = weaver.marked and weaver.kept is not None
    return weaver._replace(loom=woven(weaver.loom, move.colour, move.place, move.under), kept=kept, marked=marked)


def _next(table: Table) -> Table:
    """The next phase, where everybody has done what this one asks."""
    if table.phase == "weave" and not any(weaver.kept for weaver in table.weavers):
        return table._replace(phase="choose")
    if table.phase == "choose" and all(weaver.marked for weaver in table.weavers):
        weavers = tuple(weaver._replace(marked=False) for weaver in table.weavers)
        if table.round == ROUNDS:
            return table._replace(weavers=weavers, phase="end")
        return table._replace(weavers=weavers, round=table.round + 1, phase="draw")
    return table


def waiting(table: Table) -> tuple[int, ...]:
    """The players, from 1, who still have something to do in this phase."""
    if table.phase == "weave":
        return tuple(player for player, weaver in enumerate(table.weavers, 1) if weaver.kept)
    if table.phase == "choose":
        return tuple(player for player, weaver in enumerate(table.weavers, 1) if not weaver.marked)
    return () if table.over else tuple(range(1, table.players + 1))
