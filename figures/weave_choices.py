"""What is chosen before a game of Warp & Weft: how many play, who of them sits here, the holes, the reading, the seed."""
from random import Random
from typing import NamedTuple

from figures.game_labels import CANCEL, LARGEST_SEED, PLAYERS, SEED, SEED_EXAMPLE, START
from figures.labels import Label
from figures.saying import both, paragraph
from figures.scene import Control
from rulelib import words
from rulelib.forms import integer, one_of
from rulelib.mistake import LANGUAGES
from rulelib.warp_and_weft import new_game
from rulelib.warp_and_weft.counting import READINGS
from rulelib.warp_and_weft.table import Table
from rulelib.warp_and_weft.threads import FEWEST_HOLES, HOLES, MOST_HOLES

WHO: dict[str, Label] = {
    "one": ("You, the others at random", "自分ひとり（ほかはランダムな相手）"),
    "all": ("Everybody on this screen", "全員が同じ画面で"),
}
SITTING: Label = ("Who sits here", "操作する人")
HOLES_LABEL: Label = ("Holes an axis", "1つの軸の穴の数")
READING: Label = ("Reading of interlacing cards", "織り込みパターンの読み方")
CHOOSE: Label = ("Choose who plays and how, then press “Start this game”.", "人数と遊び方を選び、「この設定で始める」を押してください。")
REPEAT: Label = ("The same seed and the same choices give the same threads and cards.", "番号と設定が同じなら、同じ糸が同じ順に出て、カードも同じになります。")
SECRET: Label = (
    "Everybody chooses a thread in secret at the same time. On one screen you choose one after another; nothing is shown until all have chosen.",
    "糸の選択は、本来は全員が同時にこっそり行います。同じ画面では1人ずつ順に選び、全員が選び終わるまで何も表示しません。",
)
RULED = ("weave.loom.holes", "weave.interlace.reading")


class Choices(NamedTuple):
    """The set-up of a game. `who` is "one" (player 1 sits here) or "all"; with equal choices everything comes alike."""

    players: int = 3
    who: str = "one"
    holes: int = HOLES
    reading: str = "consecutive"
    seed: int = 1

    @property
    def away(self) -> frozenset[int]:
        """The players that chance plays for."""
        return frozenset(range(2, self.players + 1)) if self.who == "one" else frozenset()

    def table(self) -> Table:
        """The game set up."""
        return new_game(self.players, Random(self.seed), self.holes, self.reading)

    def choose(self, name: str, value) -> "Choices":
        """The choices with one of them changed. Raises Mistake for what cannot be chosen."""
        if name == "seed":
            number = int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 9 else value
            return self._replace(seed=integer(number, "seed", 0, LARGEST_SEED))
        if name == "who":
            return self._replace(who=one_of(value, WHO, "who"))
        if name == "reading":
            return self._replace(reading=one_of(value, READINGS, "reading"))
        if name == "players":
            return self._replace(players=int(one_of(value, ("2", "3", "4", "5"), "players")))
        return self._replace(holes=integer(value, "holes", FEWEST_HOLES, MOST_HOLES))


def setup_said(choices: Choices, at: int) -> str:
    """What is to be done before a game, and what each choice means."""
    lang = LANGUAGES[at]
    told = [paragraph(REPEAT[at])] + ([paragraph(SECRET[at])] if choices.who == "all" else [])
    return "".join([f'<p class="next"><b>{CHOOSE[at]}</b></p>', *told, *(paragraph(words.ruling(rule, lang) or "", "ruling") for rule in RULED)])


def setup_controls(choices: Choices):
    """The choices before a game."""
    yield Control("players", "choice", *PLAYERS, str(choices.players), tuple((number,) * 3 for number in ("2", "3", "4", "5")))
    yield Control("who", "choice", *SITTING, choices.who, tuple((key, *label) for key, label in WHO.items()))
    yield Control("holes", "slider", *HOLES_LABEL, choices.holes, (FEWEST_HOLES, MOST_HOLES))
    yield Control("reading", "choice", *READING, choices.reading, tuple((reading, *words.both(words.term, reading)) for reading in READINGS))
    yield Control("line", "line", *both(lambda at: SEED[at].format(choices.seed)), options=SEED_EXAMPLE)
    yield Control("start", "button", *START)
    yield Control("cancel", "button", *CANCEL)
