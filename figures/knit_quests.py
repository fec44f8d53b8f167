"""The words of pointing and of self-checks in Knitting Circle."""
from figures import quests
from figures.knit_labels import Label

SPACE: Label = ("Click a space to which the red cat may move.", "赤の猫駒が進めるスペースを選んでください。")
SPACES: Label = ("Click every space to which the {cat} cat may move.", "{cat}の猫駒が進めるスペースをすべて選んでください。")
TILE: Label = ("Click a tile that may be knitted on {garment} now.", "{garment}に今編めるタイルを選んでください。")
TILES: Label = ("Click every tile that may be knitted on {garment} now.", "{garment}に今編めるタイルをすべて選んでください。")
BREAKER: Label = ("This is one tile away from {pattern}. Click a tile that, in another colour, would make it so.", "1枚だけ違っていて、{pattern}になっていません。別の色なら{pattern}になるタイルを選んでください。")
BUTTON: Label = ("{garment} is finished. Click a button that it may take.", "{garment}を完成させました。もらえるボタンを選んでください。")
BUTTONS: Label = ("{garment} is finished. Click the buttons that it takes: one of each shape that fits.", "{garment}を完成させました。もらえるボタンを、合う形ごとに1枚ずつ選んでください。")
FINISHABLE: Label = ("Click a garment that may be declared finished.", "「編み終える」と宣言できる衣服を選んでください。")
PAYER: Label = ("A new garment, {garment}: click a tile that may pay for it.", "新しく{garment}を始めます。その支払いに使えるタイルを選んでください。")
KEEP: Label = ("The round ends. Click the tiles to keep: as many as may stay, one of them {colour}.", "ラウンドが終わります。{colour}を含めて、残せるだけのタイルを選んでください。")
MEND: Label = ("Click all the tiles each of which alone, in another colour, would give a pattern.", "1枚だけ色を変えるとパターンができます。そのようなタイルをすべて選んでください。")

NO_SLOT: Label = ("That is no slot of the circle.", "それはサークルのスロットではありません。")
NO_SPACE: Label = ("That is no space of the circle.", "それはサークルのスペースではありません。")
NO_TILE: Label = ("That is no tile to knit with.", "それは編むためのタイルではありません。")
NO_BUTTON: Label = ("That is no button.", "それはボタンではありません。")
NO_GARMENT: Label = ("That is no garment.", "それは衣服ではありません。")
WOULD: Label = ("With {colour} on space {space} it is {pattern}.", "{space}枚目が{colour}なら、{pattern}です。")
WOULD_NOT: Label = ("No other colour on space {space} makes it {pattern}.", "{space}枚目を何色に変えても、{pattern}にはなりません。")
WOULD_NONE: Label = ("No other colour on space {space} gives a pattern.", "{space}枚目を何色に変えても、パターンはできません。")
PAYS: Label = ("The {garment} deck asks for {colour}, on either side.", "{garment}のデッキに払うのは{colour}です。向きは問いません。")
PAYS_NOT: Label = ("{tile} cannot pay; the {garment} deck asks for {colour}.", "{tile}では払えません。{garment}のデッキに払うのは{colour}です。")
TWO: Label = ("At most {most} tiles stay, not {count}.", "残せるのは{most}枚までで、{count}枚は残せません。")
MORE: Label = ("That is allowed, but {most} may stay.", "それも認められますが、{most}枚まで残せます。")
WITHOUT: Label = ("None of these is {colour}.", "その中に{colour}がありません。")
SHAPE_TWICE: Label = ("Only one button of each shape may be taken.", "もらえるボタンは、形ごとに1枚だけです。")
LEFT_OUT: Label = ("Still left out: {number}.", "まだ選んでいないもの：{number}。")
GAP: Label = ("The round ends, and the {cat} player has the marker. Click the slot that is filled first.", "ラウンドが終わります。マーカーは{cat}のプレイヤーにあります。最初に補充されるスロットを選んでください。")
FIRST_GAP: Label = ("Clockwise from space {start}, this is the first empty slot.", "スペース{start}から時計回りに見て、最初に空いているスロットです。")
LATER: Label = ("It is filled later: clockwise from space {start}, another empty slot comes first.", "補充されるのは後です。スペース{start}から時計回りに見ると、先に空いたスロットがあります。")
FULL: Label = ("There is yarn there already, so nothing is laid.", "そこにはもう毛糸タイルがあるので、補充しません。")


def filled(label: Label, **facts: Label | str | int) -> Label:
    """A sentence in both languages with words put in, a capital letter first."""
    en, ja = quests.filled(label, **facts)
    return en[:1].upper() + en[1:], ja
