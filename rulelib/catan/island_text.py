"""The island in text: five rows of lands with their chips, and the kinds of the harbours."""
import re
from typing import Any

from rulelib.catan.lands import CHIPS, HARBOUR_KINDS, HARBOURS_IN_BOX, LANDS_IN_BOX, LETTERS, PRINTED_HARBOURS, TERRAINS, Island
from rulelib.forms import listed, one_of, text
from rulelib.mistake import Mistake

ROWS = (3, 4, 5, 4, 3)
_LAND = re.compile(r"([FPGHM])([1-9][0-9]?)|D")
_WIDTH, _SHIFT = 5, 2  # letters for a land, and for each land that a row has less than the middle one


def read_island(value: Any, harbours: tuple[int, ...] = PRINTED_HARBOURS, place: str = "island") -> Island:
    """Lands and chips from the picture of five rows, each begun with its number."""
    rows = [line.split() for line in text(value, place).splitlines() if line.strip()]
    if not rows:
        raise Mistake("empty", place)
    if [row[0] for row in rows] != [str(number) for number in range(1, len(ROWS) + 1)]:
        raise Mistake("island-rows", place, given=" ".join(row[0] for row in rows))
    lands, chips = [], []
    for number, (row, needed) in enumerate(zip(rows, ROWS), 1):
        if len(row) - 1 != needed:
            raise Mistake("island-entries", f"{place} row {number}", had=len(row) - 1, needed=needed)
        for column, entry in enumerate(row[1:], 1):
            land, chip = _entry(entry, f"{place} row {number} column {column}")
            lands.append(land)
            chips.append(chip)
    check_lands(lands, place)
    return Island(tuple(lands), _checked_chips(chips, place), harbours)


def _entry(entry: str, place: str) -> tuple[int, int]:
    """One land: its letter and chip; the desert has none."""
    match = _LAND.fullmatch(entry)
    if not match:
        raise Mistake("island-land", place, given=entry)
    chip = int(match[2] or 0)
    if chip and chip not in CHIPS:
        raise Mistake("chip", place, given=chip)
    return LETTERS.index(entry[0]), chip


def check_lands(lands: list[int] | tuple[int, ...], place: str) -> None:
    """No more lands of a kind than the box has (catan.island.lands)."""
    for kind, most in enumerate(LANDS_IN_BOX):
        if (had := lands.count(kind)) > most:
            raise Mistake("lands-too-many", place, had=had, land=TERRAINS[kind], letter=LETTERS[kind], most=most)


def _checked_chips(chips: list[int], place: str) -> tuple[int, ...]:
    for chip in CHIPS:
        if (had := chips.count(chip)) > CHIPS.count(chip):
            raise Mistake("chips-too-many", place, had=had, chip=chip, most=CHIPS.count(chip))
    return tuple(chips)


def show_island(island: Island) -> str:
    """The picture of an island, as `read_island` reads it."""
    entries = [f"{LETTERS[land]}{chip or ''}" for land, chip in zip(island.lands, island.chips)]
    lines = []
    for number, count in enumerate(ROWS, 1):
        row, entries = entries[:count], entries[count:]
        indent = 1 + _SHIFT * (max(ROWS) - count)
        lines.append(f"{number}{' ' * indent}{''.join(entry.ljust(_WIDTH) for entry in row).rstrip()}")
    return "\n".join(lines) + "\n"


def read_harbours(value: Any, place: str = "harbours") -> tuple[int, ...]:
    """The kinds of the harbours 1 to 9, no more of a kind than the box has (catan.island.harbours)."""
    words = listed(value, place, len(PRINTED_HARBOURS))
    kinds = tuple(HARBOUR_KINDS.index(one_of(word, HARBOUR_KINDS, f"{place} {number}")) for number, word in enumerate(words, 1))
    for kind, most in enumerate(HARBOURS_IN_BOX):
        if (had := kinds.count(kind)) > most:
            raise Mistake("harbours-too-many", place, had=had, harbour=HARBOUR_KINDS[kind], most=most)
    return kinds


def show_harbours(kinds: tuple[int, ...]) -> list[str]:
    """The kinds of the harbours as words."""
    return [HARBOUR_KINDS[kind] for kind in kinds]
