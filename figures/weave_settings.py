"""What of a Warp & Weft case in the making can be set by a word: threads off, crossings, holes, reading, cards, question."""
from figures.case_draft import Draft
from figures.case_settings import Setting, case_settings
from figures.editor_words import EditorMistake
from figures.weave_case_draft import ASKS, flip, keep_history, take_off, with_holes
from rulelib.forms import integer, one_of
from rulelib.warp_and_weft.cards import Card, card_text
from rulelib.warp_and_weft.counting import READINGS
from rulelib.warp_and_weft.positions import read_colours
from rulelib.warp_and_weft.texts import read_card, read_cards, read_place
from rulelib.warp_and_weft.threads import FEWEST_HOLES, MOST_HOLES

HISTORY = ("off", "on")


def _parts(line: str) -> list[str]:
    return [part for part in (" ".join(each.split()) for each in line.strip("[] ").split(",")) if part]


def _flip(draft: Draft, line: str) -> Draft:
    names = line.replace("-", " ").split()
    if len(names) != 2:
        raise EditorMistake("flip-two", given=line.strip() or "-")
    return flip(draft, *(read_place(name, draft.start.loom.holes) for name in names))


def _holes(draft: Draft, word: str) -> Draft:
    number = int(word) if word.strip().isdecimal() and len(word) < 9 else word
    return with_holes(draft, integer(number, "holes", FEWEST_HOLES, MOST_HOLES))


def _shown(draft: Draft, line: str) -> Draft:
    cards = read_cards(_parts(line), "cards") if line.strip() else None
    return draft._replace(start=draft.start._replace(shown=cards))


def _goal(draft: Draft, line: str) -> Draft:
    cards: tuple[Card, ...] = read_cards(_parts(line), "goal", 2) if line.strip() else ()
    return draft._replace(start=draft.start._replace(goal=cards))


def _kept(draft: Draft, line: str) -> Draft:
    words = [] if line.strip() == "none" else line.replace(",", " ").strip("[] ").split()
    return draft._replace(start=draft.start._replace(kept=read_colours(words, "kept") if line.strip() else None))


SETTINGS: dict[str, Setting] = {
    "off": lambda draft, word: take_off(draft, read_place(word.strip(), draft.start.loom.holes)),
    "flip": _flip,
    "history": lambda draft, word: keep_history(draft, one_of(word, HISTORY, "history") == "on"),
    "holes": _holes,
    "reading": lambda draft, word: draft._replace(start=draft.start._replace(reading=one_of(word, READINGS, "reading"))),
    "cards": _shown,
    "goal": _goal,
    "buttons": lambda draft, line: draft._replace(start=draft.start._replace(buttons=read_cards(_parts(line), "buttons"))),
    "kept": _kept,
    "card": lambda draft, line: draft.asking("count", card=card_text(read_card(line, "card")))._replace(expect=""),
    **case_settings(ASKS),
}
