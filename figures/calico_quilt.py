"""A quilt as pieces: the cloth, its 49 cells with patches, goals, tokens and marks, and the shelf beneath."""
from functools import lru_cache

from figures import calico_tiles as tiles
from figures.hex_marks import mark
from figures.marks import roles_of
from figures.calico_shelf import CAT_WIDTH, SHELF_HEIGHT, buttons_shelf, cats_shelf
from figures.paper import ACCENT, FILL, INK, LINEN, THREAD, Layer, Letter, Stroke, mix, panel, readable_on
from figures.sheet import Look
from rulelib.calico.board import BORDER, CELLS, GOAL_CELLS, HEX, NAME
from rulelib.calico.patches import COLOURS
from rulelib.calico.quilt import Quilt
from rulelib.groups import members
from rulelib.hexes import centre

MARGIN = (1.45, 1.5)  # from the board's corner to the middle of A1
BOARD_SIZE = (14.15, 12.0)
NAMES = frozenset(NAME)
_CENTRES = tuple(centre(hex) for hex in HEX)
_SPACE_OF = {cell: space for space, cell in enumerate(GOAL_CELLS)}
_PALE = tuple(mix(FILL[colour], "#fff7e6", 0.38) for colour in COLOURS)


def patches_on(quilt: Quilt) -> dict[int, int]:
    """The patch of every cell that has one, printed ones included."""
    colour = {cell: 6 * index for index, cells in enumerate(quilt.colours) for cell in members(cells)}
    return {cell: colour[cell] + index for index, cells in enumerate(quilt.patterns) for cell in members(cells)}


def buttons_on(quilt: Quilt) -> dict[int, str]:
    """The cells that carry a button, and its colour."""
    return {cell: COLOURS[index] for index, cells in enumerate(quilt.colours) for cell in members(cells & quilt.button_cells)}


def cats_on(quilt: Quilt) -> dict[int, int]:
    """The cells that carry a cat's token, and its points."""
    return {cell: quilt.cat_for(index).points for index, cells in enumerate(quilt.patterns) for cell in members(cells & quilt.cat_cells)}


def board(highlight: bool = False) -> Layer:
    """The cloth under a quilt; with a broad line for the player to move."""
    width, height = BOARD_SIZE
    line = (ACCENT, 0.16) if highlight else (mix(THREAD, INK, 0.2), 0.05)
    seam = Stroke(panel(0.28, 0.28, width - 0.28, height - 0.28, 0.5), None, mix(LINEN, INK, 0.25), 0.035, (0.14, 0.12))
    return Stroke(panel(0.1, 0.1, width - 0.1, height - 0.1, 0.65), LINEN, *line), seam


def _cell(cell: int, quilt: Quilt, patch: int | None, names: bool, hidden: bool, raised: bool) -> tuple[tuple, str]:
    """The lowest layer of a cell, and the ink that can be read on it."""
    if cell in _SPACE_OF and hidden:
        return (tiles.face_down, NAME[cell] if names else ""), INK
    if cell in _SPACE_OF:
        return (tiles.goal, quilt.goals[_SPACE_OF[cell]], NAME[cell] if names else ""), INK
    if BORDER >> cell & 1:
        return ((tiles.blank,), INK) if patch is None else ((tiles.printed, patch, names, raised), readable_on(_PALE[patch // 6]))
    if patch is None:
        return (tiles.free, NAME[cell] if names else ""), INK
    return (tiles.tile, patch, names, raised), readable_on(FILL[COLOURS[patch // 6]])


@lru_cache(maxsize=256)
def quilt_pieces(quilt: Quilt, roles: tuple, names: bool, at: tuple[float, float], prefix: str, hidden: bool = False) -> dict[str, Look]:
    """The cells of a quilt by their names; pairs of a cell's name and its roles; `at` is the board's corner; `hidden` turns goals down."""
    patches, buttons, cats, marked = patches_on(quilt), buttons_on(quilt), cats_on(quilt), dict(roles)
    pieces = {}
    for cell in CELLS:
        patch = patches.get(cell)
        base, ink = _cell(cell, quilt, patch, names, hidden, cell in buttons or cell in cats)
        layers = [base]
        if NAME[cell] in marked:
            layers.append((mark, marked[NAME[cell]], patch is None and cell not in _SPACE_OF))
        if names and (patch is not None or BORDER >> cell & 1):
            layers.append((tiles.name, NAME[cell], ink))
        if cell in buttons:
            layers.append((tiles.button_on, buttons[cell]))
        if cell in cats:
            layers.append((tiles.cat_on, cats[cell]))
        x, y = _CENTRES[cell]
        pieces[prefix + NAME[cell]] = Look(at[0] + MARGIN[0] + x, at[1] + MARGIN[1] + y, tuple(layers))
    return pieces


def pieces(quilt: Quilt, marks=(), names: bool = False, shelf: bool = True) -> dict[str, Look]:
    """A quilt alone: its cells by their names, `board` under them, cats and buttons on the shelf."""
    roles = tuple(roles_of(marks, NAMES).items())
    drawn = {"board": Look(0, 0, ((board,),))} | quilt_pieces(quilt, roles, names, (0, 0), "")
    if shelf:
        drawn |= cats_shelf(quilt, (0.1, BOARD_SIZE[1])) | buttons_shelf(quilt, (0.1 + 3 * CAT_WIDTH + 0.55, BOARD_SIZE[1] + 0.75))
    return drawn


def size(quilt: Quilt, names: bool = False, shelf: bool = True) -> tuple[float, float]:
    """Width and height of a quilt's picture, in units."""
    return BOARD_SIZE[0], BOARD_SIZE[1] + SHELF_HEIGHT * shelf
