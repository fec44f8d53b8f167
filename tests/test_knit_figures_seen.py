"""What the eye must be able to tell apart in Knitting Circle: yarns for everybody and in grey, knit from purl, cats, buttons, marks."""
from io import BytesIO
from itertools import combinations

import numpy as np
import pytest
from PIL import Image
from test_figures_seen import SEEN_BY, lab

from figures import knit_bonuses, knit_buttons, knit_stitches
from figures.knit_circle import pad
from figures.knit_colours import CAT_FILL, CAT_LETTER, LETTERS, OPTIONAL, REQUIRED, YARN
from figures.knit_garments import empty, knitted, space
from figures.knit_glyphs import cat, swatch
from figures.marks import boxed
from figures.paper import lightness, readable_on
from figures.picture import Picture, Still
from figures.sheet import Look
from rulelib.knitting_circle.deck import CARDS, FIRST_PATTERN, FIRST_TYPE, TYPES

ROLES = ("member", "blocker", "missing", "candidate", "candidate:+3", "chosen")


def grey(*layers, pixels: int = 40, size: float = 1.4, at: tuple[float, float] | None = None) -> np.ndarray:
    """A piece in shades of grey, as large as on a small screen."""
    x, y = at or (size / 2, size / 2)
    still = Still((("piece", Look(x, y, layers)),), (size, size))
    return np.asarray(Image.open(BytesIO(Picture(still).png(pixels))).convert("L"), float)


@pytest.mark.parametrize("one, other", list(combinations(range(6), 2)))
def test_yarns_differ_in_grey_and_for_everybody(one, other):
    assert abs(lightness(YARN[one]) - lightness(YARN[other])) > 8
    for seen_by in SEEN_BY:
        assert np.linalg.norm(lab(YARN[one], seen_by) - lab(YARN[other], seen_by)) > 22, seen_by


def test_every_yarn_and_every_cat_has_its_letter():
    assert LETTERS == ("R", "O", "Y", "G", "B", "P") and CAT_LETTER == ("R", "B", "G", "Y")
    assert len(set(CAT_FILL)) == 4


@pytest.mark.parametrize("fill", YARN)
def test_stitches_and_letters_can_be_read_on_their_yarn(fill):
    ink, ground = (((lightness(colour) + 16) / 116) ** 3 + 0.05 for colour in (readable_on(fill), fill))
    assert max(ink, ground) / min(ink, ground) > 3
    assert abs(lightness(knit_stitches.yarn_line(fill)) - lightness(fill)) > 18


@pytest.mark.parametrize("colour", range(6))
def test_knit_and_purl_differ_in_grey(colour):
    loose = [grey((knit_stitches.tile, 2 * colour + side)) for side in (0, 1)]
    assert (np.abs(loose[0] - loose[1]) > 18).mean() > 0.08
    lying = [grey((knitted, TYPES.index("scarf"), place, 2 * colour + CARDS[3].sides[place]), size=2.2, pixels=60, at=(1.1, 0.5 - 0.9 * place)) for place in (0, 1)]
    assert (np.abs(lying[0] - lying[1]) > 18).mean() > 0.03


def test_spaces_of_the_circle_show_their_side():
    shown = [grey((pad, space, (0.0, -9.0), False), size=2.4) for space in (0, 1)]
    assert (np.abs(shown[0] - shown[1]) > 20).mean() > 0.06


def test_required_spaces_are_paler_than_optional_ones():
    assert lightness(REQUIRED) > lightness(OPTIONAL) + 15
    for type, card in enumerate(CARDS):
        pale = grey((empty, type, 0), size=2.2, at=(1.1, 0.4)).mean()
        assert pale > grey((empty, type, card.required), size=2.2, at=(1.1, 0.4 - card.required * 0.9)).mean() + 4


@pytest.mark.parametrize("one, other", list(combinations(range(6), 2)))
def test_garments_are_told_by_their_shape(one, other):
    shown = [grey((knit_buttons.button, FIRST_TYPE + type), size=2.2) for type in (one, other)]
    assert (np.abs(shown[0] - shown[1]) > 80).mean() > 0.012


def test_patterns_buttons_and_bonuses_look_different():
    swatches = [grey((swatch, pattern, 0.0, 0.0)) for pattern in (1, 2, 3, 4)]
    squares = [grey((knit_buttons.button, FIRST_PATTERN + k), size=2.2) for k in range(4)]
    bonuses = [grey((knit_bonuses.bonus, k, 2, ()), size=2.6) for k in range(7)]
    for looks, share in ((swatches, 0.02), (squares, 0.02), (bonuses, 0.015)):
        for one, other in combinations(looks, 2):
            assert (np.abs(one - other) > 60).mean() > share


def test_cats_differ_in_grey():
    for one, other in combinations([grey((cat, number), size=1.8) for number in range(4)], 2):
        assert (np.abs(one - other) > 15).mean() > 0.025


def _marked(face: tuple, half: float):
    return lambda role: grey(face, *(((boxed, (role,), -half, -half, half, half),) if role else ()), size=2 * half + 0.6)


KINDS = {
    "tile": _marked((knit_stitches.tile, 1), 0.72),
    "free place": _marked((knit_stitches.place,), 0.72),
    "ball": _marked((knit_stitches.ball, 4), 0.66),
    "space": lambda role: grey((pad, 2, (0.0, -1.1), False, (role,) * bool(role)), size=3.0),
    "knitted": lambda role: grey((space, TYPES.index("scarf"), 0, 3, False, "", (role,) * bool(role)), size=2.4, pixels=60, at=(1.2, 0.5)),
    "empty": lambda role: grey((space, TYPES.index("hat"), 2, None, False, "", (role,) * bool(role)), size=4.0, pixels=90, at=(2.0, -0.5)),
    "button": lambda role: grey(*knit_buttons.slot(3, 0, (role,) * bool(role)), size=2.8),
}


@pytest.mark.parametrize("kind", KINDS)
def test_marks_differ_in_grey(kind):
    looks = {role: KINDS[kind](role) for role in ("", *ROLES)}
    for one, other in combinations(looks, 2):
        assert (np.abs(looks[one] - looks[other]) > 60).sum() > 12, (one, other)
