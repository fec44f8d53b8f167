"""Pictures: every piece once, changes equal a fresh drawing, tokens where the quilt has them, targets in both languages."""
import re
from random import Random
from statistics import median
from time import perf_counter

import pytest

from figures import calico, calico_handouts
from figures.calico_quilt import buttons_on, cats_on
from figures.calico_table import targets_of
from figures.gallery import GALLERY, played, quilt, render
from figures.picture import Picture
from figures.sheet import svg_layer
from figures import calico_tiles as tiles
from rulelib.calico.board import NAME, NEAR
from rulelib.calico.cats import CATS, pleases
from rulelib.calico.goals import GOALS, goal_points
from rulelib.calico.patches import BY_TEXT, COLOUR_LETTERS, COLOURS, TEXT
from rulelib.calico.quilt import BUTTON_SIZE, empty_quilt, group_at, laid
from rulelib.calico.table import Turn, play
from rulelib.groups import groups, members
from rulelib.hexes import neighbours

MARKS = (("member", ("B2", "B3")), ("blocker", ("E4",)), ("missing", ("C3",)), ("candidate:+3", ("B4",)), ("chosen", ("F6",)))


def drawn_groups(svg: str) -> dict[str, str]:
    """The groups of a picture by their ids, in order."""
    return {re.match(r'<g id="([^"]*)"', line)[1]: line for line in svg.splitlines() if line.startswith("<g id=")}


def random_turn(table, rng) -> Turn:
    free = tuple(members(table.quilts[table.to_play - 1].free))
    return Turn(rng.choice(table.hands[table.to_play - 1]), rng.choice(free), rng.choice(table.market))


POSITIONS = {"quilt": quilt(), "empty": empty_quilt()} | {f"{players} players": played(players, 7) for players in (1, 2, 3, 4)}


@pytest.mark.parametrize("position", list(POSITIONS.values()), ids=list(POSITIONS))
def test_every_piece_has_its_id_once_and_no_other_id_is_written(position):
    picture = Picture(position, names=True)
    assert re.findall(r'\bid="([^"]*)"', picture.svg()) == list(picture.pieces)
    assert not re.search(r"<defs|<use|clip-path|url\(#", picture.svg())


def test_cells_are_pieces():
    assert set(NAME) <= set(Picture(quilt()).pieces)
    assert targets_of(2) <= set(Picture(played(2, 3)).pieces)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_changes_make_the_same_picture_as_drawing_afresh(players):
    rng, table = Random(players), played(players, 0)
    picture = Picture(table)
    before = drawn_groups(picture.svg())
    for step in range(16):
        table = play(table, random_turn(table, rng))
        marks = (("member", (f"{rng.randint(1, players)}:B2",)), ("candidate:+5", ("market:2",))) if step % 3 else ()
        changed, fresh = picture.change(table, marks), drawn_groups(Picture(table, marks).svg())
        assert changed == {gid: drawn for gid, drawn in fresh.items() if drawn != before[gid]}
        assert list(fresh) == list(before)
        before = fresh
    assert drawn_groups(picture.svg()) == before


def test_nothing_changed_is_nothing_sent():
    picture = Picture(quilt(), MARKS)
    assert picture.change(quilt(), MARKS) == {}
    assert set(picture.change(quilt())) == {cell for _, cells in MARKS for cell in cells}


def test_another_table_needs_another_picture():
    with pytest.raises(ValueError, match="new Picture"):
        Picture(played(2, 0)).change(played(3, 0))


@pytest.mark.parametrize("marks, message", [((("membr", ("B2",)),), "membr"), ((("member", ("B9",)),), "B9"), ((("member", ("1:B2",)),), "1:B2")])
def test_a_mark_that_cannot_be_drawn_is_told(marks, message):
    with pytest.raises(ValueError, match=message):
        calico.paint(quilt(), marks)


@pytest.mark.parametrize("patch", range(36))
def test_a_patch_has_the_letter_of_its_colour_and_by_name_both(patch):
    for layer in (tiles.tile, tiles.printed):
        assert f">{COLOUR_LETTERS[patch // 6]}</text>" in svg_layer((layer, patch, False))
        assert f">{TEXT[patch]}</text>" in svg_layer((layer, patch, True))


@pytest.mark.parametrize("goal", list(GOALS.values()), ids=lambda goal: goal.name)
def test_a_goal_has_its_letters_and_both_values(goal):
    written = re.findall(r">([^<]+)</text>", svg_layer((tiles.goal, goal.name)))
    letters = "".join(written[:-1]).replace(" ", "")
    assert letters == ("≠" if goal.name == "not-equal" else goal.name.replace("-", ""))
    assert written[-1] == f"{goal.lower}/{goal.higher}"


def test_names_are_written_when_asked():
    written = re.findall(r">([^<]+)</text>", Picture(quilt(), names=True).svg())
    assert set(NAME) <= set(written)
    assert not set(NAME) & set(re.findall(r">([^<]+)</text>", Picture(quilt()).svg()))


@pytest.mark.parametrize("seed", range(12))
def test_tokens_lie_on_groups_that_earned_them_and_none_is_lost(seed):
    rng, sewn = Random(seed), empty_quilt("green")
    while sewn.free:
        sewn = laid(sewn, rng.choice([rng.randrange(36), 6 * rng.randrange(2) + rng.randrange(2)]), rng.choice(tuple(members(sewn.free))))
        buttons, cats = buttons_on(sewn), cats_on(sewn)
        assert [list(buttons.values()).count(colour) for colour in COLOURS] == list(sewn.buttons)
        assert [list(cats.values()).count(CATS[name].points) for name in sewn.cat_names] == list(sewn.cats)
        assert all(group_at(sewn, cell).bit_count() >= BUTTON_SIZE for cell in buttons)
        assert all(pleases(sewn.cat_for(sewn.patch_at(cell) % 6), group_at(sewn, cell, True)) for cell in cats)


