"""The colours of Knitting Circle: of the yarn, each always with its letter, of the cats, of cards and wood.

The six yarns were searched for as those of paper.py: they stay apart in lightness and for colour-blind readers.
"""
from figures.paper import CREAM, FILL, INK, LINEN, THREAD, mix
from rulelib.knitting_circle.circle import CATS
from rulelib.knitting_circle.yarn import COLOURS

YARN = ("#a80f1b", "#ea8a22", "#fbe228", "#1c8153", "#12397c", "#a672dd")  # in the order of COLOURS
LETTERS = tuple(colour[0].upper() for colour in COLOURS)
CAT_FILL = tuple(YARN[COLOURS.index(cat)] for cat in CATS)
CAT_LETTER = tuple(cat[0].upper() for cat in CATS)
REQUIRED = "#fffaf0"  # the pale spaces
OPTIONAL = mix(LINEN, THREAD, 0.75)
FAINT = mix(THREAD, INK, 0.12)
BRASS = "#c99a3c"
WOOD = mix(BRASS, LINEN, 0.45)
STEEL = mix(FILL["blue"], CREAM, 0.62)
BACK = mix(THREAD, INK, 0.25)  # of what lies face down
