"""The questions that a case may ask of Catan, each answered with its evidence."""
from collections.abc import Callable

from rulelib.answer import CANDIDATE, MEMBER, Answer, Because, no, yes
from rulelib.asked import Asked, move_of
from rulelib.catan import check, read_move, show_move
from rulelib.catan.building import corner_reasons, edge_reasons, first_places, pieces_left, road_places, settlement_places
from rulelib.catan.cards import DEVELOPMENTS, RESOURCES, by_name, count, words
from rulelib.catan.development import unseen_cards
from rulelib.catan.island import EDGES_AT, ENDS, bits, corner_names, edge_names, edge_text, land_name
from rulelib.catan.lands import CHIPS, DESERT, TERRAINS, chips_on, spiral
from rulelib.catan.legality import AFTER_ROLL
from rulelib.catan.moves import Buy, Knight, Move, Robber, Roll
from rulelib.catan.scoring import NONE, all_points, holders, longest_road, score_of, winner
from rulelib.catan.setup import Chips, Rolls, starters
from rulelib.catan.table import Table, discarder, moment
from rulelib.catan.trading import rate_reasons, rates
from rulelib.catan.worlds import Unsure, agree, worlds
from rulelib.forms import one_of
from rulelib.mistake import Mistake


def _on_tables(ask: Callable[[Asked], Answer]) -> Callable[[Asked], Answer]:
    """A question about a table; of an unsure one it is answered where all the tables that it may be agree. Raises Mistake where they do not."""

    def asked_there(asked: Asked) -> Answer:
        if isinstance(asked.position, (Chips, Rolls)):
            raise Mistake("needs-players", "ask")
        answers = [ask(asked._replace(position=table)) for table in worlds(asked.position)]
        if any(answer.value != answers[0].value for answer in answers):
            raise _unknown(asked.position, "ask")
        return answers[0]

    return asked_there


def _unknown(position: Unsure, place: str = "") -> Mistake:
    return Mistake("unknown-card", place, moves=[show_move(move, position) for move in position.moves])


def _player(asked: Asked) -> int:
    """The seat of the colour that `of` names."""
    if "of" not in asked.arguments:
        raise Mistake("of-colour-missing", "of")
    return asked.position.colours.index(one_of(asked.arguments["of"], asked.position.colours, "of"))


def _history(asked: Asked) -> list[Because]:
    """Why each move of the case was legal, and what it brought."""
    return [reason for before, move in asked.history for reason in check(before, move).because]


def ask_hands(asked: Asked) -> Answer:
    """The resources of every player, only what is not zero, and what the moves brought."""
    table = asked.position
    value = {colour: by_name(seat.hand) for colour, seat in zip(table.colours, table.seats)}
    reasons = [yes("catan.bank.nineteen", {MEMBER: (f"hand:{colour}",)}, say="hand", player=colour, held=words(seat.hand)) for colour, seat in zip(table.colours, table.seats) if seat.hand]
    return Answer(value, (*_history(asked), *(reasons or [yes("catan.bank.nineteen", None, say="no-hands")])))


def ask_bank(asked: Asked) -> Answer:
    """What the bank has of each kind."""
    bank = asked.position.bank
    value = {kind: count(bank, number) for number, kind in enumerate(RESOURCES)}
    return Answer(value, (*_history(asked), _bank_holds(bank)))


def _bank_holds(bank: int) -> Because:
    gone = tuple(kind for number, kind in enumerate(RESOURCES) if not count(bank, number))
    if not bank:
        return yes("catan.bank.nineteen", None, say="empty")
    facts = {"say": "short", "gone": gone} if gone else {}
    return yes("catan.bank.nineteen", {MEMBER: ("bank",)}, bank=words(bank), **facts)


def ask_robber(asked: Asked) -> Answer:
    """The land under the robber."""
    table = asked.position
    land = table.robber
    facts = {"land": land + 1, "terrain": TERRAINS[table.island.lands[land]]}
    start = [yes("catan.island.robber-start", {MEMBER: ("robber", land_name(land))}, **facts)] if table.island.lands[land] == DESERT else []
    moved = [reason for before, move in asked.history if isinstance(move, (Robber, Knight)) for reason in check(before, move).because]
    return Answer(land + 1, tuple(moved or start or [yes("catan.produce.robber-blocks", {MEMBER: ("robber", land_name(land))}, say="stands", **facts)]))


