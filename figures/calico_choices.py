"""What is chosen before a game of Calico: who plays, which variant, seed, borders, and in the standard game the goals."""
from random import Random
from typing import NamedTuple

from figures.calico_targets import Label, both as word
from figures.game_labels import CANCEL, LARGEST_SEED, PLAYERS, SEED, SEED_EXAMPLE, START
from figures.saying import both, paragraph
from figures.scene import Control
from rulelib import words
from rulelib.calico.board import SPACES
from rulelib.calico.goals import GOALS
from rulelib.calico.setup import COLOURED_BORDERS, VARIANTS, deal_goals, most_players, new_game
from rulelib.calico.table import Table
from rulelib.forms import integer, one_of
from rulelib.mistake import LANGUAGES, Mistake

WHO: dict[str, Label] = {
    "1": ("Alone", "ひとりで"),
    "2": ("Two on one screen", "同じ画面で2人"),
    "3": ("Three", "3人"),
    "4": ("Four", "4人"),
    "opponent": ("Against a random opponent", "ランダムな相手と"),
}
CHANCE: Label = ("by chance", "おまかせ")
VARIANT: Label = ("Variant", "遊び方")
BORDER: Label = ("Quilt of player {}", "プレイヤー{}のキルト")
PLACE_GOALS: Label = ("Place these goals", "この3枚を置く")
CHOOSE: Label = ("Choose who plays and how, then press “Start this game”.", "プレイヤーと遊び方を選び、「この設定で始める」を押してください。")
CHOOSE_GOALS: Label = (
    "Player {}: choose three of your four goals and their spaces, then press “Place these goals”.",
    "プレイヤー{}：目標4枚のうち3枚と置く場所を選び、「この3枚を置く」を押してください。",
)
HANDS: Label = (
    "Hands are hidden in Calico unless all agree (calico.hand.hidden); here they lie open until you press “Hide hands”.",
    "手元は、全員が同意しないかぎり伏せて遊びます（calico.hand.hidden）。ここでは「手元を伏せる」を押すまで見せておきます。",
)
REPEAT: Label = ("The same seed and the same choices give the same tiles.", "番号と設定が同じなら、同じタイルが同じ順に出ます。")
CLICK_GOAL: Label = (
    "Clicking a goal on the quilt changes it for the one left over; typed: goals AAA-BBB not-equal AA-BB-CC.",
    "キルトの目標を選ぶと、残りの1枚と入れ替わります。入力する場合は「goals AAA-BBB not-equal AA-BB-CC」の形です。",
)
OPPONENT = 2


class Choices(NamedTuple):
    """The set-up of a game. `who` is a key of WHO; a border is a colour or "chance"; with equal choices everything is dealt alike."""

    who: str = "1"
    variant: str = "beginner"
    seed: int = 1
    borders: tuple[str, str, str, str] = ("chance",) * 4

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return 2 if self.who == "opponent" else int(self.who)

    @property
    def opponents(self) -> frozenset[int]:
        """The players that chance plays for."""
        return frozenset({OPPONENT}) if self.who == "opponent" else frozenset()

    @property
    def goals_chosen(self) -> bool:
        """Whether everybody chooses three of four goals (calico.standard.goals)."""
        return self.variant in ("standard", "lower-variance")

    def dealt_goals(self) -> tuple[tuple[str, ...], ...]:
        """The four goals that each player turns up."""
        return self._dealt(Random(self.seed))

    def _dealt(self, rng: Random) -> tuple[tuple[str, ...], ...]:
        return tuple(deal_goals(rng) for _ in range(self.players))

    def table(self, goals: dict[int, tuple[str, str, str]]) -> Table:
        """The game set up; a player who has not chosen has the first three goals dealt."""
        rng = Random(self.seed)
        dealt = self._dealt(rng)
        chosen = [goals.get(player, dealt[player - 1][:3]) for player in range(1, self.players + 1)] if self.goals_chosen else None
        order = iter([border for border in rng.sample(COLOURED_BORDERS, 4) if border not in self.borders[: self.players]])
        borders = [next(order) if border == "chance" else border for border in self.borders[: self.players]]
        return new_game(self.players, rng, self.variant, goals=chosen, borders=borders)

    def choose(self, name: str, value) -> "Choices":
        """The choices with one of them changed. Raises Mistake for what cannot be chosen."""
        if name == "seed":
            number = int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 9 else value
            return self._replace(seed=integer(number, "seed", 0, LARGEST_SEED))
        if name.startswith("border:"):
            return self._border(int(name[-1]) - 1, one_of(value, ("chance", *COLOURED_BORDERS), "border"))
        known = WHO if name == "who" else VARIANTS
        chosen = self._replace(**{name: one_of(value, known, name)})
        most = most_players(chosen.variant)
        if chosen.players > most:
            raise Mistake("variant-players", variant=chosen.variant, most=most, given=chosen.players)
        return chosen

    def _border(self, index: int, colour: str) -> "Choices":
        """A quilt for a player; whoever had that one gets the other."""
        borders = list(self.borders)
        if colour != "chance" and colour in borders:
            borders[borders.index(colour)] = borders[index]
        borders[index] = colour
        return self._replace(borders=tuple(borders))


