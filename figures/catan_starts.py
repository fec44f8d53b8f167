"""Where the boards of the chapters begin: positions as the cases write them, and what is worth trying there."""
from random import Random
from typing import Any, NamedTuple

from figures.labels import Label
from rulelib.catan import new_game, read
from rulelib.catan.lands import EXAMPLE_ISLAND
from rulelib.catan.table import Table


class Start(NamedTuple):
    """A position, what to try on it, the tool that clicks begin with, and whether dice may be rolled again and again."""

    position: dict[str, Any]
    hint: Label
    tool: str = "build"
    roll_on: bool = False

    def table(self) -> Table:
        """The position as a table; without players a set-up of four on the island of the examples."""
        return read(self.position) if self.position else new_game(4, Random(1), EXAMPLE_ISLAND)


SEVERAL = {
    "red": {"settlements": [13], "cities": [36], "roads": ["13-18", "36-41"]},
    "blue": {"settlements": [10], "cities": [20], "roads": ["10-15", "20-25"]},
    "white": {"settlements": [29], "cities": [46], "roads": ["29-34", "46-50"]},
}

LOOP = {
    "players": {
        "red": {"settlements": [9], "roads": ["9-14", "14-19", "19-24", "18-24", "13-18", "9-13", "24-30", "30-36", "36-41"]},
        "blue": {"settlements": [46], "roads": ["31-37", "37-42", "42-46", "41-46"]},
        "white": {},
    }
}


def _held(**hands: dict[str, int]) -> dict[str, Any]:
    """Several players with some resources."""
    return {colour: seat | {"hand": hands.get(colour, {})} for colour, seat in SEVERAL.items()}


STARTS: dict[str, Start] = {
    "turn": Start(
        {"players": _held(red={"lumber": 2, "brick": 2, "wool": 1, "grain": 1}, blue={"lumber": 1, "brick": 1, "ore": 2}, white={"wool": 2}), "phase": "roll"},
        ("Roll, build a road on 18-24 and a settlement on corner 24, pass the dice. Then you are Blue.", "サイコロを振り、辺18-24に道、交差点24に開拓地を建てて、手番を終えましょう。次は青の手番です。"),
    ),
    "setup": Start(
        {},
        ("Try a corner beside a settlement, too. After the last pair the first player takes the first turn.", "開拓地のすぐ隣の交差点も試してみましょう。全員が置き終わると、最初の人の手番になります。"),
    ),
    "production": Start(
        {"players": SEVERAL, "bank": {"ore": 1, "lumber": 2}, "robber": 15, "phase": "roll"},
        ("The robber stands on the grain of land 15; the bank has 1 ore and 2 lumber left. Choose 6, then 5, then 3.", "盗賊は土地15の畑にいて、銀行には鉱石1枚と木材2枚しかありません。合計6、5、3の順に選んでみましょう。"),
        roll_on=True,
    ),
    "robber": Start(
        {"players": _held(red={"lumber": 4, "wool": 3, "ore": 2}, blue={"grain": 5, "brick": 3}, white={"ore": 2, "wool": 1}), "phase": "roll"},
        ("Choose the total 7. Red has nine cards, Blue eight, White three.", "合計7を選んでみましょう。材料は赤が9枚、青が8枚、白が3枚です。"),
        roll_on=True,
    ),
    "trade": Start(
        {
            "players": {
                "red": {"settlements": [12, 29], "roads": ["12-17", "29-34"], "hand": {"lumber": 4, "wool": 4, "brick": 2, "grain": 1}},
                "blue": {"settlements": [16, 10], "roads": ["16-21", "10-14"], "hand": {"ore": 2, "grain": 2}},
                "white": {"settlements": [27, 46], "roads": ["27-33", "46-50"], "hand": {"ore": 1, "wool": 2}},
            }
        },
        ("Red has a town at the lumber harbour and only a road at the brick harbour. Click a harbour to see Red's rates.", "赤の開拓地は木材の港にあり、レンガの港には道しかありません。港を選ぶと、赤の交換の比率が出ます。"),
        "trade",
    ),
    "building": Start(
        {
            "players": {
                "red": {"settlements": [13, 36], "roads": ["13-18", "18-24", "36-41", "41-45"], "hand": {"lumber": 3, "brick": 3, "wool": 1, "grain": 3, "ore": 3}},
                "blue": {"settlements": [24, 10], "roads": ["24-30", "10-14"]},
                "white": {"settlements": [46, 29], "roads": ["46-50", "29-34"]},
            }
        },
        ("Red has cards for several things. Try a road beyond Blue's settlement on corner 24, a settlement on 41 and one on 45.", "赤はいろいろ建てられます。青の開拓地（交差点24）の先の道、交差点41や45の開拓地を試してみましょう。"),
    ),
    "cards": Start(
        {
            "players": {
                "red": SEVERAL["red"] | {"cards": ["knight", "road-building", "year-of-plenty", "monopoly"], "new-cards": ["victory-point"], "knights": 2, "hand": {"wool": 1, "grain": 1, "ore": 1}},
                "blue": SEVERAL["blue"] | {"hand": {"ore": 2, "wool": 3}},
                "white": SEVERAL["white"] | {"hand": {"ore": 1, "brick": 2}, "knights": 1},
            }
        },
        ("One card a turn: play one, try a second, then take moves back and play another.", "使えるのは1手番に1枚です。1枚使って2枚目も試し、手を戻して別のカードも使ってみましょう。"),
        "cards",
    ),
    "winning": Start(
        {
            "players": {
                "red": {
                    "settlements": [29, 45], "cities": [13, 36], "roads": ["13-18", "18-24", "36-41", "41-45", "29-34"],
                    "hand": {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}, "cards": ["victory-point"], "knights": 3,
                },
                "blue": {
                    "settlements": [47, 50], "cities": [10, 20, 32],
                    "roads": ["10-15", "15-20", "20-26", "26-32", "32-38", "38-43", "43-47", "50-54"],
                },
                "white": {"settlements": [1, 22], "roads": ["1-4", "17-22"]},
            }
        },
        ("It is Red's turn; Blue has 10 points already. Settle on corner 24, or take that back and pass the dice.", "赤の手番で、青にはもう10点あります。交差点24に開拓地を建てるか、それを戻して手番を終えてみましょう。"),
    ),
}  # fmt: skip
