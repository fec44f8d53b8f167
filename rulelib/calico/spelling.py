"""Patches and buttons in words: `yd` is yellow dots, 黄色の水玉; `yellow button` is a yellow button, 黄色のボタン."""
from collections.abc import Callable

from rulelib.calico.patches import BY_TEXT, COLOUR_OF, COLOURS, PATTERN_OF, PATTERNS

JOINED = {"en": "{} {}", "ja": "{}の{}"}


def spell(word: str, lang: str, term: Callable[[str, str], str]) -> str | None:
    """A patch's two letters, or a colour's button, in words; None for anything else."""
    if word in BY_TEXT:
        patch = BY_TEXT[word]
        return JOINED[lang].format(term(COLOURS[COLOUR_OF[patch]], lang), term(PATTERNS[PATTERN_OF[patch]], lang))
    if word.endswith(" button"):
        return JOINED[lang].format(term(word.split()[0], lang), term("button", lang))
    return None
