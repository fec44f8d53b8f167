"""Self-check on the island, and with the cards of a hand, which can be chosen several times."""
import figures.catan  # noqa: F401  signs up the painters
from figures import catan_check_words as words
from figures.catan_checks import Check
from figures.catan_telling import listed, said
from figures.checking import CHOSEN, Checks
from figures.picture import Picture
from figures.saying import both, labelled, paragraph
from figures.scene import View


class Checking(Checks):
    """Tasks on the island of some kinds, one after the other, as many as one likes."""

    check: Check

    def _drawn(self) -> Picture:
        return Picture(self.check.table, names=True, shelf=self.check.shelf, below=True)

    def _with(self, gid: str) -> tuple[str, ...]:
        return (*self.chosen, gid) if self.check.again else super()._with(gid)

    def view(self) -> View:
        """The task, what has been chosen, and what was said of it."""
        return View(self.check.table, self._marks(), both(self._said), tuple(self._controls()))

    def _marks(self) -> tuple:
        if self.done:
            return (("member", self.chosen),)
        wrong = self.verdict[2] if self.verdict else ()
        return (("chosen", tuple(dict.fromkeys(gid for gid in self.chosen if gid not in wrong))), ("blocker", wrong))

    def _said(self, at: int) -> str:
        named = labelled(CHOSEN, self._named(at), at)
        return "".join([paragraph(self.check.ask[at], "question"), *self._typo(at), named, *self._judged(at), *self._tally(at)])

    def _named(self, at: int) -> str:
        """The pieces chosen, those of a hand with their number."""
        counted = {gid: self.chosen.count(gid) for gid in self.chosen}
        names = [(gid.rpartition(":")[2], number) for gid, number in counted.items()]
        told = [said(f"{name} {number}", at) if self.check.again else name for name, number in names]
        return listed(told, at) or words.NONE[at]

    @property
    def _example(self) -> str:
        return self.check.answer[0].rpartition(":")[2] if self.check.again else super()._example
