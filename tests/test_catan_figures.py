"""Pictures of Catan: every piece once, changes equal a fresh drawing, names, hidden hands, doubts, targets."""
import re
from random import Random
from statistics import median
from time import perf_counter

import pytest
from catan_looks import written

from figures import catan
from figures.catan import Seen
from figures.catan_gallery import edges, table
from figures.catan_table import known
from figures.picture import PAINTERS, Picture
from rulelib.catan import Chips, Rolls, Table, Unsure, new_game, play, random_move
from rulelib.catan.cards import DEVELOPMENTS, ONE, packed
from rulelib.catan.lands import EXAMPLE_ISLAND
from rulelib.catan.moves import Buy, Robber

NEW = new_game(4, Random(2), EXAMPLE_ISLAND)
POSITIONS = {
    "table": table(),
    "new game": NEW,
    "seen": Seen(table(), (3, 4), ("blue",)),
    "chips": Chips(EXAMPLE_ISLAND.lands, 2),
    "rolls": Rolls(("red", "blue", "white"), ((3, 4), (6, 6), (1, 2))),
}


def drawn_groups(svg: str) -> dict[str, str]:
    """The groups of a picture by their ids, in order."""
    return {re.match(r'<g id="([^"]*)"', line)[1]: line for line in svg.splitlines() if line.startswith("<g id=")}


@pytest.mark.parametrize("position", list(POSITIONS.values()), ids=list(POSITIONS))
def test_every_piece_has_its_id_once_and_no_other_id_is_written(position):
    picture = Picture(position, names=True)
    assert re.findall(r'\bid="([^"]*)"', picture.svg()) == list(picture.pieces)
    assert not re.search(r"<defs|<use|clip-path|url\(#", picture.svg())


def test_all_that_can_be_marked_is_a_piece():
    for position in (table(), NEW):
        assert known(position.colours) <= set(Picture(position).pieces)
    assert {"land:19", "corner:54", "edge:12-17", "harbour:9", "robber", "hand:red:ore", "card:blue:knight", "bonus:longest-road"} <= known(("red", "blue"))


@pytest.mark.parametrize("below", [False, True])
def test_changes_make_the_same_picture_as_drawing_afresh(below):
    rng, position = Random(3), new_game(3, Random(3))
    picture = Picture(position, below=below)
    before = drawn_groups(picture.svg())
    for step in range(60):
        position = play(position, random_move(position, rng))
        marks = (("member", ("corner:20", "edge:12-17", "hand:red")), ("candidate:+5", ("land:3", "bank:ore"))) if step % 3 else ()
        changed, fresh = picture.change(position, marks), drawn_groups(Picture(position, marks, below=below).svg())
        assert changed == {gid: new for gid, new in fresh.items() if new != before[gid]}
        assert list(fresh) == list(before)
        before = fresh


def test_a_road_built_redraws_only_what_it_changes():
    before, road = table(), edges("32-37")
    seat = before.seats[1]._replace(roads=before.seats[1].roads | road, hand=before.seats[1].hand - ONE[0] - ONE[3])
    after = before.with_seat(1, seat)._replace(bank=before.bank + ONE[0] + ONE[3])
    expected = {"edge:32-37", "pieces:blue:roads", "hand:blue", "hand:blue:lumber", "hand:blue:brick", "bank:lumber", "bank:brick"}
    assert set(Picture(before).change(after)) == expected
    assert set(Picture(before, shelf=False).change(after)) == {"edge:32-37"}


def test_nothing_changed_is_nothing_sent():
    marks = (("member", ("corner:12", "harbour:3", "bonus:largest-army")), ("missing", ("land:5", "deck")))
    picture = Picture(table(), marks)
    assert picture.change(table(), marks) == {}
    assert set(picture.change(table())) == {gid for _, of in marks for gid in of}


@pytest.mark.parametrize("role, gid, wrong", [("membr", "land:1", "membr"), ("member", "corner:55", "corner:55"), ("member", "hand:orange", "hand:orange")])
def test_a_mark_that_cannot_be_drawn_is_told(role, gid, wrong):
    with pytest.raises(ValueError, match=wrong):
        catan.paint(table(), ((role, (gid,)),))


def test_marks_on_the_shelf_are_let_go_where_only_the_island_is_drawn():
    assert Picture(table(), (("member", ("bank:ore", "hand:red")),), shelf=False).pieces == Picture(table(), shelf=False).pieces


def test_names_are_written_when_asked():
    numbers = {str(number) for number in range(1, 55)}
    texts = {gid.partition(":")[2] for gid in Picture(table()).pieces if gid.startswith("edge:")}

    def told(kind: str, **options) -> set[str]:
        pieces = Picture(table(), **options).pieces
        return {text for gid, look in pieces.items() if gid.startswith(kind) for text in written(*look.layers)}

    assert not numbers & told("corner:") and numbers <= told("corner:", names=True) and numbers <= told("corner:", names="corners")
    assert not texts & told("edge:", names=True) and texts <= told("edge:", names="edges")


