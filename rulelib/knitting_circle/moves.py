"""The moves, each as a value. `player` (from 1) is named only where a case tries another's move at a table."""
from typing import NamedTuple


class Choose(NamedTuple):
    """Set-up: a deck, and which of its two cards is kept: `choose hat keep two-points` (knit.setup.garment)."""

    type: int
    keep: int
    player: int | None = None


class Centre(NamedTuple):
    """The start player's tile from the centre into a slot, space and slot from 0: `centre red 4 2` (knit.setup.start-tile)."""

    colour: int
    space: int
    slot: int
    player: int | None = None


class Gather(NamedTuple):
    """The cat to a space (from 0) and a tile from beside it: `gather 2 red k` (knit.gather.*)."""

    space: int
    tile: int
    player: int | None = None


class Knit(NamedTuple):
    """A tile on a garment (from 0): `knit red k 1`; `at 3` names the space (from 0 here), else the next; `gets blue` names the bonus yarn."""

    tile: int
    garment: int
    bowl: bool = False
    space: int | None = None
    gets: int | None = None
    player: int | None = None


class Flip(NamedTuple):
    """A tile turned over for another: `flip red k cost blue p`; the cost from the row if it is there, `from bowl` from the bowl (knit.flip.cost)."""

    tile: int
    cost: int
    bowl: bool = False
    player: int | None = None


class Paw(NamedTuple):
    """A paw for a tile out of the bag: `paw green` (knit.paw.search)."""

    colour: int
    player: int | None = None


class Begin(NamedTuple):
    """A new garment: `begin hat cost yellow k keep two-points` (knit.begin.*)."""

    type: int
    cost: int
    keep: int
    bowl: bool = False
    player: int | None = None


class Finish(NamedTuple):
    """A garment (from 0) declared finished: `finish 1 take red+blue stripes`; `gets blue` names an instant bonus's yarn (knit.finish.*)."""

    garment: int
    take: tuple[int, ...] = ()
    gets: int | None = None
    player: int | None = None


class Done(NamedTuple):
    """No more actions this round: `done` (knit.round-end.when)."""

    player: int | None = None


class Keep(NamedTuple):
    """The colours that stay in the bowl for the next round: `keep red k, blue p`, or `keep nothing` (knit.round-end.bowl)."""

    colours: tuple[int, ...]
    player: int | None = None


Action = Knit | Flip | Paw | Begin | Finish
Move = Choose | Centre | Gather | Action | Done | Keep
