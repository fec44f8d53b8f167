"""Questions and answers of Catan in words."""
from typing import Any

import figures.catan  # noqa: F401  signs up the painters
from figures.catan_seen import Seen
from figures.catan_shown import hidden_gids, move_gids
from figures.catan_telling import Label, listed, move_words, said
from rulelib.casebook import Solved
from rulelib.catan import read_move
from rulelib.catan.moves import Roll
from rulelib.catan.setup import Chips, Rolls
from rulelib.catan.worlds import worlds
from rulelib.mistake import Mistake

QUESTIONS: dict[str, Label] = {
    "longest-road": ("How long is {of}'s longest road?", "{of}の最も長い道は何本分ですか。"),
    "holders": ("Where do the two bonus cards lie?", "2枚のボーナスカードは、それぞれ誰のものですか。"),
    "points": ("How many points does everybody have?", "各プレイヤーは何点ですか。"),
    "score": ("How many points does {of} have?", "{of}は何点ですか。"),
    "hands": ("Which resources does everybody hold?", "各プレイヤーの材料はどうなっていますか。"),
    "bank": ("What does the bank have?", "銀行には何が何枚ありますか。"),
    "robber": ("Where does the robber stand?", "盗賊はどの土地にいますか。"),
    "phase": ("What is {turn} to do now?", "{turn}が今することは何ですか。"),
    "legal": ("{move}. Is that allowed?", "{move}。これは認められますか。"),
    "settlements": ("Where may {turn} place a settlement?", "{turn}が開拓地を置ける交差点はどこですか。"),
    "roads": ("Where may {turn} lay a road?", "{turn}が道を置ける辺はどこですか。"),
    "rates": ("What does the bank ask of {of} for one card?", "{of}は銀行と、何枚で1枚を交換できますか。"),
    "winner": ("It is {turn}'s turn. Has anybody won?", "{turn}の手番です。誰かが勝ちましたか。"),
    "turn": ("Who acts now?", "次に行動するのは誰ですか。"),
    "chips": ("Chip A goes to land {start}. Which numbers lie where?", "数字チップAを土地{start}に置きます。数字はどう並びますか。"),
    "first-player": ("Who starts?", "最初に置くのは誰ですか。"),
}
AFTER: dict[str, Label] = {
    "longest-road": ("{move}. How long is {of}'s longest road then?", "{move}。{of}の最も長い道は何本分になりますか。"),
    "holders": ("{move}. Where do the two bonus cards lie then?", "{move}。2枚のボーナスカードは誰のものになりますか。"),
    "points": ("{move}. How many points does everybody have then?", "{move}。各プレイヤーは何点になりますか。"),
    "score": ("{move}. How many points does {of} have then?", "{move}。{of}は何点になりますか。"),
    "hands": ("{move}. Which resources does everybody hold then?", "{move}。各プレイヤーの材料はどうなりますか。"),
    "bank": ("{move}. What does the bank have then?", "{move}。銀行には何が何枚残りますか。"),
    "robber": ("{move}. Where does the robber stand then?", "{move}。盗賊はどの土地にいますか。"),
    "phase": ("{move}. What comes next?", "{move}。次に行うことは何ですか。"),
    "settlements": ("{move}. Where may {turn} place a settlement then?", "{move}。{turn}が開拓地を置ける交差点はどこですか。"),
    "roads": ("{move}. Where may {turn} lay a road then?", "{move}。{turn}が道を置ける辺はどこですか。"),
    "rates": ("{move}. What does the bank ask of {of} then?", "{move}。{of}は銀行と、何枚で1枚を交換できますか。"),
    "winner": ("{move}. Has anybody won?", "{move}。これで誰かが勝ちましたか。"),
    "turn": ("{move}. Who acts next?", "{move}。次に行動するのは誰ですか。"),
}  # where a move comes before
ALLOWED = {True: ("allowed", "認められる"), False: ("refused", "認められない")}
ROADS, NO_ROADS = ("{} roads", "{}本分"), ("none, 0", "道なし（0本分）")
ONE_ROAD = ("1 road", "1本分")
POINTS, ONE_POINT = ("{} points", "{}点"), ("1 point", "1点")
EACH = ("{0}: {1}", "{0}：{1}")
COUNTED = ("{0} {1}", "{0}{1}")
BETWEEN = ("; ", "／")
NOTHING = ("nothing", "なし")
LAND = ("land {}", "土地{}")
CORNERS, EDGES = ("corners {}", "交差点{}"), ("edges {}", "辺{}")
CORNER, EDGE = ("corner {}", "交差点{}"), ("edge {}", "辺{}")
MANY = {"settlements": ("{} corners", "{}か所の交差点"), "roads": ("{} edges", "{}か所の辺")}
NOWHERE = ("nowhere", "どこにも置けない")
TO_ONE, THE_REST = ("{0} {1}:1", "{0}{1}対1"), ("the rest", "ほかは")
NOBODY = ("nobody yet", "まだ誰も勝っていない")
NO_TURN = ("nobody, the game is over", "誰もいない（ゲーム終了）")
IN_MIDDLE = ("nobody's", "誰のものでもない")
ROLL_AGAIN = ("{} roll again", "{}がもう一度振る")
DESERT = ("desert", "砂漠")
ROWS = (3, 4, 5, 4, 3)
SHOWN_PLACES = 14

