"""Cases and saves of Catan that cannot be read, with the mistake that each holds."""
import re

from rulelib import catan, story

ISLAND = ("1 M5 P10 F8", "2 G2 H9 P11 H4", "3 G6 F4 D F3 M11", "4 F3 M5 G6 P12", "5 H8 G10 P9")


def table(red="", blue="", **keys):
    """A position of three players, what two of them have, and other keys (`played_card` for `played-card`)."""
    others = "".join(f", {key.replace('_', '-')}: {value}" for key, value in keys.items())
    return f"position: {{players: {{red: {{{red}}}, blue: {{{blue}}}, white: {{}}}}{others}}}"


def island(wrong=ISLAND[0], rows=ISLAND):
    """A position whose island has one row drawn otherwise."""
    picture = "\n      ".join(wrong if row[0] == wrong[0] else row for row in rows)
    return f"position:\n  players: {{red: {{}}, blue: {{}}, white: {{}}}}\n  island: |\n      {picture}"


def moves(*lines):
    """Moves of three players who have nothing."""
    return f"{table()}\nmoves: [{', '.join(repr(line) for line in lines)}]"


def legal(line):
    """Whether a move of three players who have nothing is legal."""
    return f"{table()}\nask: legal\nmove: {line!r}\nexpect: false"


def chips(lands="FFFFPPPPGGGGHHHMMMD", start=1):
    """Lands by their letters, and where the chips begin."""
    return f"position: {{lands: [{', '.join(lands)}], start: {start}}}\nask: chips\nexpect: [0]"


def rolls(dice):
    """Rolls for the first player."""
    return f"position: {{rolls: {dice}}}\nask: first-player\nexpect: [red]"


def of_catan(lines):
    """A case of this game: one that asks nothing asks where the robber is."""
    return f"game: catan\n{lines}" + ("" if re.search(r"^(ask|expect):", lines, re.M) else "\nask: robber\nexpect: 10")


FIFTEEN_KNIGHTS = ", ".join(["knight"] * 15)
STOLEN = f"{table(blue='settlements: [23], hand: {wool: 1, ore: 1}', phase='robber')}\nmoves: [robber 8 steal blue]"
SIXTEEN_ROADS = "1-4, 1-5, 2-5, 2-6, 3-6, 3-7, 4-8, 5-9, 6-10, 7-11, 8-12, 8-13, 9-13, 9-14, 10-14, 10-15"

