"""Warp & Weft positions from their text form and back: one player's loom, a draft, or a whole table."""
from collections import Counter
from itertools import combinations
from typing import Any

from rulelib.forms import integer, keys, listed, mapping, named_results, one_of, truth
from rulelib.mistake import Mistake
from rulelib.warp_and_weft.cards import CARDS_A_KIND, Card, card_text, same_card
from rulelib.warp_and_weft.counting import READINGS
from rulelib.warp_and_weft.legality import BUTTONS_A_SHAPE
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.table import DRAWN, PHASES, ROUNDS, Table
from rulelib.warp_and_weft.texts import is_adjacency, read_card, read_cards, read_colour, read_loom, show_loom
from rulelib.warp_and_weft.threads import COLOURS, COPIES, FEWEST_HOLES, HOLES, MOST_HOLES

COMMON = ("holes", "reading", "cards", "goal")
LOOM_KEYS = (*COMMON, "loom", "kept", "buttons", "marked")
EACH = ("hands", "looms", "kept", "buttons", "marked")
TABLE_KEYS = (*COMMON, *EACH, "players", "bag", "round", "phase")


def read_weaver(position: dict[str, Any]) -> Weaver:
    """One player's loom, with all that is on it or beside it; everything may be left out."""
    keys(position, LOOM_KEYS)
    return _weaver(position, {key: position[key] for key in LOOM_KEYS if key in position})


def _common(position: dict[str, Any]) -> tuple[int, str, tuple[Card, ...] | None, tuple[Card, ...]]:
    holes = integer(position.get("holes", HOLES), "holes", FEWEST_HOLES, MOST_HOLES)
    reading = one_of(position.get("reading", "consecutive"), READINGS, "reading")
    shown = _shown(position["cards"], reading) if "cards" in position else None
    return holes, reading, shown, read_cards(position["goal"], "goal", 2) if "goal" in position else ()


def _shown(value: Any, reading: str) -> tuple[Card, ...]:
    """The cards in the middle: no more of a kind than the box has, and none twice (weave.parts)."""
    shown = read_cards(value, "cards")
    twice = any(same_card(card, other, reading) for card, other in combinations(shown, 2))
    if twice or any(sum(is_adjacency(card) == kind for card in shown) > CARDS_A_KIND for kind in (True, False)):
        raise Mistake("cards-too-many", "cards", most=CARDS_A_KIND)
    return shown


def _weaver(position: dict[str, Any], own: dict[str, Any], player: int | None = None) -> Weaver:
    """What one player has; at a table its keys are told with the player's number, `looms.1`."""
    holes, reading, shown, goal = _common(position)
    places = {key: key if player is None else f"{'looms' if key == 'loom' else key}.{player}" for key in ("loom", "kept", "buttons", "marked")}
    loom = read_loom(own.get("loom", []), holes, places["loom"])
    kept = read_colours(own["kept"], places["kept"]) if "kept" in own else None
    buttons = read_cards(own.get("buttons", []), places["buttons"])
    for kind in (True, False):
        if sum(is_adjacency(card) == kind for card in buttons) > BUTTONS_A_SHAPE:
            raise Mistake("buttons-too-many", places["buttons"], most=BUTTONS_A_SHAPE)
    for card in buttons:
        if shown is not None and not any(same_card(card, other, reading) for other in shown):
            raise Mistake("button-nowhere", places["buttons"], given=card_text(card))
    weaver = Weaver(loom, kept, buttons, shown, goal, reading, truth(own.get("marked", False), places["marked"]))
    _count(Counter(threads_of(weaver)), places["loom"])
    return weaver


def read_colours(value: Any, place: str) -> tuple[int, ...]:
    """A list of threads by their colours."""
    return tuple(read_colour(word, f"{place} {number}") for number, word in enumerate(listed(value, place), 1))


def _count(threads: Counter, place: str) -> None:
    """No more threads of a colour than the box has (weave.parts)."""
    for colour, had in threads.items():
        if had > COPIES:
            raise Mistake("too-many-threads", place, colour=COLOURS[colour], had=had, most=COPIES)


