"""Questions and answers of Warp & Weft in words."""
from typing import Any

from rulelib.casebook import Solved
from rulelib.mistake import LANGUAGES
from rulelib.warp_and_weft import read_move
from rulelib.warp_and_weft.cards import card_text
from rulelib.warp_and_weft.legality import Mark, same_card
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.spelling import spell
from rulelib.warp_and_weft.table import Keep, Table
from rulelib.warp_and_weft.threads import place_text
from rulelib.words import COMMA, term

Label = tuple[str, str]

QUESTIONS: dict[str, Label] = {
    "count": ("How often does the loom show {card}?", "この織機に「{card}」は何回現れていますか。"),
    "penalty": ("How many points do its threads lose?", "糸の本数による失点は何点ですか。"),
    "shared-goal": ("How many points does the shared goal give?", "共有目標は何点になりますか。"),
    "score": ("What is the total?", "合計は何点ですか。"),
    "hands": ("Which threads does each player hold to choose from?", "各プレイヤーの手元にあるのはどの糸ですか。"),
    "kept": ("Which threads has each player kept?", "各プレイヤーが残した糸はどれですか。"),
    "bag": ("How many threads are in the bag?", "布袋に残っている糸は何本ですか。"),
    "phase": ("Which phase is it now?", "今はどのフェーズですか。"),
    "round": ("Which round is it now?", "今は第何ラウンドですか。"),
    "legal": ("{move}: is that allowed?", "{move}：これは認められますか。"),
    "winners": ("Who wins?", "勝者は誰ですか。"),
}
AFTER: dict[str, Label] = {
    "count": ("{move}: how often does the loom show {card} then?", "{move}：「{card}」は何回になりますか。"),
    "penalty": ("{move}: how many points do the threads lose then?", "{move}：失点は何点になりますか。"),
    "shared-goal": ("{move}: how many points does the shared goal give then?", "{move}：共有目標は何点になりますか。"),
    "score": ("{move}: what is the total then?", "{move}：合計は何点になりますか。"),
    "hands": ("{move}: which threads does each player hold then?", "{move}：各プレイヤーの手元はどうなりますか。"),
    "kept": ("{move}: which threads has each player kept then?", "{move}：各プレイヤーが残した糸はどうなりますか。"),
    "bag": ("{move}: how many threads are in the bag then?", "{move}：布袋に残る糸は何本ですか。"),
    "phase": ("{move}: which phase comes then?", "{move}：次はどのフェーズですか。"),
    "round": ("{move}: which round is it then?", "{move}：これで第何ラウンドですか。"),
}  # where a move comes before
ALLOWED = {True: ("allowed", "認められる"), False: ("refused", "認められない")}
PLAYER = ("player {}", "プレイヤー{}")
OF = ("Player {0}. {1}", "プレイヤー{0}について。{1}")
TIMES = ("{} times", "{}回")
FEW = {0: ("not at all", "現れていない"), 1: ("once", "1回"), 2: ("twice", "2回")}
POINTS = ("{} points", "{}点")
ONE_POINT = ("1 point", "1点")
LOST = ("{} lost", "{}の失点")
NOTHING_LOST = ("nothing is lost", "失点なし")
ROUND = ("round {}", "第{}ラウンド")
IN_BAG = ("{} in the bag", "{}本")
EACH = ("{0}: {1}", "{0}：{1}")
BETWEEN = ("; ", "／")
NO_THREAD = ("nothing", "なし")
THREAD = ("{colour} at {place}", "{place}に{colour}")
OVER_UNDER = ("{thread}, under {under}", "{thread}（{under}の下）")
CROOKED = ("{colour} from {place} to {end}", "{place}から{end}へ{colour}")
BUTTON = ("a button on {}", "「{}」にボタン")
KEEPS = ("player {0} keeps {1}", "プレイヤー{0}が{1}")
KEEP_ALL = ("{}", "{}を残す")
DRAWS = ("everybody draws five", "全員が5本引く")

CHAPTERS: dict[str, Label] = {
    "W1": ("Goal and parts", "ゲームの目的・コンポーネント"),
    "W2": ("Set-up", "ゲームのセットアップ"),
    "W3": ("The rounds; draw and draft", "ラウンドの準備と糸の選択"),
    "W4": ("Weaving", "織り込み"),
    "W5": ("Choosing patterns", "パターンの選択"),
    "W6": ("Adjacency patterns", "隣接パターン"),
    "W7": ("Interlacing patterns", "織り込みパターン"),
    "W8": ("End and scoring", "ゲーム終了と得点"),
}


def card_words(text: str, at: int) -> str:
    """A card in words: pink beside blue; a card that is none as it is written."""
    return spell(text, LANGUAGES[at], term) or text


