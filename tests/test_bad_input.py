"""Bad input is told in one sentence that names file, place and cure, in both languages; nothing breaks, nothing is lost."""
import os
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path
from textwrap import indent

import pytest

import bad_catan_inputs
import bad_knit_inputs
import bad_weave_inputs
from bad_inputs import ANN, BROKEN, NO_SAVES, UNQUOTED, WRONG, case_text, good
from rulelib import files
from rulelib.casebook import check_file
from rulelib.mistake import LANGUAGES
from test_heard import UNHEARD
from telling import SENTENCES, in_both_languages, is_one_sentence, sentence_of

ROOT = Path(__file__).resolve().parent.parent
EVERY_WRONG = [*WRONG, *bad_catan_inputs.WRONG, *bad_knit_inputs.WRONG, *bad_weave_inputs.WRONG]
EVERY_UNQUOTED = [*UNQUOTED, *bad_catan_inputs.UNQUOTED, *bad_knit_inputs.UNQUOTED, *bad_weave_inputs.UNQUOTED]


def told(path, lang="en"):
    return [line for _, line in check_file(path, lang)]


# --- cases

@in_both_languages
@pytest.mark.parametrize("kind, place, lines", EVERY_WRONG, ids=[f"{kind}-{place}" for kind, place, _ in EVERY_WRONG])
def test_a_wrong_case_is_told_and_the_others_run(tmp_path, kind, place, lines, lang):
    path = tmp_path / "mine.yaml"
    path.write_text(case_text(lines), "utf-8")
    before, error, after = told(path, lang)
    assert (before, after) == ("ok before", "ok after")
    found = re.fullmatch(rf"ERROR {re.escape(str(path))} (wrong|before|one two|#2) {re.escape(place)}: (.*)", error)
    assert found, error
    assert re.fullmatch(sentence_of(kind, lang), found[2]), error
    assert is_one_sentence(found[2], lang)


@pytest.mark.parametrize("place, lines, read", EVERY_UNQUOTED, ids=lambda value: str(value).splitlines()[-1])
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
    (line,) = told(f"{tmp_path}/a\0b", lang)
    assert line == f"ERROR {tmp_path}/a\\x00b: {SENTENCES['file-closed'][lang]}"
    monkeypatch.setattr(files, "open", lambda *_, **__: (_ for _ in ()).throw(PermissionError(13, "closed")), raising=False)
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
    (tmp_path / "results.yaml").write_text(f"- id: won\n  game: calico\n{indent(ANN, '  ')}  expect: [ann]\n", "utf-8")
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
    ("file-not-written", ("good.yaml", "-o", "nowhere/good.svg")),
]


@pytest.mark.parametrize("kind, words", SHOWN, ids=[kind for kind, _ in SHOWN])
def test_show_tells_what_it_cannot_show(cases, kind, words):
    names = [cases / word if "." in word else word for word in words]
    code, _, (error,) = run("show", *names, "--lang", "en")
    assert code == 2 and re.fullmatch(rf"ERROR \S+.*: {sentence_of(kind, 'en')}", error), error


def test_a_picture_is_at_fault_under_its_own_name_and_once(cases):
    for picture, named in (("all.bmp", "all.bmp"), ("nowhere/all.svg", "nowhere/all-before.svg")):
        code, _, (error,) = run("show", cases / "broken.yaml", "-o", cases / picture)
        assert code == 2 and error.startswith(f"ERROR {cases / named}: ")


def test_pictures_of_cases_with_odd_ids_and_endings_are_written(cases):
    (cases / "odd.yaml").write_text(good("../a:b c") + good("黄色"), "utf-8")
    code, _, errors = run("show", cases / "odd.yaml", "-o", cases / "it.PNG")
    assert (code, errors) == (0, [])
    assert sorted(path.name for path in cases.glob("*.PNG")) == ["it-..-a-b-c.PNG", "it-黄色.PNG"]


def test_among_several_cases_results_are_drawn_too(cases):
    (cases / "two.yaml").write_text((cases / "results.yaml").read_text("utf-8") + good("drawn"), "utf-8")
    code, lines, errors = run("show", cases / "two.yaml", "-o", cases / "it.svg", "--lang", "en")
    assert (code, errors) == (0, []) and "  Answer: ann  [ann]" in lines
    assert sorted(path.name for path in cases.glob("*.svg")) == ["it-drawn.svg", "it-won.svg"]


REFUSED = "position: {loom: [pink v1]}\n  moves: [weave blue v1]"


@pytest.mark.parametrize(
    "lines, code",
    [
        ("ask: penalty\n  card: [pink-blue]", 0),
        (f"{REFUSED}\n  ask: count", 1),
        (f"{REFUSED}\n  ask: count\n  card: [pink]", 1),
        (f"{REFUSED}\n  ask: legal\n  move: [weave]", 1),
    ],
)
def test_show_tells_a_case_whose_argument_nobody_has_read(cases, lines, code):
    (cases / "unread.yaml").write_text(f"- id: unread\n  game: warp-and-weft\n  {lines}\n  expect: {0 if 'legal' not in lines else 'true'}\n", "utf-8")
    done, _, errors = run("show", cases / "unread.yaml")
    assert (done, errors) == (code, [])


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_reader_that_goes_away_breaks_nothing(cases, command):
    running = subprocess.Popen([sys.executable, "-m", "rulelib", command, cases / "good.yaml"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    running.stdout.close()
    assert running.stderr.read() == b"" and running.wait() == 2
    running.stderr.close()


def test_a_legal_move_breaks_none(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(case_text("ask: legal\nmove: yd B2\nexpect: []"), "utf-8")
    assert told(path) == ["ok before", "ok wrong", "ok after"]


# --- all of them

def test_every_mistake_is_provoked_here_and_told_in_one_sentence():
    provoked = {kind for kind, *_ in chain(EVERY_WRONG, BROKEN, SHOWN, NO_SAVES)} | {"file-folder", "file-closed", "save-exists", "deck-unstated", "file-name-long"}
    provoked |= {kind for kind, *_ in UNHEARD}
    assert provoked == set(SENTENCES)
    for kind, each in SENTENCES.items():
        assert set(each) == set(LANGUAGES), kind
        assert all(is_one_sentence(each[lang], lang) for lang in LANGUAGES), kind
        assert set(re.findall(r"\{\w+\}", each["en"])) == set(re.findall(r"\{\w+\}", each["ja"])), kind
