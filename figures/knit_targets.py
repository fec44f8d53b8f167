"""What of a position of Knitting Circle can be clicked, each with its label in English and in Japanese."""
from functools import lru_cache

from figures import knit_labels as say
from figures.knit_labels import Label, both, counted, joined
from figures.knit_seat import has_board
from rulelib.knitting_circle.circle import CATS, SLOTS, Circle
from rulelib.knitting_circle.deck import REQUESTS, TYPES
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Knitter, Seat, Supply, Yarn
from rulelib.knitting_circle.positions import LETTERS
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS


def yarn_targets(yarn: Yarn, **_options) -> dict[str, Label]:
    """The tiles of a bare pattern."""
    return {f"s{number}": joined((f"space {number}", f"マス{number}"), (LETTERS[colour],) * 2) for number, colour in enumerate(yarn.colours, 1)}


@lru_cache(maxsize=256)
def circle_targets(circle: Circle, players: bool) -> dict[str, Label]:
    """Spaces, slots and cats."""
    labels: dict[str, Label] = {}
    for space in range(circle.spaces):
        cat = circle.cats.index(space) if space in circle.cats else -1
        labels[f"space:{space + 1}"] = say.space_label(space, cat)
        for number in range(SLOTS):
            labels[f"slot:{space + 1}:{number + 1}"] = say.slot_label(space, number, circle.slots[SLOTS * space + number])
    for cat, space in enumerate(circle.cats):
        if space >= 0:
            owner = (counted("player", cat + 1),) if players else ()
            labels[f"cat:{CATS[cat]}"] = joined(say.cat_label(cat), *owner, counted("circle-space", space + 1))
    return labels


def _named(word: str, labels) -> dict[str, Label]:
    return {f"{word}:{number}": label for number, label in enumerate(labels, 1)}


@lru_cache(maxsize=512)
def board_labels(knitter: Knitter, board: str) -> dict[str, Label]:
    """The pieces on a board, as far as it is drawn."""
    labels: dict[str, Label] = {}
    if board in ("all", "row"):
        labels |= _named("row", (joined(both("yarn-row"), say.tile_label(tile)) for tile in knitter.row))
    if board == "all":
        labels |= _named("bowl", (joined(both("bowl"), say.colour_label(colour)) for colour in knitter.bowl))
        labels |= _named("needle", (both("needle"),) * knitter.needles) | _named("paw", (both("paw"),) * knitter.paws)
    if board in ("all", "workspace"):
        labels |= _named("button", (joined(both("workspace"), say.button_label(button)) for button in knitter.workspace))
    return labels


@lru_cache(maxsize=1024)
def garment_labels(garment: Garment, number: int) -> dict[str, Label]:
    """A garment and all on it."""
    gid, card = f"g{number}", say.garment_label(garment, number)
    labels = {gid: card}
    for place in range(garment.spaces):
        tile = garment.yarn[place] if place < len(garment.yarn) else None
        labels[f"{gid}:s{place + 1}"] = say.garment_space_label(garment.type, number, place, tile)
    short = joined(counted("garment", number), both(TYPES[garment.type]))
    labels |= {} if garment.finished else {f"{gid}:needle": joined(short, both("needle"))}
    labels |= {} if garment.bonus is None else {f"{gid}:bonus": joined(short, say.bonus_label(garment.bonus))}
    labels |= {f"{gid}:button:{at}": joined(short, say.button_label(button)) for at, button in enumerate(garment.buttons or (), 1)}
    return labels | ({f"{gid}:angry": joined(short, both("angry-cat"))} if garment.angry else {})


def knitter_labels(knitter: Knitter, board: str) -> dict[str, Label]:
    """All that a player has."""
    labels = dict(board_labels(knitter, board))
    for number, garment in enumerate(knitter.garments, 1):
        labels |= garment_labels(garment, number)
    return labels


def supply_labels(supply: Supply, table: bool, board: bool = False) -> dict[str, Label]:
    """Decks, bag and requests, as far as they are drawn."""
    labels: dict[str, Label] = {}
    for number, word in enumerate(TYPES):
        deck = supply.decks[number]
        if table or board or deck is not None:
            left = () if deck is None else ((f"{len(deck)} cards", f"{len(deck)}枚"),)
            labels[f"deck:{word}"] = joined(both("deck"), both(word), both(COLOURS[number]), *left)
    if table or supply.bag is not None:
        left = () if supply.bag is None else ((f"{len(supply.bag)} yarn tiles", f"毛糸タイル{len(supply.bag)}枚"),)
        labels["bag"] = joined(both("bag"), *left)
    return labels | {f"request:{REQUESTS[each.name]}": say.request_label(each) for each in supply.requests}


def targets(seat: Seat, board: str | None = None, **_options) -> dict[str, Label]:
    """All that one player alone may click."""
    labels = dict(circle_targets(seat.circle, False)) if seat.circle is not None else {}
    shown = has_board(seat) if board is None else board
    return labels | knitter_labels(seat.knitter, shown) | supply_labels(seat.supply, False, shown == "all")


def table_targets(table: Table, seats: tuple[int, ...] | None = None, **_options) -> dict[str, Label]:
    """The circle, the centre, decks, bag and requests, and what each player that is shown has."""
    labels = dict(circle_targets(table.circle, True))
    labels |= {f"centre:{COLOURS[colour]}": joined(both("centre"), both(COLOURS[colour])) for colour in table.centre}
    labels |= supply_labels(table.supply, True) | {"marker": joined(both("start-marker"), counted("player", table.start))}
    for player in seats or range(1, table.players + 1):
        labels |= _of_player(table.knitters[player - 1], player)
    return labels


@lru_cache(maxsize=64)
def _of_player(knitter: Knitter, player: int) -> dict[str, Label]:
    owner = counted("player", player)
    return {f"p{player}:{gid}": joined(owner, label) for gid, label in knitter_labels(knitter, "all").items()}
