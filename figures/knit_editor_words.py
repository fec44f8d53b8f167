"""The words of the garment editor: its labels, its hints, and what it says of input that it cannot take."""
from figures.editor_words import BECAUSE, EN, ID, JA, RULES, SENTENCES
from figures.knit_labels import both
from figures.knitting_circle_saying import QUESTIONS
from figures.labels import Label
from rulelib.knitting_circle.yarn import COLOURS

PARTS: dict[str, Label] = {
    "garment": ("Garment", "衣服"),
    "bench": ("Row, bowl, tokens", "手元の毛糸とトークン"),
    "circle": ("Circle, what is kept", "サークル・残す毛糸"),
    "moves": ("Moves, whole position", "手・局面の全体"),
    "ask": ("Question", "質問"),
    "file": ("Case file", "ケースファイル"),
}
EXAMPLE: Label = ("yarn RBRB · yarn red k, blue p · garment scarf · finish 1", "yarn RBRB ・ yarn red k, blue p ・ garment scarf ・ finish 1")
COLOUR: Label = ("Click a space to", "マスを選んだとき")
OFF: Label = ("take tiles off from there on", "そこから先を外す")
PUT: dict[str, int] = {f"put:{colour}": number for number, colour in enumerate(COLOURS)}  # one tile more of a colour
PUT_LABEL: Label = ("+ {}", "＋{}")
FULL: Label = ("All spaces of the garment are full.", "この衣服のマスはすべて埋まっています。")
SIDE: Label = ("Side", "面")
SIDES: dict[str, Label] = {"space": ("as the space shows", "マスの指定どおり"), "k": both("k"), "p": both("p")}
NUMBER: Label = ("Which garment", "何着目")
GARMENT: Label = ("Garment", "衣服")
YARN: Label = ("Yarn from the top", "上からの毛糸")
YARN_EXAMPLE: Label = ("RBRB, or red k, blue p", "RBRB、または red k, blue p")
BONUS: Label = ("Bonus", "ボーナス")
UNSTATED: Label = ("not stated", "書かない")
FINISHED: Label = ("Declared finished", "完成の宣言")
FINISHED_OR: dict[str, Label] = {"true": ("yes", "した"), "false": ("not yet", "まだ"), "": UNSTATED}
BUTTON: Label = ("Put a button into the workspace", "作業スペースにボタンを足す")
WORKSPACE: Label = ("Workspace", "作業スペース")
BUTTONS_EXAMPLE: Label = ("red+blue, hat, stripes", "red+blue, hat, stripes")
BUTTONS: Label = ("Buttons on the garment", "衣服の上のボタン")
ADD: Label = ("Add a garment", "衣服を足す")
REMOVE: Label = ("Remove this garment", "この衣服を取り除く")
BENCH: dict[str, tuple[Label, Label]] = {
    "row": (("Row", "ボード上部"), ("red k, blue p", "red k, blue p")),
    "bowl": (("Bowl", "毛糸ボウル"), ("red, blue", "red, blue")),
    "paws": (("Paws", "肉球トークン"), ("1", "1")),
    "needles": (("Free needles", "使っていない編み針"), ("1", "1")),
    "bag": (("Bag", "袋"), ("green, red; empty: not stated", "green, red（空欄なら不明）")),
    "deck": (("Decks", "デッキ"), ("{hat: [two-points, paw-now]}", "{hat: [two-points, paw-now]}")),
    "requests": (("Requests", "リクエスト"), ("same-stripes, three-types turned", "same-stripes, three-types turned")),
}
CIRCLE: dict[str, tuple[Label, Label]] = {
    "circle": (("Tiles beside each space, and cats", "各スペースの毛糸の数と猫駒"), ("red 2, 1, blue 0, 2, 2, 1", "red 2, 1, blue 0, 2, 2, 1")),
    "slots": (("Which tiles", "スロットの毛糸"), ("{2: [red k], 3: [blue p, green p]}", "{2: [red k], 3: [blue p, green p]}")),
    "cat": (("Whose cat walks", "進む猫駒"), ("red", "red")),
    "keep": (("Kept at the end of the round", "ラウンドの終わりに残す毛糸"), ("red, blue", "red, blue")),
}
LETTERS: Label = ("Bare pattern", "色の並びだけ")
LETTERS_EXAMPLE: Label = ("ABBA", "ABBA")
MOVES: Label = ("Moves, parted by semicolons", "手（セミコロン区切り）")
MOVES_EXAMPLE: Label = ("knit red k 1; finish 1 take red+blue", "knit red k 1; finish 1 take red+blue")
POSITION: Label = ("The whole position", "局面の全体")
POSITION_EXAMPLE: Label = ("{garment: hat, yarn: [red k]} · {yarn: ABBA} · {players: 2, round: 6}", "{garment: hat, yarn: [red k]} ・ {yarn: ABBA} ・ {players: 2, round: 6}")
DEAL: Label = ("Deal a table of", "テーブルを用意する")
DEALT: dict[str, Label] = {number: (f"{number} players", f"{number}人") for number in ("2", "3", "4")}
OF: Label = ("Of player", "プレイヤー")
ASKS: dict[str, Label] = {ask: label for ask, label in QUESTIONS.items() if ask not in ("pattern-of", "garment", "garment-not", "legal", "winners")}
ASKS |= {"garment": ("What does the garment bring?", "この衣服から何が得られますか。"), "legal": ("Is a move allowed?", "この手は認められますか。")}
LEGAL_EXAMPLE: Label = ("finish 1 take red+blue", "finish 1 take red+blue")
FIELDS: dict[str, tuple[Label, Label]] = {
    "id": (ID, ("two-buttons", "two-buttons")),
    "rules": (RULES, ("knit.finish.one-a-shape", "knit.finish.one-a-shape")),
    "because": (BECAUSE, ("knit.finish.one-a-shape", "knit.finish.one-a-shape")),
    "en": (EN, ("Two circles fit the hat.", "Two circles fit the hat.")),
    "ja": (JA, ("帽子に合う丸いボタンが2枚あります。", "帽子に合う丸いボタンが2枚あります。")),
}

