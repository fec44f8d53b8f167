"""`python -m figures.gallery [FOLDER]` renders the pictures for README and handouts, the same bytes each time."""
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from figures import calico, calico_handouts, hex_figure  # noqa: F401  calico adds its painters
from figures.catan_gallery import ISLAND
from figures.knit_gallery import KNITTING
from figures.picture import Picture
from figures.weave_gallery import WEAVING
from rulelib.calico.board import BY_NAME, names
from rulelib.calico.goals import judge
from rulelib.calico.patches import BY_TEXT
from rulelib.calico.quilt import Quilt, drawn_quilt, empty_quilt, group_at
from rulelib.calico.setup import new_game
from rulelib.calico.table import Table, Turn, play
from rulelib.groups import members

FOLDER = Path(__file__).parent / "gallery"
SEWN = {
    "B": "yd yf .. gd bs",
    "C": "yd .. ## kq kv",
    "D": "yd cd bd ## kw",
    "E": "bw ## pf pv cs",
    "F": "bw gw gf gs ..",
}


def quilt() -> Quilt:
    """A quilt on its way, with buttons and cats."""
    cells = {f"{row}{column}": text for row, line in SEWN.items() for column, text in enumerate(line.split(), 2)}
    return drawn_quilt(empty_quilt("blue"), {BY_NAME[name]: BY_TEXT[text] for name, text in cells.items() if text in BY_TEXT})


def played(players: int, turns: int, variant: str = "beginner") -> Table:
    """A table after some turns of chance."""
    rng = Random(4)
    table = new_game(players, rng, variant)
    for _ in range(turns):
        free = tuple(members(table.quilts[table.to_play - 1].free))
        table = play(table, Turn(rng.choice(table.hands[table.to_play - 1]), rng.choice(free), rng.choice(table.market)))
    return table


def button_group() -> Picture:
    """A quilt with the group that made its yellow button."""
    return Picture(quilt(), (("member", names(group_at(quilt(), BY_NAME["B2"]))),))


def spoilt_goal() -> Picture:
    """A quilt with the colours that spoil the goal in the space at the left, cells named."""
    return Picture(quilt(), judge(quilt(), 2).because[0].marks, names=True)


GALLERY: dict[str, tuple[Callable[[], Any], int]] = {
    "quilt": (lambda: Picture(quilt()), 800),
    "button-group": (button_group, 800),
    "spoilt-goal": (spoilt_goal, 900),
    "table": (lambda: Picture(played(2, 24)), 1280),
    "solo": (lambda: Picture(played(1, 12, "standard")), 800),
    "neighbours": (lambda: Picture(hex_figure.adjacency()), 900),
    "button-groups": (lambda: Picture(calico_handouts.button_groups()), 1000),
    "cat-cards": (lambda: Picture(calico_handouts.cat_cards()), 1000),
    "cat-shapes": (lambda: Picture(calico_handouts.cat_shapes()), 800),
    "goal-rings": (lambda: Picture(calico_handouts.goal_rings()), 1280),
    "patches": (lambda: Picture(calico_handouts.patch_legend()), 800),
    "marks": (lambda: Picture(calico_handouts.marks_legend()), 900),
} | WEAVING | ISLAND | KNITTING  # name: (picture, its width in pixels)


def render(folder: Path = FOLDER) -> list[Path]:
    """Write every picture of the gallery as PNG into a folder; the paths written."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, (picture, width) in GALLERY.items():
        written.append(folder / f"{name}.png")
        written[-1].write_bytes(picture().png(width))
    return written


if __name__ == "__main__":
    for path in render(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER):
        print(f"{path} {path.stat().st_size // 1024} KB")
