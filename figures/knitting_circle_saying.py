"""Questions and answers of Knitting Circle in words."""
from collections.abc import Callable
from typing import Any

import figures.knitting_circle  # noqa: F401  signs up the painters
from figures.knit_labels import Label
from figures.knit_pieces import move_pieces
from figures.knit_telling import NOTHING, all_said, garment_words, listed, move_words, player_words, said
from rulelib.casebook import Solved
from rulelib.knitting_circle import read_move
from rulelib.knitting_circle.knitter import Seat
from rulelib.knitting_circle.scoring import Results
from rulelib.knitting_circle.table import Table
from rulelib.mistake import Mistake

QUESTIONS: dict[str, Label] = {
    "pattern": ("Which pattern is this?", "どのパターンですか。"),
    "pattern-of": ("What is the pattern of {garment}?", "{garment}のパターンは何ですか。"),
    "reachable": ("To which spaces may the cat move?", "猫駒はどのスペースへ進めますか。"),
    "garment": ("You declare {garment} finished. What does that bring?", "{garment}を「編み終える」と宣言しました。何が得られますか。"),
    "garment-not": ("Nobody has declared {garment} finished. What does it bring as it is?", "{garment}は、まだ「編み終える」と宣言していません。今のままでは何が得られますか。"),
    "score": ("How many points is that?", "得点は何点ですか。"),
    "row": ("Which tiles lie in the row?", "個人ボードの上部にある毛糸タイルはどれですか。"),
    "bowl": ("Which yarn is in the bowl?", "毛糸ボウルにある毛糸はどれですか。"),
    "paws": ("How many paws are there?", "肉球トークンは何枚ありますか。"),
    "needles": ("How many needles are free?", "使っていない編み針トークンは何枚ありますか。"),
    "workspace": ("Which buttons lie in the workspace?", "作業スペースにあるボタンはどれですか。"),
    "round-end": ("What lies in the bowl for the next round?", "次のラウンドの毛糸ボウルには何がありますか。"),
    "phase": ("What is to be done now?", "今は何をするときですか。"),
    "round": ("Which round is it now?", "今は第何ラウンドですか。"),
    "to-play": ("Whose turn is it?", "今は誰の番ですか。"),
    "start": ("Who has the start player marker?", "スタートプレイヤーマーカーは誰が持っていますか。"),
    "slots": ("Which tiles lie beside the spaces?", "各スペースのスロットにあるタイルはどれですか。"),
    "centre": ("Which tiles still lie in the centre?", "中央に残っている毛糸タイルはどれですか。"),
    "requests": ("How do the request cards lie?", "リクエストカードはどうなっていますか。"),
    "bag": ("How many tiles are in the bag?", "袋の中の毛糸タイルは何枚ですか。"),
    "legal": ("{move}. Is that allowed?", "{move}。これは認められますか。"),
    "winners": ("Who wins?", "勝者は誰ですか。"),
}
AFTER: dict[str, Label] = {
    "pattern": ("{move}. Which pattern is it then?", "{move}。パターンは何になりますか。"),
    "pattern-of": ("{move}. What is the pattern of {garment} then?", "{move}。{garment}のパターンは何になりますか。"),
    "reachable": ("{move}. To which spaces may the cat move then?", "{move}。猫駒は次にどのスペースへ進めますか。"),
    "garment": ("{move}. What does {garment} bring?", "{move}。{garment}から何が得られますか。"),
    "garment-not": ("{move}. What does {garment} bring as it is?", "{move}。{garment}からは、今のままで何が得られますか。"),
    "score": ("{move}. How many points are there then?", "{move}。得点は何点になりますか。"),
    "row": ("{move}. Which tiles lie in the row then?", "{move}。個人ボードの上部には何がありますか。"),
    "bowl": ("{move}. Which yarn is in the bowl then?", "{move}。毛糸ボウルには何がありますか。"),
    "paws": ("{move}. How many paws are there then?", "{move}。肉球トークンは何枚になりますか。"),
    "needles": ("{move}. How many needles are free then?", "{move}。使っていない編み針トークンは何枚ですか。"),
    "workspace": ("{move}. Which buttons stay in the workspace?", "{move}。作業スペースに残るボタンはどれですか。"),
    "phase": ("{move}. What comes next?", "{move}。次は何をしますか。"),
    "round": ("{move}. Which round is it then?", "{move}。これで第何ラウンドですか。"),
    "to-play": ("{move}. Whose turn is it then?", "{move}。次は誰の番ですか。"),
    "start": ("{move}. Who has the start player marker then?", "{move}。スタートプレイヤーマーカーは誰が持っていますか。"),
    "slots": ("{move}. Which tiles lie beside the spaces then?", "{move}。各スペースのスロットはどうなりますか。"),
    "centre": ("{move}. Which tiles still lie in the centre?", "{move}。中央に残る毛糸タイルはどれですか。"),
    "requests": ("{move}. How do the request cards lie then?", "{move}。リクエストカードはどうなりますか。"),
    "bag": ("{move}. How many tiles are in the bag then?", "{move}。袋の中の毛糸タイルは何枚になりますか。"),
}  # where a move comes before
OF: Label = ("Player {0}. {1}", "プレイヤー{0}について。{1}")
ALLOWED = {True: ("allowed", "認められる"), False: ("refused", "認められない")}
SPACES, SPACE, NOWHERE = ("spaces {}", "スペース{}"), ("space {}", "スペース{}"), ("nowhere", "どこにも進めない")
POINTS, ONE_POINT = ("{} points", "{}点"), ("1 point", "1点")
PAWS, ONE_PAW, NO_PAW = ("{} paws", "{}枚"), ("1 paw", "1枚"), ("none", "なし")
NEEDLES, ONE_NEEDLE, NO_NEEDLE = ("{} needles", "{}枚"), ("1 needle", "1枚"), ("none", "なし")
ROUND: Label = ("round {}", "第{}ラウンド")
NOBODY: Label = ("nobody, the game is over", "誰の番でもない（ゲーム終了）")
BUTTONS, A_BUTTON, NO_BUTTON = ("buttons: {}", "ボタン：{}"), ("button: {}", "ボタン：{}"), ("no button", "ボタンなし")
OR: Label = (" or ", "か")
CHOICE: Label = ("either {}", "{}のどちらか")
ANGRY: Label = ("an angry cat", "お怒り猫トークン")
BETWEEN: Label = ("; ", "／")
EACH: Label = ("{0}: {1}", "{0}：{1}")
EMPTY: Label = ("nothing anywhere", "どこにもない")
TURNED: Label = ("{} (turned over)", "{}（裏返し）")
TILES: Label = ("{0} tiles: {1}", "{0}枚（{1}）")
COUNTED: Label = ("{1} {0}", "{0}{1}")

