"""What of a Knitting Circle case in the making can be set by a word: the garment, the bench, the circle, every key of a table, moves, the question."""
import re
from random import Random
from typing import Any

from figures.case_draft import Draft, typed_value
from figures.case_settings import Setting, case_settings
from figures.editor_words import EditorMistake
from figures.knit_draft import ASKS, edited, garments_of, number_of, with_garment
from rulelib.forms import integer, one_of
from rulelib.knitting_circle import new_game, read, read_move
from rulelib.knitting_circle.deck import BUTTONS, CARDS, TYPES
from rulelib.knitting_circle.knitter import Seat
from rulelib.knitting_circle.positions import GARMENT_KEYS, SEAT_KEYS
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.tables import TABLE_KEYS, TABLE_ONLY
from rulelib.knitting_circle.yarn import COLOURS, SIDES

LETTERS = {colour[0]: colour for colour in COLOURS}  # r, o, y, g, b, p
SPACED = ("workspace", "buttons", "centre", "bowl", "keep", "bag", "requests")  # lists whose entries may be parted by blanks alone
LISTED = (*SPACED, "row", "yarn", "circle", "deck")
PLAYERS = ("2", "3", "4")
_SHORT = re.compile(r"([roygbp])([kp])", re.I)


def whole(word: str) -> Any:
    """A number that was typed; anything else as it is."""
    return int(word) if word.strip().isdecimal() and len(word) < 9 else word


def value_of(key: str, line: str) -> Any:
    """A typed value of a key, as a case file has it, or a list without brackets: `red k, blue p`; None for an empty line. Raises Mistake."""
    value = typed_value(line, EditorMistake("edit-value", key, given=line.strip()))
    if key not in LISTED or not isinstance(value, str | int) or isinstance(value, bool):
        return value
    return [] if value == "none" else parts(key, str(value))


def parts(key: str, line: str) -> list[Any]:
    """The entries of a list; tiles as `red k, blue p`, or shorter `rk bp`."""
    if "," in line or key == "circle":
        entries = [" ".join(each.split()) for each in line.split(",") if each.strip()]
    elif key in SPACED:
        entries = re.findall(r"\S+(?: (?:[kp]|turned)(?= |$))?", line)
    else:
        entries = re.findall(r"[^\s]{3,}(?: [kp](?= |$))?|\S+", line)
    return [whole(entry) if key == "circle" else tile_word(entry) for entry in entries]


def tile_word(word: str) -> str:
    """A tile written out: `rk` is `red k`; anything else as it is."""
    short = _SHORT.fullmatch(word)
    return f"{LETTERS[short[1].lower()]} {short[2].lower()}" if short else word


def _key(key: str) -> Setting:
    """The setting of one key of the position; nothing for its default."""

    def change(draft: Draft, line: str) -> Draft:
        if key in TABLE_ONLY and not isinstance(draft.start, Table):
            raise EditorMistake("table-first", key)
        value = value_of(key, line)
        return edited(draft, lambda position: position.update({key: value}) if value is not None else position.pop(key, None) and None)

    return change


def _yarn(draft: Draft, line: str) -> Draft:
    """The tiles of the garment, from the top; a colour alone, or a letter (`RBRB`), shows the side of its space."""
    had = garments_of(draft)
    sides = CARDS[had[number_of(draft)].type if had else 2].sides
    word = line.strip()
    entries = list(word.lower()) if re.fullmatch(f"[{''.join(LETTERS)}]+", word, re.I) else value_of("yarn", word) or []
    if not isinstance(entries, list):
        raise EditorMistake("edit-value", "yarn", given=word)
    tiles = [_sided(LETTERS.get(each, each), sides[min(place, len(sides) - 1)]) for place, each in enumerate(entries)]
    return with_garment(draft, lambda garment: garment.update(yarn=tiles))


def _sided(word: Any, side: int) -> Any:
    return f"{word} {SIDES[side]}" if word in COLOURS else word


