"""What is said beside a loom, in both languages."""
from figures.labels import Label

CHOOSE: Label = ("Choose a thread, then click a free place.", "糸を選び、次に空いている場所を選んでください。")
PLACE: Label = ("{0} is chosen; click a free place, such as v3 or h1.", "{0}を選んでいます。v3やh1のような空いている場所を選んでください。")
NONE_LEFT: Label = ("All the threads kept are woven. A button may be put on a card.", "残した糸はすべて織り終えました。カードにボタンを置けます。")
FLIP: Label = (
    "Click a crossing to pass under or over there; click the place again to weave. Typed: {0}",
    "交わるところを選ぶと上下が入れ替わり、同じ場所をもう一度選ぶと織ります。入力する場合：{0}",
)
NOTHING_CROSSED: Label = ("It crosses no thread. Click the place again to weave. Typed: {0}", "交わる糸はありません。同じ場所をもう一度選ぶと織ります。入力する場合：{0}")
WOULD: Label = ("With {0}", "{0}を織ると")
BROUGHT: Label = ("{0} is woven", "{0}を織りました")
MARKED: Label = ("{0}", "{0}を置きました")
NO_CHANGE: Label = ("no number changes", "どの数も変わりません")
REFUSED: Label = ("{0}: not allowed", "{0}：認められません")
NOT_YOURS: Label = ("Here only the sides of the new thread can be chosen.", "ここで上下を選べるのは、新しい糸が交わるところだけです。")
NO_CROSSING: Label = ("No new thread crosses another at {0}.", "{0}では、新しい糸はほかの糸と交わりません。")
NOT_HERE: Label = ("Nothing here is called {0}.", "{0}というものはここにありません。")
CROSS_FIRST: Label = ("First choose a thread and a free place; then its crossings can be flipped.", "先に糸と空いている場所を選んでください。そのあと、交わるところの上下を選べます。")

THREAD: Label = ("Thread", "糸")
WEAVE: Label = ("Weave it", "織る")
CANCEL: Label = ("Not here", "やめる")
NO_PREVIEW: Label = ("Choose a thread and a place first.", "先に糸と場所を選んでください。")
ALL_WOVEN: Label = ("All the threads kept are woven.", "残した糸はすべて織り終えました。")
READING: Label = ("Interlacing read as", "織り込みの読み方")
EXAMPLE: Label = ("pink v3 under h1", "pink v3 under h1")

READ_AS: Label = ("Now read as: {0}", "今の読み方：{0}")
READING_CHANGES: Label = ("On this loom the reading changes: {0}", "この織機では、次の数が変わります：{0}")
READING_SAME: Label = ("On this loom no number changes.", "この織機では、どの数も変わりません。")
READINGS: dict[str, Label] = {
    "consecutive": (
        "Along A look at its B threads alone; any two that follow each other are a pair, a B may serve in two pairs, and the card is read from either end.",
        "Aに沿って色Bの糸だけを見ます。続く2本を組にし、1本のBを2つの組で共用でき、カードはどちらの端から読んでもかまいません。",
    ),
    "neighbours": (
        "As consecutive, but the two B threads must lie in neighbouring places.",
        "「連続」と同じですが、Bの2本がすぐ隣の場所になければなりません。",
    ),
    "fixed": (
        "As consecutive, but in one direction only: from the top down, or from left to right.",
        "「連続」と同じですが、上から下、または左から右の一方向だけに読みます。",
    ),
    "disjoint": (
        "As consecutive, but along an A thread each B serves only once; as many pairs as possible are counted.",
        "「連続」と同じですが、1本のAに沿って数える間、Bはそれぞれ1回しか使えません。組がいちばん多くなるように数えます。",
    ),
}

NOW: Label = ("now", "今")
THEN: Label = ("now → then", "今 → 織ったあと")
ROUND_BUTTON: Label = ("● round button", "●円形のボタン")
SQUARE_BUTTON: Label = ("■ square button", "■正方形のボタン")
NO_BUTTON: Label = ("no button", "ボタンなし")
IN_GOAL: Label = ("shared goal", "共有目標")
ROWS: dict[str, Label] = {"shared-goal": ("Shared goal", "共有目標"), "penalty": ("Penalty", "失点"), "total": ("Total", "合計")}
