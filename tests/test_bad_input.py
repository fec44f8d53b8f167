"""Bad input is told in one sentence that names file, place and cure, in both languages; nothing breaks, nothing is lost."""
import os
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest
import yaml

from bad_inputs import UNQUOTED, WRONG, case_text, good
from rulelib import calico, files, story
from rulelib.casebook import check_file
from rulelib.mistake import LANGUAGES, Mistake

ROOT = Path(__file__).resolve().parent.parent
SENTENCES = yaml.safe_load((ROOT / "rulelib" / "mistakes.yaml").read_text("utf-8"))
in_both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def sentence_of(kind, lang):
    """The sentence of a mistake as a pattern, its facts left open."""
    return re.sub(r"\\\{\w+\\\}", ".+", re.escape(SENTENCES[kind][lang]))


def is_one_sentence(text, lang):
    """One line, one full stop, and in Japanese a request at its end: the cure."""
    if lang == "ja":
        return "\n" not in text and text.count("。") == 1 and text[-1] == "。" and "ください" in text
    return "\n" not in text and not re.search(r"[.?!] +[A-Z]", text) and text[-1] in ".?"


def told(path, lang="en"):
    return [line for _, line in check_file(path, lang)]


# --- cases

@in_both_languages
@pytest.mark.parametrize("kind, place, lines", WRONG, ids=[f"{kind}-{place}" for kind, place, _ in WRONG])
def test_a_wrong_case_is_told_and_the_others_run(tmp_path, kind, place, lines, lang):
    path = tmp_path / "mine.yaml"
    path.write_text(case_text(lines), "utf-8")
    before, error, after = told(path, lang)
    assert (before, after) == ("ok before", "ok after")
    found = re.fullmatch(rf"ERROR {re.escape(str(path))} (wrong|before|one two|#2) {re.escape(place)}: (.*)", error)
    assert found, error
    assert re.fullmatch(sentence_of(kind, lang), found[2]), error
    assert is_one_sentence(found[2], lang)


@pytest.mark.parametrize("place, lines, read", UNQUOTED, ids=[lines.splitlines()[-1] for _, lines, _ in UNQUOTED])
def test_what_yaml_made_of_an_unquoted_word_is_to_be_quoted(tmp_path, place, lines, read):
    path = tmp_path / "mine.yaml"
    path.write_text(case_text(lines), "utf-8")
    _, error, _ = told(path)
    assert error.endswith(f" {place}: text is needed here, but YAML read {read}; put the word in quotes.")


