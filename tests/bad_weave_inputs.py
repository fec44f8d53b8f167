"""Cases and saves of Warp & Weft that cannot be read, with the mistake that each holds."""
import re

from rulelib import story, warp_and_weft

SCORE = "{shared-goal: 0, buttons: 0, penalty: 0, total: 0}"
HANDS = "position: {hands: {1: [pink, blue, blue, green, pink], 2: [green, green, yellow, purple, pink]}}"
TABLE = "position: {players: 3}"


def loom(*threads, **keys):
    """A position with some threads, and other keys."""
    return f"position: {{loom: [{', '.join(threads)}]{''.join(f', {key}: {value}' for key, value in keys.items())}}}"


def weave(lines):
    """A case of this game: one that asks nothing asks for the score."""
    return f"game: warp-and-weft\n{lines}" + ("" if re.search(r"^(ask|expect):", lines, re.M) else f"\nask: score\nexpect: {SCORE}")


# Each: the mistake, the place that its sentence names, and the lines of a case.
_WRONG = [
    # values
    ("map", "position.hands", "position: {hands: [pink]}"),
    ("list", "position.loom", "position: {loom: pink v1}"),
    ("list", "position.looms.2", "position: {players: 2, looms: {2: pink v1}}"),
    ("text", "position.loom 1", "position: {loom: [1]}"),
    ("integer", "position.holes", "position: {holes: ten}"),
    ("between", "position.holes", "position: {holes: 7}"),
    ("between", "position.holes", "position: {holes: 17}"),
    ("between", "position.players", "position: {players: 6}"),
    ("between", "position.players", "position: {players: 1}"),
    ("between", "position.round", "position: {players: 2, round: 5}"),
    ("word", "position.reading", "position: {reading: any}"),
    ("word", "position.phase", "position: {players: 2, phase: weaving}"),
    ("word", "position.loom 2", loom("pink v1", "red v2")),
    ("word", "position.kept 1", loom(kept="[red]")),
    ("word", "position.kept.2 1", "position: {players: 2, kept: {2: [red]}}"),
    ("word", "position.buttons 1", loom(buttons="[pink-red]")),
    ("word", "position.hands.2 1", "position: {hands: {1: [pink], 2: [red]}}"),
    ("count", "position.goal", loom(goal="[pink-blue]")),
    ("truth", "position.marked", loom(marked="1")),
    ("truth", "position.marked.1", "position: {players: 2, marked: {1: 'true'}}"),
    ("integer", "position.hands.one", "position: {hands: {one: [pink]}}"),
    ("key-near", "position.reeding", "position: {reeding: fixed}"),
    ("key", "position.bag", "position: {bag: [pink]}"),
    ("integer", "position.results.ann", "ask: winners\nposition: {results: {ann: many}}\nexpect: [ann]"),
    ("integer", "expect", "ask: penalty\nexpect: none at all"),
    ("results-empty", "position.results", "ask: winners\nposition: {results: {}}\nexpect: []"),
    # the case itself
    ("rule-near", "expect", "ask: legal\nmove: weave pink v1\nexpect: [weave.thread.one-place]"),
    ("of-missing", "of", TABLE),
    ("of-needs-table", "of", "of: 1"),
    ("player", "of", f"{TABLE}\nof: 4"),
    ("player", "position.kept.4", "position: {players: 3, kept: {4: [pink]}}"),
    ("player", "move", f"{TABLE}\nask: legal\nmove: '4: weave pink v1'\nexpect: false"),
    ("move-missing", "move", "ask: legal\nexpect: true"),
    ("moves-none", "moves", "ask: winners\nposition: {results: {ann: 1}}\nmoves: [weave pink v1]\nexpect: [ann]"),
    ("needs-hands", "ask", "ask: hands\nexpect: {1: [pink]}"),
    ("card-missing", "card", "ask: count\nexpect: 0"),
    # threads
    ("thread-place", "position.loom 1", loom("pink v0")),
    ("thread-place", "position.loom 1", loom("pink v11")),
    ("thread-place", "position.loom 1", loom("pink v9", holes=8)),
    ("thread-place", "position.loom 1", loom("pink d3")),
    ("thread-place", "position.loom 2", loom("pink v1", "blue h1 under v1 x2")),
    ("thread-place", "moves 1", "moves: [weave pink v11]"),
    ("thread-place", "move", "ask: legal\nmove: weave pink v1 to h11\nexpect: false"),
    ("thread", "position.loom 1", loom("pink")),
    ("thread", "move", "ask: legal\nmove: weave pink\nexpect: false"),
    ("thread", "position.loom 1", loom("pink v1 over h2")),
    ("thread-twice", "position.loom 3", loom("pink v1", "pink v2", "blue v1")),
    ("thread-crooked", "position.loom 1", loom("pink v1 to v2")),
    ("thread-not-crossed", "position.loom 2", loom("pink v1", "blue v2 under v1")),
    ("thread-not-crossed", "position.looms.1 1", "position: {players: 2, looms: {1: [pink v1 under h1]}}"),
    ("too-many-threads", "position.loom", loom(*(f"pink v{number}" for number in range(1, 17)), kept="[pink, pink, pink, pink, pink]", holes=16)),
    ("too-many-threads", "position", f"position: {{players: 2, bag: [{', '.join(['blue'] * 20)}], looms: {{2: [blue v1]}}}}"),
    ("too-many-threads", "moves 2", loom(*(f"pink v{number}" for number in range(1, 17)), "pink h1", "pink h2", "pink h3", holes=16) + "\nmoves: [weave pink h4, weave pink h5]"),
    # cards and buttons
    ("cards-too-many", "position.cards", loom(cards="[pink-blue, pink-green, blue-pink]")),
    ("cards-too-many", "position.cards", loom(cards="[pink OU blue, pink UO blue]")),
    ("cards-too-many", "position.cards", loom(cards=f"[{', '.join(f'pink {order} {colour}' for order in ('OO', 'OU', 'UU') for colour in ('blue', 'yellow', 'green', 'purple'))}]")),
    ("card", "position.buttons 1", loom(buttons="[pink]")),
    ("card", "position.goal 2", loom(goal="[pink-blue, pink OX blue]")),
    ("card", "position.cards 1", loom(cards="[pink OUO blue]")),
    ("card", "card", "ask: count\ncard: pink over blue\nexpect: 0"),
    ("card", "moves 1", "moves: [button pink]"),
    ("card-one-colour", "card", "ask: count\ncard: pink-pink\nexpect: 0"),
    ("card-one-colour", "move", "ask: legal\nmove: button blue OU blue\nexpect: false"),
    ("buttons-too-many", "position.buttons", loom(buttons="[pink-blue, pink-green, pink-yellow]")),
    ("buttons-too-many", "position.buttons.2", "position: {players: 2, buttons: {2: [pink OU blue, pink OU green, pink OU yellow]}}"),
    ("button-nowhere", "position.buttons", loom(buttons="[pink-blue]", cards="[pink-green]")),
    # moves, hands, the bag
    ("loom-move", "moves 1", "moves: [pink v3]"),
    ("loom-move", "move", "ask: legal\nmove: weave\nexpect: false"),
    ("loom-move", "moves 1", "moves: [draw]"),
    ("weaving-move", "moves 1", f"{TABLE}\nof: 1\nmoves: [weave pink v3]"),
    ("weaving-move", "moves 1", f"{TABLE}\nof: 1\nmoves: ['1: draw']"),
    ("keep-move", "moves 1", f"{HANDS}\nof: 1\nmoves: [keep pink]"),
    ("keep-move", "moves 1", f"{HANDS}\nof: 1\nmoves: [keep pink | keep]"),
    ("keep-move", "moves 1", f"{TABLE}\nof: 1\nmoves: [keep pink | keep blue]"),
    ("word", "moves 1", f"{HANDS}\nof: 1\nmoves: [keep red | keep blue]"),
    ("hands-uneven", "position.hands", "position: {hands: {1: [pink, blue], 2: [pink]}}"),
    ("hands-uneven", "position.hands", f"position: {{hands: {{1: [{', '.join(['pink'] * 6)}], 2: [{', '.join(['blue'] * 6)}]}}}}"),
    ("unknown-bag", "moves 1.bag", f"{TABLE}\nof: 1\nmoves: [draw]"),
    ("unknown-bag", "bag", f"{TABLE}\nask: legal\nmove: draw\nexpect: true"),
]
WRONG = [(kind, place, weave(lines)) for kind, place, lines in _WRONG]

