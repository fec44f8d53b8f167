"""The four patterns (knit.pattern.*): one colour is like any other, and only colours count."""
from functools import cache

from rulelib.knitting_circle.deck import COLOUR_BLOCK, NONE, SOLID, STRIPES, SYMMETRY

FEWEST = {STRIPES: 3, COLOUR_BLOCK: 4, SYMMETRY: 4, SOLID: 3}


@cache
def pattern(colours: tuple[int, ...]) -> int:
    """The one pattern of a sequence of colours; solid and stripes before symmetry (knit.pattern.one-a-garment)."""
    length, different = len(colours), len(set(colours))
    if length < 3:
        return NONE
    if different == 1:
        return SOLID
    if different == 2 and all(left != right for left, right in zip(colours, colours[1:])):
        return STRIPES
    if length < 4:
        return NONE
    if colours == colours[::-1]:
        return SYMMETRY
    lengths = [len(block) for block in blocks(colours)]
    return COLOUR_BLOCK if len(lengths) == different and min(lengths) > 1 else NONE


def blocks(colours: tuple[int, ...]) -> list[range]:
    """The runs of one colour from the top, each as its spaces from 0."""
    starts = [at for at in range(len(colours)) if not at or colours[at] != colours[at - 1]]
    return [range(start, end) for start, end in zip(starts, (*starts[1:], len(colours)))]
