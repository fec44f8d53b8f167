"""The words of a game of Catan on one screen: who plays, offers between people, hidden hands, steps."""
from figures.game_labels import ALL_AWAY, AWAY, LAST_MOVE, LOG, OTHERS, SEATS, SLIDER
from figures.game_labels import LATER_MOVES as LATER
from figures.labels import Label

__all__ = ["ALL_AWAY", "AWAY", "LAST_MOVE", "LATER", "LOG", "OTHERS", "SEATS", "SLIDER"]

ASK: Label = ("{partner}: {player} gives you {gives} for {gets}. Do you accept?", "{partner}：{player}が{gives}を渡し、{gets}を求めています。応じますか。")
ACCEPT: Label = ("Accept", "応じる")
DECLINE: Label = ("Decline", "断る")
DECLINED: Label = ("{partner} declines; nothing changes hands.", "{partner}は断りました。何も交換しません。")
OFFER_IT: Label = ("Offer these", "この内容で申し出る")
ANSWER_FIRST: Label = ("{partner} answers first: Accept or Decline.", "先に{partner}が「応じる」か「断る」を選びます。")
NO_OFFER: Label = ("Nobody has offered anything; put a trade together first.", "まだ申し出がありません。先に交換の内容を選んでください。")
NO_TRADE: Label = ("{partner} is played by chance and does not trade; only people do.", "{partner}はランダムな相手なので交換に応じません。交換できるのは人どうしだけです。")
NO_ROOM: Label = ("{player} has no piece or no corner left for a settlement of the set-up; load another game or start a new one.", "{player}が準備で置ける開拓地や交差点が残っていません。別のゲームを読み込むか、新しく始めてください。")
DEAL: Label = ("Place the rest by chance", "残りの開拓地と道をおまかせで置く")
HIDE: Label = ("Hide the hands", "手札を伏せる")
SHOW: Label = ("Show all hands", "全員の手札を見せる")
REVEAL: Label = ("{0}: show my hand", "{0}：自分の手札を見る")
HIDDEN: Label = ("The hand of {player} is hidden.", "{player}の手札は伏せてあります。")
EXAMPLE: Label = ("roll · road 12-17 · settle 14 · bank wool 4 for ore 1 · offer blue wool 1 for ore 1 · end", "roll ・ road 12-17 ・ settle 14 ・ bank wool 4 for ore 1 ・ offer blue wool 1 for ore 1 ・ end")
SEED: Label = ("{players} players; island: {island}; seed: {seed}.", "{players}人、{island}。混ぜ方の番号：{seed}。")
FILE: Label = ("{players} players. From the file {file}.", "{players}人。ファイル{file}から読み込みました。")

ISLANDS: dict[str, Label] = {"chance": ("dealt by chance", "無作為に並べた島"), "example": ("the island of the examples", "例と同じ島")}
SETUPS: dict[str, Label] = {"clicks": ("place them yourselves", "自分たちで置く"), "chance": ("by chance, at once", "おまかせですぐに置く")}
ISLAND: Label = ("Island", "島")
SETUP: Label = ("First settlements", "最初の開拓地")
CHOOSE: Label = ("Choose who plays and how, then press “Start this game”.", "プレイヤーと始め方を選び、「この設定で始める」を押してください。")
REPEAT: Label = (
    "The same seed and the same choices give the same island, the same deck, and the same dice at the same point of the game.",
    "番号と設定が同じなら、島も、発展カードの山も、同じ場面で出るサイコロも同じになります。",
)
PLAIN: Label = (
    "A player by chance builds whatever it can, else trades with the bank, else passes the dice; it does not trade with people.",
    "ランダムな相手は、建てられれば建て、そうでなければ銀行と交換し、それもなければ手番を終えます。人とは交換しません。",
)

LAYOUT: Label = ("What the players have", "プレイヤーの持ち物")
LAYOUTS: dict[str, Label] = {"two": ("below, two by two", "島の下に2列"), "beside": ("beside the island", "島の横"), "below": ("one below the other", "島の下に1列")}
