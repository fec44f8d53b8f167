"""The words of a turn of Calico: what to click next, what a placement brought, the turns as they are typed."""
from html import escape

from figures.calico_prospects import token_words
from figures.calico_saying import PLACES, value
from figures.calico_steps import Placement, Steps
from figures.calico_targets import patch_label
from figures.game_labels import OVER
from figures.labels import REFUSED
from figures.saying import both, labelled, reasons
from rulelib import words
from rulelib.answer import Answer
from rulelib.calico.board import NAME
from rulelib.calico.patches import patch_text
from rulelib.calico.quilt import Quilt
from rulelib.calico.tokens import prospect
from rulelib.mistake import LANGUAGES

EXAMPLE = ("place yd B2 take ys", "place yd B2 take ys")
CLICK_TILE = ("Click one of your two tiles.", "手元のタイルを1枚選んでください。")
CLICK_SPACE = ("Now click a free space of your quilt.", "次に、自分のキルトの空きマスを選んでください。")
CLICK_MARKET = ("Now click a tile of the market to take it.", "次に、市場から取るタイルを選んでください。")
WHOSE = ("Player {0}: ", "プレイヤー{0}の番です。")
AWAY = (
    "Player {0} plays at random: press “Let it play”, or move the slider on.",
    "プレイヤー{0}はランダムな相手です。「相手の番を進める」を押すか、スライダーを先へ進めてください。",
)
TILE_FIRST = ("First click one of the two tiles in your hand, then this space.", "先に手元のタイルを1枚選び、それからこのマスを選んでください。")
TAKE_NOW = (
    "Player {player} has already placed a tile in this turn; now one of the market must be taken, or the placement taken back.",
    "プレイヤー{player}はこの番のタイルをもう置いています。次は市場から1枚取ります。置き直すときは「一手戻す」を使ってください。",
)
AT_START = ("This is the start.", "ここが最初です。")
AT_END = ("Nothing was undone.", "戻した手はありません。")
PLACED = ("Placed {0}", "{0}を置いた結果")
PLACED_BY = ("Player {1} placed {0}", "プレイヤー{1}が{0}を置いた結果")
NO_TOKEN = ("no token", "トークンなし")
POINTS = ("{0} (+{1})", "{0}（+{1}点）")


def next_line(steps: Steps, held: bool, at: int) -> str:
    """What is to be clicked now."""
    table = steps.table
    if table.over:
        return f'<p class="next"><b>{OVER[at]}</b></p>'
    click = CLICK_MARKET if steps.laid else CLICK_SPACE if held else CLICK_TILE
    whose = WHOSE[at].format(table.to_play) if table.players > 1 else ""
    return f'<p class="next"><b>{escape(whose + click[at])}</b></p>'


def plain_refusal(sentence: tuple[str, str], rule: str, at: int, **facts) -> str:
    """A refusal that only a half-played turn knows, with its rule."""
    title = escape(words.title(rule, LANGUAGES[at]), quote=True)
    item = f'<li class="broke">✗ {escape(sentence[at].format(**facts))} <code title="{title}">{rule}</code></li>'
    return labelled(REFUSED, "", at, "wrong") + f'<ul class="reasons">{item}</ul>'


def earned(quilt: Quilt, patch: int, cell: int, at: int) -> str:
    """The tokens of a placement with their points, in short."""
    there = prospect(quilt, patch, cell)
    return POINTS[at].format(token_words(patch, there, at), there.points) if there.points else NO_TOKEN[at]


def away_line(player: int, at: int) -> str:
    """Nobody sits here for this player."""
    return f'<p class="next"><b>{AWAY[at].format(player)}</b></p>'


def placed(last: Placement, answer: Answer, at: int, explained: bool = True, players: int = 1) -> str:
    """What a placement brought, and why; and whose it was, where there are several players."""
    where = PLACES[at].format(patch=patch_label(last.patch)[at], cell=NAME[last.cell])
    label = both(lambda lang: (PLACED if players == 1 else PLACED_BY)[lang].format(where, last.player))
    return labelled(label, earned(last.quilt, last.patch, last.cell, at), at, "answer") + (reasons(answer.because, at) if explained else "")


def fixed_text(steps: Steps, answer: Answer | None) -> str:
    """The turns as they are typed, where one looks, and what the last tile brought."""
    lines = [f"{number}. {line}" for number, line in enumerate(steps.story.lines(), 1)]
    lines.append(f"at {steps.story.at}")
    if steps.laid:
        lines.append(f"laid: {patch_text(steps.laid.patch)} {NAME[steps.laid.cell]}")
    if answer is not None:
        lines.append(f"gain: {value('gain', answer.value, 0)} [{', '.join(answer.rules)}]")
        lines += [words.sentence(reason, lang) for lang in LANGUAGES for reason in answer.because]
    return "\n".join(lines)