CHAPTERS: dict[str, Label] = {
    "K1": ("Overview and set-up", "概要・準備"),
    "K2": ("The round and gathering yarn", "ラウンドの流れ・毛糸準備フェーズ"),
    "K3": ("Knitting", "編み上げフェーズ"),
    "K4": ("Finishing a garment", "衣服を完成させる"),
    "K5": ("The four patterns", "4種類のパターン"),
    "K6": ("End of the round", "ラウンド終了時"),
    "K7": ("End of the game and scoring", "ゲーム終了時・得点計算"),
}


def question(solved: Solved, at: int) -> str:
    """What a case asks, as a question."""
    case = solved.case
    ask = case.ask
    garment, finished = _garment(solved, at)
    ask = "pattern-of" if ask == "pattern" and garment else "garment-not" if ask == "garment" and not finished else ask
    asked = (AFTER.get(ask) if case.moves else None) or QUESTIONS[ask]
    told = asked[at].format(move=_move(solved, at), garment=garment)
    told = told[:1].upper() + told[1:]
    return OF[at].format(case.arguments["of"], told) if "of" in case.arguments else told


def _garment(solved: Solved, at: int) -> tuple[str, bool]:
    """The garment that a case asks about, and whether it is finished; no name where it asks about none."""
    position, arguments = solved.position, solved.case.arguments
    if solved.case.ask not in ("pattern", "garment") or not isinstance(position, Seat | Table):
        return "", False
    knitter = position.knitter if isinstance(position, Seat) else position.knitters[_number(arguments.get("of"), position.players) - 1]
    if not knitter.garments:
        return "", False
    number = _number(arguments.get("number"), len(knitter.garments)) - 1
    finished = knitter.garments[number].finished
    return garment_words(number, knitter, at), bool(finished) if finished is not None else not solved.history


def _number(given: Any, most: int) -> int:
    """A number that a case names; the first one where it names none that is there."""
    return given if isinstance(given, int) and 1 <= given <= most else 1


