"""The four printed borders, copied from the ledger as it stands there: independent of the code that is tested."""

PRINTED = {
    "blue": {
        "row0": "pink-vines yellow-stripes cyan-vines pink-fern purple-quatrefoil yellow-flowers green-stripes",
        "right_r1_r5": "blue-dots purple-vines yellow-fern green-quatrefoil blue-flowers",
        "row6": "purple-flowers cyan-quatrefoil pink-flowers blue-fern green-vines pink-dots cyan-stripes",
        "left_r1_r5": "green-flowers blue-quatrefoil cyan-fern purple-stripes yellow-dots",
    },
    "green": {
        "row0": "blue-fern yellow-vines green-fern blue-stripes purple-quatrefoil yellow-dots cyan-vines",
        "right_r1_r5": "pink-flowers purple-fern yellow-stripes cyan-quatrefoil pink-dots",
        "row6": "green-stripes blue-dots green-quatrefoil pink-stripes cyan-fern blue-flowers green-vines",
        "left_r1_r5": "purple-dots pink-quatrefoil cyan-stripes yellow-flowers purple-vines",
    },
    "purple": {
        "row0": "yellow-flowers pink-dots purple-flowers yellow-fern cyan-stripes pink-quatrefoil green-dots",
        "right_r1_r5": "blue-vines cyan-flowers pink-fern green-stripes blue-quatrefoil",
        "row6": "purple-fern yellow-quatrefoil purple-stripes blue-fern green-flowers yellow-vines purple-dots",
        "left_r1_r5": "cyan-quatrefoil blue-stripes green-fern pink-vines cyan-dots",
    },
    "yellow": {
        "row0": "green-quatrefoil blue-flowers yellow-stripes purple-dots blue-vines green-fern pink-quatrefoil",
        "right_r1_r5": "cyan-flowers blue-stripes green-dots pink-vines cyan-fern",
        "row6": "cyan-vines purple-fern yellow-vines cyan-dots pink-stripes purple-flowers yellow-quatrefoil",
        "left_r1_r5": "pink-fern purple-vines yellow-dots green-flowers blue-quatrefoil",
    },
}
LETTERS = {"yellow": "y", "green": "g", "cyan": "c", "blue": "b", "purple": "p", "pink": "k"}
PATTERN_LETTERS = {"dots": "d", "stripes": "s", "fern": "f", "flowers": "w", "vines": "v", "quatrefoil": "q"}


def printed(border: str) -> dict[str, str]:
    """The patches of a printed border: cell name to two letters; empty for `none`."""
    if border == "none":
        return {}
    sides = PRINTED[border]
    places = {
        "row0": [f"A{column}" for column in range(1, 8)],
        "right_r1_r5": [f"{row}7" for row in "BCDEF"],
        "row6": [f"G{column}" for column in range(1, 8)],
        "left_r1_r5": [f"{row}1" for row in "BCDEF"],
    }
    patches = {}
    for side, cells in places.items():
        for cell, words in zip(cells, sides[side].split(), strict=True):
            colour, pattern = words.split("-")
            patches[cell] = LETTERS[colour] + PATTERN_LETTERS[pattern]
    return patches
