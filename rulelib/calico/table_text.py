"""A table from its text form and back: players, variant, hands, market, bag, and everybody's quilt."""
from collections import Counter
from collections.abc import Collection
from typing import Any

from rulelib.calico.board import BORDERS
from rulelib.calico.patches import patch_text
from rulelib.calico.quilt import Quilt, empty_quilt
from rulelib.calico.quilt_text import DEFAULT_CATS, read_cats, read_goals, read_marked, read_patch, read_picture, show_quilt
from rulelib.calico.setup import VARIANTS, copies, most_players
from rulelib.calico.table import Table
from rulelib.forms import integer, keys, listed, mapping, one_of, shown
from rulelib.groups import members
from rulelib.mistake import Mistake

EACH = ("hands", "borders", "quilts", "goals", "scored", "tokens")  # keys with one entry a player
TABLE_KEYS = ("players", "variant", "to-play", "market", "bag", "cats", *EACH)


def read_table(position: dict[str, Any]) -> Table:
    """The table of a case's position; what is left out is unknown (hands, market, bag) or has its default."""
    keys(position, TABLE_KEYS)
    variant = one_of(position.get("variant", "beginner"), VARIANTS, "variant")
    players = integer(position.get("players"), "players", 1, 4)
    if players > most_players(variant):
        raise Mistake("variant-players", "players", variant=variant, most=most_players(variant), given=players)
    each = {key: by_player(position.get(key, {}), players, key) for key in EACH}
    cats = read_cats(position.get("cats", DEFAULT_CATS))
    quilts = tuple(_quilt(player, each, cats) for player in range(1, players + 1))
    _one_board_each(quilts)
    hands = tuple(_tiles(each["hands"].get(player), 2, f"hands.{player}") for player in range(1, players + 1))
    market = _tiles(position.get("market"), 3, "market")
    bag = tuple(read_patch(word, f"bag {number}") for number, word in enumerate(listed(position.get("bag", []), "bag"), 1))
    table = Table(players, variant, 1, quilts, hands, market, bag)
    _count(table)
    return table._replace(to_play=_to_play(position.get("to-play", 1), table))


def by_player(value: Any, players: int, place: str) -> dict[int, Any]:
    """A map from players, 1 to 4, of whom all sit at this table."""
    for player in mapping(value, place):
        where = f"{place}.{shown(player)}"
        if not 1 <= integer(player, where) <= players:
            raise Mistake("player", where, given=player, players=players)
    return value


def _one_board_each(quilts: tuple[Quilt, ...]) -> None:
    """The box has one board of each colour; blank ones are no boards of the box."""
    borders = [quilt.border for quilt in quilts]
    for player, border in enumerate(borders, 1):
        if border != "none" and border in borders[: player - 1]:
            raise Mistake("border-twice", f"borders.{player}", border=border)


def _quilt(player: int, each: dict[str, dict], cats: tuple) -> Quilt:
    border = one_of(each["borders"].get(player, "none"), BORDERS, f"borders.{player}")
    try:
        goals = read_goals(each["goals"].get(player, {}))
    except Mistake as mistake:
        raise Mistake(mistake.kind, f"goals.{player}{mistake.place.removeprefix('goals')}", **mistake.facts) from None
    patches = read_picture(each["quilts"][player], f"quilts.{player}") if player in each["quilts"] else {}
    marked = {key: each[key][player] for key in ("scored", "tokens") if player in each[key]}
    return read_marked(marked, empty_quilt(border, goals, *cats), patches, f".{player}")


def _tiles(words: Any, count: int, place: str) -> tuple[int | None, ...]:
    if words is None:
        return (None,) * count
    return tuple(None if word == "?" else read_patch(word, f"{place} {number}") for number, word in enumerate(listed(words, place, count), 1))


def _count(table: Table) -> None:
    """No more of a patch than the box has (the parts of the ledger; calico.variants)."""
    lying = Counter(quilt.patch_at(cell) for quilt in table.quilts for cell in members(quilt.filled))
    lying.update(patch for tiles in (*table.hands, table.market, table.bag) for patch in tiles if patch is not None)
    for patch, had in lying.items():
        if had > copies(table.variant):
            raise Mistake("too-many-patches", patch=patch_text(patch), had=had, most=copies(table.variant))


def _to_play(value: Any, table: Table) -> int:
    finished = not any(quilt.free for quilt in table.quilts)
    if value == "none":
        if not finished:
            raise Mistake("to-play-none", "to-play")
        return 0
    integer(value, "to-play")
    if not 1 <= value <= table.players:
        raise Mistake("player", "to-play", given=value, players=table.players)
    return 0 if finished else value


def show_table(table: Table) -> dict[str, Any]:
    """A table as a position, which `read` reads back to an equal one."""
    quilts = {player: show_quilt(quilt) for player, quilt in enumerate(table.quilts, 1)}
    position: dict[str, Any] = {"players": table.players, "variant": table.variant, "to-play": table.to_play or "none"}
    position["cats"] = quilts[1]["cats"]
    position["hands"] = {player: _words(hand) for player, hand in enumerate(table.hands, 1)}
    position |= {"market": _words(table.market), "bag": _words(table.bag)}
    for key, inner in (("borders", "border"), ("goals", "goals"), ("quilts", "quilt"), ("scored", "scored"), ("tokens", "tokens")):
        shown = {player: quilt[inner] for player, quilt in quilts.items() if inner in quilt}
        position |= {key: shown} if shown else {}
    return position


def _words(tiles: Collection[int | None]) -> list[str]:
    return [patch_text(patch) for patch in tiles]
