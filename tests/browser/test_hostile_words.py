"""Hostile names, ids and words as a browser takes them: into its page as HTML, as a board does it, nothing runs and nothing is added."""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from test_hostile_texts import GAMES, one_of_each  # noqa: E402

from figures.lesson import Cases  # noqa: E402
from figures.picture import Picture  # noqa: E402

PUT = """(html) => {
  window.booed = 0;
  window.boo = () => window.booed++;
  document.body.innerHTML = html;
  return new Promise((then) => setTimeout(() => then([window.booed, document.querySelectorAll("img, script, [onerror]").length, [...document.querySelectorAll("g[id]")].map(({ id }) => id)]), 30));
}"""


def test_nothing_of_what_somebody_wrote_runs(reader):
    page = reader()
    page.goto("about:blank")
    assert page.evaluate(PUT, '<img src="data:,x" onerror="boo()">')[:2] == [1, 1], "this page would run it"
    for solved in (solved for game in GAMES for solved in one_of_each(game)):
        picture = Picture(solved.position, solved.answer.marks(), names=True)
        ran, added, gids = page.evaluate(PUT, picture.svg())
        assert (ran, added) == (0, 0) and set(picture.pieces) <= set(gids)
        view = Cases([solved], guess=False).view()
        assert page.evaluate(PUT, "".join((*view.ask, *view.say)))[:2] == [0, 0]
