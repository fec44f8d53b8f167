"""Where the boards of the chapters begin: positions as the cases write them, and what is worth trying there."""
from typing import Any, NamedTuple

from figures.knit_labels import Label
from rulelib.knitting_circle import read
from rulelib.knitting_circle.knitter import Seat


class Start(NamedTuple):
    """A position, what to try in it, and the tool that clicks begin with."""

    position: dict[str, Any]
    hint: Label
    tool: str = "knit"

    def seat(self) -> Seat:
        """The position as a player alone."""
        return read(self.position)  # type: ignore[return-value]


EIGHT = {
    "circle": ["red 2", 2, "blue 2", 0, 1, "green 2", 2, 1],
    "slots": {
        1: ["red p", "yellow p"], 2: ["blue k", "green k"], 3: ["orange p", "purple p"], 5: ["red p"],
        6: ["yellow k", "blue k"], 7: ["purple p", "orange p"], 8: ["green k"],
    },
    "cat": "red",
}  # fmt: skip
STRIPED = {"garment": "hat", "yarn": ["red k", "blue p", "red k", "blue p"], "bonus": "two-each-stripes"}

STARTS: dict[str, Start] = {
    "circle": Start(EIGHT, ("Try space 3, where the blue cat sits, then a space that is too far.", "青の猫駒がいるスペース3や、遠すぎるスペースも試してみましょう。")),
    "four-cats": Start(
        {"circle": ["red 2", 2, "blue 2", 2, "green 2", 2, "yellow 2", 2, 2, 2], "cat": "red"},
        ("Take turns: the next cat walks by itself. Watch the gaps grow.", "1匹ずつ順に歩かせます。取るたびに次の猫の番になり、空いた所が増えていきます。"),
    ),
    "lap": Start(
        {"circle": ["blue 1", 0, "red 2", 0, "green 1", 0], "slots": {1: ["red p"], 3: ["yellow p", "green p"], 5: ["blue p"]}, "cat": "red"},
        ("There is yarn nowhere but where cats sit. May the red cat stay?", "毛糸は、猫駒のいるスペースにしかありません。赤の猫駒はその場に残れるでしょうか。"),
    ),
    "row": Start(
        {**EIGHT, "row": ["red p", "blue k", "yellow k"]},
        ("The red player has three tiles. After the fourth turn, choose the red cat again.", "赤のプレイヤーは3枚持っています。4枚目を取ったら、もう一度赤の猫駒を選んでみましょう。"),
    ),
    "sides": Start(
        {
            "row": ["red k", "blue p", "red p", "yellow k"],
            "bowl": ["blue", "green"],
            "paws": 1,
            "needles": 1,
            "garments": [{"garment": "scarf", "yarn": ["green p"], "bonus": "two-points"}],
        },
        ("The scarf asks for knit next. Try a purl tile from the row, then one from the bowl.", "マフラーの次のマスは編み目側です。上部の裏編み側のタイルと、毛糸ボウルのタイルを試してみましょう。"),
    ),
    "begin": Start(
        {
            "row": ["yellow k", "red p", "blue p", "purple k"],
            "bowl": ["green"],
            "needles": 1,
            "workspace": ["red+blue", "yellow+green", "hat", "scarf", "stripes", "symmetry"],
            "garments": [{"garment": "mittens", "yarn": ["red k"], "bonus": "paw-now"}],
        },
        ("One needle is free. Begin a hat, pay with blue first, then with yellow; then try a third garment.", "編み針トークンは1枚空いています。帽子を始めるのに、まず青、次に黄色で払ってみましょう。そのあと3着目も試します。"),
        "begin",
    ),
    "flip": Start(
        {
            "row": ["blue k", "yellow k", "yellow p", "red k"],
            "bowl": ["green"],
            "garments": [{"garment": "hat", "yarn": ["yellow k"], "bonus": "one-each-garment"}],
        },
        ("The hat needs purl, and the blue tile shows knit. Choose it, then the tile that pays.", "帽子の次のマスは裏編み側なのに、青は編み目側です。青を選び、続けて袋に戻すタイルを選びます。"),
        "flip",
    ),
    "finish": Start(
        {
            "row": ["red k", "green p", "blue p"],
            "bowl": ["red"],
            "paws": 1,
            "workspace": ["red+blue", "red+green", "hat", "mittens", "stripes", "symmetry"],
            "garments": [STRIPED, {"garment": "mittens", "yarn": ["red k", "green p"], "bonus": "paw-now"}],
        },
        ("Look at the hat now, then with one more tile. The mittens lack a tile.", "帽子を今完成させた場合と、もう1枚編んだ場合を比べましょう。ミトンはあと1枚足りません。"),
        "finish",
    ),
    "buttons": Start(
        {
            "row": ["yellow k"],
            "bowl": ["red"],
            "workspace": ["red+blue", "blue+yellow", "hat", "socks", "stripes", "symmetry"],
            "garments": [STRIPED | {"yarn": ["red k", "blue p", "blue k", "red p"]}],
        },
        ("Finish the hat as it is, or with yellow on space 5: which buttons change?", "帽子を今完成させるのと、マス5に黄色を編んでからとでは、ボタンがどう変わるでしょうか。"),
        "finish",
    ),
    "angry": Start(
        {
            "row": ["red k", "yellow p"],
            "bowl": ["blue"],
            "paws": 1,
            "workspace": ["red+blue", "green+yellow", "socks", "hat", "stripes", "solid"],
            "garments": [{"garment": "hat", "yarn": ["red k", "blue p", "red k"], "bonus": "two-points"}],
        },
        ("The fourth tile decides: yellow, or blue from the bowl? Finish it, undo, try the other.", "4枚目で決まります。黄色にするか、毛糸ボウルの青にするか。完成させたら戻して、もう一方も試しましょう。"),
    ),
    "icons": Start(
        {
            "row": ["orange k", "blue p", "green p", "red k"],
            "bowl": ["green"],
            "bag": ["red", "blue", "yellow", "green"],
            "garments": [
                {"garment": "socks", "yarn": ["orange p", "orange k", "orange p"], "bonus": "two-points"},
                {"garment": "scarf", "yarn": ["green p", "green k", "green p", "green k", "green p"], "bonus": "two-points"},
            ],
        },
        ("Space 4 of the socks gives a tile, space 6 of the scarf a paw. Use what comes at once.", "靴下のマス4は毛糸、マフラーのマス6は肉球をくれます。もらったものは、すぐに使えます。"),
    ),
    "requests": Start(
        {
            "row": ["green k", "green p"],
            "bowl": ["yellow"],
            "requests": ["three-types", "seven-tiles"],
            "workspace": ["green+yellow", "red+blue", "scarf", "hat", "stripes", "solid"],
            "garments": [
                {"garment": "mittens", "yarn": ["red k", "red p", "red k"], "finished": True, "buttons": ["solid"]},
                {"garment": "hat", "yarn": ["red k", "blue p", "red k", "blue p"], "finished": True, "buttons": ["hat"]},
                {"garment": "scarf", "yarn": ["green p", "yellow k", "green p", "yellow k"], "bonus": "two-points"},
            ],
        },
        ("Three types, or seven tiles? Finish the scarf now, or go on with it first.", "3種類の衣服か、毛糸7枚の衣服か。マフラーを今完成させるのと、編み進めてからとを比べましょう。"),
        "finish",
    ),
    "round-end": Start(
        {
            "circle": ["red 1", 0, "blue 1", 2, 1, 0],
            "slots": {1: ["red p"], 3: ["yellow p"], 4: ["green k", "blue k"], 5: ["purple p"]},
            "cat": "red",
            "row": ["red k", "blue p", "blue k"],
            "bowl": ["green", "yellow"],
            "bag": ["orange", "purple", "red", "green", "blue", "yellow", "red", "orange", "green"],
            "workspace": ["red+blue", "hat", "stripes", "solid"],
        },
        ("Five tiles are left. Try to keep three.", "タイルは5枚残っています。3枚残せるか試してみましょう。"),
    ),
    "evening": Start(
        {
            **EIGHT,
            "row": ["orange k", "red p", "purple p"],
            "bowl": ["yellow"],
            "bag": ["blue", "orange", "green", "purple", "red", "yellow", "blue"],
            "workspace": ["green+purple", "yellow+green", "socks"],
            "garments": [{"garment": "socks", "yarn": ["orange p", "red k"], "bonus": "one-each-garment"}],
        },
        ("The socks ask for purl next. Which two tiles will you want tomorrow?", "靴下の次のマスは裏編み側です。次のラウンドに使いたい2枚はどれでしょう。"),
    ),
}