# What YAML makes of a word or number without quotes: the place, the lines, and what the sentence says that YAML read.
UNQUOTED = [
    ("position.reading", weave("position: {reading: off}"), "false"),
    ("position.loom 1", weave("position: {loom: [NO]}"), "false"),
    ("card", weave("ask: count\ncard: 010\nexpect: 0"), "8"),
    ("position.results", weave("ask: winners\nposition: {results: {NO: 1}}\nexpect: []"), "false"),
]


def played():
    """A game with two moves, looked at after the first."""
    hands = {1: ["pink", "blue", "green"], 2: ["yellow", "green", "purple"]}
    begun = story.begin("warp-and-weft", warp_and_weft.read({"hands": hands, "cards": ["pink-blue", "pink OU blue"]}))
    for line in ("keep pink | keep green", "keep yellow | keep blue"):
        begun = begun.play(warp_and_weft.read_move(line, begun.position))
    return begun.undo()


SAVE = story.story_text(played())

# Texts that are no save of Warp & Weft, and what is told of each.
NO_SAVES = [
    ("save-not-ours", ""),
    ("save-not-ours", "game: chess\nposition: {}\nat: 0\nmoves: []\n"),
    ("save-cut", "game: warp-and-weft\nposition: {players: 2}\n"),
    ("save-cut", SAVE.rstrip()[:-1]),
    ("save-other-game", SAVE.replace("game: warp-and-weft", "game: calico")),
    ("save-move", SAVE.replace("keep yellow | keep blue", "keep pink | keep blue")),
    ("keep-move", SAVE.replace("keep yellow | keep blue", "keep yellow")),
    ("weaving-move", SAVE.replace("keep pink | keep green", "pink green")),
    ("text", SAVE.replace("keep pink | keep green", "NO")),
    ("between", SAVE.replace("at: 1", "at: 3")),
    ("key-near", SAVE.replace("position:", "positions:")),
    ("key-near", SAVE.replace("  round: 1", "  rounds: 1")),
    ("word", SAVE.replace("phase: draft", "phase: drafts")),
    ("between", SAVE.replace("holes: 10", "holes: 100")),
]
