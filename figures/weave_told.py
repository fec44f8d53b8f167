"""What a move of Warp & Weft has brought, or a card counts: said, with its reasons and marks on the table."""
from functools import lru_cache

from figures.labels import Label
from figures.saying import both, labelled, reasons
from figures.warp_and_weft_saying import card_words, move_words, points
from figures.weave_changes import changes, new_reasons
from figures.weave_loom_words import BROUGHT, NO_CHANGE, WOULD
from figures.weave_telling import short_changes
from rulelib.answer import Answer, Because
from rulelib.mistake import LANGUAGES
from rulelib.story import Story
from rulelib.warp_and_weft import check, show_move
from rulelib.warp_and_weft.cards import Card, card_text
from rulelib.warp_and_weft.legality import Mark, Weave
from rulelib.warp_and_weft.questions import Asked, ask_hands, ask_kept
from rulelib.warp_and_weft.scoring import Weaver, shared_goal, why_counted
from rulelib.warp_and_weft.table import Draw, Table, moved
from rulelib.warp_and_weft.threads import place_text
from rulelib.words import term

CHOSEN = "chosen"
MADE: Label = ("Last move", "直前の手")
COUNTS: Label = ("{card} on the loom of player {player}", "プレイヤー{player}の織機の「{card}」")


def card_answer(table: Table, player: int, card: Card | None) -> Answer:
    """How often a card counts on a player's loom, or what the shared goal gives, with its marks on the table."""
    weaver = table.weavers[player - 1]
    answer = why_counted(weaver.loom, card, weaver.reading) if card else shared_goal(weaver)
    return answer.under(f"{player}:")


def card_said(table: Table, player: int, card: Card | None, at: int) -> str:
    """The same in words."""
    answer = card_answer(table, player, card)
    name = card_words(card_text(card), at) if card else term("shared-goal", LANGUAGES[at])
    return labelled(both(lambda lang: COUNTS[lang].format(card=name, player=player)), points(answer.value, at), at, "answer") + reasons(answer.because, at)


@lru_cache(maxsize=256)
def thread_answer(before: Weaver, thread: Weave) -> Answer:
    """What a thread changes for the better or the worse, and why, with its marks on the table."""
    after = moved(before, thread)
    return Answer(changes(before, after), new_reasons(before, after)).under(f"{thread.player}:")


def thread_marks(before: Weaver, thread: Weave, explained: bool = True) -> tuple:
    """A thread and the evidence of what it changes."""
    here = (CHOSEN, (f"{thread.player}:{place_text(thread.place, before.loom.holes)}",))
    return (*(thread_answer(before, thread).marks() if explained else ()), here)


def thread_said(before: Weaver, thread: Weave, at: int, heading: Label = WOULD, explained: bool = True, named: bool = False) -> str:
    """What a thread changes, or would; `named` says whose it is."""
    answer = thread_answer(before, thread)
    words = move_words(show_move(thread if named else thread._replace(player=None), before), at)
    said = labelled(both(lambda lang: heading[lang].format(words)), short_changes(answer.value, at) or NO_CHANGE[at], at, "answer")
    return said + (reasons(answer.because, at) if explained else "")


def last_own(story: Story, away: frozenset[int]) -> int | None:
    """The number of the last move that somebody here made, or all together; None at the start."""
    own = (number for number in reversed(range(story.at)) if getattr(story.moves[number], "player", None) not in away)
    return next(own, None)


@lru_cache(maxsize=256)
def why_made(before: Table, move, after: Table, here: tuple[int, ...]) -> tuple[Because, ...]:
    """The reasons of a move, those about the players here where it was made by all."""
    if isinstance(move, Weave):
        return (*check(before, move).because, *thread_answer(before.weavers[move.player - 1], move).because)
    if isinstance(move, Mark):
        return (*check(before, move).because, *card_answer(after, move.player, move.card).because)
    asked = Asked(after, ((before, move),), {})
    told = ask_hands(asked) if isinstance(move, Draw) else ask_kept(asked)
    return tuple(reason for reason in told.because if dict(reason.facts).get("player", here[0]) in here)


def made_said(story: Story, number: int, here: tuple[int, ...], explained: bool, at: int) -> str:
    """A move and what it has brought, with its reasons where they are wanted."""
    before, move, after = story.positions[number], story.moves[number], story.positions[number + 1]
    if isinstance(move, Weave):
        return thread_said(before.weavers[move.player - 1], move, at, BROUGHT, explained, len(here) > 1)
    said = labelled(MADE, move_words(show_move(move, before), at), at, "answer")
    return said + (reasons(why_made(before, move, after, here), at) if explained else "")


def made_marks(story: Story, number: int, explained: bool) -> tuple:
    """Where the last move was made, and what its button counts."""
    before, move, after = story.positions[number], story.moves[number], story.positions[number + 1]
    if isinstance(move, Weave):
        return thread_marks(before.weavers[move.player - 1], move, explained)
    if isinstance(move, Mark):
        evidence = card_answer(after, move.player, move.card).marks() if explained else ()
        return (*evidence, (CHOSEN, (f"card:{card_text(move.card)}",)))
    return ()
