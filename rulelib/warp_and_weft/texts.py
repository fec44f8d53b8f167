"""Warp & Weft in text: threads, cards, moves."""
import re
from typing import Any

from rulelib.forms import listed, one_of, text
from rulelib.mistake import Mistake
from rulelib.warp_and_weft.cards import Adjacency, Card, Interlacing, adjacency, card_text
from rulelib.warp_and_weft.legality import Mark, Weave
from rulelib.warp_and_weft.loom import Loom, empty_loom, places_of, under_of, woven
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.table import Draw, Keep, Move, Table
from rulelib.warp_and_weft.threads import COLOURS, COPIES, place_text, place_texts

_PLACE = re.compile(r"([vh])([1-9]\d?)")
_THREAD = re.compile(r"(?P<colour>\S+) (?P<place>\S+)(?: to (?P<end>\S+))?(?: under (?P<under>.+))?")


def read_colour(word: Any, place: str = "") -> int:
    """A colour from its word."""
    return COLOURS.index(one_of(word, COLOURS, place))


def read_place(word: str, holes: int, place: str = "") -> int:
    """A place from its text, v1 or h1 up to the number of holes."""
    match = _PLACE.fullmatch(word)
    if not match or int(match[2]) > holes:
        raise Mistake("thread-place", place, given=word, holes=holes)
    return int(match[2]) - 1 + holes * (match[1] == "h")


def read_card(word: Any, place: str = "") -> Card:
    """A card from its text: `pink-blue` or `pink OU blue`."""
    words = re.split(r"\s+|-", text(word, place).strip())
    if len(words) not in (2, 3) or (len(words) == 3 and words[1] not in ("OO", "OU", "UO", "UU")):
        raise Mistake("card", place, given=word)
    first, second = read_colour(words[0], place), read_colour(words[-1], place)
    if first == second:
        raise Mistake("card-one-colour", place, given=word)
    return adjacency(first, second) if len(words) == 2 else Interlacing(first, second, words[1])


def read_cards(value: Any, place: str, count: int | None = None) -> tuple[Card, ...]:
    """A list of cards."""
    return tuple(read_card(word, f"{place} {number}") for number, word in enumerate(listed(value, place, count), 1))


def read_weave(line: str, holes: int, place: str = "") -> Weave:
    """A thread from its line: `pink v3 under h1 h4`."""
    match = _THREAD.fullmatch(line)
    if not match:
        raise Mistake("thread", place, given=line)
    end = read_place(match["end"], holes, place) if match["end"] else None
    under = {read_place(word, holes, place) for word in (match["under"] or "").split()}
    return Weave(read_colour(match["colour"], place), read_place(match["place"], holes, place), sum(1 << each for each in under), end)


def read_loom(value: Any, holes: int, place: str) -> Loom:
    """A loom from its threads in the order woven. Raises Mistake for two in one place, and for one under what it does not cross."""
    loom = empty_loom(holes)
    for number, line in enumerate(listed(value, place), 1):
        thread = read_weave(" ".join(text(line, f"{place} {number}").split()), holes, f"{place} {number}")
        if loom.places[thread.place] >= 0:
            raise Mistake("thread-twice", f"{place} {number}", given=place_text(thread.place, holes))
        if thread.end not in (None, thread.place):
            raise Mistake("thread-crooked", f"{place} {number}", given=line)
        wrong = set(places_of(thread.under)) - set(loom.crossed(thread.place))
        if wrong:
            raise Mistake("thread-not-crossed", f"{place} {number}", given=list(place_texts(sorted(wrong), holes)))
        loom = woven(loom, thread.colour, thread.place, thread.under)
    return loom


def show_loom(loom: Loom) -> list[str]:
    """The threads of a loom in the order woven, as `read_loom` reads them."""
    return [show_thread(loom.places[place], place, under_of(loom, place), loom.holes) for place in loom.order]


def show_thread(colour: int, place: int, under: int, holes: int, end: int | None = None) -> str:
    """A thread as it is typed."""
    words = [COLOURS[colour], place_text(place, holes)] + (["to", place_text(end, holes)] if end is not None else [])
    return " ".join(words + (["under", *place_texts(places_of(under), holes)] if under else []))


def read_move(line: Any, position: Weaver | Table) -> Move:
    """A move from its line: `weave pink v3 under h1`, `button pink-blue`; at a table with `2:` before it, or `draw`, or `keep pink | keep blue`."""
    words = " ".join(text(line).split())
    player, colon, rest = words.partition(":")
    number = None
    if colon:
        number, words = _player(player.strip(), position), rest.strip()
    holes = (position.weavers[0] if isinstance(position, Table) else position).loom.holes
    together = isinstance(position, Table) and number is None
    if together and words == "draw":
        return Draw()
    if together and words.startswith("keep "):
        return _keep(words, position)
    verb, _, what = words.partition(" ")
    if verb not in ("weave", "button") or not what or (isinstance(position, Table) and number is None):
        raise Mistake("loom-move" if isinstance(position, Weaver) else "weaving-move", given=line)
    if verb == "button":
        return Mark(read_card(what), number)
    weave = read_weave(what, holes)
    if isinstance(position, Weaver) and position.kept is None and position.loom.places.count(weave.colour) == COPIES:
        raise Mistake("too-many-threads", colour=COLOURS[weave.colour], had=COPIES + 1, most=COPIES)
    return weave._replace(player=number)


def _player(word: str, position: Weaver | Table) -> int:
    players = position.players if isinstance(position, Table) else 0
    if word not in map(str, range(1, players + 1)):
        raise Mistake("player", given=word, players=players)
    return int(word)


def _keep(words: str, table: Table) -> Keep:
    parts = [part.split() for part in words.split("|")]
    if any(len(part) != 2 or part[0] != "keep" for part in parts) or len(parts) != table.players:
        raise Mistake("keep-move", given=words, players=table.players)
    return Keep(tuple(read_colour(part[1]) for part in parts))


def show_move(move: Move, position: Weaver | Table) -> str:
    """The line of a move, which `read_move` reads back."""
    if isinstance(move, Draw):
        return "draw"
    if isinstance(move, Keep):
        return " | ".join(f"keep {COLOURS[colour]}" for colour in move.colours)
    holes = (position.weavers[0] if isinstance(position, Table) else position).loom.holes
    words = f"button {card_text(move.card)}" if isinstance(move, Mark) else f"weave {show_thread(move.colour, move.place, move.under, holes, move.end)}"
    return f"{move.player}: {words}" if move.player else words


def is_adjacency(card: Card) -> bool:
    """Whether a card is for a round button."""
    return isinstance(card, Adjacency)