def _garment(draft: Draft, word: str) -> Draft:
    """Another type; tiles for which it has no space go."""
    kind = one_of(word.strip(), TYPES, "garment")
    spaces = len(CARDS[TYPES.index(kind)].sides)
    return with_garment(draft, lambda garment: garment.update(garment=kind, yarn=garment["yarn"][:spaces]))


def _of_garment(key: str) -> Setting:
    """The setting of one thing about the garment; nothing for unstated."""

    def change(draft: Draft, line: str) -> Draft:
        value = value_of(key, line)
        value = None if value == "none" and key != "buttons" else value
        return with_garment(draft, lambda garment: garment.update({key: value}) if value is not None else garment.pop(key, None) and None)

    return change


def about(draft: Draft, name: str, value: int | str) -> Draft:
    """The draft with another argument of its question; empty for none."""
    others = tuple(each for each in draft.given if each[0] != name)
    given = others if value == "" else (*others, (name, value))
    return draft if given == draft.given else draft._replace(given=given, expect="")


def _number(draft: Draft, word: str) -> Draft:
    """Which garment is edited and asked about."""
    most = max(len(garments_of(draft)), 1) if isinstance(draft.start, Seat) else 8
    number = integer(whole(word.strip()), "number", 1, most)
    return about(draft, "number", "" if most == 1 else number)


def _add(draft: Draft, word: str) -> Draft:
    """One garment more, which is edited now."""
    kind, count = one_of(word.strip(), TYPES, "add"), len(garments_of(draft))
    draft = edited(draft, lambda position: position["garments"].append({"garment": kind, "yarn": []}))
    return _number(draft, str(count + 1)) if count else draft


def _remove(draft: Draft, word: str) -> Draft:
    """One garment less."""
    count = len(garments_of(draft))
    number = integer(whole(word.strip()), "remove", 1, count) if count else 1
    if not count:
        raise EditorMistake("no-garment")
    draft = edited(draft, lambda position: position["garments"].pop(number - 1) and None)
    return about(draft, "number", "")


def _button(draft: Draft, word: str) -> Draft:
    """One button more in the workspace."""
    button = one_of(word.strip(), BUTTONS, "button")
    garments_of(draft)
    return edited(draft, lambda position: position["workspace"].append(button))


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
    return _fresh(draft, read(value_of("position", line) or {}))


def _fresh(draft: Draft, start: Any) -> Draft:
    """The draft from another start; what was asked of the old one is forgotten."""
    return draft._replace(start=start, moves=(), given=(), expect="")


def _letters(draft: Draft, word: str) -> Draft:
    """A bare pattern, which can only be asked for what it is."""
    return _fresh(draft, read({"yarn": word.strip().upper()}))._replace(ask="pattern")


def _deal(draft: Draft, line: str) -> Draft:
    """A table of so many players dealt by a seed: `deal 3`, `deal 3 17`."""
    count, _, seed = line.strip().partition(" ")
    number = integer(whole(seed or "1"), "deal", 0)
    return _fresh(draft, new_game(int(one_of(count, PLAYERS, "deal")), Random(number)))._replace(ask="to-play")


def _of(draft: Draft, word: str) -> Draft:
    return about(draft, "of", integer(whole(word.strip()), "of", 1, 4) if word.strip() else "")


SETTINGS: dict[str, Setting] = {
    **{key: _key(key) for key in (*SEAT_KEYS, *TABLE_KEYS)},
    **case_settings(ASKS),
    **{key: _of_garment(key) for key in GARMENT_KEYS if key not in ("garment", "yarn")},
    "ask": lambda draft, word: draft._replace(ask=one_of(word.strip(), ASKS, "ask"), expect=""),
    "garment": _garment,
    "yarn": _yarn,
    "number": _number,
    "of": _of,
    "add": _add,
    "remove": _remove,
    "button": _button,
    "letters": _letters,
    "deal": _deal,
    "moves": _moves,
    "position": _position,
}
