"""Patch tiles: six colours, six patterns, three of each pairing in the box (calico.tile.two-faces).

A patch is an int, 6 × colour + pattern; its text is the two letters, colour first: `yd`.
"""
COLOURS = ("yellow", "green", "cyan", "blue", "purple", "pink")
PATTERNS = ("dots", "stripes", "fern", "flowers", "vines", "quatrefoil")
COLOUR_LETTERS = "ygcbpk"
PATTERN_LETTERS = "dsfwvq"
COPIES = 3

PATCHES = range(36)
COLOUR_OF = tuple(patch // 6 for patch in PATCHES)
PATTERN_OF = tuple(patch % 6 for patch in PATCHES)
TEXT = tuple(COLOUR_LETTERS[patch // 6] + PATTERN_LETTERS[patch % 6] for patch in PATCHES)
BY_TEXT = {text: patch for patch, text in zip(PATCHES, TEXT)}


def patch_text(patch: int | None) -> str:
    """The two letters of a patch; `?` for one that is not known."""
    return "?" if patch is None else TEXT[patch]
