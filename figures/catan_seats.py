"""What each player has, as pieces: points, pieces left, played knights, the hand, the development cards."""
from figures import catan_cards as cards
from figures.paper import CREAM, INK, LINEN, THREAD, Layer, Stroke, mix, panel
from figures.sheet import Look
from rulelib.catan.cards import DEVELOPMENTS, RESOURCES, VICTORY_POINT, count, counts, total
from rulelib.catan.table import CITIES, ROADS, SETTLEMENTS, Table, discarder, points

Spot = tuple[float, float]
Secret = frozenset[str]  # colours whose hands are hidden, and pieces whose number is in doubt
SEAT = (10.8, 2.88)  # a player's mat
LEFT = {"roads": ROADS, "settlements": SETTLEMENTS, "cities": CITIES}
_TOP = 1.3  # of the cards' trays
_ROW = _TOP + cards.TRAY[1] / 2  # the middle of the cards
_TRAYS = (0.2, 5.48)  # where the hand and the development cards begin


def mat(colour_acts: bool) -> Layer:
    """The cloth under what a player has; a broad line for the one to act."""
    line = (INK, 0.1) if colour_acts else (mix(THREAD, INK, 0.1), 0.035)
    return (Stroke(panel(0.05, 0.05, SEAT[0] - 0.05, SEAT[1] - 0.05, 0.35), CREAM if colour_acts else LINEN, *line),)


def acting(table: Table) -> int:
    """Who acts: the one who discards, else the player in turn."""
    return discarder(table) if table.phase == "discard" and discarder(table) >= 0 else table.turn


def seat_gids(colour: str) -> list[str]:
    """The pieces of one player that can be marked."""
    hand = [f"hand:{colour}", *(f"hand:{colour}:{kind}" for kind in RESOURCES)]
    held = [f"cards:{colour}", *(f"card:{colour}:{kind}" for kind in DEVELOPMENTS)]
    return [f"player:{colour}", f"points:{colour}", *(f"pieces:{colour}:{kind}" for kind in LEFT), f"knights:{colour}", *hand, *held]


def points_text(table: Table, player: int, secret: Secret) -> str:
    """The points of a player that can be seen: without the point cards of a hidden hand, `?` where they are in doubt."""
    seat, colour = table.seats[player], table.colours[player]
    unseen = (count(seat.cards, VICTORY_POINT) + count(seat.new, VICTORY_POINT)) * (colour in secret)
    return "?" if f"points:{colour}" in secret else str(points(table, player) - unseen)


def seat_pieces(table: Table, player: int, secret: Secret, roles: dict, at: Spot, scale: float) -> dict[str, Look]:
    """One player's mat and all that lies on it; `at` is its corner; of a hidden hand only the number is shown."""
    colour, seat, acts = table.colours[player], table.seats[player], acting(table) == player
    layers = {f"mat:{colour}": (0.0, 0.0, (mat, acts)), f"player:{colour}": (0.72, 0.7, (cards.badge, colour, acts))}
    layers[f"points:{colour}"] = 2.25, 0.68, (cards.points_now, points_text(table, player, secret), roles.get(f"points:{colour}", ()))
    for place, (kind, most) in enumerate(LEFT.items()):
        gid = f"pieces:{colour}:{kind}"
        layers[gid] = 3.75 + 1.75 * place, 0.7, (cards.piece_left, kind, colour, most - getattr(seat, kind).bit_count(), roles.get(gid, ()))
    gid = f"knights:{colour}"
    layers[gid] = 9.15, 0.7, (cards.knights_played, seat.knights, roles.get(gid, ()))
    layers |= _hand(table, player, secret, roles) | _developments(table, player, secret, roles)
    return {gid: Look(at[0] + scale * x, at[1] + scale * y, tuple(drawn), scale) for gid, (x, y, *drawn) in layers.items()}


def _hand(table: Table, player: int, secret: Secret, roles: dict) -> dict[str, tuple]:
    colour, hand = table.colours[player], table.seats[player].hand
    gid, left, hidden = f"hand:{colour}", _TRAYS[0], colour in secret
    layers: dict[str, tuple] = {gid: (left, _TOP, (cards.tray, roles.get(gid, ())), (cards.back, str(total(hand)), False))}
    for kind, number in enumerate(counts(hand)):
        gid = f"hand:{colour}:{RESOURCES[kind]}"
        of = roles.get(gid, ())
        text = "" if hidden else said(gid, number, secret)
        layers[gid] = left + cards.FIRST + cards.STEP * kind, _ROW, *(((cards.resource, kind, text, of),) if of or not hidden else ())
    owes = table.owes[player] if table.owes and table.phase == "discard" and f"owes:{colour}" not in secret else 0
    layers[f"owes:{colour}"] = left + 0.46, _ROW + 0.5, *(((cards.owed, owes),) if owes else ())
    return layers


def said(gid: str, number: int, secret: Secret) -> str:
    """A count as it is written: nothing for none, `?` where it is in doubt."""
    return "?" if gid in secret else str(number) if number else ""


def _developments(table: Table, player: int, secret: Secret, roles: dict) -> dict[str, tuple]:
    colour, seat, left = table.colours[player], table.seats[player], _TRAYS[1]
    gid, hidden = f"cards:{colour}", colour in secret
    layers: dict[str, tuple] = {gid: (left, _TOP, (cards.tray, roles.get(gid, ())), (cards.back, str(total(seat.cards + seat.new)), True))}
    for kind, (number, new) in enumerate(zip(counts(seat.cards), counts(seat.new))):
        gid = f"card:{colour}:{DEVELOPMENTS[kind]}"
        of = roles.get(gid, ())
        texts = ("", "") if hidden else (said(gid, number, secret), str(new) if new and gid not in secret else "")
        layers[gid] = left + cards.FIRST + cards.STEP * kind, _ROW, *(((cards.development, kind, *texts, of),) if of or not hidden else ())
    return layers
