"""A whole table of Knitting Circle from its text form and back."""
from typing import Any

from rulelib.forms import integer, keys, listed, mapping, one_of
from rulelib.knitting_circle.box import count_box
from rulelib.knitting_circle.circle import CATS, EMPTY, MOST_SPACES, SLOTS, Circle
from rulelib.knitting_circle.circles import read_slots, show_slots
from rulelib.knitting_circle.deck import BUTTON_SHAPES, BUTTONS, SHAPES
from rulelib.knitting_circle.positions import read_buttons, read_knitter, read_supply, show_knitter, show_supply
from rulelib.knitting_circle.table import PHASES, ROUNDS, TURNS, Table
from rulelib.knitting_circle.texts import read_colour
from rulelib.knitting_circle.yarn import COLOURS
from rulelib.mistake import Mistake

EACH = {"rows": "row", "bowls": "bowl", "paws": "paws", "needles": "needles", "workspaces": "workspace", "garments": "garments"}
TABLE_KEYS = ("players", "round", "phase", "start", "turn", "spaces", "cats", "slots", "piles", "centre", "bag", "decks", "requests", "chance", *EACH)
TABLE_ONLY = {"players", "round", "phase", "start", "turn", "spaces", "cats", "piles", "centre", "decks", "rows", "bowls", "workspaces"}


def read_table(position: dict[str, Any]) -> Table:
    """A whole table; what is left out is empty, the cats stand on their start spaces. Raises Mistake with the key."""
    keys(position, TABLE_KEYS)
    players = integer(position.get("players", 2), "players", 2, len(CATS))
    phase = one_of(position.get("phase", "gather"), PHASES, "phase")
    seats = range(1, players + 1)
    each = {key: _by_player(position.get(key, {}), key, players) for key in EACH}
    knitters = tuple(
        read_knitter(
            {inner: each[key][player] for key, inner in EACH.items() if player in each[key]},
            {inner: f"{key}.{player}" for key, inner in EACH.items()},
        )
        for player in seats
    )
    supply = read_supply(position, mapping(position.get("decks", {}), "decks"), "decks")
    centre = tuple(read_colour(word, f"centre {number}") for number, word in enumerate(listed(position.get("centre", []), "centre"), 1))
    if len(set(centre)) < len(centre):
        raise Mistake("centre-twice", "centre")
    piles = _piles(mapping(position.get("piles", {}), "piles"))
    start = integer(position.get("start", 1), "start", 1, players)
    table = Table(knitters, supply, _circle(position, players), piles, centre, integer(position.get("round", 1), "round", 1, ROUNDS), phase, start)
    count_box(knitters, supply, table.circle, (button for pile in piles for button in pile), centre)
    return table._replace(turn=_turn(position, table))


def _by_player(value: Any, key: str, players: int) -> dict:
    for player in mapping(value, key):
        integer(player, f"{key}.{player}")
        if not 1 <= player <= players:
            raise Mistake("player", f"{key}.{player}", given=player, players=players)
    return value


def _turn(position: dict[str, Any], table: Table) -> int:
    """How many turns of the phase have been taken; while gathering, as many as tiles lie in the rows unless it says otherwise."""
    turns = {"gather": TURNS * table.players, "start-tile": 1, "end": 1}.get(table.phase, table.players)
    rows = sum(len(knitter.row) for knitter in table.knitters) if table.phase == "gather" else 0
    return integer(position.get("turn", min(rows, turns - 1)), "turn", 0, turns - 1)


def _piles(stated: dict) -> tuple[tuple[int, ...], ...]:
    """The face-down buttons of each shape, next first."""
    keys(stated, SHAPES, "piles")
    piles = tuple(read_buttons(stated.get(shape, []), f"piles.{shape}") for shape in SHAPES)
    for shape, pile in enumerate(piles):
        for button in pile:
            if BUTTON_SHAPES[button] != shape:
                raise Mistake("pile-shape", f"piles.{SHAPES[shape]}", given=BUTTONS[button], shape=SHAPES[shape])
    return piles


def _circle(position: dict[str, Any], players: int) -> Circle:
    spaces = integer(position.get("spaces", 2 * players + 2), "spaces", 2 * players, MOST_SPACES)
    slots = [EMPTY] * (SLOTS * spaces)
    for space, value in mapping(position.get("slots", {}), "slots").items():
        integer(space, f"slots.{space}", 1, spaces)
        slots[SLOTS * (space - 1) : SLOTS * space] = read_slots(value, f"slots.{space}")
    cats = _cats(mapping(position.get("cats", {}), "cats"), players, spaces)
    return Circle(tuple(slots), cats + (-1,) * (len(CATS) - players))


def _cats(stated: dict, players: int, spaces: int) -> tuple[int, ...]:
    """The space of each player's cat."""
    keys(stated, CATS[:players], "cats")
    cats = tuple(integer(stated.get(CATS[seat], 2 * seat + 1), f"cats.{CATS[seat]}", 1, spaces) - 1 for seat in range(players))
    for seat, space in enumerate(cats):
        if space in cats[:seat]:
            raise Mistake("cats-together", "cats", cats=[CATS[cats.index(space)], CATS[seat]], space=space + 1)
    return cats


def show_table(table: Table) -> dict[str, Any]:
    """A table as a position, which `read_table` reads back to an equal one."""
    shown: dict[str, Any] = {"players": table.players, "round": table.round, "phase": table.phase, "start": table.start, "turn": table.turn}
    circle = table.circle
    shown |= {"spaces": circle.spaces, "cats": {CATS[seat]: circle.cats[seat] + 1 for seat in range(table.players)}}
    shown["slots"] = {space + 1: show_slots(circle, space) for space in range(circle.spaces) if circle.beside(space)}
    own = [show_knitter(knitter) for knitter in table.knitters]
    shown |= {key: {player: knitter[inner] for player, knitter in enumerate(own, 1)} for key, inner in EACH.items()}
    shown["piles"] = {shape: [BUTTONS[button] for button in table.piles[number]] for number, shape in enumerate(SHAPES)}
    shown["centre"] = [COLOURS[colour] for colour in table.centre]
    return shown | show_supply(table.supply, "decks")
