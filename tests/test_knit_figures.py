"""Pictures of Knitting Circle: every piece once, changes equal a fresh drawing, what is drawn of garments, circle and boards, marks, targets."""
import re
from itertools import combinations
from random import Random
from statistics import median
from time import perf_counter

import pytest

from figures import knit_captions, knit_handouts, knitting_circle
from figures.knit_gallery import KNITTING, played, seat, still, table
from figures.knit_seat import KNOWN, places
from figures.picture import PAINTERS, Picture
from figures.sheet import svg_layer
from rulelib.knitting_circle import Seat, Table, Yarn, new_game, play, random_move, read, read_move
from rulelib.knitting_circle.circle import CATS, reachable
from rulelib.knitting_circle.deck import CARDS, REQUESTS, TYPES
from rulelib.knitting_circle.judging import why_pattern
from rulelib.knitting_circle.patterns import pattern
from rulelib.knitting_circle.questions import read_results
from rulelib.knitting_circle.scoring import Results, score_knitter, winners

RESULTS = read_results({"results": {"ann": {"score": 40, "yarn": 3}, "ben": {"score": 40, "yarn": 3}, "cyd": {"score": 38}}})
CIRCLE = read({"circle": ["red 2", 1, 0, "blue 2", 0, 2], "slots": {1: ["red p", "blue p"]}, "cat": "red"})
GARMENT = read({"garment": "sweater", "yarn": ["red k", "blue p", "red k", "blue p", "red k"], "workspace": ["red+blue", "stripes", "hat"]})
POSITIONS = {
    "strip": read({"yarn": "ABBA"}),
    "circle": CIRCLE,
    "garment": GARMENT,
    "player": seat(),
    "results": RESULTS,
    "table": table(),
    "case of a table": read({"players": 3, "cats": {"red": 2}}),
} | {f"{players} players": played(players, 60) for players in (2, 3, 4)}
OPTIONS = ({}, {"seats": (1,)}, {"below": True}, {"seats": (2,), "below": True}, {"across": 1, "cards": 3})


def drawn_groups(svg: str) -> dict[str, str]:
    """The groups of a picture by their ids, in order."""
    return {re.match(r'<g id="([^"]*)"', line)[1]: line for line in svg.splitlines() if line.startswith("<g id=")}


def written(position, gid: str, marks=(), **options) -> list[str]:
    """The letters and numbers on a piece."""
    look = Picture(position, marks, **options).pieces[gid]
    return re.findall(r">([^<]+)</text>", "".join(map(svg_layer, look.layers)))


@pytest.mark.parametrize("position", list(POSITIONS.values()), ids=list(POSITIONS))
def test_every_piece_has_its_id_once_and_no_other_id_is_written(position):
    picture = Picture(position, names=True)
    assert re.findall(r'\bid="([^"]*)"', picture.svg()) == list(picture.pieces)
    assert not re.search(r"<defs|<use|clip-path|url\(#", picture.svg())


@pytest.mark.parametrize("options", OPTIONS)
def test_every_piece_of_a_table_lies_on_its_sheet(options):
    for position in (table(), played(4, 200)):
        picture = Picture(position, **options)
        for gid, look in picture.pieces.items():
            assert -0.2 <= look.x <= picture.size[0] and -0.2 <= look.y <= picture.size[1], gid


def test_what_evidence_may_mark_is_a_piece():
    pieces = set(Picture(table()).pieces)
    common = {"space:6", "slot:6:2", "cat:red", "cat:blue", "centre:red", "marker", "bag"} | {f"deck:{word}" for word in TYPES}
    assert common | {f"request:{REQUESTS[each.name]}" for each in table().supply.requests} <= pieces
    own = {"row:4", "bowl:2", "paw:1", "needle:2", "button:6", "g1", "g1:needle", "g1:s4", "g1:bonus", "g1:button:3", "g1:angry"}
    assert {f"p{player}:{gid}" for player in (1, 2) for gid in own} <= pieces
    assert own <= set(Picture(seat()).pieces) and {"s1", "s4"} <= set(Picture(Yarn((0, 1, 1, 0))).pieces)
    assert all(gid in KNOWN for gid in common | own) and "g1:s9" not in KNOWN and "p5:g1" not in KNOWN


@pytest.mark.parametrize("players", [2, 4])
def test_changes_make_the_same_picture_as_drawing_afresh(players):
    rng, position = Random(players), new_game(players, Random(players), True)
    picture = Picture(position)
    before = drawn_groups(picture.svg())
    for step in range(70):
        position = play(position, random_move(position, rng))
        marks = (("member", ("space:2", "p1:row:1", "slot:1:1")), ("candidate:+5", ("p2:g1:s2", "cat:red"))) if step % 3 else ()
        changed, fresh = picture.change(position, marks), drawn_groups(Picture(position, marks).svg())
        assert changed == {gid: drawn for gid, drawn in fresh.items() if drawn != before[gid]}
        assert list(fresh) == list(before)
        before = fresh
    assert drawn_groups(picture.svg()) == before


