"""The words of the example of two turns: what it does now, and what becomes of any other move."""

PLACE = (
    "You hold yellow dots and blue stripes. Lay the yellow dots on a space beside a yellow printed patch: choose the tile, then the space.",
    "手元は黄色の水玉と青の縞です。黄色の水玉を、外周の黄色の隣に置きましょう。タイルを選び、次にマスを選びます。",
)
TWO = (
    "The printed patch and your tile: two yellow, one too few for a button.",
    "外周の1枚と今の1枚で、黄色は2枚。ボタンには1枚足りません。",
)
TAKE = (
    "Now take the yellow stripes from the market. They cannot be laid before your next turn.",
    "市場から黄色の縞を取りましょう。置けるのは次の番からです。",
)
GAP = (
    "Allowed: a tile need touch nothing. And one space lies between it and a printed yellow: the stripes could still close the gap.",
    "これも認められます。タイルはどこにも接していなくてかまいません。外周の黄色との間は1マスなので、縞でつなぐことはまだできます。",
)
ALONE = (
    "Allowed: a tile need touch nothing. But here the yellow stripes alone will not make three yellow in your next turn.",
    "これも認められます。タイルはどこにも接していなくてかまいません。ただ、ここでは次の番に縞を置いても、黄色は3枚になりません。",
)
OTHER_TILE = (
    "Allowed: either tile of your hand may be laid, wherever there is a free space. The yellow dots wait in your hand.",
    "これも認められます。手元の2枚のどちらを、どの空きマスに置いてもかまいません。黄色の水玉は手元に残ります。",
)
TAKE_ANY = (
    "Take any tile of the market and see what comes of it; or undo and follow the example.",
    "市場のどれかを取って、続きを見てみましょう。「一手戻す」で例に戻ることもできます。",
)
OTHER_TURN = (
    "The market was refilled, and player 2 has had a turn: {}.",
    "市場が補充され、プレイヤー2の番も終わりました（{}）。",
)
JOIN = (
    "Your next turn. Lay the yellow stripes so that they join the yellow you have.",
    "次の自分の番です。黄色の縞を、先ほどの黄色につながるマスに置きましょう。",
)
NO_JOIN = (
    "Your next turn. No space makes three yellow now. Lay what you like, or undo.",
    "次の自分の番です。黄色が3枚になるマスはありません。自由に置くか、「一手戻す」を選びます。",
)
STILL_THERE = (
    "You left the yellow stripes; they still lie in the market.",
    "黄色の縞を取りませんでした。まだ市場に残っています。",
)
GONE = (
    "You left the yellow stripes, and player 2 took them. What lies in the market is for everybody.",
    "黄色の縞を残したので、プレイヤー2が取りました。市場のタイルは誰でも取れます。",
)
PLACE_ANY = (
    "Your next turn. Lay one of your two tiles where you like, or undo.",
    "次の自分の番です。手元の2枚のどちらかを好きなマスに置くか、「一手戻す」を選びます。",
)
THREE = (
    "Three yellow: a button! Dots and stripes differ, but a button asks for colour only.",
    "黄色が3枚で、ボタンです。水玉と縞は違う模様ですが、ボタンは色だけを見ます。",
)
TAKE_AGAIN = (
    "And, as in every turn, take a tile of the market.",
    "そして、いつもの番と同じように、市場から1枚取ります。",
)
NO_BUTTON = (
    "Allowed, but it brings no yellow button; the reasons stand below.",
    "認められますが、黄色のボタンは得られません。理由は下のとおりです。",
)
DONE = (
    "That is the example: two turns, one button, and your hand is two again. Start again and try another way, or play on.",
    "例はここまでです。2回の番でボタン1個、手元はまた2枚になりました。最初から別の手を試しても、このまま続けてもかまいません。",
)
OWN_WAY = (
    "Two turns of your own, both allowed. Start again to see the example, or play on.",
    "自分なりの2回の番でした。どちらも認められる手です。最初から例を見ても、このまま続けてもかまいません。",
)
SHOW = ("Show the next step", "例の次の手を見る")
AGAIN = ("Start again", "最初から")
LEFT = ("The example ends here, or you have left it: undo or start again.", "例はここまでか、例から離れています。「一手戻す」か「最初から」を選んでください。")
AT_START = ("This is the start.", "ここが最初です。")