def test_a_hidden_hand_shows_only_its_number():
    shown, secret = (Picture(Seen(table(), None, hidden)).pieces for hidden in ((), ("red",)))
    assert written(*shown["hand:red:grain"].layers) == ["3"] and secret["hand:red:grain"].layers == ()
    assert written(*secret["hand:red"].layers) == ["6"] and written(*secret["cards:red"].layers) == ["3"]
    assert written(*shown["points:red"].layers) == ["7"] and written(*secret["points:red"].layers) == ["6"]
    targets = Picture(table(), hidden=("red",)).targets()
    assert "hand:red:grain" not in targets and "card:red:knight" not in targets and "hand:blue:wool" in targets
    assert targets["hand:red"] == ("Red, hand, 6 resources", "赤、手元、材料6枚")


def test_what_is_in_doubt_is_a_question_mark():
    before = table()._replace(phase="robber", turn=0)
    unsure = play(before, Robber(10, 1))
    assert isinstance(unsure, Unsure)
    pieces = Picture(unsure).pieces
    assert written(*pieces["hand:blue:wool"].layers) == ["?"] and written(*pieces["hand:red:wool"].layers) == ["?"]
    assert written(*pieces["hand:blue"].layers) == ["8"] and written(*pieces["hand:red:grain"].layers) == ["3"]
    assert Picture(unsure).targets()["hand:blue:wool"] == ("Blue, hand, wool ?", "青、手元、羊毛 ?")


def test_a_card_bought_that_nobody_saw_is_in_doubt():
    rich = table().seats[0]._replace(hand=packed({"wool": 1, "grain": 1, "ore": 1}), cards=0, new=0)
    unsure = play(table().with_seat(0, rich)._replace(deck=None), Buy())
    pieces = Picture(unsure).pieces
    assert all("?" in written(*pieces[f"card:red:{kind}"].layers)[0] for kind in DEVELOPMENTS)
    assert written(*pieces["points:red"].layers) == ["?"] and written(*pieces["cards:red"].layers) == ["1"]


def test_discards_and_the_dice_are_shown():
    position = table()._replace(phase="discard", owes=(0, 4, 0))
    pieces = Picture(Seen(position, (6, 1))).pieces
    assert written(*pieces["owes:blue"].layers) == ["−4"] and pieces["owes:red"].layers == ()
    assert written(*pieces["dice"].layers) == ["7"] and written(*Picture(position).pieces["dice"].layers) == ["?", "?"]


def test_the_picture_is_as_wide_as_the_island_unless_the_players_sit_beside_it():
    island, pairs, below, beside = Picture(table(), shelf=False).size, Picture(table()).size, Picture(table(), below=True).size, Picture(table(), below=False).size
    assert island[0] == pairs[0] == below[0] < beside[0] and island[1] < pairs[1] < below[1] and beside[0] > beside[1]


@pytest.mark.parametrize("position", list(POSITIONS.values()), ids=list(POSITIONS))
def test_targets_are_pieces_with_a_label_in_both_languages(position):
    picture = Picture(position)
    targets = picture.targets()
    assert targets and set(targets) <= set(picture.pieces)
    for gid, (english, japanese) in targets.items():
        assert english.isascii() and re.search(r"[ぁ-んァ-ヶ一-龠]", japanese) and "-card" not in japanese, (gid, japanese)
    assert len(set(targets.values())) == len(targets)


def test_targets_say_what_lies_there():
    targets = Picture(Seen(table(), (3, 4))).targets()
    assert targets["corner:2"] == ("corner 2, free, 1 land: pasture 10, harbour, 2:1 grain", "交差点2、空き、土地1つ：牧草地10、港、小麦2対1")
    assert targets["corner:40"] == ("corner 40, Red's city, 3 lands: forest 3, mountains 5, hills 8", "交差点40、赤の都市、土地3つ：森林3、山岳5、丘陵8")
    assert targets["edge:12-17"] == ("edge 12-17, Red's road", "辺12-17、赤の道") and targets["edge:1-4"] == ("edge 1-4, free", "辺1-4、空き")
    assert targets["land:17"] == ("land 17, hills, number chip 8, robber", "土地17、丘陵、数字チップ8、盗賊")
    assert targets["harbour:2"] == ("harbour 2, 2:1 grain, corners 2 and 6", "港2、小麦2対1、交差点2と6")
    assert targets["phase"] == ("phase, trade and build", "フェーズ、交換と建設")
    assert targets["card:red:knight"] == ("Red, 1 knight", "赤、騎士1枚")
    assert targets["bonus:largest-army"] == ("largest army, Blue", "最大騎士力、青") and targets["dice"] == ("dice, 3 and 4", "サイコロ、3と4")


def test_positions_draw_themselves():
    assert table()._repr_svg_() == Picture(table()).svg()
    assert all(kind in PAINTERS for kind in (Table, Seen, Unsure, Chips, Rolls))
    assert catan.paint(table(), names=True).get_size_inches()[0] > 6


def test_a_change_is_quick():
    rng, position, spent = Random(1), new_game(4, Random(1)), []
    picture = Picture(position)
    for _ in range(150):
        position = play(position, random_move(position, rng))
        if position.over:
            break
        start = perf_counter()
        picture.change(position, (("member", ("corner:14",)),))
        picture.targets()
        spent.append(perf_counter() - start)
    assert median(spent) < 0.012  # about 0.001 s
