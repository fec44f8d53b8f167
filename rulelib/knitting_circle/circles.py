"""The circle in text: `[2, 1, 0, red 2]` how many tiles lie beside each space and whose cat stands there; `slots` which tiles they are."""
from collections import Counter
from typing import Any

from rulelib.forms import integer, listed, mapping, one_of, text
from rulelib.knitting_circle.circle import CATS, EMPTY, FEWEST_SPACES, MOST_SPACES, SLOTS, Circle
from rulelib.knitting_circle.texts import FREE, read_tile
from rulelib.knitting_circle.yarn import UNKNOWN, tile_text
from rulelib.mistake import Mistake


def read_circle(position: dict[str, Any]) -> tuple[Circle | None, int]:
    """The circle of a case, if it has one, and whose cat walks."""
    if "circle" not in position:
        if "slots" in position or "cat" in position:
            raise Mistake("circle-missing", "slots" if "slots" in position else "cat")
        return None, 0
    entries = listed(position["circle"], "circle")
    if not FEWEST_SPACES <= len(entries) <= MOST_SPACES:
        raise Mistake("circle-spaces", "circle", had=len(entries), least=FEWEST_SPACES, most=MOST_SPACES)
    spaces = [_entry(entry, f"circle {number}") for number, entry in enumerate(entries, 1)]
    standing = Counter(cat for _, cat in spaces if cat >= 0)
    for cat, had in standing.items():
        if had > 1:
            raise Mistake("cat-twice", "circle", cat=CATS[cat])
    cats = tuple(next((space for space, (_, other) in enumerate(spaces) if other == cat), -1) for cat in range(len(CATS)))
    counts = [count for count, _ in spaces]
    return Circle(_slots(mapping(position.get("slots", {}), "slots"), counts), cats), _walker(position, cats)


def _entry(entry: Any, place: str) -> tuple[int, int]:
    """How many tiles lie beside a space, and whose cat stands there, -1 for none."""
    if isinstance(entry, int):
        return integer(entry, place, 0, SLOTS), -1
    words = text(entry, place).split()
    if len(words) != 2 or words[0] not in CATS or words[1] not in map(str, range(SLOTS + 1)):
        raise Mistake("circle-entry", place, given=entry)
    return int(words[1]), CATS.index(words[0])


def _walker(position: dict[str, Any], cats: tuple[int, ...]) -> int:
    """Whose cat is asked about: the one named, or the only one there."""
    standing = [cat for cat, space in enumerate(cats) if space >= 0]
    if not standing:
        raise Mistake("cats-nowhere", "circle")
    if "cat" not in position and len(standing) != 1:
        raise Mistake("cat-missing", "cat", known=[CATS[cat] for cat in standing])
    cat = CATS.index(one_of(position["cat"], CATS, "cat")) if "cat" in position else standing[0]
    if cats[cat] < 0:
        raise Mistake("cat-nowhere", "cat", given=CATS[cat])
    return cat


def _slots(stated: dict, counts: list[int]) -> tuple[int, ...]:
    """All slots; beside a space of which only the number is stated nobody knows the tiles."""
    slots = [slot for count in counts for slot in [UNKNOWN] * count + [EMPTY] * (SLOTS - count)]
    for space, value in stated.items():
        place = f"slots.{space}"
        integer(space, place, 1, len(counts))
        tiles = read_slots(value, place)
        had = SLOTS - tiles.count(EMPTY)
        if had != counts[space - 1]:
            raise Mistake("slots-count", place, needed=counts[space - 1], had=had)
        slots[SLOTS * (space - 1) : SLOTS * space] = tiles
    return tuple(slots)


def read_slots(value: Any, place: str) -> list[int]:
    """The two slots beside a space: tiles, `free` for one without, `?` for a tile that nobody knows."""
    words = listed(value, place)
    if len(words) > SLOTS:
        raise Mistake("count", place, needed=SLOTS, had=len(words))
    known: dict[Any, int] = {FREE: EMPTY, "?": UNKNOWN}
    tiles = [known[word] if word in (FREE, "?") else read_tile(word, f"{place} {number}") for number, word in enumerate(words, 1)]
    return tiles + [EMPTY] * (SLOTS - len(tiles))


def show_slots(circle: Circle, space: int) -> list[str]:
    """The two slots beside a space, as `read_slots` reads them."""
    return [FREE if tile == EMPTY else tile_text(tile) for tile in circle.slots[SLOTS * space : SLOTS * space + SLOTS]]


def show_circle(circle: Circle, cat: int) -> dict[str, Any]:
    """The circle of a case, which `read_circle` reads back to an equal one."""
    counts: list[Any] = [len(circle.beside(space)) for space in range(circle.spaces)]
    for other, space in enumerate(circle.cats):
        if space >= 0:
            counts[space] = f"{CATS[other]} {counts[space]}"
    known = {space + 1: show_slots(circle, space) for space in range(circle.spaces) if _stated(circle, space)}
    return {"circle": counts, "cat": CATS[cat]} | ({"slots": known} if known else {})


def _stated(circle: Circle, space: int) -> bool:
    """Whether the slots say more than a number of tiles."""
    first, second = circle.slots[SLOTS * space : SLOTS * space + SLOTS]
    return first >= 0 or second >= 0 or (first, second) == (EMPTY, UNKNOWN)
