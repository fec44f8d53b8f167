"""The words of a game of Knitting Circle on one screen: its choices, what to click in each phase, what came of a move."""
from figures.labels import Label

CHOOSE: Label = ("Choose who knits and how, then press “Start this game”.", "プレイヤーと始め方を選び、「この設定で始める」を押してください。")
REPEAT: Label = ("The same seed and the same choices give the same yarn, cards and buttons.", "番号と設定が同じなら、毛糸もカードもボタンも同じ順に出ます。")
PLAIN: Label = (
    "A player by chance does anything that is allowed, without a plan.",
    "ランダムな相手は、認められる行動のどれかを計画なしに選びます。",
)
REQUEST_CARDS: Label = ("Request cards", "リクエストカード")
REQUESTS: dict[str, Label] = {"off": ("without", "使わない"), "on": ("four of them", "4枚使う")}
SETUP: Label = ("First garments and start tile", "最初の衣服と最初の毛糸タイル")
SETUPS: dict[str, Label] = {"clicks": ("choose them yourselves", "自分たちで選ぶ"), "chance": ("dealt by chance", "おまかせで配る")}
WITH_REQUESTS: dict[bool, Label] = {False: ("no requests", "リクエストなし"), True: ("with requests", "リクエストあり")}
SEED: Label = ("{players} players, {requests}. Seed: {seed}.", "{players}人、{requests}。混ぜ方の番号：{seed}。")
FILE: Label = ("{players} players, {requests}. From the file {file}.", "{players}人、{requests}。ファイル{file}から読み込みました。")

NOW: Label = ("Round {round} of {rounds}, {phase}: player {player}.", "第{round}ラウンド（全{rounds}ラウンド）「{phase}」：プレイヤー{player}の番です。")
DEAL: Label = ("Deal the rest of the set-up", "残りの準備をおまかせで済ませる")
DECK: Label = ("Click the deck of the garment that you want; your buttons may help to choose.", "作りたい衣服のデッキを選びます。作業スペースのボタンも参考になります。")
DRAWN: Label = ("Two {garment} cards are drawn. Which one is kept?", "{garment}のカードを2枚引きました。残すカードを選びます。")
DRAWN_ALREADY: Label = ("You have drawn two {garment} cards: keep one of them.", "すでに{garment}のカードを2枚引いています。どちらか1枚を残してください。")
CENTRE: Label = ("Click a tile in the centre, then the slot where it goes.", "中央の毛糸タイルを選び、次にそれを置くスロットを選びます。")
SLOT: Label = ("Now the slot for {colour}; the tile that lies there goes back into the bag.", "{colour}を置くスロットを選びます。そこにある毛糸タイルは袋に戻ります。")
CENTRE_FIRST: Label = ("Choose a tile in the centre first.", "先に中央の毛糸タイルを選んでください。")
GATHER: Label = ("Tile {number} of 4: click a space, or the tile itself.", "{number}枚目（全4枚）：スペースか、取りたい毛糸タイルを選びます。")
KEEP_NOW: Label = ("{count} chosen.", "{count}枚選んでいます。")
DONE: Label = ("No more this round", "このラウンドは終わり")
DONE_LAST: Label = ("No more this game", "編み物をすべて終える")
READY: Label = ("Could be finished: {garments}.", "完成を宣言できる衣服：{garments}。")
LAST_ROUND: Label = ("After this round nothing unfinished counts.", "このラウンドのあと、未完成の衣服は得点になりません。")
ELSEWHERE: Label = ("That is player {owner}'s; now player {player} acts.", "それはプレイヤー{owner}のものです。今はプレイヤー{player}の番です。")
UNFULFILLED: Label = ("{request}: {who}", "{request}：{who}")
NOBODY: Label = ("nobody yet", "まだ誰も達成していません")
DONE_BY: Label = ("fulfilled by {}", "達成者は{}")
BAG_GIVES: Label = ("{} from the bag", "袋から{}")
NEW_ROUND: Label = ("round {} begins", "第{}ラウンドへ")

SEEN: Label = ("Players shown", "表示するプレイヤー")
LAYOUTS: dict[str, Label] = {
    "one": ("the one who acts", "手番の人だけ"),
    "all": ("everybody", "全員"),
    "narrow": ("the one who acts, below the circle", "手番の人だけ（サークルの下）"),
}
COLUMNS: dict[str, Label] = {
    "garments": ("garm.", "衣服"),
    "buttons": ("butt.", "ボタン"),
    "bonuses": ("bonus", "ボーナス"),
    "angry-cats": ("cats", "猫"),
    "requests": ("req.", "リクエスト"),
    "total": ("total", "合計"),
}
