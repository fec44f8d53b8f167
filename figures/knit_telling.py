"""Tiles, cards and moves of Knitting Circle in words, in English (0) and in Japanese (1)."""
from collections.abc import Iterable
from typing import Any

from figures.knit_labels import Label, both
from rulelib.knitting_circle.deck import BONUSES, BUTTONS, TYPES
from rulelib.knitting_circle.knitter import Knitter, Seat
from rulelib.knitting_circle.moves import Begin, Centre, Choose, Done, Finish, Flip, Gather, Keep, Knit, Move, Paw
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS, tile_text
from rulelib.mistake import LANGUAGES
from rulelib.words import COMMA

PLAYER: Label = ("player {}", "プレイヤー{}")
OF: Label = ("{0}: {1}", "{0}：{1}")
GARMENT: Label = ("garment {0} ({1})", "{0}着目の衣服（{1}）")
ONE_GARMENT: Label = ("the {}", "{}")
CHOOSE: Label = ("draw two {garment} cards and keep the one with “{keep}”", "{garment}のカードを2枚引き、「{keep}」のカードを残す")
CENTRE: Label = ("put the {colour} tile from the centre on slot {slot} of space {space}", "中央の{colour}を、スペース{space}のスロット{slot}に置く")
GATHER: Label = ("move the cat to space {space} and take {tile}", "猫駒をスペース{space}に進め、{tile}を取る")
KNIT: Label = ("knit {tile}{where} on {garment}{space}", "{where}{tile}を{garment}{space}に編む")
AT: Label = (", space {}", "のマス{}")
FROM_BOWL: Label = (" from the bowl", "毛糸ボウルの")
FLIP: Label = ("turn {tile} over for {cost}{where}", "{where}{cost}を袋に戻し、{tile}を裏返す")
PAW: Label = ("use a paw for a {colour} tile", "肉球トークンで{colour}を手に入れる")
BEGIN: Label = ("begin a new garment, {garment}, for {cost}{where}, and keep the card with “{keep}”", "{where}{cost}を袋に戻して{garment}を作り始め、「{keep}」のカードを残す")
FINISH: Label = ("finish {garment}{take}", "{garment}を完成させる{take}")
TAKE: Label = (" and take {}", "（ボタンは{}）")
GETS: Label = (" (the bag gives {})", "（袋からは{}が出る）")
DONE: Label = ("do no more this round", "このラウンドの編み物を終える")
KEEP: Label = ("keep {}", "{}を残す")
NOTHING: Label = ("nothing", "なし")
KEEP_NONE: Label = ("keep nothing", "何も残さない")


def said(word: str, at: int) -> str:
    """A word of the game, a tile or a button, in a language."""
    return both(word)[at]


def listed(words: Iterable[str], at: int) -> str:
    """Words one after the other, with the comma of a language."""
    return COMMA[LANGUAGES[at]].join(words)


def all_said(words: Iterable[str], at: int) -> str:
    """Words of the game one after the other; `nothing` where there are none."""
    return listed((said(word, at) for word in words), at) or NOTHING[at]


def player_words(player: int, at: int) -> str:
    """A player by number."""
    return PLAYER[at].format(player)


def knitter_at(position: Seat | Table, player: int | None = None) -> Knitter:
    """Whose pieces a move is about: of the one who is alone, who is named, or whose turn it is."""
    return position.knitter if isinstance(position, Seat) else position.knitters[(player or position.to_play or 1) - 1]


def garment_words(number: int, knitter: Knitter, at: int) -> str:
    """A garment (from 0) by its kind, with its number where there are several."""
    kind = said(TYPES[knitter.garments[number].type], at)
    return GARMENT[at].format(number + 1, kind) if len(knitter.garments) > 1 else ONE_GARMENT[at].format(kind)


def move_words(move: Move, position: Seat | Table, at: int) -> str:
    """A move in words."""
    told = _TOLD[type(move)](move, knitter_at(position, move.player), at)
    gets = getattr(move, "gets", None)
    told += GETS[at].format(said(COLOURS[gets], at)) if gets is not None else ""
    return OF[at].format(player_words(move.player, at), told) if move.player else told


def _where(bowl: bool, at: int) -> str:
    return FROM_BOWL[at] if bowl else ""


def _tile(tile: int, at: int) -> str:
    return said(tile_text(tile), at)


def _knit(move: Knit, knitter: Knitter, at: int) -> str:
    space = "" if move.space is None else AT[at].format(move.space + 1)
    return KNIT[at].format(tile=_tile(move.tile, at), where=_where(move.bowl, at), garment=garment_words(move.garment, knitter, at), space=space)


def _finish(move: Finish, knitter: Knitter, at: int) -> str:
    take = TAKE[at].format(all_said((BUTTONS[button] for button in move.take), at)) if move.take else ""
    return FINISH[at].format(garment=garment_words(move.garment, knitter, at), take=take)


def _begin(move: Begin, _: Knitter, at: int) -> str:
    garment, keep = said(TYPES[move.type], at), said(BONUSES[move.keep], at)
    return BEGIN[at].format(garment=garment, cost=_tile(move.cost, at), where=_where(move.bowl, at), keep=keep)


def _flip(move: Flip, _: Knitter, at: int) -> str:
    return FLIP[at].format(tile=_tile(move.tile, at), cost=_tile(move.cost, at), where=_where(move.bowl, at))


def _keep(move: Keep, _: Knitter, at: int) -> str:
    return KEEP[at].format(all_said((COLOURS[colour] for colour in move.colours), at)) if move.colours else KEEP_NONE[at]


_TOLD: dict[type, Any] = {
    Choose: lambda move, _, at: CHOOSE[at].format(garment=said(TYPES[move.type], at), keep=said(BONUSES[move.keep], at)),
    Centre: lambda move, _, at: CENTRE[at].format(colour=said(COLOURS[move.colour], at), space=move.space + 1, slot=move.slot + 1),
    Gather: lambda move, _, at: GATHER[at].format(space=move.space + 1, tile=_tile(move.tile, at)),
    Knit: _knit,
    Flip: _flip,
    Paw: lambda move, _, at: PAW[at].format(colour=said(COLOURS[move.colour], at)),
    Begin: _begin,
    Finish: _finish,
    Done: lambda move, _, at: DONE[at],
    Keep: _keep,
}
