"""The words on buttons and above answers, English and Japanese, each once."""

Label = tuple[str, str]

NEXT: Label = ("Next", "次へ")
BACK: Label = ("Back", "戻る")
AGAIN: Label = ("Again", "もう一度")
NEW: Label = ("New position", "新しい局面")
UNDO: Label = ("Undo", "一手戻す")
REDO: Label = ("Redo", "一手進める")
GUESS: Label = ("Your guess", "予想")
TYPED: Label = ("Type a move", "手を入力")
MORE: Label = ("More reasons", "ほかの理由")
BOARD: Label = ("Board", "盤面")
OF: Label = ("{0} of {1}", "{1}面中{0}面目")
CORRECT: Label = ("Right.", "正解です。")
WRONG: Label = ("Not quite.", "違います。")
YOU_SAID: Label = ("You said", "あなたの予想")
ANSWER: Label = ("Answer", "答え")
PLAYED: Label = ("Played so far", "ここまでの手")
RIGHT_SO_FAR: Label = ("right: {0} of {1}", "正解：{1}問中{0}問")
GUESS_FIRST: Label = ("Guess first; then the reasons are shown.", "まず予想してください。理由はそのあとで示します。")
GUESSED: Label = ("You have guessed; go on with Next.", "予想はすでに出ています。「次へ」で進みます。")
FIRST: Label = ("This is the first one.", "これが最初です。")
LAST: Label = ("This is the last one.", "これが最後です。")
KINDS: dict[str, Label] = {"plain": ("plain", "基本"), "edge": ("edge", "迷いやすい例"), "ruling": ("our ruling", "裁定")}