def move_words(line: str, at: int) -> str:
    """A typed move in words: `weave pink v3 under h1` is pink at v3, under h1."""
    if "|" in line or line.startswith("keep "):
        return _keeps(line, at)
    player, colon, rest = line.rpartition(":")
    words = rest.split()
    said = DRAWS[at] if words[:1] == ["draw"] else BUTTON[at].format(card_words(" ".join(words[1:]), at)) if words[:1] == ["button"] else _thread(words, at)
    return EACH[at].format(PLAYER[at].format(player.strip()), said) if colon else said


def _thread(words: list[str], at: int) -> str:
    words = words[1:] if words[:1] == ["weave"] else words
    if len(words) < 2:
        return " ".join(words)
    before, under = (words[: words.index("under")], words[words.index("under") + 1 :]) if "under" in words else (words, [])
    shape = CROOKED if len(before) == 4 else THREAD
    thread = shape[at].format(colour=term(before[0], LANGUAGES[at]), place=before[1], end=before[-1])
    return OVER_UNDER[at].format(thread=thread, under=COMMA[LANGUAGES[at]].join(under)) if under else thread


def _keeps(line: str, at: int) -> str:
    kept = [KEEPS[at].format(player, term(part.split()[-1], LANGUAGES[at])) for player, part in enumerate(line.split("|"), 1)]
    return KEEP_ALL[at].format(COMMA[LANGUAGES[at]].join(kept))


def question(solved: Solved, at: int) -> str:
    """What a case asks, as a question."""
    case = solved.case
    line = str(case.arguments.get("move") or (case.moves[-1] if case.moves else ""))
    card = str(case.arguments.get("card", ""))  # nobody has read it where another question is asked, or an earlier move is refused
    asked = (AFTER.get(case.ask) if case.moves else None) or QUESTIONS[case.ask]
    said = asked[at].format(move=move_words(line, at) if line else "", card=card_words(card, at))
    said = said[0].upper() + said[1:] if at == 0 else said
    return OF[at].format(case.arguments["of"], said) if "of" in case.arguments else said


def points(number: int, at: int) -> str:
    """A number of points in words."""
    return ONE_POINT[at] if number == 1 else POINTS[at].format(number)


def times(number: int, at: int) -> str:
    """How often a pattern appears, in words."""
    return FEW[number][at] if number in FEW else TIMES[at].format(number)


def threads(colours: list[str], at: int) -> str:
    """Some threads by their colours."""
    return COMMA[LANGUAGES[at]].join(term(colour, LANGUAGES[at]) for colour in colours) or NO_THREAD[at]


def value(ask: str, answer: Any, at: int) -> str:
    """The value of an answer in words."""
    if ask == "count":
        return times(answer, at)
    if ask == "penalty":
        return LOST[at].format(points(answer, at)) if answer else NOTHING_LOST[at]
    if ask in ("shared-goal", "score"):
        return points(answer["total"] if ask == "score" else answer, at)
    if ask in ("hands", "kept"):
        return BETWEEN[at].join(EACH[at].format(PLAYER[at].format(player), threads(held, at)) for player, held in answer.items())
    if ask == "bag":
        return IN_BAG[at].format(answer)
    if ask == "phase":
        return term(answer, LANGUAGES[at])
    if ask == "round":
        return ROUND[at].format(answer)
    return ALLOWED[answer][at] if ask == "legal" else COMMA[LANGUAGES[at]].join(answer)


def asked_about(solved: Solved) -> tuple[Any, tuple]:
    """What to show while a case is still to be guessed: before a move that is asked about, with the move's pieces."""
    case = solved.case
    if case.ask in AFTER and solved.history:
        before, move = solved.history[-1]
        return before, _marks(before, move)
    if case.ask == "legal":
        return solved.position, _marks(solved.position, read_move(case.arguments["move"], solved.position))
    return solved.position, ()


def _marks(position: Weaver | Table, move: Any) -> tuple:
    pieces = tuple(move_pieces(position, move))
    return (("candidate", pieces),) if pieces else ()


def move_pieces(position: Weaver | Table, move: Any) -> list[str]:
    """The pieces of the picture that a move is about: its place, its card, the threads that are kept."""
    if isinstance(move, Keep):
        return [f"hand{player}:{hand.index(colour) + 1}" for player, (hand, colour) in enumerate(zip(position.hands, move.colours), 1) if colour in hand]
    if not hasattr(move, "card") and not hasattr(move, "place"):
        return []
    table = isinstance(position, Table)
    weaver = position.weavers[move.player - 1] if table else position
    if isinstance(move, Mark):
        lying = any(same_card(move.card, other, weaver.reading) for other in weaver.shown or weaver.buttons)
        return [f"card:{card_text(move.card)}"] if lying else []
    return [(f"{move.player}:" if table else "") + place_text(move.place, weaver.loom.holes)]