def read_table(position: dict[str, Any]) -> Table:
    """A draft (hands alone), or a whole table; what is left out is empty."""
    keys(position, TABLE_KEYS)
    each = {key: mapping(position.get(key, {}), key) for key in EACH}
    players = integer(position.get("players", max(len(each["hands"]), 2)), "players", 2, 5)
    for key, value in each.items():
        for player in value:
            integer(player, f"{key}.{player}")
            if not 1 <= player <= players:
                raise Mistake("player", f"{key}.{player}", given=player, players=players)
    seats = range(1, players + 1)
    weavers = tuple(_weaver(position, _own(each, player), player) for player in seats)
    hands = tuple(read_colours(each["hands"].get(player, []), f"hands.{player}") for player in seats)
    if len({len(hand) for hand in hands}) > 1 or len(hands[0]) > DRAWN:
        raise Mistake("hands-uneven", "hands", most=DRAWN)
    default = "draw" if not each["hands"] else "draft" if len(hands[0]) > 1 else "weave"  # nobody chooses from the fifth thread alone
    phase = one_of(position.get("phase", default), PHASES, "phase")
    bag = read_colours(position.get("bag", []), "bag")
    table = Table(weavers, hands, bag, integer(position.get("round", 1), "round", 1, ROUNDS), phase)
    _count(sum((Counter(pile) for pile in (bag, *hands, *(threads_of(weaver) for weaver in weavers))), Counter()), "")
    return table


def _own(each: dict[str, dict], player: int) -> dict[str, Any]:
    own = {"loom" if key == "looms" else key: value[player] for key, value in each.items() if player in value and key != "hands"}
    return {"kept": []} | own


def threads_of(weaver: Weaver) -> tuple[int, ...]:
    """The colours that a player has woven or still keeps."""
    return tuple(colour for colour in weaver.loom.places if colour >= 0) + (weaver.kept or ())


def show_weaver(weaver: Weaver) -> dict[str, Any]:
    """One player's loom as a position, which `read_weaver` reads back to an equal one."""
    return _show_common(weaver) | {key: value for key, value in _show_own(weaver).items() if value not in (None, False)}


def _show_common(weaver: Weaver) -> dict[str, Any]:
    shown: dict[str, Any] = {"holes": weaver.loom.holes, "reading": weaver.reading}
    shown |= {"cards": [card_text(card) for card in weaver.shown]} if weaver.shown is not None else {}
    return shown | ({"goal": [card_text(card) for card in weaver.goal]} if weaver.goal else {})


def _show_own(weaver: Weaver) -> dict[str, Any]:
    kept = None if weaver.kept is None else [COLOURS[colour] for colour in weaver.kept]
    return {"loom": show_loom(weaver.loom), "kept": kept, "buttons": [card_text(card) for card in weaver.buttons], "marked": weaver.marked}


def show_table(table: Table) -> dict[str, Any]:
    """A table as a position, which `read_table` reads back to an equal one."""
    position: dict[str, Any] = {"players": table.players, "round": table.round, "phase": table.phase} | _show_common(table.weavers[0])
    position["hands"] = {player: [COLOURS[colour] for colour in hand] for player, hand in enumerate(table.hands, 1)}
    own = {player: _show_own(weaver) for player, weaver in enumerate(table.weavers, 1)}
    for key, inner in (("looms", "loom"), ("kept", "kept"), ("buttons", "buttons"), ("marked", "marked")):
        position[key] = {player: value[inner] for player, value in own.items()}
    return position | {"bag": [COLOURS[colour] for colour in table.bag]}


def read_results(position: dict[str, Any]) -> dict[str, int]:
    """The results of `winners`: {ann: 15, …}."""
    from rulelib.warp_and_weft.scoring import Results

    results = named_results(position)
    for name, total in results.items():
        integer(total, f"results.{name}")
    return Results(results)


def read_one_card(value: Any) -> Card:
    """The card of the argument `card`."""
    return read_card(value, "card")
