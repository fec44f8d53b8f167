"""What of a game is not for everybody's eyes: hidden hands, their point cards, what was stolen."""
from rulelib.catan.cards import ONE, VICTORY_POINT, count
from rulelib.catan.moves import Knight, Move, Robber
from rulelib.catan.table import Seat, Table

_POINTS = 255 * ONE[VICTORY_POINT]


def _without_points(seat: Seat) -> Seat:
    return seat._replace(cards=seat.cards & ~_POINTS, new=seat.new & ~_POINTS)


def public(table: Table, hidden: tuple[str, ...]) -> Table:
    """The table without the point cards in hidden hands, so that points are those which everybody can count."""
    for player, colour in enumerate(table.colours):
        seat = table.seats[player]
        if colour in hidden and count(seat.cards + seat.new, VICTORY_POINT):
            table = table.with_seat(player, _without_points(seat))
    return table


def secret(move: Move, table: Table, hidden: tuple[str, ...]) -> bool:
    """Whether a card was stolen of which neither the thief nor the victim may be looked at."""
    if not isinstance(move, (Robber, Knight)) or move.gets is None or move.victim is None:
        return False
    return table.colours[table.turn] in hidden and table.colours[move.victim] in hidden


def told(move: Move, table: Table, hidden: tuple[str, ...]) -> Move:
    """The move as everybody may know it."""
    return move._replace(gets=None) if secret(move, table, hidden) else move
