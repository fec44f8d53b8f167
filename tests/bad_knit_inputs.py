"""Cases and saves of Knitting Circle that cannot be read, with the mistake that each holds."""
import re

from rulelib import knitting_circle, story

SCORE = "{garments: 0, buttons: 0, bonuses: 0, angry-cats: 0, requests: 0, total: 0}"
RING = "circle: [1, red 1, 2]"
SPARE_RED = ", ".join(["red"] * 25)


def own(keys="", ask=None):
    """A position of one player, and what is asked of it."""
    return f"position: {{{keys}}}" + (f"\nask: {ask}\nexpect: 0" if ask else "")


def table(keys="", ask=None):
    """A position of two players, and what is asked of it."""
    return own(f"players: 2{f', {keys}' if keys else ''}", ask)


def legal(line, position=None):
    """Whether a move is legal."""
    return f"{own() if position is None else position}\nask: legal\nmove: {line!r}\nexpect: false"


def result(line):
    """The results of a game with only Ann."""
    return f"ask: winners\nposition: {{results: {line}}}\nexpect: [Ann]"


def knit(lines):
    """A case of this game: one that asks nothing asks for the score."""
    return f"game: knitting-circle\n{lines}" + ("" if re.search(r"^(ask|expect):", lines, re.M) else f"\nask: score\nexpect: {SCORE}")


