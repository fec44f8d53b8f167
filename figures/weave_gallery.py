"""The pictures of Warp & Weft in the gallery."""
from random import Random

from figures import weave_handouts as handouts
from figures.picture import Picture
from figures.weave_paint import Weaving
from rulelib.warp_and_weft import Table, Weave, Weaver, new_game, play, random_move
from rulelib.warp_and_weft.cards import ADJACENCY_CARDS, GOAL_CARDS, INTERLACING_CARDS, Adjacency, Interlacing
from rulelib.warp_and_weft.legality import Mark
from rulelib.warp_and_weft.positions import read_table

PINK, BLUE, YELLOW, GREEN, PURPLE = range(5)


def weaver() -> Weaver:
    """The weaver of the scoring example, with the cards that were shown."""
    marked = Adjacency(PINK, GREEN), Adjacency(YELLOW, GREEN), Interlacing(PINK, BLUE, "OU"), Interlacing(GREEN, YELLOW, "OU")
    adjacencies = [card for card in ADJACENCY_CARDS if card not in marked][:2]
    interlacings = [card for card in INTERLACING_CARDS if card not in marked][:2]
    return Weaver(handouts.full_loom(), (), marked, (*marked[:2], *adjacencies, *marked[2:], *interlacings), GOAL_CARDS[0])


def about_to_weave() -> Weaving:
    """A weaver early in a game who thinks of a blue thread."""
    loom, shown = handouts.interlacing_loom(), (*ADJACENCY_CARDS[:4], *INTERLACING_CARDS[:4])
    move = Weave(BLUE, loom.holes + 7, 1 << 3 | 1 << 7)
    return Weaving(Weaver(loom, (BLUE, YELLOW, GREEN), (ADJACENCY_CARDS[0],), shown, GOAL_CARDS[2]), move)


def played(players: int, marks: int) -> Table:
    """A table after some turns of chance, once so many buttons lie on cards."""
    rng = Random(4)
    table = new_game(players, rng)
    while marks:
        move = random_move(table, rng)
        table = play(table, move)
        marks -= isinstance(move, Mark)
    return table


def draft() -> Table:
    """A draft of three on its way."""
    hands = {1: ["pink", "blue", "blue", "green"], 2: ["green", "yellow", "purple", "pink"], 3: ["pink", "yellow", "blue", "purple"]}
    return read_table({"hands": hands, "kept": {1: ["blue"], 2: ["pink"], 3: ["green"]}})


WEAVING = {
    "loom": (lambda: Picture(weaver()), 1000),
    "loom-draft": (lambda: Picture(Weaver(handouts.full_loom()), draft=True), 1280),
    "weaving": (lambda: Picture(about_to_weave(), (("chosen", ("kept:1",)),), beside=True), 1280),
    "weaving-table": (lambda: Picture(played(3, 9)), 1280),
    "thread-draft": (lambda: Picture(draft()), 800),
    "over-under": (lambda: Picture(handouts.over_under()), 800),
    "adjacency": (lambda: Picture(handouts.adjacency()), 900),
    "interlacing": (lambda: Picture(handouts.interlacing()), 900),
    "weave-drafts": (lambda: Picture(handouts.drafts()), 1280),
    "weave-cards": (lambda: Picture(handouts.teaching_cards()), 1000),
    "shared-goals": (lambda: Picture(handouts.shared_goals()), 1000),
    "weave-marks": (lambda: Picture(handouts.marks_legend()), 1000),
}  # name: (picture, its width in pixels)
