"""The words of a self-check on the island."""
from figures.labels import Label

ASKED: dict[str, Label] = {
    "first-places": ("The set-up: click every corner of land {land} where the next settlement may stand.", "準備の途中です。土地{land}の角のうち、次の開拓地を置ける交差点をすべて選んでください。"),
    "settlements": ("Click every corner where Red may build a settlement.", "赤が開拓地を建てられる交差点をすべて選んでください。"),
    "roads": ("Click every edge where Red may lay a road.", "赤が道を置ける辺をすべて選んでください。"),
    "paid": ("A {number} is rolled. Click every town that takes resources, whosever it is.", "{number}が出ました。材料を受け取る町を、誰の町かにかかわらず、すべて選んでください。"),
    "trail": ("Click the roads of Red's longest path, all of them.", "赤の最も長い経路になる道を、すべて選んでください。"),
    "discard": ("A 7 was rolled. Click the cards that Red returns.", "7が出ました。赤が返すカードを選んでください。"),
    "bank": ("Red wants one {kind} from the bank. Click the cards to give, as few as possible.", "赤は銀行から{kind}を1枚もらいます。返すカードを、できるだけ少ない枚数で選んでください。"),
}
OTHER_LAND: Label = ("That corner is not on the land asked about.", "それは、尋ねている土地の角ではありません。")
LEFT_OUT: Label = ("Still left out: {number}.", "まだ選んでいないもの：{number}か所。")
PAID: dict[str, Label] = {
    "nobody": ("Nobody's town stands on corner {corner}.", "交差点{corner}には町がありません。"),
    "robbed": ("Corner {corner}: the robber stands on its {number}.", "交差点{corner}：接する{number}の土地には盗賊がいます。"),
    "other": ("Corner {corner} touches no {number}.", "交差点{corner}は{number}の土地に接していません。"),
}
ROADS_ONLY: Label = ("A longest path runs over Red's roads alone.", "経路になるのは、赤の道だけです。")
LONGER: Label = ("These {number} make one path, but there is a longer one.", "この{number}本は1つの経路ですが、もっと長い経路があります。")
CUT: Label = ("Another player's town cuts these roads in two.", "ほかの人の町で、経路が切れています。")
BRANCH: Label = ("These roads are not one path: it cannot be walked without a branch, a gap or a road twice.", "これは1つの経路ではありません。枝分かれや切れ目があり、同じ道を二度通らずにはたどれません。")
BANK_MORE: Label = ("That is allowed, but {number} cards are enough.", "それも認められますが、{number}枚で足ります。")

NONE: Label = ("nothing yet", "まだなし")