# Each: the mistake, the place that its sentence names, and the lines of a case.
_WRONG = [
    # values
    ("map", "position.players", "position: {players: [red, blue, white]}"),
    ("map", "position.players.red.hand", table("hand: [lumber]")),
    ("map", "position.bank", table(bank="19")),
    ("map", "position.owes", table(owes="4", phase="discard")),
    ("map", "position.rolls", rolls("[3, 4]")),
    ("empty", "position.players", "position: {robber: 3}"),
    ("empty", "position.players.blue", "position: {players: {red: {}, blue: , white: {}}}"),
    ("empty", "position.island", table(island="''")),
    ("empty", "position.turn", table(turn="")),
    ("empty", "position.lands", "position: {start: 1}\nask: chips\nexpect: [0]"),
    ("list", "position.players.red.settlements", table("settlements: 12")),
    ("list", "position.players.red.cards", table("cards: knight")),
    ("list", "position.harbours", table(harbours="any")),
    ("list", "position.deck", table(deck="knight")),
    ("text", "position.island", table(island="[M5]")),
    ("text", "position.players.blue.roads 2", table(blue="roads: [12-17, [17, 23]]")),
    ("integer", "position.players.red.settlements 1", table("settlements: ['12']")),
    ("integer", "position.players.red.cities 2", table("cities: [40, D]")),
    ("integer", "position.players.red.hand.ore", table("hand: {ore: two}")),
    ("integer", "position.robber", table(robber="desert")),
    ("integer", "position.start", chips(start="coast")),
    ("between", "position.players.red.hand.ore", table("hand: {ore: -1}")),
    ("between", "position.players.red.hand.ore", table("hand: {ore: 20}")),
    ("between", "position.players.red.knights", table("knights: 15")),
    ("between", "position.bank.wool", table(bank="{wool: 20}")),
    ("between", "position.owes.red", table("hand: {ore: 9}", owes="{red: 10}", phase="discard")),
    ("between", "position.rolls.blue 2", rolls("{red: [3, 4], blue: [6, 7], white: [1, 1]}")),
    ("count", "position.harbours", table(harbours="[any, any]")),
    ("count", "position.rolls.blue", rolls("{red: [3, 4], blue: [6], white: [1, 1]}")),
    ("count", "position.lands", chips("FPG")),
    ("truth", "position.played-card", table(played_card="1")),
    ("word", "position.players", "position: {players: {red: {}, blue: {}, green: {}}}"),
    ("word", "position.players.red.cards 2", table("cards: [knight, soldier]")),
    ("word", "position.deck 1", table(deck="[ore]")),
    ("word", "position.harbours 9", table(harbours="[any, grain, ore, any, wool, any, any, brick, wood]")),
    ("word", "position.turn", table(turn="orange")),
    ("word", "position.phase", table(phase="trade")),
    ("word", "position.owes", table(owes="{orange: 4}", phase="discard")),
    ("word", "position.longest-road", table(longest_road="orange")),
    ("word", "position.largest-army", table(largest_army="middle")),
    ("word", "position.lands 2", chips("FX" + "F" * 17)),
    ("word", "position.rolls", rolls("{red: [3, 4], blue: [6, 6], ann: [1, 1]}")),
    ("key", "position.dice", table(dice="[3, 4]")),
    ("key-near", "position.longest-raod", table(longest_raod="red")),
    ("key-near", "position.players.red.settlement", table("settlement: [12]")),
    ("key-near", "position.players.red.hand.wol", table("hand: {wol: 1}")),
    ("key-near", "position.bank.bricks", table(bank="{bricks: 3}")),
    # the island
    ("island-rows", "position.island", island(rows=ISLAND[1:])),
    ("island-rows", "position.island", island(rows=(*ISLAND[:3], ISLAND[4], ISLAND[3]))),
    ("island-rows", "position.island", island("1M5 P10 F8")),
    ("island-entries", "position.island row 1", island("1 M5 P10")),
    ("island-entries", "position.island row 5", island("5 H8 G10 P9 F3")),
    ("island-land", "position.island row 1 column 2", island("1 M5 X10 F8")),
    ("island-land", "position.island row 1 column 3", island("1 M5 P10 F")),
    ("island-land", "position.island row 3 column 3", island("3 G6 F4 D8 F3 M11")),
    ("island-land", "position.island row 2 column 1", island("2 G02 H9 P11 H4")),
    ("chip", "position.island row 1 column 1", island("1 M7 P10 F8")),
    ("chip", "position.island row 4 column 4", island("4 F3 M5 G6 P13")),
    ("chip", "position.island row 4 column 4", island("4 F3 M5 G6 P1")),
    ("lands-too-many", "position.island", island("1 M5 P10 M8")),
    ("lands-too-many", "position.island", island("1 M5 P10 D")),
    ("lands-too-many", "position.lands", chips("FFFFFPPPGGGGHHHMMMD")),
    ("chips-too-many", "position.island", island("1 M5 P10 F2")),
    ("harbours-too-many", "position.harbours", table(harbours="[any, grain, ore, any, wool, any, any, brick, any]")),
    ("harbours-too-many", "position.harbours", table(harbours="[ore, grain, ore, any, wool, any, any, brick, any]")),
    ("start-inland", "position.start", chips(start=10)),
    # places
    ("land", "position.robber", table(robber="0")),
    ("land", "position.start", chips(start=20)),
    ("land", "moves 1", moves("robber 20")),
    ("land", "move", legal("knight desert steal blue")),
    ("corner", "position.players.red.settlements 2", table("settlements: [54, 55]")),
    ("corner", "position.players.red.cities 1", table("cities: [0]")),
    ("corner", "moves 1", moves("settle 55")),
    ("corner", "move", legal("city x")),
    ("corner", "move", legal("settle 014")),
    ("edge", "position.players.red.roads 1", table("roads: [12-14]")),
    ("edge", "position.players.red.roads 1", table("roads: ['12']")),
    ("edge", "moves 1", moves("road 12-14")),
    ("edge", "move", legal("road-building 1-5 5-10")),
    ("edge", "move", legal("settle 14 road 14-55")),
    ("corner-twice", "position.players.red.settlements 2", table("settlements: [12, 12]")),
    ("corner-twice", "position.players.red.cities 1", table("settlements: [12], cities: [12]")),
    ("corner-twice", "position.players.blue.settlements 1", table("cities: [12]", "settlements: [12]")),
    ("edge-twice", "position.players.red.roads 2", table("roads: [12-17, 17-12]")),
    ("edge-twice", "position.players.blue.roads 1", table("roads: [12-17]", "roads: [12-17]")),
    # the box
    ("three-or-four", "position.players", "position: {players: {red: {}, blue: {}}}"),
    ("three-or-four", "position.players", "position: {players: {}}"),
    ("three-or-four", "position.rolls", rolls("{red: [3, 4], blue: [6, 6]}")),
    ("pieces-too-many", "position.players.red.settlements", table("settlements: [1, 2, 3, 12, 13, 14]")),
    ("pieces-too-many", "position.players.red.cities", table("cities: [1, 2, 3, 12, 13]")),
    ("pieces-too-many", "position.players.red.roads", table(f"roads: [{SIXTEEN_ROADS}]")),
    ("resources-too-many", "position.players", table("hand: {ore: 10}", "hand: {ore: 10}")),
    ("resources-too-many", "position.bank.ore", table("hand: {ore: 10}", bank="{ore: 10}")),
    ("developments-too-many", "position.players.red.cards", table(f"cards: [{FIFTEEN_KNIGHTS}]")),
    ("developments-too-many", "position.players", table("knights: 13", "new-cards: [knight, knight]")),
    ("developments-too-many", "position.deck", table("cards: [monopoly]", "new-cards: [monopoly]", deck="[monopoly]")),
    ("owes-phase", "position.owes", table("hand: {ore: 9}", owes="{red: 4}")),
    # moves
    ("moves-table", "moves 1", f"{chips()}\nmoves: [end]"),
    ("moves-table", "moves 1", f"{rolls('{red: [3, 4], blue: [6, 6], white: [1, 1]}')}\nmoves: [roll 3 4]"),
    ("text", "moves 1", f"{table()}\nmoves: [[roll, 3, 4]]"),
    ("word", "moves 1", moves("orange: end")),
    ("word", "moves 2", moves("end", "green: end")),
    ("word", "move", legal("robber 10 steal orange")),
    ("word", "move", legal("robber 10 steal blue gets sheep")),
    ("word", "move", legal("discard wool 2")),
    ("word", "move", legal("buy gets ore")),
    ("word", "move", legal("monopoly gold")),
    ("word", "move", legal("year-of-plenty ore 2")),
    ("word", "move", legal("trade green wool 1 for ore 1")),
    ("word", "move", legal("bank wood 4 for ore 1")),
    ("between", "moves 1", moves("roll 7 1")),
    ("between", "move", legal("roll 3 0")),
    ("between", "move", legal("roll -1 3")),
    ("between", "move", legal("bank wool 0 for ore 1")),
    ("between", "move", legal("trade blue wool 2 for ore -1")),
    ("between", "move", legal("discard blue wool 20")),
    ("between", "move", legal(f"year-of-plenty {'ore ' * 300}")),
    ("card-list", "moves 1", moves("bank wool for ore 1")),
    ("card-list", "move", legal("trade blue wool two for ore 1")),
    ("card-list", "move", legal("trade blue wool 2 for ore 1 for grain 1")),
    ("card-list", "move", legal("discard blue nothing")),
    ("card-list", "move", legal(f"bank wool {'9' * 1900} for ore 1")),
    ("resource-twice", "move", legal("trade blue wool 1 wool 1 for ore 1")),
    ("catan-verb", "moves 1", moves("build road 12-17")),
    ("catan-verb", "move", legal("Roll 3 4")),
    ("catan-verb", "move", legal("blue:")),
    ("empty", "move", legal("")),
    ("catan-move", "moves 1", moves("roll 3")),
    ("catan-move", "move", legal("roll three four")),
    ("catan-move", "move", legal("roll 3 4 5")),
    ("catan-move", "move", legal("discard blue")),
    ("catan-move", "move", legal("robber")),
    ("catan-move", "move", legal("robber 10 gets ore")),
    ("catan-move", "move", legal("knight 10 steal")),
    ("catan-move", "move", legal("road 12 17")),
    ("catan-move", "move", legal("settle 14 14-19")),
    ("catan-move", "move", legal("city")),
    ("catan-move", "move", legal("buy knight")),
    ("catan-move", "move", legal("road-building")),
    ("catan-move", "move", legal("year-of-plenty")),
    ("catan-move", "move", legal("monopoly wool ore")),
    ("catan-move", "move", legal("bank wool 4")),
    ("catan-move", "move", legal("trade blue for ore 1")),
    ("catan-move", "move", legal("end turn")),
    ("buy-gets", "moves 1", f"{table('hand: {wool: 1, grain: 1, ore: 1}', deck='[knight]')}\nmoves: [buy gets monopoly]"),
    ("buy-gets", "move", f"{table('cards: [monopoly, monopoly]')}\nask: legal\nmove: buy gets monopoly\nexpect: false"),
    # what is asked
    ("unknown-card", "ask", f"{STOLEN}\nask: hands\nexpect: {{red: {{}}, blue: {{}}, white: {{}}}}"),
    ("unknown-card", "moves 2", f"{STOLEN[:-1]}, trade blue wool 1 for ore 1]"),
    ("of-colour-missing", "of", f"{table()}\nask: rates\nexpect: {{lumber: 4}}"),
    ("needs-players", "ask", chips().replace("chips", "robber")),
    ("needs-players", "ask", f"{chips().replace('chips', 'legal')}\nmove: end".replace("expect: [0]", "expect: true")),
    ("needs-lands", "ask", f"{table()}\nask: chips\nexpect: [0]"),
    ("needs-rolls", "ask", f"{table()}\nask: first-player\nexpect: [red]"),
]
WRONG = [(kind, place, of_catan(lines)) for kind, place, lines in _WRONG]