CHAPTERS: dict[str, Label] = {
    "C1": ("The island at a glance", "島のあらまし"),
    "C2": ("Island and set-up", "島と持ち物の準備"),
    "C3": ("The first two settlements", "最初の開拓地と道"),
    "C4": ("Production and the robber", "サイコロの生産と盗賊"),
    "C5": ("Trade", "材料の交換"),
    "C6": ("Roads and towns", "道と町の建設"),
    "C7": ("Development cards", "発展カード"),
    "C8": ("Longest road and largest army", "最長交易路と最大騎士力"),
    "C9": ("The first turn in numbers", "最初の手番を数字で"),
    "C10": ("Winning", "勝利の判定"),
}


def question(solved: Solved, at: int) -> str:
    """What a case asks, as a question."""
    case, position = solved.case, solved.position
    asked = (AFTER.get(case.ask) if case.moves else None) or QUESTIONS[case.ask]
    facts = {"of": _colour(case.arguments.get("of", ""), at), "move": _move(solved, at), "turn": "", "start": ""}
    if isinstance(position, Chips):
        facts["start"] = position.start + 1
    elif not isinstance(position, Rolls):
        table = worlds(position)[0]
        facts["turn"] = said(table.colours[table.turn], at)
    told = asked[at].format(**facts)
    return told[:1].upper() + told[1:]


def _colour(of: Any, at: int) -> str:
    return said(of, at) if isinstance(of, str) and of else str(of)


def _move(solved: Solved, at: int) -> str:
    """The move that is asked about: that of the argument, else the last one that was made."""
    line, before = solved.case.arguments.get("move"), solved.position
    if not line and solved.history:
        table = worlds(solved.history[-1][0])[0]
        return move_words(solved.history[-1][1], table.colours, at, table.turn)
    if not line or isinstance(before, (Chips, Rolls)):
        return ""
    table = worlds(before)[0]
    try:
        return move_words(read_move(line, table), table.colours, at, table.turn)
    except Mistake:  # nobody reads `move` where another question is asked
        return str(line)


def value(ask: str, answer: Any, at: int) -> str:
    """The value of an answer in words."""
    return _SAID[ask](answer, at)


def _length(number: int, at: int) -> str:
    return (NO_ROADS, ONE_ROAD)[number][at] if number < 2 else ROADS[at].format(number)


def points(number: int, at: int) -> str:
    """A number of points in words."""
    return ONE_POINT[at] if number == 1 else POINTS[at].format(number)


