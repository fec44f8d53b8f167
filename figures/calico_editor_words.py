"""The words of the quilt editor: its labels, its hints, and what it says of input that it cannot take."""
from figures.editor_words import BECAUSE, EN, ID, JA, RULES, SENTENCES
from figures.labels import Label

PARTS: dict[str, Label] = {"lay": ("Tiles", "タイル"), "setup": ("Border, cats, goals", "外周・ネコ・目標"), "ask": ("Question", "質問"), "file": ("Case file", "ケースファイル")}
EXAMPLE: Label = ("yd B2 · off B2 · legal kd C2", "yd B2 ・ off B2 ・ legal kd C2")
HISTORY: Label = ("Tokens", "トークン")
HISTORIES: dict[str, Label] = {"off": ("follow from the picture", "図のとおりに付く"), "on": ("each tile laid is a move", "置いたタイルを1手と数える")}
BORDER: Label = ("Border", "外周")
CAT: Label = ("Cat {0}", "ネコ{0}")
LIKES: Label = ("Patterns of {0}", "{0}の模様")
POINTS: Label = ("{0} ({1})", "{0}（{1}点）")
ASKS: dict[str, Label] = {
    "tokens": ("tokens", "トークン"),
    "gain": ("what the last move brought", "最後の手で得たもの"),
    "goals": ("design goals", "デザイン目標"),
    "score": ("score", "得点"),
    "legal": ("is a move allowed", "手が認められるか"),
}
FIELDS: dict[str, tuple[Label, Label]] = {
    "id": (ID, ("three-yellow", "three-yellow")),
    "rules": (RULES, ("calico.button.three", "calico.button.three")),
    "because": (BECAUSE, ("calico.button.three", "calico.button.three")),
    "en": (EN, ("Three yellow tiles lie side by side.", "Three yellow tiles lie side by side.")),
    "ja": (JA, ("黄色のタイルが3枚並んでいます。", "黄色のタイルが3枚並んでいます。")),
}

START: Label = (
    "Choose a tile below the quilt (× takes one off), then click a space.",
    "キルトの下のタイルを選び（×は外す道具です）、置くマスを選んでください。",
)
CHOSEN: Label = ("Chosen: {0}. Now click a space.", "{0}を選んでいます。置くマスを選んでください。")
TAKING_OFF: Label = ("Click a tile on the quilt to take it off.", "キルトから外すタイルを選んでください。")
LAID: Label = ("Laid: {0}.", "{0}を置きました。")
REFUSED: Label = ("Not laid: {0}", "{0}は置けません")
RECOUNTED: Label = ("The tokens now follow from the picture; Undo brings the earlier ones back.", "トークンは図のとおりに付け直しました。「元に戻す」で前の状態に戻せます。")
NEEDS_MOVE: Label = (
    "Under Tiles choose “each tile laid is a move”, then lay a tile.",
    "「タイル」で「置いたタイルを1手と数える」を選び、タイルを1枚置いてください。",
)
NEEDS_LEGAL: Label = ("Type the move to ask about, as in legal kd C2.", "legal kd C2 のように、質問する手を入力してください。")

SENTENCES |= {
    "nothing-sewn": ("no tile that can be taken off lies on {cell}; choose one that was sewn on.", "{cell} には外せるタイルがないので、キルトに置いたタイルを選んでください。"),
    "no-quilt-case": ("no case in this file is about a single quilt; choose a file whose position is one quilt.", "このファイルにはキルト1枚についてのケースがないので、キルト1枚の局面のファイルを選んでください。"),
}
