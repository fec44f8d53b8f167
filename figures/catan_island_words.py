"""What is said beside a clickable island, in both languages."""
from figures.labels import Label

TOOL: Label = ("Now", "今すること")
TOOLS: dict[str, Label] = {"roll": ("Roll", "サイコロ"), "build": ("Build", "建設"), "trade": ("Trade", "交換"), "cards": ("Development cards", "発展カード")}
PIECE: Label = ("A click builds", "置くもの")
PIECES: dict[str, Label] = {"any": ("what fits there", "場所に合うもの"), "road": ("road", "道"), "settlement": ("settlement", "開拓地"), "city": ("city", "都市")}
CARD: Label = ("Card to play", "使うカード")
PARTNER: Label = ("Trade with", "交換の相手")
VICTIM: Label = ("Steal from", "カードを取る相手")
GIVE: Label = ("Give {}", "渡す：{}")
GET: Label = ("Get {}", "もらう：{}")
RETURN: Label = ("Return {}", "返す：{}")
TAKE: Label = ("Take {}", "受け取る：{}")
NAME: Label = ("Name {}", "宣言：{}")
CLEAR: Label = ("Begin again", "選び直す")
DO: dict[str, Label] = {
    "trade": ("Trade these", "この内容で交換"),
    "discard": ("Return these", "これを返す"),
    "cards": ("Play the card", "カードを使う"),
}
NOT_YET: Label = ("Choose first what changes hands.", "先に、やり取りするものを選んでください。")
ROLL: Label = ("Roll the dice", "サイコロを振る")
ROLL_ON: Label = ("Next player rolls", "次の人が振る")
TOTAL: Label = ("or choose the total", "合計を選ぶ")
BUY: Label = ("Buy a development card", "発展カードを買う")
END: Label = ("End the turn", "手番を終える")
SHOW_LEGAL: Label = ("Show where it is allowed", "置ける場所を見る")
HIDE_LEGAL: Label = ("Hide what is allowed", "置ける場所を隠す")
LAYOUT: Label = ("Players", "プレイヤー")
LAYOUTS: dict[str, Label] = {"pairs": ("two by two", "2人ずつ並べる"), "beside": ("beside the island", "島の横"), "below": ("one below the other", "縦に並べる")}
EXAMPLES = {
    "setup": "settle 14 road 14-19",
    "roll": "roll 3 4",
    "discard": "discard red wool 2 ore 1",
    "robber": "robber 10 steal blue",
    "play": "road 12-17, settle 14, city 14",
    "trade": "bank wool 4 for ore 1",
    "knight": "knight 10 steal blue",
    "road-building": "road-building 1-5 5-9",
    "year-of-plenty": "year-of-plenty ore wool",
    "monopoly": "monopoly wool",
}

TODO: dict[str, Label] = {
    "setup": ("{player}: click a corner for the settlement.", "{player}：開拓地を置く交差点を選んでください。"),
    "setup-road": ("{player}: now an edge that leaves corner {corner}, for the road.", "{player}：次に、交差点{corner}から出る辺を選んで道を置きます。"),
    "roll": ("{player}: roll the dice.", "{player}：サイコロを振ってください。"),
    "roll-or-card": ("{player}: roll the dice, or play a development card first.", "{player}：サイコロを振ります。その前に発展カードも使えます。"),
    "discard": ("{player} returns {number} cards: click them in the hand, then press the button.", "{player}は{number}枚返します。手札のカードを選び、ボタンを押してください。"),
    "robber": ("{player}: click another land for the robber.", "{player}：盗賊を動かす先の土地を選んでください。"),
    "victim": ("{player}: from whom is the card on land {land}?", "{player}：土地{land}の誰から1枚取りますか。"),
    "play": ("{player}: build, trade, play a card, or end the turn.", "{player}：建設、交換、発展カード、手番の終了から選べます。"),
    "trade": ("{player}: click the cards that change hands.", "{player}：やり取りするカードを選んでください。"),
    "knight": ("{player}: click a land for the robber; the knight is played with it.", "{player}：盗賊を動かす土地を選ぶと、騎士を使います。"),
    "road-building": ("{player}: click two edges, or one and the button.", "{player}：辺を2つ選びます。1つだけならボタンを押してください。"),
    "year-of-plenty": ("{player}: take two cards from the bank.", "{player}：銀行から2枚選んでください。"),
    "monopoly": ("{player}: name a resource.", "{player}：宣言する材料を1種類選んでください。"),
    "over": ("{player} has won.", "{player}の勝ちです。"),
}
OFFER: Label = ("{player} gives {gives}; {partner} gives {gets}.", "{player}が{gives}を渡し、{partner}が{gets}を渡します。")
CHOSEN: Label = ("Chosen: {0}", "選んだもの：{0}")
CHANGED: Label = ("{player} {cards}", "{player} {cards}")
MORE, LESS = "+{}", "−{}"
POINTS_NOW: Label = ("Points: {0}", "得点：{0}")
BONUS_MOVED: Label = ("{card} now: {holder}", "{card}：{holder}へ")
NOTHING_CHANGED: Label = ("Nobody's cards change.", "誰の材料も変わりません。")
SETTLEMENT_FIRST: Label = ("First a corner for the settlement, then an edge that leaves it.", "先に開拓地の交差点を選び、次にそこから出る辺を選んでください。")
NOT_NOW: Label = ("Nothing to be done there now.", "今はそこですることはありません。")
PAYS: Label = ("{player} can pay for: {what}", "{player}が費用を払えるもの：{what}")
PAYS_NOTHING: Label = ("{player} can pay for nothing yet.", "{player}には、まだ費用を払えるものがありません。")
THE_BANK: Label = ("the bank", "銀行")
