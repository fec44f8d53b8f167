"""A bad input: told in one sentence that names the file, the place and the cure, in the reader's language."""
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from rulelib.letters import UNSEEN, seen, written_out

LANGUAGES = ("en", "ja")
MOST = 16  # entries of a list that one sentence can bear
LONGEST_PATH = 400


@cache
def _sentences() -> dict:
    import yaml

    return yaml.safe_load((Path(__file__).parent / "mistakes.yaml").read_text(encoding="utf-8"))


class Mistake(ValueError):
    """Something that cannot be read. `kind` is an entry of mistakes.yaml, `place` the key, row or column, `file` where known."""

    def __init__(self, kind: str, place: str = "", file: str = "", **facts: Any):
        super().__init__(kind)
        self.kind, self.place, self.file, self.facts = kind, short(place), file, facts

    def at(self, place: str = "", file: str = "") -> "Mistake":
        """The same mistake seen from further out: `place` goes in front, a file only where none was named."""
        inner = f"{place}.{self.place}" if place and self.place else place or self.place
        return Mistake(self.kind, inner, self.file or file, **self.facts)

    def sentence(self, lang: str = "en") -> str:
        """What is wrong and the cure, without file and place."""
        return _sentences()[self.kind][lang].format(**self.shown())

    def shown(self) -> dict[str, str]:
        """The facts as they may stand in a sentence."""
        return {name: _listed(value) if isinstance(value, (list, tuple)) else short(value) for name, value in self.facts.items()}

    def say(self, lang: str = "en") -> str:
        """One sentence with file, place and cure."""
        where = " ".join(filter(None, (file_name(self.file), self.place)))
        return f"{where}: {self.sentence(lang)}" if where else self.sentence(lang)

    def __str__(self) -> str:
        return self.say()


def inside(place: str, read: Callable, *arguments: Any) -> Any:
    """What `read` makes of the arguments; its Mistake is told from further out, with the place in front."""
    try:
        return read(*arguments)
    except Mistake as mistake:
        raise mistake.at(place) from None


def short(value: Any, most: int = 80) -> str:
    """What somebody wrote, on one line and short enough for a sentence."""
    line = seen(str(value)[: 10 * most])  # not all of it: blanks are many more letters than they make
    return line if len(line) <= most else f"{line[: most - 1]}…"


def file_name(path: Any) -> str:
    """A path on one line; of a very long one its end."""
    line = UNSEEN.sub(lambda found: written_out(found[0]), str(path)[-LONGEST_PATH:])
    return line if len(str(path)) <= LONGEST_PATH else f"…{line}"


def _listed(values: list | tuple) -> str:
    return ", ".join(map(short, values[:MOST])) + (", …" if len(values) > MOST else "")
