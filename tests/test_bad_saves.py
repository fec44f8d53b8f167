"""A save that cannot be loaded is told; a save that cannot be written leaves all as it was."""
import os
import re
import subprocess
import sys
from collections import Counter
from itertools import chain
from pathlib import Path
from random import Random

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


def without(rng, save):
    """A save from which a word, a letter or a line is gone, or in which two words have changed places."""
    words = re.findall(r"\s+|[^\s,:{}\[\]]+|[,:{}\[\]]", save)
    lines = save.splitlines(keepends=True)
    at, other = rng.randrange(len(words)), rng.randrange(len(words))
    swapped = [*words]
    swapped[at], swapped[other] = words[other], words[at]
    letter = rng.randrange(len(save))
    line = rng.randrange(len(lines))
    return rng.choice(["".join(words[:at] + words[at + 1 :]), "".join(swapped), save[:letter] + save[letter + 1 :], "".join(lines[:line] + lines[line + 1 :])])


@each_game
def test_no_save_loads_as_another_game_without_a_word(game):
    whole, rng, same, told = BAD[game].SAVE, Random(9), 0, Counter()
    right = BAD[game].played()
    for _ in range(1000):
        try:
            assert story.read_story(without(rng, whole), game) == right
            same += 1  # a blank is gone, or the checksum's own line
        except Mistake as mistake:
            told[mistake.kind] += 1
    assert same > 10 and told["save-checksum"] > 30 and sum(told.values()) > 500


@each_game
def test_a_save_that_was_edited_on_purpose_is_loaded_without_its_checksum_as_older_ones_are(game):
    edited = re.sub("at: [0-9]+", "at: 0", BAD[game].SAVE)
    with pytest.raises(Mistake, match="checksum: .*delete this line"):
        story.read_story(edited, game)
    assert story.read_story(re.sub("checksum: .*\n", "", edited), game) == BAD[game].played().jump(0)


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


def test_a_save_keeps_the_rights_of_the_file_that_it_replaces_and_a_new_one_gets_the_usual_ones(tmp_path):
    path = tmp_path / "game.yaml"
    path.touch()
    path.chmod(0o664)
    story.save(played(), path, replace=True)
    assert path.stat().st_mode & 0o777 == 0o664
    story.save(played(), tmp_path / "new.yaml")
    (tmp_path / "usual").touch()
    assert (tmp_path / "new.yaml").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_save_goes_through_a_link_to_its_file(tmp_path):
    (tmp_path / "there").mkdir()
    (tmp_path / "link.yaml").symlink_to("there/game.yaml")
    story.save(played(), tmp_path / "link.yaml")
    assert (tmp_path / "link.yaml").is_symlink() and contents(tmp_path / "there") == {"game.yaml": SAVE}
    with pytest.raises(Mistake) as caught:
        story.save(played(), tmp_path / "link.yaml")
    assert caught.value.kind == "save-exists" and caught.value.file == str(tmp_path / "link.yaml")
    story.save(played().undo(), tmp_path / "link.yaml", replace=True)
    assert (tmp_path / "link.yaml").is_symlink() and story.load(tmp_path / "there" / "game.yaml") == played().undo()


@in_both_languages
def test_a_name_as_long_as_the_disk_takes_is_written_and_a_longer_one_told(tmp_path, lang):
    story.save(played(), tmp_path / f"{'x' * 250}.yaml")
    assert contents(tmp_path) == {f"{'x' * 250}.yaml": SAVE}
    with pytest.raises(Mistake) as caught:
        story.save(played(), tmp_path / f"{'x' * 251}.yaml")
    assert caught.value.sentence(lang) == SENTENCES["file-name-long"][lang]


def test_what_a_killed_write_left_is_gone_after_the_next(tmp_path):
    write = f"import os; from rulelib import files; files.os.fsync = lambda _: os.kill(os.getpid(), 9); files.write_whole('x', {str(tmp_path / 'game.yaml')!r})"
    for _ in range(2):
        subprocess.run([sys.executable, "-c", write], cwd=Path(__file__).parents[1])
        assert len(contents(tmp_path)) == 1
    mine = tmp_path / f"{files.UNFINISHED}{os.getpid()}-00"  # being written just now
    mine.touch()
    story.save(played(), tmp_path / "game.yaml")
    assert set(contents(tmp_path)) == {"game.yaml", mine.name}


@pytest.mark.parametrize("name", ["folder", "file/game.yaml", "a\0b"])
def test_a_place_that_takes_no_file_is_told(tmp_path, name):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(Mistake) as caught:
        story.save(played(), tmp_path / name, replace=True)
    assert caught.value.kind == "file-not-written"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]
