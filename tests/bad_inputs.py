"""Cases, files and saves that cannot be read, with the mistake that each holds."""
import re
from textwrap import indent

from rulelib import calico, story

ROWS = ("B .. .. .. .. ..", "C .. .. ## .. ..", "D .. .. .. ## ..", "E .. ## .. .. ..", "F .. .. .. .. ..")


def quilt(wrong):
    """The lines of an empty quilt in which one row is drawn otherwise."""
    return "\n    ".join(["position:\n  quilt: |", *(wrong if row[0] == wrong[0] else row for row in ROWS)])


NOTHING = "{buttons: [], cats: [], rainbow: false}"
ASKS = f"ask: tokens\nexpect: {NOTHING}\n"
ANN = "ask: winners\nposition: {results: {ann: {score: 1, cats: 0, buttons: 0}}}\n"
TABLE = "position: {players: 2, hands: {1: [yd, bs]}, market: [ys, cd, '?']}\n"
KNOWN = "position: {players: 2, hands: {1: [yd, bs], 2: [kf, gq]}, market: [ys, cd, pv]}\n"

# Each: the mistake, the place that its sentence names, and the lines of a case (id, game, ask and expect are added where they are left out).
WRONG = [
    # values
    ("empty", "position.players", "position: {players: }"),
    ("empty", "game", f"game:\n{ASKS}"),
    ("map", "position", "position: [yd, B2]"),
    ("map", "position.cats", "position: {cats: millie}"),
    ("map", "expect", "ask: goals\nexpect: 8"),
    ("list", "position.scored", "position: {scored: B2}"),
    ("list", "moves", "moves: kd C2"),
    ("list", "expect.buttons", "ask: tokens\nexpect: {buttons: yellow, cats: [], rainbow: false}"),
    ("text", "position.border", "position: {border: 3}"),
    ("text", "position.quilt", "position: {quilt: [yd]}"),
    ("integer", "position.players", "position: {players: two}"),
    ("integer", "position.players", 'position: {players: "2"}'),
    ("integer", "expect.top", 'ask: goals\nexpect: {top: "0", right: 0, left: 0}'),
    ("truth", "expect", f"{TABLE}ask: over\nexpect: 0"),
    ("truth", "expect.rainbow", "ask: tokens\nexpect: {buttons: [], cats: [], rainbow: 0}"),
    ("truth-or-rules", "expect", "ask: legal\nmove: yd B2\nexpect: 1"),
    ("between", "position.players", "position: {players: 5}"),
    ("at-least", "position.results.ann.score", "ask: winners\nposition: {results: {ann: {score: -1, cats: 0, buttons: 0}}}\nexpect: [ann]"),
    ("count", "position.hands.1", "position: {players: 2, hands: {1: [yd]}}"),
    ("count", "position.cats.millie", "position: {cats: {millie: [dots], tibbit: [fern, flowers], coconut: [vines, quatrefoil]}}"),
    ("word", "position.border", "position: {border: red}"),
    ("word", "ask", "ask: cats\nexpect: []"),
    ("word", "kind", "kind: hard"),
    ("key", "position.zzz", "position: {zzz: 1}"),
    ("key-near", "position.boarder", "position: {boarder: blue}"),
    ("key-near", "position.goals.rigth", "position: {goals: {rigth: not-equal}}"),
    ("key-twice", "ask", f"{ASKS}ask: tokens"),
    ("key-twice", "border", "position: {border: blue, border: green}"),
    ("key-twice", "0x1", "position: {players: 2, borders: {1: blue, 0x1: green}}"),
    ("value", "case", "en: 2026-02-30"),
    ("value", "case", "position: {[yd]: B2}"),
    ("value", "case", "position: !picture yd"),
    # too much of it
    ("text-too-long", "case", f"en: {'x' * 2001}"),
    ("text-too-long", "case", f"? {'x' * 2001}\n: 1"),
    ("text-unseen", "case", 'en: "a bell \\a"'),
    ("text-unseen", "case", 'position: {"\\u202e": 1}'),
    ("number-too-long", "case", f"expect: 0x{'f' * 100_000}"),
    ("number-too-long", "case", f"expect: {'9' * 5000}"),
    ("number-too-long", "case", f"expect: {':'.join(['59'] * 3000)}"[:1900]),
    ("number-too-long", "case", f"position: {{players: 1{'0' * 20}.5}}"),
    ("file-too-deep", "case", f"expect: {'[' * 330}{']' * 330}"),
    ("file-too-deep", "case", "expect:\n" + "\n".join("  " * deep + "-" for deep in range(1, 400)) + " 1"),
    ("file-too-deep", "case", "expect: &all [*all]"),
    ("file-too-many", "case", f"expect: [{'1, ' * 6000}]"),
    ("file-too-many", "case", "en: &a0 [x]\n" + "\n".join(f"key{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 15))),
    ("value", "case", "expect: !!set {a}"),
    ("value", "case", "expect: !!bool maybe"),
    ("value", "case", "expect: !!int [1]"),
    ("key", "<<", "<<: {kind: plain}"),
    # the case itself
    ("case-lacks", "expect", "ask: tokens"),
    ("case-lacks", "ask", f"expect: {NOTHING}"),
    ("case-id", "id", 'id: ""'),
    ("case-id", "id", 'id: "one\\ntwo"'),
    ("case-twice", "id", "id: before"),
    ("rule", "rules", "rules: [zzz]"),
    ("rule-near", "because", "because: [calico.button.tree]"),
    ("rule-near", "expect", "ask: legal\nmove: yd C4\nexpect: [calico.setup.goals-close]"),
    ("word", "game", f"game: chess\n{ASKS}"),
    ("of-missing", "of", f"{TABLE}{ASKS}"),
    ("of-needs-table", "of", "of: 1"),
    ("needs-table", "ask", "ask: market\nexpect: [ys, cd, kw]"),
    ("gain-needs-move", "moves", f"ask: gain\nexpect: {NOTHING}"),
    ("move-missing", "move", "ask: legal\nexpect: true"),
    ("move-unasked", "move", f"move: yd B2\n{ASKS}"),
    ("moves-none", "moves", f"{ANN}moves: [place yd B2 take ys]\nexpect: [ann]"),
    ("results-empty", "position.results", "ask: winners\nposition: {results: {}}\nexpect: []"),
    ("results-many", "position.results", f"ask: winners\nposition: {{results: {{{', '.join(f'p{n}: 1' for n in range(21))}}}}}\nexpect: []"),
    ("name", "position.results", f"ask: winners\nposition: {{results: {{{'x' * 41}: 1}}}}\nexpect: []"),
    ("name", "position.results", 'ask: winners\nposition: {results: {"a\\nb": 1}}\nexpect: []'),
    # Calico
    ("patch", "position.quilt row D column 4", quilt("D .. .. zz ## ..")),
    ("patch", "moves 2", "moves: [yd B2, y B3]"),
    ("patch", "position.market 3", "position: {players: 2, market: [yd, ys, dy]}"),
    ("cell", "moves 1", "moves: [yd B8]"),
    ("cell", "move", "ask: legal\nmove: yd H1\nexpect: true"),
    ("three-cats", "position.cats", "position: {cats: {millie: [dots, stripes], tibbit: [fern, flowers]}}"),
    ("cat-tile-twice", "position.cats", "position: {cats: {millie: [dots, stripes], callie: [fern, flowers], leo: [vines, quatrefoil]}}"),
    ("pattern-twice", "position.cats.tibbit", "position: {cats: {millie: [dots, stripes], tibbit: [dots, flowers], leo: [vines, quatrefoil]}}"),
    ("pattern-twice", "position.cats.leo", "position: {cats: {millie: [dots, stripes], tibbit: [fern, flowers], leo: [vines, vines]}}"),
    ("empty", "position.quilt", "position: {quilt: ''}"),
    ("quilt-rows", "position.quilt", "position:\n  quilt: |\n    B .. .. .. .. ..\n    D .. .. .. ## .."),
    ("quilt-entries", "position.quilt row B", quilt("B .. .. .. ..")),
    ("goal-cell-entry", "position.quilt row C column 4", quilt("C .. .. yd .. ..")),
    ("goal-elsewhere", "position.quilt row F column 6", quilt("F .. .. .. .. ##")),
    ("token-without-patch", "position.scored", "position: {scored: [B2]}"),
    ("token-unearned", "position.tokens.buttons", "position: {quilt: \"B yd yf .. .. ..\\nC .. .. ## .. ..\\nD .. .. .. ## ..\\nE .. ## .. .. ..\\nF .. .. .. .. ..\", tokens: {buttons: [B2]}}"),
    ("token-without-patch", "position.tokens.2.cats", f"{TABLE[:-2]}, tokens: {{2: {{cats: [B2]}}}}}}\nof: 2\n{ASKS}"),
    ("quilt-move", "moves 1", "moves: [yd]"),
    ("table-move", "moves 1", f"{TABLE}moves: [yd B2]\nof: 1\n{ASKS}"),
    ("half-a-turn", "moves 1", f"{TABLE}moves: [place yd B2]\nof: 1\n{ASKS}"),
    ("player", "of", f"{TABLE}of: 3\n{ASKS}"),
    ("player", "position.hands.3", "position: {players: 2, hands: {3: [yd, bs]}}"),
    ("player", "move", f"{TABLE}ask: legal\nmove: '3: place yd B2 take ys'\nexpect: false"),
    ("variant-players", "position.players", "position: {players: 3, variant: lower-variance}"),
    ("border-twice", "position.borders.2", "position: {players: 2, borders: {1: blue, 2: blue}}"),
    ("too-many-patches", "position", "position: {players: 2, market: [yd, yd, yd], bag: [yd]}"),
    ("to-play-none", "position.to-play", "position: {players: 2, to-play: none}"),
    ("unknown-patch", "position.market", f"{TABLE}ask: market\nexpect: [ys, cd, kw]"),
    ("unknown-patch", "moves 1.market", f"{KNOWN}moves: [place yd B2 take ys, place kf B2 take cd]\nask: market\nexpect: [pv, kw, bf]"),
    ("unknown-patch", "moves 2.market", f"{KNOWN[:-2]}, bag: [kw]}}\nmoves: [place yd B2 take ys, place kf B2 take cd]\nask: market\nexpect: [pv, kw, bf]"),
    ("unknown-patch", "position.hands.2", f"{TABLE}ask: hand\nof: 2\nexpect: [ys, cd]"),
    ("unknown-hand", "move.hands.1", "position: {players: 2, market: [ys, cd, pv]}\nask: legal\nmove: place yd B2\nexpect: true"),
    ("unknown-market", "move.market", f"{TABLE}ask: legal\nmove: place yd B2 take kw\nexpect: true"),
    ("unknown-hand", "moves 2.hands.2", f"{TABLE}moves: [place yd B2 take ys, place kf B2 take cd]\nof: 1\n{ASKS}"),
    ("unknown-market", "moves 1.market", f"{TABLE}moves: [place yd B2 take kw]\nof: 1\n{ASKS}"),
]

# What YAML makes of a word or number without quotes: the place, the lines, and what the sentence says that YAML read.
UNQUOTED = [
    ("id", "id: NO", "false"),
    ("id", "id: 010", "8"),
    ("en", "en: true", "true"),
    ("ja", "ja: 2026-01-31", "2026-01-31"),
    ("rules", "rules: [NO]", "false"),
    ("position.border", "position: {border: off}", "false"),
    ("position.goals.top", "position: {goals: {top: 1.5}}", "1.5"),
    ("position.scored", "position: {scored: [010]}", "8"),
    ("moves 2", "moves: [yd B2, yes]", "true"),
    ("move", "ask: legal\nmove: 1:30\nexpect: true", "90"),
    ("expect", "ask: legal\nmove: yd B2\nexpect: [NO]", "false"),
    ("expect.buttons 1", "ask: tokens\nexpect: {buttons: [010], cats: [], rainbow: false}", "8"),
    ("expect.cats 1", "ask: tokens\nexpect: {buttons: [], cats: [no], rainbow: false}", "false"),
    ("expect 2", f"{TABLE}ask: hand\nof: 1\nexpect: [yd, on]", "true"),
    ("expect 1", f"{ANN}expect: [true]", "true"),
    ("position.results", "ask: winners\nposition: {results: {NO: {score: 1, cats: 0, buttons: 0}}}\nexpect: []", "false"),
]


def good(name):
    """A case with which all is well."""
    return f"- id: {name}\n  game: calico\n  ask: tokens\n  expect: {NOTHING}\n"


def case_text(lines):
    """A case as it would stand in a file, between two good ones."""
    lines = lines if re.search(r"^(ask|expect):", lines, re.M) else f"{lines}\n{ASKS}"
    lines = lines if lines.startswith("game:") or "\ngame:" in lines else f"game: calico\n{lines}"
    lines = lines if re.search(r"^id:", lines, re.M) else f"id: wrong\n{lines}"
    return good("before") + "- " + indent(lines, "  ").strip() + "\n" + good("after")


# Files of cases that cannot be read at all.
BROKEN = [
    ("file-no-cases", b""),
    ("file-no-cases", b"# nothing but a remark\n"),
    ("file-no-cases", b"[]\n"),
    ("file-no-cases", b"id: one\ngame: calico\n"),
    ("file-not-utf8", bytes(range(128, 256))),
    ("file-not-utf8", good("one").encode("utf-16")),
    ("file-not-utf8", "- id: 黄色\n".encode("shift_jis")),
    ("file-not-text", b"- id: one\n  en: \x07\n"),
    ("file-not-text", b"\x00\x01\x02"),
    ("file-not-yaml", b"- id: one\n\tgame: calico\n"),
    ("file-not-yaml", b"- id: one\n  game: [calico\n"),
    ("file-not-yaml", b"- id: one\n  en: a: b\n"),
    ("file-not-yaml", b"- *nobody\n"),
    ("file-not-text", "- id: one\n  en: \u202eback\n".encode()),
    ("file-too-large", good("one").encode() + b"#" * 1_000_000),
    ("file-too-large", b"\x00" * 5_000_000),
    ("file-too-many", b"- id: one\n  expect: [" + b"1," * 400_000 + b"]\n"),
    ("file-too-many", b"- 1\n" * 240_000),
    ("file-documents", (good("one") + "---\n" + good("two")).encode()),
    ("file-too-deep", b"- " + b"[\n  " * 1000),
    ("file-too-deep", b"- id: one\n  en: " + b"[\n    " * 1000 + b"]" * 1000),
]


def played():
    """A game with two moves, looked at after the first."""
    hands = {1: ["yd", "bs"], 2: ["kf", "gq"]}
    begun = story.begin("calico", calico.read({"players": 2, "hands": hands, "market": ["ys", "cd", "pv"], "bag": ["kw", "bf"]}))
    for line in ("place yd B2 take ys", "place kf C3 take cd"):
        begun = begun.play(calico.read_move(line, begun.position))
    return begun.undo()


SAVE = story.story_text(played())

# Texts that are no save of Calico, and what is told of each.
NO_SAVES = [
    ("save-not-ours", ""),
    ("save-not-ours", "- a list\n"),
    ("save-not-ours", "game: chess\nposition: {}\nat: 0\nmoves: []\n"),
    ("save-not-ours", "# no game\n\tat all"),
    ("save-cut", "game: calico\nposition: {players: 2}\n"),
    ("save-cut", SAVE.rstrip()[:-1]),
    ("save-other-game", SAVE.replace("game: calico", "game: catan")),
    ("save-move", SAVE.replace("place kf C3", "place yd C3")),
    ("half-a-turn", SAVE.replace("place yd B2 take ys", "place yd B2")),
    ("table-move", SAVE.replace("place yd B2 take ys", "yd B2")),
    ("text", SAVE.replace("place yd B2 take ys", "NO")),
    ("between", SAVE.replace("at: 1", "at: 3")),
    ("integer", SAVE.replace("at: 1", "at: true")),
    ("key-near", SAVE.replace("position:", "positions:")),
    ("key-twice", SAVE + "at: 1\n"),
    ("value", SAVE.replace("at: 1", "at: 2026-02-30")),
    ("player", SAVE.replace("to-play: 1", "to-play: 9")),
    ("save-checksum", SAVE.replace("at: 1", "at: 2")),
    ("save-checksum", SAVE.replace("ys, cd, pv", "ys, cd, kw")),
    ("save-checksum", re.sub("checksum: .*", "checksum:", SAVE)),
    ("save-checksum", re.sub("checksum: .*", "checksum: 12345678", SAVE)),
    ("save-moves", f"game: calico\nposition: {{players: 2}}\nat: 0\nmoves: [{'x, ' * 5001}]\n"),
    ("file-too-many", f"game: calico\nposition: {{players: 2}}\nat: 0\nmoves: [{'x, ' * 20_001}]\n"),
    ("file-too-deep", f"game: calico\nposition: {'[' * 50}{']' * 50}\nat: 0\nmoves: []\n"),
    ("file-too-large", SAVE + "#" * 1_000_000),
]
