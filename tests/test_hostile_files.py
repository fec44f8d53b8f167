"""Case files and saves with anything wrong in them are told, line by line, and never break, wait or print what cannot be seen."""
import re
import time
from random import Random

import pytest
import yaml

import bad_catan_inputs
import bad_inputs
import bad_knit_inputs
import bad_weave_inputs
from figures import showing
from figures.page_cells import Cells
from figures.picture import Picture
from hostile_files import mutated_bytes, mutated_values
from rulelib import story
from rulelib.casebook import check_file, solve
from rulelib.casefile import Case, read_cases
from rulelib.casetext import show_case
from rulelib.games import GAMES
from rulelib.mistake import LANGUAGES, Mistake

SAVES = {"calico": bad_inputs.SAVE, "catan": bad_catan_inputs.SAVE, "knitting-circle": bad_knit_inputs.SAVE, "warp-and-weft": bad_weave_inputs.SAVE}
CASES = {game: [show_case(case) for case in Cells(game).cases().values()] for game in GAMES}
LINE = re.compile(r"(ok|FAIL|ERROR) .*")
TIMES = 150
LONGEST = 1.0
each_game = pytest.mark.parametrize("game", GAMES)


def checked(path, lang):
    """Every line that the check prints of a file, each as it must be, and quickly."""
    began = time.process_time()
    lines = [line for _, line in check_file(path, lang)]
    assert time.process_time() - began < LONGEST
    assert lines and all(LINE.fullmatch(line) and len(line) < 3000 and line.isprintable() for line in map(_plain, lines)), lines
    return lines


def _plain(line):
    return line.replace("\u3000", " ")  # a blank of Japanese text, which Python does not call printable


@each_game
def test_a_case_file_with_any_bytes_is_told(game, tmp_path):
    rng, errors, path = Random(game), 0, tmp_path / "mine.yaml"
    for _ in range(TIMES):
        path.write_bytes(mutated_bytes(rng, "".join(rng.sample(CASES[game], 3)).encode()))
        errors += any(line.startswith("ERROR") for line in checked(path, rng.choice(LANGUAGES)))
    assert errors > TIMES // 4


@each_game
def test_a_case_with_any_values_is_told_and_what_is_read_can_be_told_and_drawn(game, tmp_path):
    rng, errors, path = Random(game), 0, tmp_path / "mine.yaml"
    for _ in range(TIMES):
        (case,) = yaml.safe_load(rng.choice(CASES[game]))
        path.write_text(mutated_values(rng, [case]), "utf-8")
        lines = checked(path, rng.choice(LANGUAGES))
        errors += lines[0].startswith("ERROR")
        if not lines[0].startswith("ERROR"):
            shown(path)
    assert errors > TIMES // 4


def shown(path):
    """What `show` does with the cases of a file."""
    began = time.process_time()
    for case in read_cases(path):
        assert isinstance(case, Case)
        solved = solve(case)
        assert all(showing.tell(solved, lang) for lang in LANGUAGES)
        assert Picture(solved.position, solved.answer.marks(), names=True).svg().endswith("</svg>")
    assert time.process_time() - began < LONGEST


@each_game
def test_a_save_with_anything_wrong_is_told(game):
    rng, refused = Random(game), 0
    whole = SAVES[game]
    unsealed = {key: value for key, value in yaml.safe_load(whole).items() if key != story.CHECKSUM}
    for _ in range(TIMES):
        source = rng.choice((mutated_bytes(rng, whole.encode()).decode("utf-8", "replace"), mutated_values(rng, unsealed)))
        began = time.process_time()
        try:
            story.read_story(source, game)
        except Mistake as mistake:
            refused += 1
            assert all(len(mistake.say(lang)) < 3000 and mistake.say(lang).isprintable() for lang in LANGUAGES)
        assert time.process_time() - began < LONGEST
    assert refused > TIMES // 2
