"""What the eye must be able to tell apart: colours in grey and for colour-blind readers, marks, patterns. Pixels are compared."""
from io import BytesIO
from itertools import combinations

import numpy as np
import pytest
from matplotlib.colors import to_rgb
from PIL import Image

import figures.calico_results  # noqa: F401  signs up its painter
from figures import calico_tiles as tiles
from figures.calico_glyphs import PATTERN_PATHS
from figures.hex_marks import mark
from figures.paper import CREAM, FILL, INK, Stroke, hexagon, lightness
from figures.picture import Picture, Still
from figures.sheet import Look, layer
from rulelib.calico.patches import BY_TEXT
from rulelib.calico.scoring import Results

ROLES = ("member", "blocker", "missing", "candidate", "candidate:+3", "chosen")
SEEN_BY = {
    "all": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "deuteranopes": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "protanopes": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "tritanopes": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}  # Machado, Oliveira and Fernandes 2009, on linear RGB
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def lab(colour: str, seen_by: str) -> np.ndarray:
    """A colour in CIE Lab, as some readers see it."""
    rgb = np.array(to_rgb(colour))
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    x, y, z = np.cbrt(TO_XYZ @ np.clip(SEEN_BY[seen_by] @ linear, 0, 1) / (0.95047, 1, 1.08883))
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def grey(*layers, pixels: int = 50) -> np.ndarray:
    """A piece in shades of grey, as large as on a phone."""
    still = Still((("piece", Look(1.1, 1.1, layers)),), (2.2, 2.2))
    return np.asarray(Image.open(BytesIO(Picture(still).png(pixels))).convert("L"), float)


def glyph(pattern: str, turned: bool) -> tuple:
    dark, light = (CREAM, INK) if turned else (INK, CREAM)
    return Stroke(hexagon(), light), Stroke(PATTERN_PATHS[pattern], dark)


@pytest.mark.parametrize("one, other", list(combinations(FILL, 2)))
def test_colours_differ_in_grey(one, other):
    assert abs(lightness(FILL[one]) - lightness(FILL[other])) > 8


@pytest.mark.parametrize("seen_by", SEEN_BY)
def test_colours_differ_for_everybody(seen_by):
    for one, other in combinations(FILL.values(), 2):
        assert np.linalg.norm(lab(one, seen_by) - lab(other, seen_by)) > 18, (one, other)


BASES = {"light": (tiles.tile, BY_TEXT["yd"]), "dark": (tiles.tile, BY_TEXT["bq"]), "printed": (tiles.printed, BY_TEXT["gs"]), "free": (tiles.free,)}


@pytest.mark.parametrize("base", list(BASES.values()), ids=list(BASES))
def test_marks_differ_in_grey(base):
    free = base[0] is tiles.free
    looks = {"none": grey(base)} | {role: grey(base, (mark, (role,), free)) for role in ROLES}
    for one, other in combinations(looks, 2):
        assert (np.abs(looks[one] - looks[other]) > 60).mean() > 0.012, (one, other)


@pytest.mark.parametrize("turned", [False, True])
def test_patterns_differ_when_small(turned):
    looks = {pattern: grey((glyph, pattern, turned), pixels=30) for pattern in PATTERN_PATHS}
    for one, other in combinations(looks, 2):
        assert (np.abs(looks[one] - looks[other]) > 80).mean() > 0.1, (one, other)


def test_patterns_stay_in_their_circle():
    for pattern, path in PATTERN_PATHS.items():
        assert np.hypot(*path.interpolated(1).vertices.T).max() < 1.16, pattern


@pytest.mark.parametrize("colour", range(6))
def test_printed_patches_are_paler_than_sewn_ones(colour):
    sewn, printed = (layer((kind, 6 * colour))[0].fill for kind in (tiles.tile, tiles.printed))
    assert lightness(printed) > lightness(sewn) + 3


@pytest.mark.parametrize("patch", range(36))
def test_patterns_and_letters_can_be_read_on_their_colour(patch):
    for parts in (layer((tiles.tile, patch)), layer((tiles.printed, patch))):
        ground, ink = parts[0].fill, parts[-1].colour
        brighter, darker = sorted((((lightness(c) + 16) / 116) ** 3 + 0.05 for c in (ground, ink)), reverse=True)
        assert brighter / darker > 3, (patch, brighter / darker)


@pytest.mark.filterwarnings("error")
def test_a_japanese_name_is_drawn_as_it_is_written():
    results = {"score": 52, "cats": 3, "buttons": 4}
    seen = [np.asarray(Image.open(BytesIO(Picture(Results({name: results})).png(600)))) for name in ("花子", "花乃")]
    assert (seen[0] != seen[1]).any()  # boxes for missing letters would look alike
