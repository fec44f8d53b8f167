"""Cards in words: `pink-blue` is pink beside blue, ピンクと青の隣接; `pink OU blue` is pink over, under blue, 青の上・下を通るピンク."""
import re
from collections.abc import Callable

from rulelib.warp_and_weft.threads import COLOURS

BESIDE = {"en": "{0} beside {1}", "ja": "{0}と{1}の隣接"}
ACROSS = {"en": "{0} {2} {1}", "ja": "{1}の{2}を通る{0}"}
SIDES = {"en": {"O": "over", "U": "under"}, "ja": {"O": "上", "U": "下"}}
JOIN = {"en": "-", "ja": "・"}
_CARD = re.compile(r"([a-z]+)(?:-| ([OU]{2}) )([a-z]+)")


def spell(word: str, lang: str, term: Callable[[str, str], str]) -> str | None:
    """A card in words; None for anything else."""
    match = _CARD.fullmatch(word)
    if not match or match[1] not in COLOURS or match[3] not in COLOURS:
        return None
    colours = [term(colour, lang) for colour in (match[1], match[3])]
    if match[2] is None:
        return BESIDE[lang].format(*colours)
    return ACROSS[lang].format(*colours, JOIN[lang].join(SIDES[lang][side] for side in match[2]))
