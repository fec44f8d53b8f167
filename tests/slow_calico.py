"""Calico read a second time from its ledger, slowly and plainly; for tests only, and without the logic of rulelib.

Cells are names (`B2`), patches two letters (`yd`), positions the maps of case files. Nothing is
remembered that can be counted again.
"""
from collections import Counter

from printed_borders import LETTERS, PATTERN_LETTERS, printed

COLOUR_WORDS = {letter: word for word, letter in LETTERS.items()}
PATTERN_WORDS = {letter: word for word, letter in PATTERN_LETTERS.items()}
GOAL_CELLS = {"top": "C4", "right": "D5", "left": "E3"}
BEGINNER_GOALS = {"top": "AAA-BBB", "right": "not-equal", "left": "AA-BB-CC"}
BEGINNER_CATS = {"millie": ["dots", "stripes"], "tibbit": ["fern", "flowers"], "coconut": ["vines", "quatrefoil"]}
GOAL_VALUES = {"not-equal": (10, 15), "AAA-BBB": (8, 13), "AA-BB-CC": (7, 11), "AAAA-BB": (8, 14), "AAA-BB-C": (7, 11), "AA-BB-C-D": (5, 8)}
CAT_SIZES = {"millie": 3, "tibbit": 4, "coconut": 5, "cira": 6, "gwenivere": 7}
CAT_POINTS = {"millie": 3, "callie": 3, "tibbit": 5, "rumi": 5, "coconut": 7, "tecolote": 7, "cira": 9, "almond": 9, "gwenivere": 11, "leo": 11}
# Shapes as rows of a drawing in which a neighbour to the side is two steps away, and one above or below is one aside.
CAT_SHAPES = {
    "callie": [(0, 0), (2, 0), (1, 1)],
    "rumi": [(0, 0), (2, 0), (4, 0)],
    "tecolote": [(0, 0), (2, 0), (4, 0), (6, 0)],
    "almond": [(1, 0), (3, 0), (0, 1), (2, 1), (4, 1)],
    "leo": [(0, 0), (2, 0), (4, 0), (6, 0), (8, 0)],
}
PLAYABLE = [row + column for row in "BCDEF" for column in "23456" if row + column not in GOAL_CELLS.values()]
EVERY_CELL = [row + column for row in "ABCDEFG" for column in "1234567"]


def neighbours(cell: str) -> list[str]:
    """The cells that share an edge with a cell; rows B, D, F lie half a cell to the right."""
    row, column = "ABCDEFG".index(cell[0]), int(cell[1])
    aside = (column, column + 1) if cell[0] in "BDF" else (column - 1, column)
    places = [(row, column - 1), (row, column + 1)] + [(other, each) for other in (row - 1, row + 1) for each in aside]
    return ["ABCDEFG"[r] + str(c) for r, c in places if 0 <= r <= 6 and 1 <= c <= 7]


NEIGHBOURS = {cell: neighbours(cell) for cell in EVERY_CELL}


def drawn_at(cell: str) -> tuple[int, int]:
    """Where a cell lies in the drawing that CAT_SHAPES uses."""
    return 2 * int(cell[1]) + (cell[0] in "BDF"), "ABCDEFG".index(cell[0])


