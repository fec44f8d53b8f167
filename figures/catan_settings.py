"""What of a Catan case in the making can be set by a word: every key of its position, pieces put and taken off, exchanges on the island, moves, the question."""
from collections.abc import Callable
from random import Random
from typing import Any

from figures import catan_draft
from figures.case_draft import Draft, typed_value
from figures.case_settings import Setting, case_settings
from figures.catan_draft import ASKS, edited, put_road, put_town, swap_chips, swap_harbours, swap_lands, table_of, take_off
from figures.editor_words import EditorMistake
from rulelib.catan import read, read_move, show
from rulelib.catan.island_text import show_harbours, show_island
from rulelib.catan.lands import deal_island
from rulelib.catan.places_text import read_corner, read_edge, read_land
from rulelib.catan.island import edge_text
from rulelib.catan.setup import Chips, Rolls
from rulelib.catan.table import COLOURS
from rulelib.catan.table_text import TABLE_KEYS
from rulelib.forms import integer, one_of

PILES = ("cards", "new-cards")
COUNTED = ("hand", "bank", "owes")
LISTED = ("deck", *PILES, "settlements", "cities", "roads", "harbours")
SEAT_KEYS = ("settlements", "cities", "roads", "hand", *PILES, "knights")
PIECES = {"settlement": "settlements", "city": "cities", "road": "roads"}


def value_of(key: str, line: str) -> Any:
    """A typed value of a key, as a case file has it, or shorter: `ore 2 wool 1`, `knight, monopoly`; None for an empty line. Raises Mistake."""
    value = typed_value(line, EditorMistake("edit-value", key, given=line.strip()))
    if key in COUNTED and isinstance(value, str):
        words = value.replace(",", " ").split()
        return {name: int(number) if number.isdecimal() and len(number) < 9 else number for name, number in zip(words[::2], [*words[1::2], ""])}
    if key in LISTED and isinstance(value, str | int):
        return [] if value == "none" else [int(word) if word.isdecimal() and len(word) < 9 else word for word in str(value).replace(",", " ").split()]
    return value


def _key(key: str) -> Setting:
    """The setting of one key of the position; nothing for its default."""

    def change(draft: Draft, line: str) -> Draft:
        value = value_of(key, line)
        return edited(draft, lambda position: position.update({key: value}) if value is not None else position.pop(key, None) and None)

    return change


def _seat(colour: str, key: str) -> Setting:
    """The setting of one thing that a player has."""

    def change(draft: Draft, line: str) -> Draft:
        one_of(colour, table_of(draft).colours, "players")
        value = value_of(key, line)
        return edited(draft, lambda position: position["players"][colour].update({key: value}) if value is not None else position["players"][colour].pop(key, None) and None)

    return change


def _players(draft: Draft, line: str) -> Draft:
    """Who plays, in turn order; who stays keeps everything."""
    wanted = line.replace(",", " ").strip("[] ").split()
    had = show(table_of(draft))["players"]

    def change(position: dict) -> None:
        position["players"] = {colour: had.get(colour, {}) for colour in wanted}
        for key in ("turn", "longest-road", "largest-army", "owes"):
            position.pop(key, None)

    return edited(draft, change)


def _island(draft: Draft, line: str) -> Draft:
    rows = [row.strip() for row in line.split("/") if row.strip()]
    if len(rows) != 5:
        raise EditorMistake("rows", "island", had=len(rows))
    return edited(draft, lambda position: position.update(island="\n".join(f"{number} {row}" for number, row in enumerate(rows, 1))))


def _deal(draft: Draft, line: str) -> Draft:
    """An island by chance, by a seed; the same one for the same seed."""
    number = integer(int(line) if line.strip().isdecimal() and len(line) < 9 else line, "deal", 0)
    island = deal_island(Random(number))
    return edited(draft, lambda position: position.update(island=show_island(island), harbours=show_harbours(island.harbours)))


def _put(draft: Draft, line: str) -> Draft:
    words = line.split()
    if len(words) != 3 or words[1] not in PIECES:
        raise EditorMistake("put-what", "put", given=line.strip() or "-")
    colour = one_of(words[0], table_of(draft).colours, "put")
    if words[1] == "road":
        return put_road(draft, colour, edge_text(read_edge(words[2], "put")))
    return put_town(draft, colour, PIECES[words[1]], read_corner(words[2], "put") + 1)


def _off(draft: Draft, line: str) -> Draft:
    word = line.strip()
    return take_off(draft, edge_text(read_edge(word, "off")) if "-" in word else read_corner(word, "off") + 1)


def _two(key: str, swap: Callable[[Draft, int, int], Draft], most: int) -> Setting:
    """An exchange of two places by their numbers."""

    def change(draft: Draft, line: str) -> Draft:
        words = line.replace(",", " ").split()
        if len(words) != 2 or not all(word.isdecimal() and len(word) < 3 for word in words):
            raise EditorMistake("two-numbers", key, given=line.strip() or "-")
        one, other = (integer(int(word), key, 1, most) - 1 for word in words)
        return swap(draft, one, other)

    return change


def _moves(draft: Draft, line: str) -> Draft:
    """All the moves anew, parted by semicolons."""
    draft = draft._replace(moves=())
    for words in (each.strip() for each in line.split(";")):
        if words:
            draft = draft._replace(moves=(*draft.moves, read_move(words, draft.now)))
    draft.now  # noqa: B018  asked for its Mistake
    return draft


def _position(draft: Draft, line: str) -> Draft:
    """The whole position, as a case file has it on one line."""
    return draft._replace(start=read(value_of("position", line) or {}), moves=())


def _start(draft: Draft, line: str) -> Draft:
    if not isinstance(draft.start, Chips):
        draft = catan_draft.ask(draft, "chips")
    return draft._replace(start=read(show(draft.start) | {"start": read_land(line.strip(), "start") + 1}))


def _rolls(draft: Draft, line: str) -> Draft:
    draft = draft if isinstance(draft.start, Rolls) else catan_draft.ask(draft, "first-player")
    return draft._replace(start=read({"rolls": value_of("rolls", line)}))


SETTINGS: dict[str, Setting] = {
    **{key: _key(key) for key in TABLE_KEYS if key not in ("island", "players")},
    **{f"{colour}.{key}": _seat(colour, key) for colour in COLOURS for key in SEAT_KEYS},
    **case_settings(ASKS),
    "ask": lambda draft, word: catan_draft.ask(draft, one_of(word.strip(), ASKS, "ask")),
    "of": lambda draft, word: draft.asking(draft.ask, of=one_of(word.strip(), table_of(draft).colours, "of"))._replace(expect=""),
    "players": _players,
    "island": _island,
    "deal": _deal,
    "put": _put,
    "off": _off,
    "lands": _two("lands", swap_lands, 19),
    "chips": _two("chips", swap_chips, 19),
    "harbour": _two("harbour", swap_harbours, 9),
    "moves": _moves,
    "position": _position,
    "start": _start,
    "rolls": _rolls,
}