def _each(answer: dict, at: int, told: Any) -> str:
    return BETWEEN[at].join(EACH[at].format(said(name, at), told(each)) for name, each in answer.items())


def _hand(held: dict[str, int], at: int) -> str:
    return listed((said(f"{kind} {number}", at) for kind, number in held.items()), at) or NOTHING[at]


def _places(ask: str, one: Label, many: Label, answer: list, at: int) -> str:
    if len(answer) > SHOWN_PLACES:
        return MANY[ask][at].format(len(answer))
    if not answer:
        return NOWHERE[at]
    return (one if len(answer) == 1 else many)[at].format(listed(answer, at))


def _rates(answer: dict[str, int], at: int) -> str:
    """The rates that are better than most first, the rest as one."""
    most = max(answer.values())
    better = [TO_ONE[at].format(said(kind, at), rate) for kind, rate in answer.items() if rate < most]
    rest = TO_ONE[at].format(THE_REST[at] if better else said("resources", at), most)
    return listed(better + ([rest] if len(better) < len(answer) else []), at)


def _chips(answer: list[int], at: int) -> str:
    numbers, rows = [str(number) if number else DESERT[at] for number in answer], []
    for row in ROWS:
        rows.append(" ".join(numbers[:row]))
        numbers = numbers[row:]
    return " / ".join(rows)


def _starts(answer: list[str], at: int) -> str:
    names = listed((said(colour, at) for colour in answer), at)
    return names if len(answer) == 1 else ROLL_AGAIN[at].format(names)


_SAID = {
    "longest-road": _length,
    "holders": lambda answer, at: _each(answer, at, lambda holder: IN_MIDDLE[at] if holder == "none" else said(holder, at)),
    "points": lambda answer, at: listed((COUNTED[at].format(said(colour, at), number if at == 0 else points(number, at)) for colour, number in answer.items()), at),
    "score": lambda answer, at: points(answer["total"], at),
    "hands": lambda answer, at: _each(answer, at, lambda held: _hand(held, at)),
    "bank": lambda answer, at: _hand(answer, at),
    "robber": lambda answer, at: LAND[at].format(answer),
    "phase": lambda answer, at: said("move-robber" if answer == "robber" else answer, at),
    "legal": lambda answer, at: ALLOWED[answer][at],
    "settlements": lambda answer, at: _places("settlements", CORNER, CORNERS, answer, at),
    "roads": lambda answer, at: _places("roads", EDGE, EDGES, answer, at),
    "rates": _rates,
    "winner": lambda answer, at: NOBODY[at] if answer == "none" else said(answer, at),
    "turn": lambda answer, at: NO_TURN[at] if answer == "none" else said(answer, at),
    "chips": _chips,
    "first-player": _starts,
}


def asked_about(solved: Solved) -> tuple[Any, tuple]:
    """What to show while a case is still to be guessed: before a move that is asked about, with the move's pieces; nothing that tells the answer."""
    case, position = solved.case, solved.position
    if isinstance(position, Chips):
        return position._replace(start=-1), (("chosen", (f"land:{position.start + 1}",)),)
    if isinstance(position, Rolls):
        return position, ()
    if case.ask in AFTER and solved.history:
        before, move = solved.history[-1]
        dice = (move.first, move.second) if isinstance(move, Roll) else None
        return Seen(before, dice, hidden_gids(case.ask, worlds(before)[0].colours)), _candidates(move, before)
    if case.ask == "legal":
        colours = worlds(position)[0].colours
        return Seen(position, None, hidden_gids(case.ask, colours)), _candidates(read_move(case.arguments["move"], worlds(position)[0]), position)
    return Seen(position, None, hidden_gids(case.ask, worlds(position)[0].colours)), ()


def _candidates(move: Any, position: Any) -> tuple:
    pieces = move_gids(move, worlds(position)[0])
    return (("candidate", pieces),) if pieces else ()
