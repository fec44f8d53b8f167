"""What the eye must be able to tell apart on Catan's island: lands, chips, players, pieces, marks."""
from io import BytesIO
from itertools import combinations

import numpy as np
import pytest
from catan_looks import written
from PIL import Image
from test_figures_seen import SEEN_BY, lab

from figures import catan_cards
from figures import catan_pieces as drawn
from figures.catan_colours import LAND_FILL, PLAYER_FILL, PLAYER_LETTER
from figures.catan_island import at_corner, on_edge
from figures.hex_marks import mark
from figures.paper import lightness
from figures.picture import Picture, Still
from figures.sheet import Look, svg_layer
from rulelib.catan.lands import CHIPS, LETTERS, PIPS

ROLES = ("member", "blocker", "missing", "candidate", "candidate:+3", "chosen")


def grey(*layers, pixels: int = 40, size: float = 1.4) -> np.ndarray:
    """A piece in shades of grey, as large as on a small screen."""
    still = Still((("piece", Look(size / 2, size / 2, layers)),), (size, size))
    return np.asarray(Image.open(BytesIO(Picture(still).png(pixels))).convert("L"), float)


@pytest.mark.parametrize("terrain", range(6))
def test_a_land_has_its_letter_its_number_and_its_chip(terrain):
    assert written((drawn.land, terrain, 7, 0)) == [LETTERS[terrain], "7"]
    assert written((drawn.land, terrain, 7, 11)) == [LETTERS[terrain], "7", "11"]


@pytest.mark.parametrize("chip", sorted(set(CHIPS)))
def test_a_chip_has_its_pips_and_the_likely_ones_look_otherwise(chip):
    parts = drawn.numbered(chip)
    assert len(parts[-1].path.vertices) == 7 * PIPS[chip]
    assert (lightness(parts[0].fill) < 50) is (chip in (6, 8))


@pytest.mark.parametrize("one, other", list(combinations(range(6), 2)))
def test_lands_differ_in_grey(one, other):
    looks = [grey((drawn.land, terrain, 1, 0), size=2) for terrain in (one, other)]
    assert (np.abs(looks[0] - looks[1]) > 40).mean() > 0.05


@pytest.mark.parametrize("one, other", list(combinations(PLAYER_FILL, 2)))
def test_players_differ_in_lightness_and_by_letter(one, other):
    assert abs(lightness(PLAYER_FILL[one]) - lightness(PLAYER_FILL[other])) > 15
    assert PLAYER_LETTER[one] != PLAYER_LETTER[other]
    assert all(np.linalg.norm(lab(PLAYER_FILL[one], eyes) - lab(PLAYER_FILL[other], eyes)) > 25 for eyes in SEEN_BY)


@pytest.mark.parametrize("one, other", list(combinations(LAND_FILL, 2)))
def test_lands_differ_for_everybody(one, other):
    assert all(np.linalg.norm(lab(one, eyes) - lab(other, eyes)) > 10 for eyes in SEEN_BY)


@pytest.mark.parametrize("colour", PLAYER_FILL)
def test_what_a_player_builds_has_the_letter_and_can_be_read(colour):
    for layer in (drawn.settlement(colour), drawn.city(colour), drawn.road(colour, 30)):
        letter = layer[-1]
        assert letter.text == PLAYER_LETTER[colour]
        brighter, darker = sorted((((lightness(c) + 16) / 116) ** 3 + 0.05 for c in (PLAYER_FILL[colour], letter.colour)), reverse=True)
        assert brighter / darker > 3


def test_a_city_is_larger_than_a_settlement():
    areas = [np.ptp(path.vertices, axis=0).prod() for path in (drawn.HOUSE, drawn.CITY)]
    assert areas[1] > 1.7 * areas[0]


KINDS = {
    "land": lambda roles: grey((drawn.land, 3, 1, 8), *(((mark, roles, False),) if roles else ()), size=2.2),
    "free corner": lambda roles: grey((at_corner, "", "", roles, "")),
    "settlement": lambda roles: grey((at_corner, "red", "settlement", roles, "")),
    "city": lambda roles: grey((at_corner, "white", "city", roles, "")),
    "free edge": lambda roles: grey((on_edge, "", 30, roles, "")),
    "road": lambda roles: grey((on_edge, "blue", 90, roles, "")),
    "resource": lambda roles: grey((catan_cards.resource, 4, "3", roles), size=1.8),
    "bonus card": lambda roles: grey((catan_cards.bonus, "longest-road", "red", roles), size=2.4),
}


@pytest.mark.parametrize("kind", KINDS)
def test_marks_differ_in_grey(kind):
    looks = {role: KINDS[kind]((role,) * bool(role)) for role in ("", *ROLES)}
    for one, other in combinations(looks, 2):
        apart = (np.abs(looks[one] - looks[other]) > 60).sum()
        assert apart > 12, (one, other, apart)


def test_a_free_corner_is_nearly_unseen_and_can_be_hit():
    bare, candidate = (grey((at_corner, "", "", roles, "")) for roles in ((), ("candidate",)))
    empty = grey()
    assert (np.abs(bare - empty) > 40).sum() < 12 < (np.abs(candidate - empty) > 40).sum()
    for key in ((at_corner, "", "", (), ""), (on_edge, "", 30, (), "")):
        assert "fill-opacity: 0" in svg_layer(key)  # a face that is not seen takes the click
