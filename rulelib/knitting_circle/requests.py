"""Which requests a player's finished garments fulfil (knit.request.*, knit.score.requests)."""
from collections.abc import Sequence

from rulelib.knitting_circle.deck import NONE, STRIPES
from rulelib.knitting_circle.garments import Garment
from rulelib.knitting_circle.yarn import colours_of

NEEDED = (2, 3, 4, 3, 7, 3)
SAME_STRIPES, THREE_PATTERNS, FOUR_GARMENTS, THREE_BUTTONS, SEVEN_TILES, THREE_TYPES = range(6)


def reached(request: int, garments: Sequence[Garment]) -> int:
    """How far the garments have come towards a request; NEEDED[request] fulfils it."""
    return len(towards(request, garments)) if request not in (THREE_BUTTONS, SEVEN_TILES) else max(map(_size(request), garments), default=0)


def fulfilled(request: int, garments: Sequence[Garment]) -> bool:
    """Whether the finished garments of a player fulfil a request."""
    return reached(request, [garment for garment in garments if garment.done]) >= NEEDED[request]


def _size(request: int):
    return (lambda garment: len(garment.buttons or ())) if request == THREE_BUTTONS else (lambda garment: len(garment.yarn))


def towards(request: int, garments: Sequence[Garment]) -> list[int]:
    """The places, among these finished garments, of those that count towards a request."""
    numbers = range(len(garments))
    if request == SAME_STRIPES:
        return max((_alike(number, garments) for number in numbers), key=len, default=[])
    if request == THREE_PATTERNS:
        return _different([garment.pattern for garment in garments], NONE)
    if request == THREE_TYPES:
        return _different([garment.type for garment in garments])
    if request == FOUR_GARMENTS:
        return list(numbers)
    size = _size(request)
    return [max(numbers, key=lambda number: size(garments[number]))] if garments else []


def _alike(number: int, garments: Sequence[Garment]) -> list[int]:
    """The garments with the same striped sequence as one; none where that one is not striped."""
    if garments[number].pattern != STRIPES:
        return []
    colours = colours_of(garments[number].yarn)
    return [other for other, garment in enumerate(garments) if colours_of(garment.yarn) == colours]


def _different(kinds: list[int], without: int = -1) -> list[int]:
    """The first place of each kind."""
    return [number for number, kind in enumerate(kinds) if kind != without and kind not in kinds[:number]]
