"""Knitting Circle in text: tiles, cards, buttons, moves."""
import re
from typing import Any

from rulelib.forms import listed, one_of, text
from rulelib.knitting_circle.circle import SLOTS
from rulelib.knitting_circle.deck import BONUSES, BUTTONS, PAIRS, TYPES
from rulelib.knitting_circle.knitter import Seat
from rulelib.knitting_circle.moves import Begin, Centre, Choose, Done, Finish, Flip, Gather, Keep, Knit, Move, Paw
from rulelib.knitting_circle.table import Table
from rulelib.knitting_circle.yarn import COLOURS, SIDES, UNKNOWN, tile_of, tile_text
from rulelib.mistake import Mistake

FREE = "free"  # a slot without a tile, beside one that has one
_TILE, _NUMBER, _WORD = r"(\S+ \S+)", r"(\S+)", r"(\S+)"
_FORMS = {
    "choose": re.compile(rf"{_WORD}(?: keep {_WORD})?"),
    "centre": re.compile(rf"{_WORD} {_NUMBER} {_NUMBER}"),
    "gather": re.compile(rf"{_NUMBER} {_TILE}"),
    "knit": re.compile(rf"{_TILE} {_NUMBER}(?: at {_NUMBER})?( from bowl)?(?: gets {_WORD})?"),
    "flip": re.compile(rf"{_TILE} cost {_TILE}( from bowl)?"),
    "paw": re.compile(_WORD),
    "begin": re.compile(rf"{_WORD} cost {_TILE}( from bowl)?(?: keep {_WORD})?"),
    "finish": re.compile(rf"{_NUMBER}(?: take (.+?))?(?: gets {_WORD})?"),
    "keep": re.compile(r"(.+)"),
    "done": re.compile(""),
}
ONE_PLAYER = ("gather", "knit", "flip", "paw", "begin", "finish", "keep")


def read_colour(word: Any, place: str = "") -> int:
    """A colour from its word."""
    return COLOURS.index(one_of(word, COLOURS, place))


def read_tile(word: Any, place: str = "") -> int:
    """A tile from its text, `red k`."""
    words = text(word, place).split()
    if len(words) != 2 or words[0] not in COLOURS or words[1] not in SIDES:
        raise Mistake("yarn-tile", place, given=word)
    return tile_of(COLOURS.index(words[0]), SIDES.index(words[1]))


def read_tiles(value: Any, place: str) -> tuple[int, ...]:
    """A list of tiles."""
    return tuple(read_tile(word, f"{place} {number}") for number, word in enumerate(listed(value, place), 1))


def read_either(word: Any, place: str = "") -> int:
    """A colour, where its side does not matter: `red` or `red k`; `?` where nobody knows it."""
    words = text(word, place).split()
    return UNKNOWN if words == ["?"] else read_tile(word, place) >> 1 if len(words) == 2 else read_colour(word, place)


def read_eithers(value: Any, place: str) -> tuple[int, ...]:
    """A list of tiles whose sides do not matter."""
    return tuple(read_either(word, f"{place} {number}") for number, word in enumerate(listed(value, place), 1))


def read_button(word: Any, place: str = "") -> int:
    """A button from its text: `red+blue` in either order, a pattern, or a garment."""
    pair = text(word, place).split("+")
    if len(pair) == 2 and pair[0] != pair[1] and set(pair) <= set(COLOURS):
        return PAIRS.index(tuple(sorted(map(COLOURS.index, pair))))
    if word not in BUTTONS:
        raise Mistake("knit-button", place, given=word)
    return BUTTONS.index(word)


def read_move(line: Any, position: Seat | Table) -> Move:
    """A move from its line; at a table another player may be named before it: `2: gather 3 red k`. Raises Mistake."""
    words = " ".join(text(line).split())
    number, colon, rest = words.partition(":")
    at_table = isinstance(position, Table)
    player = _player(number.strip(), position) if colon else None
    verb, _, what = (rest.strip() if colon else words).partition(" ")
    match = _FORMS[verb].fullmatch(what) if verb in _FORMS and (at_table or verb in ONE_PLAYER) else None
    if not match or not isinstance(position, Seat | Table):
        raise Mistake("knitting-move" if at_table else "knit-move", given=line)
    return _READ[verb](match.groups(), position, player)._replace(player=player)


def _player(word: str, position: Any) -> int:
    players = position.players if isinstance(position, Table) else 0
    if word not in map(str, range(1, players + 1)):
        raise Mistake("player" if players else "knit-move", given=word, players=players)
    return int(word)


def _garment(word: str, position: Seat | Table, player: int | None) -> int:
    """A garment's place from its number, of the player whose move it is."""
    if isinstance(position, Table):
        garments = position.knitters[(player or position.to_play or 1) - 1].garments
    else:
        garments = position.knitter.garments
    return _numbered(word, len(garments), "knit-garment")


