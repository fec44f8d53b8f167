"""The words of the island editor: its labels, its hints, and what it says of input that it cannot take."""
from figures.editor_words import BECAUSE, EN, ID, JA, RULES, SENTENCES
from figures.labels import Label

PARTS: dict[str, Label] = {
    "pieces": ("Roads, towns, robber, cards", "道・町・盗賊・カード"), "island": ("Island", "島"), "turn": ("Turn, bank, bonuses", "手番・銀行・ボーナス"),
    "moves": ("Moves", "手"), "ask": ("Question", "質問"), "file": ("Case file", "ケースファイル"),
}  # fmt: skip
EXAMPLE: Label = ("put red city 14 · put red road 14-19 · red.hand ore 2 wool 1 · robber 10 · play roll 3 4", "put red city 14 ・ put red road 14-19 ・ red.hand ore 2 wool 1 ・ robber 10 ・ play roll 3 4")
COLOUR: Label = ("Player", "プレイヤー")
TOWN: Label = ("A click on a corner puts", "交差点に置くもの")
TOWN_KINDS: dict[str, Label] = {"settlements": ("a settlement", "開拓地"), "cities": ("a city", "都市")}
STEP: Label = ("A click on a card", "カードを選ぶと")
STEPS: dict[str, Label] = {"more": ("adds one", "1枚増やす"), "new": ("adds one bought this turn", "この手番に買ったものを1枚増やす"), "less": ("takes one away", "1枚減らす")}
SWAP: Label = ("Two clicks exchange", "2か所を選んで入れ替えるもの")
SWAPS: dict[str, Label] = {"lands": ("lands", "土地"), "chips": ("number chips", "数字チップ"), "harbours": ("harbours", "港")}
DEAL: Label = ("Deal another island", "島を並べ直す")
PLAYERS: Label = ("Players in turn order", "プレイヤー（手番順）")
PLAYERS_EXAMPLE: Label = ("red, blue, white, orange", "red, blue, white, orange")
ISLAND: Label = ("Lands and chips, row by row", "土地と数字チップ（段ごと）")
ISLAND_EXAMPLE: Label = ("M5 P10 F8 / G2 H9 P11 H4 / …", "M5 P10 F8 / G2 H9 P11 H4 / …")
HARBOURS: Label = ("Harbours 1 to 9", "港1〜9")
TURN: Label = ("Whose turn", "手番の人")
PHASE: Label = ("Phase", "段階")
PHASES: dict[str, Label] = {
    "setup": ("set-up", "準備"), "roll": ("before the roll", "サイコロを振る前"), "discard": ("returning cards", "材料を返す"),
    "robber": ("moving the robber", "盗賊を動かす"), "play": ("after the roll", "サイコロを振った後"),
}  # fmt: skip
PLAYED: Label = ("A card was played this turn", "この手番に発展カードを使った")
TRUTHS: dict[str, Label] = {"false": ("no", "いいえ"), "true": ("yes", "はい")}
ROBBER: Label = ("Robber on land", "盗賊のいる土地")
OWES: Label = ("Cards still to be returned", "まだ返していない枚数")
OWES_EXAMPLE: Label = ("blue 4; empty: half of every hand of 8 or more", "blue 4（空欄なら8枚以上の手札の半分）")
BANK: Label = ("Cards in the bank", "銀行の材料")
BANK_EXAMPLE: Label = ("ore 1; empty: what the hands leave of 19", "ore 1（空欄なら19枚から手札を引いた枚数）")
DECK: Label = ("Deck, the next card first", "発展カードの山（上から）")
DECK_EXAMPLE: Label = ("knight, monopoly; none; empty: unknown", "knight, monopoly（空の山なら none、空欄なら不明）")
SEAT_FIELDS: dict[str, Label] = {
    "hand": ("Hand of {0}", "{0}の手札"), "cards": ("Cards of {0}", "{0}の発展カード"), "new-cards": ("Cards of {0} bought this turn", "{0}がこの手番に買ったカード"),
    "knights": ("Knights that {0} has played", "{0}が使った騎士"),
}  # fmt: skip
SEAT_EXAMPLES: dict[str, Label] = {"hand": ("ore 2 wool 1",) * 2, "cards": ("knight, monopoly",) * 2, "new-cards": ("knight",) * 2, "knights": ("2",) * 2}
MOVES: Label = ("Moves, in order", "手（順に）")
MOVES_EXAMPLE: Label = ("roll 3 4; robber 10 steal blue gets ore", "roll 3 4; robber 10 steal blue gets ore")
OF: Label = ("The player asked about", "質問するプレイヤー")
START_LAND: Label = ("Chip A on land", "チップAを置く土地")
ROLLS: Label = ("Rolls", "サイコロの目")
ROLLS_EXAMPLE: Label = ("{red: [3, 4], blue: [6, 1], white: [2, 2]}",) * 2
ASKS: dict[str, Label] = {
    "longest-road": ("length of a player's longest road", "最も長い道の長さ"), "holders": ("holders of the bonus cards", "ボーナスカードの持ち主"), "points": ("everybody's points", "全員の得点"),
    "score": ("one player's points", "1人の得点"), "hands": ("everybody's hands", "全員の手札"), "bank": ("the bank", "銀行"), "robber": ("the robber", "盗賊"), "phase": ("the phase", "段階"),
    "legal": ("is a move allowed", "手が認められるか"), "settlements": ("where to settle", "開拓地を置ける場所"), "roads": ("where to lay a road", "道を置ける場所"), "rates": ("rates of exchange", "交換の比率"),
    "winner": ("has the player in turn won", "手番の人は勝ったか"), "turn": ("who acts next", "次に行動する人"), "chips": ("where the chips lie", "数字チップの並び"), "first-player": ("who starts", "最初の人"),
}  # fmt: skip
LEGAL_EXAMPLE: Label = ("settle 14", "settle 14")
FIELDS: dict[str, tuple[Label, Label]] = {
    "id": (ID, ("too-near", "too-near")),
    "rules": (RULES, ("catan.place.distance", "catan.place.distance")),
    "because": (BECAUSE, ("catan.place.distance", "catan.place.distance")),
    "en": (EN, ("Blue has a town on the next corner.", "Blue has a town on the next corner.")),
    "ja": (JA, ("隣の交差点に青の町があります。", "隣の交差点に青の町があります。")),
}