def test_drawn_quilt_with_tokens_shows_one_a_group():
    sewn = quilt()
    assert (sorted(buttons_on(sewn).values()), sorted(cats_on(sewn).values())) == (["green", "pink", "yellow"], [3, 5])
    for colour, cells in enumerate(sewn.colours):
        for group in groups(cells, NEAR):
            assert sum(group >> cell & 1 for cell in buttons_on(sewn)) == (group.bit_count() >= BUTTON_SIZE)


@pytest.mark.parametrize("position", [quilt(), played(1, 3), played(2, 3), played(4, 3)], ids=["quilt", "solo", "two", "four"])
def test_targets_are_pieces_with_a_label_in_both_languages(position):
    picture = Picture(position)
    targets = picture.targets()
    assert set(targets) <= set(picture.pieces)
    for gid, (english, japanese) in targets.items():
        assert english.isascii() or "≠" in english
        assert re.search(r"[ぁ-んァ-ヶ一-龠]", japanese), (gid, japanese)
    assert len(set(targets.values())) >= len(targets) - 5  # the same patch may lie in a hand or the market twice


def test_targets_say_what_lies_there():
    targets = Picture(quilt()).targets()
    assert targets["C3"] == ("C3, free space", "C3、空きマス")
    assert targets["B2"] == ("B2, yellow dots, patch", "B2、黄色の水玉、布地タイル")
    assert targets["A1"] == ("A1, pink vines, printed patch", "A1、ピンクのつる、印刷タイル")
    assert targets["C4"] == ("C4, design goal, AAA-BBB", "C4、デザイン目標、AAA-BBB")
    assert Picture(played(2, 0)).targets()["2:C3"] == ("player 2, C3, free space", "プレイヤー2、C3、空きマス")


def test_the_player_to_move_is_shown():
    assert set(Picture(played(2, 0)).change(played(2, 0)._replace(to_play=2))) == {"1:board", "2:board", "player:1", "player:2"}


def test_a_patch_that_is_not_known_is_face_down():
    table = played(2, 0)
    changed = Picture(table).change(table._replace(hands=((None, table.hands[0][1]), table.hands[1])))
    assert list(changed) == ["hand1:1"] and ">?</text>" in changed["hand1:1"]


def test_family_goals_lie_face_down():
    assert "8/13" not in Picture(played(2, 0, "family")).svg()
    assert "8/13" in Picture(played(2, 0)).svg()


def test_a_quilt_and_a_table_draw_themselves():
    assert quilt()._repr_svg_() == Picture(quilt()).svg()
    assert played(2, 1)._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("format", ["svg", "pdf", "png"])
def test_figures_can_be_saved(tmp_path, format):
    file = tmp_path / f"quilt.{format}"
    calico.paint(quilt(), MARKS, names=True).savefig(file)
    assert file.stat().st_size > 10_000
    if format == "svg":
        text = file.read_text(encoding="utf-8")
        assert all(text.count(f'id="{name}"') == 1 for name in NAME)
        assert ">AAA</text>" in text


def test_the_same_picture_has_the_same_bytes(tmp_path):
    first = [path.read_bytes() for path in render(tmp_path)]
    again = list(GALLERY.items())[::6]
    assert first[::6] == [drawn().png(width) for _, (drawn, width) in again]
    assert Picture(quilt(), MARKS).svg() == Picture(quilt(), MARKS).svg()
    assert all(len(drawn) < 90_000 for drawn in first) and len(first) == len(GALLERY)


def test_a_picture_shrinks_to_its_newest_state():
    picture = Picture(empty_quilt("blue"))
    blank = picture.png()
    picture.change(quilt())
    assert picture.png() == Picture(quilt()).png() != blank


@pytest.mark.parametrize("goal", list(GOALS.values()), ids=lambda goal: goal.name)
def test_goal_rings_are_worth_what_they_show(goal):
    assert goal_points(calico_handouts.example_ring(goal, False), 0) == goal.lower
    assert goal_points(calico_handouts.example_ring(goal, True), 0) == goal.higher


@pytest.mark.parametrize("buttons, patches", calico_handouts.BUTTON_GROUPS)
def test_button_groups_earn_what_they_show(buttons, patches):
    shown = [hex for text, hex in patches if BY_TEXT[text] // 6 == BY_TEXT[patches[0][0]] // 6]
    near = [sum(1 << shown.index(hex) for hex in neighbours(at) if hex in shown) for at in shown]
    assert buttons == sum(group.bit_count() >= BUTTON_SIZE for group in groups((1 << len(shown)) - 1, near))


def test_shapes_are_drawn_in_every_orientation():
    drawn = [gid.split(":")[0] for gid, _ in calico_handouts.cat_shapes().pieces if ":" in gid]
    assert {name: drawn.count(name) for name in set(drawn)} == {"callie": 2, "rumi": 3, "tecolote": 3, "almond": 6, "leo": 3}


def test_a_change_is_quick():
    rng, table, spent = Random(1), played(2, 0), []
    picture = Picture(table)
    while not table.over:
        table = play(table, random_turn(table, rng))
        start = perf_counter()
        picture.change(table, (("member", (f"{table.to_play or 1}:B2",)),))
        spent.append(perf_counter() - start)
    assert median(spent) < 0.012  # about 0.001 s; a figure drawn anew takes 0.1 s
