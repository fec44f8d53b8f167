"""Pieces of Knitting Circle to point at: a space, a tile that fits, the tile that breaks a pattern, a button, a garment that is ready, a tile that pays."""
from collections.abc import Callable
from random import Random

import figures.knitting_circle  # noqa: F401  signs up the painters
from figures import knit_quests as say
from figures.knit_chance import bench, circle, garment, sequence, workspace
from figures.knit_drafting import garment_of, knits, tile_at, tile_gids
from figures.knit_labels import Label
from figures.knit_labels import both as named
from figures.knit_quests import filled
from figures.knit_targets import garment_labels
from figures.knit_telling import garment_words
from figures.pointing import Quest
from figures.quests import why
from figures.saying import both
from rulelib.knitting_circle import check
from rulelib.knitting_circle.buttons import fits, why_fits
from rulelib.knitting_circle.circle import CATS, EMPTY, SLOTS, Circle, reachable
from rulelib.knitting_circle.deck import NONE, PATTERNS, TYPES
from rulelib.knitting_circle.finishing import why_required
from rulelib.knitting_circle.gathering import why_reachable
from rulelib.knitting_circle.judging import letter
from rulelib.knitting_circle.knitter import Knitter, Seat, Yarn
from rulelib.knitting_circle.patterns import pattern
from rulelib.knitting_circle.yarn import COLOURS, tile_text

Colours = tuple[int, ...]


def about_space(around: Circle, cat: int) -> Callable[[str], Label]:
    """Why a cat may move to a space or may not."""
    because = why_reachable(around, cat).because

    def about(gid: str) -> Label:
        if not gid.startswith(("space:", "slot:")):
            return say.NO_SPACE
        space = int(gid.split(":")[1])
        own = f"space:{space}"
        if space == around.cats[cat] + 1:
            return why([reason for reason in because if reason.rule == "knit.gather.own-space"] or because[:1])
        told = [reason for reason in because if dict(reason.facts).get("space") == space or own in dict(reason.marks).get("candidate", ()) or own in dict(reason.marks).get("member", ())]
        return why([reason for reason in told if reason.rule != "knit.gather.own-space"] or because[:1])

    return about


def space_gids(spaces: tuple[int, ...]) -> tuple[str, ...]:
    """Spaces, from 0, by their pieces."""
    return tuple(f"space:{space + 1}" for space in spaces)


def skipping(rng: Random, cat: int = 0) -> Circle:
    """A circle on which a cat skips something."""
    while True:
        around = circle(rng)
        own, found = around.cats[cat], reachable(around, cat)
        if found and found != tuple((own + step) % around.spaces for step in (1, 2)) and own not in found:
            return around


def space_quest(rng: Random) -> Quest:
    """A space that the red cat may reach (knit.gather.move)."""
    around = skipping(rng)
    seat = Seat(circle=around)
    right = [piece for space in space_gids(reachable(around, 0)) for piece in (space, *(f"slot:{space[6:]}:{number}" for number in (1, 2)))]
    return Quest(say.SPACE, frozenset(right), "knit.gather.move", seat, seat, about_space(around, 0), (("chosen", ("cat:red",)),))


