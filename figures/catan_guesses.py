"""What one might guess: the right answer of a Catan case among plausible wrong ones, each with the rule that it gets wrong."""
from collections.abc import Callable, Iterator
from typing import Any

from figures.catan_mistaken import misplayed, wrong_chips, wrong_places, wrong_rates, wrong_trails
from figures.guessed import Wrong, missed_first, mixed
from rulelib.answer import Because
from rulelib.casebook import Solved
from rulelib.catan.cards import RESOURCES, VICTORY_POINT, by_name, count
from rulelib.catan.lands import DESERT
from rulelib.catan.setup import Rolls
from rulelib.catan.table import NOBODY, Table
from rulelib.catan.worlds import worlds

MOST = 4
NUMBERS = ("longest-road", "score", "robber", "legal")  # guesses in their order


def guesses(solved: Solved) -> list[Any]:
    """At most four different values, the right one among them, in an order that tells nothing."""
    found = [solved.answer.value]
    for value, _ in WRONG[solved.case.ask](solved, solved.answer.value):
        if len(found) < MOST and not any(_alike(solved.case.ask, value, other) for other in found):
            found.append(value)
    if solved.case.ask in NUMBERS:
        return sorted(found, key=lambda value: value["total"] if isinstance(value, dict) else value)
    return mixed(solved, found)


def _alike(ask: str, value: Any, other: Any) -> bool:
    """Whether two values are read as the same: places that are too many to be named are told by their number."""
    from figures.catan_saying import value as told

    return told(ask, value, 0) == told(ask, other, 0)


def _table(solved: Solved) -> Table:
    return worlds(solved.position)[0]


def _before(solved: Solved) -> Table | None:
    return worlds(solved.history[-1][0])[0] if solved.history else None


def _played_otherwise(read: Callable[[Table], Any]) -> Callable[[Solved, Any], Iterator[Wrong]]:
    """What would be read off the table if the last move were played wrongly."""

    def wrong(solved: Solved, right: Any) -> Iterator[Wrong]:
        for table, rule in misplayed(_before(solved), solved.history[-1][1] if solved.history else None, _table(solved)):
            yield read(table), rule

    return wrong


def _hands(table: Table) -> dict[str, dict[str, int]]:
    return {colour: by_name(seat.hand) for colour, seat in zip(table.colours, table.seats)}


def _bank(table: Table) -> dict[str, int]:
    return {kind: count(table.bank, number) for number, kind in enumerate(RESOURCES)}


def _of(solved: Solved) -> int:
    return _table(solved).colours.index(solved.case.arguments["of"])


def _longest(solved: Solved, right: int) -> Iterator[Wrong]:
    """Other ways to count; then numbers near it, those first that there are roads for."""
    yield from wrong_trails(_table(solved), _of(solved))
    roads = _table(solved).seats[_of(solved)].roads.bit_count()
    near = sorted((right + 1, right - 1, right + 2, right - 2, right - 3), key=lambda number: number > roads)
    yield from ((number, "catan.longest-road.trail") for number in near if number >= 0)


def _holders(solved: Solved, right: dict) -> Iterator[Wrong]:
    """As before the move; with another, or with nobody."""
    table, before = _table(solved), _before(solved)
    if before:
        names = [each.colours[player] if player != NOBODY else "none" for each in (before,) for player in (each.longest_road, each.largest_army)]
        yield dict(zip(right, names)), "catan.longest-road.strictly-longer"
    road = "longest-road" in " ".join(solved.case.rules) or "longest-road" in str(solved.answer.rules)
    for name in ("longest-road", "largest-army") if road else ("largest-army", "longest-road"):
        for colour in (*table.colours, "none"):
            yield right | {name: colour}, f"catan.{name}.{'five' if name == 'longest-road' else 'three'}"


