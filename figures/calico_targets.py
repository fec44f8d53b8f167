"""What of a quilt or a table can be clicked, each with its label in English and in Japanese."""
from functools import lru_cache

from figures.calico_quilt import patches_on
from rulelib.calico.board import BORDER, CELLS, GOAL_CELLS, NAME
from rulelib.calico.patches import COLOURS, PATTERNS
from rulelib.calico.quilt import Quilt
from rulelib.words import term

Label = tuple[str, str]


@lru_cache(maxsize=64)
def patch_label(patch: int | None) -> Label:
    """A patch by its colour and pattern: yellow dots."""
    if patch is None:
        return term("face-down", "en"), term("face-down", "ja")
    colour, pattern = COLOURS[patch // 6], PATTERNS[patch % 6]
    return f"{term(colour, 'en')} {term(pattern, 'en')}", f"{term(colour, 'ja')}の{term(pattern, 'ja')}"


def joined(*labels: Label) -> Label:
    """Labels as one, with the commas of each language."""
    return ", ".join(en for en, _ in labels), "、".join(ja for _, ja in labels)


def both(key: str) -> Label:
    """A word of the glossary in both languages."""
    return term(key, "en"), term(key, "ja")


def cell_label(quilt: Quilt, cell: int, patch: int | None, hidden: bool = False) -> Label:
    """A cell by its name and what lies on it; `hidden` for goals turned down."""
    name = NAME[cell], NAME[cell]
    if cell in GOAL_CELLS:
        return joined(name, both("goal"), both("face-down" if hidden else quilt.goals[GOAL_CELLS.index(cell)]))
    kind = both("printed-patch") if BORDER >> cell & 1 else both("patch")
    if patch is None:
        return joined(name, both("border") if BORDER >> cell & 1 else both("free-space"))
    return joined(name, patch_label(patch), kind)


@lru_cache(maxsize=64)
def quilt_targets(quilt: Quilt, prefix: str = "", owner: tuple[Label, ...] = (), hidden: bool = False) -> dict[str, Label]:
    """Every cell of a quilt; the label of whose it is comes first, where there is one."""
    patches = patches_on(quilt)
    return {prefix + NAME[cell]: joined(*owner, cell_label(quilt, cell, patches.get(cell), hidden)) for cell in CELLS}


def targets(quilt: Quilt, **_options) -> dict[str, Label]:
    """Every cell of a quilt that stands alone."""
    return quilt_targets(quilt)
