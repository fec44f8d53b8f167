"""Case files: a list of rule situations in YAML, read one by one so that a slip in one case leaves the others standing."""
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from rulelib import words
from rulelib.games import COMING, GAMES, game_questions
from rulelib.forms import keys, listed, mapping, one_of, text
from rulelib.mistake import Mistake

KINDS = ("plain", "edge", "ruling")
CASE_KEYS = ("id", "game", "rules", "kind", "en", "ja", "position", "moves", "ask", "expect", "because")


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


def read_cases(path: str | Path) -> Iterator[Case | Mistake]:
    """The cases of a file in order; a case that cannot be read comes as its Mistake, with `case` in its facts. Raises Mistake for the file."""
    seen: set[str] = set()
    for number, raw in enumerate(_items(path), 1):
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
            named.facts.setdefault("case", name)
            yield named


def _items(path: str | Path) -> list[Any]:
    try:
        source = Path(path).read_bytes().decode("utf-8-sig")
        node = yaml.compose(source, Loader=StrictLoader)
    except OSError:
        raise Mistake("file-missing", file=str(path)) from None
    except UnicodeDecodeError:
        raise Mistake("file-not-utf8", file=str(path)) from None
    except yaml.YAMLError as error:
        raise _not_yaml(error, path) from None
    if not isinstance(node, yaml.SequenceNode) or not node.value:
        raise Mistake("file-no-cases", file=str(path))
    return [_construct(child, source) for child in node.value]


def _not_yaml(error: yaml.YAMLError, path: str | Path) -> Mistake:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    return Mistake("file-not-yaml", file=str(path), line=line, column=column)


class StrictLoader(yaml.SafeLoader):
    """A safe loader that refuses a key written twice."""

    def construct_mapping(self, node, deep=False):
        """The map, each key once."""
        counted = Counter(child.value for child, _ in node.value if isinstance(child, yaml.ScalarNode))
        for child, _ in node.value:
            if isinstance(child, yaml.ScalarNode) and counted[child.value] > 1:
                raise Mistake("key-twice", child.value, line=node.start_mark.line + 1)
        return super().construct_mapping(node, deep)


def _construct(node: yaml.Node, source: str) -> Any:
    loader = StrictLoader(source)
    try:
        return loader.construct_document(node)
    except Mistake as mistake:
        name = next((value.value for key, value in getattr(node, "value", ()) if getattr(key, "value", "") == "id"), None)
        if isinstance(name, str):
            mistake.facts["case"] = name
        return mistake
    except (yaml.YAMLError, ValueError, TypeError):
        return Mistake("value", line=node.start_mark.line + 1)
    finally:
        loader.dispose()


def read_case(raw: Any) -> Case:
    """A case from its map. Raises Mistake that names the key."""
    mapping(raw)
    for key in ("id", "game", "ask", "expect"):
        if key not in raw:
            raise Mistake("case-lacks", key, known=CASE_KEYS)
    name, game = text(raw["id"], "id"), text(raw["game"], "game")
    if game in COMING:
        raise Mistake("game-coming", "game", given=game, known=GAMES)
    questions = game_questions(one_of(game, GAMES, "game"))
    keys(raw, CASE_KEYS + questions.ARGUMENTS)
    ask = one_of(raw["ask"], questions.QUESTIONS, "ask")
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
            keys({name: 0}, list(known), place)
    return tuple(value)


def _expected(value: Any, ask: str, known: dict) -> Any:
    """The expectation; a truth value in a list of words is one that YAML made of an unquoted `no`."""
    if isinstance(value, list):
        for each in value:
            text(each, "expect")
    if ask == "legal" and isinstance(value, list):
        _rules(value, known, "expect")
    return value
