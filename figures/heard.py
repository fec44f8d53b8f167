"""What a browser sent, as an event of a scene; whoever has the page can send anything, so each shape and length is looked at once, here."""
from typing import Any

from figures.scene import Event
from rulelib.letters import UNSEEN, written_out
from rulelib.mistake import Mistake

LONGEST_LINE = 1000
LONGEST_NAME = 255
LARGEST_FILE = 1_000_000  # bytes; the page cuts a file here (controls.js), so one of this size has lost its end
LARGEST_NUMBER = 2**53  # beyond it a browser's numbers are not whole any more
LONGEST_LIST = 100


def heard(content: Any) -> Event | None:
    """The event of a message; None for one that no page of ours sends. Raises Mistake where the reader's input is too long or cannot be seen."""
    if not isinstance(content, dict):
        return None
    kind, value = content.get("kind"), content.get("value")
    if kind == "type" and isinstance(value, str):
        return Event("type", _line(value))
    if kind in ("click", "hover") and _is_name(value):
        return Event(kind, value)
    if kind == "control" and isinstance(value, (list, tuple)) and len(value) == 2 and _is_name(value[0]):
        return _control(*value)
    return None


def _control(name: str, value: Any) -> Event | None:
    if isinstance(value, (list, tuple)):
        value = tuple(value)
        if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], str):
            return Event("control", (name, _file(*value)))
        return Event("control", (name, value)) if len(value) <= LONGEST_LIST and all(map(_is_plain, value)) else None
    if isinstance(value, str):
        return Event("control", (name, _line(value)))
    return Event("control", (name, value)) if value is None or _is_plain(value) else None


def _is_plain(value: Any) -> bool:
    """Whether it is a truth value, a number or a name, as the options of a choice are."""
    return _is_name(value) or isinstance(value, int) and abs(value) <= LARGEST_NUMBER


def _is_name(value: Any) -> bool:
    """Whether it can be a gid, the id of a control, or an option: a line that a scene gave, never one that a reader wrote."""
    return isinstance(value, str) and len(value) <= LONGEST_LINE and not UNSEEN.search(value)


def _line(line: str, longest: int = LONGEST_LINE) -> str:
    """A line that somebody typed; a tab is a blank."""
    if len(line) > longest:
        raise Mistake("line-too-long", had=len(line), most=longest)
    line = line.replace("\t", " ")
    if found := UNSEEN.search(line):
        raise Mistake("line-unseen", column=found.start() + 1, given=written_out(found[0]))
    return line


def _file(name: str, source: str) -> tuple[str, str]:
    """The name and the text of a file that was chosen; what is in it is for its reader to judge."""
    name = _line(name, LONGEST_NAME)
    if len(source) >= LARGEST_FILE or len(source.encode("utf-8", "surrogatepass")) >= LARGEST_FILE:
        raise Mistake("file-too-large", file=name, most="1 MB")
    return name, source
