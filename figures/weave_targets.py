"""What of a loom or a weaving table can be clicked, each with its label in English and in Japanese."""
from collections.abc import Callable
from functools import lru_cache

from figures.weave_loom import Weaving, strands, vertical_over
from figures.weave_shelf import card_gids, cards_of, kept_count, slots
from figures.weave_table import TableWeaving, has_looms, middle_size, table_of
from figures.weave_weaver import weaver_of
from rulelib.warp_and_weft.cards import Adjacency, Card
from rulelib.warp_and_weft.legality import Weave
from rulelib.warp_and_weft.loom import Loom
from rulelib.warp_and_weft.scoring import Weaver
from rulelib.warp_and_weft.table import Table
from rulelib.warp_and_weft.threads import COLOURS, crossing_text, place_text
from rulelib.words import term

Label = tuple[str, str]
FREE: Label = ("free", "空き")
YET: Label = ("not yet woven", "まだ織っていない")
ON_IT: Label = ("your button", "自分のボタンあり")


def both(key: str) -> Label:
    """A word of the glossary in both languages."""
    return term(key, "en"), term(key, "ja")


def joined(*labels: Label) -> Label:
    """Labels as one, with the commas of each language."""
    return ", ".join(en for en, _ in labels), "、".join(ja for _, ja in labels)


@lru_cache(maxsize=16)
def thread_label(colour: int) -> Label:
    """A thread by its colour: pink thread."""
    en, ja = both(COLOURS[colour])
    return f"{en} {term('thread', 'en')}", f"{ja}の{term('thread', 'ja')}"


def crossing_label(vertical: int, horizontal: int, vertical_over: bool) -> Label:
    """Which of two threads lies over the other: pink over blue."""
    upper, lower = (vertical, horizontal) if vertical_over else (horizontal, vertical)
    (en, ja), (below, under) = both(COLOURS[upper]), both(COLOURS[lower])
    return f"{en} {term('over', 'en')} {below}", f"{ja}が{under}の{term('over', 'ja')}"


@lru_cache(maxsize=64)
def loom_targets(loom: Loom, move: Weave | None = None, prefix: str = "", owner: tuple[Label, ...] = ()) -> dict[str, Label]:
    """Every place, and every crossing of two threads; the label of whose it is comes first, where there is one."""
    n, threads, labels = loom.holes, strands(loom, move), {}
    for place, strand in enumerate(threads):
        name = place_text(place, n)
        told = [FREE] if strand is None else [thread_label(strand.colour), YET] if strand.thought else [thread_label(strand.colour)]
        labels[prefix + name] = joined(*owner, (name, name), *told)
    word = both("crossing")
    for row, horizontal in enumerate(threads[n:]):
        for column, vertical in enumerate(threads[:n]):
            if vertical and horizontal:
                names = f"v{column + 1}, h{row + 1}: ", f"v{column + 1}、h{row + 1}："
                told = crossing_label(vertical.colour, horizontal.colour, vertical_over(loom, move, column, row))
                at = f"{word[0]} {names[0]}{told[0]}", f"{word[1]}{names[1]}{told[1]}"
                labels[prefix + crossing_text(column, n + row, n)] = joined(*owner, at)
    return labels


def pattern_label(card: Card) -> Label:
    """What a card asks for, in words."""
    (en, ja), (other, beside) = both(COLOURS[card.first]), both(COLOURS[card.second])
    if isinstance(card, Adjacency):
        return f"{en} beside {other}", f"{ja}と{beside}が隣どうし"
    (one, first), (two, second) = (both("over" if side == "O" else "under") for side in card.order)
    if one == two:
        return f"{en} {one} {other} twice", f"{ja}が2本の{beside}の{first}"
    return f"{en} {one}, then {two} {other}", f"{ja}が2本の{beside}の{first}と{second}"


def card_label(card: Card, *told: Label) -> Label:
    """A pattern card: its kind, what it asks for, and what lies on it."""
    return joined(both("adjacency-card" if isinstance(card, Adjacency) else "interlacing-card"), pattern_label(card), *told)


def skein_labels(colours: tuple[int, ...], fewest: int, name: str, *what: Label) -> dict[str, Label]:
    """Loose threads that can be taken; empty places are none."""
    return {f"{name}:{number}": joined(*what, thread_label(colour)) for number, colour in enumerate(slots(colours, fewest), 1) if colour is not None}


def cards_labels(weaver: Weaver, on: Callable[[Card], tuple[Label, ...]]) -> dict[str, Label]:
    """The shared goal and every open card."""
    goal = {"goal": joined(both("shared-goal"), *map(pattern_label, weaver.goal))} if weaver.goal else {}
    return goal | {gid: card_label(card, *on(card)) for gid, card in card_gids(cards_of(weaver)).items()}


def targets(position: Weaver | Weaving, **_options) -> dict[str, Label]:
    """Places, crossings, kept threads and cards of one player."""
    weaver = weaver_of(position)
    labels = dict(loom_targets(weaver.loom, position.move if isinstance(position, Weaving) else None))
    if weaver.kept is not None:
        labels |= skein_labels(weaver.kept, kept_count(weaver), "kept", both("kept"))
    return labels | cards_labels(weaver, lambda card: (ON_IT,) if card in weaver.buttons else ())


def table_targets(position: Table | TableWeaving, looms: bool | None = None, **_options) -> dict[str, Label]:
    """Looms, hands, kept threads, bag and cards of a table."""
    table, move = table_of(position), position.move if isinstance(position, TableWeaving) else None
    labels: dict[str, Label] = {}
    for number, (weaver, hand) in enumerate(zip(table.weavers, table.hands), 1):
        owner = (f"{term('player', 'en')} {number}", f"{term('player', 'ja')}{number}")
        if has_looms(table) if looms is None else looms:
            labels |= loom_targets(weaver.loom, move if move and move.player == number else None, f"{number}:", (owner,))
        labels |= skein_labels(hand, 0, f"hand{number}", owner, both("hand"))
        labels |= skein_labels(weaver.kept or (), 0, f"kept{number}", owner, both("kept"))
    if middle_size(table)[1]:
        left = len(table.bag)
        labels["bag"] = joined(both("cloth-bag"), (f"{left} threads", f"{term('thread', 'ja')}{left}本"))
    return labels | cards_labels(table.weavers[0], lambda card: _whose(table, card))


def _whose(table: Table, card: Card) -> tuple[Label, ...]:
    owners = [str(number) for number, weaver in enumerate(table.weavers, 1) if card in weaver.buttons]
    return ((f"buttons of {', '.join(owners)}", f"プレイヤー{'、'.join(owners)}のボタンあり"),) if owners else ()