def setup_said(choices: Choices, at: int) -> str:
    """What is to be done before a game, and what each choice means."""
    parts = [f'<p class="next"><b>{CHOOSE[at]}</b></p>', paragraph(REPEAT[at])]
    parts += [paragraph(HANDS[at])] if choices.players > 1 else []
    if choices.variant in ("family", "lower-variance"):
        parts.append(paragraph(words.text("calico.variants", LANGUAGES[at])))
    return "".join(parts)


def setup_controls(choices: Choices):
    """The choices before a game."""
    yield Control("who", "choice", *PLAYERS, choices.who, tuple((key, *label) for key, label in WHO.items()))
    yield Control("variant", "choice", *VARIANT, choices.variant, tuple((variant, *word(variant)) for variant in VARIANTS))
    colours = (("chance", *CHANCE), *((border, *word(border)) for border in COLOURED_BORDERS))
    for player in range(1, choices.players + 1):
        label = both(lambda at: BORDER[at].format(player))
        yield Control(f"border:{player}", "choice", *label, choices.borders[player - 1], colours)
    yield Control("line", "line", *both(lambda at: SEED[at].format(choices.seed)), options=SEED_EXAMPLE)
    yield Control("start", "button", *START)
    yield Control("cancel", "button", *CANCEL)


def exchanged(goals: tuple[str, str, str], four: tuple[str, ...], space: int, goal: str | None = None) -> tuple[str, str, str]:
    """Three goals with another one on a space: the one left over where none is named; the same goal never lies twice."""
    goal = goal or next(each for each in four if each not in goals)
    changed = [goals[space] if each == goal else each for each in goals]
    changed[space] = goal
    return tuple(changed)


def typed_goals(names: list[str], four: tuple[str, ...]) -> tuple[str, str, str]:
    """Three goals from their names, top, right, left. Raises Mistake."""
    if len(names) != 3 or len(set(names)) < 3:
        raise Mistake("count", "goals", needed=3, had=len(set(names)))
    return tuple(one_of(name, four, f"goals.{space}") for name, space in zip(names, SPACES))


def goals_said(player: int, at: int) -> str:
    """What is to be done with the goals."""
    rule = words.text("calico.standard.goals", LANGUAGES[at])
    return f'<p class="next"><b>{CHOOSE_GOALS[at].format(player)}</b></p>' + paragraph(CLICK_GOAL[at]) + paragraph(rule)


def goals_controls(goals: tuple[str, str, str], four: tuple[str, ...]):
    """A choice for each goal space."""
    options = tuple((goal, *(f"{text} ({GOALS[goal].lower}/{GOALS[goal].higher})" for text in word(goal))) for goal in four)
    for space, goal in zip(SPACES, goals):
        yield Control(f"goal:{space}", "choice", *word(space), goal, options)
    yield Control("line", "line", "Type the goals", "目標を入力", options=(f"goals {' '.join(goals)}",) * 2)
    yield Control("place-goals", "button", *PLACE_GOALS)
    yield Control("new", "button", "Other choices", "設定を選び直す", above=True)