def twelve(shape: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """A shape in its six turns and the six turns of its mirror image."""
    forms = []
    for form in (shape, [(-x, y) for x, y in shape]):
        for _ in range(6):
            form = [((x - 3 * y) // 2, (x + y) // 2) for x, y in form]
            forms.append(form)
    return forms


def has_shape(group: set[str], shape: list[tuple[int, int]]) -> bool:
    """Whether a shape lies somewhere in a group, turned or mirrored in any way."""
    places = {drawn_at(cell) for cell in group}
    for form in twelve(shape):
        first = form[0]
        for x, y in places:
            if all((x + a - first[0], y + b - first[1]) in places for a, b in form):
                return True
    return False


def pleased(cat: str, group: set[str]) -> bool:
    """Whether a cat comes to a connected group of one pattern."""
    return has_shape(group, CAT_SHAPES[cat]) if cat in CAT_SHAPES else len(group) >= CAT_SIZES[cat]


def fulfilled(goal: str, letters: list[str]) -> bool:
    """Whether six colours (or six patterns) are what a goal asks for."""
    wanted = [1] * 6 if goal == "not-equal" else [len(part) for part in goal.split("-")]
    return sorted(Counter(letters).values()) == sorted(wanted)


class SlowQuilt:
    """One quilt: its patches, and the cells on which buttons and cats lie."""

    def __init__(self, position: dict):
        self.cats = position.get("cats", BEGINNER_CATS)
        self.aims = BEGINNER_GOALS | position.get("goals", {})
        self.patches = printed(position.get("border", "none"))
        for line in position.get("quilt", "").splitlines():
            row, *entries = line.split()
            self.patches |= {f"{row}{column}": entry for column, entry in enumerate(entries, 2) if entry not in ("..", "##")}
        self.closed = set(position.get("scored", []))  # these cells close their groups, for button and cat alike
        on = position.get("tokens", {})
        self.button_cells, self.cat_cells = list(on.get("buttons", [])), list(on.get("cats", []))
        if "tokens" not in position:
            self._earned("scored" in position)

    def _earned(self, only_closed: bool) -> None:
        for place, wanted, cells in ((0, lambda group, cell: len(group) >= 3, self.button_cells), (1, self.pleases, self.cat_cells)):
            seen: set[str] = set()
            for cell in sorted(self.patches):
                if cell in seen:
                    continue
                group = self.group(cell, place)
                seen |= group
                if wanted(group, cell) and (not only_closed or group & self.closed):
                    cells.append(cell)

    def group(self, cell: str, place: int) -> set[str]:
        """The cells connected to a cell by its colour (place 0) or its pattern (place 1)."""
        letter, group, waiting = self.patches[cell][place], {cell}, [cell]
        while waiting:
            for other in NEIGHBOURS[waiting.pop()]:
                if other not in group and other in self.patches and self.patches[other][place] == letter:
                    group.add(other)
                    waiting.append(other)
        return group

    def cat_at(self, cell: str) -> str:
        """The cat that likes the pattern of the patch on a cell."""
        return next(cat for cat, patterns in self.cats.items() if PATTERN_WORDS[self.patches[cell][1]] in patterns)

    def pleases(self, group: set[str], cell: str) -> bool:
        """Whether the group of a cell is what its cat wants."""
        return pleased(self.cat_at(cell), group)

    def place(self, line: str) -> dict:
        """Lay a patch (`kd C2`), take the tokens, and tell them."""
        patch, cell = line.split()
        had_all = self.rainbow()
        self.patches[cell] = patch
        colours, patterns = self.group(cell, 0), self.group(cell, 1)
        button = len(colours) >= 3 and not colours & {*self.button_cells, *self.closed}
        cat = self.pleases(patterns, cell) and not patterns & {*self.cat_cells, *self.closed}
        self.button_cells += [cell] * button
        self.cat_cells += [cell] * cat
        return {"buttons": [COLOUR_WORDS[patch[0]]] * button, "cats": [self.cat_at(cell)] * cat, "rainbow": self.rainbow() and not had_all}

    def rainbow(self) -> bool:
        """Whether all six colours have a button."""
        return len({self.patches[cell][0] for cell in self.button_cells}) == 6

    def tokens(self) -> dict:
        """The tokens on the quilt, sorted."""
        buttons = sorted(COLOUR_WORDS[self.patches[cell][0]] for cell in self.button_cells)
        return {"buttons": buttons, "cats": sorted(map(self.cat_at, self.cat_cells)), "rainbow": self.rainbow()}

    def goals(self) -> dict:
        """The points of the goals."""
        return {space: self.goal(space) for space in GOAL_CELLS}

    def goal(self, space: str) -> int:
        """The points of the goal in one space."""
        around = [self.patches[cell] for cell in NEIGHBOURS[GOAL_CELLS[space]] if cell in self.patches]
        if len(around) < 6:
            return 0
        goal = self.aims[space]
        by_colour, by_pattern = (fulfilled(goal, [patch[place] for patch in around]) for place in (0, 1))
        lower, higher = GOAL_VALUES[goal]
        return higher if by_colour and by_pattern else lower if by_colour or by_pattern else 0

    def score(self, goals_count: bool = True) -> dict:
        """Goals, cats, buttons, total."""
        goals = sum(self.goals().values()) if goals_count else 0
        cats = sum(CAT_POINTS[self.cat_at(cell)] for cell in self.cat_cells)
        buttons = 3 * (len(self.button_cells) + self.rainbow())
        return {"goals": goals, "cats": cats, "buttons": buttons, "total": goals + cats + buttons}

    def broken(self, cell: str) -> list[str]:
        """The rules that a placement on a cell breaks."""
        if cell in GOAL_CELLS.values():
            return ["calico.setup.goals-closed"]
        return [] if cell in PLAYABLE and cell not in self.patches else ["calico.place.not-occupied"]

    def full(self) -> bool:
        """Whether all 22 spaces are filled."""
        return all(cell in self.patches for cell in PLAYABLE)


class SlowTable:
    """A game: quilts, hands, market, bag, whose turn it is (None after the end)."""

    def __init__(self, position: dict):
        self.players = position["players"]
        keys = {"border": "borders", "goals": "goals", "quilt": "quilts", "scored": "scored", "tokens": "tokens"}
        self.quilts = {}
        for player in range(1, self.players + 1):
            own = {inner: position[key][player] for inner, key in keys.items() if player in position.get(key, {})}
            self.quilts[player] = SlowQuilt(own | {"cats": position.get("cats", BEGINNER_CATS)})
        self.hands = {player: list(hand) for player, hand in position["hands"].items()}
        self.market, self.bag, self.discarded = list(position["market"]), list(position["bag"]), []
        self.to_play = None if all(quilt.full() for quilt in self.quilts.values()) else position["to-play"]

    def broken(self, patch: str | None, cell: str | None, take: str | None, player: int | None = None) -> list[str]:
        """The rules that a turn, or a part of one, breaks: sorted."""
        if self.to_play is None:
            return ["calico.end.full"]
        if player not in (None, self.to_play) or patch is None:
            return ["calico.turn.order"]
        broken = self.quilts[self.to_play].broken(cell)
        if patch not in self.hands[self.to_play]:
            broken.append("calico.take.not-this-turn" if patch in self.market else "calico.place.from-hand")
        if take is not None and take not in self.market:
            broken.append("calico.take.market")
        return sorted(broken)

    def play(self, patch: str, cell: str, take: str, slot: int | None = None) -> dict:
        """Place, take, refill, pass on; tells the tokens. `slot` (0 to 2) tells two like market tiles apart."""
        player = self.to_play
        gained = self.quilts[player].place(f"{patch} {cell}")
        self.hands[player].remove(patch)
        self.hands[player].append(self.market.pop(self.market.index(take) if slot is None else slot))
        if self.players == 1:
            self.discarded.append(self.market.pop(0))
        while len(self.market) < 3:
            self.market.append(self.bag.pop(0) if self.bag else "?")
        clockwise = [(player + step - 1) % self.players + 1 for step in range(1, self.players + 1)]
        self.to_play = next((each for each in clockwise if not self.quilts[each].full()), None)
        return gained


def winners(results: dict) -> list[str]:
    """Most points, then most cat tokens, then most buttons, then shared: sorted names."""
    best = max((each["score"], each["cats"], each["buttons"]) for each in results.values())
    return sorted(name for name, each in results.items() if (each["score"], each["cats"], each["buttons"]) == best)