def ask_phase(asked: Asked) -> Answer:
    """The phase of the turn: setup, roll, discard, robber, play."""
    table = asked.position
    phase = moment(table)
    turn = table.colours[discarder(table) if phase == "discard" else table.turn]
    return Answer(phase, (*_history(asked)[-6:], yes("catan.turn.order", None, say=phase, turn=turn)))


def ask_turn(asked: Asked) -> Answer:
    """Who acts next; none after the end."""
    table = asked.position
    if table.over:
        return Answer(NONE, winner(table).because)
    if moment(table) == "discard":
        colour = table.colours[discarder(table)]
        return Answer(colour, (yes("catan.seven.order", {MEMBER: (f"hand:{colour}",)}, player=colour, first=colour),))
    colour = table.colours[table.turn]
    rule = "catan.setup.snake" if table.phase == "setup" else "catan.turn.order"
    stand = table.towns.bit_count()
    facts = {"player": colour, "number": stand + 1} if table.phase == "setup" else {"say": moment(table), "turn": colour}
    ended = [yes("catan.setup.snake", None, say="over", player=colour)] if table.phase == "roll" and asked.history and asked.history[-1][0].phase == "setup" else []
    return Answer(colour, (*ended, yes(rule, None, **facts)))


def ask_settlements(asked: Asked) -> Answer:
    """Every corner where the player in turn may settle by place and pieces, and why not on the others that the roads reach."""
    table = asked.position
    seat, colour = table.seats[table.turn], table.colours[table.turn]
    if not pieces_left(seat, "settlement"):
        return Answer([], (no("catan.pieces.run-out", {MEMBER: corner_names(seat.settlements)}, player=colour, piece="settlement", limit=5),))
    in_setup = table.phase == "setup"
    places = _pair_places(table) if in_setup else settlement_places(seat, table.towns)
    rule = "catan.place.corner-edge" if in_setup else "catan.settlement.connects"
    tell = yes if places else no
    reaching = () if in_setup else edge_names([edge for edge in bits(seat.roads) if any(places >> corner & 1 for corner in ENDS[edge])])
    told = [tell(rule, {MEMBER: reaching, CANDIDATE: corner_names(places)}, say="places" if places else "nowhere", player=colour, corners=tuple(corner + 1 for corner in bits(places)))]
    if not in_setup:
        reached = settlement_places(seat, 0) & ~places
        told += [reason for corner in bits(reached) for reason in corner_reasons(table, corner) if not reason.holds]
    return Answer([corner + 1 for corner in bits(places)], tuple(told))


def _pair_places(table: Table) -> int:
    """The corners of the set-up that also have a free edge for the road (catan.setup.pair)."""
    return sum(1 << corner for corner in bits(first_places(table.towns)) if EDGES_AT[corner] & ~table.roads)


def ask_roads(asked: Asked) -> Answer:
    """Every edge where the player in turn may lay a road by place and pieces, and where another's town blocks the way."""
    table = asked.position
    seat, colour, walls = table.seats[table.turn], table.colours[table.turn], table.walls(table.turn)
    if table.phase == "setup":
        return Answer([], (no("catan.setup.pair", None, say="roads"),))
    if not pieces_left(seat, "road"):
        return Answer([], (no("catan.pieces.run-out", {MEMBER: edge_names(bits(seat.roads))}, player=colour, piece="road", limit=15),))
    places = bits(road_places(seat, table.roads, walls))
    beyond = bits(road_places(seat, table.roads, 0) & ~sum(1 << edge for edge in places))
    tell = yes if places else no
    value = [edge_text(edge) for edge in places]
    ends = sum({1 << corner for edge in places for corner in ENDS[edge]}) & ~walls
    reaching = (*corner_names(ends & seat.towns), *edge_names([edge for edge in bits(seat.roads) if any(ends >> corner & 1 for corner in ENDS[edge])]))
    told = tell("catan.road.connects", {MEMBER: reaching, CANDIDATE: edge_names(places)}, say="places" if places else "nowhere", player=colour, edges=tuple(value))
    return Answer(value, (told, *(reason for edge in beyond for reason in edge_reasons(table, table.turn, edge) if not reason.holds)))


def ask_rates(asked: Asked) -> Answer:
    """How many cards of each kind buy one from the bank."""
    player = _player(asked)
    each = rates(asked.position.island, asked.position.seats[player].towns)
    return Answer(dict(zip(RESOURCES, each)), tuple(rate_reasons(asked.position, player)))


def ask_holders(asked: Asked) -> Answer:
    """Who holds the two bonus cards, and which rule put them there."""
    return holders(asked.position, _before(asked))


