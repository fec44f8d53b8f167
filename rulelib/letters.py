"""Letters that nobody sees: what no line of a person holds, and how a sentence shows it."""
import re

# Controls, halves of a letter, line and paragraph breaks, and marks that turn the direction of what follows them.
UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ud800-\udfff\ufeff]")


def written_out(letter: str) -> str:
    """A letter that nobody sees as Python writes it."""
    return ascii(letter)[1:-1]


def seen(text: str) -> str:
    """The text on one line, each letter that nobody sees written out."""
    return UNSEEN.sub(lambda found: written_out(found[0]), " ".join(text.split()))


def column_of(text: str, position: int) -> tuple[int, int]:
    """Line and column of a position in a text, both from 1."""
    before = text[:position]
    return before.count("\n") + 1, position - before.rfind("\n")
