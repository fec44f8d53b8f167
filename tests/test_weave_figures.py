"""Pictures of Warp & Weft: every piece once, changes equal a fresh drawing, over and under seen in grey, letters, marks, targets."""
import re
from io import BytesIO
from itertools import combinations
from random import Random
from statistics import median
from time import perf_counter

import numpy as np
import pytest
from PIL import Image

from figures import weave_captions, weave_cards, weave_handouts, weave_paint
from figures.picture import PAINTERS, Picture, Still
from figures.sheet import Look, svg_layer
from figures.weave_gallery import WEAVING, about_to_weave, draft, played, weaver
from figures.weave_loom import Weaving, crossing_names, loom_names, meeting, place
from figures.weave_table import TableWeaving
from figures.weave_yarn import LETTERS, Strand
from rulelib.warp_and_weft import Weave, Weaver, play, random_move
from rulelib.warp_and_weft.cards import ADJACENCY_CARDS, INTERLACING_CARDS, Interlacing, card_text
from rulelib.warp_and_weft.counting import count, occurrences
from rulelib.warp_and_weft.loom import empty_loom, woven
from rulelib.warp_and_weft.scoring import Results, score, winners
from rulelib.warp_and_weft.texts import read_place

PINK, BLUE, YELLOW, GREEN, PURPLE = range(5)
ROLES = ("member", "blocker", "missing", "candidate", "candidate:+3", "chosen")
POSITIONS = {
    "loom": weaver(),
    "empty": Weaver(empty_loom(16)),
    "to be woven": about_to_weave(),
    "draft": draft(),
    "results": Results({"ann": 15, "ben": -2}),
} | {f"{players} players": played(players, 4) for players in (2, 3, 4, 5)}


def drawn_groups(svg: str) -> dict[str, str]:
    """The groups of a picture by their ids, in order."""
    return {re.match(r'<g id="([^"]*)"', line)[1]: line for line in svg.splitlines() if line.startswith("<g id=")}


def grey(*layers, pixels: int = 40, size: float = 1.2) -> np.ndarray:
    """A piece in shades of grey, as large as on a small screen."""
    still = Still((("piece", Look(size / 2, size / 2, layers)),), (size, size))
    return np.asarray(Image.open(BytesIO(Picture(still).png(pixels))).convert("L"), float)


@pytest.mark.parametrize("position", list(POSITIONS.values()), ids=list(POSITIONS))
def test_every_piece_has_its_id_once_and_no_other_id_is_written(position):
    picture = Picture(position, names=True)
    assert re.findall(r'\bid="([^"]*)"', picture.svg()) == list(picture.pieces)
    assert not re.search(r"<defs|<use|clip-path|url\(#", picture.svg())


def test_places_crossings_and_cards_are_pieces():
    pieces = set(Picture(weaver()).pieces)
    assert loom_names(10) | {f"card:{card_text(card)}" for card in weaver().shown} | {"kept:1", "kept:4", "goal", "buttons"} <= pieces
    assert {f"2:{name}" for name in loom_names(10)} | {"hand3:5", "kept1:4", "bag", "goal"} <= set(Picture(played(3, 1)).pieces)
    assert len(crossing_names(10)) == 100


@pytest.mark.parametrize("players", [2, 3])
def test_changes_make_the_same_picture_as_drawing_afresh(players):
    rng, table = Random(players), played(players, 1)
    picture = Picture(table)
    before = drawn_groups(picture.svg())
    for step in range(14):
        table = play(table, random_move(table, rng))
        card = f"card:{card_text(table.weavers[0].shown[step % 8])}"
        marks = (("member", (f"{rng.randint(1, players)}:v3", "1:h4", card)), ("candidate:+5", ("hand1:2", "1:v1-h1"))) if step % 3 else ()
        changed, fresh = picture.change(table, marks), drawn_groups(Picture(table, marks).svg())
        assert changed == {gid: drawn for gid, drawn in fresh.items() if drawn != before[gid]}
        assert list(fresh) == list(before)
        before = fresh
    assert drawn_groups(picture.svg()) == before


def test_flipping_a_crossing_redraws_only_it():
    position = about_to_weave()
    picture = Picture(position)
    for name in ("v2", "v6", "v4"):
        flipped = position._replace(move=position.move._replace(under=position.move.under ^ 1 << read_place(name, 8)))
        assert list(picture.change(flipped)) == [f"{name}-h8"]
        position = flipped


def test_a_draft_follows_its_loom():
    picture = Picture(about_to_weave(), draft=True)
    position = about_to_weave()
    assert list(picture.change(position._replace(move=position.move._replace(under=0)))) == ["v4-h8", "v8-h8", "draft"]


