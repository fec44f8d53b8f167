"""Self-check on what lies before a player and on the circle."""
import figures.knitting_circle  # noqa: F401  signs up the painters
from figures.checking import CHOSEN, Checks
from figures.knit_checks import Check
from figures.picture import Picture
from figures.saying import both, labelled, paragraph
from figures.scene import View


class Checking(Checks):
    """Tasks of some kinds, one after the other, as many as one likes."""

    check: Check

    def _drawn(self) -> Picture:
        return Picture(self.check.position, self.check.marks, names=True)

    def _names(self, line: str) -> list[str]:
        return line.lower().split()

    def _choose(self, gid: str) -> None:
        """A piece chosen, or let go; a tile beside a space stands for its space."""
        super()._choose(":".join(["space", gid.split(":")[1]]) if gid.startswith("slot:") and "space:" in self.check.of else gid)

    def view(self) -> View:
        """The task, what has been chosen, and what was said of it."""
        return View(self.check.position, self._marks(), both(self._said), tuple(self._controls()), ask=both(lambda at: paragraph(self.check.ask[at], "question")))

    def _marks(self) -> tuple:
        if self.done:
            return (*self.check.marks, ("member", self.chosen))
        wrong = self.verdict[2] if self.verdict else ()
        return (*self.check.marks, ("chosen", tuple(gid for gid in self.chosen if gid not in wrong)), ("blocker", wrong))

    def _said(self, at: int) -> str:
        return "".join([*self._typo(at), *self._judged(at), self._named(at), *self._tally(at)])

    def _named(self, at: int) -> str:
        """The pieces chosen, as they are called."""
        names = (self.picture.targets()[gid][at] for gid in self.chosen)
        return labelled(CHOSEN, ("; ", "／")[at].join(names), at) if self.chosen else ""