def gap_quest(rng: Random) -> Quest:
    """The slot that is filled first at the end of a round, whoever has the marker (knit.round-end.slots)."""
    while True:
        around = circle(rng)
        cat = rng.choice([cat for cat, space in enumerate(around.cats) if space >= 0])
        empty = [slot for slot, tile in enumerate(around.slots) if tile == EMPTY]
        first = min(empty, key=lambda slot: (slot - SLOTS * around.cats[cat]) % len(around.slots)) // SLOTS
        if len({slot // SLOTS for slot in empty}) > 1 and rng.random() < (0.2 if first == around.cats[cat] else 1):
            break
    seat = Seat(circle=around, cat=cat)
    right = [f"space:{first + 1}", *(_slot_gid(slot) for slot in empty if slot // SLOTS == first)]
    ask = filled(say.GAP, cat=named(CATS[cat]))
    return Quest(ask, frozenset(right), "knit.round-end.slots", seat, seat, _about_gap(around, cat, right), (("chosen", (f"cat:{CATS[cat]}",)),))


def _slot_gid(slot: int) -> str:
    return f"slot:{slot // SLOTS + 1}:{slot % SLOTS + 1}"


def _about_gap(around: Circle, cat: int, right: list[str]) -> Callable[[str], Label]:
    start = around.cats[cat] + 1

    def about(gid: str) -> Label:
        if not gid.startswith(("space:", "slot:")):
            return say.NO_SLOT
        if gid in right:
            return filled(say.FIRST_GAP, start=start)
        beside = [gid] if gid.startswith("slot:") else [f"slot:{gid[6:]}:{number}" for number in range(1, SLOTS + 1)]
        empty = {_slot_gid(slot) for slot, tile in enumerate(around.slots) if tile == EMPTY}
        return filled(say.LATER, start=start) if empty & set(beside) else say.FULL

    return about


def about_knit(seat: Seat, number: int) -> Callable[[str], Label]:
    """Why a tile may be knitted on a garment or may not."""
    gids = tile_gids(seat.knitter)
    return lambda gid: why(check(seat, knits(seat.knitter, gid, f"g{number + 1}")).because, ("knit.stitch.side", "knit.stitch.bowl-flips")) if gid in gids else say.NO_TILE


def knitting(rng: Random) -> tuple[Seat, int, tuple[str, ...]]:
    """A player, a garment at work, and the tiles that fit on it, which are some but not all."""
    while True:
        seat = Seat(bench(rng))
        number = rng.randrange(len(seat.knitter.garments))
        tiles = tile_gids(seat.knitter)
        right = tuple(gid for gid in tiles if check(seat, knits(seat.knitter, gid, f"g{number + 1}")).value)
        if 0 < len(right) < len(tiles):
            return seat, number, right


def on_garment(seat: Seat, number: int) -> Label:
    """A garment by its name."""
    return both(lambda at: garment_words(number, seat.knitter, at))


def tile_quest(rng: Random) -> Quest:
    """A tile that fits on the next space (knit.stitch.side)."""
    seat, number, right = knitting(rng)
    ask = filled(say.TILE, garment=on_garment(seat, number))
    return Quest(ask, frozenset(right), "knit.stitch.side", seat, seat, about_knit(seat, number), (("chosen", (f"g{number + 1}",)),))


def mended(colours: Colours, place: int, wanted: int = NONE) -> tuple[int, int] | None:
    """The colour that gives a pattern on a space, and the pattern; any pattern where none is wanted."""
    for colour in range(max(colours) + 1):
        found = pattern(colours[:place] + (colour,) + colours[place + 1 :])
        if found and colour != colours[place] and wanted in (NONE, found):
            return colour, found
    return None


def broken(rng: Random, length: int) -> Colours:
    """Letters without a pattern that one change would mend."""
    while True:
        found = sequence(rng, length, NONE)
        kinds = list(dict.fromkeys(found))
        colours = tuple(map(kinds.index, found))
        if any(mended(colours, place) for place in range(length)):
            return colours


def about_change(colours: Colours, wanted: int = NONE) -> Callable[[str], Label]:
    """What another colour on a space would make of a strip."""

    def about(gid: str) -> Label:
        place = int(gid[1:]) - 1
        change = mended(colours, place, wanted)
        if change:
            return filled(say.WOULD, colour=letter(change[0]), space=place + 1, pattern=named(PATTERNS[change[1]]))
        return filled(say.WOULD_NOT, space=place + 1, pattern=named(PATTERNS[wanted])) if wanted else filled(say.WOULD_NONE, space=place + 1)

    return about


def breaker_quest(rng: Random) -> Quest:
    """The tile that keeps a strip from being a pattern (knit.pattern.*)."""
    colours = broken(rng, rng.randint(4, 7))
    changes = {place: mended(colours, place) for place in range(len(colours))}
    wanted = rng.choice([change[1] for change in changes.values() if change])
    right = frozenset(f"s{place + 1}" for place in changes if mended(colours, place, wanted))
    ask, yarn = filled(say.BREAKER, pattern=named(PATTERNS[wanted])), Yarn(colours)
    return Quest(ask, right, f"knit.pattern.{PATTERNS[wanted]}", yarn, yarn, about_change(colours, wanted))


def about_button(seat: Seat) -> Callable[[str], Label]:
    """Why the first garment takes a button or does not."""
    of, lying = seat.knitter.garments[0], seat.knitter.workspace
    return lambda gid: why([why_fits(lying[int(gid[7:]) - 1], of, (gid,), "g1")]) if gid.startswith("button:") else say.NO_BUTTON


def with_buttons(rng: Random) -> tuple[Seat, tuple[str, ...]]:
    """A garment about to be finished, six buttons, and those that fit."""
    while True:
        of = garment(rng, False)._replace(bonus=None)
        seat = Seat(Knitter(workspace=workspace(rng, of), garments=(of,)))
        right = tuple(f"button:{number}" for number, button in enumerate(seat.knitter.workspace, 1) if fits(button, of))
        if 0 < len(right) < len(seat.knitter.workspace):
            return seat, right


def button_quest(rng: Random) -> Quest:
    """A button that a garment takes (knit.finish.one-a-shape)."""
    seat, right = with_buttons(rng)
    return Quest(filled(say.BUTTON, garment=on_garment(seat, 0)), frozenset(right), "knit.finish.one-a-shape", seat, seat, about_button(seat))


def finishable_quest(rng: Random) -> Quest:
    """A garment whose required spaces are full (knit.finish.required)."""
    while True:
        types = rng.sample(range(len(TYPES)), 2)
        two = tuple(garment(rng, False, None, rng.randint(2, 5), type) for type in types)
        ready = [len(of.yarn) >= of.required for of in two]
        if any(ready) and not all(ready):
            break
    seat = Seat(Knitter(garments=two))
    right = frozenset(piece for number, of in enumerate(two, 1) if ready[number - 1] for piece in garment_labels(of, number))
    about = lambda gid: why([why_required(two[garment_of(gid)], f"g{garment_of(gid) + 1}")]) if gid[0] == "g" else say.NO_GARMENT
    return Quest(say.FINISHABLE, right, "knit.finish.required", seat, seat, about)


def payer_quest(rng: Random) -> Quest:
    """A tile of the deck's colour, on either side, from row or bowl (knit.begin.cost)."""
    while True:
        knitter = bench(rng)
        colours = {gid: tile_at(knitter, gid)[0] >> 1 for gid in tile_gids(knitter)}
        if len(set(colours.values())) > 1:
            break
    type = rng.choice(list(colours.values()))
    seat = Seat(knitter._replace(garments=knitter.garments[:1], needles=1))
    facts = {"garment": named(TYPES[type]), "colour": named(COLOURS[type])}

    def about(gid: str) -> Label:
        if gid not in colours:
            return say.NO_TILE
        tile, bowl = tile_at(knitter, gid)
        word = named(COLOURS[tile >> 1] if bowl else tile_text(tile))
        return filled(say.PAYS, **facts) if tile >> 1 == type else filled(say.PAYS_NOT, tile=word, **facts)

    right = frozenset(gid for gid, colour in colours.items() if colour == type)
    return Quest(filled(say.PAYER, garment=named(TYPES[type])), right, "knit.begin.cost", seat, seat, about)


POINTS: dict[str, Callable[[Random], Quest]] = {
    "space": space_quest,
    "tile": tile_quest,
    "breaker": breaker_quest,
    "button": button_quest,
    "finishable": finishable_quest,
    "payer": payer_quest,
    "gap": gap_quest,
}
