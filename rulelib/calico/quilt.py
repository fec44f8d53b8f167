"""One player's quilt: patches and tokens as a frozen value.

Colours and patterns are kept as one mask of cells each, the printed border included, so that a
group is a spread over one mask. `button_cells` and `cat_cells` are the cells on which a token lies and
marks its group as scored; `closed` are cells of which we only know that their groups are scored.
"""
from functools import cache
from typing import NamedTuple

from rulelib.calico.board import BORDERS, GOALS, NEAR, PLAYABLE
from rulelib.calico.cats import CATS, Cat, pleases
from rulelib.calico.patches import COLOUR_OF, PATTERN_OF
from rulelib.groups import groups, members, spread

BUTTON_SIZE = 3
BEGINNER_CATS = ("millie", "tibbit", "coconut")
BEGINNER_GOALS = ("AAA-BBB", "not-equal", "AA-BB-CC")
NOTHING = (0, 0, 0, 0, 0, 0)
_tuple = tuple.__new__  # builds a quilt half as fast again as its class does


class Quilt(NamedTuple):
    """A quilt. `wants[p]` is which of the three cats likes pattern p; goals are those of the spaces top, right, left."""

    border: str = "none"
    goals: tuple[str, str, str] = BEGINNER_GOALS
    cat_names: tuple[str, str, str] = BEGINNER_CATS
    wants: tuple[int, ...] = (0, 0, 1, 1, 2, 2)
    colours: tuple[int, ...] = NOTHING
    patterns: tuple[int, ...] = NOTHING
    free: int = PLAYABLE
    button_cells: int = 0
    cat_cells: int = 0
    closed: int = 0

    @property
    def buttons(self) -> tuple[int, ...]:
        """How many buttons of each colour were taken."""
        return tuple([(cells & self.button_cells).bit_count() for cells in self.colours])

    @property
    def cats(self) -> tuple[int, int, int]:
        """How many tokens of each of the three cats were taken."""
        counts = [0, 0, 0]
        if self.cat_cells:
            for cells, cat in zip(self.patterns, self.wants):
                counts[cat] += (cells & self.cat_cells).bit_count()
        return tuple(counts)

    def scored_by(self, group: int, by_pattern: bool = False) -> bool:
        """Whether a group of one colour, or of one pattern, counts as scored (calico.token.marks-group)."""
        return bool(group & ((self.cat_cells if by_pattern else self.button_cells) | self.closed))

    def patch_at(self, cell: int) -> int | None:
        """The patch on a cell, sewn or printed; None where there is none."""
        for colour, cells in enumerate(self.colours):
            if cells >> cell & 1:
                return 6 * colour + next(p for p in range(6) if self.patterns[p] >> cell & 1)
        return None

    @property
    def filled(self) -> int:
        """The mask of the spaces that players have filled; border and goals left out."""
        return PLAYABLE & ~self.free

    @property
    def rainbow(self) -> bool:
        """Whether all six colours have a button, which brings the rainbow button (calico.button.rainbow)."""
        return all(self.buttons)

    def cat_for(self, pattern: int) -> Cat:
        """The cat that likes a pattern (calico.setup.cat-patterns)."""
        return CATS[self.cat_names[self.wants[pattern]]]


def empty_quilt(border: str = "none", goals=BEGINNER_GOALS, cat_names=BEGINNER_CATS, wants=(0, 0, 1, 1, 2, 2)) -> Quilt:
    """A quilt with nothing on it but its printed border."""
    return Quilt(border, tuple(goals), tuple(cat_names), tuple(wants), *_printed(border))


@cache
def _printed(border: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return _masks(BORDERS[border])


def _masks(patches: dict[int, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    colours, patterns = [0] * 6, [0] * 6
    for cell, patch in patches.items():
        colours[COLOUR_OF[patch]] |= 1 << cell
        patterns[PATTERN_OF[patch]] |= 1 << cell
    return tuple(colours), tuple(patterns)


def drawn_quilt(quilt: Quilt, patches: dict[int, int], scored: int | None = None) -> Quilt:
    """The quilt with patches laid on it at once.

    Every group that qualifies has earned its token once; with `scored` (a mask of cells that carry
    tokens) only the groups with one of those cells have, and every group with one counts as scored.
    """
    colours, patterns = _masks(BORDERS[quilt.border] | patches)
    free = PLAYABLE & ~sum(1 << cell for cell in patches)
    quilt = quilt._replace(colours=colours, patterns=patterns, free=free, button_cells=0, cat_cells=0, closed=scored or 0)
    tokens = [0, 0]
    for kind, group in qualifying(quilt):
        lying = (group & PLAYABLE or group) if scored is None else group & scored
        tokens[kind > 5] |= lying & -lying
    return quilt._replace(button_cells=tokens[0], cat_cells=tokens[1])


def qualifying(quilt: Quilt) -> list[tuple[int, int]]:
    """Every group large enough for a token: (colour 0 to 5, or 6 + pattern; mask)."""
    found = [(colour, group) for colour, cells in enumerate(quilt.colours) for group in groups(cells, NEAR) if group.bit_count() >= BUTTON_SIZE]
    for pattern, cells in enumerate(quilt.patterns):
        cat = quilt.cat_for(pattern)
        found += [(6 + pattern, group) for group in groups(cells, NEAR) if pleases(cat, group)]
    return found


def laid(quilt: Quilt, patch: int, cell: int) -> Quilt:
    """The quilt with a patch laid on a free cell and the tokens taken that it earns (calico.token.now).

    The cell is not checked here. A token marks the cell just filled (calico.token.marks-group).
    """
    border, goals, cat_names, wants, colours, patterns, free, button_cells, cat_cells, closed = quilt
    colour, pattern, bit = COLOUR_OF[patch], PATTERN_OF[patch], 1 << cell
    same_colour, same_pattern, near = colours[colour] | bit, patterns[pattern] | bit, NEAR[cell]
    if same_colour & near:
        group = spread(bit, same_colour, NEAR)
        if group.bit_count() >= BUTTON_SIZE and not group & (button_cells | closed):
            button_cells |= bit
    if same_pattern & near:
        group = spread(bit, same_pattern, NEAR)
        cat = CATS[cat_names[wants[pattern]]]
        if group.bit_count() >= cat.size and not group & (cat_cells | closed) and pleases(cat, group):
            cat_cells |= bit
    colours, patterns = list(colours), list(patterns)
    colours[colour], patterns[pattern] = same_colour, same_pattern
    colours, patterns = tuple(colours), tuple(patterns)
    return _tuple(Quilt, (border, goals, cat_names, wants, colours, patterns, free ^ bit, button_cells, cat_cells, closed))


def group_at(quilt: Quilt, cell: int, by_pattern: bool = False) -> int:
    """The group of the patch on a cell, by colour or by pattern, as a mask; 0 for a cell without a patch."""
    planes = quilt.patterns if by_pattern else quilt.colours
    return next((spread(1 << cell, cells, NEAR) for cells in planes if cells >> cell & 1), 0)
