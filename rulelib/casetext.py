"""A case as the text that stands in a case file; casefile reads it back to an equal case."""
from typing import Any

import yaml

from rulelib.casefile import Case

WIDEST = 120  # longer lists and maps are easier to read with a line for each entry


class _Block(dict):
    """A map whose keys stand on lines of their own."""


class _Writer(yaml.SafeDumper):
    """Rows as block text, what is short on one line, lists set in under their key."""

    def increase_indent(self, flow=False, indentless=False):
        return super().increase_indent(flow, False)


def _short(value: Any, deep: int = 4) -> bool:
    """Whether a value fits on one line; one that holds itself never does."""
    if isinstance(value, dict | list):
        entries = [*value.values()] if isinstance(value, dict) else value
        return deep > 0 and len(repr(value)) <= WIDEST and all(_short(entry, deep - 1) for entry in entries)
    return not (isinstance(value, str) and "\n" in value)


def _text(writer: _Writer, value: str) -> yaml.Node:
    """Rows as they are; in quotes what has line breaks of other kinds, which YAML would read as its own."""
    rows = value.split("\n")
    style = '"' if rows != value.splitlines() + [""] * (rows[-1] == "") else "|" if len(rows) > 1 else None
    return writer.represent_scalar("tag:yaml.org,2002:str", value, style=style)


_Writer.add_representer(str, _text)
_Writer.add_representer(list, lambda writer, value: writer.represent_sequence("tag:yaml.org,2002:seq", value, flow_style=_short(value)))
_Writer.add_representer(dict, lambda writer, value: writer.represent_mapping("tag:yaml.org,2002:map", value.items(), flow_style=_short(value)))
_Writer.add_representer(_Block, lambda writer, value: writer.represent_mapping("tag:yaml.org,2002:map", value.items(), flow_style=False))


def case_map(case: Case) -> dict[str, Any]:
    """A case as the map that casefile reads; keys that say nothing are left out."""
    raw = {"id": case.id, "game": case.game, "rules": list(case.rules), "kind": case.kind, "en": case.en, "ja": case.ja}
    raw |= {"position": _Block(case.position)} if case.position else {}
    raw |= {"moves": list(case.moves)} if case.moves else {}
    raw |= {"ask": case.ask, **case.arguments, "expect": case.expect}
    return raw | ({"because": list(case.because)} if case.because else {})


def show_case(case: Case) -> str:
    """A case as an entry of a case file, from `- id:` on."""
    entry = yaml.dump(_Block(case_map(case)), Dumper=_Writer, sort_keys=False, allow_unicode=True, width=10**6)
    lines = entry.removesuffix("\n").split("\n")
    return "\n".join([f"- {lines[0]}", *(f"  {line}" if line else "" for line in lines[1:])]) + "\n"