# Each: the mistake, the place that its sentence names, and the lines of a case.
_WRONG = [
    # values
    ("map", "position.deck", own("deck: [hat]")),
    ("map", "position.garments 1", own("garments: [hat]")),
    ("list", "position.row", own("row: red k")),
    ("list", "position.bag", own("bag: red")),
    ("empty", "position.row", own("row: null")),
    ("word", "position.bowl 1", own("bowl: [pink]")),
    ("word", "position.garments 1.garment", own("garments: [{garment: coat}]")),
    ("word", "position.garments 1.bonus", own("garments: [{garment: hat, bonus: three-points}]")),
    ("word", "position.deck.hat 1", own("deck: {hat: [three-points]}")),
    ("word", "position.phase", table("phase: weave")),
    ("word", "move", legal("keep pink")),
    ("truth", "position.garments 1.finished", own("garments: [{garment: hat, finished: 1}]")),
    ("at-least", "position.paws", own("paws: -1")),
    ("between", "position.needles", own("needles: 3")),
    ("between", "position.players", own("players: 5")),
    ("between", "position.round", table("round: 7")),
    ("between", "position.slots.7", table("slots: {7: [red k]}")),
    ("integer", "position.rows.one", table("rows: {one: []}")),
    ("integer", "expect", "ask: paws\nexpect: many"),
    ("count", "position.slots.1", table("slots: {1: [red k, red k, red k]}")),
    ("key", "position.hands", own("hands: [red]")),
    ("key-near", "position.garments 1.bonos", own("garments: [{garment: hat, bonos: two-points}]")),
    # the case itself
    ("rule-near", "expect", "ask: legal\nmove: paw red\nexpect: [knit.paw.serch]"),
    ("move-missing", "move", "ask: legal\nexpect: true"),
    ("of-missing", "of", table()),
    ("of-needs-table", "of", f"{own(ask='row')}\nof: 1"),
    ("needs-table", "ask", own(ask="phase")),
    ("player", "of", f"{table()}\nof: 3"),
    ("player", "position.rows.3", table("rows: {3: []}")),
    ("player", "move", legal("3: done", table())),
    ("results-empty", "position.results", result("{}")),
    ("score-missing", "position.results.Ann", result("{Ann: {yarn: 3}}")),
    # yarn, buttons, garments
    ("yarn-letters", "position.yarn", own("yarn: abba", "pattern")),
    ("yarn-letters", "position.yarn", own("yarn: ABABABABA", "pattern")),
    ("yarn-letters", "position.yarn", own("yarn: ABCDEFG", "pattern")),
    ("pattern-only", "ask", own("yarn: ABA", "score")),
    ("pattern-only", "ask", own("yarn: ABA", "reachable")),
    ("pattern-only", "ask", own("yarn: ABA", "round-end")),
    ("yarn-tile", "position.row 1", own("row: [red]")),
    ("yarn-tile", "position.row 2", own("row: [red k, red x]")),
    ("yarn-tile", "position.bowl 1", own("bowl: [red x]")),
    ("yarn-tile", "moves 1", own("garments: [{garment: hat}]") + "\nmoves: [knit red x 1]"),
    ("yarn-too-much", "position", own(f"bag: [{SPARE_RED}]")),
    ("knit-button", "position.workspace 1", own("workspace: [red+red]")),
    ("knit-button", "position.workspace 2", own("workspace: [hat, coat]")),
    ("workspace-full", "position.workspace", own("workspace: [red+blue, red+green, blue+green]")),
    ("workspace-full", "position.workspaces.2", table("workspaces: {2: [hat, hat, scarf]}")),
    ("yarn-tile", "position.rows.2 1", table("rows: {2: [red]}")),
    ("buttons-too-much", "position", own("garments: [{garment: hat, buttons: [red+blue]}, {garment: hat, buttons: [red+blue]}], workspace: [red+blue]")),
    ("pile-shape", "position.piles.circle", table("piles: {circle: [hat]}")),
    ("garment-unnamed", "position.garments 1", own("garments: [{yarn: []}]")),
    ("garment-full", "position.yarn", own("garment: mittens, yarn: [red k, red k, red k, red k, red k]", "garment")),
    ("garment-full", "position.garments.2 1.yarn", table("garments: {2: [{garment: mittens, yarn: [red k, red k, red k, red k, red k]}]}")),
    ("garments-too-many", "position", own("deck: {hat: [two-points, two-points, two-points]}")),
    ("garment-number", "number", own("garments: [{garment: hat}, {garment: hat}]", "garment")),
    ("knit-garment", "number", f"{own('garments: [{garment: hat}]', 'pattern')}\nnumber: 2"),
    ("knit-garment", "move", legal("knit red k 2", own("garments: [{garment: hat}]"))),
    ("knit-garment", "moves 1", "moves: [finish 1]"),
    ("garment-space", "move", legal("knit red k 1 at 7", own("garments: [{garment: hat}]"))),
    ("needles-too-many", "position.needles", own("needles: 2, garments: [{garment: hat}]")),
    ("request", "position.requests 1", own("requests: [same-stripes over]")),
    ("request", "position.requests 2", own("requests: [same-stripes, same-stripes]")),
    # the circle
    ("circle-missing", "position.cat", own("cat: red", "reachable")),
    ("circle-missing", "position.slots", own("slots: {1: [red p]}", "reachable")),
    ("circle-missing", "position", own(ask="reachable")),
    ("circle-missing", "move", legal("gather 1 red k")),
    ("circle-spaces", "position.circle", own("circle: [1]", "reachable")),
    ("circle-entry", "position.circle 2", own("circle: [1, red, 2]", "reachable")),
    ("circle-entry", "position.circle 2", own("circle: [1, red 3, 2]", "reachable")),
    ("circle-space", "move", legal("gather 4 red k", own(RING))),
    ("circle-slot", "move", legal("centre red 1 3", table("phase: start-tile"))),
    ("slots-count", "position.slots.1", own(f"{RING}, slots: {{1: [red k, red k]}}", "reachable")),
    ("cat-twice", "position.circle", own("circle: [red 1, red 1, 2]", "reachable")),
    ("cat-missing", "position.cat", own("circle: [red 1, blue 1, 2]", "reachable")),
    ("cat-nowhere", "position.cat", own("circle: [1, red 1, 2], cat: blue", "reachable")),
    ("cats-nowhere", "position.circle", own("circle: [1, 1, 2]", "reachable")),
    ("cats-together", "position.cats", table("cats: {red: 1, blue: 1}")),
    ("centre-twice", "position.centre", table("centre: [red, red]")),
    # moves
    ("knit-move", "move", legal("done")),
    ("knit-move", "move", legal("knit red k")),
    ("knit-move", "move", legal("flip red k")),
    ("knit-move", "move", legal("2: paw red")),
    ("knit-move", "move", legal("knit red k 1", own("yarn: ABA"))),
    ("knitting-move", "move", legal("dance", table())),
    ("knitting-move", "move", legal("centre red 4", table())),
    ("keep-missing", "move", legal("begin hat cost yellow k", own("row: [yellow k]"))),
    ("keep-missing", "move", legal("choose hat", table("phase: cards"))),
    ("take-missing", "moves 1", own("garments: [{garment: mittens, yarn: [red k, blue k, green k]}], workspace: [red+blue, red+green]") + "\nmoves: [finish 1]"),
    ("keep-unstated", "position.keep", own("row: [red k, red k, red k]", "round-end")),
    ("keep-refused", "position.keep", own("row: [red k], keep: [blue]", "round-end")),
    ("round-end-alone", "ask", table(ask="round-end")),
    # what nobody stated
    ("unknown-slot", "move", legal("gather 1 red k", own("circle: [2, red 1, 2]"))),
    ("unknown-slot", "position.slots", table("slots: {1: ['?']}", "slots")),
    ("unknown-yarn", "position.bowl", own("bowl: ['?']", "bowl")),
    ("unknown-yarn", "moves 1", own("garments: [{garment: hat, yarn: [red k, red p, red k, red p]}], row: [red k]", "bowl") + "\nmoves: [knit red k 1]"),
    ("unknown-yarn", "move", legal("knit red k 1 from bowl", own("bowl: ['?'], garments: [{garment: hat}]"))),
    ("unknown-bag-yarn", "move", legal("paw red", own("paws: 1"))),
    ("bag-unstated", "position.bag", own(ask="bag")),
]
WRONG = [(kind, place, knit(lines)) for kind, place, lines in _WRONG]

