"""Whether a move may be made now, with every rule that it breaks (catan.turn.order, catan.trade.after-roll, catan.win.at-once and all the rest)."""
from typing import Any

from rulelib.answer import BLOCKER, Answer, Because, no, yes
from rulelib.catan.building import can_city, can_pair, can_road, can_settle, city_reasons, first_places, pair_reasons, road_reasons, settlement_reasons
from rulelib.catan.cards import CITY_COST, ROAD_COST, SETTLEMENT_COST, holds, words
from rulelib.catan.development import buy_reasons, card_reasons, may_buy, may_play_card
from rulelib.catan.island import ENDS, bits
from rulelib.catan.moves import Bank, Buy, City, Discard, End, Knight, Monopoly, Move, Pair, Road, RoadBuilding, Robber, Roll, Settle, Trade, YearOfPlenty
from rulelib.catan.production import production_reasons, second_shortage, second_yield
from rulelib.catan.robber import discard_reasons, may_discard, may_move_robber, robber_reasons, seven_reasons
from rulelib.catan.scoring import score_of
from rulelib.catan.table import Table, discarder, moment
from rulelib.catan.trading import bank_reasons, may_bank, may_trade, trade_reasons

CARDS = (Knight, RoadBuilding, YearOfPlenty, Monopoly)
AFTER_ROLL = (Road, Settle, City, Buy, Bank, Trade)
PHASES_OF = {Pair: ("setup",), Roll: ("roll",), Discard: ("discard",), Robber: ("robber",), End: ("play",)}
PHASES_OF |= dict.fromkeys(AFTER_ROLL, ("play",)) | dict.fromkeys(CARDS, ("roll", "play"))


def in_turn(table: Table, move: Move) -> bool:
    """Whether the game goes on, and this is the moment and the player for a move."""
    if moment(table) not in PHASES_OF[type(move)] or table.over:
        return False
    return move.player in (None, move.owner if isinstance(move, Discard) else table.turn)


def may(table: Table, move: Move) -> bool:
    """Whether `check_table` says yes, without reasons."""
    return in_turn(table, move) and _MAY[type(move)](table, table.turn, move)


def _may_pair(table: Table, player: int, move: Pair) -> bool:
    free = first_places(table.towns) >> move.corner & 1
    return bool(free and can_pair(table) and move.corner in ENDS[move.edge] and not table.roads >> move.edge & 1)


_MAY = {
    Pair: _may_pair,
    Roll: lambda table, player, move: True,
    Discard: lambda table, player, move: may_discard(table, move),
    Robber: lambda table, player, move: may_move_robber(table, move),
    Road: lambda table, player, move: holds(table.seats[player].hand, ROAD_COST) and can_road(table, player, move.edge),
    Settle: lambda table, player, move: holds(table.seats[player].hand, SETTLEMENT_COST) and can_settle(table, player, move.corner),
    City: lambda table, player, move: holds(table.seats[player].hand, CITY_COST) and can_city(table, player, move.corner),
    Buy: lambda table, player, move: may_buy(table, player),
    Bank: may_bank,
    Trade: may_trade,
    End: lambda table, player, move: True,
} | dict.fromkeys(CARDS, may_play_card)


def check_table(table: Table, move: Move) -> Answer:
    """Whether a move may be made now: true or false, with every rule that it breaks; never raises."""
    if not in_turn(table, move):
        return Answer(False, tuple(_out_of_turn(table, move)))
    reasons = _REASONS[type(move)](table, table.turn, move)
    return Answer(all(reason.holds for reason in reasons), tuple(reasons))


def _out_of_turn(table: Table, move: Move) -> list[Because]:
    """The one rule that a move at the wrong moment breaks."""
    turn, phase = table.colours[table.turn], moment(table)
    who = table.colours[discarder(table)] if phase == "discard" else turn
    if table.over:
        return [no("catan.win.at-once", None, player=turn, total=score_of(table, table.turn).value["total"])]
    if move.player not in (None, move.owner if isinstance(move, Discard) else table.turn):
        return [no("catan.turn.order", None, say="player", player=table.colours[move.player], turn=who)]
    if phase == "roll" and isinstance(move, AFTER_ROLL):
        return [no("catan.trade.after-roll", {BLOCKER: ("dice",)}, player=turn)]
    return [no("catan.turn.order", None, say=phase, turn=who)]


def _pair(table: Table, player: int, move: Pair) -> list[Because]:
    reasons = pair_reasons(table, move.corner, move.edge)
    if all(reason.holds for reason in reasons):
        reasons += _set_up(table, player, move.corner)
    return reasons


def _set_up(table: Table, player: int, corner: int) -> list[Because]:
    """What a settlement of the set-up brings: nothing for the first, a card of each land for the second."""
    facts = {"player": table.colours[player], "corner": corner + 1}
    if not table.seats[player].towns:
        return [yes("catan.setup.second-yields", None, say="first", **facts)]
    gains, first = words(second_yield(table, corner)), bits(table.seats[player].towns)[0] + 1
    short = second_shortage(table, player, corner)
    yields = [yes("catan.setup.second-yields", None, gains=gains, **facts)] if gains else []
    nothing = [] if gains or short else [yes("catan.setup.second-yields", None, say="nothing", **facts)]
    return [*yields, *short, *nothing, yes("catan.setup.separate", None, first=first, **facts)]


def _if_legal(reasons: list[Because], rule: str, **facts: Any) -> list[Because]:
    """The reasons, and what follows where none stands in the way."""
    return [*reasons, yes(rule, None, **facts)] if all(reason.holds for reason in reasons) else reasons


def _roll(table: Table, player: int, move: Roll) -> list[Because]:
    number = move.first + move.second
    return production_reasons(table, number) + (seven_reasons(table) if number == 7 else [])


_REASONS = {
    Pair: _pair,
    Roll: _roll,
    Discard: lambda table, player, move: discard_reasons(table, move),
    Robber: lambda table, player, move: _if_legal(robber_reasons(table, move), "catan.seven.turn-goes-on", player=table.colours[player]),
    Road: lambda table, player, move: road_reasons(table, player, move.edge),
    Settle: lambda table, player, move: _if_legal(
        settlement_reasons(table, player, move.corner), "catan.settlement.no-instant-income", player=table.colours[player], corner=move.corner + 1
    ),
    City: lambda table, player, move: city_reasons(table, player, move.corner),
    Buy: lambda table, player, move: buy_reasons(table, player),
    Bank: bank_reasons,
    Trade: trade_reasons,
    End: lambda table, player, move: [yes("catan.turn.nothing-forced", None, player=table.colours[player], next=table.colours[(player + 1) % table.players])],
} | dict.fromkeys(CARDS, card_reasons)