def test_a_whole_game_keeps_its_pieces():
    for players, options in ((2, {"seats": (1,)}), (3, {"below": True}), (4, {})):
        rng, position = Random(7), new_game(players, Random(7), True)
        picture = Picture(position, **options)
        while not position.over:
            position = play(position, random_move(position, rng))
            picture.change(position)
        assert picture.position.over


def test_one_tile_knitted_redraws_only_what_it_touches():
    position = seat()
    picture = Picture(position, board="all", cards=places(position.knitter))
    after = play(position, read_move("flip red k cost blue p", position))
    assert set(picture.change(after)) == {"row:1", "row:2", "row:3"}
    knitted = play(after, read_move("knit red p 1", after))
    assert set(picture.change(knitted)) == {"row:1", "row:2", "g1:s4"}


def test_a_board_and_its_places_hold_while_a_player_acts():
    position = read({"row": ["red k", "blue p", "red k", "blue p"], "needles": 0, "garments": [{"garment": "hat", "yarn": []}]})
    picture = Picture(position, board="all", cards=places(position.knitter))
    for line in ("knit red k 1", "knit blue p 1", "knit red k 1", "knit blue p 1", "finish 1"):
        position = play(position, read_move(line, position))
        picture.change(position)
    assert "g1:angry" in picture.pieces and not picture.pieces["g1:needle"].layers


@pytest.mark.parametrize("type", range(6), ids=TYPES)
def test_a_card_shows_its_ladder_and_its_deck(type):
    position = read({"garment": TYPES[type], "yarn": [], "finished": False})
    card = CARDS[type]
    for place in range(len(card.sides)):
        told = written(position, f"g1:s{place + 1}", names=True)
        assert told == [str(card.ladder.get(place + 1))] * (place + 1 in card.ladder) + ["?"] * (place in card.yarn) + [str(place + 1)]
    assert written(position, "g1") == [("R", "O", "Y", "G", "B", "P")[type]]
    empty = [Picture(position).pieces[f"g1:s{place + 1}"].layers for place in (0, len(card.sides) - 1)]
    assert f"g1:s{len(card.sides) + 1}" not in Picture(position).pieces or not Picture(position).pieces[f"g1:s{len(card.sides) + 1}"].layers
    assert empty[0] != empty[1]


def test_the_number_that_counts_is_the_lowest_filled_one():
    shown = Picture(GARMENT).pieces
    dark = [place for place in range(1, 8) if shown[f"g1:s{place}"].layers[0][4]]
    assert dark == [5] and GARMENT.knitter.garments[0].points == 7


def test_needle_buttons_and_cat_lie_where_they_belong():
    shown = Picture(seat()).pieces
    assert shown["g1:needle"].layers and not shown["g2:needle"].layers
    assert [bool(shown[f"g{number}:button:3"].layers) for number in (1, 2)] == [False, True]
    angry = read({"garments": [{"garment": "mittens", "yarn": ["red k", "blue p", "green k"], "finished": True}]})
    assert Picture(angry).pieces["g1:angry"].layers and not shown["g2:angry"].layers


@pytest.mark.parametrize("spaces", [6, 8, 10])
def test_the_circle_goes_clockwise_from_the_upper_right(spaces):
    position = read({"circle": ["red 1", *[1] * (spaces - 1)], "cat": "red"})
    shown = Picture(position).pieces
    spots = [(shown[f"space:{number}"].x, shown[f"space:{number}"].y) for number in range(1, spaces + 1)]
    middle = sum(x for x, _ in spots) / spaces, sum(y for _, y in spots) / spaces
    first, second = ((x - middle[0], y - middle[1]) for x, y in spots[:2])
    assert first[0] > 0 > first[1] and first[0] * second[1] - first[1] * second[0] > 0
    gaps = [(x - other) ** 2 + (y - below) ** 2 for (x, y), (other, below) in combinations([(look.x, look.y) for gid, look in shown.items() if gid[:4] == "slot"], 2)]
    assert min(gaps) > 1.38**2  # tiles do not overlap


def test_spaces_have_numbers_and_cats_their_letters():
    assert written(CIRCLE, "space:5") == ["5"] and written(CIRCLE, "cat:blue") == ["B"] and written(CIRCLE, "slot:6:1") == ["?"]
    assert written(table(), "cat:blue") == ["B", "2"] and written(table(), "round") == ["4/6"]
    assert len({cat[0] for cat in CATS}) == 4


def test_where_the_cat_may_go_is_shown_on_request_alone():
    plain, shown = (Picture(CIRCLE, reach=reach).pieces for reach in (False, True))
    changed = {gid for gid in plain if plain[gid] != shown[gid]}
    assert changed == {f"space:{space + 1}" for space in reachable(CIRCLE.circle, 0)}


def test_the_marker_lies_before_the_start_player():
    one, two = (Picture(table()._replace(start=start)).pieces["marker"] for start in (1, 2))
    assert one.y < two.y
    assert Picture(table()._replace(start=2), seats=(1,)).pieces["marker"].layers


