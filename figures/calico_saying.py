"""Questions and answers of Calico in words."""
from typing import Any

from figures.calico_targets import patch_label
from figures.game_labels import PLAYER
from rulelib.calico.board import NAME, SPACES
from rulelib.calico.patches import BY_TEXT
from rulelib.calico.quilt import Quilt
from rulelib.casebook import Solved
from rulelib.mistake import LANGUAGES
from rulelib.words import COMMA, term

QUESTIONS: dict[str, tuple[str, str]] = {
    "tokens": ("Which tokens lie on this quilt?", "このキルトにはどのトークンがありますか。"),
    "gain": ("{move}: which tokens does this bring?", "{move}：どのトークンを得ますか。"),
    "goals": ("What do the three design goals score?", "3つのデザイン目標はそれぞれ何点ですか。"),
    "score": ("What is the total?", "合計は何点ですか。"),
    "hand": ("Which two tiles does player {of} hold now?", "プレイヤー{of}の手元の2枚は何ですか。"),
    "market": ("What does the market show now?", "市場には何がありますか。"),
    "to-play": ("Whose turn is it now?", "今は誰の番ですか。"),
    "over": ("Is the game over?", "ゲームは終了しましたか。"),
    "legal": ("{move}: is that allowed?", "{move}：これは認められますか。"),
    "winners": ("Who wins?", "勝者は誰ですか。"),
}
WHOSE: dict[str, tuple[str, str]] = {
    "tokens": ("Which tokens lie on the quilt of player {of}?", "プレイヤー{of}のキルトにはどのトークンがありますか。"),
    "goals": ("What do the three design goals of player {of} score?", "プレイヤー{of}の3つのデザイン目標はそれぞれ何点ですか。"),
    "score": ("What is the total of player {of}?", "プレイヤー{of}の合計は何点ですか。"),
}  # where there are several quilts
AFTER: dict[str, tuple[str, str]] = {
    "hand": ("{move}: which two tiles does player {of} hold then?", "{move}：プレイヤー{of}の手元の2枚はどうなりますか。"),
    "market": ("{move}: what does the market show then?", "{move}：市場はどうなりますか。"),
    "to-play": ("{move}: whose turn is it then?", "{move}：次は誰の番ですか。"),
    "over": ("{move}: is the game over then?", "{move}：これでゲームは終了しますか。"),
}  # where a move comes before
NO_TOKENS = {"tokens": ("nothing", "何もない"), "gain": ("nothing", "何も得られない")}
ALLOWED = {True: ("allowed", "認められる"), False: ("refused", "認められない")}
YES = {True: ("yes", "はい"), False: ("no", "いいえ")}
NOBODY = ("nobody, the game is over", "誰の番でもない（終了）")
SHORT = {"top": ("upper left", "左上"), "right": ("right", "右"), "left": ("lower left", "左下")}
POINTS = ("{} points", "{}点")
SPACE_POINTS = ("{} {}", "{}{}点")
PLACES = ("{patch} on {cell}", "{cell}に{patch}")
LAYS = (PLACES[0], "{cell}に{patch}を置く")
LAYS_AND = (PLACES[0], "{cell}に{patch}を置き")  # and takes
TAKES = ("take {patch}", "{patch}を取る")

CHAPTERS: dict[str, tuple[str, str]] = {
    "B1": ("The quilt at a glance", "キルトを完成させよう"),
    "B2": ("Set-up for beginners", "準備をする"),
    "B3": ("Place, then take", "毎手番は置いてから取る"),
    "B4": ("Buttons", "ボタンは色のまとまり"),
    "B5": ("Cats", "ネコは模様のまとまり"),
    "B6": ("Design goals", "デザイン目標は周囲6枚"),
    "B7": ("A first turn and the next", "具体的な初手と次手"),
    "B8": ("End, winner, solo", "終了と勝敗、ひとりで遊ぶ"),
    "S1": ("Standard set-up", "標準ルール：準備"),
    "S2": ("Standard play", "標準ルール：プレイ"),
    "S3": ("All six goals", "標準ルール：デザイン目標"),
    "S4": ("Cats that want a shape", "標準ルール：形を求めるネコ"),
    "S5": ("Buttons again", "標準ルール：ボタン"),
    "S6": ("Standard end", "標準ルール：終了"),
}


