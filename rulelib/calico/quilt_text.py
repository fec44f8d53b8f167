"""One quilt from its text form and back: border, cats, goals, the drawn rows, tokens."""
from typing import Any

from rulelib.calico.board import BORDERS, BY_NAME, GOALS, NAME, ROWS, SPACES, mask, names
from rulelib.calico.cats import CATS
from rulelib.calico.goals import GOALS as GOAL_TILES
from rulelib.calico.patches import BY_TEXT, PATTERNS, patch_text
from rulelib.calico.quilt import BEGINNER_GOALS, Quilt, drawn_quilt, empty_quilt, qualifying
from rulelib.forms import keys, listed, mapping, one_of, text
from rulelib.groups import members
from rulelib.mistake import Mistake

QUILT_KEYS = ("border", "cats", "goals", "quilt", "scored", "tokens")
DEFAULT_CATS = {"millie": ["dots", "stripes"], "tibbit": ["fern", "flowers"], "coconut": ["vines", "quatrefoil"]}
INNER_ROWS = ROWS[1:6]


def read_quilt(position: dict[str, Any]) -> Quilt:
    """One quilt, from border, cats, goals, quilt, scored; all may be left out."""
    keys(position, QUILT_KEYS)
    border = one_of(position.get("border", "none"), BORDERS, "border")
    cats, wants = read_cats(position.get("cats", DEFAULT_CATS))
    goals = read_goals(position.get("goals", {}))
    patches = read_picture(position["quilt"], "quilt") if "quilt" in position else {}
    return read_marked(position, empty_quilt(border, goals, cats, wants), patches)


def read_cats(cats: Any) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The three cats and, for each pattern, which of them likes it (calico.setup.cat-patterns)."""
    mapping(cats, "cats")
    for name in cats:
        one_of(name, CATS, "cats")
    if len(cats) != 3:
        raise Mistake("three-cats", "cats", had=len(cats))
    tiles = [CATS[name].tile for name in cats]
    if len(set(tiles)) < 3:
        twins = [name for name in cats if tiles.count(CATS[name].tile) > 1]
        raise Mistake("cat-tile-twice", "cats", cats=twins)
    given: dict[str, int] = {}
    for index, (name, patterns) in enumerate(cats.items()):
        for pattern in listed(patterns, f"cats.{name}", count=2):
            one_of(pattern, PATTERNS, f"cats.{name}")
            if pattern in given:
                raise Mistake("pattern-twice", f"cats.{name}", pattern=pattern)
            given[pattern] = index
    return tuple(cats), tuple(given[pattern] for pattern in PATTERNS)


def read_goals(goals: Any) -> tuple[str, str, str]:
    """The goals of the spaces top, right, left; a space left out has the beginner's goal (calico.setup.goals)."""
    mapping(goals, "goals")
    keys(goals, SPACES, "goals")
    return tuple(one_of(goals.get(space, default), GOAL_TILES, f"goals.{space}") for space, default in zip(SPACES, BEGINNER_GOALS))


def read_picture(picture: Any, place: str) -> dict[int, int]:
    """The patches of a quilt drawn as five rows B to F of five entries each."""
    rows = [line.split() for line in text(picture, place).splitlines() if line.strip()]
    if not rows:
        raise Mistake("empty", place)
    named = [row[0] for row in rows]
    if named != list(INNER_ROWS):
        raise Mistake("quilt-rows", place, given=" ".join(named))
    patches = {}
    for row in rows:
        if len(row) != 6:
            raise Mistake("quilt-entries", f"{place} row {row[0]}", had=len(row) - 1)
        for column, entry in enumerate(row[1:], start=2):
            cell = BY_NAME[f"{row[0]}{column}"]
            patch = read_entry(entry, cell, f"{place} row {row[0]} column {column}")
            if patch is not None:
                patches[cell] = patch
    return patches


def read_entry(entry: str, cell: int, place: str) -> int | None:
    """One entry of a drawn quilt: a patch, `..` free, `##` where the goals lie."""
    if 1 << cell & GOALS:
        if entry != "##":
            raise Mistake("goal-cell-entry", place, given=entry)
        return None
    if entry == "##":
        raise Mistake("goal-elsewhere", place)
    if entry == "..":
        return None
    return read_patch(entry, place)