# What YAML makes of a word or number without quotes: the place, the lines, and what the sentence says that YAML read.
UNQUOTED = [
    ("position.phase", of_catan(table(phase="off")), "false"),
    ("position.turn", of_catan(table(turn="0x10")), "16"),
    ("position.players.red.roads 1", of_catan(table("roads: [12]")), "12"),
    ("position.players.red.cards 1", of_catan(table("cards: [NO]")), "false"),
    ("position.largest-army", of_catan(table(largest_army="no")), "false"),
    ("moves 2", of_catan(f"{table()}\nmoves: [end, NO]"), "false"),
]


def played():
    """A game with three moves, looked at after the second."""
    players = {"red": {"settlements": [14], "hand": {"wool": 4}}, "blue": {"hand": {"ore": 8}}, "white": {}}
    begun = story.begin("catan", catan.read({"players": players, "deck": ["knight"], "phase": "roll"}))
    for line in ("roll 3 4", "discard blue ore 4", "robber 1"):
        begun = begun.play(catan.read_move(line, begun.position))
    return begun.undo()


SAVE = story.story_text(played())

# Texts that are no save of Catan, and what is told of each.
NO_SAVES = [
    ("save-not-ours", ""),
    ("save-not-ours", "game: chess\nposition: {}\nat: 0\nmoves: []\n"),
    ("save-cut", "game: catan\nposition: {players: {red: {}, blue: {}, white: {}}}\n"),
    ("save-cut", SAVE.rstrip()[:-1]),
    ("save-other-game", SAVE.replace("game: catan", "game: calico")),
    ("save-move", SAVE.replace("discard blue ore 4", "discard blue ore 3")),
    ("save-move", SAVE.replace("robber 1", "robber 10")),
    ("catan-verb", SAVE.replace("robber 1", "rob 1")),
    ("catan-move", SAVE.replace("roll 3 4", "roll")),
    ("land", SAVE.replace("robber 1", "robber 20")),
    ("text", SAVE.replace("roll 3 4", "NO")),
    ("word", SAVE.replace("phase: roll", "phase: rolls")),
    ("corner", SAVE.replace("[14]", "[55]")),
    ("between", SAVE.replace("at: 2", "at: 4")),
]
