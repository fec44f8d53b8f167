"""What a tile would bring on every free space, as marks on the quilt and in words."""
from functools import lru_cache

from figures.calico_targets import patch_label
from rulelib.answer import CANDIDATE
from rulelib.calico.board import NAME, NEAR
from rulelib.calico.patches import COLOUR_OF, COLOURS, PATTERN_OF
from rulelib.calico.quilt import Quilt
from rulelib.calico.tokens import Prospect, prospects
from rulelib.groups import spread
from rulelib.mistake import LANGUAGES
from rulelib.words import COMMA, term

BRINGS = ("{patch} would bring {what}.", "{patch}で得られるもの：{what}。")
NOTHING = ("{patch} would bring no token yet.", "{patch}を置いても、まだトークンは得られません。")
GROWS = ("On the dotted spaces a group without a token grows.", "点線のマスに置くと、トークンのないまとまりが大きくなります。")
ON = ("+{points} ({tokens}) on {cells}", "{tokens}（+{points}点、{cells}）")
BUTTON = ("{colour} button", "{colour}のボタン")


def grows(quilt: Quilt, patch: int, cell: int, there: Prospect) -> bool:
    """Whether the patch joins others on this cell in a group that has no token yet."""
    bit = 1 << cell
    sides = ((there.colour_size, quilt.colours[COLOUR_OF[patch]], False), (there.pattern_size, quilt.patterns[PATTERN_OF[patch]], True))
    return any(size > 1 and not quilt.scored_by(spread(bit, plane | bit, NEAR), kind) for size, plane, kind in sides)


@lru_cache(maxsize=256)
def prospect_marks(quilt: Quilt, patch: int, prefix: str = "") -> tuple:
    """Marks for a picture: `candidate:+3` where a patch brings points, `candidate` where only a group grows."""
    marked: dict[str, list[str]] = {}
    for cell, there in prospects(quilt, patch).items():
        if there.points:
            marked.setdefault(f"{CANDIDATE}:+{there.points}", []).append(prefix + NAME[cell])
        elif grows(quilt, patch, cell, there):
            marked.setdefault(CANDIDATE, []).append(prefix + NAME[cell])
    return tuple((role, tuple(cells)) for role, cells in marked.items())


def token_words(patch: int, there: Prospect, at: int) -> str:
    """The tokens of a placement in words; empty for none."""
    lang = LANGUAGES[at]
    words = [BUTTON[at].format(colour=term(COLOURS[COLOUR_OF[patch]], lang))] * there.button
    words += [term(there.cat, lang)] * bool(there.cat) + [term("rainbow", lang)] * there.rainbow
    return COMMA[lang].join(words)


@lru_cache(maxsize=256)
def prospect_words(quilt: Quilt, patch: int, at: int) -> str:
    """What a patch would bring and where, in a sentence or two; best first."""
    found: dict[tuple[int, str], list[str]] = {}
    growing = False
    for cell, there in prospects(quilt, patch).items():
        if there.points:
            found.setdefault((there.points, token_words(patch, there, at)), []).append(NAME[cell])
        else:
            growing = growing or grows(quilt, patch, cell, there)
    comma, name = COMMA[LANGUAGES[at]], patch_label(patch)[at]
    best = sorted(found.items(), key=lambda item: (-item[0][0], item[1]))
    what = comma.join(ON[at].format(points=points, tokens=tokens, cells=comma.join(cells)) for (points, tokens), cells in best)
    said = (BRINGS if what else NOTHING)[at].format(patch=name[:1].upper() + name[1:] if at == 0 else name, what=what)
    return " ".join((said, GROWS[at])) if growing and at == 0 else said + GROWS[at] * growing
