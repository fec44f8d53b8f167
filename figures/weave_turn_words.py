"""The words of a game of Warp & Weft: what to do next, in each phase; hints that are no refusals."""
from html import escape

from figures.game_labels import OVER
from figures.labels import REFUSED, Label
from figures.saying import labelled, paragraph, rule_item
from figures.weave_steps import Steps
from rulelib.mistake import LANGUAGES
from rulelib.warp_and_weft.threads import place_text
from rulelib.words import term

EXAMPLE: Label = ("1: weave pink v3 under h1", "1: weave pink v3 under h1")
ROUND: Label = ("Round {round}, {phase}. ", "第{round}ラウンド「{phase}」。")
DRAW: Label = ("Press “Draw five threads”: everybody draws from the bag.", "「糸を5本引く」を押してください。全員が布袋から引きます。")
KEEP: Label = ("Player {player}: click the thread of your hand that you keep; the others go to the left.", "プレイヤー{player}は、手元の糸から残す1本を選んでください。残りは左隣へ渡します。")
THREAD: Label = ("Player {player}: click one of your kept threads.", "プレイヤー{player}は、残した糸から織るものを選んでください。")
PLACE: Label = ("Player {player}: click a free place of your loom for the {colour} thread.", "プレイヤー{player}は、{colour}の糸を織る場所を自分の織機から選んでください。")
FLIP: Label = (
    "Player {player}: click a crossing of {place} to pass under or over; then press “Weave it”.",
    "プレイヤー{player}は、{place}の糸の上下を変えたい交わりを選び、よければ「この糸を織る」を押してください。",
)
NOTHING_CROSSED: Label = (
    "Player {player}: {place} crosses no thread yet; press “Weave it”, or choose another place.",
    "プレイヤー{player}：{place}にはまだ交わる糸がありません。「この糸を織る」を押すか、別の場所を選んでください。",
)
BUTTON: Label = ("Player {player}: click the pattern card for this round's button.", "プレイヤー{player}は、このラウンドのボタンを置くパターンカードを選んでください。")
AWAY: Label = (
    "The others play at random: press “Let it play”, or move the slider on.",
    "ほかのプレイヤーはランダムに選びます。「相手の番を進める」を押すか、スライダーを先へ進めてください。",
)
OTHERS: Label = ("Player {0} plays at random; only the players who sit here are yours.", "プレイヤー{0}はランダムな相手なので、操作できません。")
OWN_KEEP: Label = ("Type your own choice only, as in keep pink.", "自分の選択だけを、keep pink のように入力してください。")
THREAD_FIRST: Label = ("First click one of your kept threads, then a place.", "先に残した糸を1本選び、それから場所を選んでください。")
NO_CROSSING: Label = ("The thread that you are about to weave does not run there.", "これから織る糸は、そこを通りません。")
NO_LAID: Label = ("No thread lies ready to be woven; choose one and a place first.", "織ろうとしている糸がありません。先に糸と場所を選んでください。")
CHOSEN: Label = ("Player {0} has chosen.", "プレイヤー{0}は選びました。")


def next_line(steps: Steps, player: int | None, colour: str | None, at: int) -> str:
    """What is to be done now; `player` acts, with a thread of a colour in hand where there is one."""
    table, lang = steps.table, LANGUAGES[at]
    if table.over:
        return f'<p class="next"><b>{OVER[at]}</b></p>'
    where = ROUND[at].format(round=table.round, phase=term(table.phase, lang))
    said = _asked(steps, player, colour)[at]
    place = place_of(steps)
    return f'<p class="next"><b>{escape(where + said.format(player=player, place=place, colour=term(colour or "", lang)))}</b></p>'


def place_of(steps: Steps) -> str:
    """Where the thread lies that may still be changed; empty where there is none."""
    return place_text(steps.thread.place, steps.table.weavers[0].loom.holes) if steps.thread else ""


def _asked(steps: Steps, player: int | None, colour: str | None) -> Label:
    phase = steps.table.phase
    if phase == "draw":
        return DRAW
    if player is None:
        return AWAY
    if phase == "weave":
        if steps.thread:
            return FLIP if steps.table.weavers[steps.thread.player - 1].loom.crossed(steps.thread.place) else NOTHING_CROSSED
        return PLACE if colour else THREAD
    return KEEP if phase == "draft" else BUTTON


def hint(label: Label, at: int, *facts) -> str:
    """A hint on what to do instead."""
    return paragraph(label[at].format(*facts), "hint")


def ruled_out(rule: str, at: int) -> str:
    """A refusal by what a rule says."""
    return labelled(REFUSED, "", at, "wrong") + f'<ul class="reasons">{rule_item(rule, False, at)}</ul>'
