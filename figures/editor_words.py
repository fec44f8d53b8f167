"""The words of a case editor of any game: its labels, its hints, and what it says of input that it cannot take."""
from figures.labels import Label
from rulelib.mistake import LANGUAGES, Mistake

PART: Label = ("Edit", "編集するもの")
LINE: Label = ("Type an edit", "編集を入力")
UNDO: Label = ("Undo", "元に戻す")
REDO: Label = ("Redo", "やり直す")
ASK: Label = ("Question", "質問")
EXPECT: Label = ("Expected answer", "期待する答え")
EXPECT_EXAMPLE: Label = ("empty: the answer given", "空欄なら上の答えのとおり")
ID: Label = ("Name (id)", "名前（id）")
KIND: Label = ("Kind", "種類")
RULES: Label = ("Rules", "ルール")
BECAUSE: Label = ("Reasons that must be among the evidence", "理由に必ず含まれるルール")
EN: Label = ("Situation in English", "状況（英語）")
JA: Label = ("Situation in Japanese", "状況（日本語）")
NOT_ASKED: Label = ("The question cannot be answered yet.", "質問にまだ答えられません。")
DOWNLOAD: Label = ("Download the case", "ケースをダウンロード")
LOAD: Label = ("Load a case file", "ケースファイルを読み込む")
WHICH: Label = ("Case of the file", "ファイルの中のケース")
DONE: Label = ("Changed.", "変更しました。")
AS_BEFORE: Label = ("That is how it is already.", "すでにそのとおりです。")
UNDONE: Label = ("One edit taken back.", "編集を1つ戻しました。")
REDONE: Label = ("The edit is there again.", "編集を1つやり直しました。")
NOTHING_BEFORE: Label = ("Nothing to undo yet.", "戻す編集はまだありません。")
NOTHING_AFTER: Label = ("Nothing to redo.", "やり直す編集はありません。")
LOADED: Label = ("Loaded: {0}. Undo brings your own case back.", "{0}を読み込みました。「元に戻す」で前のケースに戻せます。")
NOT_HERE: Label = (
    "A page writes no files: under “Case file” press “Download the case”, and your browser keeps it.",
    "このページからファイルは書き込めないので、「ケースファイル」の「ケースをダウンロード」を押して、お使いのブラウザーで保存してください。",
)
PASSES: Label = ("As a case: ok {0}", "ケースとしての検査：ok {0}")
FAILS: Label = ("As a case: FAIL {0}: {1}", "ケースとしての検査：FAIL {0}: {1}")
LEGAL: Label = ("The move asked about", "質問する手")

# A game adds its own sentences.
SENTENCES: dict[str, Label] = {
    "expectation": (
        "this expectation is no YAML; write it as in {example}, or leave it empty.",
        "期待する答えを YAML として読めないので、{example} のように書くか、空欄にしてください。",
    ),
    "edit-value": ("{given} cannot be read; write it as in a case file.", "{given} を読めないので、ケースファイルと同じように書いてください。"),
    "case-move": ("the move {line} is refused ({rules}); take it out of the moves, or ask about it with legal.", "{line} は認められない手（{rules}）なので、moves から消すか、legal の質問にしてください。"),
}


class EditorMistake(Mistake):
    """A bad input that only the editor knows, told in the same way as any other."""

    def at(self, place: str = "", file: str = "") -> "EditorMistake":
        """The same mistake seen from further out."""
        seen = super().at(place, file)
        return EditorMistake(seen.kind, seen.place, seen.file, **seen.facts)

    def sentence(self, lang: str = "en") -> str:
        """What is wrong and the cure, without file and place."""
        return SENTENCES[self.kind][LANGUAGES.index(lang)].format(**self.shown())
