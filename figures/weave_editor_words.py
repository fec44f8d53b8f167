"""The words of the loom editor: its labels, its hints, and what it says of input that it cannot take."""
from figures.editor_words import BECAUSE, EN, ID, JA, RULES, SENTENCES
from figures.labels import Label

PARTS: dict[str, Label] = {"weave": ("Threads", "糸"), "setup": ("Loom, cards, buttons", "織機・カード・ボタン"), "ask": ("Question", "質問"), "file": ("Case file", "ケースファイル")}
EXAMPLE: Label = ("pink v3 under h1 · flip v3 h1 · off v3", "pink v3 under h1 ・ flip v3 h1 ・ off v3")
TOOL: Label = ("Click a place to", "場所を選んだとき")
WEAVE_IN: Label = ("weave {0}", "{0}を織る")
OFF: Label = ("take a thread off", "糸を外す")
HISTORY: Label = ("Threads and buttons", "糸とボタン")
HISTORIES: dict[str, Label] = {"off": ("lie there from the beginning", "初めから置いてある"), "on": ("each one now is a move", "これから置くものを1手と数える")}
HOLES: Label = ("Holes an axis", "1つの軸の穴の数")
READING: Label = ("Reading of interlacing cards", "織り込みパターンの読み方")
CARDS: Label = ("Cards shown", "場に並ぶカード")
CARDS_EXAMPLE: Label = ("pink-blue, pink OU blue; empty: any card", "pink-blue, pink OU blue（空欄ならどのカードでもよい）")
GOAL: Label = ("Shared goal", "共有目標")
GOAL_EXAMPLE: Label = ("pink-blue, pink OU blue; empty: none", "pink-blue, pink OU blue（空欄ならなし）")
BUTTONS: Label = ("Cards with a button", "ボタンのあるカード")
BUTTONS_EXAMPLE: Label = ("pink-blue, pink OU blue", "pink-blue, pink OU blue")
KEPT: Label = ("Threads kept, still to weave", "残してあってまだ織っていない糸")
KEPT_EXAMPLE: Label = ("pink, blue; none; empty: any thread", "pink, blue（1本もなければ none、空欄ならどの糸でもよい）")
ASKS: dict[str, Label] = {
    "count": ("how often a card counts", "カードのパターンの回数"),
    "penalty": ("points lost", "失点"),
    "shared-goal": ("shared goal", "共有目標"),
    "score": ("score", "得点"),
    "legal": ("is a move allowed", "手が認められるか"),
}
CARD: Label = ("The card asked about", "質問するカード")
CARD_EXAMPLE: Label = ("pink OU blue", "pink OU blue")
LEGAL_EXAMPLE: Label = ("weave pink v3 under h1", "weave pink v3 under h1")
FIELDS: dict[str, tuple[Label, Label]] = {
    "id": (ID, ("two-pairs", "two-pairs")),
    "rules": (RULES, ("weave.adjacency.per-neighbour", "weave.adjacency.per-neighbour")),
    "because": (BECAUSE, ("weave.adjacency.per-neighbour", "weave.adjacency.per-neighbour")),
    "en": (EN, ("A pink thread lies between two blue ones.", "A pink thread lies between two blue ones.")),
    "ja": (JA, ("ピンクの糸が2本の青の糸の間にあります。", "ピンクの糸が2本の青の糸の間にあります。")),
}

START: Label = (
    "Choose a colour, then click a free place; click a crossing to exchange over and under.",
    "糸の色を選び、空いている場所を選んでください。交わるところを選ぶと、上下が入れ替わります。",
)
WOVEN: Label = ("Added: {0}.", "{0}を加えました。")
REFUSED: Label = ("Not possible: {0}", "{0}はできません")
NEEDS_LEGAL: Label = ("Type the move to ask about, as in legal weave pink v3 under h1.", "legal weave pink v3 under h1 のように、質問する手を入力してください。")

SENTENCES |= {
    "nothing-woven": ("no thread lies at {given}; choose a place that has one.", "{given} には糸がないので、糸のある場所を選んでください。"),
    "nothing-crosses": ("no two threads cross at {crossing}; name one vertical and one horizontal thread.", "{crossing} で交わる糸はないので、縦の糸と横の糸を1本ずつ選んでください。"),
    "flip-two": ("{given} names no crossing; write it as in flip v3 h1.", "{given} は交わりの書き方ではないので、flip v3 h1 のように書いてください。"),
    "no-room": ("a thread lies beyond place {holes}; take it off first, or keep more holes.", "{holes}番より先の場所に糸があるので、先に外すか、穴を減らさないでください。"),
    "no-loom-case": ("no case in this file is about a single loom; choose a file whose position is one loom.", "このファイルには織機1枚についてのケースがないので、織機1枚の局面のファイルを選んでください。"),
}
