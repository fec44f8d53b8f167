"""Words of Knitting Circle that the glossary has under another key, and tiles and buttons put together: `red k` is red (knit), 赤（編み目側）."""
import re
from collections.abc import Callable

from rulelib.knitting_circle.yarn import COLOURS

KEYS = {
    "stripes": "striped",
    "none": "no-pattern",
    "triangle": "triangular",
    "k": "knit",
    "p": "purl",
    "row": "yarn-row",
    "knit": "knitting",  # the phase; the side is told from `k`
    "cards": "knit-cards",
    "start-tile": "knit-start-tile",
}
TILE = {"en": "{0} ({1})", "ja": "{0}（{1}）"}
PAIR = {"en": "{0} and {1}", "ja": "{0}と{1}"}
SOME = {"?": {"en": "a tile that nobody knows", "ja": "色のわからない毛糸タイル"}}
_TILE = re.compile(r"([a-z]+) ([kp])")


def spell(word: str, lang: str, term: Callable[[str, str], str]) -> str | None:
    """A tile, a pair of colours or a word with another key, in words; None for anything else."""
    tile, pair = _TILE.fullmatch(word), word.split("+")
    if tile and tile[1] in COLOURS:
        return TILE[lang].format(term(tile[1], lang), term(KEYS[tile[2]], lang))
    if len(pair) == 2 and set(pair) <= set(COLOURS):
        return PAIR[lang].format(*(term(colour, lang) for colour in pair))
    if word in SOME:
        return SOME[word][lang]
    return term(KEYS[word], lang) if word in KEYS else None
