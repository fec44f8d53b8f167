"""YAML as cases and saves use it: safe, each key once, nothing too large, and every complaint with its line."""
from typing import Any

import yaml
from yaml.composer import ComposerError
from yaml.constructor import SafeConstructor
from yaml.reader import Reader, ReaderError

from rulelib.letters import UNSEEN, column_of, written_out
from rulelib.mistake import Mistake

FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast where PyYAML was built with libyaml
LARGEST = 1_000_000  # letters of a file, some thirty times our longest
SURELY_FEW = 50_000  # letters that cannot hold enough nodes to be slow
MOST_NODES = 50_000  # of a file; a case may have `most` of `built`
DEEPEST = 20
LONGEST_TEXT = 2000
LONGEST_NUMBER = 20
LIMITS = ("file-too-large", "file-too-many", "file-too-deep", "text-too-long", "text-unseen", "number-too-long")

_TAG = "tag:yaml.org,2002:"
_STRING, _LIST, _MAP = f"{_TAG}str", f"{_TAG}seq", f"{_TAG}map"
_AS_WRITTEN = (_STRING, f"{_TAG}merge")  # `<<` copies from another map, which no case needs: here it is a word
_NUMBERS = (f"{_TAG}int", f"{_TAG}float")
_READ = {tag: SafeConstructor.yaml_constructors[tag] for tag in (*_NUMBERS, f"{_TAG}bool", f"{_TAG}null", f"{_TAG}timestamp")}
_CONSTRUCTOR = SafeConstructor()


def composed(source: str) -> yaml.Node | None:
    """The nodes of a text; None for an empty one. Raises Mistake with line and column."""
    if len(source) > LARGEST:
        raise Mistake("file-too-large", most="1 MB")
    for found in UNSEEN.finditer(source):
        if found[0] not in "\t\n\r":
            raise _not_text(source, found.start())
    try:
        if len(source) > SURELY_FEW:
            _count(source)
        return yaml.compose(source, Loader=FAST)
    except RecursionError:  # the reader without libyaml
        raise Mistake("file-too-deep", line=1, most=DEEPEST) from None
    except ReaderError:  # which counts bytes, not letters
        found = Reader.NON_PRINTABLE.search(source)
        raise _not_text(source, found.start() if found else 0) from None
    except yaml.YAMLError as error:
        raise _not_yaml(error) from None


def _not_text(source: str, position: int) -> Mistake:
    line, column = column_of(source, position)
    return Mistake("file-not-text", line=line, column=column)


def _count(source: str) -> None:
    """Raises Mistake where a text has so many nodes that to compose them would take long."""
    for number, event in enumerate(yaml.parse(source, Loader=FAST)):
        if number > 2 * MOST_NODES:  # a list or a map begins and ends
            raise Mistake("file-too-many", line=event.start_mark.line + 1, most=MOST_NODES)


def _not_yaml(error: yaml.YAMLError) -> Mistake:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    if "maximum nesting" in str(error):
        return Mistake("file-too-deep", line=line, most=DEEPEST)
    if isinstance(error, ComposerError) and "single document" in str(error.context):
        return Mistake("file-documents", line=line)
    return Mistake("file-not-yaml", line=line, column=column)


def built(node: yaml.Node, most: int = 5000) -> Any:
    """The value of a node and all that is in it, `most` nodes with each alias followed. Raises Mistake with the key or the line."""
    return _Builder(most, _line(node)).value(node)


class _Builder:
    def __init__(self, most: int, line: int):
        self.most, self.left, self.line = most, most, line

    def value(self, node: yaml.Node, deep: int = 0) -> Any:
        self.left -= 1
        if self.left < 0:  # an alias stands again and again for what is written once: the line is where the whole begins
            raise Mistake("file-too-many", line=self.line, most=self.most)
        if isinstance(node, yaml.ScalarNode):
            return _scalar(node)
        if deep >= DEEPEST:
            raise Mistake("file-too-deep", line=_line(node), most=DEEPEST)
        if node.tag == _MAP and isinstance(node, yaml.MappingNode):
            return self._map(node, deep + 1)
        if node.tag == _LIST and isinstance(node, yaml.SequenceNode):
            return [self.value(child, deep + 1) for child in node.value]
        raise Mistake("value", line=_line(node))

    def _map(self, node: yaml.MappingNode, deep: int) -> dict:
        found: dict = {}
        for child, entry in node.value:
            if not isinstance(child, yaml.ScalarNode):
                raise Mistake("value", line=_line(child))
            key = _scalar(child)
            if key in found:
                raise Mistake("key-twice", child.value, line=_line(child))
            found[key] = self.value(entry, deep)
        return found


def _scalar(node: yaml.ScalarNode) -> Any:
    text, tag = node.value, node.tag
    if tag in _NUMBERS and len(text) > LONGEST_NUMBER:
        raise Mistake("number-too-long", line=_line(node), most=LONGEST_NUMBER)
    if len(text) > LONGEST_TEXT:
        raise Mistake("text-too-long", line=_line(node), had=len(text), most=LONGEST_TEXT)
    if tag in _AS_WRITTEN:
        return text if text.isprintable() else _seen(node)
    try:
        return _READ[tag](_CONSTRUCTOR, node)
    except (LookupError, ValueError, TypeError, OverflowError, AttributeError, yaml.YAMLError):
        raise Mistake("value", line=_line(node)) from None


def _seen(node: yaml.ScalarNode) -> str:
    for found in UNSEEN.finditer(node.value):
        if found[0] not in "\t\n":
            raise Mistake("text-unseen", line=_line(node), given=written_out(found[0]))
    return node.value


def _line(node: yaml.Node) -> int:
    return node.start_mark.line + 1
