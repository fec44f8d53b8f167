"""A game of Catan from its text form and back: island, players, bank, deck, robber, turn, phase, bonus cards."""
from typing import Any

from rulelib.catan.cards import BANK_EACH, DECK, DEVELOPMENTS, FULL_BANK, KNIGHT, ONE, RESOURCES, count, total
from rulelib.catan.cards_text import read_pile
from rulelib.catan.holders import unhistoric
from rulelib.catan.island_text import read_harbours, read_island, show_harbours, show_island
from rulelib.catan.lands import EXAMPLE_ISLAND, PRINTED_HARBOURS, Island
from rulelib.catan.places_text import read_land
from rulelib.catan.seat_text import read_colours, read_seats, show_seat
from rulelib.catan.table import NOBODY, PHASES, Seat, Table, owing, snake
from rulelib.forms import integer, keys, mapping, one_of, truth
from rulelib.mistake import Mistake

TABLE_KEYS = (
    "island", "harbours", "players", "bank", "deck", "robber", "turn", "phase", "owes", "longest-road", "largest-army", "played-card",
)  # fmt: skip
NONE = "none"


def read_table(position: dict[str, Any]) -> Table:
    """The table of a case's position. Raises Mistake for what cannot lie on a table; how it came about is not asked."""
    keys(position, TABLE_KEYS)
    island = _island(position)
    colours = read_colours(position.get("players"), "players")
    seats = read_seats(position["players"])
    table = Table(island, colours, seats, _bank(position.get("bank", {}), seats), _deck(position, seats))
    phase = one_of(position.get("phase", "play"), PHASES, "phase")
    road, army = unhistoric(table)
    return table._replace(
        robber=read_land(integer(position["robber"], "robber"), "robber") if "robber" in position else island.desert,
        turn=_seat_of(position["turn"], colours, "turn") if "turn" in position else _default_turn(seats, phase),
        phase=phase,
        owes=_owes(position, table, phase),
        longest_road=_holder(position, "longest-road", colours, road),
        largest_army=_holder(position, "largest-army", colours, army),
        played=truth(position.get("played-card", False), "played-card"),
    )


def _island(position: dict[str, Any]) -> Island:
    harbours = read_harbours(position["harbours"]) if "harbours" in position else PRINTED_HARBOURS
    return read_island(position["island"], harbours) if "island" in position else EXAMPLE_ISLAND._replace(harbours=harbours)


def _seat_of(word: Any, colours: tuple[str, ...], place: str) -> int:
    return colours.index(one_of(word, colours, place))


def _default_turn(seats: tuple[Seat, ...], phase: str) -> int:
    """The first player; in the set-up whoever comes next by the number of settlements (catan.setup.snake)."""
    order = snake(len(seats))
    stand = sum(seat.settlements.bit_count() for seat in seats)
    return order[stand] if phase == "setup" and stand < len(order) else 0


def _bank(value: Any, seats: tuple[Seat, ...]) -> int:
    """The bank's cards: with the hands no more of a kind than the box has (catan.bank.nineteen)."""
    keys(mapping(value, "bank"), RESOURCES, "bank")
    cards = 0
    for kind, name in enumerate(RESOURCES):
        held = sum(count(seat.hand, kind) for seat in seats)
        lies = integer(value.get(name, max(BANK_EACH - held, 0)), f"bank.{name}", 0, BANK_EACH)
        if held + lies > BANK_EACH:
            raise Mistake("resources-too-many", f"bank.{name}" if name in value else "players", had=held + lies, resource=name, most=BANK_EACH)
        cards += ONE[kind] * lies
    return cards


def _deck(position: dict[str, Any], seats: tuple[Seat, ...]) -> tuple[int, ...] | None:
    """The whole rest of the deck, or unknown: with what is in hands and played no more of a kind than the box has (catan.deck.twenty-five)."""
    deck = read_pile(position["deck"], "deck") if "deck" in position else None
    out = [sum(count(seat.cards, kind) + count(seat.new, kind) for seat in seats) for kind in range(len(DECK))]
    out[KNIGHT] += sum(seat.knights for seat in seats)
    for kind, most in enumerate(DECK):
        if (had := out[kind] + (deck or ()).count(kind)) > most:
            raise Mistake("developments-too-many", "players" if deck is None else "deck", had=had, card=DEVELOPMENTS[kind], most=most)
    return deck


def _owes(position: dict[str, Any], table: Table, phase: str) -> tuple[int, ...]:
    """How many cards each has still to discard: in a stated map who is not named owes nothing (catan.seven.discard)."""
    if "owes" not in position:
        return _default_owes(table.seats, phase)
    value = mapping(position["owes"], "owes")
    for colour in value:
        _seat_of(colour, table.colours, "owes")
    owed = tuple(integer(value.get(colour, 0), f"owes.{colour}", 0, total(seat.hand)) for colour, seat in zip(table.colours, table.seats))
    if any(owed) and phase != "discard":
        raise Mistake("owes-phase", "owes", given=phase)
    return owed


def _default_owes(seats: tuple[Seat, ...], phase: str) -> tuple[int, ...]:
    return owing(seats) if phase == "discard" else (0,) * len(seats)


def _holder(position: dict[str, Any], key: str, colours: tuple[str, ...], default: int) -> int:
    """Who holds a bonus card: a colour, or none for the middle."""
    word = one_of(position.get(key, NONE), (*colours, NONE), key)
    return default if key not in position else NOBODY if word == NONE else colours.index(word)


def show_table(table: Table) -> dict[str, Any]:
    """A table as a position, which `read_table` reads back to an equal one; what has its default is left out."""
    position = _show_island(table.island)
    position["players"] = {colour: show_seat(seat) for colour, seat in zip(table.colours, table.seats)}
    position |= _show_cards(table)
    if table.robber != table.island.desert:
        position["robber"] = table.robber + 1
    if table.turn != _default_turn(table.seats, table.phase):
        position["turn"] = table.colours[table.turn]
    if table.phase != "play":
        position["phase"] = table.phase
    if table.owes != _default_owes(table.seats, table.phase):
        position["owes"] = {colour: number for colour, number in zip(table.colours, table.owes) if number}
    return position | _show_holders(table) | ({"played-card": True} if table.played else {})


def _show_island(island: Island) -> dict[str, Any]:
    position: dict[str, Any] = {}
    if island[:2] != EXAMPLE_ISLAND[:2]:
        position["island"] = show_island(island)
    if island.harbours != PRINTED_HARBOURS:
        position["harbours"] = show_harbours(island.harbours)
    return position


def _show_cards(table: Table) -> dict[str, Any]:
    """The bank where it has not all that the hands leave, and a known deck."""
    rest = FULL_BANK - sum(seat.hand for seat in table.seats)
    bank = {name: count(table.bank, kind) for kind, name in enumerate(RESOURCES) if count(table.bank, kind) != count(rest, kind)}
    deck = {} if table.deck is None else {"deck": [DEVELOPMENTS[kind] for kind in table.deck]}
    return ({"bank": bank} if bank else {}) | deck


def _show_holders(table: Table) -> dict[str, str]:
    stated = zip(("longest-road", "largest-army"), (table.longest_road, table.largest_army), unhistoric(table))
    return {key: NONE if holder == NOBODY else table.colours[holder] for key, holder, default in stated if holder != default}