START: Label = (
    "Press the colours one after the other, from the top down; or choose one and click a space; or type yarn RBRB.",
    "色のボタンを上のマスから順に押すか、色を決めて衣服のマスを選ぶか、yarn RBRB のように入力してください。",
)
MOVED: Label = ("Move made: {0}.", "手を進めました：{0}。")
REFUSED: Label = ("Not possible: {0}", "{0}はできません")
NOTHING_THERE: Label = ("Nothing can be changed by a click there; type it.", "そこは選んでも変わらないので、文字で入力してください。")
NEEDS_LEGAL: Label = ("Type the move to ask about, as in legal finish 1.", "legal finish 1 のように、質問する手を入力してください。")
NEEDS_OF: Label = ("Say of which player you ask, as in of 1.", "of 1 のように、どのプレイヤーについての質問かを入力してください。")
NEEDS_NUMBER: Label = ("Say about which garment you ask, as in number 1; add one if there is none.", "number 1 のように、何着目の衣服かを入力してください。衣服がなければ足してください。")

SENTENCES |= {
    "table-typed": ("a table is edited by typed lines; write a whole key, as in garments {{1: [{{garment: hat}}]}}.", "テーブルの局面はクリックでは編集できないので、garments {{1: [{{garment: hat}}]}} のように入力してください。"),
    "table-first": ("this is not a whole table; type deal 3, or a whole position, first.", "テーブル全体の局面ではないので、先に deal 3 または position と入力してください。"),
    "space-next": ("spaces are filled from the top, so space {given} has to wait; click space {next}.", "マスは上から順に埋めるので、{given}番目ではなく{next}番目のマスを選んでください。"),
    "nothing-knitted": ("no tile lies on space {given}; choose a space that has one.", "{given}番目のマスには毛糸がないので、毛糸のあるマスを選んでください。"),
    "no-garment": ("there is no garment to remove; add one first.", "取り除く衣服がないので、先に衣服を足してください。"),
    "cat-there": ("another cat stands on space {given}; choose a free space.", "スペース{given}には別の猫駒がいるので、空いているスペースを選んでください。"),
    "no-knit-case": ("no case in this file is about pieces of Knitting Circle; choose one that is.", "このファイルには『ニッティングサークル』の局面のケースがないので、別のファイルを選んでください。"),
}
