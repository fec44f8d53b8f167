"""Resources and development cards, counted: a hand is one int, eight bits for each kind (catan.bank.nineteen, catan.deck.twenty-five).

Hands are added and subtracted as they are; `holds` asks whether one covers another.
"""
RESOURCES = ("lumber", "wool", "grain", "brick", "ore")
DEVELOPMENTS = ("knight", "road-building", "year-of-plenty", "monopoly", "victory-point")
KNIGHT, ROAD_BUILDING, YEAR_OF_PLENTY, MONOPOLY, VICTORY_POINT = range(5)
BANK_EACH = 19
DECK = (14, 2, 2, 2, 5)

ONE = tuple(1 << 8 * kind for kind in range(5))
ALL_ONE = sum(ONE)
GUARD = 0x80 * ALL_ONE  # the highest bit of every kind: set where a difference is less than nothing
FULL_BANK = BANK_EACH * ALL_ONE


def packed(counts: dict[str, int], kinds: tuple[str, ...] = RESOURCES) -> int:
    """A hand from its counts by kind."""
    return sum(number << 8 * kinds.index(kind) for kind, number in counts.items())


def count(cards: int, kind: int) -> int:
    """How many of a kind."""
    return cards >> 8 * kind & 255


def counts(cards: int) -> tuple[int, ...]:
    """How many of each kind, in the order of RESOURCES or DEVELOPMENTS."""
    return tuple(cards.to_bytes(5, "little"))


def total(cards: int) -> int:
    """How many cards in all, 255 at most."""
    return (cards * ALL_ONE >> 32) & 255


def holds(hand: int, cost: int) -> bool:
    """Whether a hand has all the cards of another."""
    return not (hand - cost) & GUARD


def lacking(hand: int, cost: int) -> int:
    """The cards of a cost that a hand has not."""
    return sum(max(0, count(cost, kind) - count(hand, kind)) << 8 * kind for kind in range(5))


def kinds_of(cards: int) -> list[int]:
    """The kinds of which there is at least one."""
    return [kind for kind, number in enumerate(counts(cards)) if number]


def by_name(cards: int, kinds: tuple[str, ...] = RESOURCES) -> dict[str, int]:
    """Counts by kind, only what is not zero."""
    return {kinds[kind]: number for kind, number in enumerate(counts(cards)) if number}


def words(cards: int, kinds: tuple[str, ...] = RESOURCES) -> tuple[str, ...]:
    """Cards as facts tell them: `lumber 2`, `ore 1`."""
    return tuple(f"{kind} {number}" for kind, number in by_name(cards, kinds).items())


ROAD_COST = packed({"lumber": 1, "brick": 1})
SETTLEMENT_COST = packed({"lumber": 1, "brick": 1, "wool": 1, "grain": 1})
CITY_COST = packed({"grain": 2, "ore": 3})
DEVELOPMENT_COST = packed({"wool": 1, "grain": 1, "ore": 1})
