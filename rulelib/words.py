"""From a rule id and its facts to a sentence in English or Japanese, out of the rulebooks and the glossary."""
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from rulelib.answer import Because
from rulelib.games import game_folder
from rulelib.mistake import LANGUAGES

ROOT = Path(__file__).parent
COMMA = {"en": ", ", "ja": "、"}
PEOPLE = ("names", "behind")  # facts that name people: a player called Leo is no cat


@cache
def glossary() -> dict[str, dict[str, str]]:
    """Every noun of the rulebooks: key to {en, ja}."""
    return _yaml(ROOT / "glossary.yaml")


@cache
def rulebook(game: str) -> dict[str, dict]:
    """The rules of a game by their ids, in the order of the rulebook."""
    return _yaml(ROOT / game_folder(game) / "rules.yaml")


def _yaml(path: Path) -> dict:
    import yaml

    return yaml.load(path.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))


PREFIXES = {"calico": "calico", "catan": "catan", "knit": "knitting-circle", "weave": "warp-and-weft"}


def rule(identifier: str) -> dict:
    """The rulebook entry of a rule; KeyError where there is none."""
    return rulebook(PREFIXES[identifier.split(".")[0]])[identifier]


def title(identifier: str, lang: str) -> str:
    """The short title of a rule."""
    return rule(identifier)["title"][lang]


def text(identifier: str, lang: str) -> str:
    """What a rule says, in one to three sentences."""
    return rule(identifier)["text"][lang]


def ruling(identifier: str, lang: str) -> str | None:
    """The sentence that says what we decided where the rulebook is silent; None where it is not."""
    return rule(identifier).get("ruling", {}).get(lang)


def term(key: str, lang: str) -> str:
    """The word of the glossary; the key itself where it has none."""
    entry = glossary().get(key)
    return entry[lang] if entry else key


def spelled(value: Any, lang: str, game: str) -> str:
    """A fact as it stands in a sentence: glossary words, pieces in words, lists joined."""
    if isinstance(value, (tuple, list)):
        return COMMA[lang].join(spelled(each, lang, game) for each in value) or "–"
    if not isinstance(value, str):
        return str(value)
    spell = import_module(f"rulelib.{game_folder(game)}.spelling").spell
    return spell(value, lang, term) or term(value, lang)


def sentence(reason: Because, lang: str) -> str:
    """One reason as a sentence, from the yes or the no of its rulebook entry."""
    game = PREFIXES[reason.rule.split(".")[0]]
    facts = dict(reason.facts)
    kind = "yes" if reason.holds else "no"
    key = f"{kind}-{facts['say']}" if "say" in facts else kind
    template = rule(reason.rule)[key][lang]
    spelt = {name: COMMA[lang].join(value) if name in PEOPLE else spelled(value, lang, game) for name, value in facts.items()}
    return template.format(**spelt)


def both(speak, *arguments) -> tuple[str, str]:
    """What `speak(*arguments, lang)` says in English and in Japanese."""
    english, japanese = (speak(*arguments, lang) for lang in LANGUAGES)
    return english, japanese