def read_patch(word: Any, place: str = "") -> int:
    """A patch from its two letters."""
    if text(word, place) not in BY_TEXT:
        raise Mistake("patch", place, given=word)
    return BY_TEXT[word]


def read_cell(word: Any, place: str = "") -> int:
    """A cell from its name, A1 to G7."""
    if text(word, place) not in BY_NAME:
        raise Mistake("cell", place, given=word)
    return BY_NAME[word]


def read_marked(position: dict[str, Any], quilt: Quilt, patches: dict[int, int], whose: str = "") -> Quilt:
    """The quilt with its patches and tokens.

    `scored` lists cells that mark their groups as scored; `tokens` says exactly where buttons and cats lie, one token a cell.
    `whose` is added to the key in a sentence about a mistake: `.1` for player 1.
    """
    if "tokens" not in position:
        cells = position.get("scored")
        return drawn_quilt(quilt, patches, None if cells is None else read_cells(cells, quilt, patches, f"scored{whose}"))
    tokens = mapping(position["tokens"], f"tokens{whose}")
    keys(tokens, ("buttons", "cats"), f"tokens{whose}")
    on = {kind: read_cells(tokens.get(kind, []), quilt, patches, f"tokens{whose}.{kind}") for kind in ("buttons", "cats")}
    closed = read_cells(position.get("scored", []), quilt, patches, f"scored{whose}")
    quilt = drawn_quilt(quilt, patches, 0)._replace(button_cells=on["buttons"], cat_cells=on["cats"], closed=closed)
    _earned(quilt, f"tokens{whose}")
    return quilt


def _earned(quilt: Quilt, place: str) -> None:
    """Every token lies on a group that is large enough for it."""
    large = [0, 0]
    for kind, group in qualifying(quilt):
        large[kind > 5] |= group
    for kind, lying, earning in zip(("buttons", "cats"), (quilt.button_cells, quilt.cat_cells), large):
        if lying & ~earning:
            raise Mistake("token-unearned", f"{place}.{kind}", cell=names(lying & ~earning)[0])


def read_cells(cells: Any, quilt: Quilt, patches: dict[int, int], place: str) -> int:
    """The mask of cells that carry tokens: each must have a patch, sewn or printed."""
    found = [read_cell(name, place) for name in listed(cells, place)]
    for cell in found:
        if cell not in patches and cell not in BORDERS[quilt.border]:
            raise Mistake("token-without-patch", place, cell=NAME[cell])
    return mask(found)


def show_picture(quilt: Quilt) -> str:
    """The five rows of a quilt as text, as `read_picture` reads them."""
    lines = []
    for row in INNER_ROWS:
        cells = [BY_NAME[f"{row}{column}"] for column in range(2, 7)]
        lines.append(f"{row}{'    ' if row in 'BDF' else '  '}{' '.join(_entry(quilt, cell) for cell in cells)}")
    return "\n".join(lines) + "\n"


def _entry(quilt: Quilt, cell: int) -> str:
    if 1 << cell & GOALS:
        return "##"
    return ".." if quilt.free >> cell & 1 else patch_text(quilt.patch_at(cell))


def show_cats(quilt: Quilt) -> dict[str, list[str]]:
    """The cats with their patterns, as `read_cats` reads them."""
    return {name: [PATTERNS[p] for p in range(6) if quilt.wants[p] == index] for index, name in enumerate(quilt.cat_names)}


def show_quilt(quilt: Quilt) -> dict[str, Any]:
    """One quilt as a position, which `read` reads back to an equal one; tokens are named only where they do not follow from the picture."""
    position: dict[str, Any] = {"border": quilt.border, "cats": show_cats(quilt), "goals": dict(zip(SPACES, quilt.goals))}
    position["quilt"] = show_picture(quilt)
    patches = {cell: quilt.patch_at(cell) for cell in members(quilt.filled)}
    return position if drawn_quilt(quilt, patches) == quilt else position | show_tokens(quilt)


def show_tokens(quilt: Quilt) -> dict[str, Any]:
    """Where the tokens of a quilt lie, and the cells of which we only know that their groups are scored."""
    shown = {"tokens": {"buttons": list(names(quilt.button_cells)), "cats": list(names(quilt.cat_cells))}}
    return shown | ({"scored": list(names(quilt.closed))} if quilt.closed else {})
