"""What is told beside a clickable island: what to do now, what a move brought, what has been chosen."""
from random import Random

from figures import catan_island_words as words
from figures.catan_drafting import BANK, Draft, proposed
from figures.catan_handouts import production_marks
from figures.catan_telling import cards_said, listed, move_words, said
from figures.labels import Label
from figures.notes import Note
from figures.saying import both, labelled, paragraph, reasons
from rulelib.answer import Answer
from rulelib.catan.building import COSTS
from rulelib.catan.cards import DEVELOPMENT_COST, RESOURCES, count, holds, total
from rulelib.catan.development import unseen_cards
from rulelib.catan.moves import Buy, Knight, Move, Robber, Roll
from rulelib.catan.scoring import winner
from rulelib.catan.table import NOBODY, Table, discarder, moment, points

SHOWN = 6


def by_chance(table: Table, move: Move, rng: Random) -> Move:
    """A move whose stolen or bought card nobody named, with one by chance."""
    if isinstance(move, (Robber, Knight)) and move.gets is None and move.victim is not None:
        hand = table.seats[move.victim].hand
        cards = [kind for kind in range(5) for _ in range(count(hand, kind))]
        return move._replace(gets=rng.choice(cards)) if cards else move
    if isinstance(move, Buy) and move.gets is None and not table.deck:
        left = unseen_cards(table) if table.deck is None else []
        return move._replace(gets=rng.choice(left)) if left else move
    return move


def todo(table: Table, draft: Draft, at: int) -> str:
    """What whoever acts is to do now."""
    who = discarder(table) if moment(table) == "discard" else table.turn
    facts = {"player": said(table.colours[who], at), "corner": (draft.corner or 0) + 1, "land": (draft.land or 0) + 1}
    facts["number"] = table.owes[who] if table.owes else 0
    return f'<p class="next"><b>{words.TODO[_moment(table, draft)][at].format(**facts)}</b></p>'


def _moment(table: Table, draft: Draft) -> str:
    if table.over:
        return "over"
    if table.phase == "setup" and draft.corner is not None:
        return "setup-road"
    if draft.land is not None:
        return "victim"
    if table.phase in ("roll", "play") and draft.tool == "cards":
        return draft.card
    if table.phase == "roll" and table.seats[table.turn].cards:
        return "roll-or-card"
    return "trade" if table.phase == "play" and draft.tool == "trade" else moment(table)


def chosen(table: Table, draft: Draft, at: int) -> str:
    """What has been chosen so far of a trade, of a discard, of a card."""
    move = proposed(table, draft)
    if move is None:
        return ""
    if draft.tool == "trade" and table.phase != "discard":
        partner = words.THE_BANK[at] if draft.partner == BANK else said(table.colours[draft.partner], at)
        facts = {"player": said(table.colours[table.turn], at), "partner": partner}
        facts |= {"gives": cards_said(draft.gives, at), "gets": cards_said(draft.gets, at)}
        told = words.OFFER[at].format(**facts)
        return paragraph(told[:1].upper() + told[1:], "answer")
    return paragraph(words.CHOSEN[at].format(move_words(move, table.colours, at)), "answer")


def brought(before: Table, move: Move, answer: Answer, after: Table, shown: int = SHOWN) -> Note:
    """What a move brought: who has other cards now, other points, another bonus card, and the reasons, those past the first few folded away."""
    because = answer.because + (winner(after).because if after.over else ())
    heading: Label = both(lambda at: move_words(move, before.colours, at, before.turn))
    shown = 10 if isinstance(move, Roll) else shown
    told = both(lambda at: labelled(heading, _changes(before, after, at), at, "answer") + reasons(because, at, shown))
    return Note(told, roll_marks(before, move) if isinstance(move, Roll) else answer.marks())


def roll_marks(before: Table, move: Roll) -> tuple:
    """The lands and towns of a roll with what they take; of a 7 nothing."""
    return production_marks(before, move.first + move.second) if move.first + move.second != 7 else ()


def _changes(before: Table, after: Table, at: int) -> str:
    """Whose cards change, whose points, which bonus card moves, on one line."""
    return one_line_of([*hands_changed(before, after, at), *points_changed(before, after, at)], at) or words.NOTHING_CHANGED[at]


def one_line_of(parts: list[str], at: int) -> str:
    """What changed, of several kinds, on one line."""
    return ("; ", "／")[at].join(parts)


def hands_changed(before: Table, after: Table, at: int) -> list[str]:
    """Whose cards changed, a line a player."""
    told = []
    for colour, had, has in zip(before.colours, before.seats, after.seats):
        moved = [(count(has.hand, kind) - count(had.hand, kind), name) for kind, name in enumerate(RESOURCES)]
        cards = [(words.MORE if number > 0 else words.LESS).format(said(f"{name} {abs(number)}", at)) for number, name in moved if number]
        new = total(has.cards + has.new) - total(had.cards + had.new)
        if new > 0:
            cards.append(words.MORE.format(f"{new} {said('development-card', 0)}" if at == 0 else f"{said('development-card', 1)}{new}枚"))
        if cards:
            told.append(words.CHANGED[at].format(player=said(colour, at), cards=listed(cards, at)))
    return told


def points_changed(before: Table, after: Table, at: int) -> list[str]:
    """Whose points changed, and which bonus card moved."""
    each = [(colour, points(before, player), points(after, player)) for player, colour in enumerate(after.colours)]
    changed = [f"{said(colour, at)} {had} → {has}" for colour, had, has in each if had != has]
    told = [words.POINTS_NOW[at].format(listed(changed, at))] if changed else []
    for name in ("longest_road", "largest_army"):
        if getattr(before, name) != getattr(after, name):
            holder = getattr(after, name)
            to = said("middle" if holder == NOBODY else after.colours[holder], at)
            told.append(words.BONUS_MOVED[at].format(card=said(name.replace("_", "-"), at), holder=to))
    return told


def can_pay(table: Table, at: int) -> str:
    """What the player in turn could pay for."""
    hand, player = table.seats[table.turn].hand, said(table.colours[table.turn], at)
    what = [said(kind, at) for kind, cost in (COSTS | {"development-card": DEVELOPMENT_COST}).items() if holds(hand, cost)]
    told = words.PAYS if what else words.PAYS_NOTHING
    return paragraph(told[at].format(player=player, what=listed(what, at)), "hint")
