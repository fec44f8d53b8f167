"""Moves, cards and places of Catan in words."""
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rulelib.catan.cards import DEVELOPMENTS, RESOURCES
from rulelib.catan.cards import words as card_words
from rulelib.catan.island import edge_text
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Move, Pair, Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty
from rulelib.catan.spelling import spell
from rulelib.mistake import LANGUAGES
from rulelib.words import COMMA, term

Label = tuple[str, str]

MOVES: dict[type, Label] = {
    Pair: ("a settlement on corner {corner} with a road on {edge}", "交差点{corner}に開拓地、{edge}に道"),
    Roll: ("a roll of {first} and {second}, {total} in all", "サイコロは{first}と{second}、合計{total}"),
    Discard: ("{owner} returns {cards}", "{owner}が{cards}を返す"),
    Robber: ("the robber to land {land}{stolen}", "盗賊を土地{land}へ{stolen}"),
    Road: ("a road on {edge}", "{edge}に道"),
    Settle: ("a settlement on corner {corner}", "交差点{corner}に開拓地"),
    City: ("a city on corner {corner}", "交差点{corner}に都市"),
    Buy: ("a development card is bought{kind}", "発展カードを買う{kind}"),
    Knight: ("a knight, the robber to land {land}{stolen}", "騎士を使い、盗賊を土地{land}へ{stolen}"),
    RoadBuilding: ("road building on {edges}", "街道建設で{edges}に道"),
    YearOfPlenty: ("year of plenty for {cards}", "発見で{cards}をもらう"),
    Monopoly: ("monopoly of {kind}", "独占で{kind}を集める"),
    Bank: ("{gives} to the bank for {gets}", "銀行に{gives}を返し、{gets}をもらう"),
    Trade: ("{gives} to {partner} for {gets}", "{partner}に{gives}を渡し、{gets}をもらう"),
    End: ("the dice are passed on", "手番を終える"),
}
STOLEN: Label = (", a card of {}", "、{}から1枚取る")
STOLEN_KIND: Label = (", {1} of {0}", "、{0}から{1}を取る")
BOUGHT: Label = (": {}", "（{}）")
OF: Label = ("{0}: {1}", "{0}：{1}")
NOTHING: Label = ("nothing", "なし")
GIFTS: dict[str, Label] = {
    "given": ("{gives} to {partner} for nothing", "{partner}に{gives}を渡し、何ももらわない"),
    "got": ("{gets} from {partner} for nothing", "{partner}に何も渡さず、{gets}をもらう"),
}


@lru_cache(maxsize=512)
def said(key: str, at: int) -> str:
    """A word or counted cards as Catan says them."""
    return spell(key, LANGUAGES[at], term) or term(key, LANGUAGES[at])


def cards_said(cards: int, at: int, kinds: tuple[str, ...] = RESOURCES) -> str:
    """A packed hand: 2 lumber, 1 ore."""
    return COMMA[LANGUAGES[at]].join(said(word, at) for word in card_words(cards, kinds)) or NOTHING[at]


def listed(words: Any, at: int) -> str:
    """Words with the comma of a language."""
    return COMMA[LANGUAGES[at]].join(map(str, words))


def move_words(move: Move, colours: tuple[str, ...], at: int, turn: int | None = None) -> str:
    """A move in words; the colour of the player in turn, or of whoever makes it, before it where it is given."""
    told = GIFTS.get(_gift(move), MOVES[type(move)])[at].format(**_FACTS[type(move)](move, colours, at))
    player = turn if move.player is None else move.player
    return told if player is None or isinstance(move, Discard) else OF[at].format(said(colours[player], at), told)


def _gift(move: Move) -> str:
    """Which side of a trade between players has nothing, if one has."""
    if not isinstance(move, Trade) or bool(move.gives) == bool(move.gets):
        return ""
    return "given" if move.gives else "got"


def _stolen(move: Robber | Knight, colours: tuple[str, ...], at: int) -> dict:
    if move.victim is None:
        return {"land": move.land + 1, "stolen": ""}
    victim = said(colours[move.victim], at)
    stolen = STOLEN[at].format(victim) if move.gets is None else STOLEN_KIND[at].format(victim, said(f"{RESOURCES[move.gets]} 1", at))
    return {"land": move.land + 1, "stolen": stolen}


def _swap(move: Bank | Trade, colours: tuple[str, ...], at: int) -> dict:
    partner = said(colours[move.partner], at) if isinstance(move, Trade) else ""
    return {"gives": cards_said(move.gives, at), "gets": cards_said(move.gets, at), "partner": partner}


_FACTS: dict[type, Callable[[Any, tuple[str, ...], int], dict]] = {
    Pair: lambda move, colours, at: {"corner": move.corner + 1, "edge": edge_text(move.edge)},
    Roll: lambda move, colours, at: {"first": move.first, "second": move.second, "total": move.first + move.second},
    Discard: lambda move, colours, at: {"owner": said(colours[move.owner], at), "cards": cards_said(move.cards, at)},
    Robber: _stolen,
    Road: lambda move, colours, at: {"edge": edge_text(move.edge)},
    Settle: lambda move, colours, at: {"corner": move.corner + 1},
    City: lambda move, colours, at: {"corner": move.corner + 1},
    Buy: lambda move, colours, at: {"kind": "" if move.gets is None else BOUGHT[at].format(said(DEVELOPMENTS[move.gets], at))},
    Knight: _stolen,
    RoadBuilding: lambda move, colours, at: {"edges": listed(map(edge_text, move.edges), at)},
    YearOfPlenty: lambda move, colours, at: {"cards": cards_said(move.gets, at)},
    Monopoly: lambda move, colours, at: {"kind": said(RESOURCES[move.kind], at)},
    Bank: _swap,
    Trade: _swap,
    End: lambda move, colours, at: {},
}
