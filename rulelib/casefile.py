"""Case files: a list of rule situations in YAML, read one by one so that a slip in one case leaves the others standing."""
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from rulelib import words
from rulelib.files import read_text
from rulelib.forms import keys, listed, mapping, one_of, shown, text
from rulelib.games import GAMES, game_questions
from rulelib.letters import UNSEEN
from rulelib.mistake import Mistake, short
from rulelib.strict_yaml import built, composed

KINDS = ("plain", "edge", "ruling")
CASE_KEYS = ("id", "game", "rules", "kind", "en", "ja", "position", "moves", "ask", "expect", "because")
LONGEST_ID = 80


class Case(NamedTuple):
    """One rule situation, as it stands in its file."""

    id: str
    game: str
    rules: tuple[str, ...]
    kind: str
    en: str
    ja: str
    position: dict[str, Any]
    moves: tuple[str, ...]
    ask: str
    expect: Any
    because: tuple[str, ...]
    arguments: dict[str, Any]


def chapter_of(path: Path) -> str:
    """The chapter of a case file: b4_buttons is B4, c04_production C4."""
    name = path.stem.split("_")[0]
    return f"{name[0].upper()}{int(name[1:])}"


def read_cases(path: str | Path, called: str = "") -> Iterator[Case | Mistake]:
    """The cases of a file in order; a case that cannot be read comes as its Mistake, with `case` in its facts. Raises Mistake for the file.

    `called` is what the file is called in what is told of it, where its path is nobody's business.
    """
    try:
        source = read_text(path)
    except Mistake as mistake:
        raise Mistake(mistake.kind, mistake.place, called or str(path), **mistake.facts) from None
    yield from read_case_text(source, called or path)


def read_case_text(source: str, path: str | Path) -> Iterator[Case | Mistake]:
    """The same from the text of a case file, wherever it came from; `path` is what it is called."""
    seen: set[str] = set()
    for number, raw in enumerate(_items(source, path), 1):
        name = f"#{number}"
        try:
            if isinstance(raw, Mistake):
                raise raw
            if isinstance(raw, dict) and isinstance(raw.get("id"), str):
                name = raw["id"]
            case = read_case(raw)
            if case.id in seen:
                raise Mistake("case-twice", "id", given=case.id)
            seen.add(case.id)
            yield case
        except Mistake as mistake:
            named = mistake.at(file=str(path))
            named.facts["case"] = short(named.facts.get("case", name)) or f"#{number}"
            yield named


def _items(source: str, path: str | Path) -> list[Any]:
    try:
        node = composed(source)
    except Mistake as mistake:
        raise mistake.at(file=str(path)) from None
    if not isinstance(node, yaml.SequenceNode) or not node.value:
        raise Mistake("file-no-cases", file=str(path))
    return [_item(child) for child in node.value]


def _item(node: yaml.Node) -> Any:
    """One entry of the list, or the Mistake in it; a Mistake leaves the other entries standing."""
    try:
        return built(node)
    except Mistake as mistake:
        pairs = node.value if isinstance(node, yaml.MappingNode) else ()
        names = [value.value for key, value in pairs if key.value == "id" and isinstance(value, yaml.ScalarNode)]
        mistake.facts |= {"case": names[0]} if names else {}
        return mistake


def read_case(raw: Any) -> Case:
    """A case from its map. Raises Mistake that names the key."""
    mapping(raw)
    for key in ("id", "game", "ask", "expect"):
        if key not in raw:
            raise Mistake("case-lacks", key, known=CASE_KEYS)
    name, game = _name(raw["id"]), text(raw["game"], "game")
    questions = game_questions(one_of(game, GAMES, "game"))
    keys(raw, CASE_KEYS + questions.ARGUMENTS)
    ask = one_of(raw["ask"], questions.QUESTIONS, "ask")
    if "move" in raw and ask != "legal":
        raise Mistake("move-unasked", "move", given=ask)
    known = words.rulebook(game)
    return Case(
        id=name,
        game=game,
        rules=_rules(raw.get("rules", []), known, "rules"),
        kind=one_of(raw.get("kind", "plain"), KINDS, "kind"),
        en=text(raw.get("en", ""), "en"),
        ja=text(raw.get("ja", ""), "ja"),
        position=mapping(raw.get("position", {}), "position"),
        moves=tuple(text(line, f"moves {number}") for number, line in enumerate(listed(raw.get("moves", []), "moves"), 1)),
        ask=ask,
        expect=_expected(raw["expect"], ask, known),
        because=_rules(raw.get("because", []), known, "because"),
        arguments={key: raw[key] for key in questions.ARGUMENTS if key in raw},
    )


def _rules(value: Any, known: dict, place: str) -> tuple[str, ...]:
    for name in listed(value, place):
        if text(name, place) not in known:
            near = get_close_matches(name, list(known), 1)
            raise Mistake("rule-near" if near else "rule", place, given=name, near=near[0] if near else "")
    return tuple(value)


def _expected(value: Any, ask: str, known: dict) -> Any:
    """The expectation; what `legal` may expect is known before the answer is."""
    if ask == "legal" and isinstance(value, list):
        _rules(value, known, "expect")
    elif ask == "legal" and not isinstance(value, bool):
        raise Mistake("truth-or-rules", "expect", given=f'"{value}"' if isinstance(value, str) else shown(value))
    return value


def _name(value: Any) -> str:
    """The id of a case: text on one line, since the check prints it."""
    if not text(value, "id").strip() or len(value) > LONGEST_ID or UNSEEN.search(value):
        raise Mistake("case-id", "id", most=LONGEST_ID)
    return value
