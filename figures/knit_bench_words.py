"""What is said beside a workbench of Knitting Circle, in both languages."""
from figures.knit_labels import Label

TOOL: Label = ("Now", "今すること")
TOOLS: dict[str, Label] = {
    "knit": ("Knit", "編む"),
    "flip": ("Turn over", "裏返す"),
    "begin": ("Begin a garment", "新しい衣服"),
    "paw": ("Use a paw", "肉球を使う"),
    "finish": ("Finish", "完成させる"),
}
TODO: dict[str, Label] = {
    "knit": ("Click a tile in the row or the bowl, then a garment.", "個人ボードの上部か毛糸ボウルのタイルを選び、次に衣服を選びます。"),
    "knit-on": ("Now the garment for {tile}.", "{tile}を編む衣服を選びます。"),
    "flip": ("Click the tile in the row that is to be turned over.", "裏返したいタイルを個人ボードの上部から選びます。"),
    "flip-for": ("Now the tile that goes back to the bag for {tile}.", "{tile}を裏返すために、袋に戻すタイルを選びます。"),
    "begin": ("Click a deck.", "デッキを選びます。"),
    "begin-keep": ("Two {garment} cards are drawn. Which one is kept?", "{garment}のカードを2枚引きました。残すカードを選びます。"),
    "begin-pay": ("Now the {colour} tile that pays for it.", "支払う{colour}のタイルを選びます。"),
    "paw": ("Which colour do you look for in the bag?", "袋の中から探す色を選びます。"),
    "finish": ("Click a garment to see what it would bring.", "衣服を選ぶと、完成させたら何が得られるかわかります。"),
    "finish-choice": ("Two buttons of a shape fit; choose one of them.", "同じ形のボタンが2枚とも条件を満たします。どちらかを選びます。"),
    "finish-now": ("Declare {garment} finished, or knit on.", "{garment}を「編み終える」と宣言するか、さらに編みます。"),
}
KEEP: Label = ("Keep the card with", "残すカード")
NOT_IN_BAG: Label = ("None of that colour is in the bag.", "その色は袋に残っていません。")
SHAPE: dict[int, Label] = {0: ("Circle", "丸のボタン"), 1: ("Triangle", "三角のボタン"), 2: ("Square", "四角のボタン")}
FINISH: Label = ("Declare it finished", "「編み終える」と宣言")
CHOOSE_FIRST: Label = ("Choose a garment first.", "先に衣服を選んでください。")
CHOOSE_BUTTON: Label = ("Choose the button first.", "先にボタンを選んでください。")
SHOW: Label = ("Show what is allowed", "できることを示す")
HIDE: Label = ("Hide what is allowed", "できることを隠す")
SHUFFLE: Label = ("Other buttons", "ボタンを替える")
LINE: Label = ("Type an action", "アクションを入力")
EXAMPLE: Label = ("knit red k 1, flip red k cost blue p, finish 1", "knit red k 1、flip red k cost blue p、finish 1")
UNKNOWN: Label = ("Nobody knows this tile.", "このタイルの色はわかりません。")
IN_BOWL: Label = ("A tile from the bowl may be knitted with either side up; it needs no turning.", "毛糸ボウルのタイルはどちらの向きでも編めるので、裏返す必要はありません。")
BRINGS: Label = ("It would bring", "得られるもの")
BROUGHT: Label = ("It brought", "得たもの")
SO_FAR: Label = ("So far", "今の状態")
STATE: Label = ("{garment}: {filled} of {spaces} spaces, {pattern}", "{garment}：{spaces}マス中{filled}マス、{pattern}")
NOW: Label = ("Points as it stands", "今の得点")
FREE: Label = (
    "Every colour lies in the bowl and never runs out; needles and paws come back. Knit whatever you like.",
    "毛糸ボウルには6色が揃っていて、なくなりません。編み針も肉球も戻ります。自由に編んでみましょう。",
)