def _before(asked: Asked) -> Table | None:
    """The table before the bonus cards last changed hands; where they did not, before the first move."""
    tables = [worlds(position)[0] for position, _ in asked.history]
    changed = [table for table in tables if _holding(table) != _holding(asked.position)]
    return changed[-1] if changed else tables[0] if tables else None


def _holding(position: Table | Unsure) -> tuple[int, int]:
    table = worlds(position)[0]
    return table.longest_road, table.largest_army


def ask_legal(asked: Asked) -> Answer:
    """Whether the move of the argument `move` may be made now."""
    if isinstance(asked.position, (Chips, Rolls)):
        raise Mistake("needs-players", "ask")
    move = move_of(asked, read_move, complete, depends_on_unknown)
    answer = check(asked.position, move)
    return answer._replace(because=(*_begun(asked, move), *answer.because, *_mixed(asked, move))) if answer.value else answer


def _begun(asked: Asked, move: Move) -> list[Because]:
    """That a turn begins with the roll (catan.turn.order)."""
    rolled = isinstance(move, Roll) and isinstance(asked.position, Table)
    return [yes("catan.turn.order", None, say="roll", turn=asked.position.colours[asked.position.turn])] if rolled else []


def _mixed(asked: Asked, move: Move) -> list[Because]:
    """That a move comes after another of the same turn, in whatever order (catan.turn.free-mix)."""
    if not isinstance(move, AFTER_ROLL) or not asked.history or not isinstance(asked.history[-1][1], AFTER_ROLL):
        return []
    return [yes("catan.turn.free-mix", None, player=asked.position.colours[asked.position.turn])] if isinstance(asked.position, Table) else []


def ask_chips(asked: Asked) -> Answer:
    """The chips of all lands in reading order, 0 for the desert (catan.island.chips)."""
    if not isinstance(asked.position, Chips):
        raise Mistake("needs-lands", "ask")
    lands, start = asked.position
    path = tuple(land + 1 for land in spiral(start))
    reason = yes("catan.island.chips", {MEMBER: tuple(f"land:{land}" for land in path)}, start=start + 1, path=path, desert=lands.index(DESERT) + 1)
    return Answer(list(chips_on(lands, start)), (reason, yes("catan.island.lands", None, chips=CHIPS)))


def ask_first_player(asked: Asked) -> Answer:
    """Who starts, or who rolls again (catan.setup.first)."""
    if not isinstance(asked.position, Rolls):
        raise Mistake("needs-rolls", "ask")
    first = starters(asked.position)
    best = max(sum(dice) for dice in asked.position.dice)
    facts = {"total": best, "player": first[0]} if len(first) == 1 else {"say": "again", "total": best, "players": first}
    return Answer(list(first), (yes("catan.setup.first", None, **facts),))


def complete(position: Table | Unsure, move: Move) -> None:
    """Raises Mistake where a card bought is said to be another than the top of a known deck, or one that the box no longer has."""
    if isinstance(move, Buy) and move.gets is not None:
        for table in worlds(position):
            known = list(table.deck[:1]) if table.deck is not None else unseen_cards(table)
            if known and move.gets not in known:
                raise Mistake("buy-gets", given=DEVELOPMENTS[move.gets], known=[DEVELOPMENTS[kind] for kind in known])


def depends_on_unknown(position: Table | Unsure, move: Move) -> None:
    """Raises Mistake where a move is judged one way or the other as the unknown cards are."""
    if isinstance(position, Unsure) and not agree(position, move):
        raise _unknown(position)


QUESTIONS: dict[str, Callable[[Asked], Answer]] = {
    "longest-road": _on_tables(lambda asked: longest_road(asked.position, _player(asked))),
    "holders": _on_tables(ask_holders),
    "points": _on_tables(lambda asked: all_points(asked.position)),
    "score": _on_tables(lambda asked: score_of(asked.position, _player(asked))),
    "hands": _on_tables(ask_hands),
    "bank": _on_tables(ask_bank),
    "robber": _on_tables(ask_robber),
    "phase": _on_tables(ask_phase),
    "legal": ask_legal,
    "settlements": _on_tables(ask_settlements),
    "roads": _on_tables(ask_roads),
    "rates": _on_tables(ask_rates),
    "winner": _on_tables(lambda asked: winner(asked.position)),
    "turn": _on_tables(ask_turn),
    "chips": ask_chips,
    "first-player": ask_first_player,
}
ORDERED = ("chips",)
NUMBERS = ("settlements", "chips")
ARGUMENTS = ("of", "move")
