"""What a piece of Knitting Circle is, in English and in Japanese, for those who cannot see it."""
from functools import lru_cache

from rulelib.knitting_circle.circle import CATS, EMPTY, side_of
from rulelib.knitting_circle.deck import BONUSES, BUTTON_POINTS, BUTTON_SHAPES, BUTTONS, CARDS, REQUEST_POINTS, REQUESTS, TYPES
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.knitter import Request
from rulelib.knitting_circle.spelling import spell
from rulelib.knitting_circle.yarn import COLOURS, SIDES, UNKNOWN, tile_text
from rulelib.mistake import LANGUAGES
from rulelib.words import term

Label = tuple[str, str]
FREE: Label = ("free", "空き")
UNKNOWN_TILE: Label = ("a tile that nobody knows", "色のわからない毛糸タイル")
AT_WORK: Label = ("at work", "編みかけ")
FINISHED: Label = ("finished", "完成")
TURNED: Label = ("turned over, no more paws", "裏返し（肉球トークンなし）")
WITH_PAW: Label = ("a paw for whoever is first", "最初の達成者に肉球トークン")
POINTS: Label = ("{0} points", "{0}点")
ICON_YARN: Label = ("gives a yarn tile", "毛糸アイコンあり")
ICON_PAW: Label = ("gives a paw", "肉球アイコンあり")
KINDS = ("colour-button", "garment-button", "pattern-button")  # in the order of SHAPES


@lru_cache(maxsize=512)
def both(word: str) -> Label:
    """A word of the glossary, a tile or a pair of colours, in both languages."""
    english, japanese = (spell(word, lang, term) or term(word, lang) for lang in LANGUAGES)
    return english, japanese


def joined(*labels: Label) -> Label:
    """Labels as one, with the commas of each language."""
    return ", ".join(en for en, _ in labels), "、".join(ja for _, ja in labels)


def counted(word: str, number: int | str) -> Label:
    """A word with its number: space 4, スペース4."""
    en, ja = both(word)
    return f"{en} {number}", f"{ja}{number}"


def filled(label: Label, *values: object) -> Label:
    """A label with values in it."""
    return label[0].format(*values), label[1].format(*values)


def points(number: int) -> Label:
    """So many points."""
    return filled(POINTS, number)


def tile_label(tile: int) -> Label:
    """A tile by colour and side."""
    return FREE if tile == EMPTY else UNKNOWN_TILE if tile == UNKNOWN else both(tile_text(tile))


def colour_label(colour: int) -> Label:
    """A tile in the bowl, by its colour."""
    return UNKNOWN_TILE if colour < 0 else both(COLOURS[colour])


@lru_cache(maxsize=64)
def cat_label(cat: int) -> Label:
    """A cat by its colour."""
    (en, ja), (word, token) = both(CATS[cat]), both("cat-piece")
    return f"{en} {word}", f"{ja}の{token}"


@lru_cache(maxsize=256)
def space_label(space: int, cat: int) -> Label:
    """A space of the circle, its side, whose cat stands there (-1 for none)."""
    return joined(counted("circle-space", space + 1), both(SIDES[side_of(space)]), *((cat_label(cat),) if cat >= 0 else ()))


@lru_cache(maxsize=1024)
def slot_label(space: int, number: int, tile: int) -> Label:
    """A slot beside a space, and its tile."""
    return joined(counted("circle-space", space + 1), counted("yarn-slot", number + 1), tile_label(tile))


@lru_cache(maxsize=64)
def button_label(button: int) -> Label:
    """A button, what it asks for, its points."""
    return joined(both(KINDS[BUTTON_SHAPES[button]]), both(BUTTONS[button]), points(BUTTON_POINTS[button]))


@lru_cache(maxsize=64)
def request_label(request: Request) -> Label:
    """A request card."""
    return joined(both("request-card"), both(REQUESTS[request.name]), points(REQUEST_POINTS[request.name]), TURNED if request.turned else WITH_PAW)


def bonus_label(bonus: int) -> Label:
    """A bonus at the foot of a card."""
    return joined(both("bonus"), both(BONUSES[bonus]))


@lru_cache(maxsize=1024)
def garment_label(garment: Garment, number: int) -> Label:
    """A garment, whether it is finished, how far it is, what it brings as it is."""
    state = FINISHED if garment.finished else AT_WORK
    en, ja = both("garment")
    far = f"{len(garment.yarn)} of {garment.spaces} spaces", f"{garment.spaces}マス中{len(garment.yarn)}マス"
    return joined((f"{en} {number}", f"{ja}{number}"), both(TYPES[garment.type]), state, far, points(garment.points))


@lru_cache(maxsize=4096)
def garment_space_label(type: int, number: int, place: int, tile: int | None) -> Label:
    """A space of a garment: whether it is required, its side, its tile or icon."""
    card = CARDS[type]
    what = both("required" if place < card.required else "optional")
    icons = [label for label, places in ((ICON_YARN, card.yarn), (ICON_PAW, card.paws)) if place in places]
    (en, ja), (kind, garment) = both("garment"), both(TYPES[type])
    name = f"{en} {number} ({kind}), space {place + 1}", f"{ja}{number}（{garment}）のマス{place + 1}"
    there = (tile_label(tile),) if tile is not None else (FREE, both(SIDES[card.sides[place]]))
    return joined(name, what, *there, *icons)
