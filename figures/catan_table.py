"""A table as pieces: the island with dice, deck and bonus cards in the sheet's corners, the bank beneath, the players beside or beneath."""
from functools import lru_cache
from typing import NamedTuple

from figures import catan_cards as cards
from figures.catan_colours import PLAYER_FILL
from figures.catan_island import EDGE_TEXTS, SIZE, island_pieces
from figures.catan_phases import phase
from figures.catan_seats import SEAT, Secret, acting, said, seat_gids, seat_pieces
from figures.catan_seen import Position, seen, table_of
from figures.marks import roles_of
from figures.paper import CREAM, INK, LINEN, THREAD, Layer, Stroke, mix, panel, polygon, together
from figures.sheet import Look
from rulelib.catan.cards import RESOURCES, counts
from rulelib.catan.table import NOBODY, Table

BANK = 1.62  # the height of the bank's row
BONUSES = {"bonus:longest-road": (0.95, SIZE[1] - 1.2), "bonus:largest-army": (SIZE[0] - 0.95, SIZE[1] - 1.2)}
DICE, PHASE, DECK = (1.02, 0.58), (0.65, 2.2), (SIZE[0] - 0.8, 1.0)


class Plan(NamedTuple):
    """Where each seat lies and how large, and the size of the sheet."""

    seats: tuple[tuple[float, float], ...]
    scale: float
    size: tuple[float, float]


def plan(players: int, shelf: bool, below: bool | None) -> Plan:
    """The layout: the island alone, or with the players beneath it two by two, or one by one for a narrow screen, or beside it."""
    if not shelf or not players:
        return Plan((), 1.0, SIZE)
    foot = SIZE[1] + BANK
    if below is None:
        scale, rows = (SIZE[0] - 0.15) / 2 / SEAT[0], (players + 1) // 2
        across, down = scale * SEAT[0] + 0.15, scale * SEAT[1] + 0.15
        return Plan(tuple((across * (k % 2), foot + 0.2 + down * (k // 2)) for k in range(players)), scale, (SIZE[0], foot + 0.2 + down * rows))
    if below:
        scale = SIZE[0] / SEAT[0]
        step = scale * SEAT[1] + 0.15
        return Plan(tuple((0.0, foot + 0.2 + step * k) for k in range(players)), scale, (SIZE[0], foot + 0.2 + step * players))
    gap = (foot - players * SEAT[1]) / players
    return Plan(tuple((SIZE[0] + 0.4, gap / 2 + (SEAT[1] + gap) * k) for k in range(players)), 1.0, (SIZE[0] + SEAT[0] + 0.5, foot))


@lru_cache(maxsize=32)
def known(colours: tuple[str, ...]) -> frozenset[str]:
    """The pieces of a table that can be marked; those of them that a picture does not show are not marked."""
    island = [f"land:{n}" for n in range(1, 20)] + [f"corner:{n}" for n in range(1, 55)] + [f"edge:{text}" for text in EDGE_TEXTS]
    shared = [f"harbour:{n}" for n in range(1, 10)] + ["robber", "dice", "deck", "bank", *(f"bank:{kind}" for kind in RESOURCES), *BONUSES]
    return frozenset(island + shared + [gid for colour in colours for gid in seat_gids(colour)])


def pieces(
    position: Position, marks=(), names: bool | str = False, shelf: bool = True, below: bool | None = None, hidden: tuple[str, ...] = ()
) -> dict[str, Look]:
    """A table: the island's pieces, and with `shelf` the bank, deck, dice, bonus cards and what each player has."""
    table, dice, secret = seen(position, hidden)
    roles = roles_of(marks, known(table.colours))
    drawn = island_pieces(table, roles, names)
    if not shelf or not table.seats:
        return drawn
    where = plan(table.players, shelf, below)
    drawn |= _corners(table, dice, secret, roles) | _bank(table, secret, roles)
    for player, at in enumerate(where.seats):
        drawn |= seat_pieces(table, player, secret, roles, at, where.scale)
    return drawn


def _corners(table: Table, dice: tuple[int, int] | None, secret: Secret, roles: dict) -> dict[str, Look]:
    """Dice, phase, deck and bonus cards in the corners of the sheet."""
    left = "?" if table.deck is None or "deck" in secret else str(len(table.deck))
    drawn = {"dice": Look(*DICE, ((cards.dice, dice, roles.get("dice", ())),)), "deck": Look(*DECK, ((cards.deck, left, roles.get("deck", ())),))}
    drawn["phase"] = Look(*PHASE, ((phase, table.phase, PLAYER_FILL[table.colours[acting(table)]]),), 0.85)
    for gid, at in BONUSES.items():
        holder = table.longest_road if gid == "bonus:longest-road" else table.largest_army
        colour = "" if holder == NOBODY else table.colours[holder]
        drawn[gid] = Look(*at, ((cards.bonus, gid.partition(":")[2], colour, roles.get(gid, ())),))
    return drawn


def _bank(table: Table, secret: Secret, roles: dict) -> dict[str, Look]:
    """The bank's resources in a row beneath the island."""
    drawn = {"bank": Look(0.0, SIZE[1], ((vault, roles.get("bank", ())),))}
    for kind, number in enumerate(counts(table.bank)):
        gid = f"bank:{RESOURCES[kind]}"
        drawn[gid] = Look(3.6 + 1.55 * kind, SIZE[1] + BANK / 2, ((cards.resource, kind, said(gid, number, secret), roles.get(gid, ())),), 1.1)
    return drawn


def vault(roles: tuple[str, ...]) -> Layer:
    """The bank's tray, with a house of columns at its left."""
    x, y = 1.3, BANK / 2
    roof = polygon([(x - 0.62, y - 0.14), (x, y - 0.55), (x + 0.62, y - 0.14)])
    columns = together(*(panel(x + dx - 0.08, y - 0.08, x + dx + 0.08, y + 0.34, 0.03) for dx in (-0.42, -0.14, 0.14, 0.42)))
    base = panel(x - 0.62, y + 0.38, x + 0.62, y + 0.52, 0.03)
    tray = Stroke(panel(0.1, 0.06, SIZE[0] - 0.1, BANK - 0.06, 0.3), mix(LINEN, CREAM, 0.3), mix(THREAD, INK, 0.1), 0.035)
    marked = ((cards.boxed, roles, 0.05, 0.02, SIZE[0] - 0.05, BANK - 0.02),) if roles else ()
    return (tray, Stroke(together(roof, columns, base), mix(THREAD, INK, 0.6)), *marked)


def size(position: Position, names: bool | str = False, shelf: bool = True, below: bool | None = None, hidden: tuple[str, ...] = ()) -> tuple[float, float]:
    """Width and height of a table's picture, in units."""
    return plan(len(table_of(position).seats), shelf, below).size