def _points(solved: Solved, right: dict) -> Iterator[Wrong]:
    """Cities as settlements, hidden points forgotten, bonus cards forgotten or kept."""
    table, colours = _table(solved), list(right)
    seats = dict(zip(colours, table.seats))
    yield {c: right[c] - seats[c].cities.bit_count() for c in colours}, "catan.score.sum"
    yield {c: right[c] - _hidden(seats[c]) for c in colours}, "catan.dev.victory-point"
    for holder in {table.longest_road, table.largest_army} - {NOBODY}:
        yield right | {colours[holder]: right[colours[holder]] - 2}, "catan.score.sum"
    before = _before(solved)
    for was, now in ((before.longest_road, table.longest_road), (before.largest_army, table.largest_army)) if before else ():
        if was not in (now, NOBODY):
            yield right | {colours[was]: right[colours[was]] + 2}, "catan.score.now"
    turn = table.colours[table.turn]
    yield from ((right | {turn: right[turn] + more}, "catan.score.sum") for more in (1, -1, 2) if right[turn] + more >= 0)


def _hidden(seat: Any) -> int:
    return count(seat.cards, VICTORY_POINT) + count(seat.new, VICTORY_POINT)


def _score(solved: Solved, right: dict) -> Iterator[Wrong]:
    total = right["total"]
    yield right | {"total": total - right["cities"] // 2}, "catan.score.sum"
    yield right | {"total": total - right["victory-points"]}, "catan.dev.victory-point"
    yield right | {"total": total - right["longest-road"]}, "catan.score.sum"
    yield right | {"total": total - right["largest-army"]}, "catan.score.sum"
    yield from ((right | {"total": total + more}, "catan.score.sum") for more in (1, 2, -1) if total + more >= 0)


def _robber(solved: Solved, right: int) -> Iterator[Wrong]:
    table, before = _table(solved), _before(solved)
    if before:
        yield before.robber + 1, "catan.seven.robber-moves"
    yield table.island.lands.index(DESERT) + 1, "catan.island.robber-start"
    yield from ((land + 1, "catan.produce.robber-blocks") for land, chip in enumerate(table.island.chips) if chip in (6, 8))


def _settlements(solved: Solved, right: list) -> Iterator[Wrong]:
    yield from wrong_places(_table(solved), "settlement")
    yield right[:-1], "catan.place.distance"
    yield right[1:], "catan.settlement.connects"


def _roads(solved: Solved, right: list) -> Iterator[Wrong]:
    yield from wrong_places(_table(solved), "road")
    yield right[:-1], "catan.road.connects"
    yield right[1:], "catan.road.connects"


def _winner(solved: Solved, right: str) -> Iterator[Wrong]:
    """Whoever has most, not in turn perhaps."""
    table = _table(solved)
    yield table.colours[table.turn], "catan.aim.ten-points"
    yield "none", "catan.win.at-once"
    yield from ((colour, "catan.win.not-on-others") for colour in table.colours)


def _turn(solved: Solved, right: str) -> Iterator[Wrong]:
    yield from ((colour, "catan.turn.order") for colour in _table(solved).colours)
    yield "none", "catan.win.at-once"


def _phase(solved: Solved, right: str) -> Iterator[Wrong]:
    """The other phases of a turn."""
    yield from ((phase, "catan.turn.order") for phase in ("discard", "robber", "play", "roll") if phase != right)


def _starts(solved: Solved, right: list) -> Iterator[Wrong]:
    """The first of those tied, all of them, any other."""
    of: Rolls = solved.position
    yield from (([colour], "catan.setup.first") for colour in (*right, *of.colours))
    yield list(of.colours), "catan.setup.first"


WRONG: dict[str, Callable[[Solved, Any], Iterator[Wrong]]] = {
    "longest-road": _longest,
    "holders": _holders,
    "points": _points,
    "score": _score,
    "hands": _played_otherwise(_hands),
    "bank": _played_otherwise(_bank),
    "robber": _robber,
    "phase": _phase,
    "legal": lambda solved, right: iter([(not right, "")]),
    "settlements": _settlements,
    "roads": _roads,
    "rates": lambda solved, right: wrong_rates(_table(solved), _of(solved)),
    "winner": _winner,
    "turn": _turn,
    "chips": lambda solved, right: wrong_chips(*solved.position),
    "first-player": _starts,
}


def about(solved: Solved, guess: Any) -> tuple[Because, ...]:
    """The reasons of the answer: those first of the rule that the guess gets wrong, then those of the rules that the case is about."""
    return missed_first(solved, guess, WRONG[solved.case.ask](solved, solved.answer.value))
