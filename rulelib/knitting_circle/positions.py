"""Knitting Circle positions from their text form and back: a bare pattern, one player, or a whole table (positions of the latter: tables.py)."""
from typing import Any

from rulelib.forms import integer, keys, listed, mapping, one_of, text, truth
from rulelib.knitting_circle.box import count_box
from rulelib.knitting_circle.circles import read_circle, show_circle
from rulelib.knitting_circle.deck import A_SHAPE, BONUSES, BUTTON_SHAPES, BUTTONS, MOST_SPACES, REQUESTS, SHAPES, TYPES
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import NEEDLES, Knitter, Request, Seat, Supply, Yarn
from rulelib.knitting_circle.texts import read_button, read_eithers, read_tiles, read_type
from rulelib.knitting_circle.yarn import colour_texts, tile_texts
from rulelib.mistake import Mistake

GARMENT_KEYS = ("garment", "yarn", "bonus", "finished", "buttons")
OWN_KEYS = ("row", "bowl", "paws", "needles", "workspace", "garments")
SEAT_KEYS = (*OWN_KEYS, "bag", "deck", "requests", "chance", "circle", "slots", "cat", "keep")
ALONE_KEYS = (*GARMENT_KEYS, "workspace")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COLOURS_AT_MOST = 6


def read_yarn(position: dict[str, Any]) -> Yarn:
    """The sequence of a `pattern` case: capital letters, one a tile."""
    keys(position, ("yarn",))
    letters = text(position["yarn"], "yarn")
    if not letters or set(letters) - set(LETTERS) or len(set(letters)) > COLOURS_AT_MOST or len(letters) > MOST_SPACES:
        raise Mistake("yarn-letters", "yarn", given=letters, colours=COLOURS_AT_MOST, most=MOST_SPACES)
    return Yarn(tuple(map(LETTERS.index, letters)))


def read_seat(position: dict[str, Any]) -> Seat:
    """One player alone; everything may be left out. A garment alone is a player with that one garment, finished unless it says no."""
    if "garment" in position:
        keys(position, ALONE_KEYS)
        own = {key: value for key, value in position.items() if key != "workspace"}
        garment = read_garment({"finished": True} | own, "", False)
        seat = Seat(Knitter(workspace=read_workspace(position.get("workspace", []), "workspace"), garments=(garment,)))
    else:
        keys(position, SEAT_KEYS)
        circle, cat = read_circle(position)
        keep = read_eithers(position["keep"], "keep") if "keep" in position else None
        seat = Seat(read_knitter(position), read_supply(position, mapping(position.get("deck", {}), "deck"), "deck"), circle, cat, keep)
    count_box((seat.knitter,), seat.supply, seat.circle)
    return seat


def read_knitter(own: dict[str, Any], places: dict[str, str] | None = None) -> Knitter:
    """What one player has; `places` says where a table has each key, `rows.1` for `row`."""
    at = places or {key: key for key in OWN_KEYS}
    garments = tuple(
        read_garment(mapping(value, f"{at['garments']} {number}"), f"{at['garments']} {number}")
        for number, value in enumerate(listed(own.get("garments", []), at["garments"]), 1)
    )
    needles = integer(own.get("needles", 0), at["needles"], 0, NEEDLES)
    working = sum(garment.finished is False or bool(needles) and not garment.finished for garment in garments)
    if needles + working > NEEDLES:
        raise Mistake("needles-too-many", at["needles"], had=needles + working, most=NEEDLES)
    return Knitter(
        read_tiles(own.get("row", []), at["row"]),
        read_eithers(own.get("bowl", []), at["bowl"]),
        integer(own.get("paws", 0), at["paws"], 0),
        needles,
        read_workspace(own.get("workspace", []), at["workspace"]),
        garments,
    )


def read_workspace(value: Any, place: str) -> tuple[int, ...]:
    """The buttons face up before a player: two of each shape at most."""
    buttons = read_buttons(value, place)
    for shape, word in enumerate(SHAPES):
        had = sum(BUTTON_SHAPES[button] == shape for button in buttons)
        if had > A_SHAPE:
            raise Mistake("workspace-full", place, shape=word, had=had, most=A_SHAPE)
    return buttons


def read_buttons(value: Any, place: str) -> tuple[int, ...]:
    """A list of buttons."""
    return tuple(read_button(word, f"{place} {number}") for number, word in enumerate(listed(value, place), 1))


