"""Whether every reason can be told."""
import re

from rulelib import words
from rulelib.mistake import LANGUAGES


def spoken(reason) -> str:
    """Which sentence of its rulebook entry tells a reason."""
    return ("yes" if reason.holds else "no") + (f"-{reason.fact('say')}" if "say" in dict(reason.facts) else "")


def unsayable(reason) -> list[str]:
    """What is wrong with the sentences of a reason."""
    entry, facts, kind = words.rule(reason.rule), dict(reason.facts), spoken(reason)
    if kind not in entry:
        return [f"{reason.rule} has no {kind}"]
    wrong = []
    for lang in LANGUAGES:
        told = words.sentence(reason, lang)
        empty = [name for name in re.findall(r"{(\w+)}", entry[kind][lang]) if facts[name] in ("", None, (), [])]
        wrong += [f"{reason.rule} {kind} {lang}: no {name}: {told}" for name in empty]
        wrong += [f"{reason.rule} {kind} {lang}: {told}"] if not told.strip() or "{" in told or "}" in told else []
    return wrong
