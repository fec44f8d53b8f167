"""How a mistake is told: the pattern of its sentence, and what makes it one sentence."""
import re
from pathlib import Path

import pytest
import yaml

import rulelib
from rulelib.mistake import LANGUAGES

SENTENCES = yaml.safe_load((Path(rulelib.__file__).parent / "mistakes.yaml").read_text("utf-8"))
in_both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def sentence_of(kind, lang):
    """The sentence of a mistake as a pattern, its facts left open."""
    return re.sub(r"\\\{\w+\\\}", ".+", re.escape(SENTENCES[kind][lang]))


def is_one_sentence(text, lang):
    """One line, one full stop, and in Japanese a request at its end: the cure."""
    if lang == "ja":
        return "\n" not in text and text.count("。") == 1 and text[-1] == "。" and "ください" in text
    return "\n" not in text and not re.search(r"[.?!] +[A-Z]", text) and text[-1] in ".?"