# What YAML makes of a word or number without quotes: the place, the lines, and what the sentence says that YAML read.
UNQUOTED = [
    ("position.phase", knit(table("phase: off")), "false"),
    ("position.row 1", knit(own("row: [NO]")), "false"),
    ("position.yarn", knit(own("yarn: 010", "pattern")), "8"),
    ("position.results", knit(result("{NO: {score: 1}}")), "false"),
]


def played():
    """A game with three moves, looked at after the second."""
    garments = {1: [{"garment": "mittens", "yarn": ["red k", "blue p"]}]}
    start = {"players": 2, "phase": "knit", "rows": {1: ["green k"], 2: ["red k"]}, "bag": ["blue", "red"], "paws": {1: 1}, "garments": garments}
    begun = story.begin("knitting-circle", knitting_circle.read(start))
    for line in ("knit green k 1", "finish 1", "paw red"):
        begun = begun.play(knitting_circle.read_move(line, begun.position))
    return begun.undo()


SAVE = story.story_text(played())

# Texts that are no save of Knitting Circle, and what is told of each.
NO_SAVES = [
    ("save-not-ours", ""),
    ("save-not-ours", "game: chess\nposition: {}\nat: 0\nmoves: []\n"),
    ("save-cut", "game: knitting-circle\nposition: {players: 2}\n"),
    ("save-cut", SAVE.rstrip()[:-1]),
    ("save-other-game", SAVE.replace("game: knitting-circle", "game: calico")),
    ("save-move", SAVE.replace("knit green k 1", "knit red k 1")),
    ("save-move", SAVE.replace("paw red", "paw green")),
    ("knitting-move", SAVE.replace("finish 1", "finished 1")),
    ("knit-garment", SAVE.replace("finish 1", "finish 2")),
    ("word", SAVE.replace("paw red", "paw pink")),
    ("text", SAVE.replace("knit green k 1", "NO")),
    ("garment-full", SAVE.replace("[red k, blue p]", "[red k, blue p, red k, blue p, red k]")),
    ("between", SAVE.replace("at: 2", "at: 4")),
]