def test_nothing_changed_is_nothing_sent():
    marks = (("member", ("v2", "h8", "v2-h8")), ("missing", ("v5",)))
    picture = Picture(weaver(), marks)
    assert picture.change(weaver(), marks) == {}
    changed = set(picture.change(weaver()))
    assert {"v2", "h8", "v2-h8", "v5"} <= changed and "v4-h4" not in changed and "frame" not in changed


@pytest.mark.parametrize("one, other", list(combinations(range(5), 2)))
def test_over_and_under_differ_in_grey(one, other):
    over, under = (grey((meeting, Strand(one), Strand(other), way, ())) for way in (True, False))
    assert (np.abs(over - under) > 25).mean() > 0.12
    middle, beside = slice(18, 22), slice(3, 12)
    assert abs(over[beside, middle].mean() - over[middle, middle].mean()) < 14  # the upper thread runs on
    assert over[middle, beside].max() > 215  # the lower one stops: the ground is seen beside the upper


def test_the_upper_thread_is_on_top_where_the_loom_says_so():
    for column_over in (True, False):
        loom = woven(woven(empty_loom(8), YELLOW, 3), BLUE, 8 + 4, column_over << 3)
        key = Picture(Weaver(loom)).pieces["v4-h5"].layers[0]
        assert key[0] is meeting and key[3] is column_over
        assert bool(grey(key)[14:26, 14:26].mean() > 150) is column_over  # yellow is light, blue is dark


def test_a_thread_thought_of_looks_unlike_a_woven_one():
    for colour in range(5):
        looks = [grey((place, "v1", 1, True, Strand(colour, thought), ()), size=11, pixels=240) for thought in (False, True)]
        assert (np.abs(looks[0] - looks[1]) > 20).mean() > 0.01


@pytest.mark.parametrize("colour", range(5))
def test_a_thread_has_its_letter_at_both_ends_and_its_number(colour):
    for upright in (True, False):
        written = re.findall(r">([^<]+)</text>", svg_layer((place, "v3", 10, upright, Strand(colour), ())))
        assert written == [LETTERS[colour]] * 2 + ["v3"] * 2
    assert len(set(LETTERS)) == 5
    assert re.findall(r">([^<]+)</text>", svg_layer((weave_cards.skein, colour))) == [LETTERS[colour]]


@pytest.mark.parametrize("card", [*ADJACENCY_CARDS, *INTERLACING_CARDS], ids=card_text)
def test_a_card_has_the_letters_of_its_threads_and_its_example_holds_it_once(card):
    written = re.findall(r">([^<]+)</text>", svg_layer((weave_cards.card, card, ())))
    threads = [card.first, card.second] if card in ADJACENCY_CARDS else [card.first, card.second, card.second]
    assert sorted(written) == sorted(LETTERS[colour] for colour in threads)
    assert {"v3", f"card:{card_text(card)}"} <= dict(weave_handouts.card_example(card).pieces).keys()


def test_orders_of_a_card_look_different():
    looks = [grey((weave_cards.face, Interlacing(PINK, BLUE, order)), size=6, pixels=160) for order in ("OO", "OU", "UO", "UU")]
    for one, other in combinations(looks, 2):
        assert (np.abs(one - other) > 40).mean() > 0.002


STRAND = Strand(PINK)
KINDS = {
    "thread": lambda role: grey((place, "v1", 1, True, STRAND, (role,) * bool(role)), size=12, pixels=200),
    "place": lambda role: grey((place, "v1", 1, True, None, (role,) * bool(role)), size=12, pixels=200),
    "crossing": lambda role: grey((meeting, STRAND, Strand(BLUE), True, (role,) * bool(role))),
    "card": lambda role: grey((weave_cards.card, ADJACENCY_CARDS[0], (), (role,) * bool(role)), size=6, pixels=160),
    "loose thread": lambda role: grey((weave_cards.skein, YELLOW, (role,) * bool(role)), size=2),
}


@pytest.mark.parametrize("kind", KINDS)
def test_marks_differ_in_grey(kind):
    looks = {role: KINDS[kind](role) for role in ("", *ROLES)}
    for one, other in combinations(looks, 2):
        apart = (np.abs(looks[one] - looks[other]) > 60).sum()
        assert apart > 12, (one, other, apart)


def test_a_mark_runs_along_the_whole_thread_above_and_below_others():
    plain, marked = Picture(weaver()).pieces, Picture(weaver(), (("member", ("v2",)),)).pieces
    assert {gid for gid in plain if plain[gid] != marked[gid]} == {"v2", *(f"v2-h{row}" for row in weave_handouts.ROWS)}


@pytest.mark.parametrize("marks, message", [((("membr", ("v2",)),), "membr"), ((("member", ("v11",)),), "v11"), ((("member", ("card:pink-purple",)),), "pink-purple")])
def test_a_mark_that_cannot_be_drawn_is_told(marks, message):
    with pytest.raises(ValueError, match=message):
        weave_paint.paint(weaver(), marks)


