"""Answers as HTML, in one language at a time: the sentence of each reason, its sign, and its rule's id."""
import re
from collections.abc import Callable, Iterable
from html import escape

from figures.labels import MORE, Label
from rulelib import words
from rulelib.answer import Because
from rulelib.mistake import LANGUAGES, Mistake

SHOWN = 4


def both(speak: Callable[[int], str]) -> tuple[str, str]:
    """What `speak` says in English (0) and in Japanese (1)."""
    return speak(0), speak(1)


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph of plain text."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def labelled(label: Label, text: str, at: int, kind: str = "") -> str:
    """A paragraph that begins with a label, in English a capital letter first."""
    colon, said = (": ", "：")[at], label[at]
    return f'<p class="{kind}"><b>{escape(said if at else said[:1].upper() + said[1:])}</b>{colon}{escape(text)}</p>'


def reason_item(reason: Because, at: int, times: int = 1) -> str:
    """One reason: whether the rule held, its sentence, how many times where it is more than one, its id."""
    sign, kind = ("✓", "held") if reason.holds else ("✗", "broke")
    sentence = escape(words.sentence(reason, LANGUAGES[at])) + (f" <b>× {times}</b>" if times > 1 else "")
    title = escape(words.title(reason.rule, LANGUAGES[at]), quote=True)
    return f'<li class="{kind}">{sign} {sentence} <code title="{title}">{reason.rule}</code></li>'


def rule_item(rule: str, holds: bool, at: int) -> str:
    """A rule as a reason: what it says, with its id."""
    sign, kind = ("✓", "held") if holds else ("✗", "broke")
    text, title = escape(words.text(rule, LANGUAGES[at])), escape(words.title(rule, LANGUAGES[at]), quote=True)
    return f'<li class="{kind}">{sign} {text} <code title="{title}">{rule}</code></li>'


def rule_said(rule: str, at: int) -> str:
    """What a rule says, with its title and its id."""
    title, text = (escape(say(rule, LANGUAGES[at])) for say in (words.title, words.text))
    return f'<p class="rule"><b>{title}</b> <code>{rule}</code><br>{text}</p>'


def reasons(because: Iterable[Because], at: int, shown: int = SHOWN) -> str:
    """The reasons of an answer as a list, those that sound alike told once; those past the first few are folded away."""
    every = list(because)
    alike = [reason_item(reason, at) for reason in every]
    told = {item: reason_item(reason, at, alike.count(item)) for item, reason in zip(alike, every, strict=True)}
    few = len(set(alike[:shown]))
    first, rest = "".join([*told.values()][:few]), "".join([*told.values()][few:])
    folded = f'<details><summary>{MORE[at].format(len(told) - few)}</summary><ul class="reasons">{rest}</ul></details>' if rest else ""
    return f'<ul class="reasons">{first}</ul>{folded}' if told else ""


def folded(summary: str, text: str) -> str:
    """A text that is read by those alone who open it."""
    return f"<details><summary>{escape(summary)}</summary>{paragraph(text)}</details>"


def mistaken(mistake: Mistake) -> tuple[str, str]:
    """A bad input, told in one sentence in each language; what could be typed instead stands in `backticks`."""
    return both(lambda at: '<p class="mistake">' + re.sub("`([^`]+)`", r"<code>\1</code>", escape(mistake.say(LANGUAGES[at]))) + "</p>")
