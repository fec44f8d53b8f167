"""A save that cannot be loaded is told; a save that cannot be written leaves all as it was."""
import re
from itertools import chain

import pytest

import bad_catan_inputs
import bad_inputs
import bad_knit_inputs
import bad_weave_inputs
from bad_inputs import SAVE, played
from rulelib import files, story
from rulelib.games import GAMES
from rulelib.mistake import Mistake
from telling import SENTENCES, in_both_languages, is_one_sentence, sentence_of

BAD = {"calico": bad_inputs, "catan": bad_catan_inputs, "knitting-circle": bad_knit_inputs, "warp-and-weft": bad_weave_inputs}
NO_SAVES = [(game, *each) for game in GAMES for each in BAD[game].NO_SAVES]
each_game = pytest.mark.parametrize("game", GAMES)


@in_both_languages
@pytest.mark.parametrize("game, kind, source", NO_SAVES, ids=[f"{game}-{number}-{kind}" for number, (game, kind, _) in enumerate(NO_SAVES)])
def test_a_save_that_cannot_be_loaded_is_told(tmp_path, game, kind, source, lang):
    path = tmp_path / "game.yaml"
    path.write_text(source, "utf-8")
    with pytest.raises(Mistake) as caught:
        story.load(path, game)
    line = caught.value.say(lang)
    assert line.startswith(str(path)) and re.search(f": {sentence_of(kind, lang)}$", line), line
    assert is_one_sentence(line.removeprefix(str(path)), lang)


@each_game
def test_no_cut_of_a_save_goes_unseen(game):
    whole = BAD[game].SAVE
    for length in chain(range(0, 40, 3), range(40, len(whole) - 60, 29), range(len(whole) - 60, len(whole) - 1)):
        with pytest.raises(Mistake):
            story.read_story(whole[:length], game)


@each_game
@pytest.mark.parametrize("editor", [lambda whole: b"\xef\xbb\xbf" + whole.encode(), lambda whole: whole.replace("\n", "\r\n").encode()], ids=["bom", "crlf"])
def test_a_save_that_went_through_another_editor_is_loaded(tmp_path, game, editor):
    (tmp_path / "game.yaml").write_bytes(editor(BAD[game].SAVE))
    assert story.load(tmp_path / "game.yaml", game) == BAD[game].played()


@pytest.mark.parametrize("kind, content", [("file-not-utf8", b"\xff\xfe"), ("file-missing", None)])
def test_a_save_that_is_no_text_or_not_there_is_told(tmp_path, kind, content):
    path = tmp_path / "game.yaml"
    if content:
        path.write_bytes(content)
    with pytest.raises(Mistake, match=re.escape(f"{path}: ") + sentence_of(kind, "en")):
        story.load(path)


def fails(*_):
    raise OSError(28, "no space left")


def stops(*_):
    raise KeyboardInterrupt


def contents(folder):
    return {path.name: path.read_text("utf-8") for path in folder.iterdir()}


@pytest.mark.parametrize("step, how", [("fsync", fails), ("replace", fails), ("fsync", stops), ("replace", stops)])
def test_a_save_that_fails_leaves_the_older_one_and_nothing_else(tmp_path, monkeypatch, step, how):
    (tmp_path / "game.yaml").write_text("older", "utf-8")
    monkeypatch.setattr(files.os, step, how)
    with pytest.raises(Mistake if how is fails else KeyboardInterrupt) as caught:
        story.save(played(), tmp_path / "game.yaml", replace=True)
    assert contents(tmp_path) == {"game.yaml": "older"}
    assert how is stops or caught.value.kind == "file-not-written"


@in_both_languages
@pytest.mark.parametrize("links", [True, False], ids=["disk with links", "disk without links"])
def test_an_existing_file_is_never_lost(tmp_path, monkeypatch, lang, links):
    if not links:
        monkeypatch.setattr(files.os, "link", fails)
    story.save(played(), tmp_path / "new.yaml")
    (tmp_path / "old.yaml").write_text("older", "utf-8")
    with pytest.raises(Mistake) as caught:
        story.save(played(), tmp_path / "old.yaml")
    assert caught.value.say(lang) == f"{tmp_path / 'old.yaml'}: {SENTENCES['save-exists'][lang]}"
    assert is_one_sentence(SENTENCES["save-exists"][lang], lang)
    assert contents(tmp_path) == {"new.yaml": SAVE, "old.yaml": "older"}


def test_a_save_that_may_replace_replaces_whole(tmp_path):
    (tmp_path / "game.yaml").write_text("older " * 1000, "utf-8")
    story.save(played(), tmp_path / "game.yaml", replace=True)
    assert contents(tmp_path) == {"game.yaml": SAVE}


@pytest.mark.parametrize("name", ["folder", "file/game.yaml", "a\0b"])
def test_a_place_that_takes_no_file_is_told(tmp_path, name):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(Mistake) as caught:
        story.save(played(), tmp_path / name, replace=True)
    assert caught.value.kind == "file-not-written"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]