def patch_words(text: str, at: int) -> str:
    """A patch's two letters in words."""
    return patch_label(BY_TEXT[text])[at] if text in BY_TEXT else text


def move_words(line: str, at: int) -> str:
    """A typed move in words: `place yd B2 take ys` is yellow dots on B2, take yellow stripes."""
    parts, tokens = [], line.replace(":", " :").split()
    if len(tokens) > 1 and tokens[1] == ":":
        parts.append(PLAYER[at].format(tokens[0]))
        tokens = tokens[2:]
    if tokens[:1] == ["place"]:
        tokens = tokens[1:]
    if tokens and tokens[0] in BY_TEXT:
        lays = LAYS_AND if tokens[2:] else LAYS
        parts.append(lays[at].format(patch=patch_words(tokens[0], at), cell=tokens[1]))
        tokens = tokens[2:]
    if tokens[:1] == ["take"]:
        parts.append(TAKES[at].format(patch=patch_words(tokens[1], at)))
    return COMMA[LANGUAGES[at]].join(parts) or line


def question(solved: Solved, at: int) -> str:
    """What a case asks, as a question."""
    case = solved.case
    line = case.arguments.get("move") or (case.moves[-1] if case.moves else "")
    asked = (AFTER.get(case.ask) if case.moves else None) or (WHOSE.get(case.ask) if case.arguments.get("of") else None)
    text = (asked or QUESTIONS[case.ask])[at].format(move=move_words(line, at) if line else "", of=case.arguments.get("of", ""))
    return text[:1].upper() + text[1:]


def value(ask: str, answer: Any, at: int) -> str:
    """The value of an answer in words."""
    lang = LANGUAGES[at]
    if ask in ("tokens", "gain"):
        buttons = [f"{term(colour, lang)}{' ' if at == 0 else 'の'}{term('button', lang)}" for colour in answer["buttons"]]
        cats = [term(cat, lang) for cat in answer["cats"]]
        return COMMA[lang].join(buttons + cats + [term("rainbow", lang)] * answer["rainbow"]) or NO_TOKENS[ask][at]
    if ask == "goals":
        return COMMA[lang].join(SPACE_POINTS[at].format(SHORT[space][at], answer[space]) for space in SPACES)
    if ask == "score":
        return POINTS[at].format(answer["total"])
    if ask in ("hand", "market"):
        return COMMA[lang].join(patch_words(patch, at) for patch in answer)
    if ask == "to-play":
        return NOBODY[at] if answer == "none" else PLAYER[at].format(answer)
    if ask in ("over", "legal"):
        return (YES if ask == "over" else ALLOWED)[answer][at]
    return COMMA[lang].join(answer)


def asked_about(solved: Solved) -> tuple[Any, tuple]:
    """What to show while a case is still to be guessed: no tokens where they are asked about; before a move that is, with the move's cell."""
    case = solved.case
    if case.ask == "tokens" and isinstance(solved.position, Quilt):
        return solved.position._replace(button_cells=0, cat_cells=0), ()
    if case.ask == "gain" or case.ask in AFTER and solved.history:
        before, move = solved.history[-1]
        return before, (("candidate", (_piece(before, move),)),)
    if case.ask == "legal":
        from rulelib.calico import read_move

        move = read_move(case.arguments["move"], solved.position)
        piece = _piece(solved.position, move) if move.cell is not None else ""
        return solved.position, ((("candidate", (piece,)),) if piece else ())
    return solved.position, ()


def _piece(position: Any, move: Any) -> str:
    """The piece of the picture that a move's cell is."""
    player = getattr(position, "to_play", None)
    if player is None:
        return NAME[move.cell]
    return f"{move.player or player}:{NAME[move.cell]}" if player else ""
