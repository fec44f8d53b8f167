"""What a value in a file must be; each function hands the value on, or raises Mistake with place and cure."""
from collections.abc import Collection
from difflib import get_close_matches
from typing import Any

from rulelib.mistake import Mistake


def shown(value: Any) -> str:
    """A value as it may stand in a sentence."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def mapping(value: Any, place: str = "") -> dict:
    """A map of keys to values."""
    if not isinstance(value, dict):
        raise Mistake("map", place, given=shown(value))
    return value


def keys(value: dict, known: Collection[str], place: str = "") -> None:
    """Only known keys; the sentence names the nearest one."""
    for key in value:
        if key not in known:
            near = get_close_matches(str(key), list(map(str, known)), 1)
            where = f"{place}.{key}" if place else str(key)
            raise Mistake("key-near" if near else "key", where, given=shown(key), near=near[0] if near else "", known=list(known))


def listed(value: Any, place: str = "", count: int | None = None) -> list:
    """A list, of a stated length where there is one."""
    if not isinstance(value, list):
        raise Mistake("list", place, given=shown(value))
    if count is not None and len(value) != count:
        raise Mistake("count", place, needed=count, had=len(value))
    return value


def text(value: Any, place: str = "") -> str:
    """A piece of text: what YAML read as something else is to be quoted."""
    if not isinstance(value, str):
        raise Mistake("text", place, given=shown(value))
    return value


def integer(value: Any, place: str = "", least: int | None = None, most: int | None = None) -> int:
    """A whole number within its bounds; true and false are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Mistake("integer", place, given=shown(value))
    if (least is not None and value < least) or (most is not None and value > most):
        raise Mistake("between", place, given=value, least=least, most=most)
    return value


def one_of(value: Any, known: Collection[str], place: str = "") -> str:
    """One of some words; the sentence lists them."""
    if not isinstance(value, str):
        raise Mistake("text", place, given=shown(value))
    if value not in known:
        raise Mistake("word", place, given=value, known=list(known))
    return value