@pytest.mark.parametrize("marks, message", [((("membr", ("s2",)),), "membr"), ((("member", ("s7",)),), "s7")])
def test_a_mark_that_cannot_be_drawn_is_told(marks, message):
    with pytest.raises(ValueError, match=message):
        knitting_circle.paint(read({"yarn": "ABBA"}), marks)
    with pytest.raises(ValueError, match="g1:s9"):
        knitting_circle.paint(seat(), (("member", ("g1:s9",)),))


@pytest.mark.parametrize("position", [of for of in POSITIONS.values() if not isinstance(of, Results)], ids=[name for name in POSITIONS if name != "results"])
def test_targets_are_pieces_with_a_label_in_both_languages(position):
    picture = Picture(position)
    targets = picture.targets()
    assert targets and set(targets) <= set(picture.pieces)
    for gid, (english, japanese) in targets.items():
        assert picture.pieces[gid].layers, gid
        assert english.isascii() and re.search(r"[ぁ-んァ-ヶ一-龠]", japanese), (gid, japanese)


def test_targets_say_what_lies_there():
    targets = Picture(table()).targets()
    assert targets["slot:2:1"] == ("space 2, slot 1, blue (knit)", "スペース2、スロット1、青（編み目側）")
    assert targets["slot:2:2"] == ("space 2, slot 2, free", "スペース2、スロット2、空き")
    assert targets["cat:red"] == ("red cat, player 1, space 2", "赤の猫駒、プレイヤー1、スペース2")
    assert targets["p1:row:1"] == ("player 1, row, red (knit)", "プレイヤー1、個人ボードの上部、赤（編み目側）")
    assert targets["p2:bowl:1"] == ("player 2, yarn bowl, green", "プレイヤー2、毛糸ボウル、緑")
    assert targets["p1:button:1"] == ("player 1, workspace, colour button, red and blue, 3 points", "プレイヤー1、作業スペース、カラーボタン、赤と青、3点")
    assert targets["p1:g4:s3"] == ("player 1, garment 4 (hat), space 3, required space, free, knit", "プレイヤー1、衣服4（帽子）のマス3、必須項目、空き、編み目側")
    assert "p1:row:2" not in targets and "p1:needle:1" not in targets and "p2:g1:needle" not in targets


def test_only_the_players_who_are_shown_can_be_clicked():
    assert not any(gid.startswith("p1:") for gid in Picture(table(), seats=(2,)).targets())


def test_near_misses_miss_by_one_tile():
    for wanted, (good, spoilt) in knit_handouts.GOOD_AND_NEAR.items():
        sequence = knit_handouts.colours(spoilt)
        assert pattern(knit_handouts.colours(good)) == wanted and pattern(sequence) == 0
        at, colour = knit_handouts.near(sequence)[wanted]
        assert pattern(sequence[:at] + (colour,) + sequence[at + 1 :]) == wanted


def test_the_movement_figure_says_what_its_caption_says():
    pieces = dict(knit_handouts.movement().pieces)
    ticked = {gid for gid, look in pieces.items() if gid.startswith("space") and "member" in look.layers[0][4]}
    assert ticked == {"space:4", "space:5"}
    back = dict(knit_handouts.full_lap().pieces)
    assert "member" in back["space:1"].layers[0][4]


@pytest.mark.parametrize("name", knit_captions.HANDOUTS)
def test_handouts_are_drawn_and_told_in_both_languages(name):
    figure, width, english, japanese = knit_captions.HANDOUTS[name]
    assert 1_000 < len(Picture(figure()).png(width)) < 90_000 and figure()._repr_svg_().startswith("<svg")
    assert english.isascii() and english.endswith(".") and japanese.endswith("。")


def test_handouts_that_show_a_card_say_that_the_deck_is_ours():
    for name in ("garments", "buttons", "bonuses", "requests", "round", "actions", "board"):
        _, _, english, japanese = knit_captions.HANDOUTS[name]
        assert english.endswith(knit_captions.OURS[0]) and japanese.endswith(knit_captions.OURS[1])


def test_evidence_is_drawn_where_it_lies():
    changed = Picture(seat()).change(seat(), score_knitter(seat().knitter, ()).marks())
    assert {"g2:s1", "g2:s6", "g2:button:1", "g2:bonus", "g1:s4"} <= set(changed)
    strip = read({"yarn": "ABABB"})
    assert set(Picture(strip).change(strip, why_pattern(strip.colours, str).marks())) >= {"s5"}
    assert set(Picture(RESULTS).change(RESULTS, winners(RESULTS).marks())) == {"result:ann", "result:ben"}


def test_the_same_picture_has_the_same_bytes():
    for picture, width in list(KNITTING.values())[:4]:
        assert picture().png(width) == picture().png(width)


def test_positions_draw_themselves():
    assert seat()._repr_svg_() == Picture(seat()).svg() == still(seat())._repr_svg_()
    assert all(kind in PAINTERS for kind in (Yarn, Seat, Table, Results))


def test_a_change_is_quick():
    rng, position, spent = Random(1), new_game(4, Random(1), True), []
    picture = Picture(position)
    while not position.over:
        position = play(position, random_move(position, rng))
        start = perf_counter()
        picture.change(position, (("member", ("p1:row:1", "space:2")),))
        spent.append(perf_counter() - start)
    assert median(spent) < 0.012  # about 0.001 s
