"""The table laid for two to five players: bag, shared goal, two rows; which cards are in play, and how far the threads go (weave.setup.*)."""
from random import Random

import figures.weave_paint  # noqa: F401  signs up the painters
from figures.game_labels import PLAYERS
from figures.labels import Label
from figures.picture import Picture
from figures.saying import both, labelled, mistaken, paragraph, reasons, rule_item
from figures.scene import Control, Event, View
from figures.warp_and_weft_saying import card_words
from rulelib import words
from rulelib.answer import MEMBER, yes
from rulelib.mistake import LANGUAGES, Mistake
from rulelib.warp_and_weft import Draw, Mark, Table, check, new_game, play
from rulelib.warp_and_weft.cards import Adjacency, Card, card_text
from rulelib.warp_and_weft.legality import same_card
from rulelib.warp_and_weft.table import DRAWN, ROUNDS
from rulelib.warp_and_weft.texts import read_card
from rulelib.warp_and_weft.threads import COLOURS, COPIES

ALL = len(COLOURS) * COPIES
READY: Label = ("Ready for {0} players. Click a card to ask whether it is in play; type one that you do not see.", "{0}人分の準備ができました。カードを選ぶと、使うカードかどうかが分かります。見えないカードは名前を入力してください。")
NEEDED: Label = ("Threads for the whole game", "ゲーム全体で引く糸")
HOW_MANY: Label = ("{0} players × {1} threads × {2} rounds = {3} of {4}; in the bag at the end: {5}", "{0}人×{1}本×{2}ラウンドで、{4}本のうち{3}本。最後に布袋に残るのは{5}本")
IN_PLAY: Label = ("{0}: in play", "{0}：使うカードです")
IN_BOX: Label = ("{0}: in the box", "{0}：箱の中です")
GOAL: Label = ("The shared goal is everybody's: no button goes on it. Its two patterns: {0}", "共有目標は全員のもので、ボタンは置きません。2つのパターンは、{0}です。")
DRAWN_NOW: Label = ("The first threads are drawn; here chapter 3 begins.", "最初の糸を引きました。ここから先は3章です。")
DRAW: Label = ("Draw the first threads", "最初の糸を引く")
DRAWN_ALREADY: Label = ("The first threads are drawn already.", "最初の糸はもう引きました。")
SHUFFLE: Label = ("Set up anew", "準備をやり直す")
TYPE: Label = ("Type a card", "カードを入力")
EXAMPLE: Label = ("pink-blue", "pink-blue")


class Setting:
    """A table set up by chance, the same for the same number of players and seed."""

    def __init__(self, players: int = 3, seed: int = 1):
        self.players, self.seed = players, seed
        self._lay()

    def _lay(self) -> None:
        self.table: Table = new_game(self.players, Random(self.seed))
        self.picture = Picture(self.table, names=True, looms=False)
        self._say(self._ready)

    def _say(self, speak, marks: tuple = ()) -> None:
        self.said, self.marks = both(speak), marks

    @property
    def _shown(self) -> tuple[Card, ...]:
        return self.table.weavers[0].shown

    def handle(self, event: Event) -> None:
        """Another number of players, another set-up, the first draw, a card to ask about."""
        if event.kind == "click":
            self._click(str(event.value))
        elif event.kind == "type":
            self._type(" ".join(str(event.value).split()))
        elif event.kind == "control" and isinstance(event.value, tuple) and len(event.value) == 2:
            self._control(*event.value)

    def _control(self, control, given) -> None:
        if control == "players" and given in ("2", "3", "4", "5"):
            self.players = int(given)
            self._lay()
        elif control == "new":
            self.seed += 1
            self._lay()
        elif control == "draw" and self.table.phase == "draw":
            self._draw()

    def _click(self, gid: str) -> None:
        if gid not in self.picture.targets():
            return
        if gid.startswith("card:"):
            self.ask(read_card(gid.removeprefix("card:")))
        elif gid == "goal":
            goal = both(lambda at: (" + ", "、")[at].join(card_words(card_text(card), at) for card in self.table.weavers[0].goal))
            self._say(lambda at: paragraph(GOAL[at].format(goal[at])) + f'<ul class="reasons">{rule_item("weave.setup.rows", True, at)}</ul>')
        elif gid == "bag":
            bag = (yes("weave.setup.bag", None, count=len(self.table.bag)),)
            self._say(lambda at: reasons(bag, at) + self._far(at))

    def _type(self, line: str) -> None:
        try:
            self.ask(read_card(line.removeprefix("button ").removeprefix("card ")))
        except Mistake as mistake:
            self._say(mistaken(mistake).__getitem__)

    def ask(self, card: Card) -> None:
        """Whether a button may go on a card in this game: only if it lies in a row."""
        weaver = self.table.weavers[0]._replace(kept=())
        answer = check(weaver, Mark(card))
        heading, kind = (IN_PLAY, "right") if answer.value else (IN_BOX, "wrong")
        name = both(lambda at: card_words(card_text(card), at))
        lying = next((other for other in self._shown if same_card(other, card, weaver.reading)), None)
        alike = tuple(f"card:{card_text(other)}" for other in self._shown if isinstance(other, Adjacency) == isinstance(card, Adjacency))
        marks = ((MEMBER, (f"card:{card_text(lying)}",)),) if lying else (("candidate", alike),)
        self._say(lambda at: paragraph(heading[at].format(name[at]), kind) + reasons(answer.because, at), marks)

    def _draw(self) -> None:
        """Everybody draws five: the hands fill, the bag empties."""
        self.table = play(self.table, Draw())
        self._say(lambda at: paragraph(DRAWN_NOW[at]) + reasons((yes("weave.setup.bag", None, count=len(self.table.bag)),), at) + self._far(at))

    def _ready(self, at: int) -> str:
        return paragraph(READY[at].format(self.players), "hint") + self._far(at) + paragraph(words.ruling("weave.setup.players", LANGUAGES[at]) or "", "ruling")

    def _far(self, at: int) -> str:
        """How many of the threads the whole game takes."""
        needed = self.players * DRAWN * ROUNDS
        return labelled(NEEDED, HOW_MANY[at].format(self.players, DRAWN, ROUNDS, needed, ALL, ALL - needed), at, "answer")

    def view(self) -> View:
        """The table, what was said last, the controls."""
        return View(self.table, self.marks, self.said, tuple(self._controls()))

    def _controls(self):
        yield Control("players", "choice", *PLAYERS, str(self.players), tuple((number,) * 3 for number in ("2", "3", "4", "5")))
        yield Control("line", "line", *TYPE, options=EXAMPLE)
        yield Control("draw", "button", *DRAW, enabled=self.table.phase == "draw", why=DRAWN_ALREADY)
        yield Control("new", "button", *SHUFFLE, above=True)

    def text(self) -> str:
        """Players, threads in the bag, shared goal, the two rows."""
        goal, shown = (", ".join(map(card_text, cards)) for cards in (self.table.weavers[0].goal, self._shown))
        return f"{self.players} players; bag {len(self.table.bag)}; goal {goal}; rows {shown}"
