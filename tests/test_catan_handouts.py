"""Figures that teach Catan: what they show is what the rules say."""
import re

import pytest
from catan_looks import written

from figures import catan_captions, catan_handouts, catan_legends
from figures.catan_gallery import ISLAND, corners, cut, table
from figures.picture import Picture
from rulelib.catan import Chips
from rulelib.catan.cards import counts
from rulelib.catan.island import COAST, HARBOURS
from rulelib.catan.lands import EXAMPLE_ISLAND
from rulelib.catan.production import paid


def test_a_rolls_marks_are_what_it_pays():
    position = table()._replace(robber=9)
    for number in range(2, 13):
        told = catan_handouts.production_marks(position, number)
        shown = sum(int(role[8:]) * len(of) for role, of in told if role.startswith("member:+"))
        assert shown == sum(sum(counts(cards)) for cards in paid(position, number))
    blocked = dict(catan_handouts.production_marks(table(), 8))
    assert blocked == {"member": ("land:3",), "blocker": ("robber", "land:17"), "missing:0": ("corner:40",)}


def test_odds_are_shown_where_one_may_still_settle():
    shown = {gid: written(*look.layers) for gid, look in catan_handouts.odds(table()).pieces if gid.startswith("odds:")}
    assert shown["odds:1"] == ["4"] and shown["odds:24"] == ["7"] and shown["odds:54"] == ["4"]
    assert not {"odds:12", "odds:17", "odds:40", "odds:45"} & shown.keys()


def test_a_trail_is_numbered_in_order_and_its_cut_is_marked():
    pieces = dict(catan_handouts.trail(cut(), 0).pieces)
    assert [written(*look.layers)[0] for gid, look in pieces.items() if gid.startswith("step:")] == [str(number) for number in range(1, 9)]
    assert ("blocker",) in pieces["corner:36"].layers[0]


@pytest.mark.parametrize("start", COAST)
def test_the_spiral_is_lettered_from_any_coast_land(start):
    pieces = Picture(Chips(EXAMPLE_ISLAND.lands, start)).pieces
    letters = [written(*pieces[f"land:{land + 1}"].layers)[3:] for land in range(19)]
    assert sorted(text for found in letters for text in found) == list("ABCDEFGHIJKLMNOPQR") and letters[start] in (["A"], [])


def test_chips_are_kept_back_while_one_guesses():
    position = Chips(EXAMPLE_ISLAND.lands, 2)
    picture, chosen = Picture(position), ("chosen", ("land:3",))
    assert "11" in written(*picture.pieces["land:19"].layers)
    assert ">11</text>" not in picture.change(position, (chosen,))["land:19"]
    assert ">11</text>" in picture.change(position, (chosen, ("member", ("land:19",))))["land:19"]


def test_harbours_are_shown_with_their_corners():
    shown = {gid for gid, _ in catan_handouts.harbours().pieces if gid.startswith("corner:")}
    assert len(shown) == 2 * len(HARBOURS) and {"corner:1", "corner:4", "corner:53"} <= shown


@pytest.mark.parametrize("name, cost, points", catan_legends.COSTS)
def test_costs_are_shown_card_for_card(name, cost, points):
    shown = [look.layers[0][1] for gid, look in catan_legends.costs().pieces if re.fullmatch(rf"{name}:\d", gid)]
    assert [shown.count(kind) for kind in range(5)] == list(counts(cost))
    assert (f"points:{name}" in dict(catan_legends.costs().pieces)) is bool(points)


@pytest.mark.parametrize("name", catan_captions.HANDOUTS)
def test_handouts_are_drawn_and_told_in_both_languages(name):
    figure, width, english, japanese = catan_captions.HANDOUTS[name]
    assert 1_000 < len(Picture(figure()).png(width)) < 90_000
    assert english.isascii() and english.endswith(".") and japanese.endswith("。")


def test_the_same_picture_has_the_same_bytes():
    for picture, width in list(ISLAND.values())[:2]:
        first = picture().png(width)
        assert first == picture().png(width) and len(first) < 90_000


def test_the_gallerys_table_holds_every_card():
    of = table()
    assert sum(counts(of.bank)) + sum(sum(counts(seat.hand)) for seat in of.seats) == 95
    held = sum(sum(counts(seat.cards)) + sum(counts(seat.new)) + seat.knights for seat in of.seats)
    assert len(of.deck) + held == 25 and corners(1, 3) == 0b101
