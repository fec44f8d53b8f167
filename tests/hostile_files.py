"""Case files and saves in which something has gone wrong: bytes of the file, or values of what it says."""
import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import yaml

BYTES = (b"", b"\x00", b"\xff", b"\n", b"\t", b": ", b"- ", b"[", b"]", b"{", b"}", b"&a ", b"*a", b"!!set ", b"|", b">", b"'", b'"', b"%", b"#", b"---\n", b"? ", b"<<: ", b"\xe2\x80\xae", "猫".encode())
ODD = (
    None, True, False, 0, -1, 1, 2, 7, 55, 10**18, 1.5, float("nan"), float("inf"), "", " ", "?", "none", "B2", "yd", "yd B2", "red", "blue", "red k", "pink v1", "1: x", "12-17", "v99", "x" * 1900, "a\nb", "a\tb", "緑", "²", "١", "{0}", "%s", "'", "`x`",
    [], {}, [None], [[]], {"": ""}, {1: 1}, {None: None}, {True: 1}, [1, "1", True], {"red": {}}, {"1": []}, ["yd"] * 40, ["red k"] * 40, ["pink"] * 60, {f"p{n}": 1 for n in range(30)}, "B yd\nC yd",
)  # fmt: skip


def mutated_bytes(rng: Random, source: bytes) -> bytes:
    """A file with a stretch taken out, doubled, exchanged with another, or something put into it; one to three times."""
    for _ in range(rng.randint(1, 3)):
        start = rng.randrange(len(source) + 1)
        end = min(len(source), start + rng.choice((0, 1, 1, 2, 5, 40)))
        other = rng.randrange(len(source) + 1)
        source = source[:start] + rng.choice((b"", source[start:end] * 2, rng.choice(BYTES), rng.choice(BYTES), source[other : other + 20])) + source[end:]
    return source


def mutated_values(rng: Random, value: Any) -> str:
    """What a file says, as YAML, with one to three of its values or keys exchanged for others of its own, for odd ones, or gone."""
    value = copy.deepcopy(value)
    for _ in range(rng.randint(1, 3)):
        places = list(_places(value))
        holder, key = rng.choice(places)
        other_holder, other_key = rng.choice(places)
        new = copy.deepcopy(rng.choice((rng.choice(ODD), rng.choice(ODD), other_holder[other_key])))
        if isinstance(holder, dict) and rng.random() < 0.25:
            holder[rng.choice((*(odd for odd in ODD if isinstance(odd, (str, int))), *holder))] = holder.pop(key)
        elif rng.random() < 0.15:
            del holder[key]
        else:
            holder[key] = new
        if not value:
            break
    return yaml.safe_dump(value, sort_keys=False, allow_unicode=True, width=10**6)


def _places(value: Any, holder: Any = None, key: Any = None) -> Iterator[tuple[Any, Any]]:
    if holder is not None:
        yield holder, key
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, entry in list(inside):
        yield from _places(entry, value, name)