def read_garment(value: dict[str, Any], place: str, nested: bool = True) -> Garment:
    """A garment from its map. Raises Mistake for more tiles than it has spaces."""
    before = f"{place}." if nested else ""
    keys(value, GARMENT_KEYS, place)
    if "garment" not in value:
        raise Mistake("garment-unnamed", place)
    kind = read_type(value["garment"], f"{before}garment")
    yarn = read_tiles(value.get("yarn", []), f"{before}yarn")
    buttons = read_buttons(value["buttons"], f"{before}buttons") if "buttons" in value else None
    finished = truth(value["finished"], f"{before}finished") if "finished" in value else True if buttons else None
    bonus = BONUSES.index(one_of(value["bonus"], BONUSES, f"{before}bonus")) if "bonus" in value else None
    garment = Garment(kind, yarn, bonus, finished, () if finished is False and buttons is None else buttons)
    if len(yarn) > garment.spaces:
        raise Mistake("garment-full", f"{before}yarn", garment=TYPES[kind], most=garment.spaces, had=len(yarn))
    return garment


def read_supply(position: dict[str, Any], decks: dict, place: str) -> Supply:
    """Bag, decks, requests and chance, as far as they are stated."""
    for word in decks:
        read_type(word, place)
    stated = tuple(_deck(decks[word], f"{place}.{word}") if word in decks else None for word in TYPES)
    bag = read_eithers(position["bag"], "bag") if "bag" in position else None
    chance = integer(position["chance"], "chance", 0) if "chance" in position else None
    return Supply(bag, stated, _requests(position.get("requests", [])), chance)


def _deck(value: Any, place: str) -> tuple[int, ...]:
    return tuple(BONUSES.index(one_of(word, BONUSES, f"{place} {number}")) for number, word in enumerate(listed(value, place), 1))


def _requests(value: Any) -> tuple[Request, ...]:
    """Request cards: `same-stripes`, turned over `same-stripes turned`."""
    found = []
    for number, word in enumerate(listed(value, "requests"), 1):
        name, _, after = text(word, f"requests {number}").partition(" ")
        request = Request(REQUESTS.index(one_of(name, REQUESTS, f"requests {number}")), after == "turned")
        if after not in ("", "turned") or request.name in [other.name for other in found]:
            raise Mistake("request", f"requests {number}", given=word)
        found.append(request)
    return tuple(found)


def show_position(position: Yarn | Seat) -> dict[str, Any]:
    """A bare pattern or one player as a position, which reads back to an equal one."""
    if isinstance(position, Yarn):
        return {"yarn": "".join(LETTERS[colour] for colour in position.colours)}
    shown = show_knitter(position.knitter) | show_supply(position.supply, "deck")
    if position.circle is not None:
        shown |= show_circle(position.circle, position.cat)
    return shown | ({} if position.keep is None else {"keep": list(colour_texts(position.keep))})


def show_knitter(knitter: Knitter) -> dict[str, Any]:
    """What one player has, key by key."""
    return {
        "row": list(tile_texts(knitter.row)),
        "bowl": list(colour_texts(knitter.bowl)),
        "paws": knitter.paws,
        "needles": knitter.needles,
        "workspace": [BUTTONS[button] for button in knitter.workspace],
        "garments": [show_garment(garment) for garment in knitter.garments],
    }


def show_garment(garment: Garment) -> dict[str, Any]:
    """A garment as a map, which reads back to an equal one."""
    shown: dict[str, Any] = {"garment": TYPES[garment.type], "yarn": list(tile_texts(garment.yarn))}
    shown |= {} if garment.bonus is None else {"bonus": BONUSES[garment.bonus]}
    shown |= {} if garment.finished is None else {"finished": garment.finished}
    bare = garment.buttons is None or not garment.buttons and garment.finished is False
    return shown | ({} if bare else {"buttons": [BUTTONS[button] for button in garment.buttons or ()]})


def show_supply(supply: Supply, decks: str) -> dict[str, Any]:
    """Bag, decks, requests and chance, as far as they are stated."""
    stated = {TYPES[number]: [BONUSES[bonus] for bonus in deck] for number, deck in enumerate(supply.decks) if deck is not None}
    shown: dict[str, Any] = {decks: stated} if stated else {}
    if supply.requests:
        shown["requests"] = [REQUESTS[request.name] + " turned" * request.turned for request in supply.requests]
    shown |= {} if supply.bag is None else {"bag": list(colour_texts(supply.bag))}
    return shown | ({} if supply.chance is None else {"chance": supply.chance})
