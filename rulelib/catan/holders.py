"""Who holds the two bonus cards (catan.longest-road.*, catan.largest-army.*)."""
from rulelib.catan.roads import length
from rulelib.catan.table import NOBODY, Seat, Table

LEAST_ROAD, LEAST_ARMY = 5, 3


def lengths(table: Table) -> tuple[int, ...]:
    """The longest trail of each player."""
    return tuple(length(seat.roads, table.walls(player)) for player, seat in enumerate(table.seats))


def road_holder(now: int, lengths: tuple[int, ...] | list[int]) -> int:
    """Who holds the longest road after a change, from who held it: -1 is the middle (catan.longest-road.recount, .middle)."""
    best = max(lengths)
    if best < LEAST_ROAD:
        return NOBODY
    if now != NOBODY and lengths[now] == best:
        return now
    longest = [player for player, roads in enumerate(lengths) if roads == best]
    return longest[0] if len(longest) == 1 else NOBODY


def army_holder(now: int, seats: tuple[Seat, ...], player: int) -> int:
    """Who holds the largest army after a player has played a knight (catan.largest-army.*)."""
    knights = seats[player].knights
    to_beat = LEAST_ARMY if now == NOBODY else seats[now].knights + 1
    return player if knights >= to_beat else now


def recounted(table: Table) -> Table:
    """The table with the longest road where it belongs now."""
    return table._replace(longest_road=road_holder(table.longest_road, lengths(table)))


def unhistoric(table: Table) -> tuple[int, int]:
    """Who holds the longest road and the largest army where nothing is said of how it came about: a tie is nobody."""
    most = max(seat.knights for seat in table.seats)
    armies = [player for player, seat in enumerate(table.seats) if seat.knights == most >= LEAST_ARMY]
    return road_holder(NOBODY, lengths(table)), armies[0] if len(armies) == 1 else NOBODY