def test_the_same_words_in_quotes_are_read(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(case_text('id: "NO"\nen: "true"\nja: "010"'), "utf-8")
    assert told(path) == ["ok before", "ok NO", "ok after"]


def test_the_second_of_two_equal_keys_is_named_with_its_line(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(good("one") + "  kind: plain\n  kind: edge\n", "utf-8")
    assert told(path) == [f"ERROR {path} one kind: this key stands twice in one map (again in line 6); keep one."]


def test_what_somebody_wrote_never_breaks_the_line(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(case_text('position: {border: "' + "blue\\n" * 50 + '"}'), "utf-8")
    _, error, _ = told(path)
    assert error.startswith(f"ERROR {path} wrong position.border: there is no blue blue") and len(error.splitlines()) == 1 and len(error) < 400


# --- files

BROKEN = [
    ("file-no-cases", b""),
    ("file-no-cases", b"# nothing but a remark\n"),
    ("file-no-cases", b"[]\n"),
    ("file-no-cases", b"id: one\ngame: calico\n"),
    ("file-not-utf8", bytes(range(128, 256))),
    ("file-not-utf8", good("one").encode("utf-16")),
    ("file-not-utf8", "- id: 黄色\n".encode("shift_jis")),
    ("file-not-text", b"- id: one\n  en: \x07\n"),
    ("file-not-text", b"\x00\x01\x02"),
    ("file-not-yaml", b"- id: one\n\tgame: calico\n"),
    ("file-not-yaml", b"- id: one\n  game: [calico\n"),
    ("file-not-yaml", b"- id: one\n  en: a: b\n"),
    ("file-not-yaml", b"- *nobody\n"),
    ("file-documents", (good("one") + "---\n" + good("two")).encode()),
    ("file-too-deep", b"- " + b"[\n  " * 1000),
    ("file-too-deep", b"- id: one\n  en: " + b"[\n    " * 1000 + b"]" * 1000),
]


@in_both_languages
@pytest.mark.parametrize("kind, content", BROKEN, ids=[f"{number}-{kind}" for number, (kind, _) in enumerate(BROKEN)])
def test_a_file_that_cannot_be_read_is_told(tmp_path, kind, content, lang):
    path = tmp_path / "mine.yaml"
    path.write_bytes(content)
    assert_file_told(path, kind, lang)


def assert_file_told(path, kind, lang):
    (line,) = told(path, lang)
    found = re.fullmatch(rf"ERROR {re.escape(str(path))}: (.*)", line)
    assert found and re.fullmatch(sentence_of(kind, lang), found[1]), line
    assert is_one_sentence(found[1], lang)


@in_both_languages
def test_a_file_that_is_none_is_told(tmp_path, monkeypatch, lang):
    assert_file_told(tmp_path / "nowhere.yaml", "file-missing", lang)
    assert_file_told(tmp_path, "file-folder", lang)
    assert_file_told(f"{tmp_path}/a\0b", "file-closed", lang)
    monkeypatch.setattr(Path, "read_bytes", lambda path: (_ for _ in ()).throw(PermissionError(13, "closed")))
    assert_file_told(tmp_path / "mine.yaml", "file-closed", lang)


@pytest.mark.parametrize("content", [b"\xef\xbb\xbf" + good("one").encode(), good("one").replace("\n", "\r\n").encode()], ids=["bom", "crlf"])
def test_marks_of_other_editors_do_no_harm(tmp_path, content):
    path = tmp_path / "mine.yaml"
    path.write_bytes(content)
    assert told(path) == ["ok one"]


def test_a_picture_with_other_line_endings_and_tabs_is_the_same(tmp_path):
    rows = ["B\tyd yf ..   .. ..", "C  .. .. ## .. ..", "D .. .. .. ## ..", "E .. ## .. .. ..", "F .. .. .. .. .."]
    path = tmp_path / "mine.yaml"
    path.write_bytes(case_text("position:\n  quilt: |\n    " + "\n    ".join(rows)).replace("\n", "\r\n").encode())
    assert told(path) == ["ok before", "ok wrong", "ok after"]


# --- the command line

def run(*words, **environment):
    command = [sys.executable, "-m", "rulelib", *map(str, words)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", env=os.environ | {"PYTHONUTF8": "1"} | environment)
    assert "Traceback" not in done.stdout + done.stderr
    return done.returncode, done.stdout.splitlines(), done.stderr.splitlines()


@pytest.fixture
def cases(tmp_path):
    (tmp_path / "good.yaml").write_text(good("good"), "utf-8")
    (tmp_path / "fails.yaml").write_text(good("fails").replace("cats: []", "cats: [millie]"), "utf-8")
    (tmp_path / "broken.yaml").write_text(case_text("position: {border: red}"), "utf-8")
    (tmp_path / "results.yaml").write_text("- id: won\n  game: calico\n  ask: winners\n  position: {results: {ann: {score: 1, cats: 0, buttons: 0}}}\n  expect: [ann]\n", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "names, code, total",
    [
        ("good", 0, "1 passed, 0 failed"),
        ("good fails", 1, "1 passed, 1 failed"),
        ("broken fails good", 2, "3 passed, 1 failed"),
        ("nowhere good", 2, "1 passed, 0 failed"),
    ],
)
def test_check_counts_and_its_exit_code(cases, names, code, total):
    done, lines, errors = run("check", *(cases / f"{name}.yaml" for name in names.split()))
    assert (done, lines[-1], errors) == (code, total, [])


def test_check_prints_a_line_for_each_case(cases):
    _, lines, _ = run("check", cases / "fails.yaml", cases / "broken.yaml", cases, "--lang", "en")
    expected, got = "{buttons: [], cats: [millie], rainbow: false}", "{buttons: [], cats: [], rainbow: false}"
    word = "there is no red here; use one of: none, blue, green, purple, yellow."
    assert lines == [
        f"FAIL fails: expected {expected}, got {got}",
        "ok before",
        f"ERROR {cases / 'broken.yaml'} wrong position.border: {word}",
        "ok after",
        f"ERROR {cases}: this is a folder; name a file in it.",
        "2 passed, 1 failed",
    ]


def test_a_terminal_without_japanese_is_no_reason_to_break(cases):
    code, lines, _ = run("check", cases / "broken.yaml", "--lang", "ja", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert (code, lines[-1]) == (2, "2 passed, 0 failed")


SHOWN = [
    ("case-unknown", ("good.yaml", "bad")),
    ("file-missing", ("nowhere.yaml",)),
    ("word", ("broken.yaml", "wrong")),
    ("picture-kind", ("good.yaml", "-o", "good.bmp")),
    ("picture-none", ("results.yaml", "-o", "won.svg")),
    ("file-not-written", ("good.yaml", "-o", "nowhere/good.svg")),
]


@pytest.mark.parametrize("kind, words", SHOWN, ids=[kind for kind, _ in SHOWN])
def test_show_tells_what_it_cannot_show(cases, kind, words):
    names = [cases / word if "." in word else word for word in words]
    code, _, (error,) = run("show", *names, "--lang", "en")
    assert code == 2 and re.fullmatch(rf"ERROR \S+.*: {sentence_of(kind, 'en')}", error), error


# --- saves

def played():
    """A game with two moves, looked at after the first."""
    begun = story.begin("calico", calico.read({"players": 2, "hands": {1: ["yd", "bs"], 2: ["kf", "gq"]}, "market": ["ys", "cd", "pv"], "bag": ["kw", "bf"]}))
    for line in ("place yd B2 take ys", "place kf C3 take cd"):
        begun = begun.play(calico.read_move(line, begun.position))
    return begun.undo()


SAVE = story.story_text(played())
NO_SAVES = [
    ("save-not-ours", ""),
    ("save-not-ours", "- a list\n"),
    ("save-not-ours", "game: chess\nposition: {}\nat: 0\nmoves: []\n"),
    ("save-not-ours", "# no game\n\tat all"),
    ("save-cut", "game: calico\nposition: {players: 2}\n"),
    ("save-cut", SAVE.rstrip()[:-1]),
    ("save-other-game", SAVE.replace("game: calico", "game: catan")),
    ("save-move", SAVE.replace("place kf C3", "place yd C3")),
    ("half-a-turn", SAVE.replace("place yd B2 take ys", "place yd B2")),
    ("table-move", SAVE.replace("place yd B2 take ys", "yd B2")),
    ("text", SAVE.replace("place yd B2 take ys", "NO")),
    ("between", SAVE.replace("at: 1", "at: 3")),
    ("integer", SAVE.replace("at: 1", "at: true")),
    ("key-near", SAVE.replace("position:", "positions:")),
    ("key-twice", SAVE + "at: 1\n"),
    ("value", SAVE.replace("at: 1", "at: 2026-02-30")),
    ("player", SAVE.replace("to-play: 1", "to-play: 9")),
]


@in_both_languages
@pytest.mark.parametrize("kind, source", NO_SAVES, ids=[f"{number}-{kind}" for number, (kind, _) in enumerate(NO_SAVES)])
def test_a_save_that_cannot_be_loaded_is_told(tmp_path, kind, source, lang):
    path = tmp_path / "game.yaml"
    path.write_text(source, "utf-8")
    with pytest.raises(Mistake) as caught:
        story.load(path, "calico")
    line = caught.value.say(lang)
    assert line.startswith(str(path)) and re.search(f": {sentence_of(kind, lang)}$", line), line
    assert is_one_sentence(line.removeprefix(str(path)), lang)


def test_a_save_of_a_game_that_is_not_built_is_told():
    with pytest.raises(Mistake, match="catan is not built yet"):
        story.read_story(SAVE.replace("game: calico", "game: catan"))


def test_no_cut_of_a_save_goes_unseen():
    for length in chain(range(0, 40, 3), range(40, len(SAVE) - 60, 29), range(len(SAVE) - 60, len(SAVE) - 1)):
        with pytest.raises(Mistake):
            story.read_story(SAVE[:length], "calico")


@pytest.mark.parametrize("content", [b"\xef\xbb\xbf" + SAVE.encode(), SAVE.replace("\n", "\r\n").encode()], ids=["bom", "crlf"])
def test_a_save_that_went_through_another_editor_is_loaded(tmp_path, content):
    (tmp_path / "game.yaml").write_bytes(content)
    assert story.load(tmp_path / "game.yaml", "calico") == played()


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


# --- all of them

def test_every_mistake_is_provoked_here_and_told_in_one_sentence():
    provoked = {kind for kind, *_ in chain(WRONG, BROKEN, SHOWN, NO_SAVES)} | {"file-folder", "file-closed", "save-exists"}
    assert provoked == set(SENTENCES)
    for kind, each in SENTENCES.items():
        assert set(each) == set(LANGUAGES), kind
        assert all(is_one_sentence(each[lang], lang) for lang in LANGUAGES), kind
        assert set(re.findall(r"\{\w+\}", each["en"])) == set(re.findall(r"\{\w+\}", each["ja"])), kind
