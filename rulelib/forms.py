"""What a value in a file must be; each function hands the value on, or raises Mistake with place and cure."""
from collections.abc import Collection
from difflib import get_close_matches
from functools import cache
from typing import Any

from rulelib.letters import UNSEEN
from rulelib.mistake import Mistake

MOST_NAMES = 20
LONGEST_NAME = 40


def one_line(value: Any) -> str:
    """A value as YAML on one line."""
    import yaml

    line = yaml.dump(value, Dumper=_on_one_line(), default_flow_style=True, width=10**6, sort_keys=False, allow_unicode=True)
    return line.removesuffix("\n").removesuffix("\n...")


@cache
def _on_one_line() -> type:
    import yaml

    class Dumper(yaml.SafeDumper):
        """Text with line breaks in double quotes, which alone have a sign for them."""

        def ignore_aliases(self, data: Any) -> bool:
            return True

    def text_node(dumper: Dumper, value: str) -> yaml.Node:
        return dumper.represent_scalar("tag:yaml.org,2002:str", value, style='"' if UNSEEN.search(value) else None)

    Dumper.add_representer(str, text_node)
    return Dumper


def shown(value: Any) -> str:
    """A value as it may stand in a sentence."""
    return value if isinstance(value, str) else one_line(value)


def _wanted(kind: str, value: Any, place: str) -> Mistake:
    """The mistake of a value of the wrong type; quotes around a string tell it from the number that it looks like."""
    if value is None:
        return Mistake("empty", place)
    return Mistake(kind, place, given=f'"{value}"' if isinstance(value, str) else one_line(value))


def mapping(value: Any, place: str = "") -> dict:
    """A map of keys to values."""
    if not isinstance(value, dict):
        raise _wanted("map", value, place)
    return value


def keys(value: dict, known: Collection[str], place: str = "") -> None:
    """Only known keys; the sentence names the nearest one."""
    for key in value:
        if key not in known:
            near = get_close_matches(str(key), list(map(str, known)), 1)
            where = f"{place}.{shown(key)}" if place else shown(key)
            raise Mistake("key-near" if near else "key", where, given=shown(key), near=near[0] if near else "", known=list(known))


def listed(value: Any, place: str = "", count: int | None = None) -> list:
    """A list, of a stated length where there is one."""
    if not isinstance(value, list):
        raise _wanted("list", value, place)
    if count is not None and len(value) != count:
        raise Mistake("count", place, needed=count, had=len(value))
    return value


def text(value: Any, place: str = "") -> str:
    """A piece of text: what YAML read as something else is to be quoted."""
    if not isinstance(value, str):
        raise _wanted("text", value, place)
    return value


def integer(value: Any, place: str = "", least: int | None = None, most: int | None = None) -> int:
    """A whole number within its bounds (`most` only beside `least`); true and false are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wanted("integer", value, place)
    if least is not None and (value < least or most is not None and value > most):
        raise Mistake("at-least" if most is None else "between", place, given=value, least=least, most=most)
    return value


def truth(value: Any, place: str = "") -> bool:
    """True or false; a number is neither."""
    if not isinstance(value, bool):
        raise _wanted("truth", value, place)
    return value


def one_of(value: Any, known: Collection[str], place: str = "") -> str:
    """One of some words; the sentence lists them."""
    if text(value, place) not in known:
        raise Mistake("word", place, given=value, known=list(known))
    return value


def named_results(position: Any) -> dict[str, Any]:
    """What stands under `results` in a position of `winners`: a name a player, each with a result that is still to be read."""
    keys(mapping(position), ("results",))
    results = mapping(position.get("results"), "results")
    if not results:
        raise Mistake("results-empty", "results")
    if len(results) > MOST_NAMES:
        raise Mistake("results-many", "results", had=len(results), most=MOST_NAMES)
    for name in results:
        if not isinstance(name, str):
            raise Mistake("text", "results", given=str(name).lower() if isinstance(name, bool) else name)
        if not name.strip() or len(name) > LONGEST_NAME or UNSEEN.search(name):
            raise Mistake("name", "results", most=LONGEST_NAME)
    return results
