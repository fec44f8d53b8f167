"""The small positions of Catan's set-up as pieces: where the chips begin, and the dice that decide who starts."""
from figures import catan_cards as cards
from figures.catan_island import SIZE, island_pieces
from figures.catan_table import known
from figures.marks import roles_of
from figures.paper import CREAM, INK, LINEN, THREAD, Layer, Letter, Stroke, mix, panel
from figures.sheet import Look
from rulelib.catan.island import COAST
from rulelib.catan.lands import DESERT, Island, chips_on, spiral
from rulelib.catan.setup import Chips, Rolls
from rulelib.catan.table import NOBODY, Table

SPIRAL = "ABCDEFGHIJKLMNOPQR"
ROW = 1.9


def letters_on(lands: tuple[int, ...], start: int) -> tuple[str, ...]:
    """The letter of each land's chip when A lies on a coast land, "" for the desert."""
    fed = [land for land in spiral(start) if lands[land] != DESERT]
    return tuple(SPIRAL[fed.index(land)] if land in fed else "" for land in range(len(lands)))


def chips_table(position: Chips) -> Table:
    """The island with its chips, and nobody at the table; without chips where they cannot begin."""
    chips = chips_on(position.lands, position.start) if position.start in COAST else (0,) * len(position.lands)
    return bare(Island(position.lands, chips))


def chips_pieces(position: Chips, marks=(), names: bool | str = False, **_options) -> dict[str, Look]:
    """An island with its chips and their letters; still without them where a land is only marked as chosen, so that one can guess."""
    roles = roles_of(marks, known(()))
    given = {role for of in roles.values() for role in of}
    if "chosen" in given and "member" not in given:
        return island_pieces(bare(Island(position.lands, (0,) * len(position.lands))), roles)
    letters = letters_on(position.lands, position.start) if position.start in COAST else ()
    return island_pieces(chips_table(position), roles, letters=letters)


def bare(of: Island, robber: int = NOBODY) -> Table:
    """An island at which nobody sits."""
    return Table(of, (), (), robber=robber)


def chips_size(position: Chips, **_options) -> tuple[float, float]:
    """Width and height of an island, in units."""
    return SIZE


def rolls_pieces(position: Rolls, marks=(), **_options) -> dict[str, Look]:
    """A row a player: the colour as `player:red`, two dice and their total as `dice:red`."""
    roles = roles_of(marks, {f"{what}:{colour}" for what in ("player", "dice") for colour in position.colours})
    drawn = {}
    for place, (colour, dice) in enumerate(zip(position.colours, position.dice)):
        of = roles.get(f"dice:{colour}", ()) + roles.get(f"player:{colour}", ())
        drawn[f"player:{colour}"] = Look(0.9, ROW * (place + 0.5) + 0.1, ((cards.badge, colour, False),))
        drawn[f"dice:{colour}"] = Look(1.8, ROW * place + 0.1, ((rolled, dice, of),))
    return drawn


def rolled(dice: tuple[int, int], roles: tuple[str, ...]) -> Layer:
    """Two dice and their total on a mat."""
    mat = Stroke(panel(0, 0.1, 4.3, ROW - 0.1, 0.3), CREAM if roles else LINEN, mix(THREAD, INK, 0.2), 0.04)
    thrown = *cards.die(dice[0], 0.85, ROW / 2, 0.45), *cards.die(dice[1], 2.05, ROW / 2, 0.45)
    return (mat, *thrown, Letter(str(sum(dice)), 3.4, ROW / 2, 0.75), *(((cards.boxed, roles, 0, 0.1, 4.3, ROW - 0.1),) if roles else ()))


def rolls_size(position: Rolls, **_options) -> tuple[float, float]:
    """Width and height of the rolls, in units."""
    return 6.4, ROW * len(position.colours) + 0.2
