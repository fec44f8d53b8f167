"""What the evidence tests of Catan need: tables with only some pieces left, or without some, and the points that reasons claim."""
from collections.abc import Callable

from rulelib import catan
from rulelib.answer import Answer, Because
from rulelib.catan.cards import DEVELOPMENTS, ONE, RESOURCES, count
from rulelib.catan.lands import DESERT
from rulelib.catan.questions import QUESTIONS, Asked
from rulelib.catan.table import NOBODY, Seat, Table
from slow_catan import places
from slow_island import EDGES

NOWHERE = -1  # where the robber stands, and of what kind a harbour is, that was taken away
WORTH = {"settlements": 1, "cities": 2, "longest-road": 2, "largest-army": 2}
BESIDE = ("others", "roads", "spare", "left", "rivals", "there", "unseen", "before", "was")  # facts that tell also of pieces that are not marked
Stays = Callable[[str], bool]


def among(name: str, names: set[str]) -> bool:
    """Whether a piece is among some, itself or what it is part of (`bank:ore` of `bank`)."""
    return name in names or name.rpartition(":")[0] in names


def about(reason: Because) -> tuple:
    """What a reason speaks of, so that it is known again in another answer."""
    return reason.rule, reason.holds, tuple((name, value) for name, value in reason.facts if name not in BESIDE)


def cards_left(cards: int, names: tuple[str, ...], before: str, stays: Stays) -> int:
    """The cards of which `stays` is true, by their kinds."""
    return sum(count(cards, kind) * ONE[kind] for kind, name in enumerate(names) if stays(f"{before}:{name}"))


def seat_left(seat: Seat, colour: str, stays: Stays) -> Seat:
    """What one player has with only the pieces of which `stays` is true."""
    towns = [sum(1 << corner - 1 for corner in places(mask) if stays(f"corner:{corner}")) for mask in (seat.settlements, seat.cities)]
    roads = sum(1 << edge - 1 for edge in places(seat.roads) if stays("edge:{}-{}".format(*EDGES[edge - 1])))
    hand = cards_left(seat.hand, RESOURCES, f"hand:{colour}", stays)
    cards, new = (cards_left(some, DEVELOPMENTS, f"card:{colour}", stays) for some in (seat.cards, seat.new))
    return Seat(*towns, roads, hand, cards, new, seat.knights if stays(f"knights:{colour}") else 0)


def left(table, stays: Stays):
    """A table with only the pieces of which `stays` is true; what has no pieces stays as it is."""
    if not isinstance(table, Table):
        return table
    lands = [stays(f"land:{land}") for land in range(1, 20)]
    island = table.island._replace(
        lands=tuple(land if here else DESERT for land, here in zip(table.island.lands, lands)),
        chips=tuple(chip if here else 0 for chip, here in zip(table.island.chips, lands)),
        harbours=tuple(kind if stays(f"harbour:{number}") else NOWHERE for number, kind in enumerate(table.island.harbours, 1)),
    )
    seats = tuple(seat_left(seat, colour, stays) for seat, colour in zip(table.seats, table.colours))
    return table._replace(
        island=island,
        seats=seats,
        bank=cards_left(table.bank, RESOURCES, "bank", stays),
        deck=table.deck if stays("deck") else (),
        robber=table.robber if stays("robber") else NOWHERE,
        owes=tuple(owed if seat.hand else 0 for owed, seat in zip(table.owes, seats)),
        longest_road=table.longest_road if stays("bonus:longest-road") else NOBODY,
        largest_army=table.largest_army if stays("bonus:largest-army") else NOBODY,
    )


def ask_again(ask: str, asked: Asked, stays: Stays = lambda name: True) -> Answer:
    """A question asked once more where only some pieces are left."""
    position = left(asked.position, stays)
    if ask == "legal":
        return catan.check(position, catan.read_move(asked.arguments["move"], asked.position))
    history = asked.history if ask == "holders" else tuple((left(before, stays), move) for before, move in asked.history)  # holders: what was is not on the table
    return QUESTIONS[ask](Asked(position, history, asked.arguments))


def marked(reason: Because) -> set[str]:
    """All pieces that a reason marks, but for those that are missing."""
    return {piece for role in ("member", "candidate", "blocker") for piece in reason.pieces(role)}


TOGETHER = ("legal", "longest-road", "winner", "turn")  # one move, one trail, one sum of points: proved by all marked pieces at once


def unproved(ask: str, asked: Asked, answer: Answer) -> list[Because]:
    """The yes reasons that are gone when only their marked pieces are kept."""
    together = set().union(*(marked(reason) for reason in answer.because))
    lost = []
    for reason in answer.because:
        if reason.holds and marked(reason):
            kept = together if ask in TOGETHER or asked.history else marked(reason)
            kept = kept | ({"bonus:longest-road", "bonus:largest-army"} if ask == "holders" else set())
            again = ask_again(ask, asked, lambda name: among(name, kept))
            if not stands(reason, answer, again):
                lost.append(reason)
    return lost


def stands(reason: Because, before: Answer, again: Answer) -> bool:
    """Whether a yes is given again; of a list of places where the places are listed still, more being free when others have left."""
    if dict(reason.facts).get("say") == "places":
        return set(before.value) <= set(again.value)
    if not before.value and "catan.dev.road-building-fewer" in again.broken:
        return True  # a refused road building that has no road at all any more
    return about(reason) in [about(each) for each in again.because]


def unblocked(ask: str, asked: Asked, answer: Answer) -> list[Because]:
    """The no reasons that stay although the pieces that they mark as blockers are taken away."""
    stay = []
    for reason in answer.because:
        role = "member" if reason.rule == "catan.pieces.run-out" else "blocker"
        away = {piece for piece in reason.pieces(role) if removable(piece, asked)}
        if reason.holds or not away:
            continue
        again = ask_again(ask, asked, lambda name: not among(name, away))
        if about(reason) in [about(each) for each in again.because]:
            stay.append(reason)
    return stay


def removable(piece: str, asked: Asked) -> bool:
    """Whether something lies there that can be taken away: not the dice, no town or road where there is none, and no road that the move itself lays."""
    table, (kind, _, name) = asked.position, piece.partition(":")
    if kind == "corner":
        return int(name) in places(table.towns)
    if kind == "edge":
        there = any(EDGES[edge - 1] == tuple(map(int, name.split("-"))) for edge in places(table.roads))
        return there and asked.arguments.get("move", "").split().count(name) < 2
    return kind != "dice"


def claimed(answer: Answer) -> int:
    """The points that the reasons of a score claim, counted from the pieces that they mark where pieces bring them."""
    points = 0
    for reason in answer.because:
        facts = dict(reason.facts)
        if reason.holds and "points" in facts:
            worth = WORTH.get(facts["say"])
            points += facts["points"] if worth is None else worth * len(reason.pieces("member"))
    return points
