"""The words of the quilt editor: its labels, its hints, and what it says of input that it cannot take."""
from figures.labels import Label
from rulelib.mistake import LANGUAGES, Mistake

PARTS: dict[str, Label] = {"lay": ("Tiles", "タイル"), "setup": ("Border, cats, goals", "外周・ネコ・目標"), "ask": ("Question", "質問"), "file": ("Case file", "ケースファイル")}
PART: Label = ("Edit", "編集するもの")
LINE: Label = ("Type an edit", "編集を入力")
EXAMPLE: Label = ("yd B2 · off B2 · legal kd C2", "yd B2 ・ off B2 ・ legal kd C2")
UNDO: Label = ("Undo", "元に戻す")
REDO: Label = ("Redo", "やり直す")
HISTORY: Label = ("Tokens", "トークン")
HISTORIES: dict[str, Label] = {"off": ("follow from the picture", "図のとおりに付く"), "on": ("each tile laid is a move", "置いたタイルを1手と数える")}
BORDER: Label = ("Border", "外周")
CAT: Label = ("Cat {0}", "ネコ{0}")
LIKES: Label = ("Patterns of {0}", "{0}の模様")
POINTS: Label = ("{0} ({1})", "{0}（{1}点）")
ASK: Label = ("Question", "質問")
ASKS: dict[str, Label] = {
    "tokens": ("tokens", "トークン"),
    "gain": ("what the last move brought", "最後の手で得たもの"),
    "goals": ("design goals", "デザイン目標"),
    "score": ("score", "得点"),
    "legal": ("is a move allowed", "手が認められるか"),
}
LEGAL: Label = ("The move asked about", "質問する手")
EXPECT: Label = ("Expected answer", "期待する答え")
EXPECT_EXAMPLE: Label = ("empty: the answer given", "空欄なら上の答えのとおり")
ID: Label = ("Name (id)", "名前（id）")
KIND: Label = ("Kind", "種類")
RULES: Label = ("Rules", "ルール")
BECAUSE: Label = ("Reasons that must be among the evidence", "理由に必ず含まれるルール")
EN: Label = ("Situation in English", "状況（英語）")
JA: Label = ("Situation in Japanese", "状況（日本語）")
FIELDS: dict[str, tuple[Label, Label]] = {
    "id": (ID, ("three-yellow", "three-yellow")),
    "rules": (RULES, ("calico.button.three", "calico.button.three")),
    "because": (BECAUSE, ("calico.button.three", "calico.button.three")),
    "en": (EN, ("Three yellow tiles lie side by side.", "Three yellow tiles lie side by side.")),
    "ja": (JA, ("黄色のタイルが3枚並んでいます。", "黄色のタイルが3枚並んでいます。")),
}
NOT_ASKED: Label = ("The question cannot be answered yet.", "質問にまだ答えられません。")
DOWNLOAD: Label = ("Download the case", "ケースをダウンロード")
LOAD: Label = ("Load a case file", "ケースファイルを読み込む")
WHICH: Label = ("Case of the file", "ファイルの中のケース")
SAVE: Label = ("Save into a folder", "フォルダーに保存")
SAVE_EXAMPLE: Label = ("my_cases/three-yellow.yaml", "my_cases/three-yellow.yaml")
REPLACE: Label = ("Replace {0}", "{0} を置き換える")

START: Label = (
    "Choose a tile below the quilt (× takes one off), then click a space.",
    "キルトの下のタイルを選び（×は外す道具です）、置くマスを選んでください。",
)
CHOSEN: Label = ("{0} is chosen; click a space.", "{0}を選んでいます。置くマスを選んでください。")
TAKING_OFF: Label = ("Click a tile on the quilt to take it off.", "キルトから外すタイルを選んでください。")
LAID: Label = ("Laid: {0}.", "{0}を置きました。")
REFUSED: Label = ("Not laid: {0}", "{0}は置けません")
DONE: Label = ("Changed.", "変更しました。")
AS_BEFORE: Label = ("That is how it is already.", "すでにそのとおりです。")
UNDONE: Label = ("One edit taken back.", "編集を1つ戻しました。")
REDONE: Label = ("The edit is there again.", "編集を1つやり直しました。")
NOTHING_BEFORE: Label = ("Nothing to undo yet.", "戻す編集はまだありません。")
NOTHING_AFTER: Label = ("Nothing to redo.", "やり直す編集はありません。")
RECOUNTED: Label = ("The tokens now follow from the picture; Undo brings the earlier ones back.", "トークンは図のとおりに付け直しました。「元に戻す」で前の状態に戻せます。")
LOADED: Label = ("Loaded: {0}. Undo brings your own case back.", "{0}を読み込みました。「元に戻す」で前のケースに戻せます。")
SAVED: Label = ("Saved: {0}", "保存しました：{0}")
NEEDS_MOVE: Label = (
    "Under Tiles choose “each tile laid is a move”, then lay a tile.",
    "「タイル」で「置いたタイルを1手と数える」を選び、タイルを1枚置いてください。",
)
NEEDS_LEGAL: Label = ("Type the move to ask about, as in legal kd C2.", "legal kd C2 のように、質問する手を入力してください。")
PASSES: Label = ("As a case: ok {0}", "ケースとしての検査：ok {0}")
FAILS: Label = ("As a case: FAIL {0}: {1}", "ケースとしての検査：FAIL {0}: {1}")

SENTENCES: dict[str, Label] = {
    "nothing-sewn": ("no tile that can be taken off lies on {cell}; choose one that was sewn on.", "{cell} には外せるタイルがないので、キルトに置いたタイルを選んでください。"),
    "case-move": ("the move {line} is refused ({rules}); take it out of the moves, or ask about it with legal.", "{line} は認められない手（{rules}）なので、moves から消すか、legal の質問にしてください。"),
    "expectation": (
        "this expectation is no YAML; write it as in {{buttons: [yellow], cats: [], rainbow: false}}, or leave it empty.",
        "期待する答えを YAML として読めないので、{{buttons: [yellow], cats: [], rainbow: false}} のように書くか、空欄にしてください。",
    ),
    "no-quilt-case": ("no case in this file is about a single quilt; choose a file whose position is one quilt.", "このファイルにはキルト1枚についてのケースがないので、キルト1枚の局面のファイルを選んでください。"),
}


class EditorMistake(Mistake):
    """A bad input that only the editor knows, told in the same way as any other."""

    def at(self, place: str = "", file: str = "") -> "EditorMistake":
        """The same mistake seen from further out."""
        seen = super().at(place, file)
        return EditorMistake(seen.kind, seen.place, seen.file, **seen.facts)

    def sentence(self, lang: str = "en") -> str:
        """What is wrong and the cure, without file and place."""
        return SENTENCES[self.kind][LANGUAGES.index(lang)].format(**self.facts)
