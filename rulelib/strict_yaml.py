"""YAML as cases and saves use it: safe, each key once, and every complaint with its line."""
from typing import Any

import yaml
from yaml.composer import ComposerError
from yaml.reader import ReaderError

from rulelib.mistake import Mistake

FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast where PyYAML was built with libyaml
MERGE = "tag:yaml.org,2002:merge"


class StrictLoader(yaml.SafeLoader):
    """A safe loader that refuses a key written twice and names the line of a value that it cannot read."""

    def construct_object(self, node, deep=False):
        """The value of a node."""
        return _named(node, super().construct_object, node, deep)

    def construct_mapping(self, node, deep=False):
        """The map, each key once."""
        seen: set = set()
        for child, _ in node.value:
            key = None if child.tag == MERGE else self.construct_object(child, True)
            if _named(child, seen.__contains__, key):
                raise Mistake("key-twice", str(child.value), line=child.start_mark.line + 1)
            if child.tag != MERGE:
                seen.add(key)
        return _named(node, super().construct_mapping, node, deep)


def _named(node: yaml.Node, read, *arguments) -> Any:
    try:
        return read(*arguments)
    except Mistake:
        raise
    except (yaml.YAMLError, ValueError, TypeError, OverflowError):
        raise Mistake("value", line=node.start_mark.line + 1) from None


def composed(source: str) -> yaml.Node | None:
    """The nodes of a text; None for an empty one. Raises Mistake with line and column."""
    try:
        return yaml.compose(source, Loader=FAST)
    except (yaml.YAMLError, UnicodeError):
        return _slowly_composed(source)


def _slowly_composed(source: str) -> yaml.Node | None:
    """The same by the reader that tells places in letters, not in bytes: what the fast one refuses is read again."""
    try:
        return yaml.compose(source, Loader=StrictLoader)
    except RecursionError:
        raise Mistake("file-too-deep") from None
    except ReaderError as error:
        before = source[: error.position].rpartition("\n")
        raise Mistake("file-not-text", line=source.count("\n", 0, error.position) + 1, column=len(before[2]) + 1) from None
    except yaml.YAMLError as error:
        raise _not_yaml(error) from None


def _not_yaml(error: yaml.YAMLError) -> Mistake:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    if isinstance(error, ComposerError) and "single document" in str(error.context):
        return Mistake("file-documents", line=line)
    return Mistake("file-not-yaml", line=line, column=column)


def built(node: yaml.Node) -> Any:
    """The value of a node and all that is in it. Raises Mistake with the key or the line."""
    loader = StrictLoader("")
    try:
        return loader.construct_document(node)
    except RecursionError:
        raise Mistake("file-too-deep") from None
    finally:
        loader.dispose()