def test_a_card_named_the_other_way_round_is_marked_on_its_face():
    assert set(Picture(weaver()).change(weaver(), (("blocker", ("card:pink UO blue",)),))) == {"card:pink OU blue"}


def test_buttons_lie_on_the_cards_of_their_owners():
    table = played(3, 9)
    for number, seat in enumerate(table.weavers, 1):
        for card in seat.buttons:
            assert f">{number}</text>" in svg_layer(Picture(table).pieces[f"card:{card_text(card)}"].layers[0])


@pytest.mark.parametrize("position", [of for of in POSITIONS.values() if not isinstance(of, Results)], ids=[name for name in POSITIONS if name != "results"])
def test_targets_are_pieces_with_a_label_in_both_languages(position):
    picture = Picture(position)
    targets = picture.targets()
    assert targets and set(targets) <= set(picture.pieces)
    for gid, (english, japanese) in targets.items():
        assert english.isascii() and re.search(r"[ぁ-んァ-ヶ一-龠]", japanese), (gid, japanese)


def test_targets_say_what_lies_there():
    targets = Picture(weaver()).targets()
    assert targets["v5"] == ("v5, free", "v5、空き")
    assert targets["v2"] == ("v2, pink thread", "v2、ピンクの糸")
    assert targets["v2-h8"] == ("crossing v2, h8: pink over blue", "交わりv2、h8：ピンクが青の上")
    assert targets["card:pink-green"] == ("adjacency card, pink beside green, your button", "隣接パターンカード、ピンクと緑が隣どうし、自分のボタンあり")
    assert "v5-h8" not in targets and len([gid for gid in targets if "-h" in gid and ":" not in gid]) == 64
    assert Picture(about_to_weave()).targets()["h8"] == ("h8, blue thread, not yet woven", "h8、青の糸、まだ織っていない")
    table = Picture(draft()).targets()
    assert table["hand2:3"] == ("player 2, hand, purple thread", "プレイヤー2、手元、紫の糸")
    assert "hand2:5" not in table


def test_a_thread_thought_of_at_a_table_is_drawn_at_its_players_loom():
    table = played(2, 2)
    free = next(name for name in (f"v{column}" for column in range(1, 11)) if table.weavers[1].loom.places[read_place(name, 10)] < 0)
    changed = Picture(TableWeaving(table)).change(TableWeaving(table, Weave(PINK, read_place(free, 10), 0, None, 2)))
    assert f"2:{free}" in changed and all(gid.startswith("2:") for gid in changed)


def test_the_full_loom_is_the_one_of_the_rules():
    figures = {"pink-green": 3, "yellow-green": 3, "pink OU blue": 6, "green OU yellow": 0}
    of = weaver()
    assert {card_text(card): count(of.loom, card) for card in of.buttons} == figures
    assert score(of._replace(kept=())).value["penalty"] == 2


def test_handouts_show_what_they_say():
    assert count(weave_handouts.adjacency_loom(), ADJACENCY_CARDS[0]) == 4
    loom, card = weave_handouts.interlacing_loom(), Interlacing(PINK, BLUE, "OU")
    assert {name: len(occurrences(loom, read_place(name, 8), card, "consecutive")) for name in weave_handouts.INTERLACED} == weave_handouts.INTERLACED
    for of in weave_handouts.CLOTHS.values():
        cloth = weave_handouts.cloth(of)
        assert all(bool(cloth.vertical_over >> (8 * row + column) & 1) == of(column, row) for row in range(8) for column in range(8))


@pytest.mark.parametrize("name", weave_captions.HANDOUTS)
def test_handouts_are_drawn_and_told_in_both_languages(name):
    figure, width, english, japanese = weave_captions.HANDOUTS[name]
    assert 1_000 < len(Picture(figure()).png(width)) < 90_000
    assert english.isascii() and english.endswith(".") and japanese.endswith("。")


def test_who_is_ahead_is_marked():
    results = Results({"ann": 15, "ben": 15, "cyd": 3})
    assert set(Picture(results).change(results, winners(results).marks())) == {"result:ann", "result:ben"}


def test_the_same_picture_has_the_same_bytes():
    for picture, width in list(WEAVING.values())[:4]:
        assert picture().png(width) == picture().png(width)


def test_positions_draw_themselves():
    assert weaver()._repr_svg_() == Picture(weaver()).svg()
    assert all(kind in PAINTERS for kind in (Weaver, Weaving, TableWeaving, Results, type(draft())))


def test_a_change_is_quick():
    rng, table, spent = Random(1), played(3, 1), []
    picture = Picture(table)
    while not table.over:
        table = play(table, random_move(table, rng))
        start = perf_counter()
        picture.change(table, (("member", ("1:v3",)),))
        spent.append(perf_counter() - start)
    assert median(spent) < 0.012  # about 0.001 s
