"""What a thread or a button changes on a loom, in a sentence."""
from figures.labels import Label
from figures.warp_and_weft_saying import card_words
from figures.weave_changes import Change, changes
from rulelib.mistake import LANGUAGES
from rulelib.warp_and_weft.cards import card_text
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.words import COMMA, term

CHANGE: Label = ("{what}{mine} {before} → {after}", "{what}{mine}：{before}→{after}")
MINE: Label = (" (your button)", "（自分のボタン）")
CHANGED: Label = ("This changes: {what}. Points so far: {before} → {after}.", "変わるもの：{what}。ここまでの得点：{before}点→{after}点。")
NOTHING: Label = ("No pattern in the middle changes. Points so far: {after}.", "中央のパターンの数は変わりません。ここまでの得点：{after}点。")


def _words(change: Change, after: Weaver, at: int) -> str:
    if isinstance(change.what, str):
        what, mine = term(change.what, LANGUAGES[at]), ""
    else:
        what, mine = card_words(card_text(change.what), at), MINE[at] if change.what in after.buttons else ""
    return CHANGE[at].format(what=what, mine=mine, before=change.before, after=change.after)


def brought_words(before: Weaver, after: Weaver, at: int) -> str:
    """Every number that is another one than before, and the points before and after."""
    *found, total = changes(before, after)
    changed = [_words(change, after, at) for change in found if change.changed]
    return (CHANGED if changed else NOTHING)[at].format(what=COMMA[LANGUAGES[at]].join(changed), before=total.before, after=total.after)