START: Label = (
    "Choose a player, then click corners and edges; a click on a land moves the robber, one on a card adds it.",
    "プレイヤーを選び、交差点と辺を選んで町と道を置いてください。土地を選ぶと盗賊が動き、カードを選ぶと1枚増えます。",
)
FIRST_OF_TWO: Label = ("Now the place to exchange it with.", "次に、入れ替える相手を選んでください。")
NOTHING_THERE: Label = ("Nothing to change there in this part; choose another part of the work above.", "この画面ではそこを編集できません。上の「編集するもの」で切り替えてください。")
MOVED: Label = ("Played: {0}.", "手を進めました：{0}")
REFUSED: Label = ("Not possible: {0}", "{0}は認められません")
NEEDS_LEGAL: Label = ("Type the move to ask about, as in legal settle 14.", "legal settle 14 のように、質問する手を入力してください。")
NEEDS_OF: Label = ("Choose the player asked about, as in of red.", "of red のように、質問するプレイヤーを選んでください。")

SENTENCES |= {
    "nothing-there": ("nothing stands on {given}; choose a corner with a town or an edge with a road.", "{given} には何もないので、町か道のある場所を選んでください。"),
    "desert-chip": ("the desert has no number chip; choose another land.", "砂漠には数字チップがないので、別の土地を選んでください。"),
    "no-table": ("this question has no table; ask another one first, such as points.", "この質問の局面には盤がないので、先に points など別の質問に変えてください。"),
    "put-what": ("{given} puts nothing; write it as in put red settlement 14 or put red road 14-19.", "{given} では何も置けないので、put red settlement 14 や put red road 14-19 のように書いてください。"),
    "two-numbers": ("{given} names no two places; write two numbers, as in 3 7.", "{given} は2か所の書き方ではないので、3 7 のように数を2つ書いてください。"),
    "rows": ("an island has five rows of 3, 4, 5, 4, 3 lands, parted by /; here are {had} rows.", "島は3・4・5・4・3個の5段で、/ で区切ります。いまは{had}段です。"),
    "no-catan-case": ("no case in this file is about Catan; choose another file.", "このファイルにはカタンのケースがないので、別のファイルを選んでください。"),
}