def _move(solved: Solved, at: int) -> str:
    """The move that is asked about: that of the argument, else the last one that was made."""
    line, before = solved.case.arguments.get("move"), solved.position
    if not line:
        return move_words(solved.history[-1][1], solved.history[-1][0], at) if solved.history else ""
    try:
        return move_words(read_move(line, before), before, at)
    except Mistake:  # nobody reads `move` where another question is asked
        return str(line)


def value(ask: str, answer: Any, at: int) -> str:
    """The value of an answer in words."""
    return _SAID[ask](answer, at)


def points(number: int, at: int) -> str:
    """A number of points in words."""
    return ONE_POINT[at] if number == 1 else POINTS[at].format(number)


def _counted(many: Label, one: Label, none: Label) -> Callable[[int, int], str]:
    return lambda number, at: (none, one)[number][at] if number in (0, 1) else many[at].format(number)


def _reachable(answer: list[int], at: int) -> str:
    if not answer:
        return NOWHERE[at]
    return (SPACE if len(answer) == 1 else SPACES)[at].format(listed(map(str, answer), at))


def _garment_value(answer: dict[str, Any], at: int) -> str:
    """Points, pattern, buttons, choices and the angry cat."""
    buttons = answer["buttons"]
    parts = [points(answer["points"], at), said(answer["pattern"], at)]
    if buttons or not answer["choices"]:
        parts.append((A_BUTTON if len(buttons) == 1 else BUTTONS)[at].format(all_said(buttons, at)) if buttons else NO_BUTTON[at])
    parts += [CHOICE[at].format(OR[at].join(said(button, at) for button in two)) for two in answer["choices"]]
    return BETWEEN[at].join([*parts, *([ANGRY[at]] if answer["angry-cat"] else [])])


def _requests(answer: list[str], at: int) -> str:
    names = [name.removesuffix(" turned") for name in answer]
    return listed((TURNED[at].format(said(name, at)) if name != lies else said(name, at) for name, lies in zip(names, answer)), at) or NOTHING[at]


def _slots(answer: dict[int, list[str]], at: int) -> str:
    return BETWEEN[at].join(EACH[at].format(space, all_said(tiles, at)) for space, tiles in answer.items()) or EMPTY[at]


def _bag(answer: dict[str, int], at: int) -> str:
    return TILES[at].format(sum(answer.values()), listed((COUNTED[at].format(said(colour, at), had) for colour, had in answer.items()), at) or NOTHING[at])


def _player(answer: Any, at: int) -> str:
    return NOBODY[at] if answer == "none" else player_words(answer, at)


_SAID: dict[str, Callable[[Any, int], str]] = {
    "pattern": said,
    "reachable": _reachable,
    "garment": _garment_value,
    "score": lambda answer, at: points(answer["total"], at),
    **dict.fromkeys(("row", "bowl", "workspace", "round-end", "centre"), all_said),
    "paws": _counted(PAWS, ONE_PAW, NO_PAW),
    "needles": _counted(NEEDLES, ONE_NEEDLE, NO_NEEDLE),
    "phase": said,
    "round": lambda answer, at: ROUND[at].format(answer),
    "to-play": _player,
    "start": _player,
    "slots": _slots,
    "requests": _requests,
    "bag": _bag,
    "legal": lambda answer, at: ALLOWED[answer][at],
    "winners": listed,
}


def asked_about(solved: Solved) -> tuple[Any, tuple]:
    """What to show while a case is still to be guessed: before a move that is asked about, with the move's pieces; nothing that tells the answer."""
    case, position = solved.case, solved.position
    if isinstance(position, Results):
        return position, ()
    if case.ask in AFTER and solved.history:
        before, move = solved.history[-1]
        return before, _candidates(before, move)
    if case.ask == "legal":
        return position, _candidates(position, read_move(case.arguments["move"], position))
    return (_undeclared(position) if case.ask in ("garment", "pattern") and isinstance(position, Seat) else position), ()


def _candidates(position: Any, move: Any) -> tuple:
    pieces = move_pieces(move, position)
    return (("candidate", pieces),) if pieces else ()


def _undeclared(seat: Seat) -> Seat:
    """Garments as they lay before they were declared finished: an angry cat would tell that there is no pattern."""
    garments = tuple(garment._replace(finished=False) if garment.angry else garment for garment in seat.knitter.garments)
    return seat._replace(knitter=seat.knitter._replace(garments=garments))