def _numbered(word: str, most: int, kind: str) -> int:
    """A place, from 0, from its number in a text."""
    if word not in map(str, range(1, most + 1)):
        raise Mistake(kind, given=word, most=most)
    return int(word) - 1


def _space(word: str, position: Seat | Table) -> int:
    if position.circle is None:
        raise Mistake("circle-missing")
    return _numbered(word, position.circle.spaces, "circle-space")


def _known(word: str) -> int:
    """A colour whose side does not matter, but not `?`."""
    return read_colour(word) if word == "?" else read_either(word)


def _gets(word: str | None) -> int | None:
    return None if word is None else _known(word)


def _knit(words: tuple, position: Seat | Table, player: int | None) -> Knit:
    tile, number, at, bowl, gets = words
    garment = _garment(number, position, player)
    owner = position.knitters[(player or position.to_play or 1) - 1] if isinstance(position, Table) else position.knitter
    space = None if at is None else _numbered(at, owner.garments[garment].spaces, "garment-space")
    return Knit(read_tile(tile), garment, bool(bowl), space, _gets(gets))


def _finish(words: tuple, position: Seat | Table, player: int | None) -> Finish:
    number, take, gets = words
    return Finish(_garment(number, position, player), tuple(read_button(word) for word in (take or "").split()), _gets(gets))


def _kept(word: str | None, garment: str) -> int:
    """The bonus of the card that is kept; one of the two drawn always is."""
    if word is None:
        raise Mistake("keep-missing", garment=garment)
    return BONUSES.index(one_of(word, BONUSES))


def read_type(word: Any, place: str = "") -> int:
    """A garment type from its word."""
    return TYPES.index(one_of(word, TYPES, place))


_READ = {
    "choose": lambda words, position, player: Choose(read_type(words[0]), _kept(words[1], words[0])),
    "centre": lambda words, position, player: Centre(read_colour(words[0]), _space(words[1], position), _numbered(words[2], SLOTS, "circle-slot")),
    "gather": lambda words, position, player: Gather(_space(words[0], position), read_tile(words[1])),
    "knit": _knit,
    "flip": lambda words, position, player: Flip(read_tile(words[0]), read_tile(words[1]), bool(words[2])),
    "paw": lambda words, position, player: Paw(read_colour(words[0])),
    "begin": lambda words, position, player: Begin(read_type(words[0]), read_tile(words[1]), _kept(words[3], words[0]), bool(words[2])),
    "finish": _finish,
    "keep": lambda words, position, player: Keep(() if words[0] == "nothing" else tuple(_known(word.strip()) for word in words[0].split(","))),
    "done": lambda words, position, player: Done(),
}


def show_move(move: Move, position: Any = None) -> str:
    """The line of a move, which `read_move` reads back."""
    words = _SHOWN[type(move)](move)
    return words if move.player is None else f"{move.player}: {words}"


def _end(bowl: bool = False, keep: int | None = None, gets: int | None = None) -> str:
    """The parts that may end a move's line."""
    parts = [" from bowl"] * bowl
    parts += [f" keep {BONUSES[keep]}"] if keep is not None else []
    return "".join(parts + ([f" gets {COLOURS[gets]}"] if gets is not None else []))


def _show_knit(move: Knit) -> str:
    at = "" if move.space is None else f" at {move.space + 1}"
    return f"knit {tile_text(move.tile)} {move.garment + 1}{at}{_end(move.bowl, None, move.gets)}"


def _show_finish(move: Finish) -> str:
    take = f" take {' '.join(BUTTONS[button] for button in move.take)}" if move.take else ""
    return f"finish {move.garment + 1}{take}{_end(gets=move.gets)}"


_SHOWN = {
    Choose: lambda move: f"choose {TYPES[move.type]}{_end(keep=move.keep)}",
    Centre: lambda move: f"centre {COLOURS[move.colour]} {move.space + 1} {move.slot + 1}",
    Gather: lambda move: f"gather {move.space + 1} {tile_text(move.tile)}",
    Knit: _show_knit,
    Flip: lambda move: f"flip {tile_text(move.tile)} cost {tile_text(move.cost)}{_end(move.bowl)}",
    Paw: lambda move: f"paw {COLOURS[move.colour]}",
    Begin: lambda move: f"begin {TYPES[move.type]} cost {tile_text(move.cost)}{_end(move.bowl, move.keep)}",
    Finish: _show_finish,
    Keep: lambda move: f"keep {', '.join(COLOURS[colour] for colour in move.colours) or 'nothing'}",
    Done: lambda move: "done",
}
