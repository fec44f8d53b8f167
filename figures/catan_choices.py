"""What is chosen before a game of Catan: how many play, who of them sits here, the island, the first settlements, the seed."""
from random import Random
from typing import NamedTuple

from figures import catan_game_words as say
from figures.catan_telling import said
from figures.game_labels import CANCEL, LARGEST_SEED, PLAYERS, SEED, SEED_EXAMPLE, START
from figures.saying import both, paragraph
from figures.scene import Control
from rulelib import words
from rulelib.catan import new_game
from rulelib.catan.lands import EXAMPLE_ISLAND
from rulelib.catan.table import COLOURS, Table
from rulelib.forms import integer, one_of
from rulelib.mistake import LANGUAGES

RULED = ("catan.setup.first", "catan.seven.order")


class Choices(NamedTuple):
    """The set-up of a game. `seats` says of each seat who plays: "person" or "chance"; with equal choices everything comes alike."""

    players: int = 3
    seats: tuple[str, str, str, str] = ("person", "chance", "chance", "chance")
    island: str = "chance"
    setup: str = "clicks"
    seed: int = 1

    @property
    def away(self) -> frozenset[int]:
        """The seats, from 0, that chance plays for."""
        return frozenset(seat for seat in range(self.players) if self.seats[seat] == "chance")

    def table(self) -> Table:
        """The game before the first settlement."""
        return new_game(self.players, Random(self.seed), EXAMPLE_ISLAND if self.island == "example" else None)

    def choose(self, name: str, value) -> "Choices":
        """The choices with one of them changed. Raises Mistake for what cannot be chosen."""
        if name == "seed":
            number = int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 9 else value
            return self._replace(seed=integer(number, "seed", 0, LARGEST_SEED))
        if name == "players":
            return self._replace(players=int(one_of(value, ("3", "4"), "players")))
        if name.startswith("seat:"):
            at = int(name.removeprefix("seat:")) - 1
            return self._replace(seats=(*self.seats[:at], one_of(value, say.SEATS, name), *self.seats[at + 1 :]))
        known = {"island": say.ISLANDS, "setup": say.SETUPS}[name]
        return self._replace(**{name: one_of(value, known, name)})


def setup_said(choices: Choices, at: int) -> str:
    """What is to be done before a game, and what the choices mean."""
    plain = [paragraph(say.PLAIN[at])] if choices.away else []
    ruled = (paragraph(words.ruling(rule, LANGUAGES[at]) or "", "ruling") for rule in RULED)
    return "".join([f'<p class="next"><b>{say.CHOOSE[at]}</b></p>', paragraph(say.REPEAT[at]), *plain, *ruled])


def setup_controls(choices: Choices):
    """The choices before a game."""
    yield Control("players", "choice", *PLAYERS, str(choices.players), tuple((number,) * 3 for number in ("3", "4")))
    for seat in range(choices.players):
        label = both(lambda at: said(COLOURS[seat], at))
        yield Control(f"seat:{seat + 1}", "choice", *label, choices.seats[seat], tuple((key, *each) for key, each in say.SEATS.items()))
    yield Control("island", "choice", *say.ISLAND, choices.island, tuple((key, *each) for key, each in say.ISLANDS.items()))
    yield Control("setup", "choice", *say.SETUP, choices.setup, tuple((key, *each) for key, each in say.SETUPS.items()))
    yield Control("line", "line", *both(lambda at: SEED[at].format(choices.seed)), options=SEED_EXAMPLE)
    yield Control("start", "button", *START)
    yield Control("cancel", "button", *CANCEL)
