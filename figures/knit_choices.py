"""What is chosen before a game of Knitting Circle: how many play, who of them sits here, request cards, the first garments, the seed."""
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from figures import knit_game_words as say
from figures.game_labels import CANCEL, LARGEST_SEED, PLAYER, PLAYERS, SEATS, SEED, SEED_EXAMPLE, START
from figures.saying import both, folded, paragraph
from figures.scene import Control
from rulelib import words
from rulelib.forms import integer, one_of
from rulelib.knitting_circle import new_game
from rulelib.knitting_circle.table import Table
from rulelib.mistake import LANGUAGES

RULED = ("knit.setup.garment", "knit.setup.spaces", "knit.cards")
TURN_ORDER = "knit.act.turn-order"


class Choices(NamedTuple):
    """The set-up of a game. `seats` says of each player who plays: "person" or "chance"; with equal choices everything comes alike."""

    players: int = 3
    seats: tuple[str, str, str, str] = ("person", "chance", "chance", "chance")
    requests: str = "off"
    setup: str = "clicks"
    seed: int = 1

    @property
    def away(self) -> frozenset[int]:
        """The players, from 1, that chance plays for."""
        return frozenset(player for player in range(1, self.players + 1) if self.seats[player - 1] == "chance")

    def table(self) -> Table:
        """The game before the first garment is chosen."""
        return new_game(self.players, Random(self.seed), self.requests == "on")

    def choose(self, name: str, value: Any) -> "Choices":
        """The choices with one of them changed. Raises Mistake for what cannot be chosen."""
        if name == "seed":
            number = int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 9 else value
            return self._replace(seed=integer(number, "seed", 0, LARGEST_SEED))
        if name == "players":
            return self._replace(players=int(one_of(value, ("2", "3", "4"), "players")))
        if name.startswith("seat:"):
            at = int(name.removeprefix("seat:")) - 1
            return self._replace(seats=(*self.seats[:at], one_of(value, SEATS, name), *self.seats[at + 1 :]))
        known = {"requests": say.REQUESTS, "setup": say.SETUPS}[name]
        return self._replace(**{name: one_of(value, known, name)})


def setup_said(choices: Choices, at: int) -> str:
    """What is to be done before a game, and what we decided for it."""
    lang = LANGUAGES[at]
    here = choices.players - len(choices.away)
    told = [paragraph(say.REPEAT[at])] + ([paragraph(say.PLAIN[at])] if choices.away else [])
    order = [paragraph(words.ruling(TURN_ORDER, lang) or "", "ruling")] if here > 1 else []
    others = (RULED if here > 1 else (*RULED, TURN_ORDER))
    ruled = [folded(words.title(rule, lang), words.ruling(rule, lang) or "") for rule in others]
    return "".join([f'<p class="next"><b>{say.CHOOSE[at]}</b></p>', *told, *order, *ruled])


def setup_controls(choices: Choices) -> Iterator[Control]:
    """The choices before a game."""
    yield Control("players", "choice", *PLAYERS, str(choices.players), tuple((number,) * 3 for number in ("2", "3", "4")))
    seats = tuple((key, *label) for key, label in SEATS.items())
    for player in range(1, choices.players + 1):
        yield Control(f"seat:{player}", "choice", *both(lambda at: PLAYER[at].format(player)), choices.seats[player - 1], seats)
    yield Control("requests", "choice", *say.REQUEST_CARDS, choices.requests, tuple((key, *label) for key, label in say.REQUESTS.items()))
    yield Control("setup", "choice", *say.SETUP, choices.setup, tuple((key, *label) for key, label in say.SETUPS.items()))
    yield Control("line", "line", *both(lambda at: SEED[at].format(choices.seed)), options=SEED_EXAMPLE)
    yield Control("start", "button", *START)
    yield Control("cancel", "button", *CANCEL)
